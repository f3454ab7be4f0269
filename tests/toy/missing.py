"""What a component still lacks: only its texts are wanted."""

from __future__ import annotations

from pathlib import Path

from tryptyk.components import Entry


def missing(entry: Entry, root: Path | None) -> list[str]:
    return []


def texts(entry: Entry) -> list[str]:
    return [f"thing-{entry.id}", f"thing-{entry.id}.text"]
