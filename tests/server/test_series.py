"""The end of a game: how it is scored, and the next one, which the same people start from what it came to."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.conftest import TOY, new_database
from tests.server.house import BOT, INVITED, ME, House, Person, Seat, play_until, wait_for


def short_game(ada: Person, bob: Person, *seats: dict[str, str], **setup: Any) -> tuple[Seat, Seat]:
    """A game that is over as soon as Ada adds anything, with Bob and whoever else is named."""
    wanted = {"limit": 1, **setup}
    table = ada.table(ME, INVITED, *seats, game="toy", seed=7, setup=wanted, spectators=True)
    return table, bob.join(table.look()["table"]["seats"][1]["invitation"])


def without_lines(side: dict[str, Any]) -> dict[str, Any]:
    return {name: side[name] for name in ("side", "seats", "points", "rank")}


def end(table: Seat) -> dict[str, Any]:
    body = {"seat": 0, "option": ["add", 1], "seq": table.look()["seq"]}
    return dict(table.person.act(f"{table.path}/choices", **body))


def test_the_next_game_has_the_same_people_and_follows_from_the_last(toy_house: House) -> None:
    ada, bob, eve = toy_house.enter("Ada"), toy_house.enter("Bob"), toy_house.enter("Eve")
    table, _ = short_game(ada, bob, INVITED)
    free = table.look()["table"]["seats"][2]["invitation"]
    assert ada.refused(f"{table.path}/rematch") == (422, "invalid"), "it is not over yet"
    assert eve.refused(f"{table.path}/rematch") == (404, "not-found")
    over = end(table)["table"]
    assert over["over"] and over["follows"] is None
    assert eve.refused(f"{table.path}/rematch") == (403, "forbidden"), "a stranger may look, and not more"
    made = bob.act(f"{table.path}/rematch")
    following = made["table"]
    assert (following["follows"], following["over"], made["number"]) == (table.id, False, 0)
    assert [seat["name"] for seat in following["seats"]] == ["Ada", "Bob", None]
    assert [seat["mine"] for seat in following["seats"]] == [False, True, False]
    assert following["seats"][2]["invitation"] not in (None, free), "whoever never came is invited again"
    assert following["spectators"] not in (None, over["spectators"])
    assert over["setup"]["handicap"] == 0
    assert following["setup"] == {**over["setup"], "handicap": -1}, "Ada sat first, and has won"
    assert eve.get(f"{table.path}/series") == [
        {
            "id": table.id,
            "setup": over["setup"],
            "sides": [without_lines(side) for side in over["outcome"]["sides"]],
        }
    ], "whoever may look at its end may see what led there"
    assert ada.get(f"/api/tables/{following['id']}/series") == [], "it is not over yet"
    again = ada.act(f"{table.path}/rematch")
    assert again["table"]["id"] == following["id"] and again["seat"] == 0, "who asks later finds it"
    assert following["id"] in {one["id"] for one in ada.tables()}
    eve.join(following["seats"][2]["invitation"])
    end(Seat(ada, following["id"]))
    told = ada.get(f"/api/tables/{following['id']}/series")
    assert [(one["id"], one["setup"]["handicap"]) for one in told] == [(table.id, 0), (following["id"], -1)]
    third = ada.act(f"/api/tables/{following['id']}/rematch")["table"]
    assert [seat["name"] for seat in third["seats"]] == ["Ada", "Bob", "Eve"]
    assert (third["follows"], third["setup"]["handicap"]) == (following["id"], -2), (
        "a shared victory is one too"
    )


def test_the_same_deal_can_be_played_again(toy_house: House) -> None:
    """With the cards as they lay: at the toy, those that are drawn are the same."""
    ada, bob = toy_house.enter("Ada"), toy_house.enter("Bob")
    table, guest = short_game(ada, bob)
    over = end(table)["table"]
    path = f"{table.path}/rematch"
    made = bob.act(path, how="same")["table"]
    assert (made["follows"], made["deal"], made["setup"]) == (table.id, "repeated", over["setup"])
    assert made["seed"] is None, "nobody is told while it runs"
    found = [ada.act(path, how=how)["table"]["id"] for how in ("same", "next")]
    assert found == [made["id"]] * 2, "who asks later finds it"
    again = end(Seat(ada, made["id"]))["table"]
    assert again["seed"] == over["seed"] == "7"
    fork = ada.act(f"{table.path}/forks", number=0, seats=[ME, ME])["table"]["id"]
    end(Seat(ada, fork))
    assert ada.refused(f"/api/tables/{fork}/rematch", how="same") == (422, "invalid"), (
        "it has no deal of its own"
    )
    assert guest.person.refused(path, how="worse") == (400, "malformed")


def test_the_next_game_can_be_easier(toy_house: House) -> None:
    """A step easier than what was played; where another follows already, it is a table of its own."""
    ada, bob = toy_house.enter("Ada"), toy_house.enter("Bob")
    table, _ = short_game(ada, bob, handicap=15)
    assert table.look()["easier"] is None, "nobody asks before the end"
    over = end(table)
    easier = {**over["table"]["setup"], "handicap": 20}
    assert over["easier"] == easier
    path = f"{table.path}/rematch"
    following = bob.act(path)["table"]["id"]
    made = ada.act(path, how="easier")["table"]
    assert made["id"] != following and (made["follows"], made["setup"]) == (None, easier)
    assert made["deal"] == "drawn"
    assert [seat["name"] for seat in made["seats"]] == ["Ada", "Bob"]
    assert ada.act(path)["table"]["id"] == following
    last = end(Seat(ada, made["id"]))
    assert last["easier"] is None
    assert ada.refused(f"/api/tables/{made['id']}/rematch", how="easier") == (422, "invalid")


def test_bots_stay_where_they_sat(toy_house: House) -> None:
    ada, bob = toy_house.enter("Ada"), toy_house.enter("Bob")
    table, _ = short_game(ada, bob, BOT)
    end(table)
    made = ada.act(f"{table.path}/rematch")["table"]
    assert [seat["bot"] for seat in made["seats"]] == [None, None, "random"]
    assert [seat["invitation"] for seat in made["seats"]] == [None, None, None]
    alone = ada.table(BOT, ME, game="toy", seed=7, setup={"limit": 1})
    wait_for(lambda: alone.look()["number"] > 0)
    play_until([alone], lambda _, s: bool(s["table"]["over"]))
    following = ada.seat(ada.act(f"{alone.path}/rematch"))
    wait_for(lambda: following.look()["number"] > 0)  # and they begin by themselves


def test_what_no_game_can_start_from_is_refused_with_a_sentence(toy_house: House) -> None:
    """Seat 0 has lost with the highest handicap that there is."""
    ada = toy_house.enter("Ada")
    table = ada.table(ME, ME, game="toy", seed=7, setup={"limit": 27, "handicap": 20})
    for option in (["draw"], ["keep"], *[["add", 3], ["seat", 1]] * 9):
        situation = table.look()
        if not situation["table"]["over"]:
            seat = situation["decision"]["takers"][situation["decision"]["options"].index(option)]
            ada.act(f"{table.path}/choices", seat=seat, option=option, seq=situation["seq"])
    outcome = table.look()["table"]["outcome"]
    assert [(side["side"], side["points"], side["rank"]) for side in outcome["sides"]] == [
        ("seat_2", 27, 1), ("seat_1", 21, 2)
    ]  # fmt: skip
    assert ada.refused(f"{table.path}/rematch") == (422, "invalid")


def all_at_once(seats: list[Seat]) -> list[str]:
    """Everybody asks for the next game at the same moment; gives the tables that they were shown."""
    ready = threading.Barrier(len(seats))
    found: list[str] = []

    def ask(seat: Seat) -> None:
        ready.wait()
        found.append(seat.person.act(f"{seat.path}/rematch")["table"]["id"])

    asking = [threading.Thread(target=ask, args=(seat,)) for seat in seats]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    return found


def test_all_who_ask_at_once_come_to_one_table(toy_house: House) -> None:
    ada, bob = toy_house.enter("Ada"), toy_house.enter("Bob")
    for _ in range(5):
        table, guest = short_game(ada, bob)
        end(table)
        found = all_at_once([table, guest, Seat(ada.at(toy_house), table.id)])
        assert len(found) == 3 and len(set(found)) == 1
        assert ada.seat(ada.act(f"{table.path}/rematch")).id in found


@pytest.fixture
def doors(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    """Two server processes on one database."""
    database = new_database(postgres)
    folder = tmp_path_factory.mktemp("doors")
    doors = [House(database, folder / f"log{n}", **TOY).start() for n in range(2)]
    yield doors
    for door in doors:
        assert door.stop() == 0
        door.close()
        assert door.faults() == []


def test_also_at_two_workers(doors: list[House]) -> None:
    here, there = doors
    ada, bob = here.enter("Ada"), there.enter("Bob")
    for _ in range(5):
        table, guest = short_game(ada, bob)
        end(table)
        found = all_at_once([table, guest, Seat(ada.at(there), table.id), Seat(bob.at(here), table.id)])
        assert len(found) == 4 and len(set(found)) == 1
        assert Seat(bob, found[0]).look()["seat"] == 1


# Scores


def sides(situation: dict[str, Any]) -> list[Any]:
    told = situation["table"]["outcome"]["sides"]
    return [[side[name] for name in ("side", "seats", "points", "rank")] for side in told]


def test_a_victory_can_be_shared(toy_house: House) -> None:
    ada, bob = toy_house.enter("Ada"), toy_house.enter("Bob")
    table, guest = short_game(ada, bob, limit=2)
    end(table)
    over = bob.act(f"{guest.path}/choices", seat=1, option=["add", 1], seq=1)
    assert sides(over) == [["seat_1", [0], 1, 1], ["seat_2", [1], 1, 1]]
    outcome = over["table"]["outcome"]
    assert outcome["reason"] == "full"
    assert outcome["sides"][1]["lines"] == [
        {"key": "pot", "points": 1, "clause": "TOY-END-02"},
        {"key": "cards", "points": 0, "clause": "TOY-END-03"},
    ]
    assert table.look()["table"]["outcome"] == outcome
    listed = {one["id"]: one for one in ada.tables("past")}[table.id]
    assert sides({"table": {"outcome": listed}}) == sides(over), "the list tells the same"


@pytest.mark.parametrize(("handicap", "rank"), [(0, 1), (-20, 2)])
def test_a_side_that_nobody_plays_can_win(toy_house: House, handicap: int, rank: int) -> None:
    ada = toy_house.enter("Ada")
    table = ada.table(ME, game="toy", seed=7, setup={"limit": 4, "handicap": handicap})
    situation = table.look()
    for amount in (1, 1, 2):
        ada.act(f"{table.path}/choices", seat=0, option=["add", amount], seq=table.look()["seq"])
    situation = table.look()
    me, house = ["seat_1", [0], 4 + handicap, rank], ["house", [], 2, 3 - rank]
    assert sides(situation) == ([me, house] if rank == 1 else [house, me])


def test_sides_are_told_while_the_game_goes_on(toy_house: House) -> None:
    """Points only where they are among the game's public figures, and whom nobody plays last."""
    ada = toy_house.enter("Ada")
    table = ada.table(ME, game="toy", seed=7, setup={"limit": 6})
    situation = ada.act(f"{table.path}/choices", seat=0, option=["add", 2], seq=table.look()["seq"])
    me, house = {"side": "seat_1", "seats": [0], "points": 2}, {"side": "house", "seats": [], "points": 3}
    assert situation["sides"] == [me, house]
    assert ada.get(f"{table.path}/moments/0")["sides"] == [{**me, "points": 0}, house]
    together = ada.table(ME, ME, game="aeons_end", seed=7).look()["sides"]
    assert [(side["side"], side["seats"], side["points"]) for side in together] == [
        ("team", [0, 1], None),
        ("nemesis", [], None),
    ]


def test_a_whole_game_with_a_bot(toy_house: House) -> None:
    ada = toy_house.enter("Ada")
    setup = {"limit": 20, "secret": True, "toasts": True}
    table = ada.table(ME, BOT, game="toy", seed=7, setup=setup)
    over = play_until([table], lambda _, s: bool(s["table"]["over"]))
    points = {player["seat"]: player["points"] for player in over["view"]["players"]}
    assert {tuple(side[1]): side[2] for side in sides(over)} == {(0,): points[0], (1,): points[1]}
    assert {row["seat"] for row in table.events()} == {-1, 0, 1}
    history = ada.get(f"{table.path}/history")
    assert history["numbers"] == list(range(over["number"] + 1))
    assert history["figures"]["pot"][-1] >= 20
