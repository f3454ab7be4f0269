"""Which way round the first Fate Tile lies (BF-SETP-10)."""

from __future__ import annotations

from tests.bonfire.scene import Scene
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import AREA, FATE_TILES
from tryptyk.games.bonfire.components.printed import FateTile


def before_the_first_turn(apart: FateTile) -> Scene:
    """Seat 0 has not placed the first tile yet."""
    s = Scene().no_fate(0)
    s[0].column = [tile for tile in FATE_TILES.values() if tile is not apart][:7]
    s[0].apart = apart
    return s.turn(0)


@rule("BF-DEC-46", "BF-SETP-10")
def test_the_owner_chooses_between_two_ways_round() -> None:
    s = before_the_first_turn(FATE_TILES["fate_1"])
    ways = [way.direction for way in AREA.start]
    assert [option for option in s.options if option[1] == "fate_1"] == [("begin", "fate_1", n) for n in ways]
    s.choose("begin", "fate_1", ways[1])
    first = FATE_TILES["fate_1"].symbols[0]
    assert s[0].fate[first] == 1 << AREA.start[1].cells[0]
    assert AREA.start[1].cells == AREA.start[0].cells[::-1], "the same cells from the other end"


@rule("BF-DEC-46")
def test_a_tile_that_reads_the_same_both_ways_gives_no_such_choice() -> None:
    s = before_the_first_turn(FateTile("fate_1", (0, 1, 0)))
    assert [option for option in s.options if option[1] == "fate_1"] == [("begin", "fate_1", 0)]
