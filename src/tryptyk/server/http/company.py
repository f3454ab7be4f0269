"""Company: what people at a table ask of each other and say to each other."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from tryptyk.server.http.parameters import Person, TheHost, TheTalk
from tryptyk.server.tables.company import absences, seating
from tryptyk.server.wire.company import AnswerPlea, LetPropose, Said, Say
from tryptyk.server.wire.situations import News


@post("/api/tables/{id:str}/plea", status_code=200)
async def plead(host: TheHost, person: Person, id: FromPath[str], data: JSONBody[AnswerPlea]) -> News:
    """Let a bot stand in for somebody who is away, or invite somebody else to their seat: asked for, agreed
    to, refused or withdrawn."""
    return await absences.plead(host, person, id, data)


@post("/api/tables/{id:str}/proposes", status_code=200)
async def let_propose(host: TheHost, person: Person, id: FromPath[str], data: JSONBody[LetPropose]) -> News:
    """Whether what a team is asked is proposed first."""
    return await seating.let_propose(host, person, id, data.proposes)


@post("/api/tables/{id:str}/words", status_code=200)
async def say(talk: TheTalk, person: Person, id: FromPath[str], data: JSONBody[Say]) -> Said:
    """Say one of a few words, point at a thing, or nudge who is waited for."""
    return await talk.say(person, id, data)
