"""Makes the recorded games of ``records/`` anew: ``python -m tests.aeons_end.make_records``.

They hold the rules still: whoever changes a rule on purpose runs this and looks at what has changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.records import make_records
from tryptyk.games.aeons_end.components.catalogue import NEMESES
from tryptyk.games.aeons_end.game import GAME

FOLDER = Path(__file__).parent / "records"

CHOSEN: dict[str, tuple[int, dict[str, Any]]] = {
    "rageborne": (2, {"difficulty": "beginner", "market": "deck_destruction"}),
    "prince_of_gluttons": (3, {"difficulty": "normal", "market": "free_charges"}),
    "carapace_queen": (4, {"difficulty": "expert", "market": "random"}),
    "crooked_mask": (1, {"difficulty": "extinction", "market": "random", "solo_goes_on": True}),
}


def setup_against(nemesis: str) -> tuple[int, dict[str, Any]]:
    """Every nemesis has its game, a new one as well."""
    players, setup = CHOSEN.get(nemesis, (2, {}))
    return players, {"nemesis": nemesis, **setup}


if __name__ == "__main__":
    make_records(GAME, FOLDER, {nemesis: setup_against(nemesis) for nemesis in NEMESES})
