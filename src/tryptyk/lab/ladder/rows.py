"""Rows of the ladder: what was played with what, and every game of it, in a file that grows."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from tryptyk import __version__, bots
from tryptyk.games import Title
from tryptyk.kernel import TryptykError
from tryptyk.kernel.edition import digest_of
from tryptyk.lab.ladder.contests import Contest, orders
from tryptyk.lab.simulate import Played, seed_of

FORMAT = 1
_DIGITS = 8


class BadRow(TryptykError):
    """A file holds no row of a ladder."""


class Making(msgspec.Struct, frozen=True):
    """What decides how a game between bots goes, beside its seed and its set-up."""

    edition: str
    """Of the rules."""
    weights: str
    """The digest of what the game's judgement reads."""
    thinking: str
    """The digest of the judgement's code, and of the bots'."""


class Head(msgspec.Struct, frozen=True):
    """What all games of a row share. The number of a game gives its seed, and the order of the seats."""

    game: str
    players: int
    setup: dict[str, Any]
    line_up: tuple[str, ...]
    budgets: dict[str, str]
    """How much each bot may think about a choice, as it says itself."""
    seed: int
    making: Making
    commit: str
    """Of the source with which the row was begun."""
    format: int = FORMAT

    @property
    def orders(self) -> list[tuple[str, ...]]:
        return orders(self.line_up)

    def seating(self, number: int) -> tuple[int, tuple[str, ...]]:
        """The seed of a game and who sits where: with every seed all orders are played."""
        round, turn = divmod(number, len(self.orders))
        return seed_of(self.seed, round), self.orders[turn]

    @property
    def file(self) -> str:
        """The name of its file: the same exactly for what can be gone on with."""
        told = (self.game, self.players, self.setup, self.line_up, self.budgets, self.seed, self.making)
        digest = sha256(msgspec.json.encode(told, order="deterministic")).hexdigest()[:_DIGITS]
        names = "-".join(dict.fromkeys(re.sub(r"\W+", "_", name) for name in self.line_up))
        return f"{self.game}-{self.players}-{names}-{digest}.jsonl"


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """A game of a row."""

    number: int
    moves: str
    """All choices, so that it can be held against them move for move."""
    played: Played


class Row:
    """A head, and the games that have been played so far."""

    def __init__(self, head: Head, kept: Sequence[Kept] = ()) -> None:
        self.head = head
        self.games = {one.number: one.played for one in sorted(kept, key=lambda one: one.number)}
        self.moves = {one.number: one.moves for one in kept}

    def lacks(self, games: int) -> list[int]:
        """The numbers of games that are still to be played for so many, and for all orders of each seed."""
        many = len(self.head.orders)
        return [number for number in range(-(-games // many) * many) if number not in self.games]

    @property
    def rounds(self) -> list[list[tuple[tuple[str, ...], Played]]]:
        """The games by their seeds, where all orders of the seats have been played."""
        many = len(self.head.orders)
        starts = [n for n in self.games if n % many == 0 and all(n + k in self.games for k in range(many))]
        return [[(self.head.seating(n + k)[1], self.games[n + k]) for k in range(many)] for n in starts]


class Folder:
    """Where rows are kept, one in each file: a line for its head, and one for each game."""

    def __init__(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self._path = path

    def row(self, head: Head) -> Row:
        """The row as far as it has been played, to go on with it; begun if it is not there."""
        file = self._path / head.file
        if file.exists():
            os.truncate(
                file, len(_whole(file))
            )  # whoever wrote the last line may have been ended in its middle
        else:
            file.write_bytes(msgspec.json.encode(head) + b"\n")
        return _read(file)

    def add(self, head: Head, kept: Kept) -> None:
        with (self._path / head.file).open("ab") as file:
            file.write(msgspec.json.encode(kept) + b"\n")

    def rows(self, game: str) -> list[Row]:
        """All rows of a game; of those that were made anew the ones that were played last."""
        files = sorted(self._path.glob(f"{game}-*.jsonl"), key=lambda file: file.stat().st_mtime_ns)
        latest: dict[tuple[str, tuple[str, ...]], Row] = {}
        for row in map(_read, files):
            head = row.head
            if head.game == game and row.rounds:
                latest[Contest(head.players, head.setup).name, head.line_up] = row
        return list(latest.values())


def _read(file: Path) -> Row:
    first, *lines = _whole(file).splitlines()
    try:
        return Row(
            msgspec.json.decode(first, type=Head), [msgspec.json.decode(one, type=Kept) for one in lines]
        )
    except msgspec.MsgspecError as error:
        raise BadRow(f"{file} holds no row of a ladder: {error}.") from error


def _whole(file: Path) -> bytes:
    """A file's lines that have an end."""
    data = file.read_bytes()
    return data[: data.rfind(b"\n") + 1]


def head_of(title: Title, contest: Contest, line_up: tuple[str, ...], seed: int) -> Head:
    game = title.game
    budgets = {
        name: str(getattr(bots.make(name, game, 0, 0), "budget", "") or "-")
        for name in dict.fromkeys(line_up)
    }
    return Head(game.id, contest.players, contest.setup, line_up, budgets, seed, making(title), commit())


def making(title: Title) -> Making:
    judgement, thinkers = title.folder / "judgement", files("tryptyk.bots")
    return Making(
        edition=title.game.edition,
        weights=digest_of([judgement], (".toml", ".json")),
        thinking=digest_of([judgement, thinkers], (".py",)),
    )


@cache
def commit() -> str:
    """The commit of the source, and whether it was changed; the version where it has no repository."""
    root = _git(Path(str(files("tryptyk"))), "rev-parse", "--show-toplevel")
    if not root or not Path(root, "src/tryptyk/__init__.py").is_file():
        return __version__
    return _git(Path(root), "describe", "--always", "--dirty", "--abbrev=10", "--exclude=*")


def _git(folder: Path, *what: str) -> str:
    try:
        done = subprocess.run(["git", "-C", str(folder), *what], capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()
