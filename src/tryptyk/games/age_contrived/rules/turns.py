"""A player's turn: a convey turn or an action turn (WC-TURN)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import PLACES
from tryptyk.games.age_contrived.rules.actions import pay, payments
from tryptyk.games.age_contrived.rules.convey import convey
from tryptyk.games.age_contrived.state import QUIET, Player, State
from tryptyk.kernel.decision import Decision, Offer, Script
from tryptyk.kernel.state import Item

CHOOSE: Final = "choose_turn"
AUTOMA_TURN: Final = "automa_turn"


def automa_turn_item() -> Item:
    return (AUTOMA_TURN,)


def turn_act(g: State, number: int) -> Script | None:
    """The turn begins, for everybody: where the figures stand now is where they started it (WC-ABIL-15)."""
    g.active = number
    g.turn += 1
    g.announced = False
    for side in g.sides:
        side.started = PLACES[side.place].regions
        side.entered = QUIET
        side.moved_by = 0
        side.extra_step = False
    if g.automa is not None:
        # What "unvisited monument" remembers begins anew in every turn (WS-AMB-07).
        g.automa.visited = 0
    g.tell("turn", number, g.sides[number].turns + 1)
    if number < len(g.players):
        return choose_turn_act(g, number)
    g.then(automa_turn_item())
    return None


def turn_offer(player: Player, explain: bool = False) -> Offer:
    """Which tile to convey, or which energy to spend on a first action (WC-TURN-01, 02, 06, WC-EXP-02)."""
    offer = Offer(explain)
    for tile in player.inactive:
        if ("convey", tile.id) not in offer.options:
            offer.add(("convey", tile.id), None)
    paying = payments(player)
    for option in paying:
        offer.add(option, None)
    if not paying and explain:
        offer.add(("pay", 1, "compass"), ("no-energy-below", "WC-TURN-06"))
    return offer


def choose_turn_act(g: State, seat: int) -> Script:
    player = g.players[seat]
    picked = yield Decision(
        CHOOSE,
        (seat,),
        turn_offer(player).options,
        explicit=True,
        refusals=lambda: turn_offer(player, explain=True).refusals(),
    )
    if picked[0] == "convey":
        convey(g, player, str(picked[1]))
    else:
        pay(g, player, picked)
