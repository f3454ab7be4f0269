"""Where it pays to think longer than a glance. Lines are followed to the end of the game, for what has only
begun is easily judged too well."""

from __future__ import annotations

from tryptyk.games.age_contrived.rules.actions import ACTIONS
from tryptyk.games.age_contrived.rules.stages import TURN
from tryptyk.games.age_contrived.rules.turns import CHOOSE
from tryptyk.games.age_contrived.state import State
from tryptyk.kernel.decision import Decision, Option


def turn_over(g: State) -> bool:
    return bool(g.agenda) and g.agenda[-1][0] == TURN


def pivotal(g: State, decision: Decision, option: Option) -> bool:
    """What a turn is used for, and each energy that is spent on an action."""
    return decision.kind in (CHOOSE, ACTIONS)
