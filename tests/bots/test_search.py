"""Trials, and the bot that compares its options by them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playing import concealed
from tests.toy.game import GAME as TOY
from tests.toy.state import Toy
from tryptyk import games
from tryptyk.bots import GreedyBot, SearchBot, chair_at, make, names, next_choice, play_on, trial
from tryptyk.bots.search_bot import Candidate, ahead, sureness
from tryptyk.bots.trials import ALL, THIS_TURN
from tryptyk.kernel import Game, Option, Table


def short_sighted() -> Game[Toy]:
    """A toy in which a full hand looks good until the game is over, and then only how soon that was."""
    game = TOY.with_acts(TOY.acts)
    game.horizon = lambda g: ALL
    game.evaluate = lambda g, seat: 100.0 - g.turn if g.ending else 1.0 * len(g.hands[seat])
    return game


def small(game: Game[Any], seat: int, seed: int = 1, turns: int | None = None) -> SearchBot:
    return SearchBot(game, seat, seed, simulations=12, candidates=3, turns=turns)


# Trials


@pytest.mark.parametrize("name", games.HOUSE)
def test_a_trial_ends_with_the_turn_that_goes_on(name: str) -> None:
    game = games.load(name).game
    table = Table.new(game, 2, 5)
    turn = table.state.turn
    end = play_on(table.clone(rewind=True), THIS_TURN)
    assert end.decision is None and game.turn_over(end.state) and end.state.turn == turn
    later = play_on(table.clone(rewind=True), 3)
    assert game.turn_over(later.state) and later.state.turn == turn + 2
    assert table.number == 0, "the table itself stays where it is"


@pytest.mark.parametrize("name", games.HOUSE)
def test_from_where_a_turn_is_over_nothing_is_played_on(name: str) -> None:
    game = games.load(name).game
    end = play_on(Table.new(game, 2, 5), THIS_TURN)
    assert play_on(end, THIS_TURN) is end


def test_a_trial_to_the_end_is_worth_what_the_end_is() -> None:
    table = Table.new(TOY, 1, 7, {"limit": 3, "cards": 0})
    assert trial(table.clone(rewind=True), 0) == TOY.evaluate(play_on(table).state, 0) == 1.0


def test_a_trial_stops_where_something_new_is_learned() -> None:
    table = Table.new(TOY, 2, 7)
    end = play_on(table, learned=table.state.learned)
    assert end.choices()[0] == (0, ("draw",)) and end.state.learned == 1


# Comparing


def candidate(*worths: float) -> Candidate:
    one = Candidate(0)
    one.worths = list(worths)
    return one


def test_candidates_are_compared_deal_by_deal() -> None:
    """What luck brings to both says nothing; only deals on which both were tried count."""
    mean, error = ahead(candidate(1.0, 11.0, 6.0, 99.0), candidate(0.0, 10.0, 5.0))
    assert (mean, error) == (1.0, 0.0)
    mean, error = ahead(candidate(3.0, 1.0), candidate(0.0, 0.0))
    assert (mean, error) == (2.0, 1.0)
    assert ahead(candidate(3.0), candidate(0.0))[1] == float("inf")


def test_how_sure_it_is() -> None:
    assert sureness(1.0, 0.0) == 1.0
    assert sureness(0.0, 1.0) == 0.5
    assert sureness(1.96, 1.0) == pytest.approx(0.975, abs=0.001)


# The bot


def test_it_sees_through_what_looks_good_at_a_glance() -> None:
    game = short_sighted()
    table = Table.new(game, 1, 7, {"limit": 9})
    chair = chair_at(table, 0)
    assert GreedyBot(game, 0, 1).choose(chair) == ("draw",)
    chosen = small(game, 0).choose(chair)
    assert chosen is not None and chosen[0] == "add"


def test_it_keeps_what_looks_best_where_nothing_is_clearly_better() -> None:
    game = short_sighted()
    game.evaluate = lambda g, seat: 1.0 if g.ending else 1.0 * len(g.hands[seat])
    chair = chair_at(Table.new(game, 2, 7, {"limit": 9}), 0)
    assert small(game, 0).choose(chair) == ("draw",)


def test_it_thinks_only_where_its_game_says_that_it_pays() -> None:
    game = short_sighted()
    asked: list[Option] = []

    def never(g: Toy, decision: Any, option: Option) -> bool:
        asked.append(option)
        return False

    game.pivotal = never
    chair = chair_at(Table.new(game, 1, 7, {"limit": 9}), 0)
    assert small(game, 0).choose(chair) == ("draw",)
    assert asked == [("draw",)]


def test_its_advice_names_what_it_would_do_next_and_how_sure_it_is() -> None:
    table = Table.new(short_sighted(), 1, 7, {"limit": 9, "cards": 2})
    told = small(table.game, 0).advise(chair_at(table, 0))
    assert told.option[0] == "add" and told.instead is not None
    assert told.sure is not None and told.sure > 0.9
    table.choose(0, told.option)
    for planned in told.plan:
        table.choose(0, planned.option)


def test_where_nothing_can_be_imagined_it_plans_nothing() -> None:
    told = small(TOY, 0).advise(chair_at(Table.new(TOY, 2, 7), 0, looks=False))
    assert told.option == ("add", 1) and told.plan == () and told.sure is None


@pytest.mark.parametrize("name", games.HOUSE)
def test_its_plan_is_what_can_be_played(name: str) -> None:
    game = games.load(name).game
    table = Table.new(game, 2, 11)
    planned = 0
    while table.decision is not None and table.number < 40:
        seat = table.decision.seats[0]
        told = small(game, seat, turns=1).advise(chair_at(table, seat))
        trying = table.clone(rewind=True)
        trying.choose(seat, told.option)
        for choice in told.plan:
            while trying.decision is not None and len(trying.decision.options) == 1:
                trying.take(0)
            trying.choose(seat, choice.option)
            planned += 1
        table.choose(seat, told.option)
    assert planned > 20, "what had one option is not told"


@pytest.mark.parametrize("name", ["search", "easy", "hard"])
def test_the_same_seed_gives_the_same_play(name: str) -> None:
    def played(seed: int) -> list[tuple[int, Option]]:
        table = Table.new(TOY, 3, 7, {"limit": 12, "cards": 4, "secret": True})
        bots = {seat: make(name, TOY, seat, seed) for seat in range(3)}
        while (choice := next_choice(table, bots)) is not None:
            table.choose(*choice)
        return table.choices()

    assert played(3) == played(3)


# Blind


@pytest.mark.parametrize("name", names())
def test_no_bot_uses_what_its_seat_does_not_know(name: str) -> None:
    """Where only hidden things differ, it chooses the same."""
    differing = 0
    for seed in range(2):
        table = Table.new(TOY, 3, seed, {"secret": True, "limit": 12, "cards": 6})
        for _ in range(7):
            assert table.decision is not None
            seat = table.decision.seats[0]
            one, other = concealed(table, seat, 1), concealed(table, seat, 2)
            differing += TOY.dump(one.state) != TOY.dump(other.state)
            mine, theirs = (make(name, TOY, seat, 17).choose(chair_at(twin, seat)) for twin in (one, other))
            assert mine == theirs and mine is not None
            table.choose(seat, mine)
    assert differing > 10


@pytest.mark.parametrize("name", games.HOUSE)
def test_what_is_searched_is_imagined(name: str) -> None:
    """The same in whole games: at pivotal choices, with lines that go beyond what is known."""
    game = games.load(name).game
    compared = 0
    table = Table.new(game, 2, 12)
    while compared < 6:
        assert table.decision is not None
        seat = table.decision.seats[0]
        one, other = concealed(table, seat, 1), concealed(table, seat, 2)
        choices = [small(game, seat, 5, turns=3).choose(chair_at(twin, seat)) for twin in (one, other)]
        assert choices[0] == choices[1] is not None
        compared += len(table.decision.options) > 2
        table.choose(seat, choices[0])
