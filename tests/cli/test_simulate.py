"""``tryptyk simulate``."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from tests.cli.command import GAME, NO_CHESS, PATIENCE, TRYPTYK, refused, run


def simulated(*args: str) -> dict[str, Any]:
    done = subprocess.run(
        [TRYPTYK, "simulate", GAME, "--json", *args],
        capture_output=True,
        check=True,
        text=True,
        timeout=PATIENCE,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_same_seed_gives_the_same_report_whatever_the_number_of_processes() -> None:
    args = ("--games", "30", "--players", "3", "--seed", "8", "--nemesis", "random")
    one, two = simulated(*args), simulated(*args, "--processes", "2")
    assert one["report"] == two["report"]
    assert sum(one["report"]["outcomes"].values()) == 30
    assert set(one["report"]["sides"]) == {"team", "nemesis"}
    assert {side: standing["seats"] for side, standing in one["report"]["sides"].items()} == {
        "team": [0, 1, 2],
        "nemesis": [],
    }
    assert one["report"]["shared"] == 0
    wins = {side: standing["wins"] for side, standing in one["report"]["sides"].items()}
    assert wins["team"] + wins["nemesis"] == 30
    assert [seat["wins"] for seat in one["report"]["seats"]] == [wins["team"]] * 3, "all win together"
    assert one["report"]["choices"]["least"] > 10
    assert (
        one["report"]["decisions"]["mean"] > one["report"]["choices"]["mean"] > one["report"]["turns"]["mean"]
    )
    assert two["speed"]["processes"] == 2 and two["speed"]["choices_per_second"] > 0
    other = simulated("--games", "30", "--players", "3", "--seed", "9", "--nemesis", "random")
    assert other["report"] != one["report"]


def test_as_many_bots_play_as_mages_are_named() -> None:
    assert simulated("--games", "1", "--mages", "jian,random,xaxos")["report"]["plan"]["players"] == 3
    assert simulated("--games", "1", "--bots", "random,random,random")["report"]["plan"]["players"] == 3


def test_a_report_for_people() -> None:
    result = run(
        "simulate",
        GAME,
        "--games",
        "5",
        "--bots",
        "random,greedy",
        "--seed",
        "2",
        "--difficulty",
        "beginner",
    )
    assert result.exit_code == 0
    assert "5 games of aeons_end: random, greedy; seed 2, difficulty beginner" in result.stdout
    for part in (
        "Outcomes", "random (seat 1)", "greedy (seat 2)", "2 (greedy)", "team (seats 1, 2)",
        "nemesis (plays by itself)", "mean rank", "Length of a game", "median", "choices/s", "decisions/s",
    ):  # fmt: skip
        assert part in result.stdout


def test_bad_input_gets_one_sentence_and_exit_code_2() -> None:
    assert refused("simulate", "chess") == NO_CHESS
    assert "There is no nemesis 'smaug'." in refused("simulate", GAME, "--nemesis", "smaug")
    assert "There is no bot 'hal'." in refused("simulate", GAME, "--bots", "hal")
    assert "Name one bot, or 3 of them: 2 are named." in refused(
        "simulate", GAME, "--players", "3", "--bots", "random,random"
    )
