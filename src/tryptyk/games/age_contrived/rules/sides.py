"""What every side starts with, and which of its abilities are active (WC-SETUP-22..24, WC-ABIL-01..04)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import REGIONS, START_EXHAUSTED, START_RESERVE
from tryptyk.games.age_contrived.components.printed import TRACKS
from tryptyk.games.age_contrived.state import NONE, Side, State

ACHIEVEMENTS: Final = 5
"""In play: those on the board and two tiles (WC-COMP-17)."""


def lay_out_side(side: Side) -> None:
    """Energies in the reserve and in the exhausted pool, nothing bound, nothing on the tracks."""
    side.reserve = START_RESERVE
    side.exhausted = START_EXHAUSTED
    side.bound = [0] * len(REGIONS)
    side.pillars = [NONE] * len(REGIONS)
    side.achieved = [NONE] * ACHIEVEMENTS
    side.tracks = [0] * len(TRACKS)
    side.track_kinds = [0] * len(TRACKS)


def set_abilities(g: State, side: Side) -> None:
    """An ability is active while the bridge that covers it is away from the character board."""
    side.abilities = 0
    if g.with_abilities and side is not g.automa:
        for level in range(3):
            if not side.bridges >> level & 1:
                side.abilities |= side.character.abilities[level]
