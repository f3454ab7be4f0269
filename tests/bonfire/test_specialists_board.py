"""The Specialists (BF-SPEC): what they change on the board, in the city and the Fate Area."""

from __future__ import annotations

import pytest

from tests.bonfire.scene import Scene
from tests.bonfire.specialists import (
    GOLD_FIELD,
    PATHS,
    SIX_PATHS,
    receiving,
    with_specialists,
)
from tests.rule import rule
from tryptyk.games.bonfire.components.area import Placement
from tryptyk.games.bonfire.components.catalogue import AREA, COUNCIL, FIELDS
from tryptyk.games.bonfire.rules.fate import placements
from tryptyk.games.bonfire.state import NEUTRAL

# 7, 24: Novices


@rule("BF-SPEC-07", "BF-RUL-72", "BF-SYM-01")
@pytest.mark.parametrize("whose", [0, pytest.param(NEUTRAL, marks=rule("BF-RUL-38", "BF-SYM-05"))])
def test_7_a_novice_placed_brings_a_gold_before_the_bonus(whose: int) -> None:
    s = with_specialists("council_treasurer").council(0, whose)
    s.choose("field", "council_ship")
    assert s.decision.kind == "bonus"
    assert s.held(0) == {"gold": 1}
    s.choose("point")
    assert s.held(0) == {"gold": 1}
    assert s[0].gained == 1, "in addition to the bonus"


@rule("BF-RUL-72", "BF-SPEC-07", "BF-RUL-30")
def test_7_taken_by_the_bonus_of_a_novice_it_gives_nothing_for_that_one() -> None:
    s = Scene().specialists("specialist_council_treasurer").council(0)
    s.choose("field", "council_specialist")
    s.choose("take_bonus")
    assert [card.id for card in s[0].gnomes] == ["specialist_council_treasurer"]
    assert s.held(0) == {}


@rule("BF-SPEC-07")
def test_7_novices_of_others_bring_nothing() -> None:
    s = with_specialists("council_treasurer").council(1)
    s.choose("field", "council_ship")
    assert s.held(0) == s.held(1) == {}


@rule("BF-SPEC-24", "BF-DEC-28")
def test_24_several_own_novices_may_stand_on_one_field() -> None:
    s = with_specialists("council_host").novices(GOLD_FIELD, 0, 1).council(0)
    assert s.options == [("field", field) for field in COUNCIL]
    s.choose("field", GOLD_FIELD)
    assert s.g.council[0] == (0, 1, 0)
    assert s.held(0) == {"gold": 2, "any": 1}


@rule("BF-SPEC-24", "BF-RUL-38", "BF-DEC-38", "BF-SYM-05")
def test_24_neutral_novices_too() -> None:
    s = with_specialists("council_host").novices(GOLD_FIELD, NEUTRAL).council(0, NEUTRAL)
    assert ("field", GOLD_FIELD) in s.options
    s = with_specialists("council_host").novices(GOLD_FIELD, 1, NEUTRAL).council(1)
    assert ("field", GOLD_FIELD) not in s.options, "for its owner only"


# 8: paths


@rule("BF-SPEC-08")
def test_8_a_path_tile_brings_its_resource_when_it_is_taken() -> None:
    s = with_specialists("path_gatherer").paths(*PATHS).tiles(0, path=1).act(0)
    s.choose("path")
    s.choose("take_path", "path_red_root_1")
    assert s.held(0) == {"root": 1}
    s = with_specialists("path_gatherer").path_pile("path_red_root_1").tiles(0, path=1).act(0)
    s.choose("path")
    s.choose("draw_path")
    assert s.held(0) == {"root": 1}


@rule("BF-SPEC-08", "BF-HC-04")
def test_8_through_the_council_too() -> None:
    s = with_specialists("path_gatherer").paths(*PATHS).council(0)
    s.choose("field", "council_path_tile")
    s.choose("take_bonus")
    s.choose("take_path", "path_red_herb_1")
    assert s.held(0) == {"herb": 1}


# 14, 16, 27: Fate Tiles


@rule("BF-SPEC-14", "BF-EX-22", "BF-FATE-03")
def test_14_a_fate_tile_is_placed_with_up_to_three_action_tiles() -> None:
    s = with_specialists("planner").tiles(0, ship=2, any=1).act(0)
    s.choose("fate", "top")
    assert s.decision.kind == "place"
    assert s.held(0) == {"ship": 2, "any": 1}


