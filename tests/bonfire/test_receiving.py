"""Receiving a Task from an island (BF-RCV)."""

from __future__ import annotations

import pytest

from tests.bonfire.scene import Scene
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import ISLAND, TASKS
from tryptyk.games.bonfire.components.printed import POSITIONS, RESOURCES

HERE = "island_b2"
"""It shows Root."""
ON_IT = ("blue_path_herb", "red_portals_3", "yellow_portals_5")
SEVEN = [id for id in TASKS if id.startswith("red_three") or id.startswith("red_both")][:7]


def at_island(**tiles: int) -> Scene:
    """The Ship at an island of Root with three Tasks; Offerings of Herb and Shell lie open."""
    s = Scene().ship(0, HERE).island(HERE, *ON_IT).offerings(0, "herb", "shell")
    return s.tiles(0, **tiles).resources(0, root=1, herb=1)


def left(s: Scene) -> list[str]:
    return [task.id for task in s.g.islands[ISLAND[HERE].number]]


def offered(s: Scene, seat: int = 0) -> int:
    return s[seat].offered[ISLAND[HERE].number]


# Where


@rule("BF-RCV-01")
def test_the_ship_must_lie_at_a_task_island_that_still_has_a_task() -> None:
    s = at_island(task=1).act(0)
    assert ("task",) in s.options
    s[0].ship = -1
    assert s.reason("task") == ("no-task-island", "BF-RCV-01"), "in the harbour"
    s = at_island(task=1).ship(0, "island_b1").act(0)
    assert s.reason("task") == ("no-task-island", "BF-RCV-01"), "at a Guardian island"
    s = at_island(task=1).island(HERE).act(0)
    assert ("task",) not in s.options
    assert s.reason("task") == ("island-empty", "BF-RCV-01")


# What it costs


@rule("BF-RCV-02", "BF-RCV-05", "BF-EX-08", "BF-EX-09", "BF-EX-10")
@pytest.mark.parametrize(("before", "price"), [(0, 1), (1, 2), (2, 3)])
def test_the_price_grows_with_the_own_offerings_on_the_island(before: int, price: int) -> None:
    s = at_island(task=4).offered(0, HERE, before).act(0)
    s.choose("task")
    s.choose("take_task", "red_portals_3")
    s.choose("place", 1)
    assert s.held(0) == {"task": 4 - price}, "and the Resources of the island and of the Offering"
    s = at_island(task=price - 1).offered(0, HERE, before).act(0)
    assert s.reason("task") == ("need-tiles", "BF-PAY-01", "task", price)


@rule("BF-RCV-03")
def test_offerings_of_others_and_on_other_islands_do_not_change_the_price() -> None:
    s = at_island(task=2).offered(1, HERE, 2).offered(0, "island_d4", 2).act(0)
    s.choose("task")
    s.choose("take_task", "red_portals_3")
    s.choose("place", 1)
    assert s.held(0) == {"task": 1}


@rule("BF-RCV-04", "BF-DEC-15")
def test_one_of_the_two_open_offerings_is_chosen() -> None:
    s = at_island(task=1).resources(0, root=1, herb=1, shell=1).act(0)
    s.choose("task")
    s.pay()
    assert s.options == [("offer", "herb", 0), ("offer", "shell", 1)]
    s.choose("offer", "shell", 1)
    assert s.held(0) == {"herb": 1}


@rule("BF-RCV-04", "BF-DEC-15")
def test_an_offering_that_cannot_be_paid_is_refused() -> None:
    s = at_island(task=1).resources(0, root=1, herb=1)
    s.tiles(0, task=1).act(0)
    s.choose("task")
    assert s.decision.kind == "take_task", "only the Offering of Herb can be paid"
    s = at_island(task=1).resources(0, root=1, fruit=1).act(0)
    assert ("task",) not in s.options
    assert s.reason("task") == ("need-resources", "BF-RCV-05")


@rule("BF-RCV-04", "BF-RUL-18")
def test_when_a_stack_is_used_up_only_the_other_one_offers() -> None:
    s = at_island(task=1).resources(0, root=2, herb=2, shell=2).offerings(0, "", "shell").act(0)
    s.choose("task")
    assert s.decision.kind == "pay"
    s.choose("plain", "shell root")
    assert s.held(0) == {"root": 1, "herb": 2, "shell": 1}


@rule("BF-RCV-05")
def test_two_of_one_kind_are_spent_where_island_and_offering_show_the_same() -> None:
    s = at_island(task=1).offerings(0, "root", "shell").resources(0, root=2).act(0)
    s.choose("task")
    s.choose("take_task", "red_portals_3")
    s.choose("place", 1)
    assert s.held(0) == {}
    s = at_island(task=1).offerings(0, "root", "shell").resources(0, root=1, fruit=1).act(0)
    assert s.reason("task") == ("need-resources", "BF-RCV-05")


# What it brings


