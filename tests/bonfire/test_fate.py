"""Placing Fate Tiles, and what they bring (BF-FATE).

Size and symbols of the Fate Area are data (BF-RUL-55): places are found from it, never written down here.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.bonfire.scene import Scene
from tests.rule import rule
from tryptyk.games.bonfire.components.area import Placement
from tryptyk.games.bonfire.components.catalogue import AREA, FATE_TILES
from tryptyk.games.bonfire.components.printed import ACTION_TILES, FateTile
from tryptyk.games.bonfire.rules.fate import PLACE, gain_of
from tryptyk.kernel import IllegalChoice, Option, Reason

Cell = tuple[int, int]

ROW, FIRST = AREA.places[AREA.start[0].cells[0]]
"""Where the first marked cell lies; the others follow to the right."""
BELOW = ROW + 1


def cells(way: Placement) -> list[Cell]:
    return [AREA.places[cell] for cell in way.cells]


def beside(place: Cell) -> set[Cell]:
    row, column = place
    return {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}


def inside(place: Cell) -> bool:
    return 1 <= place[0] <= AREA.rows and 1 <= place[1] <= AREA.columns


def lay(way: Placement) -> Option:
    return ("lay", way.row, way.column, way.direction)


def printed(way: Placement) -> tuple[int, int]:
    """Gold and yellow symbols under a placement."""
    return (way.mask & AREA.gold).bit_count(), (way.mask & AREA.yellow).bit_count()


def total(brought: dict[str, int], way: Placement) -> dict[str, int]:
    """What symbols bring, and what is printed under them."""
    gold, yellow = printed(way)
    whole = {**brought, "any": yellow, "gold": gold}
    return {id: count for id, count in whole.items() if count}


def placing(s: Scene, tile: str) -> Scene:
    s.g.active = 0
    return s.column(0, tile).begin((PLACE, 0, "top"), ("after", 0))


def refused(s: Scene) -> dict[Option, Reason]:
    assert s.table is not None
    return dict(s.table.refusals())


def legal_strips(covered: set[Cell]) -> Iterator[tuple[Cell, Cell, Cell]]:
    """Every way to lay three cells in a row, by the rules and without tables: first to last symbol."""
    for row in range(1, AREA.rows + 1):
        for column in range(1, AREA.columns + 1):
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                a, b, c = [(row + n * down, column + n * right) for n in range(3)]
                if not all(inside(place) and place not in covered for place in (a, b, c)):
                    continue
                if any(beside(place) & covered for place in (a, b, c)):
                    yield a, b, c


# Which tile, and when


@rule("BF-FATE-01")
def test_a_fate_tile_is_placed_as_the_thing_of_a_turn() -> None:
    s = Scene().act(0)
    before = len(s[0].column)
    s.choose("fate", "top")
    s.choose(*s.options[0])
    assert (len(s[0].column), len(s[0].laid)) == (before - 1, 2)
    assert s.decision.seats == (1,)


@rule("BF-FATE-02", "BF-EX-02", "BF-DEC-07")
def test_only_the_top_or_the_bottom_tile_of_the_column_is_on_offer() -> None:
    s = Scene().column(0, "fate_3", "fate_4", "fate_5").act(0)
    assert s.verbs("fate") == [("fate", "top"), ("fate", "bottom")]
    s.choose("fate", "top")
    assert s.decision.about == ("fate_3",)
    s.choose(*s.options[0])
    assert [tile.id for tile in s[0].column] == ["fate_5", "fate_4"]
    s = Scene().column(0, "fate_3", "fate_4", "fate_5").act(0)
    s.choose("fate", "bottom")
    assert s.decision.about == ("fate_5",)
    s.choose(*s.options[0])
    assert [tile.id for tile in s[0].column] == ["fate_4", "fate_3"]


@rule("BF-FATE-02")
def test_with_one_tile_left_there_is_no_choice_and_with_none_no_fate() -> None:
    s = Scene().column(0, "fate_3").act(0)
    assert s.verbs("fate") == [("fate", "top")]
    s = Scene().column(0).tiles(0, path=1).act(0)
    assert s.verbs("fate") == []
    assert s.reason("fate", "top") == ("no-fate-tile", "BF-FATE-02")


@rule("BF-FATE-03", "BF-DEC-06")
def test_with_one_action_tile_a_fate_tile_is_placed_at_once() -> None:
    s = Scene().tiles(0, ship=1).column(0, "fate_1").act(0)
    s.choose("fate", "top")
    assert s.decision.kind == "place"
    assert s.held(0) == {"ship": 1}


@rule("BF-FATE-03", "BF-EX-22", "BF-DEC-06")
def test_of_three_action_tiles_two_have_to_go() -> None:
    s = Scene().tiles(0, ship=1, path=1, task=1).act(0)
    s.choose("fate", "top")
    assert s.options == [("keep", "ship"), ("keep", "path"), ("keep", "task"), ("throw_rest",)]
    s.choose("keep", "path")
    assert s.decision.kind == "place"
    assert s.held(0) == {"path": 1}


@rule("BF-EX-22", "BF-SPEC-14", "BF-DEC-06")
def test_a_planner_keeps_three_action_tiles() -> None:
    s = Scene().gnomes(0, "specialist_planner").tiles(0, ship=1, path=1, task=1).act(0)
    s.choose("fate", "top")
    assert s.decision.kind == "place"
    assert s.held(0) == {"ship": 1, "path": 1, "task": 1}
    s = Scene().gnomes(0, "specialist_planner").tiles(0, ship=2, path=2).act(0)
    s.choose("fate", "top")
    assert s.decision.kind == "keep"


@rule("BF-EX-22", "BF-HC-11")
def test_through_the_high_council_no_action_tile_has_to_go() -> None:
    s = Scene().tiles(0, ship=1, path=1, task=1).council(0)
    s.choose("field", "council_fate_tile")
    s.choose("take_bonus")
    s.choose("fate", "top")
    assert s.decision.kind == "place"
    assert s.held(0) == {"ship": 1, "path": 1, "task": 1}


@rule("BF-FATE-04")
def test_a_yellow_tile_counts_as_one_like_any_other() -> None:
    s = Scene().tiles(0, any=1, path=1).act(0)
    s.choose("fate", "top")
    assert s.options == [("keep", "path"), ("keep", "any"), ("throw_rest",)]
    s = Scene().tiles(0, any=1).act(0)
    s.choose("fate", "top")
    assert s.decision.kind == "place"


# Where


@rule("BF-FATE-05", "BF-FATE-06", "BF-FATE-07", "BF-FATE-08", "BF-RUL-14", "BF-DEC-08")
@pytest.mark.parametrize("tiles", [1, 2, 3, 4])
def test_the_placements_on_offer_are_exactly_the_legal_ones(tiles: int) -> None:
    s = Scene().column(0, "fate_1", "fate_2", "fate_3", "fate_4", "fate_5").act(0)
    for number in range(tiles):
        s.choose("fate", "top")
        covered = {AREA.places[n] for n in range(len(AREA.places)) if s[0].covered >> n & 1}
        expected = set(legal_strips(covered))
        offered = {tuple(cells(AREA.placement(*[int(part) for part in option[1:]]))) for option in s.options}
        assert offered == expected
        assert len(s.options) == len(expected), "position and rotation are one choice, each once"
        s.choose(*s.options[(7 * number) % len(s.options)])
        s.tiles(0).act(0)


@rule("BF-FATE-05", "BF-RUL-14")
def test_a_tile_lies_along_or_across_either_way_round_but_is_not_turned_over() -> None:
    s = placing(Scene(), "fate_1")
    directions = {option[3] for option in s.options}
    assert directions == {0, 1, 2, 3}
    along = [way for way in AREA.inside_placements if lay(way) in s.options and way.mask == ahead().mask]
    assert sorted(way.direction for way in along) == [0, 2], "the same cells in two ways"
    s.choose(*lay(along[1]))
    for symbol, place in zip(FATE_TILES["fate_1"].symbols, along[1].cells, strict=True):
        assert s[0].fate[symbol] >> place & 1
    assert along[0].cells == along[1].cells[::-1]


def ahead() -> Placement:
    """Right below the first tile."""
    return AREA.placement(BELOW, FIRST, 0)


@rule("BF-FATE-06")
def test_contact_at_a_corner_is_not_enough() -> None:
    first = (ROW, FIRST)
    corners = {(ROW + down, FIRST + right) for down in (-1, 1) for right in (-1, 1)}
    diagonal = [way for way in AREA.inside_placements if set(cells(way)) & corners]
    diagonal = [way for way in diagonal if first not in cells(way) and not set(cells(way)) & beside(first)]
    assert diagonal
    s = placing(Scene().no_fate(0).symbols(0, "ship", first), "fate_1")
    for way in diagonal:
        assert lay(way) not in s.options
    with pytest.raises(IllegalChoice):
        s.choose(*lay(diagonal[0]))


@rule("BF-FATE-07", "BF-EX-03")
def test_no_cell_of_a_tile_may_lie_beyond_the_edge() -> None:
    over = next(
        way
        for way in AREA.all_placements
        if (way.mask & AREA.inside).bit_count() == 2 and way.mask & AREA.inside != way.mask
    )
    s = Scene().no_fate(0)
    near = next(cell for cell in cells(over) if inside(cell))
    foreign = next(cell for cell in sorted(beside(near)) if inside(cell) and cell not in cells(over))
    s.symbols(0, "ship", foreign)
    assert over.touching & s[0].covered, "it would touch"
    placing(s, "fate_1")
    assert lay(over) not in s.options
    with pytest.raises(IllegalChoice):
        s.choose(*lay(over))
    assert all(inside(cell) for o in s.options for cell in cells(AREA.placement(*[int(p) for p in o[1:]])))


@rule("BF-FATE-08")
def test_no_covered_cell_is_covered_again() -> None:
    s = placing(Scene(), "fate_1")
    for way in AREA.inside_placements:
        if way.mask & AREA.start[0].mask:
            assert lay(way) not in s.options


@rule("BF-FATE-06", "BF-FATE-07", "BF-FATE-08", "BF-SPEC-27")
@pytest.mark.parametrize("edge_layer", [False, True])
def test_whatever_is_refused_says_why(edge_layer: bool) -> None:
    s = Scene()
    if edge_layer:
        s.gnomes(0, "specialist_edge_layer")
    placing(s, "fate_1")
    covered = {AREA.places[n] for n in range(len(AREA.places)) if s[0].covered >> n & 1}

    def reason(way: Placement) -> tuple[str, str] | None:
        if not edge_layer and not all(inside(cell) for cell in cells(way)):
            return ("over-edge", "BF-FATE-07")
        if any(cell in covered for cell in cells(way)):
            return ("cell-covered", "BF-FATE-08")
        if not any(beside(cell) & covered for cell in cells(way)):
            return ("touches-nothing", "BF-FATE-06")
        return None

    reasons = {lay(way): reason(way) for way in AREA.all_placements}
    assert refused(s) == {option: why for option, why in reasons.items() if why}
    assert set(s.options) == {option for option, why in reasons.items() if not why}
    assert {why[0] for why in reasons.values() if why} >= {"cell-covered", "touches-nothing"}


# What it brings


@rule("BF-FATE-09")
def test_the_three_symbols_of_the_tile_are_gained() -> None:
    s = Scene().no_fate(0).symbols(0, "ship", (ROW, FIRST))
    placing(s, "fate_1").choose(*lay(ahead()))
    assert s.held(0) == total({"task": 1, "great_bonfire": 1, "guardian": 1}, ahead())


@rule("BF-FATE-09", "BF-FATE-10", "BF-RUL-09", "BF-EX-04")
def test_a_symbol_also_brings_those_of_the_area_it_touches() -> None:
    s = Scene().no_fate(0)
    s.symbols(0, "task", (ROW, FIRST), (ROW, FIRST - 1)).symbols(0, "guardian", (ROW, FIRST + 2))
    placing(s, "fate_1").choose(*lay(ahead()))
    assert s.held(0) == total({"task": 3, "guardian": 2, "great_bonfire": 1}, ahead())


@rule("BF-FATE-10", "BF-RUL-09")
def test_every_separate_area_that_a_symbol_touches_counts() -> None:
    s = Scene().no_fate(0)
    s.symbols(0, "great_bonfire", (ROW, FIRST + 1), (ROW - 1, FIRST + 1), (BELOW + 1, FIRST + 1))
    placing(s, "fate_1").choose(*lay(ahead()))
    assert s.held(0) == total({"task": 1, "guardian": 1, "great_bonfire": 4}, ahead())


@rule("BF-FATE-10")
def test_symbols_that_do_not_touch_their_like_or_only_at_a_corner_bring_no_more() -> None:
    s = Scene().no_fate(0).symbols(0, "task", (ROW, FIRST + 1)).symbols(0, "guardian", (ROW, FIRST - 1))
    placing(s, "fate_1").choose(*lay(ahead()))
    assert s.held(0) == total({"task": 1, "guardian": 1, "great_bonfire": 1}, ahead())


@rule("BF-RUL-09")
def test_each_earlier_symbol_counts_once_even_for_a_tile_that_shows_it_twice() -> None:
    s = Scene().no_fate(0).symbols(0, "task", (ROW, FIRST), (ROW, FIRST + 1), (ROW, FIRST + 2))
    task = ACTION_TILES.index("task")
    gain = gain_of(s[0], FateTile("twins", (task, task, task)), ahead())
    assert gain.tiles[task] == 3 + 3


def covering(gold: int, yellow: int) -> Placement:
    return next(way for way in AREA.inside_placements if printed(way) == (gold, yellow))


def foreign_neighbour(way: Placement) -> Cell:
    return next(
        place
        for cell in cells(way)
        for place in sorted(beside(cell))
        if inside(place) and place not in cells(way)
    )


@rule("BF-FATE-11")
def test_every_gold_symbol_that_is_covered_gives_a_gold() -> None:
    way = covering(1, 0)
    s = Scene().no_fate(0).symbols(0, "ship", foreign_neighbour(way))
    placing(s, "fate_1").choose(*lay(way))
    assert s.held(0) == {"task": 1, "great_bonfire": 1, "guardian": 1, "gold": 1}


@rule("BF-FATE-12")
def test_every_yellow_symbol_that_is_covered_gives_a_yellow_tile() -> None:
    way = covering(0, 1)
    s = Scene().no_fate(0).symbols(0, "ship", foreign_neighbour(way))
    placing(s, "fate_1").choose(*lay(way))
    assert s.held(0) == {"task": 1, "great_bonfire": 1, "guardian": 1, "any": 1}


@rule("BF-FATE-09", "BF-FATE-10", "BF-FATE-11", "BF-EX-05")
def test_symbols_groups_and_printed_gold_add_up() -> None:
    for way in AREA.inside_placements:
        if printed(way) != (1, 0):
            continue
        first = cells(way)[0]
        for near in sorted(beside(first)):
            for far in sorted(beside(near)):
                if all(inside(p) and p not in cells(way) for p in (near, far)) and far not in beside(first):
                    s = Scene().no_fate(0).symbols(0, "task", near, far)
                    placing(s, "fate_1").choose(*lay(way))
                    assert s.held(0) == {"task": 3, "great_bonfire": 1, "guardian": 1, "gold": 1}
                    return
    pytest.fail("no such place in this Fate Area")


@rule("BF-FATE-13")
def test_there_is_no_limit_to_what_is_held_after_the_gain() -> None:
    s = Scene().no_fate(0).symbols(0, "ship", (ROW, FIRST)).tiles(0, task=40).resources(0, gold=40)
    placing(s, "fate_1").choose(*lay(ahead()))
    gold, _ = printed(ahead())
    assert (s.held(0)["task"], s.held(0)["gold"]) == (41, 40 + gold)


@rule("BF-FATE-14")
def test_placed_tiles_stay_where_they_are() -> None:
    s = Scene().column(0, "fate_1", "fate_2").column(1, "fate_1").act(0)
    s.choose("fate", "top")
    s.choose(*lay(ahead()))
    laid, symbols = list(s[0].laid), list(s[0].fate)
    assert laid[1] == (FATE_TILES["fate_1"], ahead().number)
    s.tiles(0).act(0)
    s.choose("fate", "top")
    s.choose(*s.options[-1])
    assert s[0].laid[:2] == laid
    assert all(after & before == before for before, after in zip(symbols, s[0].fate, strict=True))
