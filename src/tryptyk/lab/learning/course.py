"""A course of learning: which games are played, by whom, and with which figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tryptyk import bots, games
from tryptyk.bots import GreedyBot
from tryptyk.components import Worths
from tryptyk.games import Title
from tryptyk.kernel import Rng, Table

Figures = dict[str, float]
DIGITS = 4
"""Figures are rounded to so many, so that what is written down is what was played."""


class Course(msgspec.Struct, frozen=True):
    """Nothing but this decides what is learned."""

    game: str
    players: int
    """Where a case does not say it."""
    setup: dict[str, Any] = {}
    cases: tuple[str, ...] = ()
    seed: int = 1
    pairs: int = 300
    """For each case, before a step is taken."""
    steps: int = 3
    """So many are taken before games decide whether they were for the better."""
    duels: int = 400
    """Games of each side, for each case, that decide it."""
    spread: float = 0.3
    """By this part a figure is raised or lowered in a game."""
    length: float = 2.0
    """Of a step: so many figures' spreads."""
    only: tuple[str, ...] = ()
    """Figures that are learned, by how their names begin; all if none is named."""
    start: dict[str, Figures] = {}
    """What cases begin with, where it is something else than what is shipped."""

    @property
    def title(self) -> Title:
        return games.load(self.game)

    @property
    def worths(self) -> Worths[Any]:
        return self.title.worths

    def names(self, case: str, figures: Figures) -> list[str]:
        """The figures that are learned: what is nothing can be neither raised nor lowered by a part."""
        steady = self.worths.steady
        named = [
            name for name in figures if name.startswith(self.only or ("",)) and not name.startswith(steady)
        ]
        return [name for name in named if figures[name]]


class Ended(msgspec.Struct, frozen=True):
    """What a game was worth to the seat in question."""

    won: float
    reward: float


def seed_of(course: Course, stage: str, number: int) -> int:
    """The seed of a game: another for each stage of a study."""
    start = int.from_bytes(stage.encode()[-8:], "big") ^ course.seed
    return Rng(start, number).bits() >> 32


def rounded(figures: Figures) -> Figures:
    return {name: round(value, DIGITS) for name, value in figures.items()}


def signs(seed: int, count: int) -> list[int]:
    """As many times +1 or -1, by chance."""
    rng = Rng(seed)
    found: list[int] = []
    while len(found) < count:
        word = rng.bits()
        found.extend([1 if word >> place & 1 else -1 for place in range(64)])
    return found[:count]


def moved(course: Course, figures: Figures, by: Figures) -> Figures:
    """Each raised (or lowered, below 0) by so many spreads."""
    factor = 1.0 + course.spread
    return rounded({name: value * factor ** by.get(name, 0.0) for name, value in figures.items()})


def play(
    course: Course,
    case: str,
    seed: int,
    ours: Figures,
    theirs: Figures,
    see: Callable[[Any, int], None] | None = None,
) -> Ended:
    """A game in which one seat and whoever is on its side plays by our figures, all others by theirs.

    ``see`` is shown the state whenever a turn has ended, and that seat."""
    title, worths = course.title, course.worths
    game, place = title.game, worths.cases[case]
    players = place.players or course.players
    setup = {**course.setup, **place.setup}
    mine = seed % players
    table = Table.new(game, players, seed, setup, rewind=True, quiet=True)
    side = next((score.seats for score in game.score(table.state) if mine in score.seats), (mine,))
    seated = {seat: GreedyBot(game, seat, seed, samples=1) for seat in range(players)}
    made = {True: worths.made(case, ours), False: worths.made(case, theirs)}
    shipped = worths.by_case[case]
    turn = table.state.turn
    try:
        while (decision := table.decision) is not None:
            worths.by_case[case] = made[decision.seats[0] in side]
            choice = bots.next_choice(table, seated)
            assert choice is not None, "every seat has a bot"
            table.choose(*choice)
            if see is not None and table.state.turn != turn and not table.state.ending:
                turn = table.state.turn
                see(table.state, mine)
    finally:
        worths.by_case[case] = shipped
    outcome = table.outcome
    assert outcome is not None
    winners = [score for score in outcome.scores if score.rank == 1]
    won = sum([mine in score.seats for score in winners]) / len(winners)
    return Ended(won, won if worths.reward is None else worths.reward(table.state, mine))
