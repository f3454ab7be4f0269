"""Sides, scores and ranks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playing import answer
from tests.toy.game import GAME as TOY
from tryptyk.kernel import Outcome, Score, Table


def score(side: str, points: int, *ties: int) -> Score:
    return Score(side, (ord(side) - ord("a"),), [("points", points, "")], ties)


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ([("a", 5), ("b", 7), ("c", 6)], {"b": 1, "c": 2, "a": 3}),
        ([("a", 5), ("b", 7), ("c", 7)], {"b": 1, "c": 1, "a": 3}),
        ([("a", 7, 1), ("b", 7, 2), ("c", 7, 1)], {"b": 1, "a": 2, "c": 2}),
        ([("a", 7, 1, 9), ("b", 7, 2, 0)], {"b": 1, "a": 2}),
        ([("a", -3), ("b", -3)], {"a": 1, "b": 1}),
    ],
)
def test_points_decide_and_then_the_tie_breakers_in_their_order(
    scores: list[tuple[Any, ...]], ranks: dict[str, int]
) -> None:
    outcome = Outcome("over", [score(*one) for one in scores])
    assert {one.side: one.rank for one in outcome.scores} == ranks
    assert [one.side for one in outcome.scores] == list(ranks), "the best first"


def test_a_shared_victory_and_a_draw() -> None:
    shared = Outcome("over", [score("a", 5), score("b", 7), score("c", 7)])
    assert (shared.winning, shared.winners, shared.draw) == (("b", "c"), (1, 2), False)
    draw = Outcome("over", [score("a", 7), score("b", 7)])
    assert (draw.winning, draw.winners, draw.draw) == (("a", "b"), (0, 1), True)
    assert not Outcome("over", [score("a", 7)]).draw


def test_a_side_that_nobody_plays_can_win() -> None:
    table = Table.new(TOY, 1, 7, {"limit": 9})
    for amount in (2, 2, 2, 1, 2):
        answer(table, ("add", amount))
    outcome = table.outcome
    assert outcome is not None
    assert [(one.side, one.seats, one.points) for one in outcome.scores] == [
        ("seat_1", (0,), 9),
        ("house", (), 4),
    ]
    lost = Outcome("over", [Score("seat_1", (0,), [("pot", 1, "")]), Score("house", (), [("house", 4, "")])])
    assert (lost.winning, lost.winners) == (("house",), ())


def test_a_score_is_told_line_by_line_while_the_game_goes_on() -> None:
    table = Table.new(TOY, 2, 7, {"secret": True, "handicap": 2})
    for option in (("bid", 1), ("bid", 2), ("add", 2)):
        answer(table, option)
    assert table.outcome is None
    mine, yours = TOY.score(table.state)
    assert mine.lines == (
        ("pot", 2, "TOY-END-02"), ("cards", 0, "TOY-END-03"), ("bid", 1, "TOY-BID-02"),
        ("handicap", 2, "TOY-END-05"),
    )  # fmt: skip
    assert (mine.points, yours.points) == (5, 2)


def test_the_next_game_of_a_series_follows_from_set_up_and_outcome() -> None:
    table = Table.new(TOY, 2, 7, {"limit": 2, "handicap": 3})
    answer(table, ("add", 2))
    assert table.outcome is not None and table.outcome.winners == (0,)
    assert TOY.next_setup(2, table.setup, table.outcome)["handicap"] == 2
