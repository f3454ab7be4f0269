"""How well the team stands, as a number."""

from __future__ import annotations

from tryptyk.games.aeons_end.state import State


def evaluate(g: State, seat: int) -> float:
    if g.outcome is not None:
        return 1.0 if g.outcome.winners else 0.0
    return 0.5
