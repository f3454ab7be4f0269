"""From points to the chance of winning: fitted to games, and held against games that it was not fitted to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

import msgspec

from tryptyk.kernel import chance_of
from tryptyk.lab.learning.course import Course, play, seed_of
from tryptyk.lab.statistics import wilson

NAMES = ("offset", "early", "slope", "early_slope")
LEAST = 0.8
"""By this part at most a point counts less at the beginning than at the end."""
ROUNDS = 60
ALMOST = 1e-4
"""No chance is nearer to none or all, while it is fitted."""
BINS = 10


class Standing(msgspec.Struct, frozen=True):
    """A position in a game, and how that game ended."""

    game: int
    stage: float
    """From 1 at the beginning to 0 at the latest end."""
    points: float
    won: float


class Bin(msgspec.Struct, frozen=True):
    """Positions of about the same chance: what was said, and what happened."""

    positions: int
    said: float
    happened: float
    low: float
    high: float
    """95 %, as if every game were one position of them."""


def standings(course: Course, case: str, number: int) -> list[Standing]:
    """A game by the figures that are shipped, at the ends of its turns."""
    title = course.title
    figures = course.worths.figures(case)
    seen: list[tuple[float, float]] = []
    ended = play(
        course, case, seed_of(course, "chance", number), figures, figures,
        lambda state, seat: seen.append(title.standing(state, seat)),
    )  # fmt: skip
    return [Standing(number, round(early, 4), round(points, 3), ended.won) for early, points in seen]


def parts(one: Standing) -> tuple[float, ...]:
    return 1.0, one.stage, one.points / 100.0, one.stage * one.points / 100.0


def steady_parts(one: Standing) -> tuple[float, ...]:
    """The same, if points count at the beginning as little as they may."""
    return 1.0, one.stage, (1.0 - LEAST * one.stage) * one.points / 100.0


def fitted(rows: Sequence[Standing]) -> tuple[float, ...]:
    """Offset and slope (for a hundred points), and how much more each is at the beginning of a game. More
    points are always better, also where games do not tell."""
    offset, early, slope, early_slope = scored(rows, parts)
    if early_slope < -LEAST * slope:
        offset, early, slope = scored(rows, steady_parts)
        early_slope = -LEAST * slope
    return round(offset, 4), round(early, 4), round(slope, 4), round(early_slope, 4)


def scored(rows: Sequence[Standing], parts: Callable[[Standing], tuple[float, ...]]) -> list[float]:
    """The weights of these parts by which what happened is most likely, found by Fisher's scoring."""
    size = len(parts(Standing(0, 0.0, 0.0, 0.0)))
    found = [0.0] * size
    for _ in range(ROUNDS):
        slope = [0.0] * size
        matrix = [[1e-6 * (a == b) for a in range(size)] for b in range(size)]
        for one in rows:
            x = parts(one)
            at = sum([a * b for a, b in zip(found, x)])
            chance = min(1.0 - ALMOST, max(ALMOST, chance_of(at)))
            steep = 0.5 / (1.0 + at * at) ** 1.5
            known = steep / (chance * (1.0 - chance))
            for a in range(size):
                slope[a] += (one.won - chance) * known * x[a]
                for b in range(size):
                    matrix[a][b] += steep * known * x[a] * x[b]
        by = solved(matrix, slope)
        longest = max(1.0, *[abs(one) for one in by])
        found = [a + b / longest for a, b in zip(found, by)]
        if max([abs(one) for one in by]) < 1e-6:
            break
    return found


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations (Gauss).

    >>> solved([[2.0, 0.0], [1.0, 1.0]], [4.0, 5.0])
    [2.0, 3.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, right)]
    size = len(rows)
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        for row in range(size):
            if row != place:
                part = rows[row][place] / rows[place][place]
                rows[row] = [a - part * b for a, b in zip(rows[row], rows[place])]
    return [rows[place][size] / rows[place][place] for place in range(size)]


def said_and_happened(rows: Sequence[Standing], fit: Sequence[float]) -> list[Bin]:
    """How true the chances are, from none to all."""
    bins: list[list[tuple[float, Standing]]] = [[] for _ in range(BINS)]
    for one in rows:
        chance = chance_of(sum([a * b for a, b in zip(fit, parts(one))]))
        bins[min(BINS - 1, int(chance * BINS))].append((chance, one))
    found = []
    for held in bins:
        if not held:
            continue
        games: dict[int, float] = {one.game: one.won for _, one in held}
        happened = sum([one.won for _, one in held]) / len(held)
        low, high = wilson(round(happened * len(games)), len(games))
        found.append(Bin(len(held), sum([chance for chance, _ in held]) / len(held), happened, low, high))
    return found


def error(bins: Sequence[Bin]) -> float:
    """By how much what was said was wrong, over all positions."""
    count = sum([one.positions for one in bins])
    return sqrt(sum([one.positions * (one.said - one.happened) ** 2 for one in bins]) / max(1, count))


def plot(title: str, bins_by_case: dict[str, list[Bin]]) -> str:
    """Said against happened, as SVG: a panel for each case."""
    side, gap = 200, 46
    panels = []
    for place, (case, bins) in enumerate(bins_by_case.items()):
        left = gap + place * (side + gap)
        marks = [
            f'<rect x="0" y="0" width="{side}" height="{side}" fill="none" stroke="#888"/>',
            f'<path d="M0 {side} L{side} 0" stroke="#888" stroke-dasharray="4 4"/>',
            f'<text x="{side / 2}" y="-8" text-anchor="middle">{case} ({error(bins):.3f})</text>',
            *[
                f'<text x="{at * side}" y="{side + 16}" text-anchor="middle">{at:.0%}</text>'
                f'<text x="-6" y="{side - at * side + 4}" text-anchor="end">{at:.0%}</text>'
                for at in (0.0, 0.5, 1.0)
            ],
        ]
        for one in bins:
            x, y, low, high = (at * side for at in (one.said, 1 - one.happened, 1 - one.low, 1 - one.high))
            marks.append(
                f'<path d="M{x:.1f} {low:.1f} V{high:.1f}" stroke="#36c"/>'
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#36c"/>'
            )
        panels.append(f'<g transform="translate({left} {gap})">{"".join(marks)}</g>')
    width = gap + len(panels) * (side + gap)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {side + 2 * gap}" '
        f'font-family="sans-serif" font-size="11" role="img"><title>{title}</title>'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(panels)}</svg>\n'
    )
