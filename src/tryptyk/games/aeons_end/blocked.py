"""What a player would look for and cannot do, decision by decision."""

from __future__ import annotations

from tryptyk.games.aeons_end.rules.casting import DONE, must_cast
from tryptyk.games.aeons_end.rules.main_phase import blocked_in_main
from tryptyk.games.aeons_end.state import State
from tryptyk.kernel.decision import Decision
from tryptyk.kernel.game import Blocked


def blocked(g: State, decision: Decision) -> Blocked:
    if decision.kind == "main":
        return blocked_in_main(g, g.mages[g.active])
    if decision.kind == "casting" and must_cast(g.mages[g.active]):
        return [(DONE, ("must-cast", "AE-CAST-03"))]
    return []
