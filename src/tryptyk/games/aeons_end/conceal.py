"""Dealing anew what the players cannot know (AE-INFO).

The team shares what it sees, so every seat knows the same. Players' decks are never shuffled but by
effects, so their order is known to whoever remembers it, except where a deck holds shuffled cards.
"""

from __future__ import annotations

from tryptyk.games.aeons_end.components.catalogue import BASIC
from tryptyk.games.aeons_end.state import State
from tryptyk.kernel.rng import Rng


def conceal(g: State, seat: int, rng: Rng) -> None:
    g.turn_deck.reshuffle_unseen(rng)
    for mage in g.mages:
        mage.deck.reshuffle_unseen(rng)
    _deal_nemesis_deck(g, rng)
    g.nemesis.conceal(g, rng)
    g.rng = rng.spawn()


def _deal_nemesis_deck(g: State, rng: Rng) -> None:
    """Known are the make-up of each tier and the order of tiers; not which basic cards (AE-INFO-04).

    Sorted before they are shuffled, so that nothing is left of the order there was.
    """
    box = []
    deck = []
    for tier in (3, 2, 1):
        hidden = [card for card in g.nemesis_deck if card.tier == tier]
        basics = [card for card in hidden if card.nemesis == BASIC]
        share = len(basics)
        basics.extend([card for card in g.box if card.tier == tier])
        basics.sort(key=str)
        rng.shuffle(basics)
        box.extend(basics[share:])
        stack = [card for card in hidden if card.nemesis != BASIC] + basics[:share]
        stack.sort(key=str)
        rng.shuffle(stack)
        deck.extend(stack)
    g.nemesis_deck = deck
    g.box = box
