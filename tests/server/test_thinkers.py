"""Work beside the event loop, and what becomes of it when a process dies."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tryptyk import bots
from tryptyk.games import load
from tryptyk.kernel import Option, Table
from tryptyk.kernel.record import position_of
from tryptyk.server.problems import Refused
from tryptyk.server.tables.bots import thinkers
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.past.moments import encode_position


def die_unless_there_is(mark: Path) -> str:
    """Die, and leave a mark for whoever tries again."""
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return "done"


def die() -> str:
    os._exit(1)


def serve(work: Callable[..., str], *args: object) -> str:
    async def ask() -> str:
        thinkers = Thinkers(1)
        try:
            try:
                return await thinkers.serve("ada", work, *args)
            finally:
                assert await thinkers.serve("bob", str, "next") == "next", "there are new ones"
        finally:
            thinkers.stop()

    return asyncio.run(ask())


def test_what_a_process_died_over_is_tried_again(tmp_path: Path) -> None:
    assert serve(die_unless_there_is, tmp_path / "mark") == "done"


def test_what_they_always_die_over_is_refused_for_now() -> None:
    with pytest.raises(Refused) as refused:
        serve(die)
    assert (refused.value.status, refused.value.code) == (503, "unavailable")


def test_a_bot_may_think_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[float] = []

    class Hasty:
        def choose(self, chair: bots.Chair) -> Option | None:
            left.append(chair.budget.left)
            return chair.options[0]

    monkeypatch.setattr(bots, "make", lambda *_: Hasty())
    table = Table.new(load("aeons_end").game, 1, 1, {})
    thinkers.think("a table", encode_position(position_of(table)), "expert", 0, 1)
    assert 0 < left[0] <= thinkers.SECONDS


def test_thinking_is_less_urgent_than_answering() -> None:
    async def ask() -> int:
        pool = Thinkers(1)
        try:
            return await pool.serve("ada", os.getpriority, os.PRIO_PROCESS, 0)
        finally:
            pool.stop()

    assert asyncio.run(ask()) > os.getpriority(os.PRIO_PROCESS, 0)
