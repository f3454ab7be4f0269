"""Rusné: primals pay for any action, gained energy waits, regions let conduits change places (WC-RUS)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tryptyk.games.age_contrived.components.energy import KINDS, PRIMAL, UNIT, kinds_in
from tryptyk.games.age_contrived.components.printed import ROWS, SYMBOLS
from tryptyk.games.age_contrived.rules.filling import put_on_tile, spaces_on
from tryptyk.games.age_contrived.rules.gods import God, enter_god
from tryptyk.games.age_contrived.rules.resolving import EVERY_TILE
from tryptyk.games.age_contrived.state import NONE, Player, Side, State
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.game import Act
from tryptyk.kernel.state import Item

KEEP_GAINED: Final = "rusne_2"
LEVEL_3: Final = "rusne_3"
SHIFT: Final = "shift_conduits"
EXHAUST_ALL: Final[Option] = ("exhaust_all",)
DONE: Final[Option] = ("done",)


def keep_gained_item(seat: int) -> Item:
    return (KEEP_GAINED, seat)


def level_3_item(seat: int) -> Item:
    return (LEVEL_3, seat)


def shift_item(seat: int, *, left: int) -> Item:
    return (SHIFT, seat, left)


class Rusne(God):
    def acts(self) -> Mapping[str, Act]:
        return {KEEP_GAINED: keep_gained_act, LEVEL_3: level_3_act, SHIFT: shift_act}

    def at_region(self, seat: int) -> Item:
        return level_3_item(seat)

    def any_action(self, player: Player, kind: int) -> bool:
        return kind == PRIMAL and bool(player.abilities & self.first)

    def gains_aside(self, side: Side) -> bool:
        return bool(side.abilities & self.second)

    def keep_aside(self, seat: int) -> Item:
        return keep_gained_item(seat)


RUSNE: Final = Rusne("rusne", worth=(3.0, 3.0, 3.0))
enter_god(RUSNE)


# II


def keep_gained_act(g: State, seat: int) -> Script | None:
    """One of the energies set aside may go onto an active tile; the others are exhausted (WC-RUS-03, 04)."""
    player = g.players[seat]
    options: list[Option] = []
    # An ability whose bridge has come back meanwhile keeps nothing (WC-ABIL-04).
    if RUSNE.gains_aside(player):
        options = [
            ("fill", position + 1, ROWS[row], KINDS[kind])
            for position, row in spaces_on(player, EVERY_TILE)
            for kind in kinds_in(player.aside)
        ]
    if not options:
        exhaust_aside(player)
        return None
    return ask_keep(g, player, [*options, EXHAUST_ALL])


def exhaust_aside(player: Player) -> None:
    player.exhausted += player.aside
    player.aside = 0


def ask_keep(g: State, player: Player, options: list[Option]) -> Script:
    seat = player.number
    picked = yield Decision(KEEP_GAINED, (seat,), options, default=None if g.active == seat else EXHAUST_ALL)
    if picked != EXHAUST_ALL:
        kind = KINDS.index(str(picked[3]))
        player.aside -= UNIT[kind]
        g.tell("fill", seat, KINDS[kind], int(picked[1]))
        put_on_tile(g, player, int(picked[1]) - 1, ROWS.index(str(picked[2])), kind)
    exhaust_aside(player)


# III


def level_3_act(g: State, seat: int) -> None:
    """The conduits may be rearranged; as many exchanges as there are slots reach every order (WC-RUS-05)."""
    g.then(shift_item(seat, left=len(g.players[seat].conduits)))


def shift_act(g: State, seat: int, left: int) -> Script | None:
    player = g.players[seat]
    conduits = player.conduits
    options: list[Option] = []
    if left:
        for slot in range(len(conduits)):
            for other in range(len(conduits)):
                # Of two conduits the exchange is named once.
                if slot != other and conduits[slot] != NONE and (other > slot or conduits[other] == NONE):
                    if conduits[slot] != conduits[other]:
                        options.append(("shift_conduit", SYMBOLS[conduits[slot] >> 2], slot + 1, other + 1))
    return ask_shift(g, player, left, [*options, DONE]) if options else None


def ask_shift(g: State, player: Player, left: int, options: list[Option]) -> Script:
    default = None if g.active == player.number else DONE
    picked = yield Decision(SHIFT, (player.number,), options, default=default)
    if picked == DONE:
        return
    slot, other = int(picked[2]) - 1, int(picked[3]) - 1
    conduits = player.conduits
    conduits[slot], conduits[other] = conduits[other], conduits[slot]
    g.tell("shift-conduit", player.number, str(picked[1]), other + 1)
    g.then(shift_item(player.number, left=left - 1))
