"""Elders: points at once, one for each thing they count (BF-ELD)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.bonfire.scene import Scene
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import ELDERS
from tryptyk.games.bonfire.components.printed import RESOURCES
from tryptyk.games.bonfire.state import BY_ELDERS


def recruiting(s: Scene, elder: str) -> Scene:
    """Seat 0 recruits an Elder for two tiles and the Resource shown."""
    s.tiles(0, gnome=2).resources(0, **{RESOURCES[ELDERS[elder].cost]: 1}).act(0)
    s.choose("gnome", elder)
    return s


def paths() -> Scene:
    return Scene().path(0, "path_blue_flower_1", "path_red_herb_1")


def fate() -> Scene:
    """The tile of the setup, and another."""
    s = Scene()
    s[0].laid.append(s[0].laid[0])
    return s


def portals() -> Scene:
    return Scene().portals(0, 7, 6, 5, 4)


def tasks() -> Scene:
    return Scene().bonfires(0, "blue_gnome_herb", "red_gold_4").task(0, 5, "red_gnomes_3")


def guardians() -> Scene:
    return Scene().guardian(0, "grey", 1).guardian(0, "wood")


def gnomes() -> Scene:
    return Scene().gnomes(0, "specialist_planner", "elder_tasks", "elder_paths")


CASES = [
    pytest.param("elder_paths", paths, 3, marks=rule("BF-ELD-01", "BF-COMP-26", "BF-RUL-19")),
    pytest.param("elder_fate", fate, 2, marks=rule("BF-ELD-02")),
    pytest.param("elder_portals", portals, 4, marks=rule("BF-ELD-03")),
    pytest.param("elder_tasks", tasks, 3, marks=rule("BF-ELD-04", "BF-SYM-04")),
    pytest.param("elder_guardians", guardians, 3, marks=rule("BF-ELD-05")),
    pytest.param("elder_gnomes", gnomes, 4, marks=rule("BF-ELD-06", "BF-RUL-64", "BF-SYM-06")),
]


@rule("BF-SYM-01", "BF-GNO-07")
@pytest.mark.parametrize(("elder", "scene", "points"), CASES)
def test_each_elder_gives_a_point_at_once_for_each_thing_it_counts(
    elder: str, scene: Callable[[], Scene], points: int
) -> None:
    s = recruiting(scene(), elder)
    assert s[0].points[BY_ELDERS] == s[0].gained == points
    assert s[0].gnomes[-1].id == elder
    assert s.held(0) == {}


LEAST = {"elder_paths": 1, "elder_fate": 1, "elder_portals": 0, "elder_tasks": 0, "elder_guardians": 1}


@rule("BF-ELD-01", "BF-ELD-02", "BF-ELD-03", "BF-ELD-04", "BF-ELD-05", "BF-ELD-06")
@pytest.mark.parametrize("elder", ELDERS)
def test_at_the_start_of_the_game_they_count_what_everybody_has(elder: str) -> None:
    """Starting Tile, first Fate Tile, own Guardian; and the Elder of Gnomes counts itself."""
    assert recruiting(Scene(), elder)[0].gained == LEAST.get(elder, 1)


@rule("BF-RUL-64", "BF-GNO-07")
def test_later_gains_change_nothing() -> None:
    s = recruiting(portals(), "elder_portals")
    s.portals(0, 7, 6, 5, 4, 3, 2)
    assert s[0].gained == s.lines(0)["elders"] == 4
    assert [card.id for card in s.g.elders] == [id for id in ELDERS if id != "elder_portals"]


@rule("BF-EX-26", "BF-ELD-06", "BF-SPEC-04", "BF-SPEC-15", "BF-RUL-64")
def test_the_elder_of_gnomes_with_the_elders_friend_and_the_recruiter() -> None:
    four = ("specialist_elders_friend", "specialist_recruiter", "specialist_planner", "elder_tasks")
    s = recruiting(Scene().gnomes(0, *four), "elder_gnomes")
    assert s[0].gained == 5 + 2
    assert s.held(0) == {"any": 1}
