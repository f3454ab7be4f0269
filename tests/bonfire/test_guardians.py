"""Retrieving Guardians, and the Procession (BF-GRD, BF-PROC)."""

from __future__ import annotations

import pytest

from tests.bonfire.scene import AT_BONFIRE, Scene
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import GUARDIANS, ISLANDS, TASKS
from tryptyk.games.bonfire.state import AWAY, START

COLOURS = GUARDIANS[1:]
LONG = [
    "path_red_fruit_1",
    "path_red_herb_1",
    "path_red_shell_1",
    "path_red_root_1",
    "path_red_flower_1",
    "path_red_fruit_2",
]
"""A whole path: position 2 shows Fruit, 3 Herb, 4 Shell, 5 Root, 6 Flower, 7 Fruit."""


def standing(s: Scene, seat: int = 0) -> dict[str, int]:
    """Where the own Guardians are."""
    return {id: place for id, place in zip(GUARDIANS, s[seat].guardians, strict=True) if place != AWAY}


def procession(steps: int, spaces: int = 7, **places: int) -> Scene:
    """A path so long, and Guardians on these spaces; none is on the start area if nobody says."""
    s = Scene().path(0, *LONG[: spaces - 1]).neutral_gone("common_paths_7", "common_guardians_5")
    s.tiles(0, guardian=steps).no_guardian(0)
    for colour, place in places.items():
        s.guardian(0, colour, place)
    return s


def bonfire(s: Scene, *places: int) -> Scene:
    """A lit Bonfire with a Portal before it."""
    for place in places:
        s.task(0, place, list(TASKS)[place], lit=True)
    return s.portals(0, *places)


# Retrieving


@rule("BF-GRD-01", "BF-GRD-02", "BF-GRD-03", "BF-EX-12")
@pytest.mark.parametrize("island", [island.id for island in ISLANDS if island.guardian])
def test_a_guardian_is_retrieved_from_her_island_for_one_tile(island: str) -> None:
    colour = GUARDIANS[next(one.guardian for one in ISLANDS if one.id == island)]
    s = Scene().tiles(0, guardian=2).ship(0, island).act(0)
    s.choose("retrieve")
    assert standing(s) == {"own": START, colour: START}
    assert s.held(0) == {"guardian": 1}


@rule("BF-GRD-01")
def test_no_guardian_of_a_colour_that_is_owned() -> None:
    s = Scene().tiles(0, guardian=1).ship(0, "island_b1").guardian(0, "grey", 1).act(0)
    assert ("retrieve",) not in s.options
    assert s.reason("retrieve") == ("guardian-owned", "BF-GRD-01")


@rule("BF-GRD-01")
def test_the_ship_must_lie_at_a_guardian_island() -> None:
    for s in (Scene(), Scene().ship(0, "island_b2")):
        s.tiles(0, guardian=1).act(0)
        assert s.reason("retrieve") == ("no-guardian-island", "BF-GRD-01")


@rule("BF-GRD-02")
def test_a_guardian_is_not_free() -> None:
    s = Scene().tiles(0, path=1).ship(0, "island_b1").act(0)
    assert s.reason("retrieve") == ("need-tiles", "BF-PAY-01", "guardian", 1)


@rule("BF-GRD-03", "BF-GRD-06")
def test_a_guardian_taken_is_gone_from_her_island_for_good() -> None:
    s = Scene().tiles(0, guardian=1).ship(0, "island_b1").act(0)
    s.choose("retrieve")
    assert s.table is not None
    left = {island.island: island.guardians for island in s.table.view(1).islands if island.guardians}
    assert left == {"island_b1": 3, "island_b3": 4, "island_c1": 4, "island_c3": 4}
    s.tiles(0, ship=1).act(0)
    s.choose("ship", "island_b2")
    assert standing(s) == {"own": START, "grey": START}


@rule("BF-GRD-05")
def test_five_guardians_one_of_each_colour_and_the_own_one_are_all() -> None:
    s = Scene().tiles(0, guardian=1).neutral_gone("common_guardians_5")
    for colour in COLOURS:
        s.guardian(0, colour)
    for island in ISLANDS:
        if island.guardian:
            s.ship(0, island.id).act(0)
            assert ("retrieve",) not in s.options
    s = Scene().tiles(0, guardian=1).ship(0, "island_b1").guardian(0, "pink").guardian(0, "wood")
    s.guardian(0, "turquoise").neutral_gone("common_guardians_5").act(0)
    s.choose("retrieve")
    assert s[0].guardian_count == 5


