"""People without sign-up: a browser holds a signed session, a recovery link moves it elsewhere."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time

from sqlalchemy.exc import IntegrityError

from tryptyk.server.problems import Refused, not_found
from tryptyk.server.store import people
from tryptyk.server.store.database import Store
from tryptyk.server.store.people import PersonRow
from tryptyk.server.tokens import new_token

COOKIE = "tryptyk"
DAY = 24 * 3600.0


class People:
    """Sessions and what a person has said about themself."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._secret = secret

    @staticmethod
    async def open(store: Store) -> People:
        """All workers of a database share the secret that signs sessions."""
        try:
            secret = await store.write(people.keep_secret, secrets.token_hex(32))
        except IntegrityError:
            # Another worker started at the same moment, and its secret is there by now.
            secret = await store.write(people.keep_secret, "")
        return People(store, bytes.fromhex(secret))

    def sign(self, id: str) -> str:
        mac = hmac.new(self._secret, id.encode(), hashlib.sha256).hexdigest()[:40]
        return f"{id}.{mac}"

    def verify(self, cookie: str | None) -> str | None:
        """The person's id, if the signature is ours."""
        if not cookie or "." not in cookie:
            return None
        id = cookie.rsplit(".", 1)[0]
        return id if hmac.compare_digest(self.sign(id).encode(), cookie.encode()) else None

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

    async def recover(self, token: str) -> PersonRow:
        row = await self._store.glance(people.with_recovery, _digest(token))
        if row is None:
            raise Refused(404, "not-found", "This recovery link is not valid any more.")
        return row


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
