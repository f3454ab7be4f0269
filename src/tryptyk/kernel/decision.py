"""Decisions: what a player is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping
from typing import Final, TypeAlias, TypeVar

from tryptyk.kernel.errors import RulesFault

Option: TypeAlias = tuple[str | int, ...]
"""One possible answer: a verb and its objects, values only. ``("gain", "jade")``"""

Reason: TypeAlias = tuple[str | int, ...]
"""Why something cannot be done: message key, clause, figures. ``("need-aether", "AE-GAIN-01", 5, 3)``"""

About: TypeAlias = tuple[str | int, ...]
"""What a decision is about: the card, the amount; the game's vocabulary names the places."""

Refusals: TypeAlias = list[tuple[Option, Reason]]
"""What a player would look for and cannot do, each with the reason."""

T = TypeVar("T")

_QUOTE: Final = 80


class Decision:
    """A question to one seat, or to every seat of a team: the first answer counts.

    ``asides`` are options that belong to another seat, which may speak up while the question waits
    (an ability that works in somebody else's turn). They are part of ``options``.

    A question with a single option answers itself, unless it is ``explicit``: such a one waits for a
    person all the same, because what follows cannot be taken back.

    ``default`` is the answer of whoever does not care: a seat may let it be given always (a *standing
    answer*), so that nobody waits for it. A ``private`` question is answered in secret: others learn that
    an answer was given, and what it was only when the rules turn it over.
    """

    __slots__ = (
        "about", "asides", "default", "explicit", "forced", "kind", "options", "private", "refusals", "seats",
    )  # fmt: skip

    kind: str
    seats: tuple[int, ...]
    options: list[Option]
    about: About
    asides: dict[Option, int] | None
    explicit: bool
    forced: bool
    """It answers itself."""
    default: Option | None
    private: bool
    refusals: Callable[[], Refusals] | None
    """Works out what is refused here; called only when somebody asks."""

    def __init__(
        self,
        kind: str,
        seats: tuple[int, ...],
        options: list[Option],
        *,
        about: About = (),
        asides: dict[Option, int] | None = None,
        explicit: bool = False,
        default: Option | None = None,
        private: bool = False,
        refusals: Callable[[], Refusals] | None = None,
    ) -> None:
        if not options:
            raise RulesFault(f"The question {kind!r} about {about} offers seat {seats} nothing to choose.")
        self.kind = kind
        self.seats = seats
        self.options = options
        self.about = about
        self.asides = asides
        self.explicit = explicit
        self.forced = not explicit and len(options) == 1
        self.default = default
        self.private = private
        self.refusals = refusals

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

    def standing_answer(self, standing: Mapping[int, Collection[str]]) -> tuple[int, Option] | None:
        """Who answers how without being asked, if all who are asked let this kind of question be answered so.

        >>> contribute = Decision("contribute", (1,), [("give",), ("keep",)], default=("keep",))
        >>> contribute.standing_answer({1: {"contribute"}})
        (1, ('keep',))
        >>> contribute.standing_answer({0: {"contribute"}}) is None
        True
        """
        if self.default is None:
            return None
        for seat in self.seats:
            if self.kind not in standing.get(seat, ()):
                return None
        return self.seats[0], self.default

    def __repr__(self) -> str:
        return f"Decision({self.kind!r}, {self.seats}, {self.options}, {self.about})"


class Offer:
    """Candidates for an answer, each with the reason that speaks against it, or none.

    One enumeration serves both sides, so that they cannot disagree: what can be chosen, and (only when
    somebody wants it explained) what cannot.

    >>> offer = Offer(explain=True)
    >>> offer.add(("gain", "jade"), None)
    >>> offer.add(("gain", "diamond_cluster"), ("need-aether", "AE-GAIN-01", 4, 2))
    >>> offer.options
    [('gain', 'jade')]
    >>> offer.refusals()
    [(('gain', 'diamond_cluster'), ('need-aether', 'AE-GAIN-01', 4, 2))]
    """

    __slots__ = ("_refused", "explain", "options")

    options: list[Option]
    explain: bool
    """Somebody wants to know what is refused; otherwise candidates that are sure to be may be left out."""
    _refused: Refusals

    def __init__(self, explain: bool = False) -> None:
        self.options = []
        self.explain = explain
        self._refused = []

    def add(self, option: Option, reason: Reason | None) -> None:
        if reason is None:
            self.options.append(option)
        elif self.explain:
            self._refused.append((option, reason))

    def refusals(self) -> Refusals:
        """What is refused; of two candidates that look alike, one may be refused and the other not."""
        return [(option, reason) for option, reason in self._refused if option not in self.options]


def place_of(option: object, options: list[Option]) -> int:
    """The place of an option in the list, or -1. ``1.0`` and ``True`` are not ``1`` here."""
    if not isinstance(option, tuple) or option not in options:
        return -1
    index = options.index(option)
    if option is options[index]:
        return index
    for given, offered in zip(option, options[index]):
        if type(given) is not type(offered):
            return -1
    return index


def quoted(option: object) -> str:
    """Something that may be anything, short enough for a sentence."""
    try:
        text = repr(option)
    except (ValueError, RecursionError):
        text = f"This {type(option).__name__}"
    return text if len(text) <= _QUOTE else text[:_QUOTE] + "..."


Script: TypeAlias = Generator[Decision, Option, None]
"""A piece of play: yields decisions, receives the options that were chosen."""

Asking: TypeAlias = Generator[Decision, Option, T]
"""A piece of play that comes to a result: ``mage = yield from ask_player(...)``."""
