"""Tries the options that are worth a thought on clones, judges where each leads, and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from tryptyk.bots.advice import Advice, Prospect, advice, mean_terms
from tryptyk.bots.chair import Chair
from tryptyk.bots.lines import Answer, Line, Tried, line, settled
from tryptyk.kernel import Game, Memory, Option

SAMPLES: Final = 3
"""On how many deals of the hidden things an option is tried that brings something hidden to light,"""
FINALISTS: Final = 3
"""if it is among so many of the best on the first deal."""
SPEAK_UP: Final = 0.002
"""By how much an aside has to better the position: it can also wait, and what is used is used up."""

_STRIDE: Final = 1_000_003


class _Look:
    """What an option was worth on the deals on which it was tried."""

    __slots__ = ("ends", "first", "index", "sure", "total")

    index: int
    first: Line
    ends: list[Any]
    """The position where it led on each of them."""
    total: float
    sure: bool
    """Nothing hidden came to light, or nothing that makes a difference: every deal gives the same."""

    def __init__(self, first: Line) -> None:
        self.index = first.index
        self.first = first
        self.ends = [first.table.state]
        self.total = first.worth
        self.sure = first.sure

    def add(self, other: Line) -> None:
        """The same option on one more deal."""
        self.sure = other.worth == self.worth
        self.total += other.worth
        self.ends.append(other.table.state)

    @property
    def worth(self) -> float:
        return self.total / len(self.ends)


class GreedyBot:
    """Looks one choice ahead with the game's ``evaluate``.

    An option is judged at the end of its act (``line``), before the next turn-order card, die or deal can
    blur the picture. Of every question only the game's shortlist is tried.

    It thinks on clones in which all that its seat cannot know was dealt anew from its own seed; so two
    positions that look the same to the seat get the same answer.
    """

    name: ClassVar[str] = "greedy"

    memory: Memory
    _evaluate: Callable[[Any, int], float]
    _terms: Callable[[Any, int], dict[str, float]]
    _seed: int
    _samples: int
    _plan: list[Answer]
    """What it answers to the questions that come next,"""
    _next: int
    """if so many choices have been made."""

    def __init__(self, game: Game[Any], seat: int, seed: int, samples: int = SAMPLES) -> None:
        self.memory = Memory()
        self._evaluate = game.evaluate
        self._terms = game.terms
        self._seed = seed * _STRIDE + seat
        self._samples = samples
        self._plan = []
        self._next = -1

    def first_deal(self, number: int) -> int:
        """The seed by which its chair is dealt when so many choices have been made."""
        return self._seed + number * _STRIDE

    def choose(self, chair: Chair) -> Option | None:
        if chair.asked:
            planned = self._planned(chair)
            if planned is not None:
                return planned
        options = chair.shortlist
        if chair.asked and (len(options) == 1 or not chair.thinks):
            return options[0]
        best = min(self._finalists(chair, options), key=_by_worth, default=None)
        if best is None:
            return None
        if not chair.asked:
            silent: float = self._evaluate(chair.deal(self.first_deal(chair.number)).state, chair.seat)
            if best.worth <= silent + SPEAK_UP:
                return None
        self._plan = settled(best.first.answers)
        self._next = chair.number + 1
        return chair.decision.options[best.index]

    def _planned(self, chair: Chair) -> Option | None:
        """The answer that it gave when it thought of this very question; None if it has not."""
        if chair.number == self._next and self._plan:
            answer = self._plan.pop(0)
            if answer.fits(chair.decision):
                self._next += 1
                return chair.decision.options[answer.index]
        self._plan = []
        return None

    def advise(self, chair: Chair) -> Advice:
        """What it would choose for a seat that is asked, and why."""
        options = chair.shortlist
        if len(options) == 1 or not chair.thinks:
            return Advice(options[0])
        prospects: list[Prospect] = []
        for look in self._finalists(chair, options):
            terms = mean_terms([self._terms(end, chair.seat) for end in look.ends])
            prospects.append(Prospect(chair.decision.options[look.index], look.worth, terms))
        return advice(prospects)

    def _finalists(self, chair: Chair, options: list[Option]) -> list[_Look]:
        """The best of some options; those that depend on luck are compared on the same deals."""
        if not options or not chair.thinks:
            return []
        seat = chair.seat
        seed = self.first_deal(chair.number)
        deal = chair.deal(seed)
        tried: Tried = {}
        looks = [_Look(line(deal, chair.decision.options.index(option), seat, tried)) for option in options]
        finalists = sorted(looks, key=_by_worth)[:FINALISTS]
        for sample in range(1, self._samples):
            unsure = [look for look in finalists if not look.sure]
            if not unsure:
                break
            deal = chair.deal(seed + sample)
            for look in unsure:
                look.add(line(deal, look.index, seat, tried))
        return finalists


def _by_worth(look: _Look) -> tuple[float, int]:
    """The best first; of equals the first."""
    return -look.worth, look.index
