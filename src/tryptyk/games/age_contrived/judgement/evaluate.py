"""How well a seat stands, for bots: points, those that are there and those that are on the way.

All is counted in victory points, as a player would weigh it. Energy in the device is worth what the next
action turn can make of it: the rows that can be deployed, and the places where their energies would go; a
tile that has to be conveyed first comes a turn later. Whatever serves in later turns counts less as the
monuments near their end. Nothing hidden is looked at.

Bots ask this thousands of times in a game. What an option seldom changes is therefore remembered by what it
depends on (here, in holdings.py and prospects.py), and only the rest is worked out anew.
"""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import (
    PATHS,
    PLACES,
    REGIONS,
    SCORING,
)
from tryptyk.games.age_contrived.components.energy import size
from tryptyk.games.age_contrived.components.printed import (
    ANY_BENEFIT_TOKEN,
    GAIN_CONDUIT,
    GAIN_ENERGY,
    GAIN_TILE,
    GAIN_UPGRADED_ACTION,
    LEFT,
    MONUMENT_TRACK,
    MOVE_TRACK,
    PILLAR_TRACK,
    PLACE_BRIDGE,
    TOP,
    Bonus,
    Bridge,
)
from tryptyk.games.age_contrived.judgement.holdings import holdings_of, lasting_points
from tryptyk.games.age_contrived.judgement.prospects import device_worth, monument_gains, sections_of
from tryptyk.games.age_contrived.judgement.weights import Weights, weights
from tryptyk.games.age_contrived.rules.binding import pillar_spaces
from tryptyk.games.age_contrived.rules.bonuses import (
    BENEFIT,
    BRIDGE,
    CHOOSE_TRACK,
    CONDUIT,
    FREE_TILE,
    GAIN_ANY,
    UPGRADE,
)
from tryptyk.games.age_contrived.rules.journeys import (
    BY_CONDUITS,
    MOVE,
    TRACK,
    moved_track,
    spaces_left,
    steps_left,
)
from tryptyk.games.age_contrived.scoring import bridge_points
from tryptyk.games.age_contrived.state import NONE, Player, Side, State
from tryptyk.kernel.memory import drawer

WAITING: Final[dict[str, str]] = {
    GAIN_ANY: GAIN_ENERGY,
    BRIDGE: PLACE_BRIDGE,
    UPGRADE: GAIN_UPGRADED_ACTION,
    CONDUIT: GAIN_CONDUIT,
    FREE_TILE: GAIN_TILE,
    BENEFIT: ANY_BENEFIT_TOKEN,
    CHOOSE_TRACK: MOVE_TRACK,
}
"""Bonuses that are about to be carried out, by the acts that do it."""


def evaluate(g: State, seat: int) -> float:
    return sum(terms(g, seat).values())


def terms(g: State, seat: int) -> dict[str, float]:
    """What the seat would score now, and what may come of what it has, by what it comes from."""
    w = weights(g)
    player = g.players[seat]
    points = _points(g, player)
    others = 0
    for side in g.sides:
        if side is not player:
            others = max(others, _points(g, side))
    if g.ending:
        return {"points": float(points), "rivals": -float(others)}
    left = _left(g)
    bridges = tuple(g.bridges)
    holdings = holdings_of(g, player)
    gains = monument_gains(g, tuple(player.bound), g.patrons if player.patron == NONE else 0)
    sections = sections_of(g, player, holdings, gains, left)
    return {
        "points": float(points),
        "rivals": -w.others * others,
        "pace": _pace(g, points - others, left),
        "engine": left * holdings.engine,
        "position": left * _position(g, player, bridges),
        "tracks": _tracks(g, player, bridges, gains, left),
        "sections": sections.worth + device_worth(g, player, holdings, sections, left),
        "achievements": left * (holdings.achievable + w.later * _left_spaces(player)),
    }


