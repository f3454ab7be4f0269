"""How well a seat stands, for bots: points, those that are there and those that are on the way.

All is counted in victory points, as a player would weigh it. Energy in the device is worth what the next
action turn can make of it: the rows that can be deployed, and the places where their energies would go; a
tile that has to be conveyed first comes a turn later. Whatever serves in later turns counts less as the
monuments near their end. Nothing hidden is looked at.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tryptyk.games.age_contrived.components.catalogue import (
    PLACES,
    REGIONS,
    SCORING,
)
from tryptyk.games.age_contrived.components.energy import ALL_KINDS, PRIMAL, count, size
from tryptyk.games.age_contrived.components.printed import (
    LEFT,
    MONUMENT_TRACK,
    PILLAR_TRACK,
    POSITIONS,
    TOP,
    Bonus,
)
from tryptyk.games.age_contrived.prospects import LATER, PATRON, monument_gain, sections_and_device
from tryptyk.games.age_contrived.rules.achievements import bound_bag, has_kind, is_free, open_spaces, progress
from tryptyk.games.age_contrived.rules.binding import can_take_pillar, regions_of
from tryptyk.games.age_contrived.scoring import (
    achievement_points,
    bridge_points,
    gained_points,
    monument_points,
    pillar_points,
)
from tryptyk.games.age_contrived.state import NONE, Player, Side, State

# The weights, in points; those of the engine are for a whole game.

MONUMENT_STEP: Final = 0.75
"""A step on a track, as a part of what binding would score for each of the steps to it."""
PILLAR_STEP: Final = 0.75
BOOT_STEP: Final = 0.6
CONDUIT_STEPS: Final = (0.45, 0.8, 1.1)
"""What a step of each kind brings that a conduit gives."""
FAR: Final = 0.6
"""Binding needs the figure or a bridge in the right region."""
UPPER_SPACE: Final = 1.5
LOWER_SPACE: Final = 2.4
"""Actions are what a plain device is short of."""
TILE_SYMBOL: Final = 0.4
CONVEYS: Final = 13.0
"""So many tiles are inserted in a game: conduits move as often."""
CONDUIT: Final = 0.8
UPGRADE: Final = 2.6
ABILITY: Final = 3.0
"""A bridge that has left the character board; the third scores as well."""
GAINED: Final = 0.7
"""An energy that came from the reserve works in every later turn."""
GAINED_PRIMAL: Final = 1.0
HALF_GAINED: Final = 1.4
"""The first of two of a kind."""
ACHIEVEMENT: Final = 0.6
"""A requirement that is met, as a part of what binding to it would score; less, the farther it is."""
NEAR: Final = 0.45
"""The bonus of a bridge ahead of the figure, less for each step to it."""
STEPS: Final = 4
"""How far ahead a figure looks."""
LONG: Final = 26.0
"""So many turns a player takes; what serves in later turns is worth less with each, built or not."""
ROOM: Final = 1.6
"""A section that is still to be built, while there is time to take part in it; the automa never waits."""
CROWD: Final = 0.5
"""For each further player the monuments grow faster."""
PRESS: Final = 0.8
"""A section that is built, for whoever is ahead: the end is welcome, more so late. Others put it off."""
AHEAD: Final = 10.0
"""Such a lead is safe."""
IMPATIENCE: Final = 0.25
"""A section that is built, for each turn beyond the usual: every game has to end."""
OTHERS: Final = 0.3
"""What the best of the others has counts against the seat."""

BONUSES: Final[dict[str, float]] = {
    "gain_energy": 1.5, "place_bridge": 3.0, "gain_upgraded_action": 2.6, "gain_conduit": 2.8,
    "gain_transmutation_tile": 2.4, "refill_tile": 1.8, "move_character": 1.2, "move_track": 2.0,
    "any_benefit_token": 2.8, "copy_bridge": 2.6,
}  # fmt: skip
WAITING: Final[dict[str, float]] = {
    "gain_any": 1.5, "bridge": 3.0, "upgrade": 2.6, "conduit": 2.8, "free_tile": 2.4, "benefit": 2.8,
    "choose_track": 2.0,
}  # fmt: skip
"""Bonuses that are about to be carried out, by the acts that do it."""


def evaluate(g: State, seat: int) -> float:
    return sum(terms(g, seat).values())


def terms(g: State, seat: int) -> dict[str, float]:
    """What the seat would score now, and what may come of what it has, by what it comes from."""
    player = g.players[seat]
    worth = _scored(g, player)
    others = 0
    for side in g.sides:
        if side is not player:
            others = max(others, _scored(g, side))
    if g.ending:
        return {"points": float(worth), "rivals": -float(others)}
    turns = g.turn / len(g.sides)
    left = 0.0 if g.over else max(0.0, 1.0 - turns / LONG)
    # One of many has little to say about the end, and the automa does not ask.
    behind = -1.0 / (len(g.players) - 1) ** 2 if g.automa is None else 0.0
    lead = max(behind, min(1.0, (worth - others) / AHEAD))
    pace = PRESS * (1.3 - left) * lead + IMPATIENCE * max(0.0, turns - LONG)
    if g.automa is None:
        pace -= ROOM * left * (1.0 + CROWD * (len(g.players) - 2))
    later = 0.0
    for achieved in player.achieved:
        if achieved != NONE and achieved >> 2 == LEFT:
            later += LATER * left
    return {
        "points": float(worth),
        "rivals": -OTHERS * others,
        "pace": pace * _built(g),
        "engine": left * _engine(player),
        "position": left * _position(g, player),
        "tracks": _tracks(g, player, left),
        "sections": sections_and_device(g, player, left),
        "achievements": later + left * _achievements(g, player),
    }


def _scored(g: State, side: Side) -> int:
    left, right = achievement_points(side)
    points = gained_points(side) + monument_points(side) + pillar_points(side) + left + right
    points += SCORING.pool * size(side.pool) + bridge_points(g, side)
    if g.with_wind and isinstance(side, Player) and side.wind:
        points += SCORING.wind
    return points


def _built(g: State) -> float:
    """How many sections are built or begun."""
    built = 0.0
    for region in REGIONS:
        if g.in_play >> region.number & 1:
            built += g.built[region.number]
            spaces = g.spaces[region.number]
            if spaces:
                built += 0.7 * (len(spaces) - spaces.count(NONE)) / len(spaces)
    return built


# The engine


def _engine(player: Player) -> float:
    """Tiles, conduits, upgraded actions, abilities, energy in use, the patron token."""
    worth = 0.0
    symbols = [0, 0, 0]
    bearing = [0, 0, 0]
    for tile in player.channel + player.inactive:
        worth += UPPER_SPACE * tile.upper + LOWER_SPACE * tile.lower
        for symbol in range(3):
            if tile.symbols[symbol]:
                symbols[symbol] += tile.symbols[symbol]
                bearing[symbol] += 1
    worth += TILE_SYMBOL * (symbols[0] + symbols[1] + symbols[2])
    for conduit in player.conduits:
        if conduit != NONE:
            kind = conduit >> 2
            steps = (bearing[kind] * (conduit & 3) + symbols[kind]) / (POSITIONS + 2)
            worth += CONDUIT + 0.5 * CONVEYS * CONDUIT_STEPS[kind] * steps
    for action in player.actions:
        if action.upgraded:
            worth += UPGRADE
    worth += ABILITY * (3 - player.bridges.bit_count())
    for kind in ALL_KINDS:
        reserved = count(player.reserve, kind)
        worth += (GAINED_PRIMAL if kind == PRIMAL else GAINED) * (2 - reserved)
        if reserved == 1:
            worth += HALF_GAINED
    if player.patron != NONE:
        worth += PATRON
    return worth


@cache
def _ahead(bridged: int, pose: int) -> tuple[tuple[int, int], ...]:
    """The bridged paths that lie ahead of a figure, and how many steps away they are."""
    found: list[tuple[int, int]] = []
    seen = {pose}
    edge = [pose]
    for step in range(1, STEPS + 1):
        beyond: list[int] = []
        for here in edge:
            place = PLACES[here >> 2]
            forward = _open_exits(bridged, place.exits[here & 3])
            if not forward and not place.central:
                forward = _open_exits(bridged, place.exits[1 - (here & 3)])
            for there in forward:
                if there not in seen:
                    seen.add(there)
                    beyond.append(there)
                    path = PLACES[there >> 2].path
                    if path >= 0 and path not in [one for one, _ in found]:
                        found.append((path, step))
        edge = beyond
    return tuple(found)


def _open_exits(bridged: int, exits: tuple[int, ...]) -> list[int]:
    return [pose for pose in exits if PLACES[pose >> 2].path < 0 or bridged >> PLACES[pose >> 2].path & 1]


def _bonus(player: Player, bonus: Bonus) -> float:
    """What a bonus is worth by and large, if it can be used."""
    kind = bonus.kind
    if kind == "place_bridge" and not player.bridges:
        return 0.0
    if kind == "gain_conduit" and NONE not in player.conduits:
        return 0.0
    if kind == "gain_energy" and not player.reserve:
        return 0.0
    return BONUSES[kind]


def _position(g: State, player: Player) -> float:
    """The best bridge ahead, and a little for the next one."""
    bridged = 0
    for path in range(len(g.bridges)):
        if g.bridges[path] is not None:
            bridged |= 1 << path
    best = second = 0.0
    for path, step in _ahead(bridged, 4 * player.place + player.facing):
        bridge = g.bridges[path]
        assert bridge is not None
        worth = _bonus(player, bridge.bonus) * (1.0 - (step - 1) / STEPS)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return NEAR * (best + 0.3 * second)


# Tracks


def _monument_step(g: State, player: Player, regions: int) -> float:
    best = 0.0
    for region in REGIONS:
        if g.in_play >> region.number & 1:
            gain = monument_gain(g, player, region.number)
            best = max(best, gain if regions >> region.number & 1 else FAR * gain)
    return MONUMENT_STEP * best / TOP


def _pillar_step(g: State, player: Player, regions: int) -> float:
    held = len(player.pillars) - player.pillars.count(NONE)
    if held == len(SCORING.pillars):
        return 0.0
    gain = 0.5 + SCORING.pillars[held] - (SCORING.pillars[held - 1] if held else 0)
    reach = 0.0
    for region in REGIONS:
        if reach < 1.0 and can_take_pillar(g, player, region.number):
            reach = 1.0 if regions >> region.number & 1 else FAR
    return PILLAR_STEP * gain * reach / TOP


def _tracks(g: State, player: Player, left: float) -> float:
    """Energies on their way up, and movements that are under way or just about to begin."""
    regions = regions_of(g, player)
    late = 0.3 + 0.7 * left
    monument = late * _monument_step(g, player, regions)
    pillar = late * _pillar_step(g, player, regions)
    worth = monument * player.tracks[MONUMENT_TRACK] + pillar * player.tracks[PILLAR_TRACK]
    for item in (*g.agenda, g.act):
        if len(item) < 2 or item[1] != player.number:
            continue
        name = item[0]
        if name == "track":
            ahead = min(TOP, int(item[3]) - int(item[4]) if int(item[3]) >= 0 else 2)
            worth += 0.9 * ahead * (monument if item[2] == MONUMENT_TRACK else pillar)
        elif name == "move":
            ahead = int(item[2]) - int(item[3]) if int(item[2]) >= 0 else 2
            worth += left * BOOT_STEP * max(0, ahead)
        elif name in WAITING:
            worth += late * WAITING[str(name)]
    return worth


# Achievements


def _achievements(g: State, player: Player) -> float:
    """What could be bound to achievements, by how far their requirements are met."""
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
                gain = max(
                    gain, SCORING.achievement_right if space else SCORING.achievement_left * (best + 2)
                )
        if gain:
            part = min(1.0, progress(player, g.achievements[number]) / g.achievements[number].least)
            worth += ACHIEVEMENT * gain * part * part * part
    return worth
