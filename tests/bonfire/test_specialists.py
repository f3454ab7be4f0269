"""The Specialists, each with what it changes and how it goes with others (BF-SPEC)."""

from __future__ import annotations

import pytest

from tests.bonfire.scene import AT_BONFIRE, Scene
from tests.rule import rule
from tryptyk.games.bonfire.components.area import Placement
from tryptyk.games.bonfire.components.catalogue import AREA, COUNCIL, FIELDS, GNOMES, SPECIALISTS
from tryptyk.games.bonfire.components.printed import RESOURCES
from tryptyk.games.bonfire.rules.fate import placements
from tryptyk.games.bonfire.state import NEUTRAL

PATHS = ("path_blue_flower_1", "path_red_herb_1", "path_red_root_1")
"""Path spaces 2 to 4: Flower, Herb, Root."""
SIX_PATHS = (*PATHS, "path_blue_herb_1", "path_blue_fruit_1", "path_yellow_herb_1")
GOLD_FIELD = COUNCIL[0]


NAMES = {
    "grey": "grey_companion",
    "pink": "pink_companion",
    "wood": "wood_companion",
    "turquoise": "turquoise_companion",
}
"""The companions, by the Guardian whom each goes with."""


def with_specialists(*names: str, players: int = 2, **setup: bool) -> Scene:
    return Scene(players, **setup).gnomes(0, *[f"specialist_{name}" for name in names])


def procession(s: Scene, tiles: int = 1) -> Scene:
    s.tiles(0, guardian=tiles).act(0)
    s.choose("procession", tiles)
    return s


def stop(s: Scene, *option: str | int) -> None:
    """Move as said, and leave the others where they are."""
    s.choose(*option)
    while not s.over and s.decision.kind == "procession":
        s.choose("stay")


# From when they work


@rule("BF-RUL-30", "BF-GNO-09")
def test_a_specialist_does_not_work_for_its_own_price_but_from_then_on() -> None:
    s = (
        Scene()
        .specialists("specialist_barterer", "specialist_planner")
        .tiles(0, gnome=4)
        .resources(0, shell=1)
    )
    s.act(0)
    assert s.reason("gnome", "specialist_barterer") == ("need-resources", "BF-GNO-02")
    s.resources(0, fruit=1, shell=1).act(0)
    s.choose("gnome", "specialist_barterer")
    s.pay()
    assert s.held(0) == {"gnome": 2, "shell": 1}
    s.act(0)
    s.choose("gnome", "specialist_planner")
    assert s.held(0) == {}, "now a Shell pays for a Fruit"


@rule("BF-RUL-30", "BF-SPEC-08", "BF-SPEC-07")
def test_nothing_is_granted_for_the_past() -> None:
    s = Scene().path(0, *PATHS).novices(GOLD_FIELD, 0).specialists("specialist_path_gatherer")
    s.tiles(0, gnome=2).resources(0, flower=1).act(0)
    s.choose("gnome", "specialist_path_gatherer")
    assert s.held(0) == {}


@rule("BF-GNO-10", "BF-COMP-13")
def test_each_ability_is_owned_by_one_player_only() -> None:
    bits = [card.bit for card in SPECIALISTS.values()]
    assert len(set(bits)) == len(bits) == 27
    s = with_specialists("long_stride").path(1, *PATHS).tiles(1, guardian=1).act(1)
    s.choose("procession", 1)
    assert s[1].guardians[0] == 1, "one step was all there was to choose"


# 1, 2: Processions


@rule("BF-SPEC-01", "BF-RUL-68")
def test_1_guardians_may_share_a_path_space_and_pass_one_another() -> None:
    s = with_specialists("crowded_paths").path(0, *PATHS).guardian(0, "own", 1).guardian(0, "grey", 2)
    procession(s, 2)
    assert s.options[-1] == ("stay",), "the grey one is the foremost"
    s.choose("stay")
    assert s.options == [("walk", "own", 2), ("walk", "own", 3)]
    s.choose("walk", "own", 2)
    assert s[0].guardians[:2] == [2, 2]
    assert s.held(0) == {"flower": 1}


