"""Sessions, and what people say about themselves."""

from __future__ import annotations

from litestar import Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from tryptyk.server.http.guards import address_of
from tryptyk.server.http.parameters import AnyRequest, Person, TheHost, ThePeople
from tryptyk.server.http.wire import ChangeMe, Me, Recover, Recovery
from tryptyk.server.people import COOKIE, People
from tryptyk.server.store.people import PersonRow

YEAR = 365 * 24 * 3600


@post("/api/session", status_code=200, cost=3)
async def open_session(request: AnyRequest, people: ThePeople) -> Response[Me]:
    """A session for this browser: the one it has, or a new one."""
    id = people.verify(request.cookies.get(COOKIE))
    row = None if id is None else await people.find(id)
    if row is not None:
        await people.note_visit(row)
    else:
        address = address_of(request.client.host if request.client else None)
        request.app.state.limits.check_making("sessions", address)
        row = await people.create(request.headers.get("accept-language", "en")[:2].lower())
    return _with_session(request, people, row)


@get("/api/me")
async def get_me(people: ThePeople, person: Person) -> Me:
    return _me(await people.get(person))


@patch("/api/me")
async def change_me(host: TheHost, people: ThePeople, person: Person, data: JSONBody[ChangeMe]) -> Me:
    name = None if data.name is None else data.name.strip()
    said = {"name": name, "language": data.language, "colours": data.colours}
    row = await people.change(person, {key: value for key, value in said.items() if value is not None})
    if name is not None:
        await host.renamed(person)
    return _me(row)


@post("/api/me/recovery", status_code=200)
async def make_recovery(people: ThePeople, person: Person) -> Recovery:
    """A link that opens this person's session on another device; an older link ends."""
    return Recovery(await people.recovery(person))


@post("/api/recover", status_code=200, cost=5)
async def recover(request: AnyRequest, people: ThePeople, data: JSONBody[Recover]) -> Response[Me]:
    return _with_session(request, people, await people.recover(data.token))


def _me(row: PersonRow) -> Me:
    return Me(row.id, row.name, row.language, row.colours)


def _with_session(request: AnyRequest, people: People, row: PersonRow) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=people.sign(row.id),
        httponly=True,
        samesite="lax",
        secure=request.app.state.secure or request.scope["scheme"] == "https",
        max_age=YEAR,
        path="/",
    )
    return Response(_me(row), cookies=[cookie])
