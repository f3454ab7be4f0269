"""What people settle before a game, declared by the game once.

The declaration serves everybody: a set-up is completed and checked by it, commands and forms offer what it
lists, the server tells it. An option's text is the message ``setup-<id>``, with a ``.hint``; its values are
things with a name (``thing-<id>``), or ``random``, which leaves the choice to chance.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tryptyk.kernel.errors import InvalidSetup

RANDOM: Final = "random"
"""The value that leaves a choice to chance; the game draws it from the table's seed."""

_QUOTE: Final = 80


class SetupOption(ABC):
    """The base of all kinds of options."""

    __slots__ = ("id", "noun", "players")

    id: str
    noun: str
    """What a single value is called in refusals."""
    players: range | None
    """For how many players the option exists; None: for any number."""

    def __init__(self, id: str, noun: str, players: range | None) -> None:
        self.id = id
        self.noun = noun or id.replace("_", " ")
        self.players = players

    def exists_for(self, players: int) -> bool:
        return self.players is None or players in self.players

    @abstractmethod
    def default_for(self, players: int) -> Any:
        """What holds if nobody says."""

    @abstractmethod
    def read(self, players: int, given: Any) -> Any:
        """What was given, as the game will read it; raises InvalidSetup where it does not fit."""


class OneOf(SetupOption):
    """One of some values."""

    __slots__ = ("default", "only", "values")

    values: tuple[str, ...]
    default: str
    only: Mapping[str, range]
    """Values that exist for some numbers of players only."""

    def __init__(
        self,
        id: str,
        values: Iterable[str],
        default: str,
        *,
        only: Mapping[str, range] | None = None,
        noun: str = "",
        players: range | None = None,
    ) -> None:
        super().__init__(id, noun, players)
        self.values = tuple(values)
        self.default = default
        self.only = only or {}

    def values_for(self, players: int) -> list[str]:
        return [value for value in self.values if value not in self.only or players in self.only[value]]

    def default_for(self, players: int) -> Any:
        """The default, or the first value where so many players do not have it."""
        values = self.values_for(players)
        return self.default if self.default in values or not values else values[0]

    def read(self, players: int, given: Any) -> Any:
        return _one_of(self.noun, given, self.values_for(players))

    def stepped_down(self, players: int, setup: Mapping[str, Any]) -> dict[str, Any] | None:
        """A set-up with the value before its own, where values rise as difficulties do; None at the first."""
        values = self.values_for(players)
        place = values.index(setup[self.id])
        if place == 0 or not self.exists_for(players):
            return None
        return {**setup, self.id: values[place - 1]}


class Flag(SetupOption):
    """Yes or no."""

    __slots__ = ("default",)

    default: bool

    def __init__(self, id: str, default: bool = False, *, players: range | None = None) -> None:
        super().__init__(id, "", players)
        self.default = default

    def default_for(self, players: int) -> Any:
        return self.default

    def read(self, players: int, given: Any) -> Any:
        if isinstance(given, bool):
            return given
        raise InvalidSetup(f"{self.id} is true or false, not {_quote(given)}.")


class Number(SetupOption):
    """A whole number within limits."""

    __slots__ = ("default", "least", "most")

    least: int
    most: int
    default: int

    def __init__(self, id: str, least: int, most: int, default: int, *, players: range | None = None) -> None:
        super().__init__(id, "", players)
        self.least = least
        self.most = most
        self.default = default

    def default_for(self, players: int) -> Any:
        return self.default

    def read(self, players: int, given: Any) -> Any:
        # True is an int to Python, and not to people.
        if isinstance(given, int) and not isinstance(given, bool) and self.least <= given <= self.most:
            return given
        raise InvalidSetup(
            f"{self.id} is a whole number from {self.least} to {self.most}, not {_quote(given)}."
        )


