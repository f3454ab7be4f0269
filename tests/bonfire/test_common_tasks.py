"""Common Tasks and the Bonus Actions for them (BF-BON)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.bonfire.scene import Scene
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import COMMON_TASKS, COUNCIL
from tryptyk.games.bonfire.rules.common_tasks import count, meets
from tryptyk.games.bonfire.state import LYING, NEUTRAL

GOLD_FIELD, PATH_FIELD, GUARDIAN_FIELD = COUNCIL[:3]
SHIP_FIELD = "council_ship"
MOVE_FIELD = "council_move_guardian"
END = ("end_turn",)

TASKS = (
    "blue_guardian_grey",
    "blue_path_flower",
    "blue_gnome_herb",
    "red_portals_3",
    "red_gnomes_3",
    "yellow_elders_3",
    "yellow_portals_5",
)
PATHS = (
    "path_blue_flower_1",
    "path_blue_herb_1",
    "path_red_root_1",
    "path_red_fruit_1",
    "path_yellow_herb_1",
    "path_yellow_shell_1",
)
GNOMES = (
    "specialist_planner",
    "specialist_barterer",
    "specialist_navigator",
    "elder_paths",
    "elder_fate",
    "elder_tasks",
)
GUARDIANS = ("grey", "pink", "wood", "turquoise")


def with_tasks(s: Scene, number: int) -> Scene:
    for place, id in enumerate(TASKS[:number], start=1):
        s.task(0, place, id, lit=place % 2 == 0)
    return s


def with_portals(s: Scene, number: int) -> Scene:
    return s.portals(0, *range(8 - number, 8))


def with_paths(s: Scene, number: int) -> Scene:
    return s.path(0, *PATHS[: number - 1])


def with_guardians(s: Scene, number: int) -> Scene:
    for colour in GUARDIANS[: number - 1]:
        s.guardian(0, colour)
    return s


def with_gnomes(s: Scene, number: int) -> Scene:
    return s.gnomes(0, *GNOMES[:number])


BUILT = {
    "common_tasks_7": (with_tasks, 7),
    "common_portals_7": (with_portals, 7),
    "common_paths_7": (with_paths, 7),
    "common_guardians_5": (with_guardians, 5),
    "common_gnomes_6": (with_gnomes, 6),
}
MARKED = [
    pytest.param("common_tasks_7", marks=rule("BF-BON-09", "BF-RUL-63", "BF-RUL-31", "BF-SYM-04")),
    pytest.param("common_portals_7", marks=rule("BF-BON-10")),
    pytest.param("common_paths_7", marks=rule("BF-BON-11", "BF-COMP-26", "BF-RUL-19")),
    pytest.param("common_guardians_5", marks=rule("BF-BON-12")),
    pytest.param("common_gnomes_6", marks=rule("BF-BON-13", "BF-SYM-06")),
]


@pytest.mark.parametrize("common", MARKED)
def test_what_each_common_task_asks_for_and_one_less_is_too_little(common: str) -> None:
    build: Callable[[Scene, int], Scene]
    build, number = BUILT[common]
    s = build(Scene(), number).act(0)
    assert s.verbs("bonus") == [("bonus", common)]
    s = build(Scene(), number - 1).act(0)
    assert s.verbs("bonus") == []
    assert s.reason("bonus", common) == ("common-not-met", "BF-BON-01")


# The Bonus Action


@rule("BF-BON-01", "BF-BON-04", "BF-EX-17", "BF-HC-05", "BF-DEC-37")
def test_six_gnomes_move_the_neutral_novice_to_a_field_and_bring_its_bonus() -> None:
    s = with_gnomes(Scene(), 6).guardian(0, "pink").act(0)
    s.choose("bonus", "common_gnomes_6")
    s.choose("field", GUARDIAN_FIELD)
    assert s.g.council[COUNCIL.index(GUARDIAN_FIELD)] == (NEUTRAL,)
    assert s.options == [("take_bonus",), ("point",)]
    s.choose("take_bonus")
    assert s.options == [("guardian", "grey"), ("guardian", "wood"), ("guardian", "turquoise")]
    s.choose("guardian", "wood")
    assert s[0].guardians == [0, -1, 0, 0, -1]
    assert s.decision.kind == "act" and s.decision.seats == (0,), "the turn's own thing is still to do"


@rule("BF-BON-04", "BF-HC-02")
def test_the_point_may_be_taken_instead() -> None:
    s = with_gnomes(Scene(), 6).act(0)
    s.choose("bonus", "common_gnomes_6")
    s.choose("field", GUARDIAN_FIELD)
    s.choose("point")
    assert s[0].gained == 1


@rule("BF-BON-01")
def test_a_bonus_action_is_taken_in_the_own_turn_only() -> None:
    s = with_gnomes(Scene(), 6).act(1)
    assert s.verbs("bonus") == []


@rule("BF-BON-02")
def test_only_the_first_player_to_use_it_has_the_neutral_novice() -> None:
    s = with_portals(with_gnomes(Scene(), 6), 7).portals(1, *range(1, 8)).act(0)
    assert s.verbs("bonus") == [("bonus", "common_portals_7"), ("bonus", "common_gnomes_6")]
    s.choose("bonus", "common_portals_7")
    s.choose("field", GOLD_FIELD)
    assert s.verbs("bonus") == [("bonus", "common_gnomes_6")]
    s.act(1)
    assert s.verbs("bonus") == []
    assert s.reason("bonus", "common_portals_7") == ("novice-gone", "BF-BON-02")


@rule("BF-BON-03", "BF-DEC-38", "BF-SYM-05")
def test_it_goes_to_any_field_without_a_neutral_novice() -> None:
    s = with_gnomes(Scene(), 6).novices(GOLD_FIELD, NEUTRAL).novices(PATH_FIELD, 0, 1).act(0)
    s.choose("bonus", "common_gnomes_6")
    assert s.options == [("field", field) for field in COUNCIL if field != GOLD_FIELD]
    assert s.reason("field", GOLD_FIELD) == ("same-novice", "BF-BON-03")


@rule("BF-BON-05", "BF-DEC-37", "BF-DEC-40", "BF-RUL-07", "BF-TURN-03")
def test_bonus_actions_before_and_after_the_one_thing_of_the_turn() -> None:
    s = with_portals(with_paths(with_gnomes(Scene(), 6), 7), 7)
    s.task(0, 1, "red_portals_3").act(0)
    s.choose("bonus", "common_portals_7")
    s.choose("field", GOLD_FIELD)
    s.choose("ignite", "red_portals_3")
    s.choose("field", GOLD_FIELD)
    assert s.options == [("bonus", "common_paths_7"), ("bonus", "common_gnomes_6"), END]
    s.choose("bonus", "common_gnomes_6")
    s.choose("field", SHIP_FIELD)
    s.choose("point")
    assert s.options == [("bonus", "common_paths_7"), END]
    s.choose("end_turn")
    assert s.decision.seats == (1,)
    assert s.held(0) == {"gold": 4, "any": 2}
    assert s.g.neutral == [True, False, True, True, False]


@rule("BF-RUL-07", "BF-SHIP-07")
def test_no_bonus_action_in_the_middle_of_something() -> None:
    s = with_portals(Scene(), 7).tiles(0, ship=1, guardian=1).act(0)
    s.choose("ship", "island_b1")
    assert s.options == [("retrieve",), ("nothing",)], "the island comes at once"
    s.choose("nothing")
    assert s.options == [("bonus", "common_portals_7"), END]


@rule("BF-BON-06", "BF-RUL-07")
def test_a_bonus_may_complete_another_common_task_which_is_used_in_the_same_turn() -> None:
    s = with_guardians(with_portals(Scene(), 7), 4).act(0)
    assert s.verbs("bonus") == [("bonus", "common_portals_7")]
    s.choose("bonus", "common_portals_7")
    s.choose("field", GUARDIAN_FIELD)
    s.choose("take_bonus")
    assert s[0].guardian_count == 5, "only one colour was missing"
    assert s.verbs("bonus") == [("bonus", "common_guardians_5")]
    s.choose("bonus", "common_guardians_5")
    s.choose("field", GOLD_FIELD)
    assert s.held(0) == {"gold": 2, "any": 1}


@rule("BF-BON-07", "BF-BON-05")
def test_the_bonus_action_may_wait_for_a_later_turn() -> None:
    s = with_portals(Scene(), 7).task(0, 1, "red_portals_3").countdown(4).act(0)
    s.choose("ignite", "red_portals_3")
    s.choose("field", GOLD_FIELD)
    s.choose("end_turn")
    assert s.decision.seats == (1,)
    s.choose("pass")
    assert s.decision.seats == (0,)
    assert s.verbs("bonus") == [("bonus", "common_portals_7")]


@rule("BF-BON-08", "BF-SCORE-06")
@pytest.mark.parametrize("used", [True, False])
def test_its_points_at_the_end_do_not_depend_on_the_neutral_novice(used: bool) -> None:
    s = with_portals(Scene(), 7).portals(1, *range(1, 8))
    if used:
        s.act(0)
        s.choose("bonus", "common_portals_7")
        s.choose("field", GOLD_FIELD)
    assert s.lines(0)["common"] == s.lines(1)["common"] == 4


@rule("BF-BON-14", "BF-GRD-06")
def test_a_common_task_once_met_stays_met() -> None:
    """What could take something away: igniting a Task, and moving Guardians."""
    s = with_guardians(with_tasks(Scene(), 7), 5).task(0, 7, "red_guardians_4").task(0, 6, "red_gold_4", True)
    s.portals(0, 6, 7).path(0, *PATHS)
    s.neutral_gone("common_tasks_7", "common_guardians_5", "common_paths_7").act(0)
    s.choose("ignite", "red_guardians_4")
    s.choose("field", MOVE_FIELD)
    s.choose("take_bonus")
    s.choose("enter", "pink", 7)
    met = [common.id for common in COMMON_TASKS if meets(s[0], common)]
    assert met == ["common_tasks_7", "common_paths_7", "common_guardians_5"]
    assert [count(s[0], common.kind) for common in COMMON_TASKS] == [7, 2, 7, 5, 0]


@rule("BF-TOM-17", "BF-BON-03")
def test_a_lying_neutral_novice_stops_nobody() -> None:
    s = with_gnomes(Scene(1), 6).novices(GOLD_FIELD, LYING).act(0)
    s.choose("bonus", "common_gnomes_6")
    assert ("field", GOLD_FIELD) in s.options
