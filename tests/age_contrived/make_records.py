"""Makes the recorded games of ``records/`` anew: ``python -m tests.age_contrived.make_records``.

They hold the rules still: whoever changes a rule on purpose runs this and looks at what has changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.records import make_records
from tryptyk.games.age_contrived.game import GAME

FOLDER = Path(__file__).parent / "records"

SETUPS: dict[str, tuple[int, dict[str, Any]]] = {
    "solo": (1, {"automa": "solo_freyith_speed", "difficulty": "expert"}),
    "two": (2, {"advanced_setup": True, "bridge_draft": True, "divine_wind": True}),
    "three": (3, {"section_spaces": "prototype"}),
    "five": (5, {"turn_limit": 8}),
}

if __name__ == "__main__":
    make_records(GAME, FOLDER, SETUPS)
