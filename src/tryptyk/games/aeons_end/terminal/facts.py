"""What the terminal table says of this game beside its picture: names of seats, figures of components."""

from __future__ import annotations

from tryptyk.games.aeons_end.components import catalogue
from tryptyk.games.aeons_end.view import View
from tryptyk.messages import Messages


def seats(view: View) -> list[str]:
    """Players are called by their mages."""
    return [mage.mage for mage in view.mages]


def aether(amount: int) -> str:
    return f"{amount}[aether]"


def facts(thing: str, messages: Messages) -> str:
    """Type, cost, tier, life and the like."""
    if thing in catalogue.CARDS:
        card = catalogue.CARDS[thing]
        parts = [messages.text(f"kind-{card.type}"), aether(card.cost)]
        if card.starter:
            parts.append(messages.text("fact-starter"))
    elif thing in catalogue.FOES:
        foe = catalogue.FOES[thing]
        parts = [messages.text(f"kind-{foe.type}"), messages.text("fact-tier", tier=foe.tier)]
        if foe.life:
            parts.append(f"{foe.life}[life]")
        if foe.power:
            parts.append(messages.text("fact-power", power=foe.power))
    elif thing in catalogue.MAGES:
        mage = catalogue.MAGES[thing]
        parts = [messages.text("kind-mage"), f"{mage.charges}[charge]"]
    elif thing in catalogue.NEMESES:
        nemesis = catalogue.NEMESES[thing]
        parts = [messages.text("kind-nemesis"), f"{nemesis.life}[life]"]
        parts.append(messages.text("fact-difficulty", rating=nemesis.difficulty))
    else:
        parts = [messages.text(f"kind-{entry.kind}") for entry in catalogue.ENTRIES if entry.id == thing]
    return messages.plain(" · ".join(parts))
