"""What a Task still takes, for bots: what cannot be had any more is no hope."""

from __future__ import annotations

import pytest

from tests.bonfire.scene import Scene
from tryptyk.games.bonfire.components.catalogue import ISLANDS, TASKS
from tryptyk.games.bonfire.components.printed import RESOURCES
from tryptyk.games.bonfire.judgement.efforts import HOPELESS, effort


def work(s: Scene, task: str) -> float:
    return effort(s.g, s[0], TASKS[task])


def one_path_symbol(*column: str) -> Scene:
    """A path symbol in the corner of the Fate Area, and these Fate Tiles to come."""
    return Scene(2).no_fate(0).symbols(0, "path", (1, 1)).column(0, *column)


def test_a_group_takes_a_fate_tile_for_each_symbol() -> None:
    with_one = one_path_symbol("fate_5", "fate_6", "fate_1")
    with_two = one_path_symbol("fate_5", "fate_6", "fate_1").symbols(0, "path", (1, 2))
    assert work(with_one, "blue_fate_group_path") == 2 * work(with_two, "blue_fate_group_path")


def test_a_group_for_which_no_symbols_are_left_is_hopeless() -> None:
    assert work(one_path_symbol("fate_5", "fate_6"), "blue_fate_group_path") < HOPELESS
    assert work(one_path_symbol("fate_5", "fate_1", "fate_2"), "blue_fate_group_path") == HOPELESS


def test_a_group_that_is_hemmed_in_does_not_grow() -> None:
    s = one_path_symbol("fate_5", "fate_6").symbols(0, "gnome", (1, 2), (2, 1))
    assert work(s, "blue_fate_group_path") == HOPELESS


def test_of_two_groups_one_may_be_complete_and_hemmed_in() -> None:
    s = Scene(2).no_fate(0).symbols(0, "task", (1, 1), (1, 2), (1, 3)).symbols(0, "ship", (4, 6), (4, 7))
    s.symbols(0, "gnome", (2, 1), (2, 2), (2, 3), (1, 4)).column(0, "fate_7")
    assert 0 < work(s, "red_fate_groups_task_ship") < HOPELESS


def test_cells_that_no_tile_can_reach_are_not_covered() -> None:
    def with_corner_left(*around: tuple[int, int]) -> Scene:
        s = Scene(2).no_fate(0).symbols(0, "path", (1, 1), (1, 7), (4, 1)).column(0, "fate_5", "fate_6")
        return s.symbols(0, "gnome", *around)

    assert 0 < work(with_corner_left((4, 5)), "yellow_fate_marked") < HOPELESS
    assert work(with_corner_left((4, 5), (2, 7)), "yellow_fate_marked") == HOPELESS


def test_every_corner_takes_a_tile_of_its_own() -> None:
    s = Scene(2).no_fate(0).symbols(0, "path", (1, 1)).column(0, "fate_5", "fate_6")
    assert work(s, "yellow_fate_marked") == HOPELESS
    assert work(s.column(0, "fate_5", "fate_6", "fate_7"), "yellow_fate_marked") < HOPELESS


def test_without_a_fate_tile_many_action_tiles_do_not_come_together() -> None:
    s = Scene(2).tiles(0, task=2)
    assert work(s, "yellow_action_tiles_task_ship") < HOPELESS
    assert work(s.column(0), "yellow_action_tiles_task_ship") == HOPELESS
    assert work(s.tiles(0, task=3, ship=1), "yellow_action_tiles_task_ship") < HOPELESS


@pytest.mark.parametrize("task", ["blue_offering_root", "red_both_root_islands"])
def test_there_are_no_offerings_on_islands_without_tasks(task: str) -> None:
    s = Scene(2)
    assert work(s, task) < HOPELESS
    for isle in ISLANDS:
        if isle.resource == RESOURCES.index("root"):
            s.island(isle.id)
    assert work(s, task) == HOPELESS


def test_offerings_on_several_islands_take_islands_with_tasks() -> None:
    s = Scene(2)
    assert work(s, "yellow_offerings_2_on_3_islands") < HOPELESS
    for isle in [isle for isle in ISLANDS if not isle.guardian][2:]:
        s.island(isle.id)
    assert work(s, "yellow_offerings_2_on_3_islands") == HOPELESS
