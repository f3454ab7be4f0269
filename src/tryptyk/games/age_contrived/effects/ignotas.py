"""Ignotas: primals on the second tile recharge, one more tile is filled, regions rearrange (WC-IGN)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tryptyk.games.age_contrived.components.energy import KINDS, PRIMAL, UNIT, count, kinds_in
from tryptyk.games.age_contrived.components.printed import LOWER, POSITIONS, ROWS, UPPER
from tryptyk.games.age_contrived.rules.energies import recharge
from tryptyk.games.age_contrived.rules.filling import has_space
from tryptyk.games.age_contrived.rules.gods import God, enter_god
from tryptyk.games.age_contrived.state import Player, State
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.game import Act
from tryptyk.kernel.state import Item

IGNITE: Final = "ignotas_1"
LEVEL_3: Final = "ignotas_3"
REARRANGE: Final = "rearrange"
DONE: Final[Option] = ("done",)
RECHARGE: Final[Option] = ("recharge_now",)
EXCHANGES: Final = 20
"""So many reach every arrangement of the energies on five tiles."""
SECOND: Final = 1
"""The position, counted from 0, on which primals recharge."""


def ignite_item(seat: int) -> Item:
    return (IGNITE, seat)


def level_3_item(seat: int) -> Item:
    return (LEVEL_3, seat)


def rearrange_item(seat: int, *, left: int, natives: int) -> Item:
    """``natives`` says how many of the primals that lay on the second tile at first are in which row."""
    return (REARRANGE, seat, left, natives)


class Ignotas(God):
    def acts(self) -> Mapping[str, Act]:
        return {IGNITE: ignite_act, LEVEL_3: level_3_act, REARRANGE: rearrange_act}

    def whole(self) -> tuple[str, ...]:
        """Two energies that change places can be judged by themselves."""
        return (REARRANGE,)

    def at_region(self, seat: int) -> Item:
        return level_3_item(seat)

    def on_tile(self, g: State, player: Player, position: int, kind: int) -> None:
        if kind == PRIMAL and position == SECOND and self.recharges(player):
            g.then(ignite_item(player.number))

    def recharges(self, player: Player) -> bool:
        return bool(player.abilities & self.first) and not player.charged

    def filled_too(self, player: Player) -> int:
        """The one that began the turn in front (WC-IGN-02)."""
        return player.front if player.abilities & self.second else 0


IGNOTAS: Final = Ignotas("ignotas", worth=(3.0, 3.0, 3.0))
enter_god(IGNOTAS)


# I


def ignite_act(g: State, seat: int) -> Script | None:
    """The channel token may be recharged (WC-IGN-01)."""
    player = g.players[seat]
    return None if player.charged else ask_ignite(g, player)


def ask_ignite(g: State, player: Player) -> Script:
    default = None if g.active == player.number else RECHARGE
    picked = yield Decision(IGNITE, (player.number,), [RECHARGE, ("no",)], default=default)
    if picked == RECHARGE:
        recharge(g, player)


# III


def row_of(player: Player, position: int, row: int) -> int:
    return player.upper[position] if row == UPPER else player.lower[position]


def level_3_act(g: State, seat: int) -> None:
    player = g.players[seat]
    upper, lower = count(player.upper[SECOND], PRIMAL), count(player.lower[SECOND], PRIMAL)
    natives = upper << place(SECOND, UPPER) | lower << place(SECOND, LOWER)
    g.then(rearrange_item(seat, left=EXCHANGES, natives=natives))


def place(position: int, row: int) -> int:
    """Where the two bits of a row are in ``natives``; nobody has more than three primals."""
    return 4 * position + 2 * row


def rearrange_act(g: State, seat: int, left: int, natives: int) -> Script | None:
    """One energy is moved or exchanged after another (WC-IGN-03, WC-AMB-21)."""
    player = g.players[seat]
    options: list[Option] = []
    if left:
        for position in range(POSITIONS):
            for row in (UPPER, LOWER):
                for kind in kinds_in(row_of(player, position, row)):
                    if targets(player, position, row, kind):
                        options.append(("move_energy", position + 1, ROWS[row], KINDS[kind]))
    if not options:
        finish(g, player, natives)
        return None
    return ask_rearrange(g, player, left, natives, [*options, DONE])


def finish(g: State, player: Player, natives: int) -> None:
    """Each primal that has come to the second tile counts as placed there (WC-AMB-21)."""
    if not IGNOTAS.recharges(player):
        return
    for row in (UPPER, LOWER):
        if count(row_of(player, SECOND, row), PRIMAL) > natives >> place(SECOND, row) & 3:
            g.then(ignite_item(player.number))
            return


def targets(player: Player, position: int, row: int, kind: int) -> list[Option]:
    """Other rows with room, and other energies to change places with."""
    found: list[Option] = []
    for other in range(POSITIONS):
        for there in (UPPER, LOWER):
            if other == position and there == row:
                continue
            if has_space(player, other, there):
                found.append(("onto", other + 1, ROWS[there]))
            for swapped in kinds_in(row_of(player, other, there)):
                if swapped != kind:
                    found.append(("exchange", other + 1, ROWS[there], KINDS[swapped]))
    return found


def ask_rearrange(g: State, player: Player, left: int, natives: int, options: list[Option]) -> Script:
    seat = player.number
    picked = yield Decision(REARRANGE, (seat,), options, default=None if g.active == seat else DONE)
    if picked == DONE:
        finish(g, player, natives)
        return
    position, row = int(picked[1]) - 1, ROWS.index(str(picked[2]))
    kind = KINDS.index(str(picked[3]))
    picked = yield Decision(
        "rearrange_to", (seat,), targets(player, position, row, kind), about=(KINDS[kind], position + 1)
    )
    other, there = int(picked[1]) - 1, ROWS.index(str(picked[2]))
    natives = move(player, position, row, other, there, kind, natives)
    if picked[0] == "exchange":
        natives = move(player, other, there, position, row, KINDS.index(str(picked[3])), natives)
    g.tell("rearrange", seat, KINDS[kind], other + 1)
    g.then(rearrange_item(seat, left=left - 1, natives=natives))


def move(player: Player, position: int, row: int, other: int, there: int, kind: int, natives: int) -> int:
    """An energy goes from one row to another; gives where the natives are now."""
    if kind == PRIMAL:
        here = natives >> place(position, row) & 3
        # They look alike: a native goes from the second tile first, and last from anywhere else.
        if here and (position == SECOND or here == count(row_of(player, position, row), PRIMAL)):
            natives += (1 << place(other, there)) - (1 << place(position, row))
    (player.upper if row == UPPER else player.lower)[position] -= UNIT[kind]
    (player.upper if there == UPPER else player.lower)[other] += UNIT[kind]
    return natives
