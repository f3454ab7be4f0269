"""Records and positions: games as bytes that outlive the process, and changes of the rules."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import msgspec

from tryptyk.kernel.decision import Option
from tryptyk.kernel.errors import InvalidRecord, RulesFault
from tryptyk.kernel.game import Game, S
from tryptyk.kernel.state import Item
from tryptyk.kernel.table import Table

FORMAT = 2
_DIGITS = 16

T = TypeVar("T", "Record", "Position")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as the choices that were made: who, what. The seed and the setup give the rest."""

    game: str
    edition: str
    """Of the rules that it was played under."""
    players: int
    seed: int
    setup: dict[str, Any]
    choices: list[tuple[int, Option]]
    end: str
    """The fingerprint of where it came to: what is played again has to come to the same."""
    format: int = FORMAT


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a table stands: the last state at rest, and the choices since.

    Loading it costs the same early and late in a game, and no change of the rules alters what it holds.
    """

    game: str
    edition: str
    players: int
    seed: int
    setup: dict[str, Any]
    number: int
    """So many choices led to the state at rest."""
    state: dict[str, Any]
    choices: list[tuple[int, Option]]
    end: str
    """The fingerprint of where those choices came to; empty where it was not written down yet."""
    act: Item = ()
    """What was being done when the game ended; empty at rest."""
    format: int = FORMAT


def fingerprint(table: Table[Any]) -> str:
    """What two tables share that stand at the same moment of the same game."""
    data = msgspec.json.encode(table.game.dump(table.state), order="deterministic")
    return hashlib.sha256(data).hexdigest()[:_DIGITS]


def position_key(table: Table[Any]) -> int:
    """What two tables share that stand in the same position, whatever led there and whatever chance is still
    to bring: for who searches and comes to the same by two ways. Cheaper than a fingerprint.

    >>> table = Table.new(TOY, 2, seed=7)
    >>> key = position_key(table)
    >>> table.choose(0, ("add", 1))
    >>> position_key(table) == key
    False
    >>> table.undo([0])
    >>> position_key(table) == key
    True
    """
    data = table.game.dump(table.state)
    del data["rng"], data["reveals"]
    asked = table.decision
    question = None if asked is None else (asked.kind, asked.seats, asked.about, asked.options)
    digest = hashlib.blake2b(msgspec.json.encode((data, question)), digest_size=8).digest()
    return int.from_bytes(digest, "big")


# Records


def record_of(table: Table[Any]) -> Record:
    return Record(
        game=table.game.id,
        edition=table.game.edition,
        players=table.players,
        seed=table.seed,
        setup=dict(table.setup),
        choices=table.choices(),
        end=fingerprint(table),
    )


def from_record(game: Game[S], record: Record, *, quiet: bool = False) -> Table[S]:
    """The table of a record, played again; InvalidRecord if it would become another game."""
    table = beginning_of(game, record, quiet=quiet)
    for seat, option in record.choices:
        table.repeat(seat, option)
    check_end(table, record)
    return table


def beginning_of(game: Game[S], record: Record, *, quiet: bool = False) -> Table[S]:
    """The table of a record before its first choice."""
    _require(game, record)
    return Table.new(game, record.players, record.seed, record.setup, quiet=quiet)


def check_end(table: Table[Any], record: Record) -> None:
    """What was played again has to come to where the record did."""
    if fingerprint(table) != record.end:
        raise InvalidRecord(
            f"The record was made under edition {record.edition} of {record.game}; under this one,"
            f" {table.game.edition}, it would become another game."
        )


# Positions


def position_of(table: Table[Any]) -> Position:
    number, state = table.at_rest()
    if table.state.ending:
        # What is over stays as it ended, whatever becomes of the rules: nothing of it is played again.
        number, state = table.number, table.state
    return Position(
        game=table.game.id,
        edition=table.game.edition,
        players=table.players,
        seed=table.seed,
        setup=dict(table.setup),
        number=number,
        state=table.game.dump(state),
        choices=table.choices(number),
        end=fingerprint(table),
        act=state.act,
    )


def from_position(game: Game[S], position: Position, *, quiet: bool = False) -> Table[S]:
    """The table that stands there; InvalidRecord if its choices come to something else by now."""
    table = from_position_at_rest(game, position, quiet=quiet)
    for seat, option in position.choices:
        table.repeat(seat, option)
    if position.end and fingerprint(table) != position.end:
        raise InvalidRecord(
            f"Since edition {position.edition} of {position.game} the rules of this act have changed."
        )
    return table


def from_position_at_rest(game: Game[S], position: Position, *, quiet: bool = False) -> Table[S]:
    """The table at the start of the act that was going on."""
    _require(game, position)
    try:
        state = game.load(position.state)
        state.act = position.act
        game.check(state)
        return Table.from_rest(
            game, position.players, position.seed, position.setup, state, position.number, quiet=quiet
        )
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError, RulesFault) as error:
        raise InvalidRecord(f"The position of {game.id} cannot be read: {error!r}") from error


# As bytes


def encode(thing: Record | Position) -> bytes:
    """Compact JSON."""
    return msgspec.json.encode(thing)


def decode_record(data: bytes) -> Record:
    try:
        return read_record(msgspec.json.decode(data))
    except msgspec.DecodeError as error:
        raise InvalidRecord(f"This is not a game record: {error}.") from error


def read_record(data: object) -> Record:
    """A record from plain data; one of another format is refused as such, whatever else is in it."""
    if isinstance(data, dict) and isinstance(data.get("format"), int):
        _require_format(data["format"])
    try:
        return msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise InvalidRecord(f"This is not a game record: {error}.") from error


def _require_format(format: int) -> None:
    if format != FORMAT:
        raise InvalidRecord(f"The file has format {format}; this version reads {FORMAT}.")


def _require(game: Game[Any], thing: Record | Position) -> None:
    _require_format(thing.format)
    if thing.game != game.id:
        raise InvalidRecord(f"The file belongs to {thing.game}, not to {game.id}.")
