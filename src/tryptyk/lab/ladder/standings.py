"""What the rows of the ladder say: how often who came first, with how many points, and one rating of all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, isfinite, sqrt

import msgspec

from tryptyk.lab.ladder.contests import Contest
from tryptyk.lab.ladder.rating import Ranking, Rating, ratings
from tryptyk.lab.ladder.rows import Head, Row
from tryptyk.lab.simulate import Placed, Played
from tryptyk.lab.statistics import wilson

Seated = tuple[tuple[str, ...], Played]
"""Who sat where in a game, and how it went."""


class Figure(msgspec.Struct, frozen=True):
    """A mean over games, and where it lies with 95 % confidence."""

    mean: float
    interval: tuple[float, float]


class Standing(msgspec.Struct, frozen=True):
    """How a bot came out of a row. The games on one seed, in all orders of the seats, are one news."""

    bot: str
    contest: Contest
    against: tuple[str, ...]
    """The bots in the other seats; none where they are one side, or nobody."""
    games: int
    seeds: int
    won: Figure
    """The share of games that its seats have won; of a shared victory a part."""
    points: Figure
    """On average over its seats."""
    lead: Figure
    """By how many points it is ahead of the best other side."""
    seconds: float
    """How long it has thought about a turn, on average; the only figure that depends on the machine."""
    head: Head


class Ladder(msgspec.Struct, frozen=True):
    """All rows of a game."""

    game: str
    standings: list[Standing]
    ratings: list[Rating]


def ladder(game: str, rows: Sequence[Row], anchor: str) -> Ladder:
    standings = [standing_of(row) for row in rows]
    ranked = [[[_ranking(row.head, game) for game in round] for round in row.rounds] for row in rows]
    return Ladder(game, standings, ratings(ranked, anchor))


def standing_of(row: Row) -> Standing:
    """How the first of its bots came out, who is one of a kind; or all of them, where they are."""
    head, rounds = row.head, row.rounds
    bot, *_ = head.line_up
    return Standing(
        bot=bot,
        contest=Contest(head.players, head.setup),
        against=tuple(other for other in head.line_up if other != bot),
        games=sum(map(len, rounds)),
        seeds=len(rounds),
        won=_share([[_won(game, bot) for game in round] for round in rounds]),
        points=_mean([[_points(game, bot) for game in round] for round in rounds]),
        lead=_mean([[_points(game, bot) - _best_other(game, bot) for game in round] for round in rounds]),
        seconds=_seconds([game for round in rounds for game in round], bot),
        head=head,
    )


def _seats(names: Sequence[str], bot: str) -> set[int]:
    return {seat for seat, name in enumerate(names) if name == bot}


def _won(game: Seated, bot: str) -> float:
    names, played = game
    first = [one for one in played.sides if one.rank == 1]
    return sum([not _seats(names, bot).isdisjoint(one.seats) for one in first]) / len(first)


def _points(game: Seated, bot: str) -> float:
    names, played = game
    points = [one.points for one in played.sides for seat in one.seats if names[seat] == bot]
    return sum(points) / len(points)


def _best_other(game: Seated, bot: str) -> float:
    names, played = game
    return max([one.points for one in played.sides if _seats(names, bot).isdisjoint(one.seats)], default=0)


def _seconds(games: Sequence[Seated], bot: str) -> float:
    thought = sum([played.thought[seat] for names, played in games for seat in _seats(names, bot)])
    turns = sum([played.turns * len(_seats(names, bot)) / len(names) for names, played in games])
    return thought / max(1.0, turns)


def _share(rounds: Sequence[Sequence[float]]) -> Figure:
    """A rate, with Wilson's interval for as many independent games as these are worth."""
    mean, error = _mean_and_error(rounds)
    games = sum(map(len, rounds))
    worth = mean * (1 - mean) / (error * error) if error else len(rounds)
    worth = min(worth, games)
    return Figure(mean, wilson(mean * worth, worth))


def _mean(rounds: Sequence[Sequence[float]]) -> Figure:
    mean, error = _mean_and_error(rounds)
    return Figure(mean, (mean - 1.96 * error, mean + 1.96 * error))


def _mean_and_error(rounds: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean over all rounds, and its standard error, which one round alone does not tell."""
    means = [sum(round) / len(round) for round in rounds]
    mean = sum(means) / len(means)
    if len(means) == 1:
        return mean, inf
    return mean, sqrt(sum([(one - mean) ** 2 for one in means]) / (len(means) - 1) / len(means))


def _ranking(head: Head, game: Seated) -> Ranking:
    """The places of a game, with the names of those who came there."""
    names, played = game

    def name(side: Placed) -> str:
        return (
            names[side.seats[0]] if side.seats else f"{side.side} ({Contest(head.players, head.setup).name})"
        )

    ranks = sorted({one.rank for one in played.sides})
    return tuple(tuple(sorted(name(one) for one in played.sides if one.rank == rank)) for rank in ranks)


# As text

HEADS = (
    "bot", "at", "against", "games", "won", "95 %", "points", "95 %", "lead", "95 %", "s/turn", "budget",
    "seeds from", "commit", "edition", "weights",
)  # fmt: skip


def cells(one: Standing) -> tuple[str, ...]:
    """A standing as a line of a table, with the heads above."""
    head = one.head
    against = ", ".join(_counted(one.against))
    return (
        one.bot,
        one.contest.name,
        against or "-",
        f"{one.games:,}",
        f"{one.won.mean:.1%}",
        _between(one.won, lambda share: f"{share:.1%}"),
        *_figures(one.points),
        *_figures(one.lead),
        f"{one.seconds:.3f}",
        head.budgets[one.bot],
        f"{head.seed}, {one.seeds:,}",
        head.commit,
        head.making.edition,
        head.making.weights,
    )


def _counted(names: Sequence[str]) -> list[str]:
    counts = {name: names.count(name) for name in dict.fromkeys(names)}
    return [name if count == 1 else f"{count} x {name}" for name, count in counts.items()]


def _figures(points: Figure) -> tuple[str, str]:
    return f"{points.mean:.1f}", _between(points, lambda one: f"{one:.1f}")


def _between(figure: Figure, shown: Callable[[float], str]) -> str:
    low, high = figure.interval
    if not isfinite(low):
        return "-"
    return f"{shown(low)} to {shown(high)}"


RATING_HEADS = ("rating", "Elo", "95 %")


def rating_cells(one: Rating) -> tuple[str, ...]:
    return one.name, f"{one.rating:.0f}", f"{one.interval[0]:.0f} to {one.interval[1]:.0f}"
