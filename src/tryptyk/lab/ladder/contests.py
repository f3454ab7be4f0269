"""What is played on the ladder: tables of a game, and who sits at them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations, product
from typing import Any

import msgspec

from tryptyk.games import Title

PROGRAM = "ladder.toml"
"""Where a game says which tables its published ladder is played at."""


class Contest(msgspec.Struct, frozen=True):
    """A kind of table: so many players, with this set-up."""

    players: int
    setup: dict[str, Any] = {}
    told: bool = False
    """What comes of it is what people are told to expect of a level."""

    @property
    def name(self) -> str:
        """
        >>> Contest(2, {"nemesis": "rageborne", "market": "random"}).name
        '2 players, nemesis rageborne, market random'
        """
        many = "1 player" if self.players == 1 else f"{self.players} players"
        return ", ".join([many, *(f"{option} {_shown(value)}" for option, value in self.setup.items())])


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some contests, as they are written down."""

    players: int
    setup: dict[str, Any] = {}
    each: dict[str, list[Any]] = {}
    """Options, each with values that are all gone through."""
    told: bool = False


class _Program(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    contests: list[_Entry]


def program(title: Title) -> list[Contest]:
    """The contests that a game's ladder consists of; where it names none, its usual table."""
    file = title.folder / PROGRAM
    if not file.is_file():
        players = title.game.players
        return [Contest(2 if 2 in players else players.start)]
    entries = msgspec.toml.decode(file.read_bytes(), type=_Program).contests
    return [
        Contest(entry.players, {**dict(zip(entry.each, values)), **entry.setup}, entry.told)
        for entry in entries
        for values in product(*entry.each.values())
    ]


def line_ups(
    title: Title, contest: Contest, bots: Sequence[str], neighbours: bool
) -> Iterator[tuple[str, ...]]:
    """Who plays: in a team, and alone, each bot with its kind; of rivals one against others of a kind."""
    if title.together or contest.players == 1:
        yield from ((bot,) * contest.players for bot in bots)
        return
    for place, one in enumerate(bots):
        for other in bots[max(0, place - 1) : place] if neighbours else bots[:place]:
            yield (one, *(other,) * (contest.players - 1))
            if contest.players > 2 and not neighbours:
                yield (other, *(one,) * (contest.players - 1))


def orders(line_up: Sequence[str]) -> list[tuple[str, ...]]:
    """All ways in which they can sit.

    >>> orders(["hard", "easy", "easy"])
    [('easy', 'easy', 'hard'), ('easy', 'hard', 'easy'), ('hard', 'easy', 'easy')]
    """
    return sorted(set(permutations(line_up)))


def named(contests: Sequence[Contest], players: int, setup: Mapping[str, Any]) -> Contest:
    """The contest of a table, as the game's ladder has it."""
    found = [one for one in contests if (one.players, one.setup) == (players, setup)]
    return found[0] if found else Contest(players, dict(setup))


def _shown(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
