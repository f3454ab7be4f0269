"""Specialists of Gnomes, of the High Council and of the Common Tasks: what comes beside them."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.printed import GOLD, YELLOW, Gnome
from tryptyk.games.bonfire.rules.specialists import enter_specialist, works
from tryptyk.games.bonfire.rules.supply import gain_resource, gain_tiles, score
from tryptyk.games.bonfire.state import BY_ELDERS, City, Player, State

ELDERS_FRIEND: Final = enter_specialist("specialist_elders_friend", worth=0.9)
COUNCIL_TREASURER: Final = enter_specialist("specialist_council_treasurer", worth=1.3)
RECRUITER: Final = enter_specialist("specialist_recruiter", worth=1.1)
COMMON_CAUSE: Final = enter_specialist("specialist_common_cause", worth=0.9)
COUNCIL_HOST: Final = enter_specialist("specialist_council_host", worth=0.6)
FRIENDSHIP: Final = 2
"""More points for an Elder (BF-SPEC-04)."""


def recruited(g: State, player: Player, gnome: Gnome) -> None:
    """A Gnome has come, perhaps one of these (BF-RUL-29, 30)."""
    if gnome.elder and works(g, player, ELDERS_FRIEND):
        score(g, player, BY_ELDERS, FRIENDSHIP)
    if works(g, player, RECRUITER):
        gain_tiles(g, player, YELLOW)


def points_for_elder(city: City) -> int:
    """More than an Elder counts, for whoever reckons with one who is still to come."""
    return FRIENDSHIP if city.abilities & ELDERS_FRIEND else 0


def novice_placed(g: State, player: Player) -> None:
    """A Novice has gone to the High Council.

    Before the bonus: a card taken by it gives nothing for this Novice (BF-RUL-72).
    """
    if works(g, player, COUNCIL_TREASURER):
        gain_resource(g, player, GOLD)


def joins_own(city: City) -> bool:
    """Whether a Novice may go where one of its colour is (BF-SPEC-24)."""
    return bool(city.abilities & COUNCIL_HOST)


def common_task_met(g: State, player: Player) -> None:
    """A Common Task was completed just now (BF-SPEC-19, BF-RUL-57)."""
    if works(g, player, COMMON_CAUSE):
        gain_resource(g, player, GOLD)
        gain_tiles(g, player, YELLOW)
