"""How a table looked at each event of a move: what scenes are played from."""

from __future__ import annotations

from typing import Any

from tests.server.house import INVITED, ME, House, Seat, long_game, play_until

NEMESIS_FIRST: dict[str, Any] = {"seed": 6, "setup": {"nemesis": "rageborne", "mages": ["mist", "brama"]}}
"""Here two players see the nemesis begin."""


def frames(table: Seat, number: int, **query: Any) -> list[dict[str, Any]]:
    """The whole views, each made from the parts that have changed."""
    found = table.person.get(f"{table.path}/moments/{number}/frames", **query)
    views: list[dict[str, Any]] = []
    for frame in found["frames"]:
        views.append({**(views[-1] if views else {}), **frame})
    return views


def test_there_is_a_view_for_every_event(house: House) -> None:
    """Near ones are made again from memory, those of long ago from the log."""
    table = long_game(house.enter("Ada"))
    table.play(60)
    number = 0
    for move in table.events():
        views = frames(table, move["number"], seat=0)
        assert len(views) == len(move["events"])
        after = table.person.get(f"{table.path}/moments/{move['number']}", seat=0)["view"]
        for event, view in zip(move["events"], views, strict=True):
            assert view.keys() == after.keys()
            if event[0] == "damage" and event[1] == "gravehold":
                assert view["gravehold"] == event[3], "as it stood right then"
                number += 1
    assert number > 0


def test_what_happens_before_the_first_choice_has_its_views(house: House) -> None:
    table = house.enter().table(ME, ME, **NEMESIS_FIRST)
    opening = table.events()[0]
    turn, drawn = opening["events"][:2]
    assert turn[:2] == ["turn-card", "nemesis"] and drawn[0] == "nemesis-draws"
    before, there = frames(table, 0)[:2]
    assert before["nemesis"]["drawn"] is None
    assert there["nemesis"]["drawn"] == drawn[1]


def test_what_has_not_changed_is_not_sent_again(house: House) -> None:
    table = house.enter().table(ME, ME, **NEMESIS_FIRST)
    first, *rest = table.person.get(f"{table.path}/moments/0/frames")["frames"]
    assert first.keys() == table.look()["view"].keys()
    assert rest and all(0 < len(frame) < len(first) for frame in rest)


def test_they_tell_a_seat_what_it_may_know(toy_house: House) -> None:
    """Two tables that differ in what one seat has bid in secret look alike to the other at every event."""
    seen: list[Any] = []
    for bid in (0, 2):
        ada, bob = toy_house.enter("Ada"), toy_house.enter("Bob")
        table = ada.table(ME, INVITED, game="toy", seed=7, setup={"secret": True})
        guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
        table.choose(table.look(), bid)
        own, others = frames(table, 1), frames(guest, 1)
        assert own[-1]["players"][0]["bid"] == bid, "who bids knows it, and hears of it"
        assert (
            (len(own), len(others))
            == (2, 1)
            == tuple(len(seat.events()[1]["events"]) for seat in (table, guest))
        )
        seen.append(others)
    assert seen[0] == seen[1]


def test_they_are_for_whoever_may_see_the_table(house: House) -> None:
    ada, bob, eve = house.enter(), house.enter(), house.enter()
    table = ada.table(ME, INVITED, seed=3, spectators=True)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    play_until([table, guest], lambda made, _: made == 4)
    path = f"{table.path}/moments/3/frames"
    assert frames(table, 3)[0]["seat"] == 0
    assert frames(guest, 3)[0]["seat"] == 1
    assert ada.refused(path, "GET", seat=1) == (403, "forbidden")
    assert eve.refused(path, "GET") == (404, "not-found")
    watching = Seat(eve, table.id)
    assert frames(watching, 3, token=table.look()["table"]["spectators"])[0]["seat"] == -1
    assert ada.refused(f"{table.path}/moments/5/frames", "GET") == (404, "not-found")
    assert ada.refused(path, "GET", what=1)[0] == 400


def test_a_move_that_was_taken_back_has_none(toy_house: House) -> None:
    ada = toy_house.enter("Ada")
    table = ada.table(ME, game="toy", seed=7)
    first = ada.act(f"{table.path}/choices", seat=0, option=["add", 2], seq=0)
    assert ada.get(f"{table.path}/moments/1/frames")["seq"] == first["seq"]
    table.undo(0)
    assert ada.refused(f"{table.path}/moments/1/frames", "GET") == (404, "not-found")
    again = ada.act(f"{table.path}/choices", seat=0, option=["add", 1], seq=table.look()["seq"])
    found = ada.get(f"{table.path}/moments/1/frames")
    assert found["seq"] == again["seq"] and found["frames"][0]["pot"] == 1


def test_a_fork_tells_nothing_of_the_running_game_that_it_comes_from(house: House) -> None:
    ada = house.enter()
    table = ada.table(ME, ME, **NEMESIS_FIRST)
    table.play(4)
    fork = ada.seat(ada.act(f"{table.path}/forks", number=3, seats=[ME, ME]))
    for number in (0, 2):
        assert ada.refused(f"{fork.path}/moments/{number}/frames", "GET") == (403, "forbidden")
