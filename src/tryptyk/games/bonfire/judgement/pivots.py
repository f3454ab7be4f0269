"""Where it pays to think longer than a glance. Lines are followed to the end of the game, for what has only
begun is easily judged too well."""

from __future__ import annotations

from tryptyk.games.bonfire.rules.turns import ACT, TOM_TURN, TURN
from tryptyk.games.bonfire.state import State
from tryptyk.kernel.decision import Decision, Option


def turn_over(g: State) -> bool:
    return bool(g.agenda) and g.agenda[-1][0] in (TURN, TOM_TURN)


def pivotal(g: State, decision: Decision, option: Option) -> bool:
    """The one thing of a turn."""
    return decision.kind == ACT
