"""How a server process starts, and what all its workers share."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
from contextlib import suppress
from typing import Any

from litestar import Litestar

from tryptyk.kernel.errors import TryptykError
from tryptyk.server.app import make_app
from tryptyk.server.environment import DATABASE, settings
from tryptyk.server.logs import set_up_logs
from tryptyk.server.store.database import Store, StoreError

UNSTARTED = 3
"""The exit code of a server that could not start though nothing was wrong before; as uvicorn has it."""

NOT_HERE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
"""What taking an address fails with that the machine does not have: a name may have others."""

logger = logging.getLogger(__name__)


class NoPlace(TryptykError):
    """The server cannot listen where it was told to."""


def app() -> Litestar:
    """What each worker runs."""
    set_up_logs()
    return make_app(settings())


def serve(host: str, port: int, workers: int, database: str | None) -> None:
    """Run until stopped; a worker finishes what it has begun before it ends."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from tryptyk.server.connections import Connection, Socket

    if database:
        os.environ[DATABASE] = database
    set_up_logs()
    try:
        # The place first: where another server stands, its database is not brought up to another date.
        places = take_places(host, port)
        _prepare(workers)
    except TryptykError as error:
        logger.error(str(error))
        sys.exit(2)
    logger.info(
        "serving", extra={"fields": {"address": f"http://{_written(host)}:{port}", "workers": workers}}
    )
    # When it has shut down, uvicorn raises the signal again that made it stop.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    config = uvicorn.Config(
        "tryptyk.server.main:app",
        factory=True,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        http=Connection,
        ws=Socket,
        ws_max_size=4 * 1024,
        ws_per_message_deflate=False,  # it would cost more than the game, and hundreds of KiB a socket
    )
    with suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(config, places).run()
            return
        server = uvicorn.Server(config)
        server.run(places)
        if not server.started:
            sys.exit(UNSTARTED)


def take_places(host: str, port: int) -> list[socket.socket]:
    """Sockets to listen with, at all addresses that the host has here."""
    taken: list[socket.socket] = []
    absent: OSError | None = None
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in dict.fromkeys(found):
            try:
                taken.append(_bound(family, kind, protocol, address))
            except OSError as error:
                if error.errno not in NOT_HERE:
                    raise
                absent = error
        if not taken and absent is not None:
            raise absent
    except OSError as error:
        for place in taken:
            place.close()
        why = "another program listens there" if error.errno == errno.EADDRINUSE else error.strerror
        raise NoPlace(f"The server cannot listen at {_written(host)}:{port}: {why}.") from error
    return taken


def _bound(family: int, kind: int, protocol: int, address: Any) -> socket.socket:
    place = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            place.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        place.bind(address)
    except OSError:
        place.close()
        raise
    return place


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _prepare(workers: int) -> None:
    """Find out whether the database can be used while that can still be said in one sentence."""
    store = Store(settings().database)
    if workers > 1 and not store.shared:
        raise StoreError("Several workers need PostgreSQL: SQLite serves one.")
    asyncio.run(_migrate(store))


async def _migrate(store: Store) -> None:
    with store.claim():
        await store.migrate()
    await store.close()
