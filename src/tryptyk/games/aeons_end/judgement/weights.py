"""What things are worth to a bot, against each nemesis; what the figures mean stands in weights.toml."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tryptyk.components import Case, Figures, Worths
from tryptyk.games.aeons_end.components.catalogue import CARDS
from tryptyk.games.aeons_end.components.printed import CORRUPTION, SPELL
from tryptyk.games.aeons_end.effects import nemeses
from tryptyk.games.aeons_end.rules.damage import nemesis_start_life
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES
from tryptyk.games.aeons_end.scoring import won
from tryptyk.games.aeons_end.state import State


class Weights:
    """The figures by which a position against one nemesis is judged."""

    __slots__ = (
        "ability", "aether", "aether_growth", "aether_now", "armoured", "buyable", "chance", "closed",
        "damage", "exhausted", "focused", "glut", "gravehold", "gravehold_low", "held", "in_hand",
        "known_next", "lasts", "loose_aether", "mage_life", "mage_low", "minion_life", "minion_tier",
        "nemesis_card", "nemesis_low", "open_bonus", "player_card", "power_tier", "power_wait", "prepped",
        "ready", "shield", "threat",
    )  # fmt: skip

    ability: dict[str, float]
    chance: dict[str, float]
    damage: dict[str, float]
    """By card: what a spell does over the game,"""
    aether: dict[str, float]
    """and what any card brings."""
    minion_tier: tuple[float, ...]
    power_tier: tuple[float, ...]
    threat: dict[str, float]

    def __init__(self, figures: Figures) -> None:
        one = figures.one
        self.nemesis_low: float = one("nemesis_low")
        self.minion_life: float = one("minion_life")
        self.armoured: float = one("armoured")
        self.minion_tier = figures.row("minion_tier")
        self.power_tier = figures.row("power_tier")
        self.power_wait: float = one("power_wait")
        self.gravehold: float = one("gravehold")
        self.gravehold_low: float = one("gravehold_low")
        self.mage_life: float = one("mage_life")
        self.mage_low: float = one("mage_low")
        self.exhausted: float = one("exhausted")
        self.open_bonus: float = one("open_bonus")
        self.closed: float = one("closed")
        self.focused: float = one("focused")
        self.prepped: float = one("prepped")
        self.ready: float = one("ready")
        self.held: float = one("held")
        self.buyable: float = one("buyable")
        self.in_hand: float = one("in_hand")
        self.loose_aether: float = one("loose_aether")
        self.player_card: float = one("player_card")
        self.nemesis_card: float = one("nemesis_card")
        self.known_next: float = one("known_next")
        self.lasts: float = one("lasts")
        self.aether_now: float = one("aether_now")
        self.aether_growth: float = one("aether_growth")
        self.glut: float = one("glut")
        self.shield: float = one("shield")
        self.ability = figures.by_id("ability")
        self.chance = figures.by_id("chance")
        self.threat = figures.by_id("threat")
        corrupted = one("corrupted")
        damage, aether = figures.by_id("damage"), figures.by_id("aether")
        self.damage = {
            card.id: damage.get(card.id, float(card.damage)) if card.type == SPELL else 0.0
            for card in CARDS.values()
        }
        self.aether = {
            card.id: corrupted
            if card.type == CORRUPTION
            else aether.get(card.id, card.aether + 0.5 * (card.aether_gem_only + card.aether_spell_only))
            for card in CARDS.values()
        }


def _reward(g: State, seat: int) -> float:
    """The nearer the nemesis came to defeat, the less a game was lost. But only a little: who attacks without
    a thought comes nearer to it, and wins less often."""
    return 1.0 if won(g) else 0.1 * (1.0 - g.nemesis_life / nemesis_start_life(g))


assert nemeses.__path__, "with that package they enter themselves"

WORTHS: Final = Worths(
    files("tryptyk.games.aeons_end.judgement"),
    Weights,
    {id: Case({"nemesis": id}, figures={"threat": found.threats}) for id, found in NEMESIS_TYPES.items()},
    _reward,
    steady=("chance.",),
)
"""By nemesis: each threatens with something else."""


def weights(g: State) -> Weights:
    found: Weights = WORTHS.by_case[g.mat.id]
    return found
