"""What the games' pictures for the terminal share: their parts, blocks side by side, headings, short ways to
speak."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tryptyk.messages import Messages

HEADING = "bold"
QUIET = "dim"
GAP = 2
"""Between columns."""
DENSE = 8
"""So many columns at most, however short the cells are."""


@dataclass(frozen=True)
class Part:
    """A part of a picture. A game gives them from top to bottom, and the terminal shows as much as fits."""

    key: str
    """The letter that shows all of it; ``picture-part-<key>`` names it. None for what always stands there."""
    shapes: Sequence[RenderableType]
    """All of it, then shorter and shorter."""
    weight: int = 0
    """What weighs more gets room first."""


def whole(parts: Sequence[Part]) -> Group:
    """A picture with all that there is to it."""
    return Group(*[part.shapes[0] for part in parts])


class Words:
    """Short ways to say things in the table's language; a game adds its own."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.name = messages.name

    def __call__(self, key: str, **values: str | int) -> str:
        return self.symbols(self.messages.text(f"picture-{key}", **values))

    def symbols(self, text: str) -> str:
        """A text with the signs that stand for ``[name]``."""
        return self.messages.plain(text)


def side_by_side(blocks: Sequence[RenderableType]) -> Table:
    grid = Table.grid(padding=(0, GAP), expand=True)
    for _ in blocks:
        grid.add_column(ratio=1)
    grid.add_row(*blocks)
    return grid


def heading(*texts: str | Text, style: str = HEADING) -> Rule:
    title = Text(style=style)
    for text in texts:
        title.append(text)
    return Rule(title, align="left", style=QUIET, characters="─")


class Columned:
    """Cells one below the other, in as many columns as fit, if so many are wanted."""

    def __init__(self, cells: Sequence[RenderableType], columns: int = DENSE) -> None:
        self.cells = cells
        self.columns = columns

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        widths = [console.measure(cell, options=options).maximum for cell in self.cells]
        columns = max(1, min(self.columns, len(self.cells)))
        while columns > 1 and not _fit(widths, columns, options.max_width):
            columns -= 1
        rows = -(-len(self.cells) // columns)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for row in range(rows):
            grid.add_row(*self.cells[row::rows])
        yield grid


def _fit(widths: Sequence[int], columns: int, room: int) -> bool:
    rows = -(-len(widths) // columns)
    widest = [max(widths[start : start + rows]) for start in range(0, len(widths), rows)]
    return sum(widest) + GAP * len(widest) <= room
