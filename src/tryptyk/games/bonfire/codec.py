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
from tryptyk.games.bonfire.state import City, Player, State, Tom
from tryptyk.kernel.codec import Fields, ids

_STATE: Final = Fields(
    as_is=(
        "only_if_lacking", "specialist_6_gold", "countdown_waits", "wheel", "starting", "active", "turn",
        "stack", "running", "countdown_from",
    ),
    lists=("sunk", "neutral"),
    several={
        "gnome_deck": GNOMES, "gnome_discard": GNOMES, "elders": GNOMES, "path_pile": PATH_TILES,
        "path_display": PATH_TILES, "specialists": GNOMES,
    },
)  # fmt: skip
_TUPLES: Final = ("fields", "council")
_CITY: Final = Fields(
    as_is=("lit", "portals"),
    lists=("guardians", "points"),
    several={"tasks": TASKS, "path": PATH_TILES, "gnomes": GNOMES},
)
_PLAYER: Final = Fields(
    as_is=("ship", "out", "passed"),
    lists=("tiles", "resources", "offered"),
    tables=("stacks",),
    one={"apart": FATE_TILES},
    several={"column": FATE_TILES},
)
_TOM: Final = Fields(as_is=("novices", "passes"), several={"deck": TOM_CARDS, "discard": TOM_CARDS})


def dump(g: State) -> dict[str, Any]:
    data = g.dump_base()
    data.update(_STATE.dump(g))
    data.update({name: [list(inner) for inner in getattr(g, name)] for name in _TUPLES})
    data["islands"] = [ids(tasks) for tasks in g.islands]
    data["players"] = [_dump_player(player) for player in g.players]
    data["tom"] = None if g.tom is None else {**_dump_city(g.tom), **_TOM.dump(g.tom)}
    return data


def _dump_city(city: City) -> dict[str, Any]:
    return {"board": city.board.id, "colour": city.colour, **_CITY.dump(city)}


def _dump_player(player: Player) -> dict[str, Any]:
    data = {**_dump_city(player), **_PLAYER.dump(player)}
    data["fate"] = [_cells(symbol) for symbol in player.fate]
    data["laid"] = [[tile.id, way] for tile, way in player.laid]
    return data


def _cells(mask: int) -> list[int]:
    """The cells of a set one by one: with those around the area it has more bits than others can hold."""
    return [cell for cell in range(mask.bit_length()) if mask >> cell & 1]


def load(data: dict[str, Any]) -> State:
    g = State()
    g.load_base(data)
    _STATE.load(g, data)
    for name in _TUPLES:
        setattr(g, name, [tuple(inner) for inner in data[name]])
    g.islands = [tuple([TASKS[id] for id in ids]) for ids in data["islands"]]
    g.players = [_load_player(seat, player) for seat, player in enumerate(data["players"])]
    g.tom = None if data["tom"] is None else _load_tom(data["tom"])
    return g


def _load_player(seat: int, data: dict[str, Any]) -> Player:
    player = Player(seat, BOARDS[data["board"]], data["colour"])
    _CITY.load(player, data)
    _PLAYER.load(player, data)
    player.abilities = 0
    for gnome in player.gnomes:
        player.abilities |= gnome.bit
    player.fate = [sum(1 << cell for cell in cells) for cells in data["fate"]]
    player.laid = [(FATE_TILES[id], way) for id, way in data["laid"]]
    return player


def _load_tom(data: dict[str, Any]) -> Tom:
    tom = Tom(BOARDS[data["board"]], data["colour"])
    _CITY.load(tom, data)
    _TOM.load(tom, data)
    # Tom never uses abilities (BF-TOM-06).
    tom.abilities = 0
    return tom
