"""What a passage was worth: the plan that was played against others, on the same deals.

All is judged from what the seat knew when the passage began: what it could not know is dealt anew for every
deal, and the bot plays on for all seats from where a plan leaves them, to the end of the game. The plan that
looks best is found on some deals and compared on others, so that it is not the best by luck alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, Literal, TypeAlias

import msgspec

from tryptyk.bots import Chair, chair_at
from tryptyk.bots.advice import Planned, mean_terms, reasons
from tryptyk.bots.trials import planned
from tryptyk.kernel import Option, Outcome, Table
from tryptyk.review.passages import Passage
from tryptyk.review.plans import Plan, carried_out, key_of, other_plans, own_plan, played_on

Scale: TypeAlias = Literal["chance", "points"]
"""What worths are counted in: the chance to win, where one side plays; else points ahead of the best other
side."""

SOUGHT: Final[dict[Scale, tuple[tuple[int, int], ...]]] = {
    "chance": ((4, 3), (8, 1)),
    "points": ((2, 3), (6, 1)),
}
"""On so many further deals plans are compared, and so many of them are kept."""
STAGES: Final[dict[Scale, tuple[int, ...]]] = {"chance": (24, 64, 192), "points": (8, 20, 40)}
"""On so many deals the best of them is held against what was played; on more, where that leaves it open."""
SLIPS: Final[dict[Scale, float]] = {"chance": 0.02, "points": 0.1}
"""At so many choices after the plan the bot slips. More would lose what is won together or alone, where
chance has enough to say by itself."""
SURE: Final = 2.0
"""A difference is clear that is larger than so many of its standard errors,"""
PLAIN: Final = 4.0
"""and needs no more deals if it is larger than so many."""
LEAST: Final[dict[Scale, float]] = {"chance": 0.05, "points": 3.0}
"""And one is told that is larger than that."""
REASON_DEALS: Final = 4


class Difference(msgspec.Struct, frozen=True):
    """How much better one plan is than another, on the same deals."""

    mean: float = 0.0
    error: float = 0.0
    """Its standard error."""

    @property
    def clear(self) -> bool:
        return abs(self.mean) > SURE * self.error


SAME: Final = Difference()


class Choice(msgspec.Struct, frozen=True):
    """A choice of a plan, with the question that it answers."""

    seat: int
    kind: str
    about: Option
    option: Option
    own: bool
    """The other plan has no such choice."""


class Appraisal(msgspec.Struct, frozen=True):
    """A passage, and what its plans were worth."""

    start: int
    end: int
    seat: int
    turn: int
    worth: float
    """Of what was played."""
    skill: Difference
    """How much better that was than what the bot would have played."""
    missed: Difference
    """How much better the best plan was than what was played: nothing where that was it."""
    played: tuple[Choice, ...] = ()
    """Where something was missed: what was played,"""
    best: tuple[Choice, ...] = ()
    """the plan that was best,"""
    gains: tuple[str, ...] = ()
    """what speaks for it, as terms of the game's judgement,"""
    costs: tuple[str, ...] = ()
    """and against it."""


def scale_of(table: Table[Any]) -> Scale:
    """Rivals count points; whoever plays alone or together counts wins."""
    return "points" if sum([bool(one.seats) for one in table.game.score(table.state)]) > 1 else "chance"


def worth_of(outcome: Outcome, seat: int, scale: Scale) -> float:
    """How a game came out for a seat."""
    own = next(one for one in outcome.scores if seat in one.seats)
    if scale == "chance":
        return 0.0 if own.rank > 1 else 0.5 if outcome.draw else 1.0
    return float(own.points - max(one.points for one in outcome.scores if one is not own))


