"""What a table's row holds as JSON, by its shape: what has another one is damaged."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

Count = Annotated[int, Meta(ge=0)]
Value = str | int


class UndoRequest(TypedDict):
    to: Count
    by: Count
    agreed: list[Count]


class Proposal(TypedDict):
    option: Annotated[list[Value], Meta(min_length=1)]
    by: Count
    agreed: list[Count]


class Plea(TypedDict):
    what: Literal["stand-in", "invitation"]
    seat: Count
    by: Count
    agreed: list[Count]


Became = Literal["stand-in", "back", "invitation", "taken", "bot", "own"]
"""What can become of a seat."""


class Happening(TypedDict):
    seq: int
    seat: Count
    what: Became


class ScoreLine(TypedDict):
    key: str
    points: int
    clause: str


class SideScore(TypedDict):
    side: str
    seats: list[Count]
    points: int
    lines: list[ScoreLine]
    ties: list[int]
    rank: int


class Outcome(TypedDict):
    reason: str
    sides: list[SideScore]
