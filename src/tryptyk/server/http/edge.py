"""The edge of the application: what every answer carries, and its line in the log."""

from __future__ import annotations

import time

from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tryptyk.server.http.guards import SECURITY_HEADERS
from tryptyk.server.logs import log_outcome, route_of
from tryptyk.server.metrics import Requests

_SECURITY = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]
_PRIVATE = [*_SECURITY, (b"cache-control", b"no-store")]


def edge(app: ASGIApp, requests: Requests) -> ASGIApp:
    """Around everything else."""

    async def at_edge(scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        outcome = 0
        headless = False

        async def sending(message: Message) -> None:
            nonlocal outcome
            if message["type"] == "http.response.start":
                outcome = message["status"]
                more = _PRIVATE if scope["path"].startswith("/api/") else _SECURITY
                message["headers"] = [*message.get("headers", ()), *more]
            elif message["type"] == "websocket.close":
                outcome = message["code"]
            elif headless and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        asked = scope
        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            # Whatever can be got can be asked for without its body.
            headless = True
            asked = {**scope, "method": HttpMethod.GET}
        try:
            await app(asked, receive, sending)
        finally:
            seconds = time.perf_counter() - began
            route = route_of(asked)
            if scope["type"] == ScopeType.HTTP:
                requests.note(scope["method"], route, outcome, seconds)
                log_outcome("request", scope["method"], route, outcome, seconds)
            else:
                requests.note_socket(outcome)
                log_outcome("socket closed", "SOCKET", route, outcome, seconds)

    return at_edge
