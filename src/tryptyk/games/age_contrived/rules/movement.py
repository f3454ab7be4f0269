"""Moving the character over the map, space by space (WC-MOVE, WC-BIND-01, WC-AMB-31, 32, 53, 54).

A movement waits on the agenda while a bridge's bonus interrupts it, and goes on from where the figure then
stands. What it has used, and which spaces it has skipped, is in its item.
"""

from __future__ import annotations

from tryptyk.games.age_contrived.components.catalogue import PLACE, PLACES
from tryptyk.games.age_contrived.components.printed import BOOT
from tryptyk.games.age_contrived.rules.binding import add_bindings, do_binding
from tryptyk.games.age_contrived.rules.crossing import cross_item
from tryptyk.games.age_contrived.rules.gods import god_of
from tryptyk.games.age_contrived.rules.journeys import MOVE, STOP, left_of, move_item
from tryptyk.games.age_contrived.state import NONE, QUIET, TRIGGERED, Player, Side, State
from tryptyk.kernel.decision import Decision, Option, Refusals, Script
from tryptyk.kernel.state import Item


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
    if side.abilities & side.character.abilities[2] and side.entered == QUIET:
        side.entered = TRIGGERED
        g.tell("triggered", side.number)


class Journey:
    """A movement of the character as its item has it, and what is left of it now."""

    __slots__ = ("left", "on", "player", "skipped", "spaces", "used")

    player: Player
    spaces: int
    used: int
    on: int
    """The space that was skipped and has to be left."""
    skipped: tuple[int, ...]
    """The poses in which spaces were skipped."""
    left: int

    def __init__(self, player: Player, spaces: int, used: int, on: int, skipped: tuple[int, ...]) -> None:
        self.player = player
        self.spaces = spaces
        self.used = used
        self.on = on
        self.skipped = skipped
        self.left = left_of(player, spaces, used, BOOT)

    def step(self, pose: int) -> Item:
        """What is still to be done after a step to a pose."""
        if self.left:
            self.used += 1
        else:
            self.player.extra_step = True
        return self._rest(NONE, self.skipped)

    def skip(self, pose: int) -> Item:
        """What is still to be done after the space of a pose was skipped, which costs nothing."""
        if not self.left:
            # Only Aureon's further space allows it. It is all that is left of this movement, and no
            # conduit's to lose (WC-AMB-31, WC-BTIL-04).
            self.player.extra_step = True
            self.spaces, self.used = 1, 0
        return self._rest(pose >> 2, (*self.skipped, pose))

    def pause(self) -> Item:
        """What is still to be done after something that is no movement."""
        return self._rest(self.on, self.skipped)

    def _rest(self, on: int, skipped: tuple[int, ...]) -> Item:
        return move_item(self.player.number, spaces=self.spaces, used=self.used, on=on, skipped=skipped)


def move_act(g: State, seat: int, spaces: int, used: int, on: int, *skipped: int) -> Script | None:
    """One choice of a movement: a step, a skip, a bind, or the end of it."""
    player = g.players[seat]
    journey = Journey(player, spaces, used, on, skipped)
    god = god_of(player)
    options: list[Option] = []
    poses: list[int] = []
    if journey.left + god.further_steps(player):
        poses = ways(g, player.place, player.facing)
        for pose in poses:
            place = pose >> 2
            options.append(("step", PLACES[place].id))
            if pose not in skipped and is_occupied(g, player, place):
                options.append(("skip", PLACES[place].id))
        if not used and not skipped:
            options.extend(god.instead_of_moving(player))
    add_bindings(g, player, options)
    if not options:
        return None
    if not journey.left or on != player.place:
        # A skipped space has to be left, unless the rest was cancelled meanwhile (WC-MOVE-14, WC-AMB-54).
        options.append(STOP)
    return ask_step(g, journey, poses, options)


def ask_step(g: State, journey: Journey, poses: list[int], options: list[Option]) -> Script:
    player = journey.player
    left = journey.left
    picked = yield Decision(
        MOVE,
        (player.number,),
        options,
        about=(left,),
        refusals=lambda: broken_ahead(g, player) if left else [],
    )
    verb = picked[0]
    if verb == "stop":
        return
    if verb in ("step", "skip"):
        place = PLACE[str(picked[1])]
        pose = next(pose for pose in poses if pose >> 2 == place)
        if verb == "skip":
            g.tell("skip", player.number, PLACES[place].id)
            g.then(journey.skip(pose))
            player.place = place
            player.facing = pose & 3
        else:
            g.then(journey.step(pose))
            enter(g, player, pose)
        if PLACES[place].path >= 0:
            g.then(cross_item(player.number, path=PLACES[place].path))
        return
    if picked in god_of(player).instead_of_moving(player):
        yield from god_of(player).do_instead(g, player, picked)
        # All of the movement is used; only its window for binding is still open (WC-AMB-23).
        g.then(move_item(player.number, spaces=1, used=1))
        return
    g.then(journey.pause())
    assert do_binding(g, player, picked), picked
