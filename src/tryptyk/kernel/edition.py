"""The edition of a game: a digest of all that decides how it goes, so that nobody has to count versions."""

from __future__ import annotations

import hashlib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

ROOMS: Final = (
    "acts.py", "components", "effects", "rules", "rules.py", "scoring.py", "setup.py", "state.py"
)  # fmt: skip
"""What of a game's package decides how it goes; words, views and bots do not. The rules may be one file."""
KERNEL: Final = ("decision.py", "rng.py", "runner.py", "score.py", "setup.py", "state.py")
"""And of the kernel: what asks, deals, carries out and counts. How games are kept does not decide."""
_DIGITS: Final = 12


def edition_of(package: str) -> str:
    """The digest of a game's rules, components and set-up, and of the kernel that carries them out."""
    digest = hashlib.sha256()
    kernel = files("tryptyk.kernel")
    game = files(package)
    for room in [kernel / name for name in KERNEL] + [game / name for name in ROOMS]:
        for name, data in _sources(room, ""):
            digest.update(f"{name} {len(data)}\n".encode())
            digest.update(data)
    return digest.hexdigest()[:_DIGITS]


def _sources(place: Traversable, within: str) -> list[tuple[str, bytes]]:
    """The sources and data in a room, each with its name, in an order that does not depend on the disk."""
    name = f"{within}/{place.name}"
    if place.is_dir():
        inside = sorted(place.iterdir(), key=_name)
        return [source for part in inside for source in _sources(part, name)]
    return [(name, place.read_bytes())] if name.endswith((".py", ".toml")) and place.is_file() else []


def _name(place: Traversable) -> str:
    return place.name
