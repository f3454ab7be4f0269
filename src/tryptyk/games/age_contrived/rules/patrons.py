"""Patron tokens: building a section at the end of a convey turn (WC-PATR-05..12)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import MONUMENT, REGIONS
from tryptyk.games.age_contrived.rules.resolving import resolve
from tryptyk.games.age_contrived.rules.sections import is_open
from tryptyk.games.age_contrived.state import NONE, Player, Side, State
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.state import Item

PATRON_BUILD: Final = "patron_build"
NOTHING: Final[Option] = ("no",)


def patron_build_item(seat: int) -> Item:
    return (PATRON_BUILD, seat)


def patron_build_act(g: State, seat: int) -> Script | None:
    """The holder of a token may build the top section of any one monument (WC-PATR-05, 06, WC-AMB-16)."""
    player = g.players[seat]
    if player.patron == NONE:
        return None
    options: list[Option] = [
        ("patron_build", region.monument) for region in REGIONS if is_open(g, region.number)
    ]
    return ask_patron(g, player, [*options, NOTHING]) if options else None


def ask_patron(g: State, player: Player, options: list[Option]) -> Script:
    picked = yield Decision(PATRON_BUILD, (player.number,), options)
    g.announced = False
    if picked != NOTHING:
        build_as_patron(g, player, MONUMENT[str(picked[1])])


def build_as_patron(g: State, side: Side, region: int) -> None:
    """The section is closed at once, and nothing is bound for it (WC-PATR-09, 12)."""
    g.tell("patron-build", side.number, REGIONS[region].monument)
    g.closed |= 1 << region
    resolve(g, region, NONE, side.number)
