"""What lies on the table: plain data. Rules live elsewhere.

In every pile the last element of the list is the top card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from tryptyk import kernel
from tryptyk.games.aeons_end.components.printed import (
    BreachTile,
    Card,
    Difficulty,
    MageMat,
    NemesisCard,
    NemesisMat,
)
from tryptyk.kernel.rng import Rng
from tryptyk.kernel.state import Item

if TYPE_CHECKING:
    from tryptyk.games.aeons_end.rules.nemesis import Nemesis

T = TypeVar("T")

OPEN: Final = 4
"""The rotation of an open breach; closed ones count the focusings: yellow right 0, down 1, left 2, up 3."""
YELLOW_UP: Final = 3

# The acts of a game, which are its phases.
SETUP: Final = "setup"
TURN_START: Final = "turn_start"
CORRUPTIONS: Final = "corruptions"
CASTING: Final = "casting"
CASTING_END: Final = "casting_end"
MAIN: Final = "main"
MAIN_END: Final = "main_end"
DRAW: Final = "draw"
NEMESIS_MAIN: Final = "nemesis_main"
NEMESIS_DRAW: Final = "nemesis_draw"
NEMESIS_END: Final = "nemesis_end"
NEMESIS_DRAWN: Final = "nemesis_drawn"
"""The end of the draw phase, after whatever the drawn attack has put on the agenda."""

PHASES: Final = frozenset({
    SETUP, TURN_START, CORRUPTIONS, CASTING, CASTING_END, MAIN, MAIN_END, DRAW, NEMESIS_MAIN, NEMESIS_DRAW,
    NEMESIS_END,
})  # fmt: skip


def phase_item(phase: str) -> Item:
    """A phase that needs to be told nothing: all but the main phase of the nemesis."""
    return (phase,)


def foe_item(foe: str) -> Item:
    """In the main phase of the nemesis: a minion or power is handled."""
    return (NEMESIS_MAIN, foe)


class Deck(Generic[T]):
    """A face-down pile that knows which part of it lies in an order that nobody has seen.

    Cards from ``lo`` up to ``hi`` (counted from the bottom) were shuffled and not seen since.
    """

    __slots__ = ("cards", "hi", "lo")

    cards: list[T]
    lo: int
    hi: int

    def __init__(self, cards: list[T]) -> None:
        self.cards = cards
        self.lo = 0
        self.hi = 0

    def copy(self) -> Deck[T]:
        twin = Deck(self.cards[:])
        twin.lo = self.lo
        twin.hi = self.hi
        return twin

    def shuffle(self, rng: Rng) -> None:
        rng.shuffle(self.cards)
        self.lo = 0
        self.hi = len(self.cards)

    def draw(self) -> T:
        """Take the top card."""
        card = self.cards.pop()
        self._forget_above(len(self.cards))
        return card

    def see_top(self) -> T:
        """Look at the top card; from now on its place is known."""
        self._forget_above(len(self.cards) - 1)
        return self.cards[-1]

    def see_all(self) -> None:
        self.lo = self.hi = 0

    def put_bottom(self, card: T) -> None:
        self.cards.insert(0, card)
        self.lo += 1
        self.hi += 1

    @property
    def top_is_known(self) -> bool:
        return self.hi < len(self.cards) or self.lo == self.hi

    @property
    def sound(self) -> bool:
        """Whether the unseen part lies within the pile."""
        return 0 <= self.lo <= self.hi <= len(self.cards)

    def reshuffle_unseen(self, rng: Rng) -> None:
        """Another order that fits all that has been seen; it does not depend on the order there was."""
        if self.hi - self.lo < 2:
            return
        unseen = self.cards[self.lo : self.hi]
        unseen.sort(key=str)
        rng.shuffle(unseen)
        self.cards[self.lo : self.hi] = unseen

    def _forget_above(self, height: int) -> None:
        if self.hi > height:
            self.hi = height
            self.lo = min(self.lo, height)


class Prepped:
    """A spell on a breach."""

    __slots__ = ("card", "fresh", "used")

    card: Card
    fresh: bool
    """Prepped in this turn (Blasting Staff asks)."""
    used: bool
    """The While-prepped effect of this copy was used in this turn (AE-PREP-10, AE-RUL-53)."""

    def __init__(self, card: Card, fresh: bool = True, used: bool = False) -> None:
        self.card = card
        self.fresh = fresh
        self.used = used


class Breach:
    """A breach of a mage. A destroyed breach is no longer in its mage's list."""

    __slots__ = ("focused", "spells", "stage", "tile")

    tile: BreachTile
    stage: int
    focused: bool
    """Focused in this turn, so that it can receive a spell though closed (AE-PREP-02)."""
    spells: list[Prepped]

    def __init__(self, tile: BreachTile, stage: int) -> None:
        self.tile = tile
        self.stage = stage
        self.focused = False
        self.spells = []

    @property
    def number(self) -> int:
        return self.tile.number

    @property
    def is_open(self) -> bool:
        return self.stage == OPEN

    @property
    def open_cost(self) -> int:
        return self.tile.open_costs[self.stage]

    @property
    def bonus(self) -> int:
        return self.tile.bonus if self.stage == OPEN else 0

    def copy(self) -> Breach:
        twin = Breach(self.tile, self.stage)
        twin.focused = self.focused
        if self.spells:
            twin.spells = [Prepped(p.card, p.fresh, p.used) for p in self.spells]
        return twin


