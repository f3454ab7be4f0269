"""Standing answers: a seat leaves a kind of question to its default, and nobody waits for it any more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import TOY
from tests.server.house import INVITED, ME, House, Seat, play_until, wait_for

SETUP = {"toasts": True, "limit": 1000}


@pytest.fixture
def own_toys(database: str, tmp_path: Path) -> Iterator[House]:
    """A server with the toy for one test, which may stop and start it."""
    house = House(database, tmp_path / "log", **TOY)
    yield house
    house.close()
    assert house.faults() == []


def toasting(house: House, *names: str) -> list[Seat]:
    """A table where toasts are drunk, with these people."""
    people = [house.enter(name) for name in names]
    table = people[0].table(ME, *[INVITED] * (len(names) - 1), game="toy", seed=7, setup=SETUP)
    free = [seat["invitation"] for seat in table.look()["table"]["seats"][1:]]
    return [table, *(person.join(token) for person, token in zip(people[1:], free, strict=True))]


def choose(seat: Seat, number: int, *option: str | int) -> list[dict[str, Any]]:
    """What a choice was answered with: the moves."""
    body = {"seat": number, "option": list(option), "seq": seat.look()["seq"]}
    return list(seat.person.post(f"{seat.path}/choices", **body)["moves"])


def leave(seat: Seat, number: int, kind: str = "toast", always: bool = True) -> dict[str, Any]:
    body = {"kind": kind, "always": always, "seq": seat.look()["seq"]}
    return dict(seat.person.post(f"{seat.path}/seats/{number}/standing", **body))


def rows(moves: list[dict[str, Any]]) -> list[tuple[int, list[Any], bool]]:
    return [(move["seat"], move["option"], move["standing"]) for move in moves]


def test_what_is_asked_is_answered_at_once_and_from_then_on_by_itself(toy_house: House) -> None:
    ada, bob, cid = toasting(toy_house, "Ada", "Bob", "Cid")
    assert rows(choose(ada, 0, "add", 2)) == [(0, ["add", 2], False)]
    asked = bob.look()["decision"]
    assert (asked["kind"], asked["default"]) == ("toast", ["stay"])
    with cid.watch() as wire:
        wire.hear_until(lambda wire: wire.situation)
        done = leave(bob, 1)
        wire.hear_until(lambda wire: wire.situation["decision"]["seats"] == [2])
    assert rows(done["moves"]) == [(1, ["stay"], True)]
    assert done["situation"]["decision"]["seats"] == [2], "now it is for the next"
    assert rows(leave(cid, 2)["moves"]) == [(2, ["stay"], True)]
    assert [seat["standing"] for seat in bob.look()["table"]["seats"]] == [[], ["toast"], []], "the own only"
    choose(bob, 1, "draw")
    choose(bob, 1, "keep")
    choose(cid, 2, "draw")
    choose(cid, 2, "keep")
    made = choose(ada, 0, "add", 2)
    assert rows(made) == [(0, ["add", 2], False), (1, ["stay"], True), (2, ["stay"], True)], (
        "several in a row"
    )
    assert made == cid.events(made[0]["seq"] - 1) and rows(cid.events())[-3:] == rows(made)
    assert rows(choose(bob, 1, "add", 2)) == [(1, ["add", 2], False)], "Ada is asked"
    assert ada.look()["decision"]["options"] == [["join"], ["stay"]]
    assert rows(choose(ada, 0, "join")) == [(0, ["join"], False), (2, ["stay"], True)]


def test_it_is_each_seats_own(toy_house: House) -> None:
    ada, bob = toasting(toy_house, "Ada", "Bob")
    choose(ada, 0, "add", 2)
    before = bob.look()
    body = {"kind": "toast", "always": True, "seq": before["seq"]}
    assert ada.person.refused(f"{ada.path}/seats/1/standing", **body) == (403, "forbidden")
    assert ada.person.refused(f"{ada.path}/seats/9/standing", **body) == (403, "forbidden")
    assert toy_house.enter().refused(f"{ada.path}/seats/1/standing", **body) == (404, "not-found")
    assert bob.person.refused(f"{ada.path}/seats/1/standing", kind="toast", seq=1) == (400, "malformed")
    assert bob.look() == before
    for n in range(20):
        leave(bob, 1, f"kind-{n}")
    many = {"kind": "one more", "always": True, "seq": before["seq"]}
    assert bob.person.refused(f"{bob.path}/seats/1/standing", **many) == (422, "invalid")


def test_who_joins_does_not_inherit_it(toy_house: House) -> None:
    ada, bob = toasting(toy_house, "Ada", "Bob")
    leave(bob, 1)
    link = bob.person.act(f"{bob.path}/seats/1/invitation")["table"]["seats"][1]["invitation"]
    cid = toy_house.enter("Cid").join(link)
    choose(ada, 0, "add", 2)
    assert cid.look()["decision"]["options"] == [["join"], ["stay"]]
    assert cid.look()["table"]["seats"][1]["standing"] == []


def test_it_outlives_the_server_and_can_be_taken_back(own_toys: House) -> None:
    ada, bob = toasting(own_toys.start(), "Ada", "Bob")
    leave(bob, 1)
    own_toys.kill()
    own_toys.start()
    assert rows(choose(ada, 0, "add", 2)) == [(0, ["add", 2], False), (1, ["stay"], True)]
    own_toys.kill()
    own_toys.start()
    assert rows(ada.events())[1:] == [(0, ["add", 2], False), (1, ["stay"], True)]
    done = leave(bob, 1, always=False)
    assert (done["moves"], done["situation"]["table"]["seats"][1]["standing"]) == ([], [])
    choose(bob, 1, "add", 2)
    choose(ada, 0, "stay")
    assert rows(choose(ada, 0, "add", 2)) == [(0, ["add", 2], False)]
    assert bob.look()["decision"]["options"], "Bob is asked again"


def test_a_bot_has_its_own_mind(toy_house: House) -> None:
    ada, bob = toasting(toy_house, "Ada", "Bob")
    leave(bob, 1)
    bob.person.act(f"{bob.path}/seats/1/bot", bot="random")

    def joined() -> bool:
        return any(row["seat"] == 1 and row["option"] == ["join"] for row in ada.events())

    for _ in range(200):
        situation = wait_for(lambda: (s := ada.look()) and s["decision"]["options"] and s)
        options = situation["decision"]["options"]
        option = next(one for one in (["add", 2], ["stay"], ["seat", 0], *options) if one in options)
        body = {"seat": 0, "option": option, "seq": situation["seq"]}
        assert ada.person.http.post(f"{ada.path}/choices", json=body).status_code in (200, 409)
        if joined():
            break
    assert joined(), "it does not always say what its person has left standing"
    assert not any(row["standing"] for row in ada.events())


def test_what_was_answered_by_itself_can_be_taken_back(toy_house: House) -> None:
    person = toy_house.enter("Ada")
    table = person.table(ME, ME, game="toy", seed=7, setup=SETUP)
    leave(table, 1)
    choose(table, 0, "add", 2)
    assert table.look()["number"] == 2
    back = table.undo(1)
    assert back["decision"]["kind"] == "toast", "whoever goes back to a question wants to answer it"
    assert rows(choose(table, 1, "join")) == [(1, ["join"], False)]
    table.undo(0)
    assert rows(choose(table, 0, "add", 2))[1:] == [(1, ["stay"], True)], "and it still stands"
    assert rows(table.events()) == [
        (-1, [], False),
        (0, ["add", 2], False), (1, ["stay"], True), (0, ["~undo", 1], False),
        (1, ["join"], False), (0, ["~undo", 0], False),
        (0, ["add", 2], False), (1, ["stay"], True),
    ]  # fmt: skip


def test_nobody_has_to_order_discards(house: House) -> None:
    """In Aeon's End the order in which a hand is laid away rarely matters."""
    ada = house.enter("Ada")
    table = ada.table(ME, ME, seed=2, setup={"market": "random", "difficulty": "beginner"})
    asked = play_until([table], lambda _, s: s["decision"]["kind"] == "discard_order")
    seat = asked["decision"]["seats"][0]
    assert asked["decision"]["default"] == ["rest"]
    done = leave(table, seat, "discard_order")
    assert rows(done["moves"]) == [(seat, ["rest"], True)]
    leave(table, 1 - seat, "discard_order")

    def over_unasked(_: int, situation: dict[str, Any]) -> bool:
        assert (situation["decision"] or {}).get("kind") != "discard_order"
        return bool(situation["table"]["over"])

    play_until([table], over_unasked, seed=3)
    stood = [row for row in rows(table.events()) if row[2]]
    assert len(stood) > 1 and {tuple(option) for _, option, _ in stood} == {("rest",)}
    assert not [row for row in rows(table.events()) if row[1] == ["rest"] and not row[2]][1:]
