"""Damage, life, exhaustion, and the end of the game (AE-DMG, AE-EXH, AE-END)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.aeons_end.components.printed import MINION, NEMESIS
from tryptyk.games.aeons_end.rules import behaviour
from tryptyk.games.aeons_end.rules.asks import ask_breach, ask_target, ask_victim
from tryptyk.games.aeons_end.rules.behaviour import Cast
from tryptyk.games.aeons_end.rules.charges import lose_charges
from tryptyk.games.aeons_end.rules.nemesis import unleash
from tryptyk.games.aeons_end.rules.piles import discard_spells
from tryptyk.games.aeons_end.state import Foe, Mage, State
from tryptyk.kernel.decision import Script

GRAVEHOLD: Final = "gravehold"


def win(g: State, reason: str) -> None:
    g.tell("won", reason)
    g.finish(reason)


def lose(g: State, reason: str) -> None:
    g.tell("lost", reason)
    g.finish(reason)


# Damage to the nemesis's side


def foe_in_play(g: State, id: str) -> Foe | None:
    for foe in g.foes:
        if foe.card.id == id:
            return foe
    return None


def damage_nemesis(g: State, amount: int) -> None:
    amount = min(amount, g.nemesis_life)
    g.nemesis_life -= amount
    g.tell("damage", NEMESIS, amount, g.nemesis_life)
    if g.nemesis_life == 0:
        win(g, "nemesis-defeated")


def damage_foe(g: State, foe: Foe, amount: int) -> None:
    """Damage beyond a minion's life is lost (AE-RUL-22)."""
    if foe.card.id in behaviour.ARMOUR:
        amount = behaviour.ARMOUR[foe.card.id](g, foe, amount)
    amount = min(amount, foe.life)
    foe.life -= amount
    g.tell("damage", foe.card.id, amount, foe.life)
    if foe.life == 0:
        leave_play(g, foe)


def leave_play(g: State, foe: Foe) -> None:
    """To the top of the nemesis discard pile, whatever phase it is (AE-NCRD-04, AE-RUL-01)."""
    g.foes.remove(foe)
    g.nemesis_discard.append(foe.card)
    g.tell("leaves-play", foe.card.id)
    g.nemesis.left_play(g, foe.card)
    check_outlasted(g)


def check_outlasted(g: State) -> None:
    """The players win when nothing is left of the nemesis's deck and side (AE-END-03, AE-RUL-15)."""
    if not g.nemesis_deck and g.resolving is None and not g.foes and not g.nemesis.targets():
        win(g, "nemesis-outlasted")


def hit(g: State, by: Mage, source: str, amount: int) -> Script:
    """A player deals damage to one enemy of their choice (AE-CAST-07)."""
    if amount <= 0:
        return
    target = yield from ask_target(g, by, source, amount)
    if target == NEMESIS:
        damage_nemesis(g, amount)
        return
    foe = foe_in_play(g, target)
    if foe is None:
        script = g.nemesis.hit(g, by, target, amount)
        if script is not None:
            yield from script
        return
    assert foe.card.type == MINION
    before = foe.life
    damage_foe(g, foe, amount)
    if foe.life < before and target in behaviour.RETALIATE:
        script = behaviour.RETALIATE[target](g, foe, by)
        if script is not None:
            yield from script


def deal(g: State, cast: Cast, amount: int) -> Script:
    """The damage of a spell; the bonus of its breach is added once (AE-CAST-08, AE-RUL-21)."""
    amount += cast.bonus
    cast.bonus = 0
    yield from hit(g, cast.caster, cast.card.id, amount)


# Damage to the players' side


def damage_gravehold(g: State, amount: int) -> None:
    if amount <= 0:
        return
    if g.shielded:
        g.tell("prevented", GRAVEHOLD, amount)
        return
    amount = min(amount, g.gravehold)
    g.gravehold -= amount
    g.tell("damage", GRAVEHOLD, amount, g.gravehold)
    if g.gravehold == 0:
        lose(g, "gravehold-fallen")


def suffer(g: State, mage: Mage, amount: int) -> Script:
    """A player suffers damage; what an exhausted one would suffer hits Gravehold doubled (AE-EXH-12)."""
    if amount <= 0:
        return
    if g.shielded:
        g.tell("prevented", mage.mat.id, amount)
        return
    if mage.exhausted:
        damage_gravehold(g, 2 * amount)
        return
    lost = min(amount, mage.life)
    mage.life -= lost
    g.tell("damage", mage.mat.id, lost, mage.life)
    if mage.exhausted:
        yield from exhaust(g, mage, amount - lost)


def exhaust(g: State, mage: Mage, excess: int) -> Script:
    """Unleash twice, destroy a breach, lose all charges; then the excess hits Gravehold (AE-EXH-01..15)."""
    g.tell("exhausted", mage.seat)
    if all(other.exhausted for other in g.mages) and not (len(g.mages) == 1 and g.solo_goes_on):
        lose(g, "all-exhausted")
    yield from unleash(g, 2)
    if mage.breaches:
        own = [(mage, breach) for breach in mage.breaches]
        _, breach = yield from ask_breach(g, "destroy_breach", mage.seat, "exhaustion", own)
        yield from discard_spells(g, "exhaustion", [(mage, breach, spell) for spell in breach.spells])
        mage.breaches.remove(breach)
        g.tell("destroy-breach", mage.seat, breach.number)
    lose_charges(g, mage, mage.charges)
    damage_gravehold(g, 2 * excess)


def any_player_suffers(g: State, source: str, amount: int) -> Script:
    """One player, picked by the team, suffers damage (AE-CARD-12)."""
    mage = yield from ask_victim(g, source, g.mages, amount)
    yield from suffer(g, mage, amount)


def lowest_life(g: State) -> list[Mage]:
    """The players tied for lowest life; the exhausted never are (AE-EXH-11)."""
    standing = [mage for mage in g.mages if not mage.exhausted] or g.mages
    least = min([mage.life for mage in standing])
    return [mage for mage in standing if mage.life == least]


def lowest_life_suffers(g: State, source: str, amount: int) -> Script:
    mage = yield from ask_victim(g, source, lowest_life(g), amount)
    yield from suffer(g, mage, amount)


# Healing


def can_heal(g: State, mage: Mage) -> bool:
    """Exhausted players cannot gain life, and nobody beyond the starting value (AE-EXH-10, AE-DMG-05)."""
    return 0 < mage.life < g.difficulty.player_life


def heal(g: State, mage: Mage, amount: int) -> None:
    if can_heal(g, mage):
        amount = min(amount, g.difficulty.player_life - mage.life)
        mage.life += amount
        g.tell("heal", mage.mat.id, amount, mage.life)


def heal_gravehold(g: State, amount: int) -> None:
    amount = min(amount, g.difficulty.gravehold_life - g.gravehold)
    if amount > 0:
        g.gravehold += amount
        g.tell("heal", GRAVEHOLD, amount, g.gravehold)


def nemesis_start_life(g: State) -> int:
    return g.mat.life + g.difficulty.nemesis_life_delta


def heal_nemesis(g: State, amount: int) -> None:
    amount = min(amount, nemesis_start_life(g) - g.nemesis_life)
    if amount > 0:
        g.nemesis_life += amount
        g.tell("heal", NEMESIS, amount, g.nemesis_life)
