"""Where it pays to think longer than a glance, and how far ahead."""

from __future__ import annotations

from typing import Final

from tryptyk.games.aeons_end.state import TURN_START, State
from tryptyk.kernel.decision import Decision, Option

BY_A_GLANCE: Final = frozenset(["play", "prep", "cast", "discard", "rest"])
"""Gems are played before anything is bought, spells are prepped and cast where they can be, and the order of
discards hardly matters."""
ROUND: Final = 6
"""Turn-order cards of a round, those of the nemesis among them."""


def turn_over(g: State) -> bool:
    """The next turn-order card is still face down: all hands are held for turns to come."""
    return bool(g.agenda) and g.agenda[-1][0] == TURN_START


def pivotal(g: State, decision: Decision, option: Option) -> bool:
    return option[0] not in BY_A_GLANCE


def horizon(g: State) -> int:
    """A round: where lines lead further, luck decides more than the choice."""
    return ROUND
