"""A game's first-use tips: each is told once, when what it speaks of is met for the first time.

They are content of the game's package, in ``words/tips.toml``, with a text ``meet-<id>`` for each. The
browser remembers which it has told; nothing of them is known to the rules.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable

import msgspec

FILE = "tips.toml"


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something worth knowing, and what brings it up: a kind of question, a verb on offer or an event."""

    id: str
    question: str = ""
    option: str = ""
    event: str = ""
    points: list[str] = []
    """What it speaks of on the board beside that verb's options: things, or places as it calls them."""


class _Tips(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tip: list[Tip]


def read(words: Traversable) -> list[Tip]:
    """The tips among a game's words; the more particular ones come first."""
    file = words / FILE
    return msgspec.toml.decode(file.read_bytes(), type=_Tips).tip if file.is_file() else []
