"""The map: which way leads where, at forks, at dead ends and in the middle."""

from __future__ import annotations

from math import atan2, tau

import pytest

from tests.rule import rule
from tryptyk.games.age_contrived.components.atlas import NO_ENTRY, Place, exits_of
from tryptyk.games.age_contrived.components.catalogue import (
    CENTRE,
    FIRST_PATH,
    JUNCTIONS,
    PATH_REGIONS,
    PATHS,
    PLACE,
    PLACES,
    REGION,
    REGIONS,
    SPOKES,
)
from tryptyk.games.age_contrived.components.rows import MAP_FILE
from tryptyk.games.age_contrived.content_check import neighbours, reachable

OUTER = [region.id for region in REGIONS[:CENTRE]]
OUTER_SPACES = ("start", "mid", "west", "hub", "east", "exit", "inner")


def pose(id: str, facing: int = 0) -> int:
    return 4 * PLACE[id] + facing


def ahead(pose: int) -> list[str]:
    """The places that a figure may step to without turning."""
    return [PLACES[next >> 2].id for next in PLACES[pose >> 2].exits[pose & 3]]


def step(pose: int, id: str) -> int:
    """The figure after a step to a place that lies ahead."""
    (found,) = [next for next in PLACES[pose >> 2].exits[pose & 3] if PLACES[next >> 2].id == id]
    return found


def turned(pose: int) -> int:
    return pose ^ 1


# Regions


@rule("WC-COMP-39")
def test_five_regions_lie_around_a_central_one() -> None:
    assert [region.id for region in REGIONS] == ["quarry", "sea", "mountain", "forest", "plains", "swamp"]
    assert CENTRE == 5
    rims = {frozenset(joined) for joined in PATH_REGIONS if CENTRE not in joined}
    assert rims == {frozenset((region, (region + 1) % 5)) for region in range(5)}, "a ring"
    for outer, spoke in enumerate(SPOKES):
        assert PATH_REGIONS[spoke] == (outer, CENTRE)


@rule("WC-COMP-40")
def test_the_central_region_has_five_spaces() -> None:
    central = [place.id for place in PLACES if place.central]
    assert central == [f"central_{id}" for id in OUTER]
    assert [place.id for place in PLACES if place.regions == 1 << CENTRE] == central


@rule("WC-COMP-41")
@pytest.mark.parametrize("id", OUTER)
def test_an_outer_region_has_one_start_and_that_is_a_dead_end(id: str) -> None:
    starts = [p for p in PLACES if p.start and p.regions == 1 << REGION[id].number]
    assert [place.id for place in starts] == [f"{id}_start"]
    assert REGION[id].start == starts[0].number
    assert starts[0].poses == (pose(f"{id}_start"),), "a figure there looks into the region"
    assert ahead(pose(f"{id}_start")) == [f"{id}_mid"]
    home = step(turned(step(pose(f"{id}_start"), f"{id}_mid")), f"{id}_start")
    assert ahead(home) == []
    assert turned(home) == pose(f"{id}_start")


@rule("WC-COMP-41")
def test_no_figure_starts_in_the_central_region() -> None:
    assert REGIONS[CENTRE].start == -1
    assert sum(place.start for place in PLACES) == 5


@rule("WC-COMP-42", "WC-BRDG-07")
@pytest.mark.parametrize("path", range(10))
def test_a_damaged_path_is_one_space_between_two_regions(path: int) -> None:
    place = PLACES[PATHS[path]]
    assert place.path == path
    one, other = (PLACES[near] for near in neighbours(place))
    assert {one.regions, other.regions} == {1 << region for region in PATH_REGIONS[path]}
    assert place.regions == one.regions | other.regions
    for region in REGIONS:
        assert (path in region.paths) == (region.number in PATH_REGIONS[path])


@rule("WC-COMP-42")
def test_regions_are_joined_by_damaged_paths_alone() -> None:
    for place in PLACES[:FIRST_PATH]:
        assert place.path == -1
        for near in neighbours(place):
            assert PLACES[near].path >= 0 or PLACES[near].regions == place.regions, place.id


