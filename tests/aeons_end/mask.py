"""A scene against Crooked Mask, in which every corruption stays in exactly one place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from tests.aeons_end.scene import Scene
from tryptyk.games.aeons_end.components.catalogue import CARDS
from tryptyk.games.aeons_end.components.printed import NEMESIS
from tryptyk.games.aeons_end.effects.nemeses.crooked_mask import mask


class Mask(Scene):
    """Players' turn-order cards come first; the nemesis deck holds one power that does nothing at once."""

    def __init__(self, *mages: str, **setup: Any) -> None:
        super().__init__(*mages, nemesis="crooked_mask", **setup)
        players = [card for card in sorted(self.g.turn_deck.cards) if card != NEMESIS]
        self.turn_cards(players, [NEMESIS, NEMESIS])
        self.nemesis_deck("twisting_madness")

    def hand(self, seat: int, *cards: str) -> Self:
        self._take(cards)
        super().hand(seat, *cards)
        return self

    def deck(self, seat: int, *cards: str) -> Self:
        """Top card first; corruptions among them are known to all."""
        self._take(cards)
        super().deck(seat, *cards)
        return self

    def discard(self, seat: int, *cards: str) -> Self:
        self._take(cards)
        super().discard(seat, *cards)
        return self

    def unseen(self, *cards: str) -> Self:
        """These corruptions lie in players' decks and nobody has seen them."""
        mask(self.g).unseen = [CARDS[id] for id in cards]
        return self

    def corruptions(self, *cards: str, known: Iterable[str] = ()) -> Self:
        """The corruption deck, top card first; the ``known`` ones lie below, as their order is known."""
        deck = mask(self.g).corruption_deck
        bottom = [CARDS[id] for id in known]
        deck.cards = [*reversed(bottom), *reversed([CARDS[id] for id in cards])]
        deck.lo, deck.hi = len(bottom), len(deck.cards)
        return self

    @property
    def corruption_deck(self) -> list[str]:
        """Top card first."""
        return [card.id for card in reversed(mask(self.g).corruption_deck.cards)]

    def _take(self, cards: Iterable[str]) -> None:
        deck = mask(self.g).corruption_deck
        deck.cards = [card for card in deck.cards if card.id not in set(cards)]
        deck.hi = len(deck.cards)
