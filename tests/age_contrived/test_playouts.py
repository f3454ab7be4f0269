"""Whole games of all kinds: nothing breaks, and components get to do what they do.

``python -m tryptyk.lab.soak`` plays many more.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.age_contrived.positions import some_option
from tests.playouts import must_break_nothing, must_come_to_the_same_end, must_not_notice_its_clone
from tests.rule import rule
from tryptyk.games import Title
from tryptyk.games.age_contrived.components.catalogue import CHARACTER_IDS
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.samples import SAMPLES
from tryptyk.games.age_contrived.setup import OPTIONS
from tryptyk.games.age_contrived.state import State
from tryptyk.kernel import Table
from tryptyk.kernel.setup import RANDOM, Flag, OneOf

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


CHANCE = {RANDOM, *CHARACTER_IDS}
"""Of a character alone the side is drawn, too."""


def test_the_samples_cover_every_number_of_players_and_every_option() -> None:
    seen = [SAMPLES.setup(number) for number in range(600)]
    assert {players for players, _ in seen} == {1, 2, 3, 4, 5}
    for option in OPTIONS:
        for players in range(1, 6):
            if option.exists_for(players) and isinstance(option, (Flag, OneOf)):
                values = set(option.values) - CHANCE if isinstance(option, OneOf) else {True, False}
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
    must_break_nothing(TITLE, range(first, first + 50, 5), "random")


def test_everything_said_in_a_game_of_several_is_in_the_vocabulary() -> None:
    must_break_nothing(TITLE, [11], "random")


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
    must_not_notice_its_clone(random_table(number, 60), number)


@pytest.mark.parametrize("number", [5, 6, 12])
def test_a_record_comes_to_the_same_end(number: int) -> None:
    must_come_to_the_same_end(random_table(number, 10_000))
