"""How movements begin, and how far they go: of the character, or on a track (WC-MOVA, WC-BTIL-04)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.printed import CHARACTER, POSITIONS, TRACKS
from tryptyk.games.age_contrived.state import NONE, Player, State
from tryptyk.kernel.decision import Option
from tryptyk.kernel.state import Item

MOVE: Final = "move"
TRACK: Final = "track"
BY_CONDUITS: Final = -1
"""Instead of a number: as far as the conduits give at that moment."""
STOP: Final[Option] = ("stop",)


def move_item(
    seat: int, *, spaces: int, used: int = 0, on: int = NONE, skipped: tuple[int, ...] = ()
) -> Item:
    """A movement of the character: what it may go, and what of it is used.

    ``on`` is the space that was skipped and has to be left, ``skipped`` the poses in which spaces were.
    """
    return (MOVE, seat, spaces, used, on, *skipped)


def track_item(seat: int, *, track: int, steps: int, used: int = 0) -> Item:
    return (TRACK, seat, track, steps, used)


def spaces_left(item: Item) -> int:
    """What a ``move_item`` has left; what conduits give is known only when it is carried out."""
    return max(0, int(item[2]) - int(item[3])) if int(item[2]) != BY_CONDUITS else BY_CONDUITS


def steps_left(item: Item) -> int:
    """The same of a ``track_item``."""
    return max(0, int(item[3]) - int(item[4])) if int(item[3]) != BY_CONDUITS else BY_CONDUITS


def moved_track(item: Item) -> int:
    """On which track a ``track_item`` moves."""
    return int(item[2])


def start_move(g: State, player: Player, spaces: int) -> None:
    """One movement of the character, of up to so many spaces (WC-MOVE-01)."""
    g.then(move_item(player.number, spaces=spaces))


def start_track(g: State, player: Player, track: int, steps: int) -> None:
    """One movement of up to so many steps on a track (WC-TRCK-01)."""
    g.then(track_item(player.number, track=track, steps=steps))


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
