"""What all that goes over the wire is made of. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Phrase = tuple[str | int, ...]
"""A key or a verb and its places: what options, events, reasons and remarks are."""
WireOption = Annotated[
    tuple[Annotated[str, Meta(max_length=80)] | int, ...], Meta(min_length=1, max_length=12)
]
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class Request(Struct, forbid_unknown_fields=True, frozen=True):
    """The base of everything that a client sends."""


class Problem(Struct, frozen=True):
    """Something was refused: a stable code, a sentence, and the current number where that helps."""

    code: str
    message: str
    seq: int | None = None
    reason: Phrase | None = None


class Health(Struct, frozen=True):
    status: str
