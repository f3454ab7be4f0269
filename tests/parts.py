"""States taken apart field by field, without a codec's help: what a copy or a dump forgets shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

PASSING = {"act", "events", "learned", "memory", "quiet", "tape", "watcher"}
"""What belongs to a run of the table or to whoever thinks on it, not to the game at rest."""


def fields(cls: type) -> list[str]:
    """Every field of a class, whether interpreted (slots) or compiled (which keeps a list of its own)."""
    names: set[str] = set(getattr(cls, "__mypyc_attrs__", ()))
    for base in cls.__mro__:
        names.update(getattr(base, "__slots__", ()))
    return sorted(names - PASSING - {"__dict__", "__weakref__"})


class Parts:
    """The classes that make up a state; everything else in it is a value, or printed and never changes."""

    def __init__(self, *mutable: type) -> None:
        self.mutable = mutable

    def plain(self, thing: Any) -> Any:
        """A state taken apart."""
        if isinstance(thing, self.mutable):
            return {name: self.plain(getattr(thing, name)) for name in fields(type(thing))}
        if isinstance(thing, (list, tuple)):
            return [self.plain(part) for part in thing]
        return thing

    def changing(self, thing: Any) -> Iterator[Any]:
        """Every object in a state that can change."""
        if isinstance(thing, self.mutable):
            yield thing
            for name in fields(type(thing)):
                yield from self.changing(getattr(thing, name))
        elif isinstance(thing, (list, dict, set)):
            yield thing
            for part in thing:
                yield from self.changing(part)

    def values(self, states: Iterable[Any]) -> dict[tuple[str, str], set[str]]:
        """By class and field, what it holds over some states: one that never differs could be forgotten."""
        found: dict[tuple[str, str], set[str]] = {}
        for state in states:
            for part in self.changing(state):
                if isinstance(part, self.mutable):
                    for name in fields(type(part)):
                        value = repr(self.plain(getattr(part, name)))
                        found.setdefault((type(part).__name__, name), set()).add(value)
        return found