@rule("BF-SPEC-14", "BF-DEC-06")
def test_14_of_four_one_has_to_go() -> None:
    s = with_specialists("planner").tiles(0, ship=3, any=1).act(0)
    s.choose("fate", "top")
    assert s.decision.kind == "keep" and s.decision.about == (3,)
    for kind in ("ship", "ship", "any"):
        s.choose("keep", kind)
    assert s.decision.kind == "place"
    assert s.held(0) == {"ship": 2, "any": 1}


@rule("BF-SPEC-16", "BF-SYM-01", "BF-FATE-11", "BF-FATE-12")
@pytest.mark.parametrize(("names", "times"), [(("fate_doubler",), 2), ((), 1)])
@pytest.mark.parametrize("bonus", ["gold", "any"])
def test_16_what_a_fate_tile_covers_is_gained_twice(names: tuple[str, ...], times: int, bonus: str) -> None:
    s = with_specialists(*names).column(0, "fate_8")
    # Task symbols everywhere around what is to be covered, none of which the tile shows.
    target = AREA.gold if bonus == "gold" else AREA.yellow
    cell = (target & -target).bit_length() - 1
    way = next(
        w
        for w in AREA.inside_placements
        if w.cells[0] == cell and w.mask & (AREA.gold | AREA.yellow) == 1 << cell
    )
    beside = way.touching & AREA.inside
    s.cells(0, task=[(beside & -beside).bit_length() - 1]).act(0)
    s.choose("fate", "top")
    s.choose("lay", way.row, way.column, way.direction)
    assert s.held(0) == {"gnome": 1, "path": 1, "ship": 1, bonus: times}


def over_the_edge(s: Scene, outside: int) -> list[Placement]:
    """Legal places with so many cells outside."""
    return [way for way in placements(s[0]) if (way.mask & ~AREA.inside).bit_count() == outside]


@rule("BF-SPEC-27", "BF-RUL-58", "BF-DEC-08")
def test_27_a_tile_may_project_over_the_edge_with_one_symbol_inside() -> None:
    corner = AREA.places.index((1, 1))
    s = with_specialists("edge_layer").cells(0, task=[corner])
    assert over_the_edge(s, 1) and over_the_edge(s, 2)
    assert not over_the_edge(s, 3)
    t = Scene().cells(0, task=[corner])
    assert not over_the_edge(t, 1) and not over_the_edge(t, 2)


@rule("BF-SPEC-27", "BF-RUL-58", "BF-ELD-02")
def test_27_all_three_tiles_are_gained_and_cells_outside_carry_no_bonus() -> None:
    here, beside = AREA.places.index((1, 1)), AREA.places.index((2, 1))
    s = with_specialists("edge_layer").cells(0, task=[beside]).column(0, "fate_8").act(0)
    laid = len(s[0].laid)
    s.choose("fate", "top")
    s.choose("lay", 1, 1, 3)
    assert s[0].covered & AREA.inside == 1 << here | 1 << beside
    assert (s[0].covered & ~AREA.inside).bit_count() == 2
    printed = {"gold": AREA.gold >> here & 1, "any": AREA.yellow >> here & 1}
    assert s.held(0) == {"gnome": 1, "path": 1, "ship": 1, **{id: n for id, n in printed.items() if n}}
    assert len(s[0].laid) == laid + 1, "it counts for the Elder of Fate"


@rule("BF-RUL-58", "BF-SPEC-27")
def test_27_outside_tiles_touch_join_and_may_not_overlap() -> None:
    outside = AREA.places.index((0, 1))
    s = with_specialists("edge_layer").cells(0, ship=[outside]).column(0, "fate_8").act(0)
    s.choose("fate", "top")
    ways = placements(s[0])
    assert ways, "contact outside is contact"
    assert not [way for way in ways if way.mask >> outside & 1]
    # The third symbol, a Ship, lies at (1, 1), below the one outside.
    s.choose("lay", 3, 1, 3)
    assert s.held(0)["ship"] == 2


# 19: Common Tasks


def owning_seven_tasks() -> Scene:
    s = receiving("common_cause").tiles(0, task=1).resources(0, herb=1, shell=1)
    tasks = (
        "blue_path_herb",
        "blue_path_fruit",
        "red_portals_3",
        "red_gnomes_3",
        "yellow_elders_3",
        "blue_gnome_herb",
    )
    for place, id in enumerate(tasks, start=1):
        s.task(0, place, id, lit=place == 1)
    s.act(0)
    s.choose("task")
    return s


