"""How well a seat stands: cards are good, and so is winning."""

from __future__ import annotations

from tests.toy.scoring import score
from tests.toy.state import Toy
from tryptyk.kernel import Outcome


def evaluate(g: Toy, seat: int) -> float:
    if g.ending:
        return 1.0 if seat in Outcome(g.ending, score(g)).winners else 0.0
    return len(g.hands[seat]) / 100 - g.pot / 1000
