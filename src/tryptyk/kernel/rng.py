"""Randomness that depends on nothing but a seed and the number of draws so far."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

# Words of 64 bits. Compiled they are machine words, which wrap around by themselves and whose highest bit is
# a sign; interpreted they are whole numbers that have to be cut to size. The same lines come to the same bits
# either way, because constants are put together from halves and right shifts are cut to what they leave.
_HALF: Final = 0xFFFF_FFFF
_ALL: Final[i64] = (i64(_HALF) << 32) | _HALF
_GOLDEN: Final[i64] = (i64(0x9E37_79B9) << 32) | 0x7F4A_7C15
_FIRST: Final[i64] = (i64(0xBF58_476D) << 32) | 0x1CE4_E5B9
_SECOND: Final[i64] = (i64(0x94D0_49BB) << 32) | 0x1331_11EB


class Tape:
    """What a generator has brought, in order. Another one that is given it brings the same first.

    An entry is a number, or for what was shuffled a list: where each of the items had been before. Recorded
    is the list itself and how it was left.
    """

    __slots__ = ("entries", "place", "playing")

    entries: list[Any]
    playing: bool
    """It is played; else it records."""
    place: int

    def __init__(self, entries: list[Any], playing: bool) -> None:
        self.entries = entries
        self.playing = playing
        self.place = 0


class Rng:
    """A counter-based generator (SplitMix64): its whole state is ``seed`` and ``draws``.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(5)] == [Rng(7, n).below(6) for n in range(5)]
    True
    """

    __slots__ = ("_seed", "draws", "tape")

    _seed: i64
    draws: i64
    tape: Tape | None
    """One that is played goes on in copies."""

    def __init__(self, seed: int, draws: int = 0) -> None:
        high: i64 = (seed >> 32) & _HALF
        low: i64 = seed & _HALF
        self._seed = (high << 32) | low
        self.draws = draws
        self.tape = None

    @property
    def seed(self) -> int:
        return _unsigned(self._seed)

    def copy(self) -> Rng:
        twin = Rng(self._seed, self.draws)
        tape = self.tape
        if tape is not None and tape.playing:
            twin.tape = Tape(tape.entries, True)
            twin.tape.place = tape.place
        return twin

    def _word(self) -> i64:
        """The next 64 random bits; more may stand above them, which whoever calls has to cut."""
        self.draws += 1
        z: i64 = self._seed + self.draws * _GOLDEN
        z = ((z ^ (z >> 30 & 0x3_FFFF_FFFF)) * _FIRST) & _ALL
        z = (z ^ (z >> 27 & 0x1F_FFFF_FFFF)) * _SECOND
        return z ^ (z >> 31 & 0x1_FFFF_FFFF)

    def bits(self) -> int:
        """The next 64 random bits."""
        if self.tape is not None:
            return self._taped(None)
        return _unsigned(self._word())

    def below(self, limit: i64) -> int:
        """A whole number from 0 to ``limit - 1``; the limit fits into half a word."""
        if self.tape is not None:
            return self._taped(limit)
        z: i64 = self._word()
        # (z * limit) >> 64, by halves.
        return ((z >> 32 & _HALF) * limit + ((z & _HALF) * limit >> 32)) >> 32

    def shuffle(self, items: list[T]) -> None:
        tape = self.tape
        if tape is not None:
            if tape.playing:
                self._lay_out(tape, items)
                return
            self.tape = None
            self.shuffle(items)
            self.tape = tape
            tape.entries.append((items, items[:]))
            return
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def spawn(self) -> Rng:
        """An independent generator, seeded by the next bits of this one."""
        return Rng(self.bits())

    def _taped(self, limit: int | None) -> int:
        tape = self.tape
        assert tape is not None
        if tape.playing:
            found: int = self._next(tape)
            return found
        self.tape = None
        found = self.bits() if limit is None else self.below(limit)
        self.tape = tape
        tape.entries.append(found)
        return found

    def _next(self, tape: Tape) -> Any:
        entry = tape.entries[tape.place]
        tape.place += 1
        self.draws += 1
        if tape.place == len(tape.entries):
            self.tape = None
        return entry

    def _lay_out(self, tape: Tape, items: list[T]) -> None:
        """As the tape has it. Where it says which items those shall be, it learns where they come from."""
        place = tape.place
        order = self._next(tape)
        if len(order) != len(items):
            raise IndexError("What is shuffled is not what the tape has.")
        if isinstance(order, tuple):
            left = list(range(len(items)))
            found: list[int] = []
            for wanted in order:
                at = left[0]
                for index in left:
                    if items[index] == wanted:
                        at = index
                        break
                left.remove(at)
                found.append(at)
            order = tape.entries[place] = found
        items[:] = [items[index] for index in order]


def _unsigned(word: i64) -> int:
    high: int = word >> 32 & _HALF
    low: int = word & _HALF
    return high << 32 | low
