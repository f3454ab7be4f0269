"""What a bot would do, and what decides: for hints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tryptyk.kernel import About, Option

REASONS = 3
"""So many reasons are told; more are not read."""
WEIGHTY = 0.15
"""A reason has at least such a part of the weight of the weightiest one."""
ALIKE = 0.01
"""Options are alike that lie no further apart than such a part of the way from the best to the worst."""


class Planned(NamedTuple):
    """A choice, with the question that it answers: what it is called depends on both."""

    seat: int
    kind: str
    about: About
    option: Option


class Advice(NamedTuple):
    """An option, the best other one that is not as good as it, and why: terms of the game's judgement."""

    option: Option
    instead: Option | None = None
    """None where there is nothing else, or nothing that would be worse."""
    gains: tuple[str, ...] = ()
    costs: tuple[str, ...] = ()
    sure: float | None = None
    """How likely it is that the option is better than the other one; None where it was not tried."""
    plan: tuple[Planned, ...] = ()
    """What it would choose next in this turn, if nothing unforeseen appears."""


class Prospect(NamedTuple):
    """An option, and what it leads to: as a judgement, and by its terms."""

    option: Option
    worth: float
    terms: Mapping[str, float]


def advice(prospects: Sequence[Prospect]) -> Advice:
    """The best of some options: the first of equals, as bots choose."""
    first, *others = sorted(prospects, key=lambda prospect: -prospect.worth)
    if not others:
        return Advice(first.option)
    alike = ALIKE * (first.worth - others[-1].worth)
    for other in others:
        if first.worth - other.worth > alike:
            return Advice(first.option, other.option, *reasons(first.terms, other.terms))
    return Advice(first.option)


def mean_terms(judged: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The terms of some positions, each on average over those that it speaks of."""
    worths: dict[str, list[float]] = {}
    for terms in judged:
        for key, worth in terms.items():
            worths.setdefault(key, []).append(worth)
    return {key: sum(found) / len(found) for key, found in worths.items()}


def reasons(
    chosen: Mapping[str, float], other: Mapping[str, float]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What is better and what is worse than with the other one, the weightiest first."""
    # A finished game is judged by fewer terms than one that goes on: only what both speak of can be compared.
    by = {key: worth - other[key] for key, worth in chosen.items() if key in other}
    least = WEIGHTY * max(by.values(), default=0.0)
    ranked = sorted(by, key=lambda key: -abs(by[key]))
    told = [key for key in ranked if abs(by[key]) > least]
    gains = [key for key in told if by[key] > 0]
    costs = [key for key in told if by[key] < 0]
    # What speaks for it comes first; one reason against it is always told, where there is one.
    kept = gains[: REASONS - 1 if costs else REASONS]
    return tuple(kept), tuple(costs[: REASONS - len(kept)])
