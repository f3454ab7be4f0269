"""Decisions: what a player is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

Option: TypeAlias = tuple[str | int, ...]
"""One possible answer: a verb and its objects, values only. ``("gain", "jade")``"""

Reason: TypeAlias = tuple[str | int, ...]
"""Why something cannot be done: message key, clause, figures. ``("need-aether", "AE-GAIN-01", 5, 3)``"""

About: TypeAlias = tuple[str | int, ...]
"""What a decision is about: the card, the amount; the game's vocabulary names the places."""

T = TypeVar("T")


class Decision:
    """A question to one seat, or to every seat of a team: the first answer counts.

    ``asides`` are options that belong to another seat, which may speak up while the question waits
    (an ability that works in somebody else's turn). They are part of ``options``.

    A question with a single option answers itself, unless it is ``explicit``: such a one waits for a
    person all the same, because what follows cannot be taken back.
    """

    __slots__ = ("about", "asides", "explicit", "kind", "options", "seats")

    kind: str
    seats: tuple[int, ...]
    options: list[Option]
    about: About
    asides: dict[Option, int] | None
    explicit: bool

    def __init__(
        self,
        kind: str,
        seats: tuple[int, ...],
        options: list[Option],
        *,
        about: About = (),
        asides: dict[Option, int] | None = None,
        explicit: bool = False,
    ) -> None:
        self.kind = kind
        self.seats = seats
        self.options = options
        self.about = about
        self.asides = asides
        self.explicit = explicit

    @property
    def forced(self) -> bool:
        return len(self.options) == 1 and not self.explicit

    def options_for(self, seat: int) -> list[Option]:
        """The options that this seat may take."""
        if self.asides is None:
            return self.options if seat in self.seats else []
        mine = seat in self.seats
        return [o for o in self.options if (self.asides[o] == seat if o in self.asides else mine)]

    def seats_for(self, option: Option) -> tuple[int, ...]:
        """The seats that may take this option."""
        if self.asides is not None and option in self.asides:
            return (self.asides[option],)
        return self.seats

    @property
    def speakers(self) -> list[int]:
        """Seats that are not asked but may speak up."""
        if self.asides is None:
            return []
        return sorted({seat for seat in self.asides.values() if seat not in self.seats})

    def __repr__(self) -> str:
        return f"Decision({self.kind!r}, {self.seats}, {self.options}, {self.about})"


Script: TypeAlias = Generator[Decision, Option, None]
"""A piece of play: yields decisions, receives the options that were chosen."""

Asking: TypeAlias = Generator[Decision, Option, T]
"""A piece of play that comes to a result: ``mage = yield from ask_player(...)``."""