class Mage:
    """A player's mat with everything on and around it."""

    __slots__ = ("breaches", "charges", "deck", "discard", "hand", "life", "mat", "played", "seat")

    seat: int
    mat: MageMat
    life: int
    charges: int
    breaches: list[Breach]
    hand: list[Card]
    deck: Deck[Card]
    discard: list[Card]
    played: list[Card]
    """The play area: gems and relics played in this turn, in that order."""

    def __init__(self, seat: int, mat: MageMat, life: int) -> None:
        self.seat = seat
        self.mat = mat
        self.life = life
        self.charges = 0

    @property
    def exhausted(self) -> bool:
        return self.life == 0

    @property
    def charged(self) -> bool:
        """Every slot is filled, so that the ability can be used (AE-CHG-05)."""
        return self.charges == self.mat.charges

    def breach(self, number: int) -> Breach:
        for breach in self.breaches:
            if breach.tile.number == number:
                return breach
        raise KeyError(number)

    def prepped(self) -> list[Prepped]:
        return [spell for breach in self.breaches for spell in breach.spells]

    def copy(self) -> Mage:
        twin = Mage(self.seat, self.mat, self.life)
        twin.charges = self.charges
        twin.breaches = [breach.copy() for breach in self.breaches]
        twin.hand = self.hand[:]
        twin.deck = self.deck.copy()
        twin.discard = self.discard[:]
        twin.played = self.played[:]
        return twin


class Foe:
    """A minion or power in play."""

    __slots__ = ("card", "life", "tokens")

    card: NemesisCard
    life: int
    tokens: int
    """Power tokens: nemesis turns left until it resolves."""

    def __init__(self, card: NemesisCard, life: int, tokens: int) -> None:
        self.card = card
        self.life = life
        self.tokens = tokens


class State(kernel.State):
    """One game of Aeon's End."""

    __slots__ = (
        "active", "aether", "aether_gem_only", "aether_spell_only", "box", "destroyed", "difficulty",
        "discount", "double_prep", "everyone", "foes", "gravehold", "mages", "market", "mat", "nemesis",
        "nemesis_deck", "nemesis_discard", "nemesis_life", "plays", "resolving", "round", "shielded",
        "solo_goes_on", "spent", "stock", "turn_deck", "turn_discard",
    )  # fmt: skip

    # The players' side
    mages: list[Mage]
    everyone: tuple[int, ...]
    gravehold: int
    difficulty: Difficulty
    solo_goes_on: bool
    """The one switch of AE-RUL-16: a lone exhausted mage plays on until Gravehold falls."""

    # The supply
    market: tuple[Card, ...]
    stock: list[int]
    """Cards left in each pile of the market."""
    destroyed: list[Card]

    # Turn order
    turn_deck: Deck[str]
    turn_discard: list[str]
    round: int

    # The turn
    active: int
    """Seat of the active player; -1 in a nemesis turn and between turns."""
    aether: int
    aether_gem_only: int
    aether_spell_only: int
    discount: int
    """What the next focusing or opening costs less (Flexing Dagger)."""
    plays: list[Card]
    """Gem and relic effects resolved in this turn, repeats included."""
    spent: list[Card]
    """Spells whose While-prepped effect was used in this turn and that have left their breach since."""
    double_prep: bool
    """Open breaches of the active player hold two spells this turn (Kadir)."""
    shielded: bool
    """Damage to players and Gravehold is prevented this turn (Phaedraxa)."""

    # The nemesis
    mat: NemesisMat
    nemesis: Nemesis
    """Its own rules and pieces."""
    nemesis_life: int
    nemesis_deck: list[NemesisCard]
    nemesis_discard: list[NemesisCard]
    foes: list[Foe]
    """Minions and powers in play, oldest first."""
    resolving: NemesisCard | None
    """The drawn card that is being resolved, neither in play nor discarded yet."""
    box: list[NemesisCard]
    """Basic cards that were not dealt into the deck; nobody knows which. Replaced, never changed in place."""

    @property
    def phase(self) -> str:
        """The phase that goes on, or between two acts the next one."""
        if self.act and self.act[0] in PHASES:
            return str(self.act[0])
        return str(next(item[0] for item in reversed(self.agenda) if item[0] in PHASES))

    def copy(self) -> State:
        twin = State()
        self.copy_base_to(twin)
        twin.mages = [mage.copy() for mage in self.mages]
        twin.everyone = self.everyone
        twin.gravehold = self.gravehold
        twin.difficulty = self.difficulty
        twin.solo_goes_on = self.solo_goes_on
        twin.market = self.market
        twin.stock = self.stock[:]
        twin.destroyed = self.destroyed[:]
        twin.turn_deck = self.turn_deck.copy()
        twin.turn_discard = self.turn_discard[:]
        twin.round = self.round
        twin.active = self.active
        twin.aether = self.aether
        twin.aether_gem_only = self.aether_gem_only
        twin.aether_spell_only = self.aether_spell_only
        twin.discount = self.discount
        twin.plays = self.plays[:]
        twin.spent = self.spent[:]
        twin.double_prep = self.double_prep
        twin.shielded = self.shielded
        twin.mat = self.mat
        twin.nemesis = self.nemesis.copy()
        twin.nemesis_life = self.nemesis_life
        twin.nemesis_deck = self.nemesis_deck[:]
        twin.nemesis_discard = self.nemesis_discard[:]
        twin.foes = [Foe(foe.card, foe.life, foe.tokens) for foe in self.foes]
        twin.resolving = self.resolving
        twin.box = self.box
        return twin