@rule("BF-PROC-07")
def test_without_it_they_block_one_another() -> None:
    s = Scene().path(0, *PATHS).guardian(0, "own", 1).guardian(0, "grey", 2)
    procession(s, 2)
    assert s.options == [("walk", "grey", 3), ("walk", "grey", 4)], "she has to, since nobody else can"


@rule("BF-SPEC-01", "BF-RUL-68", "BF-DEC-19")
def test_1_of_several_on_one_space_the_owner_chooses_and_each_moves_once() -> None:
    s = with_specialists("crowded_paths").path(0, *PATHS).guardian(0, "own", 1).guardian(0, "grey", 2)
    s.guardian(0, "pink", 2)
    procession(s, 2)
    assert [option[1] for option in s.options if option[0] == "walk"] == ["grey", "grey", "pink", "pink"]
    s.choose("walk", "pink", 3)
    assert s.options == [("walk", "grey", 3), ("walk", "grey", 4), ("stay",)]
    s.choose("stay")
    s.choose("walk", "own", 3)
    assert s.decision.seats == (1,), "the grey one was overtaken, but she has had her move"
    assert s[0].guardians[:3] == [3, 2, 3]
    assert s.held(0) == {"herb": 2}, "each brings what her own stop shows"


@rule("BF-SPEC-01")
def test_1_at_a_bonfire_there_is_still_room_for_one_only() -> None:
    s = with_specialists("crowded_paths").path(0, *PATHS).task(0, 2, "red_gold_4", lit=True).portals(0, 2)
    s.guardian(0, "grey", AT_BONFIRE + 2).guardian(0, "own", 2)
    procession(s)
    assert s[0].guardians[0] == 3, "along the path was the only way"


@rule("BF-SPEC-02", "BF-SYM-07", "BF-DEC-20")
def test_2_each_guardian_may_go_a_step_further_than_was_paid_for() -> None:
    s = with_specialists("long_stride").path(0, *PATHS).guardian(0, "grey", 1)
    procession(s, 1)
    assert s.options == [("walk", "grey", 2), ("walk", "grey", 3)]
    s.choose("walk", "grey", 3)
    assert s.options == [("walk", "own", 1), ("walk", "own", 2), ("stay",)]
    s.choose("walk", "own", 2)
    assert s.held(0) == {"herb": 1, "flower": 1}


@rule("BF-SPEC-02", "BF-DEC-18")
def test_2_no_more_tiles_are_asked_for_than_some_guardian_could_use() -> None:
    s = with_specialists("long_stride").path(0, *PATHS).tiles(0, guardian=6).act(0)
    assert s.verbs("procession") == [("procession", tiles) for tiles in (1, 2, 3)], (
        "four spaces, one step free"
    )


# 3, 26: receiving Tasks


def receiving(*names: str, offered: int = 0) -> Scene:
    """At a Herb island, with a Shell and a Root to offer."""
    s = with_specialists(*names, players=3).ship(0, "island_d1").island("island_d1", "red_gold_4")
    return s.offerings(0, "shell", "root").offered(0, "island_d1", offered)


@rule("BF-SPEC-03", "BF-RUL-59")
def test_3_any_two_resources_pay_for_a_task_and_the_offering_is_placed_all_the_same() -> None:
    s = receiving("generous_offering").tiles(0, task=1).resources(0, flower=1, fruit=1).act(0)
    stack = len(s[0].stacks[1])
    s.choose("task")
    assert s.options == [("offer", "shell", 0), ("offer", "root", 1)]
    s.choose("offer", "root", 1)
    s.choose("place", 4)
    assert s.held(0) == {}
    assert s[0].tasks[4] is not None
    assert len(s[0].stacks[1]) == stack - 1
    assert sum(s[0].offered) == 1


@rule("BF-SPEC-03", "BF-RUL-59")
def test_3_each_demanded_resource_is_one_item_and_never_two() -> None:
    s = receiving("generous_offering").tiles(0, task=1).resources(0, flower=3, herb=1).act(0)
    s.choose("task")
    s.choose("offer", "shell", 0)
    assert s.decision.kind == "pay" and s.decision.about == ("any_resources", "herb shell")
    s.choose("otherwise")
    assert s.options == [("spend", "flower"), ("spend", "herb")], "a Flower goes in any case"
    s.choose("spend", "flower")
    s.choose("place", 1)
    assert s.held(0) == {"flower": 1, "herb": 1}


