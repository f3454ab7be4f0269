"""Playing rows of the ladder, and playing some of their games again."""

from __future__ import annotations

import time
import zlib
from base64 import b85decode, b85encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing

from msgspec.structs import replace

from tryptyk.kernel import Decision, Option
from tryptyk.lab.garbage import uncollected
from tryptyk.lab.ladder.rows import Folder, Head, Kept, Row
from tryptyk.lab.pool import as_done
from tryptyk.lab.simulate import Played, play_game

TENTH = 10
"""Every so-many-th game of a row is played again for a check."""


def play(
    folder: Folder,
    heads: Sequence[Head],
    games: int,
    processes: int = 1,
    seconds: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Play what rows lack of so many games, all of them at the same pace; no further once time is over.
    ``progress`` is told of every game how many there are still to be played."""
    until = None if seconds is None else time.monotonic() + seconds
    wanted = [(head, number) for head in heads for number in folder.row(head).lacks(games)]
    wanted.sort(key=lambda piece: piece[1])
    left = len(wanted)
    with closing(as_done(play_numbered, wanted, processes)) as done:
        for (head, _), kept in done:
            folder.add(head, kept)
            left -= 1
            if progress is not None:
                progress(left)
            if until is not None and time.monotonic() > until:
                return


def play_numbered(head: Head, number: int) -> Kept:
    """One game of a row."""
    moves: list[int] = []

    def note(decision: Decision, seat: int, option: Option) -> None:
        moves.append(_move(head, decision, seat, option))

    played = _played(head, number, note)
    return Kept(number, packed(moves), played)


def tenth(row: Row) -> list[int]:
    """The games of a row that a check plays again."""
    return list(row.games)[::TENTH]


class Fault(Exception):
    """A game that has become another one."""


def check(
    rows: Sequence[Row], processes: int = 1, progress: Callable[[], None] | None = None
) -> Iterator[str]:
    """Play a tenth of all games again, and say where one of them differs from what is kept."""
    again = [(row, number) for row in rows for number in tenth(row)]
    pieces = [(row.head, number, row.moves[number], row.games[number]) for row, number in again]
    with closing(as_done(check_numbered, pieces, processes)) as done:
        for (head, number, _, _), fault in done:
            if progress is not None:
                progress()
            if fault:
                yield f"{head.file}, game {number}: {fault}"


def check_numbered(head: Head, number: int, kept: str, played: Played) -> str:
    """Whether the bots still make the same choices; where they do not, the first that is another one."""
    expected = unpacked(kept)
    made = 0

    def compare(decision: Decision, seat: int, option: Option) -> None:
        nonlocal made
        if made >= len(expected) or expected[made] != _move(head, decision, seat, option):
            raise Fault(f"choice {made + 1} is now {option} by seat {seat + 1}, and was another one.")
        made += 1

    try:
        again = _played(head, number, compare)
    except Fault as fault:
        return str(fault)
    if made != len(expected):
        return f"it ends after {made} choices, and did after {len(expected)}."
    return "" if _result(again) == _result(played) else "the same choices come to another result."


def _played(head: Head, number: int, watch: Callable[[Decision, int, Option], None]) -> Played:
    seed, names = head.seating(number)
    with uncollected():
        return play_game(head.game, head.players, names, seed, head.setup, watch)


def _result(played: Played) -> Played:
    """What does not depend on the machine."""
    return replace(played, seconds=0.0, thought=())


def _move(head: Head, decision: Decision, seat: int, option: Option) -> int:
    return decision.options.index(option) * head.players + seat


def packed(moves: Sequence[int]) -> str:
    """Numbers as a short text: seven bits to a byte, the eighth says that more follow.

    >>> unpacked(packed([0, 5, 127, 128, 70_000]))
    [0, 5, 127, 128, 70000]
    """
    data = bytearray()
    for move in moves:
        while move > 0x7F:
            data.append(move & 0x7F | 0x80)
            move >>= 7
        data.append(move)
    return b85encode(zlib.compress(bytes(data), 9)).decode()


def unpacked(text: str) -> list[int]:
    moves: list[int] = []
    value = shift = 0
    for byte in zlib.decompress(b85decode(text)):
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            moves.append(value)
            value = shift = 0
    return moves
