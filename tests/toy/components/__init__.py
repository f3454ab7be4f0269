"""What is in the box, read from the TOML file beside it."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from tryptyk.components import Entry, Source, read


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    source: Source


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    component: list[_Row]


ENTRIES = [
    Entry(row.id, "component", row.source, "table.toml")
    for row in read(files("tests.toy.components") / "table.toml", _File).component
]
