"""What tells a game from others in a list, as it stands in its table's row and is told."""

from __future__ import annotations

from msgspec import Struct


class GistInfo(Struct, frozen=True):
    """Written with every choice, so that a list reads it and no game."""

    seats: list[str]
    """What each seat plays: ids that the game's words name."""
    foe: str
    """Who plays against them and is played by nobody; empty where nobody does."""
    stage: str
    """How far it is: the message ``stage-<stage>``, and what that speaks of."""
    figures: dict[str, int]