def building_the_last_path() -> Scene:
    s = (
        with_specialists("common_cause")
        .path(0, *SIX_PATHS[:5])
        .tiles(0, path=2)
        .path_pile("path_red_fruit_1")
    )
    s.act(0)
    s.choose("path")
    s.choose("draw_path")
    return s


def owning_five_guardians() -> Scene:
    s = with_specialists("common_cause").guardian(0, "pink").guardian(0, "wood").guardian(0, "turquoise")
    s.ship(0, "island_b1").tiles(0, guardian=1).act(0)
    s.choose("retrieve")
    return s


def owning_six_gnomes() -> Scene:
    others = ("planner", "long_stride", "edge_layer", "fire_turner")
    s = with_specialists("common_cause", *others).tiles(0, gnome=2).resources(0, herb=1).act(0)
    s.choose("gnome", "elder_tasks")
    return s


COMPLETING = {
    "common_tasks_7": owning_seven_tasks,
    "common_paths_7": building_the_last_path,
    "common_guardians_5": owning_five_guardians,
    "common_gnomes_6": owning_six_gnomes,
}


@rule("BF-SPEC-19", "BF-RUL-57", "BF-RUL-63")
@pytest.mark.parametrize("common", COMPLETING)
def test_19_a_common_task_completed_brings_a_gold_and_a_yellow_tile_at_once(common: str) -> None:
    s = COMPLETING[common]()
    assert s.held(0) == {"gold": 1, "any": 1}
    assert s.options == [("bonus", common), ("end_turn",)], "apart from the Bonus Action"


@rule("BF-SPEC-19", "BF-RUL-57")
def test_19_portals_too_and_without_the_neutral_novice() -> None:
    s = with_specialists("common_cause").portals(0, *range(2, 8)).wheel(1).tiles(0, great_bonfire=1)
    s.neutral_gone("common_portals_7").field(2, "portal_spiral").act(0)
    s.choose("wheel", "gb_2")
    s.choose("rewards", "tile", "portal")
    assert s[0].portal_count == 7
    assert s.held(0) == {"gnome": 1, "gold": 1, "any": 1}


@rule("BF-RUL-57")
def test_19_as_the_sixth_gnome_it_pays_for_itself_but_for_nothing_before() -> None:
    others = ("planner", "long_stride", "edge_layer", "fire_turner", "herald")
    s = with_specialists(*others).portals(0, *range(1, 8)).specialists("specialist_common_cause")
    s.tiles(0, gnome=2).resources(0, fruit=1).act(0)
    s.choose("gnome", "specialist_common_cause")
    assert s.held(0) == {"gold": 1, "any": 1}, "for six Gnomes, and not for the Portals"


@rule("BF-SPEC-19", "BF-RUL-57")
def test_19_one_less_than_a_common_task_asks_for_brings_nothing() -> None:
    s = with_specialists("common_cause").guardian(0, "pink").guardian(0, "wood")
    s.ship(0, "island_b1").tiles(0, guardian=1).act(0)
    s.choose("retrieve")
    assert s[0].guardian_count == 4
    assert s.held(0) == {}


@rule("BF-RUL-57")
def test_19_pays_once_for_each() -> None:
    """Igniting the seventh Task leaves seven Tasks and Bonfires as they were."""
    s = owning_seven_tasks()
    s.resources(0, gold=4).tiles(0).neutral_gone("common_tasks_7").act(0)
    s.choose("ignite", "red_gold_4")
    s.choose("field", "council_ship")
    s.choose("point")
    assert s.held(0) == {"gold": 4}


# 21, 22: Ship and Great Bonfire


@rule("BF-SPEC-21", "BF-RUL-61", "BF-DEC-13", "BF-SYM-07")
def test_21_the_ship_may_go_one_waterway_further_than_was_paid_for() -> None:
    s = with_specialists("navigator").ship(0, "island_a1").tiles(0, ship=1).act(0)
    near = {option[1] for option in s.verbs("ship")}
    assert near == {"island_a2", "island_b1", "island_a3", "island_b2", "island_c1"}
    s.choose("ship", "island_a3")
    assert s.held(0) == {}
    assert s.island_of(0) == "island_a3"


