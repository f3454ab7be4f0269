"""The handlers of the HTTP interface.

``query`` names the parameters that an address may have; ``cost`` is what the request counts for the limits.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from tryptyk import bots, games
from tryptyk.kernel.record import Record
from tryptyk.server.http.games import game_info
from tryptyk.server.http.wire import (
    AnswerUndo,
    BotInfo,
    ChangeMe,
    Choose,
    Digest,
    Done,
    Fork,
    GameInfo,
    HandOver,
    Health,
    History,
    Import,
    Me,
    Moment,
    Move,
    NewTable,
    Recover,
    Recovery,
    Situation,
    TableInfo,
    Undo,
)
from tryptyk.server.problems import Refused, not_found
from tryptyk.server.store import repository
from tryptyk.server.store.people import COOKIE, People
from tryptyk.server.tables import making, replays, seating
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.situations import situation, table_info, told

YEAR = 365 * 24 * 3600
ROWS = 1_000
"""So many rows of the log are given at once; who wants more asks again, after the last one."""

AnyRequest = Request[Any, Any, State]
TheHost = NamedDependency[Host]
ThePeople = NamedDependency[People]
Person = NamedDependency[str]
"""The id of who asks."""
Token = Annotated[str | None, QueryParameter(max_length=64)]
After = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]
Eyes = Annotated[int | None, QueryParameter(ge=-1, le=15)]


# People


@post("/api/session", status_code=200, cost=3)
async def open_session(request: AnyRequest, people: ThePeople) -> Response[Me]:
    """A session for this browser: the one it has, or a new one."""
    id = people.verify(request.cookies.get(COOKIE))
    me = None if id is None else await people.get(id)
    if me is None:
        me = await people.create(request.headers.get("accept-language", "en")[:2].lower())
    return _with_session(request, people, me)


@get("/api/me")
async def get_me(people: ThePeople, person: Person) -> Me:
    me = await people.get(person)
    if me is None:
        raise not_found("person")
    return me


@patch("/api/me")
async def change_me(host: TheHost, people: ThePeople, person: Person, data: JSONBody[ChangeMe]) -> Me:
    me = await people.change(person, data)
    if data.name is not None:
        await host.renamed(person)
    return me


@post("/api/me/recovery", status_code=200)
async def make_recovery(people: ThePeople, person: Person) -> Recovery:
    """A link that opens this person's session on another device; an older link ends."""
    return Recovery(await people.recovery(person))


@post("/api/recover", status_code=200, cost=5)
async def recover(request: AnyRequest, people: ThePeople, data: JSONBody[Recover]) -> Response[Me]:
    return _with_session(request, people, await people.recover(data.token))


def _with_session(request: AnyRequest, people: People, me: Me) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=people.sign(me.id),
        httponly=True,
        samesite="lax",
        secure=request.app.state.secure or request.scope["scheme"] == "https",
        max_age=YEAR,
        path="/",
    )
    return Response(me, cookies=[cookie])


# Games


@get("/api/games")
async def list_games() -> list[GameInfo]:
    return [game_info(games.load(id)) for id in games.ids()]


@get("/api/bots")
async def list_bots() -> list[BotInfo]:
    return [BotInfo(name) for name in bots.NAMES]


# Tables


@post("/api/tables", cost=5)
async def create_table(host: TheHost, person: Person, data: JSONBody[NewTable]) -> Situation:
    return await _shown(host, person, (await making.create(host, person, data)).row.id)


@get("/api/tables")
async def list_tables(host: TheHost, person: Person) -> list[TableInfo]:
    rows = await host.store.read(repository.of_person, person)
    return [table_info(row, person, host.news.present(row.id)) for row in rows]


@get("/api/tables/{id:str}", query=("token",))
async def get_table(host: TheHost, person: Person, id: FromPath[str], token: Token = None) -> Situation:
    return await _shown(host, person, id, token)


async def _shown(host: Host, person: str, id: str, token: str | None = None) -> Situation:
    async with host.seen(id, person, token) as live:
        return situation(live, person, host.news.present(id))


@post("/api/tables/{id:str}/choices", status_code=200)
async def choose(host: TheHost, person: Person, id: FromPath[str], data: JSONBody[Choose]) -> Done:
    return await host.choose(person, id, data)


