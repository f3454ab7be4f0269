"""Aether: gained and spent within one turn (AE-MAIN-09..12, AE-RUL-47)."""

from __future__ import annotations

from tryptyk.games.aeons_end.components.printed import GEM, SPELL, Card
from tryptyk.games.aeons_end.state import Mage, State
from tryptyk.kernel.decision import Reason


def gain_aether(g: State, mage: Mage, amount: int) -> None:
    g.aether += amount
    g.tell("aether", mage.seat, amount)


def affordable(g: State, card: Card) -> int:
    """All aether that can be spent on gaining this card."""
    if card.type == GEM:
        return g.aether + g.aether_gem_only
    if card.type == SPELL:
        return g.aether + g.aether_spell_only
    return g.aether


def refuse_cost(g: State, cost: int, clause: str) -> Reason | None:
    return None if cost <= g.aether else ("need-aether", clause, cost, g.aether)


def refuse_price(g: State, card: Card) -> Reason | None:
    """Why the aether does not do for gaining this card; None if it does."""
    have = affordable(g, card)
    return None if card.cost <= have else ("need-aether", "AE-GAIN-01", card.cost, have)


def spend(g: State, cost: int) -> None:
    assert cost <= g.aether
    g.aether -= cost


def spend_on(g: State, card: Card) -> None:
    """Pay for a card: aether that fits nothing else goes first (AE-RUL-47)."""
    cost = card.cost
    if card.type == GEM:
        special = min(cost, g.aether_gem_only)
        g.aether_gem_only -= special
    elif card.type == SPELL:
        special = min(cost, g.aether_spell_only)
        g.aether_spell_only -= special
    else:
        special = 0
    spend(g, cost - special)


def discounted(g: State, cost: int) -> int:
    """The price of a focusing or opening after Flexing Daggers (AE-RUL-48)."""
    return max(0, cost - g.discount)


def spend_on_breach(g: State, cost: int) -> None:
    spend(g, discounted(g, cost))
    g.discount = 0


def lose_unspent(g: State) -> None:
    """Nothing carries over to another turn (AE-MAIN-09, 10)."""
    g.aether = 0
    g.aether_gem_only = 0
    g.aether_spell_only = 0
    g.discount = 0
