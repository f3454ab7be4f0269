"""How a server process starts: settings from the environment, which all its workers share."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys

from litestar import Litestar

from tryptyk.kernel.errors import TryptykError
from tryptyk.server.app import Settings, make_app
from tryptyk.server.logs import set_up_logs
from tryptyk.server.store.database import Store, StoreError, default_url

DATABASE = "DATABASE_URL"
SECURE = "TRYPTYK_SECURE_COOKIES"
RATE = "TRYPTYK_REQUESTS_PER_SECOND"
SESSIONS = "TRYPTYK_SESSIONS_PER_HOUR"
TABLES = "TRYPTYK_TABLES_PER_HOUR"
SOCKETS = "TRYPTYK_SOCKETS_PER_ADDRESS"
BOTS = "TRYPTYK_BOT_PROCESSES"
UNPLAYED = "TRYPTYK_KEEP_UNPLAYED_DAYS"
FINISHED = "TRYPTYK_KEEP_FINISHED_DAYS"

logger = logging.getLogger(__name__)


def settings() -> Settings:
    return Settings(
        database=os.environ.get(DATABASE) or default_url(),
        bot_processes=int(_figure(BOTS, "1", 1)),
        requests_per_second=_figure(RATE, "20", 0),
        sessions_per_hour=_figure(SESSIONS, "120", 0),
        tables_per_hour=_figure(TABLES, "300", 0),
        sockets_per_address=int(_figure(SOCKETS, "200", 0)),
        keep_unplayed_days=_figure(UNPLAYED, "30", 0),
        keep_finished_days=_figure(FINISHED, "0", 0),
        secure_cookies=os.environ.get(SECURE, "") == "1",
    )


def _figure(name: str, default: str, least: float) -> float:
    value = os.environ.get(name, default)
    try:
        figure = float(value)
    except ValueError:
        figure = -1.0
    if figure < least:
        raise StoreError(f"{name} has to be a number from {least:g}, not {value!r}.")
    return figure


def app() -> Litestar:
    """What each worker runs."""
    set_up_logs()
    return make_app(settings())


def serve(host: str, port: int, workers: int, database: str | None) -> None:
    """Run until stopped; a worker finishes what it has begun before it ends."""
    import uvicorn

    from tryptyk.server.connections import Connection, Socket

    if database:
        os.environ[DATABASE] = database
    set_up_logs()
    try:
        _prepare(workers)
    except TryptykError as error:
        logger.error(str(error))
        sys.exit(2)
    logger.info("serving", extra={"fields": {"address": f"http://{host}:{port}", "workers": workers}})
    # When it has shut down, uvicorn raises the signal again that made it stop.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    uvicorn.run(
        "tryptyk.server.main:app",
        factory=True,
        host=host,
        port=port,
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
