"""Whole games of all kinds: nothing breaks, and every component gets to do what it does.

``python -m tryptyk.lab.soak`` plays many more.
"""

from __future__ import annotations

from random import Random

import pytest

from tryptyk.games import Title
from tryptyk.games.bonfire.game import GAME
from tryptyk.games.bonfire.samples import SAMPLES
from tryptyk.games.bonfire.state import State
from tryptyk.kernel import Table
from tryptyk.kernel.record import record_of, replay
from tryptyk.lab.soak import LONGEST_ACT, Found, never_at_work, note_work, play

TITLE = Title("bonfire", "tryptyk.games.bonfire")


def random_table(number: int, choices: int) -> Table[State]:
    """A table of some kind after so many random choices, or at its end."""
    players, setup = SAMPLES.setup(number)
    table = Table.new(GAME, players, number, setup)
    random = Random(number)
    while table.decision is not None and table.number < choices:
        table.take(random.randrange(len(table.decision.options)))
    return table


def test_the_samples_cover_every_number_of_players_and_every_switch() -> None:
    seen = [SAMPLES.setup(number) for number in range(240)]
    assert {players for players, _ in seen} == {1, 2, 3, 4}
    for flag in ("only_if_lacking", "specialist_6_gold", "countdown_waits"):
        assert {(players, setup[flag]) for players, setup in seen} == {
            (n, on) for n in range(1, 5) for on in (0, 1)
        }
    assert {setup["challenge"] for players, setup in seen if players == 1} == {True, False}
    assert {setup["first_game"] for players, setup in seen if players > 1} == {True, False}


@pytest.mark.parametrize("first", [0, 40, 80])
def test_random_games_break_nothing(first: int) -> None:
    found = Found()
    for number in range(first, first + 40):
        play(TITLE, number, "random", found)
    assert found.faults == []
    assert found.games == 40
    assert found.outcomes["unfinished"] == 0
    assert 1 < found.longest_act <= LONGEST_ACT, found.longest_at


def test_sensible_games_break_nothing() -> None:
    found = Found()
    for number in range(1000, 1002):
        play(TITLE, number, "greedy", found)
    assert found.faults == []
    assert found.longest_act <= LONGEST_ACT, found.longest_at


def test_most_components_are_at_work_in_a_few_games() -> None:
    found = Found()
    for number in range(160):
        note_work(TITLE, random_table(number, 10_000), found)
    # A long run puts all of them to work; what is rare in random play may be missing here.
    assert len(never_at_work(TITLE, found)) <= len(SAMPLES.things) // 10, never_at_work(TITLE, found)


@pytest.mark.parametrize("number", range(8))
def test_a_clone_plays_on_alike_and_by_itself(number: int) -> None:
    table = random_table(number, 30)
    before = GAME.dump(table.state)
    twin = table.clone()
    assert GAME.dump(twin.state) == before
    random = Random(number)
    for _ in range(12):
        if twin.decision is not None:
            twin.take(random.randrange(len(twin.decision.options)))
    assert GAME.dump(table.state) == before


@pytest.mark.parametrize("number", range(8))
def test_a_record_comes_to_the_same_end(number: int) -> None:
    table = random_table(number, 10_000)
    again = replay(GAME, record_of(table))
    assert GAME.dump(again.state) == GAME.dump(table.state)
    assert again.outcome == table.outcome
