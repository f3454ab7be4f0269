"""Moving the Ship, and the action of the island where it stops (BF-SHIP)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.abilities import NAVIGATOR
from tryptyk.games.bonfire.components.catalogue import COSTS, ISLAND, ISLANDS
from tryptyk.games.bonfire.components.printed import Island
from tryptyk.games.bonfire.rules.guardians import refuse_retrieve, start_retrieving
from tryptyk.games.bonfire.rules.receiving import refuse_receive, start_receiving
from tryptyk.games.bonfire.state import HARBOUR, Player, State
from tryptyk.kernel.decision import Decision, Option, Reason, Script

SAIL: Final = "sail"
ISLAND_ACTION: Final = "island"
STAY: Final[Option] = ("nothing",)


def ship_price(player: Player, island: Island) -> int:
    """Action Tiles to reach an island (BF-SHIP-01..04, BF-SPEC-21, BF-RUL-61)."""
    if player.ship == HARBOUR:
        return COSTS.ship_first
    ways = island.distances[player.ship]
    if player.abilities & NAVIGATOR and ways > 1:
        ways -= 1
    if ways <= len(COSTS.ship_waterways):
        return COSTS.ship_waterways[ways - 1]
    return COSTS.ship_anywhere


def refuse_ship(player: Player, island: Island, tiles: int) -> Reason | None:
    """``tiles``: so many Ship tiles the player can pay."""
    if player.ship == island.number:
        return ("ship-is-there", "BF-RUL-15")
    price = ship_price(player, island)
    return None if tiles >= price else ("need-tiles", "BF-PAY-01", "ship", price)


def sail_act(g: State, seat: int, id: str) -> None:
    """The Ship arrives; the island's action may follow at once (BF-SHIP-07)."""
    g.players[seat].ship = ISLAND[id].number
    g.tell("sail", seat, id)
    g.then((ISLAND_ACTION, seat))


def island_act(g: State, seat: int) -> Script | None:
    """Receive a Task or retrieve a Guardian, paid in full, or nothing (BF-SHIP-07..09)."""
    player = g.players[seat]
    if refuse_receive(g, player) is None:
        return ask_island(g, player, ("task",))
    if refuse_retrieve(g, player) is None:
        return ask_island(g, player, ("retrieve",))
    return None


def ask_island(g: State, player: Player, option: Option) -> Script:
    picked = yield Decision(ISLAND_ACTION, (player.seat,), [option, STAY], about=(ISLANDS[player.ship].id,))
    if picked == ("task",):
        start_receiving(g, player)
    elif picked == ("retrieve",):
        start_retrieving(g, player)


def council_ship_act(g: State, seat: int) -> Script:
    """Free of charge to any island, the present one included (BF-HC-09, BF-RUL-15, 16)."""
    options: list[Option] = [("ship", island.id) for island in ISLANDS]
    picked = yield Decision("council_ship", (seat,), options)
    g.then((SAIL, seat, picked[1]))
