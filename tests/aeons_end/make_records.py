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

MAGES = ["phaedraxa", "kadir", "lash", "brama"]
MARKET = [
    "jade", "diamond_cluster", "clouded_sapphire", "unstable_prism", "mages_talisman",
    "phoenix_flame", "amplify_vision", "dark_fire", "consuming_void",
]  # fmt: skip
CHOSEN: dict[str, tuple[int, dict[str, Any]]] = {
    "rageborne": (2, {"difficulty": "beginner", "market": "deck_destruction"}),
    "prince_of_gluttons": (3, {"difficulty": "normal", "market": "free_charges"}),
    "carapace_queen": (4, {"difficulty": "expert", "market": MARKET}),
    "crooked_mask": (1, {"difficulty": "extinction", "market": MARKET, "solo_goes_on": True}),
}
"""Nothing is left to chance that another card or mage in the box would change."""


def setup_against(nemesis: str) -> tuple[int, dict[str, Any]]:
    """Every nemesis has its game, a new one as well."""
    players, setup = CHOSEN.get(nemesis, (2, {}))
    return players, {"nemesis": nemesis, "mages": MAGES[:players], **setup}


if __name__ == "__main__":
    make_records(GAME, FOLDER, {nemesis: setup_against(nemesis) for nemesis in NEMESES})
