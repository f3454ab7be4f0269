"""How a game ended, as it stands in its table's row and is told: no change of the rules alters it."""

from __future__ import annotations

from msgspec import Struct

from tryptyk.server.store.wishes import Count


class ScoreLine(Struct, frozen=True):
    key: str
    points: int
    clause: str


class SideScore(Struct, frozen=True):
    """A side is whoever can win; where nobody plays it, it has no seats."""

    side: str
    seats: list[Count]
    points: int
    lines: list[ScoreLine]
    ties: list[int]
    """What decided between sides with the same points."""
    rank: int


class OutcomeInfo(Struct, frozen=True):
    reason: str
    sides: list[SideScore]
    """The best first; several of rank 1 share the victory."""
