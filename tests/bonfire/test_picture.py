"""The terminal's picture: complete, within 100 columns, in both languages, and the others in a line each."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.bonfire.positions import positions
from tests.bonfire.scene import laid_out
from tryptyk.games.bonfire.components.catalogue import ISLANDS
from tryptyk.games.bonfire.components.printed import ACTION_TILES, RESOURCES
from tryptyk.games.bonfire.game import GAME
from tryptyk.games.bonfire.state import LYING, NEUTRAL, TOM, State
from tryptyk.games.bonfire.terminal.facts import seats
from tryptyk.games.bonfire.terminal.picture import picture
from tryptyk.games.bonfire.view import View
from tryptyk.games.bonfire.words.vocabulary import VOCABULARY
from tryptyk.kernel import Table
from tryptyk.kernel.record import beginning_of, read_record
from tryptyk.messages import LANGUAGES, Messages
from tryptyk.picture import whole

WORDS = files("tryptyk.games.bonfire.words")
RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
WIDTH = 100
STRAY = re.compile(r"[{}_]|\b(picture|symbol|thing)-|\[[a-z]{3}")
"""What a text must not show."""
COLOURS = ["red", "green", "blue", "orange"]
GUARDIAN_ISLANDS = [isle.number for isle in ISLANDS if isle.guardian]


def draw(view: View, language: str = "en", width: int = WIDTH) -> list[str]:
    """The lines of the picture; every word that it needs must be there."""
    messages = Messages(language, WORDS, VOCABULARY, seats(view))
    paper = StringIO()
    Console(file=paper, width=width, highlight=False, color_system=None).print(whole(picture(view, messages)))
    assert not messages.missing
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def see(g: State, seat: int = 0) -> View:
    view: View = GAME.view(g, seat)
    return view


def others(lines: list[str], language: str) -> list[str]:
    """The lines below the last heading."""
    title = Messages(language, WORDS).text("picture-others").partition(" ·")[0]
    last = [number for number, line in enumerate(lines) if line.startswith(title)][-1]
    return lines[last + 1 :]


def crowded(players: int) -> State:
    """Everything at its fullest: all ships in one place, Novices everywhere, two figures in every count."""
    g = laid_out(players, colours=COLOURS[:players])
    for player in g.players:
        player.ship = GUARDIAN_ISLANDS[2]
        player.tiles = [12] * len(ACTION_TILES)
        player.resources = [12] * len(RESOURCES)
        player.passed = True
    there = [NEUTRAL, LYING, *([TOM] if g.tom is not None else range(players))]
    g.council = [tuple(there) for _ in g.council]
    return g


def tables() -> Iterator[Table[State]]:
    """Games without a plan, and good ones, in which more is built."""
    yield from positions(12, 40)
    for file in RECORDS:
        record = read_record(json.loads(file.read_bytes())["record"])
        table = beginning_of(GAME, record, quiet=True)
        for number, (seat, option) in enumerate(record.choices, start=1):
            table.repeat(seat, option)
            if number % 30 == 0 or number == len(record.choices):
                yield table


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_fit_and_nothing_is_cut_or_left_untranslated(language: str) -> None:
    looked_at: Counter[int] = Counter()
    for table in tables():
        lines = draw(table.view(table.players - 1), language)
        text = "\n".join(lines)
        assert max(cell_len(line) for line in lines) <= WIDTH, text
        assert "…" not in text, text
        assert not STRAY.search(text), STRAY.search(text)
        assert len(others(lines, language)) == max(1, table.players - 1), text
        looked_at[table.players] += 1
    assert all(looked_at[players] > 10 for players in (1, 2, 3, 4)), looked_at


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_fullest_table_fits_too(players: int, language: str) -> None:
    g = crowded(players)
    lines = draw(see(g), language)
    assert max(cell_len(line) for line in lines) <= WIDTH
    assert "…" not in "\n".join(lines)
    assert len(others(lines, language)) == max(1, players - 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 4])
def test_on_a_narrow_screen_it_gets_longer(players: int, language: str) -> None:
    narrow = draw(see(crowded(players)), language, 80)
    assert max(cell_len(line) for line in narrow) <= 80
    assert "…" not in "\n".join(narrow)
    assert len(narrow) > len(draw(see(crowded(players)), language))


def test_ships_and_novices_are_told_by_their_initials() -> None:
    lines = draw(see(crowded(4)))
    assert lines[sorted(GUARDIAN_ISLANDS)[2] + 2].startswith("C1 ♀×4 Wood Guardians' Island ⛵RGBO  ")
    assert any(line.endswith("Gold field: ○ (○) R G B O") for line in lines)
    polish = draw(see(crowded(4)), "pl")
    assert any("C1 ♀×4 Wyspa Drewnianych Strażniczek ⛵CZNP  " in line for line in polish)
    assert any(line.endswith("Pole Złota: ○ (○) C Z N P") for line in polish)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_an_initial_of_their_own(language: str) -> None:
    messages = Messages(language, WORDS)
    names = [*seats(see(laid_out(4))), "tom"]
    assert len({messages.name(id)[0] for id in names}) == len(names)


def test_the_others_are_told_in_a_line_each() -> None:
    g = laid_out(3, colours=COLOURS[:3])
    g.players[1].tiles = [0, 2, *[0] * (len(ACTION_TILES) - 2)]
    g.players[1].resources = [1, *[0] * (len(RESOURCES) - 1)]
    g.players[2].tiles = [0] * len(ACTION_TILES)
    g.players[2].resources = [0] * len(RESOURCES)
    g.players[2].out = True
    green, blue = others(draw(see(g)), "en")
    assert green == "Green: 0★ · Bonfires 0/0 [ ]×0 ∷×0 ▲×0 ♀×1 · ∷2 · ✿1"
    assert blue == "Blue: 0★ · Bonfires 0/0 [ ]×0 ∷×0 ▲×0 ♀×1 · is out"


def test_tom_is_told_in_a_line() -> None:
    (tom,) = others(draw(see(laid_out(1))), "en")
    assert tom.startswith("Tom: 0★ · Bonfires 0/")
    assert tom.endswith("cards in the deck: 8, times through it: 0")
