"""Carapace Queen: husks without number, and Swarm, which gets worse the more of them there are."""

from __future__ import annotations

from tryptyk.games.aeons_end.components.catalogue import SWARM
from tryptyk.games.aeons_end.components.printed import HUSK, NemesisCard
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
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_RULES, Nemesis, figure, unleash
from tryptyk.games.aeons_end.state import Foe, Mage, State
from tryptyk.kernel.decision import Decision, Option, Script

QUEEN = "carapace_queen"
FOUL_MULTITUDES = "foul_multitudes"
FOUL_LIFE = 2
"""Life of a husk while Foul Multitudes is in play."""
ONE: Option = ("one",)
"""The hit goes to a single husk."""


class CarapaceQueen(Nemesis):
    def set_up(self, g: State) -> None:
        g.husks = [husk_life(g)] * figure(g, "setup_husks")

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

    def hit_husk(self, g: State, by: Mage, amount: int) -> Script:
        """The hit goes to one husk, or the player suffers damage to spread it over several.

        The price comes first: if it exhausts the player, that is resolved before any husk is hit.
        """
        options: list[Option] = [ONE]
        options.extend([("spread", husks) for husks in range(2, min(amount, len(g.husks)) + 1)])
        picked = yield Decision("spread", (by.seat,), options, about=(amount,))
        if picked == ONE:
            damage_husks(g, 1, amount)
            return
        yield from suffer(g, by, figure(g, "spread_damage"))
        damage_husks(g, int(picked[1]), amount)

    def check(self, g: State) -> None:
        assert len(g.husks) <= figure(g, "max_husks"), "more husks than the track holds"
        full = husk_life(g)
        assert all(0 < life <= full for life in g.husks), f"a husk has 1 to {full} life"


NEMESIS_RULES[QUEEN] = CarapaceQueen()


# Husks


def husk_life(g: State) -> int:
    """The life of an unhurt husk."""
    return figure(g, "husk_life") if foe_in_play(g, FOUL_MULTITUDES) is None else FOUL_LIFE


def heal_husks(g: State) -> None:
    """Every husk has the life that it has now when unhurt."""
    g.husks = [husk_life(g)] * len(g.husks)


def place_husks(g: State, count: int) -> None:
    """Place husks into play; each one beyond the end of the track damages Gravehold instead."""
    placed = min(count, figure(g, "max_husks") - len(g.husks))
    g.husks.extend([husk_life(g)] * placed)
    if placed:
        g.tell("husks", placed, len(g.husks))
    damage_gravehold(g, (count - placed) * figure(g, "overflow_damage"))


def discard_husks(g: State, count: int) -> None:
    del g.husks[len(g.husks) - count :]
    if count:
        g.tell("husks-gone", count, len(g.husks))
    # A husk is a minion: the last one to go may leave nothing of the nemesis's side.
    check_outlasted(g)


def damage_husks(g: State, count: int, amount: int) -> None:
    """A hit on so many husks: a point for each, then the rest finishes them off one after another.

    Wounded husks are hit first, so that no point is wasted that could kill. What is left over is lost.
    """
    g.husks.sort()
    amount -= count
    dead = 0
    for place in range(count):
        more = min(amount, g.husks[place] - 1)
        amount -= more
        g.husks[place] -= 1 + more
        g.tell("damage", HUSK, 1 + more, g.husks[place])
        if g.husks[place] == 0:
            dead += 1
    # The dead to the end, from where they are taken.
    g.husks.sort(reverse=True)
    discard_husks(g, dead)


# Swarm


def swarm_row(g: State) -> str:
    """The row of the track that the number of husks points to."""
    for low, high, row in SWARM:
        if low <= len(g.husks) <= high:
            return row
    raise AssertionError("every number of husks has its row")


def swarm(g: State) -> Script:
    """Resolve the row for the husks in play now."""
    row = swarm_row(g)
    g.tell("swarm", row)
    if row == "swarm_0_3":
        place_husks(g, 4)
    elif row == "swarm_4_6":
        yield from one_player_discards_spell(g, row)
        place_husks(g, 2)
    elif row == "swarm_7_10":
        damage_gravehold(g, 5)
    elif row == "swarm_11_12":
        yield from lowest_life_suffers(g, row, 3)
        discard_husks(g, 1)
    else:
        assert row == "swarm_13_15"
        lose(g, "swarmed")


def swarm_unleash_swarm(g: State) -> Script:
    yield from swarm(g)
    yield from unleash(g)
    yield from swarm(g)


# Tier 1


@effect(ARMOUR, "broodwomb")
def broodwomb_armour(g: State, foe: Foe, amount: int) -> int:
    return 0 if g.husks else amount


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
    half = (len(g.husks) + 1) // 2
    discard_husks(g, half)
    damage_gravehold(g, 2 * half)
    yield from swarm(g)


@effect(IMMEDIATELY, "maggot_engine")
def maggot_engine_at_once(g: State, card: NemesisCard) -> Script:
    return unleash(g, 3)


@effect(ENTERING_LIFE, "maggot_engine")
def maggot_engine_life(g: State) -> int:
    return 2 * len(g.husks)


@effect(PERSISTENT, "maggot_engine")
def maggot_engine(g: State, foe: Foe) -> Script:
    return swarm(g)


@effect(ATTACK, "spawn")
def spawn(g: State, card: NemesisCard) -> Script:
    return swarm_unleash_swarm(g)