class EachSeat(SetupOption):
    """A value for each seat, in seat order."""

    __slots__ = ("defaults", "distinct", "values")

    values: tuple[str, ...]
    defaults: tuple[str, ...]
    """For the seats in their order; the last one holds for all further seats."""
    distinct: bool
    """No two seats have the same, though several may leave it to chance."""

    def __init__(
        self,
        id: str,
        values: Iterable[str],
        defaults: tuple[str, ...] = (RANDOM,),
        *,
        distinct: bool = False,
        noun: str = "",
        players: range | None = None,
    ) -> None:
        super().__init__(id, noun, players)
        self.values = tuple(values)
        self.defaults = defaults
        self.distinct = distinct

    def default_for(self, players: int) -> Any:
        return [self.defaults[min(seat, len(self.defaults) - 1)] for seat in range(players)]

    def read(self, players: int, given: Any) -> Any:
        if not isinstance(given, (list, tuple)) or len(given) != players:
            chance = ", or leave the choice to chance" if RANDOM in self.values else ""
            raise InvalidSetup(f"Name {_count(players, self.noun)}, one for each player{chance}.")
        read = [_one_of(self.noun, value, self.values) for value in given]
        named = [value for value in read if value != RANDOM]
        if self.distinct and len(set(named)) < len(named):
            raise InvalidSetup(f"Every {self.noun} can be played by one player only.")
        return read


class Share:
    """So many of some things, as part of an assortment."""

    __slots__ = ("count", "id", "things")

    id: str
    """The kind of the things."""
    count: int
    things: tuple[str, ...]

    def __init__(self, id: str, count: int, things: Iterable[str]) -> None:
        self.id = id
        self.count = count
        self.things = tuple(things)


class Assortment(SetupOption):
    """One of some values, or a list of different things: so many of each kind."""

    __slots__ = ("default", "shares", "values")

    values: tuple[str, ...]
    shares: tuple[Share, ...]
    default: str

    def __init__(
        self,
        id: str,
        values: Iterable[str],
        shares: Iterable[Share],
        default: str,
        *,
        noun: str = "",
        players: range | None = None,
    ) -> None:
        super().__init__(id, noun, players)
        self.values = tuple(values)
        self.shares = tuple(shares)
        self.default = default

    def default_for(self, players: int) -> Any:
        return self.default

    def read(self, players: int, given: Any) -> Any:
        total = sum([share.count for share in self.shares])
        if not isinstance(given, (list, tuple)):
            return _one_of(self.id, given, self.values, f", or name {_count(total, self.noun)}")
        things = [thing for share in self.shares for thing in share.things]
        read = [_one_of(self.noun, thing, things) for thing in given]
        fits = len(read) == total and len(set(read)) == total
        for share in self.shares:
            fits = fits and sum([1 for thing in read if thing in share.things]) == share.count
        if not fits:
            kinds = _listed([_count(share.count, share.id) for share in self.shares])
            raise InvalidSetup(f"The {self.id} has {total} different {self.noun}s: {kinds}.")
        return read


def read_setup(options: Sequence[SetupOption], players: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """The whole set-up: what was given, and the defaults of all else.

    An option that does not exist for so many players holds its default and may be given as such: so a whole
    set-up can be read again.
    """
    known = [option.id for option in options]
    for id in given:
        if id not in known:
            raise InvalidSetup(_no_such("option", id, known))
    setup: dict[str, Any] = {}
    for option in options:
        default = option.default_for(players)
        value = option.read(players, given[option.id]) if option.id in given else default
        if value != default and not option.exists_for(players):
            raise InvalidSetup(f"{option.id} is for {_players(option.players)}, not for {players}.")
        setup[option.id] = value
    return setup


def _one_of(noun: str, given: Any, known: Sequence[str], further: str = "") -> str:
    if isinstance(given, str) and given in known:
        return given
    raise InvalidSetup(_no_such(noun, given, known, further))


def _no_such(noun: str, given: Any, known: Sequence[str], further: str = "") -> str:
    choice = f" Choose from: {', '.join(known)}{further}." if known else ""
    return f"There is no {noun} {_quote(given)}.{choice}"


def _quote(given: Any) -> str:
    text = repr(given)
    return text if len(text) <= _QUOTE else f"{text[:_QUOTE]}..."


def _count(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _players(counts: range | None) -> str:
    assert counts is not None, "an option for any number of players exists for all"
    return f"{_listed([str(count) for count in counts], 'or')} player{'' if counts == range(1, 2) else 's'}"


def _listed(parts: Sequence[str], last: str = "and") -> str:
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}" if len(parts) > 1 else "".join(parts)
