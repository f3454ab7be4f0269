"""What holds after every choice."""

from __future__ import annotations

from tests.toy.state import Toy


def check(g: Toy) -> None:
    cards = sorted(g.deck + [card for hand in g.hands for card in hand])
    assert cards == list(range(len(cards))), "a card is lost"
    assert len(g.hands) == len(g.bids) == len(g.added) == g.players
