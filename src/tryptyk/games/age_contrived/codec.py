"""A state as plain data, for snapshots; apart from the model, which knows nothing of it."""

from __future__ import annotations

from typing import Any, Final

from tryptyk.games.age_contrived.components.catalogue import (
    ACHIEVEMENTS,
    ACTION_TILES,
    BENEFIT_TOKENS,
    BRIDGES,
    CHARACTERS,
    TILES,
)
from tryptyk.games.age_contrived.components.printed import Bridge
from tryptyk.games.age_contrived.components.solo import AutomaCard
from tryptyk.games.age_contrived.components.solo_catalogue import AUTOMA_CARDS, SOLO_SIDES
from tryptyk.games.age_contrived.rules.sides import set_abilities
from tryptyk.games.age_contrived.state import Automa, Player, Side, State

_AS_IS: Final = (
    "conduit_movement", "prototype", "turn_limit", "with_abilities", "with_wind", "in_play", "closed",
    "patrons", "secret", "first", "active", "turn", "over",
)  # fmt: skip
_LISTS: Final = ("built", "finishers", "upgrades", "doubles", "singles")
_SIDE: Final = (
    "reserve", "exhausted", "pool", "hand", "aside", "charged", "patron", "bridges", "place", "facing",
    "started", "entered", "moved_by", "extra_step", "turns",
)  # fmt: skip
_SIDE_LISTS: Final = ("bound", "pillars", "achieved", "tracks", "track_kinds")
_PLAYER: Final = ("refills", "wind", "fillable", "front")
_PLAYER_LISTS: Final = ("upper", "lower", "conduits", "matched")
_AUTOMA: Final = (
    "action_pool",
    "deploy_pool",
    "upgrades",
    "removals",
    "switches",
    "marker",
    "ring",
    "visited",
)
_AUTOMA_LISTS: Final = ("monuments", "conduits", "progress")
_PILES: Final = ("deck", "discard", "supply", "under_conduits", "under_pairs")


def dump(g: State) -> dict[str, Any]:
    data = g.dump_base()
    data.update({name: getattr(g, name) for name in _AS_IS})
    data.update({name: list(getattr(g, name)) for name in _LISTS})
    data["announced"] = g.announced
    data["spaces"] = [spaces[:] for spaces in g.spaces]
    data["benefits"] = _ids(g.benefits)
    data["achievements"] = _ids(g.achievements)
    data["bridges"] = [None if bridge is None else [bridge.id, bridge.face] for bridge in g.bridges]
    data["tiles"] = _ids(g.tiles)
    data["stack"] = _ids(g.stack)
    data["supply"] = _ids(g.supply)
    data["players"] = [_dump_player(player) for player in g.players]
    data["automa"] = None if g.automa is None else _dump_automa(g.automa)
    return data


def _ids(things: Any) -> list[str | None]:
    return [None if thing is None else thing.id for thing in things]


def _dump_side(side: Side) -> dict[str, Any]:
    data: dict[str, Any] = {"character": side.character.id}
    data.update({name: getattr(side, name) for name in _SIDE})
    data.update({name: list(getattr(side, name)) for name in _SIDE_LISTS})
    return data


def _dump_player(player: Player) -> dict[str, Any]:
    data = _dump_side(player)
    data.update({name: getattr(player, name) for name in _PLAYER})
    data.update({name: list(getattr(player, name)) for name in _PLAYER_LISTS})
    data["channel"] = _ids(player.channel)
    data["inactive"] = _ids(player.inactive)
    data["actions"] = _ids(player.actions)
    return data


def _dump_automa(automa: Automa) -> dict[str, Any]:
    data = _dump_side(automa)
    data["side"] = automa.side.id
    data.update({name: getattr(automa, name) for name in _AUTOMA})
    data.update({name: list(getattr(automa, name)) for name in _AUTOMA_LISTS})
    data.update({name: _ids(getattr(automa, name)) for name in _PILES})
    return data


def load(data: dict[str, Any]) -> State:
    g = State()
    g.load_base(data)
    for name in _AS_IS:
        setattr(g, name, data[name])
    for name in _LISTS:
        setattr(g, name, list(data[name]))
    # Games that were stored without it have said nothing.
    g.announced = data.get("announced", False)
    g.spaces = [list(spaces) for spaces in data["spaces"]]
    g.benefits = [None if id is None else BENEFIT_TOKENS[id] for id in data["benefits"]]
    g.achievements = [ACHIEVEMENTS[id] for id in data["achievements"]]
    g.bridges = [_bridge(bridge) for bridge in data["bridges"]]
    g.tiles = [None if id is None else TILES[id] for id in data["tiles"]]
    g.stack = [TILES[id] for id in data["stack"]]
    g.supply = [BRIDGES[id][0] for id in data["supply"]]
    g.players = [_load_player(seat, player) for seat, player in enumerate(data["players"])]
    g.automa = None if data["automa"] is None else _load_automa(len(g.players), data["automa"])
    g.gather()
    for side in g.sides:
        set_abilities(g, side)
    return g


def _bridge(data: list[Any] | None) -> Bridge | None:
    return None if data is None else BRIDGES[data[0]][data[1]]


def _load_side(side: Side, data: dict[str, Any]) -> None:
    for name in _SIDE:
        setattr(side, name, data[name])
    for name in _SIDE_LISTS:
        setattr(side, name, list(data[name]))


def _load_player(seat: int, data: dict[str, Any]) -> Player:
    player = Player(seat, CHARACTERS[data["character"]])
    _load_side(player, data)
    for name in _PLAYER:
        setattr(player, name, data[name])
    for name in _PLAYER_LISTS:
        setattr(player, name, list(data[name]))
    player.channel = [TILES[id] for id in data["channel"]]
    player.inactive = [TILES[id] for id in data["inactive"]]
    player.actions = [ACTION_TILES[id] for id in data["actions"]]
    return player


def _load_automa(number: int, data: dict[str, Any]) -> Automa:
    automa = Automa(number, CHARACTERS[data["character"]], SOLO_SIDES[data["side"]])
    _load_side(automa, data)
    for name in _AUTOMA:
        setattr(automa, name, data[name])
    for name in _AUTOMA_LISTS:
        setattr(automa, name, list(data[name]))
    for name in _PILES:
        setattr(automa, name, [_card(id) for id in data[name]])
    return automa


def _card(id: str | None) -> AutomaCard | None:
    return None if id is None else AUTOMA_CARDS[id]
