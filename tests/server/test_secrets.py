"""Nothing that a seat may not know leaves the server."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.house import ME, PATIENCE, House, Seat, choice, masked, play_until
from tryptyk.server.store import log, tables
from tryptyk.server.store.database import Store
from tryptyk.server.tables.past.moments import read_position

SEED = 1234567890123456


def rows(database: str, id: str) -> tuple[dict[str, Any], list[Any]]:
    """The state and the choices that the database holds, with all that is hidden."""

    async def read() -> tuple[dict[str, Any], list[Any]]:
        store = Store(database)
        found = await store.read(tables.get, id)
        moves = await store.read(log.kept_after, id, -1)
        await store.close()
        assert found is not None
        return read_position(found[1]).state, [move.option for move in moves]

    return asyncio.run(read())


def everything(seat: Seat) -> list[str]:
    """All that a client can ask for about a running table, as bytes came over the wire."""
    http = seat.person.http
    number = seat.look()["number"]
    paths = [
        "",
        "/events",
        "/digest",
        "/history",
        "/refusals",
        f"/moments/{number}",
        f"/moments/{number}/frames",
    ]
    told = [http.get(seat.path + path).text for path in paths]
    with seat.watch() as wire:
        told.append(str(wire.socket.recv(timeout=PATIENCE)))
    return told


def test_two_tables_that_differ_in_hidden_things_only_look_the_same(house: House) -> None:
    """Two tables play on from one moment, each with another deal, and take the same choices: whatever
    they send is equal, byte for byte, until a card comes to light."""
    ada = house.enter()
    origin = ada.table(ME, ME, seed=SEED)
    play_until([origin], lambda made, s: made >= 10 and s["undo"]["fair"] == 0)
    number = origin.look()["number"]
    seats = [
        Seat(ada, ada.act(f"{origin.path}/forks", number=number, seats=[ME, ME])["table"]["id"])
        for _ in range(2)
    ]
    hidden = [rows(house.database, seat.id) for seat in seats]
    assert hidden[0][0]["nemesis_deck"] != hidden[1][0]["nemesis_deck"], "the deals differ"
    assert hidden[0][1][-1] != hidden[1][1][-1]
    compared = 0
    with ExitStack() as stack:
        for seat in seats:  # who looks at both all the time is present at both
            stack.enter_context(seat.watch()).hear_until(lambda wire: wire.present == [0, 1])
        while True:
            first, second = ([masked(text, seat.id) for text in everything(seat)] for seat in seats)
            situations = [seat.look() for seat in seats]
            fair = situations[0]["undo"]["fair"]
            if fair != compared:
                break  # something has come to light
            assert first == second
            compared += 1
            for seat, situation in zip(seats, situations, strict=True):
                seat.choose(situation, 0)
    assert compared >= 2, "some choices were compared"
    for seat, (_, options) in zip(seats, hidden, strict=True):
        deal = str(options[-1][1])
        assert options[-1][0] == "~conceal"
        for text in everything(seat):
            assert deal not in text
            assert str(SEED) not in text


def test_the_seed_of_a_running_game_is_never_told(house: House) -> None:
    ada = house.enter()
    table = ada.table(ME, BOT_SEAT, seed=SEED, spectators=True)
    situation = play_until([table], lambda made, s: made >= 15 and s["decision"] and s["decision"]["options"])
    told = [*everything(table), ada.http.get("/api/tables").text]
    told.append(ada.http.post(f"{table.path}/choices", json={**choice(situation, 0), "seq": 0}).text)
    told.append(ada.http.get(f"{table.path}/record").text)
    assert not [text for text in told if str(SEED) in text]


BOT_SEAT = {"kind": "bot", "bot": "random"}


def test_tokens_are_not_kept_or_told_where_they_need_not_be(own_house: House) -> None:
    ada = own_house.start().enter()
    token = ada.post("/api/me/recovery")["token"]
    bob = own_house.enter()
    table = ada.table(ME, {"kind": "invitation"}, spectators=True)
    invitation = table.look()["table"]["seats"][1]["invitation"]
    guest = bob.join(invitation)
    spectators = table.look()["table"]["spectators"]
    with Seat(own_house.enter(), table.id).watch(token=spectators) as wire:
        wire.hear()
    own_house.enter().post("/api/recover", token=token)
    bob.refused(f"{guest.path}/choices", seat=0, option=["x"], seq=0)
    secrets = [token, invitation, spectators, table.id, ada.http.cookies["tryptyk"], bob.get("/api/me")["id"]]
    theirs = str(guest.look())
    assert ada.get("/api/me")["id"] not in theirs
    assert own_house.stop() == 0
    log = own_house.log.read_text(encoding="utf-8")
    assert "/api/tables/{id}/live" in log and "/api/invitations/{token}" in log, "routes are logged"
    assert not [secret for secret in secrets if secret in log]
    if own_house.database.startswith("sqlite"):
        file = Path(own_house.database.removeprefix("sqlite:///"))
        with sqlite3.connect(file) as connection:
            dump = "\n".join(connection.iterdump())
        connection.close()
        assert token not in dump, "only a digest of the recovery link is kept"
        assert table.id in dump