# How far


@rule("BF-PROC-01", "BF-DEC-18")
def test_the_number_of_steps_is_chosen_and_paid_for() -> None:
    s = procession(3, own=1).act(0)
    assert s.verbs("procession") == [("procession", n) for n in (1, 2, 3)]
    s.choose("procession", 2)
    assert s.held(0) == {"guardian": 1}
    assert s.options == [("walk", "own", 2), ("walk", "own", 3)]


@rule("BF-PROC-01", "BF-DEC-18")
def test_no_more_steps_are_offered_than_a_guardian_could_use() -> None:
    s = procession(6, spaces=3, own=START).act(0)
    assert s.verbs("procession") == [("procession", n) for n in (1, 2, 3)]
    s = bonfire(procession(6, spaces=3, own=START), 3).act(0)
    assert s.verbs("procession") == [("procession", n) for n in (1, 2, 3, 4)], "the last one to the Bonfire"
    s = procession(6, spaces=4, own=START).gnomes(0, "specialist_long_stride").act(0)
    assert s.verbs("procession") == [("procession", n) for n in (1, 2, 3)], "one step is free"


@rule("BF-DEC-18", "BF-PROC-07")
def test_who_stands_ahead_limits_the_steps_that_can_be_used() -> None:
    s = procession(6, spaces=3, own=START, grey=2, pink=3).act(0)
    assert s.verbs("procession") == [("procession", 1)], "two stand at the end of the path"
    s = bonfire(procession(6, spaces=3, own=START, grey=3), 3).act(0)
    assert s.verbs("procession") == [("procession", n) for n in (1, 2, 3)], "she makes way by the only door"
    s = bonfire(procession(6, spaces=3, own=START, grey=2), 2, 3).act(0)
    assert s.verbs("procession") == [("procession", n) for n in (1, 2, 3, 4)], "there is a door for each"


@rule("BF-PROC-02", "BF-PROC-09", "BF-DEC-20")
def test_each_guardian_may_take_fewer_steps_or_none() -> None:
    s = procession(2, own=3, grey=1).act(0)
    s.choose("procession", 2)
    assert s.options == [("walk", "own", 4), ("walk", "own", 5), ("stay",)]
    s.choose("walk", "own", 4)
    assert s.options == [("walk", "grey", 2), ("walk", "grey", 3), ("stay",)]
    s.choose("stay")
    assert standing(s) == {"own": 4, "grey": 1}
    assert s.held(0) == {"shell": 1}, "who did not move brings nothing"


@rule("BF-PROC-03", "BF-RUL-21")
def test_the_foremost_guardian_finishes_her_whole_move_before_the_next_begins() -> None:
    s = procession(2, own=1, grey=2, pink=3).act(0)
    s.choose("procession", 2)
    assert {option[1] for option in s.options if option[0] == "walk"} == {"pink"}
    s.choose("walk", "pink", 5)
    assert s.held(0) == {"root": 1}, "at once"
    assert s.options == [("walk", "grey", 3), ("walk", "grey", 4), ("stay",)]
    s.choose("walk", "grey", 4)
    assert s.options == [("walk", "own", 2), ("walk", "own", 3), ("stay",)]
    s.choose("walk", "own", 3)
    assert standing(s) == {"own": 3, "grey": 4, "pink": 5}
    assert s.held(0) == {"root": 1, "shell": 1, "herb": 1}
    assert s.decision.seats == (1,), "each moves once"


@rule("BF-PROC-04", "BF-DEC-19")
def test_of_several_on_the_start_area_the_player_chooses_who_goes_first() -> None:
    s = procession(2, own=START, grey=START, pink=START).act(0)
    s.choose("procession", 2)
    assert s.options == [("walk", id, place) for id in ("own", "grey", "pink") for place in (1, 2)]
    s.choose("walk", "pink", 2)
    assert s.options == [("walk", "own", 1), ("walk", "grey", 1), ("stay",)]
    s.choose("walk", "own", 1)
    assert standing(s) == {"own": 1, "grey": START, "pink": 2}
    assert s.decision.seats == (1,), "the way is barred"


