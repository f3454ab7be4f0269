"""How fast the games play and bots think, beside a fixed loop that tells how fast the machine is just now."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import msgspec

from tryptyk import bots, games
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
    greedy_choices_per_second: float
    """Choices of the greedy bot, whole games from their beginning."""
    greedy_games_per_second: float | None
    """None where none came to its end in the time."""
    evaluations_per_second: float
    """Judgements of positions in the middle of random games, nothing remembered."""
    playouts_per_second: float
    """Random play from there to the end."""
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


class Greedy:
    """Greedy games, one after the other; always the same."""

    def __init__(self, game: Game[Any], players: int) -> None:
        self.game = game
        self.players = players
        self.begun = 0
        self.ended = 0
        self.seconds = 0.0
        self._begin()

    def _begin(self) -> None:
        seed = self.begun
        self.begun += 1
        self._table: Table[Any] = Table.new(self.game, self.players, seed, quiet=True)
        self._bots = {seat: bots.GreedyBot(self.game, seat, seed) for seat in range(self.players)}

    def choices_per_second(self, seconds: float) -> float:
        """It goes on where it was."""
        choices = 0
        with uncollected():
            began = time.perf_counter()
            while (passed := time.perf_counter() - began) < seconds or not choices:
                bots.play_out(self._table, self._bots, limit=1)
                choices += 1
                if self._table.decision is None:
                    self.ended += 1
                    self._begin()
        self.seconds += passed
        return choices / passed

    @property
    def games_per_second(self) -> float | None:
        return self.ended / self.seconds if self.ended else None


def evaluations_per_second(game: Game[Any], tables: list[Table[Any]], seconds: float) -> float:
    judged = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds or not judged:
        for table in tables:
            game.evaluate(table.state, 0)
        judged += len(tables)
    return judged / passed


def playouts_per_second(tables: list[Table[Any]], seconds: float) -> float:
    """Always the same, so that two runs measure the same."""
    played = 0
    with uncollected():
        began = time.perf_counter()
        while (passed := time.perf_counter() - began) < seconds or not played:
            random = Random(played).random
            table = tables[played % len(tables)].clone()
            while (decision := table.decision) is not None:
                table.take(int(random() * len(decision.options)))
            played += 1
    return played / passed


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
    rates: dict[tuple[str, int], list[tuple[float, ...]]] = {cell: [] for cell in cells}
    clones: dict[tuple[str, int], dict[int, list[float]]] = {cell: {} for cell in cells}
    started = {cell: positions(games.load(cell[0]).game, cell[1]) for cell in cells}
    greedy = {cell: Greedy(games.load(cell[0]).game, cell[1]) for cell in cells}
    for _ in range(ROUNDS):
        for cell in cells:
            game = games.load(cell[0]).game
            before = calibrate(seconds / 6)
            choices, played = play_for(game, cell[1], seconds)
            for since, tables in started[cell].items():
                if tables:
                    clones[cell].setdefault(since, []).append(clone_microseconds(tables, seconds / 8))
            moments = started[cell][0]
            thought = greedy[cell].choices_per_second(seconds)
            judged = evaluations_per_second(game, moments, seconds / 8)
            playouts = playouts_per_second(moments, seconds / 4)
            calibration = (before + calibrate(seconds / 6)) / 2
            rates[cell].append((choices, played, thought, judged, playouts, calibration))
            if progress is not None:
                progress()
    return Bench(
        build(),
        platform.python_version(),
        [_line(cell, rates[cell], clones[cell], greedy[cell].games_per_second) for cell in cells],
    )


def _line(
    cell: tuple[str, int],
    rates: list[tuple[float, ...]],
    clones: dict[int, list[float]],
    greedy_games: float | None,
) -> Line:
    choices, played, thought, judged, playouts, calibration = (median(column) for column in zip(*rates))
    return Line(
        game=cell[0],
        players=cell[1],
        choices_per_second=choices,
        decisions_per_second=choices * decisions_per_choice(games.load(cell[0]).game, cell[1]),
        games_per_second=played,
        clone_microseconds={
            since: median(clones[since]) if since in clones else None for since in SINCE_REST
        },
        greedy_choices_per_second=thought,
        greedy_games_per_second=greedy_games,
        evaluations_per_second=judged,
        playouts_per_second=playouts,
        calibration=calibration,
    )
