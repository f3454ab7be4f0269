"""Company: stand-ins for who is away, proposals, and the few words that people can say to each other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tests.server.house import (
    BOT,
    INVITED,
    ME,
    House,
    Seat,
    Wire,
    choice,
    let_bots_move,
    play_until,
    wait_for,
)
from tryptyk.kernel import Decision
from tryptyk.server.people import People
from tryptyk.server.problems import Refused
from tryptyk.server.store import tables
from tryptyk.server.store.database import Store
from tryptyk.server.store.wishes import Absence
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.company import absences, proposals, seating
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.making import creation
from tryptyk.server.tables.telling.situations import table_info
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.wire.company import AnswerPlea
from tryptyk.server.wire.making import NewSeat, NewTable


def company(house: House, people: int = 2, **wanted: Any) -> list[Seat]:
    """So many people at one table, each at an own seat."""
    host = house.enter("Ada").table(ME, *[INVITED] * (people - 1), seed=3, **wanted)
    tokens = [seat["invitation"] for seat in host.look()["table"]["seats"][1:]]
    names = ("Bob", "Cyd", "Dan")
    return [host, *(house.enter(name).join(token) for name, token in zip(names, tokens, strict=False))]


def seat_of(seat: Seat, number: int) -> dict[str, Any]:
    return dict(seat.look()["table"]["seats"][number])


def stand_in(seat: Seat, number: int, agree: bool = True) -> dict[str, Any]:
    answer = {"what": "stand-in", "seat": number, "agree": agree}
    return dict(seat.person.act(f"{seat.path}/plea", **answer))


def present(stack: ExitStack, *seats: Seat) -> list[Wire]:
    """Their sockets are open, and each knows of the others."""
    wires = [stack.enter_context(seat.watch()) for seat in seats]
    numbers = sorted(seat.look()["seat"] for seat in seats)
    for wire in wires:
        wire.hear_until(lambda wire: wire.situation and wire.present == numbers)
    return wires


# Stand-ins


def test_who_is_alone_lets_a_bot_stand_in_at_once(house: House) -> None:
    ada, bob = company(house)
    with ExitStack() as stack:
        [wire] = present(stack, ada)
        told = stand_in(ada, 1)["table"]["seats"][1]
        assert (told["bot"], told["name"], told["stand_in"] is not None) == ("normal", "Bob", True)
        # It plays: sooner or later its seat has chosen something.
        play_until([ada], lambda _, now: any(move["seat"] == 1 for move in ada.events()))
        with bob.watch() as back:
            back.hear_until(lambda back: back.situation and not back.situation["table"]["seats"][1]["bot"])
            wire.hear_until(lambda wire: wire.present == [0, 1])
        assert seat_of(bob, 1)["stand_in"] is None


def test_what_becomes_of_a_seat_is_kept_for_all_to_read(house: House) -> None:
    ada, bob = company(house)
    with ExitStack() as stack:
        [wire] = present(stack, ada)
        stand_in(ada, 1)
        with bob.watch() as back:
            back.hear_until(lambda back: back.situation and not back.situation["table"]["seats"][1]["bot"])
        bob.person.act(f"{bob.path}/seats/1/bot", bot="random")
        bob.person.act(f"{bob.path}/seats/1/bot", bot=None)
        wire.hear_until(lambda wire: [one["what"] for one in wire.situation["happened"]][-1:] == ["own"])
    told = ada.look()["happened"]
    assert [(one["what"], one["seat"]) for one in told] == [
        ("taken", 1), ("stand-in", 1), ("back", 1), ("bot", 1), ("own", 1)
    ]  # fmt: skip
    assert told[0]["seq"] == 0 and [one["seq"] for one in told] == sorted(one["seq"] for one in told)


def test_what_a_bot_did_in_their_place_they_have_missed(house: House) -> None:
    ada, bob = company(house)
    play_until([ada, bob], lambda _, now: now["decision"]["seats"] == [1] and now["number"] > 4)
    before = ada.look()["seq"]
    with ada.watch() as wire:
        stand_in(ada, 1)
        wire.hear_until(
            lambda wire: [move for move in wire.moves if move["seat"] == 1 and move["seq"] > before]
        )
        # The bot may go on while they ask.
        for _ in range(10):
            missed = bob.person.get(f"{bob.path}/digest")
            assert missed["since"] == before + 1
            assert missed["moves"][0]["seq"] == before + 1


def test_of_what_becomes_of_seats_the_latest_is_kept(house: House) -> None:
    table = house.enter().table(ME, ME, seed=3)
    for bot in ["random", None] * (tables.HAPPENED // 2 + 1):
        table.person.act(f"{table.path}/seats/0/bot", bot=bot)
    assert [one["what"] for one in table.look()["happened"]] == ["bot", "own"] * (tables.HAPPENED // 2)


def test_those_who_are_present_have_to_agree(house: House) -> None:
    ada, bob, _ = company(house, 3)
    with ExitStack() as stack:
        present(stack, ada, bob)
        asked = stand_in(ada, 2)
        assert asked["plea"] == {"what": "stand-in", "seat": 2, "by": 0, "agreed": [0]}
        assert asked["table"]["seats"][2]["bot"] is None
        refused = stand_in(bob, 2, agree=False)
        assert (refused["plea"], refused["table"]["seats"][2]["bot"]) == (None, None)
        assert bob.person.refused(f"{bob.path}/plea", what="stand-in", seat=2, agree=False) == (
            409, "no-request"
        )  # fmt: skip
        stand_in(bob, 2)
        given = stand_in(ada, 2)
        assert (given["plea"], given["table"]["seats"][2]["bot"]) == (None, "normal")


def test_one_thing_is_asked_at_a_time_and_none_when_it_is_over(house: House) -> None:
    ada, bob, *_ = company(house, 4)
    with ExitStack() as stack:
        present(stack, ada, bob)
        stand_in(ada, 2)
        assert bob.person.refused(f"{bob.path}/plea", what="stand-in", seat=3) == (409, "plea-asked")
        assert stand_in(bob, 2)["table"]["seats"][2]["bot"] == "normal"
    over = house.enter("Eve").table(ME, INVITED, seed=3)
    guest = house.enter("Fay").join(over.look()["table"]["seats"][1]["invitation"])
    play_until([over, guest], lambda _, now: bool(now["table"]["over"]))
    assert over.person.refused(f"{over.path}/plea", what="stand-in", seat=1) == (409, "over")


def test_who_leaves_has_no_say_any_more(house: House) -> None:
    ada, bob, _ = company(house, 3)
    with ada.watch() as wire:
        with bob.watch() as other:
            other.hear_until(lambda other: other.situation)
            wire.hear_until(lambda wire: wire.present == [0, 1])
            stand_in(ada, 2)
        wire.hear_until(lambda wire: wire.situation["table"]["seats"][2]["bot"] == "normal")


def test_who_comes_back_is_not_replaced(house: House) -> None:
    """The wish ends with the absence."""
    ada, bob, cyd = company(house, 3)
    with ExitStack() as stack:
        [wire, _] = present(stack, ada, bob)
        stand_in(ada, 2)
        stack.enter_context(cyd.watch())
        wire.hear_until(lambda wire: wire.situation["plea"] is None and wire.present == [0, 1, 2])
        assert bob.person.refused(f"{bob.path}/plea", what="stand-in", seat=2) == (409, "present")
        assert seat_of(ada, 2)["bot"] is None


def test_who_acts_is_back_too_and_the_bot_plays_nothing_more(house: House) -> None:
    let_bots_move(house.enter())
    ada, bob = company(house)
    play_until([ada, bob], lambda _, now: now["decision"]["seats"] == [1])
    before = bob.look()
    with house.thoughts_held():
        assert stand_in(ada, 1)["table"]["seats"][1]["bot"] == "normal"
        after = bob.choose(before, 0)
    let_bots_move(house.enter())
    assert [(seat["bot"], seat["stand_in"]) for seat in after["table"]["seats"]] == [(None, None)] * 2
    assert bob.look()["seq"] == before["seq"] + 1, "what the bot had thought of comes too late"


def test_a_stand_in_outlives_the_server(own_house: House) -> None:
    ada, bob = company(own_house.start())
    stand_in(ada, 1)
    own_house.kill()
    own_house.start()
    assert seat_of(ada, 1)["bot"] == "normal"
    with bob.watch() as back:
        back.hear_until(lambda back: back.situation and not back.situation["table"]["seats"][1]["bot"])


def test_what_cannot_be_done_about_an_absence(house: House) -> None:
    host = house.enter("Ada")
    ada = host.table(ME, INVITED, INVITED, BOT, seed=3, spectators=True)
    free = ada.look()["table"]["seats"]
    bob = house.enter("Bob").join(free[1]["invitation"])
    eve = house.enter("Eve")
    plea = f"{ada.path}/plea"
    assert eve.refused(plea, what="stand-in", seat=1) == (404, "not-found")
    assert host.refused(plea, what="stand-in", seat=0) == (422, "invalid"), "one's own seat"
    assert host.refused(plea, what="stand-in", seat=2) == (422, "invalid"), "nobody's seat"
    assert host.refused(plea, what="stand-in", seat=3) == (422, "invalid"), "a bot's"
    assert host.refused(plea, what="stand-in", seat=9) == (404, "not-found")
    assert host.refused(plea, what="tea", seat=1) == (400, "malformed")
    assert host.refused(plea, what="invitation", seat=1) == (409, "too-soon")
    with ExitStack() as stack:
        present(stack, ada, bob)
        assert host.refused(plea, what="stand-in", seat=1) == (409, "present")
    bob.person.act(f"{bob.path}/seats/1/bot", bot="random")
    # Who has closed a page counts as present for a moment: they may be opening it again.
    codes = (host.refused(plea, what="stand-in", seat=1)[1] for _ in count())
    assert wait_for(lambda: (code := next(codes)) != "present" and code) == "bot-plays"


def test_an_abandoned_seat_is_given_to_somebody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(host: Host, people: People) -> None:
        ada, bob, eve = [(await people.create("en")).id for _ in range(3)]
        wanted = NewTable("aeons_end", [NewSeat("me"), NewSeat("invitation"), NewSeat("invitation")], seed=3)
        made = await creation.create(host, ada, wanted)
        id = _read(made)["table"]["id"]
        tokens = [seat["invitation"] for seat in _read(made)["table"]["seats"]]
        await seating.join(host, bob, tokens[1])
        old = _read(await seating.invite(host, bob, id, 1))["table"]["seats"][1]["invitation"]
        await absences.plead(host, ada, id, AnswerPlea("stand-in", 1))
        with pytest.raises(Refused) as ended:
            await seating.join(host, eve, old)
        assert ended.value.status == 404, "the link that its holder had made"
        with pytest.raises(Refused) as refused:
            await absences.plead(host, ada, id, AnswerPlea("invitation", 1))
        assert refused.value.code == "too-soon"
        monkeypatch.setitem(tables.AWAY_SECONDS, "live", 0.0)
        news = await absences.plead(host, ada, id, AnswerPlea("invitation", 1))
        link = _read(news)["table"]["seats"][1]["invitation"]
        # Until somebody takes it, whose it is comes back to it, and the link ends.
        async with host.cache.up_to_date(id) as live:
            await absences.come_back(host, live, bob)
        with pytest.raises(Refused):
            await seating.join(host, eve, link)
        await absences.plead(host, ada, id, AnswerPlea("stand-in", 1))
        news = await absences.plead(host, ada, id, AnswerPlea("invitation", 1))
        link = _read(news)["table"]["seats"][1]["invitation"]
        taken = _read(await seating.join(host, eve, link))["table"]["seats"][1]
        assert (taken["mine"], taken["bot"], taken["stand_in"]) == (True, None, None)
        async with host.cache.up_to_date(id) as live:
            assert live.row.seats_of(bob) == []

    _with_host(tmp_path, act)


def test_among_rivals_a_seat_is_given_away_by_all_and_can_be_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody takes a seat alone and in two minutes; and whose it was gets it back, whoever sits there now."""

    async def act(host: Host, people: People) -> None:
        ada, bob, cyd, eve, fay = [(await people.create("en")).id for _ in range(5)]
        id = await _rivals(host, ada, bob, cyd)

        async def ask(person: str, what: Absence) -> dict[str, Any]:
            return _read(await absences.plead(host, person, id, AnswerPlea(what, 1)))

        stood_in = await ask(ada, "stand-in")
        seat = stood_in["table"]["seats"][1]
        assert (seat["bot"], seat["free_from"]) == ("normal", seat["stand_in"] + 86_400), (
            "a day, and all see it"
        )
        monkeypatch.setitem(tables.AWAY_SECONDS, "live", 0.0)
        with pytest.raises(Refused) as refused:
            await ask(ada, "invitation")
        assert refused.value.code == "too-soon"
        monkeypatch.setitem(tables.AWAY_SECONDS, "days", 0.0)
        asked = await ask(ada, "invitation")
        assert asked["plea"] == {"what": "invitation", "seat": 1, "by": 0, "agreed": [0]}, "nor alone"
        assert asked["table"]["seats"][1]["invitation"] is None
        link = (await ask(cyd, "invitation"))["table"]["seats"][1]["invitation"]
        taken = _read(await seating.join(host, eve, link))["table"]["seats"][1]
        assert (taken["mine"], taken["bot"], taken["owned"]) == (True, None, False)
        # Who was given the seat may give it on; it stays Bob's.
        handed = _read(await seating.invite(host, eve, id, 1))["table"]["seats"][1]["invitation"]
        await seating.join(host, fay, handed)
        with pytest.raises(Refused):
            await absences.take_seat_back(host, eve, id, 1)
        async with host.seen(id, bob) as live:
            seat_now = table_info(live.row, bob).seats[1]
        assert (seat_now.mine, seat_now.owned) == (False, True)
        back = _read(await absences.take_seat_back(host, bob, id, 1))
        assert (back["seat"], back["happened"][-1]["what"]) == (1, "back")
        with pytest.raises(Refused):
            await absences.take_seat_back(host, bob, id, 1)
        async with host.cache.up_to_date(id) as live:
            assert [live.row.seats_of(who) for who in (bob, eve, fay)] == [[1], [], []]

    _with_host(tmp_path, act)


