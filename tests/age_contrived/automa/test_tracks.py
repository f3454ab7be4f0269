"""The automa on the monument and pillar tracks (WS-TRCK, WS-AMB-16..19)."""

from __future__ import annotations

import pytest

from tests.age_contrived.automa.solo_scene import AUTOMA, BEACON, GATE, HUMAN, SHIP, Solo
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import REGIONS
from tryptyk.games.age_contrived.components.printed import MONUMENT_TRACK, PILLAR_TRACK

MONUMENT, PILLAR = "monument_track", "pillar_track"
PILLARS = [region.pillar for region in REGIONS]
QUARRY, SEA, MOUNTAIN, FOREST, PLAINS, SWAMP = PILLARS


def full(s: Solo, *but: str) -> Solo:
    """The human has an energy on every pillar but these."""
    for pillar in PILLARS:
        if pillar not in but:
            s.pillar(HUMAN, pillar, "rose")
    return s


def three_each(s: Solo) -> Solo:
    for monument in (GATE, SHIP, BEACON):
        s.bound(AUTOMA, monument, "rose rose magnet")
    return s


@rule("WS-TRCK-01", "WS-TRCK-03", "WS-AMB-16")
def test_the_highest_exhausted_kind_enters_and_steps_up() -> None:
    s = Solo().pools("", "", "magnet compass primal").climb_on(MONUMENT_TRACK, 3)
    assert s.on_tracks(AUTOMA) == {MONUMENT: (3, "compass")}
    assert s.exhausted_pool == "magnet primal"


@rule("WS-AMB-16")
def test_a_primal_enters_only_if_no_other_kind_is_there() -> None:
    s = Solo().pools("", "", "primal").climb_on(MONUMENT_TRACK, 1)
    assert s.on_tracks(AUTOMA) == {MONUMENT: (1, "primal")}


@rule("WS-TRCK-01", "WS-PRIO-01")
@pytest.mark.parametrize(
    ("side", "track"), [("solo_aureon_speed", MONUMENT), ("solo_ignotas_expansion", PILLAR)]
)
def test_an_action_uses_the_highest_track(side: str, track: str) -> None:
    s = Solo(side).card(actions=[("move_track", 1)]).pools("rose").take_actions()
    assert s.on_tracks(AUTOMA) == {track: (1, "rose")}


@rule("WS-TRCK-12", "WS-BGAIN-02")
def test_with_nothing_exhausted_the_highest_kind_comes_from_the_reserve() -> None:
    s = Solo().reserve(AUTOMA, "primal compass magnet").climb_on(MONUMENT_TRACK, 1)
    assert s.on_tracks(AUTOMA) == {MONUMENT: (1, "compass")}
    assert s.held(s.automa.reserve) == "magnet primal"
    assert s.automa.charged, "it was the second of its kind"


@rule("WS-TRCK-12")
def test_a_primal_of_the_reserve_only_if_no_other_is_left() -> None:
    s = Solo().reserve(AUTOMA, "primal primal").climb_on(MONUMENT_TRACK, 1)
    assert s.on_tracks(AUTOMA) == {MONUMENT: (1, "primal")}


@rule("WS-AMB-17")
def test_without_any_energy_the_rest_of_the_movement_is_lost() -> None:
    s = Solo().reserve(AUTOMA, "").track(AUTOMA, PILLAR, 1).climb_on(MONUMENT_TRACK, 2)
    assert s.on_tracks(AUTOMA) == {PILLAR: (1, "compass")}, "not given to the other track"
    assert s.told("automa-steps-lost") == [(MONUMENT, 2)]


# Binding


@rule("WS-TRCK-07", "WS-TRCK-08", "WS-TRCK-09")
def test_at_the_top_it_is_bound_to_the_monument_with_the_fewest_own_energies() -> None:
    s = Solo().bound(AUTOMA, GATE, "rose").bound(AUTOMA, BEACON, "rose").track(AUTOMA, MONUMENT, 3, "magnet")
    s.figure(AUTOMA, "plains_start").climb_on(MONUMENT_TRACK, 1)
    assert s.bound_at(AUTOMA, SHIP) == "magnet"
    assert s.on_tracks(AUTOMA) == {}


@rule("WS-TRCK-09")
def test_of_several_the_lowest_monument() -> None:
    s = Solo().bound(AUTOMA, SHIP, "rose").track(AUTOMA, MONUMENT, 3).climb_on(MONUMENT_TRACK, 1)
    assert s.bound_at(AUTOMA, BEACON) == "compass"


@rule("WS-TRCK-07", "WS-MON-11")
def test_the_second_bound_energy_takes_the_patron_token() -> None:
    s = Solo().bound(AUTOMA, GATE, "rose rose").bound(AUTOMA, SHIP, "rose rose").bound(AUTOMA, BEACON, "rose")
    s.track(AUTOMA, MONUMENT, 3).climb_on(MONUMENT_TRACK, 1)
    assert s.automa.patron == s.automa.monuments[2]


