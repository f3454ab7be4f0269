"""The Common Tasks of the board (BF-BON-09..14). What they count never decreases: met, they stay met."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components import catalogue
from tryptyk.games.bonfire.components.printed import (
    OWN_GUARDIANS,
    OWN_PATH_TILES,
    OWN_PORTALS,
    OWN_TASKS,
    CommonTask,
)
from tryptyk.games.bonfire.effects.specialists.company import common_task_met
from tryptyk.games.bonfire.state import City, Player, State

COMMON_TASKS: Final = catalogue.COMMON_TASKS


def count(city: City, kind: int) -> int:
    """How many a city has of what a Common Task counts."""
    if kind == OWN_TASKS:
        return city.task_count
    if kind == OWN_PORTALS:
        return city.portal_count
    if kind == OWN_PATH_TILES:
        # The Starting Tile counts here, and for an Elder (BF-COMP-26).
        return city.path_end
    if kind == OWN_GUARDIANS:
        return city.guardian_count
    return len(city.gnomes)


def meets(city: City, common: CommonTask) -> bool:
    return count(city, common.kind) >= common.count


def points(city: City, common: CommonTask) -> int:
    """More if all that is counted are Bonfires, instead of less (BF-SCORE-06, 07, BF-RUL-63)."""
    if not meets(city, common):
        return 0
    if common.all_lit_points and city.bonfires >= common.count:
        return common.all_lit_points
    return common.points


def check_completed(g: State, player: Player, kind: int) -> None:
    """After one more of a kind: has this completed a Common Task? (BF-RUL-57)"""
    for common in COMMON_TASKS:
        if common.kind == kind and count(player, kind) == common.count:
            g.tell("common-task", player.seat, common.id)
            common_task_met(g, player)
