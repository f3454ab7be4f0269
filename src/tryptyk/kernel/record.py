"""Records and snapshots: games as bytes that outlive the process."""

from __future__ import annotations

from typing import Any

import msgspec

from tryptyk.kernel.decision import Option
from tryptyk.kernel.errors import InvalidRecord
from tryptyk.kernel.game import Game, S
from tryptyk.kernel.table import Table

FORMAT = 1


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as the choices that were made: who, what. The seed and the setup give the rest."""

    game: str
    rules: int
    players: int
    seed: int
    setup: dict[str, Any]
    choices: list[tuple[int, Option]]
    format: int = FORMAT


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as the state at an act's start: loading it costs the same early and late in a game,
    and a change of the rules does not break it."""

    game: str
    rules: int
    players: int
    seed: int
    setup: dict[str, Any]
    number: int
    state: dict[str, Any]
    format: int = FORMAT


def record_of(table: Table[Any]) -> Record:
    return Record(
        game=table.game.id,
        rules=table.game.rules,
        players=table.players,
        seed=table.seed,
        setup=dict(table.setup),
        choices=table.choices(),
    )


def replay(game: Game[S], record: Record, upto: int | None = None, *, quiet: bool = False) -> Table[S]:
    """The table of a record, played again to the end or to a number of choices."""
    _require(game, record)
    if record.rules != game.rules:
        raise InvalidRecord(
            f"The record was made under rules {record.rules} of {game.id}, this is {game.rules}."
        )
    table = Table.new(game, record.players, record.seed, record.setup, quiet=quiet)
    for seat, option in record.choices[:upto]:
        table.repeat(seat, option)
    return table


def snapshot_of(table: Table[Any]) -> Snapshot:
    """The last state at rest, with the number of choices that led to it."""
    number, state = table.rest()
    return Snapshot(
        game=table.game.id,
        rules=table.game.rules,
        players=table.players,
        seed=table.seed,
        setup=dict(table.setup),
        number=number,
        state=table.game.dump(state),
    )


def restore(
    game: Game[S],
    snapshot: Snapshot,
    choices: list[tuple[int, Option]] | None = None,
    *,
    quiet: bool = False,
) -> Table[S]:
    """The table of a snapshot, with the choices made since."""
    _require(game, snapshot)
    try:
        state = game.load(snapshot.state)
        game.check(state)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError) as error:
        raise InvalidRecord(f"The snapshot of {game.id} cannot be read: {error!r}") from error
    return Table.resume(
        game,
        snapshot.players,
        snapshot.seed,
        snapshot.setup,
        state,
        snapshot.number,
        choices or [],
        quiet=quiet,
    )


def encode(thing: Record | Snapshot) -> bytes:
    """Compact JSON."""
    return msgspec.json.encode(thing)


def decode_record(data: bytes) -> Record:
    try:
        return msgspec.json.decode(data, type=Record)
    except msgspec.DecodeError as error:
        raise InvalidRecord(f"This is not a game record: {error}") from error


def decode_snapshot(data: bytes) -> Snapshot:
    try:
        return msgspec.json.decode(data, type=Snapshot)
    except msgspec.DecodeError as error:
        raise InvalidRecord(f"This is not a snapshot: {error}") from error


def _require(game: Game[Any], thing: Record | Snapshot) -> None:
    if thing.format != FORMAT:
        raise InvalidRecord(f"The file has format {thing.format}; this version reads {FORMAT}.")
    if thing.game != game.id:
        raise InvalidRecord(f"The file belongs to {thing.game}, not to {game.id}.")
