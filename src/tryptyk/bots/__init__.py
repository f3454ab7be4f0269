"""Players that are no people. They know a game only through the kernel."""

from __future__ import annotations

from typing import Any

from tryptyk.bots.advice import Advice
from tryptyk.bots.bot import Bot, concealed
from tryptyk.bots.greedy_bot import GreedyBot
from tryptyk.bots.play import next_choice, play_out
from tryptyk.bots.random_bot import RandomBot
from tryptyk.kernel import Game, TryptykError

__all__ = [
    "NAMES",
    "Advice",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "UnknownBot",
    "concealed",
    "make",
    "next_choice",
    "play_out",
]

NAMES = ("random", "greedy")


class UnknownBot(TryptykError):
    """There is no such bot."""


def make(name: str, game: Game[Any], seat: int, seed: int) -> Bot:
    """The bot of that name for a seat; the same seed gives the same play."""
    if name == "random":
        return RandomBot(seat, seed)
    if name == "greedy":
        return GreedyBot(game, seat, seed)
    raise UnknownBot(f"There is no bot {name!r}. Choose from: {', '.join(NAMES)}.")
