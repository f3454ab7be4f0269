"""Where it pays to think longer than a glance, and how far ahead."""

from __future__ import annotations

from typing import Final

from tryptyk.games.aeons_end.judgement.evaluate import evaluate
from tryptyk.games.aeons_end.rules.damage import nemesis_start_life
from tryptyk.games.aeons_end.scoring import won
from tryptyk.games.aeons_end.state import TURN_START, State
from tryptyk.kernel.decision import Decision, Option

BY_A_GLANCE: Final = frozenset(["play", "prep", "cast", "discard", "rest"])
"""Gems are played before anything is bought, and in which order cards are discarded hardly matters."""
ROUNDS: Final = 2
NARROWLY: Final = 0.3
"""What a game is worth that was almost won."""


def turn_over(g: State) -> bool:
    """The next turn-order card is still face down: all hands are held for turns to come."""
    return bool(g.agenda) and g.agenda[-1][0] == TURN_START


def pivotal(g: State, decision: Decision, option: Option) -> bool:
    return option[0] not in BY_A_GLANCE


def horizon(g: State) -> int:
    """Some rounds: each mage and the nemesis have their turns in each of them."""
    return ROUNDS * 6


def verdict(g: State, seat: int) -> float:
    """The nearer the nemesis came to defeat, the less a game was lost."""
    if g.ending and not won(g):
        return NARROWLY * (1.0 - g.nemesis_life / nemesis_start_life(g))
    return evaluate(g, seat)
