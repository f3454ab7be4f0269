"""Players' cards on the move: drawing, discarding, destroying, gaining (AE-DRAW, AE-GAIN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tryptyk.games.aeons_end.components.printed import CORRUPTION, Card
from tryptyk.games.aeons_end.rules import behaviour
from tryptyk.games.aeons_end.rules.asks import ask_card, ask_spell
from tryptyk.games.aeons_end.rules.breaches import take_off
from tryptyk.games.aeons_end.rules.candidates import Spot
from tryptyk.games.aeons_end.state import Breach, Mage, Prepped, State
from tryptyk.kernel.decision import Script

# Where a gained card goes.
DISCARD: Final = "discard"
HAND: Final = "hand"
DECK: Final = "deck"


def turn_over(g: State, mage: Mage) -> None:
    """The discard pile becomes the deck, first discarded on top, unshuffled (AE-DRAW-06, 10)."""
    assert not mage.deck.cards
    mage.discard.reverse()
    mage.deck.cards = mage.discard
    mage.deck.lo = mage.deck.hi = 0
    mage.discard = []
    g.tell("turn-over", mage.seat, len(mage.deck.cards))


def ensure_top_card(g: State, mage: Mage) -> bool:
    """Make sure that there is a card to draw or reveal, if any exists (AE-DRAW-07, AE-RUL-33)."""
    if not mage.deck.cards and mage.discard:
        turn_over(g, mage)
    return bool(mage.deck.cards)


def take_top(g: State, mage: Mage) -> Card | None:
    """The top card of the deck, now known to all; None if deck and discard pile are empty."""
    if not ensure_top_card(g, mage):
        return None
    known = mage.deck.top_is_known
    card = mage.deck.draw()
    g.reveal(known)
    g.nemesis.seen(card)
    return card


def look_at_top(g: State, mage: Mage) -> Card | None:
    """Reveal the top card of the deck and leave it there; None if deck and discard pile are empty."""
    if not ensure_top_card(g, mage):
        return None
    known = mage.deck.top_is_known
    card = mage.deck.see_top()
    g.reveal(known)
    g.nemesis.seen(card)
    g.tell("reveal-card", mage.seat, card.id)
    return card


def shuffle_discard_into_deck(g: State, mage: Mage) -> None:
    """What nothing but a card can order (AE-DRAW-09, AE-CARD-01)."""
    mage.deck.cards.extend(mage.discard)
    mage.discard = []
    mage.deck.shuffle(g.rng)
    g.tell("shuffle-deck", mage.seat)


def draw(g: State, mage: Mage, count: int) -> int:
    """Draw as many cards as there are, up to ``count``; says how many."""
    drawn = 0
    while drawn < count:
        card = take_top(g, mage)
        if card is None:
            break
        mage.hand.append(card)
        drawn += 1
        g.tell("draw", mage.seat, card.id)
    return drawn


def discard(g: State, mage: Mage, card: Card) -> None:
    """From hand to the top of the owner's discard pile."""
    mage.hand.remove(card)
    mage.discard.append(card)
    g.tell("discard", mage.seat, card.id)


def discard_spell(g: State, mage: Mage, breach: Breach, spell: Prepped) -> None:
    """A prepped spell to its owner's discard pile, uncast (AE-RUL-43)."""
    take_off(g, breach, spell)
    mage.discard.append(spell.card)
    g.tell("discard-spell", mage.seat, spell.card.id)


def discard_spells(g: State, source: str, among: Sequence[Spot]) -> Script:
    """All these prepped spells are discarded at once; each owner orders their own (AE-RUL-34)."""
    for mage in g.mages:
        own = [spot for spot in among if spot[0] is mage]
        while len({spell.card.id for _, _, spell in own}) > 1:
            spot = yield from ask_spell(g, "spell_order", (mage.seat,), source, own)
            assert spot is not None
            own.remove(spot)
            discard_spell(g, *spot)
        for spot in own:
            discard_spell(g, *spot)


def destroy(g: State, mage: Mage, card: Card) -> Script | None:
    """A card that has just left its place leaves the game for good (AE-CARD-03)."""
    g.tell("destroy", mage.seat, card.id)
    g.destroyed.append(card)
    if mage.seat == g.active and card in g.spent:
        g.spent.remove(card)
    return g.nemesis.corruption_destroyed(g, card) if card.type == CORRUPTION else None


def destroy_from_hand(g: State, mage: Mage, card: Card) -> Script | None:
    mage.hand.remove(card)
    return destroy(g, mage, card)


def discard_chosen(g: State, mage: Mage, source: str, count: int, cards: Sequence[Card]) -> Script:
    """The mage picks cards from hand to discard, one after the other, in any order (AE-RUL-34)."""
    choice = list(cards)
    for left in range(min(count, len(choice)), 0, -1):
        card = yield from ask_card(g, "discard", mage, source, choice, left=left)
        assert card is not None
        choice.remove(card)
        discard(g, mage, card)


def destroy_chosen(g: State, mage: Mage, source: str, count: int, cards: Sequence[Card]) -> Script:
    """The mage picks cards from hand to destroy.

    Destroyed cards lie in no order; where all have to go, only corruptions are asked for, which go on from
    there one after another.
    """
    choice = list(cards)
    for left in range(min(count, len(choice)), 0, -1):
        corruptions = [card for card in choice if card.type == CORRUPTION]
        among = choice if left < len(choice) else corruptions or choice[:1]
        card = yield from ask_card(g, "destroy", mage, source, among, left=left)
        assert card is not None
        choice.remove(card)
        script = destroy_from_hand(g, mage, card)
        if script is not None:
            yield from script


def place_of(g: State, card: Card) -> int:
    """The place of a card's pile in the market."""
    return g.market.index(card)


def take_from_market(g: State, card: Card) -> None:
    """The top card leaves its pile; whoever takes it says where it goes, then that the stock has changed."""
    place = place_of(g, card)
    assert g.stock[place] > 0
    g.stock[place] -= 1


def gain(g: State, mage: Mage, card: Card, to: str = DISCARD) -> Script | None:
    """A card taken from the supply goes on top of the discard pile at once, unless an effect says where
    else (AE-GAIN-02)."""
    g.tell("gain", mage.seat, card.id)
    if to == HAND:
        mage.hand.append(card)
    elif to == DECK:
        mage.deck.cards.append(card)
    else:
        mage.discard.append(card)
    g.nemesis.stock_changed(g)
    if to == DISCARD and card.id in behaviour.ON_GAIN:
        return behaviour.ON_GAIN[card.id](g, mage, card)
    return None
