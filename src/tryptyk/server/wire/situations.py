"""How things stand at a table for somebody, and what has happened there."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tryptyk.server.wire.base import Value
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
    seats: list[int]
    about: list[Value]
    options: list[list[Value]]
    """Those that the asking person's seats may take; empty for everybody else."""
    takers: list[int]
    """For each option, the seat that would take it."""
    remarks: list[list[list[Value]]]
    """For each option, what is worth saying beside it: phrases, each a key and its places."""
    default: list[Value] | None
    """The answer that can be left standing for all questions of this kind."""
    private: bool
    """It is answered in secret."""


class Refusals(Struct, frozen=True):
    """What whoever is asked would look for and cannot do now, each with its reason; for others empty."""

    seq: int
    """The log's length where this holds."""
    refusals: list[tuple[list[Value], list[Value]]]


class UndoInfo(Struct, frozen=True):
    fair: int
    """How many of the last choices can be taken back at once."""
    reason: list[Value] | None
    """Why not more than nothing."""


class UndoRequest(Struct, frozen=True):
    """Somebody asks the others to go back further than is fair."""

    to: int
    by: int
    agreed: list[int]


class Proposal(Struct, frozen=True):
    """What somebody would answer to a team's question; who chooses the same agrees."""

    option: list[Value]
    by: int
    agreed: list[int]


Absence = Literal["stand-in", "invitation"]
"""What can be done about somebody who is away: let a bot stand in, or invite somebody else to the seat."""


class Plea(Struct, frozen=True):
    """Somebody asks those who are present to do something about somebody who is not."""

    what: Absence
    seat: int
    by: int
    agreed: list[int]


class Happening(Struct, frozen=True):
    """What has become of a seat, after the row ``seq`` of the log: a bot stands in for who is away, who is
    ``back``; somebody new is invited to it, or has ``taken`` it; its person has left it to a ``bot``, or
    plays it on their ``own`` again."""

    seq: int
    seat: int
    what: Literal["stand-in", "back", "invitation", "taken", "bot", "own"]


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
    undo: UndoInfo
    undo_request: UndoRequest | None
    proposal: Proposal | None
    """For those who are asked."""
    plea: Plea | None
    happened: list[Happening]
    """The latest."""
    next_setup: dict[str, Any] | None
    """Once the game is over: what the next one of the series starts from."""


class Move(Struct, frozen=True):
    """A row of the log: a choice and what came of it, or what is no choice and begins with ``~``:
    ``["~undo", n]`` takes back to n choices, ``["~conceal"]`` deals the unknown anew, ``["~hidden"]`` was
    chosen in secret."""

    seq: int
    number: int
    seat: int
    option: list[Value]
    events: list[list[Value]]
    at: float
    standing: bool = False
    """Nobody was asked: the seat has a standing answer."""


class News(Struct, frozen=True, tag="news"):
    """What happened since the client last heard, and how things stand now: what a socket tells, and the
    answer to everything that is done at a table."""

    moves: list[Move]
    situation: Situation
