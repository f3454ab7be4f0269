"""``tryptyk content``: what a game's box holds, where we know it from, and what is still missing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tryptyk.cli.options import GameArgument
from tryptyk.cli.tables import print_table
from tryptyk.kernel.errors import TryptykError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tryptyk.components import Entry
    from tryptyk.games import Title


class UnknownComponent(TryptykError):
    """There is no such component."""


def content(
    game: GameArgument,
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="[ID]...", help="Components to look at; otherwise all.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only look for faults; with any, the exit code is 1.")
    ] = False,
) -> None:
    """Counts and provenance of a game's components; names that we coined; what is missing, and where."""
    from tryptyk import games

    title = games.load(game)
    entries = _picked(title, ids or [])
    if not check:
        _print_counts(entries)
        _print_coined(title, entries)
    faults = find_faults(title, entries)
    if not faults and not ids:
        faults = find_dead_tables(title)
    for fault in faults:
        typer.echo(fault)
    typer.echo(f"{len(entries)} entries, {len(faults) or 'no'} fault{'' if len(faults) == 1 else 's'}")
    if check and faults:
        raise typer.Exit(1)


def _picked(title: Title, ids: Sequence[str]) -> list[Entry]:
    known = {entry.id: entry for entry in title.entries}
    for id in ids:
        if id not in known:
            raise UnknownComponent(f"There is no component {id!r} in the content.")
    return [known[id] for id in ids] if ids else list(title.entries)


def find_faults(title: Title, entries: Sequence[Entry]) -> list[str]:
    """What entries lack: texts in some language, and what their game looks for.

    Fields, types and ids were checked when the content was loaded.
    """
    from tryptyk.messages import LANGUAGES, Messages

    spoken = [Messages(language, title.words, title.vocabulary) for language in LANGUAGES]
    root = repository(title)
    faults: list[str] = []
    for entry in entries:
        lacks = [
            f"{key} in {messages.language}"
            for messages in spoken
            for key in title.texts(entry)
            if not messages.has_text(key)
        ]
        lacks.extend(title.lacks(entry, root))
        faults.extend(f"{entry.file}:{_line(title, entry)}: {entry.id} has no {lack}" for lack in lacks)
    return sorted(faults)


def find_dead_tables(title: Title) -> list[str]:
    """Numbers of players for whom no game comes to its first choice, whatever the reason is."""
    from tryptyk.kernel.table import Table

    faults: list[str] = []
    for players in title.game.players:
        try:
            Table.new(title.game, players, seed=1)
        except Exception as error:
            faults.append(f"{title.id}: no game for players = {players} can be set up: {error}")
    return faults


def repository(title: Title) -> Path | None:
    """The folder above ``src``, where the package lies in its repository, with web client and tests."""
    root = Path(str(title.folder)).parents[3]
    return root if (root / "pyproject.toml").is_file() else None


def _line(title: Title, entry: Entry) -> int:
    text = (title.components / entry.file).read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), start=1):
        if line.replace(" ", "").startswith(f'id="{entry.id}"'):
            return number
    return 1


def _print_counts(all: Sequence[Entry]) -> None:
    sources = ("rulebook", "public", "reconstructed")
    rows = []
    for kind in (*dict.fromkeys(entry.kind for entry in all), None):
        entries = [entry for entry in all if kind in (entry.kind, None)]
        shares = [sum([entry.source == source for entry in entries]) for source in sources]
        cells = [f"{share} {share / len(entries):>4.0%}" for share in shares]
        rows.append((kind or "all", str(len(entries)), *cells))
    print_table(("kind", "count", *sources), rows)
    partly = [entry for entry in all if entry.reconstructed]
    if partly:
        facts = ", ".join(f"{entry.id} ({', '.join(entry.reconstructed)})" for entry in partly)
        typer.echo(f"Partly reconstructed: {facts}")


def _print_coined(title: Title, entries: Sequence[Entry]) -> None:
    from tryptyk.messages import Messages

    for language in dict.fromkeys(language for entry in entries for language in entry.coined):
        messages = Messages(language, title.words, title.vocabulary)
        names = [messages.name(entry.id) for entry in entries if language in entry.coined]
        typer.echo(f"Names of our own in {language} ({len(names)}): {', '.join(names)}")
