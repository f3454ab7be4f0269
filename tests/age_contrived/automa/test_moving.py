"""The automa's character: routes, bridges, right turns, dead ends (WS-MOVE, WS-AMB-11, 12, 39).

The quarry: from its middle the way forks to the hub (left) and to the west (right); beyond the hub to the
east, whose exit leads to the sea, and (right) to the inner space before the spoke.
"""

from __future__ import annotations

import pytest

from tests.age_contrived.automa.solo_scene import AUTOMA, HUMAN, Solo
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import PATH, PATHS, PLACE, PLACES
from tryptyk.games.age_contrived.effects.automa.routes import ROUTES, nearest_empty_path

SPOKE, SPOKE_SEA, SPOKE_PLAINS = "bridge_spoke_quarry", "bridge_spoke_sea", "bridge_spoke_plains"
RIM_WEST, RIM_EAST = "bridge_rim_plains_quarry", "bridge_rim_quarry_sea"


def standing(place: str, ahead: str, *bridges: str, human: str = "forest_start") -> Solo:
    """Freyith, who moves as far as shown; neutral bridges on these paths."""
    s = Solo("solo_freyith_ascension").card(wheel={"ascension": [("gain_energy", 1)]})
    for path in bridges:
        s.bridge(path, "neutral_bridge_1")
    return s.figure(AUTOMA, place, ahead).figure(HUMAN, human)


def way(s: Solo) -> list[str | int]:
    """Spaces entered, and skipped ones in brackets."""
    return [
        event[2] if event[0] == "step" else f"({event[2]})"
        for event in s.events
        if event[0] in ("step", "skip") and event[1] == AUTOMA
    ]


# Bridges


@rule("WS-MOVE-01", "WS-MOVE-02")
@pytest.mark.parametrize("spaces", [1, 2, 3])
def test_it_moves_the_full_number_towards_the_nearest_bridge(spaces: int) -> None:
    s = standing("quarry_start", "quarry_mid", SPOKE).walk(spaces)
    assert way(s) == ["quarry_mid", "quarry_hub", "quarry_inner"][:spaces]


@rule("WS-MOVE-02", "WS-AMB-11")
def test_of_two_bridges_it_takes_the_nearer_one() -> None:
    s = standing("quarry_start", "quarry_mid", SPOKE, RIM_WEST).walk(2)
    assert way(s) == ["quarry_mid", "quarry_west"]


@rule("WS-MOVE-07", "WS-AMB-11", "WS-WHEEL-07")
def test_a_bridge_gives_a_wheel_bonus_at_once_and_the_rest_of_the_movement_follows() -> None:
    s = standing("quarry_hub", "quarry_inner", SPOKE, SPOKE_PLAINS).walk(4)
    assert way(s) == ["quarry_inner", SPOKE, "central_quarry", "central_plains"]
    assert s.told("gain") == [(AUTOMA, "primal")]
    kinds = [event[:3] for event in s.events]
    assert kinds.index(("gain", AUTOMA, "primal")) < kinds.index(("step", AUTOMA, "central_quarry"))
    assert s.told("crossing") == [], "not the bonus of the bridge itself"


@rule("WS-MOVE-03")
def test_the_humans_character_on_the_way_makes_a_route_one_shorter() -> None:
    s = standing("central_quarry", SPOKE, SPOKE_SEA, SPOKE_PLAINS, human="central_sea").walk(1)
    assert way(s) == ["(central_sea)", SPOKE_SEA]


@rule("WS-MOVE-04", "WS-AMB-11")
def test_with_equal_distances_it_turns_right() -> None:
    s = standing("central_quarry", SPOKE, SPOKE_SEA, SPOKE_PLAINS).walk(1)
    assert way(s) == ["central_plains"]
    s = standing("quarry_mid", "quarry_hub", SPOKE, RIM_WEST, human="quarry_hub").walk(1)
    assert way(s) == ["quarry_west"]


@rule("WS-AMB-12", "WS-MOVE-08", "WS-MOVE-07")
def test_a_human_on_the_bridge_itself_shortens_nothing_but_is_skipped_with_a_bonus() -> None:
    s = standing("central_quarry", SPOKE, SPOKE_SEA, SPOKE_PLAINS, human=SPOKE_SEA).walk(1)
    assert way(s) == ["central_plains"], "as far as the other one, so right"
    s = standing("quarry_hub", "quarry_inner", SPOKE, human=SPOKE).walk(2)
    assert way(s) == ["quarry_inner", f"({SPOKE})", "central_quarry"]
    assert s.told("gain") == [(AUTOMA, "primal")]


