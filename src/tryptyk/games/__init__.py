"""The games, found by their ids. Nobody outside needs to know a game's inside."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from tryptyk.kernel.errors import TryptykError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from tryptyk.kernel.content import Entry
    from tryptyk.kernel.decision import Option
    from tryptyk.kernel.game import Game
    from tryptyk.kernel.samples import Samples
    from tryptyk.messages import Messages, Vocabulary

IDS = ("aeons_end",)


class UnknownGame(TryptykError):
    """There is no such game."""


@dataclass(frozen=True)
class Box:
    """What a game's box holds. The rules refuse to load while a card lacks something; the box does not."""

    vocabulary: Vocabulary
    entries: Sequence[Entry]
    missing: Callable[[Entry, Path | None], Sequence[str]]
    """What an entry lacks before it can be played; the path is the repository's, where it is at hand."""
    texts: Callable[[Entry], Sequence[str]]
    """The messages that an entry needs in every language."""
    folder: Traversable
    """The game's package."""

    @property
    def words(self) -> Traversable:
        """Where ``locale/`` and ``reference/`` lie."""
        return self.folder / "words"

    @property
    def components(self) -> Traversable:
        """Where the files lie that entries name."""
        return self.folder / "components"


@dataclass(frozen=True)
class Title(Box):
    """A game as the outside knows it: its rules, its words, its components and its picture."""

    game: Game[Any]
    picture: Callable[[Any, Messages], Any]
    """The situation as the terminal shows it, from a view."""
    seats: Callable[[Any], Sequence[str]]
    """The things that the seats are named after, from a view."""
    remark: Callable[[Any, Option, Messages], str]
    """What the terminal adds to an option, from a view: its price, the life of its target."""
    facts: Callable[[str, Messages], str]
    """The figures of a thing, as the terminal prints them above its texts."""
    samples: Samples
    """Tables of all kinds, for mass play."""


def box(id: str) -> Box:
    """The components of the game of that id."""
    return Box(**_box(id))


def _box(id: str) -> dict[str, Any]:
    if id not in IDS:
        raise UnknownGame(f"There is no game {id!r}. Choose from: {', '.join(IDS)}.")
    package = f"tryptyk.games.{id}"
    missing = import_module(f"{package}.missing")
    return {
        "vocabulary": import_module(f"{package}.words.vocabulary").VOCABULARY,
        "entries": import_module(f"{package}.components.catalogue").ENTRIES,
        "missing": missing.missing,
        "texts": missing.texts,
        "folder": files(package),
    }


def load(id: str) -> Title:
    """The game of that id: every game's package has the same rooms."""
    parts = _box(id)
    package = f"tryptyk.games.{id}"
    terminal = import_module(f"{package}.terminal.remarks")
    return Title(
        **parts,
        game=import_module(f"{package}.game").GAME,
        picture=import_module(f"{package}.terminal.picture").picture,
        seats=terminal.seats,
        remark=terminal.remark,
        facts=terminal.facts,
        samples=import_module(f"{package}.samples").SAMPLES,
    )
