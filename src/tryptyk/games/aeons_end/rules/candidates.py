"""Whom and what an effect can choose from: enemies, players, prepped spells."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tryptyk.games.aeons_end.components.printed import MINION, NEMESIS
from tryptyk.games.aeons_end.state import Breach, Mage, Prepped, State

Spot = tuple[Mage, Breach, Prepped]
"""A prepped spell and where it lies."""


def targets(g: State) -> list[str]:
    """The enemies that can be damaged: the nemesis, every minion, what else the mat makes a target."""
    found = [NEMESIS]
    found.extend([foe.card.id for foe in g.foes if foe.card.type == MINION])
    found.extend([target for target, _ in g.nemesis.targets()])
    return found


def able(g: State, can: Callable[[Mage], bool]) -> list[Mage]:
    """The mages for whom an effect can be resolved fully, or all if there is none (AE-RUL-50)."""
    return [mage for mage in g.mages if can(mage)] or g.mages


def allies(g: State, mage: Mage) -> list[Mage]:
    """Everybody else; in true solo oneself (AE-CARD-02, AE-SOLO-05)."""
    return [other for other in g.mages if other is not mage] or [mage]


def prepped_spells(g: State, mages: Sequence[Mage]) -> list[Spot]:
    return [(mage, breach, spell) for mage in mages for breach in mage.breaches for spell in breach.spells]
