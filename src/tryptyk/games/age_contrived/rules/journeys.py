"""How movements begin, and how far they go: of the character, or on a track (WC-MOVA, WC-BTIL-04)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.printed import CHARACTER, POSITIONS, TRACKS
from tryptyk.games.age_contrived.state import NONE, Player, State
from tryptyk.kernel.decision import Option

MOVE: Final = "move"
TRACK: Final = "track"
BY_CONDUITS: Final = -1
"""Instead of a number: as far as the conduits give at that moment."""
STOP: Final[Option] = ("stop",)


def start_move(g: State, player: Player, spaces: int) -> None:
    """One movement of the character, of up to so many spaces (WC-MOVE-01)."""
    g.then((MOVE, player.number, spaces, 0, NONE))


def start_track(g: State, player: Player, track: int, steps: int) -> None:
    """One movement of up to so many steps on a track (WC-TRCK-01)."""
    g.then((TRACK, player.number, track, steps, 0))


def start_either(g: State, player: Player, what: str, spaces: int) -> None:
    """Of the character or on a track, by what was chosen."""
    if what == CHARACTER:
        start_move(g, player, spaces)
    else:
        start_track(g, player, TRACKS.index(what), spaces)


def allowance(player: Player, symbol: int) -> int:
    """The movement of a kind that the conduits give now (WC-COND-04..06, 08)."""
    spaces = 0
    for slot in range(POSITIONS):
        if player.matched[slot] and player.conduits[slot] >> 2 == symbol:
            spaces += player.matched[slot]
    return spaces


def left_of(player: Player, spaces: int, used: int, symbol: int) -> int:
    """What is left of a movement; what conduits give may have become less meanwhile."""
    return max(0, (allowance(player, symbol) if spaces == BY_CONDUITS else spaces) - used)
