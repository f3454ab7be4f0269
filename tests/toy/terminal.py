"""The table as the terminal shows it."""

from __future__ import annotations

from rich.text import Text

from tests.toy.game import View
from tryptyk.messages import Messages
from tryptyk.picture import Part


def picture(view: View, messages: Messages) -> list[Part]:
    lines = [f"{messages.name('pot')}: {view.pot}/{view.limit} · {messages.name('deck')}: {view.deck}"]
    for player in view.players:
        cards = " ".join(map(str, player.cards)) or str(player.count)
        lines.append(
            f"{messages.seat(player.seat)}: {player.points} · {messages.text('score-cards')} {cards}"
        )
    return [Part("b", [Text("\n".join(lines))])]
