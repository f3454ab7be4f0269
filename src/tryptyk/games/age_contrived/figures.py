"""The figures that tell the story of a game when they are plotted over time, and what a list says of it."""

from __future__ import annotations

from tryptyk.games.age_contrived.scoring import AUTOMA_SIDE, score
from tryptyk.games.age_contrived.state import State
from tryptyk.kernel.game import Gist


def figures(g: State) -> dict[str, int]:
    """What every side would score now, by the ids that name them."""
    return {side.side: side.points for side in score(g)}


def gist(g: State) -> Gist:
    characters = tuple([player.character.id for player in g.players])
    foe = "" if g.automa is None else f"{AUTOMA_SIDE}_{g.automa.character.id}"
    return Gist(characters, foe, "turn", {"turn": g.turn})