@rule("BF-RCV-06", "BF-RCV-07", "BF-RCV-08", "BF-RCV-09", "BF-EX-11", "BF-DEC-16", "BF-DEC-17")
def test_the_task_goes_to_the_place_chosen_and_the_offering_lies_in_its_place() -> None:
    s = at_island(task=1)
    following = s[0].stacks[0][-2]
    s.act(0)
    s.choose("task")
    assert s.options == [("take_task", id) for id in ON_IT]
    s.choose("take_task", "yellow_portals_5")
    assert s.options == [("place", place) for place in POSITIONS]
    s.choose("place", 5)
    assert left(s) == ["blue_path_herb", "red_portals_3"]
    assert [task.id for task in s[0].tasks if task is not None] == ["yellow_portals_5"]
    assert s[0].tasks[5] is TASKS["yellow_portals_5"]
    assert s[0].lit == 0, "Task side up"
    assert offered(s) == 1
    assert [len(stack) for stack in s[0].stacks] == [4, 5]
    assert s[0].stacks[0][-1] == following
    assert s.table is not None
    assert s.table.view(1).players[0].offerings == [RESOURCES[following], "shell"]


@rule("BF-RCV-07")
def test_an_offering_stays_on_its_island() -> None:
    s = at_island(task=1, ship=1).tiles(1, path=1).act(0)
    s.choose("task")
    s.pay()
    s.choose("take_task", "red_portals_3")
    s.choose("place", 1)
    s.tiles(0, ship=1).act(0)
    s.choose("ship", "island_a2")
    assert offered(s) == 1


@rule("BF-RCV-08", "BF-DEC-17")
def test_a_task_goes_to_an_empty_place_and_is_never_moved() -> None:
    s = at_island(task=1).task(0, 1, SEVEN[0]).task(0, 2, SEVEN[1], lit=True).act(0)
    s.choose("task")
    s.choose("take_task", "red_portals_3")
    assert s.options == [("place", place) for place in (3, 4, 5, 6, 7)]
    s.choose("place", 3)
    assert [task and task.id for task in s[0].tasks[1:4]] == [SEVEN[0], SEVEN[1], "red_portals_3"]


@rule("BF-RCV-09", "BF-RUL-18", "BF-TY-07")
def test_a_stack_is_used_up_with_its_fifth_token() -> None:
    s = at_island(task=1).task(0, 7, "yellow_offering_stack_empty")
    s[0].stacks[0] = s[0].stacks[0][-1:]
    s.act(0)
    assert s.verbs("ignite") == []
    s.choose("task")
    s.choose("take_task", "red_portals_3")
    s.choose("place", 1)
    assert s[0].stacks[0] == []
    assert len(s[0].stacks[1]) == 5, "nothing is turned up in the other stack"
    s.act(0)
    assert s.verbs("ignite") == [("ignite", "yellow_offering_stack_empty")]


@rule("BF-RUL-18")
def test_ten_offerings_suffice_for_seven_tasks() -> None:
    s = Scene().ship(0, HERE).tiles(1, path=99).neutral_gone("common_tasks_7")
    for number, id in enumerate(SEVEN):
        s.island(HERE, id).tiles(0, task=9).resources(0, flower=9, fruit=9, herb=9, shell=9, root=9).act(0)
        s.choose("task")
        s.pay()
        s.choose(*s.options[0])
        s.pay()
        s.choose(*s.options[0])
        assert s[0].task_count == number + 1
    assert sum(len(stack) for stack in s[0].stacks) == 3


@rule("BF-RCV-10", "BF-RUL-17")
@pytest.mark.parametrize("lit", [0, 3, 7])
def test_seven_tasks_and_bonfires_together_fill_a_city(lit: int) -> None:
    s = at_island(task=3)
    for place in POSITIONS:
        s.task(0, place, SEVEN[place - 1], lit=place <= lit)
    s.act(0)
    assert ("task",) not in s.options
    assert s.reason("task") == ("city-full", "BF-RCV-10", 7)


@rule("BF-RCV-11")
def test_tiles_are_paid_first_then_the_offering_is_chosen_then_the_task_taken() -> None:
    s = at_island(task=1, any=1).resources(0, root=1, herb=1, shell=1, gold=1).act(0)
    s.choose("task")
    kinds = []
    while s.decision.seats == (0,):
        kinds.append((s.decision.kind, *s.decision.about[:1]))
        if s.decision.kind == "offering":
            assert s.held(0) == {"any": 1, "root": 1, "herb": 1, "shell": 1, "gold": 1}
        if s.decision.kind == "take_task":
            assert s.held(0) == {"any": 1, "shell": 1, "gold": 1}
        s.choose(*s.options[0])
    assert kinds == [
        ("pay", "tiles"),
        ("offering",),
        ("pay", "resources"),
        ("take_task", HERE),
        ("task_place", "blue_path_herb"),
    ]


@rule("BF-RCV-12")
def test_one_action_yields_one_task() -> None:
    s = at_island(task=9).resources(0, root=9, herb=9, shell=9).act(0)
    s.choose("task")
    s.pay()
    s.choose("offer", "herb", 0)
    s.pay()
    s.choose("take_task", "red_portals_3")
    s.choose("place", 1)
    assert s[0].task_count == 1
    assert s.decision.seats == (1,)


@rule("BF-RUL-59", "BF-SPEC-26")
def test_a_humble_pilgrim_pays_one_tile_or_what_replaces_it() -> None:
    s = at_island(path=1, gnome=1).gnomes(0, "specialist_humble_pilgrim").offered(0, HERE, 2).act(0)
    s.choose("task")
    s.choose("take_task", "red_portals_3")
    s.choose("place", 1)
    assert s.held(0) == {}
    assert offered(s) == 3
