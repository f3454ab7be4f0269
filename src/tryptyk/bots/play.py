"""Lets bots play at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tryptyk.bots.bot import Bot
from tryptyk.kernel import Option, Outcome, Table


def next_choice(table: Table[Any], bots: Mapping[int, Bot]) -> tuple[int, Option] | None:
    """What the bots would do now: who chooses, and what; None where only people can choose.

    Seats that may speak up come first. A question to a team is answered by its first seat that has a bot.
    """
    decision = table.decision
    if decision is None:
        return None
    if decision.asides is not None:
        for seat in decision.speakers:
            if seat in bots:
                option = bots[seat].choose(table, seat)
                if option is not None:
                    return seat, option
    for seat in decision.seats:
        if seat in bots:
            option = bots[seat].choose(table, seat)
            assert option is not None, "only a seat that is not asked may be silent"
            return seat, option
    return None


def play_out(table: Table[Any], bots: Mapping[int, Bot], limit: int | None = None) -> Outcome | None:
    """Let the bots play to the end, to where a person has to choose, or for a number of choices.

    For bots that look ahead the table should set marks (``rewind=True``): a clone is then cheap.
    """
    made = 0
    while limit is None or made < limit:
        choice = next_choice(table, bots)
        if choice is None:
            break
        table.choose(*choice)
        made += 1
    return table.outcome
