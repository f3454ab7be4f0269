"""Randomness that depends on nothing but a seed and the number of draws so far."""

from __future__ import annotations

from typing import Final, TypeVar

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


class Rng:
    """A counter-based generator (SplitMix64): its whole state is ``seed`` and ``draws``.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(5)] == [Rng(7, n).below(6) for n in range(5)]
    True
    """

    __slots__ = ("_seed", "draws")

    _seed: i64
    draws: i64

    def __init__(self, seed: int, draws: int = 0) -> None:
        high: i64 = (seed >> 32) & _HALF
        low: i64 = seed & _HALF
        self._seed = (high << 32) | low
        self.draws = draws

    @property
    def seed(self) -> int:
        return _unsigned(self._seed)

    def copy(self) -> Rng:
        return Rng(self._seed, self.draws)

    def _word(self) -> i64:
        """The next 64 random bits; more may stand above them, which whoever calls has to cut."""
        self.draws += 1
        z: i64 = self._seed + self.draws * _GOLDEN
        z = ((z ^ (z >> 30 & 0x3_FFFF_FFFF)) * _FIRST) & _ALL
        z = (z ^ (z >> 27 & 0x1F_FFFF_FFFF)) * _SECOND
        return z ^ (z >> 31 & 0x1_FFFF_FFFF)

    def bits(self) -> int:
        """The next 64 random bits."""
        return _unsigned(self._word())

    def below(self, limit: i64) -> int:
        """A whole number from 0 to ``limit - 1``; the limit fits into half a word."""
        z: i64 = self._word()
        # (z * limit) >> 64, by halves.
        return ((z >> 32 & _HALF) * limit + ((z & _HALF) * limit >> 32)) >> 32

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def spawn(self) -> Rng:
        """An independent generator, seeded by the next bits of this one."""
        return Rng(self.bits())


def _unsigned(word: i64) -> int:
    high: int = word >> 32 & _HALF
    low: int = word & _HALF
    return high << 32 | low
