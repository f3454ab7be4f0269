"""Makes the recorded games of ``records/`` anew: ``python -m tests.bonfire.make_records``.

They hold the rules still: whoever changes a rule on purpose runs this and looks at what has changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.records import make_records
from tryptyk.games.bonfire.game import GAME

FOLDER = Path(__file__).parent / "records"

SETUPS: dict[str, tuple[int, dict[str, Any]]] = {
    "solo": (1, {"challenge": True}),
    "two": (2, {"first_game": True, "specialist_6_gold": True}),
    "three": (3, {"only_if_lacking": True}),
    "four": (4, {"countdown_waits": True}),
}

if __name__ == "__main__":
    make_records(GAME, FOLDER, SETUPS)
