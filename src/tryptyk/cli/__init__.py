"""The ``tryptyk`` command. Each subcommand has a module here and imports what is heavy only when it runs."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tryptyk import __version__
from tryptyk.cli import bench, content, ladder, learn, play, review, rules, serve, simulate
from tryptyk.cli.letters import write_what_can_be_written
from tryptyk.cli.setup import by_game
from tryptyk.kernel.errors import TryptykError

__all__ = ["app", "main"]

ORDER = ("play", "review", "serve", "simulate", "ladder", "learn", "rules", "content", "bench")


class _Commands(TyperGroup):
    """Says what is wrong in one sentence: bad input ends with exit code 2, never with a traceback."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Playing comes first; typer would list commands with subcommands last."""
        return sorted(super().list_commands(ctx), key=ORDER.index)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except TryptykError as error:
            typer.echo(str(error), err=True)
            raise typer.Exit(2) from error


app = typer.Typer(
    cls=_Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tryptyk {__version__}")
        raise typer.Exit


@app.callback()
def tryptyk(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Say which version this is."),
    ] = False,
) -> None:
    """Three modern board games on one digital table."""


app.add_typer(by_game(play.play), name="play")
app.command("review")(review.review)
app.command("serve")(serve.serve)
app.add_typer(by_game(simulate.simulate), name="simulate")
app.add_typer(by_game(ladder.ladder), name="ladder")
app.command("rules")(rules.rules)
app.command("content")(content.content)
app.command("bench")(bench.bench)
app.add_typer(by_game(learn.learn), name="learn")


def main() -> None:
    write_what_can_be_written()
    app()
