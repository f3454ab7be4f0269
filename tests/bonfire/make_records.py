"""Makes the recorded games of ``records/`` anew: ``python -m tests.bonfire.make_records``.

They hold the rules still: whoever changes a rule on purpose runs this and looks at what has changed.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from tryptyk.bots import make, play_out
from tryptyk.games.bonfire.game import GAME
from tryptyk.games.bonfire.state import State
from tryptyk.kernel import Table
from tryptyk.kernel.record import encode, record_of

FOLDER = Path(__file__).parent / "records"

SETUPS: dict[str, tuple[int, dict[str, Any]]] = {
    "solo": (1, {"challenge": True}),
    "two": (2, {"first_game": True, "specialist_6_gold": True}),
    "three": (3, {"only_if_lacking": True}),
    "four": (4, {"countdown_waits": True}),
}


def shortened(thing: Any) -> str:
    return hashlib.sha256(json.dumps(thing, sort_keys=True).encode()).hexdigest()[:32]


def findings(table: Table[State]) -> dict[str, Any]:
    """What a replay has to come to."""
    assert table.outcome is not None
    return {
        "outcome": [table.outcome.reason, [[one.side, one.points, one.rank] for one in table.outcome.scores]],
        "turns": table.state.turn,
        "state": shortened(GAME.dump(table.state)),
        "events": shortened(table.events()),
    }


def played(name: str) -> Table[State]:
    players, setup = SETUPS[name]
    table = Table.new(GAME, players, 2026, setup)
    play_out(table, {seat: make("greedy", GAME, seat, 2026) for seat in range(players)})
    return table


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in SETUPS:
        table = played(name)
        found = findings(table)
        content = {**found, "record": json.loads(encode(record_of(table)))}
        text = json.dumps(content, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{name}: {table.number} choices, {found['turns']} turns, {found['outcome']}")


if __name__ == "__main__":
    main()
