"""Lines of play: where options lead, what is kept of them, and that remembering changes no judgement."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.aeons_end.positions import positions as aeons_positions
from tests.age_contrived.positions import positions as age_positions
from tests.bonfire.positions import positions as bonfire_positions
from tests.kernel.fingerprint import fingerprint
from tests.toy.game import GAME as TOY
from tryptyk.bots import Bot, GreedyBot, chair_at, play_out
from tryptyk.bots.lines import FOLLOW_UPS, line
from tryptyk.games.age_contrived.game import GAME as AGE
from tryptyk.games.bonfire.scoring import player_lines, player_points
from tryptyk.kernel import Memory, Table

GAMES: dict[str, Callable[[int, int], Iterator[Table[Any]]]] = {
    "aeons_end": aeons_positions,
    "bonfire": bonfire_positions,
    "age_contrived": age_positions,
}


def asking(name: str, games: int, every: int) -> Iterator[Table[Any]]:
    for table in GAMES[name](games, every):
        if table.decision is not None:
            yield table


def followed(table: Table[Any], index: int) -> Table[Any]:
    """The same as a line, without anything that saves time."""
    game = table.game
    twin = table.clone()
    twin.take(index, within_act=True)
    for _ in range(FOLLOW_UPS):
        decision = twin.decision
        if decision is None:
            break
        seat = decision.seats[0]
        ends: list[tuple[float, int, int]] = []
        for option in game.shortlist(twin.state, decision):
            if seat in decision.seats_for(decision.options[option]):
                end = twin.clone()
                end.take(option, within_act=True)
                ends.append((-game.evaluate(end.state, seat), len(ends), option))
        twin.take(min(ends)[2], within_act=True)
    return twin


@pytest.mark.parametrize("name", GAMES)
def test_a_line_leads_where_its_act_ends(name: str) -> None:
    tried = 0
    for table in asking(name, 3, 31):
        before = fingerprint(table)
        assert table.decision is not None
        seat = table.decision.seats[0]
        for index in table.game.shortlist(table.state, table.decision)[:4]:
            end = followed(table, index)
            found = line(table, index, seat)
            assert fingerprint(found.table) == fingerprint(end)
            assert found.worth == table.game.evaluate(end.state, seat)
            tried += 1
        assert fingerprint(table) == before
    assert tried > 10


@pytest.mark.parametrize("name", GAMES)
def test_what_a_thinker_remembers_changes_no_judgement(name: str) -> None:
    memories: dict[int, Memory] = {}
    compared = 0
    for table in asking(name, 4, 7):
        assert table.decision is not None
        memory = memories.setdefault(table.seed, Memory())  # a thinker has one for its game
        for index in range(min(3, len(table.decision.options))):
            twin = table.clone()
            twin.take(index, within_act=True)
            for seat in range(table.players):
                fresh = table.game.evaluate(twin.state, seat)
                twin.state.memory = memory
                assert table.game.evaluate(twin.state, seat) == fresh, twin.state.act
                twin.state.memory = None
                compared += 1
    assert compared > 80


def test_points_are_the_sum_of_their_lines() -> None:
    for table in bonfire_positions(6, 20):
        for player in table.state.players:
            assert player_points(player) == sum([points for _, points, _ in player_lines(player)])


def test_what_a_line_has_answered_is_not_thought_of_again() -> None:
    game = AGE.with_acts(AGE.acts)
    judged: list[int] = []

    def evaluate(g: Any, seat: int) -> float:
        judged.append(seat)
        return AGE.evaluate(g, seat)

    game.evaluate = evaluate
    table = Table.new(game, 2, 3)
    bots: dict[int, Bot] = {seat: GreedyBot(game, seat, 3) for seat in range(2)}
    kept = 0
    while table.number < 60:
        assert table.decision is not None
        choice = len(table.decision.options) > 1
        judged.clear()
        play_out(table, bots, limit=1)
        kept += choice and not judged
    assert kept > 2


def test_a_plan_is_for_the_questions_that_it_foresaw() -> None:
    """Whoever comes to the same number of choices by another way thinks anew."""
    other = 0
    for table in asking("age_contrived", 4, 13):
        decision = table.decision
        assert decision is not None
        seat = decision.seats[0]
        bot = GreedyBot(table.game, seat, 1)
        bot.choose(chair_at(table, seat))
        table = table.clone(rewind=True)
        table.take(len(decision.options) - 1)
        if table.decision is not None and table.decision.seats == (seat,):
            fresh = GreedyBot(table.game, seat, 1).choose(chair_at(table, seat))
            other += bot.choose(chair_at(table, seat)) == fresh
    assert other > 5


def test_a_chair_is_dealt_once_by_the_seed_of_its_bot() -> None:
    table = Table.new(TOY, 2, 7)
    bot = GreedyBot(TOY, 0, 5)
    chair = chair_at(table, 0, seed=bot.first_deal(0))
    assert chair.deal(bot.first_deal(0)) is chair.deal(bot.first_deal(0))
    other = chair_at(table, 0)
    assert other.deal(bot.first_deal(0)) is not other.deal(bot.first_deal(0))
    for seed in (bot.first_deal(0), 4):
        assert TOY.dump(chair.imagine(seed).state) == TOY.dump(other.imagine(seed).state)
        own = chair.imagine(seed)
        own.take(0)
        assert fingerprint(chair.imagine(seed)) == fingerprint(other.imagine(seed)) != fingerprint(own)
    assert bot.choose(chair) == bot.choose(other)


def test_greedy_games_are_the_same_again() -> None:
    def game() -> list[Any]:
        table = Table.new(TOY, 3, 9, {"limit": 80})
        play_out(table, {seat: GreedyBot(TOY, seat, 4) for seat in range(3)})
        return table.choices()

    assert game() == game()
