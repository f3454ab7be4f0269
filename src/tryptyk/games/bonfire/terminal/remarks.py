"""What the terminal table says of this game beside its picture: names of seats, remarks, figures."""

from __future__ import annotations

from collections.abc import Callable

from tryptyk.games.bonfire.components import catalogue
from tryptyk.games.bonfire.components.printed import ACTION_TILES, COLOURS, RESOURCES
from tryptyk.games.bonfire.view import PlayerView, View
from tryptyk.kernel.decision import Option
from tryptyk.messages import Messages


def seats(view: View) -> list[str]:
    """Players are called by their colours."""
    return [player.city.colour for player in view.players]


def remark(view: View, option: Option, messages: Messages) -> str:
    """The Resource that a Gnome costs, what a Task asks for, what lies at an island."""
    note = _REMARKS.get(str(option[0]))
    return "" if note is None else messages.plain(note(view, option, messages))


def _gnome(view: View, option: Option, messages: Messages) -> str:
    return f"[{RESOURCES[catalogue.GNOMES[str(option[1])].cost]}]"


def _task(view: View, option: Option, messages: Messages) -> str:
    return f"{catalogue.TASKS[str(option[1])].points}[points]"


def _island(view: View, option: Option, messages: Messages) -> str:
    there = next(island for island in view.islands if island.island == option[1])
    return " · ".join(messages.name(task) for task in there.tasks)


def _field(view: View, option: Option, messages: Messages) -> str:
    number = next(n for n, field in enumerate(view.fields) if field.field == option[1])
    printed = catalogue.FIELDS[number]
    good = f"[{RESOURCES[printed.resource]}]" if printed.resource >= 0 else f"{printed.points}[points]"
    portals = "".join(f"[{id}]" for id in view.fields[number].portals)
    return f"[{ACTION_TILES[printed.tile]}] {good} {portals}"


def _fate(view: View, option: Option, messages: Messages) -> str:
    column = _active(view).column
    return strip(column[0] if option[1] == "top" else column[-1])


def _begin(view: View, option: Option, messages: Messages) -> str:
    return strip(str(option[1]))


def _path(view: View, option: Option, messages: Messages) -> str:
    tile = next(tile for tile in catalogue.PATH_TILES.values() if option[1] in (tile.id, tile.kind))
    return f"[crystal_{COLOURS[tile.crystal]}] [{RESOURCES[tile.resource]}]"


def _active(view: View) -> PlayerView:
    return view.players[max(view.active, 0)]


def strip(tile: str) -> str:
    """The symbols of a Fate Tile."""
    return "".join(f"[{ACTION_TILES[symbol]}]" for symbol in catalogue.FATE_TILES[tile].symbols)


_REMARKS: dict[str, Callable[[View, Option, Messages], str]] = {
    "gnome": _gnome,
    "take_task": _task,
    "tom_task": _task,
    "ignite": _task,
    "ship": _island,
    "wheel": _field,
    "fate": _fate,
    "begin": _begin,
    "take_path": _path,
    "search_path": _path,
}


def facts(thing: str, messages: Messages) -> str:
    """Kind, points, cost and the like."""
    entry = next((entry for entry in catalogue.ENTRIES if entry.id == thing), None)
    parts = [] if entry is None else [messages.text(f"kind-{entry.kind}")]
    if thing in catalogue.TASKS:
        task = catalogue.TASKS[thing]
        parts.append(messages.text(f"colour-{COLOURS[task.colour]}"))
        parts.append(f"{task.points}[points]")
    elif thing in catalogue.GNOMES:
        parts.append(f"[{RESOURCES[catalogue.GNOMES[thing].cost]}]")
    elif thing in catalogue.PATH_TILES:
        tile = catalogue.PATH_TILES[thing]
        parts.append(f"[crystal_{COLOURS[tile.crystal]}] [{RESOURCES[tile.resource]}]")
    elif thing in catalogue.FATE_TILES:
        parts.append(strip(thing))
    return messages.plain(" · ".join(parts))
