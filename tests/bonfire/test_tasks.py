"""What each kind of Task asks for: met, and just not met (BF-TGEN, BF-TB, BF-TR, BF-TY)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from tests.bonfire.scene import AT_BONFIRE, Scene
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import AREA, COMMON_TASKS, ELDERS, ISLANDS, TASKS
from tryptyk.games.bonfire.components.printed import ACTION_TILES, RESOURCES

Setting: TypeAlias = Callable[[Scene], Scene]
Case: TypeAlias = tuple[str, Setting, Setting]
"""A Task, how its condition is met, and how it is just not met."""

PLAIN = RESOURCES[:5]
COLOURS = ("grey", "pink", "wood", "turquoise")
OF_RESOURCE = {
    kind: [isle.id for isle in ISLANDS if isle.resource == n] for n, kind in enumerate(RESOURCES[:5])
}
SOME_ISLANDS = [isle.id for isle in ISLANDS if isle.resource >= 0]


def can_ignite(task: str, setting: Setting) -> bool:
    """Whether a player with this Task on the last place can ignite it."""
    s = setting(Scene(3 if task == "yellow_offerings_3_one_island" else 2).task(0, 7, task)).act(0)
    lit = ("ignite", task) in s.options
    reason = s.reason("ignite", task)
    assert reason == (None if lit else ("condition-not-met", "BF-LIT-01"))
    return lit


def cell(row: int, column: int) -> int:
    return AREA.places.index((row, column))


def line(row: int, length: int, first: int = 1) -> list[int]:
    """Cells in a row, from a column on."""
    return [cell(row, column) for column in range(first, first + length)]


def cells_of(mask: int) -> list[int]:
    return [n for n in range(len(AREA.places)) if mask >> n & 1]


def offered(*places: tuple[str, int]) -> Setting:
    def lay(s: Scene) -> Scene:
        for island, number in places:
            s.offered(0, island, number)
        return s

    return lay


def goods(**counts: int) -> Setting:
    return lambda s: s.resources(0, **counts)


def tiles(**counts: int) -> Setting:
    return lambda s: s.tiles(0, **counts)


def lit(*tasks: str) -> Setting:
    return lambda s: s.bonfires(0, *tasks)


def unlit(*tasks: str) -> Setting:
    def lay(s: Scene) -> Scene:
        for place, id in enumerate(tasks, start=1):
            s.task(0, place, id)
        return s

    return lay


def gnomes(*ids: str) -> Setting:
    return lambda s: s.gnomes(0, *ids)


def paths(*kinds: str) -> Setting:
    return lambda s: s.path(0, *[f"path_{kind}" for kind in kinds])


def portals(number: int) -> Setting:
    return lambda s: s.portals(0, *range(8 - number, 8))


def guardians(*colours: str) -> Setting:
    def lay(s: Scene) -> Scene:
        for colour in colours:
            s.guardian(0, colour, COLOURS.index(colour) + 1)
        return s

    return lay


def symbols(**cells: list[int]) -> Setting:
    return lambda s: s.cells(0, **cells)


def covered(mask: int) -> Setting:
    """Cells under Fate Tiles; which symbols lie there does not matter."""
    cells = cells_of(mask)
    return symbols(ship=cells[::2], path=cells[1::2])


def without_one(mask: int) -> int:
    return mask & mask - 1


def everything(s: Scene) -> Scene:
    return s


# Blue


GUARDIAN_TASKS: list[Case] = [
    (
        f"blue_guardian_{colour}",
        guardians(colour),
        guardians(*[other for other in COLOURS if other != colour]),
    )
    for colour in COLOURS
]
PATH_TASKS: list[Case] = [
    (f"blue_path_{kind}", paths("red_root_1", f"blue_{kind}_1"), paths("red_root_1", "blue_shell_1"))
    for kind in ("flower", "fruit", "herb")
]
OFFERING_TASKS: list[Case] = [
    (
        f"blue_offering_{kind}",
        offered((OF_RESOURCE[kind][1], 1)),
        offered(*[(isle, 1) for isle in SOME_ISLANDS if isle not in OF_RESOURCE[kind]]),
    )
    for kind in ("shell", "root", "flower")
]
GROUP_TASKS: list[Case] = [
    (
        f"blue_fate_group_{symbol}",
        symbols(**{symbol: [cell(1, 1), cell(2, 1), cell(2, 2)]}),
        symbols(**{symbol: [cell(1, 1), cell(2, 1), cell(3, 2)]}),
    )
    for symbol in ACTION_TILES[:6]
]
GNOME_TASKS: list[Case] = [
    ("blue_gnome_fruit", gnomes("specialist_planner"), gnomes("elder_tasks", "specialist_navigator")),
    ("blue_gnome_fruit", gnomes("elder_portals"), gnomes("elder_tasks")),
    ("blue_gnome_herb", gnomes("elder_tasks"), gnomes("elder_portals", "specialist_planner")),
    ("blue_gnome_shell", gnomes("specialist_navigator"), gnomes("elder_tasks", "specialist_planner")),
]
TWO_OF_TWO = ("blue_two_of_two_resources", goods(herb=2, root=2), goods(herb=3, root=1, gold=2))
THREE_ISLANDS: Case = (
    "blue_offerings_3_islands",
    offered(*[(isle, 1) for isle in SOME_ISLANDS[:3]]),
    offered((SOME_ISLANDS[0], 2), (SOME_ISLANDS[1], 1)),
)
TWO_ON_ONE: Case = (
    "blue_offerings_2_one_island",
    offered((SOME_ISLANDS[0], 2)),
    offered(*[(isle, 1) for isle in SOME_ISLANDS[:4]]),
)

# Red

SEVEN_PORTALS = portals(7)
COMMON: Case = ("red_common_1", SEVEN_PORTALS, portals(6))
THREE_TASKS: list[Case] = [
    (f"red_three_{kind}", goods(**{kind: 3}), goods(**{kind: 2, "gold": 5})) for kind in PLAIN
]
BOTH_ISLANDS: list[Case] = [
    (
        f"red_both_{kind}_islands",
        offered(*[(isle, 1) for isle in OF_RESOURCE[kind]]),
        offered(
            (OF_RESOURCE[kind][0], 2),
            (next(isle for isle in SOME_ISLANDS if isle not in OF_RESOURCE[kind]), 1),
        ),
    )
    for kind in PLAIN
]
PAIRS = (("task", "ship"), ("path", "great_bonfire"), ("guardian", "gnome"), ("ship", "gnome"))
TWO_GROUPS: list[Case] = [
    (
        f"red_fate_groups_{one}_{two}",
        symbols(**{one: line(1, 3), two: line(3, 3, first=4)}),
        symbols(**{one: line(1, 6), two: line(3, 2)}),
    )
    for one, two in PAIRS
]
FOUR_BLUE: Case = (
    "red_blue_tasks_4",
    lambda s: (
        lit("blue_guardian_grey", "blue_path_herb")(s)
        .task(0, 3, "blue_gnome_herb")
        .task(0, 4, "blue_path_fruit")
    ),
    lit("blue_guardian_grey", "blue_path_herb", "blue_gnome_herb", "yellow_elders_3"),
)
THREE_COLOURS: Case = (
    "red_bonfires_3_colors",
    lit("blue_path_herb", "red_gold_4", "yellow_elders_3"),
    lambda s: lit("blue_path_herb", "yellow_elders_3", "blue_gnome_herb")(s).task(0, 4, "red_gold_4"),
)

# Yellow

TWO_EACH = [(isle, 2) for isle in SOME_ISLANDS[:3]]
LIT = ("blue_path_herb", "red_gold_4", "yellow_elders_3", "blue_gnome_herb", "blue_path_fruit")


def at_bonfires(*places: int) -> Setting:
    def lay(s: Scene) -> Scene:
        lit(*LIT)(s).portals(0, 1, 2, 3).path(0, "path_red_root_1", "path_red_herb_1")
        for colour, place in zip(("grey", "own"), places, strict=True):
            s.guardian(0, colour, place)
        return s

    return lay


def used_up(first: str, second: str) -> Setting:
    return lambda s: s.offerings(0, first, second)


CASES = [
    *[pytest.param(*case, marks=rule("BF-TB-01")) for case in GUARDIAN_TASKS],
    *[pytest.param(*case, marks=rule("BF-TB-02", "BF-RUL-19")) for case in PATH_TASKS],
    *[pytest.param(*case, marks=rule("BF-TB-03", "BF-TGEN-06")) for case in OFFERING_TASKS],
    pytest.param(*TWO_OF_TWO, marks=rule("BF-TB-04", "BF-TGEN-03", "BF-SYM-02")),
    pytest.param(*THREE_ISLANDS, marks=rule("BF-TB-05")),
    pytest.param(*TWO_ON_ONE, marks=rule("BF-TB-06")),
    *[pytest.param(*case, marks=rule("BF-TB-07", "BF-TGEN-04")) for case in GROUP_TASKS],
    *[pytest.param(*case, marks=rule("BF-TB-08", "BF-SYM-06")) for case in GNOME_TASKS],
    pytest.param(*COMMON, marks=rule("BF-TR-01")),
    pytest.param("red_portals_3", portals(3), portals(2), marks=rule("BF-TR-02")),
    pytest.param(
        "red_adjacent_paths",
        paths("red_root_1", "blue_herb_1", "red_herb_1"),
        paths("blue_herb_1", "red_root_1", "red_herb_1"),
        marks=rule("BF-TR-03", "BF-SYM-02"),
    ),
    pytest.param(
        "red_gnomes_3",
        gnomes("elder_tasks", "specialist_planner", "elder_paths"),
        gnomes("elder_tasks", "specialist_planner"),
        marks=rule("BF-TR-04", "BF-SYM-06"),
    ),
    pytest.param("red_gold_4", goods(gold=4), goods(gold=3, herb=9), marks=rule("BF-TR-05", "BF-TGEN-03")),
    pytest.param(*THREE_COLOURS, marks=rule("BF-TR-06", "BF-RUL-31", "BF-SYM-04")),
    *[pytest.param(*case, marks=rule("BF-TR-07", "BF-TGEN-02", "BF-RUL-32")) for case in THREE_TASKS],
    *[pytest.param(*case, marks=rule("BF-TR-08", "BF-RUL-54")) for case in BOTH_ISLANDS],
    pytest.param(*FOUR_BLUE, marks=rule("BF-TR-09", "BF-TGEN-05", "BF-SYM-04")),
    pytest.param(
        "red_guardians_4",
        guardians("grey", "wood", "turquoise"),
        guardians("grey", "wood"),
        marks=rule("BF-TR-10"),
    ),
    *[pytest.param(*case, marks=rule("BF-TR-11", "BF-TGEN-04", "BF-RUL-35")) for case in TWO_GROUPS],
    pytest.param("yellow_portals_5", portals(5), portals(4), marks=rule("BF-TY-01")),
    pytest.param(
        "yellow_offerings_5_islands",
        offered(*[(isle, 1) for isle in SOME_ISLANDS[:5]]),
        offered(*[(isle, 2) for isle in SOME_ISLANDS[:4]]),
        marks=rule("BF-TY-02"),
    ),
    pytest.param(
        "yellow_red_tasks_4",
        unlit("red_gold_4", "red_gnomes_3", "red_portals_3", "red_guardians_4"),
        unlit("red_gold_4", "red_gnomes_3", "red_portals_3", "blue_path_herb"),
        marks=rule("BF-TY-03", "BF-TGEN-05"),
    ),
    pytest.param(
        "yellow_gnomes_5",
        gnomes("elder_tasks", "specialist_planner", "elder_paths", "specialist_herald", "elder_fate"),
        gnomes("elder_tasks", "specialist_planner", "elder_paths", "specialist_herald"),
        marks=rule("BF-TY-04", "BF-SYM-06"),
    ),
    pytest.param(
        "yellow_elders_3",
        gnomes("elder_tasks", "elder_paths", "elder_fate"),
        gnomes("elder_tasks", "elder_paths", "specialist_planner", "specialist_herald"),
        marks=rule("BF-TY-05", "BF-SYM-06"),
    ),
    pytest.param(
        "yellow_offerings_3_one_island",
        offered((SOME_ISLANDS[3], 3)),
        offered((SOME_ISLANDS[3], 2), (SOME_ISLANDS[4], 2)),
        marks=rule("BF-TY-06"),
    ),
    pytest.param(
        "yellow_offering_stack_empty", used_up("", "herb"), everything, marks=rule("BF-TY-07", "BF-RUL-18")
    ),
    pytest.param(
        "yellow_offering_stack_empty",
        used_up("herb", ""),
        used_up("herb", "herb"),
        marks=rule("BF-TY-07", "BF-RUL-18"),
    ),
    pytest.param(
        "yellow_path_red_3",
        paths("red_root_1", "blue_root_1", "red_herb_1", "red_fruit_1"),
        paths("red_root_1", "blue_root_1", "red_herb_1", "yellow_fruit_1"),
        marks=rule("BF-TY-08", "BF-SYM-06"),
    ),
    pytest.param(
        "yellow_bonfires_5",
        lit(*LIT),
        lambda s: lit(*LIT[:4])(s).task(0, 5, LIT[4]).task(0, 6, "red_portals_3"),
        marks=rule("BF-TY-09", "BF-RUL-31", "BF-SYM-04", "BF-EX-29"),
    ),
    pytest.param(
        "yellow_path_blue_4",
        paths("blue_root_1", "blue_herb_1", "blue_fruit_1", "blue_shell_1"),
        paths("blue_root_1", "blue_herb_1", "blue_fruit_1", "red_shell_1", "yellow_herb_1"),
        marks=rule("BF-TY-10", "BF-SYM-06"),
    ),
    pytest.param(
        "yellow_yellow_tasks_4",
        lambda s: lit("yellow_elders_3", "yellow_gnomes_5")(s).task(0, 3, "yellow_fate_gold"),
        lit("yellow_elders_3", "yellow_gnomes_5", "red_gold_4"),
        marks=rule("BF-TY-11", "BF-RUL-31", "BF-EX-29", "BF-TGEN-05"),
    ),
    pytest.param(
        "yellow_offerings_2_on_3_islands",
        offered(*TWO_EACH),
        offered(*TWO_EACH[:2], (SOME_ISLANDS[2], 1), (SOME_ISLANDS[5], 1)),
        marks=rule("BF-TY-12"),
    ),
    pytest.param(
        "yellow_identical_resources_5",
        goods(shell=5),
        goods(shell=4, gold=5),
        marks=rule("BF-TY-13", "BF-TGEN-03", "BF-SYM-03"),
    ),
    pytest.param(
        "yellow_three_of_two_resources",
        goods(shell=3, root=3),
        goods(shell=6, root=2, gold=3),
        marks=rule("BF-TY-14", "BF-TGEN-03", "BF-SYM-02", "BF-SYM-03"),
    ),
    pytest.param(
        "yellow_fate_marked",
        covered(AREA.marked),
        covered(without_one(AREA.marked) | AREA.gold),
        marks=rule("BF-TY-15", "BF-RUL-34"),
    ),
    pytest.param(
        "yellow_guardians_at_bonfires_2",
        at_bonfires(AT_BONFIRE + 1, AT_BONFIRE + 3),
        at_bonfires(AT_BONFIRE + 1, 3),
        marks=rule("BF-TY-16"),
    ),
    pytest.param(
        "yellow_action_tiles_task_ship",
        tiles(task=3, ship=2),
        tiles(task=3, ship=1, any=4, path=2),
        marks=rule("BF-TY-17", "BF-RUL-33", "BF-TGEN-02"),
    ),
    pytest.param(
        "yellow_action_tiles_path_great_bonfire",
        tiles(path=3, great_bonfire=2),
        tiles(path=2, great_bonfire=3),
        marks=rule("BF-TY-17", "BF-RUL-33"),
    ),
    pytest.param(
        "yellow_action_tiles_guardian_gnome",
        tiles(guardian=4, gnome=2, any=1),
        tiles(guardian=5, gnome=1),
        marks=rule("BF-TY-17", "BF-RUL-33"),
    ),
    pytest.param(
        "yellow_fate_gold",
        covered(AREA.gold),
        covered(without_one(AREA.gold) | AREA.marked),
        marks=rule("BF-TY-18"),
    ),
    pytest.param(
        "yellow_fate_outer_columns",
        covered(AREA.outer),
        covered(without_one(AREA.outer) | AREA.gold),
        marks=rule("BF-TY-19"),
    ),
    pytest.param(
        "yellow_fate_groups_4_4",
        symbols(ship=line(1, 4), gnome=line(2, 4)),
        symbols(ship=line(1, 4), gnome=line(2, 3)),
        marks=rule("BF-TY-20", "BF-TGEN-04", "BF-RUL-35"),
    ),
]


@pytest.mark.parametrize(("task", "met", "not_met"), CASES)
def test_each_task_is_met_and_just_not_met(task: str, met: Setting, not_met: Setting) -> None:
    assert can_ignite(task, met)
    assert not can_ignite(task, not_met)


def test_all_sixty_six_tasks_are_among_them() -> None:
    assert {str(case.values[0]) for case in CASES} == set(TASKS)


# What counts, and what does not


@rule("BF-TGEN-01", "BF-LIT-03")
@pytest.mark.parametrize(
    ("task", "more"),
    [
        ("red_portals_3", portals(6)),
        ("red_gold_4", goods(gold=7)),
        ("blue_offerings_2_one_island", offered((SOME_ISLANDS[0], 3))),
        ("blue_fate_group_ship", symbols(ship=line(1, 5))),
        ("red_common_1", lambda s: portals(7)(s).gnomes(0, *ELDERS)),
    ],
)
def test_more_than_a_task_asks_for_will_do(task: str, more: Setting) -> None:
    assert can_ignite(task, more)


@rule("BF-TGEN-06")
def test_offerings_of_others_do_not_count() -> None:
    island = OF_RESOURCE["root"][0]
    assert not can_ignite("blue_offering_root", lambda s: s.offered(1, island))


@rule("BF-TGEN-07", "BF-LIT-01")
def test_the_same_things_may_fulfil_several_tasks_one_in_each_turn() -> None:
    s = Scene().task(0, 1, "red_portals_3").task(0, 2, "yellow_portals_5").portals(0, 3, 4, 5, 6, 7).act(0)
    assert s.verbs("ignite") == [("ignite", "red_portals_3"), ("ignite", "yellow_portals_5")]
    s.choose("ignite", "red_portals_3")
    s.choose("field", "council_gold_and_yellow")
    assert s.decision.seats == (1,)
    assert s[0].lit == 1 << 1


@rule("BF-TR-01", "BF-BON-08")
def test_a_common_task_counts_whoever_has_moved_its_neutral_novice() -> None:
    gone = [common.id for common in COMMON_TASKS]
    assert can_ignite("red_common_1", lambda s: portals(7)(s).neutral_gone(*gone))


@rule("BF-RUL-31", "BF-TR-01")
def test_the_seventh_task_counts_itself_for_the_common_task() -> None:
    six = (
        "blue_path_herb",
        "red_gold_4",
        "yellow_elders_3",
        "blue_gnome_herb",
        "blue_path_fruit",
        "red_portals_3",
    )
    assert can_ignite("red_common_1", unlit(*six))
    assert not can_ignite("red_common_1", unlit(*six[:5]))


@rule("BF-RUL-31", "BF-EX-29")
def test_a_task_counts_itself_among_tasks_but_not_among_bonfires() -> None:
    assert can_ignite(
        "yellow_yellow_tasks_4", unlit("yellow_elders_3", "yellow_gnomes_5", "yellow_fate_gold")
    )
    assert not can_ignite("yellow_bonfires_5", lit(*LIT[:4]))
    assert not can_ignite("red_bonfires_3_colors", lit("blue_path_herb", "yellow_elders_3"))


@rule("BF-RUL-19", "BF-TB-02", "BF-TR-03")
def test_the_starting_tile_is_no_path_tile_for_tasks() -> None:
    assert not can_ignite("red_adjacent_paths", paths("red_root_1"))


@rule("BF-TGEN-04")
def test_corners_do_not_connect_symbols() -> None:
    assert not can_ignite("blue_fate_group_gnome", symbols(gnome=[cell(1, 1), cell(2, 2), cell(3, 3)]))


@rule("BF-TGEN-04")
def test_the_shape_of_a_group_is_free() -> None:
    square = [cell(1, 1), cell(1, 2), cell(2, 1), cell(2, 2)]
    assert can_ignite("yellow_fate_groups_4_4", symbols(gnome=square, path=line(3, 4)))


@rule("BF-RUL-35", "BF-TY-20")
def test_two_groups_may_show_one_symbol_if_they_are_apart_but_one_large_area_is_one_group() -> None:
    assert can_ignite("yellow_fate_groups_4_4", symbols(ship=line(1, 4) + line(3, 4)))
    assert not can_ignite("yellow_fate_groups_4_4", symbols(ship=line(1, 4) + line(2, 4)))


@rule("BF-RUL-34", "BF-TY-15")
def test_the_first_fate_tile_covers_as_well_as_any() -> None:
    """The same cells count whichever tile lies there: nothing but the cells is looked at."""
    assert can_ignite("yellow_fate_marked", symbols(great_bonfire=cells_of(AREA.marked)))


@rule("BF-RUL-58")
def test_symbols_outside_the_fate_area_neither_count_nor_connect() -> None:
    """With the Edge Layer; for a Task only what lies inside is in the Fate Area."""
    inside = [cell(1, 1), cell(1, 2)]
    assert not can_ignite("blue_fate_group_ship", symbols(ship=[*inside, cell(0, 1)]))
    detour = [cell(1, 1), cell(0, 1), cell(0, 2), cell(0, 3), cell(1, 3), cell(1, 4)]
    assert not can_ignite("blue_fate_group_ship", symbols(ship=detour))
    assert can_ignite("blue_fate_group_ship", symbols(ship=[*inside, cell(2, 1), cell(0, 1)]))
