"""Whole games in mass: the same seed gives the same report, however many processes play."""

from __future__ import annotations

import time
from collections import Counter as Tally
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from statistics import median
from typing import Any

import msgspec
from msgspec.structs import replace

from tryptyk import bots, games
from tryptyk.kernel import Decision, Option, Rng, Table, TryptykError
from tryptyk.lab.counting import Counter
from tryptyk.lab.garbage import uncollected
from tryptyk.lab.pool import as_done
from tryptyk.lab.statistics import wilson

BATCH = 25
"""Games in one unit of work, at most."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played. Nothing else decides how the games go."""

    game: str
    players: int
    bots: tuple[str, ...]
    """One for each seat."""
    seed: int
    games: int
    setup: dict[str, Any] = {}


class Placed(msgspec.Struct, frozen=True):
    """How a side came out of a game."""

    side: str
    seats: tuple[int, ...]
    points: int
    rank: int


class Played(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    seed: int
    reason: str
    sides: tuple[Placed, ...]
    decisions: int
    choices: int
    turns: int
    seconds: float
    thought: tuple[float, ...] = ()
    """How many seconds of those each seat has taken for its choices."""


class Spread(msgspec.Struct, frozen=True):
    """How a figure is spread over the games."""

    mean: float
    median: float
    least: int
    most: int


class Results(msgspec.Struct, frozen=True):
    """How a bot, a seat or a side came out of the games that it took part in."""

    games: int
    wins: int
    """Shared ones included."""
    win_rate: float
    interval: tuple[float, float]
    """95 % confidence."""
    mean_rank: float
    mean_score: float


class BotResults(Results, frozen=True):
    """A game counts once for a bot, as won if one of its seats has won it: what is counted is independent,
    and the interval honest. Rank and score are means over its seats."""

    seats: tuple[int, ...]


class SeatResults(Results, frozen=True):
    bot: str


class SideResults(Results, frozen=True):
    """Which side a seat plays (a colour, a character) may change from game to game."""

    seats: tuple[int, ...]
    """All that have played it; none for one that plays by itself."""


class Report(msgspec.Struct, frozen=True):
    """What came out; nothing in it depends on the machine."""

    plan: Plan
    outcomes: dict[str, int]
    """How often the game ended for which reason, most frequent first."""
    shared: int
    """Games that more than one side has won."""
    bots: dict[str, BotResults]
    seats: list[SeatResults]
    sides: dict[str, SideResults]
    choices: Spread
    decisions: Spread
    turns: Spread


class Speed(msgspec.Struct, frozen=True):
    """How fast this machine played."""

    seconds: float
    processes: int
    games_per_second: float
    choices_per_second: float
    """Per second of play of one process."""
    decisions_per_second: float


def seed_of(seed: int, index: int) -> int:
    """The seed of one game of many: far from those of all others, and short enough to type."""
    return Rng(seed, index).bits() >> 32


def play_one(plan: Plan, index: int) -> Played:
    return play_game(plan.game, plan.players, plan.bots, seed_of(plan.seed, index), plan.setup)


def _unseen(decision: Decision, seat: int, option: Option) -> None:
    return None


def play_game(
    game: str,
    players: int,
    names: Sequence[str],
    seed: int,
    setup: Mapping[str, Any],
    watch: Callable[[Decision, int, Option], None] = _unseen,
) -> Played:
    """One game between bots; ``watch`` is told every choice before it is made."""
    began = time.perf_counter()
    counter = Counter(games.load(game).game)
    seats = {seat: bots.make(name, counter.game, seat, seed) for seat, name in enumerate(names)}
    looks = any(bots.looks(bot) for bot in seats.values())
    table = Table.new(counter.game, players, seed, setup, rewind=looks, quiet=True)
    choices = 0
    thought = [0.0] * players
    while (decision := table.decision) is not None:
        asked = time.perf_counter()
        choice = bots.next_choice(table, seats)
        assert choice is not None, "every seat has a bot"
        thought[choice[0]] += time.perf_counter() - asked
        watch(decision, *choice)
        choices += len(decision.options) > 1
        table.choose(*choice)
    outcome = table.outcome
    assert outcome is not None
    return Played(
        seed=seed,
        reason=outcome.reason,
        sides=tuple(Placed(one.side, one.seats, one.points, one.rank) for one in outcome.scores),
        decisions=counter.decisions,
        choices=choices,
        turns=table.state.turn,
        seconds=time.perf_counter() - began,
        thought=tuple(thought),
    )


def play_batch(plan: Plan, start: int, stop: int) -> tuple[list[Played], str]:
    """Some games of a plan; and where a bot fails, those before it and what it did."""
    played: list[Played] = []
    with uncollected():
        try:
            for index in range(start, stop):
                played.append(play_one(plan, index))
        except bots.BotFault as fault:
            return played, str(fault)
    return played, ""


class CutShort(TryptykError):
    """A bot has failed; what was played before is kept."""

    def __init__(self, fault: str, report: Report, speed: Speed, played: list[Played]) -> None:
        super().__init__(fault)
        self.report = report
        self.speed = speed
        self.played = played


def simulate(
    plan: Plan, processes: int = 1, progress: Callable[[int], None] | None = None
) -> tuple[Report, Speed, list[Played]]:
    """Play the whole plan; ``progress`` is told how many games have just been finished. CutShort where a bot
    fails."""
    Table.new(games.load(plan.game).game, plan.players, plan.seed, plan.setup)  # a bad setup is refused here
    began = time.perf_counter()
    size = max(1, min(BATCH, plan.games // (4 * processes)))
    batches = [(plan, start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    played: dict[int, list[Played]] = {}
    fault = ""
    with closing(as_done(play_batch, batches, processes)) as done:
        for (_, start, _), (results, fault) in done:
            played[start] = results
            if progress is not None:
                progress(len(results))
            if fault:
                break
    results = [game for start in sorted(played) for game in played[start]]
    speed = _speed(results, time.perf_counter() - began, processes)
    if fault:
        raise CutShort(fault, report(replace(plan, games=len(results)), results), speed, results)
    return report(plan, results), speed, results


def report(plan: Plan, played: Sequence[Played]) -> Report:
    tally = Tally(game.reason for game in played)
    played_by: dict[str, set[int]] = {}
    for one in [one for game in played for one in game.sides]:
        played_by.setdefault(one.side, set()).update(one.seats)
    sides = sorted(played_by, key=lambda side: (not played_by[side], side))
    return Report(
        plan=plan,
        outcomes=dict(sorted(tally.items(), key=lambda item: (-item[1], item[0]))),
        shared=sum([sum([one.rank == 1 for one in game.sides]) > 1 for game in played]),
        bots={bot: _of_bot(plan, played, bot) for bot in dict.fromkeys(plan.bots)},
        seats=[
            SeatResults(**_results([_of_seat(game, seat) for game in played]), bot=bot)
            for seat, bot in enumerate(plan.bots)
        ],
        sides={
            side: SideResults(
                **_results([one for game in played for one in game.sides if one.side == side]),
                seats=tuple(sorted(played_by[side])),
            )
            for side in sides
        },
        choices=_spread([game.choices for game in played]),
        decisions=_spread([game.decisions for game in played]),
        turns=_spread([game.turns for game in played]),
    )


def _of_seat(game: Played, seat: int) -> Placed:
    return next(one for one in game.sides if seat in one.seats)


def _of_bot(plan: Plan, played: Sequence[Played], bot: str) -> BotResults:
    seats = tuple(seat for seat, name in enumerate(plan.bots) if name == bot)
    placed = [[_of_seat(game, seat) for seat in seats] for game in played]
    wins = sum([any(one.rank == 1 for one in of_game) for of_game in placed])
    means = _results([one for of_game in placed for one in of_game])
    return BotResults(**{**means, **_counts(wins, len(played))}, seats=seats)


def _results(placed: Sequence[Placed]) -> dict[str, Any]:
    games = max(1, len(placed))
    return {
        **_counts(sum([one.rank == 1 for one in placed]), len(placed)),
        "mean_rank": sum([one.rank for one in placed]) / games,
        "mean_score": sum([one.points for one in placed]) / games,
    }


def _counts(wins: int, games: int) -> dict[str, Any]:
    return {"games": games, "wins": wins, "win_rate": wins / max(1, games), "interval": wilson(wins, games)}


def _spread(values: Sequence[int]) -> Spread:
    return Spread(
        mean=sum(values) / max(1, len(values)),
        median=median(values or (0,)),
        least=min(values, default=0),
        most=max(values, default=0),
    )


def _speed(played: Sequence[Played], seconds: float, processes: int) -> Speed:
    busy = sum([game.seconds for game in played]) or 1.0
    return Speed(
        seconds=seconds,
        processes=processes,
        games_per_second=len(played) / seconds,
        choices_per_second=sum([game.choices for game in played]) / busy,
        decisions_per_second=sum([game.decisions for game in played]) / busy,
    )
