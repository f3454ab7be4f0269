"""How the terminal table prints things: the page of a question, texts of components, clauses, refusals."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tryptyk.cli.departing import departure
from tryptyk.cli.page import NEWS, Page
from tryptyk.cli.question import ACCENT, Question, Said
from tryptyk.games import Title
from tryptyk.kernel import Outcome, Score
from tryptyk.messages import Messages
from tryptyk.picture import GAP, QUIET, Part, whole

_TOLD_BY_SOURCE = ("text", "unleash", "prepped", "gain", "immediately", "continuous", "todiscard")


class Screen:
    """Prints in one language on one console; on a real terminal every question starts a clean page."""

    def __init__(self, title: Title, messages: Messages, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        self._title = title
        self._messages = messages
        self._kinds = {entry.id: entry.kind for entry in title.entries}
        self.pages = console is not None or (self.console.is_terminal and sys.stdin.isatty())
        """Somebody looks at a screen, and can be asked."""

    def say(self, key: str, style: str = "", **values: str | int) -> None:
        """A line of the terminal's own words."""
        self.line(self._messages.text(key, **values), style)

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def command(self, text: str) -> None:
        """What is meant to be copied: in one piece, however long it is."""
        self.console.print(Text(f"  {text}"), soft_wrap=True)

    def pairs(self, rows: Iterable[tuple[str, str]]) -> None:
        """What is to be typed or seen, and what it does or means."""
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for left, right in rows:
            grid.add_row(Text(left, style=ACCENT, no_wrap=True), Text(right))
        self.console.print(grid)

    def agree(self, key: str, **values: str | int) -> bool:
        """What cannot be taken back is asked for; where nobody can be asked, nobody agrees."""
        if not self.pages:
            return False
        answer = departure.ask(self._messages.text(key, **values) + " ").strip().casefold()
        return answer in self._messages.text("terminal-yes").split()

    # The page

    def page(
        self, view: object, events: Sequence[str], question: Question, focus: str = "", leaf: int = 0
    ) -> int:
        """The situation, what happened since the last question, and the question; the number of leaves."""
        parts = self._title.picture(view, self._messages)
        if not self.pages:
            self.console.print(Rule(style=QUIET))
            shown = [part for part in parts if part.key == focus] if focus else parts
            self.console.print(whole(shown))
            self.events(events, NEWS)
            self.console.print(*question.head(), question.body(False), *question.foot(), sep="\n")
            return 1
        page = Page(
            self.console, parts, question, lambda rows: self._news(events, rows), self._keys, self._more
        )
        asked = next((part for part in parts if focus and part.key == focus), None)
        shown_page = page.of_question(leaf) if asked is None else page.of_part(asked, leaf)
        self.console.clear()
        self.console.print(shown_page)
        return page.leaves

    def parts(self, view: object) -> dict[str, str]:
        """The parts of the picture: the letter of each, and its name."""
        parts = self._title.picture(view, self._messages)
        return {part.key: self._messages.text(f"picture-part-{part.key}") for part in parts if part.key}

    def _keys(self, parts: Sequence[Part]) -> RenderableType:
        names = [f"{part.key} {self._messages.text(f'picture-part-{part.key}')}" for part in parts]
        return Text(self._messages.text("terminal-parts", parts=" · ".join(names)), style=QUIET)

    def _more(self, rows: int, of_part: bool) -> RenderableType:
        key = "terminal-more-rows" if rows else "terminal-back" if of_part else "terminal-from-start"
        return Text(self._messages.text(key, count=rows), style=ACCENT)

    def _news(self, events: Sequence[str], rows: int) -> RenderableType:
        """The latest events in so many rows."""
        lines: list[RenderableType] = []
        for shown in range(len(events), -1, -1):
            lines = self._told(events, shown)
            if sum(len(self.console.render_lines(line, pad=False)) for line in lines) <= rows:
                return Group(*lines)
        return Group()

    def events(self, events: Sequence[str], limit: int) -> None:
        for line in self._told(events, limit):
            self.console.print(line)

    def _told(self, events: Sequence[str], limit: int) -> list[RenderableType]:
        """So many of the latest events, and how many more there are."""
        lines: list[RenderableType] = [Text(f"· {event}") for event in events[max(0, len(events) - limit) :]]
        if len(events) > limit:
            earlier = self._messages.text("terminal-earlier", count=len(events) - limit)
            lines.insert(0, Text(earlier, style=QUIET))
        return lines

    @contextmanager
    def thinking(self) -> Iterator[Callable[[str], None]]:
        """While bots choose: whoever thinks is named, where people look at a screen."""
        status = self.console.status("")

        def thinks(seat: str) -> None:
            status.update(Text(self._messages.text("terminal-thinking", seat=seat)))
            status.start()

        try:
            yield thinks if self.pages else lambda seat: None
        finally:
            status.stop()

    def question(
        self,
        heading: str,
        source: str = "",
        options: Sequence[Said] = (),
        notes: Sequence[str] = (),
    ) -> Question:
        """A question with the text of the thing that asks."""
        texts = [
            _indented(Text(f"{self._label(attribute, source)}: {text}", style=QUIET))
            for attribute, text in self._messages.about(source).items()
            if attribute in _TOLD_BY_SOURCE
        ]
        return Question(heading, texts, options, notes=notes)

    def end(self, heading: str, outcome: Outcome | None, notes: Sequence[str]) -> Question:
        """Every side with its rank, and its points line by line; figures where a game has points."""
        if outcome is None:
            return Question(heading, notes=notes)
        counted = any(score.points > 1 for score in outcome.scores)
        titles = [f"{one.rank}. {self._name(one, outcome)}" for one in outcome.scores]
        lines = []
        for score, title in zip(outcome.scores, titles):
            lines.append(f"{title}: {score.points}" if counted else title)
            for key, points, clause in score.lines:
                figure = f" {points}" if counted else ""
                lines.append(f"   {self._messages.score_line(key)}{figure}{f' ({clause})' if clause else ''}")
        told = Text("\n".join(lines))
        return Question(heading, (), (), told, self._table(outcome, titles) if counted else told, notes)

    def _name(self, score: Score, outcome: Outcome) -> str:
        """Whoever has no seat goes by what it plays this time, where the game says so after its seats."""
        seated = sum(len(one.seats) for one in outcome.scores)
        if score.seats or not self._messages.has_seat(seated):
            return self._messages.side(score.side, score.seats)
        return self._messages.seat(seated)

    def _table(self, outcome: Outcome, titles: Sequence[str]) -> Table:
        """A line of points is a row, a side a column."""
        grid = Table(box=None, padding=(0, GAP, 0, 0), header_style="bold")
        grid.add_column("")
        for title in titles:
            grid.add_column(title, justify="right")
        lines = [{key: points for key, points, _ in one.lines} for one in outcome.scores]
        for key in dict.fromkeys(key for of_side in lines for key in of_side):
            points = [str(of_side[key]) if key in of_side else "" for of_side in lines]
            grid.add_row(self._messages.score_line(key), *points)
        total = [str(one.points) for one in outcome.scores]
        grid.add_row(self._messages.text("terminal-total"), *total, style="bold")
        return grid

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


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 3), expand=False)
