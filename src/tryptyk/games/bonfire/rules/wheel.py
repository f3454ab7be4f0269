"""Using the Great Bonfire (BF-GB)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.catalogue import COSTS, FIELDS, PORTALS
from tryptyk.games.bonfire.components.printed import OWN_PORTALS, POSITIONS
from tryptyk.games.bonfire.effects.specialists.building import open_notches, takes_all_rewards, turns_nearer
from tryptyk.games.bonfire.rules.common_tasks import check_completed
from tryptyk.games.bonfire.rules.supply import gain_resource, gain_tiles, score
from tryptyk.games.bonfire.state import BY_WHEEL, City, Player, State, without
from tryptyk.kernel.decision import Decision, Offer, Option, Reason, Script
from tryptyk.kernel.state import Item

TURN_WHEEL: Final = "turn_wheel"
TILE: Final = "tile"
GOOD: Final = "good"
"""The Resource, or the points."""
PORTAL: Final = "portal"


def turn_wheel_item(seat: int, *, field: int) -> Item:
    return (TURN_WHEEL, seat, field)


def wheel_price(g: State, player: Player, field: int) -> int:
    return price_from(g.wheel, turns_nearer(player), field)


def price_from(wheel: int, turner: bool, field: int) -> int:
    """Action Tiles to turn the Great Bonfire to a field (BF-GB-01..04, BF-SPEC-22, BF-RUL-26, 61)."""
    if wheel == 0:
        return COSTS.wheel_first
    distance = (field - wheel) % len(FIELDS)
    if distance == 0:
        return COSTS.wheel_anywhere
    if turner and distance > 1:
        distance -= 1
    return COSTS.wheel_fields[distance - 1] if distance <= len(COSTS.wheel_fields) else COSTS.wheel_anywhere


def refuse_wheel(wheel: int, turner: bool, field: int, tiles: int) -> Reason | None:
    """``tiles``: so many Great Bonfire tiles the player can pay."""
    price = price_from(wheel, turner, field)
    return None if tiles >= price else ("need-tiles", "BF-PAY-01", "great_bonfire", price)


DEAREST: Final = COSTS.wheel_anywhere
"""More tiles do not turn it any farther."""
TURNS: Final[list[Option]] = [("wheel", field.id) for field in FIELDS]
WITHIN_REACH: Final[list[list[list[list[Option]]]]] = [
    [
        [
            [TURNS[n] for n in range(len(FIELDS)) if refuse_wheel(wheel, turner, n + 1, tiles) is None]
            for tiles in range(DEAREST + 1)
        ]
        for wheel in range(len(FIELDS) + 1)
    ]
    for turner in (False, True)
]
"""Where it can be turned: without and with the Fire Turner, from a field or none, for so many tiles."""


def add_fields(g: State, player: Player, tiles: int, offer: Offer) -> None:
    turner = turns_nearer(player)
    if offer.explain:
        for field in range(1, len(FIELDS) + 1):
            offer.add(TURNS[field - 1], refuse_wheel(g.wheel, turner, field, tiles))
    else:
        offer.options.extend(WITHIN_REACH[int(turner)][g.wheel][min(tiles, DEAREST)])


def next_notch(city: City) -> int:
    """The rightmost empty one (BF-GB-10, BF-RUL-65); 0 if all are filled."""
    for position in range(len(POSITIONS), 0, -1):
        if not city.portals >> position & 1:
            return position
    return 0


def fitting(g: State, player: Player, field: int) -> list[int]:
    """The positions whose notch a Portal of the field fits, as far as they can be filled now (BF-GB-11)."""
    there = g.fields[field - 1]
    return [
        place for place in open_notches(player, next_notch(player)) if player.board.notches[place] in there
    ]


def turn_wheel_act(g: State, seat: int, field: int) -> Script | None:
    """Turn it, and receive two of three rewards (BF-GB-05..08, BF-RUL-25)."""
    player = g.players[seat]
    g.wheel = field
    g.tell("turn-wheel", seat, FIELDS[field - 1].id)
    places = fitting(g, player, field)
    if not places:
        reward_tile(g, player, field)
        reward_good(g, player, field)
        return None
    return ask_rewards(g, player, field, places)


def ask_rewards(g: State, player: Player, field: int, places: list[int]) -> Script:
    options: list[Option] = [(TILE, GOOD), (TILE, PORTAL), (GOOD, PORTAL)]
    options = [("rewards", *option) for option in options]
    if takes_all_rewards(player):
        options.append(("all_rewards",))
    picked = yield Decision("rewards", (player.seat,), options, about=(FIELDS[field - 1].id,))
    everything = picked == ("all_rewards",)
    if everything or TILE in picked:
        reward_tile(g, player, field)
    if everything or GOOD in picked:
        reward_good(g, player, field)
    if everything or PORTAL in picked:
        notches: list[Option] = [("portal", PORTALS[player.board.notches[place]]) for place in places]
        picked = yield Decision("portal", (player.seat,), notches)
        take_portal(g, player, field, PORTALS.index(str(picked[1])))


def reward_tile(g: State, player: Player, field: int) -> None:
    gain_tiles(g, player, FIELDS[field - 1].tile)


def reward_good(g: State, player: Player, field: int) -> None:
    """The Resource shown or the points shown: not a choice (BF-RUL-24)."""
    printed = FIELDS[field - 1]
    if printed.resource >= 0:
        gain_resource(g, player, printed.resource)
    else:
        score(g, player, BY_WHEEL, printed.points)


def take_portal(g: State, player: Player, field: int, portal: int) -> None:
    g.fields[field - 1] = without(g.fields[field - 1], portal)
    player.portals |= 1 << player.board.position_of(portal)
    g.tell("portal", player.seat, PORTALS[portal], player.board.position_of(portal))
    check_completed(g, player, OWN_PORTALS)


def council_wheel_act(g: State, seat: int) -> Script:
    """Free of charge to any field (BF-HC-06)."""
    picked = yield Decision("council_wheel", (seat,), TURNS[:])
    g.then(turn_wheel_item(seat, field=field_number(str(picked[1]))))


def field_number(id: str) -> int:
    for number in range(len(FIELDS)):
        if FIELDS[number].id == id:
            return number + 1
    raise KeyError(id)
