"""What a Fate Area has room for, and where a Fate Tile lies well: for bots."""

from __future__ import annotations

from typing import Any, Final

from tryptyk.games.bonfire.components.area import Placement
from tryptyk.games.bonfire.components.catalogue import AREA, FATE_TILES
from tryptyk.games.bonfire.components.printed import POSITIONS, YELLOW, Task
from tryptyk.games.bonfire.effects.specialists.fate import EDGE_LAYER, FATE_DOUBLER
from tryptyk.games.bonfire.judgement.weights import Weights, weights
from tryptyk.games.bonfire.rules.fate import WAYS, gain_at
from tryptyk.games.bonfire.state import Player, State
from tryptyk.kernel.decision import Option
from tryptyk.kernel.memory import drawer

_STRIPS: Final[list[list[int]]] = [
    [way.mask for way in AREA.inside_placements if way.direction < 2 and way.cells[0] == cell]
    for cell in range(AREA.inside.bit_length())
]
"""By cell, the ways to cover it and two more, all of them to the right or below."""


def room(g: State, covered: int, wanted: int) -> int:
    """How many more tiles fit, of those that are wanted."""
    free = AREA.inside & ~covered
    kept = drawer(g, "fit")
    while not _fit(kept, free, wanted):
        wanted -= 1
    return wanted


def _fit(kept: dict[Any, Any], free: int, count: int) -> bool:
    """Whether so many tiles fit into the free cells; that each has to touch another hardly ever matters."""
    spare = free.bit_count() - 3 * count
    if spare < 0 or not count:
        return not count
    key = (free, count)
    found: bool | None = kept.get(key)
    if found is None:
        first = free & -free
        found = False
        for strip in _STRIPS[first.bit_length() - 1]:
            if not strip & ~free and _fit(kept, free & ~strip, count - 1):
                found = True
                break
        if not found and spare > 0:
            found = _fit(kept, free & ~first, count)
        kept[key] = found
    return found


# What Tasks ask for

NEVER: Final = 99
"""More tiles than there are: it cannot be done any more."""
_THROUGH: Final[list[list[int]]] = [
    [way.mask for way in AREA.inside_placements if way.direction < 2 and way.mask >> cell & 1]
    for cell in range(AREA.inside.bit_length())
]
"""By cell, all the ways to cover it."""


def tiles_to_cover(g: State, cells: int, free: int) -> int:
    """How few tiles cover some of the free cells."""
    return _to_cover(drawer(g, "to cover"), cells, free)


def _to_cover(kept: dict[Any, Any], cells: int, free: int) -> int:
    if not cells:
        return 0
    key = (cells, free)
    found: int | None = kept.get(key)
    if found is None:
        found = NEVER
        for strip in _THROUGH[(cells & -cells).bit_length() - 1]:
            if not strip & ~free:
                found = min(found, 1 + _to_cover(kept, cells & ~strip, free & ~strip))
        kept[key] = found
    return found


def tiles_for_groups(g: State, player: Player, task: Task) -> int:
    """How few tiles make the groups that a Task asks for, from those that can still grow."""
    size, wanted = task.figures
    coming = [0] * len(player.fate)
    for tile in player.column:
        for symbol in tile.symbols:
            coming[symbol] += 1
    largest, growing = areas(g, tuple(player.fate))
    short = []
    for symbol in task.symbols or range(YELLOW):
        lacking = size - growing[symbol] if largest[symbol] < size else 0
        short.append(lacking if lacking <= coming[symbol] else NEVER)
    return sum(sorted(short)[:wanted])


def areas(g: State, fate: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """By symbol, the largest area, and the largest that can still grow."""
    kept = drawer(g, "areas")
    found: tuple[list[int], list[int]] | None = kept.get(fate)
    if found is None:
        found = kept[fate] = _areas(fate)
    return found


def _areas(fate: tuple[int, ...]) -> tuple[list[int], list[int]]:
    covered = 0
    for cells in fate:
        covered |= cells
    free = AREA.inside & ~covered
    largest = []
    growing = []
    for cells in fate:
        sizes = [0]
        open_sizes = [0]
        left = cells
        while left:
            group = AREA.group(left & -left, left)
            left &= ~group
            sizes.append(group.bit_count())
            if _beside(group) & free:
                open_sizes.append(group.bit_count())
        largest.append(max(sizes))
        growing.append(max(open_sizes))
    return largest, growing


def _beside(cells: int) -> int:
    beside = 0
    while cells:
        low = cells & -cells
        beside |= AREA.neighbours[low.bit_length() - 1]
        cells ^= low
    return beside


# Where a tile lies well


def best_ways(g: State, player: Player, tile: str, options: list[Option], most: int) -> list[int]:
    """Where a tile brings most and leaves room for the others: so many places in the list of options."""
    w = weights(g)
    wanted = 0
    sizes = [0] * len(player.fate)
    for place in POSITIONS:
        task = player.tasks[place]
        if task is None or player.lit >> place & 1:
            continue
        if task.kind == "cover_fate_cells":
            wanted |= task.figures[0]
        elif task.kind == "fate_groups":
            for symbol in task.symbols or range(YELLOW):
                sizes[symbol] = max(sizes[symbol], task.figures[0])
    worths = _worths(
        g, tuple(player.fate), player.abilities & (FATE_DOUBLER | EDGE_LAYER), tile, len(player.column) - 1
    )
    ranked: list[tuple[float, int]] = []
    for index in range(len(options)):
        way = WAYS[options[index]]
        asked = (way.mask & wanted).bit_count() + _growth(g, player, tile, way, sizes)
        ranked.append((-worths[way.number] - w.cell * asked, index))
    ranked.sort()
    return [index for _, index in ranked[:most]]


def _growth(g: State, player: Player, tile: str, way: Placement, sizes: list[int]) -> int:
    """By how much a tile enlarges the largest areas, up to the sizes that Tasks ask for, by symbol."""
    growth = 0
    for place, symbol in enumerate(FATE_TILES[tile].symbols):
        if sizes[symbol]:
            before = areas(g, tuple(player.fate))[0][symbol]
            after = 1 + AREA.group(AREA.neighbours[way.cells[place]], player.fate[symbol]).bit_count()
            growth += max(0, min(after, sizes[symbol]) - before)
    return growth


def _worths(g: State, fate: tuple[int, ...], abilities: int, tile: str, others: int) -> dict[int, float]:
    """By number of the placement, what a tile brings and what it leaves."""
    w = weights(g)
    kept = drawer(g, "worths")
    key = (fate, abilities, tile, others)
    found: dict[int, float] | None = kept.get(key)
    if found is not None:
        return found
    covered = 0
    for cells in fate:
        covered |= cells
    doubled = bool(abilities & FATE_DOUBLER)
    found = kept[key] = {}
    for way in AREA.all_placements if abilities & EDGE_LAYER else AREA.inside_placements:
        if not way.mask & covered and way.touching & covered:
            left = room(g, covered | way.mask, others)
            found[way.number] = _worth(w, list(fate), doubled, tile, way) + w.fate_tile * left
    return found


def _worth(w: Weights, fate: list[int], doubled: bool, tile: str, way: Placement) -> float:
    gain = gain_at(fate, doubled, FATE_TILES[tile], way)
    yellow = gain.tiles[YELLOW]
    return w.tile * (sum(gain.tiles) - yellow) + w.yellow_tile * yellow + w.gold_token * gain.gold
