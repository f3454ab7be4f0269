"""Bots for people to play with, by how well they play. Who is weaker thinks less or slips; none sees more."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from tryptyk.bots.chair import Chair
from tryptyk.bots.greedy_bot import GreedyBot
from tryptyk.bots.search_bot import SearchBot
from tryptyk.bots.trials import lines
from tryptyk.kernel import Game, Memory, Option

SLIPS: Final = 0.3
"""Of so many pivotal choices the easy bot takes another one"""
AMONG: Final = 3
"""of so many that look best."""
LITTLE: Final = 12
MUCH: Final = 40
"""Lines that a strong bot plays on at a pivotal choice, at most,"""
FEW: Final = 2
SEVERAL: Final = 4
"""of so many options."""


class EasyBot:
    """Greedy, but at a pivotal choice it is often content with what is not quite the best."""

    name: ClassVar[str] = "easy"

    memory: Memory
    _greedy: GreedyBot

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        self._greedy = GreedyBot(game, seat, seed, samples=1)
        self.memory = self._greedy.memory

    def first_deal(self, number: int) -> int:
        """The seed by which its chair is dealt when so many choices have been made."""
        return self._greedy.first_deal(number)

    def choose(self, chair: Chair) -> Option | None:
        option = self._greedy.choose(chair)
        if option is None or not chair.asked or chair.imagined is None:
            return option
        chance = Random(self.first_deal(chair.number))
        table = chair.imagined.table()
        if chance.random() >= SLIPS or not chair.game.pivotal(table.state, chair.decision, option):
            return option
        listed = [chair.decision.options.index(listed) for listed in chair.shortlist]
        found = lines(chair.deal(self.first_deal(chair.number)), chair.decision, listed, chair.seat)
        best = sorted(found, key=lambda tried: -tried.worth)[:AMONG]
        return chair.decision.options[chance.choice(best).index]


class NormalBot(GreedyBot):
    """Looks one choice ahead."""

    name: ClassVar[str] = "normal"


class HardBot(SearchBot):
    """Thinks a little at pivotal choices."""

    name: ClassVar[str] = "hard"

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        super().__init__(game, seat, seed, simulations=LITTLE, candidates=FEW)


class ExpertBot(SearchBot):
    """Thinks as long as is worth it."""

    name: ClassVar[str] = "expert"

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        super().__init__(game, seat, seed, simulations=MUCH, candidates=SEVERAL)
