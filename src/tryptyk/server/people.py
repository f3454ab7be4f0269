"""People without sign-up: a browser holds a signed session, a recovery link moves it elsewhere."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from tryptyk.server import schema
from tryptyk.server.problems import Refused, not_found
from tryptyk.server.store import Store
from tryptyk.server.wire import ChangeMe, Me

COOKIE = "tryptyk"
_SECRET = "session-secret"


def new_token() -> str:
    """Unguessable, and safe in an address."""
    return secrets.token_urlsafe(18)


class People:
    """Sessions and what a person has said about themself."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._secret = secret

    @staticmethod
    async def open(store: Store) -> People:
        """All workers of a database share the secret that signs sessions."""
        kept = select(schema.meta.c.value).where(schema.meta.c.key == _SECRET)
        try:
            async with store.write() as tx:
                found = await tx.scalar(kept)
                if found is None:
                    found = secrets.token_hex(32)
                    await tx.execute(insert(schema.meta).values(key=_SECRET, value=found))
        except IntegrityError:
            # Another worker started at the same moment.
            async with store.read() as tx:
                found = (await tx.execute(kept)).scalar_one()
        return People(store, bytes.fromhex(found))

    def sign(self, id: str) -> str:
        mac = hmac.new(self._secret, id.encode(), hashlib.sha256).hexdigest()[:40]
        return f"{id}.{mac}"

    def verify(self, cookie: str | None) -> str | None:
        """The person's id, if the signature is ours."""
        if not cookie or "." not in cookie:
            return None
        id = cookie.rsplit(".", 1)[0]
        return id if hmac.compare_digest(self.sign(id).encode(), cookie.encode()) else None

    async def create(self, language: str) -> Me:
        me = Me(id=new_token(), name="", language="pl" if language == "pl" else "en", colours="auto")
        async with self._store.write() as tx:
            await tx.execute(
                insert(schema.people).values(
                    id=me.id, name=me.name, language=me.language, colours=me.colours, created=time.time()
                )
            )
        return me

    async def get(self, id: str) -> Me | None:
        async with self._store.read() as tx:
            row = (await tx.execute(select(schema.people).where(schema.people.c.id == id))).mappings().first()
        return None if row is None else _me(row)

    async def change(self, id: str, change: ChangeMe) -> Me:
        values: dict[str, str] = {}
        if change.name is not None:
            values["name"] = change.name.strip()
        if change.language is not None:
            values["language"] = change.language
        if change.colours is not None:
            values["colours"] = change.colours
        if values:
            async with self._store.write() as tx:
                await tx.execute(update(schema.people).where(schema.people.c.id == id).values(**values))
        me = await self.get(id)
        if me is None:
            raise not_found("person")
        return me

    async def recovery(self, id: str) -> str:
        """A new recovery link's token; the old one ends. Only its digest is kept."""
        token = new_token()
        async with self._store.write() as tx:
            await tx.execute(
                update(schema.people).where(schema.people.c.id == id).values(recovery=_digest(token))
            )
        return token

    async def recover(self, token: str) -> Me:
        async with self._store.read() as tx:
            row = (
                (await tx.execute(select(schema.people).where(schema.people.c.recovery == _digest(token))))
                .mappings()
                .first()
            )
        if row is None:
            raise Refused(404, "not-found", "This recovery link is not valid any more.")
        return _me(row)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _me(row: Any) -> Me:
    return Me(id=row["id"], name=row["name"], language=row["language"], colours=row["colours"])
