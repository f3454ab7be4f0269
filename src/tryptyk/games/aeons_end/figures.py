"""The figures that tell the story of a game when they are plotted over time."""

from __future__ import annotations

from tryptyk.games.aeons_end.components.printed import NEMESIS
from tryptyk.games.aeons_end.rules.damage import GRAVEHOLD
from tryptyk.games.aeons_end.state import State


def figures(g: State) -> dict[str, int]:
    """Life of everybody, by the ids that name them."""
    found = {NEMESIS: g.nemesis_life, GRAVEHOLD: g.gravehold}
    for mage in g.mages:
        found[mage.mat.id] = mage.life
    return found
