"""The Specialists (BF-SPEC): what they change for Guardians and their Processions."""

from __future__ import annotations

import pytest

from tests.bonfire.scene import AT_BONFIRE, Scene
from tests.bonfire.specialists import PATHS, procession, stop, with_specialists
from tests.rule import rule

NAMES = {
    "grey": "grey_companion",
    "pink": "pink_companion",
    "wood": "wood_companion",
    "turquoise": "turquoise_companion",
}
"""The companions, by the Guardian whom each goes with."""


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