def appraise(table: Table[Any], passage: Passage) -> Appraisal | None:
    """What a passage of a game was worth; None where what its seat knew cannot be dealt anew."""
    chair = chair_at(table.clone_at(passage.start), passage.seat)
    if chair.imagined is None or not chair.imagined.exact:
        return None
    trials = _Trials(chair, scale_of(table))
    deal = chair.imagine(0)
    played: Plan = tuple(table.choices(passage.start)[: passage.end - passage.start])
    own = own_plan(deal, passage.seat)
    if key_of(deal, own) == key_of(deal, played):
        own = played
    known = list(dict.fromkeys((played, own)))
    best = trials.best([*known, *other_plans(deal, known)])
    skill, missed = trials.compare(played, own, best)
    if missed.mean <= 0.0:
        best, missed = played, SAME
    found = Appraisal(*passage, trials.mean(played), skill, missed)
    if not missed.clear:
        return found
    told, better = _told(deal, played), _told(deal, best)
    gains, costs = reasons(trials.terms(best), trials.terms(played))
    return msgspec.structs.replace(
        found, played=_apart(told, better), best=_apart(better, told), gains=gains, costs=costs
    )


class _Trials:
    """Plans that are carried out and played on from to the end, each on the same deals."""

    def __init__(self, chair: Chair, scale: Scale) -> None:
        self._chair = chair
        self._scale: Scale = scale
        self._dealt = 0
        self._worths: dict[Plan, list[float]] = {}

    def best(self, plans: list[Plan]) -> Plan:
        """The best of some plans, as it seems."""
        for deals, kept in SOUGHT[self._scale]:
            if len(plans) > kept:
                self._take(plans, deals)
                plans = sorted(plans, key=self.mean, reverse=True)[:kept]
        self._worths = {}
        return plans[0]

    def compare(self, played: Plan, own: Plan, best: Plan) -> tuple[Difference, Difference]:
        """How much better what was played is than the bot's own plan, and the best than what was played; on
        deals on which none of them was sought."""
        plans = list(dict.fromkeys((played, own, best)))
        *earlier, last = STAGES[self._scale]
        for deals in earlier:
            self._take(plans, deals - len(self._worths.get(played, ())))
            skill, missed = self._difference(played, own), self._difference(best, played)
            part = deals / last
            if not self._is_open(abs(skill.mean), skill.error, part) and not self._is_open(
                missed.mean, missed.error, part
            ):
                return skill, missed
        self._take(plans, last - len(self._worths[played]))
        return self._difference(played, own), self._difference(best, played)

    def mean(self, plan: Plan) -> float:
        worths = self._worths[plan]
        return sum(worths) / len(worths)

    def terms(self, plan: Plan) -> dict[str, float]:
        """What speaks for a plan, and against it."""
        game, seat = self._chair.game, self._chair.seat
        ends = [carried_out(self._chair.imagine(n), plan, to_rest=True) for n in range(REASON_DEALS)]
        return mean_terms([game.terms(end.state, seat) for end in ends])

    def _take(self, plans: Sequence[Plan], deals: int) -> None:
        for number in range(self._dealt, self._dealt + deals):
            deal = self._chair.imagine(number)
            for plan in plans:
                outcome = played_on(carried_out(deal, plan), number, SLIPS[self._scale]).outcome
                assert outcome is not None, "it was played to its end"
                worth = worth_of(outcome, self._chair.seat, self._scale)
                self._worths.setdefault(plan, []).append(worth)
        self._dealt += deals

    def _difference(self, one: Plan, other: Plan) -> Difference:
        if one == other:
            return SAME
        paired = [mine - theirs for mine, theirs in zip(self._worths[one], self._worths[other], strict=True)]
        mean = sum(paired) / len(paired)
        spread = sum([(value - mean) ** 2 for value in paired]) / (len(paired) - 1)
        return Difference(mean, sqrt(spread / len(paired)))

    def _is_open(self, mean: float, error: float, part: float) -> bool:
        """Whether what is known after a part of the deals may still become clear, and large enough to be
        told."""
        needed = max(LEAST[self._scale], SURE * error * sqrt(part))
        return mean + error > needed and mean < PLAIN * error


# Plans in words


def _told(deal: Table[Any], plan: Plan) -> list[Planned]:
    return planned(deal.clone(rewind=True), plan)


def _apart(plan: list[Planned], other: list[Planned]) -> tuple[Choice, ...]:
    """A plan, marked where the other one has no such choice."""
    left = Counter(other)
    marked: list[Choice] = []
    for choice in plan:
        marked.append(Choice(*choice, own=left[choice] == 0))
        left[choice] = max(0, left[choice] - 1)
    return tuple(marked)
