"""The explorer's corpus: records in a folder, each of which reaches lines that those before it do not."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tryptyk.kernel.record import Record, decode_record, encode


def records_in(folder: Path) -> list[Record]:
    return [decode_record(file.read_bytes()) for file in sorted(folder.glob("[0-9]*.json"))]


def keep(folder: Path, records: Sequence[Record]) -> None:
    """These, in the place of those that lie there."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("[0-9]*.json"):
        file.unlink()
    for number, record in enumerate(records):
        (folder / f"{number:04}.json").write_bytes(encode(record))
