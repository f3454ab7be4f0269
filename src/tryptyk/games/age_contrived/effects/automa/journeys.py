"""How movements of the automa begin: of its character, or on a track (WS-COND-02, 03, WS-MON-09, WS-BMOV)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.printed import BOOT
from tryptyk.games.age_contrived.effects.automa.items import go_item, track_item
from tryptyk.games.age_contrived.effects.automa.priorities import track_of
from tryptyk.games.age_contrived.state import State

# What moves: only for some of it may the character turn around first (WS-ABIL-11).
BY_ACTION: Final = "action"
BY_CONDUITS: Final = "conduits"
BY_EFFECT: Final = "effect"


def start_character(g: State, spaces: int, by: str) -> None:
    """One movement of the character (WS-MOVE)."""
    g.then(go_item(spaces, by=by))


def start_track(g: State, track: int, steps: int) -> None:
    """One movement on a track (WS-TRCK)."""
    g.then(track_item(track, steps=steps))


def start_movement(g: State, movement: int, spaces: int, by: str) -> None:
    """Of the character or on a track, by the kind of movement."""
    if movement == BOOT:
        start_character(g, spaces, by)
    else:
        start_track(g, track_of(movement), spaces)