@rule("BF-SPEC-21", "BF-RUL-61")
def test_21_two_tiles_go_up_to_three_waterways_and_three_anywhere() -> None:
    s = with_specialists("navigator").ship(0, "island_a1").tiles(0, ship=2).act(0)
    far = {option[1] for option in s.verbs("ship")}
    assert "island_d1" in far and "island_a4" in far
    assert "island_d4" not in far
    assert s.reason("ship", "island_d4") == ("need-tiles", "BF-PAY-01", "ship", 3)
    s.choose("ship", "island_a2")
    assert s.held(0) == {"ship": 1}, "what is near costs no more than it did"


@rule("BF-RUL-61")
def test_21_and_22_need_a_tile() -> None:
    s = with_specialists("navigator", "fire_turner").ship(0, "island_a1").wheel(1).act(0)
    assert s.verbs("ship") == s.verbs("wheel") == []
    assert s.reason("ship", "island_a2") == ("need-tiles", "BF-PAY-01", "ship", 1)
    assert s.reason("wheel", "gb_2") == ("need-tiles", "BF-PAY-01", "great_bonfire", 1)


@rule("BF-SPEC-22", "BF-RUL-61", "BF-DEC-22", "BF-SYM-07")
def test_22_the_great_bonfire_may_be_turned_one_field_further_than_was_paid_for() -> None:
    s = with_specialists("fire_turner").wheel(6).tiles(0, great_bonfire=1).act(0)
    assert s.verbs("wheel") == [("wheel", "gb_1"), ("wheel", "gb_7")]
    s = with_specialists("fire_turner").wheel(6).tiles(0, great_bonfire=2).act(0)
    assert s.verbs("wheel") == [("wheel", "gb_1"), ("wheel", "gb_2"), ("wheel", "gb_7")]
    s = with_specialists("fire_turner").wheel(6).tiles(0, great_bonfire=3).act(0)
    assert len(s.verbs("wheel")) == len(FIELDS)


# 23, 25: Portals and rewards


@rule("BF-SPEC-23", "BF-RUL-65", "BF-DEC-23")
def test_23_all_three_rewards_may_be_received() -> None:
    s = with_specialists("fire_master").wheel(1).field(2, "portal_eye").tiles(0, great_bonfire=1).act(0)
    s.choose("wheel", "gb_2")
    assert s.options[-1] == ("all_rewards",)
    assert len(s.options) == 4, "or two of them"
    s.choose("all_rewards")
    assert s.held(0) == {"gnome": 1, "fruit": 1}
    assert s[0].portals == 1 << 7


@rule("BF-SPEC-23", "BF-RUL-65", "BF-HC-06")
def test_23_through_the_council_too_and_two_if_no_portal_fits() -> None:
    s = with_specialists("fire_master").field(2, "portal_eye").field(3, "portal_sun").council(0)
    s.choose("field", "council_great_bonfire")
    s.choose("take_bonus")
    s.choose("wheel", "gb_2")
    assert ("all_rewards",) in s.options
    s = with_specialists("fire_master").wheel(2).field(3, "portal_sun").tiles(0, great_bonfire=1).act(0)
    s.choose("wheel", "gb_3")
    assert s.held(0) == {"great_bonfire": 1, "root": 1}
    assert s.decision.seats == (1,)


@rule("BF-SPEC-25", "BF-RUL-65", "BF-DEC-24")
def test_25_a_portal_goes_into_any_empty_notch_that_it_fits() -> None:
    s = with_specialists("portal_builder").wheel(1).portals(0, 7).tiles(0, great_bonfire=1)
    s.field(2, "portal_eye", "portal_sun", "portal_star").act(0)
    s.choose("wheel", "gb_2")
    s.choose("rewards", "tile", "portal")
    assert s.options == [("portal", "portal_star"), ("portal", "portal_sun")], (
        "the notch of the eye is filled"
    )
    s.choose("portal", "portal_sun")
    assert s[0].portals == 1 << 7 | 1 << 2
    assert [len(there) for there in s.g.fields][1] == 2


@rule("BF-RUL-65", "BF-GB-10")
def test_25_without_it_the_rightmost_empty_notch_is_next_whatever_gaps_there_are() -> None:
    s = (
        Scene()
        .wheel(1)
        .portals(0, 7, 5, 2)
        .tiles(0, great_bonfire=1)
        .field(2, "portal_wave", "portal_sun")
        .act(0)
    )
    s.choose("wheel", "gb_2")
    s.choose("rewards", "tile", "portal")
    assert s[0].portals == 1 << 7 | 1 << 6 | 1 << 5 | 1 << 2
