"""``tryptyk bench``."""

from __future__ import annotations

import json

import pytest

from tests.cli.command import GAME, NO_CHESS, refused, run
from tryptyk import games
from tryptyk.lab import bench


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """That it measures is the subject, not how well."""
    monkeypatch.setattr(bench, "GAMES", 4)
    monkeypatch.setattr(bench, "SAMPLE", 2)


def test_bench_measures_every_game_at_one_two_and_four_players() -> None:
    result = run("bench", "--json", "--seconds", "0.02")
    measured = json.loads(result.stdout)
    assert measured["build"] in ("interpreted", "compiled")
    assert [(line["game"], line["players"]) for line in measured["lines"]] == [
        (id, n) for id in games.ids() for n in (1, 2, 4)
    ]
    for line in measured["lines"]:
        assert line["decisions_per_second"] > line["choices_per_second"] > line["games_per_second"] > 0
        clones = line["clone_microseconds"]
        assert set(clones) == {"0", "3", "8"} and line["calibration"] > 0
        assert line["greedy_choices_per_second"] > 0 and line["playouts_per_second"] > 0
        assert line["evaluations_per_second"] > line["greedy_choices_per_second"]
        assert clones["0"] > 0 and all(cost is None or cost > 0 for cost in clones.values())


def test_bench_of_one_game_as_a_table() -> None:
    lines = run("bench", GAME, "--seconds", "0.01").stdout.splitlines()
    assert "clone us" in lines[1]
    rows = [[GAME, n] for n in ("1", "2", "4")]
    assert [line.split()[:2] for line in lines if GAME in line] == rows + rows, "play, then thinking"
    assert refused("bench", "chess") == NO_CHESS
