"""Randomness that depends on nothing but a seed and the number of draws so far."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN: Final = 0x9E37_79B9_7F4A_7C15


class Rng:
    """A counter-based generator (SplitMix64): its whole state is ``seed`` and ``draws``.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(5)] == [Rng(7, n).below(6) for n in range(5)]
    True
    """

    __slots__ = ("draws", "seed")

    seed: int
    draws: int

    def __init__(self, seed: int, draws: int = 0) -> None:
        self.seed = seed & _MASK
        self.draws = draws

    def copy(self) -> Rng:
        return Rng(self.seed, self.draws)

    def bits(self) -> int:
        """The next 64 random bits."""
        self.draws += 1
        z = (self.seed + self.draws * _GOLDEN) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit - 1``."""
        return (self.bits() * limit) >> 64

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def spawn(self) -> Rng:
        """An independent generator, seeded by the next bits of this one."""
        return Rng(self.bits())
