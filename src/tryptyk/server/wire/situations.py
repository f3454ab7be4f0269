"""How things stand at a table for somebody, and what has happened there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from tryptyk.kernel import About, Event, Option, Reason
from tryptyk.messages import Batch
from tryptyk.server.store.happenings import Happening
from tryptyk.server.store.wishes import Plea, Proposal, UndoRequest
from tryptyk.server.wire.base import Phrase
from tryptyk.server.wire.tables import TableInfo


class SideInfo(Struct, frozen=True):
    """Whoever can win, while the game goes on: in the game's order, those whom nobody plays last."""

    side: str
    seats: list[int]
    points: int | None
    """What it would score now, where the game's public figures tell it."""


class Asked(Struct, frozen=True):
    """A decision as its deciders see it; others see only who decides what."""

    kind: str
    seats: tuple[int, ...]
    about: About
    options: list[Option]
    """Those that the asking person's seats may take; empty for everybody else."""
    takers: list[int]
    """For each option, the seat that would take it."""
    remarks: list[Sequence[Phrase]]
    """For each option, what is worth saying beside it: phrases, each a key and its places."""
    batches: list[Batch]
    """Options of these that the asking person may want to choose in one go, one after the other."""
    default: Option | None
    """The answer that can be left standing for all questions of this kind."""
    private: bool
    """It is answered in secret."""


class Refusals(Struct, frozen=True):
    """What whoever is asked would look for and cannot do now, each with its reason; for others empty."""

    seq: int
    """The log's length where this holds."""
    refusals: list[tuple[Option, Reason]]


class UndoInfo(Struct, frozen=True):
    fair: int
    """How many of the last choices can be taken back at once."""
    reason: Reason | None
    """Why not more than nothing."""


class Situation(Struct, frozen=True):
    table: TableInfo
    version: int
    """Counts every change of the table, of seats and wishes too: of two situations the newer has more."""
    seq: int
    number: int
    seat: int
    """Whose view this is; -1 for spectators."""
    sides: list[SideInfo]
    view: Any
    decision: Asked | None
    refusals: list[tuple[Option, Reason]]
    """What whoever is asked would look for and cannot do now, each with its reason; for others empty."""
    undo: UndoInfo
    undo_request: UndoRequest | None
    proposal: Proposal | None
    """For those who are asked."""
    plea: Plea | None
    happened: list[Happening]
    """The latest."""
    next_setup: dict[str, Any] | None
    """Once the game is over: what the next one of the series starts from."""
    easier: dict[str, Any] | None
    """And what a game that is a step easier does; None where there is none."""


class Invitation(Struct, frozen=True):
    """What whoever was sent a link may join."""

    seat: int
    """The seat that they would get."""
    situation: Situation


class Move(Struct, frozen=True):
    """A row of the log: a choice and what came of it, or what is no choice and begins with ``~``:
    ``["~undo", n]`` takes back to n choices, ``["~conceal"]`` deals the unknown anew, ``["~hidden"]`` was
    chosen in secret."""

    seq: int
    number: int
    seat: int
    option: Option
    events: list[Event]
    at: float
    standing: bool = False
    """Nobody was asked: the seat has a standing answer."""
    frames: list[dict[str, Any]] | None = None
    """How the table looked at each event, for who plays scenes and watched it being made: of each view the
    parts that are not as in the one before. None: nobody watched, or nothing of it is worth a scene."""


class News(Struct, frozen=True, tag="news"):
    """What happened since the client last heard, and how things stand now: what a socket tells, and the
    answer to everything that is done at a table."""

    moves: list[Move]
    situation: Situation
