"""What of the automa can wait on the agenda: the names of its acts. The base rules name the others."""

from __future__ import annotations

from typing import Final

from tryptyk.kernel.state import Item

ACTIONS: Final = "automa_actions"
CONDUITS: Final = "automa_conduits"
PATRON: Final = "automa_patron"
PLACE: Final = "automa_place"
GO: Final = "automa_go"
WALK: Final = "automa_walk"
TRACK: Final = "automa_track"
CLEAR: Final = "automa_clear"
WHEEL: Final = "automa_wheel"
WHEEL_BONUS: Final = "automa_wheel_bonus"
WHEEL_END: Final = "automa_wheel_end"


def actions_item(number: int) -> Item:
    """``number`` actions of the card were chosen or passed over."""
    return (ACTIONS, number)


def conduits_item() -> Item:
    return (CONDUITS,)


def patron_item() -> Item:
    return (PATRON,)


def place_item(how: str, *, left: int, number: int = 0, placed: int = 0) -> Item:
    """``number`` is the place in the sequence, ``placed`` what this pass has placed."""
    return (PLACE, how, left, number, placed)


def go_item(spaces: int, *, by: str) -> Item:
    return (GO, spaces, by)


def walk_item(left: int) -> Item:
    return (WALK, left)


def track_item(track: int, *, steps: int) -> Item:
    return (TRACK, track, steps)


def clear_item(region: int, *, kept: int) -> Item:
    return (CLEAR, region, kept)


def wheel_item() -> Item:
    return (WHEEL,)


def wheel_bonus_item(kind: str, *, most: int) -> Item:
    return (WHEEL_BONUS, kind, most)


def wheel_end_item() -> Item:
    return (WHEEL_END,)
