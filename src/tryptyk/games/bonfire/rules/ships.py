"""Moving the Ship, and the action of the island where it stops (BF-SHIP)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.catalogue import COSTS, ISLAND, ISLANDS
from tryptyk.games.bonfire.components.printed import GUARDIAN, TASK, Island
from tryptyk.games.bonfire.effects.specialists.building import sails_nearer
from tryptyk.games.bonfire.rules.guardians import refuse_retrieve, start_retrieving
from tryptyk.games.bonfire.rules.payment import power
from tryptyk.games.bonfire.rules.receiving import refuse_receive, start_receiving
from tryptyk.games.bonfire.state import HARBOUR, Player, State
from tryptyk.kernel.decision import Decision, Offer, Option, Reason, Script
from tryptyk.kernel.state import Item

SAIL: Final = "sail"
ISLAND_ACTION: Final = "island"
STAY: Final[Option] = ("nothing",)


def sail_item(seat: int, *, island: str) -> Item:
    return (SAIL, seat, island)


def island_item(seat: int) -> Item:
    return (ISLAND_ACTION, seat)


def ship_price(player: Player, island: Island) -> int:
    return price_from(player.ship, sails_nearer(player), island)


def price_from(ship: int, navigator: bool, island: Island) -> int:
    """Action Tiles to reach an island from where a Ship is (BF-SHIP-01..04, BF-SPEC-21, BF-RUL-61)."""
    if ship == HARBOUR:
        return COSTS.ship_first
    ways = island.distances[ship]
    if navigator and ways > 1:
        ways -= 1
    if ways <= len(COSTS.ship_waterways):
        return COSTS.ship_waterways[ways - 1]
    return COSTS.ship_anywhere


def refuse_ship(ship: int, navigator: bool, island: Island, tiles: int) -> Reason | None:
    """``tiles``: so many Ship tiles the player can pay."""
    if ship == island.number:
        return ("ship-is-there", "BF-RUL-15")
    price = price_from(ship, navigator, island)
    return None if tiles >= price else ("need-tiles", "BF-PAY-01", "ship", price)


DEAREST: Final = COSTS.ship_anywhere
"""More tiles do not take a Ship anywhere else."""
VOYAGES: Final[list[Option]] = [("ship", island.id) for island in ISLANDS]
WITHIN_REACH: Final[list[list[list[list[Option]]]]] = [
    [
        [
            [VOYAGES[to.number] for to in ISLANDS if refuse_ship(ship, navigator, to, tiles) is None]
            for tiles in range(DEAREST + 1)
        ]
        for ship in range(HARBOUR, len(ISLANDS))
    ]
    for navigator in (False, True)
]
"""Where a Ship can go: without and with the Navigator, from the harbour or an island, for so many tiles."""


def add_islands(player: Player, tiles: int, offer: Offer) -> None:
    navigator = sails_nearer(player)
    if offer.explain:
        for island in ISLANDS:
            offer.add(VOYAGES[island.number], refuse_ship(player.ship, navigator, island, tiles))
    else:
        offer.options.extend(WITHIN_REACH[int(navigator)][player.ship - HARBOUR][min(tiles, DEAREST)])


def sail_act(g: State, seat: int, id: str) -> None:
    """The Ship arrives; the island's action may follow at once (BF-SHIP-07)."""
    g.players[seat].ship = ISLAND[id].number
    g.tell("sail", seat, id)
    g.then(island_item(seat))


def island_act(g: State, seat: int) -> Script | None:
    """Receive a Task or retrieve a Guardian, paid in full, or nothing (BF-SHIP-07..09)."""
    player = g.players[seat]
    if refuse_receive(g, player, power(player, TASK)) is None:
        return ask_island(g, player, ("task",))
    if refuse_retrieve(player, power(player, GUARDIAN)) is None:
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
    picked = yield Decision("council_ship", (seat,), VOYAGES[:])
    g.then(sail_item(seat, island=str(picked[1])))
