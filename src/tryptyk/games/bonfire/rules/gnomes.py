"""Recruiting Gnomes: Specialists and Elders (BF-GNO, BF-ELD)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.catalogue import COSTS, GNOMES, LIMITS
from tryptyk.games.bonfire.components.printed import (
    GNOME,
    OWN_GNOMES,
    OWN_GUARDIANS,
    OWN_PATH_TILES,
    OWN_PORTALS,
    OWN_TASKS,
    RESOURCES,
    Gnome,
)
from tryptyk.games.bonfire.effects.specialists.company import recruited
from tryptyk.games.bonfire.effects.specialists.prices import any_goods_for_gnomes
from tryptyk.games.bonfire.rules.common_tasks import check_completed, count
from tryptyk.games.bonfire.rules.payment import ANY_KIND, GOODS, TILES, can_pay, pay_item, power
from tryptyk.games.bonfire.rules.supply import score
from tryptyk.games.bonfire.state import BY_ELDERS, Player, State
from tryptyk.kernel.decision import Decision, Offer, Option, Reason, Script
from tryptyk.kernel.state import Item

GNOME_PRICE: Final = "gnome_price"
RECRUIT: Final = "recruit"
MOST: Final = LIMITS.gnomes
VARIANTS: Final[list[tuple[int, int]]] = list(zip(COSTS.gnome_tiles, COSTS.gnome_resources))
"""Of the price: Gnome tiles, and Resources."""
GNOME_OPTIONS: Final[dict[str, Option]] = {id: ("gnome", id) for id in GNOMES}
NEED_RESOURCES: Final[Reason] = ("need-resources", "BF-GNO-02")


def gnome_price_item(seat: int, *, gnome: str) -> Item:
    return (GNOME_PRICE, seat, gnome)


def recruit_item(seat: int, *, gnome: str) -> Item:
    return (RECRUIT, seat, gnome)


def gnome_to_come(item: Item) -> str:
    return str(item[2])


def refuse_gnome(player: Player, cost: int, tiles: int, any_goods: bool) -> Reason | None:
    """One that shows a Resource; ``tiles``: so many Gnome tiles the player can pay.

    ``any_goods``: whether any Resources will do (BF-SPEC-09).
    """
    if len(player.gnomes) >= MOST:
        return ("gnomes-full", "BF-GNO-08", MOST)
    reason: Reason | None = None
    for variant in VARIANTS:
        reason = refuse_variant(player, cost, variant, tiles, any_goods)
        if reason is None:
            return None
    return reason


def refuse_variant(
    player: Player, cost: int, variant: tuple[int, int], tiles: int, any_goods: bool
) -> Reason | None:
    """Two tiles and a Resource, or one tile and two Resources (BF-GNO-02..04)."""
    price, goods = variant
    if tiles < price:
        return ("need-tiles", "BF-PAY-01", "gnome", price)
    if any_goods:
        affordable = player.resource_count >= goods
    else:
        affordable = can_pay(player, cost, cost if goods == 2 else -1)
    return None if affordable else NEED_RESOURCES


def add_gnomes(g: State, player: Player, tiles: int, offer: Offer) -> None:
    """The face-up Specialists and the Elders: whether one can be had depends on the Resource it shows."""
    any_goods = any_goods_for_gnomes(player)
    reasons = [refuse_gnome(player, cost, tiles, any_goods) for cost in range(len(RESOURCES))]
    for gnome in g.specialists:
        if gnome is not None:
            offer.add(GNOME_OPTIONS[gnome.id], reasons[gnome.cost])
    for gnome in g.elders:
        offer.add(GNOME_OPTIONS[gnome.id], reasons[gnome.cost])


def gnome_price_act(g: State, seat: int, id: str) -> Script:
    player = g.players[seat]
    gnome = GNOMES[id]
    offer = _price_offer(player, gnome, False)
    picked = yield Decision(
        GNOME_PRICE,
        (seat,),
        offer.options,
        about=(id,),
        refusals=lambda: _price_offer(player, gnome, True).refusals(),
    )
    purse = ANY_KIND if any_goods_for_gnomes(player) else GOODS
    g.then(
        pay_item(seat, purse=TILES, items=[GNOME] * int(picked[1])),
        pay_item(seat, purse=purse, items=[gnome.cost] * int(picked[2])),
        recruit_item(seat, gnome=id),
    )


def _price_offer(player: Player, gnome: Gnome, explain: bool) -> Offer:
    offer = Offer(explain)
    tiles = power(player, GNOME)
    any_goods = any_goods_for_gnomes(player)
    for variant in VARIANTS:
        reason = refuse_variant(player, gnome.cost, variant, tiles, any_goods)
        offer.add(("price", variant[0], variant[1]), reason)
    return offer


def recruit_act(g: State, seat: int, id: str) -> None:
    recruit(g, g.players[seat], GNOMES[id])


def recruit(g: State, player: Player, gnome: Gnome) -> None:
    """Face up below the board; it works from now on (BF-GNO-05..07, BF-RUL-29, 30)."""
    if gnome.elder:
        g.elders.remove(gnome)
    else:
        refill(g, g.specialists.index(gnome))
    player.gnomes.append(gnome)
    player.abilities |= gnome.bit
    g.tell("recruit", player.seat, gnome.id)
    if gnome.elder:
        score(g, player, BY_ELDERS, elder_points(player, gnome))
    recruited(g, player, gnome)
    check_completed(g, player, OWN_GNOMES)


def refill(g: State, place: int) -> None:
    """The next card of the Gnome deck, if there is one (BF-GNO-06)."""
    g.specialists[place] = draw_gnome(g)


def draw_gnome(g: State) -> Gnome | None:
    """The top card of the Gnome deck, which comes to light.

    An empty deck is made anew from the discard pile (BF-TOM-21). Only Tom's turns put cards there, so with
    several players it stays empty (BF-RUL-48).
    """
    if not g.gnome_deck and g.gnome_discard:
        g.gnome_deck = g.gnome_discard
        g.gnome_discard = []
        g.rng.shuffle(g.gnome_deck)
        g.tell("gnomes-shuffled")
    if not g.gnome_deck:
        return None
    g.reveal()
    return g.gnome_deck.pop()


def elder_points(player: Player, elder: Gnome) -> int:
    """A point for each thing that the Elder counts, this card included (BF-ELD, BF-RUL-64)."""
    counts = elder.elder
    if counts == "path_tiles_with_start":
        points = count(player, OWN_PATH_TILES)
    elif counts == "fate_tiles_in_area":
        points = len(player.laid)
    elif counts == "portals":
        points = count(player, OWN_PORTALS)
    elif counts == "tasks_and_bonfires":
        points = count(player, OWN_TASKS)
    elif counts == "guardians":
        points = count(player, OWN_GUARDIANS)
    else:
        assert counts == "gnomes_with_self", counts
        points = count(player, OWN_GNOMES)
    return points


def council_specialist_act(g: State, seat: int) -> Script:
    """A face-up Specialist free of charge (BF-HC-07)."""
    options: list[Option] = [("gnome", gnome.id) for gnome in g.specialists if gnome is not None]
    picked = yield Decision("council_specialist", (seat,), options)
    recruit(g, g.players[seat], GNOMES[str(picked[1])])
