"""Taking back: what is fair at once, more with everybody's consent."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import TOY
from tests.server.house import BOT, INVITED, ME, House, Seat, long_game, play_until
from tests.server.test_secrets import rows
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


def stands_at(table: Seat, number: int) -> bool:
    """Whether it was taken back to there, and nobody has chosen since."""
    options = [row["option"] for row in table.events()]
    return options[-1] == ["~undo", number] or options[-2:] == [["~undo", number], ["~conceal"]]


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
    bob.act(f"{table.path}/undo/answer", **answer)
    assert stands_at(table, number - 3)


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
    table = house.enter().table(ME, BOT, seed=3)
    situation = play_until([table], lambda made, s: made > 8 and s["undo"]["fair"] == 0)
    table.undo(situation["number"] - 3)
    assert any(row["option"] == ["~undo", situation["number"] - 3] for row in table.events())


@pytest.mark.parametrize("how", ["stand-in", "left to a bot"])
def test_who_is_away_keeps_their_say(house: House, how: str) -> None:
    """Nothing is taken back behind the back of somebody for whom a bot plays."""
    table, guest = pair(house)
    situation = play_until([table, guest], lambda made, s: made > 8 and s["undo"]["fair"] == 0)
    if how == "stand-in":
        table.person.act(f"{table.path}/plea", what="stand-in", seat=1)
    else:
        guest.person.act(f"{guest.path}/seats/1/bot", bot="random")
    for to in (0, situation["number"] - 3):
        asked = table.undo(to)
        assert asked["number"] >= situation["number"]
        # A bot that moves meanwhile ends the wish; else it waits for its person.
        wish = asked["undo_request"]
        assert wish is None or (wish["to"], wish["agreed"]) == (to, [0])
        if wish is not None:
            body = {"seq": asked["seq"], "agree": False}
            table.person.http.post(f"{table.path}/undo/answer", json=body)
    assert not any(row["option"][:1] == ["~undo"] for row in table.events())


def agree(asks: Seat, agrees: Seat, to: int) -> dict[str, Any]:
    """Go back with everybody's consent."""
    seq = asks.undo(to)["seq"]
    return dict(agrees.person.act(f"{agrees.path}/undo/answer", seq=seq, agree=True, to=to))


def test_what_was_unknown_is_dealt_anew_once_all_have_gone_back(house: House) -> None:
    """Nobody knows what comes: not after going back again, to the same moment, after or before it."""
    table, guest = pair(house)
    situation = play_until([table, guest], lambda made, s: made > 14 and s["undo"]["fair"] == 0)
    number = situation["number"]
    look = table.person.get
    then = {n: look(f"{table.path}/moments/{n}", seat=0)["view"] for n in (number - 8, number - 3)}
    deals = []
    for asked, to in ((number - 3,) * 2, (number - 3,) * 2, (number - 2, number - 3), (number - 8,) * 2):
        agree(table, guest, asked)
        back = table.look()
        assert back["view"] == then[to], "what is known stays as it is"
        assert [row["option"] for row in table.events()[-2:]] == [["~undo", to], ["~conceal"]]
        assert (back["number"], back["undo"]["fair"]) == (to + 1, 0)
        state, options = rows(house.database, table.id)
        deals.append((state["rng"], options[-1]))
        assert sum(option[0] == "~conceal" for option in options) == 1, "in place of the last deal"
        # Whoever goes on sees what was dealt, and so does whoever looks back.
        play_until([table, guest], lambda made, s: 2 < made > s["undo"]["fair"], seed=to)
        moment = look(f"{table.path}/moments/{to + 1}", seat=0)
        assert (moment["view"], moment["move"]["option"]) == (then[to], ["~conceal"])
    assert len({str(deal) for deal in deals}) == 4


def test_what_was_dealt_anew_outlives_the_server_and_the_game(database: str, tmp_path: Path) -> None:
    """It is in the log and in the record, from which the same game comes again."""
    with closing(House(database, tmp_path / "log", **TOY)) as house:
        _outlives(house)


def _outlives(house: House) -> None:
    ada, bob = house.start().enter(), house.enter()
    table = ada.table(ME, INVITED, game="toy", seed=7, setup={"limit": 8, "secret": True})
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    for seat, option in ((table, ["bid", 2]), (guest, ["bid", 1]), (table, ["draw"])):
        body = {"seat": 0 if seat is table else 1, "option": option, "seq": table.look()["seq"]}
        seat.person.act(f"{table.path}/choices", **body)
    back = agree(table, guest, 1)
    assert back["view"]["players"][1]["bid"] is None
    assert table.look()["view"]["players"][0]["bid"] == 2, "her own bid is hers"
    assert guest.look()["decision"]["kind"] == "bid"
    before = rows(house.database, table.id)
    house.kill()
    house.start()
    assert rows(house.database, table.id) == before
    end = play_until([table, guest], lambda _, now: bool(now["table"]["over"]))
    record = ada.get(f"{table.path}/record")
    assert [option[0] for _, option in record["choices"]][:2] == ["bid", "~conceal"]
    again = Seat(ada, ada.act("/api/records", record=record)["table"]["id"])
    assert again.look()["view"] == end["view"]


def test_who_went_back_alone_is_known_to_know(house: House) -> None:
    """Alone one finds the same again, and whoever comes is told so. Where a seat is free it is dealt anew."""
    alone = house.enter().table(ME, ME, seed=3)
    now = play_until([alone], lambda made, s: made > 8 and s["undo"]["fair"] == 0)
    assert now["table"]["deal"] == "chosen"
    alone = house.enter().table(ME, ME)
    now = play_until([alone], lambda made, s: made > 8 and s["undo"]["fair"] == 0)
    back = alone.undo(0)
    assert (back["number"], back["table"]["deal"]) == (0, "seen")
    assert alone.look()["table"]["deal"] == "seen"
    ada = house.enter()
    waiting = next(table for table in (ada.table(ME, INVITED) for _ in range(40)) if comes_to_light(table))
    back = waiting.undo(0)
    assert (back["number"], back["table"]["deal"]) == (1, "drawn")


def comes_to_light(table: Seat) -> bool:
    """Whether something does before somebody is asked who is not there yet."""
    now = table.look()
    while now["undo"]["fair"] == now["number"] and now["decision"]["options"]:
        now = table.choose(now, 0)
    return bool(now["undo"]["fair"] < now["number"])


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
