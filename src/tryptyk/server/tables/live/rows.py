"""What a table leaves in its log, and which bot it waits for."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any

from tryptyk.kernel import Decision, Step, Table
from tryptyk.kernel.record import fingerprint
from tryptyk.server.store.gists import GistInfo
from tryptyk.server.store.log import UNDO, LogRow
from tryptyk.server.store.outcomes import OutcomeInfo, ScoreLine, SideScore
from tryptyk.server.store.seats import SeatRow

NOBODY = -1
"""The seat of rows that nobody made: the setup, and what a change of the rules took back."""


def opening_row(table: Table[Any]) -> LogRow:
    """The first row of a log: what happened before the first choice."""
    return LogRow(0, 0, NOBODY, (), table.opening(), time.time(), end=fingerprint(table))


def row_of(step: Step, seq: int, end: str) -> LogRow:
    """A step as a row of the log."""
    return LogRow(
        seq, step.number, step.seat, step.option, step.events, time.time(), step.private, step.standing, end
    )


def taking_back(seq: int, number: int, seat: int, end: str) -> LogRow:
    """The row that takes back to where so many choices had been made."""
    return LogRow(seq, number, seat, (UNDO, number), [], time.time(), end=end)


def outcome_of(table: Table[Any]) -> OutcomeInfo | None:
    """How the game ended, as it is written."""
    outcome = table.outcome
    if outcome is None:
        return None
    sides = [
        SideScore(
            score.side,
            list(score.seats),
            score.points,
            [ScoreLine(*line) for line in score.lines],
            list(score.ties),
            score.rank,
        )
        for score in outcome.scores
    ]
    return OutcomeInfo(outcome.reason, sides)


def gist_of(table: Table[Any]) -> GistInfo:
    """What lists say of the game, as it is written."""
    gist = table.game.gist(table.state)
    return GistInfo(list(gist.seats), gist.foe, gist.stage, dict(gist.figures))


def bot_to_ask(
    decision: Decision | None, seats: Sequence[SeatRow], silent: Collection[int] = ()
) -> tuple[int, str] | None:
    """The seat and name of the bot that is to choose, or may speak up.

    A team's question is for its people; bots answer it where no seat of a person is asked.
    """
    if decision is None:
        return None
    for seat in decision.speakers:
        bot = seats[seat].bot
        if bot is not None and seat not in silent:
            return seat, bot
    asked = [seats[seat] for seat in decision.seats]
    first = asked[0]
    if first.bot is None or any(seat.bot is None for seat in asked):
        return None
    return first.seat, first.bot
