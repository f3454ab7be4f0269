"""Moving the character over the map, space by space (WC-MOVE, WC-BIND-01, WC-AMB-31, 32, 53, 54).

A movement waits on the agenda while a bridge's bonus interrupts it, and goes on from where the figure then
stands. What it has used, and which spaces it has skipped, is in its item.
"""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.abilities import AUREON_2, FREYITH_2, LEVEL_3
from tryptyk.games.age_contrived.components.catalogue import PLACE, PLACES, REGION, REGIONS
from tryptyk.games.age_contrived.components.printed import BOOT
from tryptyk.games.age_contrived.rules.binding import add_bindings, do_binding
from tryptyk.games.age_contrived.rules.crossing import CROSS
from tryptyk.games.age_contrived.rules.journeys import MOVE, STOP, left_of
from tryptyk.games.age_contrived.state import NONE, QUIET, TRIGGERED, Player, Side, State
from tryptyk.kernel.decision import Decision, Option, Refusals, Script

TELEPORT: Final[Option] = ("teleport",)


def can_enter(g: State, place: int) -> bool:
    """A damaged path without a bridge cannot be entered (WC-MOVE-07)."""
    path = PLACES[place].path
    return path < 0 or g.bridges[path] is not None


def ways(g: State, place: int, facing: int) -> list[int]:
    """The poses that one step can lead to; a figure that cannot go forward turns around (WC-MOVE-03..11)."""
    exits = PLACES[place].exits
    forward = [pose for pose in exits[facing] if can_enter(g, pose >> 2)]
    if forward or PLACES[place].central:
        return forward
    return [pose for pose in exits[1 - facing] if can_enter(g, pose >> 2)]


def broken_ahead(g: State, side: Side) -> Refusals:
    """The damaged paths ahead that cannot be entered (WC-MOVE-07)."""
    ahead = [pose >> 2 for pose in PLACES[side.place].exits[side.facing]]
    return [
        (("step", PLACES[place].id), ("no-bridge", "WC-MOVE-07"))
        for place in dict.fromkeys(ahead)
        if not can_enter(g, place)
    ]


def is_occupied(g: State, side: Side, place: int) -> bool:
    for other in g.sides:
        if other is not side and other.place == place:
            return True
    return False


def enter(g: State, side: Side, pose: int) -> None:
    """The figure comes to a place; another region may trigger a level III ability (WC-ABIL-06..11)."""
    place = PLACES[pose >> 2]
    side.place = place.number
    side.facing = pose & 3
    g.tell("step", side.number, place.id)
    if place.path < 0 and not place.regions & side.started:
        trigger(g, side)


def trigger(g: State, side: Side) -> None:
    if side.abilities & LEVEL_3 and side.entered == QUIET:
        side.entered = TRIGGERED
        g.tell("triggered", side.number)


def move_act(g: State, seat: int, spaces: int, used: int, on: int, *skipped: int) -> Script | None:
    """One choice of a movement: a step, a skip, a bind, or the end of it.

    ``on`` is the space that was skipped and has to be left, ``skipped`` the poses in which spaces were.
    """
    player = g.players[seat]
    left = left_of(player, spaces, used, BOOT)
    further = 1 if player.abilities & AUREON_2 and not player.extra_step else 0
    options: list[Option] = []
    poses: list[int] = []
    if left + further:
        poses = ways(g, player.place, player.facing)
        for pose in poses:
            place = pose >> 2
            options.append(("step", PLACES[place].id))
            if pose not in skipped and is_occupied(g, player, place):
                options.append(("skip", PLACES[place].id))
        if player.abilities & FREYITH_2 and not used and not skipped:
            options.append(TELEPORT)
    add_bindings(g, player, options)
    if not options:
        return None
    if not left or on != player.place:
        # A skipped space has to be left, unless the rest was cancelled meanwhile (WC-MOVE-14, WC-AMB-54).
        options.append(STOP)
    return ask_step(g, player, spaces, used, on, skipped, left, poses, options)


def ask_step(
    g: State,
    player: Player,
    spaces: int,
    used: int,
    on: int,
    skipped: tuple[int, ...],
    left: int,
    poses: list[int],
    options: list[Option],
) -> Script:
    seat = player.number
    picked = yield Decision(
        MOVE, (seat,), options, about=(left,), refusals=lambda: broken_ahead(g, player) if left else []
    )
    verb = picked[0]
    if verb == "stop":
        return
    if verb == "teleport":
        yield from teleport(g, player)
        # All of the movement is used; only its window for binding is still open (WC-AMB-23).
        g.then((MOVE, seat, 1, 1, NONE))
        return
    if verb in ("step", "skip"):
        place = PLACE[str(picked[1])]
        pose = next(pose for pose in poses if pose >> 2 == place)
        if verb == "skip":
            g.tell("skip", seat, PLACES[place].id)
            if not left:
                # Only Aureon's further space allows it. It is all that is left of this movement, and no
                # conduit's to lose (WC-AMB-31, WC-BTIL-04).
                player.extra_step = True
                spaces, used = 1, 0
            player.place = place
            player.facing = pose & 3
            g.then((MOVE, seat, spaces, used, place, *skipped, pose))
        else:
            if left:
                used += 1
            else:
                player.extra_step = True
            enter(g, player, pose)
            g.then((MOVE, seat, spaces, used, NONE, *skipped))
        if PLACES[place].path >= 0:
            g.then((CROSS, seat, PLACES[place].path))
        return
    g.then((MOVE, seat, spaces, used, on, *skipped))
    assert do_binding(g, player, picked), picked


def teleport(g: State, player: Player) -> Script:
    """To any space of the map, facing as the player likes (WC-FRE-03, WC-AMB-23)."""
    seat = player.number
    picked = yield Decision("teleport_region", (seat,), [("to_region", region.id) for region in REGIONS])
    region = REGION[str(picked[1])]
    spaces: list[Option] = [
        ("to_space", place.id) for place in PLACES if place.path < 0 and place.regions >> region.number & 1
    ]
    picked = yield Decision("teleport_space", (seat,), spaces)
    place = PLACES[PLACE[str(picked[1])]]
    pose = place.poses[0]
    if len(place.poses) > 1:
        # Facings are told by the places that lie ahead.
        ahead: list[Option] = [("face", PLACES[place.exits[facing][0] >> 2].id) for facing in (0, 1)]
        picked = yield Decision("teleport_facing", (seat,), ahead)
        pose += ahead.index(picked)
    player.place = place.number
    player.facing = pose & 3
    g.tell("teleport", seat, place.id)
    if not place.regions & player.started:
        trigger(g, player)
