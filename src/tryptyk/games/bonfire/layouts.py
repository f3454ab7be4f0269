"""What a Fate Area has room for, and where a Fate Tile lies well: for bots."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tryptyk.games.bonfire import weights
from tryptyk.games.bonfire.components.abilities import EDGE_LAYER, FATE_DOUBLER
from tryptyk.games.bonfire.components.area import Placement
from tryptyk.games.bonfire.components.catalogue import AREA, FATE_TILES
from tryptyk.games.bonfire.components.printed import YELLOW
from tryptyk.games.bonfire.rules.fate import WAYS, gain_at
from tryptyk.games.bonfire.state import Player
from tryptyk.kernel.decision import Option

_STRIPS: Final[list[list[int]]] = [
    [way.mask for way in AREA.inside_placements if way.direction < 2 and way.cells[0] == cell]
    for cell in range(AREA.inside.bit_length())
]
"""By cell, the ways to cover it and two more, all of them to the right or below."""


def room(covered: int, wanted: int) -> int:
    """How many more tiles fit, of those that are wanted."""
    free = AREA.inside & ~covered
    while not _fit(free, wanted):
        wanted -= 1
    return wanted


@lru_cache(maxsize=200_000)
def _fit(free: int, count: int) -> bool:
    """Whether so many tiles fit into the free cells; that each has to touch another hardly ever matters."""
    spare = free.bit_count() - 3 * count
    if spare < 0 or not count:
        return not count
    first = free & -free
    for strip in _STRIPS[first.bit_length() - 1]:
        if not strip & ~free and _fit(free & ~strip, count - 1):
            return True
    return spare > 0 and _fit(free & ~first, count)


def best_ways(player: Player, tile: str, options: list[Option], most: int) -> list[int]:
    """Where a tile brings most and leaves room for the others: so many places in the list of options."""
    wanted = 0
    for task in player.tasks:
        if task is not None and task.kind == "cover_fate_cells":
            wanted |= task.figures[0]
    worths = _worths(
        tuple(player.fate), player.abilities & (FATE_DOUBLER | EDGE_LAYER), tile, len(player.column) - 1
    )
    ranked: list[tuple[float, int]] = []
    for index in range(len(options)):
        way = WAYS[options[index]]
        ranked.append((-worths[way.number] - weights.CELL * (way.mask & wanted).bit_count(), index))
    ranked.sort()
    return [index for _, index in ranked[:most]]


@lru_cache(maxsize=20_000)
def _worths(fate: tuple[int, ...], abilities: int, tile: str, others: int) -> dict[int, float]:
    """By number of the placement, what a tile brings and what it leaves."""
    covered = 0
    for cells in fate:
        covered |= cells
    doubled = bool(abilities & FATE_DOUBLER)
    found: dict[int, float] = {}
    for way in AREA.all_placements if abilities & EDGE_LAYER else AREA.inside_placements:
        if not way.mask & covered and way.touching & covered:
            left = room(covered | way.mask, others)
            found[way.number] = _worth(list(fate), doubled, tile, way) + weights.FATE_TILE * left
    return found


def _worth(fate: list[int], doubled: bool, tile: str, way: Placement) -> float:
    gain = gain_at(fate, doubled, FATE_TILES[tile], way)
    yellow = gain.tiles[YELLOW]
    return (
        weights.TILE * (sum(gain.tiles) - yellow)
        + weights.YELLOW_TILE * yellow
        + weights.GOLD_TOKEN * gain.gold
    )
