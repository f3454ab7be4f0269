"""The host of the tables: what everybody who does something at a table goes through."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import Connection

from tryptyk.server.problems import forbidden, not_found
from tryptyk.server.store import seats, tables
from tryptyk.server.store.database import Store
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.bots.moves import BotMoves
from tryptyk.server.tables.bots.reviewer import Reviewer
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.live.cache import Cache
from tryptyk.server.tables.live.table import Backing, Live
from tryptyk.server.tables.past.moments import Past
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.tables.telling.teller import Teller


class Host:
    """One worker's access to all tables. It holds nothing that it cannot rebuild from the database."""

    def __init__(self, store: Store, subscribers: Subscribers, thinkers: Thinkers) -> None:
        self.store = store
        self.subscribers = subscribers
        self.thinkers = thinkers
        self.past = Past(store)
        self.cache = Cache(Backing(store, self.past, subscribers))
        self.teller = Teller(subscribers)
        self.bots = BotMoves(store, self.cache, thinkers, subscribers)
        self.reviewer = Reviewer(store)

    @asynccontextmanager
    async def seen(
        self, id: str, person: str, token: str | None = None, trusting: bool = False
    ) -> AsyncIterator[Live]:
        """The table as it stands now, for somebody who may see it: who sits there, whose seat was given away,
        who made it, or has the spectators' link; a finished one for anybody who has its address."""
        async with self.cache.up_to_date(id, trusting) as live:
            self.let_see(live, person, token)
            yield live

    def let_see(self, live: Live, person: str, token: str | None = None) -> None:
        """Refuse whoever may not see a table."""
        row = live.row
        invited = row.spectators is not None and token == row.spectators
        theirs = row.creator == person or any(person in (seat.person_id, seat.owner) for seat in row.seats)
        if not (theirs or invited or row.outcome is not None):
            raise not_found("table")
        self.bots.looked_at(live)

    @contextmanager
    def changing(self, ids: Sequence[str]) -> Iterator[None]:
        """The rows of tables are changed beside their logs. However that ends, they may be others then: have
        them read again, and tell who watches."""
        try:
            yield
        finally:
            for id in ids:
                self.cache.doubt(id)
                self.subscribers.wake(id)

    async def settle(self, live: Live, **wanted: object) -> bool:
        """Note what people want of a table that is in hand. False: it has changed meanwhile; look again."""
        id, version = live.id, live.row.version

        def note(tx: Connection) -> bool:
            self.subscribers.announce(tx, id)
            return tables.settle(tx, id, version, **wanted)

        with self.changing([id]):
            noted = await self.store.write(note)
        await live.refresh()
        return noted

    async def renamed(self, person: str) -> None:
        """Have a person's new name shown at all their tables."""
        touched: list[str] = []

        def touch(tx: Connection) -> None:
            touched[:] = seats.touch_tables_of(tx, person)
            for id in touched:
                self.subscribers.announce(tx, id)

        with self.changing(touched):
            await self.store.write(touch)

    async def origins_are_over(self, forked_from: str | None) -> bool:
        """Whether every game that one was forked from is over: then their secrets are out."""
        return forked_from is None or await self.store.read(tables.all_over, forked_from)

    async def must_be_told(self, row: TableRow, number: int) -> None:
        """Refuse a moment from before a fork while the game that it belongs to runs: there the unknown lies
        as it did then."""
        if row.forked_at is None or number > row.forked_at:
            return
        if not await self.origins_are_over(row.forked_from):
            raise forbidden(
                "This moment belongs to the table that this one plays on from, which is still running."
            )
