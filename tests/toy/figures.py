"""What plots show."""

from __future__ import annotations

from tests.toy.state import Toy


def figures(g: Toy) -> dict[str, int]:
    return {"pot": g.pot}
