"""Scenes: how a table looked at each event of a choice to those who watched while it was made."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw

from tryptyk import games
from tryptyk.kernel import Event, Game, State, Table, Told, events_for
from tryptyk.server.store.log import LogRow
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.telling.door import looker, seat_in_focus

MOST_FRAMES = 200
"""So many a move has at most; nobody would look at more of them one by one."""

encode = msgspec.json.encode


class Frames:
    """The views of one pair of eyes, of each the parts that are not as in the one before."""

    def __init__(self, game: Game[Any], eyes: int, seats: Collection[int]) -> None:
        """``seats``: there is a frame for each event that these may know of."""
        self.found: list[dict[str, Raw]] = []
        self._game = game
        self._eyes = eyes
        self._seats = seats
        self._shown: dict[str, Raw] = {}

    def look(self, state: State, told: Told) -> None:
        if not told.is_for(self._seats) or len(self.found) >= MOST_FRAMES:
            return
        view = self._game.view(state, self._eyes)
        names = zip(view.__struct_fields__, view.__struct_encode_fields__)
        parts = {name: Raw(encode(getattr(view, field))) for field, name in names}
        self.found.append({name: part for name, part in parts.items() if self._shown.get(name) != part})
        self._shown = parts


@dataclass(frozen=True)
class _Seen:
    """A choice as one person saw it."""

    seats: Collection[int]
    """The events are those that these may know of."""
    frames: Raw


@dataclass(frozen=True)
class Scene:
    """A row of the log as those saw it who watched, by person."""

    seq: int
    seen: dict[str, _Seen]
    weight: int
    """So many bytes it takes."""

    def frames_for(self, person: str, seats: Collection[int]) -> Raw | None:
        """For somebody who is told what these seats may know; None where it was another thing then."""
        seen = self.seen.get(person)
        return None if seen is None or seen.seats != seats else seen.frames


@dataclass
class Watch:
    """Sees all that is told while a choice is made. The views wait until it is written: they would be for
    nothing."""

    eyes: dict[str, int]
    """Through whose eyes each person looks who watches."""
    _seen: list[tuple[State, Told]] = field(default_factory=list)

    def look(self, state: State, told: Told) -> None:
        if len(self._seen) < MOST_FRAMES:
            self._seen.append((state.copy(), told))

    def scene(self, row: TableRow, made: LogRow) -> Scene:
        """What a row that has been written was like."""
        game = games.load(row.game).game
        found: dict[tuple[int, Collection[int]], Raw] = {}
        seen: dict[str, _Seen] = {}
        for person, eyes in self.eyes.items():
            who = looker(row, person)
            seats = who.seats_at(made.number)
            events = events_for(seats, made.events)
            if made.seat in who.seats and not _comes_of_it(row.game, events, who.seats):
                continue
            if (eyes, seats) not in found:
                frames = Frames(game, eyes, seats)
                for state, told in self._seen:
                    frames.look(state, told)
                found[eyes, seats] = Raw(encode(frames.found))
            seen[person] = _Seen(seats, found[eyes, seats])
        return Scene(made.seq, seen, sum(memoryview(frames).nbytes for frames in found.values()))


def watch(table: Table[Any], row: TableRow, people: Iterable[str]) -> Watch:
    """People look as the table shows itself to them before the choice."""
    return Watch({person: seat_in_focus(table, row.seats_of(person)) for person in people})


def _comes_of_it(game: str, events: Iterable[Event], mine: Collection[int]) -> bool:
    """Whether more comes of an own choice than its doer knows: a turn begins, or something is shown that is
    none of their seats' doing. Of others nobody plays a scene."""
    for event in events:
        whose = _scenic(game, str(event[0]))
        if whose is not None and not any(event[place] in mine for place in whose if place < len(event)):
            return True
    return False


@cache
def _scenic(game: str, kind: str) -> tuple[int, ...] | None:
    """Where an event names seats that is worth a scene; nowhere for one with which a turn begins. None: it is
    not worth one."""
    words = games.load(game).vocabulary
    if kind in words.turns:
        return ()
    if kind not in words.shown:
        return None
    return tuple(
        place
        for place, name in enumerate(words.events[kind], start=1)
        if name == "seat" or name in words.seats
    )
