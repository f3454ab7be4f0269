"""What is being resolved, and what waits below it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tryptyk.games.age_contrived.chain_view import NOW, ChainView, TaskView
from tryptyk.games.age_contrived.terminal.short import Short
from tryptyk.games.age_contrived.view import View
from tryptyk.games.age_contrived.words.phrases import party
from tryptyk.picture import HEADING, QUIET, heading


def chain(view: View, running: ChainView, say: Short) -> list[RenderableType]:
    """All of it, then in two lines: who takes part, what is done now, and how much comes after it."""
    first = [*_section(view, running, say), *_participants(running, say)]
    now = [] if running.now is None else [Text(f"▸ {_task(view, running.now, say)}")]
    then = [Text(f"{number}. {_task(view, task, say)}") for number, task in enumerate(running.then, 1)]
    waits = [Text(say("chain-then"), style=QUIET), *then] if then else []
    in_short = [Text(say("chain"), style=HEADING), *_participants(running, say), *now]
    if then:
        in_short.append(Text(say("chain-more", count=len(then)), style=QUIET))
    return [Group(heading(say("chain")), *first, *now, *waits), Text("  ").join(in_short)]


def _section(view: View, running: ChainView, say: Short) -> list[Text]:
    if running.section is None:
        return []
    why = say.messages.text(f"chain-why-{running.why}", who=_who(view, running.by, say))
    return [Text(f"{say.name(running.section)}: {why}")]


def _participants(running: ChainView, say: Short) -> list[Text]:
    """In the order in which they act, with what they have there; an arrow points at who acts now."""
    text = Text()
    for one in running.participants:
        text.append("▸ " if one.step == NOW else "  ").append_text(say.mark(one.character))
        text.append(f" {say.one_by_one(one.energies)} ")
    return [text] if running.participants else []


def _task(view: View, task: TaskView, say: Short) -> str:
    thing = say.name(task.thing) if task.thing else ""
    who = _who(view, task.character, say)
    return say.messages.plain(
        say.messages.text(f"task-{task.task}", who=who, thing=thing, amount=task.amount)
    )


def _who(view: View, character: str | None, say: Short) -> str:
    return say.name(party(view, character)) if character else ""
