"""``tryptyk ladder``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import run
from tryptyk import games


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRYPTYK_GAMES", "tests.toy")


def ladder(*args: str) -> Any:
    return run("ladder", "toy", "--bots", "random,greedy", "--limit", "6", *args)


def test_it_says_who_is_how_strong_and_with_what_that_was_found(tmp_path: Path) -> None:
    kept = ("--out", str(tmp_path), "--seed", "5")
    result = ladder("--games", "20", *kept, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    (one,) = found["standings"]
    assert (one["bot"], one["against"], one["games"], one["seeds"]) == ("greedy", ["random"], 20, 10)
    assert one["won"]["interval"][0] < one["won"]["mean"] < one["won"]["interval"][1]
    head = one["head"]
    assert head["seed"] == 5 and head["setup"] == {"limit": 6} and head["commit"]
    assert head["making"]["edition"] == games.load("toy").game.edition
    assert [one["name"] for one in found["ratings"]] == ["greedy", "random"]
    more = ladder("--games", "22", *kept)
    for part in ("greedy", "2 players, limit 6", " 22 ", head["commit"], "rating"):
        assert part in more.stdout


def test_what_is_kept_can_be_checked(tmp_path: Path) -> None:
    kept = ("--out", str(tmp_path), "--check")
    told = ladder("--games", "20", *kept)
    assert told.exit_code == 0 and "2 games were played again: every move is the same." in told.stdout
    (file,) = tmp_path.iterdir()
    head, first, *others = file.read_bytes().splitlines(keepends=True)
    number, _, played = json.loads(first)
    moves = json.loads(others[0])[1]
    file.write_bytes(b"".join([head, json.dumps([number, moves, played]).encode(), b"\n", *others]))
    result = ladder("--games", "0", *kept)
    assert result.exit_code == 2
    assert "1 of 2 games that were played again have become others." in result.stderr


def test_what_makes_no_table_is_refused() -> None:
    for args in (["--players", "9"], ["--bots", "deep_blue"]):
        assert run("ladder", "toy", *args).exit_code == 2
