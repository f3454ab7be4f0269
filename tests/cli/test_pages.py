"""One page shows the question and what fits of the situation: at every moment, on screens of every size."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.cli.command import STRAY
from tests.cli.terminal import Terminal
from tryptyk import games
from tryptyk.cli.options import PERSON
from tryptyk.cli.saves import Save
from tryptyk.cli.screen import Screen
from tryptyk.cli.table import TerminalTable
from tryptyk.kernel import Table
from tryptyk.kernel.record import beginning_of, read_record
from tryptyk.messages import LANGUAGES

RECORDS = Path(__file__).parents[1]
SIZES = [(100, 40), (80, 24)]
STEPS = {"aeons_end": 12, "bonfire": 40, "age_contrived": 300}
"""Every so-many-th moment is looked at by day."""
PROMPT = 1


@dataclass
class Paper:
    """A table whose screen is paper of some size."""

    table: Table[Any]
    language: str
    columns: int
    rows: int

    def __post_init__(self) -> None:
        title = games.load(self.table.game.id)
        self.terminal = TerminalTable(
            title, self.table, self.language, [PERSON] * self.table.players, Save(Path("nowhere"))
        )
        self._paper = StringIO()
        console = Console(
            file=self._paper, width=self.columns, height=self.rows, highlight=False, color_system=None,
            force_terminal=True,
        )  # fmt: skip
        self.terminal.screen = Screen(title, self.terminal.messages, console)

    def view(self) -> Any:
        """As whoever is asked sees it: what stands beside options is worked out from that."""
        return self.table.view(self.table.decision.seats[0] if self.table.decision else 0)

    def page(self, focus: str = "", leaf: int = 0) -> tuple[list[str], int]:
        """The rows of a page as it stands on the screen, and how many leaves there are."""
        self._paper.seek(0)
        self._paper.truncate()
        terminal = self.terminal
        view = self.view()
        told = [terminal.messages.event(event) for _, event in self.table.events(self.table.number - 4)]
        leaves = terminal.screen.page(view, told, terminal.asked(view), focus, leaf)
        assert not terminal.messages.missing
        rows = [line.rstrip() for line in self._paper.getvalue().rsplit("\x1b[H", 1)[-1].splitlines()]
        text = "\n".join(rows)
        assert len(rows) <= self.rows - PROMPT, text
        assert max(map(cell_len, rows)) <= self.columns, text
        assert not STRAY.search(text), text
        return rows, leaves


def recorded(game: str, step: int) -> Iterator[Table[Any]]:
    """Good games, in which much is built: moments of each, and how it ends."""
    title = games.load(game)
    for file in sorted((RECORDS / game / "records").glob("*.json")):
        record = read_record(json.loads(file.read_bytes())["record"])
        table = beginning_of(title.game, record)
        for number, (seat, option) in enumerate(record.choices):
            if number % step == 0:
                yield table
            table.repeat(seat, option)
        yield table


def without_a_plan(game: str, step: int) -> Iterator[Table[Any]]:
    """Games of every number of players in which numbers are pressed at random."""
    title = games.load(game)
    for players in title.game.players:
        table: Table[Any] = Table.new(title.game, players, 20 + players)
        random = Random(players)
        while table.decision is not None:
            if table.number % step == 0:
                yield table
            table.take(random.randrange(len(table.decision.options)))
        yield table


def look(tables: Iterator[Table[Any]], language: str, columns: int, rows: int) -> None:
    """The question is whole on its page (or goes on with Enter), and every part can be seen."""
    looked_at = 0
    for table in tables:
        paper = Paper(table, language, columns, rows)
        terminal = paper.terminal
        shown, leaves = paper.page()
        question = terminal.asked(paper.view())
        for leaf in range(1, leaves):
            shown = [*shown, *paper.page(leaf=leaf)[0]]
        text = " ".join(" ".join(shown).split())
        for number in range(1, len(question.options) + 1):
            assert f"{number} " in text
        if columns >= 100 and rows >= 40:
            assert leaves == 1, f"{question.heading}: {len(question.options)}"
        if looked_at % 5 == 0:
            for key in terminal.screen.parts(paper.view()):
                for leaf in range(paper.page(focus=key)[1]):
                    paper.page(focus=key, leaf=leaf)
        looked_at += 1
    assert looked_at > 5


@pytest.mark.parametrize(("game", "language"), list(zip(games.HOUSE, cycle(LANGUAGES))))
def test_every_page_fits(game: str, language: str) -> None:
    look(without_a_plan(game, STEPS[game]), language, 100, 40)
    look(recorded(game, 3 * STEPS[game]), language, 100, 40)


@pytest.mark.parametrize("game", games.HOUSE)
def test_on_a_small_screen_one_leafs_through(game: str) -> None:
    look(without_a_plan(game, STEPS[game]), "pl", 80, 24)


@pytest.mark.nightly
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", games.HOUSE)
def test_every_page_fits_all_the_way(game: str, size: tuple[int, int], language: str) -> None:
    look(without_a_plan(game, 5), language, *size)
    look(recorded(game, 3), language, *size)


@pytest.mark.parametrize("game", games.HOUSE)
def test_a_tall_screen_shows_all_of_it(game: str) -> None:
    title = games.load(game)
    paper = Paper(Table.new(title.game, 3, 4), "en", 120, 120)
    rows, leaves = paper.page()
    assert leaves == 1 and not any(row.startswith("All of it:") for row in rows)
    small, _ = Paper(paper.table, "en", 100, 40).page()
    if game != "aeons_end":
        assert len(rows) > len(small)
        assert any(row.startswith("All of it:") for row in small)


@pytest.mark.parametrize("game", ["bonfire", "age_contrived"])
def test_a_part_is_shown_by_its_letter_and_enter_goes_back(game: str) -> None:
    with Terminal(
        "play", game, "--seed", "5", "--players", "3", "--lang", "en", columns=100, rows=40
    ) as table:
        table.wait_for("> ")
        first = table.page()
        assert len(first) <= 40
        (letters,) = [row for row in first if row.startswith("All of it:")]
        for letter in [part.split()[0] for part in letters.removeprefix("All of it:").split("·")]:
            table.type(letter)
            while not any("Enter: back" in row for row in table.page()):
                table.wait_for("> ")
                if any("more row" in row for row in table.page()):
                    table.type("")
            assert len(table.page()) <= 40
        table.type("")
        table.wait_for(letters)
        table.type("q")
        assert "Until next time." in table.finish()


def test_who_waits_for_bots_is_told_so() -> None:
    seats = ["--seats", "greedy,person", "--lang", "pl"]
    with Terminal("play", "bonfire", "--seed", "5", *seats, columns=100, rows=40) as table:
        table.wait_for("Niebieski myśli…")
        table.wait_for("> ")
        table.type("h")
        table.wait_for("Bot myśli…")
        table.wait_for("Bot wybrałby: ")
        table.wait_for("> ")
        table.type("q")
        table.finish()
