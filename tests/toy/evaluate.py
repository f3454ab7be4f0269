"""How well a seat stands: cards are good, and so is winning."""

from __future__ import annotations

from tests.toy.scoring import score
from tests.toy.state import Toy
from tryptyk.kernel import Outcome


def evaluate(g: Toy, seat: int) -> float:
    return sum(terms(g, seat).values())


def terms(g: Toy, seat: int) -> dict[str, float]:
    if g.ending:
        return {"victory": 1.0 if seat in Outcome(g.ending, score(g)).winners else 0.0}
    return {"victory": 0.0, "cards": len(g.hands[seat]) / 100, "pot": -g.pot / 1000}