@rule("WS-MOVE-08")
def test_a_space_with_the_human_is_always_skipped_and_costs_nothing() -> None:
    s = standing("quarry_start", "quarry_mid", SPOKE, human="quarry_mid").walk(1)
    assert way(s) == ["(quarry_mid)", "quarry_hub"]


@rule("WS-AMB-11")
def test_on_a_central_space_all_exits_but_the_entry_are_candidates() -> None:
    s = standing("central_quarry", "central_sea", SPOKE).walk(1)
    assert way(s) == [SPOKE]
    s = standing("central_quarry", SPOKE, SPOKE, "bridge_spoke_forest").walk(2)
    assert way(s) == ["central_plains", "central_forest"], "not back by the spoke"


# Dead ends


@rule("WS-MOVE-06", "WS-AMB-11")
def test_without_a_bridge_ahead_it_goes_to_the_nearest_dead_end_and_turns() -> None:
    s = standing("quarry_mid", "quarry_hub").walk(1)
    assert way(s) == ["quarry_west"]
    assert s.ahead(AUTOMA) == ["quarry_mid", "quarry_hub"], "it turns, though its movement ends there"


@rule("WS-MOVE-06", "WS-AMB-11")
def test_after_turning_it_goes_on_with_what_is_left() -> None:
    s = standing("quarry_mid", "quarry_start", SPOKE).walk(4)
    assert way(s) == ["quarry_start", "quarry_mid", "quarry_hub", "quarry_inner"]


@rule("WS-AMB-11")
def test_a_bridge_behind_a_dead_end_is_not_ahead() -> None:
    s = standing("quarry_hub", "quarry_mid", SPOKE).walk(1)
    # Ahead lie the west and the start, both dead ends; the nearest is the west.
    assert way(s) == ["quarry_west"]


@rule("WS-AMB-11")
def test_the_human_shortens_no_way_to_a_dead_end_and_right_is_right() -> None:
    s = standing("quarry_west", "quarry_mid", human="quarry_mid").walk(1)
    # The start and the inner space are both two away; the human stands on the way to the start.
    assert way(s) == ["quarry_hub"]


@rule("WS-MOVE-08", "WS-MOVE-06")
def test_a_human_on_the_dead_end_is_skipped_too() -> None:
    s = standing("quarry_mid", "quarry_start", SPOKE, human="quarry_start").walk(1)
    assert way(s) == ["(quarry_start)", "quarry_mid"]
    assert s.ahead(AUTOMA) == ["quarry_hub", "quarry_west"]


# Where a bridge is placed


def nearest_to(s: Solo) -> str:
    path = nearest_empty_path(s.g, 4 * s.automa.place + s.automa.facing)
    return PLACES[PATHS[path]].id


ALL = list(PATH)


def bridged_but(*empty: str) -> list[str]:
    return [path for path in ALL if path not in empty]


@rule("WS-AMB-39", "WS-BBRG-02")
def test_the_path_straight_ahead_is_nearest() -> None:
    s = standing("quarry_exit", RIM_EAST, *bridged_but(RIM_EAST, RIM_WEST))
    assert nearest_to(s) == RIM_EAST


@rule("WS-AMB-39", "WS-BBRG-02")
def test_the_way_leads_over_bridges_and_ignores_the_human() -> None:
    s = standing("quarry_inner", SPOKE, *bridged_but(SPOKE_SEA, RIM_WEST), human="central_plains")
    assert nearest_to(s) == SPOKE_SEA


@rule("WS-AMB-39", "WS-BBRG-03")
def test_of_two_paths_equally_far_the_one_to_the_right() -> None:
    s = standing("quarry_inner", SPOKE, *bridged_but(SPOKE_SEA, SPOKE_PLAINS))
    assert nearest_to(s) == SPOKE_PLAINS


@rule("WS-AMB-39")
def test_at_dead_ends_the_way_turns() -> None:
    s = standing("quarry_mid", "quarry_start", *bridged_but(RIM_EAST, RIM_WEST))
    # Start, middle, then the west (right of the hub), whose rim path is empty.
    assert nearest_to(s) == RIM_WEST


@rule("WS-AMB-39")
def test_the_first_clockwise_if_no_way_leads_to_one() -> None:
    s = standing(SPOKE, "quarry_inner", *bridged_but("bridge_rim_sea_mountain"))
    assert nearest_to(s) == "bridge_rim_sea_mountain"
    assert nearest_empty_path(standing("quarry_hub", "quarry_mid", *ALL).g, 4 * PLACE["quarry_hub"]) == -1


def test_routes_end_on_damaged_paths_or_on_start_spaces() -> None:
    for routes in ROUTES.values():
        for route in routes:
            place = PLACES[route[-1] >> 2]
            assert place.path >= 0 or place.start
            assert len({pose >> 2 for pose in route}) == len(route)
