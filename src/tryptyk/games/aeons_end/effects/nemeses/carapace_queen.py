"""Carapace Queen: husks without number, and Swarm, which gets worse the more of them there are."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Final, TypedDict

from tryptyk.games.aeons_end.components.catalogue import NEMESES
from tryptyk.games.aeons_end.components.printed import NemesisCard
from tryptyk.games.aeons_end.effects.nemeses.common import lose_charges_to_discard, one_player_discards_spell
from tryptyk.games.aeons_end.rules.asks import ask_or
from tryptyk.games.aeons_end.rules.behaviour import (
    ARMOUR,
    ATTACK,
    ENTERING_LIFE,
    IMMEDIATELY,
    PERSISTENT,
    POWER,
    TO_DISCARD,
    MatEffect,
    effect,
)
from tryptyk.games.aeons_end.rules.damage import (
    any_player_suffers,
    check_outlasted,
    damage_gravehold,
    foe_in_play,
    lose,
    lowest_life_suffers,
    suffer,
)
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES, Nemesis, Places, figure, unleash
from tryptyk.games.aeons_end.state import Foe, Mage, State
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.messages import Messages

ID = "carapace_queen"
HUSK: Final = "husk"
"""A husk as a target."""
WOUNDED_HUSK: Final = "wounded_husk"
"""A wounded husk as a target, where others are healthy (AE-RUL-52)."""
FOUL_MULTITUDES: Final = "foul_multitudes"
FOUL_LIFE: Final = 2
"""Life of a husk while Foul Multitudes is in play."""
ONE: Final[Option] = ("one",)
"""The hit goes to a single husk."""

MANY: Final = 6
"""From so many husks on the next unleashing may bring them to where a swarm is the end."""

SWARM: Final[dict[str, MatEffect]] = {}
"""The rows of the track, when Swarm points to them."""


class CarapaceQueenView(TypedDict):
    husks: list[int]
    """Life of every husk in play."""


class CarapaceQueen(Nemesis):
    __slots__ = ("husks",)

    threats: ClassVar[Mapping[str, float]] = {"husk": 0.9, "crowd": 0.08, "many": 0.3}
    """A husk; that they are the worse, the more there are; and the square of how many are too many."""
    own_view: ClassVar[type] = CarapaceQueenView
    options: ClassVar[Places] = {"one": (), "spread": ("amount",)}
    prompts: ClassVar[Places] = {"spread": ("amount",)}
    events: ClassVar[Places] = {
        "husks": ("amount", "total"),
        "husks-gone": ("amount", "total"),
        "swarm": ("source",),
    }
    at_work: ClassVar[Mapping[str, int]] = {"swarm": 1}

    husks: list[int]
    """Life of every husk in play."""

    def copy(self) -> CarapaceQueen:
        twin = CarapaceQueen()
        twin.husks = self.husks[:]
        return twin

    def dump(self) -> dict[str, Any]:
        return {"husks": self.husks[:]}

    def load(self, data: dict[str, Any]) -> None:
        self.husks = list(data["husks"])

    def check(self, g: State) -> None:
        assert len(self.husks) <= figure(g, "max_husks"), "more husks than the track holds"
        full = husk_life(g)
        assert all(0 < life <= full for life in self.husks), f"a husk has 1 to {full} life"

    def set_up(self, g: State) -> None:
        self.husks = [husk_life(g)] * figure(g, "setup_husks")

    def unleash(self, g: State) -> None:
        place_husks(g, figure(g, "unleash_husks"))

    def entered_play(self, g: State, card: NemesisCard) -> None:
        if card.id == FOUL_MULTITUDES:
            heal_husks(g)

    def left_play(self, g: State, card: NemesisCard) -> None:
        if card.id == FOUL_MULTITUDES:
            heal_husks(g)

    def end_any_turn(self, g: State) -> None:
        heal_husks(g)

    def targets(self) -> list[tuple[str, int]]:
        """All husks alike are one target; wounded and healthy ones are two (AE-RUL-52)."""
        if not self.husks:
            return []
        healthy = self.husks.count(max(self.husks))
        wounded = len(self.husks) - healthy
        return [(HUSK, healthy), (WOUNDED_HUSK, wounded)] if wounded else [(HUSK, healthy)]

    def hit(self, g: State, by: Mage, target: str, amount: int) -> Script:
        """The hit goes to one husk, or the player suffers damage to spread it over several.

        The price comes first: if it exhausts the player, that is resolved before any husk is hit.
        """
        options: list[Option] = [ONE]
        options.extend([("spread", husks) for husks in range(2, min(amount, len(self.husks)) + 1)])
        picked = yield Decision("spread", (by.seat,), options, about=(amount,))
        if picked == ONE:
            damage_husks(g, target, 1, amount)
            return
        yield from suffer(g, by, figure(g, "spread_damage"))
        damage_husks(g, target, int(picked[1]), amount)

    def behaving(self) -> Collection[str]:
        return SWARM

    def view(self, g: State) -> CarapaceQueenView:
        return {"husks": self.husks[:]}

    def danger(self, g: State, worth: Mapping[str, float]) -> float:
        husks = len(self.husks)
        many = max(0, husks - MANY)
        return husks * (worth["husk"] + worth["crowd"] * husks) + worth["many"] * many * many

    @staticmethod
    def picture(own: Mapping[str, Any], messages: Messages) -> list[str]:
        husks = own["husks"]
        limit = NEMESES[ID].figures["max_husks"]
        lines = [messages.text("picture-husks", count=len(husks), limit=limit)]
        tough = husks.count(FOUL_LIFE)
        return [*lines, messages.text("picture-husks-tough", count=tough)] if tough else lines


NEMESIS_TYPES[ID] = CarapaceQueen


def queen(g: State) -> CarapaceQueen:
    nemesis = g.nemesis
    assert isinstance(nemesis, CarapaceQueen)
    return nemesis


# Husks


def husk_life(g: State) -> int:
    """The life of an unhurt husk."""
    return figure(g, "husk_life") if foe_in_play(g, FOUL_MULTITUDES) is None else FOUL_LIFE


def heal_husks(g: State) -> None:
    """Every husk has the life that it has now when unhurt."""
    own = queen(g)
    own.husks = [husk_life(g)] * len(own.husks)


def place_husks(g: State, count: int) -> None:
    """Place husks into play; each one beyond the end of the track damages Gravehold instead."""
    husks = queen(g).husks
    placed = min(count, figure(g, "max_husks") - len(husks))
    husks.extend([husk_life(g)] * placed)
    if placed:
        g.tell("husks", placed, len(husks))
    damage_gravehold(g, (count - placed) * figure(g, "overflow_damage"))


def discard_husks(g: State, count: int) -> None:
    husks = queen(g).husks
    del husks[len(husks) - count :]
    if count:
        g.tell("husks-gone", count, len(husks))
    # A husk is a minion: the last one to go may leave nothing of the nemesis's side.
    check_outlasted(g)


def damage_husks(g: State, target: str, count: int, amount: int) -> None:
    """A hit on so many husks: a point for each, then the rest finishes them off one after another.

    First comes the one aimed at, then wounded ones, so that no point is wasted that could kill. What is left
    over is lost.
    """
    husks = queen(g).husks
    husks.sort()
    if target == HUSK:
        husks.insert(0, husks.pop())
    amount -= count
    dead = 0
    for place in range(count):
        more = min(amount, husks[place] - 1)
        amount -= more
        husks[place] -= 1 + more
        g.tell("damage", HUSK, 1 + more, husks[place])
        if husks[place] == 0:
            dead += 1
    # The dead to the end, from where they are taken.
    husks.sort(reverse=True)
    discard_husks(g, dead)


# Swarm


def swarm_row(g: State) -> str:
    """The row of the track that the number of husks points to."""
    husks = len(queen(g).husks)
    for row in g.mat.rows:
        if row.figures["min"] <= husks <= row.figures["max"]:
            return row.id
    raise AssertionError("every number of husks has its row")


def swarm(g: State) -> Script:
    """Resolve the row for the husks in play now."""
    row = swarm_row(g)
    g.tell("swarm", row)
    script = SWARM[row](g)
    if script is not None:
        yield from script


@effect(SWARM, "swarm_0_3")
def swarm_0_3(g: State) -> None:
    place_husks(g, 4)


@effect(SWARM, "swarm_4_6")
def swarm_4_6(g: State) -> Script:
    yield from one_player_discards_spell(g, "swarm_4_6")
    place_husks(g, 2)


@effect(SWARM, "swarm_7_10")
def swarm_7_10(g: State) -> None:
    damage_gravehold(g, 5)


@effect(SWARM, "swarm_11_12")
def swarm_11_12(g: State) -> Script:
    yield from lowest_life_suffers(g, "swarm_11_12", 3)
    discard_husks(g, 1)


@effect(SWARM, "swarm_13_15")
def swarm_13_15(g: State) -> None:
    lose(g, "swarmed")


def swarm_unleash_swarm(g: State) -> Script:
    yield from swarm(g)
    yield from unleash(g)
    yield from swarm(g)


# Tier 1


@effect(ARMOUR, "broodwomb")
def broodwomb_armour(g: State, foe: Foe, amount: int) -> int:
    return 0 if queen(g).husks else amount


@effect(PERSISTENT, "broodwomb")
def broodwomb(g: State, foe: Foe) -> None:
    place_husks(g, 1)


@effect(ATTACK, "endless_throng")
def endless_throng(g: State, card: NemesisCard) -> Script:
    return swarm(g)


@effect(ATTACK, "hatch")
def hatch(g: State, card: NemesisCard) -> None:
    """The nemesis card of this turn already lies in the turn-order discard pile (AE-TURN-02)."""
    place_husks(g, len(g.turn_discard))


# Tier 2


TO_DISCARD["blot_the_sun"] = lose_charges_to_discard(4)


@effect(POWER, "blot_the_sun")
def blot_the_sun(g: State, foe: Foe) -> Script:
    return swarm_unleash_swarm(g)


@effect(IMMEDIATELY, FOUL_MULTITUDES)
def foul_multitudes_at_once(g: State, card: NemesisCard) -> Script:
    return unleash(g)


@effect(POWER, FOUL_MULTITUDES)
def foul_multitudes(g: State, foe: Foe) -> Script:
    return swarm(g)


@effect(ATTACK, "infest")
def infest(g: State, card: NemesisCard) -> Script:
    """Swarm can always be resolved: its row is done as far as possible (AE-CARD-11)."""
    key = yield from ask_or(g, g.everyone, card.id, [("swarm", True), ("damage", True)])
    if key == "damage":
        yield from any_player_suffers(g, card.id, 4)
    else:
        yield from swarm(g)
        yield from swarm(g)


# Tier 3


@effect(IMMEDIATELY, "legion_beacon")
def legion_beacon_at_once(g: State, card: NemesisCard) -> Script:
    return unleash(g, 2)


@effect(POWER, "legion_beacon")
def legion_beacon(g: State, foe: Foe) -> Script:
    half = (len(queen(g).husks) + 1) // 2
    discard_husks(g, half)
    damage_gravehold(g, 2 * half)
    yield from swarm(g)


@effect(IMMEDIATELY, "maggot_engine")
def maggot_engine_at_once(g: State, card: NemesisCard) -> Script:
    return unleash(g, 3)


@effect(ENTERING_LIFE, "maggot_engine")
def maggot_engine_life(g: State) -> int:
    return 2 * len(queen(g).husks)


@effect(PERSISTENT, "maggot_engine")
def maggot_engine(g: State, foe: Foe) -> Script:
    return swarm(g)


@effect(ATTACK, "spawn")
def spawn(g: State, card: NemesisCard) -> Script:
    return swarm_unleash_swarm(g)