def test_spaces_come_region_by_region_and_damaged_paths_last() -> None:
    assert [place.id for place in PLACES[:35]] == [f"{id}_{space}" for id in OUTER for space in OUTER_SPACES]
    assert [place.number for place in PLACES] == list(range(50))
    assert FIRST_PATH == 40
    assert tuple(range(40, 50)) == PATHS
    assert [PLACES[PATHS[spoke]].id for spoke in SPOKES] == [f"bridge_spoke_{id}" for id in OUTER]


@pytest.mark.parametrize("id", OUTER)
def test_outer_regions_are_alike(id: str) -> None:
    for space in OUTER_SPACES:
        there = [PLACES[n].id for n in neighbours(PLACES[PLACE[f"{id}_{space}"]])]
        like = [PLACES[n].id for n in neighbours(PLACES[PLACE[f"quarry_{space}"]])]
        within = {near.removeprefix(f"{id}_") for near in there if not near.startswith("bridge")}
        assert within == {near.removeprefix("quarry_") for near in like if not near.startswith("bridge")}
        assert len(there) == len(like)


# Ways


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_who_turns_around_after_a_step_can_go_back(place: Place) -> None:
    for facing, way in enumerate(place.exits):
        for after in way:
            there = PLACES[after >> 2]
            if there.central:
                assert place.id not in ahead(after), "the way it came is the one that is closed"
                assert place.number in neighbours(there)
            else:
                back = [next for next in there.exits[(after & 3) ^ 1] if next >> 2 == place.number]
                assert len(back) == 1
                if not place.central:
                    assert back[0] & 3 == facing ^ 1, "and faces the other way then"


def test_every_place_can_be_reached_where_all_paths_have_bridges() -> None:
    assert reachable(PLACES) == set(range(50))


def test_without_bridges_nobody_leaves_a_region() -> None:
    seen = {REGION["sea"].start}
    for _ in range(50):
        seen |= {near for here in seen for near in neighbours(PLACES[here]) if near < FIRST_PATH}
    assert seen == {PLACE[f"sea_{space}"] for space in OUTER_SPACES}


def test_an_ordinary_place_has_two_facings_and_a_central_one_one_for_each_entry() -> None:
    for place in PLACES:
        assert len(place.exits) == (4 if place.central else 2)
        if place.central:
            assert place.poses == (4 * place.number + NO_ENTRY,)
        elif not place.start:
            assert place.poses == (4 * place.number, 4 * place.number + 1)


@pytest.mark.parametrize(
    ("at", "facing", "branches"),
    [
        ("quarry_mid", 1, ["quarry_hub", "quarry_west"]),
        ("quarry_west", 1, ["quarry_mid", "quarry_hub"]),
        ("quarry_hub", 0, ["quarry_west", "quarry_mid"]),
        ("quarry_hub", 1, ["quarry_east", "quarry_inner"]),
        ("quarry_inner", 0, ["quarry_hub", "quarry_east"]),
        ("quarry_east", 0, ["quarry_inner", "quarry_hub"]),
    ],
)
def test_at_a_fork_the_branch_to_the_right_comes_last(at: str, facing: int, branches: list[str]) -> None:
    assert ahead(pose(at, facing)) == branches


def test_away_from_forks_there_is_one_way() -> None:
    assert ahead(pose("quarry_east", 1)) == ["quarry_exit"]
    assert ahead(pose("quarry_exit", 1)) == ["bridge_rim_quarry_sea"]
    assert ahead(pose("bridge_rim_quarry_sea", 1)) == ["sea_west"]
    assert ahead(pose("quarry_inner", 1)) == ["bridge_spoke_quarry"]
    assert ahead(pose("bridge_spoke_quarry", 1)) == ["central_quarry"]


@pytest.mark.parametrize(
    ("came", "branches"),
    [
        ("bridge_spoke_quarry", ["central_sea", "central_plains"]),
        ("central_sea", ["central_plains", "bridge_spoke_quarry"]),
        ("central_plains", ["bridge_spoke_quarry", "central_sea"]),
    ],
)
def test_a_central_space_is_left_by_any_exit_but_the_entry_the_right_one_last(
    came: str, branches: list[str]
) -> None:
    here = PLACES[PLACE["central_quarry"]]
    (entry,) = [n for n, end in enumerate(_ends("central_quarry")) if end == came]
    assert ahead(4 * here.number + entry) == branches


