"""Filling tiles of the device with energy, one by one (WC-EXP-09..13, WC-BREF, WC-WIND-03, WC-IGN-01)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.abilities import IGNOTAS_1
from tryptyk.games.age_contrived.components.energy import KINDS, PRIMAL, UNIT, kinds_in, size
from tryptyk.games.age_contrived.components.printed import LOWER, POSITIONS, ROWS, UPPER
from tryptyk.games.age_contrived.rules.energies import BORROW, borrow, lenders, recharge
from tryptyk.games.age_contrived.state import Player, State
from tryptyk.kernel.decision import Asking, Decision, Option, Script

FILL: Final = "fill"
REFILL: Final = "refill"
IGNITE: Final = "ignotas_1"
DONE: Final[Option] = ("done",)
WIND: Final[Option] = ("wind",)
RECHARGE: Final[Option] = ("recharge_now",)
SECOND: Final = 1
"""The position, counted from 0, that Ignotas watches."""

# What the tiles are filled by.
STEP_4: Final = 1
OTHERWISE: Final = 0


def has_space(player: Player, position: int, row: int) -> bool:
    tile = player.channel[position]
    if row == UPPER:
        return size(player.upper[position]) < tile.upper
    return size(player.lower[position]) < tile.lower


def put_on_tile(g: State, player: Player, position: int, row: int, kind: int) -> None:
    """An energy comes onto a space; a primal one on the second tile may recharge for Ignotas (WC-IGN-01)."""
    (player.upper if row == UPPER else player.lower)[position] += UNIT[kind]
    if kind == PRIMAL and position == SECOND and player.abilities & IGNOTAS_1 and not player.charged:
        g.then((IGNITE, player.number))


def spaces_on(player: Player, tiles: int) -> list[tuple[int, int]]:
    """The rows of these tiles that have an empty space: positions and rows."""
    found: list[tuple[int, int]] = []
    for position in range(POSITIONS):
        if tiles >> position & 1:
            for row in (UPPER, LOWER):
                if has_space(player, position, row):
                    found.append((position, row))
    return found


def fill_options(player: Player, tiles: int) -> list[Option]:
    kinds = kinds_in(player.exhausted)
    return [
        ("fill", position + 1, ROWS[row], KINDS[kind])
        for position, row in spaces_on(player, tiles)
        for kind in kinds
    ]


def fill_act(g: State, seat: int, tiles: int, how: int) -> Script | None:
    """One energy from the exhausted pool onto one of the tiles, or an end of it (WC-EXP-10..12)."""
    player = g.players[seat]
    options: list[Option] = []
    if spaces_on(player, tiles):
        options = fill_options(player, tiles)
        if not player.exhausted and lenders(g, player, tiles=tiles):
            options.append(BORROW)
    if how == STEP_4 and player.wind:
        options.append(WIND)
    if not options:
        return None
    options.append(DONE)
    return ask_fill(g, player, tiles, how, options)


def ask_fill(g: State, player: Player, tiles: int, how: int, options: list[Option]) -> Script:
    seat = player.number
    picked = yield Decision(FILL, (seat,), options, default=None if g.active == seat else DONE)
    if picked == DONE:
        # The tiles are filled at the end of a convey turn (WC-AMB-49).
        g.announced = how == STEP_4
        return
    if picked == WIND:
        # One step fills them all, so that nothing is borrowed from one for another (WC-MISS-15).
        tiles |= yield from spend_wind(g, player)
        g.then((FILL, seat, tiles, how))
        return
    g.then((FILL, seat, tiles, how))
    if picked == BORROW:
        yield from borrow(g, player, lenders(g, player, tiles=tiles))
        picked = yield Decision(FILL, (seat,), fill_options(player, tiles))
    kind = KINDS.index(str(picked[3]))
    player.exhausted -= UNIT[kind]
    g.tell("fill", seat, KINDS[kind], int(picked[1]))
    put_on_tile(g, player, int(picked[1]) - 1, ROWS.index(str(picked[2])), kind)


def spend_wind(g: State, player: Player) -> Asking[int]:
    """Two different active tiles may be filled, too: a bit for each (WC-WIND-03, WC-AMB-38)."""
    seat = player.number
    player.wind = False
    g.tell("wind", seat)
    tiles = 0
    for _ in range(2):
        options: list[Option] = [("wind_tile", n + 1) for n in range(POSITIONS) if not tiles >> n & 1]
        picked = yield Decision("wind", (seat,), options)
        tiles |= 1 << int(picked[1]) - 1
    return tiles


def refill_act(g: State, seat: int) -> Script | None:
    """Any one active tile that has room, or none (WC-BREF-02..04)."""
    player = g.players[seat]
    options: list[Option] = []
    for position in range(POSITIONS):
        if spaces_on(player, 1 << position) and (player.exhausted or lenders(g, player, tiles=1 << position)):
            options.append(("refill", position + 1))
    if not options:
        return None
    options.append(DONE)
    return ask_refill(g, player, options)


def ask_refill(g: State, player: Player, options: list[Option]) -> Script:
    seat = player.number
    picked = yield Decision(REFILL, (seat,), options, default=None if g.active == seat else DONE)
    if picked != DONE:
        g.tell("refill", seat, int(picked[1]))
        g.then((FILL, seat, 1 << int(picked[1]) - 1, OTHERWISE))


def ignotas_act(g: State, seat: int) -> Script | None:
    """Ignotas I: the channel token may be recharged."""
    player = g.players[seat]
    return None if player.charged else ask_ignotas(g, player)


def ask_ignotas(g: State, player: Player) -> Script:
    seat = player.number
    default = None if g.active == seat else RECHARGE
    picked = yield Decision(IGNITE, (seat,), [RECHARGE, ("no",)], default=default)
    if picked == RECHARGE:
        recharge(g, player)
