"""Placing Fate Tiles, and what they bring (BF-SETP-07..12, BF-FATE)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.area import Placement
from tryptyk.games.bonfire.components.catalogue import AREA, FATE_TILES, START_TILES
from tryptyk.games.bonfire.components.printed import ACTION_TILES, GOLD, YELLOW, FateTile
from tryptyk.games.bonfire.effects.specialists.fate import (
    doubles_print,
    lays_beyond_edge,
    placed,
    tiles_before_fate,
    ways_to_lay,
)
from tryptyk.games.bonfire.rules.supply import gain_resource, gain_tiles
from tryptyk.games.bonfire.state import Player, State
from tryptyk.kernel.decision import Decision, Option, Reason, Refusals, Script
from tryptyk.kernel.state import Item

FIRST_FATE: Final = "first_fate"
KEEP: Final = "keep"
PLACE: Final = "place"
TOP: Final = "top"
BOTTOM: Final = "bottom"
REST: Final[Option] = ("throw_rest",)
LAYS: Final[list[Option]] = [("lay", way.row, way.column, way.direction) for way in AREA.all_placements]
"""By the number of the placement."""
WAYS: Final[dict[Option, Placement]] = dict(zip(LAYS, AREA.all_placements))


def first_fate_item(seat: int) -> Item:
    return (FIRST_FATE, seat)


def keep_item(seat: int, *, kept: tuple[int, ...] = ()) -> Item:
    """``kept`` are the Action Tiles that were chosen to stay, by kind."""
    return (KEEP, seat, *kept)


def place_item(seat: int, *, end: str) -> Item:
    return (PLACE, seat, end)


class Gain:
    """What a placement would bring: Action Tiles by kind, and Gold."""

    __slots__ = ("gold", "tiles")

    tiles: list[int]
    gold: int

    def __init__(self) -> None:
        self.tiles = [0] * len(ACTION_TILES)
        self.gold = 0


def placements(player: Player) -> list[Placement]:
    """Every legal way to lay a tile (BF-FATE-05..08, BF-SPEC-27)."""
    covered = player.covered
    return [way for way in ways_to_lay(player) if not way.mask & covered and way.touching & covered]


def refuse_way(player: Player, way: Placement) -> Reason | None:
    """Why a tile cannot lie so, the first fault first: beyond the edge nothing else matters."""
    if way.mask & ~AREA.inside and not lays_beyond_edge(player):
        return ("over-edge", "BF-FATE-07")
    if way.mask & player.covered:
        return ("cell-covered", "BF-FATE-08")
    if not way.touching & player.covered:
        return ("touches-nothing", "BF-FATE-06")
    return None


def has_placement(player: Player) -> bool:
    covered = player.covered
    for way in ways_to_lay(player):
        if not way.mask & covered and way.touching & covered:
            return True
    return False


def gain_of(player: Player, tile: FateTile, way: Placement) -> Gain:
    return gain_at(player.fate, doubles_print(player), tile, way)


def gain_at(fate: list[int], doubled: bool, tile: FateTile, way: Placement) -> Gain:
    """The three symbols, the areas of the same symbol that they join, and what is printed under them.

    Areas are those before the placing, and an earlier symbol counts once (BF-FATE-09..12, BF-RUL-09).
    """
    gain = Gain()
    joined = 0
    for place in range(3):
        symbol, cell = tile.symbols[place], way.cells[place]
        area = AREA.group(AREA.neighbours[cell], fate[symbol]) & ~joined
        joined |= area
        gain.tiles[symbol] += 1 + area.bit_count()
    times = 2 if doubled else 1
    gain.gold = times * (way.mask & AREA.gold).bit_count()
    gain.tiles[YELLOW] += times * (way.mask & AREA.yellow).bit_count()
    return gain


def lay(player: Player, tile: FateTile, way: Placement) -> None:
    for place in range(3):
        player.fate[tile.symbols[place]] |= 1 << way.cells[place]
    player.laid.append((tile, way.number))


def first_fate_act(g: State, seat: int) -> Script:
    """The tile kept apart or the middle one of the column, and which way round (BF-SETP-08..12)."""
    player = g.players[seat]
    apart = player.apart
    assert apart is not None
    middle = player.column[len(player.column) // 2]
    options: list[Option] = []
    for tile in (apart, middle):
        for way in AREA.start:
            option = ("begin", tile.id, way.direction)
            if way is AREA.start[0] or not tile.same_both_ways:
                options.append(option)
    picked = yield Decision(FIRST_FATE, (seat,), options)
    tile = FATE_TILES[str(picked[1])]
    if tile is not apart:
        player.column[len(player.column) // 2] = apart
    player.apart = None
    lay(player, tile, next(way for way in AREA.start if way.direction == picked[2]))
    g.tell("first-fate", seat, tile.id)
    for symbol in tile.symbols:
        gain_tiles(g, player, symbol)
    gain_tiles(g, player, YELLOW, START_TILES[YELLOW])


# In a turn


def refuse_fate(player: Player) -> Reason | None:
    """Tiles can always be thrown away, so only a tile and a place are needed (BF-RUL-06)."""
    if not player.column:
        return ("no-fate-tile", "BF-FATE-02")
    if not has_placement(player):
        return ("no-place", "BF-FATE-06")
    return None


def keep_act(g: State, seat: int, *kept: int) -> Script | None:
    """Throw Action Tiles away down to the limit, by choosing those to keep (BF-TURN-04, BF-FATE-03, 04)."""
    player = g.players[seat]
    allowed = tiles_before_fate(player)
    if sum(player.tiles) <= allowed:
        return None
    if len(kept) == allowed:
        _throw_all_but(g, player, kept)
        return None
    return ask_keep(g, player, allowed, kept)


def ask_keep(g: State, player: Player, allowed: int, kept: tuple[int, ...]) -> Script:
    options: list[Option] = []
    first = kept[-1] if kept else 0
    for kind in range(first, len(player.tiles)):
        if player.tiles[kind] > kept.count(kind):
            options.append(("keep", ACTION_TILES[kind]))
    options.append(REST)
    picked = yield Decision(KEEP, (player.seat,), options, about=(allowed - len(kept),))
    if picked == REST:
        _throw_all_but(g, player, kept)
    else:
        g.then(keep_item(player.seat, kept=(*kept, ACTION_TILES.index(str(picked[1])))))


def _throw_all_but(g: State, player: Player, kept: tuple[int, ...]) -> None:
    thrown = 0
    for kind in range(len(player.tiles)):
        left = kept.count(kind)
        thrown += player.tiles[kind] - left
        player.tiles[kind] = left
    g.tell("throw", player.seat, thrown)


def place_act(g: State, seat: int, end: str) -> Script:
    """Lay the top or the bottom tile of the column; position and rotation are one choice (BF-DEC-08)."""
    player = g.players[seat]
    tile = player.column[-1] if end == TOP else player.column[0]
    alike = tile.same_both_ways
    options = [LAYS[way.number] for way in placements(player) if not alike or way.direction < 2]
    picked = yield Decision(
        PLACE, (seat,), options, about=(tile.id,), refusals=lambda: _refused_ways(player, alike)
    )
    player.column.remove(tile)
    place_tile(g, player, tile, WAYS[picked])


def _refused_ways(player: Player, alike: bool) -> Refusals:
    found = [(way, refuse_way(player, way)) for way in AREA.all_placements if not alike or way.direction < 2]
    return [(LAYS[way.number], reason) for way, reason in found if reason is not None]


def place_tile(g: State, player: Player, tile: FateTile, way: Placement) -> None:
    gain = gain_of(player, tile, way)
    lay(player, tile, way)
    g.tell("fate", player.seat, tile.id, way.row, way.column)
    placed(g, player, way)
    for kind in range(len(gain.tiles)):
        if gain.tiles[kind]:
            gain_tiles(g, player, kind, gain.tiles[kind])
    if gain.gold:
        gain_resource(g, player, GOLD, gain.gold)


def council_end_act(g: State, seat: int) -> Script | None:
    """Through the High Council: which tile, then where; no Action Tile need go (BF-HC-10, 11)."""
    player = g.players[seat]
    if len(player.column) == 1:
        g.then(place_item(seat, end=TOP))
        return None
    return ask_end(g, player)


def ask_end(g: State, player: Player) -> Script:
    options: list[Option] = [("fate", TOP), ("fate", BOTTOM)]
    picked = yield Decision("fate_end", (player.seat,), options)
    g.then(place_item(player.seat, end=str(picked[1])))
