"""Igniting Bonfires, and the bonuses of the High Council (BF-LIT, BF-HC)."""

from __future__ import annotations

import pytest

from tests.bonfire.scene import AT_BONFIRE, Scene
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import COUNCIL, FIELDS, GNOMES, ISLANDS, TASKS
from tryptyk.games.bonfire.rules.fate import gain_of, placements
from tryptyk.games.bonfire.state import BY_COUNCIL, NEUTRAL

GOLD_FIELD, PATH_FIELD, GUARDIAN_FIELD, WHEEL_FIELD = COUNCIL[:4]
SPECIALIST_FIELD, MOVE_FIELD, SHIP_FIELD, FATE_FIELD = COUNCIL[4:]

SIX_PATHS = tuple(
    f"path_{kind}_1" for kind in ("blue_flower", "blue_herb", "red_root", "red_fruit", "yellow_herb")
)
SIX_PATHS += ("path_yellow_shell_1",)
SIX_GNOMES = (
    "specialist_planner",
    "specialist_barterer",
    "specialist_navigator",
    "elder_paths",
    "elder_fate",
    "elder_tasks",
)
SEVEN_TASKS = (
    "red_gold_4",
    "blue_guardian_grey",
    "blue_path_flower",
    "blue_offering_root",
    "red_portals_3",
    "red_gnomes_3",
    "yellow_elders_3",
)


def igniting(place: int = 3) -> Scene:
    """A Task whose condition is met, and one whose condition is not."""
    other = 1 if place != 1 else 2
    return Scene().task(0, place, "red_gold_4").task(0, other, "red_portals_3").resources(0, gold=4)


def taking(field: str, s: Scene) -> Scene:
    """Seat 0 places a Novice on a field and takes its bonus."""
    s.council(0)
    s.choose("field", field)
    s.choose("take_bonus")
    return s


# Igniting


@rule("BF-LIT-01", "BF-DEC-27", "BF-TURN-02")
def test_of_the_own_tasks_one_whose_condition_is_met_can_be_ignited_and_then_the_turn_is_over() -> None:
    s = igniting().task(0, 5, "blue_guardian_grey").guardian(0, "grey").act(0)
    assert s.verbs("ignite") == [("ignite", "red_gold_4"), ("ignite", "blue_guardian_grey")]
    assert s.reason("ignite", "red_portals_3") == ("condition-not-met", "BF-LIT-01")
    s.choose("ignite", "red_gold_4")
    s.choose("field", SHIP_FIELD)
    s.choose("point")
    assert s[0].lit == 1 << 3
    assert s.decision.seats == (1,), "one Bonfire is the thing of the turn"


@rule("BF-LIT-01")
def test_tasks_of_others_are_not_ignited() -> None:
    s = Scene().task(1, 1, "red_gold_4").resources(0, gold=4).resources(1, gold=4).act(0)
    assert s.verbs("ignite") == []


@rule("BF-LIT-02", "BF-LIT-03")
def test_igniting_spends_nothing_and_more_than_enough_will_do() -> None:
    s = igniting().resources(0, gold=5, herb=1).tiles(0, path=2).act(0)
    s.choose("ignite", "red_gold_4")
    assert s.held(0) == {"gold": 5, "herb": 1, "path": 2}


@rule("BF-LIT-03", "BF-TGEN-01")
def test_less_than_enough_will_not_do() -> None:
    s = igniting().resources(0, gold=3, herb=9).act(0)
    assert s.verbs("ignite") == []


@rule("BF-LIT-04")
def test_a_bonfire_stays_lit_in_its_place_when_its_condition_no_longer_holds() -> None:
    s = igniting().act(0)
    s.choose("ignite", "red_gold_4")
    s.choose("field", SHIP_FIELD)
    s.choose("point")
    s[0].resources = [0] * 6
    s.act(0)
    assert s[0].tasks[3] is TASKS["red_gold_4"]
    assert s[0].lit == 1 << 3
    assert s.lines(0)["bonfires"] == TASKS["red_gold_4"].points
    assert ("ignite", "red_gold_4") not in s.options, "it is no Task any more"


