"""Play that looks for what play does not reach."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.cli.command import run
from tests.toy.game import GAME as TOY
from tryptyk import games
from tryptyk.kernel import Table
from tryptyk.kernel.record import decode_record, from_record
from tryptyk.lab import explore as exploring
from tryptyk.lab.explore import Explorer, explore, report
from tryptyk.lab.lines import Line, Lines

REASONS = Path(__file__).parent / "unreached"
OF_SERIES = 3
"""Lines of the toy's rules that only a series has use for."""
NIGHT = 300.0
"""Seconds for each game."""
ENOUGH = 0.8
"""Such a part of the lines one night reaches on a slow machine; what is left gets fewer night by night."""


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("TRYPTYK_GAMES", "tests.toy")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_lines_are_those_of_functions_and_are_reached_once() -> None:
    lines = Lines("tests.toy")
    before = {line.text for line in lines.unreached()}
    assert "g.reveal()" in before and lines.reached == 0
    assert not [text for text in before if text.startswith(("def ", "import ", "from ", '"""'))]
    for _ in range(2):
        with lines.watched():
            Table.new(TOY, 2, 7).choose(0, ("draw",))
    reached = before - {line.text for line in lines.unreached()}
    assert "card = g.deck.pop()" in reached
    assert lines.reached == lines.count - len(lines.unreached())


@pytest.mark.usefixtures("with_toy")
def test_of_the_toy_everything_is_reached_and_the_corpus_reaches_it_again() -> None:
    explorer = Explorer("toy", 1)
    while explorer.found.games < 400 and len(explorer.lines.unreached()) > OF_SERIES:
        explorer.play()
    left = explorer.lines.unreached()
    assert len(left) == OF_SERIES and all("handicap" in line.text for line in left)
    again = Explorer("toy", 2, explorer.found.corpus)
    for _ in explorer.found.corpus:
        again.play()
    assert again.lines.unreached() == left, "what was kept is enough"


def test_what_falls_over_is_a_record_that_play_opens(with_toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: object) -> None:
        raise ZeroDivisionError("the toast")

    folder = with_toy / "corpus"
    monkeypatch.setitem(TOY.acts, "toast", broken)
    found, _ = explore("toy", 2.0, 5, folder)
    assert found.falls and all(fall.what == "ZeroDivisionError('the toast')" for fall in found.falls)
    fall = found.falls[0]
    record = (folder / "fall-0.json").read_bytes()
    assert decode_record(record) == fall.record
    table = from_record(TOY, fall.record)
    with pytest.raises(ZeroDivisionError, match="the toast"):
        table.choose(fall.seat, fall.option)
    shown = run("play", "toy", "--lang", "en", "--record", str(folder / "fall-0.json"), say=["q"])
    assert shown.exit_code == 0 and "Traceback" not in shown.output


def test_what_is_left_is_reported_with_its_reason() -> None:
    lines = [Line("rules/a.py", 3, "raise KeyError"), Line("rules/b.py", 5, "raise KeyError")]
    assert report(lines, {"rules/a.py": {"raise KeyError": "a guard"}}) == (
        "rules/a.py:3: raise KeyError  (a guard)\nrules/b.py:5: raise KeyError\n"
    )


def test_reasons_are_given_for_lines_that_there_are() -> None:
    for file in REASONS.glob("*.toml"):
        there = {(line.file, line.text) for line in Lines(games.load(file.stem).package).unreached()}
        reasons = tomllib.loads(file.read_text(encoding="utf-8"))
        assert [
            (name, text) for name, texts in reasons.items() for text in texts if (name, text) not in there
        ] == []
        assert all(why for texts in reasons.values() for why in texts.values())


@pytest.mark.nightly
@pytest.mark.parametrize("id", games.HOUSE)
def test_nothing_falls_over_where_play_seldom_comes(id: str) -> None:
    """The corpus of earlier nights is played first, so that each night begins where the last one ended. What
    is left lies in a report beside it."""
    folder = exploring.folder_of(id)
    found, lines = explore(id, NIGHT, folder=folder)
    reasons = tomllib.loads((REASONS / f"{id}.toml").read_text(encoding="utf-8"))
    (folder / "unreached.txt").write_text(report(lines.unreached(), reasons))
    assert found.falls == []
    assert lines.reached > ENOUGH * lines.count
