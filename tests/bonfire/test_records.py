"""Recorded games come to the same end as when they were played: the rules have not moved.

After a change of the rules that is meant: ``python -m tests.bonfire.make_records``.
"""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.bonfire.make_records import FOLDER, SETUPS, findings
from tryptyk.games.bonfire.game import GAME
from tryptyk.kernel.record import decode_record, record_of, replay


@pytest.mark.parametrize("name", SETUPS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    kept = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    record = decode_record(json.dumps(kept.pop("record")).encode())
    table = replay(GAME, record)
    assert findings(table) == kept
    assert msgspec.structs.replace(record_of(table), edition=record.edition) == record