@rule("WS-TRCK-01", "WS-TRCK-07")
def test_what_is_left_lets_the_next_energy_enter() -> None:
    s = Solo().pools("", "", "rose").track(AUTOMA, MONUMENT, 3, "magnet").climb_on(MONUMENT_TRACK, 3)
    assert s.bound_at(AUTOMA, BEACON) == "magnet"
    assert s.on_tracks(AUTOMA) == {MONUMENT: (2, "rose")}


@rule("WS-TRCK-10", "WS-AMB-19")
def test_pillars_near_the_human_then_with_a_monument_then_clockwise() -> None:
    order = [SWAMP, MOUNTAIN, FOREST, QUARRY, SEA, PLAINS]
    # The human's bridge lies in the mountain and the centre, the character stands in the forest.
    for taken in range(len(order)):
        s = Solo().figure(HUMAN, "forest_start").bridge("bridge_spoke_mountain", "rusne_bridge_1")
        for pillar in order[:taken]:
            s.pillar(HUMAN, pillar, "rose")
        s.track(AUTOMA, PILLAR, 3).climb_on(PILLAR_TRACK, 1)
        assert s.bound_at(AUTOMA, order[taken]) == "compass", order[taken]


@rule("WS-TRCK-10", "WS-AMB-19")
def test_among_regions_with_a_monument_the_centre_comes_first() -> None:
    s = Solo().figure(HUMAN, "forest_start").pillar(HUMAN, FOREST, "rose").track(AUTOMA, PILLAR, 3)
    s.climb_on(PILLAR_TRACK, 1)
    assert s.bound_at(AUTOMA, SWAMP) == "compass"


# Tracks that are used up


@rule("WS-TRCK-04", "WS-AMB-17")
def test_with_three_bound_to_every_monument_the_movement_goes_to_the_pillar_track() -> None:
    s = three_each(Solo()).pools("", "", "rose").climb_on(MONUMENT_TRACK, 2)
    assert s.on_tracks(AUTOMA) == {PILLAR: (2, "rose")}


@rule("WS-TRCK-05", "WS-AMB-18")
def test_with_all_pillars_taken_the_movement_goes_to_the_monument_track() -> None:
    s = full(Solo()).pools("", "", "rose").climb_on(PILLAR_TRACK, 2)
    assert s.on_tracks(AUTOMA) == {MONUMENT: (2, "rose")}
    s = full(Solo(), SEA).pillar(AUTOMA, SEA, "rose").pools("", "", "rose").climb_on(PILLAR_TRACK, 1)
    assert s.on_tracks(AUTOMA) == {MONUMENT: (1, "rose")}


@rule("WS-AMB-17", "WS-TRCK-11")
def test_an_energy_on_a_track_goes_on_and_is_exhausted_at_the_top() -> None:
    s = three_each(Solo()).track(AUTOMA, MONUMENT, 2, "magnet").climb_on(MONUMENT_TRACK, 3)
    # Two steps to the top; then the other track is used for the one that is left.
    assert s.bound_at(AUTOMA, GATE) == "magnet rose rose"
    assert s.on_tracks(AUTOMA) == {PILLAR: (1, "magnet")}


@rule("WS-TRCK-11")
def test_at_the_top_of_the_pillar_track_with_all_pillars_taken_it_is_exhausted() -> None:
    s = full(Solo()).track(AUTOMA, PILLAR, 3, "magnet").climb_on(PILLAR_TRACK, 1)
    assert s.exhausted_pool == "magnet"


@rule("WS-TRCK-06", "WS-AMB-17")
def test_with_both_tracks_used_up_the_action_cannot_be_resolved() -> None:
    s = full(three_each(Solo())).card(actions=[("move_track", 2)]).pools("rose").take_actions()
    assert s.told("automa-skips") == [("move_track", "no-step")]
    assert s.action_pool == "rose"


@rule("WS-AMB-17", "WS-TRCK-06")
def test_it_can_be_resolved_if_a_single_step_can_be_made() -> None:
    s = full(three_each(Solo())).card(actions=[("move_track", 3)]).track(AUTOMA, PILLAR, 3).pools("rose")
    s.take_actions()
    assert s.exhausted_pool == "compass rose"
    assert s.told("automa-steps-lost") == [(PILLAR, 2)]


@rule("WS-TRCK-04", "WS-AMB-30")
def test_two_bound_to_one_monument_are_enough_to_go_on() -> None:
    s = three_each(Solo()).bound(AUTOMA, SHIP, "rose rose").bound(AUTOMA, GATE, "rose rose rose rose")
    s.pools("", "", "rose").climb_on(MONUMENT_TRACK, 4)
    assert s.bound_at(AUTOMA, SHIP) == "rose rose rose"
