"""Turn order, and how turns begin and end (AE-TURN, AE-PT, AE-DRAW)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.aeons_end.components.catalogue import TABLE
from tryptyk.games.aeons_end.components.printed import CORRUPTION, NEMESIS, WILD, Card
from tryptyk.games.aeons_end.rules import behaviour, charges
from tryptyk.games.aeons_end.rules.aether import lose_unspent
from tryptyk.games.aeons_end.rules.asks import ask_card, ask_player
from tryptyk.games.aeons_end.rules.piles import destroy, draw
from tryptyk.games.aeons_end.state import (
    CASTING,
    CASTING_END,
    CORRUPTIONS,
    DRAW,
    MAIN,
    MAIN_END,
    NEMESIS_DRAW,
    NEMESIS_END,
    TURN_START,
    Mage,
    State,
    foe_item,
    phase_item,
)
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.state import Item

TURN: Final[tuple[Item, ...]] = tuple([
    phase_item(phase) for phase in (CORRUPTIONS, CASTING, CASTING_END, MAIN, MAIN_END, DRAW)
])  # fmt: skip
"""Of a player's turn (AE-PT-01)."""
REST: Final[Option] = ("rest",)
"""Discard what is left in the order it was played."""


def ensure_turn_card(g: State) -> None:
    """Make sure that there is a turn-order card to draw or reveal (AE-TURN-06, 07, AE-RUL-46)."""
    if not g.turn_deck.cards:
        g.turn_deck.cards = g.turn_discard
        g.turn_discard = []
        g.turn_deck.shuffle(g.rng)
        g.round += 1
        g.tell("round", g.round)


def see_turn_card(g: State) -> str:
    """Reveal the top card of the turn-order deck and leave it there."""
    ensure_turn_card(g)
    card = g.turn_deck.see_top()
    g.reveal()
    g.tell("reveal-turn-card", card)
    return card


def shuffle_into_turn_deck(g: State, card: str) -> None:
    """A card from the turn-order discard pile gives another turn in this round."""
    g.turn_discard.remove(card)
    g.turn_deck.cards.append(card)
    g.turn_deck.shuffle(g.rng)
    g.tell("turn-card-shuffled", card)


def turn_act(g: State) -> Script:
    """Draw a turn-order card and give the turn to whom it says (AE-TURN-01..06)."""
    ensure_turn_card(g)
    card = g.turn_deck.draw()
    g.turn_discard.append(card)
    g.turn += 1
    g.reveal()
    g.tell("turn-card", card, g.turn)
    script = charges.offer_abilities(g, charges.TURN_CARD, card)
    if script is not None:
        yield from script
    if card == NEMESIS:
        g.active = -1
        # Oldest first, as they lie there now (AE-NTURN-02, AE-RUL-35).
        g.then(*[foe_item(foe.card.id) for foe in g.foes], phase_item(NEMESIS_DRAW), phase_item(NEMESIS_END))
        return
    if card == WILD:
        # The X card: any player, exhausted or not, but somebody (AE-TURN-05, AE-RUL-31).
        mage = yield from ask_player(g, g.everyone, WILD, g.mages)
    else:
        mage = g.mages[int(card[-1]) - 1]
    g.active = mage.seat
    g.tell("turn", mage.seat)
    g.then(*TURN)


def corruptions_act(g: State) -> Script | None:
    """Resolve the corruptions in hand, one after another, in the order that the player likes."""
    mage = g.mages[g.active]
    for card in mage.hand:
        if card.type == CORRUPTION:
            return resolve_corruption(g, mage)
    return None


def resolve_corruption(g: State, mage: Mage) -> Script:
    g.again()
    held = [card for card in mage.hand if card.type == CORRUPTION]
    card = yield from ask_card(g, "corruption", mage, g.mat.id, held, left=len(held))
    assert card is not None
    mage.hand.remove(card)
    mage.played.append(card)
    g.tell("corruption", mage.seat, card.id)
    script = behaviour.CORRUPTION[card.id](g, mage, card)
    if script is not None:
        yield from script
    # The last words of every corruption: destroy this card.
    mage.played.remove(card)
    script = destroy(g, mage, card)
    if script is not None:
        yield from script


def draw_act(g: State) -> Script | None:
    """Discard what was played, in the order of choice, then draw up to five (AE-DRAW-01..05)."""
    mage = g.mages[g.active]
    if len(set(mage.played)) > 1:
        return order_discards(g, mage)
    draw_up(g, mage)
    return None


def order_discards(g: State, mage: Mage) -> Script:
    options: list[Option] = [("discard", card.id) for card in dict.fromkeys(mage.played)]
    options.append(REST)
    picked = yield Decision("discard_order", (mage.seat,), options, default=REST)
    if picked == REST:
        draw_up(g, mage)
    else:
        g.again()
        _discard_played(g, mage, next(card for card in mage.played if card.id == picked[1]))


def draw_up(g: State, mage: Mage) -> None:
    for card in mage.played[:]:
        _discard_played(g, mage, card)
    draw(g, mage, TABLE.hand_size - len(mage.hand))
    end_turn(g)


def _discard_played(g: State, mage: Mage, card: Card) -> None:
    mage.played.remove(card)
    mage.discard.append(card)


def end_turn(g: State) -> None:
    """Whatever lasts for a turn ends with it."""
    if g.active >= 0:
        for breach in g.mages[g.active].breaches:
            breach.focused = False
            for spell in breach.spells:
                spell.fresh = False
                spell.used = False
    lose_unspent(g)
    g.plays = []
    g.spent = []
    g.double_prep = False
    g.shielded = False
    g.nemesis.end_any_turn(g)
    g.active = -1
    g.then(phase_item(TURN_START))
