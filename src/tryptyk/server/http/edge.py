"""The edge of the application: what every answer carries, and its line in the log."""

from __future__ import annotations

import time

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tryptyk.server.http.guards import SECURITY_HEADERS
from tryptyk.server.logs import log_request

_SECURITY = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]
_PRIVATE = [*_SECURITY, (b"cache-control", b"no-store")]


def edge(app: ASGIApp) -> ASGIApp:
    """Around everything else."""

    async def at_edge(scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        outcome = 0

        async def sending(message: Message) -> None:
            nonlocal outcome
            if message["type"] == "http.response.start":
                outcome = message["status"]
                more = _PRIVATE if scope["path"].startswith("/api/") else _SECURITY
                message["headers"] = [*message.get("headers", ()), *more]
            elif message["type"] == "websocket.close":
                outcome = message["code"]
            await send(message)

        try:
            await app(scope, receive, sending)
        finally:
            log_request(scope, outcome, time.perf_counter() - began)

    return at_edge
