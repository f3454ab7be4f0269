"""Building a path (BF-PATH)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.catalogue import LIMITS, PATH_COSTS, PATH_TILES
from tryptyk.games.bonfire.components.printed import OWN_PATH_TILES, PATH, PathTile
from tryptyk.games.bonfire.effects.specialists.building import path_built
from tryptyk.games.bonfire.rules.common_tasks import check_completed
from tryptyk.games.bonfire.rules.payment import TILES, pay_item
from tryptyk.games.bonfire.state import Player, State
from tryptyk.kernel.decision import Decision, Offer, Option, Reason, Script
from tryptyk.kernel.state import Item

CHOOSE_PATH: Final = "choose_path"
BUILD: Final = "build"
PILE: Final[Option] = ("draw_path",)
EXCHANGE: Final[Option] = ("exchange_paths",)


def choose_path_item(seat: int, *, exchanged: bool = False) -> Item:
    return (CHOOSE_PATH, seat, 1) if exchanged else (CHOOSE_PATH, seat)


def build_item(seat: int, *, tile: str) -> Item:
    """Without a tile it is the top of the pile."""
    return (BUILD, seat, tile)


def tile_to_build(item: Item) -> str:
    return str(item[2])


def path_price(player: Player) -> int:
    """By the position of the next tile (BF-PATH-04, 05)."""
    return PATH_COSTS[player.path_end + 1]


def refuse_full_path(player: Player) -> Reason | None:
    if len(player.path) >= LIMITS.built_paths:
        return ("path-full", "BF-PATH-06", LIMITS.built_paths)
    return None


def refuse_path(player: Player, tiles: int) -> Reason | None:
    """``tiles``: so many Path tiles the player can pay."""
    full = refuse_full_path(player)
    if full is not None:
        return full
    price = path_price(player)
    return None if tiles >= price else ("need-tiles", "BF-PAY-01", "path", price)


def refuse_exchange(g: State, exchanged: bool) -> Reason | None:
    """Only four tiles of one colour, with a pile to draw from (BF-PATH-07, BF-RUL-11)."""
    shown = [tile.crystal for tile in g.path_display if tile is not None]
    if len(shown) < len(g.path_display) or len(set(shown)) > 1 or not g.path_pile:
        return ("crystals-differ", "BF-PATH-07")
    if exchanged and not [tile for tile in g.path_pile if tile.crystal != shown[0]]:
        # It could go on for ever.
        return ("crystals-alike-everywhere", "BF-RUL-11")
    return None


def choose_path_act(g: State, seat: int, exchanged: int = 0) -> Script:
    """A face-up tile, or unseen the top of the pile; four alike may be exchanged before (BF-PATH-01, 07)."""
    player = g.players[seat]
    offer = _path_offer(g, bool(exchanged), False)
    picked = yield Decision(
        CHOOSE_PATH, (seat,), offer.options, refusals=lambda: _path_offer(g, bool(exchanged), True).refusals()
    )
    if picked == EXCHANGE:
        exchange_display(g)
        g.then(choose_path_item(seat, exchanged=True))
        return
    tile = "" if picked == PILE else str(picked[1])
    g.then(
        pay_item(seat, purse=TILES, items=[PATH] * path_price(player)),
        build_item(seat, tile=tile),
    )


def _path_offer(g: State, exchanged: bool, explain: bool) -> Offer:
    offer = Offer(explain)
    for tile in g.path_display:
        if tile is not None:
            offer.add(("take_path", tile.id), None)
    offer.add(PILE, None if g.path_pile else ("pile-empty", "BF-RUL-10"))
    offer.add(EXCHANGE, refuse_exchange(g, exchanged))
    return offer


def exchange_display(g: State) -> None:
    """The four go under the pile in random order; everybody knows that they lie there (BF-INFO-02)."""
    four = [tile for tile in g.path_display if tile is not None]
    g.rng.shuffle(four)
    g.path_pile[:0] = four
    g.sunk.insert(0, len(four))
    for place in range(len(g.path_display)):
        g.path_display[place] = None
    for place in range(len(g.path_display)):
        refill(g, place)
    g.tell("exchange-paths", g.active)


def draw_path(g: State) -> PathTile:
    """The top tile of the pile, which comes to light."""
    tile = g.path_pile.pop()
    known = sum(g.sunk)
    if len(g.path_pile) < known:
        g.sunk[-1] -= 1
        if not g.sunk[-1]:
            g.sunk.pop()
    g.reveal()
    return tile


def refill(g: State, place: int) -> None:
    """From the pile, if one is left (BF-PATH-03, BF-RUL-10)."""
    if g.path_pile:
        g.path_display[place] = draw_path(g)


def build_act(g: State, seat: int, id: str) -> None:
    """The tile that was chosen; without an id the top of the pile."""
    player = g.players[seat]
    if id:
        tile = PATH_TILES[id]
        take_from_display(g, tile)
    else:
        tile = draw_path(g)
    build(g, player, tile)


def take_from_display(g: State, tile: PathTile) -> None:
    place = g.path_display.index(tile)
    g.path_display[place] = None
    refill(g, place)


def build(g: State, player: Player, tile: PathTile) -> None:
    """Joined to the last tile: the place is never a choice (BF-PATH-02)."""
    player.path.append(tile)
    g.tell("build-path", player.seat, tile.id)
    path_built(g, player, tile)
    check_completed(g, player, OWN_PATH_TILES)


# The Path field of the High Council


def council_path_act(g: State, seat: int) -> Script:
    """A face-up tile, or any kind that is in the pile, which is then shuffled (BF-HC-04, BF-INFO-07)."""
    options: list[Option] = [("take_path", tile.id) for tile in g.path_display if tile is not None]
    kinds = {tile.kind for tile in g.path_pile}
    options.extend([("search_path", kind) for kind in sorted(kinds)])
    picked = yield Decision("council_path", (seat,), options)
    player = g.players[seat]
    if picked[0] == "take_path":
        tile = PATH_TILES[str(picked[1])]
        take_from_display(g, tile)
    else:
        # Of tiles alike the first by name: the order of the pile must not choose (BF-INFO-07).
        tile = min([tile for tile in g.path_pile if tile.kind == picked[1]], key=str)
        g.path_pile.remove(tile)
        g.rng.shuffle(g.path_pile)
        g.sunk = []
        g.tell("shuffle-paths")
    build(g, player, tile)
