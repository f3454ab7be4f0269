"""Thinks longer where it matters: plays its best options on, on the same deals, and compares what comes of
them."""

from __future__ import annotations

from math import erf, sqrt
from typing import Any, ClassVar, Final

from tryptyk.bots.advice import Advice, Planned, mean_terms, reasons
from tryptyk.bots.chair import Chair
from tryptyk.bots.greedy_bot import GreedyBot
from tryptyk.bots.lines import Line
from tryptyk.bots.trials import THIS_TURN, lines, planned, play_on
from tryptyk.kernel import Game, Memory, Option

SIMULATIONS: Final = 32
"""So many lines are played on at a pivotal choice, at most,"""
CANDIDATES: Final = 4
"""of so many options."""
CLEAR: Final = 1.0
"""So many standard errors make a difference clear."""
LEAST: Final = 4
"""No difference is clear on fewer deals."""


class Candidate:
    """An option, where it has led on each of the common deals, and what that is worth."""

    __slots__ = ("ends", "index", "worths")

    ends: list[Any]
    index: int
    worths: list[float]

    def __init__(self, index: int) -> None:
        self.ends = []
        self.index = index
        self.worths = []

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths)


def ahead(one: Candidate, other: Candidate) -> tuple[float, float]:
    """By how much one is better than another on the deals that both were tried on, and the standard error."""
    differences = [mine - theirs for mine, theirs in zip(one.worths, other.worths)]
    count = len(differences)
    mean = sum(differences) / count
    if count < 2:
        return mean, float("inf")
    spread = sum([(difference - mean) ** 2 for difference in differences]) / (count - 1)
    return mean, sqrt(spread / count)


