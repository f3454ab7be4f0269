"""What the games' pictures for the terminal share: blocks side by side, headings, short ways to speak."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tryptyk.messages import Messages

HEADING = "bold"
QUIET = "dim"


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
    grid = Table.grid(padding=(0, 2), expand=True)
    for _ in blocks:
        grid.add_column(ratio=1)
    grid.add_row(*blocks)
    return grid


def heading(text: str, style: str = HEADING) -> Rule:
    return Rule(Text(text, style=style), align="left", style=QUIET, characters="─")
