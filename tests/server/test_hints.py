"""Hints: what a bot would do, for whoever is asked, and among rivals only if all of them agree to it."""

from __future__ import annotations

from typing import Any

from tests.server.house import BOT, INVITED, ME, House, Seat


def ask(seat: Seat, place: int = 0) -> dict[str, Any]:
    return dict(seat.person.post(f"{seat.path}/hint", seat=place, seq=seat.look()["seq"]))


def allow(seat: Seat, place: int, allow: bool = True) -> dict[str, Any]:
    return dict(seat.person.act(f"{seat.path}/seats/{place}/hints", allow=allow))


def pair(house: House) -> tuple[Seat, Seat]:
    ada, bob = house.enter("Ada"), house.enter("Bob")
    table = ada.table(ME, INVITED, game="toy", seed=7)
    return table, bob.join(table.look()["table"]["seats"][1]["invitation"])


def test_whoever_plays_alone_asks_freely_and_nothing_changes(toy_house: House) -> None:
    ada = toy_house.enter("Ada")
    table = ada.table(ME, BOT, game="toy", seed=7)
    before = table.look()
    assert before["table"]["hints"]
    told = ask(table)
    assert (told["seq"], told["option"], told["instead"][0]) == (before["seq"], ["draw"], "add")
    assert told["gains"] and told["sure"] > 0.5
    assert ask(table) == told, "the same question has the same answer"
    assert table.look() == before


def test_whoever_plays_together_needs_nobodys_leave(house: House) -> None:
    ada, bob = house.enter("Ada"), house.enter("Bob")
    table = ada.table(ME, INVITED, seed=7)
    assert table.look()["table"]["hints"]
    bob.join(table.look()["table"]["seats"][1]["invitation"])
    assert table.look()["table"]["hints"], "a friend has sat down: they win or lose together"
    assert Seat(bob, table.id).look()["table"]["hints"]
    seat = table.look()["decision"]["seats"][0]
    assert ask((table, Seat(bob, table.id))[seat], seat)["option"]
    assert ada.refused(f"{table.path}/seats/0/hints", allow=True) == (422, "invalid"), (
        "there is nothing to ask"
    )


def test_among_rivals_all_have_to_agree(toy_house: House) -> None:
    ada, bob = pair(toy_house)
    body = {"seat": 0, "seq": ada.look()["seq"]}
    assert not ada.look()["table"]["hints"]
    assert ada.person.refused(f"{ada.path}/hint", **body) == (403, "no-hints")
    allow(ada, 0)
    assert ada.person.refused(f"{ada.path}/hint", **body) == (403, "no-hints")
    with ada.watch() as wire:
        wire.hear_until(lambda wire: wire.situation)
        allow(bob, 1)
        wire.hear_until(lambda wire: wire.situation["table"]["hints"])
        assert [seat["hints"] for seat in wire.situation["table"]["seats"]] == [True, True]
    assert ask(ada)["option"] == ["draw"]
    allow(bob, 1, False)
    assert ada.person.refused(f"{ada.path}/hint", **body) == (403, "no-hints")
    assert [seat["hints"] for seat in ada.look()["table"]["seats"]] == [False, False], "all are asked anew"


def test_whoever_refuses_ends_the_asking(toy_house: House) -> None:
    ada, bob = pair(toy_house)
    asked = allow(ada, 0)["table"]
    assert [seat["hints"] for seat in asked["seats"]] == [True, False] and not asked["hints"]
    refused = allow(bob, 1, False)["table"]
    assert [seat["hints"] for seat in refused["seats"]] == [False, False]


def test_each_allows_it_for_themselves_and_who_joins_is_asked_anew(toy_house: House) -> None:
    ada, bob = pair(toy_house)
    assert ada.person.refused(f"{ada.path}/seats/1/hints", allow=True) == (403, "forbidden")
    allow(ada, 0)
    allow(bob, 1)
    link = bob.person.act(f"{bob.path}/seats/1/invitation")["table"]["seats"][1]["invitation"]
    toy_house.enter("Cid").join(link)
    assert [seat["hints"] for seat in ada.look()["table"]["seats"]] == [True, False]
    assert not ada.look()["table"]["hints"]


def test_it_is_for_whoever_is_asked(toy_house: House) -> None:
    ada, bob = pair(toy_house)
    allow(ada, 0)
    allow(bob, 1)
    seq = ada.look()["seq"]
    path = f"{ada.path}/hint"
    assert bob.person.refused(path, seat=0, seq=seq) == (403, "forbidden")
    assert bob.person.refused(path, seat=1, seq=seq) == (422, "not-asked")
    assert ada.person.refused(path, seat=9, seq=seq) == (403, "forbidden")
    assert ada.person.refused(path, seat=0, seq=seq + 1) == (409, "stale")
    assert toy_house.enter("Eve").refused(path, seat=0, seq=seq)[0] == 404
    ada.person.act(f"{ada.path}/seats/0/bot", bot="random")
    assert ada.person.refused(path, seat=0, seq=ada.look()["seq"]) == (403, "forbidden")
