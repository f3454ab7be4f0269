"""How well a seat stands, for bots: points, those that are there and those that are on the way.

Everything is counted in points of the Final Scoring, as a player would weigh it: what a Task that is half
fulfilled is worth, what a Specialist will still bring, what can be bought for the tiles in hand. Nothing
hidden is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tryptyk.games.bonfire.components.catalogue import (
    COMMON_TASKS,
    GUARDIAN_POINTS,
    ISLANDS,
    SCORING,
    SOLO,
)
from tryptyk.games.bonfire.components.printed import (
    ACTION_TILES,
    GOLD,
    OWN_TASKS,
    PLAIN,
    POSITIONS,
    YELLOW,
    CommonTask,
    Task,
)
from tryptyk.games.bonfire.effects.tasks import groups_of, is_met
from tryptyk.games.bonfire.rules.common_tasks import count
from tryptyk.games.bonfire.rules.payment import PAY, SPEND, TILES
from tryptyk.games.bonfire.scoring import player_lines
from tryptyk.games.bonfire.state import AT_BONFIRE, AWAY, HARBOUR, START, Player, State

# The weights, in points.

TILE: Final = 0.95
EXTRA_TILE: Final = 0.45
"""A tile beyond those of its kind that a turn or two can use."""
USEFUL: Final = 3
YELLOW_TILE: Final = 1.3
RESOURCE: Final = 0.85
EXTRA_RESOURCE: Final = 0.5
GOLD_TOKEN: Final = 1.15
LEFTOVER: Final = 0.5
"""What an item is worth at the end, and is counted there already."""
FATE_TILE: Final = 2.2
"""A Fate Tile in the column, beside the points that it gives at the end: what it will bring when placed."""
BONUS: Final = 2.6
"""A bonus of the High Council."""
READY: Final = 0.92
"""A Task that could be lit now, as a part of what lighting it brings."""
HOPE: Final = 0.8
"""A Task that is nearly fulfilled, as such a part; less, the farther it is."""
START_HOPE: Final = 0.42
PLACE: Final = 3.0
"""What a lit place may still bring: a Portal, a Crystal, a Guardian."""
PORTAL: Final = 1.1
PATH_TILE: Final = 1.2
GUARDIAN: Final = 1.6
STEP: Final = 0.25
SPECIALIST: Final = 2.8
"""At the start of the game; less as it goes on."""
COMMON: Final = 5.5
COMMON_STEP: Final = 0.35
AT_SEA: Final = 0.6
"""A Ship at an island that has something for its owner."""


def evaluate(g: State, seat: int) -> float:
    """What the seat would score now, and what may come of what it has."""
    player = g.players[seat]
    worth = float(sum([points for _, points, _ in player_lines(player)]))
    if g.ending:
        return worth - _best_of_others(g, seat)
    left = _left(g, player)
    worth += left * (_supply(player) + _city(g, player) + _common(g, player) + _ship(g, player))
    worth += FATE_TILE * left * len(player.column)
    return worth - _owed(g, player) - 0.15 * _best_of_others(g, seat)


def _best_of_others(g: State, seat: int) -> float:
    best = 0
    if g.tom is not None:
        best = g.tom.gained + 3 * g.tom.bonfires
    for other in g.players:
        if other.seat != seat:
            best = max(best, other.gained + 6 * other.bonfires)
    return float(best)


def _left(g: State, player: Player) -> float:
    """Which part of what may come will still come: all of it until the end is in sight, then down to 0."""
    if player.passed or player.out:
        return 0.0
    left = 1.0
    if g.stack >= 0:
        left = 0.15 + 0.17 * max(g.stack, g.running)
    if g.tom is not None:
        to_play = 8 * SOLO.passes - 8 * g.tom.passes - len(g.tom.discard)
        left = min(left, 0.1 + to_play / 12.0)
    return min(left, 1.0)


def _supply(player: Player) -> float:
    worth = 0.0
    for kind in range(len(ACTION_TILES)):
        held = player.tiles[kind]
        if kind == YELLOW:
            worth += (YELLOW_TILE - LEFTOVER) * held
        else:
            worth += (TILE - LEFTOVER) * min(held, USEFUL) + (EXTRA_TILE - LEFTOVER) * max(0, held - USEFUL)
    for kind in range(PLAIN):
        held = player.resources[kind]
        worth += (RESOURCE - LEFTOVER) * min(held, USEFUL) + (EXTRA_RESOURCE - LEFTOVER) * max(
            0, held - USEFUL
        )
    return worth + (GOLD_TOKEN - LEFTOVER) * player.resources[GOLD]


def _owed(g: State, player: Player) -> float:
    """A price that is still to be paid counts as paid; the plain way is the one to think of first."""
    owed = 0.0
    for item in g.agenda:
        if item[0] == PAY and item[1] == player.seat:
            owed += (len(item) - 3) * (TILE if item[2] == TILES else RESOURCE)
        elif item[0] == SPEND and item[1] == player.seat:
            owed += int(item[3]) * (TILE if item[2] == TILES else RESOURCE) + 0.3
    return owed


def _city(g: State, player: Player) -> float:
    worth = 0.0
    for place in POSITIONS:
        task = player.tasks[place]
        lit = bool(player.lit >> place & 1)
        crystal = player.path[place - 2].crystal if 2 <= place <= player.path_end else -1
        if task is not None and not lit:
            gain = task.points + BONUS + PLACE
            if player.portals >> place & 1:
                gain += SCORING.portal
            if crystal == task.colour:
                gain += SCORING.crystal
            worth += gain * _chance(player, task)
        elif lit:
            # A Bonfire still lacks what would make the most of its place.
            worth += PLACE
            if player.portals >> place & 1:
                worth -= 1.0
            if AT_BONFIRE + place not in player.guardians and player.path_end >= place:
                worth += 0.15 * GUARDIAN_POINTS[place]
        elif crystal >= 0:
            worth += 0.3
    worth += PORTAL * player.portal_count + PATH_TILE * len(player.path)
    for stand in player.guardians:
        if stand != AWAY:
            worth += GUARDIAN
            if START < stand < AT_BONFIRE:
                worth += STEP * stand
    for gnome in player.gnomes:
        if not gnome.elder:
            worth += SPECIALIST
        else:
            worth += 1.0
    return worth


def _chance(player: Player, task: Task) -> float:
    """How sure it is that the Task will be lit."""
    if is_met(player, task):
        return READY
    part = max(0.0, min(0.99, PROGRESS[task.kind](player, task)))
    return START_HOPE + (HOPE - START_HOPE) * part * part


def _common(g: State, player: Player) -> float:
    worth = 0.0
    for number, common in enumerate(COMMON_TASKS):
        have = count(player, common.kind)
        if have >= common.count:
            worth += BONUS if g.neutral[number] else 0.0
        else:
            worth += COMMON * _near(common, have) + COMMON_STEP * have
    return worth


def _near(common: CommonTask, have: int) -> float:
    part = have / common.count
    return part**4 if common.kind != OWN_TASKS else part**3


def _ship(g: State, player: Player) -> float:
    if player.ship == HARBOUR:
        return 0.0
    island = ISLANDS[player.ship]
    if island.guardian:
        return AT_SEA if player.guardians[island.guardian] == AWAY else 0.0
    return AT_SEA if g.islands[player.ship] and player.task_count < len(POSITIONS) else 0.0


# How far a Task is: from 0 to 1


def _of(have: int, wanted: int) -> float:
    return have / wanted if wanted else 1.0


def _guardian(player: Player, task: Task) -> float:
    return 0.5


def _guardians(player: Player, task: Task) -> float:
    return _of(player.guardian_count, task.figures[0])


def _at_bonfires(player: Player, task: Task) -> float:
    ready = (player.lit & player.portals).bit_count()
    standing = sum([1 for place in player.guardians if place > AT_BONFIRE])
    return _of(standing, task.figures[0]) * 0.7 + 0.3 * min(1.0, _of(ready, task.figures[0]))


def _gnome(player: Player, task: Task) -> float:
    return 0.5


def _gnomes(player: Player, task: Task) -> float:
    return _of(len(player.gnomes), task.figures[0])


def _elders(player: Player, task: Task) -> float:
    return _of(sum([1 for gnome in player.gnomes if gnome.elder]), task.figures[0])


def _portals(player: Player, task: Task) -> float:
    return _of(player.portal_count, task.figures[0])


def _path_resource(player: Player, task: Task) -> float:
    return 0.6 if len(player.path) < 6 else 0.0


def _path_crystal(player: Player, task: Task) -> float:
    have = sum([1 for tile in player.path if tile.crystal == task.figures[0]])
    if task.figures[1] - have > 6 - len(player.path):
        return 0.0
    return _of(have, task.figures[1])


def _adjacent(player: Player, task: Task) -> float:
    return 0.6 if 0 < len(player.path) < 6 else 0.3 if not player.path else 0.0


def _tasks_of_colour(player: Player, task: Task) -> float:
    colour, wanted = task.figures
    have = sum([1 for own in player.tasks if own is not None and own.colour == colour])
    return 0.0 if wanted - have > len(POSITIONS) - player.task_count else _of(have, wanted)


def _bonfires(player: Player, task: Task) -> float:
    return _of(player.bonfires, task.figures[0])


def _colours(player: Player, task: Task) -> float:
    lit = {
        own.colour for place, own in enumerate(player.tasks) if own is not None and player.lit >> place & 1
    }
    return _of(len(lit), task.figures[0])


def _common_met(player: Player, task: Task) -> float:
    return max([_of(count(player, common.kind), common.count) for common in COMMON_TASKS])


def _offering(player: Player, task: Task) -> float:
    return 0.5


def _offerings_both(player: Player, task: Task) -> float:
    islands = [player.offered[isle.number] for isle in ISLANDS if isle.resource == task.figures[0]]
    return _of(sum([1 for offered in islands if offered]), max(1, len(islands)))


def _offerings_n(player: Player, task: Task) -> float:
    islands, wanted = task.figures
    best = sorted([min(offered, wanted) for offered in player.offered], reverse=True)[:islands]
    return _of(sum(best), islands * wanted)


def _stack(player: Player, task: Task) -> float:
    return 1.0 - min(len(player.stacks[0]), len(player.stacks[1])) / 5.0


def _resource(player: Player, task: Task) -> float:
    return _of(player.resources[task.figures[0]], task.figures[1])


def _one_resource(player: Player, task: Task) -> float:
    return _of(max(player.resources[:PLAIN]), task.figures[0])


def _two_resources(player: Player, task: Task) -> float:
    best = sorted(player.resources[:PLAIN], reverse=True)[:2]
    return _of(sum([min(held, task.figures[0]) for held in best]), 2 * task.figures[0])


def _tiles(player: Player, task: Task) -> float:
    have = sum([min(held, wanted) for held, wanted in zip(player.tiles, task.figures)])
    return _of(have, sum(task.figures))


def _cells(player: Player, task: Task) -> float:
    return _of((task.figures[0] & player.covered).bit_count(), task.figures[0].bit_count())


def _groups(player: Player, task: Task) -> float:
    size, wanted = task.figures
    if not task.symbols:
        largest = sorted([_largest(cells) for cells in player.fate], reverse=True)[:wanted]
        return _of(sum([min(found, size) for found in largest]), size * wanted)
    return _of(sum([min(_largest(player.fate[symbol]), size) for symbol in task.symbols]), size * wanted)


def _largest(cells: int) -> int:
    size = 0
    while groups_of(cells, size + 1):
        size += 1
    return size


PROGRESS: Final[dict[str, Callable[[Player, Task], float]]] = {
    "own_guardian_color": _guardian,
    "own_guardians": _guardians,
    "guardians_at_bonfires": _at_bonfires,
    "own_gnome_resource": _gnome,
    "own_gnomes": _gnomes,
    "own_elders": _elders,
    "own_portals": _portals,
    "own_path_tile_resource": _path_resource,
    "own_path_tiles_crystal": _path_crystal,
    "adjacent_path_tiles_same_resource": _adjacent,
    "own_tasks_or_bonfires_color": _tasks_of_colour,
    "own_bonfires": _bonfires,
    "bonfires_of_all_colors": _colours,
    "common_tasks_met": _common_met,
    "offering_on_resource_island": _offering,
    "offering_on_both_resource_islands": _offerings_both,
    "offerings_on_n_islands": _offerings_n,
    "offering_stack_empty": _stack,
    "own_resource": _resource,
    "n_of_one_resource": _one_resource,
    "n_of_two_resources": _two_resources,
    "own_action_tiles": _tiles,
    "cover_fate_cells": _cells,
    "fate_groups": _groups,
}
