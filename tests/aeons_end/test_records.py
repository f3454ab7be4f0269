"""Recorded games come to the same end as when they were played: the rules have not moved.

After a change of the rules that is meant: ``python -m tests.aeons_end.make_records``.
"""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.aeons_end.make_records import FOLDER, findings
from tryptyk.games.aeons_end.components.catalogue import NEMESES
from tryptyk.games.aeons_end.game import GAME
from tryptyk.kernel.record import decode_record, encode, record_of, replay


@pytest.mark.parametrize("nemesis", NEMESES)
def test_a_recorded_game_ends_as_it_did(nemesis: str) -> None:
    kept = json.loads((FOLDER / f"{nemesis}.json").read_text(encoding="utf-8"))
    record = decode_record(json.dumps(kept.pop("record")).encode())
    table = replay(GAME, record)
    assert findings(table) == kept
    again = decode_record(encode(record_of(table)))
    assert again.setup == {**again.setup, **record.setup}, "the whole set-up, as it was given"
    assert msgspec.structs.replace(again, setup=record.setup) == record
