"""What is worth saying beside an option: what a Gnome costs, what a Task is worth, what lies at a place."""

from __future__ import annotations

from collections.abc import Callable

from tryptyk.games.bonfire.components import catalogue
from tryptyk.games.bonfire.components.catalogue import AREA, COSTS, ISLAND, PATH_COSTS
from tryptyk.games.bonfire.components.printed import ACTION_TILES, COLOURS, GOLD, RESOURCES, YELLOW, PathTile
from tryptyk.games.bonfire.rules import ships, wheel
from tryptyk.games.bonfire.rules.council import GOLD_FIELD
from tryptyk.games.bonfire.rules.fate import WAYS, gain_at
from tryptyk.games.bonfire.rules.guardians import PROCESSION
from tryptyk.games.bonfire.rules.turns import ACT
from tryptyk.games.bonfire.state import HARBOUR
from tryptyk.games.bonfire.view import PlaceView, PlayerView, View
from tryptyk.kernel.decision import Decision, Option
from tryptyk.messages import Remark

DOUBLER = "specialist_fate_doubler"
HERALD = "specialist_herald"
PILGRIM = "specialist_humble_pilgrim"
NAVIGATOR = "specialist_navigator"
STOKER = "specialist_fire_turner"


def remark(view: View, decision: Decision, option: Option) -> Remark:
    if option[0] == "lay":
        return _lay(view, str(decision.about[0]), option)
    if option[0] == "walk":
        return _walk(view, decision.kind, option)
    if decision.kind == ACT and option[0] in _PRICES:
        price = _PRICES[str(option[0])](view, option)
        note = _REMARKS.get(str(option[0]))
        return [("price", *price), *(() if note is None else note(view, option))]
    note = _REMARKS.get(str(option[0]))
    return () if note is None else note(view, option)


def _own(view: View) -> PlayerView:
    """Who is asked: the seat that looks, or whose turn it is."""
    return view.players[view.seat if 0 <= view.seat < len(view.players) else max(view.active, 0)]


def _at(view: View, place: int) -> PlaceView:
    return next(one for one in _own(view).city.places if one.place == place)


def _walk(view: View, kind: str, option: Option) -> Remark:
    """What the path space shows, unless it may be the Herald's Procession, in which nobody brings anything
    (BF-RUL-45)."""
    if kind == PROCESSION and HERALD in _own(view).city.gnomes:
        return ()
    path = _at(view, int(option[2])).path
    shown = catalogue.FIRST_SPACE if path is None else catalogue.PATH_TILES[path].resource
    return [("signs", f"[{RESOURCES[shown]}]")]


def _enter(view: View, option: Option) -> Remark:
    return [("points", catalogue.GUARDIAN_POINTS[int(option[2])])]


def _place(view: View, option: Option) -> Remark:
    """What lies at the position already: the Crystal of its Path Tile, and its Portal."""
    there = _at(view, int(option[1]))
    crystal = "" if there.path is None else f"[crystal_{COLOURS[catalogue.PATH_TILES[there.path].crystal]}]"
    portal = f"[{there.notch}]" if there.portal else ""
    lying = f"{crystal} {portal}".strip()
    return [("signs", lying)] if lying else ()


def _lay(view: View, tile: str, option: Option) -> Remark:
    """What the Fate Tile would bring there."""
    player = _own(view)
    fate = [0] * len(ACTION_TILES)
    for one in player.symbols:
        fate[ACTION_TILES.index(one.symbol)] |= 1 << AREA.places.index((one.row, one.column))
    gain = gain_at(fate, DOUBLER in player.city.gnomes, catalogue.FATE_TILES[tile], WAYS[option])
    tiles = [f"{count}[{id}]" for id, count in zip(ACTION_TILES, gain.tiles, strict=True) if count]
    return [("signs", " ".join([*tiles, f"{gain.gold}[gold]"] if gain.gold else tiles))]


