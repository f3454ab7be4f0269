"""How fast the games play, beside a fixed loop that tells how fast the machine is just now."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import msgspec

from tryptyk import games
from tryptyk.kernel import Game, Table
from tryptyk.kernel import table as kernel_table
from tryptyk.lab.counting import Counter
from tryptyk.lab.garbage import uncollected

PLAYERS = (1, 2, 4)
ROUNDS = 3
SAMPLE = 30
"""Games over which decisions are counted."""
MOMENTS = 25
"""Positions in which cloning is measured."""
SINCE_REST = (0, 3, 8)
"""Choices since the start of the act, which a clone makes again."""
GAMES = 60
"""So many games are searched for such positions."""


class Line(msgspec.Struct, frozen=True):
    """One game at one number of players; medians over the rounds."""

    game: str
    players: int
    choices_per_second: float
    """Decisions with two or more options, in random play on one core."""
    decisions_per_second: float
    """All questions, those that answer themselves included."""
    games_per_second: float
    clone_microseconds: dict[int, float | None]
    """By how many choices were made since the start of the act; None where no act is so long."""
    calibration: float
    """The score of the fixed loop, measured in between: compare lines of two runs by their ratio to it."""


class Bench(msgspec.Struct, frozen=True):
    build: str
    python: str
    lines: list[Line]


def build() -> str:
    """Are the kernel and the rules compiled?"""
    return "interpreted" if (kernel_table.__file__ or "").endswith(".py") else "compiled"


def calibrate(seconds: float) -> float:
    """Score of a fixed piece of pure Python, in thousands of rounds a second. It never changes."""
    rounds = 0
    seed = 1
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        seen: dict[int, int] = {}
        pile = list(range(40))
        for _ in range(60):
            seed = (seed * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
            place = seed % len(pile)
            pile[place], pile[-1] = pile[-1], pile[place]
            seen[place] = seen.get(place, 0) + 1
        rounds += 1
    return rounds / (time.perf_counter() - began) / 1000


def play(game: Game[Any], players: int, seed: int) -> int:
    """A whole game of random choices; how many there were."""
    random = Random(seed).random
    table = Table.new(game, players, seed, rewind=False, quiet=True)
    choices = 0
    while (decision := table.decision) is not None:
        count = len(decision.options)
        if count > 1:
            choices += 1
        table.take(int(random() * count))
    return choices


def decisions_per_choice(game: Game[Any], players: int) -> float:
    decisions = choices = 0
    for seed in range(SAMPLE):
        counter = Counter(game)
        choices += play(counter.game, players, seed)
        decisions += counter.decisions
    return decisions / choices


def play_for(game: Game[Any], players: int, seconds: float) -> tuple[float, float]:
    """Choices and games a second; always the same games, so that two runs measure the same."""
    choices = played = 0
    with uncollected():
        began = time.perf_counter()
        while (passed := time.perf_counter() - began) < seconds or not played:
            choices += play(game, players, played)
            played += 1
    return choices / passed, played / passed


def positions(game: Game[Any], players: int) -> dict[int, list[Table[Any]]]:
    """Tables early and late in random games, by the number of choices since the start of the act."""
    found: dict[int, list[Table[Any]]] = {since: [] for since in SINCE_REST}
    for seed in range(GAMES):
        random = Random(seed).random
        table = Table.new(game, players, seed, quiet=True)
        taken = 0
        while (decision := table.decision) is not None:
            kept = found.get(table.since_rest)
            # The usual positions from games of all lengths, the rare ones wherever they are.
            wanted = MOMENTS if table.since_rest else seed * MOMENTS // GAMES + 1
            if kept is not None and len(kept) < wanted and (table.since_rest or taken >= 4 * seed):
                kept.append(table.clone(rewind=True))
            table.take(int(random() * len(decision.options)))
            taken += 1
    return found


def clone_microseconds(tables: list[Table[Any]], seconds: float) -> float:
    clones = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds or not clones:
        for table in tables:
            table.clone()
        clones += len(tables)
    return passed / clones * 1e6


def bench(
    ids: tuple[str, ...] | None = None,
    seconds: float = 1.0,
    progress: Callable[[], None] | None = None,
) -> Bench:
    """Measure every game at every number of players, in rounds, so that a slow moment hits all alike."""
    cells = [
        (id, players)
        for id in ids or games.ids()
        for players in PLAYERS
        if players in games.load(id).game.players
    ]
    rates: dict[tuple[str, int], list[tuple[float, float, float]]] = {cell: [] for cell in cells}
    clones: dict[tuple[str, int], dict[int, list[float]]] = {cell: {} for cell in cells}
    started = {cell: positions(games.load(cell[0]).game, cell[1]) for cell in cells}
    for _ in range(ROUNDS):
        for cell in cells:
            game = games.load(cell[0]).game
            before = calibrate(seconds / 6)
            choices, played = play_for(game, cell[1], seconds)
            for since, tables in started[cell].items():
                if tables:
                    clones[cell].setdefault(since, []).append(clone_microseconds(tables, seconds / 8))
            rates[cell].append((choices, played, (before + calibrate(seconds / 6)) / 2))
            if progress is not None:
                progress()
    lines = []
    for cell, measured in rates.items():
        choices, played, calibration = (median(column) for column in zip(*measured))
        clone = {
            since: median(clones[cell][since]) if since in clones[cell] else None for since in SINCE_REST
        }
        ratio = decisions_per_choice(games.load(cell[0]).game, cell[1])
        lines.append(Line(cell[0], cell[1], choices, choices * ratio, played, clone, calibration))
    return Bench(build(), platform.python_version(), lines)
