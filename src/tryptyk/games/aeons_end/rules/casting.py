"""Casting spells, in the casting phase and by effects (AE-CAST)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tryptyk.games.aeons_end.rules import behaviour
from tryptyk.games.aeons_end.rules.asks import ask_spell
from tryptyk.games.aeons_end.rules.behaviour import Cast
from tryptyk.games.aeons_end.rules.breaches import take_off
from tryptyk.games.aeons_end.rules.candidates import Spot
from tryptyk.games.aeons_end.rules.damage import deal
from tryptyk.games.aeons_end.rules.main_phase import END, main_offer
from tryptyk.games.aeons_end.state import Breach, Mage, Prepped, State
from tryptyk.kernel.decision import Decision, Option, Reason, Refusals, Script

DONE: Final[Option] = ("done",)


def cast(g: State, caster: Mage, spot: Spot, extra: int = 0, keep: bool = False) -> Script:
    """Discard the spell first, then resolve its Cast effect (AE-CAST-05).

    ``extra`` is damage added by whatever casts it; ``keep`` leaves it prepped (Jian).
    """
    owner, breach, spell = spot
    if not keep:
        take_off(g, breach, spell)
        owner.discard.append(spell.card)
    g.tell("cast", caster.seat, spell.card.id, owner.seat)
    casting = Cast(spell.card, caster, owner, breach.number, breach.bonus + extra)
    script = behaviour.CAST[spell.card.id](g, casting)
    if script is not None:
        yield from script
    if casting.bonus:
        # A spell without damage of its own still deals the bonus (AE-CAST-09).
        yield from deal(g, casting, 0)


def cast_one_of(
    g: State, caster: Mage, source: str, spots: Sequence[Spot], optional: bool = False, extra: int = 0
) -> Script:
    """An effect casts a prepped spell of the caster's choice (AE-CAST-11, AE-RUL-41)."""
    spot = yield from ask_spell(g, "cast_spell", (caster.seat,), source, spots, optional)
    if spot is not None:
        yield from cast(g, caster, spot, extra)


def refuse_done(mage: Mage) -> Reason | None:
    """Spells on closed breaches have to be cast (AE-CAST-03, AE-RUL-06)."""
    for breach in mage.breaches:
        if breach.spells and not breach.is_open:
            return ("must-cast", "AE-CAST-03")
    return None


def casting_refusals(g: State, mage: Mage) -> Refusals:
    """The end of the phase, where a spell has to be cast, and what comes later (AE-PT-01)."""
    refused = refuse_done(mage)
    found: Refusals = [] if refused is None else [(DONE, refused)]
    later: Reason = ("casting-first", "AE-PT-01")
    main = main_offer(g, mage, explain=True)
    found += [(option, later) for option in main.options if option != END]
    # There is no aether before the main phase, so that what it costs is no reason yet.
    found += [(option, later if reason[0] == "need-aether" else reason) for option, reason in main.refusals()]
    return found


def casting_act(g: State) -> Script | None:
    """One spell of the casting phase, or its end (AE-CAST-01..04)."""
    mage = g.mages[g.active]
    for breach in mage.breaches:
        if breach.spells:
            return cast_or_end(g, mage)
    return None


def cast_or_end(g: State, mage: Mage) -> Script:
    options: list[Option] = []
    spots: dict[Option, tuple[Breach, Prepped]] = {}
    for breach in mage.breaches:
        for spell in breach.spells:
            option = ("cast", breach.number, spell.card.id)
            if option not in spots:
                spots[option] = (breach, spell)
                options.append(option)
    if refuse_done(mage) is None:
        options.append(DONE)
    picked = yield Decision("casting", (mage.seat,), options, refusals=lambda: casting_refusals(g, mage))
    if picked == DONE:
        return
    g.again()
    breach, spell = spots[picked]
    yield from cast(g, mage, (mage, breach, spell))


def casting_end_act(g: State) -> Script | None:
    """While-prepped effects that work at the end of the casting phase (AE-PREP-11)."""
    mage = g.mages[g.active]
    for breach in mage.breaches:
        for spell in breach.spells:
            if spell.card.id in behaviour.CASTING_END:
                return end_casting(g, mage)
    return None


def end_casting(g: State, mage: Mage) -> Script:
    for breach in mage.breaches[:]:
        for spell in breach.spells[:]:
            if spell.card.id in behaviour.CASTING_END:
                script = behaviour.CASTING_END[spell.card.id](g, mage, breach, spell)
                if script is not None:
                    yield from script
