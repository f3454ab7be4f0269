"""Positions in the middle of games of all kinds, for tests that have to hold everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tryptyk.bots import Bot, make, next_choice
from tryptyk.games.aeons_end.game import GAME
from tryptyk.games.aeons_end.samples import SAMPLES
from tryptyk.games.aeons_end.state import State
from tryptyk.kernel import Table


def positions(games: int, every: int, bot: str = "mixed", first: int = 0) -> Iterator[Table[State]]:
    """Tables at every so-many-th choice; the bots are random, greedy, or by turns one and the other."""
    for number in range(first, first + games):
        players, setup = SAMPLES.setup(number)
        table = Table.new(GAME, players, number, setup)
        rng = Random(number)
        teams: list[dict[int, Bot]] = [
            {seat: make(name, GAME, seat, number) for seat in range(players)}
            for name in (("random", "greedy") if bot == "mixed" else (bot,))
        ]
        while True:
            choice = next_choice(table, rng.choice(teams))
            if choice is None:
                break
            table.choose(*choice)
            if table.number % every == 0:
                yield table