@rule("BF-PROC-01", "BF-PROC-02", "BF-PROC-03", "BF-PROC-04", "BF-PROC-07", "BF-PROC-08", "BF-EX-13")
def test_a_procession_of_one_step() -> None:
    s = procession(1, spaces=3, own=1, wood=START, pink=START)
    s.path(0, "path_red_fruit_1", "path_red_herb_1").act(0)
    s.choose("procession", 1)
    assert s.held(0) == {"fruit": 1}, "only she could move"
    assert s.options == [("walk", "pink", 1), ("walk", "wood", 1), ("stay",)]
    s.choose("walk", "wood", 1)
    assert s.held(0) == {"fruit": 1, "gold": 1}
    assert standing(s) == {"own": 2, "wood": 1, "pink": START}
    assert s.decision.seats == (1,), "the space before her is occupied"


@rule("BF-PROC-02", "BF-PROC-05", "BF-PROC-06", "BF-PROC-09", "BF-PROC-10", "BF-EX-14")
def test_a_procession_of_two_steps_to_a_bonfire() -> None:
    s = bonfire(procession(2, pink=2), 3).act(0)
    s.choose("procession", 2)
    assert s.options == [("walk", "pink", 3), ("enter", "pink", 3), ("walk", "pink", 4)]
    s.choose("enter", "pink", 3)
    assert s.held(0) == {}, "not even for the space passed"
    assert standing(s) == {"pink": AT_BONFIRE + 3}
    assert s.lines(0)["lit_guardians"] == 4


@rule("BF-PROC-05")
def test_the_first_step_leads_from_the_start_area_to_the_first_space() -> None:
    s = bonfire(procession(1, own=START), 1).act(0)
    s.choose("procession", 1)
    assert standing(s) == {"own": 1}, "not to the Bonfire"
    s = bonfire(procession(2, own=START), 1).act(0)
    s.choose("procession", 2)
    assert s.options == [("walk", "own", 1), ("enter", "own", 1), ("walk", "own", 2)]


@rule("BF-PROC-06", "BF-RUL-23")
def test_a_bonfire_is_entered_only_through_a_portal() -> None:
    s = bonfire(procession(1, own=3), 3).portals(0, 2, 4).act(0)
    s.choose("procession", 1)
    assert standing(s) == {"own": 4}, "the only step there was"


@rule("BF-PROC-13", "BF-RUL-23")
def test_an_unlit_task_or_an_empty_place_is_not_entered() -> None:
    s = procession(1, own=3).task(0, 3, "blue_path_herb").portals(0, 3).act(0)
    s.choose("procession", 1)
    assert standing(s) == {"own": 4}
    s = procession(1, own=3).portals(0, 3).act(0)
    s.choose("procession", 1)
    assert standing(s) == {"own": 4}


# What bars the way


@rule("BF-PROC-07", "BF-RUL-21")
def test_an_occupied_space_is_neither_entered_nor_passed() -> None:
    s = procession(3, own=1, grey=3).act(0)
    s.choose("procession", 3)
    s.choose("stay")
    assert standing(s) == {"own": 2, "grey": 3}, "up to the other one, and she had to move"


@rule("BF-PROC-07")
def test_an_occupied_bonfire_is_not_entered() -> None:
    s = bonfire(procession(1, own=3, grey=AT_BONFIRE + 3), 3).act(0)
    s.choose("procession", 1)
    assert standing(s) == {"own": 4, "grey": AT_BONFIRE + 3}


@rule("BF-PROC-07")
def test_a_space_is_free_once_its_guardian_has_gone_to_a_bonfire() -> None:
    s = bonfire(procession(1, spaces=3, own=2, grey=3), 3).act(0)
    s.choose("procession", 1)
    s.choose("walk", "own", 3)
    assert standing(s) == {"own": 3, "grey": AT_BONFIRE + 3}
    assert s.held(0) == {"herb": 1}


@rule("BF-PROC-08", "BF-PROC-09")
@pytest.mark.parametrize(
    ("place", "resource"),
    [(1, "gold"), (2, "fruit"), (3, "herb"), (4, "shell"), (5, "root"), (6, "flower"), (7, "fruit")],
)
def test_only_the_space_where_a_move_ends_brings_its_resource(place: int, resource: str) -> None:
    s = procession(7, own=START).act(0)
    s.choose("procession", 7)
    s.choose("walk", "own", place)
    assert s.held(0) == {resource: 1}


