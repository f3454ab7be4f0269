"""The Specialists' abilities (BF-SPEC): a bit for each, under which the rules ask for it.

The number of the bit is the number of the card, and that of its clause.
"""

from __future__ import annotations

from typing import Final

CROWDED_PATHS: Final = 1 << 1
LONG_STRIDE: Final = 1 << 2
GENEROUS_OFFERING: Final = 1 << 3
ELDERS_FRIEND: Final = 1 << 4
GOLDEN_HANDS: Final = 1 << 5
WANDERER: Final = 1 << 6
COUNCIL_TREASURER: Final = 1 << 7
PATH_GATHERER: Final = 1 << 8
BARTERER: Final = 1 << 9
GREY_COMPANION: Final = 1 << 10
PINK_COMPANION: Final = 1 << 11
WOOD_COMPANION: Final = 1 << 12
TURQUOISE_COMPANION: Final = 1 << 13
PLANNER: Final = 1 << 14
RECRUITER: Final = 1 << 15
FATE_DOUBLER: Final = 1 << 16
HERALD: Final = 1 << 17
BONFIRE_KEEPER: Final = 1 << 18
COMMON_CAUSE: Final = 1 << 19
GATE_KEEPER: Final = 1 << 20
NAVIGATOR: Final = 1 << 21
FIRE_TURNER: Final = 1 << 22
FIRE_MASTER: Final = 1 << 23
COUNCIL_HOST: Final = 1 << 24
PORTAL_BUILDER: Final = 1 << 25
HUMBLE_PILGRIM: Final = 1 << 26
EDGE_LAYER: Final = 1 << 27

ABILITIES: Final[dict[str, int]] = {
    "specialist_crowded_paths": CROWDED_PATHS,
    "specialist_long_stride": LONG_STRIDE,
    "specialist_generous_offering": GENEROUS_OFFERING,
    "specialist_elders_friend": ELDERS_FRIEND,
    "specialist_golden_hands": GOLDEN_HANDS,
    "specialist_wanderer": WANDERER,
    "specialist_council_treasurer": COUNCIL_TREASURER,
    "specialist_path_gatherer": PATH_GATHERER,
    "specialist_barterer": BARTERER,
    "specialist_grey_companion": GREY_COMPANION,
    "specialist_pink_companion": PINK_COMPANION,
    "specialist_wood_companion": WOOD_COMPANION,
    "specialist_turquoise_companion": TURQUOISE_COMPANION,
    "specialist_planner": PLANNER,
    "specialist_recruiter": RECRUITER,
    "specialist_fate_doubler": FATE_DOUBLER,
    "specialist_herald": HERALD,
    "specialist_bonfire_keeper": BONFIRE_KEEPER,
    "specialist_common_cause": COMMON_CAUSE,
    "specialist_gate_keeper": GATE_KEEPER,
    "specialist_navigator": NAVIGATOR,
    "specialist_fire_turner": FIRE_TURNER,
    "specialist_fire_master": FIRE_MASTER,
    "specialist_council_host": COUNCIL_HOST,
    "specialist_portal_builder": PORTAL_BUILDER,
    "specialist_humble_pilgrim": HUMBLE_PILGRIM,
    "specialist_edge_layer": EDGE_LAYER,
}
