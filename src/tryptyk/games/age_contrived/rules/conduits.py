"""Conduits: the movement they give in a convey turn (WC-COND, WC-BTIL-04)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.printed import (
    BOOT,
    MONUMENT,
    MONUMENT_TRACK,
    PILLAR,
    PILLAR_TRACK,
    POSITIONS,
    SYMBOLS,
)
from tryptyk.games.age_contrived.rules.journeys import BY_CONDUITS, allowance, start_move, start_track
from tryptyk.games.age_contrived.state import NONE, Player, State
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.state import Item

CONDUITS: Final = "conduits"


def conduits_item(seat: int, *, done: int) -> Item:
    """``done`` has a bit for each kind of movement that was made."""
    return (CONDUITS, seat, done)


def movement_of(g: State, conduit: int, symbols: int) -> int:
    """What a conduit gives over a tile with so many symbols of its kind (WC-AMB-01)."""
    if g.conduit_movement == "sum":
        return conduit + symbols
    return conduit * symbols if g.conduit_movement == "product" else symbols


def match_conduits(g: State, player: Player) -> None:
    """Compare every conduit with the tile below it, as they lie now (WC-COND-01..03, 10)."""
    for slot in range(POSITIONS):
        conduit = player.conduits[slot]
        player.matched[slot] = 0
        if conduit != NONE:
            symbols = player.channel[slot].symbols[conduit >> 2]
            if symbols:
                player.matched[slot] = movement_of(g, conduit & 3, symbols)


def conduits_act(g: State, seat: int, done: int) -> Script | None:
    """All movement of one kind, then of the next; the player chooses the order (WC-COND-07)."""
    player = g.players[seat]
    waiting = [s for s in (BOOT, MONUMENT, PILLAR) if not done >> s & 1 and allowance(player, s)]
    if not waiting:
        return None
    return ask_order(g, player, done, waiting)


def ask_order(g: State, player: Player, done: int, waiting: list[int]) -> Script:
    options: list[Option] = [("conduits", SYMBOLS[s], allowance(player, s)) for s in waiting]
    picked = yield Decision(CONDUITS, (player.number,), options)
    symbol = SYMBOLS.index(str(picked[1]))
    g.then(conduits_item(player.number, done=done | 1 << symbol))
    if symbol == BOOT:
        start_move(g, player, BY_CONDUITS)
    else:
        start_track(g, player, MONUMENT_TRACK if symbol == MONUMENT else PILLAR_TRACK, BY_CONDUITS)
