"""How well a seat stands, for bots."""

from __future__ import annotations

from tryptyk.games.age_contrived.scoring import lines
from tryptyk.games.age_contrived.state import State


def evaluate(g: State, seat: int) -> float:
    return float(sum([points for _, points, _ in lines(g, g.sides[seat])]))
