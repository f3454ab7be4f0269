"""``tryptyk bench``: how fast the games play and bots think."""

from __future__ import annotations

from typing import Annotated

import typer

from tryptyk.cli.options import JsonOption
from tryptyk.cli.tables import print_table


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game's id; otherwise all.")
    ] = None,
    json: JsonOption = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="Seconds for each of the measurements.")] = 1.0,
) -> None:
    """Measure random play, cloning and thinking, beside a fixed calibration loop."""
    import msgspec
    from rich.console import Console

    from tryptyk.lab.bench import bench as measure

    with Console(stderr=True).status("Measuring ..."):
        result = measure(None if game is None else (game,), seconds)
    if json:
        typer.echo(msgspec.json.encode(result))
        return
    typer.echo(f"Random play on one core, {result.build}, Python {result.python}")
    clones = sorted(result.lines[0].clone_microseconds)
    heads = (
        "players",
        "choices/s",
        "decisions/s",
        "games/s",
        *(f"clone us @{n}" for n in clones),
        "calibration",
    )
    print_table(
        ("game", *heads),
        [
            (
                line.game,
                str(line.players),
                f"{line.choices_per_second:,.0f}",
                f"{line.decisions_per_second:,.0f}",
                f"{line.games_per_second:.1f}",
                *(_microseconds(line.clone_microseconds[n]) for n in clones),
                f"{line.calibration:.2f}",
            )
            for line in result.lines
        ],
    )
    typer.echo("A choice is a decision with two or more options; @n: so many choices since the act began.")
    typer.echo("Thinking: the greedy bot, judgements and random play to the end from the middle of games")
    print_table(
        (
            "game",
            "players",
            "greedy choices/s",
            "greedy games/s",
            "evaluations/s",
            "playouts/s",
            "calibration",
        ),
        [
            (
                line.game,
                str(line.players),
                f"{line.greedy_choices_per_second:,.0f}",
                "-" if line.greedy_games_per_second is None else f"{line.greedy_games_per_second:.2f}",
                f"{line.evaluations_per_second:,.0f}",
                f"{line.playouts_per_second:,.1f}",
                f"{line.calibration:.2f}",
            )
            for line in result.lines
        ],
    )
    typer.echo("Compare two runs by the ratio to their calibration.")


def _microseconds(figure: float | None) -> str:
    return "-" if figure is None else f"{figure:.1f}"
