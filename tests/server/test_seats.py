"""Who sits where: invitations, bots, recovery, names."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import (
    BOT,
    INVITED,
    ME,
    House,
    Person,
    Seat,
    let_bots_move,
    play_until,
    unless_stale,
    wait_for,
)
from tryptyk import games


def test_an_invitation_is_good_for_one_person(house: House) -> None:
    ada, bob, eve = house.enter("Ada"), house.enter("Bob"), house.enter("Eve")
    table = ada.table(ME, INVITED)
    token = table.look()["table"]["seats"][1]["invitation"]
    seen = bob.get(f"/api/invitations/{token}")
    told = seen["situation"]["table"]
    assert (seen["seat"], told["id"], [seat["name"] for seat in told["seats"]]) == (
        1,
        table.id,
        ["Ada", None],
    )
    assert told["seats"][1]["invitation"] is None, "only who made the table sees the links"
    assert seen["situation"]["seat"] == -1, "until they sit they see what spectators do"
    with table.watch() as wire:
        wire.hear_until(lambda wire: wire.present == [0])
        there = bob.get(f"/api/invitations/{token}")["situation"]["table"]
        assert [seat["present"] for seat in there["seats"]] == [True, False]
        guest = bob.join(token)
        wire.hear_until(lambda wire: wire.situation["table"]["seats"][1]["name"] == "Bob")
    assert [seat["mine"] for seat in guest.look()["table"]["seats"]] == [False, True]
    for person in (bob, eve):
        assert person.refused(f"/api/invitations/{token}") == (404, "not-found")
        assert person.refused(f"/api/invitations/{token}", "GET") == (404, "not-found")
    for guess in ("x", "a" * 500, "%00", "ż"):
        assert eve.refused(f"/api/invitations/{guess}")[0] == 404
        assert eve.refused(f"/api/invitations/{guess}", "GET")[0] == 404
    assert eve.refused(table.path, "GET") == (404, "not-found")


def test_a_seat_passes_to_a_bot_and_back(house: House) -> None:
    ada, bob = house.enter(), house.enter()
    table = ada.table(ME, INVITED, seed=5)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    play_until([table, guest], lambda made, s: made > 4 and s["decision"]["seats"] == [0])
    before = table.look()
    assert bob.refused(f"{table.path}/seats/0/bot", bot="random") == (403, "forbidden")
    given = ada.act(f"{table.path}/seats/0/bot", bot="random")
    assert given["table"]["seats"][0]["bot"] == "random"
    assert given["table"]["my_turn"] is False
    wait_for(lambda: guest.look()["seq"] > before["seq"])

    def choose() -> tuple[int, str]:
        return ada.refused(f"{table.path}/choices", seat=0, option=["x"], seq=guest.look()["seq"])

    assert unless_stale(choose) == (403, "forbidden"), "the bot plays this seat now"
    back = ada.act(f"{table.path}/seats/0/bot", bot=None)
    assert back["table"]["seats"][0]["bot"] is None
    play_until([table, guest], lambda made, _: made == 5, seed=2)


def test_a_seat_taken_back_while_the_bot_thinks_is_not_played(house: House) -> None:
    person = house.enter()
    let_bots_move(person)
    table = person.table(ME, seed=5)
    for _ in range(3):
        with house.thoughts_held():
            person.act(f"{table.path}/seats/0/bot", bot="greedy")
            person.act(f"{table.path}/seats/0/bot", bot=None)
        let_bots_move(person)
        assert table.look()["seq"] == 0, "what it thought of comes too late"
    table.play(3)
    assert [(row["number"], row["seat"]) for row in table.events()] == [(0, -1), (1, 0), (2, 0), (3, 0)]


def test_once_a_seat_is_taken_back_its_bot_does_nothing_more(house: House) -> None:
    """However far it has come by then: the other seat is a person's, so that it cannot play to the end."""
    person = house.enter()
    for _ in range(5):
        table = person.table(ME, ME, seed=5, setup={"difficulty": "beginner"})
        play_until([table], lambda _, s: s["decision"]["seats"] == [0])
        person.act(f"{table.path}/seats/0/bot", bot="greedy")
        back = person.act(f"{table.path}/seats/0/bot", bot=None)
        let_bots_move(person)
        assert table.look() == back
        table.play(1)
        log = table.events()
        assert [row["seq"] for row in log] == [row["number"] for row in log] == list(range(len(log)))


