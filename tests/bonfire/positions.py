"""Positions of all kinds, for tests that look at many."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tryptyk.games.bonfire.game import GAME
from tryptyk.games.bonfire.samples import SAMPLES
from tryptyk.games.bonfire.state import State
from tryptyk.kernel import Table


def positions(games: int, every: int, first: int = 0) -> Iterator[Table[State]]:
    """Tables of random games, one for every so many choices, and the end of each."""
    for number in range(first, first + games):
        players, setup = SAMPLES.setup(number)
        table = Table.new(GAME, players, number, setup)
        random = Random(number)
        while table.decision is not None:
            if table.number % every == 0:
                yield table
            table.take(random.randrange(len(table.decision.options)))
        yield table
