"""People without sign-up: a browser holds a signed session, a recovery link moves it elsewhere."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time

import msgspec
from sqlalchemy import ColumnElement, Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from tryptyk.server.http.wire import ChangeMe, Me
from tryptyk.server.problems import Refused, not_found
from tryptyk.server.store.database import Store
from tryptyk.server.store.schema import meta as _meta
from tryptyk.server.store.schema import people as _people

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
        try:
            secret = await store.write(_keep_secret, secrets.token_hex(32))
        except IntegrityError:
            # Another worker started at the same moment.
            secret = await store.write(_keep_secret, "")
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

    async def create(self, language: str) -> Me:
        me = Me(id=new_token(), name="", language="pl" if language == "pl" else "en", colours="auto")
        values = {**msgspec.structs.asdict(me), "created": time.time()}
        await self._store.write(lambda tx: tx.execute(insert(_people).values(values)))
        return me

    async def get(self, id: str) -> Me | None:
        return await self._store.glance(_find, _people.c.id == id)

    async def change(self, id: str, change: ChangeMe) -> Me:
        values: dict[str, str] = {}
        if change.name is not None:
            values["name"] = change.name.strip()
        if change.language is not None:
            values["language"] = change.language
        if change.colours is not None:
            values["colours"] = change.colours
        if values:
            await self._set(id, values)
        me = await self.get(id)
        if me is None:
            raise not_found("person")
        return me

    async def recovery(self, id: str) -> str:
        """A new recovery link's token; the old one ends. Only its digest is kept."""
        token = new_token()
        await self._set(id, {"recovery": _digest(token)})
        return token

    async def recover(self, token: str) -> Me:
        me = await self._store.glance(_find, _people.c.recovery == _digest(token))
        if me is None:
            raise Refused(404, "not-found", "This recovery link is not valid any more.")
        return me

    async def _set(self, id: str, values: dict[str, str]) -> None:
        await self._store.write(
            lambda tx: tx.execute(update(_people).where(_people.c.id == id).values(values))
        )


def _keep_secret(tx: Connection, new: str) -> str:
    """The secret that is kept; the new one, if there is none yet."""
    found = tx.scalar(select(_meta.c.value).where(_meta.c.key == _SECRET))
    if found is not None:
        return str(found)
    tx.execute(insert(_meta).values(key=_SECRET, value=new))
    return new


def _find(tx: Connection, where: ColumnElement[bool]) -> Me | None:
    row = tx.execute(select(_people).where(where)).first()
    return None if row is None else Me(id=row.id, name=row.name, language=row.language, colours=row.colours)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
