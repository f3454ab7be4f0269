"""Sessions, and what people say about themselves."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from tryptyk.server.http.guards import address_of
from tryptyk.server.http.parameters import (
    AnyRequest,
    Person,
    TheHost,
    ThePeople,
    TheSession,
    TheSessions,
)
from tryptyk.server.names import readable
from tryptyk.server.sessions import COOKIE
from tryptyk.server.store.people import PersonRow
from tryptyk.server.wire.people import ChangeMe, Ended, Me, Recover, Recovery

YEAR = 365 * 24 * 3600


@post("/api/session", status_code=200, cost=3)
async def open_session(request: AnyRequest, people: ThePeople, sessions: TheSessions) -> Response[Me]:
    """A session for this browser: the one it has, or a new one."""
    session = await sessions.find(request.cookies.get(COOKIE))
    row = None if session is None else await people.find(session.person)
    if session is None or row is None:
        address = address_of(request.client.host if request.client else None)
        request.app.state.limits.check_making("sessions", address)
        row = await people.create(request.headers.get("accept-language", "en")[:2].lower())
        session = await sessions.begin(row.id)
    else:
        await people.note_visit(row)
        if session.is_shared:
            session = await sessions.begin(row.id)
    return Response(_me(row), cookies=[_cookie(request, sessions.sign(session.id), YEAR)])


@delete("/api/session", cost=5)
async def sign_out(request: AnyRequest, sessions: TheSessions, session: TheSession) -> Response[None]:
    """This browser is nobody's any more, and whoever has a copy of its cookie neither."""
    await sessions.end(session)
    return Response(None, cookies=[_cookie(request, "", 0)])


@delete("/api/me/sessions", status_code=200, cost=5)
async def sign_out_elsewhere(sessions: TheSessions, session: TheSession) -> Ended:
    """End the sessions of all other browsers of this person."""
    return Ended(await sessions.end_others(session))


@get("/api/me")
async def get_me(people: ThePeople, person: Person) -> Me:
    """Who one is here."""
    return _me(await people.get(person))


@patch("/api/me")
async def change_me(host: TheHost, people: ThePeople, person: Person, data: JSONBody[ChangeMe]) -> Me:
    """Change one's name, language or colours; what is not said stays as it is."""
    name = None if data.name is None else readable(data.name)
    said = {"name": name, "language": data.language, "colours": data.colours}
    row = await people.change(person, {key: value for key, value in said.items() if value is not None})
    if name is not None:
        await host.renamed(person)
    return _me(row)


@post("/api/me/recovery", status_code=200)
async def make_recovery(people: ThePeople, person: Person) -> Recovery:
    """A link that opens this person's session on another device; an older link ends."""
    return Recovery(await people.recovery(person))


@delete("/api/me/recovery", status_code=200)
async def end_recovery(people: ThePeople, person: Person) -> Me:
    """The link that was made last works no more. Who has come by it stays, until they are signed out."""
    await people.end_recovery(person)
    return _me(await people.get(person))


@post("/api/recover", status_code=200, cost=5)
async def recover(
    request: AnyRequest, people: ThePeople, sessions: TheSessions, data: JSONBody[Recover]
) -> Response[Me]:
    """Become the person of a recovery link in this browser."""
    row = await people.recover(data.token)
    session = await sessions.find(request.cookies.get(COOKIE))
    if session is None or session.person != row.id:
        session = await sessions.begin(row.id)
    return Response(_me(row), cookies=[_cookie(request, sessions.sign(session.id), YEAR)])


def _me(row: PersonRow) -> Me:
    return Me(row.id, row.name, row.language, row.colours, row.recovery is not None)


def _cookie(request: AnyRequest, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        httponly=True,
        samesite="lax",
        secure=request.app.state.secure or request.scope["scheme"] == "https",
        max_age=seconds,
        path="/",
    )
