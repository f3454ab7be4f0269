"""What people at a table arrange with each other, and say."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tryptyk.server.store.wishes import Absence
from tryptyk.server.wire.base import Id, Request, Seat


class Presence(Struct, frozen=True, tag="presence"):
    present: list[int]


Saying = Literal["hello", "luck", "thanks", "praise", "sorry", "thinking", "moment", "yes", "no", "help"]
"""All that people can say to each other: a page has each of them in its own language."""


class Say(Request, frozen=True):
    """Say a word, point at a thing (``point``), or remind somebody who is waited for (``nudge``)."""

    seat: Seat
    what: Saying | Literal["point", "nudge"]
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


class AllowHints(Request, frozen=True):
    """Ask everybody for hints or agree to them; or refuse them for the whole table."""

    allow: bool


class HandOver(Request, frozen=True):
    """Let a bot play this seat, or (None) take it back."""

    bot: Id | None = None
