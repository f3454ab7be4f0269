"""The edition of a game: a digest of all that decides how it goes, so that nobody has to count versions."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

ROOMS: Final = (
    "acts.py", "components", "effects", "rules", "rules.py", "scoring.py", "setup.py", "state.py"
)  # fmt: skip
"""What of a game's package decides how it goes; words, views and bots do not. The rules may be one file."""
KERNEL: Final = ("decision.py", "rng.py", "runner.py", "score.py", "setup.py", "state.py")
"""And of the kernel: what asks, deals, carries out and counts. How games are kept does not decide."""
_KINDS: Final = (".py", ".toml")
_DIGITS: Final = 12


def edition_of(package: str) -> str:
    """The digest of a game's rules, components and set-up, and of the kernel that carries them out."""
    kernel = files("tryptyk.kernel")
    game = files(package)
    return digest_of([kernel / name for name in KERNEL] + [game / name for name in ROOMS], _KINDS)


def digest_of(rooms: Sequence[Traversable], kinds: tuple[str, ...]) -> str:
    """The digest of all files of some kinds (how their names end) in some rooms."""
    digest = hashlib.sha256()
    for room in rooms:
        for name, data in _sources(room, "", kinds):
            digest.update(f"{name} {len(data)}\n".encode())
            digest.update(data)
    return digest.hexdigest()[:_DIGITS]


def _sources(place: Traversable, within: str, kinds: tuple[str, ...]) -> list[tuple[str, bytes]]:
    """The files in a room, each with its name, in an order that does not depend on the disk."""
    name = f"{within}/{place.name}"
    if place.is_dir():
        inside = sorted(place.iterdir(), key=_name)
        return [source for part in inside for source in _sources(part, name, kinds)]
    return [(name, place.read_bytes())] if name.endswith(kinds) and place.is_file() else []


def _name(place: Traversable) -> str:
    return place.name
