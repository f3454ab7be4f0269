"""``tryptyk review``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import STRAY, refused, run
from tryptyk import games
from tryptyk.kernel import Table
from tryptyk.kernel.record import encode, record_of


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRYPTYK_GAMES", "tests.toy")


def record(folder: Path, *adds: int) -> str:
    """A game of two in which so much is added, by turns."""
    table = Table.new(games.load("toy").game, 2, 7, {"limit": 8})
    for turn, amount in enumerate(adds):
        table.choose(turn % 2, ("add", amount))
    file = folder / "game.json"
    file.write_bytes(encode(record_of(table)))
    return str(file)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_review_says_what_would_have_been_better_in_both_languages(tmp_path: Path, language: str) -> None:
    file = record(tmp_path, 2, 2, 2, 1, 1)
    told = run("review", file, "--lang", language)
    assert told.exit_code == 0, told.output
    assert not STRAY.search(told.stdout) and "review-" not in told.stdout and "advice-" not in told.stdout
    better = {"en": "Better:", "pl": "Lepiej:"}[language]
    assert better in told.stdout
    only = json.loads(run("review", file, "--json", "--seat", "1").stdout)
    assert [side["seats"] for side in only["sides"]] == [[0]]
    assert only["done"] == only["total"] and only["sides"][0]["marked"]


def test_what_is_not_over_is_refused(tmp_path: Path) -> None:
    assert refused("review", record(tmp_path, 1, 1)) == "Only a game that is over can be reviewed."
    assert "cannot be read" in refused("review", str(tmp_path / "none.json"))
