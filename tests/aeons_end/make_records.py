"""Makes the recorded games of ``records/`` anew: ``python -m tests.aeons_end.make_records``.

They hold the rules still: whoever changes a rule on purpose runs this and looks at what has changed.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from tryptyk.bots import make, play_out
from tryptyk.games.aeons_end.components.catalogue import NEMESES
from tryptyk.games.aeons_end.game import GAME
from tryptyk.games.aeons_end.state import State
from tryptyk.kernel import Table
from tryptyk.kernel.record import encode, record_of

FOLDER = Path(__file__).parent / "records"

SETUPS: dict[str, tuple[int, dict[str, Any]]] = {
    "rageborne": (2, {"difficulty": "beginner", "market": "deck_destruction"}),
    "prince_of_gluttons": (3, {"difficulty": "normal", "market": "free_charges"}),
    "carapace_queen": (4, {"difficulty": "expert", "market": "random"}),
    "crooked_mask": (1, {"difficulty": "extinction", "market": "random", "solo_goes_on": True}),
}


def shortened(thing: Any) -> str:
    return hashlib.sha256(json.dumps(thing, sort_keys=True).encode()).hexdigest()[:32]


def findings(table: Table[State]) -> dict[str, Any]:
    """What a replay has to come to."""
    assert table.outcome is not None
    return {
        "outcome": [table.outcome.reason, list(table.outcome.winners)],
        "turns": table.state.turn,
        "state": shortened(GAME.dump(table.state)),
        "events": shortened(table.events()),
    }


def played(nemesis: str) -> Table[State]:
    players, setup = SETUPS.get(nemesis, (2, {}))
    table = Table.new(GAME, players, 2026, {"nemesis": nemesis, **setup})
    play_out(table, {seat: make("greedy", GAME, seat, 2026) for seat in range(players)})
    return table


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for nemesis in NEMESES:
        table = played(nemesis)
        found = findings(table)
        content = {**found, "record": json.loads(encode(record_of(table)))}
        text = json.dumps(content, separators=(",", ":"))
        (FOLDER / f"{nemesis}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{nemesis}: {table.number} choices, {found['turns']} turns, {found['outcome'][0]}")


if __name__ == "__main__":
    main()
