"""The one socket of a tab: tells what happened since the client last heard, and how things stand."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tryptyk.server.http.guards import address_of, check_origin, refuse_unknown_query
from tryptyk.server.logs import log_fault
from tryptyk.server.problems import Refused, no_session, unavailable
from tryptyk.server.pulse import EXTENSION, Pulse
from tryptyk.server.rates import RateLimit
from tryptyk.server.sessions import COOKIE
from tryptyk.server.store.database import FAULTS
from tryptyk.server.tables.company.absences import come_back, is_missed
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.telling.subscribers import Subscriber
from tryptyk.server.wire.base import Problem
from tryptyk.server.wire.company import Presence

PING_SECONDS = 20.0
BEAT = "?"
"""What a page says to find out whether the connection is still there: it is answered by a ping."""
BEATS_PER_SECOND = 1.0
BEATS_AT_ONCE = 20
"""So often a page may ask that; what is more counts as a request."""

GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""How it shows that a client has gone, as they do."""

PING = '{"type":"ping"}'

logger = logging.getLogger(__name__)
encode = msgspec.json.encode

_Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{id:str}/live")
async def live(socket: _Socket, id: FromPath[str]) -> None:
    """``?after=N`` is the seq that the client has; it is told everything later, once, in order. With
    ``scenes=1`` the moves that it sees being made have their frames."""
    await socket.accept()
    try:
        await _serve(socket, id)
    except Refused as error:
        await _refuse(socket, error)
    except FAULTS as error:
        log_fault(logger, error, "the database failed at a socket")
        await _refuse(socket, unavailable())
    except (WebSocketDisconnect, RuntimeError):
        pass
    except Exception:
        logger.exception("a socket has failed")
        with suppress(*GONE):
            await socket.close(code=1011, reason="fault")
    else:
        with suppress(*GONE):
            await socket.close(code=1012, reason="the server stops")
    finally:
        # These hold the socket, as it does them: all of it would stay until garbage is collected.
        socket.receive, socket.send = empty_receive, empty_send


async def _refuse(socket: _Socket, error: Refused) -> None:
    """A page cannot read the status of a refused handshake, so it is told here."""
    with suppress(*GONE):
        await _send(socket, encode(Problem(error.code, str(error))).decode())
        await socket.close(code=4000 + error.status, reason=error.code)


async def _serve(socket: _Socket, id: str) -> None:
    state = socket.app.state
    session = await state.sessions.find(socket.cookies.get(COOKIE))
    address = address_of(socket.client.host if socket.client else None)
    state.limits.check(None if session is None else session.person, address)
    check_origin(socket.headers.get("origin"), socket.headers.get("host"))
    if session is None:
        raise no_session()
    person = session.person
    refuse_unknown_query(socket.query_params, ("after", "token", "scenes"))
    after = _number(socket.query_params.get("after", "-1"))
    token = socket.query_params.get("token")
    scenes = socket.query_params.get("scenes") == "1"
    with state.host.subscribers.subscribe(id, person, address, scenes) as subscriber:
        reader = asyncio.create_task(_read(socket, person, address))
        writer = asyncio.create_task(_write(socket, state.host, subscriber, token, after))
        pulse = _pulse(socket)
        pulse.listen(partial(state.host.subscribers.hush, subscriber))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            pulse.forget()
        reader.cancel()
        writer.cancel()
        result: BaseException | None = None
        try:
            for result in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(result, Exception):
                    raise result
        finally:
            # What is raised keeps this frame. If the frame kept it too, all of the socket would stay until
            # garbage is collected, which is done rarely.
            del reader, writer, result


def _pulse(socket: _Socket) -> Pulse:
    """That of its connection; under another server, one that always beats."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    pulse = extensions.get(EXTENSION)
    return pulse if isinstance(pulse, Pulse) else Pulse()


def _number(text: str) -> int:
    if len(text) <= 7:
        with suppress(ValueError):
            return max(-1, int(text))
    raise Refused(400, "malformed", "'after' is a whole number.")


async def _read(socket: _Socket, person: str, address: str) -> None:
    """Clients have little to say here; reading shows when they leave."""
    beats = RateLimit(BEATS_PER_SECOND, BEATS_AT_ONCE)
    while True:
        beat = await socket.receive_data("text") == BEAT
        if not beat or not beats.has_room(""):
            socket.app.state.limits.check(person, address)
        if beat:
            await _send(socket, PING)


async def _write(socket: _Socket, host: Host, subscriber: Subscriber, token: str | None, after: int) -> None:
    known = -1
    here: list[int] = []
    while not subscriber.closing:
        subscriber.changed.clear()
        trusting, subscriber.elsewhere = not subscriber.elsewhere, False
        message = None
        if await socket.app.state.sessions.find(socket.cookies.get(COOKIE)) is None:
            raise no_session()  # it has ended meanwhile
        async with host.seen(subscriber.table_id, subscriber.person, token, trusting) as live:
            if not subscriber.silent and is_missed(live.row, subscriber.person):
                await come_back(host, live, subscriber.person)
            present = host.teller.present(live.row)
            if live.row.version != known:
                news = await host.teller.news(live, subscriber.person, after)
                after = news.moves[-1].seq if news.moves else after
                if after < live.seq:
                    subscriber.changed.set()  # there is more
                else:
                    known = live.row.version
                message = encode(news)
            elif present != here:
                message = encode(Presence(present))
        here = present
        if message is not None:
            await _send(socket, message.decode())
        while subscriber.said:
            await _send(socket, subscriber.said.popleft())
        await _wait(socket, subscriber)


async def _wait(socket: _Socket, subscriber: Subscriber) -> None:
    """Until there may be something to tell; a ping now and then keeps proxies from closing it."""
    while not subscriber.changed.is_set():
        try:
            # Unlike wait_for, this never takes a cancellation for the news that came at the same moment.
            async with asyncio.timeout(PING_SECONDS):
                await subscriber.changed.wait()
        except TimeoutError:
            await _send(socket, PING)


async def _send(socket: _Socket, text: str) -> None:
    try:
        await socket.send_data(text)
    except OSError as error:  # as the server puts it; the database's are others
        raise WebSocketDisconnect(detail="the client has gone") from error