@get("/api/tables/{id:str}/events", query=("after", "token"))
async def get_events(
    host: TheHost, person: Person, id: FromPath[str], after: After = -1, token: Token = None
) -> list[Move]:
    """What a socket would have told since then."""
    async with host.seen(id, person, token) as live:
        return told(await live.moves_after(host.store, after, ROWS))


@post("/api/tables/{id:str}/undo", status_code=200)
async def undo(host: TheHost, person: Person, id: FromPath[str], data: JSONBody[Undo]) -> Done:
    return await host.undo(person, id, data)


@post("/api/tables/{id:str}/undo/answer", status_code=200)
async def answer_undo(host: TheHost, person: Person, id: FromPath[str], data: JSONBody[AnswerUndo]) -> Done:
    return await host.answer_undo(person, id, data)


# Seats


@post("/api/tables/{id:str}/seats/{seat:int}/bot", status_code=200)
async def hand_over(
    host: TheHost, person: Person, id: FromPath[str], seat: FromPath[int], data: JSONBody[HandOver]
) -> Situation:
    """Let a bot play an own or a free seat, or take the own seat back."""
    await seating.hand_over(host, person, id, seat, data.bot)
    return await _shown(host, person, id)


@post("/api/tables/{id:str}/seats/{seat:int}/invitation", status_code=200)
async def invite(host: TheHost, person: Person, id: FromPath[str], seat: FromPath[int]) -> Situation:
    """A new invitation to an own or a free seat: whoever opens it takes the seat."""
    await seating.invite(host, person, id, seat)
    return await _shown(host, person, id)


@get("/api/invitations/{token:str}", cost=5)
async def see_invitation(host: TheHost, person: Person, token: FromPath[str]) -> TableInfo:
    """What the invitation is for."""
    return table_info(await seating.invited_to(host, token), person)


@post("/api/invitations/{token:str}", status_code=200, cost=5)
async def join(host: TheHost, person: Person, token: FromPath[str]) -> Situation:
    return await _shown(host, person, await seating.join(host, person, token))


# Looking back


@get("/api/tables/{id:str}/digest")
async def digest(host: TheHost, person: Person, id: FromPath[str]) -> Digest:
    """What happened since the person's last choice."""
    return await replays.digest(host, person, id)


@get("/api/tables/{id:str}/moments/{number:int}", query=("seat",))
async def moment(
    host: TheHost, person: Person, id: FromPath[str], number: FromPath[int], seat: Eyes = None
) -> Moment:
    """A step of the replay: of a finished game for anybody who has its address, else for its seats."""
    return await replays.moment(host, person, id, number, seat)


@get("/api/tables/{id:str}/history", cost=5)
async def history(host: TheHost, person: Person, id: FromPath[str]) -> History:
    """Figures over time, for plots."""
    return await replays.history(host, person, id)


@post("/api/tables/{id:str}/forks", cost=10)
async def fork(host: TheHost, person: Person, id: FromPath[str], data: JSONBody[Fork]) -> Situation:
    """Play on from a moment at a new table, with the unknown dealt anew."""
    return await _shown(host, person, (await making.fork(host, person, id, data)).row.id)


@get("/api/tables/{id:str}/record")
async def export(host: TheHost, person: Person, id: FromPath[str]) -> Record:
    return await making.export(host, person, id)


@post("/api/records", cost=10)
async def import_record(host: TheHost, person: Person, data: JSONBody[Import]) -> Situation:
    return await _shown(host, person, (await making.take_in(host, person, data)).row.id)


@get("/health")
async def health(host: TheHost) -> Health:
    """Whether this worker and its database are at work."""
    try:
        await host.store.glance(lambda tx: tx.execute(text("SELECT 1")))
    except (SQLAlchemyError, OSError) as error:
        raise Refused(503, "unavailable", "The database cannot be reached.") from error
    return Health("ok")


HANDLERS: list[Any] = [
    open_session,
    get_me,
    change_me,
    make_recovery,
    recover,
    list_games,
    list_bots,
    create_table,
    list_tables,
    get_table,
    choose,
    get_events,
    undo,
    answer_undo,
    hand_over,
    invite,
    see_invitation,
    join,
    digest,
    moment,
    history,
    fork,
    export,
    import_record,
    health,
]
