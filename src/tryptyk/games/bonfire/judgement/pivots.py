"""Where it pays to think longer than a glance, and how far ahead."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.rules.turns import ACT, TOM_TURN, TURN
from tryptyk.games.bonfire.state import State
from tryptyk.kernel.decision import Decision, Option

ROUNDS: Final = 3


def turn_over(g: State) -> bool:
    return bool(g.agenda) and g.agenda[-1][0] in (TURN, TOM_TURN)


def pivotal(g: State, decision: Decision, option: Option) -> bool:
    """The one thing of a turn."""
    return decision.kind == ACT


def horizon(g: State) -> int:
    return ROUNDS * len(g.players)
