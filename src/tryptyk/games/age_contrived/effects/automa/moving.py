"""Moving the automa's character: always forward, to the nearest bridge (WS-MOVE, WS-AMB-11, 12, 34)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.atlas import NO_ENTRY
from tryptyk.games.age_contrived.components.catalogue import PLACES
from tryptyk.games.age_contrived.effects.automa.items import walk_item, wheel_item
from tryptyk.games.age_contrived.effects.automa.journeys import BY_EFFECT
from tryptyk.games.age_contrived.effects.automa.priorities import (
    EXTRA_STEP,
    FREE_FACING,
    REGION_CONDUIT,
    REGION_PLACE,
    REGION_PROGRESS,
    REGION_REFILL,
    SHIFT_BOUND,
    automa_of,
    can,
    human_of,
)
from tryptyk.games.age_contrived.effects.automa.routes import (
    FAR,
    ROUTES,
    ROUTES_BACK,
    Route,
    distance,
    nearest,
    to_dead_end,
)
from tryptyk.games.age_contrived.rules.movement import enter, is_occupied, ways
from tryptyk.games.age_contrived.state import NONE, QUIET, TRIGGERED, Automa, State

BY_REGION: Final = (REGION_REFILL, REGION_PROGRESS, REGION_PLACE, REGION_CONDUIT, SHIFT_BOUND)
"""Abilities that a region triggers which the character enters (WS-ABIL-01)."""


def go_act(g: State, spaces: int, by: str) -> None:
    """A movement begins: it may be longer, and the character may turn around first (WS-ABIL-02, 11)."""
    automa = automa_of(g)
    g.tell("automa-moves", spaces)
    if can(g, EXTRA_STEP) and not automa.extra_step:
        automa.extra_step = True
        spaces += 1
        g.tell("automa-ability", EXTRA_STEP)
    if by != BY_EFFECT and can(g, FREE_FACING) and turning_helps(g, automa):
        g.tell("automa-ability", FREE_FACING)
        if PLACES[automa.place].central:
            # It leaves by the exit by which it came.
            spaces = step(g, automa, PLACES[automa.place].exits[NO_ENTRY][automa.facing], spaces)
            g.then(walk_item(spaces))
            if PLACES[automa.place].path >= 0:
                cross(g, automa)
            return
        turn_around(g, automa)
    g.then(walk_item(spaces))


def turning_helps(g: State, automa: Automa) -> bool:
    """Whether the nearest bridge is nearer behind the character (WS-ABIL-11)."""
    pose = 4 * automa.place + automa.facing
    human = human_of(g).place
    forward, _ = nearest(g, ROUTES[pose], human)
    back, _ = nearest(g, ROUTES_BACK[pose], human)
    return back < forward


def walk_act(g: State, left: int) -> None:
    """Space by space; the rest waits while a bridge gives its bonus (WS-MOVE-01, 07)."""
    automa = automa_of(g)
    target = NONE
    turn_at_dead_end(g, automa)
    while left:
        route = route_of(g, automa)
        if route[-1] != target:
            target = route[-1]
            tell_route(g, automa, route)
        left = step(g, automa, route[0], left)
        if PLACES[automa.place].path >= 0:
            g.then(walk_item(left))
            cross(g, automa)
            return


def route_of(g: State, automa: Automa) -> Route:
    """To the nearest bridge ahead, or else to the nearest dead end (WS-MOVE-02..06)."""
    routes = ROUTES[4 * automa.place + automa.facing]
    _, route = nearest(g, routes, human_of(g).place)
    return route or to_dead_end(routes) or (ways(g, automa.place, automa.facing)[-1],)


def tell_route(g: State, automa: Automa, route: Route) -> None:
    human = human_of(g).place
    spaces = distance(g, route, human)
    if spaces == FAR:
        g.tell("automa-to-dead-end", PLACES[route[-1] >> 2].id, len(route))
    else:
        g.tell("automa-to-bridge", PLACES[route[-1] >> 2].id, spaces)


def step(g: State, automa: Automa, pose: int, left: int) -> int:
    """Onto a space, or over it if the human's character is there; gives what is left (WS-MOVE-08)."""
    place = PLACES[pose >> 2]
    if is_occupied(g, automa, place.number):
        g.tell("skip", automa.number, place.id)
        automa.place = place.number
        automa.facing = pose & 3
    else:
        left -= 1
        enter(g, automa, pose)
        trigger(g, automa)
    turn_at_dead_end(g, automa)
    return left


def cross(g: State, automa: Automa) -> None:
    """A bridge gives a wheel bonus, whether the character came onto it or skipped it (WS-MOVE-07)."""
    g.tell("automa-bridge", PLACES[automa.place].id)
    g.then(wheel_item())


def turn_at_dead_end(g: State, automa: Automa) -> None:
    """The character turns the moment it arrives, also where its movement ends (WS-MOVE-06, WS-AMB-11)."""
    place = PLACES[automa.place]
    if place.central:
        return
    for pose in place.exits[automa.facing]:
        path = PLACES[pose >> 2].path
        if path < 0 or g.bridges[path] is not None:
            return
    turn_around(g, automa)


def turn_around(g: State, automa: Automa) -> None:
    automa.facing = 1 - automa.facing
    g.tell("automa-turns", PLACES[automa.place].id)


def trigger(g: State, automa: Automa) -> None:
    """Another region than at the start of the turn, and not by a bridge (WS-ABIL-01, WC-ABIL-06..08)."""
    place = PLACES[automa.place]
    if place.path >= 0 or place.regions & automa.started or automa.entered != QUIET:
        return
    for ability in BY_REGION:
        if can(g, ability):
            automa.entered = TRIGGERED
            g.tell("triggered", automa.number)
