"""What the rules ask the gods (WC-ABIL): each is a module in ``effects/``, with what its abilities change.

A god overrides the moments that concern it, and looks itself whether the ability is active: its bits by level
are ``first``, ``second`` and ``third``. Here is what holds without abilities.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from tryptyk.games.age_contrived.components.catalogue import CHARACTERS
from tryptyk.games.age_contrived.state import Player, Side, State
from tryptyk.kernel.decision import Option, Script
from tryptyk.kernel.errors import RulesFault
from tryptyk.kernel.game import Act
from tryptyk.kernel.state import Item


@mypyc_attr(allow_interpreted_subclasses=True)
class God:
    """A character as the rules know it."""

    __slots__ = ("first", "id", "second", "third", "worth")

    id: str
    first: int
    second: int
    third: int
    worth: tuple[float, float, float]
    """What a bot makes of each ability over a whole game, in points, with its bridge placed."""

    def __init__(self, id: str, worth: tuple[float, float, float]) -> None:
        self.id = id
        self.first, self.second, self.third = CHARACTERS[id].abilities
        self.worth = worth

    def acts(self) -> Mapping[str, Act]:
        """The acts that only this god brings, by name."""
        return {}

    def whole(self) -> tuple[str, ...]:
        """Those after which a position can be judged; the others only finish what a turn has begun."""
        return ()

    def at_region(self, seat: int) -> Item:
        """What the ability of level III does at the end of a turn in which it was triggered (WC-ABIL-07)."""
        raise RulesFault(f"{self.id} has no ability of level III.")

    # Energy

    def gains_aside(self, side: Side) -> bool:
        """Whether gained energy is set aside instead of being exhausted."""
        return False

    def keep_aside(self, seat: int) -> Item:
        """What becomes of energy that was set aside, at the end of the turn."""
        raise RulesFault(f"{self.id} sets nothing aside.")

    def on_tile(self, g: State, player: Player, position: int, kind: int) -> None:
        """An energy has come onto a tile."""

    def filled_too(self, player: Player) -> int:
        """Tiles that are filled in a convey turn beside those that were inserted: a bit for each."""
        return 0

    def any_action(self, player: Player, kind: int) -> bool:
        """Whether an energy in the lower row may pay for any action, as on the last position."""
        return False

    def deployed(self, g: State, player: Player, kind: int, region: int) -> None:
        """An energy was deployed onto a section that is not completed by it."""

    def after_bind(self, g: State, side: Side) -> None:
        """An energy was bound."""

    def primal_acts_as(self, player: Player, space: int) -> tuple[int, ...]:
        """As which kinds a primal energy can be activated that lies on such a space (WC-ACTV-04)."""
        return ()

    def activate_primal(self, g: State, player: Player) -> None:
        """A primal energy was activated as itself."""

    # Movement

    def further_steps(self, side: Side) -> int:
        """Spaces beyond those that a movement has."""
        return 0

    def instead_of_moving(self, player: Player) -> list[Option]:
        """What else a whole movement can be used for."""
        return []

    def do_instead(self, g: State, player: Player, picked: Option) -> Script:
        """Carry out one of those."""
        raise RulesFault(f"{self.id} does not know {picked}.")


GODS: Final[dict[str, God]] = {}
"""By character. The gods' own modules enter themselves."""


def enter_god(god: God) -> None:
    assert god.id not in GODS, f"{god.id} has two modules"
    GODS[god.id] = god


def god_of(side: Side) -> God:
    return GODS[side.character.id]