@rule("BF-LIT-05", "BF-LIT-07", "BF-EX-16", "BF-HC-07", "BF-DEC-33")
def test_the_novice_goes_to_the_council_and_its_field_gives_a_specialist_for_nothing() -> None:
    s = (
        igniting()
        .specialists("specialist_planner", "specialist_wanderer")
        .gnome_deck("specialist_herald")
        .act(0)
    )
    s.choose("ignite", "red_gold_4")
    s.choose("field", SPECIALIST_FIELD)
    assert s.g.council[COUNCIL.index(SPECIALIST_FIELD)] == (0,)
    assert s.options == [("take_bonus",), ("point",)]
    s.choose("take_bonus")
    assert s.options == [("gnome", "specialist_planner"), ("gnome", "specialist_wanderer")]
    s.choose("gnome", "specialist_wanderer")
    assert [card.id for card in s[0].gnomes] == ["specialist_wanderer"]
    assert s.held(0) == {"gold": 4}
    assert [card and card.id for card in s.g.specialists[:3]] == [
        "specialist_planner",
        "specialist_herald",
        None,
    ]
    assert s[0].gained == 0


@rule("BF-LIT-06", "BF-DEC-28", "BF-SYM-05")
def test_an_own_novice_goes_to_any_field_without_one_of_its_colour() -> None:
    s = igniting().novices(GOLD_FIELD, 0, 1).novices(PATH_FIELD, 1, NEUTRAL).novices(SHIP_FIELD, 0).act(0)
    s.choose("ignite", "red_gold_4")
    expected = [field for field in COUNCIL if field not in (GOLD_FIELD, SHIP_FIELD)]
    assert s.options == [("field", field) for field in expected]
    assert s.reason("field", SHIP_FIELD) == ("same-novice", "BF-LIT-06")


@rule("BF-LIT-08", "BF-END-11")
def test_novices_stay_in_the_council() -> None:
    s = igniting().novices(PATH_FIELD, 1, NEUTRAL).countdown(3).act(0)
    s.choose("ignite", "red_gold_4")
    s.choose("field", PATH_FIELD)
    s.choose("point")
    s.choose("pass")
    assert s.decision.seats == (0,)
    assert s.g.council[COUNCIL.index(PATH_FIELD)] == (1, NEUTRAL, 0)
    assert s.g.running == 0 and s.g.stack == 2, "the Countdown goes on as it was"


@rule("BF-LIT-09")
def test_a_bonfire_scores_at_the_end_and_not_when_it_is_ignited() -> None:
    s = igniting().act(0)
    assert s.lines(0)["bonfires"] == 0
    s.choose("ignite", "red_gold_4")
    assert s[0].gained == 0
    assert s.lines(0)["bonfires"] == 4


@rule("BF-LIT-10", "BF-RCV-10", "BF-RUL-17")
def test_seven_bonfires_are_all_that_a_city_can_have() -> None:
    s = Scene().bonfires(0, *SEVEN_TASKS[:6]).task(0, 7, "yellow_elders_3")
    for field in COUNCIL[:6]:
        s.novices(field, 0)
    s.gnomes(0, "elder_paths", "elder_fate", "elder_tasks").resources(0, gold=9).tiles(0, task=3)
    s.ship(0, "island_a1").island("island_a1", "blue_path_herb").act(0)
    s.choose("ignite", "yellow_elders_3")
    s.choose("field", SHIP_FIELD)
    s.choose("point")
    assert s[0].bonfires == 7
    assert sum(field.count(0) for field in s.g.council) == 7
    s.neutral_gone("common_tasks_7").act(0)
    assert s.verbs("ignite") == []
    assert s.reason("task") == ("city-full", "BF-RCV-10", 7)


# Bonus or point


@rule("BF-HC-03", "BF-RUL-36", "BF-DEC-29", "BF-HC-01")
def test_the_gold_field_gives_two_gold_and_a_yellow_tile_and_no_point_instead() -> None:
    s = Scene().council(0)
    s.choose("field", GOLD_FIELD)
    assert s.held(0) == {"gold": 2, "any": 1}
    assert s[0].gained == 0
    assert s.decision.seats == (1,)


