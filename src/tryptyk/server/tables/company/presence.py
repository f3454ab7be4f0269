"""Who is present at which table: in this worker, and in the others as they tell."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable

LINGER_SECONDS = 2.0
"""So long somebody counts as present after their last socket has closed: a page that is loaded anew, or a
connection that comes back, is no absence."""
DEAD_SECONDS = 15.0
"""A worker that says nothing for so long has died, and nobody is present there."""
MOST = 100
"""So many people of a table are told to the other workers: a notification has at most 8,000 bytes."""

HERE, WHO, ALIVE, ENDS = "=", "?", "~", "~~"
"""What workers tell each other: ``=table people`` who is present with me; ``?table`` who is with you?"""


class Presences:
    """People at tables. It tells the other workers by ``tell``, and whom it concerns by ``changed``: a table,
    and whether somebody has left it."""

    def __init__(self, tell: Callable[[str], None], changed: Callable[[str, bool], None]) -> None:
        self._tell = tell
        self._changed = changed
        self._here: dict[str, Counter[str]] = defaultdict(Counter)
        self._lingering: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._elsewhere: dict[str, dict[str, frozenset[str]]] = defaultdict(dict)
        """By table and worker."""
        self._heard: dict[str, float] = {}

    def present(self, table: str) -> set[str]:
        here = self._here.get(table, ())
        return {*here}.union(*self._elsewhere.get(table, {}).values())

    def come(self, table: str, person: str) -> None:
        """Another socket of a person."""
        lingering = self._lingering.pop((table, person), None)
        if lingering is not None:
            lingering.cancel()
        first, new = table not in self._here, person not in self._here.get(table, ())
        self._here[table][person] += 1 if lingering is None else 0
        if first:
            self._tell(f"{WHO}{table}")
        if new:
            self._tell_here(table)
        self._changed(table, False)

    def go(self, table: str, person: str) -> None:
        """A socket less."""
        if not self._one_of_several(table, person):
            loop = asyncio.get_running_loop()
            self._lingering[table, person] = loop.call_later(LINGER_SECONDS, self._leave, table, person)

    def fall_silent(self, table: str, person: str) -> None:
        """A socket on which nobody answers: that was waited for long enough."""
        if not self._one_of_several(table, person):
            self._leave(table, person)

    def _one_of_several(self, table: str, person: str) -> bool:
        """Count a socket less, unless it is the person's last."""
        several = self._here[table][person] > 1
        if several:
            self._here[table][person] -= 1
        return several

    def _leave(self, table: str, person: str) -> None:
        self._lingering.pop((table, person), None)
        del self._here[table][person]
        if not self._here[table]:
            del self._here[table]
        self._tell_here(table)
        self._changed(table, True)

    def stop(self) -> None:
        for timer in self._lingering.values():
            timer.cancel()

    # Other workers

    def hear(self, worker: str, what: str) -> None:
        self._heard[worker] = time.monotonic()
        if what == ENDS:
            self._forget(worker)
        elif what.startswith(WHO) and (table := what.removeprefix(WHO)) in self._here:
            self._tell_here(table)
        elif what.startswith(HERE):
            table, _, people = what.removeprefix(HERE).partition(" ")
            self._note(worker, table, frozenset(people.split(",")) - {""})

    def _note(self, worker: str, table: str, people: frozenset[str]) -> None:
        before = self._elsewhere[table].pop(worker, frozenset())
        if people:
            self._elsewhere[table][worker] = people
        elif not self._elsewhere[table]:
            del self._elsewhere[table]
        if people != before:
            self._changed(table, False)

    def retell(self) -> None:
        """Perhaps something was not heard."""
        for table in list(self._here):
            self._tell(f"{WHO}{table}")
            self._tell_here(table)

    def show_life(self) -> None:
        """To be called every few seconds where there are other workers."""
        self._tell(ALIVE)
        now = time.monotonic()
        for worker in [worker for worker, at in self._heard.items() if now - at > DEAD_SECONDS]:
            self._forget(worker)

    def _forget(self, worker: str) -> None:
        self._heard.pop(worker, None)
        for table in [table for table, workers in self._elsewhere.items() if worker in workers]:
            self._note(worker, table, frozenset())

    def _tell_here(self, table: str) -> None:
        people = sorted(self._here.get(table, ()))[:MOST]
        self._tell(f"{HERE}{table} {','.join(people)}")
