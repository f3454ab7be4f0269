"""Dealing anew what a seat cannot know."""

from __future__ import annotations

from tests.toy.state import NO_BID, Toy
from tryptyk.kernel import ANYBODY, Rng


def conceal(g: Toy, seat: int, rng: Rng) -> None:
    """The deck, the other hands, and bids that are not shown yet; for all together only the deck."""
    if seat == ANYBODY:
        g.deck.sort()
        rng.shuffle(g.deck)
        g.rng = rng.spawn()
        return
    unseen = sorted(g.deck + [card for owner, hand in enumerate(g.hands) if owner != seat for card in hand])
    rng.shuffle(unseen)
    for owner, hand in enumerate(g.hands):
        if owner != seat:
            g.hands[owner] = [unseen.pop() for _ in hand]
            if not g.shown and g.bids[owner] != NO_BID:
                g.bids[owner] = rng.below(3)
    g.deck = unseen
    g.rng = rng.spawn()
