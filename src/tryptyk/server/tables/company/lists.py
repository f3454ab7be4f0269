"""Somebody's list of tables: its pages, what its tables are called, and what is taken off it."""

from __future__ import annotations

import time
from contextlib import suppress

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tryptyk.server.names import readable
from tryptyk.server.problems import Refused, not_found
from tryptyk.server.store import lists, tables
from tryptyk.server.store.lists import Counts, Listed, Page, Part, Place
from tryptyk.server.tables.host import Host
from tryptyk.server.wire.lists import SeatLine, TableLine, TableList


async def page(host: Host, person: str, part: Part, after: str | None) -> TableList:
    place = None if after is None else _read_place(after)

    def look(tx: Connection) -> tuple[Page, Counts]:
        found = lists.page(tx, person, part, place, host.store.complaints.note_damage)
        return found, lists.counts(tx, person)

    found, counts = await host.store.read(look)
    more = None if found.end is None else f"{found.end.turn}:{found.end.updated!r}:{found.end.id}"
    return TableList([_line(one, person) for one in found.tables], more, **vars(counts))


def _read_place(after: str) -> Place:
    turn, _, rest = after.partition(":")
    updated, _, id = rest.partition(":")
    if turn in ("0", "1"):
        with suppress(ValueError):
            return Place(int(turn), float(updated), id)
    raise Refused(400, "malformed", "No page of a list begins there.")


def _line(one: Listed, person: str) -> TableLine:
    mine = [seat.person_id == person for seat in one.seats]
    return TableLine(
        id=one.id,
        game=one.game,
        name=one.name,
        guided=one.guided,
        seats=[SeatLine(seat.name, own, seat.bot) for seat, own in zip(one.seats, mine)],
        gist=one.gist,
        number=one.number,
        updated=one.updated,
        waiting=one.waiting,
        my_turn=any(mine[seat] and one.seats[seat].bot is None for seat in one.waiting),
        over=one.outcome is not None,
        sides=[] if one.outcome is None else one.outcome.sides,
    )


async def name(host: Host, person: str, id: str, called: str | None) -> None:
    """Call a table something, for all its people; one that is damaged too."""
    called = None if called is None else readable(called)

    def change(tx: Connection) -> None:
        _must_be_listed(tx, person, id)
        tables.set_name(tx, id, called)
        host.subscribers.announce(tx, id)

    with host.changing([id]):
        await host.store.write(change)


async def remove(host: Host, person: str, id: str) -> None:
    """Take a table off one's own list and nobody else's: the seats stay as they are, and the game goes on.

    A table that all its people have removed is swept after a while."""
    with suppress(IntegrityError):  # another tab has just done it
        await host.store.write(_remove, person, id)


def _remove(tx: Connection, person: str, id: str) -> None:
    _must_be_listed(tx, person, id)
    lists.remove(tx, person, id, time.time())


async def put_back(host: Host, person: str, id: str) -> None:
    await host.store.write(_put_back, person, id)


def _put_back(tx: Connection, person: str, id: str) -> None:
    _must_be_listed(tx, person, id)
    lists.put_back(tx, person, id)


def _must_be_listed(tx: Connection, person: str, id: str) -> None:
    if not lists.is_listed(tx, person, id):
        raise not_found("table")
