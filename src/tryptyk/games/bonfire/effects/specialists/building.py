"""Specialists of paths, Ships and the Great Bonfire: what they bring, how far they go."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.printed import POSITIONS, PathTile
from tryptyk.games.bonfire.rules.specialists import enter_specialist, works
from tryptyk.games.bonfire.rules.supply import gain_resource
from tryptyk.games.bonfire.state import City, Player, State

PATH_GATHERER: Final = enter_specialist("specialist_path_gatherer", worth=1.1)
NAVIGATOR: Final = enter_specialist("specialist_navigator", worth=1.0)
FIRE_TURNER: Final = enter_specialist("specialist_fire_turner", worth=1.0)
FIRE_MASTER: Final = enter_specialist("specialist_fire_master", worth=1.4)
PORTAL_BUILDER: Final = enter_specialist("specialist_portal_builder", worth=1.0)


def path_built(g: State, player: Player, tile: PathTile) -> None:
    """A Path Tile was built, however it came (BF-SPEC-08)."""
    if works(g, player, PATH_GATHERER):
        gain_resource(g, player, tile.resource)


def sails_nearer(city: City) -> bool:
    """Whether one waterway need not be paid (BF-SPEC-21)."""
    return bool(city.abilities & NAVIGATOR)


def turns_nearer(city: City) -> bool:
    """Whether one field of the Great Bonfire need not be paid (BF-SPEC-22)."""
    return bool(city.abilities & FIRE_TURNER)


def takes_all_rewards(city: City) -> bool:
    return bool(city.abilities & FIRE_MASTER)


def open_notches(city: City, next: int) -> list[int]:
    """Where a Portal may go: into the next notch, if there is one, or into any (BF-GB-10, BF-SPEC-25)."""
    if city.abilities & PORTAL_BUILDER:
        return [place for place in reversed(POSITIONS) if not city.portals >> place & 1]
    return [next] if next else []
