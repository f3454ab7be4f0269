"""Limits by address: counted honestly behind a proxy, and for sessions and tables that are made."""

from __future__ import annotations

from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from tests.server.house import PATIENCE, House
from tryptyk.server.app import Settings, make_app
from tryptyk.server.http.guards import SESSIONS_AT_AN_ADDRESS, Limits, address_of
from tryptyk.server.problems import Refused

NEW_TABLE = {"game": "aeons_end", "seats": [{"kind": "me"}]}
CAREFUL = {"TRYPTYK_REQUESTS_PER_SECOND": "20", "TRYPTYK_SESSIONS_PER_HOUR": "3"}


def limited(tmp_path: Path, **settings: Any) -> TestClient[Any]:
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    return TestClient(make_app(Settings(database, **settings)), base_url="http://testserver.local")


def careful_house(tmp_path: Path, proxy: str) -> House:
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    return House(database, tmp_path / "log", **CAREFUL, FORWARDED_ALLOW_IPS=proxy).start()


def statuses(house: House, forwarded: list[str]) -> list[int]:
    """What comes of opening a session, each time from an address that somebody else vouches for."""
    return [
        httpx.post(
            f"{house.address}/api/session", headers={"x-forwarded-for": one}, timeout=PATIENCE
        ).status_code
        for one in forwarded
    ]


def test_a_named_proxy_is_believed_about_the_address(tmp_path: Path) -> None:
    with closing(careful_house(tmp_path, proxy="127.0.0.1")) as house:
        assert statuses(house, ["192.0.2.1"] * 4) == [200, 200, 200, 429]
        assert statuses(house, ["192.0.2.2", "192.0.2.3", "2001:db8::1"]) == [200] * 3
        assert statuses(house, [f"2001:db8::{n}" for n in range(2, 5)]) == [200, 200, 429], "one line"
        assert statuses(house, ["203.0.113.9, 192.0.2.1"]) == [429], "what came to the proxy is hearsay"


def test_nobody_else_is(tmp_path: Path) -> None:
    with closing(careful_house(tmp_path, proxy="192.0.2.7")) as house:
        assert statuses(house, [f"192.0.2.{n}" for n in range(1, 5)]) == [200, 200, 200, 429]


@pytest.mark.parametrize(
    ("host", "counts_for"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("someone", "unknown"),
        (None, "unknown"),
    ],
)
def test_whom_an_address_counts_for(host: str | None, counts_for: str) -> None:
    assert address_of(host) == counts_for


def test_new_sessions_do_not_help_whoever_asks_too_much() -> None:
    limits = Limits(per_second=0.001, burst=5, sessions_per_hour=0, tables_per_hour=0)
    for person in range(SESSIONS_AT_AN_ADDRESS):
        for _ in range(5):
            limits.check(f"person {person}", "192.0.2.1")
        with pytest.raises(Refused):
            limits.check(f"person {person}", "192.0.2.2")
    with pytest.raises(Refused):
        limits.check("one more", "192.0.2.1")
    limits.check("one more", "192.0.2.2")


def test_who_has_no_session_is_known_by_the_address(tmp_path: Path) -> None:
    with limited(tmp_path, requests_per_second=0.001, burst=5) as client:
        answers = []
        for _ in range(3):
            client.cookies.clear()
            answers.append(client.post("/api/session").status_code)
        assert answers == [200, 429, 429], "opening one counts for three"
        client.cookies.clear()
        assert [client.get("/api/me").status_code for _ in range(3)] == [401, 401, 429]


def test_what_is_refused_is_counted_too(tmp_path: Path) -> None:
    with limited(tmp_path, requests_per_second=0.001, burst=5) as client:
        strange = [client.get("/api/games", headers={"host": "a:99999"}).status_code for _ in range(3)]
        unknown = [client.get("/api/games?who=me").status_code for _ in range(2)]
        assert strange + unknown == [400] * 5
        assert client.get("/api/games").status_code == 429
        with client.websocket_connect("/api/tables/none/live") as socket:
            assert msgspec.json.decode(socket.receive_text())["code"] == "too-many-requests"


def test_sockets_without_a_session_are_counted(tmp_path: Path) -> None:
    with limited(tmp_path, requests_per_second=0.001, burst=2) as client:
        told = []
        for _ in range(3):
            with client.websocket_connect("/api/tables/none/live") as socket:
                told.append(msgspec.json.decode(socket.receive_text())["code"])
        assert told == ["no-session", "no-session", "too-many-requests"]


def test_sessions_and_tables_are_counted_by_the_hour(tmp_path: Path) -> None:
    with limited(tmp_path, sessions_per_hour=2, tables_per_hour=3, burst=1_000) as client:
        made = []
        for _ in range(2):
            client.cookies.clear()
            assert client.post("/api/session").status_code == 200
            made += [client.post("/api/tables", json=NEW_TABLE).status_code for _ in range(2)]
        assert made == [201, 201, 201, 429]
        assert client.post("/api/session").status_code == 200, "the one that it has is no new one"
        client.cookies.clear()
        refused = client.post("/api/session")
        assert refused.status_code == 429
        assert msgspec.json.decode(refused.content)["message"].startswith("Too many sessions were made")


def test_sockets_are_counted_by_address(tmp_path: Path) -> None:
    with limited(tmp_path, sockets_per_address=2) as client, ExitStack() as stack:
        client.post("/api/session")
        made = client.post("/api/tables", json=NEW_TABLE).json()
        path = f"/api/tables/{made['situation']['table']['id']}/live"
        told = []
        for _ in range(3):
            socket = stack.enter_context(client.websocket_connect(path))
            told.append(msgspec.json.decode(socket.receive_text()))
        assert [one.get("type") for one in told[:2]] == ["news", "news"]
        assert told[2]["code"] == "too-many-sockets"
