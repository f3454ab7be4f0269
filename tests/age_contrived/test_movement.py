"""Moving the character over the map, and the move action (WC-MOVE, WC-MOVA)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene, laid_out
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import (
    CENTRE,
    NEUTRAL_BRIDGES,
    PATHS,
    PLACES,
    REGIONS,
)
from tryptyk.kernel import Option

TURN = ("choose_turn", 0)
"""What a scene asks when what was begun is done."""
STOP: Option = ("stop",)
SPACES = [place for place in PLACES if place.path < 0]
POSES = [(place, facing) for place in SPACES if not place.central for facing in (0, 1)]
CENTRAL = [region for region in REGIONS if region.number != CENTRE]


def bridged(s: Scene) -> Scene:
    """A neutral bridge on every damaged path, so that every way is open."""
    s.g.bridges = [NEUTRAL_BRIDGES[4]] * len(PATHS)
    return s


def steps(s: Scene) -> list[str]:
    return [str(option[1]) for option in s.verbs("step")]


# How far


@rule("WC-MOVE-01", "WC-MOVE-08")
@pytest.mark.parametrize("spaces", [1, 2, 3, 4])
def test_a_movement_goes_no_further_than_its_number_of_spaces(spaces: int) -> None:
    way = ["quarry_hub", "quarry_inner", "bridge_spoke_quarry", "central_quarry"]
    s = Scene().bridge("bridge_spoke_quarry", "neutral_bridge_1").figure(0, "quarry_mid", "quarry_hub")
    s.move(0, spaces)
    for place in way[:spaces]:
        s.choose("step", place)
        if place == "bridge_spoke_quarry":
            s.choose("decline")
    assert s.place_of(0) == way[spaces - 1], "a bridge is one space"
    assert s.asked == TURN


@rule("WC-MOVE-01", "WC-DEC-25", "WC-MOVA-03")
def test_the_player_may_stop_before_every_space() -> None:
    s = Scene().figure(0, "quarry_mid", "quarry_hub").move(0, 3)
    assert s.decision.about == (3,)
    s.choose("step", "quarry_hub")
    assert (s.decision.about, STOP in s.options) == ((2,), True)
    s.choose("stop")
    assert (s.place_of(0), s.asked) == ("quarry_hub", TURN)
    s.figure(0, "quarry_mid", "quarry_hub").move(0, 3)
    s.choose("stop")
    assert (s.place_of(0), s.asked) == ("quarry_mid", TURN)


@rule("WC-DEC-25", "WC-MOVE-04")
def test_the_owner_decides_about_the_steps_in_somebody_elses_turn_too() -> None:
    s = Scene(3).figure(2, "mountain_hub", "mountain_inner").move(2, 1)
    assert (s.g.active, s.asked) == (0, ("move", 2))
    assert (set(steps(s)), STOP in s.options) == ({"mountain_inner", "mountain_east"}, True)


# Where to


@rule("WC-MOVE-02", "WC-AMB-41")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_the_start_every_figure_faces_away_from_the_dead_end(players: int) -> None:
    s = Scene(players)
    s.g = laid_out(players, seed=players)
    for number in range(players):
        region = next(region for region in REGIONS if region.start == s.side(number).place)
        assert s.ahead(number) == [f"{region.id}_mid"]


@rule("WC-MOVE-03")
def test_a_figure_goes_only_where_it_faces() -> None:
    s = Scene().figure(0, "quarry_east", "quarry_exit").move(0, 2)
    assert s.options == [("step", "quarry_exit"), STOP]
    s.figure(0, "quarry_east", "quarry_hub").move(0, 2)
    assert ("step", "quarry_exit") not in s.options


@rule("WC-MOVE-04", "WC-DEC-25")
@pytest.mark.parametrize(
    ("place", "ahead", "branches"),
    [
        ("quarry_mid", "quarry_hub", {"quarry_hub", "quarry_west"}),
        ("quarry_west", "quarry_hub", {"quarry_hub", "quarry_mid"}),
        ("quarry_hub", "quarry_mid", {"quarry_mid", "quarry_west"}),
        ("quarry_hub", "quarry_east", {"quarry_east", "quarry_inner"}),
        ("quarry_east", "quarry_hub", {"quarry_hub", "quarry_inner"}),
        ("quarry_inner", "quarry_hub", {"quarry_hub", "quarry_east"}),
    ],
)
def test_at_a_fork_the_player_chooses_the_branch(place: str, ahead: str, branches: set[str]) -> None:
    for branch in branches:
        s = bridged(Scene()).figure(0, place, ahead).move(0, 1)
        assert set(steps(s)) == branches
        s.choose("step", branch)
        assert (s.place_of(0), s.asked) == (branch, TURN)


@rule("WC-MOVE-05", "WC-AMB-32", "WC-DEC-25")
@pytest.mark.parametrize("region", [region.id for region in CENTRAL])
def test_a_central_space_is_left_by_any_exit_but_the_one_of_the_entry(region: str) -> None:
    here = f"central_{region}"
    place = next(place for place in PLACES if place.id == here)
    exits = {PLACES[pose >> 2].id for pose in place.exits[3]}
    assert len(exits) == 3
    for entry in exits:
        s = bridged(Scene()).figure(0, here, entry).move(0, 1)
        assert set(steps(s)) == exits - {entry}


@rule("WC-MOVE-05", "WC-AMB-32")
def test_the_way_into_a_central_space_is_the_one_that_is_closed_afterwards() -> None:
    s = bridged(Scene()).figure(0, "quarry_inner", "bridge_spoke_quarry").move(0, 3)
    s.choose_all(("step", "bridge_spoke_quarry"), ("decline",), ("step", "central_quarry"))
    assert set(steps(s)) == {"central_sea", "central_plains"}, "in the middle of a movement, too"
    s.choose("step", "central_sea")
    s.move(0, 1)
    assert set(steps(s)) == {"central_mountain", "bridge_spoke_sea"}, "and when one starts there"


@rule("WC-AMB-32", "WC-MOVE-07")
def test_of_the_exits_of_a_central_space_only_those_that_can_be_entered_are_offered() -> None:
    s = Scene().figure(0, "central_sea", "central_quarry").move(0, 1)
    assert steps(s) == ["central_mountain"], "no bridge to the sea"


@rule("WC-MOVE-06", "WC-MOVE-02")
def test_after_a_movement_the_figure_faces_the_way_it_went() -> None:
    s = Scene().figure(0, "quarry_hub", "quarry_east").move(0, 1)
    s.choose("step", "quarry_east")
    assert s.ahead(0) == ["quarry_exit"]
    s.move(0, 2)
    s.choose_all(("step", "quarry_exit"), ("step", "quarry_east"))
    assert set(s.ahead(0)) == {"quarry_hub", "quarry_inner"}, "it came back"


@rule("WC-MOVE-02", "WC-MOVE-06")
@pytest.mark.parametrize(("place", "facing"), POSES)
def test_from_wherever_it_comes_a_figure_never_faces_the_way_back(place: object, facing: int) -> None:
    here = next(one for one in SPACES if one is place)
    for pose in here.exits[facing]:
        there = PLACES[pose >> 2]
        ahead = {after >> 2 for after in there.exits[pose & 3]}
        assert here.number not in ahead
        s = bridged(Scene())
        s.side(0).place, s.side(0).facing = here.number, facing
        s.move(0, 1)
        s.choose("step", there.id)
        assert {PLACES[number].id for number in ahead} == set(s.ahead(0))


# Damaged paths, dead ends, turning around


@rule("WC-MOVE-07", "WC-MOVE-09")
@pytest.mark.parametrize("path", range(len(PATHS)))
def test_no_damaged_path_without_a_bridge_is_entered_from_either_end(path: int) -> None:
    place = PLACES[PATHS[path]]
    for end in (0, 1):
        before = PLACES[place.exits[end][0] >> 2]
        s = Scene().figure(0, before.id)
        s.side(0).facing = next(
            n for n, ways in enumerate(before.exits) if place.number in [pose >> 2 for pose in ways]
        )
        s.move(0, 1)
        assert steps(s)
        assert place.id not in steps(s)
        s.bridge(place.id, "neutral_bridge_1").move(0, 1)
        assert place.id in steps(s)


@rule("WC-MOVE-08", "WC-MOVE-06")
@pytest.mark.parametrize("path", [PLACES[path].id for path in PATHS])
def test_a_bridge_is_crossed_in_both_directions_and_costs_one_space(path: str) -> None:
    place = next(place for place in PLACES if place.id == path)
    ends = [PLACES[ways[0] >> 2].id for ways in place.exits]
    for before, after in (ends, ends[::-1]):
        s = Scene().bridge(path, "neutral_bridge_1").figure(0, before)
        if not PLACES[s.side(0).place].central:
            s.figure(0, before, path)
        s.move(0, 2)
        s.choose_all(("step", path), ("decline",), ("step", after))
        assert (s.place_of(0), s.asked) == (after, TURN)


@rule("WC-MOVE-09", "WC-MOVE-11", "WC-AMB-32")
def test_before_an_unbridged_path_the_figure_turns_around_for_free() -> None:
    s = Scene().figure(0, "quarry_east", "quarry_exit").move(0, 3)
    s.choose("step", "quarry_exit")
    assert (steps(s), s.decision.about) == (["quarry_east"], (2,))
    s.choose("step", "quarry_east")
    assert set(steps(s)) == {"quarry_hub", "quarry_inner"}, "the way back has forks of its own"
    assert s.decision.about == (1,), "turning cost nothing"


@rule("WC-MOVE-09", "WC-AMB-32")
def test_it_turns_around_at_the_very_start_of_a_movement_too() -> None:
    s = Scene().figure(0, "quarry_inner", "bridge_spoke_quarry").move(0, 1)
    assert set(steps(s)) == {"quarry_hub", "quarry_east"}
    s.choose("step", "quarry_hub")
    assert (s.place_of(0), s.asked) == ("quarry_hub", TURN)


@rule("WC-MOVE-09", "WC-MOVE-11", "WC-COMP-41")
@pytest.mark.parametrize("region", [region.id for region in CENTRAL])
def test_a_starting_space_is_a_dead_end_from_which_the_figure_comes_back(region: str) -> None:
    s = Scene().figure(0, f"{region}_mid", f"{region}_start").move(0, 2)
    s.choose("step", f"{region}_start")
    assert s.ahead(0) == []
    assert s.options == [("step", f"{region}_mid"), STOP]
    s.choose("step", f"{region}_mid")
    assert (s.place_of(0), s.asked) == (f"{region}_mid", TURN)


@rule("WC-MOVE-09")
def test_a_figure_that_has_not_yet_turned_goes_on_when_a_bridge_is_built_before_it() -> None:
    s = Scene().figure(0, "quarry_exit", "bridge_rim_quarry_sea").move(0, 1)
    s.choose("stop")
    s.bridge("bridge_rim_quarry_sea", "neutral_bridge_1").move(0, 1)
    assert steps(s) == ["bridge_rim_quarry_sea"]


@rule("WC-MOVE-10", "WC-MOVE-03")
@pytest.mark.parametrize(("place", "facing"), POSES)
def test_no_figure_turns_around_where_it_can_go_forward(place: object, facing: int) -> None:
    here = next(one for one in SPACES if one is place)
    for s, blocked in ((Scene(), True), (bridged(Scene()), False)):
        s.side(0).place, s.side(0).facing = here.number, facing
        s.move(0, 1)
        forward = [PLACES[pose >> 2] for pose in here.exits[facing]]
        back = [PLACES[pose >> 2] for pose in here.exits[1 - facing]]
        ahead = [there.id for there in forward if not blocked or there.path < 0]
        behind = [there.id for there in back if not blocked or there.path < 0]
        assert steps(s) == (ahead or behind)


# Company


@rule("WC-MOVE-12")
def test_characters_may_share_a_space() -> None:
    s = (
        Scene(3)
        .figure(1, "quarry_hub")
        .figure(2, "quarry_hub")
        .figure(0, "quarry_mid", "quarry_hub")
        .move(0, 1)
    )
    s.choose("step", "quarry_hub")
    assert [s.place_of(number) for number in range(3)] == ["quarry_hub"] * 3
    assert s.asked == TURN


# The move action


@rule("WC-MOVA-01", "WC-MOVA-02", "WC-DEC-20", "WC-ACT-14")
@pytest.mark.parametrize(
    ("position", "tile", "uses"),
    [
        (4, "", {"character": 2, "monument_track": 1, "pillar_track": 1}),
        (4, "upgraded_action_4_top", {"character": 3, "monument_track": 2, "pillar_track": 2}),
        (4, "upgraded_action_4_bottom", {"character": 2, "monument_track": 1, "pillar_track": 1}),
        (3, "upgraded_action_3_bottom", {"character": 1, "monument_track": 1, "pillar_track": 1}),
    ],
)
def test_each_tile_with_a_move_says_how_far_each_use_goes(
    position: int, tile: str, uses: dict[str, int]
) -> None:
    s = Scene().fill(0, position, lower="rose").figure(0, "quarry_mid", "quarry_hub")
    if tile:
        s.action(0, tile)
    s.act(0)
    s.choose("pay", position, "rose")
    moves = {str(option[2]): option for option in s.verbs("move")}
    assert {what: option[3] for what, option in moves.items()} == uses
    assert all(1 <= most <= 3 for most in uses.values())
    for what, most in uses.items():
        s.fill(0, position, lower="rose").act(0)
        s.choose("pay", position, "rose")
        s.choose(*moves[what])
        if what == "character":
            assert (s.asked, s.decision.about) == (("move", 0), (most,))
        else:
            assert (s.asked, s.decision.about) == (("track", 0), (what, most))


@rule("WC-MOVA-01", "WC-DEC-20")
def test_a_move_action_serves_one_of_the_three_uses_only() -> None:
    s = Scene().fill(0, 4, lower="rose").figure(0, "quarry_mid", "quarry_hub").act(0)
    s.choose("pay", 4, "rose")
    assert s.options == [
        ("move", 1, "character", 2),
        ("move", 1, "monument_track", 1),
        ("move", 1, "pillar_track", 1),
    ], "one has to be chosen"
    s.choose("move", 1, "pillar_track", 1)
    s.choose("enter", "rose")
    assert s.on_tracks(0) == {"pillar_track": (1, "rose")}
    assert s.asked == ("choose_turn", 1), "that was the whole action, and the last one"


@rule("WC-MOVA-03", "WC-MOVA-02")
def test_fewer_spaces_than_the_tile_gives_may_be_used() -> None:
    s = (
        Scene()
        .fill(0, 4, lower="rose")
        .action(0, "upgraded_action_4_top")
        .figure(0, "quarry_mid", "quarry_hub")
    )
    s.act(0)
    s.choose_all(("pay", 4, "rose"), ("move", 1, "character", 3), ("step", "quarry_hub"), STOP)
    assert (s.place_of(0), s.asked) == ("quarry_hub", ("choose_turn", 1))
