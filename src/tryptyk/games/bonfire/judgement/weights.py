"""What things are worth to a player who plans ahead; what the figures mean stands in weights.toml."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tryptyk.components import Figures

_FIGURES: Final = Figures(files("tryptyk.games.bonfire.judgement") / "weights.toml")

TILE: Final = _FIGURES.one("tile")
SPARE_TILE: Final = _FIGURES.one("spare_tile")
YELLOW_TILE: Final = _FIGURES.one("yellow_tile")
RESOURCE: Final = _FIGURES.one("resource")
VARIETY: Final = _FIGURES.one("variety")
STOCK: Final = _FIGURES.one("stock")
GOLD_TOKEN: Final = _FIGURES.one("gold_token")
FATE_TILE: Final = _FIGURES.one("fate_tile")
CELL: Final = _FIGURES.one("cell")
GROWTH: Final = _FIGURES.one("growth")
SHORTAGE: Final = _FIGURES.one("shortage")
BONUS: Final = _FIGURES.one("bonus")
PLACE: Final = _FIGURES.one("place")
READY: Final = _FIGURES.one("ready")
DOUBT: Final = _FIGURES.one("doubt")
UNSURE: Final = _FIGURES.one("unsure")
EMPTY: Final = _FIGURES.one("empty")
PORTAL: Final = _FIGURES.one("portal")
PATH_TILE: Final = _FIGURES.one("path_tile")
HELPER: Final = _FIGURES.one("helper")
STOP: Final = _FIGURES.one("stop")
SPECIALIST: Final = _FIGURES.one("specialist")
AT_SEA: Final = _FIGURES.one("at_sea")
COST: Final = _FIGURES.one("cost")
SHARED: Final = _FIGURES.one("shared")
WORK: Final = _FIGURES.one("work")
WALK: Final = _FIGURES.one("walk")
MARCH: Final = _FIGURES.one("march")
PAVE: Final = _FIGURES.one("pave")
BUSY: Final = _FIGURES.one("busy")
TILE_TURNS: Final = _FIGURES.one("tile_turns")
FATE_TURNS: Final = _FIGURES.one("fate_turns")
TASK_TURNS: Final = _FIGURES.one("task_turns")
USUAL_ROUNDS: Final = _FIGURES.one("usual_rounds")
LAST_ROUNDS: Final = _FIGURES.one("last_rounds")
NOVICE_ROUNDS: Final = _FIGURES.one("novice_rounds")
COUNTDOWN_ROUNDS: Final = _FIGURES.one("countdown_rounds")
COUNCIL_ROUNDS: Final = _FIGURES.one("council_rounds")
COMING: Final = _FIGURES.one("coming")
CRYSTAL: Final = _FIGURES.one("crystal")
USED_IN: Final = _FIGURES.one("used_in")
HOPE: Final = _FIGURES.one("hope")
RIVALS: Final = _FIGURES.one("rivals")
EFFORT: Final = _FIGURES.by_id("effort")

_FIGURES.done()
