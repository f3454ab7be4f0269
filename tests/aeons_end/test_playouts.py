"""Whole games of all kinds: nothing breaks, and every card gets to do what it does.

``python -m tryptyk.lab.soak`` plays many more.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.playouts import must_break_nothing
from tryptyk import games
from tryptyk.bots import Chair, GreedyBot, next_choice
from tryptyk.games.aeons_end.components.catalogue import CARDS, DIFFICULTIES, FOES, MAGES, NEMESES, SUPPLY
from tryptyk.games.aeons_end.components.printed import GEM, RELIC, SPELL
from tryptyk.games.aeons_end.samples import SAMPLES
from tryptyk.kernel import Option, Table
from tryptyk.lab.soak import Found, never_at_work

GAME = games.load("aeons_end")


class Curious:
    """Plays with sense, but gladly takes what has not been at work yet."""

    def __init__(self, seat: int, seed: int, missing: set[str]) -> None:
        self._greedy = GreedyBot(GAME.game, seat, seed, 1)
        self._random = Random(seed * 8 + seat)
        self._missing = missing

    def choose(self, chair: Chair) -> Option | None:
        table = chair.imagine()
        wanted = [option for option in chair.options if self._wants(table, option)]
        if wanted and self._random.random() < 0.8:
            return self._random.choice(wanted)
        choice = self._greedy.choose(chair)
        # A power that has not been seen at work is let be.
        spoils = choice is not None and choice[0] == "to_discard" and choice[1] in self._missing
        return ("end_turn",) if spoils else choice

    def _wants(self, table: Table[Any], option: Option) -> bool:
        if option[0] in ("charge", "ability", "use"):
            return not self._missing.isdisjoint(mage.mat.id for mage in table.state.mages)
        return option[0] in ("gain", "prep", "play", "cast") and not self._missing.isdisjoint(option)


def test_the_samples_cover_every_kind_of_table() -> None:
    seen = [SAMPLES.setup(number) for number in range(256)]
    combinations = {(players, setup["nemesis"], setup["difficulty"]) for players, setup in seen}
    assert len(combinations) == 4 * len(NEMESES) * len(DIFFICULTIES)
    markets = {(setup["nemesis"], setup["market"]) for _, setup in seen}
    assert len(markets) == 3 * len(NEMESES)
    assert SAMPLES.things >= {*MAGES, *CARDS, *FOES}


@pytest.mark.parametrize("first", [0, 64, 128, 192])
def test_random_games_break_nothing(first: int) -> None:
    """64 games: every nemesis with every number of players and every difficulty."""
    must_break_nothing(GAME, range(first, first + 64), "random")


@pytest.mark.parametrize("first", [1000, 1006])
def test_sensible_games_break_nothing(first: int) -> None:
    must_break_nothing(GAME, range(first, first + 6), "greedy")


def tailored(missing: set[str], number: int) -> dict[str, Any]:
    """A setup with what has not been at work yet."""
    market = []
    for type, share in ((GEM, 3), (RELIC, 2), (SPELL, 4)):
        pool = [card.id for card in SUPPLY[type]]
        Random(number).shuffle(pool)
        market += sorted(pool, key=lambda id: id not in missing)[:share]
    mages = sorted(MAGES, key=lambda id: (id not in missing, id[number % 4]))[:3]
    nemesis = max(NEMESES.values(), key=lambda mat: len(missing.intersection(mat.cards + mat.side_cards)))
    return {"market": market, "mages": mages, "nemesis": nemesis.id, "difficulty": "beginner"}


@pytest.mark.nightly
def test_every_component_is_at_work_in_some_game() -> None:
    """Some of the latest nemesis cards are seldom met, and seldom live to do anything."""
    found = Found()
    for number in range(600):
        missing = set(never_at_work(GAME, found))
        table = Table.new(GAME.game, 3, number, tailored(missing, number))
        bots = {seat: Curious(seat, number, missing) for seat in range(3)}
        while (choice := next_choice(table, bots)) is not None:
            table.choose(*choice)
        found.worked.update(filter(None, (SAMPLES.at_work(event) for _, event in table.events())))
        if not never_at_work(GAME, found):
            return
    assert never_at_work(GAME, found) == []