@rule("BF-SPEC-03", "BF-RCV-05")
def test_3_without_it_two_wrong_resources_do_not_pay() -> None:
    s = receiving().tiles(0, task=1).resources(0, flower=1, fruit=1).act(0)
    assert s.reason("task") == ("need-resources", "BF-RCV-05")
    s = receiving("generous_offering").tiles(0, task=1).resources(0, flower=1).act(0)
    assert s.reason("task") == ("need-resources", "BF-RCV-05"), "one Resource is too little for it, too"


@rule("BF-SPEC-26", "BF-RUL-59")
def test_26_a_task_costs_one_tile_however_many_own_offerings_lie_there() -> None:
    s = receiving("humble_pilgrim", offered=2).tiles(0, task=2).resources(0, herb=1, shell=1).act(0)
    s.choose("task")
    s.choose("place", 1)
    assert s.held(0) == {"task": 1}
    assert sum(s[0].offered) == 3
    s = receiving(offered=2).tiles(0, task=2).resources(0, herb=1, shell=1).act(0)
    assert s.reason("task") == ("need-tiles", "BF-PAY-01", "task", 3)


@rule("BF-SPEC-26", "BF-SPEC-03", "BF-RUL-59")
def test_26_and_3_go_together_and_the_tile_may_be_replaced() -> None:
    s = receiving("humble_pilgrim", "generous_offering", offered=2).tiles(0, ship=1, path=1)
    s.resources(0, flower=2).act(0)
    s.choose("task")
    s.choose("offer", "shell", 0)
    s.choose("place", 1)
    assert s.held(0) == {}
    assert s[0].task_count == 1


# 4, 9, 15: recruiting


@rule("BF-SPEC-04", "BF-SYM-06")
def test_4_an_elder_scores_two_points_more_and_a_specialist_none() -> None:
    s = with_specialists("elders_friend").portals(0, 7, 6, 5).tiles(0, gnome=4).resources(0, fruit=2)
    s.specialists("specialist_planner").act(0)
    s.choose("gnome", "elder_portals")
    s.choose("price", 2, 1)
    assert s[0].gained == 3 + 2
    s.act(0)
    s.choose("gnome", "specialist_planner")
    assert s[0].gained == 5


@rule("BF-SPEC-09", "BF-RUL-59")
def test_9_any_resources_pay_for_a_gnome_even_where_gold_is_shown() -> None:
    s = with_specialists("barterer").specialists("specialist_wanderer").tiles(0, gnome=1)
    assert RESOURCES[GNOMES["specialist_wanderer"].cost] == "gold"
    s.resources(0, flower=1, herb=1).act(0)
    s.choose("gnome", "specialist_wanderer")
    assert s.held(0) == {}
    assert [card.id for card in s[0].gnomes] == ["specialist_barterer", "specialist_wanderer"]
    s = Scene().specialists("specialist_wanderer").tiles(0, gnome=1).resources(0, flower=1, herb=1).act(0)
    assert s.verbs("gnome") == [], "without it"


@rule("BF-SPEC-15", "BF-RUL-29", "BF-RUL-30")
def test_15_every_gnome_brings_a_yellow_tile_this_one_too() -> None:
    s = Scene().specialists("specialist_recruiter").tiles(0, gnome=2).resources(0, herb=1).act(0)
    s.choose("gnome", "specialist_recruiter")
    assert s.held(0) == {"any": 1}
    s.tiles(0, gnome=2).resources(0, herb=1).act(0)
    s.choose("gnome", "elder_tasks")
    assert s.held(0) == {"any": 1}


# 5: payment


@rule("BF-SPEC-05", "BF-EX-28", "BF-RUL-43")
def test_5_a_yellow_tile_pays_two_tiles_of_one_price() -> None:
    s = (
        with_specialists("golden_hands")
        .specialists("specialist_planner")
        .tiles(0, any=2)
        .resources(0, fruit=1)
    )
    s.act(0)
    s.choose("gnome", "specialist_planner")
    assert s.held(0) == {"any": 1}


