"""Connections: how long a client may take, how much it may leave unread, how many it may have.

uvicorn speaks the protocols. It waits for ever for a request that does not come, answers every ping whether
or not the answers are read, and takes 40 seconds to find out that nobody is at the other end of a socket.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from contextlib import suppress
from functools import lru_cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from tryptyk.server.http.guards import address_of
from tryptyk.server.pulse import ASKED_AFTER, EXTENSION, GONE_AFTER, Pulse, first_tick, next_tick
from tryptyk.server.rates import RateLimit

HEAD_SECONDS = 10.0
"""A request's line and headers have to come in this time, and the first one after the connection opens."""
BODY_SECONDS = 30.0
UNREAD_SECONDS = 30.0
"""So long a client may leave unread what was sent to it, once more has gathered than a system buffers."""
MAX_HEAD = 64 * 1024
PER_ADDRESS = 300
"""Connections of one address to a worker, sockets included. Proxies that the operator has named may have
more: they speak for many."""
FRAMES_PER_SECOND = 5.0
FRAMES_AT_ONCE = 60
"""Pings, pongs and fragments: what a socket's client can send without saying anything."""

_GO_ON = b"HTTP/1.1 100 "
"""Begins what is said before an answer, to who asks whether to send a body."""

_open: Counter[str] = Counter()
"""The connections of this worker, by address."""


@lru_cache(maxsize=1024)
def _is_proxy(named: str, address: str) -> bool:
    """Whether the operator has named this address among the proxies."""
    for one in named.split(","):
        with suppress(ValueError):
            if one == "*" or ipaddress.ip_address(address) in ipaddress.ip_network(one.strip(), strict=False):
                return True
    return False


class _Deadline:
    """Cuts a connection off unless it is called off in time."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def set(self, transport: asyncio.Transport, seconds: float) -> None:
        self.call_off()
        self._timer = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def call_off(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None


class _InOnePiece:
    """What an answer is written to: its head waits for the body. Going out apart would cost a choice a
    twentieth of its time."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._head: bytes | None = None

    def write(self, data: bytes) -> None:
        if self._head is None and not data.startswith(_GO_ON):
            self._head = data
            return
        self._transport.write((self._head or b"") + data)
        self._head = self._head and b""

    def close(self) -> None:
        if self._head:
            self._transport.write(self._head)
        self._transport.close()


class Connection(HttpToolsProtocol):
    """A connection over which requests come."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._coming = _Deadline()
        self._unread = _Deadline()
        self._in_head = True
        self._head = 0
        self._place: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        named = self.config.forwarded_allow_ips
        if not _is_proxy(named if isinstance(named, str) else ",".join(named), host):
            self._place = address_of(host)
            _open[self._place] += 1
            if _open[self._place] > PER_ADDRESS:
                transport.abort()
                return
        self._coming.set(transport, HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._coming.call_off()
        self._unread.call_off()
        if self._place is not None:
            _give_up(self._place)
            self._place = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._in_head:
            self._head += len(data)
            if self._head > MAX_HEAD:
                self.send_400_response("The head of the request is too large.")
        cycle: RequestResponseCycle | None = self.cycle
        at_rest = cycle is None or cycle.response_complete
        if at_rest and self.timeout_keep_alive_task is None and not self._coming.is_set:
            # Something came that begins no request, and ended the wait for the next one.
            self._coming.set(self.transport, HEAD_SECONDS)

    # What the parser tells

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self._coming.set(self.transport, HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._coming.set(self.transport, BODY_SECONDS)
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before and self.cycle.scope["method"] != "HEAD":
            self.cycle.transport = _InOnePiece(self.transport)  # type: ignore[assignment]  # as much as it uses

    def on_message_complete(self) -> None:
        self._coming.call_off()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        place, self._place = self._place, None
        self._leave()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, Socket):
            socket.place = place
            # They hold each other, and nobody tells this protocol when the connection is lost.
            self.parser = None  # type: ignore[assignment]  # as uvicorn does when it is lost

    # What the transport tells

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.set(self.transport, UNREAD_SECONDS)

    def resume_writing(self) -> None:
        self._unread.call_off()
        super().resume_writing()


class Socket(WebSocketsSansIOProtocol):
    """The socket of a tab."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.place: str | None = None
        """The address that it counts for."""
        self._unread = _Deadline()
        self._frames = RateLimit(FRAMES_PER_SECOND, FRAMES_AT_ONCE)
        self._pulse = Pulse()
        self._tick: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self._pulse  # type: ignore[assignment]  # no plain data

    def data_received(self, data: bytes) -> None:
        self._pulse.hear()
        super().data_received(data)

    # Instead of uvicorn's own way to find out who is still there

    def start_keepalive(self) -> None:
        self._tick_at(first_tick(self.loop.time()))

    def stop_keepalive(self) -> None:
        if self._tick is not None:
            self._tick.cancel()
            self._tick = None

    def _tick_at(self, due: float) -> None:
        self._tick = self.loop.call_at(due, self._feel, due)

    def _feel(self, due: float) -> None:
        now = self.loop.time()
        self._tick_at(next_tick(due, now))
        quiet = self._pulse.tick(now - due)
        if quiet == ASKED_AFTER and not self.close_sent and not self.transport.is_closing():
            self.conn.send_ping(b"")
            self.transport.write(b"".join(self.conn.data_to_send()))
        elif quiet >= GONE_AFTER:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.call_off()
        if self.place is not None:
            _give_up(self.place)
        super().connection_lost(exc)
        # The frames of these hold all of the connection, and it holds these.
        self.conn.parser.close()
        for error in (self.conn.parser_exc, self.conn.handshake_exc):
            if error is not None:
                error.__traceback__ = error.__cause__ = error.__context__ = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.set(self.transport, UNREAD_SECONDS)

    def resume_writing(self) -> None:
        self._unread.call_off()
        super().resume_writing()

    def handle_ping(self) -> None:
        if self._bears_one_more():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._bears_one_more():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._bears_one_more():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """What is no text is the sender's fault, and nothing for the log of this server."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def _bears_one_more(self) -> bool:
        """Whether a frame that says nothing is taken; who floods is cut off."""
        if self.transport.is_closing():
            return False
        if not self._frames.has_room(""):
            self.transport.abort()
            return False
        return True


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _give_up(place: str) -> None:
    _open[place] -= 1
    if not _open[place]:
        del _open[place]
