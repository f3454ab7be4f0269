"""What things are worth to a bot; the figures, with what they mean, are in weights.toml."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tryptyk.components import Figures

_FIGURES: Final = Figures(files("tryptyk.games.aeons_end.judgement") / "weights.toml")

SCALE: Final = _FIGURES.one("scale")
NEMESIS_LOW: Final = _FIGURES.one("nemesis_low")
MINION_LIFE: Final = _FIGURES.one("minion_life")
ARMOURED: Final = _FIGURES.one("armoured")
MINION_TIER: Final = _FIGURES.row("minion_tier")
POWER_TIER: Final = _FIGURES.row("power_tier")
POWER_WAIT: Final = _FIGURES.one("power_wait")
GRAVEHOLD: Final = _FIGURES.one("gravehold")
GRAVEHOLD_LOW: Final = _FIGURES.one("gravehold_low")
MAGE_LIFE: Final = _FIGURES.one("mage_life")
MAGE_LOW: Final = _FIGURES.one("mage_low")
EXHAUSTED: Final = _FIGURES.one("exhausted")
OPEN_BONUS: Final = _FIGURES.one("open_bonus")
CLOSED: Final = _FIGURES.one("closed")
FOCUSED: Final = _FIGURES.one("focused")
PREPPED: Final = _FIGURES.one("prepped")
READY: Final = _FIGURES.one("ready")
HELD: Final = _FIGURES.one("held")
BUYABLE: Final = _FIGURES.one("buyable")
IN_HAND: Final = _FIGURES.one("in_hand")
LOOSE_AETHER: Final = _FIGURES.one("loose_aether")
PLAYER_CARD: Final = _FIGURES.one("player_card")
NEMESIS_CARD: Final = _FIGURES.one("nemesis_card")
KNOWN_NEXT: Final = _FIGURES.one("known_next")
LASTS: Final = _FIGURES.one("lasts")
AETHER_NOW: Final = _FIGURES.one("aether_now")
AETHER_GROWTH: Final = _FIGURES.one("aether_growth")
SHIELD: Final = _FIGURES.one("shield")
CORRUPTED: Final = _FIGURES.one("corrupted")
ABILITY: Final = _FIGURES.by_id("ability")
DAMAGE: Final = _FIGURES.by_id("damage")
AETHER: Final = _FIGURES.by_id("aether")

_FIGURES.done()
