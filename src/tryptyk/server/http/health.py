"""For whoever watches over the server."""

from __future__ import annotations

import asyncio

from litestar import get
from sqlalchemy import Connection, update

from tryptyk.server.http.parameters import TheHost
from tryptyk.server.problems import Refused
from tryptyk.server.store import files
from tryptyk.server.store.database import FAULTS, Store
from tryptyk.server.store.schema import meta
from tryptyk.server.wire.base import Health


@get("/health")
async def health(host: TheHost) -> Health:
    """Whether a choice could be written now: what cannot be written cannot be played.

    503 where the database cannot be reached, takes nothing or has no room for more, and for some seconds
    after it has refused something.
    """
    if not await _is_writable(host.store):
        raise Refused(503, "unavailable", "The database cannot be reached, or not written to.")
    return Health("ok")


async def _is_writable(store: Store) -> bool:
    """By what is known, or by trying, once for all who ask."""
    condition = store.condition
    async with condition.trial:
        known = condition.is_writable
        return await _try_writing(store) if known is None else known


async def _try_writing(store: Store) -> bool:
    try:
        await store.write(_write_again)
    except FAULTS:
        return False
    if not store.shared:
        try:
            # What stands there already takes no room; what a choice writes does.
            await asyncio.to_thread(files.try_room, store.path)
        except OSError as full:
            store.condition.note(full, writes=True)
            return False
    store.condition.note_trial()
    return True


def _write_again(tx: Connection) -> None:
    """What stands there already."""
    tx.execute(update(meta).values(value=meta.c.value))
