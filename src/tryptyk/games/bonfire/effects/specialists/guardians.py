"""Specialists of the Guardians: how they walk, what they bring, what they score."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.catalogue import DOUBLERS
from tryptyk.games.bonfire.components.printed import GOLD, PLAIN
from tryptyk.games.bonfire.rules.specialists import enter_specialist, works
from tryptyk.games.bonfire.rules.supply import gain_resource
from tryptyk.games.bonfire.state import AT_BONFIRE, City, Player, State

CROWDED_PATHS: Final = enter_specialist("specialist_crowded_paths", worth=0.7)
LONG_STRIDE: Final = enter_specialist("specialist_long_stride", worth=1.0)
WANDERER: Final = enter_specialist("specialist_wanderer", worth=1.1)
COMPANIONS: Final[dict[int, int]] = {
    guardian: enter_specialist(companion.id, worth=0.8) for guardian, companion in DOUBLERS.items()
}
"""By Guardian, who doubles what she brings (BF-SPEC-10..13)."""
HERALD: Final = enter_specialist("specialist_herald", worth=0.6)
BONFIRE_KEEPER: Final = enter_specialist("specialist_bonfire_keeper", worth=1.2)
GATE_KEEPER: Final = enter_specialist("specialist_gate_keeper", worth=0.9)
KEPT: Final = 2
"""More points for a Guardian at a Bonfire (BF-SPEC-18)."""


def may_crowd(city: City) -> bool:
    """Whether several Guardians may stand on one path space (BF-SPEC-01)."""
    return bool(city.abilities & CROWDED_PATHS)


def further_steps(player: Player) -> int:
    """So many more a Procession has than were paid (BF-SPEC-02)."""
    return 1 if player.abilities & LONG_STRIDE else 0


def all_walk(g: State, player: Player) -> bool:
    """Whether a new Guardian has all others go a step at once (BF-SPEC-17)."""
    return works(g, player, HERALD)


def chooses_at_stop(player: Player) -> bool:
    return bool(player.abilities & WANDERER)


def kinds_at_stop(g: State, shown: int) -> list[int]:
    """Any Resource instead of the one shown, Gold only where it is shown or by the switch (BF-SPEC-06)."""
    kinds = [shown, *[kind for kind in range(PLAIN) if kind != shown]]
    if g.specialist_6_gold and shown != GOLD:
        kinds.append(GOLD)
    return kinds


def brought(g: State, player: Player, guardian: int, place: int, resource: int) -> None:
    """A Guardian has brought a Resource: it is doubled, and Gold comes on the first space (BF-RUL-44)."""
    if guardian in COMPANIONS and works(g, player, COMPANIONS[guardian]):
        gain_resource(g, player, resource)
    if place == 1 and works(g, player, GATE_KEEPER):
        gain_resource(g, player, GOLD)


def points_at_bonfire(city: City) -> int:
    """More for each Guardian at a Bonfire."""
    return KEPT if city.abilities & BONFIRE_KEEPER else 0


def keeps_bonfires(city: City) -> int:
    """All that is scored so; a line of its own (BF-SCORE-10)."""
    return points_at_bonfire(city) * sum([1 for place in city.guardians if place > AT_BONFIRE])
