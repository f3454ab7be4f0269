"""How well a seat stands, for bots: higher is better."""

from __future__ import annotations

from tryptyk.games.bonfire.scoring import player_lines
from tryptyk.games.bonfire.state import State


def evaluate(g: State, seat: int) -> float:
    return float(sum([points for _, points, _ in player_lines(g.players[seat])]))
