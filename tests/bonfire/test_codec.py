"""State, copy and codec: no field is forgotten, nothing is shared that can change."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.bonfire.positions import positions
from tests.codecs import Codec, must_be_refused, must_outlive_a_dump
from tests.parts import Parts, fields
from tryptyk.games.bonfire.codec import dump, load
from tryptyk.games.bonfire.components.catalogue import AREA
from tryptyk.games.bonfire.game import GAME
from tryptyk.games.bonfire.state import Player, State, Tom
from tryptyk.kernel import Rng, Table

PARTS = Parts(State, Player, Tom, Rng)
FIXED = {("Tom", "abilities"), ("Tom", "board"), ("Tom", "colour")}
"""What is the same all through, or drawn once for each game."""


@pytest.fixture(scope="module")
def tables() -> list[Table[State]]:
    """Positions of all kinds; what random play hardly ever comes to is set by hand in the last one."""
    found = [table.clone() for table in positions(24, 7) if table.decision is not None]
    rare = found[-1].state
    rare.sunk = [4]
    rare.running = rare.stack = 3
    rare.countdown_from = 9
    rare.players[0].passed = True
    return found


def test_the_fields_are_found() -> None:
    """So that the other tests here do not pass for want of fields."""
    assert {"players", "tom", "rng", "reveals", "agenda", "ending"} <= set(fields(State))
    assert {"tasks", "lit", "portals", "tiles", "column", "stacks"} <= set(fields(Player))
    assert {"tasks", "deck", "discard", "novices", "passes"} <= set(fields(Tom))


class TestCodec(Codec):
    game = GAME
    parts = PARTS
    fixed = frozenset(FIXED | {("State", "ending")})


def test_a_position_with_tiles_far_beyond_the_edge_can_be_stored(tables: list[Table[State]]) -> None:
    """There are more cells in and around the Fate Area than a stored number has bits."""
    state = tables[0].state.copy()
    last = AREA.all_placements[-1]
    state.players[0].fate[2] |= last.mask
    assert last.mask >= 2**64
    again = load(msgspec.msgpack.decode(msgspec.msgpack.encode(dump(state))))
    assert PARTS.plain(again) == PARTS.plain(state)


def test_a_dump_of_a_finished_game() -> None:
    over = next(table for table in positions(1, 1000) if table.outcome is not None)
    must_outlive_a_dump(over, PARTS)


@pytest.mark.parametrize(
    "broken",
    [
        {"players": []}, {"players": 7}, {"rng": []}, {"islands": [["jade"]]}, {"path_pile": None},
        {"specialists": ["nobody"]}, {"agenda": [["dance"]]}, {"agenda": []}, {"council": 3}, {"tom": {}},
    ],
    ids=str,
)  # fmt: skip
def test_a_broken_position_is_refused_in_a_sentence(broken: dict[str, Any]) -> None:
    must_be_refused(next(positions(1, 5, first=1)), broken)
