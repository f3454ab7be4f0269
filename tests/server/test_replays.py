"""Looking back, playing on from there, and taking games elsewhere."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from tests.server.house import BOT, INVITED, ME, House, Seat, long_game, play_until, unless_stale
from tryptyk import games
from tryptyk.kernel import Table
from tryptyk.kernel.record import Record, beginning_of, record_of


def test_every_step_of_a_game_can_be_seen_again(house: House) -> None:
    table = house.enter().table(ME, seed=12, setup={"difficulty": "beginner"})
    seen = []
    random = Random(1)
    while True:
        situation = table.look()
        seen.append(situation)
        if situation["table"]["over"]:
            break
        table.choose(situation, random.randrange(len(situation["decision"]["options"])))
    for number, before in enumerate(seen):
        moment = table.person.get(f"{table.path}/moments/{number}")
        assert moment["view"] == before["view"]
        assert (moment["number"], moment["last"]) == (number, len(seen) - 1)
        assert moment["kind"] == (before["decision"] and before["decision"]["kind"])
        assert (moment["move"] or {"number": 0})["number"] == number
    assert table.person.refused(f"{table.path}/moments/{len(seen)}", "GET") == (404, "not-found")


def test_a_finished_game_is_open_to_whoever_has_its_address(house: House) -> None:
    ada, eve = house.enter(), house.enter()
    table = ada.table(ME, seed=12, setup={"difficulty": "beginner"})
    end = table.play_out()
    link = f"{table.path}/moments/7"
    assert eve.get(link, seat=0)["view"] == ada.get(link)["view"]
    assert eve.get(link)["view"]["seat"] == -1
    assert eve.refused(link, "GET", seat=1) == (404, "not-found")
    assert eve.get(f"{table.path}/history") == ada.get(f"{table.path}/history")
    assert eve.get(f"{table.path}/record")["seed"] == 12
    assert eve.get(table.path)["table"]["outcome"] == end["table"]["outcome"]
    assert eve.tables() == []


def test_a_replay_follows_whoever_acts_through_their_eyes(house: House) -> None:
    """At a finished game for everybody; at a running one only through eyes of one's own."""
    ada, bob, eve = house.enter(), house.enter(), house.enter()
    table = ada.table(ME, ME, seed=3, setup={"difficulty": "beginner"})
    table.play_out()
    made = [ada.get(f"{table.path}/moments/{number}", follow=True) for number in range(40)]
    acting = [one["move"]["seat"] if one["move"] else one["waiting"][0] for one in made]
    assert [one["view"]["seat"] for one in made] == acting and set(acting) == {0, 1}
    assert eve.get(f"{table.path}/moments/7", follow=True)["view"] == made[7]["view"]

    running = ada.table(ME, INVITED, seed=3)
    guest = bob.join(running.look()["table"]["seats"][1]["invitation"])
    play_until([running, guest], lambda made, _: made == 30)
    seats = {row["seat"] for row in running.events() if row["number"] > 0}
    assert seats == {0, 1}, "both have acted"
    for person, seat in ((ada, 0), (bob, 1)):
        eyes = {person.get(f"{running.path}/moments/{n}", follow=True)["view"]["seat"] for n in range(31)}
        assert eyes == {seat}


def test_a_running_game_is_replayed_by_its_seats(house: House) -> None:
    ada, bob, eve = house.enter(), house.enter(), house.enter()
    table = ada.table(ME, INVITED, seed=3, spectators=True)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    play_until([table, guest], lambda made, _: made == 6)
    assert ada.get(f"{table.path}/moments/3")["view"]["seat"] == 0
    assert bob.get(f"{table.path}/moments/3")["view"]["seat"] == 1
    assert ada.refused(f"{table.path}/moments/3", "GET", seat=1) == (403, "forbidden")
    assert eve.refused(f"{table.path}/moments/3", "GET") == (404, "not-found")
    assert ada.refused(f"{table.path}/record", "GET") == (403, "forbidden"), "the seed would tell too much"


def test_spectators_watch_by_their_link(house: House) -> None:
    ada, eve = house.enter(), house.enter()
    table = ada.table(ME, ME, seed=3, spectators=True)
    link = table.look()["table"]["spectators"]
    watching = Seat(eve, table.id)
    with watching.watch(token=link) as wire:
        wire.hear_until(lambda wire: wire.situation)
        table.play(6)
        wire.hear_until(lambda wire: wire.situation["number"] == 6)
    assert wire.moves == table.events()
    assert wire.situation["seat"] == wire.situation["view"]["seat"] == -1
    assert wire.situation["decision"]["options"] == []
    assert wire.situation["table"]["spectators"] is None
    assert eve.get(table.path, token=link)["number"] == 6
    assert eve.get(f"{table.path}/events", token=link, after=3) == table.events(3)
    private = ada.table(ME, seed=3)
    assert private.look()["table"]["spectators"] is None
    for token in ("", "x", link):
        assert eve.refused(private.path, "GET", token=token) == (404, "not-found")
    with watching.watch(token="wrong") as wire:
        assert wire.hear()["code"] == "not-found"


