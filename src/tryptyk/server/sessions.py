"""Sessions: a browser holds a signed cookie, and is its person's until one of them ends that."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from math import inf

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tryptyk.server.store import people, sessions
from tryptyk.server.store.database import Store
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.tokens import new_token

COOKIE = "tryptyk"
BELIEVED_SECONDS = 30.0
"""So long one of several workers relies on what it has read: whoever ends a session elsewhere says so, but
may not be heard. A server alone ends them itself."""
REMEMBERED = 50_000


@dataclass(frozen=True)
class Session:
    """A browser and the person before it."""

    id: str
    person: str

    @property
    def is_shared(self) -> bool:
        """It is from a time when all browsers of a person had one cookie, with the person's own id in it."""
        return self.id == self.person


class Sessions:
    """Who is who. Workers remember what they have read, and forget it when they hear that sessions end."""

    def __init__(self, store: Store, subscribers: Subscribers, secret: bytes) -> None:
        self._store = store
        self._subscribers = subscribers
        self._secret = secret
        self._believed = BELIEVED_SECONDS if store.shared else inf
        self._known: OrderedDict[str, tuple[Session, float]] = OrderedDict()
        """By cookies, so that the signature of one that is known is not worked out again."""
        self._forgotten = 0
        subscribers.sessions_ended = self._forget

    @staticmethod
    async def open(store: Store, subscribers: Subscribers) -> Sessions:
        """All workers of a database share the secret that signs sessions."""
        try:
            secret = await store.write(people.keep_secret, secrets.token_hex(32))
        except IntegrityError:
            # Another worker started at the same moment, and its secret is there by now.
            secret = await store.write(people.keep_secret, "")
        return Sessions(store, subscribers, bytes.fromhex(secret))

    def sign(self, id: str) -> str:
        """What a browser keeps of a session."""
        mac = hmac.new(self._secret, id.encode(), hashlib.sha256).hexdigest()[:40]
        return f"{id}.{mac}"

    def _signed(self, cookie: str) -> str | None:
        id = cookie.rpartition(".")[0]
        return id if hmac.compare_digest(self.sign(id).encode(), cookie.encode()) else None

    async def find(self, cookie: str | None) -> Session | None:
        """The session of a cookie, if the signature is ours and nobody has ended it."""
        if not cookie:
            return None
        now = time.monotonic()
        known = self._known.get(cookie)
        if known is not None and now - known[1] < self._believed:
            return known[0]
        id = self._signed(cookie)
        if id is None:
            return None
        forgotten = self._forgotten
        person = await self._store.glance(sessions.person_of, id)
        if person is None:
            self._known.pop(cookie, None)
            return None
        found = Session(id, person)
        if forgotten == self._forgotten:  # nobody has ended any meanwhile
            self._known[cookie] = found, now
            self._known.move_to_end(cookie)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return found

    async def begin(self, person: str) -> Session:
        """A further browser of a person."""
        session = Session(new_token(), person)

        def add(tx: Connection) -> int:
            ended = sessions.add(tx, session.id, person, time.time())
            if ended:
                self._subscribers.announce_end(tx, person)
            return ended

        if await self._store.write(add):
            self._forget(person)
        return session

    async def end(self, session: Session) -> None:
        """Whoever has its cookie is nobody any more; its sockets are closed."""

        def end(tx: Connection) -> None:
            sessions.end(tx, session.id)
            self._subscribers.announce_end(tx, session.person)

        await self._store.write(end)
        self._forget(session.person)

    async def end_others(self, session: Session) -> int:
        """The same for all other browsers of the person; gives how many there were."""

        def end(tx: Connection) -> int:
            self._subscribers.announce_end(tx, session.person)
            return sessions.end_others(tx, session.person, session.id)

        ended = await self._store.write(end)
        self._forget(session.person)
        return ended

    def _forget(self, person: str | None) -> None:
        """Read the sessions of a person (None: of everybody) again, and have their sockets look too."""
        self._forgotten += 1
        if person is None:
            self._known.clear()
        else:
            for cookie in [cookie for cookie, (one, _) in self._known.items() if one.person == person]:
                del self._known[cookie]
        self._subscribers.wake_person(person)