@rule("BF-SPEC-05", "BF-EX-28", "BF-RUL-43")
def test_5_where_nothing_else_is_spent_the_surplus_is_lost() -> None:
    s = receiving("golden_hands", offered=2).tiles(0, any=2).resources(0, herb=1, shell=1).act(0)
    s.choose("task")
    s.choose("place", 1)
    assert s.held(0) == {}


@rule("BF-RUL-43", "BF-SHIP-08")
def test_5_a_yellow_tile_is_not_split_over_ship_and_island() -> None:
    s = with_specialists("golden_hands").tiles(0, any=1).act(0)
    s.choose("ship", "island_b1")
    assert s.decision.seats == (1,), "nothing is left for the Guardian"
    assert s.held(0) == {}


@rule("BF-RUL-43", "BF-FATE-04", "BF-SCORE-09")
def test_5_in_the_supply_a_yellow_tile_is_one_tile() -> None:
    s = with_specialists("golden_hands").tiles(0, any=1).resources(0, herb=1).act(0)
    assert s.lines(0)["leftovers"] == 1
    s.choose("fate", "top")
    assert s.decision.kind == "place", "none need be thrown away"


# 6, 10-13, 20: what a stop brings


@rule("BF-SPEC-06", "BF-RUL-44", "BF-DEC-21", "BF-SYM-03")
def test_6_a_stop_brings_what_is_shown_or_any_plain_resource() -> None:
    s = with_specialists("wanderer").path(0, *PATHS).guardian(0, "own", 2)
    procession(s)
    assert s.options == [("bring", kind) for kind in ("herb", "flower", "fruit", "shell", "root")]
    s.choose("bring", "shell")
    assert s.held(0) == {"shell": 1}


@rule("BF-SPEC-06", "BF-RUL-44")
def test_6_on_the_first_space_a_plain_resource_may_replace_the_gold() -> None:
    s = procession(with_specialists("wanderer"))
    assert s.options == [("bring", kind) for kind in ("gold", "flower", "fruit", "herb", "shell", "root")]
    s.choose("bring", "root")
    assert s.held(0) == {"root": 1}


@rule("BF-RUL-44", "BF-DEC-21")
def test_6_by_the_switch_gold_may_be_taken_anywhere() -> None:
    s = with_specialists("wanderer", specialist_6_gold=True).path(0, *PATHS).guardian(0, "own", 2)
    procession(s)
    assert ("bring", "gold") in s.options
    s.choose("bring", "gold")
    assert s.held(0) == {"gold": 1}


COMPANIONS = [
    pytest.param("grey", marks=rule("BF-SPEC-10")),
    pytest.param("pink", marks=rule("BF-SPEC-11")),
    pytest.param("wood", marks=rule("BF-SPEC-12")),
    pytest.param("turquoise", marks=rule("BF-SPEC-13")),
]


@rule("BF-SYM-01")
@pytest.mark.parametrize("colour", COMPANIONS)
def test_10_to_13_the_guardian_shown_brings_her_resource_twice(colour: str) -> None:
    s = with_specialists(NAMES[colour]).path(0, *PATHS).guardian(0, colour, 2)
    procession(s)
    stop(s, "walk", colour, 3)
    assert s.held(0) == {"herb": 2}


@rule("BF-SPEC-10", "BF-SPEC-11", "BF-SPEC-12", "BF-SPEC-13")
@pytest.mark.parametrize("colour", ["grey", "pink", "wood", "turquoise"])
def test_10_to_13_any_other_guardian_brings_it_once(colour: str) -> None:
    others = [c for c in ("grey", "pink", "wood", "turquoise") if c != colour]
    s = with_specialists(*[NAMES[other] for other in others]).path(0, *PATHS).guardian(0, colour, 2)
    procession(s)
    stop(s, "walk", colour, 3)
    assert s.held(0) == {"herb": 1}


@rule("BF-SPEC-20", "BF-SYM-01")
def test_20_the_first_space_brings_one_more_gold() -> None:
    s = procession(with_specialists("gate_keeper"))
    assert s[0].guardians[0] == 1
    assert s.held(0) == {"gold": 2}
    s = procession(with_specialists("gate_keeper").path(0, *PATHS).guardian(0, "own", 1))
    assert s.held(0) == {"flower": 1}, "and no other"


