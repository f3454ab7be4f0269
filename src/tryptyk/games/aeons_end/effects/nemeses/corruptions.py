"""Crooked Mask's corruptions: what the eleven do when resolved.

The card lies in the play area while it takes effect; being destroyed is the last thing that happens to it,
and the rule that resolves corruptions sees to that.
"""

from __future__ import annotations

from tryptyk.games.aeons_end.components import printed as cards
from tryptyk.games.aeons_end.components.printed import GEM, NEMESIS, RELIC, SPELL, Card
from tryptyk.games.aeons_end.effects.nemeses.crooked_mask import (
    focus_own,
    gain_corruption,
    gain_free,
    no_corruptions,
    supply_of,
)
from tryptyk.games.aeons_end.rules.asks import ask_card, ask_discarded
from tryptyk.games.aeons_end.rules.behaviour import CORRUPTION, effect
from tryptyk.games.aeons_end.rules.charges import gain_charge
from tryptyk.games.aeons_end.rules.damage import damage_gravehold, heal, hit, suffer
from tryptyk.games.aeons_end.rules.piles import (
    DECK,
    HAND,
    destroy,
    destroy_from_hand,
    discard_chosen,
    look_at_top,
    take_top,
)
from tryptyk.games.aeons_end.rules.turns import shuffle_into_turn_deck
from tryptyk.games.aeons_end.state import Mage, State
from tryptyk.kernel.decision import Decision, Option, Script


@effect(CORRUPTION, "blind_abandon")
def blind_abandon(g: State, mage: Mage, card: Card) -> Script:
    yield from suffer(g, mage, 1)
    picked = yield from ask_card(g, "destroy", mage, card.id, no_corruptions(mage.hand), optional=True)
    if picked is not None:
        # No corruption, so nothing follows from it.
        destroy_from_hand(g, mage, picked)


@effect(CORRUPTION, "contagion")
def contagion(g: State, mage: Mage, card: Card) -> Script:
    """Only in hand do corruptions count as costing 0, so none of them comes back."""
    yield from suffer(g, mage, 1)
    places = [
        place
        for place, other in enumerate(mage.discard)
        if other.cost == 0 and other.type != cards.CORRUPTION
    ]
    place = yield from ask_discarded(g, "take_card", mage, card.id, places, optional=False)
    if place >= 0:
        taken = mage.discard.pop(place)
        mage.hand.append(taken)
        g.tell("to-hand", mage.seat, taken.id)


@effect(CORRUPTION, "delirium_veil")
def delirium_veil(g: State, mage: Mage, card: Card) -> Script:
    damage_gravehold(g, 2)
    yield from focus_own(g, mage, card.id)


@effect(CORRUPTION, "dire_wisdom")
def dire_wisdom(g: State, mage: Mage, card: Card) -> Script:
    yield from gain_free(g, mage, card.id, supply_of(g, SPELL))
    for _ in range(3):
        gain_corruption(g, mage)


@effect(CORRUPTION, "endless_hunger")
def endless_hunger(g: State, mage: Mage, card: Card) -> None:
    damage_gravehold(g, 3)
    heal(g, mage, 2)


@effect(CORRUPTION, "fever_of_war")
def fever_of_war(g: State, mage: Mage, card: Card) -> Script:
    yield from suffer(g, mage, 1)
    yield from hit(g, mage, card.id, 2)


@effect(CORRUPTION, "grim_sight")
def grim_sight(g: State, mage: Mage, card: Card) -> Script:
    damage_gravehold(g, 2)
    top = look_at_top(g, mage)
    if top is None:
        return
    picked = yield from ask_card(g, "destroy", mage, card.id, [top], optional=True)
    if picked is not None:
        take_top(g, mage)
        script = destroy(g, mage, picked)
        if script is not None:
            yield from script


@effect(CORRUPTION, "insatiable_avarice")
def insatiable_avarice(g: State, mage: Mage, card: Card) -> Script:
    yield from suffer(g, mage, 2)
    gems = supply_of(g, GEM)
    least = min([gem.cost for gem in gems], default=0)
    yield from gain_free(g, mage, card.id, [gem for gem in gems if gem.cost == least], HAND)


@effect(CORRUPTION, "lust_for_power")
def lust_for_power(g: State, mage: Mage, card: Card) -> Script:
    yield from suffer(g, mage, 1)
    gain_charge(g, mage)


@effect(CORRUPTION, "nothingness")
def nothingness(g: State, mage: Mage, card: Card) -> Script:
    yield from discard_chosen(g, mage, card.id, 2, no_corruptions(mage.hand))
    yield from suffer(g, mage, 2)
    options: list[Option] = [("turn_card", id) for id in dict.fromkeys(g.turn_discard) if id != NEMESIS]
    if options:
        picked = yield Decision("turn_card", (mage.seat,), options, about=(card.id, 1))
        shuffle_into_turn_deck(g, str(picked[1]))


@effect(CORRUPTION, "reckless_might")
def reckless_might(g: State, mage: Mage, card: Card) -> Script:
    relic = yield from gain_free(g, mage, card.id, supply_of(g, RELIC), DECK)
    if relic is not None:
        yield from suffer(g, mage, (relic.cost + 1) // 2)
