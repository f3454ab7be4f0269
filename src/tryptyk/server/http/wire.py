"""What goes over the wire: every request and answer as a typed struct. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Language = Literal["en", "pl"]
Colours = Literal["auto", "dark", "light"]
Name = Annotated[str, Meta(max_length=200)]
"""How somebody is called; ``names`` says what can be."""
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Value = str | int
WireOption = Annotated[list[Annotated[str, Meta(max_length=80)] | int], Meta(min_length=1, max_length=12)]
Deal = Literal["drawn", "chosen", "imported"]
"""Where the seed comes from, and so who can know what is hidden: the server drew it and tells nobody, the
table's creator chose it, or it stands in a record that somebody has."""
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class Request(Struct, forbid_unknown_fields=True, frozen=True):
    """The base of everything that a client sends."""


class Problem(Struct, frozen=True):
    """Something was refused: a stable code, a sentence, and the current number where that helps."""

    code: str
    message: str
    seq: int | None = None
    reason: list[Value] | None = None


# People


class Me(Struct, frozen=True):
    id: str
    name: str
    language: Language
    colours: Colours
    recovery: bool
    """There is a link by which another device becomes theirs."""


class Ended(Struct, frozen=True):
    sessions: int
    """So many other browsers were theirs until now."""


class ChangeMe(Request, frozen=True):
    name: Name | None = None
    language: Language | None = None
    colours: Colours | None = None


class Recovery(Struct, frozen=True):
    token: str


class Recover(Request, frozen=True):
    token: Id


# Games


class OptionInfo(Struct, frozen=True, tag_field="kind"):
    """The base of all kinds of set-up options; their texts are `setup-<id>` and `setup-<id>.hint`."""

    id: str
    players: list[int]
    """The numbers of players for which it exists."""


class OneOfInfo(OptionInfo, frozen=True, tag="one"):
    values: list[str]
    only: dict[str, list[int]]
    """Values that exist for some numbers of players only."""
    default: str


class FlagInfo(OptionInfo, frozen=True, tag="flag"):
    default: bool


class NumberInfo(OptionInfo, frozen=True, tag="number"):
    least: int
    most: int
    default: int


class EachSeatInfo(OptionInfo, frozen=True, tag="seats"):
    values: list[str]
    defaults: list[str]
    """For the seats in their order; the last one holds for all further seats."""
    distinct: bool


class ShareInfo(Struct, frozen=True):
    id: str
    count: int
    things: list[str]


class AssortmentInfo(OptionInfo, frozen=True, tag="assortment"):
    """One of the values, or a list of different things with so many of each share."""

    values: list[str]
    shares: list[ShareInfo]
    default: str


class GameInfo(Struct, frozen=True):
    id: str
    min_players: int
    max_players: int
    edition: str
    """Of its rules."""
    options: list[OneOfInfo | FlagInfo | NumberInfo | EachSeatInfo | AssortmentInfo]
    """What people settle before the game, in the order of a form."""
    together: bool
    """Those who play are one side, and decide some things together."""


class VocabularyInfo(Struct, frozen=True):
    """The names of the places in what a game says, and what lies in them."""

    options: dict[str, list[str]]
    prompts: dict[str, list[str]]
    events: dict[str, list[str]]
    reasons: dict[str, list[str]]
    remarks: dict[str, list[str]]
    seats: list[str]
    things: list[str]
    numbered: dict[str, str]
    counted: list[str]
    bags: list[str]
    keyed: dict[str, str]
    groups: dict[str, list[str]]
    on_board: list[str]
    ends: dict[str, list[str]]
    by_side: list[str]
    turns: dict[str, str]
    shown: list[str]
    vitals: dict[str, list[str]]


class Words(Struct, frozen=True):
    """A game in one language, for a client that was not built with it."""

    texts: list[str]
    """Fluent sources."""
    vocabulary: VocabularyInfo
    reference: str
    """The rules to read, with their clauses, as Markdown."""


class BotInfo(Struct, frozen=True):
    id: str


# Tables


class NewSeat(Request, frozen=True):
    """Who will sit here: this browser, whoever opens the invitation, or a bot."""

    kind: Literal["me", "invitation", "bot"]
    bot: Id | None = None


class NewTable(Request, frozen=True):
    game: Id
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    setup: dict[str, Any] = {}
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | Annotated[str, Meta(pattern=r"^[0-9]{1,20}$")] | None = None
    """From which the game is dealt; as text where a browser cannot hold the number exactly."""
    spectators: bool = False
    proposes: bool = False
    """What a team is asked is proposed first, and done when those who are present have agreed."""


