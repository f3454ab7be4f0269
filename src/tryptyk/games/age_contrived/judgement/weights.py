"""What things are worth to a bot; the figures, with what they mean, are in weights.toml."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tryptyk.components import Figures

_FIGURES: Final = Figures(files("tryptyk.games.age_contrived.judgement") / "weights.toml")

MONUMENT_STEP: Final = _FIGURES.one("monument_step")
PILLAR_STEP: Final = _FIGURES.one("pillar_step")
BOOT_STEP: Final = _FIGURES.one("boot_step")
FAR: Final = _FIGURES.one("far")
NEAR: Final = _FIGURES.one("near")
STEPS: Final = _FIGURES.whole("steps")
LONG: Final = _FIGURES.one("long")
SHORT: Final = _FIGURES.one("short")
ROOM: Final = _FIGURES.one("room")
CROWD: Final = _FIGURES.one("crowd")
PRESS: Final = _FIGURES.one("press")
AHEAD: Final = _FIGURES.one("ahead")
IMPATIENCE: Final = _FIGURES.one("impatience")
OTHERS: Final = _FIGURES.one("others")
BONUSES: Final = _FIGURES.by_id("bonuses")
UPPER_SPACE: Final = _FIGURES.one("upper_space")
LOWER_SPACE: Final = _FIGURES.one("lower_space")
TILE_SYMBOL: Final = _FIGURES.one("tile_symbol")
CONVEYS: Final = _FIGURES.one("conveys")
CONDUIT: Final = _FIGURES.one("conduit")
CONDUIT_STEPS: Final = _FIGURES.row("conduit_steps")
UPGRADE: Final = _FIGURES.one("upgrade")
GAINED: Final = _FIGURES.one("gained")
GAINED_PRIMAL: Final = _FIGURES.one("gained_primal")
HALF_GAINED: Final = _FIGURES.one("half_gained")
PATRON: Final = _FIGURES.one("patron")
ACHIEVEMENT: Final = _FIGURES.one("achievement")
REWARD: Final = _FIGURES.one("reward")
ACTIVATED: Final = _FIGURES.one("activated")
BEGUN: Final = _FIGURES.row("begun")
FINISHED: Final = _FIGURES.one("finished")
GIFT: Final = _FIGURES.one("gift")
POOL: Final = _FIGURES.row("pool")
COVERED: Final = _FIGURES.one("covered")
KEPT: Final = _FIGURES.one("kept")
SOON: Final = _FIGURES.row("soon")
FILLED: Final = _FIGURES.one("filled")
CHARGED: Final = _FIGURES.one("charged")
REFILL: Final = _FIGURES.one("refill")
MOVED: Final = _FIGURES.one("moved")
REPOSITIONED: Final = _FIGURES.one("repositioned")
CLAIMED: Final = _FIGURES.one("claimed")
RESOLVED: Final = _FIGURES.one("resolved")
RESTLESS: Final = _FIGURES.one("restless")
LATER: Final = _FIGURES.one("later")

_FIGURES.done()
