"""What the codecs of games share: attributes as plain data, by how they are written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class Fields:
    """How attributes of an object are written down: what is named here needs no line of its own in a codec.

    >>> class Hand:
    ...     size = 2
    ...     cards = ["ace", "king"]
    >>> Fields(as_is=("size",), lists=("cards",)).dump(Hand())
    {'size': 2, 'cards': ['ace', 'king']}
    """

    __slots__ = ("_as_is", "_lists", "_one", "_several", "_tables")

    def __init__(
        self,
        *,
        as_is: Sequence[str] = (),
        lists: Sequence[str] = (),
        tables: Sequence[str] = (),
        one: Mapping[str, Mapping[str, Any]] | None = None,
        several: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> None:
        """``as_is`` are numbers and words, ``lists`` are of those, ``tables`` are lists of lists.

        ``one`` and ``several`` hold components or None, which are written by their ids: each says in which
        catalogue these are found.
        """
        self._as_is = as_is
        self._lists = lists
        self._tables = tables
        self._one = one or {}
        self._several = several or {}

    def dump(self, thing: object) -> dict[str, Any]:
        data = {name: getattr(thing, name) for name in self._as_is}
        data.update({name: list(getattr(thing, name)) for name in self._lists})
        data.update({name: [list(row) for row in getattr(thing, name)] for name in self._tables})
        data.update({name: id_of(getattr(thing, name)) for name in self._one})
        data.update({name: ids(getattr(thing, name)) for name in self._several})
        return data

    def load(self, thing: object, data: Mapping[str, Any]) -> None:
        """The reverse: a thing is given the attributes that its data hold."""
        for name in self._as_is:
            setattr(thing, name, data[name])
        for name in self._lists:
            setattr(thing, name, list(data[name]))
        for name in self._tables:
            setattr(thing, name, [list(row) for row in data[name]])
        for name, catalogue in self._one.items():
            setattr(thing, name, found(catalogue, data[name]))
        for name, catalogue in self._several.items():
            setattr(thing, name, [found(catalogue, id) for id in data[name]])


def id_of(thing: Any) -> str | None:
    return None if thing is None else thing.id


def ids(things: Any) -> list[str | None]:
    """Components by their ids, None where there is none."""
    return [id_of(thing) for thing in things]


def found(catalogue: Mapping[str, Any], id: str | None) -> Any:
    """The component of an id, or None."""
    return None if id is None else catalogue[id]
