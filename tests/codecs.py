"""What holds of every game's state, its copies and its codec: no field is forgotten, nothing is shared.

A game's ``TestCodec`` says what its own parts are, and which positions are tried: its fixture ``tables``.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tests.parts import Parts, fields
from tryptyk.kernel import Game, InvalidRecord, Table
from tryptyk.kernel.record import Position, encode, from_position, position_of

Tables = list[Table[Any]]


class Codec:
    game: Game[Any]
    parts: Parts
    fixed: frozenset[tuple[str, str]] = frozenset()
    """Classes and fields that are the same all through, or in all games but a few."""

    def shared(self, state: Any) -> set[int]:
        """Which objects a copy shares on purpose: they are replaced, never changed in place."""
        return set()

    def test_every_field_varies_over_the_sample(self, tables: Tables) -> None:
        """A field that is the same everywhere could be forgotten unnoticed."""
        values = self.parts.values(table.state for table in tables)
        assert len(values) == sum(len(fields(cls)) for cls in self.parts.mutable)
        assert {field for field in values if len(values[field]) < 2} <= self.fixed

    def test_a_copy_has_every_field(self, tables: Tables) -> None:
        for table in tables:
            assert self.parts.plain(table.state.copy()) == self.parts.plain(table.state)

    def test_a_copy_shares_nothing_that_changes(self, tables: Tables) -> None:
        for table in tables:
            mine = {id(part) for part in self.parts.changing(table.state)} - self.shared(table.state)
            for part in self.parts.changing(table.state.copy()):
                assert id(part) not in mine, f"{part!r} is shared"

    def test_a_dump_is_json_and_has_every_field(self, tables: Tables) -> None:
        for table in tables:
            data = self.game.dump(table.state)
            again = self.game.load(json.loads(json.dumps(data)))
            assert self.parts.plain(again) == self.parts.plain(table.state)
            assert self.game.dump(again) == data

    def test_a_dump_can_be_stored_in_short(self, tables: Tables) -> None:
        for table in tables[::5]:
            short = msgspec.msgpack.encode(self.game.dump(table.state))
            again = self.game.load(msgspec.msgpack.decode(short))
            assert self.parts.plain(again) == self.parts.plain(table.state)

    def test_a_dump_shares_nothing_with_the_state(self, tables: Tables) -> None:
        table = tables[0].clone()
        data = self.game.dump(table.state)
        before = json.dumps(data)
        for _ in range(25):
            if table.decision is not None:
                table.take(0)
        assert json.dumps(data) == before


def must_outlive_a_dump(over: Table[Any], parts: Parts) -> None:
    """How a game has ended is stored with it."""
    assert over.outcome is not None
    again = over.game.load(json.loads(json.dumps(over.game.dump(over.state))))
    assert again.ending == over.state.ending
    assert parts.plain(again) == parts.plain(over.state)


def must_be_refused(table: Table[Any], broken: dict[str, Any]) -> None:
    """A position with something else in it is refused in a sentence."""
    data = json.loads(encode(position_of(table)))
    data["state"].update(broken)
    position = msgspec.json.decode(json.dumps(data), type=Position)
    with pytest.raises(InvalidRecord, match=f"The position of {table.game.id} cannot be read: "):
        from_position(table.game, position)
