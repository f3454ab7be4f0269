"""What people want of a table. It is told as it stands in the table's row."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tryptyk.kernel import Option

Count = Annotated[int, Meta(ge=0)]


class UndoRequest(Struct, frozen=True):
    """Somebody asks the others to go back further than is fair."""

    to: Count
    by: Count
    agreed: list[Count]


class Proposal(Struct, frozen=True):
    """What somebody would answer to a team's question; who chooses the same agrees."""

    option: Annotated[Option, Meta(min_length=1)]
    by: Count
    agreed: list[Count]


Absence = Literal["stand-in", "invitation"]
"""What can be done about somebody who is away: let a bot stand in, or invite somebody else to the seat."""


class Plea(Struct, frozen=True):
    """Somebody asks those who are present to do something about somebody who is not."""

    what: Absence
    seat: Count
    by: Count
    agreed: list[Count]
