"""Step 4 of the convey turn, and the divine wind (WC-EXP-09..13, WC-WIND, WC-AMB-38, 45, WC-DEC-09, 10)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.energy import KINDS


def at_step_four(s: Scene, *, both: bool = False) -> Scene:
    """Seat 0 has inserted the tile 0a, or after it 0b as well."""
    if both:
        s.charged(0)
    s.act(0)
    s.choose("convey", "basic_tile_0a")
    if both:
        s.choose("insert", "basic_tile_0b")
    return s


@rule("WC-EXP-09", "WC-EXP-10", "WC-EXP-13", "WC-DEC-09")
def test_any_exhausted_kind_goes_on_any_space_of_the_inserted_tile_and_on_no_other_tile() -> None:
    s = at_step_four(Scene())
    assert s.asked == ("fill", 0)
    assert s.options == [
        *[("fill", 1, row, kind) for row in ("upper", "lower") for kind in KINDS],
        ("done",),
    ]


@rule("WC-EXP-09", "WC-EXP-13")
def test_both_tiles_are_filled_when_two_were_inserted() -> None:
    s = at_step_four(Scene(), both=True)
    assert {option[1] for option in s.verbs("fill")} == {1, 2}
    s.choose_all(("fill", 1, "upper", "rose"), ("fill", 2, "lower", "rose"), ("done",))
    assert (s.row(0, 1), s.row(0, 2)) == (("rose", ""), ("", "rose"))
    assert [s.row(0, position) for position in (3, 4, 5)] == [("", "")] * 3


@rule("WC-EXP-09")
def test_energy_for_filling_comes_from_the_exhausted_pool() -> None:
    s = at_step_four(Scene().exhausted(0, "rose rose magnet"))
    assert {option[3] for option in s.verbs("fill")} == {"rose", "magnet"}
    s.choose("fill", 1, "lower", "magnet")
    assert {option[3] for option in s.verbs("fill")} == {"rose"}
    assert s.held(s[0].exhausted) == "rose rose"


@rule("WC-EXP-11", "WC-DEC-09")
def test_spaces_may_be_left_empty() -> None:
    s = at_step_four(Scene())
    s.choose("done")
    assert s.asked == ("choose_turn", 1)
    assert s.row(0, 1) == ("", "")
    s = at_step_four(Scene())
    s.choose_all(("fill", 1, "lower", "rose"), ("done",))
    assert s.row(0, 1) == ("", "rose")


@rule("WC-COMP-26", "WC-EXP-09")
def test_a_space_takes_one_energy() -> None:
    s = at_step_four(Scene())
    s.choose("fill", 1, "lower", "rose")
    assert {option[2] for option in s.verbs("fill")} == {"upper"}, "a tile 0 has one space below"
    s.choose("fill", 1, "upper", "rose")
    s.choose("fill", 1, "upper", "primal")
    assert s.asked == ("choose_turn", 1), "and two above"
    assert s.row(0, 1) == ("rose primal", "rose")


@rule("WC-EXP-12", "WC-MISS-01")
def test_what_the_exhausted_pool_cannot_supply_may_come_from_elsewhere() -> None:
    s = at_step_four(Scene().exhausted(0, "rose").pool(0, "magnet"))
    s.choose("fill", 1, "upper", "rose")
    s.choose_all(("borrow",), ("fill", 1, "lower", "magnet"))
    assert s.row(0, 1) == ("rose", "magnet")
    assert s[0].pool == 0


# Tiles replaced in step 3


def claiming_in_step_three(s: Scene) -> Scene:
    """A boot conduit above the inserted tile leads onto a bridge that gives a tile."""
    s.conduit(0, 1, "boot", 2).figure(0, "quarry_inner", "bridge_spoke_quarry")
    s.bridge("bridge_spoke_quarry", "neutral_bridge_3").pool_tiles("upgraded_tile_1_1").stack()
    s.act(0)
    s.choose_all(("convey", "basic_tile_0a"), ("step", "bridge_spoke_quarry"), ("take",))
    assert s.asked == ("replace", 0)
    return s


@rule("WC-AMB-45", "WC-ACQ-08", "WC-EXP-13")
def test_a_tile_that_replaces_the_inserted_one_is_not_filled() -> None:
    s = claiming_in_step_three(Scene())
    s.choose("replace", "basic_tile_0a", 1)
    while s.asked == ("move", 0):
        s.choose("stop")
    assert s.asked == ("choose_turn", 1), "there is nothing to fill"
    assert s[0].channel[0].id == "upgraded_tile_1_1"
    assert s.row(0, 1) == ("", "")


@rule("WC-AMB-45")
def test_other_tiles_can_be_replaced_and_the_inserted_one_is_filled() -> None:
    s = claiming_in_step_three(Scene())
    s.choose("replace", "basic_tile_1", 2)
    s.choose("stop")
    assert {option[1] for option in s.verbs("fill")} == {1}


@rule("WC-AMB-45", "WC-EXP-14")
def test_a_tile_pushed_out_this_turn_can_be_replaced_and_the_new_one_is_inactive_then() -> None:
    s = claiming_in_step_three(Scene())
    assert s.verbs("replace_inactive") == [
        ("replace_inactive", "basic_tile_0b", 1),
        ("replace_inactive", "basic_tile_5", 2),
    ]
    s.choose("replace_inactive", "basic_tile_5", 2)
    s.choose_all(("stop",), ("done",))
    assert [tile.id for tile in s[0].inactive] == ["basic_tile_0b", "upgraded_tile_1_1"]
    assert s.turn(0).verbs("convey") == [("convey", "basic_tile_0b"), ("convey", "upgraded_tile_1_1")]


@rule("WC-AMB-45", "WC-IGN-02")
def test_ignotas_does_not_fill_a_tile_that_replaced_the_one_in_front() -> None:
    s = claiming_in_step_three(Scene(2, characters=["ignotas", "rusne"]).unlock(0, 1, 2))
    s.choose("replace", "basic_tile_1", 2)
    s.choose("stop")
    assert {option[1] for option in s.verbs("fill")} == {1}
    s = claiming_in_step_three(Scene(2, characters=["ignotas", "rusne"]).unlock(0, 1, 2))
    s.choose("replace", "basic_tile_2", 3)
    s.choose("stop")
    assert {option[1] for option in s.verbs("fill")} == {1, 2}


# The divine wind


@rule("WC-WIND-03", "WC-DEC-10", "WC-AMB-38")
def test_in_step_four_the_divine_wind_refills_two_different_active_tiles() -> None:
    s = at_step_four(Scene(divine_wind=True).fill(0, 3, lower="rose"))
    assert ("wind",) in s.options
    s.choose("wind")
    assert s.options == [("wind_tile", position) for position in (1, 2, 3, 4, 5)], "also the inserted one"
    s.choose("wind_tile", 4)
    assert s.options == [("wind_tile", position) for position in (1, 2, 3, 5)]
    s.choose("wind_tile", 5)
    assert {option[1] for option in s.verbs("fill")} == {1, 4, 5}
    s.choose_all(("fill", 4, "upper", "rose"), ("fill", 5, "upper", "magnet"), ("fill", 1, "upper", "rose"))
    assert (s.row(0, 4), s.row(0, 5), s.row(0, 1)) == (("rose", "rose"), ("magnet", ""), ("rose", ""))
    assert not s[0].wind


@rule("WC-WIND-03", "WC-AMB-38")
def test_the_inserted_tiles_may_be_the_two() -> None:
    s = at_step_four(Scene(divine_wind=True), both=True)
    s.choose_all(("wind",), ("wind_tile", 2), ("wind_tile", 1))
    assert {option[1] for option in s.verbs("fill")} == {1, 2}


@rule("WC-WIND-03", "WC-DEC-10")
def test_the_divine_wind_may_be_kept() -> None:
    s = at_step_four(Scene(divine_wind=True))
    s.choose("done")
    assert s[0].wind
    assert s.asked == ("choose_turn", 1)


@rule("WC-WIND-03", "WC-WIND-01")
def test_the_divine_wind_is_spent_in_step_four_only_once_and_only_with_the_module() -> None:
    s = at_step_four(Scene(divine_wind=True))
    s.choose_all(("wind",), ("wind_tile", 1), ("wind_tile", 2))
    assert ("wind",) not in s.options, "it is spent"
    assert ("wind",) not in at_step_four(Scene()).options
    s = Scene(divine_wind=True).begin(("refill", 0))
    s.choose("refill", 1)
    assert ("wind",) not in s.options, "a refill is not step 4"


@rule("WC-WIND-04", "WC-AMB-38", "WC-DEC-30")
@pytest.mark.parametrize("track", ["monument_track", "pillar_track"])
def test_an_energy_on_top_of_a_track_may_be_exhausted_to_get_the_divine_wind_back(track: str) -> None:
    s = Scene(divine_wind=True).exhausted(0, "").track(0, track, 4, "rose")
    s[0].wind = False
    s.move(0, 1)
    s.choose("catch_wind", track)
    assert s[0].wind
    assert (s.held(s[0].exhausted), s[0].tracks) == ("rose", [0, 0])


@rule("WC-WIND-04", "WC-BIND-04")
def test_the_divine_wind_is_caught_from_the_top_space_only_and_frees_the_track() -> None:
    s = Scene(divine_wind=True).exhausted(0, "").track(0, "pillar_track", 3, "rose")
    s[0].wind = False
    s.climb(0, "pillar_track", 2)
    assert s.options == [("advance",), ("stop",)]
    s.choose("advance")
    s.choose("catch_wind", "pillar_track")
    assert s.options == [("enter", "rose"), ("stop",)], "a new energy may enter with the other step"


@rule("WC-WIND-05")
def test_nobody_has_more_than_one_divine_wind_tile() -> None:
    s = Scene(divine_wind=True).track(0, "monument_track", 4).track(0, "pillar_track", 4)
    s.move(0, 1)
    assert s.verbs("catch_wind") == []
    s[0].wind = False
    s.move(0, 1)
    assert len(s.verbs("catch_wind")) == 2
    s.choose("catch_wind", "monument_track")
    assert s.verbs("catch_wind") == []


@rule("WC-WIND-04")
def test_there_is_no_divine_wind_to_catch_without_the_module() -> None:
    s = Scene().track(0, "monument_track", 4).move(0, 1)
    assert s.verbs("catch_wind") == []
    assert s.verbs("bind") == [("bind", "eridonic_gate")]


@rule("WC-AMB-38", "WC-AMB-37")
def test_the_divine_wind_can_be_caught_where_nothing_can_be_bound() -> None:
    s = Scene(divine_wind=True).in_play("anfirien_beacon").track(0, "monument_track", 4)
    s[0].wind = False
    s.climb(0, "monument_track", 1)
    assert s.options == [("catch_wind", "monument_track"), ("stop",)]


@rule("WC-AMB-38")
def test_a_divine_wind_caught_in_step_three_may_be_spent_in_step_four() -> None:
    s = Scene(divine_wind=True).track(0, "pillar_track", 4).conduit(0, 1, "boot")
    s[0].wind = False
    s.act(0)
    s.choose_all(("convey", "basic_tile_0a"), ("catch_wind", "pillar_track"), ("stop",))
    assert s.asked == ("fill", 0)
    assert ("wind",) in s.options


@rule("WC-WIND-06", "WC-SCOR-15")
def test_an_unspent_divine_wind_tile_is_worth_five_points() -> None:
    s = Scene(divine_wind=True)
    s[1].wind = False
    assert (s.lines(0)["wind"], s.lines(1)["wind"]) == (5, 0)
    assert (s.points(0), s.points(1)) == (5, 0)
    assert "wind" not in Scene().lines(0)
