"""The figures that tell the story of a game when they are plotted over time, and what a list says of it."""

from __future__ import annotations

from tryptyk.games.aeons_end.components.printed import NEMESIS
from tryptyk.games.aeons_end.rules.damage import GRAVEHOLD
from tryptyk.games.aeons_end.state import State
from tryptyk.kernel.game import Gist


def figures(g: State) -> dict[str, int]:
    """Life of everybody, by the ids that name them."""
    found = {NEMESIS: g.nemesis_life, GRAVEHOLD: g.gravehold}
    for mage in g.mages:
        found[mage.mat.id] = mage.life
    return found


def gist(g: State) -> Gist:
    mages = tuple([mage.mat.id for mage in g.mages])
    return Gist(
        mages, g.mat.id, "round", {"round": g.round, "nemesis": g.nemesis_life, "gravehold": g.gravehold}
    )
