"""The automa as the picture shows it: its pools, columns, conduits and progress, and its active card."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tryptyk.games.age_contrived.sides_view import AutomaView, ProgressView
from tryptyk.games.age_contrived.terminal.short import NOTHING, Short


def automa_block(automa: AutomaView, say: Short) -> RenderableType:
    lines: list[RenderableType] = [Text(say.name(automa.solo_side))]
    pools = [
        say("action-pool", energies=say.one_by_one(automa.action_pool)),
        say("deploy-pool", energies=say.one_by_one(automa.deploy_pool)),
    ]
    lines.append(Text(" · ".join(pools), style="bold"))
    columns = [
        say("energy-column", order=" › ".join(say.sign(kind) for kind in automa.energies)),
        say("movement-column", order=" › ".join(say.sign(kind) for kind in automa.movements)),
    ]
    lines.append(Text(" · ".join(columns)))
    lines.append(Text(say("monument-column", order=" › ".join(say.name(id) for id in automa.monuments))))
    rows = "  ".join(f"{row + 1} {say.conduit(conduit)}" for row, conduit in enumerate(automa.conduits))
    upgrades = ", ".join(str(place) for place in automa.upgrades) or NOTHING
    lines.append(Text(f"{say('automa-conduits', rows=rows)} · {say('automa-upgrades', places=upgrades)}"))
    lines.append(_tracks(automa, say))
    lines.append(automa_card(automa, say))
    cards = say("cards", deck=len(automa.deck), discard=len(automa.discard), supply=automa.supply)
    lines.append(Text(cards, style="dim"))
    return Group(*lines)


def _tracks(automa: AutomaView, say: Short) -> Table:
    """The five achievement tracks, two in a row."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    cells = [_progress(track, say) for track in automa.progress]
    for start in range(0, len(cells), 2):
        grid.add_row(Text("" if start else say("progress")), *cells[start : start + 2])
    return grid


def _progress(track: ProgressView, say: Short) -> Text:
    bar = "▮" * track.steps + "▯" * (track.needed - track.steps)
    return Text(f"{bar} {say.name(track.achievement)}")


def automa_card(automa: AutomaView, say: Short) -> Text:
    """The active card stays in force during the human's turn, too (WS-TURN-07)."""
    if automa.card is None:
        return Text(say("no-card"))
    text = Text(say("card", name=say.name(automa.card)))
    told = say.messages.about(automa.card).get("text")
    return text.append(f"  {told}", style="dim") if told else text
