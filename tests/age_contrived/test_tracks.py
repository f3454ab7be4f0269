"""Moving on the monument and the pillar track (WC-TRCK)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.energy import KINDS
from tryptyk.games.age_contrived.components.printed import TRACKS
from tryptyk.kernel import Option

TURN = ("choose_turn", 0)
STOP: Option = ("stop",)
ADVANCE: Option = ("advance",)
both = pytest.mark.parametrize("track", TRACKS)


@rule("WC-TRCK-02", "WC-TRCK-04", "WC-DEC-29")
@both
@pytest.mark.parametrize("kind", KINDS)
def test_on_an_empty_track_a_step_brings_an_exhausted_energy_of_any_kind(track: str, kind: str) -> None:
    s = Scene().exhausted(0, "compass magnet rose primal").climb(0, track, 1)
    assert s.options == [*[("enter", one) for one in KINDS], STOP]
    s.choose("enter", kind)
    assert s.on_tracks(0) == {track: (1, kind)}
    assert s.held(s[0].exhausted) == " ".join([one for one in KINDS if one != kind])
    assert s.asked == TURN, "that was the step"


@rule("WC-TRCK-04")
@both
def test_only_kinds_that_are_exhausted_can_enter(track: str) -> None:
    s = Scene().exhausted(0, "rose rose").climb(0, track, 1)
    assert s.options == [("enter", "rose"), STOP]


@rule("WC-TRCK-05", "WC-TRCK-07")
@both
@pytest.mark.parametrize("space", [1, 2, 3])
def test_a_step_moves_the_energy_up_one_space_and_no_other_enters(track: str, space: int) -> None:
    s = Scene().track(0, track, space, "rose").climb(0, track, 1)
    assert s.options == [ADVANCE, STOP], "at most one energy is on a track"
    s.choose("advance")
    assert s.on_tracks(0)[track] == (space + 1, "rose")


@rule("WC-TRCK-01", "WC-DEC-29")
@both
def test_fewer_steps_may_be_used(track: str) -> None:
    s = Scene().track(0, track, 1).climb(0, track, 3)
    assert s.decision.about == (track, 3)
    s.choose("advance")
    assert s.decision.about == (track, 2)
    s.choose("stop")
    assert (s.on_tracks(0), s.asked) == ({track: (2, "compass")}, TURN)
    s = Scene().climb(0, track, 2)
    s.choose("stop")
    assert (s.on_tracks(0), s.asked) == ({}, TURN), "none at all"


@rule("WC-TRCK-01")
@both
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_no_more_steps_are_made_than_the_movement_has(track: str, steps: int) -> None:
    s = Scene().climb(0, track, steps)
    s.choose("enter", "rose")
    for _ in range(steps - 1):
        s.choose("advance")
    assert (s.on_tracks(0)[track], s.asked) == ((steps, "rose"), TURN)


@rule("WC-TRCK-06", "WC-TRCK-07", "WC-BIND-04")
def test_steps_of_both_sorts_are_mixed_in_one_movement() -> None:
    s = Scene().track(0, "monument_track", 3, "rose").climb(0, "monument_track", 3)
    s.choose_all(ADVANCE, ("bind", "eridonic_gate"), ("enter", "magnet"), ADVANCE)
    assert s.on_tracks(0) == {"monument_track": (2, "magnet")}
    assert (s.bound_at(0, "eridonic_gate"), s.asked) == ("rose", TURN)


@rule("WC-TRCK-05", "WC-DEC-29")
def test_a_movement_on_one_track_leaves_the_other_alone() -> None:
    s = Scene().track(0, "monument_track", 2, "rose").track(0, "pillar_track", 1, "magnet")
    s.climb(0, "pillar_track", 2)
    s.choose_all(ADVANCE, ADVANCE)
    assert s.on_tracks(0) == {"monument_track": (2, "rose"), "pillar_track": (3, "magnet")}


@rule("WC-TRCK-08")
@both
def test_from_the_top_no_step_leads_further_and_what_is_left_is_lost(track: str) -> None:
    s = Scene().in_play("fortress_of_kolym_thrin").pillar(1, "engineering", "rose")
    s.track(0, track, 3).climb(0, track, 3)
    s.choose("advance")
    assert s.on_tracks(0)[track] == (4, "compass")
    assert s.asked == TURN, "nothing can be done with two further steps"


@rule("WC-TRCK-08")
def test_a_movement_that_cannot_be_used_at_all_is_passed_over() -> None:
    s = Scene().in_play("fortress_of_kolym_thrin").track(0, "monument_track", 4).climb(0, "monument_track", 2)
    assert s.asked == TURN
    s = Scene().exhausted(0, "").climb(0, "monument_track", 2)
    assert s.asked == TURN


@rule("WC-TRCK-03", "WC-MISS-01", "WC-MISS-14", "WC-DEC-11")
@both
def test_with_an_empty_exhausted_pool_an_energy_comes_from_elsewhere(track: str) -> None:
    s = Scene().exhausted(0, "").pool(0, "magnet").fill(0, 2, upper="rose").climb(0, track, 1)
    assert s.options == [("borrow",), STOP]
    s.choose("borrow")
    assert s.options == [("from_device", 2, "upper", "rose"), ("from_pool", "magnet")]
    s.choose("from_pool", "magnet")
    assert (s.on_tracks(0), s[0].pool, s[0].exhausted) == ({track: (1, "magnet")}, 0, 0)


@rule("WC-TRCK-03", "WC-BIND-04", "WC-MISS-04", "WC-MISS-05")
def test_the_energy_on_one_track_may_supply_the_other() -> None:
    s = Scene().exhausted(0, "").track(0, "pillar_track", 4, "rose").climb(0, "monument_track", 2)
    s.choose("borrow")
    assert s.on_tracks(0) == {"monument_track": (1, "rose")}, (
        "the only source; the top of the pillar track is free"
    )
    s.choose("advance")
    assert s.on_tracks(0) == {"monument_track": (2, "rose")}


@rule("WC-TRCK-03", "WC-MISS-02")
@both
def test_nothing_is_borrowed_while_anything_is_exhausted(track: str) -> None:
    s = Scene().exhausted(0, "primal").pool(0, "rose").climb(0, track, 1)
    assert s.options == [("enter", "primal"), STOP]


@rule("WC-DEC-29")
@both
def test_in_somebody_elses_turn_the_owner_of_the_track_is_asked(track: str) -> None:
    s = Scene(3).climb(2, track, 1)
    assert (s.g.active, s.asked) == (0, ("track", 2))


@rule("WC-TRCK-02", "WC-ACT-15")
def test_the_energy_that_paid_for_the_action_can_enter_the_track() -> None:
    s = Scene().exhausted(0, "").fill(0, 4, lower="primal").act(0)
    s.choose_all(("pay", 4, "primal"), ("move", 1, "monument_track", 1), ("enter", "primal"))
    assert (s.on_tracks(0), s[0].exhausted) == ({"monument_track": (1, "primal")}, 0)
