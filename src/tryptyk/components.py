"""Reading a game's components from TOML: strictly, and with faults that name file and line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Mapping
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar

import msgspec

from tryptyk.kernel.errors import TryptykError

T = TypeVar("T")

Source: TypeAlias = Literal["rulebook", "public", "reconstructed"]
"""Where a fact comes from."""
Tables: TypeAlias = Mapping[str, Mapping[str, float]]
"""Figures by id, by the name of their table."""
Natural: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]


class ContentFault(TryptykError):
    """A content file holds something that does not fit, at a known place."""


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a content file states, and where it is known from."""

    source: Source
    reconstructed: tuple[str, ...] = ()
    """Fields that are reconstructed though the rest is not."""


class Row(Fact, frozen=True, kw_only=True):
    """A component as a content file states it."""

    id: str
    coined: tuple[str, ...] = ()
    """Languages in which the name is our own coinage."""


class Entry(msgspec.Struct, frozen=True):
    """One component with its provenance, for listings and galleries."""

    id: str
    kind: str
    source: Source
    file: str
    coined: tuple[str, ...] = ()
    """Languages in which the name is our own coinage."""
    reconstructed: tuple[str, ...] = ()
    """Facts of the entry that are reconstructed though the rest is not."""


def read(file: Traversable, type: type[T]) -> T:
    """A TOML file as a typed struct; unknown fields and wrong types are faults."""
    text = file.read_text(encoding="utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), type)
    except tomllib.TOMLDecodeError as error:
        raise ContentFault(f"{file.name}: {error}") from error
    except msgspec.ValidationError as error:
        raise ContentFault(f"{file.name}:{_line(text, str(error))}: {error}") from error


def known(file: str, id: str, what: str, ids: list[str]) -> int:
    """The number of an id among those that another table holds."""
    must(file, id in ids, f"there is no {what} {id!r}.")
    return ids.index(id)


def must(file: str, right: bool, sentence: str) -> None:
    """What a file says has to be right, or else the sentence tells what it should be."""
    if not right:
        raise ContentFault(f"{file}: {sentence}")


def must_match(what: str, known: Collection[str], behaving: Collection[str]) -> None:
    """What the files hold and what the rules know has to be the same; said when a game is loaded.

    >>> must_match("Fruits", ["apple"], {"apple": 1})
    """
    lacking, odd = sorted(set(known) - set(behaving)), sorted(set(behaving) - set(known))
    if lacking:
        raise ContentFault(f"{what} are in the content, and nothing is known of them: {', '.join(lacking)}.")
    if odd:
        raise ContentFault(f"{what} are known, and not in the content: {', '.join(odd)}.")


class Figures:
    """The figures of a TOML file, asked for one by one; one that is missing, or not asked for, is a fault."""

    def __init__(self, file: Traversable, more: Tables | None = None) -> None:
        self._file = file.name
        self._left: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
        self._left.update({name: dict(row) for name, row in (more or {}).items()})

    def flat(self) -> dict[str, float]:
        """All that are no whole numbers, by names such as ``held``, ``tier.1`` and ``damage.spark``."""
        found: dict[str, float] = {}
        for name, value in self._left.items():
            if isinstance(value, dict):
                found.update({f"{name}.{key}": one for key, one in value.items() if isinstance(one, float)})
            elif isinstance(value, list):
                found.update({f"{name}.{n}": one for n, one in enumerate(value) if isinstance(one, float)})
            elif isinstance(value, float):
                found[name] = value
        return found

    def change(self, changed: Mapping[str, float]) -> None:
        """Other values, by the names of ``flat``."""
        known = self.flat()
        for name, value in changed.items():
            must(self._file, name in known, f"there is no {name} to be changed.")
            whole, _, key = name.partition(".")
            if not key:
                self._left[whole] = value
            elif isinstance(self._left[whole], list):
                self._left[whole][int(key)] = value
            else:
                self._left[whole][key] = value

    def one(self, name: str) -> float:
        return self._take(name, float)

    def whole(self, name: str) -> int:
        return self._take(name, int)

    def row(self, name: str) -> tuple[float, ...]:
        return self._take(name, tuple[float, ...])

    def by_id(self, name: str) -> dict[str, float]:
        return self._take(name, dict[str, float])

    def done(self) -> None:
        must(self._file, not self._left, f"nobody asks for {', '.join(self._left)}.")

    def _take(self, name: str, type: type[T]) -> T:
        must(self._file, name in self._left, f"there is no {name}.")
        try:
            return msgspec.convert(self._left.pop(name), type)
        except msgspec.ValidationError as error:
            raise ContentFault(f"{self._file}: {name}: {error}") from error


LEARNED = "learned.toml"
"""Beside ``weights.toml``: the figures that learning has changed, by case. ``tryptyk learn`` writes it."""


class Case(msgspec.Struct, frozen=True):
    """Games in which things may be worth something else than in others: against a nemesis, alone."""

    setup: dict[str, Any] = {}
    """What makes it this case."""
    players: int = 0
    """The same; 0 if their number is no matter."""
    figures: Tables = {}
    """Tables of figures that only this case has."""


class Worths(Generic[T]):
    """What things are worth to a bot, by case: as ``weights.toml`` in a folder has it, changed for each case
    as ``learned.toml`` says. Learning tries others."""

    def __init__(
        self,
        folder: Traversable,
        make: Callable[[Figures], T],
        cases: Mapping[str, Case],
        reward: Callable[[Any, int], float] | None = None,
        steady: Collection[str] = (),
    ) -> None:
        self.cases = cases
        self.reward = reward
        """What a game that has ended was worth to a seat: a win is 1, and a narrow defeat better than a clear
        one. Without it winning is all that counts."""
        self.by_case: dict[str, T] = {}
        """What each case is judged by now."""
        self.folder = folder
        self.steady = tuple(steady)
        """How the names of figures begin that no step changes."""
        self._make = make
        learned = folder / LEARNED
        found = tomllib.loads(learned.read_text(encoding="utf-8")) if learned.is_file() else {}
        self.learned: dict[str, dict[str, float]] = {case: found.get(case, {}) for case in cases}
        for case, changed in self.learned.items():
            self.by_case[case] = self.made(case, changed)

    def _read(self, case: str) -> Figures:
        return Figures(self.folder / "weights.toml", self.cases[case].figures)

    def written(self, case: str) -> dict[str, float]:
        """Everything that learning may change, by flat names, as it was before."""
        return self._read(case).flat()

    def figures(self, case: str) -> dict[str, float]:
        """The same as it is shipped."""
        return {**self.written(case), **self.learned[case]}

    def made(self, case: str, changed: Mapping[str, float]) -> T:
        """What a case is judged by if some figures are others than in ``weights.toml``."""
        figures = self._read(case)
        figures.change(changed)
        worth = self._make(figures)
        figures.done()
        return worth


def _line(text: str, message: str) -> int:
    """The line of the table that a message such as ``... - at `$.card[3].cost` `` speaks of."""
    place = re.search(r"`\$\.(\w+)(?:\[(\d+)\])?(?:\.(\w+))?", message)
    if place is None:
        return 1
    table, index, field = place.group(1), int(place.group(2) or 0), place.group(3)
    lines = text.splitlines()
    heads = [n for n, line in enumerate(lines) if line.strip() in (f"[{table}]", f"[[{table}]]")]
    if index >= len(heads):
        return 1
    for n in range(heads[index] + 1, len(lines)):
        if lines[n].startswith("["):
            break
        if field and re.match(rf"{field}\s*=", lines[n]):
            return n + 1
    return heads[index] + 1
