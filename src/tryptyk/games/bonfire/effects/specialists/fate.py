"""Specialists of the Fate Area: where tiles may lie, what they bring, and how many one may hold before."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.area import Placement
from tryptyk.games.bonfire.components.catalogue import AREA, LIMITS
from tryptyk.games.bonfire.rules.specialists import enter_specialist, works
from tryptyk.games.bonfire.state import City, Player, State

PLANNER: Final = enter_specialist("specialist_planner", worth=1.1)
FATE_DOUBLER: Final = enter_specialist("specialist_fate_doubler", worth=1.2)
EDGE_LAYER: Final = enter_specialist("specialist_edge_layer", worth=0.5)
KEPT: Final = 3
"""Action Tiles that the Planner keeps (BF-SPEC-14)."""


def lays_beyond_edge(city: City) -> bool:
    """Whether a tile may lie beyond the edge of the area (BF-SPEC-27)."""
    return bool(city.abilities & EDGE_LAYER)


def ways_to_lay(city: City) -> list[Placement]:
    return AREA.all_placements if lays_beyond_edge(city) else AREA.inside_placements


def doubles_print(city: City) -> bool:
    """Whether what is printed in the area is had twice (BF-SPEC-16)."""
    return bool(city.abilities & FATE_DOUBLER)


def placed(g: State, player: Player, way: Placement) -> None:
    """A Fate Tile was laid; what it brings is reckoned with what is doubled."""
    if way.mask & (AREA.gold | AREA.yellow):
        works(g, player, FATE_DOUBLER)


def tiles_before_fate(city: City) -> int:
    """So many Action Tiles one may hold when a Fate Tile is placed (BF-FATE-03)."""
    return KEPT if city.abilities & PLANNER else LIMITS.tiles_before_fate
