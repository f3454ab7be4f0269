"""The list of one's tables: pages, what a line says, names, and what is taken off it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import Connection

from tests.server.house import BOT, INVITED, ME, House, Person, Seat
from tests.server.test_sweeping import Scene, in_a_house
from tryptyk import games
from tryptyk.kernel import Table
from tryptyk.kernel.record import position_of
from tryptyk.server.store import lists, people, tables
from tryptyk.server.store.database import Store
from tryptyk.server.store.people import PersonRow
from tryptyk.server.tables.company import lists as list_of
from tryptyk.server.tables.making import creation
from tryptyk.server.tables.past.moments import encode_position
from tryptyk.server.wire.making import NewSeat


def line(person: Person, id: str, part: str = "current") -> dict[str, Any]:
    return {one["id"]: one for one in person.tables(part)}[id]


def ids(person: Person, part: str = "current") -> list[str]:
    return [one["id"] for one in person.tables(part)]


# Pages


def many(tx: Connection, count: int) -> None:
    """Tables of Ada's, each touched a minute before the last; she is asked at every third."""
    people.add(tx, PersonRow("ada", "Ada", "en", "auto", 0), 0)
    table = Table.new(games.load("aeons_end").game, 2, 1, {})
    position, now = encode_position(position_of(table)), time.time()
    for number in range(count):
        bot = NewSeat("bot", "random")
        row = creation.new_row("ada", table, creation.new_seats("ada", [NewSeat("me"), bot]))
        row.id, row.updated, row.waiting = f"{number:03}", now - 60 * number, [int(number % 3 > 0)]
        tables.add(tx, row, position)


@pytest.mark.sql
def test_pages_follow_each_other_with_those_that_wait_for_somebody_first(database: str) -> None:
    async def look() -> None:
        store = Store(database)
        await store.migrate()
        await store.write(many, 50)
        after, pages = None, list[list[int]]()
        while not pages or after is not None:
            page = await store.read(lists.page, "ada", "current", after)
            pages.append([int(one.id) for one in page.tables])
            after = page.end
        assert [len(page) for page in pages] == [20, 20, 10]
        asked = [number for number in range(50) if number % 3 == 0]
        others = [number for number in range(50) if number % 3]
        assert [number for page in pages for number in page] == [*asked, *others]
        assert await store.read(lists.counts, "ada") == lists.Counts(50, 0, 0)
        assert (await store.read(lists.page, "nobody")).tables == []
        await store.close()

    asyncio.run(look())


def test_no_page_begins_at_what_is_no_place(house: House) -> None:
    ada = house.enter()
    ada.table(ME)
    for place in ("", "1", "x:y:z", "2:1:a", "9999999999999999999999:1:a"):
        status, code = ada.refused("/api/tables", "GET", after=place)
        assert (status, code) == (400, "malformed"), place
    assert ada.refused("/api/tables", "GET", part="nothing")[0] == 400


# What a line says


def test_a_line_says_who_plays_what_and_how_far_it_is(house: House) -> None:
    ada, bob = house.enter("Ada"), house.enter("Bob")
    setup = {"nemesis": "rageborne", "mages": ["mist", "brama", "kadir"]}
    table = ada.table(ME, INVITED, BOT, setup=setup, guided=True)
    seats = ada.tables()[0]["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", None, None]
    assert [seat["bot"] for seat in seats] == [None, None, "random"]
    bob.join(table.look()["table"]["seats"][1]["invitation"])
    said = line(bob, table.id)
    assert [(seat["name"], seat["mine"]) for seat in said["seats"]] == [
        ("Ada", False),
        ("Bob", True),
        (None, False),
    ]
    view = table.look()["view"]
    gist = said["gist"]
    assert (gist["seats"], gist["foe"]) == (setup["mages"], "rageborne")
    assert (gist["stage"], gist["figures"]["round"]) == ("round", view["turn"]["round"])
    assert (said["guided"], said["name"], said["over"], said["sides"]) == (True, None, False, [])


def test_how_far_it_is_goes_with_the_choices_and_back_with_them(house: House) -> None:
    ada = house.enter()
    table = ada.table(ME, seed=5, game="bonfire")

    def turn() -> int:
        figures = line(ada, table.id)["gist"]["figures"]
        assert figures["turn"] == table.look()["view"]["turn"]
        return int(figures["turn"])

    began = turn()
    table.play(40)
    assert turn() > began


