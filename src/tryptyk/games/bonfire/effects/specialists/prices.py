"""Specialists who make things cheaper: Tasks, Gnomes, and whatever is paid in Action Tiles."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.rules.specialists import enter_specialist
from tryptyk.games.bonfire.state import City

GENEROUS_OFFERING: Final = enter_specialist("specialist_generous_offering", worth=1.3)
GOLDEN_HANDS: Final = enter_specialist("specialist_golden_hands", worth=1.4)
BARTERER: Final = enter_specialist("specialist_barterer", worth=1.0)
HUMBLE_PILGRIM: Final = enter_specialist("specialist_humble_pilgrim", worth=0.7)


def any_offering(city: City) -> bool:
    """Whether any two Resources pay for an Offering (BF-SPEC-03)."""
    return bool(city.abilities & GENEROUS_OFFERING)


def yellow_counts(city: City) -> int:
    """So many Action Tiles a yellow one stands for (BF-SPEC-05)."""
    return 2 if city.abilities & GOLDEN_HANDS else 1


def any_goods_for_gnomes(city: City) -> bool:
    """Whether any Resources pay for a Gnome (BF-SPEC-09)."""
    return bool(city.abilities & BARTERER)


def one_tile_for_tasks(city: City) -> bool:
    """Whether own Offerings on an island make its Tasks no dearer (BF-SPEC-26)."""
    return bool(city.abilities & HUMBLE_PILGRIM)
