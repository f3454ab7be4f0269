"""Bots: what they are called, how they are asked, and that they look at nothing hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from tests.aeons_end.positions import positions
from tests.age_contrived.positions import positions as age_positions
from tests.bonfire.positions import positions as bonfire_positions
from tests.kernel.fingerprint import fingerprint
from tests.playing import answer, concealed
from tests.toy.game import GAME as TOY
from tests.toy.state import Toy
from tryptyk.bots import (
    Bot,
    Chair,
    GreedyBot,
    RandomBot,
    ask,
    chair_at,
    make,
    names,
    next_choice,
    play_out,
)  # fmt: skip
from tryptyk.games.aeons_end.game import GAME
from tryptyk.kernel import Game, Option, Outcome, Table, TryptykError


class Scripted:
    """Says what it was told to say."""

    def __init__(self, *answers: Option | None) -> None:
        self.answers = list(answers)

    def choose(self, chair: Chair) -> Option | None:
        return self.answers.pop(0)


def toy(players: int = 3, seed: int = 7, **setup: Any) -> Table[Toy]:
    return Table.new(TOY, players, seed, setup)


# Names


@pytest.mark.parametrize("name", names())
def test_every_named_bot_can_be_made_and_plays_a_game(name: str) -> None:
    table = toy(limit=60)
    outcome = play_out(table, {seat: make(name, TOY, seat, 1) for seat in range(3)})
    assert outcome is not None and outcome.reason == "full"


def test_an_unknown_name_is_refused_in_a_sentence() -> None:
    with pytest.raises(TryptykError, match=r"There is no bot 'deep_blue'\. Choose from: random, greedy"):
        make("deep_blue", TOY, 0, 1)


# Being asked


def test_who_may_speak_up_is_asked_first() -> None:
    table = toy()
    answer(table, ("add", 1))
    bots: dict[int, Bot] = {0: Scripted(None), 1: Scripted(("add", 2)), 2: Scripted(("skip", 2))}
    assert next_choice(table, bots) == (2, ("skip", 2))


def test_the_asked_seat_answers_when_nobody_speaks_up() -> None:
    table = toy()
    answer(table, ("add", 1))
    bots: dict[int, Bot] = {0: Scripted(None), 1: Scripted(("add", 2)), 2: Scripted(None)}
    assert next_choice(table, bots) == (1, ("add", 2))


def test_a_team_is_answered_for_by_its_first_bot() -> None:
    table = toy()
    answer(table, ("add", 3))
    assert next_choice(table, {1: Scripted(("seat", 2)), 2: Scripted(("seat", 0))}) == (1, ("seat", 2))


def test_people_are_waited_for() -> None:
    table = toy()
    assert next_choice(table, {1: Scripted(("add", 2))}) is None
    assert play_out(table, {1: Scripted(("add", 2))}) is None
    assert table.number == 0


def test_playing_out_stops_at_the_limit_and_at_the_end() -> None:
    bots = {seat: make("random", TOY, seat, 3) for seat in range(3)}
    table = toy(limit=200)
    assert play_out(table, bots, limit=9) is None
    assert table.number == 9
    assert isinstance(play_out(table, bots), Outcome)
    assert next_choice(table, bots) is None


# Random


def test_the_random_bot_takes_every_option_as_often() -> None:
    bot = RandomBot(TOY, 0, 5)
    table = toy()
    counts = Counter(bot.choose(chair_at(table, 0)) for _ in range(8000))
    assert set(counts) == {("add", 1), ("add", 2), ("add", 3), ("draw",)}
    assert max(counts.values()) - min(counts.values()) < 300


def test_the_random_bot_speaks_up_as_often_as_if_it_picked_among_all() -> None:
    table = toy()
    answer(table, ("add", 1))
    bot = RandomBot(TOY, 2, 5)
    counts = Counter(bot.choose(chair_at(table, 2)) for _ in range(6000))
    assert set(counts) == {None, ("skip", 2)}
    assert 850 < counts[("skip", 2)] < 1150, "one in six"
    asked = Counter(RandomBot(TOY, 1, seed).choose(chair_at(table, 1)) for seed in range(400))
    assert set(asked) == {("add", 1), ("add", 2), ("add", 3), ("draw",)}, "never somebody else's option"


def test_bots_of_one_seed_differ_by_seat_and_repeat_themselves() -> None:
    def play(seat: int) -> list[Option | None]:
        bot = RandomBot(TOY, seat, 5)
        table = toy()
        return [bot.choose(chair_at(table, 0)) for _ in range(50)]

    assert play(0) == play(0)
    assert play(0) != play(1)


# Greedy


def test_the_greedy_bot_takes_what_its_game_values_most() -> None:
    """A card is worth more than a small pot; and of two ways to end, the winning one."""
    table = toy()
    assert GreedyBot(TOY, 0, 1).choose(chair_at(table, 0)) == ("draw",)
    almost = toy(limit=5)
    for amount in (2, 1):
        answer(almost, ("add", amount))
    bot = GreedyBot(TOY, 2, 1)
    assert bot.choose(chair_at(almost, 2)) == ("add", 2)


def test_of_equals_the_greedy_bot_takes_the_first() -> None:
    table = toy()
    answer(table, ("add", 3))
    assert GreedyBot(TOY, 1, 1).choose(chair_at(table, 1)) == ("seat", 0)


def test_the_greedy_bot_speaks_up_only_to_better_things() -> None:
    """To skip a turn changes nothing here, so it is silent."""
    table = toy()
    answer(table, ("add", 1))
    assert GreedyBot(TOY, 2, 1).choose(chair_at(table, 2)) is None


def test_thinking_changes_nothing() -> None:
    bots = {seat: GreedyBot(GAME, seat, 3) for seat in range(4)}
    for table in positions(8, 11):
        before = fingerprint(table), table.choices(), table.events()
        next_choice(table, bots)
        assert (fingerprint(table), table.choices(), table.events()) == before


def test_the_greedy_bot_does_not_peek_at_the_next_card() -> None:
    """Its cards are worth their numbers here: who peeks draws a nine and leaves a nought."""
    by_cards = Game(
        id="toy",
        package=TOY.package,
        players=TOY.players,
        new_state=TOY.new_state,
        acts=TOY.acts,
        options=TOY.options,
        score=TOY.score,
        view=TOY.view,
        conceal=TOY.conceal,
        evaluate=lambda g, seat: sum(g.hands[seat]) - 4.0 * len(g.hands[seat]) + g.pot,
        terms=TOY.terms,
        check=TOY.check,
        dump=TOY.dump,
        load=TOY.load,
    )
    tables = [Table.new(by_cards, 2, seed) for seed in range(60)]
    assert len({GreedyBot(by_cards, 0, 5).choose(chair_at(table, 0)) for table in tables}) == 1
    moods = {GreedyBot(by_cards, 0, seed).choose(chair_at(tables[0], 0)) for seed in range(60)}
    assert moods == {("draw",), ("add", 3)}, "what it imagines depends on its own seed only"


def test_the_greedy_bot_uses_nothing_that_its_seat_does_not_know() -> None:
    """Where only hidden things differ, it chooses the same; and they do differ."""
    compared = 0
    differing = 0
    for table in positions(16, 5, first=300):
        decision = table.decision
        if decision is None:
            continue
        for seat in {*decision.seats[:1], *decision.speakers}:
            one, other = concealed(table, seat, 1), concealed(table, seat, 2)
            differing += GAME.dump(one.state) != GAME.dump(other.state)
            bot = GreedyBot(GAME, seat, 17)
            assert bot.choose(chair_at(one, seat)) == bot.choose(chair_at(other, seat))
            compared += 1
    assert compared > 300
    assert differing > 0.95 * compared


def test_clones_of_a_concealed_table_stand_where_it_stands() -> None:
    """They start from a mark that was dealt anew, it was dealt anew where it stood."""
    compared = 0
    tables: Iterator[Table[Any]] = chain(positions(4, 23), bonfire_positions(4, 23), age_positions(4, 61))
    for table in tables:
        if table.decision is None:
            continue
        twin = concealed(table, 0, 5)
        assert fingerprint(twin.clone()) == fingerprint(twin)
        compared += 1
    assert compared > 60


def test_the_greedy_bot_thinks_only_about_what_its_game_lists() -> None:
    listing = TOY.with_acts(TOY.acts)
    listing.shortlist = lambda g, decision: [0, 2]
    table = Table.new(listing, 3, 7)
    assert GreedyBot(TOY, 0, 1).choose(chair_at(toy(), 0)) == ("draw",)
    assert GreedyBot(listing, 0, 1).choose(chair_at(table, 0)) == ("add", 1)


def test_a_bot_is_told_how_long_it_may_think() -> None:
    left: list[float] = []

    class Hasty:
        def choose(self, chair: Chair) -> Option | None:
            left.append(chair.budget.left)
            return chair.options[0]

    ask(Hasty(), toy(), 0, 3.0)
    ask(Hasty(), toy(), 0)
    assert 0 < left[0] <= 3.0 and left[1] == float("inf")
