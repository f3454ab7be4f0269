"""What people are told: rows of the log become moves at one door, and nothing is put into words twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.rows import tables_of
from tryptyk.kernel import CONCEAL, Told
from tryptyk.server.people import People
from tryptyk.server.store.database import Store
from tryptyk.server.store.log import LogRow
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.company import presence
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live import choices
from tryptyk.server.tables.making import creation
from tryptyk.server.tables.telling import teller as telling
from tryptyk.server.tables.telling.door import Looker, told
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.wire.acting import Choose
from tryptyk.server.wire.making import NewSeat, NewTable

ROWS = [
    LogRow(0, 0, -1, (), [Told(("dealt", 5))], 1.0),
    LogRow(1, 1, 0, (CONCEAL, 8765), [], 2.0),
    LogRow(2, 2, 1, ("play", "jade"), [Told(("gain", 1, 2))], 3.0),
]


def test_the_seed_of_a_new_deal_is_told_to_nobody() -> None:
    for who in (
        Looker(frozenset(), False, None),
        Looker(frozenset({0, 1}), False, 0),
        Looker(frozenset({0}), True, None),
    ):
        moves = told(ROWS, who)
        assert [move.option for move in moves] == [(), (CONCEAL,), ("play", "jade")]
        assert [(move.seq, move.number, move.seat, move.events, move.at) for move in moves] == [
            (row.seq, row.number, row.seat, [told.event for told in row.events], row.at) for row in ROWS
        ]


def test_how_things_stand_is_said_once_for_each_version_and_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LINGER_SECONDS", 0)

    async def look() -> None:
        store = Store(f"sqlite:///{tmp_path}/t.sqlite3")
        await store.migrate()
        host = Host(store, Subscribers(store), Thinkers(1))
        people = People(store)
        ada, bob = (await people.create("en")).id, (await people.create("en")).id
        await creation.create(host, ada, NewTable("aeons_end", [NewSeat("me")], seed=3))
        id = (await store.read(tables_of, ada))[0].id
        async with host.cache.up_to_date(id) as live:
            said = host.teller.situation(live, ada)
            assert host.teller.situation(live, ada) is said
            assert read(said)["seat"] == 0
            assert read(host.teller.situation(live, bob))["seat"] == -1, "to each their own"
            with host.subscribers.subscribe(id, ada, "10.0.0.1"):
                here = host.teller.situation(live, ada)
                assert [seat["present"] for seat in read(here)["table"]["seats"]] == [True]
            await asyncio.sleep(0.01)  # what was due at once has come about
            assert host.teller.situation(live, ada) is said
            decision = live.table.decision
            assert decision is not None
            choice = Choose(0, decision.options[0], 0)
        answer = await choices.choose(host, ada, id, choice)
        assert read(answer.situation)["seq"] == 1
        async with host.cache.up_to_date(id) as live:
            assert (await host.teller.news(live, ada, 0)).situation is answer.situation
            for n in range(telling.REMEMBERED):
                host.teller.situation(live, f"person {n}")
            assert host.teller.situation(live, ada) is not answer.situation, "old words are forgotten"
        await store.close()

    asyncio.run(look())


def read(situation: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(situation))
