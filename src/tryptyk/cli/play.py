"""``tryptyk play``: a game at the terminal table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tryptyk.cli.options import PERSON, Language, default_language, words
from tryptyk.cli.setup import count_players, seats_named
from tryptyk.games import Title
from tryptyk.kernel.errors import InvalidSetup

if TYPE_CHECKING:
    from tryptyk.messages import Messages


def play(
    title: Title,
    setup: dict[str, Any],
    lang: Annotated[Language | None, typer.Option(help="Language; otherwise as the system asks.")] = None,
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who plays each seat, with commas: person; easy, normal, hard or expert; or module:Class."
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed and choices give the same game.")] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", "--record", metavar="FILE", help="Go on with a saved game.")
    ] = None,
) -> None:
    """Play a game in the terminal, alone with all seats or beside bots."""
    from tryptyk.cli.saves import SAVES, Save, read_file
    from tryptyk.cli.table import TerminalTable
    from tryptyk.kernel.table import Table

    holders = None if seats is None else words(seats)
    if resume is not None:
        if setup or players is not None or seed is not None:
            raise InvalidSetup("A saved game has its players, seed and options: name only its file.")
        data = read_file(resume)
        table = _resume(title.game, data)
        save = Save(resume, data)
    else:
        named = {
            "--players": players,
            "--seats": None if holders is None else len(holders),
            **seats_named(title, setup),
        }
        count = count_players(title, named)
        table = Table.new(title.game, count, _any_seed() if seed is None else seed, setup)
        save = Save(SAVES / f"{title.id}-{table.seed}.json")
    holders = holders or [PERSON] * table.players
    if len(holders) != table.players:
        raise InvalidSetup(f"The game has {table.players} seats, and --seats names {len(holders)}.")
    language = (lang or default_language()).value
    terminal = TerminalTable(title, table, language, holders, save)
    for name in dict.fromkeys(holders):
        if about := _about(title, terminal.messages, name):
            terminal.screen.say("terminal-bot-about", bot=terminal.messages.text(f"bot-{name}"), about=about)
    # Whoever comes back to a series wants its next game.
    going_on = terminal.following() if terminal.ends_in_series else terminal.run()
    while going_on is not None:
        going_on = going_on.run()


def _about(title: Title, messages: Messages, bot: str) -> str:
    """What a level does, and what to expect of it in this game; nothing of other bots."""
    from tryptyk.bots import LEVELS

    if bot not in LEVELS:
        return ""
    tenths = title.expectations.get(bot)
    expected = [] if tenths is None else [messages.text("bot-expectation", tenths=tenths)]
    return " ".join([messages.text(f"bot-{bot}.hint"), *expected])


def _any_seed() -> int:
    from secrets import randbelow

    return randbelow(1_000_000)


def _resume(game: Any, data: bytes) -> Any:
    from tryptyk.kernel.record import decode_record, from_record

    return from_record(game, decode_record(data))
