"""``tryptyk content``: what a game's box holds, and where we know it from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tryptyk.cli.options import GameArgument

if TYPE_CHECKING:
    from tryptyk.components import Entry
    from tryptyk.games import Title


def content(
    game: GameArgument,
    check: Annotated[
        bool, typer.Option("--check", help="Only look for faults; with any, the exit code is 1.")
    ] = False,
) -> None:
    """Counts and provenance of a game's components; names that we coined; faults with file and line."""
    from tryptyk import games

    title = games.load(game)
    faults = find_faults(title)
    if not check:
        _print_counts(title)
        _print_coined(title)
    for fault in faults:
        typer.echo(fault)
    typer.echo(f"{len(title.entries)} entries, {len(faults) or 'no'} fault{'' if len(faults) == 1 else 's'}")
    if check and faults:
        raise typer.Exit(1)


def find_faults(title: Title) -> list[str]:
    """Entries without a name in some language, or without a text where others of their kind have one.

    Fields, types and ids were checked when the content was loaded.
    """
    from tryptyk.messages import LANGUAGES, Messages

    faults = []
    for language in LANGUAGES:
        messages = Messages(language, title.words, title.vocabulary)
        told = {entry.kind for entry in title.entries if messages.about(entry.id)}
        for entry in title.entries:
            lacks = "name" if not messages.knows(entry.id) else "text"
            if lacks == "name" or (entry.kind in told and not messages.about(entry.id)):
                faults.append(f"{entry.file}:{_line(title, entry)}: {entry.id} has no {lacks} in {language}")
    return sorted(faults)


def _line(title: Title, entry: Entry) -> int:
    text = (title.components / entry.file).read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), start=1):
        if line.replace(" ", "").startswith(f'id="{entry.id}"'):
            return number
    return 1


def _print_counts(title: Title) -> None:
    sources = ("rulebook", "public", "reconstructed")
    typer.echo(f"{'kind':<16}{'count':>6}" + "".join(f"{source:>16}" for source in sources))
    kinds = dict.fromkeys(entry.kind for entry in title.entries)
    for kind in (*kinds, None):
        entries = [entry for entry in title.entries if kind in (entry.kind, None)]
        shares = [sum([entry.source == source for entry in entries]) for source in sources]
        cells = "".join(f"{share:>8} {share / len(entries):>6.0%} " for share in shares)
        typer.echo(f"{kind or 'all':<16}{len(entries):>6}{cells}")
    partly = [entry for entry in title.entries if entry.reconstructed]
    if partly:
        facts = ", ".join(f"{entry.id} ({', '.join(entry.reconstructed)})" for entry in partly)
        typer.echo(f"Partly reconstructed: {facts}")


def _print_coined(title: Title) -> None:
    from tryptyk.messages import Messages

    for language in dict.fromkeys(language for entry in title.entries for language in entry.coined):
        messages = Messages(language, title.words, title.vocabulary)
        names = [messages.name(entry.id) for entry in title.entries if language in entry.coined]
        typer.echo(f"Names of our own in {language} ({len(names)}): {', '.join(names)}")
