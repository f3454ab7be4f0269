"""Games: what can be settled before one, and its words."""

from __future__ import annotations

from msgspec import Struct


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
    expectations: dict[str, int]
    """Of bots, how many games of ten they win: the `tenths` of the game's `bot-expectation`."""


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
    batches: dict[str, list[str]]
    order: list[list[str]]
    groups: dict[str, list[str]]
    on_board: list[str]
    ends: dict[str, list[str]]
    by_side: list[str]
    turns: dict[str, str]
    shown: list[str]
    vitals: dict[str, list[str]]
    unsaid: list[str]


class Words(Struct, frozen=True):
    """A game in one language, for a client that was not built with it."""

    texts: list[str]
    """Fluent sources."""
    vocabulary: VocabularyInfo
    reference: str
    """The rules to read, with their clauses, as Markdown."""


class BotInfo(Struct, frozen=True):
    id: str
    usual: bool
    """It stands in, and plays where nobody says which."""