def test_who_does_something_about_their_seat_is_back(tmp_path: Path) -> None:
    """A link that they make then is theirs, and no way to their seat for others."""

    async def act(host: Host, people: People) -> None:
        ada, bob = [(await people.create("en")).id for _ in range(2)]
        id = await _rivals(host, ada, bob, live=True)
        stood_in = _read(await absences.plead(host, ada, id, AnswerPlea("stand-in", 1)))["table"]
        assert stood_in["pace"] == "live"
        assert stood_in["seats"][1]["free_from"] == stood_in["seats"][1]["stand_in"] + 120
        made = _read(await seating.invite(host, bob, id, 1))["table"]["seats"][1]
        assert made["invitation"] and (made["bot"], made["stand_in"]) == (None, None)
        async with host.seen(id, ada) as live:
            assert table_info(live.row, ada).seats[1].invitation is None

    _with_host(tmp_path, act)


async def _rivals(host: Host, first: str, *others: str, live: bool = False) -> str:
    """A table of a game in which people compete."""
    wanted = NewTable("bonfire", [NewSeat("me"), *(NewSeat("invitation") for _ in others)], seed=3, live=live)
    made = _read(await creation.create(host, first, wanted))["table"]
    for seat, person in zip(made["seats"][1:], others, strict=True):
        await seating.join(host, person, seat["invitation"])
    return str(made["id"])


