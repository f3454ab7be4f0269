"""Binding to monuments and pillars, and what a bind brings (WC-BIND, WC-PILL, WC-PATR-01..04)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import (
    MONUMENT,
    PATHS,
    PILLARS,
    PLACES,
    PLAYERS,
    REGIONS,
)
from tryptyk.games.age_contrived.components.energy import KINDS, UNIT, size
from tryptyk.games.age_contrived.components.printed import MONUMENT_TRACK, PILLAR_TRACK, TOP, TRACKS
from tryptyk.games.age_contrived.rules.gods import god_of
from tryptyk.games.age_contrived.state import NONE, Player, Side, State
from tryptyk.kernel.decision import Option
from tryptyk.kernel.state import Item

AUTOMA_BOUND: Final = "automa_bound"


def automa_bound_item() -> Item:
    return (AUTOMA_BOUND,)


def regions_of(g: State, side: Side) -> int:
    """A bit for each region in which the figure or one of the own bridges is (WC-BIND-05, WC-BRDG-07, 08)."""
    regions = PLACES[side.place].regions
    for path in range(len(g.bridges)):
        bridge = g.bridges[path]
        if bridge is not None and bridge.character == side.character.id:
            regions |= PLACES[PATHS[path]].regions
    return regions


def pillar_spaces(g: State) -> int:
    """The right space of a pillar is open with four or more players (WC-PILL-04)."""
    return 2 if PLAYERS[len(g.players)].pillar_right else 1


def can_take_pillar(g: State, side: Side, region: int) -> bool:
    """One energy of each player, and one on each open space (WC-PILL-02, 03)."""
    if side.pillars[region] != NONE:
        return False
    taken = 0
    for other in g.sides:
        if other.pillars[region] != NONE:
            taken += 1
    return taken < pillar_spaces(g)


def after_bind(g: State, side: Side) -> None:
    """Some sides may do something after each bind (WC-MUL-03, WS-ABIL-06)."""
    if side is g.automa:
        g.then(automa_bound_item())
    else:
        god_of(side).after_bind(g, side)


def bind_to_monument(g: State, side: Side, region: int, kind: int) -> None:
    """Into the bound zone; the second own energy there takes the patron token (WC-PATR-01..04, WC-AMB-17)."""
    side.bound[region] += UNIT[kind]
    g.tell("bind", side.number, KINDS[kind], REGIONS[region].monument)
    if side.patron == NONE and g.patrons >> region & 1 and size(side.bound[region]) == 2:
        g.patrons &= ~(1 << region)
        side.patron = region
        g.tell("patron", side.number, REGIONS[region].monument)
    after_bind(g, side)


def bind_to_pillar(g: State, side: Side, region: int, kind: int) -> None:
    side.pillars[region] = kind
    g.tell("bind", side.number, KINDS[kind], REGIONS[region].pillar)
    after_bind(g, side)


# The window during a movement


def add_bindings(g: State, player: Player, options: list[Option]) -> None:
    """What may be done with energies on the top spaces during a movement (WC-BIND-01..07, WC-WIND-04)."""
    monument = player.tracks[MONUMENT_TRACK] == TOP
    pillar = player.tracks[PILLAR_TRACK] == TOP
    if not monument and not pillar:
        return
    regions = regions_of(g, player)
    for region in REGIONS:
        number = region.number
        if regions >> number & 1:
            if monument and g.in_play >> number & 1:
                options.append(("bind", region.monument))
            if pillar and can_take_pillar(g, player, number):
                options.append(("bind_pillar", region.pillar))
    if g.with_wind and not player.wind:
        for track in (MONUMENT_TRACK, PILLAR_TRACK):
            if player.tracks[track] == TOP:
                options.append(("catch_wind", TRACKS[track]))


def do_binding(g: State, player: Player, picked: Option) -> bool:
    """Carry out one of those options; False if it was none of them."""
    verb = picked[0]
    if verb == "bind":
        player.tracks[MONUMENT_TRACK] = 0
        bind_to_monument(g, player, MONUMENT[str(picked[1])], player.track_kinds[MONUMENT_TRACK])
    elif verb == "bind_pillar":
        player.tracks[PILLAR_TRACK] = 0
        bind_to_pillar(g, player, PILLARS[str(picked[1])], player.track_kinds[PILLAR_TRACK])
    elif verb == "catch_wind":
        track = TRACKS.index(str(picked[1]))
        player.tracks[track] = 0
        player.exhausted += UNIT[player.track_kinds[track]]
        player.wind = True
        g.tell("catch-wind", player.number)
    else:
        return False
    return True
