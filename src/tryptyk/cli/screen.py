"""How the terminal table prints things: the page of a question, texts of components, clauses, refusals."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tryptyk.games import Title
from tryptyk.kernel import Outcome
from tryptyk.messages import Messages
from tryptyk.picture import QUIET

ACCENT = "bold yellow"
DIGEST = 10
LEAST = 2
"""How many of the latest events stand above a question: at most, and at least on a small screen."""
_ROWS = 7
"""Up to so many options stand one below the other; more go into columns."""
_GAP = 2
_TOLD_BY_SOURCE = ("text", "unleash", "prepped", "gain", "immediately", "continuous", "todiscard")


class Screen:
    """Prints in one language on one console; on a real terminal every question starts a clean page."""

    def __init__(self, title: Title, messages: Messages) -> None:
        self.console = Console(highlight=False)
        self._title = title
        self._messages = messages
        self._kinds = {entry.id: entry.kind for entry in title.entries}
        self._pages = self.console.is_terminal and sys.stdin.isatty()

    def say(self, key: str, style: str = "", **values: str | int) -> None:
        """A line of the terminal's own words."""
        self.line(self._messages.text(key, **values), style)

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def pairs(self, rows: Iterable[tuple[str, str]]) -> None:
        """What is to be typed or seen, and what it does or means."""
        grid = Table.grid(padding=(0, _GAP, 0, 0))
        for left, right in rows:
            grid.add_row(Text(left, style=ACCENT, no_wrap=True), Text(right))
        self.console.print(grid)

    # The page

    def page(self, view: object, events: Sequence[str], question: RenderableType) -> None:
        """The whole situation, what happened since the last question, and the question."""
        picture = self._title.picture(view, self._messages)
        room = DIGEST
        if self._pages:
            room = self.console.height - self._rows(picture) - self._rows(question) - 2
            self.console.clear()
        else:
            self.console.print(Rule(style=QUIET))
        self.console.print(picture)
        self.events(events, min(max(room, LEAST), DIGEST))
        self.console.print(question)

    def _rows(self, thing: RenderableType) -> int:
        return len(self.console.render_lines(thing, pad=False))

    def events(self, events: Sequence[str], limit: int) -> None:
        if len(events) > limit:
            self.say("terminal-earlier", QUIET, count=len(events) - limit)
        for event in events[-limit:]:
            self.line(f"· {event}")

    def question(
        self, heading: str, source: str, options: Sequence[tuple[str, str]], notes: Sequence[str]
    ) -> RenderableType:
        """Who is asked what, the text of the thing that asks, and the numbered options with their remarks."""
        parts: list[RenderableType] = [Text(heading, style=ACCENT)]
        for attribute, text in self._messages.about(source).items():
            if attribute in _TOLD_BY_SOURCE:
                parts.append(_indented(Text(f"{self._label(attribute, source)}: {text}", style=QUIET)))
        if options:
            parts.append(self._columns(_numbered(options)))
        parts.extend(Text(note, style=QUIET) for note in notes)
        return Group(*parts)

    def _columns(self, cells: Sequence[Text]) -> Table:
        """The cells one below the other, in as many columns as are needed and fit."""
        columns = min(3, -(-len(cells) // _ROWS))
        while columns > 1 and not self._fit(cells, columns):
            columns -= 1
        rows = -(-len(cells) // columns)
        grid = Table.grid(padding=(0, _GAP, 0, 0))
        for row in range(rows):
            grid.add_row(*cells[row::rows])
        return grid

    def _fit(self, cells: Sequence[Text], columns: int) -> bool:
        rows = -(-len(cells) // columns)
        widths = [max(cell.cell_len for cell in cells[n : n + rows]) for n in range(0, len(cells), rows)]
        return sum(widths) + _GAP * len(widths) <= self.console.width

    def scores(self, outcome: Outcome) -> list[str]:
        """Every side with its rank, and its points line by line; figures where a game has points."""
        counted = any(score.points > 1 for score in outcome.scores)
        lines = [self._messages.text("terminal-draw")] if outcome.draw else []
        for score in outcome.scores:
            total = f": {score.points}" if counted else ""
            lines.append(f"{score.rank}. {self._messages.side(score.side, score.seats)}{total}")
            for key, points, clause in score.lines:
                figure = f" {points}" if counted else ""
                lines.append(f"   {self._messages.score_line(key)}{figure}{f' ({clause})' if clause else ''}")
        return lines

    # Texts

    def thing(self, id: str) -> None:
        """A component with all its texts."""
        facts = self._title.facts(id, self._messages)
        self.console.print(Text.assemble((self._messages.name(id), "bold"), (f"  {facts}", QUIET)))
        texts = self._messages.about(id)
        lore = texts.pop("lore", "")
        for attribute, text in texts.items():
            self.console.print(_indented(Text.assemble((f"{self._label(attribute, id)}: ", QUIET), text)))
        if lore:
            self.console.print(_indented(Text(lore, style="italic dim")))

    def _label(self, attribute: str, thing: str) -> str:
        own = f"attribute-{attribute}-{self._kinds.get(thing, '')}"
        return self._messages.text(own if self._messages.has(own) else f"attribute-{attribute}")

    def clause(self, id: str, text: str) -> None:
        self.console.print(Text.assemble((f"{id} ", "bold"), text))

    def refusal(self, option: str, reason: str, clause: str) -> None:
        where = f" ({clause})" if clause else ""
        self.console.print(_indented(Text.assemble((f"{option}: ", "bold"), f"{reason}{where}")))

    def legend(self) -> None:
        """What the signs in texts and pictures stand for."""
        signs = [Text(f"{symbol} {name}", style=QUIET) for symbol, name in self._messages.legend()]
        if signs:
            self.console.print(Columns(signs, padding=(0, 3)))


def _numbered(options: Sequence[tuple[str, str]]) -> list[Text]:
    width = len(str(len(options)))
    cells = []
    for number, (text, remark) in enumerate(options, start=1):
        cell = Text.assemble((f"{number:>{width}} ", ACCENT), text)
        if remark:
            cell.append(f"  {remark}", QUIET)
        cells.append(cell)
    return cells


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 3), expand=False)
