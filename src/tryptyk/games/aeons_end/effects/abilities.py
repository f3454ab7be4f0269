"""The mages' abilities (AE-CHG). Charges, timing and the offer are not theirs: see ``charges``.

An ability can be used though it would do nothing, unless its text asks for something that is not there
(AE-RUL-51).
"""

from __future__ import annotations

from typing import Final

from tryptyk.games.aeons_end.components.printed import SPELL
from tryptyk.games.aeons_end.rules.asks import ask_discarded, ask_player, ask_spell
from tryptyk.games.aeons_end.rules.behaviour import ABILITY, ACT, Usable, effect, never_refused
from tryptyk.games.aeons_end.rules.candidates import allies, prepped_spells
from tryptyk.games.aeons_end.rules.casting import cast
from tryptyk.games.aeons_end.rules.charges import gain_charge, has_free_slot
from tryptyk.games.aeons_end.rules.damage import can_heal, heal, suffer
from tryptyk.games.aeons_end.rules.nemesis_turn import discard_drawn
from tryptyk.games.aeons_end.rules.piles import draw
from tryptyk.games.aeons_end.rules.turns import shuffle_into_turn_deck
from tryptyk.games.aeons_end.state import Mage, State
from tryptyk.kernel.decision import Decision, Option, Reason, Script
from tryptyk.kernel.state import Item

# Adelheim: Aethereal Ward


def aethereal_ward(g: State, mage: Mage) -> None:
    """The drawn attack or power is discarded before anything on it resolves; no other is drawn."""
    assert g.resolving is not None
    g.tell("warded", g.resolving.id)
    discard_drawn(g)


# Brama: Brink Siphon


def wounded(g: State) -> list[Mage]:
    return [player for player in g.mages if can_heal(g, player)]


def siphon_in_vain(g: State, mage: Mage) -> bool:
    return not wounded(g)


def brink_siphon(g: State, mage: Mage) -> Script:
    player = yield from ask_player(g, (mage.seat,), mage.mat.id, wounded(g) or g.mages)
    heal(g, player, 4)


# Jian: Black Mirror


def refuse_mirror(g: State, mage: Mage) -> Reason | None:
    return None if prepped_spells(g, g.mages) else ("no-prepped-spell", "AE-RUL-51")


def black_mirror(g: State, mage: Mage) -> Script:
    """One spell is cast twice and discarded only the second time."""
    spot = yield from ask_spell(g, "cast_spell", (mage.seat,), mage.mat.id, prepped_spells(g, g.mages))
    assert spot is not None
    yield from cast(g, mage, spot, keep=True)
    _, breach, spell = spot
    # What the first cast has led to may have cost the spell its place (AE-PREP-07).
    if spell in breach.spells:
        yield from cast(g, mage, spot)


# Kadir: Otherworldly Gate


def otherworldly_gate(g: State, mage: Mage) -> Script:
    """It is the active player who takes the spells and may double up, in whoever's turn it is."""
    active = g.mages[g.active]
    for left in (3, 2, 1):
        places = [place for place, card in enumerate(active.discard) if card.type == SPELL]
        place = yield from ask_discarded(g, "take_card", active, mage.mat.id, places, True, left)
        if place < 0:
            break
        card = active.discard.pop(place)
        active.hand.append(card)
        g.tell("to-hand", active.seat, card.id)
    g.double_prep = True


# Lash: Quicken Thought


def turn_card_of(mage: Mage) -> str:
    """The numbered card: the X card is never meant."""
    return f"player_{mage.seat + 1}"


def gone(g: State) -> list[Mage]:
    """The players who have had a turn by their own card in this round."""
    return [player for player in g.mages if turn_card_of(player) in g.turn_discard]


def refuse_quickening(g: State, mage: Mage) -> Reason | None:
    return None if gone(g) else ("nobody-has-gone", "AE-RUL-51")


def quicken_thought(g: State, mage: Mage) -> Script:
    player = yield from ask_player(g, (mage.seat,), mage.mat.id, gone(g))
    shuffle_into_turn_deck(g, turn_card_of(player))
    yield from suffer(g, player, 1)


# Mist: Divine Augury


def can_draw(mage: Mage) -> bool:
    return bool(mage.deck.cards or mage.discard)


def augury_in_vain(g: State, mage: Mage) -> bool:
    return not [ally for ally in allies(g, mage) if can_draw(ally)]


def divine_augury(g: State, mage: Mage) -> Script:
    ally = yield from ask_player(g, (mage.seat,), mage.mat.id, allies(g, mage))
    draw(g, ally, 4)


# Phaedraxa: Auspex Rune


def auspex_rune(g: State, mage: Mage) -> None:
    """No damage to players and Gravehold during the turn of the card just drawn."""
    g.shielded = True
    g.tell("shielded", mage.mat.id)


# Xaxos: Metaphysical Link


def link_in_vain(g: State, mage: Mage) -> bool:
    """In true solo the charges spent make room for those gained."""
    room = [ally for ally in allies(g, mage) if ally is mage or has_free_slot(ally)]
    return not room and not g.turn_deck.cards


def metaphysical_link(g: State, mage: Mage) -> Script:
    for _ in range(4):
        among = [ally for ally in allies(g, mage) if has_free_slot(ally)]
        if not among:
            break
        ally = yield from ask_player(g, (mage.seat,), mage.mat.id, among)
        gain_charge(g, ally)
    if g.turn_deck.cards:
        g.turn_deck.see_all()
        g.reveal()
        g.then(order_turn_deck_item(mage.seat, left=len(g.turn_deck.cards)))


ORDER_TURN_DECK: Final = "order_turn_deck"


def order_turn_deck_item(seat: int, *, left: int) -> Item:
    return (ORDER_TURN_DECK, seat, left)


@effect(ACT, ORDER_TURN_DECK)
def order_turn_deck_act(g: State, seat: int, left: int) -> Script:
    """Stack the turn-order cards that are left anew, the top card first."""
    cards = g.turn_deck.cards
    options: list[Option] = [("turn_card", card) for card in dict.fromkeys(cards[left - 1 :: -1])]
    picked = yield Decision("turn_card", (seat,), options, about=(g.mages[seat].mat.id, left))
    card = str(picked[1])
    cards.remove(card)
    cards.insert(left - 1, card)
    if left > 1:
        g.then(order_turn_deck_item(seat, left=left - 1))
    else:
        g.tell("turn-deck-ordered", seat)


ABILITY["adelheim"] = Usable(never_refused, aethereal_ward)
ABILITY["brama"] = Usable(never_refused, brink_siphon, siphon_in_vain)
ABILITY["jian"] = Usable(refuse_mirror, black_mirror)
ABILITY["kadir"] = Usable(never_refused, otherworldly_gate)
ABILITY["lash"] = Usable(refuse_quickening, quicken_thought)
ABILITY["mist"] = Usable(never_refused, divine_augury, augury_in_vain)
ABILITY["phaedraxa"] = Usable(never_refused, auspex_rune)
ABILITY["xaxos"] = Usable(never_refused, metaphysical_link, link_in_vain)
