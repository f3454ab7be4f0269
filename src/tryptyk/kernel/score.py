"""Who stands how: sides, their points line by line, and ranks."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TypeAlias

Line: TypeAlias = tuple[str, int, str]
"""A line of a score: message key, points, clause. ``("tasks", 12, "BF-END-04")``"""


class Score:
    """The points of one side. A side is whoever can win: a seat, a team, or somebody whom nobody plays.

    >>> score = Score("blue", (0,), [("tasks", 12, "BF-END-04"), ("gold", 3, "BF-END-07")], ties=(2,))
    >>> score.points
    15
    """

    __slots__ = ("lines", "rank", "seats", "side", "ties")

    side: str
    seats: tuple[int, ...]
    """The seats that play it; none for one that plays by itself."""
    lines: tuple[Line, ...]
    ties: tuple[int, ...]
    """What decides between sides with the same points, in this order; more is better."""
    rank: int
    """1 for the best; sides that nothing decides between share a rank."""

    def __init__(
        self, side: str, seats: tuple[int, ...], lines: Sequence[Line], ties: tuple[int, ...] = ()
    ) -> None:
        self.side = side
        self.seats = seats
        self.lines = tuple(lines)
        self.ties = ties
        self.rank = 0

    @property
    def points(self) -> int:
        return sum([points for _, points, _ in self.lines])

    def __repr__(self) -> str:
        return f"Score({self.side!r}, {self.seats}, {self.lines}, {self.ties}, rank {self.rank})"


class Outcome:
    """How a game ended: the reason, and the score of every side, the best first.

    >>> red = Score("red", (0,), [("coins", 5, "")], ties=(1,))
    >>> blue = Score("blue", (1,), [("coins", 5, "")], ties=(2,))
    >>> outcome = Outcome("last-round", [red, blue])
    >>> [(score.side, score.rank) for score in outcome.scores], outcome.winners
    ([('blue', 1), ('red', 2)], (1,))
    """

    __slots__ = ("reason", "scores")

    reason: str
    scores: tuple[Score, ...]

    def __init__(self, reason: str, scores: Sequence[Score]) -> None:
        self.reason = reason
        self.scores = tuple(ranked(scores))

    @property
    def winning(self) -> tuple[str, ...]:
        """The sides that have won: several if the victory is shared."""
        return tuple([score.side for score in self.scores if score.rank == 1])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none where a side has won that nobody plays."""
        return tuple(sorted([seat for score in self.scores if score.rank == 1 for seat in score.seats]))

    @property
    def draw(self) -> bool:
        """Whether nothing decides between any of the sides."""
        return len(self.scores) > 1 and len(self.winning) == len(self.scores)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, {list(self.scores)})"


def ranked(scores: Sequence[Score]) -> list[Score]:
    """The scores with their ranks, the best first; sides that share a rank stay in the order given."""
    worth = [(score.points, *score.ties) for score in scores]
    for score, own in zip(scores, worth):
        score.rank = 1 + sum([1 for other in worth if other > own])
    return sorted(scores, key=_rank)


def _rank(score: Score) -> int:
    return score.rank


def chance_of(standing: float) -> float:
    """A chance of winning from how well somebody stands, from minus to plus infinity. Made of what every
    machine works out alike, which a logarithm is not.

    >>> chance_of(0.0), chance_of(0.75), chance_of(-0.75)
    (0.5, 0.8, 0.2)
    """
    return 0.5 + 0.5 * standing / sqrt(1.0 + standing * standing)
