"""Series at the terminal: the next game, and what a finished one means for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tryptyk.kernel import Outcome, Setup, Table
from tryptyk.messages import Messages


def next_table(over: Table[Any]) -> Table[Any]:
    """The next game, from what this one came to."""
    assert over.outcome is not None
    return Table.new(over.game, over.players, over.seed + 1, _next_setup(over, over.outcome))


def meaning(table: Table[Any], messages: Messages, persons: Sequence[int]) -> str:
    """What the game means for the next one, in its own words; nothing before its end, or outside a series."""
    outcome = table.outcome
    if outcome is None:
        return ""
    won = any(seat in persons for seat in outcome.winners)
    result = "draw" if outcome.draw else "won" if won else "lost"
    return messages.series(table.setup, _next_setup(table, outcome), result)


def _next_setup(over: Table[Any], outcome: Outcome) -> Setup:
    return over.game.next_setup(over.players, over.setup, outcome)
