"""State, copy and codec: no field is forgotten, nothing is shared that can change."""

from __future__ import annotations

from typing import Any

import pytest

from tests.age_contrived.positions import positions
from tests.codecs import Codec, must_be_refused, must_outlive_a_dump
from tests.parts import Parts, fields
from tryptyk.games.age_contrived.codec import dump, load
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.state import Automa, Player, State
from tryptyk.kernel import Rng, Table

PARTS = Parts(State, Player, Automa, Rng)
FIXED = {
    ("State", "ending"), ("Automa", "number"), ("Automa", "abilities"),
    ("Automa", "aside"), ("Automa", "extra_step"),
}  # fmt: skip
"""What is the same all through, or in all games but a few."""


def positions_of(numbers: range, every: int) -> list[Table[State]]:
    games = positions(len(numbers), every, numbers.start, choices=400)
    return [table.clone() for table in games]


@pytest.fixture(scope="module")
def tables() -> list[Table[State]]:
    """Positions of all kinds; what random play hardly ever comes to is set by hand in the last ones."""
    sample = [*positions_of(range(20), 53), *positions_of(range(41, 43), 100)]
    found = [table for table in sample if table.decision is not None]
    rare = next(table for table in reversed(found) if table.state.automa is None).state
    rare.over = rare.announced = True
    rare.finishers[0] = 1
    rare.closed = 1
    player = rare.players[0]
    player.matched = [0, 2, 0, 0, 0]
    player.front = player.fillable = 2
    player.refills = player.aside = player.hand = 1
    player.extra_step = True
    player.pillars[2] = 1
    player.entered = player.moved_by = 1
    lonely = next(table for table in reversed(found) if table.state.automa is not None).state
    assert lonely.automa is not None
    lonely.automa.marker = lonely.automa.ring = lonely.automa.visited = 3
    lonely.automa.hand = lonely.automa.entered = lonely.automa.moved_by = 1
    return found


def test_the_fields_are_found() -> None:
    """So that the other tests here do not pass for want of fields."""
    assert {"players", "automa", "spaces", "bridges", "rng", "reveals", "agenda", "ending"} <= set(
        fields(State)
    )
    assert {"reserve", "bound", "tracks", "place", "upper", "channel", "conduits"} <= set(fields(Player))
    assert {"reserve", "bound", "deck", "supply", "progress", "under_pairs"} <= set(fields(Automa))


class TestCodec(Codec):
    game = GAME
    parts = PARTS
    fixed = frozenset(FIXED)

    def shared(self, state: State) -> set[int]:
        return {id(state.achievements)}


def test_the_sides_of_a_copy_are_its_own_players(tables: list[Table[State]]) -> None:
    for table in tables:
        for twin in (table.state.copy(), load(dump(table.state))):
            assert twin.sides[: len(twin.players)] == twin.players
            assert twin.sides[len(twin.players) :] == ([] if twin.automa is None else [twin.automa])


@pytest.mark.parametrize("number", [35, 37])
def test_a_dump_of_a_finished_game(number: int) -> None:
    over = next(table for table in positions(1, 1000, number, choices=5000) if table.outcome is not None)
    must_outlive_a_dump(over, PARTS)


@pytest.mark.parametrize(
    "broken",
    [
        {"players": []}, {"players": 7}, {"rng": []}, {"tiles": ["jade"]}, {"stack": None},
        {"bridges": [["nowhere", 0]]}, {"agenda": [["dance"]]}, {"agenda": []}, {"spaces": 3}, {"automa": {}},
    ],
    ids=str,
)  # fmt: skip
def test_a_broken_position_is_refused_in_a_sentence(broken: dict[str, Any]) -> None:
    must_be_refused(next(positions(1, 5, first=1)), broken)
