"""The abilities of the characters (WC-ABIL): a bit for each, under which the rules ask for it."""

from __future__ import annotations

from typing import Final

AUREON_1: Final = 1 << 0
AUREON_2: Final = 1 << 1
AUREON_3: Final = 1 << 2
IGNOTAS_1: Final = 1 << 3
IGNOTAS_2: Final = 1 << 4
IGNOTAS_3: Final = 1 << 5
MULTANEC_1: Final = 1 << 6
MULTANEC_2: Final = 1 << 7
MULTANEC_3: Final = 1 << 8
RUSNE_1: Final = 1 << 9
RUSNE_2: Final = 1 << 10
RUSNE_3: Final = 1 << 11
FREYITH_1: Final = 1 << 12
FREYITH_2: Final = 1 << 13
FREYITH_3: Final = 1 << 14

ABILITIES: Final[dict[str, tuple[int, int, int]]] = {
    "aureon": (AUREON_1, AUREON_2, AUREON_3),
    "ignotas": (IGNOTAS_1, IGNOTAS_2, IGNOTAS_3),
    "multanec": (MULTANEC_1, MULTANEC_2, MULTANEC_3),
    "rusne": (RUSNE_1, RUSNE_2, RUSNE_3),
    "freyith": (FREYITH_1, FREYITH_2, FREYITH_3),
}
"""By character, what the bridges of levels I, II and III cover."""
LEVEL_3: Final = AUREON_3 | IGNOTAS_3 | MULTANEC_3 | RUSNE_3 | FREYITH_3
