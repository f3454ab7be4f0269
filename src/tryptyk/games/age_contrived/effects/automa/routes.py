"""What lies ahead of the automa's character: routes to bridges and dead ends (WS-MOVE-02..06, WS-AMB-11, 39).

Only bridges come and go, so all routes up to the first damaged path are made once, for each pose. They are
listed from left to right: of two of them the later one turns right at the first fork where they differ.
"""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.atlas import NO_ENTRY
from tryptyk.games.age_contrived.components.catalogue import PATHS, PLACES
from tryptyk.games.age_contrived.state import NONE, State

Route = tuple[int, ...]
"""The poses of a route one by one; it ends on a damaged path, or where the map ends."""

FAR: Final = 1_000
"""Further than any bridge."""


def _routes_from(pose: int, seen: tuple[int, ...]) -> list[Route]:
    """All routes ahead of a pose. None comes to a place twice."""
    found: list[Route] = []
    for ahead in PLACES[pose >> 2].exits[pose & 3]:
        place = PLACES[ahead >> 2]
        if place.number in seen:
            continue
        if place.path >= 0 or not place.exits[ahead & 3]:
            found.append((ahead,))
        else:
            found.extend([(ahead, *rest) for rest in _routes_from(ahead, (*seen, place.number))])
    return found


def _poses(facing_back: bool) -> dict[int, tuple[Route, ...]]:
    table: dict[int, tuple[Route, ...]] = {}
    for place in PLACES:
        for facing in range(len(place.exits)):
            if not facing_back:
                routes = _routes_from(4 * place.number + facing, (place.number,))
            elif not place.central:
                routes = _routes_from(4 * place.number + 1 - facing, (place.number,))
            elif facing == NO_ENTRY:
                routes = []
            else:
                # Out by the exit by which it came (WS-ABIL-11).
                back = place.exits[NO_ENTRY][facing]
                routes = [(back,)]
                if PLACES[back >> 2].path < 0:
                    routes = [(back, *rest) for rest in _routes_from(back, (place.number, back >> 2))]
            table[4 * place.number + facing] = tuple(routes)
    return table


ROUTES: Final[dict[int, tuple[Route, ...]]] = _poses(facing_back=False)
"""By pose, what lies ahead."""
ROUTES_BACK: Final[dict[int, tuple[Route, ...]]] = _poses(facing_back=True)
"""By pose, what would lie ahead after turning around."""


def distance(g: State, route: Route, human: int) -> int:
    """Spaces to enter the bridge at the end of a route, FAR if there is none.

    The human's character makes it one shorter, unless it stands on the bridge itself (WS-MOVE-03, WS-AMB-12).
    """
    path = PLACES[route[-1] >> 2].path
    if path < 0 or g.bridges[path] is None:
        return FAR
    spaces = len(route)
    for pose in route[:-1]:
        if pose >> 2 == human:
            spaces -= 1
    return spaces


def nearest(g: State, routes: tuple[Route, ...], human: int) -> tuple[int, Route]:
    """How near the nearest bridge is, and the way there, to the right of others as near (WS-MOVE-04)."""
    best = FAR
    chosen: Route = ()
    for route in routes:
        spaces = distance(g, route, human)
        if spaces <= best and spaces != FAR:
            best = spaces
            chosen = route
    return best, chosen


def to_dead_end(routes: tuple[Route, ...]) -> Route:
    """The way to the nearest dead end, where no bridge is ahead; empty on the dead end itself (WS-MOVE-06).

    The space before a damaged path without a bridge is a dead end, so is a start space (WS-AMB-11).
    """
    shortest = FAR
    chosen: Route = ()
    for route in routes:
        way = route if PLACES[route[-1] >> 2].path < 0 else route[:-1]
        if len(way) <= shortest:
            shortest = len(way)
            chosen = way
    return chosen


def nearest_empty_path(g: State, pose: int) -> int:
    """The damaged path without a bridge that a character would come to first, over bridges (WS-AMB-39).

    If no route leads to one, the first empty path clockwise from the top edge; NONE if there is none.
    """
    reached = [pose]
    seen = {pose}
    for here in reached:
        # Right turns come first, so that of paths equally far the one to the right is found first.
        for ahead in reversed(ahead_of(g, here)):
            path = PLACES[ahead >> 2].path
            if path >= 0 and g.bridges[path] is None:
                return path
            if ahead not in seen:
                seen.add(ahead)
                reached.append(ahead)
    for path in range(len(PATHS)):
        if g.bridges[path] is None:
            return path
    return NONE


def ahead_of(g: State, pose: int) -> tuple[int, ...]:
    """The places after a step, damaged paths without a bridge among them; at a dead end those behind."""
    place = PLACES[pose >> 2]
    ahead = place.exits[pose & 3]
    return ahead if ahead or place.central else place.exits[1 - (pose & 3)]
