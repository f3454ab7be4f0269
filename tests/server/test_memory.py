"""What is refused leaves nothing behind, however often it is asked."""

from __future__ import annotations

import gc
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import TracebackType
from typing import Any

import pytest
from litestar.testing import TestClient

import tryptyk
from tryptyk.server.app import Settings, make_app

Client = TestClient[Any]
TIMES = 100
WRONG: list[tuple[str, str, Any]] = [
    ("GET", "/api/invitations/wrong", None),
    ("POST", "/api/invitations/wrong", None),
    ("GET", "/api/invitations/%C5%BC", None),
    ("POST", "/api/recover", {"token": "wrong"}),
    ("GET", "/api/tables/wrong", None),
    ("GET", "/api/tables/wrong/record", None),
    ("GET", "/api/nowhere", None),
    ("GET", "/api/me?unknown=1", None),
    ("DELETE", "/api/games", None),
    ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}),
    ("POST", "/api/tables", {"game": "aeons_end"}),
    ("POST", "/api/records", {"record": {}}),
    ("POST", "{table}/choices", {"seat": 0, "option": ["fly"], "seq": 0}),
    ("POST", "{table}/choices", {"seat": 0, "option": ["fly"], "seq": 9}),
    ("POST", "{table}/undo", {"seq": 0, "to": 0}),
    ("POST", "{table}/rematch", None),
    ("GET", "{table}/moments/9", None),
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("memory")
    settings = Settings(f"sqlite:///{folder}/tables.sqlite3", requests_per_second=0)
    with TestClient(make_app(settings), base_url="http://testserver.local") as client:
        client.post("/api/session")
        yield client


def traces() -> int:
    """How many steps of tracebacks are alive: each keeps a frame with all that it works on."""
    gc.collect()
    return sum(isinstance(one, TracebackType) for one in gc.get_objects())


@pytest.mark.parametrize(("method", "path", "body"), WRONG)
def test_a_refusal_is_forgotten(client: Client, method: str, path: str, body: Any) -> None:
    made = client.post("/api/tables", json={"game": "aeons_end", "seats": [{"kind": "me"}], "seed": 3}).json()
    address = path.format(table=f"/api/tables/{made['situation']['table']['id']}")

    def ask(times: int) -> None:
        for _ in range(times):
            assert 400 <= client.request(method, address, json=body).status_code < 500

    ask(3)
    before = traces()
    ask(TIMES)
    assert traces() - before < TIMES / 2


def test_no_module_keeps_an_exception_to_raise_it_again() -> None:
    """A raised one keeps the frames that it went through; the same one raised again keeps them all."""
    kept = []
    for found in pkgutil.walk_packages(tryptyk.__path__, "tryptyk."):
        module = import_module(found.name)
        kept += [f"{found.name}.{name}" for name, value in vars(module).items() if _holds(value)]
    assert kept == []


def _holds(value: object) -> bool:
    """Whether it is an exception, or has one in it."""
    if isinstance(value, dict):
        return any(map(_holds, value.values()))
    if isinstance(value, list | tuple | set | frozenset):
        return any(map(_holds, value))
    if isinstance(value, type):
        return any(isinstance(one, BaseException) for one in vars(value).values())
    return isinstance(value, BaseException)
