"""Several workers on one PostgreSQL: they serve the same tables and never both append."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import new_database
from tests.server.house import (
    BOT,
    INVITED,
    ME,
    House,
    Person,
    Seat,
    choice,
    let_bots_move,
    play_until,
    wait_for,
)
from tests.server.rows import tables_of
from tests.server.test_sessions import closed_with, devices, is_signed_out
from tryptyk.server.people import People
from tryptyk.server.store import log
from tryptyk.server.store.database import Store
from tryptyk.server.store.log import Raced
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.company import seating
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live import choices
from tryptyk.server.tables.making import creation
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.wire.acting import Choose
from tryptyk.server.wire.making import NewSeat, NewTable


@pytest.fixture(scope="module")
def doors(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    """Two server processes on one database, started at the same moment."""
    database = new_database(postgres)
    folder = tmp_path_factory.mktemp("doors")
    doors = [House(database, folder / f"log{n}").patient() for n in range(2)]
    starting = [threading.Thread(target=door.start) for door in doors]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    yield doors
    for door in doors:
        assert door.stop() == 0
        door.close()
        assert door.faults() == []


def test_news_goes_from_one_worker_to_the_other(doors: list[House]) -> None:
    here, there = doors
    ada, bob = here.enter("Ada"), there.enter("Bob")
    table = ada.table(ME, INVITED, seed=3)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    with guest.watch() as wire, Seat(ada.at(there), table.id).watch() as second:
        wire.hear_until(lambda wire: wire.situation)
        situation = play_until([table, guest], lambda made, _: made == 12)
        wire.hear_upto(situation["seq"])
        second.hear_upto(situation["seq"])
        assert wire.moves == second.moves == table.events()
        ada.patch("/api/me", name="Adela")
        wire.hear_until(lambda wire: wire.situation["table"]["seats"][0]["name"] == "Adela")
        ada.post(f"{table.path}/seats/0/bot", bot="random")
        wire.hear_until(lambda wire: wire.situation["table"]["seats"][0]["bot"] == "random")


def test_who_is_present_and_what_is_said_is_known_in_all_workers(doors: list[House]) -> None:
    here, there = doors
    ada, bob = here.enter("Ada"), there.enter("Bob")
    table = ada.table(ME, INVITED, seed=3)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    with table.watch() as wire, guest.watch() as other:
        for one in (wire, other):
            one.hear_until(lambda one: one.present == [0, 1])
        assert ada.refused(f"{table.path}/plea", what="stand-in", seat=1) == (409, "present")
        bob.post(f"{guest.path}/words", seat=1, what="hello")
        while (message := wire.hear())["type"] != "said":
            pass
        assert (message["seat"], message["what"]) == (1, "hello")
        other.close()
        wire.hear_until(lambda wire: wire.present == [0])
        ada.act(f"{table.path}/plea", what="stand-in", seat=1)
        # Coming back in the other worker takes the seat back at once.
        other.reopen()
        other.hear_until(lambda other: not other.situation["table"]["seats"][1]["bot"])
        wire.hear_until(lambda wire: not wire.situation["table"]["seats"][1]["bot"])


def test_a_session_ends_in_all_workers(doors: list[House]) -> None:
    here, there = doors
    laptop, phone = devices(here, 2)
    table = laptop.table(ME)
    away = phone.at(there)
    with Seat(away, table.id).watch() as wire:
        wire.hear_until(lambda wire: wire.situation)
        assert not is_signed_out(away), "this worker remembers the session"
        assert laptop.http.delete("/api/me/sessions").json() == {"sessions": 1}
        assert closed_with(wire) == 4401
    assert is_signed_out(away) and is_signed_out(phone)
    assert not is_signed_out(laptop.at(there))


def test_what_one_worker_does_the_other_knows_at_once(doors: list[House]) -> None:
    here, there = doors
    ada = here.enter()
    also = ada.at(there)
    table = ada.table(ME, INVITED, seed=3)
    twin = Seat(also, table.id)
    assert twin.look() == table.look()
    for n in range(8):
        one, other = (table, twin) if n % 2 else (twin, table)
        situation = one.look()
        if not situation["decision"]["options"]:
            break
        one.choose(situation, 0)
        assert other.look() == one.look()
    bob = here.enter()
    bob.join(table.look()["table"]["seats"][1]["invitation"])
    assert Seat(bob.at(there), table.id).look()["seat"] == 1, "the seat is known where it was not taken"


def test_of_two_that_race_one_appends(doors: list[House]) -> None:
    ada = doors[0].enter()
    table = ada.table(ME, ME, seed=3)
    seats = [Seat(ada.at(door), table.id) for door in doors for _ in range(2)]
    won = 0
    for n in range(25):
        situation = table.look()
        if situation["table"]["over"]:
            break
        ready = threading.Barrier(len(seats))
        answers: list[int] = []

        def race(seat: Seat, body: dict[str, object], ready: threading.Barrier, answers: list[int]) -> None:
            ready.wait()
            answers.append(seat.person.http.post(f"{seat.path}/choices", json=body).status_code)

        last = len(situation["decision"]["options"]) - 1
        racers = [
            threading.Thread(target=race, args=(seat, choice(situation, min(k, last)), ready, answers))
            for k, seat in enumerate(seats)
        ]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        assert sorted(answers) == [200, 409, 409, 409]
        won += 1
        assert table.look()["seq"] == n + 1
    log = table.events()
    assert [row["seq"] for row in log] == list(range(won + 1))
    assert [row["number"] for row in log] == list(range(won + 1))


def at_once(*posts: Callable[[], httpx.Response]) -> list[int]:
    """The statuses of requests that are sent at the same moment."""
    ready = threading.Barrier(len(posts))

    def post(one: Callable[[], httpx.Response]) -> int:
        ready.wait()
        return one().status_code

    with ThreadPoolExecutor(len(posts)) as pool:
        return list(pool.map(post, posts))


def test_of_two_who_ask_to_take_back_at_once_one_is_told(doors: list[House]) -> None:
    ada, bob = doors[0].enter("Ada"), doors[1].enter("Bob")
    for n in range(6):
        table = ada.table(ME, INVITED, INVITED, seed=3 + n)
        free = [seat["invitation"] for seat in table.look()["table"]["seats"]]
        guests = [bob.join(free[1]), doors[0].enter("Cid").join(free[2])]
        number = play_until([table, *guests], lambda made, _: made == 12)["number"]
        body = {"seq": table.look()["seq"], "to": 0}
        asking = [table, guests[0]]
        answers = at_once(*(partial(one.person.http.post, f"{one.path}/undo", json=body) for one in asking))
        assert sorted(answers) == [200, 409]
        wish = table.look()["undo_request"]
        assert wish["by"] == answers.index(200) and wish["agreed"] == [wish["by"]]
        agree = {"seq": body["seq"], "agree": True}
        others = [one for seat, one in enumerate([table, *guests]) if seat != wish["by"]]
        answers = at_once(
            *(partial(one.person.http.post, f"{one.path}/undo/answer", json=agree) for one in others)
        )
        assert answers == [200, 200], "of two who agree at once none is overheard"
        options = [row["option"] for row in table.events()[number + 1 :]]
        assert options in ([["~undo", 0]], [["~undo", 0], ["~conceal"]]), "once"


def test_a_bots_choice_does_not_pass_a_seat_that_was_taken_back(postgres: str) -> None:
    """Nor does anything else that was decided upon without knowing who sits where."""

    database = new_database(postgres)

    async def race() -> None:
        store = Store(database)
        await store.migrate()
        me = (await People(store).create("en")).id
        here, there = (Host(store, Subscribers(store), Thinkers(1)) for _ in range(2))
        await creation.create(here, me, NewTable("aeons_end", [NewSeat("me"), NewSeat("me")], seed=3))
        id = (await store.read(tables_of, me))[0].id
        async with here.cache.up_to_date(id) as live:
            decision = live.table.decision
            assert decision is not None
            await seating.invite(there, me, id, 1)
            with pytest.raises(Raced):
                await live.choose(decision.seats[0], decision.options[0])
        wanted = Choose(decision.seats[0], decision.options[0], 0)
        await choices.choose(here, me, id, wanted)
        assert (await store.read(log.after, id, 0, 10))[0].number == 1, "who looks again may choose"
        await store.close()

    asyncio.run(race())


def test_the_same_key_at_two_workers_is_one_choice(doors: list[House]) -> None:
    ada = doors[0].enter()
    table = ada.table(ME, seed=3)
    seats = [table, Seat(ada.at(doors[1]), table.id)]
    for n in range(10):
        situation = table.look()
        body = {**choice(situation, 0), "key": f"key-{n}"}
        answers: list[object] = []

        def post(seat: Seat, body: dict[str, object], answers: list[object]) -> None:
            answers.append(seat.person.http.post(f"{seat.path}/choices", json=body).json())

        posting = [threading.Thread(target=post, args=(seat, body, answers)) for seat in seats]
        for thread in posting:
            thread.start()
        for thread in posting:
            thread.join()
        assert answers[0] == answers[1]
        assert table.look()["number"] == n + 1


def test_bots_go_on_when_their_worker_dies(postgres: str, tmp_path: Path) -> None:
    database = new_database(postgres)
    with (
        closing(House(database, tmp_path / "first")) as first,
        closing(House(database, tmp_path / "second")) as second,
    ):
        first.start()
        second.start()
        ada = first.enter()
        let_bots_move(ada)
        with first.thoughts_held():
            # So it dies before any of these bots has moved.
            table = ada.table(BOT, BOT, BOT, BOT, seed=4, setup={"difficulty": "beginner"})
            first.kill()
        elsewhere = Seat(Person(second, dict(ada.http.cookies)), table.id)
        wait_for(lambda: elsewhere.look()["number"] > 3)
        log = elsewhere.events()
        assert [row["seq"] for row in log] == list(range(len(log)))


@pytest.mark.nightly
def test_bots_go_on_where_nobody_looks(postgres: str, tmp_path: Path) -> None:
    """The worker that is left knows the table from before, when no bot was asked; nobody looks there."""
    database = new_database(postgres)
    with (
        closing(House(database, tmp_path / "first")) as first,
        closing(House(database, tmp_path / "second")) as second,
    ):
        first.start()
        second.start()
        let_bots_move(first.enter())
        ada = first.enter()
        table = ada.table(ME, seed=3, setup={"difficulty": "beginner"})
        elsewhere = Seat(Person(second, dict(ada.http.cookies)), table.id)
        assert elsewhere.look()["number"] == 0
        with first.thoughts_held():
            # So it dies before the bot has moved.
            ada.act(f"{table.path}/seats/0/bot", bot="random")
            first.kill()
        # The list is read from the rows: it wakes no table.
        wait_for(lambda: elsewhere.person.tables()[0]["number"] > 3)


def test_several_workers_in_one_command(postgres: str, tmp_path: Path) -> None:
    with closing(House(new_database(postgres), tmp_path / "log")) as house:
        house.start("--workers", "2")
        ada = house.enter()
        table = ada.table(ME, ME, seed=3)
        with table.watch() as wire:
            play_until([table], lambda made, _: made == 10)
            wire.hear_until(lambda wire: wire.situation and wire.situation["number"] == 10)
        assert wire.moves == table.events()
        assert house.stop() == 0
        assert house.faults() == []
