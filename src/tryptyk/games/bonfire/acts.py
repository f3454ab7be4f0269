"""What comes next: the acts by name (BF-TURN-02)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tryptyk.games.bonfire.effects import tom
from tryptyk.games.bonfire.rules.council import COUNCIL_FIELD, council_act
from tryptyk.games.bonfire.rules.fate import (
    FIRST_FATE,
    KEEP,
    PLACE,
    council_end_act,
    first_fate_act,
    keep_act,
    place_act,
)
from tryptyk.games.bonfire.rules.gnomes import (
    GNOME_PRICE,
    RECRUIT,
    council_specialist_act,
    gnome_price_act,
    recruit_act,
)
from tryptyk.games.bonfire.rules.guardians import (
    PROCESSION,
    RETRIEVE,
    council_guardian_act,
    council_move_act,
    procession_act,
    retrieve_act,
)
from tryptyk.games.bonfire.rules.paths import (
    BUILD,
    CHOOSE_PATH,
    build_act,
    choose_path_act,
    council_path_act,
)
from tryptyk.games.bonfire.rules.payment import PAY, SPEND, pay_act, spend_act
from tryptyk.games.bonfire.rules.receiving import OFFERING, TAKE_TASK, offering_act, take_task_act
from tryptyk.games.bonfire.rules.ships import ISLAND_ACTION, SAIL, council_ship_act, island_act, sail_act
from tryptyk.games.bonfire.rules.turns import (
    ACT,
    AFTER,
    PROCEED,
    TOM_TURN,
    TURN,
    act_act,
    after_act,
    proceed_act,
    turn_act,
)
from tryptyk.games.bonfire.rules.wheel import TURN_WHEEL, council_wheel_act, turn_wheel_act
from tryptyk.kernel.game import Act

ACTS: Final[Mapping[str, Act]] = {
    TURN: turn_act,
    FIRST_FATE: first_fate_act,
    ACT: act_act,
    AFTER: after_act,
    PAY: pay_act,
    SPEND: spend_act,
    KEEP: keep_act,
    PLACE: place_act,
    CHOOSE_PATH: choose_path_act,
    BUILD: build_act,
    SAIL: sail_act,
    ISLAND_ACTION: island_act,
    OFFERING: offering_act,
    TAKE_TASK: take_task_act,
    RETRIEVE: retrieve_act,
    PROCEED: proceed_act,
    PROCESSION: procession_act,
    TURN_WHEEL: turn_wheel_act,
    GNOME_PRICE: gnome_price_act,
    RECRUIT: recruit_act,
    COUNCIL_FIELD: council_act,
    # The bonuses of the High Council, by the names of its fields.
    "council_path_tile": council_path_act,
    "council_guardian": council_guardian_act,
    "council_great_bonfire": council_wheel_act,
    "council_specialist": council_specialist_act,
    "council_move_guardian": council_move_act,
    "council_ship": council_ship_act,
    "council_fate_tile": council_end_act,
    **tom.ACTS,
}

WHOLE: Final = (TURN, FIRST_FATE, ACT, AFTER, TOM_TURN)
PARTS: Final = frozenset([name for name in ACTS if name not in WHOLE])
"""All else only finishes what a turn has begun."""