def strip(tile: str) -> str:
    """The symbols of a Fate Tile."""
    return "".join(f"[{ACTION_TILES[symbol]}]" for symbol in catalogue.FATE_TILES[tile].symbols)


def benefit(tile: PathTile) -> str:
    """What is printed on a Path Tile."""
    return f"[crystal_{COLOURS[tile.crystal]}] [{RESOURCES[tile.resource]}]"


def _gnome(view: View, option: Option) -> Remark:
    return [("signs", f"[{RESOURCES[catalogue.GNOMES[str(option[1])].cost]}]")]


def _task(view: View, option: Option) -> Remark:
    return [("points", catalogue.TASKS[str(option[1])].points)]


def _island(view: View, option: Option) -> Remark:
    there = next(island for island in view.islands if island.island == option[1])
    return [("tasks", " ".join(there.tasks))] if there.tasks else ()


def _field(view: View, option: Option) -> Remark:
    number = next(n for n, field in enumerate(view.fields) if field.field == option[1])
    printed = catalogue.FIELDS[number]
    resource = printed.resource
    there = [
        ("signs", f"[{ACTION_TILES[printed.tile]}]"),
        ("signs", f"[{RESOURCES[resource]}]") if resource >= 0 else ("points", printed.points),
    ]
    portals = "".join(f"[{id}]" for id in view.fields[number].portals)
    return [*there, ("signs", portals)] if portals else there


def _council(view: View, option: Option) -> Remark:
    """The fields are named after what they give; of one that is but half of it."""
    return [("signs", f"2[{RESOURCES[GOLD]}] [{ACTION_TILES[YELLOW]}]")] if option[1] == GOLD_FIELD else ()


def _fate(view: View, option: Option) -> Remark:
    column = view.players[max(view.active, 0)].column
    return [("signs", strip(column[0] if option[1] == "top" else column[-1]))]


def _path(view: View, option: Option) -> Remark:
    tile = next(tile for tile in catalogue.PATH_TILES.values() if option[1] in (tile.id, tile.kind))
    return [("signs", benefit(tile))]


def _ship_price(view: View, option: Option) -> tuple[int, str]:
    player = _own(view)
    ship = HARBOUR if player.ship is None else ISLAND[player.ship].number
    return ships.price_from(ship, NAVIGATOR in player.city.gnomes, ISLAND[str(option[1])]), "ship"


def _wheel_price(view: View, option: Option) -> tuple[int, str]:
    at = next((number for number, field in enumerate(view.fields, 1) if field.here), 0)
    field = next(number for number, there in enumerate(view.fields, 1) if there.field == option[1])
    return wheel.price_from(at, STOKER in _own(view).city.gnomes, field), "great_bonfire"


def _path_price(view: View, option: Option) -> tuple[int, str]:
    built = sum(1 for place in _own(view).city.places if place.path is not None)
    return PATH_COSTS[built + 2], "path"


def _task_price(view: View, option: Option) -> tuple[int, str]:
    player = _own(view)
    if PILGRIM in player.city.gnomes:
        return 1, "task"
    offered = player.offered.get(player.ship or "", 0)
    return COSTS.task_by_offerings[min(offered, len(COSTS.task_by_offerings) - 1)], "task"


_PRICES: dict[str, Callable[[View, Option], tuple[int, str]]] = {
    "ship": _ship_price,
    "wheel": _wheel_price,
    "path": _path_price,
    "task": _task_price,
    "retrieve": lambda view, option: (COSTS.guardian, "guardian"),
    "procession": lambda view, option: (int(option[1]), "guardian"),
}
"""What is paid in Action Tiles of one kind, where the question of a turn does not say so by itself."""

_REMARKS: dict[str, Callable[[View, Option], Remark]] = {
    "gnome": _gnome,
    "take_task": _task,
    "tom_task": _task,
    "ignite": _task,
    "ship": _island,
    "wheel": _field,
    "enter": _enter,
    "place": _place,
    "field": _council,
    "fate": _fate,
    "take_path": _path,
    "search_path": _path,
}
