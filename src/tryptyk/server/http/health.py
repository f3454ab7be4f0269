"""For whoever watches over the server."""

from __future__ import annotations

from litestar import get
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from tryptyk.server.http.parameters import TheHost
from tryptyk.server.http.wire import Health
from tryptyk.server.problems import Refused


@get("/health")
async def health(host: TheHost) -> Health:
    """Whether this worker and its database are at work."""
    try:
        await host.store.glance(lambda tx: tx.execute(text("SELECT 1")))
    except (SQLAlchemyError, OSError) as error:
        raise Refused(503, "unavailable", "The database cannot be reached.") from error
    return Health("ok")
