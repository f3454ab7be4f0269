"""Which options of a question are worth a bot's thought."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.layouts import best_ways
from tryptyk.games.bonfire.rules.fate import PLACE
from tryptyk.games.bonfire.rules.payment import PAY
from tryptyk.games.bonfire.state import State
from tryptyk.kernel.decision import Decision

WAYS_TRIED: Final = 5
"""Of all the places for a Fate Tile."""


def shortlist(g: State, decision: Decision) -> list[int]:
    """Places in the list of options, the likeliest first."""
    if decision.kind == PAY:
        # The plain payment comes first.
        return [0]
    if decision.kind == PLACE:
        return best_ways(g.players[decision.seats[0]], str(decision.about[0]), decision.options, WAYS_TRIED)
    return list(range(len(decision.options)))
