"""The bonus wheel of the active card: which section gives its bonuses (WS-WHEEL, WS-AMB-31, 35, 36)."""

from __future__ import annotations

from tryptyk.games.age_contrived.components.solo import WheelBonus
from tryptyk.games.age_contrived.components.solo_catalogue import WHEEL_SECTIONS
from tryptyk.games.age_contrived.effects.automa.bonuses import can_receive, receive
from tryptyk.games.age_contrived.effects.automa.items import (
    wheel_bonus_item,
    wheel_end_item,
)
from tryptyk.games.age_contrived.effects.automa.priorities import active_card, automa_of
from tryptyk.games.age_contrived.state import NONE, Automa, State


def wheel_act(g: State) -> None:
    """The next section clockwise that can give something; the marker moves there first (WS-WHEEL-01..06)."""
    automa = automa_of(g)
    card = active_card(g)
    if card is None:
        return
    first = automa.side.wheel if automa.marker == NONE else automa.marker + 1
    for further in range(len(card.wheel)):
        section = (first + further) % len(card.wheel)
        if gives(g, automa, section, card.wheel[section]):
            turn_to(g, automa, section, card.wheel[section])
            return
        g.tell("automa-passes-over", WHEEL_SECTIONS[section])
    g.tell("automa-wheel-empty")


def gives(g: State, automa: Automa, section: int, bonuses: tuple[WheelBonus, ...]) -> bool:
    """Whether a bonus can be received; in one chain a section gives but once (WS-WHEEL-04, WS-AMB-31)."""
    if automa.ring >> section & 1:
        return False
    return any([can_receive(g, automa, bonus.kind) for bonus in bonuses])


def turn_to(g: State, automa: Automa, section: int, bonuses: tuple[WheelBonus, ...]) -> None:
    """All bonuses of a section, one by one; what they bring belongs to the chain that goes on, or begins."""
    if not automa.ring:
        g.then(wheel_end_item())
    automa.ring |= 1 << section
    automa.marker = section
    g.tell("automa-wheel", WHEEL_SECTIONS[section])
    g.then(*[wheel_bonus_item(bonus.kind, most=bonus.most) for bonus in bonuses])


def wheel_bonus_act(g: State, kind: str, most: int) -> None:
    """Each bonus is tested at its own moment (WS-WHEEL-06, WS-AMB-36)."""
    automa = automa_of(g)
    if can_receive(g, automa, kind):
        g.tell("automa-bonus", kind, most)
        receive(g, automa, kind, most)
    else:
        g.tell("automa-no-bonus", kind)


def wheel_end_act(g: State) -> None:
    """The chain is over: every section can give again."""
    automa_of(g).ring = 0
