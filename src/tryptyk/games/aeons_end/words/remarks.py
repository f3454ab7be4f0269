"""What is worth saying beside an option: a price, what becomes of a target, an ability's name. And which
options are worth choosing in one go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import tryptyk.games.aeons_end.effects.nemeses  # noqa: F401  each has options of its own
from tryptyk.games.aeons_end.components import catalogue
from tryptyk.games.aeons_end.components.printed import GEM, NEMESIS
from tryptyk.games.aeons_end.effects.gems import PLAIN, aether_of
from tryptyk.games.aeons_end.rules.behaviour import ARMOUR
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES
from tryptyk.games.aeons_end.view import BreachView, View
from tryptyk.kernel.decision import Decision, Option
from tryptyk.messages import Batch, Remark


def remark(view: View, decision: Decision, option: Option) -> Remark:
    foretold = _FORETOLD.get(decision.kind)
    if foretold is not None:
        return foretold(view, int(decision.about[1]), option)
    note = _REMARKS.get(str(option[0]))
    return NEMESIS_TYPES[view.nemesis.nemesis].remark(option) if note is None else note(view, option)


def _gain(view: View, option: Option) -> Remark:
    return [("price", catalogue.CARDS[str(option[1])].cost)]


def _charge(view: View, option: Option) -> Remark:
    return [("price", catalogue.TABLE.charge_cost)]


def _focus(view: View, option: Option) -> Remark:
    return [("price", _own_breach(view, option).focus_cost)]


def _open(view: View, option: Option) -> Remark:
    return [("price", _own_breach(view, option).open_cost)]


def _own_breach(view: View, option: Option) -> BreachView:
    mage = view.mages[view.turn.active]
    return next(breach for breach in mage.breaches if breach.number == option[1])


def _ability(view: View, option: Option) -> Remark:
    mage = view.mages[int(option[1])]
    name = ("ability", mage.mage)
    return [name, ("also",), ("in-vain",)] if mage.in_vain else [name]


def _to_discard(view: View, option: Option) -> Remark:
    return [("to-discard", option[1])]


def _target(view: View, option: Option) -> Remark:
    target = option[1]
    nemesis = view.nemesis
    if target == NEMESIS:
        return [("nemesis", nemesis.nemesis, nemesis.life)]
    counts = [("count", own.count) for own in nemesis.targets if own.target == target]
    lives = [("life", foe.life) for foe in nemesis.foes if foe.card == target]
    return (counts or lives)[:1]


def _hit(view: View, amount: int, option: Option) -> Remark:
    """What damage leaves of a target; armour and what consists of several have rules of their own."""
    nemesis = view.nemesis
    if option[1] == NEMESIS:
        return [("hit", nemesis.nemesis, max(0, nemesis.life - amount))]
    lives = [foe.life for foe in nemesis.foes if foe.card == option[1]]
    if not lives or option[1] in ARMOUR:
        return _target(view, option)
    return [("left", lives[0] - amount)] if lives[0] > amount else [("dies",)]


def _suffers(view: View, amount: int, option: Option) -> Remark:
    """What damage leaves of a mage, or of Gravehold behind one who is exhausted (AE-EXH-12)."""
    mage = view.mages[int(option[1])]
    if view.turn.shielded:
        return [("unhurt",)]
    if not mage.life:
        return [("city", max(0, view.gravehold - 2 * amount))]
    return [("left", mage.life - amount)] if mage.life > amount else [("falls",)]


def _player(view: View, option: Option) -> Remark:
    mage = view.mages[int(option[1])]
    return [("standing", mage.life, mage.charges)]


def _pile(view: View, option: Option) -> Remark:
    pile = next(pile for pile in view.market if pile.card == option[1])
    return [("price", pile.cost), ("count", pile.count)]


_FORETOLD: dict[str, Callable[[View, int, Option], Remark]] = {"target": _hit, "suffer": _suffers}
_REMARKS: dict[str, Callable[[View, Option], Remark]] = {
    "gain": _gain,
    "charge": _charge,
    "focus": _focus,
    "open": _open,
    "ability": _ability,
    "to_discard": _to_discard,
    "target": _target,
    "player": _player,
    "pile": _pile,
}


def batches(view: View, decision: Decision) -> Sequence[Batch]:
    """All gems of the hand whose play asks nothing: most turns begin with them. With one there is nothing to
    gather."""
    if decision.kind != "main":
        return ()
    hand = [catalogue.CARDS[id] for id in view.mages[view.turn.active].hand]
    gems = [card for card in hand if card.id in PLAIN]
    if len(gems) < 2:
        return ()
    plays = Counter(view.turn.plays)
    aether = 0
    for card in gems:
        plays[card.id] += 1
        aether += aether_of(card, plays[card.id])
    bound = {
        "gems-only": sum(card.aether_gem_only for card in gems),
        "spells-only": sum(card.aether_spell_only for card in gems),
    }
    name = "all-gems" if len(gems) == sum(card.type == GEM for card in hand) else "plain-gems"
    remark = [("aether", aether), *((key, amount) for key, amount in bound.items() if amount)]
    return [Batch((name, len(gems)), remark, [("play", card.id) for card in gems])]
