"""``tryptyk review``: a game that was played, looked back at."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tryptyk.cli.options import JsonOption, Language, default_language
from tryptyk.cli.saves import read_file
from tryptyk.cli.tables import print_table
from tryptyk.kernel.errors import InvalidSetup

if TYPE_CHECKING:
    from tryptyk.messages import Messages
    from tryptyk.review import Appraisal, Choice, Review, SideReview

COLUMNS = 8
"""So many moments of a game are told."""


def review(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game that is over.")],
    seat: Annotated[int | None, typer.Option(min=1, help="Only this seat and its side.")] = None,
    processes: Annotated[int, typer.Option(min=1, help="How many processes think.")] = 1,
    lang: Annotated[Language | None, typer.Option(help="Language; otherwise as the system asks.")] = None,
    json: JsonOption = False,
) -> None:
    """Look back at a game: the plans that would have been better, and skill apart from luck."""
    from rich.console import Console
    from rich.progress import Progress

    from tryptyk import games
    from tryptyk.kernel.record import decode_record, from_record
    from tryptyk.lab.pool import as_done
    from tryptyk.messages import Messages
    from tryptyk.review import appraise_recorded, passages_of
    from tryptyk.review import review as summed_up

    data = read_file(record)
    found = decode_record(data)
    title = games.load(found.game)
    table = from_record(title.game, found)
    if seat is not None and seat > table.players:
        raise InvalidSetup(f"The game has {table.players} seats.")
    wanted = range(table.players) if seat is None or title.together else (seat - 1,)
    passages = passages_of(table, wanted)
    appraisals: list[Appraisal] = []
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title.id, total=len(passages))
        for _, appraisal in as_done(appraise_recorded, [(data, passage) for passage in passages], processes):
            bar.advance(task)
            if appraisal is not None:
                appraisals.append(appraisal)
    told = summed_up(table, len(passages), len(passages), appraisals)
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(told))
        return
    language = (lang or default_language()).value
    messages = Messages(language, title.words, title.vocabulary, title.seats(table.view(-1)))
    _print(told, messages)


def _print(told: Review, messages: Messages) -> None:
    say = messages.text
    typer.echo(say("review-how"))
    for side in told.sides:
        typer.echo()
        typer.echo(messages.side(side.side, side.seats))
        _print_course(told, side, messages)
        for mark in side.marked:
            typer.echo()
            _print_mark(told, mark, messages)
        if not side.marked:
            typer.echo(say("review-nothing"))


def _print_course(told: Review, side: SideReview, messages: Messages) -> None:
    places = sorted({round(told.last * part / COLUMNS) for part in range(1, COLUMNS + 1)})
    stood = [[point for point in side.course if point.number <= place][-1:] for place in places]
    factor = 100 if told.scale == "chance" else 1
    rows = [
        (messages.text("review-skill"), *(f"{factor * one[0].skill:+.0f}" if one else "" for one in stood)),
        (messages.text("review-luck"), *(f"{factor * one[0].luck:+.0f}" if one else "" for one in stood)),
    ]
    print_table((messages.text("review-after"), *map(str, places)), rows)
    typer.echo(messages.text(f"review-scale-{told.scale}"))


def _print_mark(told: Review, mark: Appraisal, messages: Messages) -> None:
    say = messages.text
    factor = 100 if told.scale == "chance" else 1
    moment = say("review-moment", turn=mark.turn, who=messages.seat(mark.seat))
    amount, error = round(factor * mark.missed.mean), round(factor * 2 * mark.missed.error)
    typer.echo(f"{moment}: {say(f'review-missed-{told.scale}', amount=amount, error=error)}")
    typer.echo(f"  {say('review-played', choices=_choices(mark.played, messages))}")
    typer.echo(f"  {say('review-better', choices=_choices(mark.best, messages))}")
    for line in messages.reasons(mark.gains, mark.costs):
        typer.echo(f"  {line}")


def _choices(plan: Sequence[Choice], messages: Messages) -> str:
    """What only this plan has; all of it where just the order is another one."""
    return messages.plan([choice for choice in plan if choice.own] or plan)
