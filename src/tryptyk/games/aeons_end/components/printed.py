"""The kinds of printed things: player cards, nemesis cards, mats, breaches. Shared, never changed."""

from __future__ import annotations

from typing import Final

GEM: Final = "gem"
RELIC: Final = "relic"
SPELL: Final = "spell"
CORRUPTION: Final = "corruption"

ATTACK: Final = "attack"
MINION: Final = "minion"
POWER: Final = "power"

NEMESIS: Final = "nemesis"
"""The turn-order card of the nemesis, and the nemesis as a target."""
WILD: Final = "wild"
"""The X among the turn-order cards."""


class Card:
    """A player card, or a corruption, which travels among player cards. All copies of a card are alike."""

    __slots__ = ("aether", "aether_gem_only", "aether_spell_only", "cost", "damage", "id", "starter", "type")

    id: str
    type: str
    cost: int
    starter: bool
    aether: int
    aether_gem_only: int
    aether_spell_only: int
    damage: int

    def __init__(
        self,
        id: str,
        type: str,
        cost: int,
        starter: bool = False,
        aether: int = 0,
        aether_gem_only: int = 0,
        aether_spell_only: int = 0,
        damage: int = 0,
    ) -> None:
        self.id = id
        self.type = type
        self.cost = cost
        self.starter = starter
        self.aether = aether
        self.aether_gem_only = aether_gem_only
        self.aether_spell_only = aether_spell_only
        self.damage = damage

    def __repr__(self) -> str:
        return self.id


class NemesisCard:
    """An attack, minion or power of the nemesis deck; each exists once."""

    __slots__ = ("id", "life", "nemesis", "power", "tier", "type")

    id: str
    nemesis: str
    tier: int
    type: str
    life: int
    power: int

    def __init__(self, id: str, nemesis: str, tier: int, type: str, life: int = 0, power: int = 0) -> None:
        self.id = id
        self.nemesis = nemesis
        self.tier = tier
        self.type = type
        self.life = life
        self.power = power

    def __repr__(self) -> str:
        return self.id


class BreachTile:
    """What is printed on the breach of one number."""

    __slots__ = ("bonus", "focus_cost", "number", "open_costs")

    number: int
    focus_cost: int
    open_costs: tuple[int, ...]
    """By rotation: yellow section right, down, left, up."""
    bonus: int
    """Damage added to spells cast from it once it is open (AE-CAST-08)."""

    def __init__(self, number: int, focus_cost: int, open_costs: tuple[int, ...], bonus: int) -> None:
        self.number = number
        self.focus_cost = focus_cost
        self.open_costs = open_costs
        self.bonus = bonus


class MageMat:
    """A mage's mat: the ability's slots and timing, the opening hand, deck and breaches."""

    __slots__ = ("breaches", "charges", "deck", "hand", "id", "timing")

    id: str
    charges: int
    timing: str
    breaches: tuple[tuple[int, int], ...]
    """Number and rotation; rotation ``OPEN`` for an open one."""
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    """Top card first (AE-SETUP-03)."""

    def __init__(
        self,
        id: str,
        charges: int,
        timing: str,
        breaches: tuple[tuple[int, int], ...],
        hand: tuple[str, ...],
        deck: tuple[str, ...],
    ) -> None:
        self.id = id
        self.charges = charges
        self.timing = timing
        self.breaches = breaches
        self.hand = hand
        self.deck = deck


class MatRow:
    """A row of a table that is printed on a nemesis's mat."""

    __slots__ = ("figures", "id")

    id: str
    figures: dict[str, int]

    def __init__(self, id: str, figures: dict[str, int]) -> None:
        self.id = id
        self.figures = figures


class NemesisMat:
    """A nemesis's mat: life, rating, and the figures of its own rules."""

    __slots__ = ("cards", "difficulty", "figures", "id", "life", "rows", "side_cards")

    id: str
    life: int
    difficulty: int
    cards: tuple[str, ...]
    side_cards: tuple[str, ...]
    """Tier 0: what its own rules use, kept outside the deck (AE-NDECK-14)."""
    figures: dict[str, int]
    rows: tuple[MatRow, ...]

    def __init__(
        self,
        id: str,
        life: int,
        difficulty: int,
        cards: tuple[str, ...],
        side_cards: tuple[str, ...],
        figures: dict[str, int],
        rows: tuple[MatRow, ...] = (),
    ) -> None:
        self.id = id
        self.life = life
        self.difficulty = difficulty
        self.cards = cards
        self.side_cards = side_cards
        self.figures = figures
        self.rows = rows

    @property
    def own_ids(self) -> list[str]:
        """Side cards and rows: what only this nemesis's own rules use."""
        return [*self.side_cards, *[row.id for row in self.rows]]


class Difficulty:
    """Starting life, and whether the nemesis's increased-difficulty rules apply."""

    __slots__ = ("gravehold_life", "id", "increased", "nemesis_life_delta", "player_life")

    id: str
    player_life: int
    gravehold_life: int
    nemesis_life_delta: int
    increased: bool

    def __init__(
        self, id: str, player_life: int, gravehold_life: int, nemesis_life_delta: int, increased: bool
    ) -> None:
        self.id = id
        self.player_life = player_life
        self.gravehold_life = gravehold_life
        self.nemesis_life_delta = nemesis_life_delta
        self.increased = increased
