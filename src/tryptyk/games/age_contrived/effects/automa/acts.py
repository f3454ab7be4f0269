"""The acts of the automa, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tryptyk.games.age_contrived.effects.automa import (
    abilities,
    actions,
    claiming,
    convey,
    deploying,
    items,
    moving,
    sharing,
    tracks,
    turn,
    wheel,
)
from tryptyk.games.age_contrived.rules.binding import AUTOMA_BOUND
from tryptyk.games.age_contrived.rules.claiming import AUTOMA_CONTRIBUTES
from tryptyk.games.age_contrived.rules.resolving import AUTOMA_SHARE
from tryptyk.games.age_contrived.rules.stages import AUTOMA_REGION
from tryptyk.games.age_contrived.rules.turns import AUTOMA_TURN
from tryptyk.kernel.game import Act

AUTOMA_ACTS: Final[Mapping[str, Act]] = {
    # Its turn
    AUTOMA_TURN: turn.automa_turn_act,
    items.CONDUITS: convey.conduits_act,
    items.PATRON: convey.patron_act,
    items.ACTIONS: actions.actions_act,
    items.PLACE: deploying.place_act,
    # Movement
    items.GO: moving.go_act,
    items.WALK: moving.walk_act,
    items.TRACK: tracks.track_act,
    # Sections and the wheel
    AUTOMA_SHARE: sharing.share_act,
    items.CLEAR: sharing.clear_act,
    items.WHEEL: wheel.wheel_act,
    items.WHEEL_BONUS: wheel.wheel_bonus_act,
    items.WHEEL_END: wheel.wheel_end_act,
    # What others bring about
    AUTOMA_CONTRIBUTES: claiming.contributes_act,
    AUTOMA_BOUND: abilities.bound_act,
    AUTOMA_REGION: abilities.region_act,
}
