"""Games as files."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tryptyk.kernel.record import Record
from tryptyk.server.http.parameters import Person, TheHost
from tryptyk.server.tables.making import records
from tryptyk.server.wire.making import Import
from tryptyk.server.wire.situations import News


@get("/api/tables/{id:str}/record")
async def export(host: TheHost, person: Person, id: FromPath[str]) -> Record:
    """A game as a file: seed, set-up and choices."""
    return await records.export(host, person, id)


@post("/api/records", cost=10, makes="tables")
async def import_record(host: TheHost, person: Person, data: JSONBody[Import]) -> News:
    """Make a table from such a file, and play on there."""
    return await records.import_record(host, person, data)
