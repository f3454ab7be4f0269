"""Simulations count sides and seats game by game, here with the toy, whose sides compete."""

from __future__ import annotations

from collections import Counter

import pytest

from tryptyk.lab.simulate import Plan, Played, simulate


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