@rule("BF-HC-02", "BF-HC-01", "BF-RUL-36", "BF-DEC-29")
@pytest.mark.parametrize("field", COUNCIL[1:])
def test_every_other_field_gives_its_bonus_or_a_point(field: str) -> None:
    s = Scene().council(0)
    s.choose("field", field)
    assert s.options == [("take_bonus",), ("point",)]
    s.choose("point")
    assert s[0].points[BY_COUNCIL] == s[0].gained == 1
    assert s.held(0) == {}
    assert s.decision.kind == "act" and s.decision.seats == (1,), "one of the two, and no more"


CANNOT = {
    PATH_FIELD: lambda: Scene().path(0, *SIX_PATHS).neutral_gone("common_paths_7"),
    GUARDIAN_FIELD: lambda: (
        Scene()
        .guardian(0, "grey")
        .guardian(0, "pink")
        .guardian(0, "wood")
        .guardian(0, "turquoise")
        .neutral_gone("common_guardians_5")
    ),
    SPECIALIST_FIELD: lambda: Scene().gnomes(0, *SIX_GNOMES).neutral_gone("common_gnomes_6"),
    MOVE_FIELD: lambda: Scene().guardian(0, "own", 1),
    FATE_FIELD: lambda: Scene().column(0),
}


@rule("BF-HC-02", "BF-HC-12", "BF-PATH-06", "BF-GRD-05", "BF-GNO-08")
@pytest.mark.parametrize("field", CANNOT)
def test_the_point_is_all_there_is_where_the_bonus_cannot_be_carried_out(field: str) -> None:
    s = CANNOT[field]().council(0)
    s.choose("field", field)
    assert s[0].gained == 1
    assert s.decision.kind == "act" and s.decision.seats == (1,)


@rule("BF-HC-02", "BF-HC-07")
def test_no_face_up_specialist_leaves_the_point() -> None:
    s = Scene().specialists().council(0)
    s.choose("field", SPECIALIST_FIELD)
    assert s[0].gained == 1


# The Path field


@rule("BF-HC-04", "BF-PATH-03", "BF-DEC-30")
def test_a_face_up_path_tile_is_built_free_of_charge_and_replaced_without_a_shuffle() -> None:
    s = Scene().paths("path_red_herb_1", "path_blue_root_1").path_pile("path_red_root_1", *SIX_PATHS[:4])
    taking(PATH_FIELD, s)
    s.choose("take_path", "path_blue_root_1")
    assert [tile.id for tile in s[0].path] == ["path_blue_root_1"]
    assert [tile and tile.id for tile in s.g.path_display] == [
        "path_red_herb_1",
        "path_red_root_1",
        None,
        None,
    ]
    assert [tile.id for tile in reversed(s.g.path_pile)] == list(SIX_PATHS[:4]), "the order is as it was"


@rule("BF-HC-04", "BF-DEC-30", "BF-INFO-07", "BF-INFO-11")
def test_any_kind_of_tile_can_be_searched_in_the_pile_which_is_then_shuffled() -> None:
    s = Scene().paths("path_red_herb_1")
    pile = ["path_yellow_herb_2", "path_red_root_1", "path_blue_herb_1", "path_red_root_2", *SIX_PATHS[:2]]
    s.path_pile(*pile).set(sunk=[2])
    taking(PATH_FIELD, s)
    kinds = ["blue_flower", "blue_herb", "red_root", "yellow_herb"]
    assert s.options == [
        ("take_path", "path_red_herb_1"),
        *[("search_path", f"path_{kind}") for kind in kinds],
    ], "kinds in a fixed order, whatever the order of the pile"
    s.choose("search_path", "path_red_root")
    (built,) = s[0].path
    assert built.kind == "path_red_root"
    left = [tile.id for tile in reversed(s.g.path_pile)]
    assert sorted(left) == sorted(id for id in pile if id != built.id)
    assert left != [id for id in pile if id != built.id], "this seed does shuffle"
    assert s.g.sunk == [], "and nobody knows the bottom any more"
    assert ("shuffle-paths",) in s.events


