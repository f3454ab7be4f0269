"""Where Specialists enter (BF-SPEC): a family of them is a module of ``effects/specialists``.

The module owns what they change: the bits by which a city has them, what the rules ask at their moments, and
how good they are for bots.
"""

from __future__ import annotations

from typing import Final

from tryptyk.components import ContentFault
from tryptyk.games.bonfire.components.catalogue import SPECIALISTS
from tryptyk.games.bonfire.state import Player, State

WORTH: Final[dict[int, float]] = {}
"""By bit, how good a Specialist is, measured by an average one: for bots."""
_IDS: Final[dict[int, str]] = {}


def enter_specialist(id: str, worth: float) -> int:
    """The bit of a Specialist, for the module that says what it changes."""
    if id not in SPECIALISTS:
        raise ContentFault(f"gnomes.toml: there is no Specialist {id!r}, whose ability the rules know.")
    bit = SPECIALISTS[id].bit
    assert bit not in WORTH, f"{id} belongs to two families"
    WORTH[bit] = worth
    _IDS[bit] = id
    return bit


def entered() -> set[str]:
    """The Specialists of whom some family says what they change."""
    return set(_IDS.values())


def works(g: State, player: Player, bit: int) -> bool:
    """Whether a Specialist has something to do now; it is told that it does."""
    if not player.abilities & bit:
        return False
    g.tell("ability", player.seat, _IDS[bit])
    return True
