"""The list of one's tables."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, patch, put
from litestar.params import FromPath, JSONBody, QueryParameter

from tryptyk.server.http.parameters import Person, TheHost
from tryptyk.server.store.lists import Part
from tryptyk.server.tables.company import lists
from tryptyk.server.wire.lists import NameTable, TableList

Which = Annotated[Part, QueryParameter()]
Place = Annotated[str | None, QueryParameter(max_length=120)]


@get("/api/tables", query=("part", "after"), cost=2)
async def list_tables(
    host: TheHost, person: Person, part: Which = "current", after: Place = None
) -> TableList:
    """A page of one's tables: what is going on, what is past, or what was removed from the list."""
    return await lists.page(host, person, part, after)


@patch("/api/tables/{id:str}", status_code=204)
async def name_table(host: TheHost, person: Person, id: FromPath[str], data: JSONBody[NameTable]) -> None:
    """What all its people see the table called."""
    await lists.name(host, person, id, data.name)


@put("/api/tables/{id:str}/removal", status_code=204)
async def remove_table(host: TheHost, person: Person, id: FromPath[str]) -> None:
    """Take a table off one's own list. For everybody else it stays as it is."""
    await lists.remove(host, person, id)


@delete("/api/tables/{id:str}/removal")
async def put_table_back(host: TheHost, person: Person, id: FromPath[str]) -> None:
    """Have a table on one's list again."""
    await lists.put_back(host, person, id)
