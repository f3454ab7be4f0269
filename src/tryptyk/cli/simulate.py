"""``tryptyk simulate``: whole games in mass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from tryptyk.cli.options import JsonOption, words
from tryptyk.cli.setup import count_players, seats_named, shown
from tryptyk.games import Title
from tryptyk.kernel.errors import InvalidSetup

if TYPE_CHECKING:
    from tryptyk.lab.simulate import Report, Speed, Spread


def simulate(
    title: Title,
    setup: dict[str, Any],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    bots: Annotated[str, typer.Option(help="A bot for each seat, with commas, or one for all.")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.")] = 1,
    processes: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    json: JsonOption = False,
) -> None:
    """Play whole games between bots and report how they went."""
    from rich.console import Console
    from rich.progress import Progress

    from tryptyk.bots import make
    from tryptyk.kernel.table import Table
    from tryptyk.lab.simulate import Plan
    from tryptyk.lab.simulate import simulate as run

    names = words(bots)
    counts = {"--players": players, **seats_named(title, setup)}
    if len(names) > 1 and not any(counts.values()):
        counts["--bots"] = len(names)
    count = count_players(title, counts)
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise InvalidSetup(f"Name one bot, or {count} of them: {len(names)} are named.")
    for seat, name in enumerate(names):
        make(name, title.game, seat, seed)
    Table.new(title.game, count, seed, setup)  # a bad set-up is refused before anything is shown
    plan = Plan(title.id, count, tuple(names), seed, games, setup)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title.id, total=games)
        report, speed, _ = run(plan, processes, lambda done: bar.advance(task, done))
    if json:
        import msgspec

        typer.echo(msgspec.json.encode({"report": report, "speed": speed}))
    else:
        _print(report, speed)


def _print(report: Report, speed: Speed) -> None:
    plan = report.plan
    setup = "".join(f", {key} {shown(value)}" for key, value in plan.setup.items())
    typer.echo(f"{plan.games} games of {plan.game}: {', '.join(plan.bots)}; seed {plan.seed}{setup}")
    typer.echo("\nOutcomes")
    for reason, count in report.outcomes.items():
        typer.echo(f"  {reason:<24}{count:>8}  {count / plan.games:>6.1%}")
    typer.echo("\nSides: wins (with 95 % confidence), mean rank, mean score")
    for side, results in report.sides.items():
        bots = ", ".join(dict.fromkeys(plan.bots[seat] for seat in report.members[side])) or "plays by itself"
        low, high = results.interval
        wins = f"{results.wins:>8}  {results.win_rate:>6.1%}  ({low:.1%} to {high:.1%})"
        typer.echo(f"  {f'{side} ({bots})':<24}{wins}  {results.mean_rank:>6.2f}  {results.mean_score:>8.1f}")
    if report.shared:
        typer.echo(f"  shared victories        {report.shared:>8}  {report.shared / plan.games:>6.1%}")
    typer.echo("\nLength of a game")
    typer.echo(f"  choices                 {_spread(report.choices)}")
    typer.echo(f"  decisions               {_spread(report.decisions)}")
    typer.echo(f"  turns                   {_spread(report.turns)}")
    processes = "1 process" if speed.processes == 1 else f"{speed.processes} processes"
    typer.echo(f"\nSpeed: {speed.seconds:.1f} s with {processes}, {speed.games_per_second:.1f} games/s;")
    rates = f"{speed.choices_per_second:,.0f} choices/s, {speed.decisions_per_second:,.0f} decisions/s"
    typer.echo(f"  each process {rates}")


def _spread(spread: Spread) -> str:
    return f"{spread.mean:>8.1f} on average, {spread.least} to {spread.most}, half below {spread.median:g}"