def test_taken_back_choices_are_not_replayed(house: House) -> None:
    table = house.enter().table(ME, seed=3)
    table.play(9)
    table.undo(4)
    before = table.look()
    table.choose(before, len(before["decision"]["options"]) - 1)
    after = table.look()
    moment = table.person.get(f"{table.path}/moments/5")
    assert moment["view"] == after["view"]
    assert moment["move"]["seq"] == after["seq"]
    history = table.person.get(f"{table.path}/history")
    assert history["numbers"] == [0, 1, 2, 3, 4, 5]


def test_history_has_the_games_figures_after_every_choice(house: House) -> None:
    table = house.enter().table(ME, seed=12, setup={"difficulty": "beginner"})
    end = table.play_out()
    history = table.person.get(f"{table.path}/history")
    assert history["numbers"] == list(range(end["number"] + 1))
    record = table.person.get(f"{table.path}/record")
    game = games.load(record["game"]).game
    again = Table.new(game, 1, record["seed"], record["setup"])
    expected: dict[str, list[int]] = {}
    for seat, option in [(-1, None), *record["choices"]]:
        if option is not None:
            again.choose(seat, tuple(option))
        for name, value in game.figures(again.state).items():
            expected.setdefault(name, []).append(value)
    assert history["figures"] == expected
    assert expected, "the game has figures"


def test_a_digest_tells_what_happened_since(house: House) -> None:
    ada, bob = house.enter(), house.enter()
    table = ada.table(ME, INVITED, seed=3)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    assert ada.get(f"{table.path}/digest")["since"] == 0, "nobody has chosen: all of it is new"
    play_until([table, guest], lambda made, _: made == 12)
    log = table.events()
    for person, seat in ((ada, 0), (bob, 1)):
        last = max(row["seq"] for row in log if row["seat"] == seat)
        digest = person.get(f"{table.path}/digest")
        assert digest == {"since": last + 1, "moves": log[last + 1 :]}


def test_play_on_from_a_moment_with_the_unknown_dealt_anew(house: House) -> None:
    ada, eve = house.enter(), house.enter()
    table = ada.table(ME, ME, seed=3, spectators=True)
    table.play(20)
    there = ada.get(f"{table.path}/moments/12")
    made = ada.act(f"{table.path}/forks", number=12, seats=[ME, BOT])
    fork = Seat(ada, made["table"]["id"])
    assert made["number"] == 13, "dealing anew is a row of the log"
    assert {**made["view"], "seat": 0} == {**there["view"], "seat": 0}
    assert made["decision"]["kind"] == there["kind"]
    assert (made["table"]["forked_from"], made["table"]["forked_at"]) == (table.id, 12)
    log = fork.events()
    assert [_told(row) for row in log[:13]] == [_told(row) for row in table.events()[:13]]
    assert log[13]["option"] == ["~conceal"], "and its seed is not told"
    fork.play(4, seed=5)
    assert table.look()["number"] == 20, "the other table is as it was"
    refused = unless_stale(lambda: ada.refused(f"{fork.path}/undo", seq=fork.look()["seq"], to=12))
    assert refused == (422, "invalid"), "not behind the new deal"
    assert ada.refused(f"{fork.path}/moments/5", "GET") == (403, "forbidden"), "look at the origin for that"
    assert ada.get(f"{fork.path}/moments/13")["view"] == made["view"]
    wrongs: list[tuple[dict[str, Any], tuple[int, str]]] = [
        ({"number": 21, "seats": [ME, ME]}, (422, "invalid")),
        ({"number": 3, "seats": [ME]}, (422, "invalid")),
        ({"number": 3, "seats": []}, (400, "malformed")),
    ]
    for wrong, answer in wrongs:
        assert ada.refused(f"{table.path}/forks", **wrong) == answer
    assert eve.refused(f"{table.path}/forks", number=3, seats=[ME, ME]) == (404, "not-found")


def _told(row: dict[str, Any]) -> list[Any]:
    return [row[name] for name in ("number", "seat", "option", "events")]


