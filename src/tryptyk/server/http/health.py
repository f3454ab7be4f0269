"""For whoever watches over the server."""

from __future__ import annotations

from litestar import get
from sqlalchemy import Connection, update

from tryptyk.server.http.parameters import TheHost
from tryptyk.server.problems import Refused
from tryptyk.server.store.database import FAULTS
from tryptyk.server.store.schema import meta
from tryptyk.server.wire.base import Health


@get("/health")
async def health(host: TheHost) -> Health:
    """Whether this worker and its database are at work: what cannot be written cannot be played."""
    try:
        await host.store.write(_write_again)
    except FAULTS as error:
        raise Refused(503, "unavailable", "The database cannot be reached, or not written to.") from error
    return Health("ok")


def _write_again(tx: Connection) -> None:
    """What stands there already."""
    tx.execute(update(meta).values(value=meta.c.value))
