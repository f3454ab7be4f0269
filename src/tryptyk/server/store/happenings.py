"""What has become of a table's seats, as it stands in its row and is told."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tryptyk.server.store.wishes import Count

Became = Literal["stand-in", "back", "invitation", "taken", "bot", "own"]
"""What can become of a seat."""


class Happening(Struct, frozen=True):
    """What has become of a seat, after the row ``seq`` of the log: a bot stands in for who is away, who is
    ``back``; somebody new is invited to it, or has ``taken`` it; its person has left it to a ``bot``, or
    plays it on their ``own`` again."""

    seq: int
    seat: Count
    what: Became