def test_a_fork_keeps_the_secrets_of_a_running_game(house: House) -> None:
    ada = house.enter()
    table = ada.table(ME, seed=8765432198765432)
    table.play(5)
    fork = Seat(ada, ada.act(f"{table.path}/forks", number=5, seats=[ME])["table"]["id"])
    end = fork.play_out()
    assert end["table"]["seed"] is None
    assert ada.refused(f"{fork.path}/record", "GET") == (403, "forbidden")
    again = Seat(ada, ada.act(f"{fork.path}/forks", number=8, seats=[ME])["table"]["id"])
    again.play_out(seed=2)
    assert ada.refused(f"{again.path}/record", "GET") == (403, "forbidden")
    table.play_out(seed=3)
    for one in (fork, again):
        record = ada.get(f"{one.path}/record")
        assert record["seed"] == 8765432198765432, "when every game with this seed is over, it is told"
        back = Seat(ada, ada.act("/api/records", record=record)["table"]["id"])
        assert back.look()["view"] == one.look()["view"]


def test_play_on_from_a_finished_game(house: House) -> None:
    ada, eve = house.enter(), house.enter()
    table = ada.table(ME, seed=12, setup={"difficulty": "beginner"})
    end = table.play_out()
    assert eve.refused(f"{table.path}/forks", number=end["number"], seats=[ME]) == (422, "invalid")
    made = eve.act(f"{table.path}/forks", number=end["number"] - 1, seats=[ME])
    fork = Seat(eve, made["table"]["id"])
    assert not made["table"]["over"]
    assert eve.get(f"{fork.path}/moments/5")["view"] == ada.get(f"{table.path}/moments/5")["view"]
    assert eve.get(f"{fork.path}/history")["numbers"][-1] == end["number"]


def test_games_go_out_and_come_in(house: House) -> None:
    ada, eve = house.enter(), house.enter()
    table = long_game(ada)
    end = table.play_out()
    record = ada.get(f"{table.path}/record")
    taken = Seat(eve, eve.act("/api/records", record=record)["table"]["id"])
    assert taken.look()["view"] == end["view"]
    assert [_told(row) for row in taken.events()] == [_told(row) for row in table.events()]
    unfinished = _shortened(record, 95)
    seats = [ME, BOT, INVITED, ME]
    going = eve.act("/api/records", record=unfinished, seats=seats)
    assert going["number"] >= 95
    assert going["view"] == ada.get(f"{table.path}/moments/95")["view"] or going["number"] > 95
    assert [seat["bot"] for seat in going["table"]["seats"]] == [None, "random", None, None]


def _shortened(record: dict[str, Any], choices: int) -> Any:
    """The record of the same game when it had come to so many choices."""
    whole = msgspec.convert(record, Record)
    table = beginning_of(games.load(whole.game).game, whole)
    for seat, option in whole.choices[:choices]:
        table.repeat(seat, option)
    return msgspec.to_builtins(record_of(table))


def test_records_of_an_older_format_are_refused_as_such(house: House) -> None:
    table = house.enter().table(ME, seed=12, setup={"difficulty": "beginner"})
    table.play_out()
    record = table.person.get(f"{table.path}/record")
    old = {name: value for name, value in record.items() if name not in ("edition", "end")}
    answer = table.person.http.post("/api/records", json={"record": {**old, "rules": 1, "format": 1}})
    assert answer.status_code == 422
    assert answer.json()["message"] == "The file has format 1; this version reads 2."


def test_records_that_do_not_fit_are_refused(house: House) -> None:
    person = house.enter()
    table = person.table(ME, seed=12, setup={"difficulty": "beginner"})
    table.play_out()
    record = person.get(f"{table.path}/record")
    before = person.tables()
    wrong: list[dict[str, Any]] = [
        {**record, "seed": 5},
        {**record, "seed": -1},
        {**record, "seed": 10**30},
        {**record, "rules": 99},
        {**record, "format": 1},
        {**record, "format": "2"},
        {**record, "end": "0" * 16},
        {**record, "choices": record["choices"][:-1]},
        {name: value for name, value in record.items() if name != "end"},
        {**record, "players": 2},
        {**record, "players": 10**9},
        {**record, "game": "chess"},
        {**record, "setup": {"nemesis": 5}},
        {**record, "setup": {"unknown": 5}},
        {**record, "extra": 5},
        {**record, "choices": [[0, ["dance"]]]},
        {**record, "choices": [[0, []]]},
        {**record, "choices": [[7, ["~conceal", 5]]]},
        {**record, "choices": [[0, ["~conceal"]]]},
        {**record, "choices": [[0, ["~undo", 0]]]},
        {**record, "choices": [[0, ["x"]]] * 20_001},
        {},
    ]
    for one in wrong:
        assert person.refused("/api/records", record=one)[0] in (422, 413), one
    assert person.refused("/api/records", record=record, seats=[ME, ME]) == (422, "invalid")
    assert person.tables() == before
