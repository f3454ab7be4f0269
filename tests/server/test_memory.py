"""What is refused leaves nothing behind, however often it is asked."""

from __future__ import annotations

import gc
import pkgutil
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import WebSocket
from litestar.testing import TestClient
from websockets.server import ServerProtocol
from websockets.sync.client import ClientConnection, connect

import tryptyk
from tests.server.house import PATIENCE, hold_port, wait_for
from tryptyk.server.app import Settings, make_app
from tryptyk.server.connections import Connection, Socket
from tryptyk.server.tables.telling.subscribers import Subscriber

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
    ("POST", "{table}/rematch", {"how": "same"}),
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


def test_a_socket_that_is_gone_leaves_nothing_behind(tmp_path: Path) -> None:
    """However it went. What waits for garbage to be collected gathers, because that is done rarely."""
    settings = Settings(f"sqlite:///{tmp_path}/tables.sqlite3", requests_per_second=0)
    with closing(hold_port()) as held, ExitStack() as stack:
        port = int(held.getsockname()[1])
        server = uvicorn.Server(
            uvicorn.Config(make_app(settings), port=port, http=Connection, ws=Socket, log_config=None)
        )
        thread = threading.Thread(target=server.run)
        thread.start()
        stack.callback(thread.join)
        stack.callback(setattr, server, "should_exit", True)
        wait_for(lambda: server.started)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as person:
            person.post("/api/session")
            made = person.post("/api/tables", json={"game": "aeons_end", "seats": [{"kind": "me"}]}).json()
        address = f"ws://127.0.0.1:{port}/api/tables/{made['situation']['table']['id']}/live"
        cookie = {"cookie": "; ".join(f"{name}={value}" for name, value in person.cookies.items())}
        gc.collect()
        gc.disable()
        stack.callback(gc.enable)
        for headers, leave in ((cookie, _close), (cookie, _vanish), (cookie, _babble), ({}, _close)):
            for _ in range(3):
                with connect(address, additional_headers=headers, open_timeout=PATIENCE) as line:
                    assert line.recv(PATIENCE)
                    leave(line)
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", port), PATIENCE) as bare:
                bare.sendall(NO_HANDSHAKE)
                assert bare.recv(65536).startswith(b"HTTP/1.1 4")
        wait_for(lambda: _alive() == Counter())


NO_HANDSHAKE = b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n"


def _close(line: ClientConnection) -> None:
    line.close()


def _vanish(line: ClientConnection) -> None:
    line.socket.shutdown(socket.SHUT_RDWR)


def _babble(line: ClientConnection) -> None:
    """What is no frame ends the line."""
    line.socket.sendall(b"\x83\x80abcd")


def _alive() -> Counter[str]:
    """What there is of sockets in the server."""
    parts = (Connection, Socket, ServerProtocol, WebSocket, Subscriber)
    return Counter(type(one).__name__ for one in gc.get_objects() if type(one) in parts)


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
