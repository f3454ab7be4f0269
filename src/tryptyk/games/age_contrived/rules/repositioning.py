"""Reposition: own energies are lifted from Pool and sections, then placed anew (WC-REORG, WC-AMB-09)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import MONUMENT, REGIONS
from tryptyk.games.age_contrived.components.energy import KINDS, UNIT, kinds_in
from tryptyk.games.age_contrived.rules.energies import own_on_section
from tryptyk.games.age_contrived.rules.placing import OTHERWISE, place_item
from tryptyk.games.age_contrived.rules.sections import is_open, lift
from tryptyk.games.age_contrived.state import Player, State
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.state import Item

LIFT: Final = "lift"
LIFTED: Final[Option] = ("lifted",)


def lift_item(seat: int, *, left: int) -> Item:
    return (LIFT, seat, left)


def liftable(g: State, player: Player) -> list[Option]:
    """From the Pool, and from sections that are not completed (WC-REORG-02, 04, 05)."""
    options: list[Option] = [("lift_pool", KINDS[kind]) for kind in kinds_in(player.pool)]
    for region in REGIONS:
        if is_open(g, region.number):
            options.extend(own_on_section(g, player, region.number, "lift"))
    return options


def lift_act(g: State, seat: int, left: int) -> Script | None:
    """One energy after another is lifted; all of them are placed when no more is (WC-REORG-01, 06)."""
    player = g.players[seat]
    options = liftable(g, player) if left else []
    if not options:
        g.then(place_item(seat, how=OTHERWISE))
        return None
    options.append(LIFTED)
    return ask_lift(g, player, left, options)


def ask_lift(g: State, player: Player, left: int, options: list[Option]) -> Script:
    seat = player.number
    picked = yield Decision(LIFT, (seat,), options, about=(left,))
    if picked == LIFTED:
        g.then(place_item(seat, how=OTHERWISE))
        return
    kind = KINDS.index(str(picked[-1]))
    if picked[0] == "lift_pool":
        player.pool -= UNIT[kind]
    else:
        lift(g, MONUMENT[str(picked[1])], int(picked[2]) - 1)
    player.hand += UNIT[kind]
    g.tell("lift", seat, KINDS[kind])
    g.then(lift_item(seat, left=left - 1))
