"""Tables: making them, looking at them, choosing and taking back.

Whatever is done at a table is answered with News, as a socket would tell it: a page needs no second way to
learn what its own choice did.
"""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from tryptyk.server.http.parameters import After, Person, TheHost, Token
from tryptyk.server.tables.live import choices, hints, previews, undo
from tryptyk.server.tables.making import creation, forks, series
from tryptyk.server.tables.telling.door import looker, told
from tryptyk.server.wire.acting import AnswerUndo, AskHint, Choose, Foresee, Hint, Preview, Undo
from tryptyk.server.wire.making import Fork, NewTable, Rematch
from tryptyk.server.wire.past import SeriesGame
from tryptyk.server.wire.situations import Move, News, Refusals, Situation

ROWS = 1_000
"""So many rows of the log are given at once; who wants more asks again, after the last one."""


@post("/api/tables", cost=5, makes="tables")
async def create_table(host: TheHost, person: Person, data: JSONBody[NewTable]) -> News:
    """Make a table, and say who sits where."""
    return await creation.create(host, person, data)


@post("/api/tables/{id:str}/forks", cost=10, makes="tables")
async def fork_table(host: TheHost, person: Person, id: FromPath[str], data: JSONBody[Fork]) -> News:
    """Play on from a moment at a new table, with the unknown dealt anew."""
    return await forks.fork(host, person, id, data)


@post("/api/tables/{id:str}/rematch", cost=5, makes="tables")
async def rematch(host: TheHost, person: Person, id: FromPath[str], data: JSONBody[Rematch]) -> News:
    """Another game with the same people: a new table, or the one that somebody has made already."""
    return await series.rematch(host, person, id, data.how)


@get("/api/tables/{id:str}/series", cost=2)
async def get_series(host: TheHost, person: Person, id: FromPath[str]) -> list[SeriesGame]:
    """The finished games of a series up to this one, from the first on."""
    return await series.games_of(host, person, id)


@get("/api/tables/{id:str}", query=("token",))
async def get_table(host: TheHost, person: Person, id: FromPath[str], token: Token = None) -> Situation:
    """How things stand at a table, for whoever asks."""
    async with host.seen(id, person, token) as live:
        return host.teller.situation(live, person)


@get("/api/tables/{id:str}/events", query=("after", "token"))
async def get_events(
    host: TheHost, person: Person, id: FromPath[str], after: After = -1, token: Token = None
) -> list[Move]:
    """What a socket would have told since then."""
    async with host.seen(id, person, token) as live:
        return told(await live.rows_after(after, ROWS), looker(live.row, person))


@post("/api/tables/{id:str}/choices", status_code=200)
async def choose(host: TheHost, person: Person, id: FromPath[str], data: JSONBody[Choose]) -> News:
    """Make a choice, or propose it where the table proposes.

    With a key it can be sent again without being made twice.
    """
    return await choices.choose(host, person, id, data)


@get("/api/tables/{id:str}/refusals")
async def get_refusals(host: TheHost, person: Person, id: FromPath[str]) -> Refusals:
    """What cannot be chosen now, and why: for whoever is asked."""
    return await choices.refusals(host, person, id)


@post("/api/tables/{id:str}/preview", status_code=200)
async def preview(host: TheHost, person: Person, id: FromPath[str], data: JSONBody[Foresee]) -> Preview:
    """What a choice would bring: for whoever may make it. It changes nothing."""
    return await previews.preview(host, person, id, data)


@post("/api/tables/{id:str}/hint", status_code=200, cost=5)
async def hint(host: TheHost, person: Person, id: FromPath[str], data: JSONBody[AskHint]) -> Hint:
    """What a bot would do, and why: for whoever is asked. It changes nothing."""
    return await hints.hint(host, person, id, data)


@post("/api/tables/{id:str}/undo", status_code=200)
async def take_back(host: TheHost, person: Person, id: FromPath[str], data: JSONBody[Undo]) -> News:
    """Take choices back, or ask the others to agree to it."""
    return await undo.undo(host, person, id, data)


@post("/api/tables/{id:str}/undo/answer", status_code=200)
async def answer_undo(host: TheHost, person: Person, id: FromPath[str], data: JSONBody[AnswerUndo]) -> News:
    """Agree to what somebody wants to take back, or refuse it."""
    return await undo.answer(host, person, id, data)
