"""The host of the tables: finds them, takes choices, takes them back."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Connection

from tryptyk.games import UnknownGame
from tryptyk.kernel import IllegalChoice, InvalidRecord, Option
from tryptyk.server.http.wire import AnswerUndo, Choose, Done, Undo
from tryptyk.server.problems import Refused, forbidden, invalid, not_found, old_rules, over, stale
from tryptyk.server.store import repository
from tryptyk.server.store.database import Store
from tryptyk.server.store.repository import UNDO, Raced, TableRow
from tryptyk.server.tables.bot_moves import BotMoves
from tryptyk.server.tables.live import Live
from tryptyk.server.tables.past import Past
from tryptyk.server.tables.subscribers import News
from tryptyk.server.tables.thinkers import Thinkers

LIVE_TABLES = 2_000
"""So many tables stay in a worker's memory; the others are rebuilt when they are asked for."""

logger = logging.getLogger(__name__)

_TOKEN = re.compile(r"[A-Za-z0-9_-]{1,40}")


def is_token(text: str) -> bool:
    """Whether this can be an id or a token at all: the database need not be asked about anything else."""
    return _TOKEN.fullmatch(text) is not None


class Host:
    """One worker's access to all tables. It holds nothing that it cannot rebuild from the database."""

    def __init__(self, store: Store, news: News, thinkers: Thinkers) -> None:
        self.store = store
        self.news = news
        self.past = Past(store)
        self.bots = BotMoves(self, thinkers)
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live | None]] = {}

    # Finding tables

    async def live(self, id: str) -> Live:
        """The table, as far as this worker knows it; ``refresh`` it under its lock before relying on it."""
        found = self._live.get(id)
        if found is not None:
            self._live.move_to_end(id)
            return found
        if not is_token(id):
            raise not_found("table")
        task = self._loading.get(id)
        if task is None:
            task = asyncio.create_task(Live.load(self.store, self.past, id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        try:
            loaded = await asyncio.shield(task)
        except (InvalidRecord, UnknownGame) as error:
            logger.warning("a table cannot be opened", extra={"fields": {"why": str(error)}})
            raise Refused(409, "unreadable", "This version of the server cannot open the table.") from error
        if loaded is None:
            raise not_found("table")
        return self.keep(loaded)

    def keep(self, live: Live) -> Live:
        kept = self._live.setdefault(live.row.id, live)
        while len(self._live) > LIVE_TABLES:
            self._live.popitem(last=False)
        return kept

    @asynccontextmanager
    async def up_to_date(self, id: str) -> AsyncIterator[Live]:
        """The table as it stands now, with nobody else at it."""
        live = await self.live(id)
        async with live.lock:
            await live.refresh(self.store, self.past)
            yield live

    @asynccontextmanager
    async def seen(self, id: str, person: str, token: str | None = None) -> AsyncIterator[Live]:
        """The table as it stands now, for somebody who may see it: who sits there or made it, or has the
        spectators' link; a finished one for anybody who has its address."""
        async with self.up_to_date(id) as live:
            row = live.row
            invited = row.spectators is not None and token == row.spectators
            if not (row.seats_of(person) or row.creator == person or invited or row.outcome is not None):
                raise not_found("table")
            yield live

    def changed(self, id: str) -> None:
        """The rows of a table were changed beside its log: have it read again, and tell who watches."""
        live = self._live.get(id)
        if live is not None:
            live.stale = True
        self.news.wake(id)

    async def renamed(self, person: str) -> None:
        """Have a person's new name shown at all their tables."""

        def touch(tx: Connection) -> list[str]:
            ids = repository.touch_tables_of(tx, person)
            for id in ids:
                self.news.announce(tx, id)
            return ids

        for id in await self.store.write(touch):
            self.changed(id)

    async def origins_are_over(self, row: TableRow) -> bool:
        """Whether every game that this one was forked from is over: then their secrets are out."""
        return row.forked_from is None or await self.store.read(repository.all_over, row.forked_from)

    # Playing

    async def choose(self, person: str, id: str, choice: Choose) -> Done:
        key = None if choice.key is None else _key(person, choice.key)
        async with self.seen(id, person) as live:
            self._must_hold(live, person, choice.seat)
            if choice.seq != live.seq:
                return await self._done_before(live, key, choice)
            if live.row.seats[choice.seat].bot is not None:
                raise forbidden("A bot plays this seat; take it back first.")
            option: Option = tuple(choice.option)
            try:
                live.table.choose(option, choice.seat)
            except IllegalChoice as error:
                raise Refused(422, "illegal-choice", str(error), seq=live.seq, reason=error.reason) from error
            except BaseException:
                live.stale = True
                raise
            try:
                await live.append(self.store, self.past, self.news, choice.seat, option, key)
            except Raced:
                return await self._done_before(live, key, choice)
            return self._appended(live)

    async def _done_before(self, live: Live, key: str | None, choice: Choose) -> Done:
        """What a request with this key has done; where there is none, the choice is stale."""
        if key is not None:
            before = await self.store.glance(repository.done_with, live.row.id, key)
            if before is not None:
                if (before.seat, before.option) != (choice.seat, choice.option):
                    raise Refused(422, "key-used", "This key was used for another choice.", seq=live.seq)
                return Done(before.seq, before.number)
        raise stale(live.seq)

    def _appended(self, live: Live) -> Done:
        self.news.wake(live.row.id)
        self.bots.let_move(live)
        return Done(live.seq, live.row.number)

    def _must_hold(self, live: Live, person: str, seat: int) -> None:
        if seat >= live.row.players or live.row.seats[seat].person_id != person:
            raise forbidden("This seat is not yours.")

    # Taking back

    async def undo(self, person: str, id: str, wanted: Undo) -> Done:
        """Take back as far as is fair; beyond that, ask the others, if there are any."""
        async with self.seen(id, person) as live:
            row = live.row
            mine = self._may_take_back(live, person, wanted.seq)
            if wanted.to >= row.number:
                raise invalid(f"The table has come to {row.number} choices: there is nothing to take back.")
            if wanted.to < _floor(row):
                raise invalid("What was before this table began cannot be taken back here.")
            if row.number - wanted.to <= live.table.undoable(mine) or not _voters(row) - set(mine):
                return await self._take_back(live, mine[0], wanted.to)
            if row.undo_request is not None:
                raise Refused(
                    409, "undo-asked", "Somebody has asked already: answer that first.", seq=row.seq
                )
            await self._ask(live, {"to": wanted.to, "by": mine[0], "agreed": mine})
            return Done(row.seq, row.number)

    async def answer_undo(self, person: str, id: str, answer: AnswerUndo) -> Done:
        """Agree to go back, or refuse, or (who has asked) withdraw."""
        async with self.seen(id, person) as live:
            row = live.row
            mine = self._may_take_back(live, person, answer.seq)
            request = row.undo_request
            if request is None or answer.to not in (None, request["to"]):
                raise Refused(409, "no-request", "Nobody asks for this any more.", seq=row.seq)
            if not answer.agree:
                await self._ask(live, None)
                return Done(row.seq, row.number)
            agreed = sorted({*request["agreed"], *mine})
            if _voters(row) <= set(agreed):
                return await self._take_back(live, int(request["by"]), int(request["to"]))
            await self._ask(live, {**request, "agreed": agreed})
            return Done(row.seq, row.number)

    def _may_take_back(self, live: Live, person: str, seq: int) -> list[int]:
        """The person's seats, where taking back is possible at all."""
        mine = live.row.seats_of(person)
        if not mine:
            raise forbidden("Only who sits at the table has a say in this.")
        if seq != live.seq:
            raise stale(live.seq)
        if live.row.outcome is not None:
            # The seed has been shown by now.
            raise over()
        return mine

    async def _ask(self, live: Live, request: dict[str, object] | None) -> None:
        id, seq = live.row.id, live.seq

        def ask(tx: Connection) -> bool:
            self.news.announce(tx, id)
            return repository.set_undo_request(tx, id, seq, request)

        asked = await self.store.write(ask)
        self.changed(id)
        if not asked:
            await live.refresh(self.store, self.past)
            raise stale(live.seq)

    async def _take_back(self, live: Live, seat: int, to: int) -> Done:
        try:
            live.table.rewind_to(to)
        except IllegalChoice:
            # Further back than this worker remembers.
            try:
                live.table = await self.past.at(live.row, to)
            except InvalidRecord as error:
                raise old_rules() from error
        try:
            await live.append(self.store, self.past, self.news, seat, (UNDO, to), None)
        except Raced as error:
            raise stale(live.seq) from error
        return self._appended(live)


def _key(person: str, key: str) -> str:
    """Keys are a person's own: two people may use the same one."""
    return hashlib.sha256(f"{person} {key}".encode()).hexdigest()


def _voters(row: TableRow) -> set[int]:
    """The seats that are asked before others go back further than is fair: those that people play."""
    return {seat.seat for seat in row.seats if seat.person_id is not None and seat.bot is None}


def _floor(row: TableRow) -> int:
    """How far back a table can go: one that plays on from another stays where the unknown was dealt anew."""
    return 0 if row.forked_at is None else row.forked_at + 1
