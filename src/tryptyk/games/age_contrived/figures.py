"""The figures that tell the story of a game when they are plotted over time."""

from __future__ import annotations

from tryptyk.games.age_contrived.scoring import score
from tryptyk.games.age_contrived.state import State


def figures(g: State) -> dict[str, int]:
    """What every side would score now, by the ids that name them."""
    return {side.side: side.points for side in score(g)}