@rule("BF-EX-27", "BF-SPEC-06", "BF-SPEC-10", "BF-SPEC-20", "BF-RUL-44")
def test_6_10_and_20_together_on_the_first_space() -> None:
    s = with_specialists("grey_companion", "wanderer", "gate_keeper").guardian(0, "grey")
    procession(s)
    s.choose("walk", "grey", 1)
    s.choose("bring", "herb")
    assert s.held(0) == {"herb": 2, "gold": 1}
    s = with_specialists("grey_companion", "gate_keeper").guardian(0, "grey")
    procession(s)
    s.choose("walk", "grey", 1)
    assert s.held(0) == {"gold": 3}


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
    assert s.g.council[0] == [0, 1, 0]
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


# 17: the Herald


@rule("BF-SPEC-17", "BF-RUL-45", "BF-DEC-39")
def test_17_a_guardian_on_the_start_area_sets_all_in_motion_without_resources() -> None:
    s = with_specialists("herald", "gate_keeper", "grey_companion", "wanderer").path(0, *PATHS)
    s.guardian(0, "own", 2).ship(0, "island_b1").tiles(0, guardian=1).act(0)
    s.choose("retrieve")
    assert s.options == [("walk", "own", 3), ("stay",)], "the foremost first"
    s.choose("walk", "own", 3)
    assert s.options == [("walk", "grey", 1), ("stay",)], "the new one, too"
    s.choose("walk", "grey", 1)
    assert s[0].guardians[:2] == [3, 1]
    assert s.held(0) == {}, "not even from other Specialists, and one tile was all it cost"


@rule("BF-SPEC-17", "BF-RUL-45", "BF-HC-05", "BF-DEC-39")
def test_17_through_the_council_too_and_steps_are_optional() -> None:
    s = with_specialists("herald").council(0)
    s.choose("field", "council_guardian")
    s.choose("take_bonus")
    s.choose("guardian", "pink")
    assert s.options == [("walk", "own", 1), ("walk", "pink", 1), ("stay",)]
    s.choose("stay")
    assert s[0].guardians[:3] == [0, -1, 0]
    assert s.decision.seats == (1,)


@rule("BF-RUL-45", "BF-SPEC-02", "BF-SPEC-17")
def test_17_and_2_make_it_two_steps() -> None:
    s = (
        with_specialists("herald", "long_stride")
        .path(0, *PATHS)
        .ship(0, "island_b1")
        .tiles(0, guardian=1)
        .act(0)
    )
    s.choose("retrieve")
    assert ("walk", "grey", 2) in s.options and ("walk", "grey", 3) not in s.options


@rule("BF-RUL-45")
def test_17_if_nobody_can_move_nothing_happens() -> None:
    s = with_specialists("herald").guardian(0, "own", 1).ship(0, "island_b1").tiles(0, guardian=1).act(0)
    s.choose("retrieve")
    assert s[0].guardians[:2] == [1, 0]
    assert s.decision.seats == (1,)


# 18: the Bonfire Keeper


@rule("BF-SPEC-18", "BF-RUL-56")
def test_18_scores_at_the_end_for_guardians_who_stand_there_then() -> None:
    s = (
        with_specialists("bonfire_keeper")
        .task(0, 1, "red_gold_4", lit=True)
        .portals(0, 1)
        .guardian(0, "own", 1)
    )
    procession(s)
    assert s[0].guardians[0] == AT_BONFIRE + 1
    assert s[0].gained == 0, "not when she moves there"
    assert s.lines(0)["keeper"] == 2
    s.guardian(0, "own", 1)
    assert s.lines(0)["keeper"] == 0


@rule("BF-RUL-56", "BF-SPEC-18")
def test_18_also_for_guardians_who_came_before_the_card() -> None:
    s = Scene().task(0, 1, "red_gold_4", lit=True).portals(0, 1).guardian(0, "own", AT_BONFIRE + 1)
    s.specialists("specialist_bonfire_keeper").tiles(0, gnome=2).resources(0, flower=1).act(0)
    s.choose("gnome", "specialist_bonfire_keeper")
    assert s.lines(0)["keeper"] == 2


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
