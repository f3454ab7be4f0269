"""The registry: bots by their names, and nowhere else are they named."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from tryptyk.bots.apart import Apart
from tryptyk.bots.asking import BotFault
from tryptyk.bots.bot import Adviser, Bot
from tryptyk.kernel import Game, TryptykError

GROUP = "tryptyk.bots"
"""The entry points by which installed packages bring bots: a name, and ``module:Class``."""
HOUSE = {
    "random": "tryptyk.bots.random_bot:RandomBot",
    "greedy": "tryptyk.bots.greedy_bot:GreedyBot",
    "search": "tryptyk.bots.search_bot:SearchBot",
    "easy": "tryptyk.bots.levels:EasyBot",
    "normal": "tryptyk.bots.levels:NormalBot",
    "hard": "tryptyk.bots.levels:HardBot",
    "expert": "tryptyk.bots.levels:ExpertBot",
}
"""Those that live here: what the lab compares, the simplest first, then the levels. They are trusted, and
think in the process that asks them."""
LEVELS = ("easy", "normal", "hard", "expert")
"""Those that people play with, the weakest first."""
BLIND = "random"
"""Chooses without a thought: the measure of others, and who answers for a bot that fails."""
USUAL = "normal"
"""Who stands in for somebody, and plays where nobody says which."""
ADVISER = "expert"
"""Who gives hints."""


class UnknownBot(TryptykError):
    """There is no such bot."""


def names() -> tuple[str, ...]:
    """The bots that can be named: those of the house, then those that are installed."""
    return (*HOUSE, *sorted(set(_installed()) - set(HOUSE)))


def offered() -> tuple[str, ...]:
    """The bots that people choose from: the levels, then those that are installed."""
    return (*LEVELS, *(name for name in names() if name not in HOUSE))


def require(name: str) -> None:
    """Refuse a name or an import path that leads to no bot."""
    _path_of(name)


def make(name: str, game: Game[Any], seat: int, seed: int) -> Bot:
    """The bot of that name, or behind that import path, for a seat; the same seed gives the same play.

    What does not live here thinks in a process of its own: it gets there only what its seat may know.

    >>> make("random", TOY, 0, 1).name
    'random'
    """
    path = _path_of(name)
    if name not in HOUSE:
        return Apart(name, path, game, seat, seed)
    bot: Bot = found(path)(game, seat, seed)
    return bot


def adviser(game: Game[Any], seat: int, seed: int) -> Adviser:
    """The bot that gives hints."""
    bot = make(ADVISER, game, seat, seed)
    assert isinstance(bot, Adviser)
    return bot


def found(path: str) -> Any:
    """What an import path leads to."""
    module, _, name = path.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BotFault(f"{path} leads to no bot: {error}.") from error


def _path_of(name: str) -> str:
    if name in HOUSE:
        return HOUSE[name]
    installed = _installed()
    if name in installed:
        return installed[name]
    module, colon, attribute = name.partition(":")
    if colon and attribute.isidentifier() and all(part.isidentifier() for part in module.split(".")):
        return name
    raise UnknownBot(f"There is no bot {name!r}. Choose from: {', '.join(names())}; or name module:Class.")


def _installed() -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group=GROUP)}
