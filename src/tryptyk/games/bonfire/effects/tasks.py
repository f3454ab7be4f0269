"""What each kind of Task asks for (BF-TGEN, BF-TB, BF-TR, BF-TY): things really had, nothing replaced.

Every condition says how many things are still lacking: none of them, and the Task is met.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tryptyk.games.bonfire.components.catalogue import (
    AREA,
    BOARDS,
    COMMON_TASKS,
    GUARDIANS,
    ISLANDS,
    OFFERINGS,
    TASKS,
)
from tryptyk.games.bonfire.components.printed import ACTION_TILES, PLAIN, POSITIONS, RESOURCES, Task
from tryptyk.games.bonfire.rules.common_tasks import count
from tryptyk.games.bonfire.state import AT_BONFIRE, AWAY, Player

Condition = Callable[[Player, Task], int]
"""How many things are lacking; 0 if none is."""


def is_met(player: Player, task: Task) -> bool:
    return not CONDITIONS[task.kind](player, task)


def lacking(player: Player, task: Task) -> int:
    """How many things the player still lacks of what the Task asks for."""
    return CONDITIONS[task.kind](player, task)


def _short(have: int, wanted: int) -> int:
    return wanted - have if have < wanted else 0


# Guardians, Gnomes, Portals


def own_guardian_color(player: Player, task: Task) -> int:
    return int(player.guardians[task.figures[0]] == AWAY)


def own_guardians(player: Player, task: Task) -> int:
    return _short(player.guardian_count, task.figures[0])


def guardians_at_bonfires(player: Player, task: Task) -> int:
    return _short(sum([1 for place in player.guardians if place > AT_BONFIRE]), task.figures[0])


def own_gnome_resource(player: Player, task: Task) -> int:
    """A Specialist or an Elder."""
    return _short(sum([1 for gnome in player.gnomes if gnome.cost == task.figures[0]]), task.figures[1])


def own_gnomes(player: Player, task: Task) -> int:
    return _short(len(player.gnomes), task.figures[0])


def own_elders(player: Player, task: Task) -> int:
    return _short(sum([1 for gnome in player.gnomes if gnome.elder]), task.figures[0])


def own_portals(player: Player, task: Task) -> int:
    return _short(player.portal_count, task.figures[0])


# Paths; the Starting Tile never counts here (BF-RUL-19)


def own_path_tile_resource(player: Player, task: Task) -> int:
    return _short(sum([1 for tile in player.path if tile.resource == task.figures[0]]), task.figures[1])


def own_path_tiles_crystal(player: Player, task: Task) -> int:
    return _short(sum([1 for tile in player.path if tile.crystal == task.figures[0]]), task.figures[1])


def adjacent_path_tiles(player: Player, task: Task) -> int:
    """So many in a row with the same Resource; a row can be made longer only at the end of the path."""
    row = 0
    last = -1
    for tile in player.path:
        row = row + 1 if tile.resource == last else 1
        last = tile.resource
        if row >= task.figures[0]:
            return 0
    return _short(row, task.figures[0])


# Tasks and Bonfires; a Task counts itself as a Task, but not as a Bonfire (BF-RUL-31)


def own_tasks_or_bonfires_color(player: Player, task: Task) -> int:
    colour, wanted = task.figures
    return _short(sum([1 for own in player.tasks if own is not None and own.colour == colour]), wanted)


def own_bonfires(player: Player, task: Task) -> int:
    return _short(player.bonfires, task.figures[0])


def bonfires_of_all_colors(player: Player, task: Task) -> int:
    lit = [
        own.colour for place, own in enumerate(player.tasks) if own is not None and player.lit >> place & 1
    ]
    return _short(len(set(lit)), task.figures[0])


def common_tasks_met(player: Player, task: Task) -> int:
    """Whoever has moved its Neutral Novice (BF-TR-01)."""
    return sum(
        sorted([_short(count(player, one.kind), one.count) for one in COMMON_TASKS])[: task.figures[0]]
    )


# Offerings on islands


def offering_on_resource_island(player: Player, task: Task) -> int:
    resource, wanted = task.figures
    return _short(sum([player.offered[isle.number] for isle in ISLANDS if isle.resource == resource]), wanted)


def offering_on_both_resource_islands(player: Player, task: Task) -> int:
    resource, wanted = task.figures
    return sum([_short(player.offered[isle.number], wanted) for isle in ISLANDS if isle.resource == resource])


def offerings_on_n_islands(player: Player, task: Task) -> int:
    islands, wanted = task.figures
    return sum(sorted([_short(offered, wanted) for offered in player.offered])[:islands])


def offering_stack_empty(player: Player, task: Task) -> int:
    return min(len(player.stacks[0]), len(player.stacks[1]))


# The supply; Gold counts only where it is named (BF-TGEN-03)


def own_resource(player: Player, task: Task) -> int:
    return _short(player.resources[task.figures[0]], task.figures[1])


def n_of_one_resource(player: Player, task: Task) -> int:
    return _short(max(player.resources[:PLAIN]), task.figures[0])


def n_of_two_resources(player: Player, task: Task) -> int:
    return sum(sorted([_short(held, task.figures[0]) for held in player.resources[:PLAIN]])[:2])


def own_action_tiles(player: Player, task: Task) -> int:
    """All that are shown, held at once; yellow ones only if they are shown (BF-RUL-33)."""
    return sum([_short(held, wanted) for held, wanted in zip(player.tiles, task.figures)])


# The Fate Area; what lies outside it neither counts nor connects (BF-RUL-58)


def cover_fate_cells(player: Player, task: Task) -> int:
    return (task.figures[0] & ~player.covered).bit_count()


def fate_groups(player: Player, task: Task) -> int:
    """Connected symbols that are alike: the symbols shown, or any (BF-TGEN-04, BF-RUL-35)."""
    size, wanted = task.figures
    if not task.symbols:
        sizes = [found for cells in player.fate for found in group_sizes(cells)]
        return _short_groups(sizes, size, wanted)
    short = 0
    for symbol in set(task.symbols):
        short += _short_groups(group_sizes(player.fate[symbol]), size, task.symbols.count(symbol))
    return short


def _short_groups(sizes: list[int], size: int, wanted: int) -> int:
    """How many symbols the largest groups lack."""
    largest = sorted(sizes, reverse=True)[:wanted]
    return sum([_short(found, size) for found in largest]) + size * (wanted - len(largest))


def group_sizes(cells: int) -> list[int]:
    """How large each separate group is."""
    left = cells & AREA.inside
    found = []
    while left:
        group = AREA.group(left & -left, left)
        left &= ~group
        found.append(group.bit_count())
    return found


CONDITIONS: Final[dict[str, Condition]] = {
    "own_guardian_color": own_guardian_color,
    "own_guardians": own_guardians,
    "guardians_at_bonfires": guardians_at_bonfires,
    "own_gnome_resource": own_gnome_resource,
    "own_gnomes": own_gnomes,
    "own_elders": own_elders,
    "own_portals": own_portals,
    "own_path_tile_resource": own_path_tile_resource,
    "own_path_tiles_crystal": own_path_tiles_crystal,
    "adjacent_path_tiles_same_resource": adjacent_path_tiles,
    "own_tasks_or_bonfires_color": own_tasks_or_bonfires_color,
    "own_bonfires": own_bonfires,
    "bonfires_of_all_colors": bonfires_of_all_colors,
    "common_tasks_met": common_tasks_met,
    "offering_on_resource_island": offering_on_resource_island,
    "offering_on_both_resource_islands": offering_on_both_resource_islands,
    "offerings_on_n_islands": offerings_on_n_islands,
    "offering_stack_empty": offering_stack_empty,
    "own_resource": own_resource,
    "n_of_one_resource": n_of_one_resource,
    "n_of_two_resources": n_of_two_resources,
    "own_action_tiles": own_action_tiles,
    "cover_fate_cells": cover_fate_cells,
    "fate_groups": fate_groups,
}


def _nobody() -> Player:
    """Somebody who has nothing at all yet."""
    player = Player(0, next(iter(BOARDS.values())), "")
    player.tasks = [None] * (len(POSITIONS) + 1)
    player.path = []
    player.guardians = [AWAY] * len(GUARDIANS)
    player.gnomes = []
    player.fate = [0] * (len(ACTION_TILES) - 1)
    half = len(OFFERINGS) // 2
    player.stacks = [list(OFFERINGS[:half]), list(OFFERINGS[half:])]
    player.offered = [0] * len(ISLANDS)
    player.tiles = [0] * len(ACTION_TILES)
    player.resources = [0] * len(RESOURCES)
    return player


WANTED: Final[dict[str, int]] = {task.id: lacking(_nobody(), task) for task in TASKS.values()}
"""How many things a Task asks for in all."""
