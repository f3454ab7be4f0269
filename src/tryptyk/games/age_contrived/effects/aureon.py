"""Aureon: regions let one tile be refilled at once (WC-AUR-04). Steps and primals: movement and resolving."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.rules.filling import REFILL
from tryptyk.games.age_contrived.state import State

LEVEL_3: Final = "aureon_3"


def level_3_act(g: State, seat: int) -> None:
    g.then((REFILL, seat))
