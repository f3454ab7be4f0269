"""What a player gains: Action Tiles, Resources and points."""

from __future__ import annotations

from tryptyk.games.bonfire.components.printed import ACTION_TILES, RESOURCES
from tryptyk.games.bonfire.state import City, Player, State


def gain_tiles(g: State, player: Player, kind: int, amount: int = 1) -> None:
    """There is no limit, neither of the stock nor of what one may hold (BF-COMP-04, BF-FATE-13)."""
    player.tiles[kind] += amount
    g.tell("gain-tiles", player.seat, ACTION_TILES[kind], amount)


def gain_resource(g: State, player: Player, kind: int, amount: int = 1) -> None:
    player.resources[kind] += amount
    g.tell("gain-resource", player.seat, RESOURCES[kind], amount)


def score(g: State, city: City, source: int, amount: int) -> None:
    """The score marker advances at once (BF-COMP-31)."""
    city.points[source] += amount
    if isinstance(city, Player):
        g.tell("points", city.seat, amount)
    else:
        g.tell("tom-points", amount)
