"""Positions of all kinds, for tests that look at many."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.samples import SAMPLES
from tryptyk.games.age_contrived.state import State
from tryptyk.kernel import Option, Table

LONG = 700
"""Choices after which a random game has shown enough."""
EAGER = ("bridge", "step", "move", "bind", "bind_pillar", "achieve", "build", "take", "claim", "claim_tile")


def some_option(options: list[Option], random: Random) -> int:
    """Any option; but what brings a game on is preferred, so that figures move and monuments are built."""
    eager = [number for number, option in enumerate(options) if option[0] in EAGER]
    if eager and random.random() < 0.5:
        return random.choice(eager)
    return random.randrange(len(options))


def positions(games: int, every: int, first: int = 0, choices: int = LONG) -> Iterator[Table[State]]:
    """Tables of random games, one for every so many choices, and the last position of each."""
    for number in range(first, first + games):
        players, setup = SAMPLES.setup(number)
        table = Table.new(GAME, players, number, setup)
        random = Random(number)
        while table.decision is not None and table.number < choices:
            if table.number % every == 0:
                yield table
            table.take(some_option(table.decision.options, random))
        yield table
