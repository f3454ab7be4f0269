"""A state as plain data, for snapshots; apart from the model, which knows nothing of it."""

from __future__ import annotations

from typing import Any, Final

from tryptyk.games.bonfire.components.catalogue import (
    BOARDS,
    FATE_TILES,
    GNOMES,
    PATH_TILES,
    TASKS,
    TOM_CARDS,
)
from tryptyk.games.bonfire.components.printed import Gnome, PathTile, Task
from tryptyk.games.bonfire.state import City, Player, State, Tom

_AS_IS: Final = (
    "only_if_lacking", "specialist_6_gold", "countdown_waits", "wheel", "starting", "active", "turn", "stack",
    "running", "countdown_from",
)  # fmt: skip
_LISTS: Final = ("sunk", "neutral")
_NESTED: Final = ("fields", "council")
_GNOMES: Final = ("gnome_deck", "gnome_discard", "elders")
_PLAYER: Final = ("ship", "out", "passed")
_PLAYER_LISTS: Final = ("tiles", "resources", "offered")


def dump(g: State) -> dict[str, Any]:
    data = g.dump_base()
    data.update({name: getattr(g, name) for name in _AS_IS})
    data.update({name: list(getattr(g, name)) for name in _LISTS})
    data.update({name: [list(inner) for inner in getattr(g, name)] for name in _NESTED})
    data.update({name: _ids(getattr(g, name)) for name in _GNOMES})
    data["islands"] = [_ids(tasks) for tasks in g.islands]
    data["path_pile"] = _ids(g.path_pile)
    data["path_display"] = _ids(g.path_display)
    data["specialists"] = _ids(g.specialists)
    data["players"] = [_dump_player(player) for player in g.players]
    data["tom"] = None if g.tom is None else _dump_tom(g.tom)
    return data


def _ids(things: Any) -> list[str | None]:
    return [None if thing is None else thing.id for thing in things]


def _dump_city(city: City) -> dict[str, Any]:
    return {
        "board": city.board.id,
        "colour": city.colour,
        "tasks": _ids(city.tasks),
        "lit": city.lit,
        "portals": city.portals,
        "path": _ids(city.path),
        "guardians": city.guardians[:],
        "gnomes": _ids(city.gnomes),
        "points": city.points[:],
    }


def _dump_player(player: Player) -> dict[str, Any]:
    data = _dump_city(player)
    data.update({name: getattr(player, name) for name in _PLAYER})
    data.update({name: list(getattr(player, name)) for name in _PLAYER_LISTS})
    data["fate"] = [_cells(symbol) for symbol in player.fate]
    data["column"] = _ids(player.column)
    data["apart"] = None if player.apart is None else player.apart.id
    data["laid"] = [[tile.id, way] for tile, way in player.laid]
    data["stacks"] = [stack[:] for stack in player.stacks]
    return data


def _cells(mask: int) -> list[int]:
    """The cells of a set one by one: with those around the area it has more bits than others can hold."""
    return [cell for cell in range(mask.bit_length()) if mask >> cell & 1]


def _dump_tom(tom: Tom) -> dict[str, Any]:
    data = _dump_city(tom)
    data["deck"] = _ids(tom.deck)
    data["discard"] = _ids(tom.discard)
    data["novices"] = tom.novices
    data["passes"] = tom.passes
    return data


def load(data: dict[str, Any]) -> State:
    g = State()
    g.load_base(data)
    for name in _AS_IS:
        setattr(g, name, data[name])
    for name in _LISTS:
        setattr(g, name, list(data[name]))
    for name in _NESTED:
        setattr(g, name, [tuple(inner) for inner in data[name]])
    for name in _GNOMES:
        setattr(g, name, [GNOMES[id] for id in data[name]])
    g.islands = [tuple([TASKS[id] for id in ids]) for ids in data["islands"]]
    g.path_pile = [PATH_TILES[id] for id in data["path_pile"]]
    g.path_display = [_path_tile(id) for id in data["path_display"]]
    g.specialists = [_gnome(id) for id in data["specialists"]]
    g.players = [_load_player(seat, player) for seat, player in enumerate(data["players"])]
    g.tom = None if data["tom"] is None else _load_tom(data["tom"])
    return g


def _path_tile(id: str | None) -> PathTile | None:
    return None if id is None else PATH_TILES[id]


def _gnome(id: str | None) -> Gnome | None:
    return None if id is None else GNOMES[id]


def _task(id: str | None) -> Task | None:
    return None if id is None else TASKS[id]


def _load_city(city: City, data: dict[str, Any], works: bool) -> None:
    city.tasks = [_task(id) for id in data["tasks"]]
    city.lit = data["lit"]
    city.portals = data["portals"]
    city.path = [PATH_TILES[id] for id in data["path"]]
    city.guardians = list(data["guardians"])
    city.gnomes = [GNOMES[id] for id in data["gnomes"]]
    city.abilities = 0
    if works:
        for gnome in city.gnomes:
            city.abilities |= gnome.bit
    city.points = list(data["points"])


def _load_player(seat: int, data: dict[str, Any]) -> Player:
    player = Player(seat, BOARDS[data["board"]], data["colour"])
    _load_city(player, data, True)
    for name in _PLAYER:
        setattr(player, name, data[name])
    for name in _PLAYER_LISTS:
        setattr(player, name, list(data[name]))
    player.fate = [sum(1 << cell for cell in cells) for cells in data["fate"]]
    player.column = [FATE_TILES[id] for id in data["column"]]
    player.apart = None if data["apart"] is None else FATE_TILES[data["apart"]]
    player.laid = [(FATE_TILES[id], way) for id, way in data["laid"]]
    player.stacks = [list(stack) for stack in data["stacks"]]
    return player


def _load_tom(data: dict[str, Any]) -> Tom:
    tom = Tom(BOARDS[data["board"]], data["colour"])
    # Tom never uses abilities (BF-TOM-06).
    _load_city(tom, data, False)
    tom.deck = [TOM_CARDS[id] for id in data["deck"]]
    tom.discard = [TOM_CARDS[id] for id in data["discard"]]
    tom.novices = data["novices"]
    tom.passes = data["passes"]
    return tom
