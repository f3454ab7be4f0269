"""How often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict

from tryptyk.server.problems import Refused


class RateLimit:
    """A bucket of requests for each client, filled at a steady pace."""

    def __init__(self, per_second: float, burst: int, clients: int = 50_000) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clients = clients
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def check(self, client: str, cost: float = 1) -> None:
        if not self.has_room(client, cost):
            raise Refused(429, "too-many-requests", "Too many requests at once; wait a moment and try again.")

    def has_room(self, client: str, cost: float = 1) -> bool:
        """Whether one more is borne; if so, it is counted."""
        if self._per_second <= 0:
            return True
        now = time.monotonic()
        tokens, since = self._buckets.get(client, (float(self._burst), now))
        tokens = min(float(self._burst), tokens + (now - since) * self._per_second)
        if tokens < cost:
            return False
        self._buckets[client] = (tokens - cost, now)
        self._buckets.move_to_end(client)
        if len(self._buckets) > self._clients:
            self._buckets.popitem(last=False)
        return True
