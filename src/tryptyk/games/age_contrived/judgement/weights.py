"""What things are worth to a bot; the figures, with what they mean, are in weights.toml."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tryptyk.components import Case, Figures, Worths
from tryptyk.games.age_contrived.scoring import score
from tryptyk.games.age_contrived.state import State


class Weights:
    """The figures by which a position is judged."""

    __slots__ = (
        "achievement", "activated", "ahead", "begun", "bonuses", "boot_step", "by_sections", "charged",
        "claimed", "conduit", "conduit_steps", "conveys", "covered", "crowd", "exhausted", "far",
        "filled", "finished", "gained", "gained_primal", "gift", "half_gained", "impatience", "kept",
        "late_device", "late_sections", "late_tracks", "later", "long", "lower_space", "monument_step",
        "moved", "near", "others", "patron", "pillar_more", "pillar_step", "pool", "press", "race",
        "refill", "repositioned", "resolved", "restless", "reward", "room", "short", "soon", "steps",
        "tile_symbol", "upgrade", "upper_space",
    )  # fmt: skip

    bonuses: dict[str, float]
    conduit_steps: tuple[float, ...]
    begun: tuple[float, ...]
    pool: tuple[float, ...]
    soon: tuple[float, ...]

    def __init__(self, figures: Figures) -> None:
        one = figures.one
        self.monument_step: float = one("monument_step")
        self.pillar_step: float = one("pillar_step")
        self.boot_step: float = one("boot_step")
        self.far: float = one("far")
        self.near: float = one("near")
        self.steps: int = figures.whole("steps")
        self.long: float = one("long")
        self.short: float = one("short")
        self.by_sections: float = one("by_sections")
        self.late_tracks: float = one("late_tracks")
        self.late_sections: float = one("late_sections")
        self.late_device: float = one("late_device")
        self.race: float = one("race")
        self.exhausted: float = one("exhausted")
        self.pillar_more: float = one("pillar_more")
        self.room: float = one("room")
        self.crowd: float = one("crowd")
        self.press: float = one("press")
        self.ahead: float = one("ahead")
        self.impatience: float = one("impatience")
        self.others: float = one("others")
        self.bonuses = figures.by_id("bonuses")
        self.upper_space: float = one("upper_space")
        self.lower_space: float = one("lower_space")
        self.tile_symbol: float = one("tile_symbol")
        self.conveys: float = one("conveys")
        self.conduit: float = one("conduit")
        self.conduit_steps = figures.row("conduit_steps")
        self.upgrade: float = one("upgrade")
        self.gained: float = one("gained")
        self.gained_primal: float = one("gained_primal")
        self.half_gained: float = one("half_gained")
        self.patron: float = one("patron")
        self.achievement: float = one("achievement")
        self.reward: float = one("reward")
        self.activated: float = one("activated")
        self.begun = figures.row("begun")
        self.finished: float = one("finished")
        self.gift: float = one("gift")
        self.pool = figures.row("pool")
        self.covered: float = one("covered")
        self.kept: float = one("kept")
        self.soon = figures.row("soon")
        self.filled: float = one("filled")
        self.charged: float = one("charged")
        self.refill: float = one("refill")
        self.moved: float = one("moved")
        self.repositioned: float = one("repositioned")
        self.claimed: float = one("claimed")
        self.resolved: float = one("resolved")
        self.restless: float = one("restless")
        self.later: float = one("later")


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
    files("tryptyk.games.age_contrived.judgement"),
    Weights,
    {SEVERAL: Case(), ALONE: Case(players=1)},
    _reward,
)
"""Alone the game is another: the automa hurries, and grows whatever one does."""


def weights(g: State) -> Weights:
    found: Weights = WORTHS.by_case[SEVERAL if g.automa is None else ALONE]
    return found
