"""How well a seat stands, for bots: points, those that are there and those that are on the way.

All is counted in victory points, as a player would weigh it: an energy on a section that is nearly full, a
tile with more spaces, an energy that climbs a track. What is on the way counts less as the monuments near
their end, because less of it will come. Nothing hidden is looked at.
"""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import BASIC_TILES, REGIONS, SCORING
from tryptyk.games.age_contrived.components.energy import ALL_KINDS, KINDS, PRIMAL, count, size
from tryptyk.games.age_contrived.components.printed import (
    MONUMENT_TRACK,
    PILLAR_TRACK,
    POSITIONS,
    TOP,
    Tile,
)
from tryptyk.games.age_contrived.rules.achievements import (
    bound_bag,
    has_kind,
    is_free,
    open_spaces,
    progress,
)
from tryptyk.games.age_contrived.rules.binding import can_take_pillar, regions_of
from tryptyk.games.age_contrived.rules.sections import accepted, is_unfinished
from tryptyk.games.age_contrived.scoring import lines
from tryptyk.games.age_contrived.state import NONE, Player, Side, State

# The weights, in points.

UPPER_ENERGY: Final = 0.3
"""An energy that a deploy can place."""
LOWER_ENERGY: Final = (0.25, 0.25, 0.35, 0.3, 0.4)
"""An energy that pays for an action, by the position whose action tile it uses."""
TOGETHER: Final = 0.5
"""For every energy of the upper rows that there are actions to deploy it with."""
DEPLOYED: Final = 1.5
"""So many energies an action deploys, by and large."""
CHARGED: Final = 0.9
GAINED: Final = 1.3
"""An energy that came from the reserve works in every later turn."""
GAINED_PRIMAL: Final = 1.6
SUPPORT: Final = 2.6
"""An own energy on a section: a reward and an activation when it is completed."""
FURTHER_SUPPORT: Final = 2.0
"""The second and third on the same section bring an activation only."""
NEARLY: Final = 0.4
"""For each space that is already filled: it will be completed sooner."""
TRACK_STEP: Final = 0.8
"""An energy on a track, as a part of what binding it would score."""
TILE_SPACE: Final = 1.1
TILE_SYMBOL: Final = 0.5
CONDUIT: Final = 1.6
MATCHING: Final = 0.35
"""For each symbol of a conduit's kind on the own tiles."""
UPGRADE: Final = 2.4
ABILITY: Final = 2.2
"""A bridge that has left the character board."""
PATRON: Final = 2.5
REFILL: Final = 1.5
REACH: Final = 0.35
"""For each region in which energy could be bound from the tracks."""
POOL: Final = 0.25
"""An energy in the Pool can still claim a tile, beside its point at the end."""
ENOUGH_IN_POOL: Final = 3
ACHIEVEMENT: Final = 0.55
"""A requirement that is met, as a part of what binding to it would score; less, the farther it is."""
PRESS: Final = 0.6
"""A section that is built, for whoever is ahead: the end is welcome."""
LONG: Final = 14
FADING: Final = 22
"""After so many turns, and over so many more, what is on the way fades: plans have to come to something."""
OTHERS: Final = 0.25
"""What the best of the others has counts against the seat."""


def evaluate(g: State, seat: int) -> float:
    """What the seat would score now, and what may come of what it has."""
    player = g.players[seat]
    worth = _scored(g, player)
    others = max([_scored(g, side) for side in g.sides if side is not player])
    if g.ending:
        return worth - others
    built, left = _building(g)
    left *= _patience(player)
    if worth > others:
        worth += PRESS * built
    worth += left * (_device(player) + _engine(g, player) + _tracks(g, player) + _achievements(g, player))
    worth += (0.4 + 0.6 * left) * _sections(g, player)
    return worth - OTHERS * others


def _scored(g: State, side: Side) -> float:
    return float(sum([points for _, points, _ in lines(g, side)]))


def _building(g: State) -> tuple[float, float]:
    """How many sections are built or begun, and which part of the game is still to come."""
    built = 0.0
    total = 0
    for region in REGIONS:
        number = region.number
        if g.in_play >> number & 1:
            built += g.built[number]
            total += len(region.sections)
            if g.spaces[number]:
                built += sum([1 for token in g.spaces[number] if token != NONE]) / len(g.spaces[number])
    return built, 0.0 if g.over else 0.15 + 0.85 * max(0.0, 1.0 - built / total)


def _patience(player: Player) -> float:
    return max(0.1, min(1.0, 1.0 - (player.turns - LONG) / FADING))