def test_whoever_made_the_table_fills_free_seats(house: House) -> None:
    ada, bob = house.enter(), house.enter("Bob")
    table = ada.table(INVITED, INVITED, seed=7)
    first, second = (seat["invitation"] for seat in table.look()["table"]["seats"])
    assert ada.refused(f"{table.path}/seats/0/bot", bot=None) == (422, "invalid")
    assert ada.refused(f"{table.path}/seats/7/bot", bot="random") == (404, "not-found")
    assert ada.refused(f"{table.path}/seats/-1/bot", bot="random") == (404, "not-found")
    assert ada.refused(f"{table.path}/seats/0/bot", bot="clever") == (422, "invalid")
    ada.act(f"{table.path}/seats/0/bot", bot="random")
    guest = bob.join(second)
    wait_for(lambda: guest.look()["decision"]["options"])
    bob.join(first)
    assert [seat["mine"] for seat in guest.look()["table"]["seats"]] == [True, True]
    assert [seat["bot"] for seat in guest.look()["table"]["seats"]] == [None, None], "who joins takes over"
    assert ada.refused(f"{table.path}/seats/0/bot", bot="random") == (403, "forbidden")


def test_who_made_a_table_without_sitting_there_sees_what_spectators_see(house: House) -> None:
    ada, bob = house.enter(), house.enter()
    table = ada.table(INVITED, BOT, seed=7)
    guest = bob.join(table.look()["table"]["seats"][0]["invitation"])
    play_until([guest], lambda made, _: made == 3)
    seen = table.look()
    assert seen["seat"] == seen["view"]["seat"] == -1
    assert seen["decision"] is None or seen["decision"]["options"] == []
    assert (seen["table"]["creator"], seen["table"]["seed"]) == (True, None)
    assert seen["undo"] == {"fair": 0, "reason": None}
    assert ada.refused(f"{table.path}/moments/1", "GET") == (403, "forbidden")
    assert ada.refused(f"{table.path}/record", "GET") == (403, "forbidden")


def test_a_seat_moves_by_an_invitation_of_its_own(house: House) -> None:
    laptop, phone, eve = house.enter("Ada"), house.enter("Ada's phone"), house.enter()
    table = laptop.table(ME, BOT, seed=7)
    asked = laptop.act(f"{table.path}/seats/0/invitation")
    token = asked["table"]["seats"][0]["invitation"]
    assert token
    assert eve.refused(f"{table.path}/seats/0/invitation") == (404, "not-found")
    moved = phone.join(token)
    assert [seat["name"] for seat in moved.look()["table"]["seats"]] == ["Ada's phone", None]
    assert moved.look()["table"]["seats"][0]["invitation"] is None
    assert table.look()["seat"] == -1, "whoever made it may still look on"
    assert laptop.refused(f"{table.path}/seats/0/invitation") == (403, "forbidden")
    bot = laptop.act(f"{table.path}/seats/1/invitation")["table"]["seats"][1]["invitation"]
    assert moved.look()["table"]["seats"][1]["invitation"] is None
    eve.join(bot)
    assert [seat["bot"] for seat in moved.look()["table"]["seats"]] == [None, None]


def test_who_gives_the_seat_away_is_shown_the_door(house: House) -> None:
    ada, bob, eve = house.enter(), house.enter(), house.enter()
    table = ada.table(INVITED, BOT, seed=7)
    guest = bob.join(table.look()["table"]["seats"][0]["invitation"])
    with guest.watch() as wire:
        wire.hear_until(lambda wire: wire.situation)
        link = bob.act(f"{guest.path}/seats/0/invitation")["table"]["seats"][0]["invitation"]
        eve.join(link)
        wire.hear_until(lambda wire: wire.refused == "not-found")
        # The server hangs up: who did so first would not hear why.
        with pytest.raises(ConnectionClosed) as closed:
            wire.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_a_recovery_link_opens_the_session_elsewhere(house: House) -> None:
    laptop = house.enter("Ada")
    table = laptop.table(ME, seed=7)
    token = laptop.post("/api/me/recovery")["token"]
    phone = house.enter()
    assert phone.tables() == []
    assert phone.post("/api/recover", token=token)["name"] == "Ada"
    assert [one["id"] for one in phone.tables()] == [table.id]
    assert Seat(phone, table.id).look()["seat"] == 0
    newer = laptop.post("/api/me/recovery")["token"]
    assert phone.refused("/api/recover", token=token) == (404, "not-found"), "a new link ends the old one"
    assert house.enter().post("/api/recover", token=newer)["name"] == "Ada"


