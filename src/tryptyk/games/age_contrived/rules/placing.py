"""Placing lifted energies: in the Pool, on a section, on an achievement (WC-DEPL-03..07, WC-ACTV-01)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import MONUMENT
from tryptyk.games.age_contrived.components.energy import KINDS, UNIT, kinds_in, named
from tryptyk.games.age_contrived.components.printed import SCORING_SPACES
from tryptyk.games.age_contrived.rules.achievements import (
    achievement_number,
    add_achievements,
    put_on_achievement,
)
from tryptyk.games.age_contrived.rules.binding import after_bind
from tryptyk.games.age_contrived.rules.gods import god_of
from tryptyk.games.age_contrived.rules.sections import add_spaces, is_open, put
from tryptyk.games.age_contrived.state import Player, Side, State
from tryptyk.kernel.decision import Decision, Offer, Option, Script
from tryptyk.kernel.state import Item

PLACE: Final = "place"

# What the energies were lifted by.
DEPLOYED: Final = 1
OTHERWISE: Final = 0


def place_item(seat: int, *, how: int) -> Item:
    return (PLACE, seat, how)


def place_act(g: State, seat: int, how: int) -> Script | None:
    """One of the energies in hand goes to its place, then the next (WC-DEPL-06)."""
    player = g.players[seat]
    if not player.hand:
        return None
    return ask_place(g, player, how)


def place_offer(g: State, player: Player, explain: bool = False) -> Offer:
    offer = Offer(explain)
    for kind in kinds_in(player.hand):
        add_places(g, player, kind, offer)
    return offer


def add_places(g: State, player: Player, kind: int, offer: Offer) -> None:
    """Where an energy of a kind may be placed (WC-DEPL-03..05)."""
    offer.add(("pool", KINDS[kind]), None)
    add_spaces(g, kind, offer.options)
    add_achievements(g, player, kind, offer)


def ask_place(g: State, player: Player, how: int) -> Script:
    picked = yield Decision(
        PLACE,
        (player.number,),
        place_offer(g, player).options,
        about=(named(player.hand),),
        refusals=lambda: place_offer(g, player, explain=True).refusals(),
    )
    g.then(place_item(player.number, how=how))
    kind = KINDS.index(str(picked[1]))
    player.hand -= UNIT[kind]
    put_down(g, player, kind, picked)
    if how == DEPLOYED and picked[0] == "build":
        region = MONUMENT[str(picked[2])]
        if is_open(g, region):
            god_of(player).deployed(g, player, kind, region)


def put_down(g: State, player: Player, kind: int, picked: Option) -> None:
    """One energy goes where an option says."""
    verb = picked[0]
    if verb == "pool":
        put_in_pool(g, player, kind)
    elif verb == "build":
        put(g, player, MONUMENT[str(picked[2])], int(picked[3]) - 1, kind)
    else:
        assert verb == "achieve", verb
        number = achievement_number(g, str(picked[2]))
        put_on_achievement(g, player, number, SCORING_SPACES.index(str(picked[3])), kind)
        after_bind(g, player)


def put_in_pool(g: State, side: Side, kind: int) -> None:
    side.pool += UNIT[kind]
    g.tell("pool", side.number, KINDS[kind])
