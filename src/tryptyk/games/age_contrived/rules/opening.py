"""Before the first turn: energy laid out in secret, and the draft of neutral bridges (WC-ADV)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import BRIDGES, PATH, PATHS, PLACES, PLAYERS
from tryptyk.games.age_contrived.components.energy import KINDS, UNIT, kinds_in, named
from tryptyk.games.age_contrived.components.printed import ROWS, Bridge
from tryptyk.games.age_contrived.rules.filling import fill_options, put_on_tile
from tryptyk.games.age_contrived.state import State
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.state import Item

ARRANGE: Final = "arrange"
SET_ASIDE: Final = "set_aside"
REVEAL: Final = "reveal"
DRAFT: Final = "draft"


def arrange_item(seat: int, *, left: int) -> Item:
    return (ARRANGE, seat, left)


def set_aside_item(seat: int) -> Item:
    return (SET_ASIDE, seat)


def reveal_item() -> Item:
    return (REVEAL,)


def draft_item(seat: int) -> Item:
    return (DRAFT, seat)


def tiles_laid_out(g: State) -> int:
    """The action tiles that get the first energies: a bit for each (WC-ADV-03)."""
    return sum([1 << position for position in PLAYERS[len(g.players)].filled])


def arrange_act(g: State, seat: int, left: int) -> Script:
    """One of the first energies onto a tile, in secret, until all are laid out (WC-ADV-03, 04, 06)."""
    player = g.players[seat]
    options = fill_options(player, tiles_laid_out(g))
    picked = yield Decision(ARRANGE, (seat,), options, about=(left,), private=True, explicit=True)
    kind = KINDS.index(str(picked[3]))
    player.exhausted -= UNIT[kind]
    put_on_tile(g, player, int(picked[1]) - 1, ROWS.index(str(picked[2])), kind)
    g.then(arrange_item(seat, left=left - 1) if left > 1 else set_aside_item(seat))


def set_aside_act(g: State, seat: int) -> Script:
    """One energy for the Pool, kept aside until all devices are revealed (WC-ADV-05)."""
    player = g.players[seat]
    options: list[Option] = [("pool", KINDS[kind]) for kind in kinds_in(player.exhausted)]
    picked = yield Decision(SET_ASIDE, (seat,), options, private=True, explicit=True)
    kind = KINDS.index(str(picked[1]))
    player.exhausted -= UNIT[kind]
    player.aside += UNIT[kind]


def reveal_act(g: State) -> None:
    """All devices are revealed at once, and what was set aside goes to the Pool (WC-ADV-07)."""
    g.secret = False
    for player in g.players:
        player.pool += player.aside
        g.tell("revealed", player.number, named(player.aside))
        player.aside = 0
    g.reveal()


def draft_options(g: State) -> list[Option]:
    """Any bridge on any empty path that crowds no player's starting region (WC-ADV-11, 12, WC-AMB-42)."""
    guarded = 0
    for side in g.sides:
        guarded |= PLACES[side.place].regions
    crowded = 0
    for path in range(len(g.bridges)):
        if g.bridges[path] is not None:
            crowded |= PLACES[PATHS[path]].regions
    options: list[Option] = []
    for path in range(len(g.bridges)):
        place = PLACES[PATHS[path]]
        if g.bridges[path] is None and not place.regions & guarded & crowded:
            for bridge in g.supply:
                options.append(("draft", bridge.id, place.id))
    return options


def draft_act(g: State, seat: int) -> Script | None:
    """One bridge, then the player to the right goes on, until none can be placed (WC-ADV-10, 13)."""
    options = draft_options(g)
    if not options:
        g.supply = []
        return None
    return ask_draft(g, seat, options)


def ask_draft(g: State, seat: int, options: list[Option]) -> Script:
    picked = yield Decision(DRAFT, (seat,), options)
    bridge: Bridge = BRIDGES[str(picked[1])][0]
    g.supply.remove(bridge)
    g.bridges[PATH[str(picked[2])]] = bridge
    g.tell("draft", seat, bridge.id, str(picked[2]))
    g.then(draft_item((seat - 1) % len(g.players)))
