"""How much work a Task still takes, and how sure it is to be lit: for bots."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.catalogue import AREA, ISLANDS, LIMITS
from tryptyk.games.bonfire.components.printed import Task
from tryptyk.games.bonfire.effects.tasks import lacking
from tryptyk.games.bonfire.judgement.layouts import areas, room, tiles_for_groups, tiles_to_cover
from tryptyk.games.bonfire.judgement.weights import Weights, weights
from tryptyk.games.bonfire.state import Player, State

HOPELESS: Final = 99.0

MOST_TASKS: Final[int] = LIMITS.tasks
MOST_PATHS: Final[int] = LIMITS.built_paths
MOST_GNOMES: Final[int] = LIMITS.gnomes

# What there has to be room for.
AREA_TILES: Final = 0
ACTION_TILES: Final = 1
PATH_TILES: Final = 2
GNOMES: Final = 3
TASKS: Final = 4
OFFERINGS: Final = 5
ROOMS: Final[dict[str, int]] = {
    "cover_fate_cells": AREA_TILES,
    "fate_groups": AREA_TILES,
    "own_action_tiles": ACTION_TILES,
    "own_path_tile_resource": PATH_TILES,
    "own_path_tiles_crystal": PATH_TILES,
    "adjacent_path_tiles_same_resource": PATH_TILES,
    "own_gnome_resource": GNOMES,
    "own_gnomes": GNOMES,
    "own_elders": GNOMES,
    "own_tasks_or_bonfires_color": TASKS,
    "offering_on_resource_island": OFFERINGS,
    "offering_on_both_resource_islands": OFFERINGS,
    "offerings_on_n_islands": OFFERINGS,
    "offering_stack_empty": OFFERINGS,
}
"""By kind of Task; others want nothing that could be full."""


def effort(g: State, player: Player, task: Task) -> float:
    """How many turns it takes until the Task can be lit."""
    w = weights(g)
    short = lacking(player, task)
    if not short:
        return 0.0
    if task.kind == "cover_fate_cells":
        short = tiles_to_cover(g, task.figures[0] & ~player.covered, AREA.inside & ~player.covered)
    elif task.kind == "fate_groups":
        short = tiles_for_groups(g, player, task)
    if short > _room(g, player, task):
        return HOPELESS
    return short * w.effort[task.kind]


def _room(g: State, player: Player, task: Task) -> int:
    """How many more the player can have of what a Task asks for."""
    what = ROOMS.get(task.kind)
    if what is None:
        return 99
    if what == AREA_TILES:
        return room(g, player.covered, len(player.column))
    if what == ACTION_TILES:
        return _tiles_to_come(g, player, task)
    if what == PATH_TILES:
        return MOST_PATHS - len(player.path)
    if what == GNOMES:
        return MOST_GNOMES - len(player.gnomes)
    if what == TASKS:
        return MOST_TASKS - player.task_count
    return min(MOST_TASKS - player.task_count, _offerings_to_come(g, player, task))


def _tiles_to_come(g: State, player: Player, task: Task) -> int:
    """How many of the tiles shown one Fate Tile can bring, and the Great Bonfire one more: hardly any are
    left when the next Fate Tile is laid."""
    _, growing = areas(g, tuple(player.fate))
    most = 0
    for tile in player.column:
        brought = 0
        for symbol in tile.symbols:
            brought += min(max(0, task.figures[symbol] - player.tiles[symbol]), 1 + growing[symbol])
        most = max(most, brought)
    return 1 + most


def _offerings_to_come(g: State, player: Player, task: Task) -> int:
    """An Offering is laid where a Task is received: on islands that still have some."""
    if task.kind == "offering_stack_empty":
        return sum([len(tasks) for tasks in g.islands])
    subject, wanted = task.figures
    to_come = 0
    islands = 0
    for isle in ISLANDS:
        short = max(0, wanted - player.offered[isle.number])
        there = len(g.islands[isle.number])
        if isle.resource == subject:
            to_come += min(short, there)
        if short <= there:
            islands += 1
    if task.kind == "offerings_on_n_islands":
        return MOST_TASKS if islands >= subject else 0
    return to_come


def sureness(w: Weights, turns: float) -> float:
    """How much of a Bonfire a Task is that takes so many turns of work."""
    return max(w.unsure, w.ready - w.doubt * turns)
