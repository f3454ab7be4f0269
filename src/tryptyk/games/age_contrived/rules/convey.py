"""The convey turn: tiles are pushed through the channel, conduits move, new tiles are filled (WC-EXP)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.energy import named
from tryptyk.games.age_contrived.components.printed import POSITIONS
from tryptyk.games.age_contrived.rules.conduits import conduits_act, match_conduits
from tryptyk.games.age_contrived.rules.filling import STEP_4, fill_act
from tryptyk.games.age_contrived.rules.gods import god_of
from tryptyk.games.age_contrived.rules.patrons import patron_build_item
from tryptyk.games.age_contrived.rules.stages import BEGINNING, stage_act
from tryptyk.games.age_contrived.state import Player, State
from tryptyk.kernel.decision import Decision, Script
from tryptyk.kernel.state import Item

SECOND_TILE: Final = "second_tile"
CONDUIT_STEP: Final = "conduit_step"
FILL_STEP: Final = "fill_step"
CONVEY_END: Final = "convey_end"


def second_tile_item(seat: int) -> Item:
    return (SECOND_TILE, seat)


def conduit_step_item(seat: int) -> Item:
    return (CONDUIT_STEP, seat)


def fill_step_item(seat: int) -> Item:
    return (FILL_STEP, seat)


def convey_end_item(seat: int) -> Item:
    return (CONVEY_END, seat)


def convey(g: State, player: Player, id: str) -> None:
    """Steps 1 to 5; the patron's build belongs to the end of the turn (WC-EXP-01, 16, WC-AMB-15)."""
    seat = player.number
    player.fillable = 0
    player.front = 1
    insert(g, player, id)
    g.then(conduit_step_item(seat), fill_step_item(seat), patron_build_item(seat), convey_end_item(seat))
    if player.charged:
        g.then(second_tile_item(seat))


def insert(g: State, player: Player, id: str) -> None:
    """An inactive tile comes in at the first position, and the last one is pushed out (WC-EXP-02, 03, 14)."""
    number = next(n for n in range(len(player.inactive)) if player.inactive[n].id == id)
    tile = player.inactive.pop(number)
    out = player.channel.pop()
    freed = player.upper.pop() + player.lower.pop()
    player.exhausted += freed
    player.inactive.append(out)
    player.channel.insert(0, tile)
    player.upper.insert(0, 0)
    player.lower.insert(0, 0)
    player.fillable = player.fillable << 1 | 1
    player.front <<= 1
    g.tell("insert", player.number, tile.id, out.id)
    if freed:
        g.tell("exhaust", player.number, named(freed))


def second_tile_act(g: State, seat: int) -> Script:
    """A charged channel token may be exhausted to insert the other tile (WC-EXP-04..07)."""
    player = g.players[seat]
    # The tile pushed out a moment ago lies behind it and may not be used (WC-EXP-06).
    other = player.inactive[0]
    picked = yield Decision(SECOND_TILE, (player.number,), [("insert", other.id), ("no",)])
    if picked[0] == "insert":
        player.charged = False
        insert(g, player, other.id)


def conduit_step_act(g: State, seat: int) -> Script | None:
    """Step 3: the conduits are compared with the tiles that now lie below them (WC-EXP-08)."""
    match_conduits(g, g.players[seat])
    return conduits_act(g, seat, 0)


def fill_step_act(g: State, seat: int) -> Script | None:
    """Step 4: the inserted tiles, and what a god may fill beside them (WC-EXP-09, WC-IGN-02)."""
    player = g.players[seat]
    player.matched = [0] * POSITIONS
    return fill_act(g, seat, player.fillable | god_of(player).filled_too(player), STEP_4)


def convey_end_act(g: State, seat: int) -> Script | None:
    g.players[seat].fillable = 0
    g.players[seat].front = 0
    return stage_act(g, BEGINNING)
