"""People without sign-up: known by their sessions, and elsewhere by a recovery link."""

from __future__ import annotations

import hashlib
import time

from tryptyk.server.problems import Refused, not_found
from tryptyk.server.store import people
from tryptyk.server.store.database import Store
from tryptyk.server.store.people import PersonRow
from tryptyk.server.tokens import new_token

DAY = 24 * 3600.0


class People:
    """What people have said about themselves."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, language: str) -> PersonRow:
        now = time.time()
        row = PersonRow(new_token(), "", "pl" if language == "pl" else "en", "auto", seen=now)
        await self._store.write(people.add, row, now)
        return row

    async def note_visit(self, row: PersonRow) -> None:
        """Somebody is here again; once a day is enough to know that."""
        now = time.time()
        if now - row.seen > DAY:
            await self._store.write(people.change, row.id, {"seen": now})

    async def find(self, id: str) -> PersonRow | None:
        return await self._store.glance(people.get, id)

    async def get(self, id: str) -> PersonRow:
        row = await self.find(id)
        if row is None:
            raise not_found("person")
        return row

    async def change(self, id: str, values: dict[str, str]) -> PersonRow:
        if values:
            await self._store.write(people.change, id, values)
        return await self.get(id)

    async def recovery(self, id: str) -> str:
        """A new recovery link's token; the old one ends. Only its digest is kept."""
        token = new_token()
        await self._store.write(people.change, id, {"recovery": _digest(token)})
        return token

    async def end_recovery(self, id: str) -> None:
        await self._store.write(people.change, id, {"recovery": None})

    async def recover(self, token: str) -> PersonRow:
        row = await self._store.glance(people.with_recovery, _digest(token))
        if row is None:
            raise Refused(404, "not-found", "This recovery link is not valid any more.")
        return row


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
