"""The games, found by their ids. Nobody outside needs to know a game's inside."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tryptyk.kernel import Table
from tryptyk.kernel.errors import TryptykError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from tryptyk.components import Entry, Worths
    from tryptyk.kernel.decision import Decision, Option
    from tryptyk.kernel.game import Game
    from tryptyk.messages import Batch, Messages, Remark, Vocabulary
    from tryptyk.samples import Samples

HOUSE = ("aeons_end", "bonfire", "age_contrived")
"""The games that live here."""
FURTHER = "TRYPTYK_GAMES"
"""The environment variable with the packages of further games, with commas; spawned processes inherit it."""

EXPECTATIONS = "expectations.json"
"""What the ladder has found of each bot; it is written by ``tryptyk ladder``."""


class UnknownGame(TryptykError):
    """There is no such game."""


@dataclass(frozen=True)
class Title:
    """A game as the outside knows it: its rules, its words, its components and its picture.

    Every game's package has the same rooms. Each is opened when it is asked for: a server loads no pictures.
    """

    id: str
    package: str

    def room(self, name: str) -> ModuleType:
        """A module of the game's package. A small game has fewer: what would be in ``words.remarks`` may
        stand in ``words``, and what has no room at all in ``game``."""
        while name:
            if _is_there(f"{self.package}.{name}"):
                return import_module(f"{self.package}.{name}")
            name = name.rpartition(".")[0]
        return import_module(f"{self.package}.game")

    @property
    def folder(self) -> Traversable:
        return files(self.package)

    @property
    def game(self) -> Game[Any]:
        game: Game[Any] = self.room("game").GAME
        return game

    @property
    def together(self) -> bool:
        """Those who play are one side, however many they are."""
        return _play_together(self.id)

    @property
    def samples(self) -> Samples:
        """Tables of all kinds, for mass play."""
        samples: Samples = self.room("samples").SAMPLES
        return samples

    @property
    def worths(self) -> Worths[Any]:
        """What things are worth to bots, which learning changes."""
        worths: Worths[Any] | None = getattr(self.room("judgement.weights"), "WORTHS", None)
        if worths is None:
            raise TryptykError(f"{self.id} has nothing that can be learned.")
        return worths

    @property
    def standing(self) -> Callable[[Any, int], tuple[float, float]]:
        """What the chance of a seat to win follows from: how early it is, from 1 to 0, and points."""
        room = self.room("judgement.evaluate")
        if not hasattr(room, "standing"):
            raise TryptykError(f"{self.id} does not judge by chances to win.")
        standing: Callable[[Any, int], tuple[float, float]] = room.standing
        return standing

    @property
    def expectations(self) -> dict[str, int]:
        """How many games of ten each bot wins against what plays by itself, as ``bot-expectation`` puts it
        into words. Nothing where the ladder was not played."""
        file = self.folder / EXPECTATIONS
        found: dict[str, float] = json.loads(file.read_bytes()) if file.is_file() else {}
        return {bot: int(share * 10 + 0.5) for bot, share in found.items()}

    # Words and components

    @property
    def words(self) -> Traversable:
        """Where ``locale/`` and ``reference/`` lie."""
        return self.folder / "words"

    @property
    def vocabulary(self) -> Vocabulary:
        vocabulary: Vocabulary = self.room("words.vocabulary").VOCABULARY
        return vocabulary

    @property
    def remark(self) -> Callable[[Any, Decision, Option], Remark]:
        """What is worth saying beside an option, from a view: its price, the life of its target."""
        remark: Callable[[Any, Decision, Option], Remark]
        remark = getattr(self.room("words.remarks"), "remark", _no_remark)
        return remark

    @property
    def batches(self) -> Callable[[Any, Decision], Sequence[Batch]]:
        """Choices that somebody may want to make in one go, from a view; most games have none."""
        batches: Callable[[Any, Decision], Sequence[Batch]]
        batches = getattr(self.room("words.remarks"), "batches", _no_batches)
        return batches

    @property
    def components(self) -> Traversable:
        """Where the files lie that entries name."""
        return self.folder / "components"

    @property
    def entries(self) -> Sequence[Entry]:
        entries: Sequence[Entry] = self.room("components.catalogue").ENTRIES
        return entries

    @property
    def lacks(self) -> Callable[[Entry, Path | None], Sequence[str]]:
        """What an entry lacks before it can be played; the path is the repository's, where it is at hand."""
        lacks: Callable[[Entry, Path | None], Sequence[str]]
        lacks = getattr(self.room("content_check"), "lacks", _lacks_nothing)
        return lacks

    @property
    def texts(self) -> Callable[[Entry], Sequence[str]]:
        """The messages that an entry needs in every language."""
        texts: Callable[[Entry], Sequence[str]]
        texts = getattr(self.room("content_check"), "texts", _name_and_text)
        return texts

    # The terminal

    @property
    def picture(self) -> Callable[[Any, Messages], Any]:
        """The situation as the terminal shows it, from a view."""
        picture: Callable[[Any, Messages], Any] = self.room("terminal.picture").picture
        return picture

    @property
    def seats(self) -> Callable[[Any], Sequence[str]]:
        """The things that the seats are named after, from a view."""
        seats: Callable[[Any], Sequence[str]] = getattr(self.room("terminal.facts"), "seats", _no_names)
        return seats

    @property
    def facts(self) -> Callable[[str, Messages], str]:
        """The figures of a thing, as the terminal prints them above its texts."""
        facts: Callable[[str, Messages], str]
        facts = getattr(self.room("terminal.facts"), "facts", self._kind_alone)
        return facts

    def _kind_alone(self, id: str, messages: Messages) -> str:
        kind = next(entry.kind for entry in self.entries if entry.id == id)
        return messages.text(f"kind-{kind}")


# What a game has that does not say otherwise


def _no_remark(view: Any, decision: Decision, option: Option) -> Remark:
    return ()


def _no_names(view: Any) -> Sequence[str]:
    return ()


def _lacks_nothing(entry: Entry, root: Path | None) -> Sequence[str]:
    return ()


def _name_and_text(entry: Entry) -> Sequence[str]:
    return (f"thing-{entry.id}", f"thing-{entry.id}.text")


def _no_batches(view: Any, decision: Decision) -> Sequence[Batch]:
    return ()


def ids() -> tuple[str, ...]:
    """The games of the house, and those that the environment names."""
    return tuple(_packages())


def load(id: str) -> Title:
    """The game of that id."""
    packages = _packages()
    if id not in packages:
        raise UnknownGame(f"There is no game {id!r}. Choose from: {', '.join(packages)}.")
    return Title(id, packages[id])


@cache
def _play_together(id: str) -> bool:
    game = load(id).game
    sides = game.score(Table.new(game, game.players.stop - 1, 0, {}).state)
    return sum(bool(side.seats) for side in sides) == 1


def _packages() -> dict[str, str]:
    packages = {id: f"{__name__}.{id}" for id in HOUSE}
    for package in filter(None, os.environ.get(FURTHER, "").replace(" ", "").split(",")):
        id = package.rpartition(".")[2]
        if id in packages:
            raise UnknownGame(f"{FURTHER} names {package}, and there is a game {id!r} already.")
        if not _is_there(package):
            raise UnknownGame(f"{FURTHER} names {package}, and Python finds no such package.")
        packages[id] = package
    return packages


def _is_there(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except (ImportError, ValueError):
        return False
