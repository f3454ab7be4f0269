"""``tryptyk play``: a game at the terminal table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from tryptyk.cli.options import (
    PERSON,
    GameArgument,
    Language,
    SetupOption,
    default_language,
    read_setup,
    words,
)
from tryptyk.kernel.errors import InvalidRecord, InvalidSetup

PLAYERS = 2
"""How many play if nobody says."""


def play(
    game: GameArgument,
    lang: Annotated[Language | None, typer.Option(help="Language; otherwise as the system asks.")] = None,
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who plays each seat: person or a bot (random, greedy), with commas.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed and choices give the same game.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    nemesis: Annotated[str | None, typer.Option(help="Aeon's End: whom you fight, or random.")] = None,
    mages: Annotated[str | None, typer.Option(help="Aeon's End: a mage for each seat, with commas.")] = None,
    market: Annotated[
        str | None, typer.Option(help="Aeon's End: a suggested supply, random, or nine cards with commas.")
    ] = None,
    difficulty: Annotated[
        str | None, typer.Option(help="Aeon's End: beginner, normal, expert or extinction.")
    ] = None,
    option: SetupOption = None,
) -> None:
    """Play a game in the terminal, alone with all seats or beside bots."""
    from tryptyk import games
    from tryptyk.cli.table import TerminalTable
    from tryptyk.kernel.table import Table

    title = games.load(game)
    setup = read_setup(option or [])
    named = {
        "nemesis": nemesis,
        "mages": None if mages is None else words(mages),
        "market": words(market) if market is not None and "," in market else market,
        "difficulty": difficulty,
    }
    setup.update({key: value for key, value in named.items() if value is not None})
    holders = None if seats is None else words(seats)
    if resume is not None:
        if setup or players is not None or seed is not None:
            raise InvalidSetup("A saved game has its players, seed and options: name only its file.")
        table = _resume(title.game, resume)
    else:
        count = _players(players, holders, setup.get("mages"))
        table = Table.new(title.game, count, _any_seed() if seed is None else seed, setup)
    holders = holders or [PERSON] * table.players
    if len(holders) != table.players:
        raise InvalidSetup(f"The game has {table.players} seats, and --seats names {len(holders)}.")
    TerminalTable(title, table, (lang or default_language()).value, holders, resume).run()


def _players(players: int | None, holders: list[str] | None, mages: Any) -> int:
    """How many play: as said, or as many as seats or mages were named."""
    counts = [players] if players is not None else []
    counts.extend(len(named) for named in (holders, mages) if isinstance(named, list))
    if len(set(counts)) > 1:
        raise InvalidSetup(
            f"How many play: {' or '.join(map(str, counts))}? Players, seats and mages disagree."
        )
    return counts[0] if counts else PLAYERS


def _any_seed() -> int:
    from secrets import randbelow

    return randbelow(1_000_000)


def _resume(game: Any, file: Path) -> Any:
    from tryptyk.kernel.record import decode_record, replay

    try:
        data = file.read_bytes()
    except OSError as error:
        raise InvalidRecord(f"The saved game {str(file)!r} cannot be read: {error.strerror}.") from error
    return replay(game, decode_record(data))
