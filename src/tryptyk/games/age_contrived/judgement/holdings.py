"""What a side has for good, and what a bot makes of it, for evaluate.py.

It changes seldom from one option to the next, so it is worked out once and remembered by what it depends on.
"""

from __future__ import annotations

from tryptyk.games.age_contrived.components.catalogue import SCORING
from tryptyk.games.age_contrived.components.energy import ALL_KINDS, PRIMAL, count
from tryptyk.games.age_contrived.components.printed import DEPLOY, LEFT, POSITIONS, ActionTile
from tryptyk.games.age_contrived.judgement.weights import Weights, weights
from tryptyk.games.age_contrived.rules.achievements import bound_bag, has_kind, is_free, open_spaces, progress
from tryptyk.games.age_contrived.rules.gods import god_of
from tryptyk.games.age_contrived.scoring import (
    achievement_points,
    gained_points,
    monument_points,
    pillar_points,
)
from tryptyk.games.age_contrived.state import NONE, Player, Side, State
from tryptyk.kernel.memory import drawer


class Holdings:
    """What the device, the reserve and the bound energies of a player are worth."""

    __slots__ = ("achievable", "all_of_first", "all_of_third", "engine", "points", "wants")

    points: int
    """What is scored for it."""
    engine: float
    """Tiles, conduits, upgraded actions, abilities, energy in use, the patron token: over a whole game."""
    achievable: float
    """What could be bound to achievements, by how far their requirements are met."""
    wants: tuple[tuple[int, float, bool], ...]
    """Kinds that may be bound to an achievement at once, for how many points, and whether on a left space."""
    all_of_first: bool
    """The action tile at the first position deploys from both of its tiles; so does the one at the third."""
    all_of_third: bool

    def __init__(self, g: State, player: Player) -> None:
        self.points = lasting_points(g, player)
        self.engine = _engine(weights(g), player)
        self.achievable = _achievable(g, player)
        self.wants = _wants(g, player)
        self.all_of_first = _deploys_both(player.actions[0])
        self.all_of_third = _deploys_both(player.actions[2])


def holdings_of(g: State, player: Player) -> Holdings:
    achieved = [side.achieved for side in g.sides]
    key = (
        player.number, player.character.number, len(g.players), player.reserve, player.bridges, player.patron,
        *player.bound, *player.pillars, *player.channel, *player.inactive, *player.conduits, *player.actions,
        *g.achievements, *[mark for marks in achieved for mark in marks],
    )  # fmt: skip
    kept = drawer(g, "holdings")
    found: Holdings | None = kept.get(key)
    if found is None:
        found = kept[key] = Holdings(g, player)
    return found


def lasting_points(g: State, side: Side) -> int:
    """What is scored but for the Pool, the level III bridge and the wind."""
    key = (side.reserve, *side.bound, *side.pillars, *side.achieved)
    kept = drawer(g, "lasting")
    found: int | None = kept.get(key)
    if found is None:
        left, right = achievement_points(side)
        found = gained_points(side) + monument_points(side) + pillar_points(side) + left + right
        kept[key] = found
    return found


def _engine(w: Weights, player: Player) -> float:
    worth = 0.0
    symbols = [0, 0, 0]
    bearing = [0, 0, 0]
    for tile in player.channel + player.inactive:
        worth += w.upper_space * tile.upper + w.lower_space * tile.lower
        for symbol in range(3):
            if tile.symbols[symbol]:
                symbols[symbol] += tile.symbols[symbol]
                bearing[symbol] += 1
    worth += w.tile_symbol * (symbols[0] + symbols[1] + symbols[2])
    for conduit in player.conduits:
        if conduit != NONE:
            kind = conduit >> 2
            steps = (bearing[kind] * (conduit & 3) + symbols[kind]) / (POSITIONS + 2)
            worth += w.conduit + 0.5 * w.conveys * w.conduit_steps[kind] * steps
    for action in player.actions:
        if action.upgraded:
            worth += w.upgrade
    worth += _abilities(player)
    for kind in ALL_KINDS:
        reserved = count(player.reserve, kind)
        worth += (w.gained_primal if kind == PRIMAL else w.gained) * (2 - reserved)
        if reserved == 1:
            worth += w.half_gained
    if player.patron != NONE:
        worth += w.patron
    return worth


def _abilities(player: Player) -> float:
    """What the god makes of each bridge that has left the character board; the third scores as well."""
    worths = god_of(player).worth
    return sum([worths[level] for level in range(len(worths)) if not player.bridges >> level & 1])


def _achievable(g: State, player: Player) -> float:
    w = weights(g)
    worth = 0.0
    bound = bound_bag(player)
    best = -1
    for kind in ALL_KINDS:
        if not has_kind(player, kind):
            best = max(best, count(bound, kind))
    if best < 0:
        return 0.0
    for number in range(len(g.achievements)):
        if player.achieved[number] != NONE:
            continue
        gain = 0
        for space in open_spaces(g):
            if is_free(g, number, space):
                here = SCORING.achievement_left * (best + 2) if space == LEFT else SCORING.achievement_right
                gain = max(gain, here)
        if gain:
            part = min(1.0, progress(player, g.achievements[number]) / g.achievements[number].least)
            worth += w.achievement * gain * part * part * part
    return worth


def _wants(g: State, player: Player) -> tuple[tuple[int, float, bool], ...]:
    found: list[tuple[int, float, bool]] = []
    bound = bound_bag(player)
    for number in range(len(g.achievements)):
        achievement = g.achievements[number]
        if player.achieved[number] != NONE or progress(player, achievement) < achievement.least:
            continue
        for space in open_spaces(g):
            if is_free(g, number, space):
                for kind in range(PRIMAL):
                    if not has_kind(player, kind):
                        left = SCORING.achievement_left * (count(bound, kind) + 1)
                        points = left if space == LEFT else SCORING.achievement_right
                        found.append((kind, float(points), space == LEFT))
                break
    return tuple(found)


def _deploys_both(tile: ActionTile) -> bool:
    for action in tile.groups[0]:
        if action.kind == DEPLOY:
            return action.most > 1
    return False
