"""Looking back at a game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tryptyk.review import Review
from tryptyk.server.store.lists import SideRank
from tryptyk.server.wire.situations import Move, SideInfo


class Digest(Struct, frozen=True):
    """What happened since the person's last choice."""

    since: int
    moves: list[Move]


class Moment(Struct, frozen=True):
    """A step of a replay."""

    number: int
    last: int
    sides: list[SideInfo]
    view: Any
    kind: str | None
    secret: bool
    """Somebody chooses in secret while the game goes on: who plays on from here keeps to their own seat."""
    waiting: list[int]
    move: Move | None


class Frames(Struct, frozen=True):
    """How a table looked at each event of a move, in their order: what a scene shows."""

    seq: int
    """The row of the log that they belong to."""
    frames: list[dict[str, Any]]
    """Of each view the parts that are not as in the one before. The last may be missing."""


class SeriesGame(Struct, frozen=True):
    """A finished game of a series, the set-up that it began with and how it came out."""

    id: str
    setup: dict[str, Any]
    sides: list[SideRank]


class History(Struct, frozen=True):
    """Figures over time, for plots: for each name one value per moment of ``numbers``."""

    numbers: list[int]
    figures: dict[str, list[int]]


class LookBack(Struct, frozen=True):
    """The review of a finished game."""

    review: Review | None
    """None: it has just begun."""
