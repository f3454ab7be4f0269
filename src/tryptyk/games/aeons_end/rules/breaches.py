"""Focusing and opening breaches, and what may be prepped where (AE-BRCH, AE-PREP)."""

from __future__ import annotations

from tryptyk.games.aeons_end.components.printed import Card
from tryptyk.games.aeons_end.rules import behaviour
from tryptyk.games.aeons_end.state import OPEN, YELLOW_UP, Breach, Mage, Prepped, State
from tryptyk.kernel.decision import Reason


def focus(g: State, mage: Mage, breach: Breach) -> None:
    """Turn a closed breach by 90 degrees; with yellow up it opens instead (AE-BRCH-04, AE-RUL-07)."""
    assert not breach.is_open
    if breach.stage == YELLOW_UP:
        open_breach(g, mage, breach)
        return
    breach.stage += 1
    # Only the owner's own turn gives the right to prep there (AE-RUL-08).
    breach.focused = g.active == mage.seat
    g.tell("focus", mage.seat, breach.number)


def open_breach(g: State, mage: Mage, breach: Breach) -> None:
    breach.stage = OPEN
    g.tell("open", mage.seat, breach.number)


def closed(mage: Mage) -> list[Breach]:
    return [breach for breach in mage.breaches if not breach.is_open]


def lowest_focus_cost(mage: Mage) -> list[Breach]:
    """The closed breaches tied for the lowest focus cost (AE-BRCH-17)."""
    candidates = closed(mage)
    least = min([breach.tile.focus_cost for breach in candidates], default=0)
    return [breach for breach in candidates if breach.tile.focus_cost == least]


def open_count(mage: Mage) -> int:
    return sum([1 for breach in mage.breaches if breach.is_open])


def adjacent_spells(mage: Mage, number: int) -> int:
    """Spells prepped on the direct neighbours in the row; a gap stays a gap (AE-BRCH-16, AE-RUL-26)."""
    return sum([len(breach.spells) for breach in mage.breaches if abs(breach.number - number) == 1])


def refuse_prep(g: State, card: Card, breach: Breach) -> Reason | None:
    """Why the active player cannot prep this spell there; None if they can."""
    is_open = breach.stage == OPEN
    if breach.spells and len(breach.spells) >= (2 if g.double_prep and is_open else 1):
        return ("breach-occupied", "AE-PREP-04", breach.tile.number)
    if not is_open and not breach.focused and card.id not in behaviour.PREP_CLOSED:
        return ("breach-closed", "AE-PREP-02", breach.tile.number)
    return None


def prep(g: State, mage: Mage, card: Card, breach: Breach) -> None:
    used = _is_spent(g, mage, card)
    if used:
        g.spent.remove(card)
    mage.hand.remove(card)
    breach.spells.append(Prepped(card, used=used))
    g.tell("prep", mage.seat, card.id, breach.number)


def _is_spent(g: State, mage: Mage, card: Card) -> bool:
    """Whether this copy was used in this turn already: copies are alike, so another one is taken for it as
    long as there is one (AE-RUL-53)."""
    if card not in g.spent:
        return False
    copies = mage.hand.count(card) + mage.discard.count(card) + mage.deck.cards.count(card)
    return copies <= g.spent.count(card)


def take_off(g: State, breach: Breach, spell: Prepped) -> None:
    """A spell leaves its breach; whoever takes it says where it goes."""
    breach.spells.remove(spell)
    if spell.used:
        g.spent.append(spell.card)
