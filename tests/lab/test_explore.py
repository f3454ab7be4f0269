"""Play that looks for what play does not reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import run
from tests.toy.game import GAME as TOY
from tryptyk import games
from tryptyk.kernel import Table
from tryptyk.kernel.record import decode_record, from_record
from tryptyk.lab import explore as exploring
from tryptyk.lab.corpus import records_in
from tryptyk.lab.explore import Explorer, explore
from tryptyk.lab.lines import Lines
from tryptyk.lab.reasons import outdated, reasons_of, report, unexplained

REACHED = Path(__file__).parent / "reached"
"""Records that together reach every line that is ever reached, for each game. They are made anew by
``python -m tryptyk.lab.explore <game> --folder tests/lab/reached/<game>``."""
NIGHT = 120.0
"""Seconds for each game, beside what the records take."""


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
    while explorer.found.games < 400 and explorer.lines.unreached():
        explorer.play()
    assert explorer.lines.unreached() == []
    again = Explorer("toy", 2, explorer.found.corpus)
    while again.remembers:
        again.play()
    assert again.lines.unreached() == [], "what was kept is enough"
    assert len(again.found.corpus) <= len(explorer.found.corpus), "and no more than that"


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


def test_reasons_are_for_lines_and_functions_that_no_game_reaches() -> None:
    lines = Lines("tests.toy")
    with lines.watched():
        Table.new(TOY, 2, 7).choose(0, ("draw",))
    reasons = {
        "rules.py toast_act": "nobody raises a cup",
        "rules.py move_act: card = g.deck.pop()": "reached",
        "rules.py move_act": "entered",
        "rules.py move_act: pass": "gone",
        "rules.py lend_act": "gone",
    }
    assert outdated(lines, reasons) == list(reasons)[1:]
    left = {line.named for line in lines.unreached()}
    told = {named for named in left if named.startswith("rules.py toast_act: ")}
    assert told and set(unexplained(lines, reasons)) == left - told - {
        named for named in left if named.startswith("rules.py move_act: ")
    }
    whole = report(lines, reasons)
    assert all(named in whole.split("nobody raises a cup\n")[1] for named in told)


@pytest.mark.parametrize("id", games.HOUSE)
def test_reasons_are_given_for_lines_that_there_are(id: str) -> None:
    assert outdated(Lines(games.load(id).package), reasons_of(id)) == []


@pytest.mark.nightly
@pytest.mark.parametrize("id", games.HOUSE)
def test_play_reaches_every_line_or_there_is_a_reason(id: str) -> None:
    """The corpus is played first, so that each night begins where the last one ended. A line that only new
    records reach wants no reason, but one of those among ``REACHED``."""
    folder = exploring.folder_of(id)
    found, lines = explore(id, NIGHT, folder=folder, corpus=records_in(REACHED / id))
    reasons = reasons_of(id)
    (folder / "unreached.txt").write_text(report(lines, reasons))
    assert found.falls == []
    assert unexplained(lines, reasons) == []
    assert outdated(lines, reasons) == []
