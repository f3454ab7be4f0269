"""What the terminal table says of this game beside its picture: names of seats, figures of components."""

from __future__ import annotations

from tryptyk.games.bonfire.components import catalogue
from tryptyk.games.bonfire.components.printed import COLOURS, RESOURCES
from tryptyk.games.bonfire.view import View
from tryptyk.games.bonfire.words.remarks import benefit, strip
from tryptyk.messages import Messages


def seats(view: View) -> list[str]:
    """Players are called by their colours."""
    return [player.city.colour for player in view.players]


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
        parts.append(benefit(catalogue.PATH_TILES[thing]))
    elif thing in catalogue.FATE_TILES:
        parts.append(strip(thing))
    return messages.plain(" · ".join(parts))
