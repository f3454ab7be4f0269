"""Dealing anew what nobody can know: only orders are hidden, and from all seats alike (BF-INFO-10)."""

from __future__ import annotations

from typing import TypeVar

from tryptyk.games.bonfire.state import State
from tryptyk.kernel.rng import Rng

T = TypeVar("T")


def conceal(g: State, seat: int, rng: Rng) -> None:
    _conceal_path_pile(g, rng)
    _reorder(g.gnome_deck, rng)
    for player in g.players:
        # Which face-down token lies in which of the two stacks is hidden, too (BF-INFO-03).
        hidden = sorted([token for stack in player.stacks for token in stack[:-1]])
        rng.shuffle(hidden)
        for stack in player.stacks:
            for place in range(len(stack) - 1):
                stack[place] = hidden.pop()
    if g.tom is not None:
        _reorder(g.tom.deck, rng)
    g.rng = rng.spawn()


def _conceal_path_pile(g: State, rng: Rng) -> None:
    """Tiles that were put under the pile stay in their groups (BF-INFO-02)."""
    start = 0
    for size in [*g.sunk, len(g.path_pile) - sum(g.sunk)]:
        part = g.path_pile[start : start + size]
        _reorder(part, rng)
        g.path_pile[start : start + size] = part
        start += size


def _reorder(pile: list[T], rng: Rng) -> None:
    """Sorted before they are shuffled, so that nothing is left of the order there was."""
    pile.sort(key=str)
    rng.shuffle(pile)
