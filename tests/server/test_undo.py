"""Taking back: what is fair at once, more with everybody's consent."""

from __future__ import annotations

from typing import Any

from tests.server.house import BOT, INVITED, ME, House, Seat, long_game, play_until
from tryptyk.server.tables.past.moments import SNAPSHOT_EVERY


def pair(house: House, seed: int = 3) -> tuple[Seat, Seat]:
    ada, bob = house.enter(), house.enter()
    table = ada.table(ME, INVITED, seed=seed)
    return table, bob.join(table.look()["table"]["seats"][1]["invitation"])


def until_fair(seats: list[Seat], steps: int) -> dict[str, Any]:
    return play_until(seats, lambda _, situation: situation["undo"]["fair"] >= steps)


def test_what_is_fair_is_taken_back_at_once(house: House) -> None:
    table, guest = pair(house)
    last = until_fair([table, guest], 1)
    number = last["number"]
    moment = table.person.get(f"{table.path}/moments/{number - 1}", seat=last["seat"])
    with guest.watch(after=last["seq"]) as wire:
        answer = table.undo(number - 1)
        assert (answer["seq"], answer["number"]) == (last["seq"] + 1, number - 1)
        wire.hear_until(lambda wire: wire.moves)
    assert wire.moves[0]["option"] == ["~undo", number - 1], "taking back is a row of the log"
    back = table.look()
    assert back["view"] == moment["view"]
    assert back["number"] == number - 1
    assert last["decision"]["kind"] != "" and back["decision"]["kind"] == moment["kind"]
    table.choose(back, 0)
    assert table.look()["number"] == number, "and the game goes on from there"


def test_a_turn_is_reset_as_far_as_is_fair(house: House) -> None:
    table = house.enter().table(ME, seed=3)
    situation = until_fair([table], 3)
    fair = situation["undo"]["fair"]
    table.undo(situation["number"] - fair)
    back = table.look()
    assert back["number"] == situation["number"] - fair
    assert back["undo"]["fair"] == 0
    assert back["undo"]["reason"], "it says why not more"


def test_alone_at_a_table_one_may_go_back_to_the_start(house: House) -> None:
    table = house.enter().table(ME, ME, seed=3)
    start = table.look()
    table.play(12)
    table.undo(0)
    back = table.look()
    assert (back["number"], back["view"], back["decision"]) == (0, start["view"], start["decision"])


def test_a_restarted_server_goes_back_as_far(own_house: House) -> None:
    table = long_game(own_house.start().enter())
    table.play(5)
    early = table.look()
    late = play_until([table], lambda made, s: made >= 115 and s["undo"]["fair"] >= 2, seed=9)
    own_house.kill()
    own_house.start()
    assert table.look() == late, "what is fair to take back is remembered too"
    table.undo(late["number"] - 2)
    assert table.look()["number"] == late["number"] - 2
    table.undo(5)
    back = table.look()
    assert (back["view"], back["decision"]) == (early["view"], early["decision"])
    own_house.kill()
    own_house.start()
    table.play(40, seed=9)
    assert table.look()["number"] == 45
    assert own_house.faults() == []


def test_more_than_is_fair_needs_everybodys_consent(house: House) -> None:
    table, guest = pair(house)
    situation = play_until([table, guest], lambda made, s: made > 8 and s["undo"]["fair"] == 0)
    number, seq = situation["number"], situation["seq"]
    with guest.watch() as wire:
        wire.hear_until(lambda wire: wire.situation)
        asked = table.undo(number - 3)
        assert (asked["seq"], asked["number"]) == (seq, number), "nothing is taken back yet"
        assert asked["undo_request"] == {"to": number - 3, "by": 0, "agreed": [0]}
        wire.hear_until(lambda wire: wire.situation["undo_request"])
        assert wire.situation["undo_request"] == {"to": number - 3, "by": 0, "agreed": [0]}
        answer = guest.person.act(f"{guest.path}/undo/answer", seq=seq, agree=True, to=number - 3)
        assert (answer["seq"], answer["number"]) == (seq + 1, number - 3)
        wire.hear_until(lambda wire: wire.situation["number"] == number - 3)
    assert table.look()["undo_request"] is None


def test_all_others_have_to_agree(house: House) -> None:
    ada, bob, eve = house.enter(), house.enter(), house.enter()
    table = ada.table(ME, INVITED, INVITED, seed=3)
    seats = [
        table,
        *(who.join(table.look()["table"]["seats"][n]["invitation"]) for n, who in [(1, bob), (2, eve)]),
    ]
    situation = play_until(seats, lambda made, s: made > 8 and s["undo"]["fair"] == 0)
    number, seq = situation["number"], situation["seq"]
    table.undo(number - 3)
    answer = {"seq": seq, "agree": True, "to": number - 3}
    assert eve.act(f"{table.path}/undo/answer", **answer)["number"] == number, "Bob has not agreed"
    assert table.look()["undo_request"] == {"to": number - 3, "by": 0, "agreed": [0, 2]}
    assert bob.act(f"{table.path}/undo/answer", **answer)["number"] == number - 3


