"""Victory: the team and the nemesis are the two sides, and one of them wins (AE-END)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.aeons_end.components.printed import NEMESIS
from tryptyk.games.aeons_end.state import State
from tryptyk.kernel.score import Line, Score

TEAM: Final = "team"

VICTORIES: Final = {"nemesis-defeated": "AE-END-02", "nemesis-outlasted": "AE-END-03"}
DEFEATS: Final = {"all-exhausted": "AE-END-04", "gravehold-fallen": "AE-END-05"}
OWN_DEFEAT: Final = "AE-END-06"
"""The clause of every condition that a nemesis mat adds."""


def won(g: State) -> bool:
    return g.ending in VICTORIES


def score(g: State) -> list[Score]:
    """One line for the side that has won; none as long as nobody has."""
    team: list[Line] = []
    nemesis: list[Line] = []
    if won(g):
        team.append((g.ending, 1, VICTORIES[g.ending]))
    elif g.ending:
        nemesis.append((g.ending, 1, DEFEATS.get(g.ending, OWN_DEFEAT)))
    return [Score(TEAM, g.everyone, team), Score(NEMESIS, (), nemesis)]
