"""Moving on the monument and pillar tracks (WC-TRCK)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.energy import KINDS, UNIT, kinds_in
from tryptyk.games.age_contrived.components.printed import (
    MONUMENT,
    MONUMENT_TRACK,
    PILLAR,
    TOP,
    TRACKS,
)
from tryptyk.games.age_contrived.rules.binding import add_bindings, do_binding
from tryptyk.games.age_contrived.rules.energies import BORROW, borrow, lenders
from tryptyk.games.age_contrived.rules.journeys import STOP, TRACK, left_of, track_item
from tryptyk.games.age_contrived.state import Player, State
from tryptyk.kernel.decision import Decision, Option, Script

ADVANCE: Final[Option] = ("advance",)


def track_act(g: State, seat: int, track: int, steps: int, used: int) -> Script | None:
    """One choice of a movement: a step, an energy that enters, a bind, or the end (WC-TRCK-02..08)."""
    player = g.players[seat]
    left = left_of(player, steps, used, MONUMENT if track == MONUMENT_TRACK else PILLAR)
    options: list[Option] = []
    if left:
        if not player.tracks[track]:
            for kind in kinds_in(player.exhausted):
                options.append(("enter", KINDS[kind]))
            if not player.exhausted and lenders(g, player):
                options.append(BORROW)
        elif player.tracks[track] < TOP:
            options.append(ADVANCE)
    add_bindings(g, player, options)
    if not options:
        return None
    options.append(STOP)
    return ask_track(g, player, track, steps, used, left, options)


def ask_track(
    g: State, player: Player, track: int, steps: int, used: int, left: int, options: list[Option]
) -> Script:
    seat = player.number
    picked = yield Decision(TRACK, (seat,), options, about=(TRACKS[track], left))
    if picked == STOP:
        return
    if picked == ADVANCE:
        player.tracks[track] += 1
        g.tell("advance", seat, TRACKS[track], player.tracks[track])
        used += 1
    elif picked[0] == "enter":
        enter_track(g, player, track, KINDS.index(str(picked[1])))
        used += 1
    elif picked == BORROW:
        enter_track(g, player, track, (yield from borrow(g, player, lenders(g, player))))
        used += 1
    g.then(track_item(seat, track=track, steps=steps, used=used))
    do_binding(g, player, picked)


def enter_track(g: State, player: Player, track: int, kind: int) -> None:
    player.exhausted -= UNIT[kind]
    player.tracks[track] = 1
    player.track_kinds[track] = kind
    g.tell("enter", player.number, TRACKS[track], KINDS[kind])
