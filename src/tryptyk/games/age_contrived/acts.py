"""What comes next: the acts by name (WC-TURN, WC-EOT)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tryptyk.games.age_contrived.effects.automa.acts import AUTOMA_ACTS
from tryptyk.games.age_contrived.rules import (
    actions,
    bonuses,
    claiming,
    conduits,
    convey,
    crossing,
    filling,
    journeys,
    movement,
    opening,
    patrons,
    placing,
    repositioning,
    resolving,
    stages,
    tracks,
    turns,
)
from tryptyk.games.age_contrived.rules.gods import GODS
from tryptyk.kernel.game import Act

ACTS: Final[Mapping[str, Act]] = {
    # Before the first turn
    opening.ARRANGE: opening.arrange_act,
    opening.SET_ASIDE: opening.set_aside_act,
    opening.REVEAL: opening.reveal_act,
    opening.DRAFT: opening.draft_act,
    # Turns
    stages.TURN: turns.turn_act,
    turns.CHOOSE: turns.choose_turn_act,
    stages.STAGE: stages.stage_act,
    stages.END_TURN: stages.end_turn_act,
    # The convey turn
    convey.SECOND_TILE: convey.second_tile_act,
    convey.CONDUIT_STEP: convey.conduit_step_act,
    conduits.CONDUITS: conduits.conduits_act,
    convey.FILL_STEP: convey.fill_step_act,
    filling.FILL: filling.fill_act,
    patrons.PATRON_BUILD: patrons.patron_build_act,
    convey.CONVEY_END: convey.convey_end_act,
    # The action turn
    actions.ACTIONS: actions.actions_act,
    actions.ANY_TILE: actions.any_tile_act,
    actions.USE: actions.use_act,
    placing.PLACE: placing.place_act,
    repositioning.LIFT: repositioning.lift_act,
    claiming.CLAIM: claiming.claim_act,
    claiming.PAY_POOL: claiming.pay_pool_act,
    claiming.REPLACE: claiming.replace_act,
    claiming.SLIDE: claiming.slide_act,
    claiming.CONTRIBUTE: claiming.contribute_act,
    # Movement
    journeys.MOVE: movement.move_act,
    journeys.TRACK: tracks.track_act,
    crossing.CROSS: crossing.cross_act,
    # Bonuses
    bonuses.GAIN_ANY: bonuses.gain_any_act,
    bonuses.BRIDGE: bonuses.bridge_act,
    bonuses.UPGRADE: bonuses.upgrade_act,
    bonuses.CONDUIT: bonuses.conduit_act,
    bonuses.FREE_TILE: claiming.free_tile_act,
    bonuses.BENEFIT: bonuses.benefit_act,
    bonuses.CHOOSE_TRACK: bonuses.choose_track_act,
    filling.REFILL: filling.refill_act,
    # Sections
    resolving.SHARE: resolving.share_act,
    resolving.SET_APART: resolving.set_apart_act,
    resolving.CLEAR: resolving.clear_act,
    resolving.ATTACH: resolving.attach_act,
    resolving.WHEREVER: resolving.wherever_act,
    resolving.BUILD: resolving.build_act,
    # Abilities
    **{name: act for god in GODS.values() for name, act in god.acts().items()},
    # The automa
    **AUTOMA_ACTS,
}

WHOLE: Final = (
    opening.ARRANGE, opening.DRAFT, stages.TURN, turns.CHOOSE, stages.END_TURN, actions.ACTIONS,
    filling.FILL, *[name for god in GODS.values() for name in god.whole()],
)  # fmt: skip
"""One energy on a tile can be judged by itself."""
PARTS: Final = frozenset([name for name in ACTS if name not in WHOLE])
"""All else only finishes what a turn has begun."""
