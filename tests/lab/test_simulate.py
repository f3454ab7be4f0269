"""Simulations count sides and seats game by game, here with the toy, whose sides compete."""

from __future__ import annotations

from collections import Counter

import pytest

from tryptyk.lab import simulate as simulation
from tryptyk.lab.simulate import Placed, Plan, Played, simulate
from tryptyk.lab.statistics import wilson


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
    assert {side: one.seats for side, one in report.sides.items()} == {"seat_1": (0,), "seat_2": (1,)}
    assert [(seat.bot, seat.wins) for seat in report.seats] == [
        ("random", won["seat_1"]),
        ("greedy", won["seat_2"]),
    ]
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
    assert {side: one.seats for side, one in report.sides.items()} == {"seat_1": (0,), "house": ()}
    wins = Counter(side for game in games for side in best(game))
    assert wins["house"] > 0 and wins["seat_1"] > 0
    assert {side: standing.wins for side, standing in report.sides.items()} == dict(wins)
    assert report.sides["house"].mean_score == 5
    assert [seat.wins for seat in report.seats] == [wins["seat_1"]], "the house has no seat"


def played(*sides: tuple[str, int, int, int]) -> Played:
    """A game of sides that one seat plays each: its name, seat, points and rank."""
    return Played(
        1, "over", tuple(Placed(side, (seat,), points, rank) for side, seat, points, rank in sides),
        decisions=9, choices=7, turns=3, seconds=0.1,
    )  # fmt: skip


def test_wins_belong_to_bots_and_seats_whatever_sides_they_play() -> None:
    """Colours are dealt anew in every game: greedy at seat 1 wins as red, and then as blue."""
    plan = Plan("toy", 2, ("greedy", "random"), 1, 3)
    games = [
        played(("red", 0, 30, 1), ("blue", 1, 10, 2)),
        played(("blue", 0, 40, 1), ("red", 1, 12, 2)),
        played(("blue", 0, 5, 2), ("green", 1, 8, 1)),
    ]
    report = simulation.report(plan, games)
    assert {bot: (one.games, one.wins, one.seats) for bot, one in report.bots.items()} == {
        "greedy": (3, 2, (0,)),
        "random": (3, 1, (1,)),
    }
    assert [(seat.bot, seat.wins, seat.mean_score) for seat in report.seats] == [
        ("greedy", 2, 25), ("random", 1, 10),
    ]  # fmt: skip
    assert {side: (one.games, one.wins, one.seats) for side, one in report.sides.items()} == {
        "blue": (3, 1, (0, 1)),
        "green": (1, 1, (1,)),
        "red": (2, 1, (0, 1)),
    }
    assert report.bots["greedy"].interval == wilson(2, 3)


def test_a_game_counts_once_for_a_bot_with_several_seats() -> None:
    plan = Plan("toy", 3, ("random", "greedy", "random"), 1, 2)
    shared = played(("red", 0, 9, 1), ("blue", 1, 3, 3), ("green", 2, 9, 1))
    lost = played(("red", 0, 2, 2), ("blue", 1, 3, 1), ("green", 2, 1, 3))
    random = simulation.report(plan, [shared, lost]).bots["random"]
    assert (random.games, random.wins, random.seats) == (2, 1, (0, 2))
    assert (random.interval, random.mean_score, random.mean_rank) == (wilson(1, 2), 5.25, 1.75)