@rule("BF-PROC-10")
def test_a_guardian_at_a_bonfire_brings_nothing_but_scores() -> None:
    s = bonfire(procession(1, own=5), 5).act(0)
    before = s.lines(0)["lit_guardians"]
    s.choose("procession", 1)
    s.choose("enter", "own", 5)
    assert s.held(0) == {}
    assert (before, s.lines(0)["lit_guardians"]) == (0, 6)
    assert s[0].gained == 0, "in the Final Scoring only"


@rule("BF-PROC-11")
def test_a_guardian_moves_forward_only_and_from_a_bonfire_no_more() -> None:
    s = bonfire(procession(3, own=AT_BONFIRE + 3, grey=4), 2, 3).act(0)
    s.choose("procession", 3)
    assert s.options == [("walk", "grey", place) for place in (5, 6, 7)]
    s = bonfire(procession(3, own=AT_BONFIRE + 3), 2, 3).act(0)
    assert s.verbs("procession") == []
    assert s.reason("procession", 1) == ("nobody-can-move", "BF-RUL-22")


@rule("BF-PROC-12")
def test_the_path_ends_with_the_last_tile_built() -> None:
    s = procession(5, spaces=3, own=2).act(0)
    s.choose("procession", 1)
    assert standing(s) == {"own": 3}
    s = procession(5, spaces=3, own=3).act(0)
    assert s.reason("procession", 1) == ("nobody-can-move", "BF-RUL-22")
    s = bonfire(procession(5, spaces=3, own=2), 4).act(0)
    assert s.verbs("procession") == [("procession", 1)], "nor to a Bonfire beyond it"


@rule("BF-PROC-14")
@pytest.mark.parametrize("colour", GUARDIANS)
def test_all_own_guardians_take_part_wherever_they_came_from(colour: str) -> None:
    s = procession(1, **{colour: 4}).guardian(1, colour, 1).act(0)
    s.choose("procession", 1)
    assert standing(s) == {colour: 5}
    assert s[1].guardians[GUARDIANS.index(colour)] == 1, "those of others do not"


@rule("BF-RUL-22")
def test_in_a_procession_that_was_paid_somebody_has_to_move() -> None:
    s = procession(1, own=1, grey=3).act(0)
    s.choose("procession", 1)
    assert ("stay",) in s.options, "the other one still can"
    s.choose("stay")
    assert standing(s) == {"own": 2, "grey": 3}
    s = procession(2, own=3).act(0)
    s.choose("procession", 2)
    assert s.options == [("walk", "own", 4), ("walk", "own", 5)]
    assert s.reason("stay") == ("somebody-has-to-move", "BF-RUL-22")


# Specialists of the Procession


@rule("BF-RUL-68", "BF-SPEC-01", "BF-DEC-19")
def test_on_crowded_paths_guardians_share_a_space_and_pass_each_other() -> None:
    s = procession(2, own=1, grey=2).gnomes(0, "specialist_crowded_paths").act(0)
    s.choose("procession", 2)
    s.choose("walk", "grey", 3)
    assert s.options == [("walk", "own", 2), ("walk", "own", 3), ("stay",)]
    s.choose("walk", "own", 3)
    assert standing(s) == {"own": 3, "grey": 3}
    assert s.held(0) == {"herb": 2}, "each brings the Resource of her stop"
    s.tiles(0, guardian=2).act(0)
    s.choose("procession", 2)
    assert {option[1] for option in s.options if option[0] == "walk"} == {"own", "grey"}, "who goes first?"


@rule("BF-RUL-68")
def test_the_order_is_that_of_the_beginning_and_each_moves_once_even_if_overtaken() -> None:
    s = procession(3, own=1, grey=2, pink=START).gnomes(0, "specialist_crowded_paths").act(0)
    s.choose("procession", 3)
    s.choose("stay")
    s.choose("walk", "own", 4)
    assert {option[1] for option in s.options if option[0] == "walk"} == {"pink"}
    s.choose("walk", "pink", 3)
    assert standing(s) == {"own": 4, "grey": 2, "pink": 3}
    assert s.decision.seats == (1,)


