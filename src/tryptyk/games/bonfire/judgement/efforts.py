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
    kind = task.kind
    if kind in ("cover_fate_cells", "fate_groups"):
        return room(g, player.covered, len(player.column))
    if kind == "own_action_tiles":
        return _tiles_to_come(g, player, task)
    if kind in ("own_path_tile_resource", "own_path_tiles_crystal", "adjacent_path_tiles_same_resource"):
        return LIMITS.built_paths - len(player.path)
    if kind in ("own_gnome_resource", "own_gnomes", "own_elders"):
        return LIMITS.gnomes - len(player.gnomes)
    if kind == "own_tasks_or_bonfires_color":
        return LIMITS.tasks - player.task_count
    if kind.startswith("offering"):
        return min(LIMITS.tasks - player.task_count, _offerings_to_come(g, player, task))
    return 99


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
        return LIMITS.tasks if islands >= subject else 0
    return to_come


def sureness(w: Weights, turns: float) -> float:
    """How much of a Bonfire a Task is that takes so many turns of work."""
    return max(w.unsure, w.ready - w.doubt * turns)