class SeatInfo(Struct, frozen=True):
    seat: int
    name: str | None
    """Of the person who holds it; None while nobody does."""
    mine: bool
    bot: str | None
    present: bool
    stand_in: float | None = None
    """Since when the bot stands in for the person, whom the others found away; coming back ends it."""
    standing: list[str] = []
    """Kinds of questions that this seat leaves to their default: for its holder."""
    hints: bool = False
    """Its holder has nothing against hints."""
    invitation: str | None = None
    """The token of the link that gives this seat away: for its holder, or the creator while it is free; for
    all who sit there where its holder has left for good."""


class ScoreLine(Struct, frozen=True):
    key: str
    points: int
    clause: str


class SideScore(Struct, frozen=True):
    """A side is whoever can win; where nobody plays it, it has no seats."""

    side: str
    seats: list[int]
    points: int
    lines: list[ScoreLine]
    ties: list[int]
    """What decided between sides with the same points."""
    rank: int


class SideInfo(Struct, frozen=True):
    """Whoever can win, while the game goes on: in the game's order, those whom nobody plays last."""

    side: str
    seats: list[int]
    points: int | None
    """What it would score now, where the game's public figures tell it."""


class OutcomeInfo(Struct, frozen=True):
    reason: str
    sides: list[SideScore]
    """The best first; several of rank 1 share the victory."""


class TableInfo(Struct, frozen=True):
    id: str
    game: str
    players: int
    setup: dict[str, Any]
    seats: list[SeatInfo]
    creator: bool
    created: float
    updated: float
    number: int
    waiting: list[int]
    my_turn: bool
    over: bool
    hints: bool
    """Whether hints are given: alone always, with others once all have allowed them."""
    outcome: OutcomeInfo | None
    spectators: str | None
    """The token of the link for spectators; only seats see it."""
    proposes: bool
    forked_from: str | None
    forked_at: int | None
    follows: str | None
    """The table whose rematch this is."""
    deal: Deal
    seed: str | None
    """Hidden until the game is over. In decimal digits: browsers hold no number so large."""


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


class Presence(Struct, frozen=True, tag="presence"):
    present: list[int]


Word = Literal["hello", "luck", "thanks", "praise", "sorry", "thinking", "moment", "yes", "no", "help"]
"""All that people can say to each other: a page has each of them in its own language."""


class Say(Request, frozen=True):
    """Say a word, point at a thing (``point``), or remind somebody who is waited for (``nudge``)."""

    seat: Seat
    what: Word | Literal["point", "nudge"]
    thing: Id | None = None
    """Of the game's components: what is pointed at."""
    to: Seat | None = None
    """Who is nudged."""


class Said(Struct, frozen=True, tag="said"):
    """What somebody has just said; it is told to who watches, and kept nowhere."""

    seat: int
    what: str
    thing: str | None
    to: int | None


class AnswerPlea(Request, frozen=True):
    """Ask for something about somebody who is away, or agree to it; or refuse or withdraw it."""

    what: Absence
    seat: Seat
    agree: bool = True


class LetPropose(Request, frozen=True):
    proposes: bool


class Choose(Request, frozen=True):
    seat: Seat
    option: WireOption
    seq: Number
    """The log's length as the client knows it: a stale choice is refused."""
    key: Id | None = None
    """Makes a retry safe: the same key is done once."""


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
    events: list[list[Value]]


class AskHint(Request, frozen=True):
    """Ask what a bot would do in the place of a seat that is asked."""

    seat: Seat
    seq: Number


class Hint(Struct, frozen=True):
    """What a bot would do, and which terms of the game's judgement decide (``term-<key>``)."""

    seq: int
    """The log's length where this holds."""
    option: list[Value]
    instead: list[Value] | None
    """With what it was compared; None where nothing else would be worse."""
    gains: list[str]
    costs: list[str]


class AllowHints(Request, frozen=True):
    allow: bool


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


class HandOver(Request, frozen=True):
    """Let a bot play this seat, or (None) take it back."""

    bot: Id | None = None


class Fork(Request, frozen=True):
    number: Number
    """The moment to play on from."""
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]


class Digest(Struct, frozen=True):
    """What happened since the person's last choice."""

    since: int
    moves: list[Move]


class Import(Request, frozen=True):
    record: dict[str, Any]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)] | None = None


class Moment(Struct, frozen=True):
    """A step of a replay."""

    number: int
    last: int
    sides: list[SideInfo]
    view: Any
    kind: str | None
    waiting: list[int]
    move: Move | None


class Frames(Struct, frozen=True):
    """How a table looked at each event of a move, in their order: what a scene shows."""

    seq: int
    """The row of the log that they belong to."""
    frames: list[dict[str, Any]]
    """Of each view the parts that are not as in the one before. The last may be missing."""


class History(Struct, frozen=True):
    """Figures over time, for plots: for each name one value per moment of ``numbers``."""

    numbers: list[int]
    figures: dict[str, list[int]]


class Health(Struct, frozen=True):
    status: str