def _read(news: Any) -> dict[str, Any]:
    return dict(msgspec.json.decode(msgspec.json.encode(news.situation)))


def _with_host(tmp_path: Path, act: Callable[[Host, People], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path}/t.sqlite3")
        await store.migrate()
        host = Host(store, Subscribers(store), Thinkers(1))
        await act(host, People(store))
        await host.bots.stop()
        await store.close()

    asyncio.run(run())


# Proposals


def together(house: House, **wanted: Any) -> list[Seat]:
    """Two people at a table that proposes, where both of them are asked."""
    seats = company(house, proposes=True, **wanted)
    play_until(seats, lambda _, now: _shared(now))
    return seats


def _shared(now: dict[str, Any]) -> bool:
    return len(now["decision"]["seats"]) > 1 and len(now["decision"]["options"]) > 1


def propose(seat: Seat, index: int) -> dict[str, Any]:
    """Choose for an own seat, as a page does."""
    now = seat.look()
    return seat.choose(now, index)


def test_what_is_proposed_is_done_when_the_others_agree(house: House) -> None:
    ada, bob = together(house)
    before = ada.look()
    first, second = before["decision"]["options"][:2]
    with ExitStack() as stack:
        present(stack, ada, bob)
        proposed = propose(ada, 0)
        assert proposed["proposal"] == {"option": first, "by": 0, "agreed": [0]}
        assert propose(ada, 0)["proposal"] == proposed["proposal"], "saying it twice changes nothing"
        other = propose(bob, 1)
        assert other["proposal"] == {"option": second, "by": 1, "agreed": [1]}
        assert other["seq"] == before["seq"]
        done = propose(ada, 1)
        assert (done["seq"], done["proposal"]) == (before["seq"] + 1, None)
        assert ada.events()[-1]["option"] == second


def test_who_agrees_does_not_become_who_proposed_it(house: House) -> None:
    ada, bob, cyd = company(house, 3, proposes=True)
    play_until([ada, bob, cyd], lambda _, now: _shared(now) and len(now["decision"]["seats"]) == 3)
    with ExitStack() as stack:
        present(stack, ada, bob, cyd)
        propose(bob, 0)
        agreed = propose(ada, 0)
        assert agreed["proposal"] == {"option": agreed["decision"]["options"][0], "by": 1, "agreed": [0, 1]}
        assert propose(cyd, 0)["seq"] == agreed["seq"] + 1


def test_what_was_agreed_on_is_the_choice_of_who_proposed_it(house: House) -> None:
    ada, bob = together(house)
    before = ada.look()
    with ExitStack() as stack:
        present(stack, ada, bob)
        propose(bob, 0)
        made = {**choice(ada.look(), 0), "key": "agreed"}
        assert made["seat"] == 0
        done = ada.person.act(f"{ada.path}/choices", **made)
        assert done["seq"] == before["seq"] + 1
        again = ada.person.act(f"{ada.path}/choices", **made)
        assert again["seq"] == done["seq"], "who hears no answer asks again"
        other = {**made, "option": before["decision"]["options"][1]}
        assert ada.person.refused(f"{ada.path}/choices", **other) == (422, "key-used")
        row = ada.events()[-1]
        assert (row["seat"], row["option"]) == (1, before["decision"]["options"][0])
        assert ada.look()["undo"]["fair"] == 0, "she takes back nothing of his without a word"


def test_a_bot_agrees_to_everything_though_its_person_looks_on(house: House) -> None:
    let_bots_move(house.enter())
    ada, bob = together(house)
    with ExitStack() as stack, house.thoughts_held():
        present(stack, ada, bob)
        before = bob.person.act(f"{bob.path}/seats/1/bot", bot="random")["seq"]
        assert propose(ada, 0)["seq"] == before + 1


def test_alone_at_the_table_a_choice_is_made_at_once(house: House) -> None:
    ada, _ = together(house)
    before = ada.look()["seq"]
    with ExitStack() as stack:
        present(stack, ada)
        assert propose(ada, 0)["seq"] == before + 1


def test_a_proposal_waits_for_nobody_who_has_left(house: House) -> None:
    ada, bob = together(house)
    before = ada.look()["seq"]
    with ada.watch() as wire:
        with bob.watch() as other:
            other.hear_until(lambda other: other.situation)
            wire.hear_until(lambda wire: wire.present == [0, 1])
            assert propose(ada, 0)["seq"] == before
        wire.hear_upto(before + 1)


def test_only_who_is_asked_sees_what_is_proposed(house: House) -> None:
    ada, bob = together(house, spectators=True)
    eve = house.enter()
    with ExitStack() as stack:
        present(stack, ada, bob)
        propose(ada, 0)
        token = ada.look()["table"]["spectators"]
        assert eve.get(ada.path, token=token)["proposal"] is None
        assert bob.look()["proposal"] is not None
        wrong = {"seat": 1, "option": ["fly"], "seq": bob.look()["seq"]}
        assert bob.person.refused(f"{bob.path}/choices", **wrong) == (422, "illegal-choice")


def test_who_made_the_table_says_whether_it_proposes(house: House) -> None:
    ada, bob = together(house)
    assert bob.person.refused(f"{bob.path}/proposes", proposes=False) == (403, "forbidden")
    with ExitStack() as stack:
        present(stack, ada, bob)
        propose(ada, 0)
        off = ada.person.act(f"{ada.path}/proposes", proposes=False)
        assert (off["table"]["proposes"], off["proposal"]) == (False, None)
        assert propose(bob, 0)["seq"] == off["seq"] + 1, "the first answer counts"


@pytest.mark.parametrize(
    ("sides", "private", "shared"),
    [([(0, 1), ()], False, True), ([(0, 1), ()], True, False), ([(0,), (1,)], False, False)],
    ids=["a team", "in secret", "rivals"],
)
def test_only_a_team_proposes_and_only_openly(
    sides: list[tuple[int, ...]], private: bool, shared: bool
) -> None:
    scores = [SimpleNamespace(seats=seats) for seats in sides]
    table: Any = SimpleNamespace(game=SimpleNamespace(score=lambda _: scores), state=None)
    decision = Decision("which", (0, 1), [("this",), ("that",)], private=private)
    assert proposals.is_shared(table, decision, 0, ("this",)) == shared
    assert not proposals.is_shared(table, decision, 0, ("neither",))
    aside = Decision("which", (0, 1), [("this",), ("that",)], asides={("speak",): 0})
    assert not proposals.is_shared(table, aside, 0, ("speak",)), "what one of them may do alone"


# Words


def said(wire: Wire) -> dict[str, Any]:
    while (message := wire.hear()).get("type") != "said":
        pass
    return message


def test_a_word_is_heard_by_all_and_kept_nowhere(house: House) -> None:
    ada, bob = company(house)
    with ExitStack() as stack:
        wires = present(stack, ada, bob)
        version = ada.look()["version"]
        ada.person.post(f"{ada.path}/words", seat=0, what="hello")
        ada.person.post(f"{ada.path}/words", seat=0, what="point", thing="jade")
        for wire in wires:
            assert said(wire) == {"type": "said", "seat": 0, "what": "hello", "thing": None, "to": None}
            assert said(wire)["thing"] == "jade"
        assert ada.look()["version"] == version


def test_only_who_waits_nudges_and_not_often(house: House) -> None:
    ada, bob = company(house)
    play_until([ada, bob], lambda _, now: now["decision"]["seats"] == [1])
    words = f"{ada.path}/words"
    assert ada.person.refused(words, seat=0, what="nudge", to=1) == (409, "absent")
    with ExitStack() as stack:
        _, wire = present(stack, ada, bob)
        ada.person.post(words, seat=0, what="nudge", to=1)
        assert said(wire)["to"] == 1
        assert ada.person.refused(words, seat=0, what="nudge", to=1) == (429, "nudged")
        assert bob.person.refused(words, seat=1, what="nudge", to=0) == (409, "not-waiting")
        assert bob.person.refused(words, seat=1, what="nudge", to=9) == (409, "not-waiting")


def test_a_seat_is_nudged_rarely_whoever_does_it_and_a_bot_never(house: House) -> None:
    let_bots_move(house.enter())
    ada, bob, cyd = company(house, 3)
    play_until([ada, bob, cyd], lambda _, now: now["decision"]["seats"] == [1])
    words = f"{ada.path}/words"
    with ExitStack() as stack, house.thoughts_held():
        present(stack, ada, bob, cyd)
        ada.person.post(words, seat=0, what="nudge", to=1)
        assert cyd.person.refused(words, seat=2, what="nudge", to=1) == (429, "nudged")
        bob.person.act(f"{bob.path}/seats/1/bot", bot="random")
        assert ada.person.refused(words, seat=0, what="nudge", to=1) == (409, "not-waiting")


def test_nobody_says_what_is_not_to_be_said(house: House) -> None:
    ada, bob = company(house, spectators=True)
    words = f"{ada.path}/words"
    person = ada.person
    assert person.refused(words, seat=1, what="hello") == (403, "forbidden"), "for somebody else"
    assert person.refused(words, seat=0, what="You fool") == (400, "malformed")
    assert person.refused(words, seat=0, what="point", thing="you_fool") == (422, "invalid")
    assert person.refused(words, seat=0, what="point") == (422, "invalid")
    assert person.refused(words, seat=0, what="hello", thing="jade") == (422, "invalid")
    assert person.refused(words, seat=0, what="hello", to=1) == (422, "invalid")
    assert house.enter().refused(words, seat=0, what="hello") == (404, "not-found")

    def hello(_: int) -> int:
        return person.http.post(words, json={"seat": 0, "what": "hello"}).status_code

    with ThreadPoolExecutor(30) as pool:  # one after the other they might be slow enough
        assert {*pool.map(hello, range(30))} == {200, 429}, "and not without end"
    assert bob.person.post(words, seat=1, what="thanks")["what"] == "thanks", "which is nobody else's fault"


# Beats


def test_a_page_finds_out_whether_the_line_stands(house: House) -> None:
    [ada, _] = company(house)
    with ada.watch() as wire:
        wire.hear_until(lambda wire: wire.situation)
        wire.socket.send("?")
        while wire.hear() != {"type": "ping"}:
            pass  # others come and go
