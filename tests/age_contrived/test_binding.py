"""Binding energies from the tops of the tracks (WC-BIND, WC-AMB-36, 37)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import REGIONS
from tryptyk.games.age_contrived.components.energy import KINDS
from tryptyk.games.age_contrived.components.printed import TRACKS
from tryptyk.kernel import Option

TURN = ("choose_turn", 0)
STOP: Option = ("stop",)
GATE: Option = ("bind", "eridonic_gate")
ENGINEERING: Option = ("bind_pillar", "engineering")
SPOKE = "bridge_spoke_quarry"


def ready(players: int = 2) -> Scene:
    """An energy on the top space of each track, the figure in the quarry."""
    s = Scene(players).figure(0, "quarry_mid", "quarry_hub")
    return s.track(0, "monument_track", 4, "rose").track(0, "pillar_track", 4, "magnet")


# When


@rule("WC-BIND-01", "WC-DEC-30", "WC-AMB-36")
def test_while_the_character_moves_both_tops_may_be_bound() -> None:
    s = ready().move(0, 1)
    assert set(s.options) == {("step", "quarry_hub"), ("step", "quarry_west"), GATE, ENGINEERING, STOP}
    s.choose_all(GATE, ENGINEERING)
    assert (s.bound_at(0, "eridonic_gate"), s.bound_at(0, "engineering")) == ("rose", "magnet")
    assert (s.on_tracks(0), s.decision.about) == ({}, (1,)), "for free: the step is still there"


@rule("WC-BIND-01", "WC-DEC-30")
@pytest.mark.parametrize("track", TRACKS)
def test_while_one_track_moves_the_top_of_either_may_be_bound(track: str) -> None:
    s = ready().climb(0, track, 1)
    assert s.options == [GATE, ENGINEERING, STOP]


@rule("WC-BIND-01")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_only_the_top_space_lets_an_energy_be_bound(space: int) -> None:
    s = Scene().track(0, "monument_track", space).track(0, "pillar_track", space).move(0, 1)
    assert s.verbs("bind") + s.verbs("bind_pillar") == []


@rule("WC-BIND-02")
@pytest.mark.parametrize("after", [0, 1, 2])
def test_binding_is_possible_before_between_and_after_the_steps(after: int) -> None:
    s = ready().move(0, 2)
    for place in ["quarry_hub", "quarry_inner"][:after]:
        s.choose("step", place)
    s.choose(*GATE)
    assert s.bound_at(0, "eridonic_gate") == "rose"
    assert s.decision.about == (2 - after,), "it costs no movement"


@rule("WC-BIND-02", "WC-BIND-05")
def test_between_two_steps_the_region_of_that_moment_counts() -> None:
    s = ready().bridge(SPOKE, "neutral_bridge_1").figure(0, "quarry_inner", SPOKE).move(0, 2)
    assert s.verbs("bind") == [GATE]
    s.choose_all(("step", SPOKE), ("decline",))
    assert s.verbs("bind") == [GATE, ("bind", "anfirien_beacon")]
    s.choose("step", "central_quarry")
    assert s.verbs("bind") == [("bind", "anfirien_beacon")]


@rule("WC-BIND-03", "WC-DEC-30")
def test_an_energy_may_wait_on_the_top_space() -> None:
    s = ready().move(0, 1)
    s.choose_all(("step", "quarry_hub"), STOP)
    assert s.on_tracks(0) == {"monument_track": (4, "rose"), "pillar_track": (4, "magnet")}
    assert s.asked == TURN


@rule("WC-BIND-04", "WC-TRCK-07")
def test_a_new_energy_enters_only_when_the_top_one_has_left() -> None:
    s = ready().climb(0, "monument_track", 1)
    assert s.verbs("enter") == []
    s.choose(*GATE)
    assert [option[1] for option in s.verbs("enter")] == ["compass", "magnet", "rose", "primal"]


@rule("WC-AMB-36", "WC-BIND-02")
def test_the_window_is_open_even_if_no_space_is_used() -> None:
    s = ready().move(0, 2)
    s.choose_all(GATE, STOP)
    assert (s.bound_at(0, "eridonic_gate"), s.place_of(0), s.asked) == ("rose", "quarry_mid", TURN)
    s = ready().climb(0, "pillar_track", 1)
    s.choose_all(ENGINEERING, STOP)
    assert (s.bound_at(0, "engineering"), s.asked) == ("magnet", TURN)


@rule("WC-AMB-36")
def test_outside_of_movements_nothing_is_bound() -> None:
    s = ready().fill(0, 1, lower="rose").act(0)
    s.choose_all(("pay", 1, "rose"), ("recharge", 1))
    assert s.asked == ("choose_turn", 1), "no movement, no window"
    assert s.on_tracks(0) == {"monument_track": (4, "rose"), "pillar_track": (4, "magnet")}


@rule("WC-DEC-30", "WC-BIND-01")
def test_in_somebody_elses_turn_too_only_the_mover_binds() -> None:
    s = ready(3).figure(1, "sea_mid", "sea_hub").track(1, "monument_track", 4).move(1, 1)
    assert (s.g.active, s.asked) == (0, ("move", 1))
    assert s.verbs("bind") == [("bind", "ship_of_tolinthra")]
    assert s.verbs("bind_pillar") == [], "the energies of seat 0 wait"


# Where


@rule("WC-BIND-05", "WC-ENER-09")
@pytest.mark.parametrize("region", REGIONS)
def test_the_monument_of_the_region_of_the_character_is_a_target(region: object) -> None:
    here = next(one for one in REGIONS if one is region)
    place = "central_quarry" if here.id == "swamp" else f"{here.id}_hub"
    s = ready().figure(0, place).move(0, 1)
    assert s.verbs("bind") == [("bind", here.monument)]
    assert s.verbs("bind_pillar") == [("bind_pillar", here.pillar)]


@rule("WC-BIND-05", "WC-BIND-06", "WC-BIND-07", "WC-BRDG-07")
def test_the_own_bridges_open_both_their_regions_and_the_player_chooses() -> None:
    s = ready().bridge("bridge_rim_forest_plains", "aureon_bridge_1").move(0, 1)
    assert [option[1] for option in s.verbs("bind")] == [
        "eridonic_gate",
        "fortress_of_kolym_thrin",
        "library_of_valduin",
    ]
    assert [option[1] for option in s.verbs("bind_pillar")] == ["engineering", "mathematics", "economics"]
    s.choose_all(("bind", "library_of_valduin"), ("bind_pillar", "mathematics"))
    assert (s.bound_at(0, "library_of_valduin"), s.bound_at(0, "mathematics")) == ("rose", "magnet")


@rule("WC-BIND-05", "WC-BIND-06")
@pytest.mark.parametrize("bridge", ["neutral_bridge_1", "ignotas_bridge_1"])
def test_bridges_of_nobody_and_of_others_open_no_region(bridge: str) -> None:
    s = ready().bridge("bridge_rim_forest_plains", bridge).move(0, 1)
    assert s.verbs("bind") + s.verbs("bind_pillar") == [GATE, ENGINEERING]


@rule("WC-AMB-37", "WC-BIND-05", "WC-PILL-06")
def test_in_a_region_without_a_monument_in_play_only_the_pillar_is_a_target() -> None:
    s = ready().in_play("anfirien_beacon", "ship_of_tolinthra").move(0, 1)
    assert s.verbs("bind") == []
    assert s.verbs("bind_pillar") == [ENGINEERING]


@rule("WC-ENER-13", "WC-BIND-05")
def test_the_bound_zone_of_a_fully_built_monument_stays_open() -> None:
    s = ready().all_built().move(0, 1)
    s.choose(*GATE)
    assert s.bound_at(0, "eridonic_gate") == "rose"


@rule("WC-ENER-07", "WC-BIND-05", "WC-BIND-06")
@pytest.mark.parametrize("kind", KINDS)
def test_any_kind_may_be_bound_to_any_monument_and_pillar(kind: str) -> None:
    s = Scene().track(0, "monument_track", 4, kind).track(0, "pillar_track", 4, kind).move(0, 1)
    s.choose_all(GATE, ENGINEERING)
    assert (s.bound_at(0, "eridonic_gate"), s.bound_at(0, "engineering")) == (kind, kind)


@rule("WC-BIND-05", "WC-ENER-12")
def test_a_bound_zone_takes_any_number_of_energies_of_all_players() -> None:
    s = ready().bound(0, "eridonic_gate", "rose rose compass").bound(1, "eridonic_gate", "magnet primal")
    s.move(0, 1)
    s.choose(*GATE)
    assert s.bound_at(0, "eridonic_gate") == "compass rose rose rose"
    assert s.bound_at(1, "eridonic_gate") == "magnet primal"


@rule("WC-AMB-08", "WC-MISS-08", "WC-MISS-09")
def test_bound_energy_that_is_borrowed_is_simply_no_longer_bound() -> None:
    s = Scene().exhausted(0, "").patron(0, "eridonic_gate").bound(0, "eridonic_gate", "rose rose")
    s.pillar(0, "engineering", "magnet").climb(0, "monument_track", 1)
    s.choose_all(("borrow",), ("from_pillar", "engineering", "magnet"))
    assert (s.bound_at(0, "engineering"), s.on_tracks(0)) == ("", {"monument_track": (1, "magnet")})
    s.track(1, "pillar_track", 4).figure(1, "quarry_hub").move(1, 1)
    assert ENGINEERING in s.options, "the space is open again"
    s.climb(0, "pillar_track", 1)
    s.choose_all(("borrow",), ("from_bound", "eridonic_gate", "rose"))
    assert s.bound_at(0, "eridonic_gate") == "rose"
    assert s[0].patron == 0, "the token stays with the player"


# Divine wind in the same window


@rule("WC-WIND-04", "WC-AMB-38", "WC-DEC-30", "WC-BIND-04")
@pytest.mark.parametrize("track", TRACKS)
def test_the_top_energy_may_be_exchanged_for_divine_wind(track: str) -> None:
    s = Scene(divine_wind=True).in_play("anfirien_beacon").pillar(1, "engineering", "rose")
    s.track(0, track, 4, "rose").exhausted(0, "")
    s[0].wind = False
    s.climb(0, track, 1)
    assert s.options == [("catch_wind", track), STOP], "even without any target for a bind"
    s.choose("catch_wind", track)
    assert (s[0].wind, s.options) == (True, [("enter", "rose"), STOP])


@rule("WC-WIND-05", "WC-AMB-38")
@pytest.mark.parametrize(("module", "holds"), [(True, True), (False, False)])
def test_no_second_divine_wind_and_none_without_the_module(module: bool, holds: bool) -> None:
    s = Scene(divine_wind=module).track(0, "monument_track", 4)
    s[0].wind = holds
    s.move(0, 1)
    assert s.verbs("catch_wind") == []


# Worked examples


@rule("WC-EX-13", "WC-BIND-01", "WC-BIND-02", "WC-BIND-05", "WC-TRCK-06")
def test_between_two_steps_an_energy_is_bound_to_the_forge_and_a_new_one_enters() -> None:
    s = Scene().bridge("bridge_spoke_mountain", "aureon_bridge_1").track(0, "monument_track", 3, "primal")
    s.climb(0, "monument_track", 2)
    s.choose_all(("advance",), ("bind", "namarillion_forge"), ("enter", "compass"))
    assert s.bound_at(0, "namarillion_forge") == "primal"
    assert s.on_tracks(0) == {"monument_track": (1, "compass")}
    assert s.asked == TURN


@rule("WC-EX-14", "WC-BIND-01", "WC-BIND-03", "WC-BIND-06")
def test_an_energy_waits_and_is_bound_in_a_later_turn_on_the_way() -> None:
    s = Scene().bridge("bridge_spoke_forest", "neutral_bridge_1").figure(0, "central_forest")
    s.track(0, "pillar_track", 2, "rose").climb(0, "pillar_track", 2)
    s.choose_all(("advance",), ("advance",), STOP)
    assert s.on_tracks(0) == {"pillar_track": (4, "rose")}
    s.fill(0, 4, lower="magnet").act(0)
    s.choose_all(
        ("pay", 4, "magnet"), ("move", 1, "character", 2), ("step", "bridge_spoke_forest"), ("decline",)
    )
    s.choose("bind_pillar", "mathematics")
    assert (s.bound_at(0, "mathematics"), s.on_tracks(0)) == ("rose", {})