def test_who_came_by_no_exit_of_a_central_space_may_take_any() -> None:
    assert ahead(pose("central_quarry", NO_ENTRY)) == ["bridge_spoke_quarry", "central_sea", "central_plains"]


def test_stepping_through_the_middle_remembers_the_entry() -> None:
    inside = step(pose("bridge_spoke_quarry", 1), "central_quarry")
    assert ahead(inside) == ["central_sea", "central_plains"]
    inside = step(inside, "central_sea")
    assert ahead(inside) == ["bridge_spoke_sea", "central_mountain"]
    outside = step(step(inside, "bridge_spoke_sea"), "sea_inner")
    assert ahead(outside) == ["sea_hub", "sea_east"], "outwards"


def test_the_walk_of_the_rulebook() -> None:
    """Page 24: a fork, a skipped space, an unbridged path, back, one more skipped, a bridge (WC-EX-12)."""
    rusne = step(pose("forest_hub", 1), "forest_east")
    freyith = step(rusne, "forest_exit")
    assert ahead(freyith) == ["bridge_rim_forest_plains"], "unbridged: she turns around"
    rusne = step(turned(freyith), "forest_east")
    assert ahead(rusne) == ["forest_inner", "forest_hub"]
    multanec = step(rusne, "forest_inner")
    assert ahead(multanec) == ["bridge_spoke_forest"]
    assert PLACES[step(multanec, "bridge_spoke_forest") >> 2].regions == 1 << 3 | 1 << CENTRE


def test_exits_of_a_small_map() -> None:
    """A start, a fork of three, and nothing else."""
    ids = ["start", "left", "right"]
    ends = [["fork"], ["fork", "gate"], ["fork", "gate"]]
    found = exits_of(
        [*ids, "gate"],
        [*ends, ["left", "right"]],
        {"fork": ("left", "right", "start")},
        [False] * 4,
    )
    assert found[0] == ((4 * 1 + 1, 4 * 2 + 1), ())
    assert found[1] == ((4 * 2 + 1, 4 * 0 + 1), (4 * 3 + 1,))
    assert found[3] == ((4 * 1 + 0,), (4 * 2 + 0,))


# The picture


def _ends(id: str) -> tuple[str, ...]:
    return next(row.ends for row in MAP_FILE.space if row.id == id)


def _clockwise(x: int, y: int, around: tuple[str, ...]) -> bool:
    """Whether places lie around a point in this order; y runs downwards."""
    angles = [atan2(PLACES[PLACE[id]].y - y, PLACES[PLACE[id]].x - x) for id in around]
    turns = [(later - sooner) % tau for sooner, later in zip(angles, angles[1:] + angles[:1])]
    return abs(sum(turns) - tau) < 1e-6


@pytest.mark.parametrize("id", JUNCTIONS)
def test_the_ports_of_a_fork_are_drawn_clockwise_as_listed(id: str) -> None:
    junction = JUNCTIONS[id]
    assert _clockwise(junction.x, junction.y, junction.ports)


@pytest.mark.parametrize("id", OUTER)
def test_the_exits_of_a_central_space_are_drawn_clockwise_as_listed(id: str) -> None:
    place = PLACES[PLACE[f"central_{id}"]]
    assert _clockwise(place.x, place.y, _ends(place.id))


def test_no_two_places_are_drawn_over_each_other() -> None:
    drawn = [(place.x, place.y) for place in PLACES]
    assert all(0 <= x <= 1000 and 0 <= y <= 1000 for x, y in drawn)
    for n, (x, y) in enumerate(drawn):
        for other_x, other_y in drawn[:n]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 > 40**2


def test_outer_regions_are_drawn_clockwise_from_the_top_edge() -> None:
    hubs = tuple(f"{id}_hub" for id in OUTER)
    assert _clockwise(500, 500, hubs)
    assert all(PLACES[PLACE[f"{id}_hub"]].y < 500 for id in ("quarry", "sea"))