class SearchBot:
    """Plays greedily, and at pivotal choices tries a few options on common deals.

    Each of them is played on by all seats, as far ahead as the game says, and judged there. Who falls clearly
    behind is given up; greedy's choice stays to the last and is kept unless another one is clearly better.
    What is pivotal, the game says.

    It thinks only on what its chair imagines, from its own seed: what its seat cannot know changes nothing.
    """

    name: ClassVar[str] = "search"

    memory: Memory
    budget: int
    """Lines that it plays on at a pivotal choice, at most."""
    _greedy: GreedyBot
    _candidates: int
    _turns: int | None
    _clear: float

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        seed: int,
        simulations: int = SIMULATIONS,
        candidates: int = CANDIDATES,
        turns: int | None = None,
        clear: float = CLEAR,
    ) -> None:
        self.budget = simulations
        self._greedy = GreedyBot(game, seat, seed)
        self.memory = self._greedy.memory
        self._candidates = candidates
        self._turns = turns
        self._clear = clear

    def first_deal(self, number: int) -> int:
        """The seed by which its chair is dealt when so many choices have been made."""
        return self._greedy.first_deal(number)

    def choose(self, chair: Chair) -> Option | None:
        option = self._greedy.choose(chair)
        if option is None or not self._is_pivotal(chair, option):
            return option
        best, _ = self._compare(chair, option)
        return chair.decision.options[best.index]

    def advise(self, chair: Chair) -> Advice:
        """What it would choose for a seat that is asked, why, and what it would do then."""
        told = self._greedy.advise(chair)
        if not chair.thinks:
            return told
        if not self._is_pivotal(chair, told.option):
            return told._replace(plan=self._plan(chair, told.option))
        best, others = self._compare(chair, told.option)
        options, terms = chair.decision.options, chair.game.terms
        option = options[best.index]
        plan = self._plan(chair, option)
        others = [other for other in others if ahead(best, other)[0] != 0.0]
        if not others:
            # They come to the same: what speaks for it is what a glance tells.
            return told._replace(plan=plan)
        # Those that were given up early were tried on fewer deals.
        other = min(others, key=lambda other: (-len(other.worths), -other.mean))
        count = len(other.ends)
        mine, theirs = [
            mean_terms([terms(end, chair.seat) for end in one.ends[:count]]) for one in (best, other)
        ]
        gains, costs = reasons(mine, theirs)
        return Advice(option, options[other.index], gains, costs, sureness(*ahead(best, other)), plan)

    def _plan(self, chair: Chair, option: Option) -> tuple[Planned, ...]:
        """What the seat would choose next in this turn, until something hidden comes to light."""
        deal = chair.imagine(self.first_deal(chair.number))
        learned, turn = deal.state.learned, deal.state.turn
        deal.take(chair.decision.options.index(option))
        if deal.state.learned > learned or deal.state.turn > turn:
            return ()
        ahead = play_on(deal.clone(), THIS_TURN, learned).choices(deal.number)
        return tuple([choice for choice in planned(deal, ahead) if choice.seat == chair.seat])

    def _is_pivotal(self, chair: Chair, option: Option) -> bool:
        if not chair.asked or chair.imagined is None or len(chair.shortlist) < 2:
            return False
        pivotal: bool = chair.game.pivotal(chair.imagined.table().state, chair.decision, option)
        return pivotal

    def _compare(self, chair: Chair, option: Option) -> tuple[Candidate, list[Candidate]]:
        """The best of some candidates, and the others. Who falls clearly behind is tried no further."""
        first, *others = tried = self._picked(chair, option)
        left = self.budget
        while others and left > len(others) and chair.budget.left > 0.0:
            racing = [first, *others]
            deals = 1 if first.worths else LEAST
            self._try(chair, racing, deals)
            left -= deals * len(racing)
            best = min(racing, key=_loss)
            if self._is_behind(first, best):
                break
            others = [one for one in others if not self._is_behind(one, best)]
        best = min([first, *others], key=_loss)
        if not self._is_behind(first, best):
            best = first
        return best, [one for one in tried if one is not best]

    def _picked(self, chair: Chair, option: Option) -> list[Candidate]:
        """Greedy's choice, and what looks best on a deal beside it."""
        decision = chair.decision
        deal = chair.deal(self.first_deal(chair.number))
        listed = [decision.options.index(listed) for listed in chair.shortlist if listed != option]
        found = lines(deal, decision, listed, chair.seat)
        picked = [tried.index for tried in sorted(found, key=_by_worth)[: self._candidates - 1]]
        return [Candidate(index) for index in (decision.options.index(option), *picked)]

    def _try(self, chair: Chair, candidates: list[Candidate], deals: int) -> None:
        """Each of them on some more deals, the same for all."""
        assert chair.imagined is not None
        turns = chair.game.horizon(chair.imagined.table().state) if self._turns is None else self._turns
        begun = len(candidates[0].worths)
        for number in range(begun, begun + deals):
            deal = chair.deal(self.first_deal(chair.number) + number)
            for candidate in candidates:
                twin = deal.clone()
                twin.take(candidate.index, within_act=True)
                end = play_on(twin, turns).state
                candidate.ends.append(end)
                candidate.worths.append(chair.game.evaluate(end, chair.seat))
            if chair.budget.left <= 0.0:
                return

    def _is_behind(self, one: Candidate, other: Candidate) -> bool:
        """It is another one, and clearly worse or the same whatever luck brings."""
        if one is other:
            return False
        mean, error = ahead(other, one)
        return mean > self._clear * error or (mean == 0.0 and error == 0.0)


def _by_worth(tried: Line) -> tuple[float, int]:
    """The best first; of equals the first."""
    return -tried.worth, tried.index


def _loss(candidate: Candidate) -> float:
    return -candidate.mean


def sureness(mean: float, error: float) -> float:
    """How likely it is that what is ahead by so much on some deals is better indeed."""
    if error == 0.0:
        return 1.0 if mean > 0 else 0.5
    return 0.5 * (1.0 + erf(mean / error / sqrt(2.0)))
