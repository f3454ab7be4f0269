"""Choices made in secret, and events for some only: nobody else learns of them, by whatever way they ask."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any

import msgspec

from tests.server.house import BOT, INVITED, ME, House, Person, Seat, Wire, masked, play_until
from tryptyk.server.store import log
from tryptyk.server.store.database import Store
from tryptyk.server.store.log import LogRow

SETUP = {"secret": True, "limit": 12}


class Evening:
    """A table of Ada and Bob, and Eve who watches. All that Bob and Eve are told is written down."""

    def __init__(self, people: list[Person], bid: int) -> None:
        self.ada, self.bob, self.eve = people
        self.bid = bid
        self.table = self.ada.table(ME, INVITED, game="toy", seed=7, setup=SETUP, spectators=True)
        invitation = self.table.look()["table"]["seats"][1]["invitation"]
        self.guest = self.bob.join(invitation)
        self.link = self.table.look()["table"]["spectators"]
        self.names = [self.table.id, self.link]
        self.told: list[str] = []
        self.hers: list[str] = []

    def note(self, text: str) -> None:
        self.told.append(masked(text, *self.names))

    def ask(self, moments: int) -> None:
        """Everything that Bob and Eve can ask for."""
        path = self.table.path
        paths = ["", "/events", "/digest", "/history", "/refusals", "/record"]
        paths += [f"/moments/{n}" for n in range(moments + 1)]
        for who, query in ((self.bob, {}), (self.eve, {"token": self.link})):
            for one in paths:
                given = query if one in ("", "/events") else {}
                self.note(who.http.get(path + one, params=given).text)
        listed = next(one for one in self.bob.tables() if one["id"] == self.table.id)
        self.note(msgspec.json.encode(listed).decode())
        for one in ("", "/events", "/digest", "/moments/1"):
            self.hers.append(masked(self.ada.http.get(path + one).text, *self.names))

    def hear(self, wires: list[Wire], version: int) -> None:
        """What their sockets have said up to a version of the table."""
        for wire in wires:
            wire.hear_until(lambda wire: wire.situation.get("version", -1) >= version)
            self.note(msgspec.json.encode([wire.moves, wire.situation]).decode())

    def post(self, who: Person, rest: str, **body: Any) -> dict[str, Any]:
        """Something that is done; who is not Ada has the answer written down."""
        answer = who.http.post(self.table.path + rest, json=body)
        if who is not self.ada:
            self.note(answer.text)
        return dict(answer.json())

    def up_to_the_secret(self, wires: list[Wire]) -> None:
        """Ada bids, takes it back, and bids again; Bob asks to go back, which Ada refuses."""
        option = ["bid", self.bid]
        self.ask(0)
        made = self.post(self.ada, "/choices", seat=0, option=option, seq=0, key="a")
        self.hear(wires, made["situation"]["version"])
        back = self.post(self.ada, "/undo", seq=1, to=0)
        self.hear(wires, back["situation"]["version"])
        made = self.post(self.ada, "/choices", seat=0, option=option, seq=2)
        self.hear(wires, made["situation"]["version"])
        self.post(self.bob, "/choices", seat=0, option=option, seq=3)
        self.post(self.bob, "/choices", seat=1, option=["bid", 9], seq=3)
        self.post(self.bob, "/choices", seat=1, option=["bid", 1], seq=1)
        asked = self.post(self.bob, "/undo", seq=3, to=0)
        self.hear(wires, asked["situation"]["version"])
        self.ask(1)
        answered = self.post(self.ada, "/undo/answer", seq=3, agree=False)
        self.hear(wires, answered["situation"]["version"])
        self.ask(1)

    def fork(self) -> None:
        """Bob plays on from there alone, and asks that table for everything."""
        answer = self.bob.http.post(f"{self.table.path}/forks", json={"number": 1, "seats": [INVITED, ME]})
        made = answer.json()["situation"]["table"]
        self.names += [made["id"], made["spectators"], made["seats"][0]["invitation"]]
        self.note(answer.text)
        for one in (
            "",
            "/events",
            "/digest",
            "/history",
            "/moments/0",
            "/moments/1",
            "/moments/2",
            "/record",
        ):
            self.note(self.bob.http.get(f"/api/tables/{made['id']}{one}").text)
        shown = self.bob.get(f"/api/tables/{made['id']}/events")
        assert [move["option"] for move in shown] == [[], ["~hidden"], ["~conceal"]]

    def rows(self, house: House) -> list[LogRow]:
        async def read() -> list[LogRow]:
            store = Store(house.database)
            found = await store.read(log.after, self.table.id, -1, 100)
            await store.close()
            return found

        return asyncio.run(read())


def test_what_was_bid_in_secret_is_told_to_nobody_else(toy_house: House) -> None:
    people = [toy_house.enter(name) for name in ("Ada", "Bob", "Eve")]
    evenings = [Evening(people, bid) for bid in (0, 2)]
    for evening in evenings:
        with ExitStack() as open_lines:
            wires: list[Wire] = []
            for seat, query in (
                (evening.guest, {}),
                (Seat(evening.eve, evening.table.id), {"token": evening.link}),
            ):
                wires.append(open_lines.enter_context(seat.watch(**query)))
                wires[-1].hear_until(lambda wire: wire.situation)
            evening.up_to_the_secret(wires)
        evening.fork()
    first, second = evenings
    assert len(first.told) > 60
    assert first.told == second.told
    assert first.hers != second.hers, "Ada knows what she has bid"
    assert '["bid",0]' in "".join(first.hers) and '["bid",2]' in "".join(second.hers)
    for evening in evenings:
        stored = evening.rows(toy_house)
        assert [(row.option, row.private) for row in stored if row.seat == 0][-1] == (
            ("bid", evening.bid), True
        ), "what is stored is the truth"  # fmt: skip
        told = [(one.event, one.seats) for one in stored[-1].events]
        assert told == [(("bid-made", 0), None), (("bid", 0, evening.bid), (0,))]


def test_when_it_is_shown_all_know(toy_house: House) -> None:
    people = [toy_house.enter(name) for name in ("Ada", "Bob", "Eve")]
    evenings = [Evening(people, bid) for bid in (0, 2)]
    seen = []
    for evening in evenings:
        evening.post(evening.ada, "/choices", seat=0, option=["bid", evening.bid], seq=0)
        evening.post(evening.bob, "/choices", seat=1, option=["bid", 1], seq=1)
        for who, query in ((evening.bob, {}), (evening.eve, {"token": evening.link})):
            moves = who.get(f"{evening.table.path}/events", **query)
            assert moves[1]["option"] == ["~hidden"] and moves[1]["events"] == [["bid-made", 0]]
            assert ["bid", 0, evening.bid] in moves[2]["events"]
            view = who.get(evening.table.path, **query)["view"]
            assert [player["bid"] for player in view["players"]] == [evening.bid, 1]
        seen.append(masked(evening.bob.http.get(f"{evening.table.path}/moments/1").text, *evening.names))
        evening.fork()
        seen[-1] += "".join(evening.told[-9:])
    assert seen[0] == seen[1], (
        "at that moment Bob did not know, and a table that plays on from it does not tell"
    )
    for evening in evenings:
        play_until([evening.table, evening.guest], lambda _, s: bool(s["table"]["over"]))
        for who in people:
            moves = who.get(f"{evening.table.path}/events")
            assert moves[1]["option"] == ["bid", evening.bid], "and when it is over everything is open"


def test_a_fork_deals_what_was_bid_in_secret_anew(toy_house: House) -> None:
    ada, bob = toy_house.enter("Ada"), toy_house.enter("Bob")
    table = ada.table(ME, INVITED, game="toy", seed=7, setup=SETUP)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    table.choose(table.look(), 2)
    shown: set[int] = set()
    for _ in range(60):
        fork = bob.seat(bob.act(f"{guest.path}/forks", number=1, seats=[INVITED, ME]))
        moves = fork.events()
        assert moves[1]["option"] == ["~hidden"], "though nobody sits there who has chosen it"
        assert moves[1]["events"] == [["bid-made", 0]]
        after = fork.choose(fork.look(), 0)
        shown.add(after["view"]["players"][0]["bid"])
        if len(shown) > 1:
            break
    assert len(shown) > 1, "it may be anything"
    refused = bob.refused(f"{guest.path}/forks", number=1, seats=[ME, ME])
    assert refused == (422, "invalid"), "where somebody chooses in secret nobody sits down in their place"
    assert bob.act(f"{guest.path}/forks", number=0, seats=[BOT, ME])["table"]["seats"][1]["mine"]
    assert table.look()["view"]["players"][0]["bid"] == 2
