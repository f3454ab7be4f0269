"""What a thinker remembers, so that it need not work it out anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tryptyk.kernel.state import State

_FULL: Final = 50_000
"""So much is kept in a drawer, then all of it is forgotten."""


class Memory:
    """Drawers by name, each with results by what they depend on. It belongs to whoever thinks: the states of
    its thoughts carry it, and games put there what is costly to work out; that of a true table has none.

    >>> memory = Memory()
    >>> memory.drawer("squares")[3] = 9
    >>> memory.drawer("squares")
    {3: 9}
    """

    __slots__ = ("_drawers",)

    _drawers: dict[str, dict[Any, Any]]

    def __init__(self) -> None:
        self._drawers = {}

    def drawer(self, name: str) -> dict[Any, Any]:
        found = self._drawers.get(name)
        if found is None:
            found = self._drawers[name] = {}
        elif len(found) >= _FULL:
            found.clear()
        return found


def drawer(g: State, name: str) -> dict[Any, Any]:
    """A drawer of whoever thinks on this state; where nobody does, an empty one that is forgotten."""
    return {} if g.memory is None else g.memory.drawer(name)
