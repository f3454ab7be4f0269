"""The review of a whole game, as it comes in: what is known so far, and what it says."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from tryptyk import games
from tryptyk.games import Title
from tryptyk.kernel import Table, TryptykError
from tryptyk.kernel.edition import digest_of
from tryptyk.kernel.record import decode_record, from_record
from tryptyk.review.appraising import Appraisal, Scale, appraise, scale_of, worth_of
from tryptyk.review.passages import Passage, passages
from tryptyk.review.summary import Point, course, dearest, marked


class NotOver(TryptykError):
    """Only what is over is reviewed: while a game goes on its seed tells too much."""


class SideReview(msgspec.Struct, frozen=True):
    """What a review says of a side."""

    side: str
    seats: tuple[int, ...]
    course: list[Point]
    marked: list[Appraisal]
    """Where something was missed, in their order: of a team, the few that cost most."""


class Review(msgspec.Struct, frozen=True):
    """How far a review is, and what it says."""

    scale: Scale
    last: int
    """So many choices the game had."""
    total: int
    """So many passages are looked at,"""
    done: int
    """and so many of them have been."""
    sides: list[SideReview]


@cache
def stamp_of(title: Title) -> str:
    """What a review depends on beside what was played: rules, judgement, bots, and how it is made."""
    thinkers = [title.folder / "judgement", files("tryptyk.bots"), files("tryptyk.review")]
    return f"{title.game.edition}-{digest_of(thinkers, ('.py', '.toml', '.json'))}"


def passages_of(table: Table[Any], seats: Sequence[int]) -> list[Passage]:
    """The passages of a finished game in which these seats chose."""
    if table.outcome is None:
        raise NotOver("Only a game that is over can be reviewed.")
    return [passage for passage in passages(table) if passage.seat in seats]


def appraise_recorded(record: bytes, passage: Passage) -> Appraisal | None:
    """The same as ``appraise``, for who works beside others and has the game as a record."""
    return appraise(_played(record), passage)


def look_on(record: bytes, seats: Sequence[int], notes: bytes, seconds: float) -> tuple[bytes, bytes, bool]:
    """Go on with a review for so long, from the notes that were taken so far (empty: it begins): the notes
    now, the review as JSON, and whether nothing is left to be looked at."""
    table = _played(record)
    looked = _read(notes)
    left = [passage for passage in passages_of(table, seats) if passage.start not in looked]
    until = time.monotonic() + seconds
    while left and time.monotonic() < until:
        passage = left.pop(0)
        looked[passage.start] = appraise(table, passage)
    found = [one for one in looked.values() if one is not None]
    told = review(table, len(looked) + len(left), len(looked), found)
    return msgspec.json.encode(looked), msgspec.json.encode(told), not left


_Notes = dict[int, Appraisal | None]
"""What was found out of passages, by where they begin."""


def _read(notes: bytes) -> _Notes:
    try:
        return msgspec.json.decode(notes, type=_Notes)
    except msgspec.DecodeError:
        return {}


@lru_cache(maxsize=2)
def _played(record: bytes) -> Table[Any]:
    found = decode_record(record)
    return from_record(games.load(found.game).game, found)


def review(table: Table[Any], total: int, done: int, found: Sequence[Appraisal]) -> Review:
    """What is known of a game once so many of its passages have been looked at."""
    outcome = table.outcome
    assert outcome is not None, "a review is of a game that is over"
    scale = scale_of(table)
    ordered = sorted(found, key=_by_start)
    sides: list[SideReview] = []
    for score in outcome.scores:
        own = [one for one in ordered if one.seat in score.seats]
        if own:
            result = worth_of(outcome, score.seats[0], scale) if done == total else None
            told = dearest(own, scale) if len(score.seats) > 1 else marked(own, scale)
            sides.append(SideReview(score.side, score.seats, course(own, result, table.number), told))
    return Review(scale, table.number, total, done, sides)


def _by_start(one: Appraisal) -> int:
    return one.start
