"""From games in pairs to a step: which figures are better raised, and which lowered.

In a pair of games on one seed the same figures are raised in the one and lowered in the other, and the other
way round, all by chance. The mean of what that was worth is the slope for each figure, and how far it is to
be trusted follows from how the slopes of all of them are spread beyond what chance alone would do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean

from tryptyk.lab.learning.course import Figures


def slopes(names: Sequence[str], rows: Sequence[tuple[Sequence[int], float]]) -> tuple[Figures, float]:
    """What a game is worth more for each figure raised by a spread, and how uncertain each of these is.

    >>> slopes(["a", "b"], [((1, 1), 0.5), ((1, -1), 0.5), ((-1, 1), -0.5), ((-1, -1), -0.5)])
    ({'a': 0.5, 'b': 0.0}, 0.25)
    """
    count = max(1, len(rows))
    found = {name: sum([of[place] * worth for of, worth in rows]) / count for place, name in enumerate(names)}
    spread = sqrt(sum([worth * worth for _, worth in rows]) / count)
    return found, spread / sqrt(count)


def trusted(slopes: Figures, error: float) -> Figures:
    """Slopes lessened by the part of their spread that chance explains."""
    variance = fmean([slope * slope for slope in slopes.values()]) if slopes else 0.0
    if variance == 0.0:
        return slopes
    part = max(0.0, variance - error * error) / variance
    return {name: part * slope for name, slope in slopes.items()}


def shared(by_case: Mapping[str, tuple[Figures, float]]) -> dict[str, Figures]:
    """What can be trusted for each case: what all cases have in common, and what a case has beyond that."""
    cases = len(by_case)
    together: dict[str, list[float]] = {}
    for found, _ in by_case.values():
        for name, slope in found.items():
            together.setdefault(name, []).append(slope)
    error = sqrt(fmean([error * error for _, error in by_case.values()]))
    common = {name: fmean(all) for name, all in together.items() if len(all) == cases}
    sure = trusted(common, error / sqrt(cases))
    learned: dict[str, Figures] = {}
    for case, (found, _) in by_case.items():
        own = {name: slope - common.get(name, 0.0) for name, slope in found.items()}
        beyond = trusted(own, error * sqrt(1.0 - 1.0 / cases) if cases > 1 else error)
        learned[case] = {name: sure.get(name, 0.0) + beyond[name] for name in found}
    return learned


def step(slopes: Figures, length: float) -> Figures:
    """So far along the slopes, measured over all figures together.

    >>> step({"a": 0.3, "b": -0.4}, 1.0)
    {'a': 0.6, 'b': -0.8}
    """
    whole = sqrt(sum([slope * slope for slope in slopes.values()]))
    return {name: length * slope / whole if whole else 0.0 for name, slope in slopes.items()}
