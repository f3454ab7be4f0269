"""What whoever runs a server is told by it, and whom else. Within this process, one server for all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tryptyk.server.app import Settings, make_app
from tryptyk.server.metrics import BOUNDS, Requests, exposed
from tryptyk.server.store.condition import BELIEVED_SECONDS, REMEMBERED_SECONDS, Condition
from tryptyk.server.store.database import StoreError

Client = TestClient[Any]
HOME = "127.0.0.1"
HERE = f"http://{HOME}:8765"


class Place:
    """Where requests come from."""

    def __init__(self, app: Litestar) -> None:
        self.address = HOME
        self._handler = app.asgi_handler
        app.asgi_handler = self

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        scope["client"] = (self.address, 5000)
        await self._handler(scope, receive, send)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Client, Place]]:
    folder = tmp_path_factory.mktemp("operators")
    app = make_app(Settings(f"sqlite:///{folder}/t.sqlite3", requests_per_second=0))
    place = Place(app)
    with TestClient(app, base_url=HERE) as client:
        yield client, place


@pytest.fixture
def here(server: tuple[Client, Place]) -> Client:
    """A program on the machine of the server."""
    client, place = server
    place.address = HOME
    client.cookies.clear()
    return client


SAMPLE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="[^"]*",?)+)\})? ([0-9.e+-]+)')


def figures(client: Client) -> dict[tuple[str, str], float]:
    """The values by name and labels; every line is as Prometheus wants it."""
    answer = client.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    found: dict[tuple[str, str], float] = {}
    kind = ""
    for line in answer.text.splitlines():
        if line.startswith("# TYPE "):
            kind = line.split()[2]
        elif not line.startswith("# HELP "):
            sample = SAMPLE.fullmatch(line)
            assert sample is not None and sample[1].startswith(kind), line
            assert (sample[1], sample[2] or "") not in found, line
            found[sample[1], sample[2] or ""] = float(sample[3])
    return found


def test_requests_are_counted_by_route_and_status(here: Client) -> None:
    here.post("/api/session")
    before = figures(here)
    made = here.post("/api/tables", json={"game": "aeons_end", "seats": [{"kind": "me"}], "seed": 3})
    id = made.json()["situation"]["table"]["id"]
    here.get(f"/api/tables/{id}")
    here.head(f"/api/tables/{id}")
    here.get("/api/tables/none")
    here.request("BREW", "/api/me")
    after = figures(here)
    gone_up = {key: value - before.get(key, 0) for key, value in after.items() if value != before.get(key)}
    requests = {
        labels: value for (name, labels), value in gone_up.items() if name == "tryptyk_requests_total"
    }
    looked = 'route="/api/tables/{id}"'
    assert requests[f'method="GET",{looked},status="200"'] == 1
    assert requests[f'method="HEAD",{looked},status="200"'] == 1
    assert requests[f'method="GET",{looked},status="404"'] == 1
    assert sum(value for labels, value in requests.items() if 'method="other"' in labels) == 1
    assert not [labels for labels in requests if id in labels], "routes, and no addresses"
    of_route = f'method="GET",{looked}'
    assert gone_up["tryptyk_request_seconds_count", of_route] == 2
    assert gone_up["tryptyk_request_seconds_bucket", f'{of_route},le="+Inf"'] == 2
    upto = [after["tryptyk_request_seconds_bucket", f'{of_route},le="{bound:g}"'] for bound in BOUNDS]
    assert upto == sorted(upto)
    assert gone_up["tryptyk_request_seconds_sum", of_route] > 0
    assert gone_up["tryptyk_tables_in_memory", ""] == 1


def test_sockets_and_tables_are_told(here: Client) -> None:
    here.post("/api/session")
    made = here.post("/api/tables", json={"game": "aeons_end", "seats": [{"kind": "me"}], "seed": 3})
    id = made.json()["situation"]["table"]["id"]
    closed = figures(here).get(("tryptyk_sockets_closed_total", 'code="0"'), 0)
    with here.websocket_connect(f"/api/tables/{id}/live") as socket:
        socket.receive_text()
        now = figures(here)
        assert now["tryptyk_sockets_open", ""] == now["tryptyk_tables_watched", ""] == 1
    with here.websocket_connect("/api/tables/none/live") as socket:
        socket.receive_text()
        with pytest.raises(WebSocketDisconnect) as refused:
            socket.receive_text()
        assert refused.value.code == 4404
    now = figures(here)
    assert now["tryptyk_sockets_open", ""] == 0
    assert now["tryptyk_sockets_closed_total", 'code="4404"'] == 1
    assert now["tryptyk_sockets_closed_total", 'code="0"'] == closed + 1
    for name in ("bots_thinking", "tables_bots_move_at", "sweeps_total", "sweeps_failed_total"):
        assert now[f"tryptyk_{name}", ""] >= 0
    assert now["tryptyk_bots_queue", 'urgency="watched"'] == 0
    assert now["tryptyk_database_errors_total", 'kind="write"'] == 0
    assert now["process_resident_memory_bytes", ""] > 1e6


def test_what_costs_nothing_is_not_kept_of_whatever_a_client_says() -> None:
    requests = Requests()
    for n in range(100):
        requests.note(f"M{n}", "/", 405, 0.1)
    assert exposed(requests.figures(), {"worker": 'a"b\\'}).count("tryptyk_requests_total{") == 1
    assert r'worker="a\"b\\"' in exposed(requests.figures(), {"worker": 'a"b\\'})


@pytest.mark.parametrize(
    ("headers", "client", "open_to_them"),
    [
        ({}, "127.0.0.1", True),
        ({"host": "localhost:8765"}, "::1", True),
        ({"host": "[::1]:8765"}, "::ffff:127.0.0.1", True),
        ({}, "192.0.2.7", False),
        ({"host": "tables.example.org"}, "127.0.0.1", False),
        ({"x-forwarded-for": "127.0.0.1"}, "127.0.0.1", False),
        ({"forwarded": "for=127.0.0.1"}, "127.0.0.1", False),
        ({"x-forwarded-proto": "https"}, "127.0.0.1", False),
        ({"host": ""}, "127.0.0.1", False),
    ],
)
def test_figures_are_for_the_machine_itself(
    server: tuple[Client, Place], headers: dict[str, str], client: str, open_to_them: bool
) -> None:
    """A proxy there speaks for others, whether it says so by its headers or by the host alone."""
    asking, place = server
    place.address = client
    answer = asking.get("/metrics", headers=headers)
    assert answer.status_code == (200 if open_to_them else 403)
    assert open_to_them or answer.json()["code"] == "forbidden"


def test_an_operator_can_set_them_free(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite3", open_metrics=True)
    with TestClient(make_app(settings), base_url="http://tables.example.org") as client:
        assert "tryptyk_requests_total" in client.get("/metrics").text


@pytest.mark.parametrize("path", ["/health", "/api/games", "/api/none", "/none", "/api/me"])
def test_whatever_can_be_got_can_be_asked_for_without_its_body(here: Client, path: str) -> None:
    got, asked = here.get(path), here.head(path)
    assert (asked.status_code, asked.content) == (got.status_code, b"")
    kept = ("content-type", "content-length", "content-security-policy", "cache-control")
    assert [asked.headers.get(name) for name in kept] == [got.headers.get(name) for name in kept]
    assert here.head("/api/session").status_code == 405, "there is nothing to be got"


def test_the_interface_can_be_browsed(here: Client) -> None:
    schema = here.get("/api/schema/openapi.json").json()
    page = here.get("/api/schema")
    assert page.headers["content-type"].startswith("text/html")
    assert not re.search(r"<script|style=|https?://|//[a-z]", page.text), "nothing that the policy forbids"
    for path, ways in schema["paths"].items():
        for way in ways.values():
            assert re.fullmatch(r"[A-Z].*\.", way["summary"]), f"{path}: {way['summary']!r} is no sentence"
        assert f"<code>{path}</code>" in page.text
    links = set(re.findall(r'href="#([^"]+)"', page.text))
    assert links and links <= set(re.findall(r'id="([^"]+)"', page.text)) and "News" in links
    refused = schema["paths"]["/api/tables/{id}/choices"]["post"]["responses"]["400"]["content"]
    assert refused["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
    for address in re.findall(r'(?:href|src)="(/[^"]*\.(?:css|json))"', page.text):
        assert here.get(address).status_code == 200, address


def test_what_has_failed_is_remembered_and_what_went_well_believed() -> None:
    now = 100.0
    condition = Condition(lambda: now)
    assert condition.is_writable is None, "nobody knows"
    condition.note_trial()
    assert condition.is_writable is True
    now += BELIEVED_SECONDS
    assert condition.is_writable is None
    condition.note_trial()
    condition.note(StoreError("full"), writes=True)
    assert condition.is_writable is False, "something small went well, and something large did not"
    now += REMEMBERED_SECONDS
    assert condition.is_writable is None
    condition.note(StoreError("away"), writes=False)
    assert (condition.failed_reads, condition.failed_writes) == (1, 1)
