"""Cutting a game into passages: what one side chooses in a row, before it learns anything."""

from __future__ import annotations

from typing import Any, NamedTuple

from tryptyk.kernel import CONCEAL, Table


class Passage(NamedTuple):
    """Choices that one side makes in a row, in one turn, from what it knows when it makes the first."""

    start: int
    """So many choices were made before it,"""
    end: int
    """and so many when it was over."""
    seat: int
    """Who chose first."""
    turn: int
    """In which turn, as the game counts them."""


class Watch:
    """Tells when the passage is over that begins where a table stands: something has come to light or chance
    was asked, another turn has begun, another side is to choose, or the game is over."""

    __slots__ = ("_draws", "_learned", "_side", "_turn")

    def __init__(self, table: Table[Any], seat: int) -> None:
        state = table.state
        self._side = side_of(table, seat)
        self._learned = state.learned
        self._draws = state.rng.draws
        self._turn = state.turn

    def is_over(self, table: Table[Any]) -> bool:
        state = table.state
        if state.ending or state.turn != self._turn:
            return True
        if state.learned != self._learned or state.rng.draws != self._draws:
            return True
        decision = table.decision
        return decision is not None and decision.seats[0] not in self._side


def side_of(table: Table[Any], seat: int) -> tuple[int, ...]:
    """The seats that win and lose together with one."""
    for score in table.game.score(table.state):
        if seat in score.seats:
            return score.seats
    return (seat,)


def passages(table: Table[Any]) -> list[Passage]:
    """The passages of a game that was played, but those in which there was nothing to choose."""
    found: list[Passage] = []
    played = table.clone_at(0)
    watch: Watch | None = None
    start, seat, turn, free = 0, 0, 0, False
    for by, option in table.choices():
        if option[0] == CONCEAL:
            played.repeat(by, option)
            watch = None
            continue
        decision = played.decision
        assert decision is not None, "a choice was made here"
        if watch is None:
            start, seat, turn, free = played.number, by, played.state.turn, False
            watch = Watch(played, seat)
        free = free or len(decision.options) > 1
        played.choose(by, option)
        if watch.is_over(played):
            watch = None
            if free:
                found.append(Passage(start, played.number, seat, turn))
    return found
