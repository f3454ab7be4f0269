"""Sessions end when a person says so, at once, in all workers, with their sockets; and so do links."""

from __future__ import annotations

import hashlib
import hmac
from pathlib import Path

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from tests.server.house import INVITED, ME, House, Person, Seat, Wire, wait_for
from tests.server.test_old_tables import in_store, old_database
from tryptyk.server.store import people, schema, sessions


def devices(house: House, count: int) -> list[Person]:
    """One person with so many browsers."""
    first = house.enter("Ada")
    token = first.post("/api/me/recovery")["token"]
    others = [house.enter() for _ in range(count - 1)]
    for other in others:
        other.post("/api/recover", token=token)
    return [first, *others]


def is_signed_out(person: Person) -> bool:
    answer = person.http.get("/api/me")
    assert answer.status_code in (200, 401)
    return answer.status_code == 401


def closed_with(wire: Wire) -> int:
    """How the server closes a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            wire.hear()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def copy_of(person: Person, house: House) -> Person:
    """Whoever has stolen the cookie."""
    return Person(house, dict(person.http.cookies))


def test_signing_out_ends_this_session_and_no_other(house: House) -> None:
    laptop, phone = devices(house, 2)
    table = laptop.table(ME)
    thief = copy_of(phone, house)
    assert thief.get("/api/me")["name"] == "Ada"
    with Seat(phone, table.id).watch() as theirs, table.watch() as mine:
        theirs.hear_until(lambda wire: wire.situation)
        mine.hear_until(lambda wire: wire.situation)
        answer = phone.http.delete("/api/session")
        assert answer.status_code == 204
        assert closed_with(theirs) == 4401
        situation = table.look()
        table.choose(situation, 0)
        mine.hear_upto(situation["seq"] + 1)
    assert "tryptyk" not in phone.http.cookies, "the browser forgets it too"
    assert thief.refused("/api/me", "GET") == (401, "no-session"), "a copy of the cookie is worth nothing"
    with Seat(thief, table.id).watch() as wire:
        assert closed_with(wire) == 4401
    assert laptop.get("/api/me")["name"] == "Ada"
    stranger = phone.post("/api/session")
    assert (stranger["name"], stranger["recovery"]) == ("", False), "who comes back is somebody new"
    assert phone.refused(table.path, "GET") == (404, "not-found")


def test_signing_out_everywhere_else(house: House) -> None:
    laptop, phone, library = devices(house, 3)
    stranger = house.enter("Bob")
    table = laptop.table(ME)
    with Seat(library, table.id).watch() as theirs, table.watch() as mine:
        theirs.hear_until(lambda wire: wire.situation)
        mine.hear_until(lambda wire: wire.situation)
        assert laptop.http.delete("/api/me/sessions").json() == {"sessions": 2}
        assert closed_with(theirs) == 4401
        situation = table.look()
        table.choose(situation, 0)
        mine.hear_upto(situation["seq"] + 1)
    assert [is_signed_out(one) for one in (laptop, phone, library, stranger)] == [False, True, True, False]
    assert laptop.http.delete("/api/me/sessions").json() == {"sessions": 0}


def test_a_recovery_link_is_revoked(house: House) -> None:
    ada, thief = house.enter("Ada"), house.enter()
    assert ada.get("/api/me")["recovery"] is False
    token = ada.post("/api/me/recovery")["token"]
    assert ada.get("/api/me")["recovery"] is True
    assert ada.http.delete("/api/me/recovery").json()["recovery"] is False
    assert thief.refused("/api/recover", token=token) == (404, "not-found")
    assert thief.get("/api/me")["name"] == ""


def test_a_link_for_spectators_is_revoked_and_made_anew(house: House) -> None:
    ada, bob, eve, eva = (house.enter(name) for name in ("Ada", "Bob", "Eve", "Eva"))
    table = ada.table(ME, INVITED, spectators=True)
    before = table.look()["table"]
    guest = bob.join(before["seats"][1]["invitation"])
    link = before["spectators"]
    for method in ("POST", "DELETE"):
        assert eve.refused(f"{table.path}/spectators", method) == (404, "not-found"), "watching gives no say"
    with Seat(eve, table.id).watch(token=link) as hers, guest.watch() as his:
        hers.hear_until(lambda wire: wire.situation)
        his.hear_until(lambda wire: wire.situation)
        assert bob.http.delete(f"{table.path}/spectators").status_code == 200
        assert closed_with(hers) == 4404
        his.hear_until(lambda wire: wire.situation["table"]["spectators"] is None)
    assert eve.refused(table.path, "GET", token=link) == (404, "not-found")
    assert eve.refused(table.path, "GET", token="None") == (404, "not-found")
    newer = ada.act(f"{table.path}/spectators")["table"]["spectators"]
    assert newer not in (None, link)
    assert eva.get(table.path, token=newer)["seat"] == -1
    assert eve.refused(table.path, "GET", token=link) == (404, "not-found")


def test_the_oldest_of_too_many_sessions_ends(own_house: House) -> None:
    own_house.start()
    first, *others = devices(own_house, sessions.MOST + 1)
    wait_for(lambda: is_signed_out(first))
    assert not any(map(is_signed_out, others))


def test_the_cookies_of_older_servers_stay_good(own_house: House, tmp_path: Path) -> None:
    """They hold a person's id, signed."""
    old_database(own_house.database, tmp_path)
    secret = bytes.fromhex(in_store(own_house.database, lambda tx: people.keep_secret(tx, "")))
    ada_s = select(schema.people.c.id).where(schema.people.c.name == "Ada")
    id = str(in_store(own_house.database, lambda tx: tx.execute(ada_s).scalar_one()))
    cookie = f"{id}.{hmac.new(secret, id.encode(), hashlib.sha256).hexdigest()[:40]}"
    own_house.start()
    ada = Person(own_house, {"tryptyk": cookie})
    assert ada.get("/api/me")["name"] == "Ada"
    answer = ada.http.post("/api/session")
    assert answer.json()["id"] == id
    own = answer.cookies["tryptyk"]
    assert own != cookie, "each browser gets a session of its own"
    laptop, phone = (Person(own_house, {"tryptyk": one}) for one in (own, cookie))
    assert not is_signed_out(phone), "and the others stay"
    assert laptop.http.delete("/api/me/sessions").json() == {"sessions": 1}
    assert is_signed_out(phone) and not is_signed_out(laptop)
