"""Bridges that a character comes to, and movements inside of movements (WC-BRDG, WC-AMB-29, 30, 53, 54)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import (
    NEUTRAL_BRIDGES,
    PATH_REGIONS,
    PATHS,
    PLACES,
    REGIONS,
)
from tryptyk.kernel import Option

TURN = ("choose_turn", 0)
STOP: Option = ("stop",)
TAKE: Option = ("take",)
DECLINE: Option = ("decline",)
SPOKE = "bridge_spoke_quarry"
RIM = "bridge_rim_quarry_sea"


def before(path: str, players: int = 2, **setup: object) -> Scene:
    """The figure of seat 0 stands in the quarry, the path ahead."""
    near = {SPOKE: "quarry_inner", RIM: "quarry_exit", "bridge_rim_plains_quarry": "quarry_west"}
    return Scene(players, **setup).figure(0, near[path], path)


# Taking the bonus


@rule("WC-BRDG-01", "WC-DEC-28", "WC-AMB-30", "WC-AMB-56")
def test_whoever_moves_onto_a_bridge_may_have_its_bonus_at_once() -> None:
    s = before(SPOKE).bridge(SPOKE, "neutral_bridge_4").move(0, 2)
    s.choose("step", SPOKE)
    assert (s.asked, s.options) == (("cross", 0), [TAKE, DECLINE])
    s.choose("take")
    assert s.asked == ("gain_any", 0)
    s.choose("gain", "rose")
    assert s.held(s[0].reserve) == "compass compass magnet magnet rose primal primal"


@rule("WC-BRDG-01", "WC-AMB-30", "WC-AMB-56", "WC-DEC-28")
def test_the_bonus_may_be_declined_as_a_whole() -> None:
    s = before(SPOKE).bridge(SPOKE, "neutral_bridge_4").move(0, 1)
    s.choose_all(("step", SPOKE), DECLINE)
    assert (s[0].reserve, s.asked) == (Scene()[0].reserve, TURN)


@rule("WC-BRDG-01", "WC-MOVE-13")
def test_whoever_skips_a_bridge_may_have_its_bonus_too() -> None:
    s = before(SPOKE).bridge(SPOKE, "neutral_bridge_4").figure(1, SPOKE, "quarry_inner").move(0, 1)
    s.choose_all(("skip", SPOKE), TAKE, ("gain", "primal"))
    assert s.held(s[0].reserve) == "compass compass magnet magnet rose rose primal"
    assert (s.place_of(0), s.asked) == ("central_quarry", TURN)


@rule("WC-BRDG-02", "WC-BBRG-05")
@pytest.mark.parametrize(
    ("bridge", "face"), [("neutral_bridge_5", "a"), ("ignotas_bridge_2", "b"), ("aureon_bridge_2", "b")]
)
def test_it_does_not_matter_whose_bridge_it_is(bridge: str, face: str) -> None:
    s = before(SPOKE, 3).bridge(SPOKE, bridge, face).move(0, 1)
    s.choose_all(("step", SPOKE), TAKE)
    assert s.asked == ("choose_track", 0), "all three move on a track"


@rule("WC-BRDG-01", "WC-DEC-28")
def test_in_somebody_elses_turn_the_owner_of_the_character_is_asked() -> None:
    s = Scene(3).bridge("bridge_spoke_sea", "neutral_bridge_4").figure(1, "sea_inner", "bridge_spoke_sea")
    s.move(1, 1)
    s.choose("step", "bridge_spoke_sea")
    assert (s.g.active, s.asked) == (0, ("cross", 1))


@rule("WC-BRDG-03", "WC-BRDG-04")
def test_the_bonus_is_resolved_completely_before_the_movement_goes_on() -> None:
    s = before(SPOKE).bridge(SPOKE, "ignotas_bridge_2", "b").move(0, 2)
    s.choose_all(("step", SPOKE), TAKE, ("on_track", "pillar_track"), ("enter", "rose"))
    assert s.asked == ("track", 0)
    s.choose_all(("advance",), ("advance",))
    assert s.on_tracks(0) == {"pillar_track": (3, "rose")}
    assert (s.asked, s.decision.about) == (("move", 0), (1,)), "what was left of the movement"
    s.choose("step", "central_quarry")
    assert s.asked == TURN


@rule("WC-BRDG-09", "WC-AMB-30")
def test_the_bonus_is_there_each_time_the_bridge_is_entered() -> None:
    s = before(RIM).bridge(RIM, "neutral_bridge_4").figure(1, "forest_mid").move(0, 8)
    s.choose_all(("step", RIM), TAKE, ("gain", "rose"))
    s.choose_all(("step", "sea_west"), ("step", "sea_mid"), ("step", "sea_start"), ("step", "sea_mid"))
    s.choose_all(("step", "sea_west"), ("step", RIM))
    assert s.options == [TAKE, DECLINE], "in the same movement"
    s.choose_all(TAKE, ("gain", "rose"))
    assert s.held(s[0].reserve) == "compass compass magnet magnet primal primal"


@rule("WC-DEC-28")
def test_a_bonus_that_would_give_nothing_is_not_asked_for() -> None:
    s = before(SPOKE).bridge(SPOKE, "neutral_bridge_4").reserve(0, "").move(0, 1)
    s.choose("step", SPOKE)
    assert s.asked == TURN


# Level III


@rule("WC-BRDG-05", "WC-BRDG-06", "WC-DEC-28")
def test_a_level_3_bridge_gives_the_bonus_of_any_other_bridge() -> None:
    s = before(SPOKE, 3).bridge(SPOKE, "ignotas_bridge_3").bridge(RIM, "neutral_bridge_4")
    s.bridge("bridge_rim_sea_mountain", "multanec_bridge_2", "b")
    s.bridge("bridge_spoke_sea", "aureon_bridge_1", "b").bridge("bridge_spoke_forest", "multanec_bridge_3")
    s.move(0, 1)
    s.choose("step", SPOKE)
    assert s.options == [
        ("copy", "bridge_spoke_sea"),
        ("copy", RIM),
        ("copy", "bridge_rim_sea_mountain"),
        DECLINE,
    ], "neutral, own and others; not itself, nor another of level III"
    s.choose_all(("copy", RIM), ("gain", "magnet"))
    assert s.held(s[0].reserve) == "compass compass magnet rose rose primal primal"
    assert s.asked == TURN


@rule("WC-BRDG-06")
def test_a_level_3_bridge_that_is_skipped_gives_it_too() -> None:
    s = before(SPOKE).bridge(SPOKE, "aureon_bridge_3").bridge(RIM, "neutral_bridge_4")
    s.figure(1, SPOKE, "quarry_inner").move(0, 1)
    s.choose("skip", SPOKE)
    assert s.options == [("copy", RIM), DECLINE]


@rule("WC-BRDG-06")
def test_only_the_visible_side_of_the_other_bridge_is_copied() -> None:
    s = before(SPOKE).bridge(SPOKE, "aureon_bridge_3").bridge(RIM, "ignotas_bridge_2", "b").move(0, 1)
    s.choose_all(("step", SPOKE), ("copy", RIM))
    assert s.asked == ("choose_track", 0)


@rule("WC-AMB-29", "WC-BRDG-05")
@pytest.mark.parametrize("other", ["", "ignotas_bridge_3"])
def test_without_another_bridge_that_shows_a_bonus_there_is_none(other: str) -> None:
    s = before(SPOKE).bridge(SPOKE, "aureon_bridge_3")
    if other:
        s.bridge(RIM, other)
    s.move(0, 1)
    s.choose("step", SPOKE)
    assert (s.place_of(0), s.asked) == (SPOKE, TURN)


# Both regions


@rule("WC-BRDG-07", "WC-BIND-05")
@pytest.mark.parametrize("path", range(len(PATHS)))
def test_a_bridge_lies_in_both_regions_that_it_joins(path: int) -> None:
    joined = {REGIONS[region].monument for region in PATH_REGIONS[path]}
    assert len(joined) == 2
    s = (
        Scene()
        .bridge(PLACES[PATHS[path]].id, "aureon_bridge_1", "b")
        .track(0, "monument_track", 4)
        .move(0, 1)
    )
    assert {option[1] for option in s.verbs("bind")} == joined | {"eridonic_gate"}, "and where the figure is"


@rule("WC-BRDG-08", "WC-BIND-05", "WC-BIND-06")
@pytest.mark.parametrize("path", range(len(PATHS)))
def test_a_character_on_a_bridge_is_in_both_regions(path: int) -> None:
    s = Scene()
    s.g.bridges[path] = NEUTRAL_BRIDGES[0]
    s.figure(0, PLACES[PATHS[path]].id)
    s.track(0, "monument_track", 4).track(0, "pillar_track", 4).move(0, 1)
    regions = [REGIONS[region] for region in sorted(PATH_REGIONS[path])]
    assert s.verbs("bind") == [("bind", region.monument) for region in regions]
    assert s.verbs("bind_pillar") == [("bind_pillar", region.pillar) for region in regions]


# Movements inside of movements


@rule("WC-AMB-54", "WC-BRDG-04")
def test_an_inner_movement_starts_where_the_character_stands_and_the_outer_one_goes_on_from_there() -> None:
    s = before(SPOKE).bridge(SPOKE, "ignotas_bridge_1", "b").move(0, 3)
    s.choose_all(("step", SPOKE), TAKE)
    assert (s.options, s.decision.about) == ([("step", "central_quarry"), STOP], (2,))
    s.choose_all(("step", "central_quarry"), ("step", "central_sea"))
    assert (s.place_of(0), s.decision.about) == ("central_sea", (2,)), "two of the outer movement"
    assert s.options == [("step", "central_mountain"), STOP], "from the new space and facing"


@rule("WC-AMB-54")
def test_the_inner_movement_may_be_ended_without_ending_the_outer_one() -> None:
    s = before(SPOKE).bridge(SPOKE, "ignotas_bridge_1", "b").move(0, 2)
    s.choose_all(("step", SPOKE), TAKE, STOP)
    assert (s.place_of(0), s.decision.about) == (SPOKE, (1,))
    s.choose("stop")
    assert s.asked == TURN


@rule("WC-AMB-54")
def test_an_inner_movement_starts_on_a_skipped_bridge_too() -> None:
    s = before(SPOKE).bridge(SPOKE, "ignotas_bridge_1", "b").figure(1, SPOKE, "quarry_inner").move(0, 2)
    s.choose_all(("skip", SPOKE), TAKE)
    assert s.options == [("step", "central_quarry"), STOP], "this one may end here"
    s.choose("stop")
    assert (s.place_of(0), s.decision.about) == ("central_quarry", (1,)), "but the outer one has to go on"


@rule("WC-AMB-54", "WC-MOVE-14")
def test_the_duty_to_leave_a_skipped_bridge_ends_when_the_character_is_elsewhere() -> None:
    s = before(SPOKE).bridge(SPOKE, "ignotas_bridge_1", "b").figure(1, SPOKE, "quarry_inner").move(0, 1)
    s.choose_all(("skip", SPOKE), TAKE, ("step", "central_quarry"), STOP)
    assert (s.place_of(0), STOP in s.options) == ("central_quarry", True)


@rule("WC-AMB-54", "WC-BTIL-04")
def test_if_the_rest_was_cancelled_the_character_stays_on_the_skipped_bridge_and_faces_forward() -> None:
    s = before(SPOKE).bridge(SPOKE, "neutral_bridge_3").figure(1, SPOKE, "quarry_inner")
    s.conduit(0, 2, "boot").tile(0, 1, "upgraded_tile_1_1").pool_tiles("upgraded_tile_2_1").stack().act(0)
    s.choose_all(("convey", "basic_tile_0a"), ("skip", SPOKE), TAKE, ("replace", "upgraded_tile_1_1", 2))
    assert s.place_of(0) == SPOKE
    assert s.ahead(0) == ["central_quarry"]
    assert s.asked == ("fill", 0), "the conduit has nothing to match any more: step 4"


@rule("WC-AMB-54", "WC-BIND-01")
def test_the_inner_movement_has_a_window_for_binding_of_its_own() -> None:
    s = before(SPOKE).bridge(SPOKE, "ignotas_bridge_1", "b").track(0, "monument_track", 4).move(0, 1)
    s.choose_all(("step", SPOKE), TAKE, ("bind", "anfirien_beacon"), STOP)
    assert (s.bound_at(0, "anfirien_beacon"), s.asked) == ("compass", TURN)


@rule("WC-BRDG-10", "WC-AMB-53")
def test_a_bonus_that_moves_the_character_is_taken_once_a_turn_from_a_path() -> None:
    s = before(RIM).bridge(RIM, "ignotas_bridge_1", "b").figure(1, "forest_mid").move(0, 7)
    s.choose_all(("step", RIM), TAKE, STOP, ("step", "sea_west"), ("step", "sea_mid"), ("step", "sea_start"))
    s.choose_all(("step", "sea_mid"), ("step", "sea_west"), ("step", RIM))
    assert (s.place_of(0), s.asked) == (RIM, TURN), "not a second time"


@rule("WC-BRDG-10", "WC-AMB-53")
def test_a_declined_bonus_is_not_used_up_and_another_path_has_its_own() -> None:
    s = Scene(3).bridge(SPOKE, "ignotas_bridge_1", "b").bridge("bridge_spoke_sea", "multanec_bridge_1", "b")
    s.figure(0, "quarry_inner", SPOKE).move(0, 1)
    s.choose_all(("step", SPOKE), DECLINE)
    s.figure(0, "quarry_inner", SPOKE).move(0, 1)
    s.choose_all(("step", SPOKE), TAKE, ("step", "central_quarry"), ("step", "central_sea"))
    s.move(0, 1)
    s.choose("step", "bridge_spoke_sea")
    assert s.options == [TAKE, DECLINE]


@rule("WC-BRDG-10", "WC-AMB-53")
def test_the_limit_holds_through_a_level_3_copy() -> None:
    s = before(SPOKE).bridge(SPOKE, "aureon_bridge_3").bridge(RIM, "ignotas_bridge_1", "b")
    s.bridge("bridge_spoke_forest", "neutral_bridge_4").move(0, 1)
    s.choose_all(("step", SPOKE), ("copy", RIM), STOP)
    s.figure(0, "quarry_inner", SPOKE).move(0, 1)
    s.choose("step", SPOKE)
    assert s.options == [("copy", "bridge_spoke_forest"), DECLINE], "the copied movement counts for this path"
    s.figure(0, "quarry_exit", RIM).move(0, 1)
    s.choose("step", RIM)
    assert s.options == [TAKE, DECLINE], "not for the other one"


@rule("WC-BRDG-10", "WC-AMB-53")
def test_the_limit_holds_through_a_benefit_token() -> None:
    s = before(SPOKE).bridge(SPOKE, "ignotas_bridge_2").move(0, 1)
    s.choose_all(("step", SPOKE), TAKE)
    assert ("benefit", "benefit_move") in s.options
    s.choose_all(("benefit", "benefit_move"), STOP)
    s.figure(0, "quarry_inner", SPOKE).move(0, 1)
    s.choose_all(("step", SPOKE), TAKE)
    assert ("benefit", "benefit_move") not in s.options
    assert ("benefit", "benefit_conduit") in s.options, "every other bonus has no limit"


@rule("WC-BRDG-10", "WC-AMB-53")
def test_if_the_only_token_left_moves_the_character_the_bridge_has_nothing_more_to_give() -> None:
    s = before(SPOKE).bridge(SPOKE, "ignotas_bridge_2")
    s.g.benefits[:5] = [None] * 5
    s.move(0, 1)
    s.choose_all(("step", SPOKE), TAKE, STOP)
    s.figure(0, "quarry_inner", SPOKE).move(0, 1)
    s.choose("step", SPOKE)
    assert s.asked == TURN


@rule("WC-BRDG-10", "WC-AMB-53")
def test_with_the_next_turn_of_anybody_the_bonus_is_there_again() -> None:
    s = before(SPOKE).bridge(SPOKE, "ignotas_bridge_1", "b").move(0, 1)
    s.choose_all(("step", SPOKE), TAKE, STOP)
    s.turn(1)
    s.figure(0, "quarry_inner", SPOKE).move(0, 1)
    s.choose("step", SPOKE)
    assert s.options == [TAKE, DECLINE]


@rule("WC-BRDG-09", "WC-AMB-53")
def test_other_bonuses_are_taken_again_and_again_in_one_turn() -> None:
    s = before(SPOKE).bridge(SPOKE, "neutral_bridge_1")
    for slot in range(1, 6):
        s.figure(0, "quarry_inner", SPOKE).move(0, 1)
        s.choose_all(("step", SPOKE), TAKE, ("conduit", "boot", slot))
    assert [conduit & 3 for conduit in s[0].conduits] == [2, 1, 1, 1, 1]
