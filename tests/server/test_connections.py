"""Connections that say nothing, too much, or do not listen. A server without tables."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from tests.server.house import PATIENCE, hold_port, wait_for
from tryptyk.server import connections
from tryptyk.server.connections import Connection, Socket

SLOW = 1.5
"""So long the slow handler takes: longer than any deadline here."""
LARGE = 32 * 1024 * 1024
"""More than the system holds for who does not read."""
PINGS = 32 * 1024 * 1024
"""So many bytes of pings are sent to who does not bear them."""


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": "heard"})
        return
    while (message := await receive())["type"] == "http.request" and message["more_body"]:
        pass
    if scope["path"] == "/slow":
        await asyncio.sleep(SLOW)
    body = bytes(LARGE) if scope["path"] == "/large" else b"ok"
    length = (b"content-length", b"%d" % len(body))
    await send({"type": "http.response.start", "status": 200, "headers": [length]})
    await send({"type": "http.response.body", "body": body})


class Server:
    def __init__(self, port: int, proxies: str) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        config = uvicorn.Config(
            app,
            port=port,
            http=Connection,
            ws=Socket,
            ws_max_size=4 * 1024,
            lifespan="off",
            log_level="error",
            forwarded_allow_ips=proxies,
            timeout_graceful_shutdown=1,
            timeout_keep_alive=int(PATIENCE),  # no test is about how long uvicorn waits for the next request
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)

    def start(self) -> Server:
        self.thread.start()
        wait_for(lambda: self.server.started)
        return self

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)

    def line(self, said: bytes = b"") -> socket.socket:
        """A connection over which this was said. Who is too slow to say it in time begins anew."""
        while True:
            line = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
            try:
                line.sendall(said)
            except ConnectionError:
                line.close()
            else:
                return line

    def tab(self) -> ClientConnection:
        return connect(self.address.replace("http", "ws"), open_timeout=PATIENCE, ping_interval=None)

    @property
    def connections(self) -> int:
        return len(self.server.server_state.connections)

    def answers(self) -> bool:
        try:
            return httpx.get(self.address, timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    with ExitStack() as stack:

        def start(proxies: str = "127.0.0.1") -> Server:
            held = stack.enter_context(closing(hold_port()))
            return stack.enter_context(closing(Server(int(held.getsockname()[1]), proxies).start()))

        yield start


Hasten = Callable[..., None]


@pytest.fixture
def hasten(monkeypatch: pytest.MonkeyPatch) -> Hasten:
    """Shortens deadlines: those that a test is about, since others may be missed on a busy machine."""

    def shorten(*names: str) -> None:
        for name in names:
            monkeypatch.setattr(connections, f"{name}_SECONDS", 0.5)

    return shorten


def is_cut_off(line: socket.socket) -> bool:
    """Waits for it; what comes before is of no interest."""
    try:
        while line.recv(65536):
            pass
    except ConnectionResetError:
        pass
    except TimeoutError:
        return False
    return True


HEAD = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n"


@pytest.mark.parametrize(
    ("late", "said"),
    [
        ("HEAD", b""),
        ("HEAD", b"GET"),
        ("HEAD", HEAD),
        ("BODY", HEAD + b"\r\n"),
        ("BODY", HEAD + b"\r\nabc"),
        ("HEAD", b"\r\n"),
        ("HEAD", b"GET / HTTP/1.1\r\nhost: x\r\n\r\nGET"),
    ],
    ids=["nothing", "a word", "half a head", "no body", "half a body", "a line", "half a second request"],
)
def test_who_does_not_go_on_is_cut_off(
    serve: Callable[..., Server], hasten: Hasten, late: str, said: bytes
) -> None:
    hasten(late)
    server = serve()
    with closing(server.line(said)) as line:
        assert is_cut_off(line)
    wait_for(server.answers)


def test_who_says_something_else_between_two_requests_is_cut_off(
    serve: Callable[..., Server], hasten: Hasten
) -> None:
    with closing(serve().line(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")) as line:
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        hasten("HEAD")
        line.sendall(b"\r\n")
        assert is_cut_off(line)


def test_who_does_not_read_is_cut_off(serve: Callable[..., Server], hasten: Hasten) -> None:
    hasten("UNREAD")
    server = serve()
    with closing(server.line(b"GET /large HTTP/1.1\r\nhost: x\r\n\r\n")) as line:
        read = len(line.recv(1))  # the answer has begun
        wait_for(lambda: not server.connections)
        with suppress(ConnectionError):
            while some := line.recv(65536):
                read += len(some)
        assert read < LARGE


def test_a_slow_answer_is_waited_for(serve: Callable[..., Server], hasten: Hasten) -> None:
    hasten("HEAD", "BODY", "UNREAD")
    server = serve()

    def ask() -> str | None:
        # Who is too slow to ask in time is cut off, and asks again; whose answer is cut off asks in vain.
        with suppress(httpx.TransportError):
            return httpx.post(f"{server.address}/slow", content=b"x", timeout=PATIENCE).text
        return None

    assert wait_for(ask) == "ok"


def test_a_socket_may_be_silent(serve: Callable[..., Server], hasten: Hasten) -> None:
    hasten("HEAD", "BODY", "UNREAD")
    server = serve()

    def open_tab() -> ClientConnection | None:
        with suppress(OSError, EOFError, InvalidHandshake):  # who is too slow to ask in time asks again
            return server.tab()
        return None

    with wait_for(open_tab) as line:
        assert threading.Event().wait(SLOW) is False
        line.send("hello")
        assert line.recv(PATIENCE) == "heard"


def test_a_head_has_its_measure(serve: Callable[..., Server]) -> None:
    with closing(serve().line(b"GET / HTTP/1.1\r\nx: ")) as line:
        with suppress(ConnectionError):  # it may be closed before all is sent
            for _ in range(64):
                line.sendall(b"x" * 65536)
        assert is_cut_off(line)


def test_pings_are_answered(serve: Callable[..., Server]) -> None:
    with serve().tab() as line:
        for _ in range(20):
            assert line.ping().wait(PATIENCE)


def test_who_floods_with_pings_is_cut_off(serve: Callable[..., Server]) -> None:
    """And reads no pongs: they would gather in the server's memory."""
    server = serve()
    key = base64.b64encode(os.urandom(16))
    with closing(
        server.line(
            b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: " + key + b"\r\n\r\n"
        )
    ) as line:
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        ping = b"\x89\xfd" + bytes(4) + b"p" * 125
        flood = ping * (65536 // len(ping))
        with pytest.raises(ConnectionError):
            for _ in range(PINGS // len(flood)):
                line.sendall(flood)
    assert server.answers()


def test_what_is_no_text_closes_the_socket_and_is_no_fault(
    serve: Callable[..., Server], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("ERROR")
    server = serve()
    with server.tab() as line:
        line.send(b"\xd5(", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007
    assert server.answers()
    assert [record.message for record in caplog.records if record.exc_info] == []


def test_an_address_has_so_many_connections(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PER_ADDRESS", 4)
    monkeypatch.setattr(connections, "HEAD_SECONDS", PATIENCE)  # a line that says nothing stays
    server = serve("192.0.2.1")
    with ExitStack() as stack:
        tab = stack.enter_context(server.tab())
        lines = [stack.enter_context(closing(server.line())) for _ in range(3)]
        assert not server.answers(), "sockets count as well"
        assert is_cut_off(stack.enter_context(closing(server.line())))
        lines.pop().close()
        wait_for(server.answers)
        wait_for(lambda: server.connections == 3)  # it has noticed that who asked is gone
        lines.append(stack.enter_context(closing(server.line())))
        wait_for(lambda: not server.answers())
        tab.close()
        wait_for(server.answers)


def test_a_named_proxy_has_as_many_as_it_needs(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PER_ADDRESS", 2)
    server = serve("192.0.2.1, 127.0.0.0/8")
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(closing(server.line()))
        assert server.answers()