def test_what_is_over_is_past_and_says_who_has_won(house: House) -> None:
    ada = house.enter()
    table = ada.table(ME, seed=12, setup={"difficulty": "beginner"})
    assert (ids(ada), ids(ada, "past")) == ([table.id], [])
    table.play_out()
    assert (ids(ada), ids(ada, "past")) == ([], [table.id])
    said, outcome = line(ada, table.id, "past"), table.look()["table"]["outcome"]
    for one, side in zip(said["sides"], outcome["sides"], strict=True):
        assert {name: side[name] for name in one} == one
    page = ada.get("/api/tables")
    assert (page["current"], page["past"], page["removed"]) == (0, 1, 0)


@pytest.mark.sql
def test_what_was_long_untouched_is_past(database: str) -> None:
    async def act(scene: Scene) -> None:
        ada = await scene.person()
        old = await scene.table(ada, choices_made=1)
        await scene.age(lists.LONG + 60)
        new = await scene.table(ada)
        parts: dict[lists.Part, list[str]] = {"current": [new], "past": [old], "removed": []}
        for part, expected in parts.items():
            page = await list_of.page(scene.host, ada, part, None)
            assert [one.id for one in page.tables] == expected, part

    in_a_house(database, act)


# Names


def test_the_people_of_a_table_name_it_for_each_other(house: House) -> None:
    ada, bob, eve = house.enter("Ada"), house.enter("Bob"), house.enter("Eve")
    table = ada.table(ME, INVITED)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    with table.watch() as wire:
        wire.hear_until(lambda wire: wire.situation)
        assert bob.http.patch(guest.path, json={"name": "  Thursday   game "}).status_code == 204
        wire.hear_until(lambda wire: wire.situation["table"]["name"] == "Thursday game")
    assert line(ada, table.id)["name"] == line(bob, table.id)["name"] == "Thursday game"
    assert eve.refused(table.path, "PATCH", name="Mine") == (404, "not-found")
    for wrong in ("", "   ", "x" * 41, "a\u202eb"):
        assert ada.refused(table.path, "PATCH", name=wrong) == (422, "name")
    assert line(ada, table.id)["name"] == "Thursday game"
    assert ada.http.patch(table.path, json={"name": None}).status_code == 204
    assert line(bob, table.id)["name"] is None


def test_a_rematch_keeps_the_name(toy_house: House) -> None:
    ada = toy_house.enter("Ada")
    table = ada.table(ME, game="toy", setup={"limit": 1})
    ada.http.patch(table.path, json={"name": "Ours"})
    table.play_out()
    assert ada.act(f"{table.path}/rematch")["table"]["name"] == "Ours"


# Removing


def remove(seat: Seat) -> int:
    return seat.person.http.put(f"{seat.path}/removal").status_code


def test_what_one_removes_stays_for_the_others_and_can_be_put_back(house: House) -> None:
    ada, bob = house.enter("Ada"), house.enter("Bob")
    table = ada.table(ME, INVITED)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    before = guest.look()
    assert remove(table) == remove(table) == 204
    assert (ids(ada), ids(ada, "removed"), ids(bob)) == ([], [table.id], [table.id])
    assert table.look()["version"] == before["version"] and guest.look() == before, "nothing else has changed"
    assert ada.http.delete(f"{table.path}/removal").status_code == 204
    assert (ids(ada), ids(ada, "removed")) == ([table.id], [])
    assert house.enter().refused(f"{table.path}/removal", "PUT") == (404, "not-found")
    assert house.enter().refused(f"{table.path}/removal", "DELETE") == (404, "not-found")


def test_who_is_invited_to_a_table_again_has_it_on_the_list_again(house: House) -> None:
    ada, bob = house.enter("Ada"), house.enter("Bob")
    table = ada.table(ME, INVITED, INVITED)
    seats = table.look()["table"]["seats"]
    guest = bob.join(seats[1]["invitation"])
    assert remove(guest) == 204 and ids(bob) == []
    bob.join(seats[2]["invitation"])
    assert ids(bob) == [table.id]
