"""What a choice would bring: true where nothing is hidden, and silent where something is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playing import answer, concealed
from tests.server.house import INVITED, ME, House, Seat
from tests.toy.game import GAME
from tryptyk import games
from tryptyk.kernel import Table
from tryptyk.server.tables.live.previews import foresee


def ask(seat: Seat, option: list[Any], place: int = 0) -> dict[str, Any]:
    path = f"{seat.path}/preview"
    return dict(seat.person.post(path, seat=place, option=option, seq=seat.look()["seq"]))


def test_it_tells_points_and_what_happens_and_changes_nothing(toy_house: House) -> None:
    ada = toy_house.enter("Ada")
    table = ada.table(ME, game="toy", seed=7, setup={"limit": 9})
    before = table.look()
    told = ask(table, ["add", 2])
    assert told["events"] == [["pot", 2]] and not told["hidden"]
    assert [(side["side"], side["points"]) for side in told["sides"]] == [("seat_1", 2), ("house", 4)]
    assert table.look() == before
    after = ada.act(f"{table.path}/choices", seat=0, option=["add", 2], seq=before["seq"])
    assert after["sides"] == told["sides"] and after["number"] == 1


def test_what_would_come_to_light_is_not_told(toy_house: House) -> None:
    ada = toy_house.enter("Ada")
    table = ada.table(ME, game="toy", seed=7)
    assert ask(table, ["draw"]) == {"seq": 0, "hidden": True, "sides": [], "events": []}


def test_it_is_for_whoever_may_choose(toy_house: House) -> None:
    ada, bob = toy_house.enter("Ada"), toy_house.enter("Bob")
    table = ada.table(ME, INVITED, game="toy", seed=7)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    path = f"{table.path}/preview"
    right: dict[str, Any] = {"seat": 0, "option": ["add", 2], "seq": table.look()["seq"]}
    assert ada.post(path, **right)["events"]
    assert bob.refused(path, **right) == (403, "forbidden")
    assert bob.refused(path, **{**right, "seat": 1}) == (422, "illegal-choice")
    assert ada.refused(path, **{**right, "option": ["add", 4]}) == (422, "illegal-choice")
    late = ada.post(path, **{**right, "seq": right["seq"] + 1})
    assert late == {"seq": right["seq"], "hidden": True, "sides": [], "events": []}, "of another moment"
    assert toy_house.enter("Eve").refused(path, **right)[0] == 404
    assert guest.look()["number"] == 0


def test_a_secret_bid_of_somebody_else_does_not_show() -> None:
    """Two tables that differ only in what the first seat bid: the second is told the same of all its bids."""
    tables = [Table.new(GAME, 2, 7, {"secret": True}) for _ in range(2)]
    for table, bid in zip(tables, (0, 2), strict=True):
        answer(table, ("bid", bid))
    for index in range(3):
        one, two = (foresee(table, 1, 1, index) for table in tables)
        assert one == two
        assert not one.hidden and ("bid", 1, index) in map(tuple, one.events)


@pytest.mark.parametrize("game", ["bonfire", "age_contrived", "aeons_end"])
def test_states_that_differ_only_in_what_is_hidden_are_foreseen_alike(game: str) -> None:
    """Whole stretches of play: what is told never depends on how the unknown lies, and is what happens."""
    title = games.load(game)
    hidden = told = 0
    for seed in (3, 4):
        table = Table.new(title.game, 2, seed)
        for number in range(80):
            decision = table.decision
            if decision is None:
                break
            index = (number * 7 + seed) % len(decision.options)
            seat = decision.seats_for(decision.options[index])[0]
            other = concealed(table, seat, number)
            one, two = foresee(table, 0, seat, index), foresee(other, 0, seat, index)
            assert one == two, (seed, number, decision.options[index])
            hidden += one.hidden
            told += not one.hidden
            table.take(index)
    assert told > 20 and hidden
