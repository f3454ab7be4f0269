"""Tries the options that are worth a thought on clones, judges where each leads, and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from tryptyk.bots.advice import Advice, Prospect, advice, mean_terms
from tryptyk.bots.chair import Chair
from tryptyk.kernel import Decision, Game, Memory, Option, Table

SAMPLES: Final = 3
"""On how many deals of the hidden things an option is tried that brings something hidden to light,"""
FINALISTS: Final = 3
"""if it is among so many of the best on the first deal."""
FOLLOW_UPS: Final = 10
"""How many further choices of the same act are answered before a position is judged as it stands."""
NOT_JUDGED: Final = -1e9
"""Less than any worth."""
SPEAK_UP: Final = 0.002
"""By how much an aside has to better the position: it can also wait, and what is used is used up."""

_STRIDE: Final = 1_000_003


class _Look:
    """What an option was worth on the deals on which it was tried."""

    __slots__ = ("ends", "index", "sure", "total")

    index: int
    ends: list[Any]
    """The position where it led on each of them."""
    total: float
    sure: bool
    """Nothing hidden came to light, or nothing that makes a difference: every deal gives the same."""

    def __init__(self, index: int, end: Any, worth: float, sure: bool) -> None:
        self.index = index
        self.ends = [end]
        self.total = worth
        self.sure = sure

    def add(self, other: _Look) -> None:
        """The same option on one more deal."""
        self.sure = other.total == self.worth
        self.total += other.total
        self.ends += other.ends

    @property
    def worth(self) -> float:
        return self.total / len(self.ends)


class GreedyBot:
    """Looks one choice ahead with the game's ``evaluate``.

    An option is followed to the end of its act (a spell is cast and its target picked, a card played and
    its price paid) and judged there, before the next turn-order card, die or deal can blur the picture.
    Further choices within the act are answered greedily too, each by the seat that is asked. Of every
    question only the game's shortlist is tried.

    It thinks on clones in which all that its seat cannot know was dealt anew from its own seed; so two
    positions that look the same to the seat get the same answer.
    """

    name: ClassVar[str] = "greedy"

    memory: Memory
    _evaluate: Callable[[Any, int], float]
    _terms: Callable[[Any, int], dict[str, float]]
    _shortlist: Callable[[Any, Decision], list[int]]
    _seed: int
    _samples: int

    def __init__(self, game: Game[Any], seat: int, seed: int, samples: int = SAMPLES) -> None:
        self.memory = Memory()
        self._evaluate = game.evaluate
        self._terms = game.terms
        self._shortlist = game.shortlist
        self._seed = seed * _STRIDE + seat
        self._samples = samples

    def choose(self, chair: Chair) -> Option | None:
        options = chair.shortlist
        if chair.asked and (len(options) == 1 or not chair.thinks):
            return options[0]
        best = min(self._finalists(chair, options), key=_by_worth, default=None)
        if best is None:
            return None
        if not chair.asked and best.worth <= self._evaluate(chair.imagine().state, chair.seat) + SPEAK_UP:
            return None
        return chair.decision.options[best.index]

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
        seed = self._seed + chair.number * _STRIDE
        deal = chair.imagine(seed)
        looks = [self._look(deal, seat, chair.decision.options.index(option)) for option in options]
        finalists = sorted(looks, key=_by_worth)[:FINALISTS]
        for sample in range(1, self._samples):
            unsure = [look for look in finalists if not look.sure]
            if not unsure:
                break
            deal = chair.imagine(seed + sample)
            for look in unsure:
                look.add(self._look(deal, seat, look.index))
        return finalists

    def _look(self, deal: Table[Any], seat: int, index: int) -> _Look:
        """Where an option leads on a deal."""
        twin = deal.clone(rewind=True)
        learned, draws = twin.state.learned, twin.state.rng.draws
        twin.take(index, within_act=True)
        worth = NOT_JUDGED
        for _ in range(FOLLOW_UPS):
            decision = twin.decision
            if decision is None:
                break
            twin, worth = self._follow_up(twin, decision)
            if decision.seats[0] != seat:
                worth = NOT_JUDGED
        end = twin.state
        if worth == NOT_JUDGED:
            worth = self._evaluate(end, seat)
        return _Look(index, end, worth, end.learned == learned and end.rng.draws == draws)

    def _follow_up(self, table: Table[Any], decision: Decision) -> tuple[Table[Any], float]:
        """A table where the option is taken that then looks best to the seat that is asked, and its worth."""
        asked = decision.seats[0]
        listed = self._shortlist(table.state, decision)
        if decision.asides is not None:
            listed = [index for index in listed if asked in decision.seats_for(decision.options[index])]
        best = listed[0]
        best_worth = NOT_JUDGED
        if len(listed) > 1:
            leads_to = table
            for index in listed:
                twin = table.clone()
                twin.take(index, within_act=True)
                worth = self._evaluate(twin.state, asked)
                if worth > best_worth:
                    best, best_worth, leads_to = index, worth, twin
            if leads_to.decision is None:
                return leads_to, best_worth
        # Such a table sets marks, so whatever is asked next can be tried on cheap clones.
        table.take(best, within_act=True)
        return table, best_worth


def _by_worth(look: _Look) -> tuple[float, int]:
    """The best first; of equals the first."""
    return -look.worth, look.index
