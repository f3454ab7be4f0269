"""A table without its game: who sits there, how far it is, how it ended."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tryptyk.server.store.outcomes import OutcomeInfo
from tryptyk.server.store.tables import Pace

Deal = Literal["drawn", "chosen", "imported", "repeated", "seen"]
"""Where the seed comes from, and so who can know what is hidden: the server drew it and tells nobody, the
table's creator chose it, it stands in a record that somebody has, or it is that of a game that was played; or
who played alone has gone back to before something came to light."""


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
    """Its holder has asked for hints for everybody, or agreed to them."""
    free_from: float | None = None
    """When the others can give it to somebody else, as long as its person is away."""
    owned: bool = False
    """It was given to somebody else while the person who asks was away: they can take it back."""
    invitation: str | None = None
    """The token of the link that gives this seat away: for its holder, or the creator while it is free; for
    all who sit there where they have agreed to give it away."""


class TableInfo(Struct, frozen=True):
    id: str
    game: str
    name: str | None
    """What its people call it."""
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
    """Whether hints are given: alone and to a team always, to rivals once all have agreed to them."""
    outcome: OutcomeInfo | None
    spectators: str | None
    """The token of the link for spectators; only seats see it."""
    pace: Pace
    """How long people wait for somebody who is away."""
    proposes: bool
    forked_from: str | None
    forked_at: int | None
    follows: str | None
    """The table whose rematch this is."""
    deal: Deal
    seed: str | None
    """Hidden until the game is over. In decimal digits: browsers hold no number so large."""
