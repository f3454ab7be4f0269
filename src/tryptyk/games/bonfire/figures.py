"""The figures that tell the story of a game when they are plotted over time, and what a list says of it."""

from __future__ import annotations

from tryptyk.games.bonfire.scoring import TOM_SIDE, score
from tryptyk.games.bonfire.state import State
from tryptyk.kernel.game import Gist


def figures(g: State) -> dict[str, int]:
    """What every side would score now, by the ids that name them."""
    return {side.side: side.points for side in score(g)}


def gist(g: State) -> Gist:
    colours = tuple([player.colour for player in g.players])
    return Gist(colours, "" if g.tom is None else TOM_SIDE, "turn", {"turn": g.turn})
