"""Advice: what the greedy bot would do, and the reasons that decide; it tells nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from tests.aeons_end.scene import OPEN, Scene
from tests.playing import concealed
from tests.toy.game import GAME as TOY
from tryptyk import games
from tryptyk.bots import Advice, GreedyBot, RandomBot, chair_at
from tryptyk.bots.advice import Prospect, advice, mean_terms
from tryptyk.kernel import Table

ONE, TWO, THREE = ("add", 1), ("add", 2), ("add", 3)


def advise(table: Table[Any], seed: int = 3) -> Advice:
    assert table.decision is not None
    seat = table.decision.seats[0]
    return GreedyBot(table.game, seat, seed).advise(chair_at(table, seat))


# Reasons


def test_the_best_is_compared_with_the_next_best() -> None:
    better, worse, worst = (
        Prospect(ONE, 9.0, {"a": 5.0, "b": 3.0, "c": 1.0}),
        Prospect(TWO, 7.0, {"a": 2.0, "b": 4.0, "c": 1.0}),
        Prospect(THREE, 1.0, {"a": 1.0, "b": 0.0, "c": 0.0}),
    )
    assert advice([worst, worse, better]) == Advice(ONE, TWO, ("a",), ("b",))


def test_of_equals_the_first_is_taken_and_no_reason_is_made_up() -> None:
    assert advice([Prospect(ONE, 2.0, {"a": 2.0}), Prospect(TWO, 2.0, {"a": 2.0})]) == Advice(ONE)
    assert advice([Prospect(TWO, 2.0, {"a": 2.0})]) == Advice(TWO)


def test_what_is_all_but_as_good_is_passed_over_for_what_is_worse() -> None:
    near = Prospect(TWO, 9.99, {"a": 9.99})
    far = Prospect(THREE, 0.0, {"a": 0.0})
    assert advice([Prospect(ONE, 10.0, {"a": 10.0}), near, far]) == Advice(ONE, THREE, ("a",))


def test_three_reasons_are_told_and_one_against_is_among_them() -> None:
    chosen = Prospect(ONE, 9.0, {"a": 5.0, "b": 4.0, "c": 3.0, "d": 0.0, "e": 0.1})
    other = Prospect(TWO, 0.0, {"a": 0.0, "b": 0.0, "c": 0.0, "d": 2.0, "e": 0.0})
    assert advice([chosen, other]) == Advice(ONE, TWO, ("a", "b"), ("d",))


def test_only_what_both_speak_of_is_compared() -> None:
    """A finished game is judged by its end alone."""
    won = Prospect(ONE, 1.0, {"victory": 400.0})
    goes_on = Prospect(TWO, 0.5, {"victory": 0.0, "life": -50.0})
    assert advice([goes_on, won]) == Advice(ONE, TWO, ("victory",))
    assert mean_terms([{"victory": -4.0}, {"victory": 0.0, "life": 3.0}]) == {"victory": -2.0, "life": 3.0}


# Games


def test_toy_draws_a_card() -> None:
    assert advise(Table.new(TOY, 3, 7)) == Advice(("draw",), ONE, ("cards",))


def test_toy_wins_where_it_can() -> None:
    table = Table.new(TOY, 1, 7, {"limit": 3, "cards": 0})
    assert advise(table) == Advice(THREE, ONE, ("victory",))


def test_a_minion_is_dealt_with_before_the_nemesis() -> None:
    s = Scene("kadir", "mist").breach(0, 1, OPEN, "spark").foe("bane_sire").set(nemesis_life=40).casting(0)
    s.choose("cast", 1, "spark")
    assert s.table is not None
    told = advise(s.table)
    assert (told.option, told.gains, told.costs) == (("target", "bane_sire"), ("minions",), ("nemesis",))


@pytest.mark.parametrize("game", games.HOUSE)
def test_it_is_what_the_bot_does_in_words_that_the_game_has(game: str) -> None:
    title = games.load(game)
    table = Table.new(title.game, 2, 11)
    blind = RandomBot(TOY, 0, 4)
    told = 0
    while table.decision is not None and table.number < 60:
        seat = table.decision.seats[0]
        advised = advise(table)
        assert advised.option == GreedyBot(title.game, seat, 3).choose(chair_at(table, seat))
        assert advised.option != advised.instead
        assert {*advised.gains, *advised.costs} <= title.vocabulary.terms
        assert set(title.game.terms(table.state, seat)) <= title.vocabulary.terms
        told += bool(advised.gains)
        table.choose(seat, blind.choose(chair_at(table, seat)) or advised.option)
    assert told > 10


@pytest.mark.parametrize("game", games.HOUSE)
def test_states_that_differ_only_in_what_is_hidden_are_advised_alike(game: str) -> None:
    title = games.load(game)
    table = Table.new(title.game, 2, 12)
    blind = RandomBot(TOY, 0, 5)
    while table.decision is not None and table.number < 40:
        seat = table.decision.seats[0]
        assert advise(concealed(table, seat, 1)) == advise(concealed(table, seat, 2))
        chosen = blind.choose(chair_at(table, seat))
        assert chosen is not None
        table.choose(seat, chosen)


@pytest.mark.parametrize("game", ["bonfire", "age_contrived"])
def test_terms_add_up_to_the_judgement(game: str) -> None:
    judged = games.load(game).game
    table = Table.new(judged, 2, 13)
    for seat in range(2):
        assert judged.evaluate(table.state, seat) == pytest.approx(
            sum(judged.terms(table.state, seat).values())
        )
