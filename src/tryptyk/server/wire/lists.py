"""Lists of somebody's tables: of each no more than its line says."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tryptyk.server.store.gists import GistInfo
from tryptyk.server.store.lists import SideRank
from tryptyk.server.wire.base import Request


class SeatLine(Struct, frozen=True):
    name: str | None
    """Of the person who holds it; None while nobody does."""
    mine: bool
    bot: str | None


class TableLine(Struct, frozen=True):
    id: str
    game: str
    name: str | None
    """What its people call it."""
    guided: bool
    seats: list[SeatLine]
    gist: GistInfo | None
    """Who plays what and how far it is; None where nobody has chosen since lists say so."""
    number: int
    updated: float
    waiting: list[int]
    my_turn: bool
    over: bool
    sides: list[SideRank]
    """How it ended, the best first."""


class TableList(Struct, frozen=True):
    """A page of a part of the list."""

    tables: list[TableLine]
    more: str | None
    """After which the next page begins."""
    current: int
    """So many tables each part has."""
    past: int
    removed: int


class NameTable(Request, frozen=True):
    name: Annotated[str, Meta(max_length=200)] | None
    """None: it goes by its game again."""