def test_what_was_taken_back_has_not_happened(house: House) -> None:
    """Not for replays and forks either, which start from snapshots on the way."""
    table = long_game(house.enter())
    table.play(SNAPSHOT_EVERY + 3)
    table.undo(SNAPSHOT_EVERY - 2)
    late = table.play(8, seed=5)
    table.play(2)
    past = table.person.get(f"{table.path}/moments/{late['number']}", seat=late["seat"])
    assert past["view"] == late["view"]
    fork = table.person.act(f"{table.path}/forks", number=late["number"], seats=[ME] * 4)
    assert fork["number"] == late["number"] + 1


def test_who_declines_ends_the_request(house: House) -> None:
    table, guest = pair(house)
    situation = play_until([table, guest], lambda made, s: made > 8 and s["undo"]["fair"] == 0)
    number, seq = situation["number"], situation["seq"]
    table.undo(number - 3)
    guest.person.act(f"{guest.path}/undo/answer", seq=seq, agree=False)
    assert table.look()["undo_request"] is None
    assert table.look()["number"] == number
    assert guest.person.refused(f"{guest.path}/undo/answer", seq=seq, agree=True) == (409, "no-request")


def test_a_request_can_be_withdrawn_and_not_doubled(house: House) -> None:
    table, guest = pair(house)
    situation = play_until([table, guest], lambda made, s: made > 8 and s["undo"]["fair"] == 0)
    number, seq = situation["number"], situation["seq"]
    table.undo(number - 3)
    assert guest.person.refused(f"{guest.path}/undo", seq=seq, to=0) == (409, "undo-asked")
    wrong = {"seq": seq, "agree": True, "to": 0}
    assert guest.person.refused(f"{guest.path}/undo/answer", **wrong) == (409, "no-request")
    table.person.act(f"{table.path}/undo/answer", seq=seq, agree=False)
    assert guest.look()["undo_request"] is None


def test_a_request_ends_when_the_table_goes_on(house: House) -> None:
    table, guest = pair(house)
    situation = play_until([table, guest], lambda made, s: made > 8 and s["undo"]["fair"] == 0)
    table.undo(situation["number"] - 3)
    play_until([table, guest], lambda made, _: made == 1)
    assert table.look()["undo_request"] is None
    late = {"seq": situation["seq"], "agree": True}
    assert guest.person.refused(f"{guest.path}/undo/answer", **late) == (409, "stale")
    assert table.look()["number"] == situation["number"] + 1


def test_bots_are_not_asked(house: House) -> None:
    table, guest = pair(house)
    situation = play_until([table, guest], lambda made, s: made > 8 and s["undo"]["fair"] == 0)
    guest.person.act(f"{guest.path}/seats/1/bot", bot="random")
    current = table.look()
    table.undo(situation["number"] - 3)
    assert current["number"] >= situation["number"]
    assert any(row["option"] == ["~undo", situation["number"] - 3] for row in table.events())


def test_what_cannot_be_taken_back(house: House) -> None:
    table, guest = pair(house)
    eve = house.enter()
    situation = play_until([table, guest], lambda made, _: made == 3)
    seq, number = situation["seq"], situation["number"]
    undo = f"{table.path}/undo"
    assert table.person.refused(undo, seq=seq - 1, to=0) == (409, "stale")
    assert table.person.refused(undo, seq=seq, to=number) == (422, "invalid")
    assert table.person.refused(undo, seq=seq, to=number + 5) == (422, "invalid")
    assert table.person.refused(undo, seq=seq, to=-1) == (400, "malformed")
    assert eve.refused(undo, seq=seq, to=0) == (404, "not-found")
    assert table.person.refused(f"{undo}/answer", seq=seq, agree=True) == (409, "no-request")
    watcher = eve.table(BOT, INVITED)
    assert eve.refused(f"{watcher.path}/undo", seq=0, to=0) == (403, "forbidden"), "no seat, no say"


def test_a_finished_game_stays_finished(house: House) -> None:
    """Its seed has been shown: whoever went back would know what comes."""
    table = house.enter().table(ME, seed=3)
    end = table.play_out()
    refused = table.person.refused(f"{table.path}/undo", seq=end["seq"], to=end["number"] - 1)
    assert refused == (409, "over")
