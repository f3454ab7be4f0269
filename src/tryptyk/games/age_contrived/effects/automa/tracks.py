"""Moving on the monument and pillar tracks, and binding from their tops (WS-TRCK, WS-AMB-16..19)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import CENTRE, REGIONS
from tryptyk.games.age_contrived.components.energy import KINDS, UNIT, size
from tryptyk.games.age_contrived.components.printed import MONUMENT_TRACK, TOP, TRACKS
from tryptyk.games.age_contrived.effects.automa.items import track_item
from tryptyk.games.age_contrived.effects.automa.priorities import automa_of, highest_or_primal, human_of
from tryptyk.games.age_contrived.rules.binding import (
    bind_to_monument,
    bind_to_pillar,
    can_take_pillar,
    regions_of,
)
from tryptyk.games.age_contrived.rules.energies import gain
from tryptyk.games.age_contrived.state import NONE, Automa, State

ENOUGH_BOUND: Final = 3
"""With so many bound to every monument the monument track is exhausted (WS-TRCK-04)."""
NO_TRACK: Final = -1


# Where energies can be bound


def monument_to_bind(automa: Automa) -> int:
    """The lowest with the fewest own bound energies; NONE with enough everywhere (WS-TRCK-09, 11)."""
    found = NONE
    fewest = ENOUGH_BOUND
    for region in automa.monuments:
        bound = size(automa.bound[region])
        if bound < fewest or (bound == fewest and found != NONE):
            found = region
            fewest = bound
    return found


def pillar_to_bind(g: State, automa: Automa) -> int:
    """Near the human, then with a monument, in the centre, clockwise from the top (WS-TRCK-10, WS-AMB-19)."""
    near = regions_of(g, human_of(g))
    found = NONE
    best = (False, False, False)
    for region in range(len(REGIONS)):
        if can_take_pillar(g, automa, region):
            merit = (bool(near >> region & 1), bool(g.in_play >> region & 1), region == CENTRE)
            if found == NONE or merit > best:
                found = region
                best = merit
    return found


def is_used_up(g: State, automa: Automa, track: int) -> bool:
    """Whether nothing could be bound from a track any more (WS-TRCK-04, 05, WS-AMB-18)."""
    if track == MONUMENT_TRACK:
        return monument_to_bind(automa) == NONE
    return pillar_to_bind(g, automa) == NONE


# Moving


def track_to_use(g: State, automa: Automa, track: int) -> int:
    """Where the next step is made: on the other track if one would enter this in vain (WS-TRCK-04..06).

    An energy that is on a track goes on in any case (WS-AMB-17).
    """
    for candidate in (track, 1 - track):
        if automa.tracks[candidate]:
            return candidate
        if not is_used_up(g, automa, candidate):
            return candidate if automa.exhausted or automa.reserve else NO_TRACK
    return NO_TRACK


def can_step(g: State, automa: Automa, track: int) -> bool:
    """Whether at least one step would be made (WS-AMB-17, 35)."""
    return track_to_use(g, automa, track) != NO_TRACK


def track_act(g: State, track: int, left: int) -> None:
    """Step by step; a bind and all it brings is resolved before the next one (WS-TRCK-01, 07)."""
    automa = automa_of(g)
    while left:
        used = track_to_use(g, automa, track)
        if used == NO_TRACK:
            g.tell("automa-steps-lost", TRACKS[track], left)
            return
        if used != track:
            g.tell("automa-other-track", TRACKS[used], left)
            track = used
        if automa.tracks[track]:
            automa.tracks[track] += 1
            g.tell("advance", automa.number, TRACKS[track], automa.tracks[track])
        else:
            enter(g, automa, track)
        left -= 1
        if automa.tracks[track] == TOP:
            g.then(track_item(track, steps=left))
            leave(g, automa, track)
            return


def enter(g: State, automa: Automa, track: int) -> None:
    """The highest kind that is exhausted, or else gained from the reserve (WS-TRCK-03, 12, WS-AMB-16)."""
    if not automa.exhausted:
        gain(g, automa, highest_or_primal(automa, automa.reserve))
    kind = highest_or_primal(automa, automa.exhausted)
    automa.exhausted -= UNIT[kind]
    automa.tracks[track] = 1
    automa.track_kinds[track] = kind
    g.tell("enter", automa.number, TRACKS[track], KINDS[kind])


def leave(g: State, automa: Automa, track: int) -> None:
    """An energy on the top is bound at once, anywhere on the map, or exhausted (WS-TRCK-07, 08, 11)."""
    kind = automa.track_kinds[track]
    automa.tracks[track] = 0
    if track == MONUMENT_TRACK:
        region = monument_to_bind(automa)
        if region != NONE:
            g.tell("automa-binds-fewest", REGIONS[region].monument, size(automa.bound[region]))
            bind_to_monument(g, automa, region, kind)
            return
    else:
        region = pillar_to_bind(g, automa)
        if region != NONE:
            g.tell("automa-binds-pillar", REGIONS[region].pillar, pillar_reason(g, region))
            bind_to_pillar(g, automa, region, kind)
            return
    automa.exhausted += UNIT[kind]
    g.tell("automa-binds-nowhere", TRACKS[track], KINDS[kind])


def pillar_reason(g: State, region: int) -> str:
    """By which of its criteria a pillar was chosen."""
    if regions_of(g, human_of(g)) >> region & 1:
        return "human"
    if g.in_play >> region & 1:
        return "monument"
    return "centre" if region == CENTRE else "clockwise"
