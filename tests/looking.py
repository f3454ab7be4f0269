"""What views and questions let slip, for every game: texts of a view, and tables that should look alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tests.kernel.fingerprint import asked
from tests.playing import concealed
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
    mine = Table.from_rest(table.game, table.players, 0, {}, state.copy(), number)
    yours = Table.from_rest(table.game, table.players, 0, {}, other.copy(), number)
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


def nothing_comes_to_light_unnoticed(tables: Iterable[Table[Any]]) -> int:
    """Whatever is chosen: where a hidden thing then makes a difference, it counts as a revelation.

    Fair undo stands on this: it goes back as far as nothing was revealed. Gives how many choices were tried.
    """
    tried = 0
    for table in tables:
        if table.decision is None:
            continue
        index = table.number % len(table.decision.options)
        one, two = concealed(table, 0, 1), concealed(table, 0, 2)
        one.take(index)
        two.take(index)
        if table.state.reveals in (one.state.reveals, two.state.reveals):
            option = table.decision.options[index]
            assert one.state.reveals == two.state.reveals
            assert one.view(0) == two.view(0), f"{option} shows something hidden"
            assert asked(one.decision) == asked(two.decision)
            tried += 1
    return tried
