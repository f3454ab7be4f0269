"""``tryptyk bench``: how fast the games play."""

from __future__ import annotations

from typing import Annotated

import typer

from tryptyk.cli.options import JsonOption


def bench(
    json: JsonOption = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="Seconds for each of the measurements.")] = 1.0,
) -> None:
    """Measure random play and cloning, beside a fixed calibration loop."""
    import msgspec
    from rich.console import Console

    from tryptyk.lab.bench import bench as measure

    with Console(stderr=True).status("Measuring ..."):
        result = measure(seconds=seconds)
    if json:
        typer.echo(msgspec.json.encode(result))
        return
    typer.echo(f"Random play on one core, {result.build}, Python {result.python}")
    heads = ("players", "choices/s", "decisions/s", "games/s", "clone us", "calibration")
    typer.echo(f"{'game':<14}" + "".join(f"{head:>13}" for head in heads))
    for line in result.lines:
        typer.echo(
            f"{line.game:<14}{line.players:>13}{line.choices_per_second:>13,.0f}"
            f"{line.decisions_per_second:>13,.0f}{line.games_per_second:>13.1f}"
            f"{line.clone_microseconds:>13.1f}{line.calibration:>13.2f}"
        )
    typer.echo("A choice is a decision with two or more options.")
    typer.echo("Compare two runs by the ratio to their calibration.")
