"""Aureon: primals move the character, movements go further, regions refill a tile (WC-AUR)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tryptyk.games.age_contrived.components.energy import PRIMAL
from tryptyk.games.age_contrived.rules.filling import refill_item
from tryptyk.games.age_contrived.rules.gods import God, enter_god
from tryptyk.games.age_contrived.rules.journeys import start_move
from tryptyk.games.age_contrived.state import Player, Side, State
from tryptyk.kernel.game import Act
from tryptyk.kernel.state import Item

LEVEL_3: Final = "aureon_3"
PRIMAL_SPACES: Final = 2
"""Spaces that an activated primal gives (WC-AUR-01)."""


def level_3_item(seat: int) -> Item:
    return (LEVEL_3, seat)


class Aureon(God):
    def acts(self) -> Mapping[str, Act]:
        return {LEVEL_3: level_3_act}

    def at_region(self, seat: int) -> Item:
        return level_3_item(seat)

    def primal_acts_as(self, player: Player, space: int) -> tuple[int, ...]:
        return (PRIMAL,) if player.abilities & self.first else ()

    def activate_primal(self, g: State, player: Player) -> None:
        start_move(g, player, PRIMAL_SPACES)

    def further_steps(self, side: Side) -> int:
        """One, once in a turn (WC-AUR-02)."""
        return 1 if side.abilities & self.second and not side.extra_step else 0


def level_3_act(g: State, seat: int) -> None:
    """One tile may be refilled, at once (WC-AUR-04)."""
    g.then(refill_item(seat))


enter_god(Aureon("aureon", worth=(3.0, 3.0, 3.0)))
