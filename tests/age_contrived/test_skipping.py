"""Skipping spaces on which other characters stand (WC-MOVE-13..15, 17, WC-AMB-31, 53)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.kernel import Option

TURN = ("choose_turn", 0)
STOP: Option = ("stop",)
SPOKE = "bridge_spoke_quarry"
RIM = "bridge_rim_quarry_sea"


def east(players: int = 2) -> Scene:
    """The figure is about to go from the quarry's east to its exit; the path beyond is unbridged."""
    return Scene(players).figure(0, "quarry_east", "quarry_exit")


@rule("WC-MOVE-13", "WC-MOVE-12", "WC-DEC-25")
def test_an_occupied_space_may_be_entered_or_skipped() -> None:
    s = east().figure(1, "quarry_exit").move(0, 1)
    assert s.options == [("step", "quarry_exit"), ("skip", "quarry_exit"), STOP]
    s.choose("step", "quarry_exit")
    assert (s.place_of(0), s.asked) == ("quarry_exit", TURN), "entered, it costs one"


@rule("WC-MOVE-13")
def test_only_spaces_with_other_characters_are_skipped() -> None:
    s = east().figure(1, "quarry_hub").move(0, 2)
    assert s.verbs("skip") == []
    s.choose("step", "quarry_exit")
    assert s.verbs("skip") == [], "not the space it comes from"


@rule("WC-MOVE-13", "WC-MOVE-14", "WC-AMB-31")
def test_a_skipped_space_costs_nothing_and_has_to_be_left() -> None:
    s = east().bridge(RIM, "neutral_bridge_1").figure(1, "quarry_exit").move(0, 1)
    s.choose("skip", "quarry_exit")
    assert s.place_of(0) == RIM, "the only way on; all of the movement was left for it"
    assert s.asked == ("cross", 0)
    s = Scene().figure(0, "quarry_mid", "quarry_hub").figure(1, "quarry_hub").move(0, 1)
    s.choose("skip", "quarry_hub")
    assert STOP not in s.options
    assert (s.decision.about, set(s.options)) == ((1,), {("step", "quarry_east"), ("step", "quarry_inner")})
    s.choose("step", "quarry_inner")
    assert (s.place_of(0), s.asked) == ("quarry_inner", TURN)


@rule("WC-MOVE-14", "WC-BIND-02")
def test_binding_on_the_way_does_not_end_the_duty_to_go_on() -> None:
    s = Scene().figure(0, "quarry_mid", "quarry_hub").figure(1, "quarry_hub")
    s.track(0, "monument_track", 4).move(0, 1)
    s.choose("skip", "quarry_hub")
    s.choose("bind", "eridonic_gate")
    assert set(s.options) == {("step", "quarry_east"), ("step", "quarry_inner")}


@rule("WC-AMB-31")
def test_directly_after_a_skipped_dead_end_the_figure_turns_around() -> None:
    s = east().figure(1, "quarry_exit").move(0, 1)
    s.choose("skip", "quarry_exit")
    assert (s.place_of(0), s.asked) == ("quarry_east", TURN), "back for its one space"
    s = Scene().figure(0, "sea_mid", "sea_start").move(0, 1)
    s.choose("skip", "sea_start")
    assert s.place_of(0) == "sea_mid"


@rule("WC-AMB-31")
def test_without_movement_left_nothing_is_skipped() -> None:
    s = Scene().figure(0, "quarry_hub", "quarry_east").figure(1, "quarry_exit").move(0, 1)
    s.choose("step", "quarry_east")
    assert s.asked == TURN, "the exit would cost nothing, but there is no space left"


@rule("WC-MOVE-15")
def test_several_occupied_spaces_are_skipped_in_one_movement() -> None:
    s = Scene(3).bridge(RIM, "neutral_bridge_1").figure(1, "quarry_east").figure(2, "quarry_exit")
    s.figure(0, "quarry_hub", "quarry_east").move(0, 1)
    s.choose_all(("skip", "quarry_east"), ("skip", "quarry_exit"))
    assert s.place_of(0) == RIM
    s.choose("decline")
    assert s.asked == TURN


@rule("WC-MOVE-15", "WC-DEC-25")
def test_of_several_occupied_spaces_each_may_be_entered_instead() -> None:
    s = Scene(3).bridge(RIM, "neutral_bridge_1").figure(1, "quarry_east").figure(2, "quarry_exit")
    s.figure(0, "quarry_hub", "quarry_east").move(0, 1)
    s.choose("skip", "quarry_east")
    assert s.options == [("step", "quarry_exit"), ("skip", "quarry_exit")]
    s.choose("step", "quarry_exit")
    assert (s.place_of(0), s.asked) == ("quarry_exit", TURN)


