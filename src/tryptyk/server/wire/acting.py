"""What somebody does at a table, and what they want to know first."""

from __future__ import annotations

from msgspec import Struct

from tryptyk.kernel import About, Event, Option
from tryptyk.server.wire.base import Id, Number, Request, Seat, WireOption
from tryptyk.server.wire.situations import SideInfo


class Choose(Request, frozen=True):
    seat: Seat
    option: WireOption
    seq: Number
    """The log's length as the client knows it: a stale choice is refused."""
    key: Id | None = None
    """Makes a retry safe: the same key is done once."""
    scenes: bool = False
    """The client plays scenes: the moves of the answer have their frames."""


class Foresee(Request, frozen=True):
    """Ask what a choice would bring."""

    seat: Seat
    option: WireOption
    seq: Number


class Preview(Struct, frozen=True):
    """What a choice would bring, up to the end of its act."""

    seq: int
    """The log's length where this holds."""
    hidden: bool
    """Something that its seat does not know would come to light: no more is told."""
    sides: list[SideInfo]
    events: list[Event]


class AskHint(Request, frozen=True):
    """Ask what a bot would do in the place of a seat that is asked."""

    seat: Seat
    seq: Number


class PlannedChoice(Struct, frozen=True):
    """A choice that a bot would make then, with the question that it answers."""

    seat: int
    kind: str
    about: About
    option: Option


class Hint(Struct, frozen=True):
    """What a bot would do, and which terms of the game's judgement decide (``term-<key>``)."""

    seq: int
    """The log's length where this holds."""
    option: Option
    instead: Option | None
    """With what it was compared; None where nothing else would be worse."""
    gains: list[str]
    costs: list[str]
    sure: float | None
    """How likely it is that the option is better than the other one; None where it was not tried."""
    plan: list[PlannedChoice]
    """What it would choose next in this turn, if nothing unforeseen appears."""


class Undo(Request, frozen=True):
    seq: Number
    to: Number
    """The number of choices that shall stand."""


class AnswerUndo(Request, frozen=True):
    seq: Number
    agree: bool
    to: Number | None = None
    """What is agreed to, so that an answer never meets another request than it was meant for."""


class LeaveStanding(Request, frozen=True):
    """Let questions of this kind be answered by their default from now on, or not any more."""

    kind: Id
    always: bool
    seq: Number
    """The log's length as the client knows it: it is told what happened since."""
