"""``tryptyk ladder``: bots against each other and against what plays by itself."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tryptyk.cli.content import repository
from tryptyk.cli.options import JsonOption, words
from tryptyk.cli.setup import count_players, seats_named
from tryptyk.cli.tables import print_table
from tryptyk.games import Title
from tryptyk.kernel.errors import TryptykError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tryptyk.lab.ladder.rows import Row
    from tryptyk.lab.ladder.standings import Ladder

DOCUMENT = "docs/bots.md"
"""Where the published ladder stands."""


class NoRepository(TryptykError):
    """There is nowhere to write."""


class AnotherGame(TryptykError):
    """A game that was played again has become another one."""


def ladder(
    title: Title,
    setup: dict[str, Any],
    bots: Annotated[
        str | None, typer.Option(help="Who takes part, with commas; otherwise the levels.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="One table of so many; otherwise all that the game's ladder has.")
    ] = None,
    games: Annotated[int, typer.Option(min=0, help="How many games in each row; 0 plays none.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Rivals meet only those beside them in the list.")
    ] = False,
    processes: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    seconds: Annotated[float | None, typer.Option(help="Begin no game after so long.")] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep all games there, and go on from it.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Play a tenth of what is kept again, move for move.")
    ] = False,
    write: Annotated[bool, typer.Option("--write", help=f"Write the tables into {DOCUMENT}.")] = False,
    json: JsonOption = False,
) -> None:
    """Let bots play each other in all orders of the seats, or their game, and report who is how strong."""
    from tryptyk.bots import LEVELS, USUAL, require
    from tryptyk.kernel.table import Table
    from tryptyk.lab.ladder.contests import line_ups, named, program
    from tryptyk.lab.ladder.playing import play
    from tryptyk.lab.ladder.publishing import publish
    from tryptyk.lab.ladder.rows import Folder, head_of
    from tryptyk.lab.ladder.standings import ladder as stand

    entrants = list(LEVELS) if bots is None else words(bots)
    for name in entrants:
        require(name)
    contests = program(title)
    wanted = contests
    if setup or players is not None:
        wanted = [
            named(contests, count_players(title, {"--players": players, **seats_named(title, setup)}), setup)
        ]
    for contest in wanted:
        Table.new(title.game, contest.players, seed, contest.setup)  # a bad set-up is refused before all else
    root = repository(title) if write else None
    if write and root is None:
        raise NoRepository("The ladder is written into a repository, and this package lies in none.")
    with TemporaryDirectory() as nowhere:
        folder = Folder(out or Path(nowhere))
        heads = [
            head_of(title, contest, line_up, seed)
            for contest in wanted
            for line_up in line_ups(title, contest, entrants, neighbours)
        ]
        with _Bar(title.id) as bar:
            play(folder, heads, games, processes, seconds, bar.left)
        rows = folder.rows(title.id)
    found = stand(title.id, rows, USUAL)
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(found))
    else:
        _print(found)
    if check:
        _check(title, rows, processes)
    if root is not None:
        publish(found, contests, root / DOCUMENT, Path(str(title.folder)))


class _Bar:
    """How many games are still to be played, on the terminal."""

    def __init__(self, name: str) -> None:
        from rich.console import Console
        from rich.progress import Progress

        self._bar = Progress(console=Console(stderr=True), transient=True)
        self._task = self._bar.add_task(name, total=None)

    def __enter__(self) -> _Bar:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def left(self, games: int) -> None:
        task = self._bar.tasks[self._task]
        if task.total is None:
            self._bar.update(self._task, total=games + 1)
        self._bar.advance(self._task)


def _print(found: Ladder) -> None:
    from tryptyk.lab.ladder.standings import HEADS, RATING_HEADS, cells, rating_cells

    print_table(HEADS, [cells(one) for one in found.standings])
    if found.ratings:
        typer.echo()
        print_table(RATING_HEADS, [rating_cells(one) for one in found.ratings])


def _check(title: Title, rows: Sequence[Row], processes: int) -> None:
    from tryptyk.lab.ladder.playing import check, tenth
    from tryptyk.lab.ladder.rows import making

    now = making(title)
    same = [row for row in rows if row.head.making == now]
    games = sum(len(tenth(row)) for row in same)
    faults = list(check(same, processes))
    for fault in faults:
        typer.echo(fault, err=True)
    if len(same) < len(rows):
        typer.echo(
            f"{len(rows) - len(same)} rows were played with other rules, weights or bots: not checked."
        )
    if faults:
        raise AnotherGame(f"{len(faults)} of {games} games that were played again have become others.")
    typer.echo(f"{games} games were played again: every move is the same.")
