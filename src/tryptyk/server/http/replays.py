"""Looking back at a game."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from tryptyk.server.http.parameters import Eyes, Following, Person, TheHost, Token
from tryptyk.server.tables.past import frames, replays, reviews
from tryptyk.server.wire.past import Digest, Frames, History, LookBack, Moment


@get("/api/tables/{id:str}/digest")
async def get_digest(host: TheHost, person: Person, id: FromPath[str]) -> Digest:
    """What happened since the person's last choice."""
    return await replays.digest(host, person, id)


@get("/api/tables/{id:str}/moments/{number:int}", query=("seat", "follow"))
async def get_moment(
    host: TheHost,
    person: Person,
    id: FromPath[str],
    number: FromPath[int],
    seat: Eyes = None,
    follow: Following = False,
) -> Moment:
    """A step of the replay: of a finished game for anybody who has its address, else for its seats. With
    ``follow`` through the eyes of whoever made the choice, where they may be looked through."""
    return await replays.moment(host, person, id, number, seat, follow)


@get("/api/tables/{id:str}/moments/{number:int}/frames", query=("seat", "token"))
async def get_frames(
    host: TheHost,
    person: Person,
    id: FromPath[str],
    number: FromPath[int],
    seat: Eyes = None,
    token: Token = None,
) -> Frames:
    """How the choice that led to a moment went on, event by event."""
    return await frames.frames(host, person, id, number, seat, token)


@get("/api/tables/{id:str}/history", cost=5)
async def get_history(host: TheHost, person: Person, id: FromPath[str]) -> History:
    """Figures over time, for plots."""
    return await replays.history(host, person, id)


@get("/api/tables/{id:str}/review", cost=2)
async def get_review(host: TheHost, person: Person, id: FromPath[str]) -> LookBack:
    """The review of a finished game, as far as it is: once somebody who sat there has asked, it goes on by
    itself."""
    return await reviews.look_back(host, person, id)
