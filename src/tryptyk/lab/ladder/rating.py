"""One rating over all games: the model of Plackett and Luce, fitted by MM steps (Hunter 2004).

Whoever takes part has a strength; the first place goes to each in proportion to it, the second among those
that are left, and so on. So games of two and of many sides count together, and so do bots with several seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, permutations, product
from math import factorial, log10, prod
from random import Random

import msgspec

Ranking = tuple[tuple[str, ...], ...]
"""Who came first, second, ... in a game; those that share a place stand together."""
PRIOR = 0.5
"""Everyone is held to have won and lost such a part of a game against somebody average: who has always won
is not endlessly strong."""
ENOUGH = 1e-5
ROUNDS = 5_000
SAMPLES = 200
AVERAGE = 1000.0


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is, in Elo's measure: 400 more wins ten games of eleven."""

    name: str
    rating: float
    interval: tuple[float, float]
    """95 % confidence."""


def ratings(rows: Sequence[Sequence[Sequence[Ranking]]], anchor: str) -> list[Rating]:
    """The strongest first; whoever is the anchor stands at 1000. Rows hold rounds, which hold games: what is
    drawn again and again for the intervals are rounds, as games on one seed are no news to each other."""
    total = Counter(chain.from_iterable(chain.from_iterable(rows)))
    if not total:
        return []
    found = strengths(total)
    of_rounds = [[Counter(round) for round in row] for row in rows]
    random = Random(1)
    drawn: list[dict[str, float]] = []
    for _ in range(SAMPLES):
        sample: Counter[Ranking] = Counter()
        for row in of_rounds:
            for round in random.choices(row, k=len(row)):
                sample.update(round)
        drawn.append(_in_elo(strengths(sample, found), anchor))
    at = _in_elo(found, anchor)
    listed = []
    for name in sorted(at, key=lambda name: -at[name]):
        values = sorted(one[name] for one in drawn if name in one)
        low, high = values[len(values) * 25 // 1000], values[-1 - len(values) * 25 // 1000]
        listed.append(Rating(name, at[name], (low, high)))
    return listed


def _in_elo(found: Mapping[str, float], anchor: str) -> dict[str, float]:
    by = found.get(anchor, 1.0)
    return {name: AVERAGE + 400 * log10(strength / by) for name, strength in found.items()}


def strengths(games: Mapping[Ranking, float], begin: Mapping[str, float] | None = None) -> dict[str, float]:
    """The strengths under which these games are likeliest.

    >>> found = strengths({(("a",), ("b",)): 750, (("b",), ("a",)): 250})
    >>> round(found["a"] / found["b"], 1)
    3.0
    """
    taken: dict[str, float] = {}
    fields: dict[tuple[str, ...], float] = {}
    for ranking, times in games.items():
        for who, left, weight in _stages(ranking):
            taken[who] = taken.get(who, PRIOR) + times * weight
            fields[left] = fields.get(left, 0.0) + times * weight
    names = sorted({name for left in fields for name in left})
    now = {name: 1.0 if begin is None else begin.get(name, 1.0) for name in names}
    for _ in range(ROUNDS):
        share = {name: 2 * PRIOR / (now[name] + 1.0) for name in names}
        for left, count in fields.items():
            each = count / sum([now[name] for name in left])
            for name in left:
                share[name] += each
        then = {name: taken.get(name, PRIOR) / share[name] for name in names}
        settled = all([abs(then[name] - now[name]) < ENOUGH * now[name] for name in names])
        now = then
        if settled:
            break
    return now


def _stages(ranking: Ranking) -> Iterator[tuple[str, tuple[str, ...], float]]:
    """Who was taken of whom, and how much it counts: where a place is shared, all orders count in part."""
    weight = 1 / prod(factorial(len(place)) for place in ranking)
    for order in product(*(permutations(place) for place in ranking)):
        left = list(chain.from_iterable(order))
        while len(left) > 1:
            yield left[0], tuple(sorted(left)), weight
            del left[0]
