"""What is worth saying beside an option: the price of an action, the life of a target, an ability's name."""

from __future__ import annotations

from collections.abc import Callable

import tryptyk.games.aeons_end.effects.nemeses  # noqa: F401  each has options of its own
from tryptyk.games.aeons_end.components import catalogue
from tryptyk.games.aeons_end.components.printed import NEMESIS
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES
from tryptyk.games.aeons_end.view import BreachView, View
from tryptyk.kernel.decision import Decision, Option
from tryptyk.messages import Remark


def remark(view: View, decision: Decision, option: Option) -> Remark:
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


def _player(view: View, option: Option) -> Remark:
    mage = view.mages[int(option[1])]
    return [("standing", mage.life, mage.charges)]


def _pile(view: View, option: Option) -> Remark:
    pile = next(pile for pile in view.market if pile.card == option[1])
    return [("price", pile.cost), ("count", pile.count)]


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
