"""What things are worth to a player who plans ahead; what the figures mean stands in weights.toml."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tryptyk.components import Case, Figures, Worths
from tryptyk.games.bonfire.scoring import score
from tryptyk.games.bonfire.state import State


class Weights:
    """The figures by which a position is judged."""

    __slots__ = (
        "at_sea", "bonus", "busy", "cell", "coming", "cost", "council_rounds", "countdown_rounds",
        "crystal", "doubt", "effort", "empty", "fate_tile", "fate_turns", "gold_token", "growth",
        "helper", "hope", "last_rounds", "march", "novice_rounds", "path_tile", "pave", "place",
        "portal", "ready", "resource", "rivals", "shared", "shortage", "spare_tile", "specialist",
        "stock", "stop", "task_turns", "tile", "tile_turns", "unsure", "used_in", "usual_rounds",
        "variety", "walk", "work", "yellow_tile",
    )  # fmt: skip

    effort: dict[str, float]
    """By kind of Task."""

    def __init__(self, figures: Figures) -> None:
        one = figures.one
        self.tile: float = one("tile")
        self.spare_tile: float = one("spare_tile")
        self.yellow_tile: float = one("yellow_tile")
        self.resource: float = one("resource")
        self.variety: float = one("variety")
        self.stock: float = one("stock")
        self.gold_token: float = one("gold_token")
        self.fate_tile: float = one("fate_tile")
        self.cell: float = one("cell")
        self.growth: float = one("growth")
        self.shortage: float = one("shortage")
        self.bonus: float = one("bonus")
        self.place: float = one("place")
        self.ready: float = one("ready")
        self.doubt: float = one("doubt")
        self.unsure: float = one("unsure")
        self.empty: float = one("empty")
        self.portal: float = one("portal")
        self.path_tile: float = one("path_tile")
        self.helper: float = one("helper")
        self.stop: float = one("stop")
        self.specialist: float = one("specialist")
        self.at_sea: float = one("at_sea")
        self.cost: float = one("cost")
        self.shared: float = one("shared")
        self.work: float = one("work")
        self.walk: float = one("walk")
        self.march: float = one("march")
        self.pave: float = one("pave")
        self.busy: float = one("busy")
        self.tile_turns: float = one("tile_turns")
        self.fate_turns: float = one("fate_turns")
        self.task_turns: float = one("task_turns")
        self.usual_rounds: float = one("usual_rounds")
        self.last_rounds: float = one("last_rounds")
        self.novice_rounds: float = one("novice_rounds")
        self.countdown_rounds: float = one("countdown_rounds")
        self.council_rounds: float = one("council_rounds")
        self.coming: float = one("coming")
        self.crystal: float = one("crystal")
        self.used_in: float = one("used_in")
        self.hope: float = one("hope")
        self.rivals: float = one("rivals")
        self.effort = figures.by_id("effort")


LEAD: Final = 50.0
"""A lead of so many points is as good to learn from as a win."""


def _reward(g: State, seat: int) -> float:
    """Half of it is the lead, in which luck plays less."""
    own, best = 0, 0
    for side in score(g):
        if seat in side.seats:
            own = side.points
        else:
            best = max(best, side.points)
    return (1.0 if own > best else 0.0) + (own - best) / LEAD


ALONE: Final = "alone"
SEVERAL: Final = "several"

WORTHS: Final = Worths(
    files("tryptyk.games.bonfire.judgement"),
    Weights,
    {SEVERAL: Case(), ALONE: Case(players=1)},
    _reward,
)
"""Alone the game is another: Tom hurries, and takes nothing away."""


def weights(g: State) -> Weights:
    found: Weights = WORTHS.by_case[SEVERAL if g.tom is None else ALONE]
    return found
