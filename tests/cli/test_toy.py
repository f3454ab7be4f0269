"""The commands with a game that does not live in the house, with sides that compete."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from tests.cli.command import PATIENCE, TRYPTYK

ROOT = Path(__file__).parents[2]


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
        timeout=PATIENCE,
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
    assert "The bot would choose: Draw a card – rather than: Add 1." in english
    assert "For it: a card more in hand." in " ".join(english.split())
    polish = run(
        "play", "toy", "--seed", "7", "--players", "1", "--lang", "pl", folder=tmp_path, say=["h", "q"]
    )
    assert "Bot wybrałby: Dobierz kartę – zamiast: Dorzuć 1." in polish
    assert "Za tym: o kartę więcej na ręce." in " ".join(polish.split())


def test_a_game_of_the_toy_is_saved_and_resumed(tmp_path: Path) -> None:
    args = ["--seed", "7", "--limit", "30", "--players", "2"]
    run("play", "toy", *args, folder=tmp_path, say=["1", "1", "q"])
    record = json.loads((tmp_path / ".tryptyk/toy-7.json").read_text(encoding="utf-8"))
    assert (record["game"], record["format"], record["choices"][0]) == ("toy", 2, [0, ["add", 1]])
    resumed = run("play", "toy", "--resume", ".tryptyk/toy-7.json", folder=tmp_path, say=[])
    assert "The pot: 2/30" in resumed


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
    for part in ("40 games of toy", "full ", "1 (random)", "2 (greedy)", "Won by several sides"):
        assert part in told
    assert "Sides" not in told, "where each seat is a side of its own, the seats have said it all"
    one: dict[str, Any] = json.loads(run(*args, "--json", folder=tmp_path))
    two: dict[str, Any] = json.loads(run(*args, "--json", "--processes", "2", folder=tmp_path))
    assert one["report"] == two["report"]
    assert one["report"]["shared"] > 0