@rule("BF-RUL-68", "BF-SPEC-01")
def test_crowded_paths_do_not_crowd_a_bonfire() -> None:
    s = bonfire(procession(1, spaces=3, own=3, grey=AT_BONFIRE + 3), 3)
    s.gnomes(0, "specialist_crowded_paths").act(0)
    assert s.reason("procession", 1) == ("nobody-can-move", "BF-RUL-22")


@rule("BF-EX-27", "BF-RUL-44", "BF-SPEC-06", "BF-SPEC-10", "BF-SPEC-20", "BF-DEC-21")
def test_what_three_specialists_make_of_the_first_path_space() -> None:
    three = ("specialist_grey_companion", "specialist_wanderer", "specialist_gate_keeper")
    s = procession(1, grey=START).gnomes(0, *three).act(0)
    s.choose("procession", 1)
    assert s.options == [("bring", id) for id in ("gold", "flower", "fruit", "herb", "shell", "root")]
    s.choose("bring", "herb")
    assert s.held(0) == {"herb": 2, "gold": 1}
    s = procession(1, grey=START).gnomes(0, three[0], three[2]).act(0)
    s.choose("procession", 1)
    assert s.held(0) == {"gold": 3}


@rule("BF-RUL-44", "BF-SPEC-06", "BF-DEC-21")
def test_a_wanderer_takes_any_plain_resource_and_gold_only_where_it_is_shown() -> None:
    s = procession(1, own=1).gnomes(0, "specialist_wanderer").act(0)
    s.choose("procession", 1)
    assert s.options == [("bring", id) for id in ("fruit", "flower", "herb", "shell", "root")]
    s.choose("bring", "root")
    assert s.held(0) == {"root": 1}


@rule("BF-RUL-44", "BF-DEC-21")
def test_with_the_switch_a_wanderer_takes_gold_everywhere() -> None:
    s = Scene(specialist_6_gold=True).path(0, *LONG[:2]).tiles(0, guardian=1).guardian(0, "own", 1)
    s.gnomes(0, "specialist_wanderer").act(0)
    s.choose("procession", 1)
    assert ("bring", "gold") in s.options
    s.choose("bring", "gold")
    assert s.held(0) == {"gold": 1}


@rule("BF-RUL-44", "BF-SPEC-20")
def test_the_gate_keepers_gold_is_neither_exchanged_nor_doubled() -> None:
    s = procession(1, pink=START).gnomes(0, "specialist_gate_keeper", "specialist_pink_companion").act(0)
    s.choose("procession", 1)
    assert s.held(0) == {"gold": 3}, "two of the space, one of the card"


@rule("BF-RUL-45", "BF-SPEC-17", "BF-GRD-03")
def test_a_herald_has_all_guardians_go_one_free_step_that_brings_nothing() -> None:
    s = procession(1, own=1).gnomes(0, "specialist_herald").ship(0, "island_b1").act(0)
    s.choose("retrieve")
    assert s.options == [("walk", "own", 2), ("stay",)]
    s.choose("walk", "own", 2)
    s.choose("walk", "grey", 1)
    assert standing(s) == {"own": 2, "grey": 1}
    assert s.held(0) == {}, "no Resource at all, and nothing was paid but the tile for her"


@rule("BF-RUL-45")
def test_nobody_has_to_move_in_a_heralds_procession() -> None:
    s = procession(1, spaces=1, own=1).gnomes(0, "specialist_herald").ship(0, "island_b1").act(0)
    s.choose("retrieve")
    assert standing(s) == {"own": 1, "grey": START}
    assert s.decision.seats == (1,)
    s = procession(1, own=START).gnomes(0, "specialist_herald").ship(0, "island_b1").act(0)
    s.choose("retrieve")
    s.choose("stay")
    assert standing(s) == {"own": START, "grey": START}


@rule("BF-RUL-45")
def test_a_herald_greets_guardians_of_the_council_too_and_long_strides_add_a_step() -> None:
    s = procession(0, own=1).gnomes(0, "specialist_herald", "specialist_long_stride").council(0)
    s.choose("field", "council_guardian")
    s.choose("take_bonus")
    s.choose("guardian", "wood")
    assert s.options == [("walk", "own", 2), ("walk", "own", 3), ("stay",)]