def _left(g: State) -> float:
    """The part of the game that is still to come: the sections tell it better than the turns do."""
    w = weights(g)
    if g.over:
        return 0.0
    sections = 0
    for region in REGIONS:
        if g.in_play >> region.number & 1:
            sections += len(region.sections)
    gone = w.by_sections * _built(g) / sections + (1.0 - w.by_sections) * g.turn / (
        len(g.sides) * _usual_turns(g)
    )
    return max(0.0, 1.0 - gone)


def _usual_turns(g: State) -> float:
    w = weights(g)
    return w.long if g.automa is None else w.short


def _points(g: State, side: Side) -> int:
    """What a side would score now."""
    points = lasting_points(g, side) + SCORING.pool * size(side.pool) + bridge_points(g, side)
    if g.with_wind and isinstance(side, Player) and side.wind:
        points += SCORING.wind
    return points


def _pace(g: State, ahead: int, left: float) -> float:
    """What the sections that are built mean to whoever is so many points ahead: the end comes nearer."""
    w = weights(g)
    # One of many has little to say about the end, and the automa does not ask.
    behind = -1.0 / (len(g.players) - 1) ** 2 if g.automa is None else 0.0
    lead = max(behind, min(1.0, ahead / w.ahead))
    pace = w.press * (1.3 - left) * lead + w.impatience * max(0.0, g.turn / len(g.sides) - _usual_turns(g))
    if g.automa is not None:
        return pace * _built(g) - w.race * left
    pace -= w.room * left * (1.0 + w.crowd * (len(g.players) - 2))
    return pace * _built(g)


def _built(g: State) -> float:
    """How many sections are built or begun."""
    built = 0.0
    for region in range(len(g.built)):
        if g.in_play >> region & 1:
            built += g.built[region]
            spaces = g.spaces[region]
            if spaces:
                built += 0.7 * (len(spaces) - spaces.count(NONE)) / len(spaces)
    return built


def _left_spaces(player: Player) -> int:
    """How many energies lie on the left spaces of achievements."""
    found = 0
    for achieved in player.achieved:
        if achieved != NONE and achieved >> 2 == LEFT:
            found += 1
    return found


# The figure


def _position(g: State, player: Player, bridges: tuple[Bridge | None, ...]) -> float:
    """The best bridge ahead, and a little for the next one."""
    w = weights(g)
    key = (
        bridges,
        4 * player.place + player.facing,
        player.bridges > 0,
        NONE in player.conduits,
        player.reserve > 0,
    )
    kept = drawer(g, "ahead")
    found: float | None = kept.get(key)
    if found is None:
        found = kept[key] = _bonuses_ahead(w, *key)
    return found


def _bonuses_ahead(
    w: Weights,
    bridges: tuple[Bridge | None, ...],
    pose: int,
    can_bridge: bool,
    can_conduit: bool,
    can_gain: bool,
) -> float:
    useless: list[str] = []
    if not can_bridge:
        useless.append(PLACE_BRIDGE)
    if not can_conduit:
        useless.append(GAIN_CONDUIT)
    if not can_gain:
        useless.append(GAIN_ENERGY)
    best = second = 0.0
    for bonus, step in _ahead(bridges, pose, w.steps):
        if bonus.kind not in useless:
            worth = w.bonuses[bonus.kind] * (1.0 - (step - 1) / w.steps)
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    return w.near * (best + 0.3 * second)


def _ahead(bridges: tuple[Bridge | None, ...], pose: int, steps: int) -> list[tuple[Bonus, int]]:
    """The bonuses of the bridges that lie ahead of a figure, and how many steps away they are."""
    found: dict[int, int] = {}
    seen = {pose}
    edge = [pose]
    for step in range(1, steps + 1):
        beyond: list[int] = []
        for here in edge:
            place = PLACES[here >> 2]
            forward = _open_exits(bridges, place.exits[here & 3])
            if not forward and not place.central:
                forward = _open_exits(bridges, place.exits[1 - (here & 3)])
            for there in forward:
                if there not in seen:
                    seen.add(there)
                    beyond.append(there)
                    path = PLACES[there >> 2].path
                    if path >= 0 and path not in found:
                        found[path] = step
        edge = beyond
    ahead: list[tuple[Bonus, int]] = []
    for path, step in found.items():
        bridge = bridges[path]
        assert bridge is not None
        ahead.append((bridge.bonus, step))
    return ahead


