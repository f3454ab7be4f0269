"""New tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from tryptyk.server.wire.base import Id, Number, Request


class NewSeat(Request, frozen=True):
    """Who will sit here: this browser, whoever opens the invitation, or a bot."""

    kind: Literal["me", "invitation", "bot"]
    bot: Id | None = None


class NewTable(Request, frozen=True):
    game: Id
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    setup: dict[str, Any] = field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | Annotated[str, Meta(pattern=r"^[0-9]{1,20}$")] | None = None
    """From which the game is dealt; as text where a browser cannot hold the number exactly."""
    spectators: bool = False
    live: bool = False
    """All play at the same time, and wait minutes for somebody who is away. Else rivals wait for a day."""
    proposes: bool = False
    """What a team is asked is proposed first, and done when those who are present have agreed."""
    guided: bool = False
    """It is somebody's guided first game: lists say so."""


How = Literal["next", "same", "easier"]
"""What comes after a game: the next of its series, the same deal again, or a game that is a step easier."""


class Rematch(Request, frozen=True):
    """Another game with the same people and bots."""

    how: How = "next"


class Fork(Request, frozen=True):
    number: Number
    """The moment to play on from."""
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]


class Import(Request, frozen=True):
    record: dict[str, Any]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)] | None = None
