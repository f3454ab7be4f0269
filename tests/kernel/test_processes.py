"""A game is the same in every process, whatever Python's hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.kernel.fingerprint import state_hash
from tryptyk.bots import make, play_out
from tryptyk.games.aeons_end.components.catalogue import NEMESES
from tryptyk.games.aeons_end.game import GAME
from tryptyk.kernel import Table
from tryptyk.kernel.record import encode, record_of

REPLAY = """
import hashlib, json, sys
from tryptyk.games.aeons_end.game import GAME
from tryptyk.kernel.record import decode_record, from_record
for line in sys.stdin.buffer:
    table = from_record(GAME, decode_record(line))
    text = json.dumps(GAME.dump(table.state), sort_keys=True)
    print(hashlib.sha256(text.encode()).hexdigest()[:16], table.outcome, len(table.events()))
"""

PLAY = """
import json
from tryptyk.bots import make, play_out
from tryptyk.games.aeons_end.game import GAME
from tryptyk.kernel import Table
from tryptyk.kernel.record import encode, record_of
for name in ("random", "greedy"):
    table = Table.new(GAME, 3, 5, {"market": "random", "nemesis": "random"})
    play_out(table, {seat: make(name, GAME, seat, 5) for seat in range(3)}, limit=150)
    print(encode(record_of(table)).decode())
"""


def run(script: str, hash_seed: str, given: bytes = b"") -> str:
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=given,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode()


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_a_record_replays_to_the_same_state_elsewhere(hash_seed: str) -> None:
    records, expected = [], []
    for number, nemesis in enumerate(NEMESES):
        table = Table.new(GAME, number + 1, number, {"nemesis": nemesis, "market": "random"})
        play_out(table, {seat: make("random", GAME, seat, number) for seat in range(4)})
        records.append(encode(record_of(table)))
        expected.append(f"{state_hash(table)} {table.outcome} {len(table.events())}")
    assert run(REPLAY, hash_seed, b"\n".join(records)).splitlines() == expected


def test_bots_play_the_same_elsewhere() -> None:
    assert run(PLAY, "1") == run(PLAY, "2")
