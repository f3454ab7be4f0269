"""Seats: bots that play them, invitations that give them away; and the link for who only watches."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from tryptyk.server.http.parameters import Person, TheHost
from tryptyk.server.tables.company import absences, seating
from tryptyk.server.tables.live import hints
from tryptyk.server.tokens import new_token
from tryptyk.server.wire.acting import LeaveStanding
from tryptyk.server.wire.company import AllowHints, HandOver
from tryptyk.server.wire.situations import Invitation, News


@post("/api/tables/{id:str}/spectators", status_code=200)
async def let_watch(host: TheHost, person: Person, id: FromPath[str]) -> News:
    """A new link for spectators; whoever watches by an older one is shown nothing more."""
    return await seating.let_watch(host, person, id, new_token())


@delete("/api/tables/{id:str}/spectators", status_code=200)
async def end_watching(host: TheHost, person: Person, id: FromPath[str]) -> News:
    """No link for spectators any more."""
    return await seating.let_watch(host, person, id, None)


@post("/api/tables/{id:str}/seats/{seat:int}/bot", status_code=200)
async def hand_over(
    host: TheHost, person: Person, id: FromPath[str], seat: FromPath[int], data: JSONBody[HandOver]
) -> News:
    """Let a bot play an own or a free seat, or take the own seat back."""
    return await seating.hand_over(host, person, id, seat, data.bot)


@post("/api/tables/{id:str}/seats/{seat:int}/invitation", status_code=200)
async def invite(host: TheHost, person: Person, id: FromPath[str], seat: FromPath[int]) -> News:
    """A new invitation to an own or a free seat: whoever opens it takes the seat."""
    return await seating.invite(host, person, id, seat)


@post("/api/tables/{id:str}/seats/{seat:int}/owner", status_code=200)
async def take_seat_back(host: TheHost, person: Person, id: FromPath[str], seat: FromPath[int]) -> News:
    """Take back a seat that was given to somebody else while its owner was away."""
    return await absences.take_seat_back(host, person, id, seat)


@post("/api/tables/{id:str}/seats/{seat:int}/standing", status_code=200)
async def leave_standing(
    host: TheHost, person: Person, id: FromPath[str], seat: FromPath[int], data: JSONBody[LeaveStanding]
) -> News:
    """Leave a kind of question to its default, or be asked again."""
    return await seating.leave_standing(host, person, id, seat, data.seq, data.kind, data.always)


@post("/api/tables/{id:str}/seats/{seat:int}/hints", status_code=200)
async def allow_hints(
    host: TheHost, person: Person, id: FromPath[str], seat: FromPath[int], data: JSONBody[AllowHints]
) -> News:
    """Ask rivals for hints for everybody, or agree to them; or refuse them, for the whole table."""
    return await hints.allow(host, person, id, seat, data.allow)


@get("/api/invitations/{token:str}", cost=5)
async def see_invitation(host: TheHost, person: Person, token: FromPath[str]) -> Invitation:
    """Which seat the invitation is for, and how its table stands."""
    return await seating.see_invitation(host, person, token)


@post("/api/invitations/{token:str}", status_code=200, cost=5)
async def join(host: TheHost, person: Person, token: FromPath[str]) -> News:
    """Take the seat that an invitation is for."""
    return await seating.join(host, person, token)
