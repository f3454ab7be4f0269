"""The latest moves of a live table: rows of the log, and how some of them looked to those who watched."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Raw

from tryptyk.kernel import Table
from tryptyk.server.store.log import LogRow
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.live import scenes
from tryptyk.server.tables.live.scenes import Scene, Watch

RECENT = 16
"""So many rows of the log are kept at hand: what sockets ask for after each choice."""
SCENES = 4
"""So many of them with the views of those who watched."""


class Recent:
    """What a worker need not look up: who is told of the latest moves asks at once, and all together."""

    def __init__(self) -> None:
        self._rows: deque[LogRow] = deque(maxlen=RECENT)
        self._scenes: deque[Scene] = deque(maxlen=SCENES)

    @property
    def weight(self) -> int:
        """How many bytes the views take; rows are next to nothing."""
        return sum(scene.weight for scene in self._scenes)

    def forget(self) -> None:
        self._rows.clear()
        self._scenes.clear()

    def note(self, row: TableRow, made: list[LogRow], watch: Watch | None) -> None:
        """Rows were added to the log; the last was watched, where somebody did."""
        self._rows.extend(made)
        if watch is not None:
            self._scenes.append(watch.scene(row, made[-1]))

    def after(self, seq: int) -> list[LogRow] | None:
        """The rows after one; None where this does not reach back so far."""
        if self._rows and self._rows[0].seq <= seq + 1:
            return [row for row in self._rows if row.seq > seq]
        return None

    def frames(self, seq: int, person: str, seats: Collection[int]) -> Raw | None:
        """How the table looked at each event of a row to somebody who watched it being made, and is told what
        these seats may know."""
        for scene in self._scenes:
            if scene.seq == seq:
                return scene.frames_for(person, seats)
        return None


@contextmanager
def watched(table: Table[Any], row: TableRow, people: Collection[str]) -> Iterator[Watch | None]:
    """While this lasts, a choice is seen by those who play scenes of it."""
    if not people:
        yield None
        return
    watch, state = scenes.watch(table, row, people), table.state
    state.watcher = watch.look
    try:
        yield watch
    finally:
        state.watcher = None
