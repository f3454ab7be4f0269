"""A game's guided first game: a fixed deal, and steps that each lead to a real choice with its reason.

It is content of the game's package, in ``words/guide.toml``, with a text ``guide-<id>`` for each step. The
table shows it beside the ordinary game; nothing of it is known to the rules.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from tryptyk.kernel import Option

FILE = "guide.toml"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be read, and what is to be chosen then, if anything."""

    id: str
    kind: str
    """The kind of question at which it is told."""
    choose: list[list[str | int]] = []
    """Options of that kind, in the order in which they are pointed out; any possible order will do."""
    points: list[str] = []
    """What it speaks of on the board beside those: things, and places as the board calls them."""

    @property
    def options(self) -> list[Option]:
        return [tuple(option) for option in self.choose]


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learner plays alone, so that everything comes as the seed deals it."""

    seed: int
    step: list[Step]
    setup: dict[str, Any] = {}


def read(words: Traversable) -> Guide | None:
    """The guide among a game's words, if it has one."""
    file = words / FILE
    return msgspec.toml.decode(file.read_bytes(), type=Guide) if file.is_file() else None