def _device(player: Player) -> float:
    worth = CHARGED if player.charged else 0.0
    upper = lower = 0
    for position in range(POSITIONS):
        above, below = size(player.upper[position]), size(player.lower[position])
        worth += UPPER_ENERGY * above + LOWER_ENERGY[position] * below
        upper += above
        lower += below
    worth += TOGETHER * min(upper, DEPLOYED * lower)
    held = size(player.pool)
    return worth + POOL * min(held, ENOUGH_IN_POOL) + REFILL * player.refills


def _spaces(tile: Tile) -> int:
    return tile.upper + tile.lower


_PLAIN: Final = float(sum([_spaces(tile) for tile in BASIC_TILES]) + 6)
"""Spaces on the seven tiles that everybody starts with."""


def _engine(g: State, player: Player) -> float:
    """Tiles, conduits, upgraded actions, abilities, energy in use, the patron token."""
    spaces = 0
    symbols = [0, 0, 0]
    for tile in player.channel + player.inactive:
        spaces += _spaces(tile)
        for symbol in range(3):
            symbols[symbol] += tile.symbols[symbol]
    worth = TILE_SPACE * (spaces - _PLAIN) + TILE_SYMBOL * sum(symbols)
    for conduit in player.conduits:
        if conduit != NONE:
            worth += CONDUIT * (conduit & 3) ** 0.5 + MATCHING * symbols[conduit >> 2]
    for action in player.actions:
        if action.upgraded:
            worth += UPGRADE
    worth += ABILITY * (3 - player.bridges.bit_count())
    for kind in ALL_KINDS:
        gained = 2 - count(player.reserve, kind)
        worth += (GAINED_PRIMAL if kind == PRIMAL else GAINED) * gained
    if player.patron != NONE:
        worth += PATRON
    return worth


def _tracks(g: State, player: Player) -> float:
    """An energy on its way up, by the best place where it could be bound."""
    regions = regions_of(g, player)
    worth = REACH * regions.bit_count()
    if player.tracks[MONUMENT_TRACK]:
        best = 0.0
        for region in REGIONS:
            if g.in_play >> region.number & 1:
                gain = float(_monument_gain(player, region.number))
                best = max(best, gain if regions >> region.number & 1 else 0.7 * gain)
        worth += TRACK_STEP * best * player.tracks[MONUMENT_TRACK] / TOP
    if player.tracks[PILLAR_TRACK]:
        held = sum([1 for kind in player.pillars if kind != NONE])
        if held < len(SCORING.pillars):
            gain = float(SCORING.pillars[held] - (SCORING.pillars[held - 1] if held else 0))
            near = [r for r in REGIONS if regions >> r.number & 1 and can_take_pillar(g, player, r.number)]
            worth += TRACK_STEP * gain * player.tracks[PILLAR_TRACK] / TOP * (1.0 if near else 0.7)
    return worth


def _monument_gain(player: Player, region: int) -> int:
    """What one more energy bound to a monument would score."""
    bound = size(player.bound[region])
    if bound >= len(SCORING.monument):
        return 0
    return SCORING.monument[bound] - (SCORING.monument[bound - 1] if bound else 0)


def _sections(g: State, player: Player) -> float:
    worth = 0.0
    for region in REGIONS:
        number = region.number
        if not is_unfinished(g, number):
            continue
        spaces = g.spaces[number]
        own = sum([1 for token in spaces if token != NONE and token >> 2 == player.number])
        if not own:
            continue
        filled = sum([1 for token in spaces if token != NONE])
        worth += SUPPORT + FURTHER_SUPPORT * (own - 1) + NEARLY * (filled - 1)
        if filled < len(spaces):
            # Whoever has most of it is likely to finish it.
            worth += 0.3 * own / len(accepted(g, number)) * _monument_gain(player, number)
    return worth


def _achievements(g: State, player: Player) -> float:
    """What could be bound to achievements, by how far their requirements are met."""
    worth = 0.0
    bound = bound_bag(player)
    free = [kind for kind in range(len(KINDS)) if not has_kind(player, kind)]
    if not free:
        return 0.0
    best = max([count(bound, kind) for kind in free]) + 1
    for number in range(len(g.achievements)):
        if player.achieved[number] != NONE:
            continue
        spaces = [space for space in open_spaces(g) if is_free(g, number, space)]
        if not spaces:
            continue
        gain = max(
            [SCORING.achievement_left * best if space == 0 else SCORING.achievement_right for space in spaces]
        )
        part = min(1.0, progress(player, g.achievements[number]) / g.achievements[number].least)
        worth += ACHIEVEMENT * gain * part * part * part
    return worth