@rule("BF-HC-04")
def test_four_crystals_alike_are_not_exchanged_in_the_council() -> None:
    s = Scene().paths("path_red_herb_1", "path_red_root_1", "path_red_fruit_1", "path_red_shell_1")
    taking(PATH_FIELD, s)
    assert ("exchange_paths",) not in s.options
    assert ("draw_path",) not in s.options


# The Guardian field


@rule("BF-HC-05", "BF-DEC-31", "BF-GRD-03")
def test_a_guardian_of_a_colour_not_owned_comes_wherever_the_ship_is() -> None:
    s = taking(GUARDIAN_FIELD, Scene().guardian(0, "pink", 1).guardian(1, "wood"))
    assert s.options == [("guardian", "grey"), ("guardian", "wood"), ("guardian", "turquoise")]
    s.choose("guardian", "wood")
    assert s[0].guardians == [0, -1, 1, 0, -1]
    assert s.held(0) == {}


# The Great Bonfire field


@rule("BF-HC-06", "BF-DEC-32", "BF-RUL-27", "BF-HC-12")
def test_the_great_bonfire_turns_free_of_charge_to_any_field() -> None:
    s = taking(WHEEL_FIELD, Scene().wheel(2).field(2, "portal_eye", "portal_sun"))
    assert s.options == [("wheel", field.id) for field in FIELDS], "the present one too"
    s.choose("wheel", "gb_2")
    assert s.options == [
        ("rewards", "tile", "good"),
        ("rewards", "tile", "portal"),
        ("rewards", "good", "portal"),
    ]
    s.choose("rewards", "good", "portal")
    assert s.g.wheel == 2
    assert s.held(0) == {"fruit": 1}
    assert s[0].portals == 1 << 7, "the notch on the right comes first"


@rule("BF-HC-12", "BF-HC-06", "BF-RUL-25")
def test_a_portal_that_does_not_fit_is_not_taken_through_the_council_either() -> None:
    s = taking(WHEEL_FIELD, Scene().field(3, "portal_sun", "portal_moon"))
    s.choose("wheel", "gb_3")
    assert s.held(0) == {"great_bonfire": 1, "root": 1}
    assert s[0].portals == 0
    assert s.g.wheel == 3, "the first use of all"


# The Specialist field


@rule("BF-RUL-29", "BF-RUL-30")
def test_a_specialist_from_the_council_is_recruited_and_has_no_price() -> None:
    s = Scene().gnomes(0, "specialist_recruiter", "specialist_barterer").resources(0, gold=1)
    s.specialists("specialist_planner").gnome_deck("specialist_herald")
    taking(SPECIALIST_FIELD, s)
    assert s[0].gnomes[-1] is GNOMES["specialist_planner"]
    assert s.held(0) == {"any": 1, "gold": 1}
    assert s.g.specialists[0] is GNOMES["specialist_herald"]


# The Guardian-move field


def standing() -> Scene:
    """Four path spaces; own on the start area, grey on 3, pink at Bonfire 1, two more to enter."""
    s = Scene().path(0, "path_blue_flower_1", "path_red_herb_1", "path_red_root_1")
    s.bonfires(0, "blue_path_flower", "blue_gnome_herb").task(0, 4, "red_portals_3", lit=True)
    s.task(0, 5, "red_gnomes_3", lit=True).task(0, 3, "yellow_elders_3")
    return s.portals(0, 1, 2, 3, 4, 5).guardian(0, "grey", 3).guardian(0, "pink", AT_BONFIRE + 1)