def _open_exits(bridges: tuple[Bridge | None, ...], exits: tuple[int, ...]) -> list[int]:
    paths = [(pose, PLACES[pose >> 2].path) for pose in exits]
    return [pose for pose, path in paths if path < 0 or bridges[path] is not None]


def _bridged(g: State, bridges: tuple[Bridge | None, ...], character: str) -> int:
    kept = drawer(g, "bridged")
    key = (bridges, character)
    found: int | None = kept.get(key)
    if found is None:
        found = kept[key] = _bridged_regions(bridges, character)
    return found


def _bridged_regions(bridges: tuple[Bridge | None, ...], character: str) -> int:
    """A bit for each region that one of a character's bridges touches (WC-BRDG-07, 08)."""
    regions = 0
    for path in range(len(bridges)):
        bridge = bridges[path]
        if bridge is not None and bridge.character == character:
            regions |= PLACES[PATHS[path]].regions
    return regions


# Tracks


def _tracks(
    g: State, player: Player, bridges: tuple[Bridge | None, ...], gains: tuple[float, ...], left: float
) -> float:
    """Energies on their way up, and movements that are under way or just about to begin."""
    w = weights(g)
    regions = PLACES[player.place].regions | _bridged(g, bridges, player.character.id)
    late = w.late_tracks + (1.0 - w.late_tracks) * left
    monument = late * _monument_step(w, gains, g.in_play, regions)
    pillars = tuple([tuple(side.pillars) for side in g.sides])
    key = (pillars, player.number, pillar_spaces(g), regions)
    kept = drawer(g, "pillars")
    step: float | None = kept.get(key)
    if step is None:
        step = kept[key] = _pillar_step(w, *key)
    pillar = late * step
    worth = monument * player.tracks[MONUMENT_TRACK] + pillar * player.tracks[PILLAR_TRACK]
    for item in (*g.agenda, g.act):
        if len(item) < 2 or item[1] != player.number:
            continue
        name = item[0]
        if name == TRACK:
            ahead = steps_left(item)
            ahead = min(TOP, ahead) if ahead != BY_CONDUITS else 2
            worth += 0.9 * ahead * (monument if moved_track(item) == MONUMENT_TRACK else pillar)
        elif name == MOVE:
            ahead = spaces_left(item)
            worth += left * w.boot_step * (ahead if ahead != BY_CONDUITS else 2)
        elif name in WAITING:
            worth += late * w.bonuses[WAITING[str(name)]]
    return worth


def _monument_step(w: Weights, gains: tuple[float, ...], in_play: int, regions: int) -> float:
    best = 0.0
    for region in range(len(gains)):
        if in_play >> region & 1:
            best = max(best, gains[region] if regions >> region & 1 else w.far * gains[region])
    return w.monument_step * best / TOP


def _pillar_step(
    w: Weights, pillars: tuple[tuple[int, ...], ...], number: int, spaces: int, regions: int
) -> float:
    """``pillars`` are those of all sides: so many energies fit on each, one of each side (WC-PILL-02, 03)."""
    own = pillars[number]
    held = len(own) - own.count(NONE)
    if held == len(SCORING.pillars):
        return 0.0
    gain = w.pillar_more + SCORING.pillars[held] - (SCORING.pillars[held - 1] if held else 0)
    reach = 0.0
    for region in range(len(own)):
        taken = sum([1 for theirs in pillars if theirs[region] != NONE])
        if own[region] == NONE and taken < spaces:
            reach = max(reach, 1.0 if regions >> region & 1 else w.far)
    return w.pillar_step * gain * reach / TOP
