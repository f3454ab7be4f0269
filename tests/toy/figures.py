"""What plots show, and what everybody may know of how the sides stand."""

from __future__ import annotations

from tests.toy.scoring import score
from tests.toy.state import Toy


def figures(g: Toy) -> dict[str, int]:
    return {"pot": g.pot, **{side.side: side.points for side in score(g)}}
