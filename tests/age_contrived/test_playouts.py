"""Whole games of all kinds: nothing breaks, and components get to do what they do.

``python -m tryptyk.lab.soak`` plays many more.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.age_contrived.positions import some_option
from tests.rule import rule
from tryptyk.games import Title
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.samples import SAMPLES
from tryptyk.games.age_contrived.setup import OPTIONS
from tryptyk.games.age_contrived.state import State
from tryptyk.kernel import Table
from tryptyk.kernel.record import record_of, replay
from tryptyk.kernel.setup import RANDOM, Flag, OneOf
from tryptyk.lab.soak import LONGEST_ACT, Found, play

TITLE = Title("age_contrived", "tryptyk.games.age_contrived")
NUMBERS = (1, 2, 3, 4, 6, 8, 9, 37)
"""Tables for two to five; the last one is cut short by its limit of turns."""


def random_table(number: int, choices: int) -> Table[State]:
    """A table of some kind after so many random choices, or at its end."""
    players, setup = SAMPLES.setup(number)
    table = Table.new(GAME, players, number, setup)
    random = Random(number)
    while table.decision is not None and table.number < choices:
        table.take(some_option(table.decision.options, random))
    return table


def test_the_samples_cover_every_number_of_players_and_every_option() -> None:
    seen = [SAMPLES.setup(number) for number in range(600)]
    assert {players for players, _ in seen} == {1, 2, 3, 4, 5}
    for option in OPTIONS:
        for players in range(1, 6):
            if option.exists_for(players) and isinstance(option, (Flag, OneOf)):
                values = set(option.values) - {RANDOM} if isinstance(option, OneOf) else {True, False}
                assert {setup[option.id] for count, setup in seen if count == players} == values, option.id
    pairs = {(setup["characters"][0], setup["automa"]) for players, setup in seen if players == 1}
    assert len(pairs) == 40, "every character against every side of another one's card"
    assert {setup["difficulty"] for players, setup in seen if players == 1} == {"normal", "hard", "expert"}


@rule("WC-COMP-25", "WC-COMP-36")
@pytest.mark.parametrize("number", NUMBERS)
def test_random_games_break_no_invariant(number: int) -> None:
    """After every choice: 21 energies for everybody, each in one zone, seven tiles, and all limits."""
    players, setup = SAMPLES.setup(number)
    table = Table.new(GAME, players, number, setup)
    random = Random(number)
    while table.decision is not None:
        options = table.decision.options
        assert len(set(options)) == len(options), table.decision
        for option, _ in table.refusals():
            assert option not in options
        table.take(random.randrange(len(options)))
        GAME.check(table.state)
        assert table.number < 5_000, "it does not end"
    assert table.outcome is not None
    limited = "turn_limit" in setup
    assert table.outcome.reason == ("stalled" if limited else "built")
    turns = [side.turns for side in table.state.sides]
    assert max(turns) == min(turns), "rounds are played to their end"


@pytest.mark.parametrize("first", [0, 50])
def test_random_games_against_the_automa_break_nothing(first: int) -> None:
    """With all that is said held against the vocabulary."""
    found = Found()
    for number in range(first, first + 50, 5):
        play(TITLE, number, "random", found)
    assert found.faults == []
    assert found.games == 10
    assert found.outcomes["unfinished"] == 0
    assert 1 < found.longest_act <= LONGEST_ACT, found.longest_at


def test_everything_said_in_a_game_of_several_is_in_the_vocabulary() -> None:
    found = Found()
    play(TITLE, 11, "random", found)
    assert found.faults == []
    assert found.longest_act <= LONGEST_ACT, found.longest_at


def test_most_components_are_at_work_in_a_few_games() -> None:
    worked: set[str] = set()
    for number in range(40):
        worked |= {SAMPLES.at_work(event) for _, event in random_table(number, 600).events()}
    assert worked - {""} <= SAMPLES.things
    # A long run puts all of them to work; what is rare in random play may be missing here.
    missing = SAMPLES.things - worked
    assert len(missing) <= len(SAMPLES.things) // 10, sorted(missing)


@pytest.mark.parametrize("number", range(5))
def test_a_clone_plays_on_alike_and_by_itself(number: int) -> None:
    table = random_table(number, 60)
    before = GAME.dump(table.state)
    twin = table.clone()
    assert GAME.dump(twin.state) == before
    random = Random(number)
    for _ in range(12):
        if twin.decision is not None:
            twin.take(random.randrange(len(twin.decision.options)))
    assert GAME.dump(table.state) == before


@pytest.mark.parametrize("number", [5, 6, 12])
def test_a_record_comes_to_the_same_end(number: int) -> None:
    table = random_table(number, 10_000)
    again = replay(GAME, record_of(table))
    assert GAME.dump(again.state) == GAME.dump(table.state)
    assert again.outcome == table.outcome
    assert again.events() == table.events()
