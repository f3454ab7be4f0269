"""What views and questions let slip, for every game: texts of a view, and tables that should look alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tests.kernel.fingerprint import asked
from tryptyk.kernel import State, Table


def words(view: Any) -> set[str]:
    """Every text that a view contains, wherever it stands, the names of its fields too."""
    found: set[str] = set()

    def walk(value: Any) -> None:
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, dict):
            for key, part in value.items():
                found.add(key)
                walk(part)
        elif isinstance(value, list):
            for part in value:
                walk(part)

    walk(msgspec.to_builtins(view))
    return found


def look_alike(table: Table[Any], number: int, state: State, other: State, seats: Iterable[int]) -> None:
    """Two states that differ only in what is hidden show the same and ask the same to these seats.

    The choices that the table has made since ``number`` are made in both, as long as nothing comes to light.
    """
    for seat in seats:
        assert table.game.view(other, seat) == table.game.view(state, seat)
    mine = Table.resume(table.game, table.players, 0, {}, state.copy(), number)
    yours = Table.resume(table.game, table.players, 0, {}, other.copy(), number)
    for chosen in [None, *table.choices(number)]:
        if chosen is not None:
            mine.repeat(*chosen)
            yours.repeat(*chosen)
        if mine.state.reveals != state.reveals:
            break
        assert asked(mine.decision) == asked(yours.decision)
        for seat in seats:
            assert mine.view(seat) == yours.view(seat)
        assert mine.refusals() == yours.refusals()
