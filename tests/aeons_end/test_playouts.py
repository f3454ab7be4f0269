"""Whole games of all kinds: nothing breaks, and every card gets to do what it does.

``python -m tryptyk.lab.soak`` plays many more.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tryptyk import games
from tryptyk.bots import GreedyBot, next_choice
from tryptyk.games.aeons_end.content import DIFFICULTIES, NEMESES
from tryptyk.games.aeons_end.samples import SAMPLES
from tryptyk.kernel import Option, Table
from tryptyk.lab.soak import Found, check_table, never_at_work, play

GAME = games.load("aeons_end")


class Curious:
    """Plays with sense, but gladly takes what has not been at work yet."""

    def __init__(self, seat: int, seed: int, missing: set[str]) -> None:
        self._greedy = GreedyBot(GAME.game, seat, seed, 1)
        self._random = Random(seed * 8 + seat)
        self._missing = missing

    def choose(self, table: Table[Any], seat: int) -> Option | None:
        decision = table.decision
        assert decision is not None
        options = decision.options_for(seat)
        wanted = [option for option in options if self._wants(table, option)]
        if wanted and self._random.random() < 0.8:
            return self._random.choice(wanted)
        if options and seat in decision.seats and self._random.random() < 0.02:
            return self._random.choice(options)
        return self._greedy.choose(table, seat)

    def _wants(self, table: Table[Any], option: Option) -> bool:
        if option[0] in ("charge", "ability", "use"):
            return not self._missing.isdisjoint(mage.mat.id for mage in table.state.mages)
        return not self._missing.isdisjoint(map(str, option[1:]))


def test_the_samples_cover_every_kind_of_table() -> None:
    seen = [SAMPLES.setup(number) for number in range(256)]
    combinations = {(players, setup["nemesis"], setup["difficulty"]) for players, setup in seen}
    assert len(combinations) == 4 * len(NEMESES) * len(DIFFICULTIES)
    markets = {(setup["nemesis"], setup["market"]) for _, setup in seen}
    assert len(markets) == 3 * len(NEMESES)
    assert len(SAMPLES.things) == 125


@pytest.mark.parametrize("first", [0, 64, 128, 192])
def test_random_games_break_nothing(first: int) -> None:
    """64 games: every nemesis with every number of players and every difficulty."""
    found = Found()
    for number in range(first, first + 64):
        play(GAME, number, "random", found)
    assert found.faults == []
    assert found.games == 64
    assert found.outcomes["unfinished"] == 0


@pytest.mark.parametrize("first", [1000, 1016])
def test_sensible_games_break_nothing(first: int) -> None:
    found = Found()
    for number in range(first, first + 16):
        play(GAME, number, "greedy", found)
    assert found.faults == []


def test_every_component_is_at_work_in_some_game() -> None:
    found = Found()
    for number in range(160):
        players, setup = SAMPLES.setup(number)
        setup["market"] = "random"
        setup["difficulty"] = "beginner"
        table = Table.new(GAME.game, players, number, setup)
        missing = set(never_at_work(GAME, found))
        bots = {seat: Curious(seat, number, missing) for seat in range(players)}
        while (choice := next_choice(table, bots)) is not None:
            table.choose(choice[1], choice[0])
            check_table(GAME, table)
        found.worked.update(filter(None, (SAMPLES.at_work(event) for _, event in table.events())))
        if not never_at_work(GAME, found):
            return
    assert never_at_work(GAME, found) == []
