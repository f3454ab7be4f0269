"""Claiming tiles from the Pool, and what opponents may add to it then (WC-ACQ, WC-BTIL)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import POOL_COSTS
from tryptyk.games.age_contrived.components.device_catalogue import TILES
from tryptyk.games.age_contrived.components.energy import KINDS, UNIT, kinds_in, named, size
from tryptyk.games.age_contrived.components.printed import POSITIONS, Action, Tile
from tryptyk.games.age_contrived.rules.energies import BORROW, borrow, lenders
from tryptyk.games.age_contrived.rules.placing import put_in_pool
from tryptyk.games.age_contrived.state import Player, Side, State
from tryptyk.kernel.decision import Decision, Option, Reason, Script
from tryptyk.kernel.state import Item

CLAIM: Final = "claim"
PAY_POOL: Final = "pay_pool"
REPLACE: Final = "replace"
SLIDE: Final = "slide"
CONTRIBUTE: Final = "contribute"
AUTOMA_CONTRIBUTES: Final = "automa_contributes"
ENOUGH: Final[Option] = ("enough",)
KEEP: Final[Option] = ("keep",)
PRINTED: Final = 0
"""The costs are those above the tile spaces."""


def claim_item(seat: int, *, left: int, cost: int, price: int = 0, claimed: tuple[str, ...] = ()) -> Item:
    """``price`` is what the tiles claimed so far cost."""
    return (CLAIM, seat, left, cost, price, *claimed)


def pay_pool_item(seat: int, *, price: int) -> Item:
    return (PAY_POOL, seat, price)


def replace_item(seat: int, *, tile: str, fresh: tuple[str, ...] = ()) -> Item:
    """``fresh`` are tiles that may not be replaced."""
    return (REPLACE, seat, tile, *fresh)


def slide_item(claimer: int) -> Item:
    return (SLIDE, claimer)


def contribute_item(number: int) -> Item:
    return (CONTRIBUTE, number)


def automa_contributes_item() -> Item:
    return (AUTOMA_CONTRIBUTES,)


def cost_of(place: int, cost: int) -> int:
    return POOL_COSTS[place] if cost == PRINTED else cost


def affordable(g: State, purse: int, cost: int) -> list[int]:
    """The tile spaces whose tiles can be paid with so many energies."""
    return [place for place in range(len(g.tiles)) if g.tiles[place] and cost_of(place, cost) <= purse]


def refuse_claim(g: State, player: Player, cost: int) -> Reason | None:
    """At least one tile has to be claimed (WC-AMB-10)."""
    if not any([tile is not None for tile in g.tiles]):
        return ("pool-empty", "WC-ACQ-13")
    if not affordable(g, size(player.pool), cost):
        cheapest = min([cost_of(place, cost) for place in range(len(g.tiles)) if g.tiles[place]])
        return ("need-energy-in-pool", "WC-ACQ-02", cheapest, size(player.pool))
    return None


def start_claim(g: State, player: Player, action: Action) -> None:
    g.then(claim_item(player.number, left=action.most, cost=action.cost))


def claim_act(g: State, seat: int, left: int, cost: int, price: int, *claimed: str) -> Script | None:
    """One tile after another is chosen; then all of them are paid and put in place (WC-ACQ-01..03).

    ``price`` is what the tiles chosen so far cost.
    """
    player = g.players[seat]
    places = affordable(g, size(player.pool) - price, cost) if left else []
    if not places:
        start_taking(g, player, price, claimed)
        return None
    return ask_claim(g, player, left, cost, price, claimed, places)


def ask_claim(
    g: State, player: Player, left: int, cost: int, price: int, claimed: tuple[str, ...], places: list[int]
) -> Script:
    seat = player.number
    options: list[Option] = []
    for place in places:
        tile = g.tiles[place]
        assert tile is not None, place
        options.append(("claim_tile", tile.id, cost_of(place, cost)))
    if claimed:
        options.append(ENOUGH)
    picked = yield Decision(CLAIM, (seat,), options, about=(size(player.pool) - price,))
    if picked == ENOUGH:
        start_taking(g, player, price, claimed)
        return
    tile = TILES[str(picked[1])]
    g.tiles[g.tiles.index(tile)] = None
    g.then(
        claim_item(seat, left=left - 1, cost=cost, price=price + int(picked[2]), claimed=(*claimed, tile.id))
    )


def start_taking(g: State, player: Player, price: int, claimed: tuple[str, ...]) -> None:
    seat = player.number
    g.then(slide_item(seat))
    for number in reversed(range(len(claimed))):
        # A claimed tile never replaces one that was claimed with it (WC-AMB-10).
        g.then(replace_item(seat, tile=claimed[number], fresh=claimed[:number]))
    g.then(pay_pool_item(seat, price=price))


def pay_pool_act(g: State, seat: int, price: int) -> Script | None:
    """So many own energies of the Pool are exhausted; the player says which (WC-ACQ-02, 04)."""
    player = g.players[seat]
    kinds = kinds_in(player.pool)
    if len(kinds) == 1 or size(player.pool) == price:
        spent = player.pool if size(player.pool) == price else price * UNIT[kinds[0]]
        spend_pool(g, player, spent)
        return None
    return ask_pool(g, player, price, kinds) if price else None


def ask_pool(g: State, player: Player, price: int, kinds: tuple[int, ...]) -> Script:
    options: list[Option] = [("spend", KINDS[kind]) for kind in kinds]
    picked = yield Decision(PAY_POOL, (player.number,), options, about=(price,))
    spend_pool(g, player, UNIT[KINDS.index(str(picked[1]))])
    if price > 1:
        g.then(pay_pool_item(player.number, price=price - 1))


def spend_pool(g: State, side: Side, spent: int) -> None:
    side.pool -= spent
    side.exhausted += spent
    g.tell("spend", side.number, named(spent))


# Putting tiles in place


def replace_act(g: State, seat: int, id: str, *fresh: str) -> Script:
    """The new tile takes exactly the place of one of the seven (WC-ACQ-06..08)."""
    player = g.players[seat]
    options: list[Option] = []
    for position in range(POSITIONS):
        if player.channel[position].id not in fresh:
            options.append(("replace", player.channel[position].id, position + 1))
    for number in range(len(player.inactive)):
        if player.inactive[number].id not in fresh:
            options.append(("replace_inactive", player.inactive[number].id, number + 1))
    picked = yield Decision(REPLACE, (seat,), options, about=(id,))
    place = int(picked[2]) - 1
    if picked[0] == "replace":
        replace_active(g, player, place, TILES[id])
    else:
        player.inactive[place] = TILES[id]
    g.tell("claim", seat, id, str(picked[1]))


def replace_active(g: State, player: Player, position: int, tile: Tile) -> None:
    """Energy on the old tile is exhausted; it is matched and filled no more (WC-BTIL-04, WC-AMB-45)."""
    player.exhausted += player.upper[position] + player.lower[position]
    player.upper[position] = 0
    player.lower[position] = 0
    player.channel[position] = tile
    player.matched[position] = 0
    player.fillable &= ~(1 << position)
    player.front &= ~(1 << position)


def free_tile_act(g: State, seat: int) -> None:
    """The rightmost tile of the Pool without payment (WC-BTIL-01, 02, 05)."""
    tile = g.tiles[-1]
    if tile is not None:
        g.tiles[-1] = None
        g.then(replace_item(seat, tile=tile.id), slide_item(seat))


# Afterwards


def slide_act(g: State, claimer: int) -> None:
    """Tiles close the gaps, new ones are drawn, and opponents may add to the Pool (WC-ACQ-09..13)."""
    left = [tile for tile in g.tiles if tile is not None]
    while len(left) < len(g.tiles) and g.stack:
        left.insert(0, g.stack.pop())
        g.reveal()
        g.tell("draw-tile", left[0].id)
    for place in range(len(g.tiles)):
        gap = len(g.tiles) - len(left)
        g.tiles[place] = None if place < gap else left[place - gap]
    for number in reversed(g.clockwise(claimer)[:-1]):
        g.then(contribute_item(number))


def contribute_act(g: State, number: int) -> Script | None:
    """Whoever has energy in the Pool may add one (WC-ACQ-11, 12, 14, WC-AMB-11)."""
    if number >= len(g.players):
        g.then(automa_contributes_item())
        return None
    player = g.players[number]
    if not player.pool:
        return None
    options: list[Option] = [("give", KINDS[kind]) for kind in kinds_in(player.exhausted)]
    if not options and lenders(g, player, pool=False):
        options.append(BORROW)
    if not options:
        return None
    options.append(KEEP)
    return ask_contribution(g, player, options)


def ask_contribution(g: State, player: Player, options: list[Option]) -> Script:
    picked = yield Decision(CONTRIBUTE, (player.number,), options, default=KEEP)
    if picked == KEEP:
        return
    if picked == BORROW:
        kind = yield from borrow(g, player, lenders(g, player, pool=False))
    else:
        kind = KINDS.index(str(picked[1]))
    player.exhausted -= UNIT[kind]
    put_in_pool(g, player, kind)
