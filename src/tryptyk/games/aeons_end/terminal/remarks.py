"""What the terminal table says of this game beside its picture: names of seats, remarks, figures."""

from __future__ import annotations

from collections.abc import Callable

from tryptyk.games.aeons_end.components import catalogue
from tryptyk.games.aeons_end.components.printed import NEMESIS
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES
from tryptyk.games.aeons_end.view import BreachView, MageView, View
from tryptyk.kernel.decision import Option
from tryptyk.messages import Messages


def seats(view: View) -> list[str]:
    """Players are called by their mages."""
    return [mage.mage for mage in view.mages]


def aether(amount: int) -> str:
    return f"{amount}[aether]"


def remark(view: View, option: Option, messages: Messages) -> str:
    """The price of an action, the life of a target, the name of an ability."""
    note = _REMARKS.get(str(option[0]))
    if note is None:
        return messages.plain(NEMESIS_TYPES[view.nemesis.nemesis].remark(option))
    return messages.plain(note(view, option, messages))


def _gain(view: View, option: Option, messages: Messages) -> str:
    return aether(catalogue.CARDS[str(option[1])].cost)


def _charge(view: View, option: Option, messages: Messages) -> str:
    return aether(catalogue.TABLE.charge_cost)


def _focus(view: View, option: Option, messages: Messages) -> str:
    return aether(_own_breach(view, option).focus_cost)


def _open(view: View, option: Option, messages: Messages) -> str:
    return aether(_own_breach(view, option).open_cost)


def _own_breach(view: View, option: Option) -> BreachView:
    mage = view.mages[view.turn.active]
    return next(breach for breach in mage.breaches if breach.number == option[1])


def _ability(view: View, option: Option, messages: Messages) -> str:
    mage = view.mages[int(option[1])]
    name = messages.text(f"thing-{mage.mage}.ability")
    return f"{name} · {messages.text('fact-in-vain')}" if mage.in_vain else name


def _target(view: View, option: Option, messages: Messages) -> str:
    target = option[1]
    if target == NEMESIS:
        return f"{messages.name(view.nemesis.nemesis)}, {view.nemesis.life}[life]"
    counts = [own.count for own in view.nemesis.targets if own.target == target]
    if counts:
        return f"×{counts[0]}"
    lives = [foe.life for foe in view.nemesis.foes if foe.card == target]
    return f"{lives[0]}[life]" if lives else ""


def _player(view: View, option: Option, messages: Messages) -> str:
    return _standing(view.mages[int(option[1])])


def _standing(mage: MageView) -> str:
    return f"{mage.life}[life] {mage.charges}[charge]"


def _pile(view: View, option: Option, messages: Messages) -> str:
    pile = next(pile for pile in view.market if pile.card == option[1])
    return f"{aether(pile.cost)} ×{pile.count}"


_REMARKS: dict[str, Callable[[View, Option, Messages], str]] = {
    "gain": _gain,
    "charge": _charge,
    "focus": _focus,
    "open": _open,
    "ability": _ability,
    "target": _target,
    "player": _player,
    "pile": _pile,
}


def facts(thing: str, messages: Messages) -> str:
    """Type, cost, tier, life and the like."""
    if thing in catalogue.CARDS:
        card = catalogue.CARDS[thing]
        parts = [messages.text(f"kind-{card.type}"), aether(card.cost)]
        if card.starter:
            parts.append(messages.text("fact-starter"))
    elif thing in catalogue.FOES:
        foe = catalogue.FOES[thing]
        parts = [messages.text(f"kind-{foe.type}"), messages.text("fact-tier", tier=foe.tier)]
        if foe.life:
            parts.append(f"{foe.life}[life]")
        if foe.power:
            parts.append(messages.text("fact-power", power=foe.power))
    elif thing in catalogue.MAGES:
        mage = catalogue.MAGES[thing]
        parts = [messages.text("kind-mage"), f"{mage.charges}[charge]"]
    elif thing in catalogue.NEMESES:
        nemesis = catalogue.NEMESES[thing]
        parts = [messages.text("kind-nemesis"), f"{nemesis.life}[life]"]
        parts.append(messages.text("fact-difficulty", rating=nemesis.difficulty))
    else:
        parts = [messages.text(f"kind-{entry.kind}") for entry in catalogue.ENTRIES if entry.id == thing]
    return messages.plain(" · ".join(parts))
