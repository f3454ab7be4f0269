"""Whole games over HTTP and sockets, and choices that come late, twice or from the wrong person."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.house import BOT, INVITED, ME, House, Seat, Wire, choice, play_until, wait_for
from tryptyk import games
from tryptyk.kernel.record import Record, from_record

pytestmark = pytest.mark.sql


def play_with_sockets(wires: list[Wire], random: Random) -> None:
    """Everybody chooses when it is their turn, and loses the line now and then."""
    for wire in wires:
        wire.hear_until(lambda wire: wire.situation)
    while not all(wire.is_over for wire in wires):
        newest = max(wire.situation["seq"] for wire in wires)
        for wire in wires:
            wire.hear_upto(newest)
        able = [
            wire for wire in wires if wire.situation["decision"] and wire.situation["decision"]["options"]
        ]
        if able:
            wire = random.choice(able)
            asked = choice(wire.situation, random.randrange(len(wire.situation["decision"]["options"])))
            answer = wire.seat.person.http.post(f"{wire.seat.path}/choices", json=asked)
            # A bot that may speak up can be faster.
            assert answer.status_code in (200, 409), answer.text
            wire.hear_upto(asked["seq"] + 1)
        elif not wires[0].is_over:
            wires[0].hear()
        if random.random() < 0.1:
            random.choice(wires).reopen()


@pytest.mark.parametrize("seed", [1, 2])
def test_two_people_and_a_bot_play_a_whole_game(house: House, seed: int) -> None:
    ada, bob = house.enter("Ada"), house.enter("Bob")
    table = ada.table(ME, INVITED, BOT, seed=seed, setup={"difficulty": "beginner"}, spectators=True)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    eve = house.enter()
    link = table.look()["table"]["spectators"]
    with table.watch() as mine, guest.watch() as yours, Seat(eve, table.id).watch(token=link) as hers:
        play_with_sockets([mine, yours], Random(seed))
        hers.hear_until(lambda wire: wire.is_over)
        log = table.events()
        assert [row["seq"] for row in log] == list(range(len(log)))
        assert mine.moves == log, "every row once and in order, through all the broken lines"
        assert yours.moves == log
        assert hers.moves == log
    assert {row["seat"] for row in log} == {-1, 0, 1, 2}, "everybody had a say"
    end = guest.look()
    assert end["table"]["outcome"] == table.look()["table"]["outcome"]
    assert end["decision"] is None
    record = msgspec.convert(ada.get(f"{table.path}/record"), Record)
    assert (record.seed, end["table"]["seed"]) == (seed, str(seed))
    again = from_record(games.load(record.game).game, record)
    assert again.outcome is not None
    told = end["table"]["outcome"]
    assert told["reason"] == again.outcome.reason
    assert [(side["side"], side["seats"], side["points"], side["rank"]) for side in told["sides"]] == [
        (score.side, list(score.seats), score.points, score.rank) for score in again.outcome.scores
    ]
    assert [list(event) for _, event in again.events()] == [event for row in log for event in row["events"]]


def test_a_stale_choice_is_refused_and_changes_nothing(house: House) -> None:
    table = house.enter().table(ME, seed=3)
    first = table.look()
    table.choose(first, 0)
    after = table.look()
    answer = table.person.http.post(f"{table.path}/choices", json=choice(first, 0))
    assert answer.status_code == 409
    assert (answer.json()["code"], answer.json()["seq"]) == ("stale", 1)
    assert table.look() == after
    assert len(table.events()) == 2


def test_a_choice_with_a_key_is_made_once(house: House) -> None:
    table = house.enter().table(ME, seed=3)
    first = table.look()
    body = {**choice(first, 0), "key": "once"}
    done = table.person.post(f"{table.path}/choices", **body)
    assert done["moves"] == table.events(first["seq"]) and len(done["moves"]) == 1
    assert done["situation"] == table.look()
    assert table.person.post(f"{table.path}/choices", **body) == done, "the same answer again"
    table.choose(table.look(), 0, key="twice")
    late = table.person.post(f"{table.path}/choices", **body)
    assert late["moves"] == table.events(first["seq"]) and len(late["moves"]) == 2, "and when it has gone on"
    assert late["situation"] == table.look()
    assert len(table.events()) == 3


def test_an_answer_is_what_the_socket_tells(house: House) -> None:
    ada, bob = house.enter(), house.enter()
    table = ada.table(ME, INVITED, seed=3)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    situation = play_until([table, guest], lambda _, s: s["decision"]["seats"] == [0])
    with table.watch(after=situation["seq"]) as wire:
        wire.hear_until(lambda wire: wire.situation)
        answer = ada.post(f"{table.path}/choices", **choice(situation, 0))
        assert wire.hear_upto(situation["seq"] + 1).situation == answer["situation"]
        assert wire.moves == answer["moves"]
        before = answer["situation"]["version"]
        answer = ada.post(f"{table.path}/seats/0/invitation")
        assert answer["moves"] == [] and answer["situation"]["version"] > before, "no choice, but a change"
        wire.hear_until(lambda wire: wire.situation["version"] > before)
        assert wire.situation == answer["situation"]


def test_a_key_is_good_for_one_choice_of_one_person(house: House) -> None:
    ada, bob = house.enter(), house.enter()
    table = ada.table(ME, INVITED, seed=3)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    first = play_until([table, guest], lambda _, s: len(s["decision"]["options"]) > 1)
    table.choose(first, 0, key="mine")
    stale = choice(first, 0)
    other = {**choice(first, 1), "key": "mine"}
    assert ada.refused(f"{table.path}/choices", **other) == (422, "key-used")
    assert ada.refused(f"{table.path}/choices", **{**other, "seq": table.look()["seq"]})[0] == 422
    assert bob.refused(f"{guest.path}/choices", **{**stale, "seat": 1, "key": "mine"}) == (409, "stale")
    assert len(table.events()) == first["seq"] + 2


def test_a_choice_that_is_not_on_offer_is_refused_with_its_reason(house: House) -> None:
    table = house.enter().table(ME, seed=3)
    situation = play_until([table], lambda _, __: bool(table.refusals()["refusals"]))
    refused = table.refusals()
    assert refused["seq"] == situation["seq"]
    option, reason = refused["refusals"][0]
    body = {"seat": 0, "option": option, "seq": situation["seq"]}
    answer = table.person.http.post(f"{table.path}/choices", json=body)
    assert answer.status_code == 422
    assert (answer.json()["code"], answer.json()["reason"]) == ("illegal-choice", reason)
    assert table.look() == situation


def test_nobody_chooses_for_another_seat(house: House) -> None:
    ada, bob, eve = house.enter(), house.enter(), house.enter()
    table = ada.table(ME, INVITED, seed=3, spectators=True)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    situation = play_until([table, guest], lambda _, s: s["decision"]["seats"] == [0])
    body = choice(situation, 0)
    assert bob.refused(f"{table.path}/choices", **body) == (403, "forbidden")
    assert bob.refused(f"{table.path}/choices", **{**body, "seat": 1}) == (422, "illegal-choice")
    assert bob.refused(f"{table.path}/choices", **{**body, "seat": 15}) == (403, "forbidden")
    assert eve.refused(f"{table.path}/choices", **body) == (404, "not-found")
    assert table.look() == situation


def test_other_peoples_tables_do_not_exist(house: House) -> None:
    ada, eve = house.enter(), house.enter()
    table = ada.table(ME, INVITED, seed=3, spectators=True)
    seats = [ME, ME]
    path = table.path
    requests: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", "", {}),
        ("GET", "", {"token": "guessed"}),
        ("GET", "/events", {}),
        ("GET", "/digest", {}),
        ("GET", "/refusals", {}),
        ("GET", "/moments/0", {}),
        ("GET", "/history", {}),
        ("GET", "/record", {}),
        ("POST", "/choices", {"seat": 0, "option": ["x"], "seq": 0}),
        ("POST", "/undo", {"seq": 0, "to": 0}),
        ("POST", "/undo/answer", {"seq": 0, "agree": True}),
        ("POST", "/seats/0/bot", {"bot": "random"}),
        ("POST", "/seats/0/invitation", {}),
        ("POST", "/seats/0/standing", {"kind": "discard_order", "always": True, "seq": 0}),
        ("POST", "/rematch", {}),
        ("POST", "/forks", {"number": 0, "seats": seats}),
    ]
    before = table.look()
    for method, rest, body in requests:
        assert eve.refused(path + rest, method, **body) == (404, "not-found"), rest
        for guess in ("nothing", "a" * 300, "%00", "..%2f", "ż"):
            there = f"/api/tables/{guess}{rest}"
            assert eve.refused(there, method, **body)[0] == 404, there
    assert table.look() == before
    assert ada.tables()[0]["id"] == table.id
    assert eve.tables() == []


def test_my_tables_tell_whose_turn_it_is(house: House) -> None:
    ada, bob = house.enter("Ada"), house.enter("Bob")
    table = ada.table(ME, INVITED, seed=4)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    situation = play_until([table, guest], lambda made, s: made > 3 and len(s["decision"]["seats"]) == 1)
    for person, seat in ((ada, 0), (bob, 1)):
        listed = person.tables()[0]
        assert listed["id"] == table.id
        assert listed["my_turn"] is (seat in situation["decision"]["seats"])
        assert listed["waiting"] == situation["decision"]["seats"]
        assert [one["name"] for one in listed["seats"]] == ["Ada", "Bob"]
    assert guest.look()["decision"]["kind"] == situation["decision"]["kind"]


def test_only_who_is_asked_sees_what_is_asked(house: House) -> None:
    ada, bob = house.enter(), house.enter()
    table = ada.table(ME, INVITED, seed=4)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    asked = play_until(
        [table, guest], lambda _, s: s["decision"]["seats"] == [0] and table.refusals()["refusals"]
    )
    other = guest.look()["decision"]
    assert asked["decision"]["options"] and set(asked["decision"]["takers"]) == {0}
    assert len(asked["decision"]["remarks"]) == len(asked["decision"]["options"])
    assert (other["options"], other["about"], other["remarks"]) == ([], [], [])
    assert guest.refusals() == {"seq": asked["seq"], "refusals": []}
    assert (other["kind"], other["seats"]) == (asked["decision"]["kind"], [0])


def test_what_is_worth_saying_beside_an_option_comes_with_it(house: House) -> None:
    table = house.enter().table(ME, seed=4)
    asked = play_until([table], lambda _, s: ["charge"] in s["decision"]["options"])["decision"]
    assert asked["remarks"][asked["options"].index(["charge"])] == [["price", 2]]
    assert asked["remarks"][asked["options"].index(["end_turn"])] == []


def test_one_person_may_hold_all_seats(house: House) -> None:
    table = house.enter().table(ME, ME, ME, seed=5)
    seen = set()
    situation = table.look()
    for _ in range(60):
        seen.add(situation["seat"])
        assert situation["decision"]["options"], "it is always their turn"
        situation = table.play(1, len(seen))
        if situation["table"]["over"]:
            break
    assert seen == {0, 1, 2}, "the view is that of the seat that is asked"


def test_presence_is_told(house: House) -> None:
    ada, bob = house.enter(), house.enter()
    table = ada.table(ME, INVITED)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    with table.watch() as wire:
        wire.hear_until(lambda wire: wire.situation)
        with guest.watch() as other:
            other.hear_until(lambda wire: wire.situation)
            assert [seat["present"] for seat in other.situation["table"]["seats"]] == [True, True]
            wire.hear_until(lambda wire: wire.present == [0, 1])
        wire.hear_until(lambda wire: wire.present == [0])


def test_bots_play_on_by_themselves(house: House) -> None:
    person = house.enter()
    table = person.table(BOT, BOT, seed=6, setup={"difficulty": "beginner"})
    end = wait_for(lambda: (s := table.look()) and s["table"]["over"] and s)
    assert end["seat"] == -1, "who made the table and has no seat sees what spectators see"
    assert end["number"] == len(table.events()) - 1
