"""Whole games of all kinds: nothing breaks, and every component gets to do what it does.

``python -m tryptyk.lab.soak`` plays many more.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.playouts import must_break_nothing, must_come_to_the_same_end, must_not_notice_its_clone
from tryptyk.games import Title
from tryptyk.games.bonfire.game import GAME
from tryptyk.games.bonfire.samples import SAMPLES
from tryptyk.games.bonfire.state import State
from tryptyk.kernel import Table
from tryptyk.lab.soak import Found, never_at_work, note_work

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
    must_break_nothing(TITLE, range(first, first + 40), "random")


def test_sensible_games_break_nothing() -> None:
    must_break_nothing(TITLE, range(1000, 1002), "greedy")


def test_most_components_are_at_work_in_a_few_games() -> None:
    found = Found()
    for number in range(160):
        note_work(TITLE, random_table(number, 10_000), found)
    # A long run puts all of them to work; what is rare in random play may be missing here.
    assert len(never_at_work(TITLE, found)) <= len(SAMPLES.things) // 10, never_at_work(TITLE, found)


@pytest.mark.parametrize("number", range(8))
def test_a_clone_plays_on_alike_and_by_itself(number: int) -> None:
    must_not_notice_its_clone(random_table(number, 30), number)


@pytest.mark.parametrize("number", range(8))
def test_a_record_comes_to_the_same_end(number: int) -> None:
    must_come_to_the_same_end(random_table(number, 10_000))
