"""People and their browsers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tryptyk.server.wire.base import Id, Request

Language = Literal["en", "pl"]
Colours = Literal["auto", "dark", "light"]
Name = Annotated[str, Meta(max_length=200)]
"""How somebody is called; ``names`` says what can be."""


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
