"""Bridges that a character comes to: what they give (WC-BRDG)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import PATH, PATHS, PLACES
from tryptyk.games.age_contrived.components.printed import ANY_BENEFIT_TOKEN, MOVE_CHARACTER, Bonus
from tryptyk.games.age_contrived.rules.bonuses import give, gives_anything, tokens_for
from tryptyk.games.age_contrived.state import Player, State
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.state import Item

CROSS: Final = "cross"
TAKE: Final[Option] = ("take",)
DECLINE: Final[Option] = ("decline",)


def cross_item(seat: int, *, path: int) -> Item:
    return (CROSS, seat, path)


def is_offered(g: State, player: Player, bonus: Bonus, path: int) -> bool:
    """Whether a bonus would bring something, and may be taken from a path once more (WC-BRDG-10)."""
    moved = bool(player.moved_by >> path & 1)
    if bonus.kind == MOVE_CHARACTER:
        return not moved
    if bonus.kind == ANY_BENEFIT_TOKEN:
        return bool(tokens_for(g, player, path))
    return gives_anything(g, player, bonus)


def cross_act(g: State, seat: int, path: int) -> Script | None:
    """Whoever enters or skips a bridge may have its bonus; at level III that of another (WC-BRDG-01..06)."""
    player = g.players[seat]
    bridge = g.bridges[path]
    assert bridge is not None, path
    if bridge.level < 3:
        if is_offered(g, player, bridge.bonus, path):
            return ask_bonus(g, player, path, [TAKE])
        return None
    options: list[Option] = []
    for other in range(len(g.bridges)):
        copied = g.bridges[other]
        if copied is not None and copied.level < 3 and is_offered(g, player, copied.bonus, path):
            options.append(("copy", PLACES[PATHS[other]].id))
    return ask_bonus(g, player, path, options) if options else None


def ask_bonus(g: State, player: Player, path: int, options: list[Option]) -> Script:
    bridge = g.bridges[path]
    assert bridge is not None, path
    options.append(DECLINE)
    default = None if g.active == player.number else DECLINE
    picked = yield Decision(CROSS, (player.number,), options, about=(bridge.id,), default=default)
    if picked == DECLINE:
        return
    if picked != TAKE:
        bridge = g.bridges[PATH[str(picked[1])]]
        assert bridge is not None, picked
    g.tell("crossing", player.number, bridge.id)
    give(g, player, bridge.bonus, path)
