"""Charges and the mages' abilities (AE-CHG)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.aeons_end.rules import behaviour
from tryptyk.games.aeons_end.state import Mage, State
from tryptyk.kernel.decision import Decision, Option, Reason, Script

OWN_MAIN: Final = "own_main_phase"
ANY_MAIN: Final = "any_player_main_phase"
NEMESIS_DRAW: Final = "nemesis_draw_phase"
TURN_CARD: Final = "after_turn_order_card_drawn"

USE: Final[Option] = ("use",)
PASS: Final[Option] = ("pass",)


def has_free_slot(mage: Mage) -> bool:
    return mage.charges < mage.mat.charges


def gain_charge(g: State, mage: Mage) -> None:
    """A charge beyond the slots is lost (AE-CHG-04, AE-RUL-20)."""
    if has_free_slot(mage):
        mage.charges += 1
        g.tell("charge", mage.seat, mage.charges)


def lose_charges(g: State, mage: Mage, count: int) -> None:
    count = min(count, mage.charges)
    if count:
        mage.charges -= count
        g.tell("lose-charges", mage.seat, count)


def refuse_ability(g: State, owner: Mage) -> Reason | None:
    """Why this ability cannot be used in the current main phase; None if it can."""
    if not owner.charged:
        return ("not-charged", "AE-CHG-05", owner.mat.charges, owner.charges)
    timing = owner.mat.timing
    if timing != ANY_MAIN and not (timing == OWN_MAIN and owner.seat == g.active):
        return ("ability-timing", "AE-CHG-06")
    return behaviour.ABILITY[owner.mat.id].refuse(g, owner)


def ability_in_vain(g: State, owner: Mage) -> bool:
    """Whether the ability could be used now and would do nothing; its owner is warned (AE-RUL-51)."""
    return owner.charged and behaviour.ABILITY[owner.mat.id].in_vain(g, owner)


def use_ability(g: State, owner: Mage) -> Script:
    """Using the ability discards all charges (AE-CHG-07)."""
    owner.charges = 0
    g.tell("ability", owner.seat, owner.mat.id)
    script = behaviour.ABILITY[owner.mat.id].use(g, owner)
    if script is not None:
        yield from script


def offer_abilities(g: State, timing: str, about: str) -> Script | None:
    """Ask every owner of a charged ability of that timing whether to use it now; one use is enough."""
    for mage in g.mages:
        if mage.mat.timing == timing and mage.charged:
            return ask_owners(g, timing, about)
    return None


def ask_owners(g: State, timing: str, about: str) -> Script:
    for mage in g.mages:
        if mage.mat.timing != timing or not mage.charged:
            continue
        if behaviour.ABILITY[mage.mat.id].refuse(g, mage) is None:
            picked = yield Decision("ability", (mage.seat,), [USE, PASS], about=(mage.mat.id, about))
            if picked == USE:
                yield from use_ability(g, mage)
                return
