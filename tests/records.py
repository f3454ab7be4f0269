"""Recorded games: whole games played by bots, kept with what they came to. They hold the rules still.

Each game says in its ``make_records.py`` which ones it keeps, and in its ``records/`` they lie.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from tryptyk.bots import make, play_out
from tryptyk.kernel import Game, Setup, Table
from tryptyk.kernel.record import decode_record, encode, from_record, record_of

SEED = 2026


def shortened(thing: Any) -> str:
    return hashlib.sha256(json.dumps(thing, sort_keys=True).encode()).hexdigest()[:32]


def findings(table: Table[Any]) -> dict[str, Any]:
    """What a replay has to come to."""
    assert table.outcome is not None
    return {
        "outcome": [table.outcome.reason, [[one.side, one.points, one.rank] for one in table.outcome.scores]],
        "turns": table.state.turn,
        "state": shortened(table.game.dump(table.state)),
        "events": shortened(table.events()),
    }


def make_records(game: Game[Any], folder: Path, setups: Mapping[str, tuple[int, Setup]]) -> None:
    """Play all of them anew, and say what has become of each."""
    folder.mkdir(exist_ok=True)
    for name, (players, setup) in setups.items():
        table = Table.new(game, players, SEED, setup)
        play_out(table, {seat: make("greedy", game, seat, SEED) for seat in range(players)})
        found = findings(table)
        content = {**found, "record": json.loads(encode(record_of(table)))}
        (folder / f"{name}.json").write_text(
            json.dumps(content, separators=(",", ":")) + "\n", encoding="utf-8"
        )
        print(f"{name}: {table.number} choices, {found['turns']} turns, {found['outcome']}")


def check_record(game: Game[Any], file: Path) -> None:
    """A recorded game comes to the same end as when it was played: the rules have not moved."""
    kept = json.loads(file.read_text(encoding="utf-8"))
    record = decode_record(json.dumps(kept.pop("record")).encode())
    table = from_record(game, record)
    assert findings(table) == kept
    assert msgspec.structs.replace(record_of(table), edition=record.edition) == record