@rule("WC-AMB-31")
def test_a_space_with_several_characters_is_one_space() -> None:
    s = Scene(3).bridge(RIM, "neutral_bridge_1").figure(1, "quarry_exit").figure(2, "quarry_exit")
    s.figure(0, "quarry_east", "quarry_exit").move(0, 1)
    assert s.verbs("skip") == [("skip", "quarry_exit")]
    s.choose("skip", "quarry_exit")
    assert s.place_of(0) == RIM


@rule("WC-MOVE-17", "WC-AMB-53")
def test_in_one_direction_a_space_is_skipped_once_and_then_costs_one() -> None:
    s = east().figure(1, "quarry_exit").move(0, 4)
    s.choose("skip", "quarry_exit")
    s.choose("step", "quarry_inner")
    s.choose("step", "quarry_east")
    assert s.decision.about == (1,)
    assert s.options == [("step", "quarry_exit"), STOP], "met again in the same direction"
    s.choose("step", "quarry_exit")
    assert s.asked == TURN


@rule("WC-MOVE-17", "WC-AMB-53")
def test_in_the_other_direction_it_is_skipped_once_more() -> None:
    s = east().bridge(RIM, "neutral_bridge_1").figure(1, "quarry_exit").move(0, 8)
    s.choose("skip", "quarry_exit")
    s.choose_all(("decline",), ("step", "sea_west"), ("step", "sea_mid"), ("step", "sea_start"))
    s.choose_all(("step", "sea_mid"), ("step", "sea_west"), ("step", RIM), ("decline",))
    assert s.options == [("step", "quarry_exit"), ("skip", "quarry_exit"), STOP]
    s.choose("skip", "quarry_exit")
    assert (s.place_of(0), s.asked) == ("quarry_east", TURN), "seven spaces, and the last one"


@rule("WC-MOVE-17", "WC-AMB-53")
def test_the_limit_holds_for_one_movement_only() -> None:
    s = east().figure(1, "quarry_exit").move(0, 1)
    s.choose("skip", "quarry_exit")
    s.figure(0, "quarry_east", "quarry_exit").move(0, 1)
    assert ("skip", "quarry_exit") in s.options


@rule("WC-MOVE-17", "WC-AMB-53")
def test_skipping_and_turning_cannot_go_on_for_ever() -> None:
    """Two others hold both ends of a blind alley: without the limit a figure between them never pays."""
    s = Scene(3).figure(0, "quarry_mid", "quarry_start").figure(1, "quarry_start").figure(2, "quarry_mid")
    s.move(0, 1)
    s.choose_all(("skip", "quarry_start"), ("skip", "quarry_mid"))
    assert s.verbs("skip") == []
    assert {option[0] for option in s.options} == {"step"}


@rule("WC-MOVE-16", "WC-MOVE-14")
def test_a_region_is_entered_with_the_space_after_the_skipped_one() -> None:
    s = Scene().bridge(RIM, "neutral_bridge_1").unlock(0, 1, 2, 3).figure(1, "sea_west")
    s.figure(0, "quarry_exit", RIM)
    s.move(0, 2)
    s.choose_all(("step", RIM), ("decline",))
    s.choose("skip", "sea_west")
    assert s.side(0).entered == 0, "not entered yet"
    s.choose("step", "sea_hub")
    assert s.side(0).entered == 1


@rule("WC-EX-12", "WC-MOVE-04", "WC-MOVE-09", "WC-MOVE-11", "WC-MOVE-13", "WC-AMB-31")
def test_rusne_reaches_the_bridge_with_three_spaces_past_two_others() -> None:
    s = Scene(3, characters=["rusne", "freyith", "multanec"]).bridge(SPOKE, "neutral_bridge_4")
    s.figure(0, "quarry_hub", "quarry_east").figure(1, "quarry_exit").figure(2, "quarry_inner").move(0, 3)
    s.choose("step", "quarry_east")
    s.choose("skip", "quarry_exit")
    assert (s.place_of(0), s.decision.about) == ("quarry_east", (1,)), "turned around, one space back"
    s.choose("skip", "quarry_inner")
    assert (s.place_of(0), s.asked) == (SPOKE, ("cross", 0))
    s.choose("decline")
    assert s.asked == TURN, "exactly three spaces"


@rule("WC-MOVE-13", "WC-BRDG-01")
@pytest.mark.parametrize("spaces", [1, 2])
def test_an_occupied_bridge_is_skipped_like_any_space_and_pays_its_bonus(spaces: int) -> None:
    s = Scene().bridge(SPOKE, "neutral_bridge_1").figure(1, SPOKE, "quarry_inner")
    s.figure(0, "quarry_inner", SPOKE).move(0, spaces)
    s.choose("skip", SPOKE)
    assert s.asked == ("cross", 0)
    s.choose("decline")
    assert s.place_of(0) == "central_quarry"
    assert s.asked == (TURN if spaces == 1 else ("move", 0))
