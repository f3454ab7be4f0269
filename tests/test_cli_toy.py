"""The commands with a game that does not live in the house, with sides that compete."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tryptyk.lab.simulate import Plan, Played, simulate

TRYPTYK = Path(sys.executable).with_name("tryptyk")
ROOT = Path(__file__).parents[1]


def run(*args: str, folder: Path, say: list[str] | None = None) -> str:
    environment = {
        **os.environ,
        "TRYPTYK_GAMES": "tests.toy",
        "PYTHONPATH": str(ROOT),
        "LANG": "en_GB.UTF-8",
        "COLUMNS": "100",
    }
    done = subprocess.run(
        [TRYPTYK, *args],
        input="".join(f"{line}\n" for line in say or []),
        capture_output=True,
        check=False,
        text=True,
        timeout=120,
        cwd=folder,
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def test_the_toy_is_played_in_the_terminal(tmp_path: Path) -> None:
    output = run("play", "toy", "--seed", "7", "--limit", "6", "--secret", folder=tmp_path, say=["2"] * 60)
    assert "How much do you bid, in secret?" in output
    assert "The pot: 6/6" in output and "The game is over after 5 choices." in output
    assert not (tmp_path / ".tryptyk").exists(), "a game that is over is not saved"


def test_a_bot_plays_along_in_the_terminal(tmp_path: Path) -> None:
    args = ["--seed", "7", "--limit", "8", "--toasts", "--seats", "person,random"]
    output = run("play", "toy", *args, folder=tmp_path, say=["1"] * 80)
    assert "The pot: 8/8" in output or "The pot: 9/8" in output or "The pot: 10/8" in output
    assert "The game is over after" in output


def test_a_hint_says_what_a_bot_would_do_and_why(tmp_path: Path) -> None:
    english = run("play", "toy", "--seed", "7", "--players", "1", folder=tmp_path, say=["h", "q"])
    assert "The bot would choose: Draw a card – rather than: Add 1. For it: a card more in hand." in english
    polish = run(
        "play", "toy", "--seed", "7", "--players", "1", "--lang", "pl", folder=tmp_path, say=["h", "q"]
    )
    assert "Bot wybrałby: Dobierz kartę – zamiast: Dorzuć 1. Za tym: o kartę więcej na ręce." in polish


def test_a_game_of_the_toy_is_saved_and_resumed(tmp_path: Path) -> None:
    args = ["--seed", "7", "--limit", "30", "--players", "2"]
    run("play", "toy", *args, folder=tmp_path, say=["1", "1", "q"])
    record = json.loads((tmp_path / ".tryptyk/toy-7.json").read_text(encoding="utf-8"))
    assert (record["game"], record["format"], record["choices"][0]) == ("toy", 2, [0, ["add", 1]])
    resumed = run("play", "toy", "--resume", ".tryptyk/toy-7.json", folder=tmp_path, say=[])
    assert "The pot: 2/30" in resumed


# Simulating


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRYPTYK_GAMES", "tests.toy")


def best(game: Played) -> list[str]:
    """The sides with most points; the toy knows no tie-breakers."""
    most = max(side.points for side in game.sides)
    return [side.side for side in game.sides if side.points == most]


@pytest.mark.usefixtures("at_hand")
def test_sides_and_seats_are_counted_game_by_game() -> None:
    report, _, games = simulate(Plan("toy", 2, ("random", "greedy"), 3, 120, {"limit": 4, "cards": 0}))
    won = Counter(side for game in games for side in best(game))
    assert {side: standing.wins for side, standing in report.sides.items()} == dict(won)
    shared = sum(len(best(game)) > 1 for game in games)
    assert report.shared == shared > 0
    assert won["seat_1"] + won["seat_2"] == 120 + shared, "a shared victory counts for both"
    assert report.members == {"seat_1": (0,), "seat_2": (1,)}
    assert report.seats == [report.sides["seat_1"], report.sides["seat_2"]]
    for side, standing in report.sides.items():
        points = [one.points for game in games for one in game.sides if one.side == side]
        assert standing.mean_score == pytest.approx(sum(points) / 120)
        lost = sum(side not in best(game) for game in games)
        assert standing.mean_rank == pytest.approx((120 + lost) / 120)
        assert standing.win_rate == pytest.approx(won[side] / 120)
        assert standing.interval[0] < standing.win_rate < standing.interval[1]


@pytest.mark.usefixtures("at_hand")
def test_a_side_that_nobody_plays_is_counted_too() -> None:
    setup = {"limit": 10, "cards": 0, "handicap": -6}
    report, _, games = simulate(Plan("toy", 1, ("random",), 3, 60, setup))
    assert report.members == {"seat_1": (0,), "house": ()}
    wins = Counter(side for game in games for side in best(game))
    assert wins["house"] > 0 and wins["seat_1"] > 0
    assert {side: standing.wins for side, standing in report.sides.items()} == dict(wins)
    assert report.sides["house"].mean_score == 5
    assert [seat.wins for seat in report.seats] == [wins["seat_1"]], "the house has no seat"


def test_the_report_of_the_command(tmp_path: Path) -> None:
    args = [
        "simulate",
        "toy",
        "--games",
        "40",
        "--players",
        "2",
        "--limit",
        "4",
        "--cards",
        "0",
        "--seed",
        "3",
    ]
    told = run(*args, "--bots", "random,greedy", folder=tmp_path)
    for part in ("40 games of toy", "full ", "seat_1 (random)", "seat_2 (greedy)", "shared victories"):
        assert part in told
    one: dict[str, Any] = json.loads(run(*args, "--json", folder=tmp_path))
    two: dict[str, Any] = json.loads(run(*args, "--json", "--processes", "2", folder=tmp_path))
    assert one["report"] == two["report"]
    assert one["report"]["shared"] > 0
