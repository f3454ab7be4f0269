"""The Fate Area as tables made once: its cells, and every way in which a tile can lie (BF-FATE-05..08).

A set of cells is one number, a bit for each cell. Cells inside come first, then those around the area, where
a tile may project with the Specialist for it (BF-SPEC-27): a tile has three cells, so two more on each side.
"""

from __future__ import annotations

from collections.abc import Iterable

OVERHANG = 2
DIRECTIONS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Where the second symbol lies from the first: right, below, left, above."""


class Placement:
    """One way to lie: where the first symbol is, and which way the others follow."""

    __slots__ = ("cells", "column", "direction", "mask", "number", "row", "touching")

    number: int
    row: int
    column: int
    """Counted from 1; below 1 and above the size they are outside."""
    direction: int
    cells: tuple[int, int, int]
    mask: int
    touching: int
    """The cells that are orthogonally adjacent to it."""

    def __init__(
        self, number: int, row: int, column: int, direction: int, cells: tuple[int, int, int], touching: int
    ) -> None:
        self.number = number
        self.row = row
        self.column = column
        self.direction = direction
        self.cells = cells
        self.mask = 1 << cells[0] | 1 << cells[1] | 1 << cells[2]
        self.touching = touching & ~self.mask


class Area:
    """The grid of a Fate Area with what is printed on it."""

    __slots__ = (
        "all_placements", "columns", "gold", "inside", "inside_placements", "marked", "neighbours", "outer",
        "places", "rows", "start", "yellow",
    )  # fmt: skip

    rows: int
    columns: int
    inside: int
    gold: int
    yellow: int
    marked: int
    outer: int
    places: list[tuple[int, int]]
    """Row and column of every cell."""
    neighbours: list[int]
    """Of every cell, the cells that are orthogonally adjacent."""
    inside_placements: list[Placement]
    all_placements: list[Placement]
    """Those inside come first and have the same numbers; then those that project over the edge."""
    start: tuple[Placement, Placement]
    """The two ways in which the first tile can lie (BF-SETP-10)."""

    def __init__(
        self,
        rows: int,
        columns: int,
        start: Iterable[tuple[int, int]],
        gold: Iterable[tuple[int, int]],
        yellow: Iterable[tuple[int, int]],
        marked: Iterable[tuple[int, int]],
        outer_columns: Iterable[int],
    ) -> None:
        self.rows = rows
        self.columns = columns
        inside = [(r, c) for r in range(1, rows + 1) for c in range(1, columns + 1)]
        around = [
            (r, c)
            for r in range(1 - OVERHANG, rows + 1 + OVERHANG)
            for c in range(1 - OVERHANG, columns + 1 + OVERHANG)
            if not (1 <= r <= rows and 1 <= c <= columns)
        ]
        self.places = inside + around
        numbers = {place: n for n, place in enumerate(self.places)}
        self.inside = (1 << len(inside)) - 1
        self.gold = _mask(numbers, gold)
        self.yellow = _mask(numbers, yellow)
        self.marked = _mask(numbers, marked)
        self.outer = _mask(numbers, [(r, c) for r in range(1, rows + 1) for c in outer_columns])
        self.neighbours = []
        for r, c in self.places:
            beside = [(r + down, c + right) for down, right in DIRECTIONS]
            self.neighbours.append(_mask(numbers, [place for place in beside if place in numbers]))
        self.all_placements = []
        self._lay_out(numbers)
        cells = frozenset([numbers[place] for place in start])
        first, second = [p for p in self.inside_placements if frozenset(p.cells) == cells]
        self.start = (first, second)

    def _lay_out(self, numbers: dict[tuple[int, int], int]) -> None:
        projecting: list[tuple[int, int, int, tuple[int, int, int]]] = []
        for r, c in self.places:
            for direction, (down, right) in enumerate(DIRECTIONS):
                strip = [(r + n * down, c + n * right) for n in range(3)]
                if all([place in numbers for place in strip]):
                    a, b, d = [numbers[place] for place in strip]
                    mask = 1 << a | 1 << b | 1 << d
                    if mask & ~self.inside == 0:
                        self._enter(r, c, direction, (a, b, d))
                    elif mask & self.inside:
                        projecting.append((r, c, direction, (a, b, d)))
        self.inside_placements = self.all_placements[:]
        for r, c, direction, cells in projecting:
            self._enter(r, c, direction, cells)

    def _enter(self, row: int, column: int, direction: int, cells: tuple[int, int, int]) -> None:
        touching = self.neighbours[cells[0]] | self.neighbours[cells[1]] | self.neighbours[cells[2]]
        number = len(self.all_placements)
        self.all_placements.append(Placement(number, row, column, direction, cells, touching))

    def placement(self, row: int, column: int, direction: int) -> Placement:
        for placement in self.all_placements:
            if placement.row == row and placement.column == column and placement.direction == direction:
                return placement
        raise KeyError((row, column, direction))

    def group(self, seeds: int, within: int) -> int:
        """The cells connected with the seeds, all of them and the way there within the given ones."""
        found = seeds & within
        edge = found
        while edge:
            beside = 0
            while edge:
                low = edge & -edge
                beside |= self.neighbours[low.bit_length() - 1]
                edge ^= low
            edge = beside & within & ~found
            found |= edge
        return found


def _mask(numbers: dict[tuple[int, int], int], places: Iterable[tuple[int, int]]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << numbers[place]
    return mask
