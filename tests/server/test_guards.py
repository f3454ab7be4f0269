"""What a server refuses, and how it says so. Within this process: the guards know no database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.house import wait_for
from tryptyk.server.app import Settings, make_app
from tryptyk.server.http import pages
from tryptyk.server.http.guards import MAX_BODY
from tryptyk.server.http.socket import _wait
from tryptyk.server.problems import Refused
from tryptyk.server.rates import RateLimit
from tryptyk.server.tables.telling.subscribers import Subscriber

Client = TestClient[Any]
HOME = "http://testserver.local"


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("guards")
    settings = Settings(f"sqlite:///{folder}/tables.sqlite3", requests_per_second=0)
    with TestClient(make_app(settings), base_url=HOME) as client:
        yield client


@pytest.fixture
def client(browser: Client) -> Client:
    """A browser that was never here before."""
    browser.cookies.clear()
    return browser


@pytest.fixture
def table(client: Client) -> str:
    """The path of a table that the client sits at."""
    client.post("/api/session")
    made = client.post("/api/tables", json={"game": "aeons_end", "seats": [{"kind": "me"}], "seed": 3})
    return f"/api/tables/{made.json()['situation']['table']['id']}"


def problem(answer: Any) -> tuple[int, str]:
    assert answer.headers["content-type"].startswith("application/json")
    found = msgspec.json.decode(answer.content)
    assert set(found) == {"code", "message", "seq", "reason"}
    assert len(found["message"]) > 10
    assert "Traceback" not in answer.text and ".py" not in answer.text
    return answer.status_code, found["code"]


def test_a_session_cookie_is_for_this_site_and_no_script(client: Client) -> None:
    cookie = client.post("/api/session").headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    assert "Secure" not in cookie


@pytest.mark.parametrize("https", [True, False])
def test_with_tls_it_goes_over_nothing_else(tmp_path: Path, https: bool) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/tables.sqlite3", secure_cookies=not https)
    address = "https://testserver.local" if https else HOME
    with TestClient(make_app(settings), base_url=address) as client:
        assert "Secure" in client.post("/api/session").headers["set-cookie"]


@pytest.mark.parametrize("path", ["/health", "/api/me", "/api/nothing", "/nothing.html", "/"])
def test_every_answer_carries_the_policy(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "script-src 'self';" in policy
    assert "style-src 'self';" in policy and "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy and "object-src 'none'" in policy
    assert "unsafe-eval" not in policy and "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://[", "http://testserver.local.evil.example"]
)
def test_another_sites_page_can_do_nothing(client: Client, table: str, origin: str) -> None:
    answer = client.post(f"{table}/undo", json={"seq": 0, "to": 0}, headers={"origin": origin})
    assert problem(answer) == (403, "foreign-origin")
    assert problem(client.patch("/api/me", json={"name": "x"}, headers={"origin": origin}))[0] == 403
    with client.websocket_connect(f"{table}/live", headers={"origin": origin}) as socket:
        assert msgspec.json.decode(socket.receive_text())["code"] == "foreign-origin"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == 4403


def test_the_own_page_can(client: Client, table: str) -> None:
    assert client.patch("/api/me", json={"name": "Ada"}, headers={"origin": HOME}).status_code == 200
    with client.websocket_connect(f"{table}/live", headers={"origin": HOME}) as socket:
        assert msgspec.json.decode(socket.receive_text())["type"] == "news"


@pytest.mark.parametrize(
    ("query", "code", "closed_with"),
    [
        ("after=x", "malformed", 4400),
        ("after=99999999999", "malformed", 4400),
        ("since=3", "malformed", 4400),
    ],
)
def test_sockets_refuse_with_a_sentence(
    client: Client, table: str, query: str, code: str, closed_with: int
) -> None:
    with client.websocket_connect(f"{table}/live?{query}") as socket:
        assert msgspec.json.decode(socket.receive_text())["code"] == code
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == closed_with


def test_sockets_are_for_who_may_see_the_table(client: Client, table: str) -> None:
    client.cookies.clear()
    for session, closed_with in ((False, 4401), (True, 4404)):
        if session:
            client.post("/api/session")
        with client.websocket_connect(f"{table}/live") as socket:
            assert set(msgspec.json.decode(socket.receive_text())) == {"code", "message", "seq", "reason"}
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == closed_with


WRONG_BODIES: list[tuple[bytes, int]] = [
    (b"{", 400),
    (b"", 400),
    (b"[]", 400),
    (b"null", 400),
    (b"\xff\xfe", 400),
    (b'{"game": "aeons_end"}', 400),
    (b'{"game": 5, "seats": [{"kind": "me"}]}', 400),
    (b'{"game": "aeons_end", "seats": [{"kind": "me"}], "cheat": true}', 400),
    (b'{"game": "aeons_end", "seats": [{"kind": "me", "cheat": true}]}', 400),
    (b'{"game": "aeons_end", "seats": [{"kind": "god"}]}', 400),
    (b'{"game": "aeons_end", "seats": []}', 400),
    (b'{"game": "aeons_end", "seats": [' + b",".join([b'{"kind": "me"}'] * 9) + b"]}", 400),
    (b'{"game": "aeons_end", "seats": [' + b",".join([b'{"kind": "me"}'] * 5) + b"]}", 422),
    (b'{"game": "aeons_end", "seats": [{"kind": "bot"}]}', 422),
    (b'{"game": "aeons_end", "seats": [{"kind": "bot", "bot": "clever"}]}', 422),
    (b'{"game": "aeons_end", "seats": [{"kind": "me", "bot": "random"}]}', 422),
    (b'{"game": "chess", "seats": [{"kind": "me"}]}', 422),
    (b'{"game": "../aeons_end", "seats": [{"kind": "me"}]}', 422),
    (b'{"game": "aeons_end", "seats": [{"kind": "me"}], "seed": -1}', 400),
    (b'{"game": "aeons_end", "seats": [{"kind": "me"}], "seed": 1e99}', 400),
    (b'{"game": "aeons_end", "seats": [{"kind": "me"}], "seed": 99999999999999999999999}', 400),
    (b'{"game": "aeons_end", "seats": [{"kind": "me"}], "setup": {"nemesis": {}}}', 422),
    (b'{"game": "aeons_end", "seats": [{"kind": "me"}], "setup": {"mages": 5}}', 422),
    (b'{"game": "aeons_end", "seats": [{"kind": "me"}], "setup": {"mages": [[]]}}', 422),
    (b'{"game": "aeons_end", "seats": [{"kind": "me"}], "setup": {"market": {"a": 1}}}', 422),
    (b'{"game": "aeons_end", "seats": [{"kind": "me"}], "setup": {"\\u0000": 1}}', 422),
    (
        b'{"game": "aeons_end", "seats": [{"kind": "me"}], "setup": ' + b"[" * 50_000 + b"]" * 50_000 + b"}",
        400,
    ),
    (b'{"game": "' + b"x" * MAX_BODY + b'"}', 413),
]


@pytest.mark.parametrize(("body", "status"), WRONG_BODIES, ids=range(len(WRONG_BODIES)))
def test_wrong_bodies_are_refused_and_nothing_changes(client: Client, body: bytes, status: int) -> None:
    client.post("/api/session")
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert problem(answer)[0] == status
    assert client.get("/api/tables").json()["tables"] == []


@pytest.mark.parametrize(
    "content_type", ["text/plain", "application/x-www-form-urlencoded", "", "multipart/form-data"]
)
def test_bodies_have_to_be_json(client: Client, table: str, content_type: str) -> None:
    body = b'{"name": "x"}'
    answer = client.patch("/api/me", content=body, headers={"content-type": content_type})
    assert problem(answer) == (415, "not-json")


def test_bodies_without_a_length_have_to_be_json_too(client: Client, table: str) -> None:
    chunks = iter([b'{"name": ', b'"x"}'])
    answer = client.patch("/api/me", content=chunks, headers={"content-type": "text/plain"})
    assert "content-length" not in answer.request.headers
    assert problem(answer) == (415, "not-json")


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "/api/nothing", (404, "not-found")),
        ("GET", "/api/tables/x/nothing", (404, "not-found")),
        ("GET", "/etc/passwd.txt", (404, "not-found")),
        ("GET", "/..%2f..%2fapp.py", (404, "not-found")),
        ("DELETE", "/api/tables", (405, "method-not-allowed")),
        ("PUT", "/api/me", (405, "method-not-allowed")),
        ("POST", "/", (405, "method-not-allowed")),
        ("GET", "/api/tables?limit=5", (400, "malformed")),
        ("GET", "/api/tables/x/events?after=no", (400, "malformed")),
        ("GET", "/api/tables/x/events?after=-2", (400, "malformed")),
        ("GET", "/api/tables/x/moments/1?seat=99", (400, "malformed")),
        ("GET", "/api/tables/x/moments/one", (404, "not-found")),
        ("GET", "/api/tables/x/moments/99999999999999999999", (404, "not-found")),
    ],
)
def test_wrong_addresses_are_refused(
    client: Client, method: str, path: str, expected: tuple[int, str]
) -> None:
    client.post("/api/session")
    answer = client.request(method, path)
    assert problem(answer) == expected
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/tables/x", "/api/invitations/x"])
def test_without_a_session_there_is_nothing_to_see(client: Client, path: str) -> None:
    assert problem(client.get(path)) == (401, "no-session")


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/tables.sqlite3", requests_per_second=0.001, burst=20)
    with TestClient(make_app(settings), base_url=HOME) as client:
        client.post("/api/session")
        answers = [client.get("/api/me").status_code for _ in range(21)]
        assert answers == [200] * 20 + [429]
        assert problem(client.get("/api/me")) == (429, "too-many-requests")
        client.cookies.set("tryptyk", "forged.cookie")
        statuses = {client.get("/api/me").status_code for _ in range(30)}
        assert statuses == {401, 429}, "a forged session has no bucket of its own"


def test_a_bucket_fills_again() -> None:
    burst = 1_000_000
    limit = RateLimit(burst, burst)
    limit.check("a", burst)
    # It is empty now, after a second full again, and never fuller.
    wait_for(lambda: passes(limit, "a", burst))
    assert not passes(limit, "a", burst + 1)


def test_buckets_forget_whoever_was_long_away() -> None:
    limit = RateLimit(0.001, 2, clients=3)
    for client in "abcd":
        assert passes(limit, client, 2)
        assert not passes(limit, client, 2)
    assert passes(limit, "a", 2), "three others came since"
    assert not passes(limit, "d", 2)


def passes(limit: RateLimit, client: str, cost: float) -> bool:
    try:
        limit.check(client, cost)
    except Refused:
        return False
    return True


def test_what_a_client_says_to_a_socket_counts_too(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/tables.sqlite3", requests_per_second=0.001, burst=20)
    with TestClient(make_app(settings), base_url=HOME) as client:
        client.post("/api/session")
        made = client.post("/api/tables", json={"game": "aeons_end", "seats": [{"kind": "me"}]}).json()
        with client.websocket_connect(f"/api/tables/{made['situation']['table']['id']}/live") as socket:
            socket.receive_text()
            for _ in range(30):
                socket.send_text("x")
            while "code" not in (told := msgspec.json.decode(socket.receive_text())):
                pass  # how the table stands may be told again
            assert told["code"] == "too-many-requests"


def test_who_leaves_at_the_moment_of_some_news_has_left() -> None:
    """Or the socket would linger until the next ping."""

    async def leave() -> None:
        subscriber = Subscriber("table", "ada")
        waiting = asyncio.create_task(_wait(None, subscriber))  # type: ignore[arg-type]  # nothing is sent
        await asyncio.sleep(0.01)
        subscriber.changed.set()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(leave())


def test_nobody_makes_tables_without_end(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tryptyk.server.tables.making.creation.RUNNING_TABLES", 2)
    client.post("/api/session")
    body = {"game": "aeons_end", "seats": [{"kind": "me"}]}
    assert [client.post("/api/tables", json=body).status_code for _ in range(3)] == [201, 201, 409]


def test_the_schema_is_published(client: Client) -> None:
    schema = client.get("/api/schema/openapi.json").json()
    assert "/api/tables/{id}/choices" in schema["paths"]


def test_the_web_client_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>Tryptyk" + "k" * 2000)
    (static / "assets" / "main-abc.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", static)
    with TestClient(make_app(Settings(f"sqlite:///{tmp_path}/t.sqlite3")), base_url=HOME) as client:
        home = client.get("/")
        assert home.text.startswith("<p>Tryptyk") and home.headers["content-type"].startswith("text/html")
        assert home.headers["cache-control"] == "no-cache"
        assert home.headers["content-encoding"] == "gzip"
        assert client.get("/t/abc?step=5").text == home.text, "addresses within the client lead there"
        assert "immutable" in client.get("/assets/main-abc.js").headers["cache-control"]
        for path in (
            "/assets/gone.js",
            "/../secret.txt",
            "/..%2fsecret.txt",
            "/api/gone",
            "/%2e%2e/secret.txt",
        ):
            assert problem(client.get(path)) == (404, "not-found")
