"""``tryptyk learn``: what things are worth to bots, learned by games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from tryptyk.cli.options import words
from tryptyk.games import Title


def learn(
    title: Title,
    setup: dict[str, Any],
    out: Annotated[Path, typer.Option(help="The folder that holds the study, and goes on with it.")],
    players: Annotated[int, typer.Option(min=1, help="How many play, where a case does not say it.")] = 2,
    cases: Annotated[
        str | None, typer.Option(help="What is learned for, with commas; all if not said.")
    ] = None,
    only: Annotated[
        str | None, typer.Option(help="How the names of figures begin that are learned, with commas.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 1,
    pairs: Annotated[int, typer.Option(min=1, help="Pairs of games before each step.")] = 300,
    steps: Annotated[int, typer.Option(min=1, help="Steps in a generation.")] = 3,
    duels: Annotated[int, typer.Option(min=2, help="Pairs of games that decide over a generation.")] = 400,
    spread: Annotated[float, typer.Option(help="How far figures are raised and lowered, as a part.")] = 0.3,
    length: Annotated[float, typer.Option(help="How long a step is, in spreads.")] = 2.0,
    start: Annotated[
        Path | None, typer.Option(help="A study to begin with the best of; else with what is shipped.")
    ] = None,
    ship: Annotated[
        int,
        typer.Option(help="Hold it against what is shipped in so many games, and write down what wins."),
    ] = 0,
    chances: Annotated[
        int, typer.Option(help="Fit the chance to win to so many games by what is shipped, and draw it.")
    ] = 0,
    minutes: Annotated[float, typer.Option(help="How long to study now.")] = 3.5,
) -> None:
    """Learn what things are worth to bots, by games that they win with other figures."""
    from tryptyk.lab.learning.course import Course
    from tryptyk.lab.learning.study import Study, best_of

    course = Course(
        title.id, players, setup, tuple(words(cases or "")), seed, pairs, steps, duels, spread, length,
        tuple(words(only or "")), {} if start is None else best_of(start),
    )  # fmt: skip
    study = Study(out, course)
    whole = True
    if ship:
        whole = study.ship(ship, 60 * minutes, typer.echo)
    elif chances:
        whole = study.chances(chances, 60 * minutes, typer.echo)
    else:
        study.go_on(60 * minutes, typer.echo)
    if not whole:
        typer.echo("To be continued.")