@rule("BF-HC-08", "BF-DEC-34", "BF-RUL-37", "BF-PROC-13")
def test_one_guardian_goes_from_anywhere_to_any_free_path_space_or_bonfire() -> None:
    s = taking(MOVE_FIELD, standing())
    spaces = [("walk", 1), ("walk", 2), ("walk", 4), ("enter", 2), ("enter", 4)]
    expected = [(verb, who, place) for who in ("own", "grey", "pink") for verb, place in spaces]
    assert s.options == expected, "no unlit Task, no Bonfire beyond the path, not the start area"
    s.choose("walk", "own", 4)
    assert s[0].guardians == [4, 3, 11, -1, -1], "past the grey one, who does not block"
    assert s.held(0) == {"root": 1}


@rule("BF-HC-08", "BF-RUL-37", "BF-PROC-11")
def test_she_may_go_back_and_leave_a_bonfire() -> None:
    s = taking(MOVE_FIELD, standing())
    s.choose("walk", "pink", 1)
    assert s[0].guardians == [0, 3, 1, -1, -1]
    assert s.held(0) == {"gold": 1}
    s = taking(MOVE_FIELD, standing())
    s.choose("enter", "pink", 4)
    assert s[0].guardians == [0, 3, 14, -1, -1], "from one Bonfire to another"
    assert s.held(0) == {}


@rule("BF-RUL-37")
def test_the_move_brings_what_specialists_make_of_it_and_no_step_is_added() -> None:
    s = standing().gnomes(
        0, "specialist_crowded_paths", "specialist_grey_companion", "specialist_gate_keeper"
    )
    s.guardian(0, "own", 1)
    taking(MOVE_FIELD, s)
    assert ("walk", "grey", 1) in s.options, "with the first of them every path space counts as free"
    assert ("walk", "own", 1) not in s.options, "but she has to move"
    s.choose("walk", "grey", 1)
    assert s.held(0) == {"gold": 3}


# The Ship field


@rule("BF-HC-09", "BF-DEC-35", "BF-RUL-15", "BF-RUL-16")
def test_the_ship_goes_free_of_charge_to_any_island_and_its_action_costs_as_ever() -> None:
    s = Scene().ship(0, "island_b1").tiles(0, guardian=1)
    taking(SHIP_FIELD, s)
    assert s.options == [("ship", island.id) for island in ISLANDS], "the present one too"
    s.choose("ship", "island_b1")
    assert s.options == [("retrieve",), ("nothing",)]
    s.choose("retrieve")
    assert s[0].guardians[1] == 0
    assert s.held(0) == {}


@rule("BF-HC-09", "BF-DEC-35")
def test_without_the_price_of_the_island_the_ship_only_arrives() -> None:
    s = taking(SHIP_FIELD, Scene())
    s.choose("ship", "island_b1")
    assert s.island_of(0) == "island_b1"
    assert s.decision.seats == (1,)


# The Fate field


@rule("BF-HC-10", "BF-HC-11", "BF-DEC-36", "BF-EX-22")
def test_a_fate_tile_is_placed_at_once_and_no_action_tile_is_thrown_away() -> None:
    s = Scene().tiles(0, ship=3, any=2).column(0, "fate_5", "fate_6", "fate_7")
    taking(FATE_FIELD, s)
    assert s.options == [("fate", "top"), ("fate", "bottom")]
    s.choose("fate", "bottom")
    assert s.decision.kind == "place" and s.decision.about == ("fate_7",)
    way = placements(s[0])[0]
    gain = gain_of(s[0], s[0].column[0], way)
    s.choose("lay", way.row, way.column, way.direction)
    had = [3, 0, 0, 0, 0, 0, 2]
    assert s[0].tiles == [old + new for old, new in zip(had, gain.tiles, strict=True)]
    assert [tile.id for tile in s[0].column] == ["fate_6", "fate_5"]
    assert s[0].laid[-1][0].id == "fate_7"


@rule("BF-HC-10", "BF-HC-11")
def test_with_one_fate_tile_left_there_is_no_choice_of_tile() -> None:
    s = taking(FATE_FIELD, Scene().column(0, "fate_5").tiles(0, ship=3))
    assert s.decision.kind == "place" and s.decision.about == ("fate_5",)
    assert s.held(0) == {"ship": 3}
