"""How much work a Task still takes, and how sure it is to be lit: for bots."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire import weights
from tryptyk.games.bonfire.components.catalogue import LIMITS
from tryptyk.games.bonfire.components.printed import Task
from tryptyk.games.bonfire.effects.tasks import lacking
from tryptyk.games.bonfire.state import Player

HOPELESS: Final = 99.0

EFFORT: Final[dict[str, float]] = {
    "own_guardian_color": 1.2,
    "own_guardians": 1.2,
    "guardians_at_bonfires": 2.5,
    "own_gnome_resource": 1.2,
    "own_gnomes": 1.2,
    "own_elders": 1.4,
    "own_portals": 1.3,
    "own_path_tile_resource": 1.1,
    "own_path_tiles_crystal": 1.2,
    "adjacent_path_tiles_same_resource": 1.3,
    "own_tasks_or_bonfires_color": 1.6,
    "own_bonfires": 2.5,
    "bonfires_of_all_colors": 2.5,
    "common_tasks_met": 1.2,
    "offering_on_resource_island": 1.3,
    "offering_on_both_resource_islands": 1.5,
    "offerings_on_n_islands": 1.4,
    "offering_stack_empty": 1.4,
    "own_resource": 1.0,
    "n_of_one_resource": 1.0,
    "n_of_two_resources": 1.0,
    "own_action_tiles": 0.8,
    "cover_fate_cells": 0.9,
    "fate_groups": 0.9,
}
"""By kind of Task, the turns that each thing takes that is lacking."""


def effort(player: Player, task: Task) -> float:
    """How many turns it takes until the Task can be lit."""
    short = lacking(player, task)
    if not short:
        return 0.0
    if short > _room(player, task.kind):
        return HOPELESS
    return short * EFFORT[task.kind]


def _room(player: Player, kind: str) -> int:
    """How many more the player can have of what a kind of Task asks for."""
    if kind in ("own_path_tile_resource", "own_path_tiles_crystal", "adjacent_path_tiles_same_resource"):
        return LIMITS.built_paths - len(player.path)
    if kind in ("own_gnome_resource", "own_gnomes", "own_elders"):
        return LIMITS.gnomes - len(player.gnomes)
    if kind == "own_tasks_or_bonfires_color" or kind.startswith("offering"):
        return LIMITS.tasks - player.task_count
    if kind in ("cover_fate_cells", "fate_groups"):
        return 2 * len(player.column)
    return 99


def sureness(turns: float) -> float:
    """How much of a Bonfire a Task is that takes so many turns of work."""
    return max(weights.UNSURE, weights.READY - weights.DOUBT * turns)
