"""``tryptyk simulate``: whole games in mass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tryptyk.cli.options import JsonOption, words
from tryptyk.cli.setup import count_players, seats_named, shown
from tryptyk.cli.tables import print_table
from tryptyk.games import Title
from tryptyk.kernel.errors import InvalidSetup

if TYPE_CHECKING:
    from tryptyk.lab.simulate import Report, Results, Speed


def simulate(
    title: Title,
    setup: dict[str, Any],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(help="A bot (or module:Class) for each seat, with commas, or one for all."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.")] = 1,
    processes: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    json: JsonOption = False,
) -> None:
    """Play whole games between bots and report how they went."""
    from rich.console import Console
    from rich.progress import Progress

    from tryptyk.bots import BLIND, require
    from tryptyk.kernel.table import Table
    from tryptyk.lab.simulate import CutShort, Plan
    from tryptyk.lab.simulate import simulate as run

    names = words(bots or BLIND)
    counts = {"--players": players, **seats_named(title, setup)}
    if len(names) > 1 and not any(counts.values()):
        counts["--bots"] = len(names)
    count = count_players(title, counts)
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise InvalidSetup(f"Name one bot, or {count} of them: {len(names)} are named.")
    for name in names:
        require(name)
    Table.new(title.game, count, seed, setup)  # a bad set-up is refused before anything is shown
    plan = Plan(title.id, count, tuple(names), seed, games, setup)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title.id, total=games)
        try:
            report, speed, _ = run(plan, processes, lambda done: bar.advance(task, done))
            fault = None
        except CutShort as cut:
            report, speed, fault = cut.report, cut.speed, cut
    if json:
        import msgspec

        typer.echo(msgspec.json.encode({"report": report, "speed": speed}))
    else:
        _print(report, speed)
    if fault is not None:
        raise fault


def _print(report: Report, speed: Speed) -> None:
    plan = report.plan
    setup = "".join(f", {key} {shown(value)}" for key, value in plan.setup.items())
    typer.echo(f"{plan.games} games of {plan.game}: {', '.join(plan.bots)}; seed {plan.seed}{setup}")
    typer.echo()
    games = max(1, plan.games)
    outcomes = [(reason, str(count), f"{count / games:.1%}") for reason, count in report.outcomes.items()]
    print_table(("Outcomes", "games", "share"), outcomes)
    tables: dict[str, Mapping[str, Results]] = {
        "Bots": {f"{bot} ({_seats(one.seats)})": one for bot, one in report.bots.items()},
        "Seats": {f"{seat} ({one.bot})": one for seat, one in enumerate(report.seats, start=1)},
    }
    if any(len(one.seats) != 1 for one in report.sides.values()):  # else the seats have said it
        tables["Sides"] = {f"{side} ({_seats(one.seats)})": one for side, one in report.sides.items()}
    for title, rows in tables.items():
        typer.echo()
        print_table((title, *HEADS), [(name, *_figures(one)) for name, one in rows.items()])
    if report.shared:
        typer.echo(f"Won by several sides: {report.shared} games, {report.shared / games:.1%}")
    typer.echo()
    lengths = {"choices": report.choices, "decisions": report.decisions, "turns": report.turns}
    print_table(
        ("Length of a game", "mean", "median", "least", "most"),
        [
            (name, f"{one.mean:.1f}", f"{one.median:g}", str(one.least), str(one.most))
            for name, one in lengths.items()
        ],
    )
    processes = "1 process" if speed.processes == 1 else f"{speed.processes} processes"
    typer.echo(f"\nSpeed: {speed.seconds:.1f} s with {processes}, {speed.games_per_second:.1f} games/s;")
    rates = f"{speed.choices_per_second:,.0f} choices/s, {speed.decisions_per_second:,.0f} decisions/s"
    typer.echo(f"  each process {rates}")


HEADS = ("games", "wins", "share", "95 % confidence", "mean rank", "mean score")


def _figures(one: Results) -> tuple[str, ...]:
    """Wins with their share and its confidence, and means."""
    interval = f"{one.interval[0]:.1%} to {one.interval[1]:.1%}"
    share, rank, score = f"{one.win_rate:.1%}", f"{one.mean_rank:.2f}", f"{one.mean_score:.1f}"
    return str(one.games), str(one.wins), share, interval, rank, score


def _seats(seats: Sequence[int]) -> str:
    numbers = ", ".join(str(seat + 1) for seat in seats)
    return f"seat{'s' if len(seats) > 1 else ''} {numbers}" if seats else "plays by itself"
