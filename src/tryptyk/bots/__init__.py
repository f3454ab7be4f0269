"""Players that are no people. They know a game only through the kernel, and a table only through a chair."""

from tryptyk.bots.advice import Advice
from tryptyk.bots.asking import BotFault, ask, looks, next_choice, play_out
from tryptyk.bots.bot import Adviser, Bot
from tryptyk.bots.chair import Budget, Chair, chair_at
from tryptyk.bots.greedy_bot import GreedyBot
from tryptyk.bots.random_bot import RandomBot
from tryptyk.bots.registry import BLIND, LEVELS, USUAL, UnknownBot, adviser, make, names, offered, require
from tryptyk.bots.search_bot import SearchBot
from tryptyk.bots.trials import play_on, trial

__all__ = [
    "BLIND",
    "LEVELS",
    "USUAL",
    "Advice",
    "Adviser",
    "Bot",
    "BotFault",
    "Budget",
    "Chair",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "adviser",
    "ask",
    "chair_at",
    "looks",
    "make",
    "names",
    "next_choice",
    "offered",
    "play_on",
    "play_out",
    "require",
    "trial",
]
