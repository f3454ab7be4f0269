"""Prince of Gluttons: devours the supply; the more piles are empty, the worse his cards.

A devour never starts on an empty pile: only piles that still have cards are compared, and where several
fit the words of the card, the team picks one. If none fits, nothing is devoured (AE-CARD-11).
"""

from __future__ import annotations

from collections.abc import Sequence

from tryptyk.games.aeons_end.components.catalogue import CARDS
from tryptyk.games.aeons_end.components.printed import GEM, RELIC, SPELL, NemesisCard
from tryptyk.games.aeons_end.effects.nemeses.common import spend_aether
from tryptyk.games.aeons_end.rules.asks import ask_or
from tryptyk.games.aeons_end.rules.behaviour import (
    ATTACK,
    ENTERING_LIFE,
    PERSISTENT,
    POWER,
    TO_DISCARD,
    effect,
)
from tryptyk.games.aeons_end.rules.damage import (
    any_player_suffers,
    damage_foe,
    damage_gravehold,
    lose,
    lowest_life_suffers,
)
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_RULES, Nemesis, figure, nemesis_of, unleash
from tryptyk.games.aeons_end.rules.piles import place_of, take_from_market
from tryptyk.games.aeons_end.state import Foe, State
from tryptyk.kernel.decision import Asking, Decision, Option, Script

PRINCE = "prince_of_gluttons"


class PrinceOfGluttons(Nemesis):
    def set_up_by_choice(self, g: State) -> Script:
        """A gem of each gem pile, the most expensive first, so that the cheapest lies on top.

        The team orders gems of equal cost; with increased difficulty it picks further cards to go on top.
        """
        gems = piles(g, GEM)
        while gems:
            place = yield from ask_pile(g, PRINCE, most_expensive(g, gems))
            devour(g, place, figure(g, "setup_devoured_per_gem_pile"))
            gems.remove(place)
        for _ in range(figure(g, "setup_devoured")):
            yield from devour_from(g, PRINCE, piles(g), 1)

    def unleash(self, g: State) -> Script:
        count = figure(g, "devour_few" if len(g.mages) <= 2 else "devour_many")
        return devour_from(g, PRINCE, least_expensive(g, piles(g)), count)

    def stock_changed(self, g: State) -> None:
        """The players lose once all supply piles are empty; the devoured pile is none (AE-END-06)."""
        if not sum(g.stock):
            lose(g, "supply-devoured")

    def check(self, g: State) -> None:
        assert all(card in g.market for card in g.devoured), "a devoured card that is not of the supply"
        assert sum(g.stock) or g.ending, "all supply piles are empty and the game goes on"


NEMESIS_RULES[PRINCE] = PrinceOfGluttons()


# Which piles


def piles(g: State, type: str = "") -> list[int]:
    """The places of the piles that have cards left, of one type or of all."""
    return [p for p in range(len(g.market)) if g.stock[p] and type in ("", g.market[p].type)]


def least_expensive(g: State, places: Sequence[int]) -> list[int]:
    """The piles tied for the lowest cost."""
    least = min([g.market[place].cost for place in places], default=0)
    return [place for place in places if g.market[place].cost == least]


def most_expensive(g: State, places: Sequence[int], rank: int = 1) -> list[int]:
    """The piles that can count as the most expensive one, or as the next one after it (rank 2).

    Two piles tied for the highest cost are first and second, in whichever order the team likes.
    """
    costs = sorted([g.market[place].cost for place in places], reverse=True)
    if len(costs) < rank:
        return []
    return [place for place in places if g.market[place].cost == costs[rank - 1]]


def empty_piles(g: State) -> int:
    return g.stock.count(0)


def ask_pile(g: State, source: str, places: Sequence[int]) -> Asking[int]:
    options: list[Option] = [("pile", g.market[place].id) for place in places]
    picked = yield Decision("pile", g.everyone, options, about=(source,))
    return place_of(g, CARDS[str(picked[1])])


# Devouring


def devour(g: State, place: int, count: int) -> None:
    """Cards of a pile go on top of the devoured pile; for each one it is short Gravehold suffers damage."""
    card = g.market[place]
    found = min(count, g.stock[place])
    assert found, "a devour never starts on an empty pile"
    for _ in range(found):
        g.devoured.append(card)
        take_from_market(g, card)
        g.tell("devour", card.id)
        nemesis_of(g).stock_changed(g)
    damage_gravehold(g, (count - found) * figure(g, "missing_card_damage"))


def devour_from(g: State, source: str, places: Sequence[int], count: int) -> Script:
    """Devour from one of these piles, which the team picks."""
    if places:
        place = yield from ask_pile(g, source, places)
        devour(g, place, count)


def damage_or_devour(g: State, source: str, amount: int, places: Sequence[int], count: int) -> Script:
    """A player suffers damage OR cards are devoured from a pile that has them all (AE-CARD-04, AE-RUL-12)."""
    filled = [place for place in places if g.stock[place] >= count]
    key = yield from ask_or(g, g.everyone, source, [("damage", True), ("devour", bool(filled))])
    if key == "damage":
        yield from any_player_suffers(g, source, amount)
    else:
        yield from devour_from(g, source, filled, count)


# Tier 1


@effect(ATTACK, "gorge")
def gorge(g: State, card: NemesisCard) -> Script:
    yield from devour_from(g, card.id, most_expensive(g, piles(g, GEM), rank=2), 2)
    yield from any_player_suffers(g, card.id, 2)


@effect(ATTACK, "lobotomize")
def lobotomize(g: State, card: NemesisCard) -> Script:
    return damage_or_devour(g, card.id, 3, piles(g, SPELL), 3)


@effect(PERSISTENT, "thought_biter")
def thought_biter(g: State, foe: Foe) -> Script:
    return damage_or_devour(g, foe.card.id, 2, least_expensive(g, piles(g, RELIC)), 2)


# Tier 2


@effect(PERSISTENT, "cerephage")
def cerephage(g: State, foe: Foe) -> Script:
    yield from devour_from(g, foe.card.id, piles(g), foe.life)
    damage_foe(g, foe, 2)


@effect(PERSISTENT, "godfeeders")
def godfeeders(g: State, foe: Foe) -> Script:
    damage_gravehold(g, 3)
    yield from devour_from(g, foe.card.id, most_expensive(g, piles(g, GEM)), 1)


@effect(ENTERING_LIFE, "mindguzzler")
def mindguzzler_life(g: State) -> int:
    return 8 + empty_piles(g)


@effect(PERSISTENT, "mindguzzler")
def mindguzzler(g: State, foe: Foe) -> Script:
    return unleash(g)


# Tier 3


@effect(ATTACK, "digest")
def digest(g: State, card: NemesisCard) -> Script:
    """While no pile is empty, the damage would change nothing, so Unleash is forced (AE-RUL-10)."""
    empty = empty_piles(g)
    key = yield from ask_or(g, g.everyone, card.id, [("unleash", True), ("damage", empty > 0)])
    if key == "unleash":
        yield from unleash(g, 3)
    else:
        yield from any_player_suffers(g, card.id, empty)


@effect(PERSISTENT, "memory_eater")
def memory_eater(g: State, foe: Foe) -> Script | None:
    empty = empty_piles(g)
    return lowest_life_suffers(g, foe.card.id, empty) if empty else None


TO_DISCARD["vile_feast"] = spend_aether(8)


@effect(POWER, "vile_feast")
def vile_feast(g: State, foe: Foe) -> None:
    damage_gravehold(g, 2 * empty_piles(g))
