"""A house in which one stored thing after another is damaged, each at a table of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, text

from tests.server.house import INVITED, ME, House, Person, Seat
from tests.server.test_old_tables import in_store
from tryptyk import games
from tryptyk.kernel import Table
from tryptyk.kernel.record import record_of
from tryptyk.server.store import schema
from tryptyk.server.tokens import new_token

LONG_AGO = "WHERE table_id = :id AND seq = 3"
"""A row of the log that nobody reads who only opens the table: it has come much further."""
THERE = "WHERE id = :id"

HARMS = {
    "sound": "",
    "option": f"UPDATE log SET option = '7' {LONG_AGO}",
    "option-text": f"""UPDATE log SET option = '"fly"' {LONG_AGO}""",
    "option-empty": f"UPDATE log SET option = '[]' {LONG_AGO}",
    "option-deep": f"""UPDATE log SET option = '[["fly"]]' {LONG_AGO}""",
    "option-other": f"""UPDATE log SET option = '["fly"]' {LONG_AGO}""",
    "events": f"UPDATE log SET events = '7' {LONG_AGO}",
    "event": f"UPDATE log SET events = '[7]' {LONG_AGO}",
    "event-for": f"""UPDATE log SET events = '[{{"to": 0}}]' {LONG_AGO}""",
    "choosing-seat": f"UPDATE log SET seat = 99 {LONG_AGO}",
    "number-of-row": f"UPDATE log SET number = 77 {LONG_AGO}",
    "opening": "UPDATE log SET events = '7' WHERE table_id = :id AND seq = 0",
    "log": "DELETE FROM log WHERE table_id = :id",
    "last-row": "UPDATE log SET option = '7' WHERE table_id = :id AND seq > 100",
    "snapshots": "UPDATE snapshots SET data = '' WHERE table_id = :id",
    "position": f"UPDATE tables SET position = '' {THERE}",
    "outcome": f"UPDATE tables SET outcome = '{{}}' {THERE}",
    "outcome-number": f"UPDATE tables SET outcome = '7' {THERE}",
    "outcome-side": f"""UPDATE tables SET outcome = '{{"reason": "x", "sides": [{{}}]}}' {THERE}""",
    "happened": f"UPDATE tables SET happened = '[{{}}]' {THERE}",
    "happened-number": f"UPDATE tables SET happened = '7' {THERE}",
    "plea": f"UPDATE tables SET plea = '{{}}' {THERE}",
    "plea-seat": f"""UPDATE tables SET plea =
        '{{"what": "stand-in", "seat": 9, "by": 0, "agreed": [0]}}' {THERE}""",
    "proposal": f"UPDATE tables SET proposes = true, proposal = '{{}}' {THERE}",
    "proposal-option": f"""UPDATE tables SET proposal = '{{"option": 7, "by": 0, "agreed": []}}' {THERE}""",
    "undo-request": f"UPDATE tables SET undo_request = '{{}}' {THERE}",
    "undo-by": f"""UPDATE tables SET undo_request = '{{"to": 2, "by": 9, "agreed": [9]}}' {THERE}""",
    "setup": f"UPDATE tables SET setup = '7' {THERE}",
    "setup-value": f"""UPDATE tables SET setup = '{{"difficulty": []}}' {THERE}""",
    "gist": f"UPDATE tables SET gist = '7' {THERE}",
    "gist-figures": f"""UPDATE tables SET gist =
        '{{"seats": [], "foe": "", "stage": "", "figures": 7}}' {THERE}""",
    "waiting": f"UPDATE tables SET waiting = '[9]' {THERE}",
    "waiting-for": f"""UPDATE tables SET waiting = '{{"no": 1}}' {THERE}""",
    "players": f"UPDATE tables SET players = 9 {THERE}",
    "game": f"UPDATE tables SET game = 'nonesuch' {THERE}",
    "seq": f"UPDATE tables SET seq = -5 {THERE}",
    "number": f"UPDATE tables SET number = 999 {THERE}",
    "seat-lost": "DELETE FROM seats WHERE table_id = :id AND seat = 1",
    "seat-moved": "UPDATE seats SET seat = 8 WHERE table_id = :id AND seat = 1",
    "seat-standing": "UPDATE seats SET standing = '7' WHERE table_id = :id AND seat = 0",
}
"""What no version of the server writes."""
ONLY_SQLITE = {
    "text-number": f"UPDATE log SET number = 'x' {LONG_AGO}",
    "text-seat": f"UPDATE log SET seat = 'x' {LONG_AGO}",
    "text-time": f"UPDATE log SET at = 'x' {LONG_AGO}",
    "no-json": f"UPDATE log SET option = '[' {LONG_AGO}",
    "no-text": f"UPDATE log SET events = x'5b22ff' {LONG_AGO}",
    "seed": f"UPDATE tables SET seed = 'x' {THERE}",
    "outcome-no-json": f"UPDATE tables SET outcome = '{{' {THERE}",
    "happened-no-json": f"UPDATE tables SET happened = '[' {THERE}",
    "snapshot-number": "UPDATE snapshots SET number = 'x' WHERE table_id = :id",
    "stand-in": "UPDATE seats SET stand_in = 'x' WHERE table_id = :id AND seat = 0",
    "standing-no-json": "UPDATE seats SET standing = '[' WHERE table_id = :id AND seat = 0",
}
"""PostgreSQL does not take these: they are of another type than their column."""
TAKEN_BY = {"sqlite": {**HARMS, **ONLY_SQLITE}, "postgresql": HARMS}


@dataclass(frozen=True)
class Harmed:
    """A table of which something is damaged, and how things stood at it before."""

    id: str
    invitation: str
    before: dict[str, Any]


class HarmedHouse:
    """Ada and Bea sit at every table, and a seat is free; each is harmed once while it runs and once when it
    is over."""

    def __init__(self, house: House) -> None:
        self.house = house
        ada, bea = house.start().enter(), house.enter()
        self.ada: Person = ada
        self.bea: Person = bea
        self.sound = ada.table(ME, seed=1)
        games = {over: _sit_down(ada, bea, over) for over in (False, True)}
        before = {over: seat.look() for over, seat in games.items()}
        assert house.stop() == 0
        harms = TAKEN_BY[house.database.partition(":")[0]]

        def harm(tx: Connection) -> dict[tuple[str, bool], Harmed]:
            made = {}
            for name, statement in harms.items():
                for over, seat in games.items():
                    id, invitation = _copy(tx, seat.id)
                    made[name, over] = Harmed(id, invitation, before[over])
                    if statement:
                        tx.execute(text(statement), {"id": id})
            return made

        self.harmed = in_store(house.database, harm)
        house.start()


def _sit_down(ada: Person, bea: Person, over: bool) -> Seat:
    record = msgspec.to_builtins(record_of(_played(over)))
    situation = ada.act("/api/records", record=record, seats=[ME, ME, INVITED, INVITED])
    bea.join(situation["table"]["seats"][2]["invitation"])
    return ada.seat(situation)


def _played(over: bool) -> Table[Any]:
    """To its end, or far enough to have forgotten how it began, with a question for the first seat."""
    table = Table.new(games.load("aeons_end").game, 4, 4, {"difficulty": "beginner"})
    random = Random(1)
    while (asked := table.decision) is not None:
        if not over and table.number >= 120 and asked.seats[0] == 0:
            break
        option = random.choice(asked.options)
        table.choose(asked.seats_for(option)[0], option)
    assert table.number >= 120
    return table


def _copy(tx: Connection, id: str) -> tuple[str, str]:
    """The same table once more: its id, and its invitation."""
    new, invitation = new_token(), new_token()
    for kind in (schema.tables, schema.seats, schema.log, schema.snapshots):
        key = kind.c.id if kind is schema.tables else kind.c.table_id
        for row in tx.execute(select(kind).where(key == id)).mappings().all():
            values = {**row, key.name: new}
            if values.get("invitation"):
                values["invitation"] = invitation
            tx.execute(insert(kind).values(values))
    return new, invitation


Ask = tuple[str, str, dict[str, Any] | None]
"""A method, an address and a body."""


def asked_at(at: Harmed, now: dict[str, Any]) -> Iterator[tuple[str, Ask]]:
    """Everything that can be asked about a table, each with its route; what changes it comes last."""
    decision = now["decision"] or at.before["decision"]
    seq = max(0, now["seq"])
    seats = [ME] * 4
    chosen: dict[str, Any] = {"seat": 0, "option": ["fly"], "seq": seq}
    if decision and decision["options"]:
        chosen |= {"seat": decision["takers"][0], "option": decision["options"][0]}
    numbers = (0, 3, 100)
    bodies: list[tuple[str, str, list[dict[str, Any] | None]]] = [
        ("GET", "/api/tables/{id:str}", [None]),
        ("GET", "/api/tables/{id:str}/events", [None]),
        ("GET", "/api/tables/{id:str}/refusals", [None]),
        ("GET", "/api/tables/{id:str}/digest", [None]),
        ("GET", "/api/tables/{id:str}/moments/{number:int}", [None]),
        ("GET", "/api/tables/{id:str}/moments/{number:int}/frames", [None]),
        ("GET", "/api/tables/{id:str}/history", [None]),
        ("GET", "/api/tables/{id:str}/series", [None]),
        ("GET", "/api/tables/{id:str}/review", [None]),
        ("GET", "/api/tables/{id:str}/record", [None]),
        ("GET", "/api/invitations/{token:str}", [None]),
        ("PATCH", "/api/tables/{id:str}", [{"name": "Thursday"}, {"name": None}]),
        ("PUT", "/api/tables/{id:str}/removal", [None]),
        ("DELETE", "/api/tables/{id:str}/removal", [None]),
        ("POST", "/api/tables/{id:str}/preview", [chosen]),
        ("POST", "/api/tables/{id:str}/hint", [{"seat": 0, "seq": seq}]),
        ("POST", "/api/tables/{id:str}/words", [{"seat": 0, "what": "thanks"}]),
        ("POST", "/api/tables/{id:str}/forks", [{"number": n, "seats": seats} for n in (2, 100)]),
        ("POST", "/api/tables/{id:str}/rematch", [{"how": how} for how in ("next", "same", "easier")]),
        ("POST", "/api/tables/{id:str}/choices", [{**chosen, "key": "one"}, {**chosen, "key": "one"}]),
        ("POST", "/api/tables/{id:str}/proposes", [{"proposes": True}, {"proposes": False}]),
        (
            "POST",
            "/api/tables/{id:str}/plea",
            [{"what": "stand-in", "seat": 2, "agree": agree} for agree in (True, False)],
        ),
        ("POST", "/api/tables/{id:str}/spectators", [None]),
        ("DELETE", "/api/tables/{id:str}/spectators", [None]),
        ("POST", "/api/tables/{id:str}/seats/{seat:int}/owner", [None]),
        ("POST", "/api/tables/{id:str}/seats/{seat:int}/hints", [{"allow": True}]),
        (
            "POST",
            "/api/tables/{id:str}/seats/{seat:int}/standing",
            [{"kind": "x", "always": True, "seq": seq}],
        ),
        ("POST", "/api/tables/{id:str}/seats/{seat:int}/invitation", [None]),
        ("POST", "/api/tables/{id:str}/seats/{seat:int}/bot", [{"bot": "random"}, {"bot": None}]),
        ("POST", "/api/tables/{id:str}/undo", [{"seq": seq, "to": 2}]),
        ("POST", "/api/tables/{id:str}/undo/answer", [{"seq": seq, "to": 2, "agree": True}]),
        ("POST", "/api/invitations/{token:str}", [None]),
    ]
    for method, route, some in bodies:
        for number in numbers if "{number:int}" in route else (0,):
            path = route.replace("{id:str}", at.id).replace("{token:str}", at.invitation)
            path = path.replace("{seat:int}", "0").replace("{number:int}", str(number))
            for body in some:
                yield f"{method} {route}", (method, path, body)