def test_people_say_who_they_are(house: House) -> None:
    ada, bob = house.enter(), house.enter("Bob")
    assert ada.get("/api/me")["name"] == ""
    table = ada.table(ME, INVITED)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    with guest.watch() as wire:
        wire.hear_until(lambda wire: wire.situation)
        changed = ada.patch("/api/me", name="  Zażółć gęślą  ", language="pl", colours="dark")
        assert changed["name"] == "Zażółć gęślą"
        wire.hear_until(lambda wire: wire.situation["table"]["seats"][0]["name"] == "Zażółć gęślą")
    assert {key: ada.get("/api/me")[key] for key in ("language", "colours")} == {
        "language": "pl",
        "colours": "dark",
    }
    for wrong in ({"name": ""}, {"name": "   "}, {"name": "a\u0000"}, {"name": "a\nb"}, {"name": "x" * 41}):
        assert ada.refused("/api/me", "PATCH", **wrong) == (422, "name"), wrong
    for wrong in ({"language": "de"}, {"colours": "pink"}, {"id": "me"}):
        assert ada.refused("/api/me", "PATCH", **wrong) == (400, "malformed"), wrong
    assert ada.get("/api/me")["name"] == "Zażółć gęślą"


@pytest.mark.parametrize(("accepted", "language"), [("pl-PL,pl;q=0.9", "pl"), ("de", "en"), ("", "en")])
def test_the_browser_says_which_language(house: House, accepted: str, language: str) -> None:
    person = Person(house, {})
    assert (
        person.http.post("/api/session", headers={"accept-language": accepted}).json()["language"] == language
    )


def test_a_session_is_kept(house: House) -> None:
    ada = house.enter("Ada")
    assert ada.post("/api/session")["id"] == ada.get("/api/me")["id"]
    name, signature = ada.http.cookies["tryptyk"].rsplit(".", 1)
    for forged in (f"{name}.{'0' * 40}", f"x{name}.{signature}", name, "", "."):
        stranger = Person(house, {"tryptyk": forged})
        assert stranger.refused("/api/me", "GET") == (401, "no-session")


def test_games_and_bots_are_listed(house: House) -> None:
    person = house.enter()
    told = {game["id"]: game for game in person.get("/api/games")}["aeons_end"]
    edition = games.load("aeons_end").game.edition
    assert (told["min_players"], told["max_players"], told["edition"]) == (1, 4, edition)
    assert told["expectations"] == games.load("aeons_end").expectations
    assert {one["id"]: one["usual"] for one in person.get("/api/bots")} == {
        level: level == "normal" for level in ("easy", "normal", "hard", "expert")
    }, "what the lab compares is not for people, though older tables hold it"


def test_a_game_tells_whether_people_decide_together(house: House) -> None:
    told = {game["id"]: game["together"] for game in house.enter().get("/api/games")}
    assert told == {"aeons_end": True, "bonfire": False, "age_contrived": False}


def test_a_game_tells_what_people_settle_before_it(house: House) -> None:
    """Everything that the game declares, and a table is made of what it tells."""
    person = house.enter()
    told = {game["id"]: game for game in person.get("/api/games")}
    nemesis, mages, market, difficulty, solo = told["aeons_end"]["options"]
    assert (nemesis["kind"], nemesis["id"], nemesis["default"]) == ("one", "nemesis", "rageborne")
    assert nemesis["values"][-1] == "random" and nemesis["players"] == [1, 2, 3, 4]
    assert (mages["kind"], mages["distinct"], mages["defaults"]) == ("seats", True, ["random"])
    assert [(share["id"], share["count"]) for share in market["shares"]] == [
        ("gem", 3), ("relic", 2), ("spell", 4)
    ]  # fmt: skip
    assert difficulty["values"] == ["beginner", "normal", "expert", "extinction"]
    assert solo == {"kind": "flag", "id": "solo_goes_on", "players": [1], "default": False}
    nine = [thing for share in market["shares"] for thing in share["things"][: share["count"]]]
    made = person.table(ME, setup={"market": nine, "solo_goes_on": True}).look()["table"]["setup"]
    assert made == {
        "nemesis": "rageborne", "mages": ["random"], "market": nine, "difficulty": "normal",
        "solo_goes_on": True,
    }  # fmt: skip
