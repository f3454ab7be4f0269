"""Energies, and bags of them.

A bag is a number with four bits for each kind, so that bags are added, compared and copied as numbers. No
side has more than six energies of a kind (WC-COMP-21), and no bag ever holds more.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

COMPASS: Final = 0
MAGNET: Final = 1
ROSE: Final = 2
PRIMAL: Final = 3
KINDS: Final = ("compass", "magnet", "rose", "primal")
ALL_KINDS: Final = (COMPASS, MAGNET, ROSE, PRIMAL)
ANY: Final = 4
"""What a space of a section accepts if it accepts all kinds (WC-COMP-08)."""
SPACE_KINDS: Final = ("compass", "magnet", "rose", "primal", "any")

UNIT: Final = (1, 1 << 4, 1 << 8, 1 << 12)
"""By kind, a bag with one energy of it."""
EMPTY: Final = 0


def count(bag: int, kind: int) -> int:
    """How many energies of a kind are in a bag.

    >>> count(bag_of([COMPASS, ROSE, ROSE]), ROSE)
    2
    """
    return bag >> 4 * kind & 15


def size(bag: int) -> int:
    """How many energies are in a bag.

    >>> size(bag_of([COMPASS, ROSE, ROSE]))
    3
    """
    return (bag & 15) + (bag >> 4 & 15) + (bag >> 8 & 15) + (bag >> 12)


_LARGEST: Final = 1 << 15
_CHOICES: Final = [tuple([kind for kind in ALL_KINDS if present >> kind & 1]) for present in range(16)]
_KINDS_IN: Final[list[tuple[int, ...]]] = [
    _CHOICES[(bag & 15 > 0) + 2 * (bag >> 4 & 15 > 0) + 4 * (bag >> 8 & 15 > 0) + 8 * (bag >> 12 > 0)]
    for bag in range(_LARGEST)
]
"""By bag: asked more often than anything else, so it is looked up."""


def kinds_in(bag: int) -> tuple[int, ...]:
    """The kinds of which a bag holds any.

    >>> kinds_in(bag_of([PRIMAL, COMPASS, COMPASS]))
    (0, 3)
    """
    return _KINDS_IN[bag]


def different(bag: int) -> int:
    """How many kinds are in a bag."""
    return len(kinds_in(bag))


def bag_of(kinds: Iterable[int]) -> int:
    """A bag with energies of these kinds."""
    bag = 0
    for kind in kinds:
        bag += UNIT[kind]
    return bag


def listed(bag: int) -> list[int]:
    """The energies of a bag one by one, by kind.

    >>> listed(bag_of([ROSE, COMPASS, ROSE]))
    [0, 2, 2]
    """
    return [kind for kind in ALL_KINDS for _ in range(count(bag, kind))]


def named(bag: int) -> str:
    """A bag as one word of an option or event: the ids of its energies, with spaces.

    >>> named(bag_of([ROSE, COMPASS, ROSE]))
    'compass rose rose'
    """
    return " ".join([KINDS[kind] for kind in listed(bag)])
