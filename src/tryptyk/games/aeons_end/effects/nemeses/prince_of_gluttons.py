"""Prince of Gluttons: devours the supply; the more piles are empty, the worse his cards.

A devour never starts on an empty pile: only piles that still have cards are compared, and where several
fit the words of the card, the team picks one. If none fits, nothing is devoured (AE-CARD-11).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, TypedDict

from tryptyk.games.aeons_end.components.catalogue import CARDS
from tryptyk.games.aeons_end.components.printed import GEM, RELIC, SPELL, Card, NemesisCard
from tryptyk.games.aeons_end.effects.nemeses.common import spend_aether
from tryptyk.games.aeons_end.rules.aether import refuse_price, spend_on
from tryptyk.games.aeons_end.rules.asks import ask_or
from tryptyk.games.aeons_end.rules.behaviour import (
    ACT,
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
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES, Nemesis, Places, figure, unleash
from tryptyk.games.aeons_end.rules.piles import gain, place_of, take_from_market
from tryptyk.games.aeons_end.state import Foe, Mage, State
from tryptyk.kernel.decision import Asking, Decision, Option, Reason, Script
from tryptyk.kernel.state import Item
from tryptyk.messages import Messages, Remark

ID = "prince_of_gluttons"


class PrinceOfGluttonsView(TypedDict):
    devoured: list[str]
    """Bottom to top."""


class PrinceOfGluttons(Nemesis):
    __slots__ = ("devoured",)

    threats: ClassVar[Mapping[str, float]] = {"empty": 1.5, "last": 60.0, "stock": 0.25}
    """An empty pile; an empty supply, with which he wins, so that its last cards are precious; and any card
    that is left of it."""
    own_view: ClassVar[type] = PrinceOfGluttonsView
    prompts: ClassVar[Places] = {"devour": ("source", "count")}
    options: ClassVar[Places] = {"gain_devoured": ("card",)}
    events: ClassVar[Places] = {"devour": ("card",)}

    devoured: list[Card]

    def copy(self) -> PrinceOfGluttons:
        twin = PrinceOfGluttons()
        twin.devoured = self.devoured[:]
        return twin

    def dump(self) -> dict[str, Any]:
        return {"devoured": [card.id for card in self.devoured]}

    def load(self, data: dict[str, Any]) -> None:
        self.devoured = [CARDS[id] for id in data["devoured"]]

    def check(self, g: State) -> None:
        assert all(card in g.market for card in self.devoured), "a devoured card that is not of the supply"
        assert sum(g.stock) or g.ending, "all supply piles are empty and the game goes on"

    def set_up(self, g: State) -> None:
        self.devoured = []

    def set_up_by_choice(self, g: State) -> None:
        """A gem of each gem pile; with increased difficulty the team picks further cards to go on top."""
        for _ in range(figure(g, "setup_devoured")):
            g.then(devour_any_item())
        for _ in piles(g, GEM):
            g.then(devour_gem_item())

    def unleash(self, g: State) -> Script:
        count = figure(g, "devour_few" if len(g.mages) <= 2 else "devour_many")
        return devour_from(g, ID, least_expensive(g, piles(g)), count)

    def stock_changed(self, g: State) -> None:
        """The players lose once all supply piles are empty; the devoured pile is none (AE-END-06)."""
        if not sum(g.stock):
            lose(g, "supply-devoured")

    def actions(self, g: State, mage: Mage) -> Sequence[tuple[Option, Reason | None]]:
        """The top card of the devoured pile can be gained like one of the supply."""
        if not self.devoured:
            return ()
        card = self.devoured[-1]
        return [(("gain_devoured", card.id), refuse_price(g, card))]

    def act(self, g: State, mage: Mage, picked: Option) -> Script | None:
        assert picked[0] == "gain_devoured", picked
        card = self.devoured[-1]
        spend_on(g, card)
        self.devoured.pop()
        return gain(g, mage, card)

    def held(self) -> Sequence[Card]:
        return self.devoured

    def view(self, g: State) -> PrinceOfGluttonsView:
        return {"devoured": [card.id for card in self.devoured]}

    def danger(self, g: State, worth: Mapping[str, float]) -> float:
        stock = sum(g.stock)
        return worth["empty"] * empty_piles(g) + worth["last"] / (2.0 + stock) - worth["stock"] * stock

    @staticmethod
    def picture(own: Mapping[str, Any], messages: Messages) -> list[str]:
        devoured = own["devoured"]
        top = messages.name(devoured[-1]) if devoured else "–"
        return [messages.text("picture-devoured", count=len(devoured), top=top)]

    @staticmethod
    def remark(option: Option) -> Remark:
        return [("price", CARDS[str(option[1])].cost)] if option[0] == "gain_devoured" else ()


NEMESIS_TYPES[ID] = PrinceOfGluttons


def prince(g: State) -> PrinceOfGluttons:
    nemesis = g.nemesis
    assert isinstance(nemesis, PrinceOfGluttons)
    return nemesis


DEVOUR_GEM: Final = "devour_gem"


def devour_gem_item() -> Item:
    return (DEVOUR_GEM,)


@effect(ACT, DEVOUR_GEM)
def devour_gem_act(g: State) -> Script:
    """The most expensive gem first, so that the cheapest lies on top; the team orders those of equal cost."""
    gems = [place for place in piles(g, GEM) if g.market[place] not in prince(g).devoured]
    count = figure(g, "setup_devoured_per_gem_pile")
    place = yield from ask_devoured(g, ID, most_expensive(g, gems), count)
    devour(g, place, count)


DEVOUR_ANY: Final = "devour_any"


def devour_any_item() -> Item:
    return (DEVOUR_ANY,)


@effect(ACT, DEVOUR_ANY)
def devour_any_act(g: State) -> Script:
    return devour_from(g, ID, piles(g), 1)


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


def ask_devoured(g: State, source: str, places: Sequence[int], count: int) -> Asking[int]:
    """The pile, picked by the team, from which so many cards are devoured."""
    options: list[Option] = [("pile", g.market[place].id) for place in places]
    picked = yield Decision("devour", g.everyone, options, about=(source, count))
    return place_of(g, CARDS[str(picked[1])])


# Devouring


def devour(g: State, place: int, count: int) -> None:
    """Cards of a pile go on top of the devoured pile; for each one it is short Gravehold suffers damage."""
    own = prince(g)
    card = g.market[place]
    found = min(count, g.stock[place])
    assert found, "a devour never starts on an empty pile"
    for _ in range(found):
        own.devoured.append(card)
        take_from_market(g, card)
        g.tell("devour", card.id)
        own.stock_changed(g)
    damage_gravehold(g, (count - found) * figure(g, "missing_card_damage"))


def devour_from(g: State, source: str, places: Sequence[int], count: int) -> Script:
    """Devour from one of these piles, which the team picks."""
    if places:
        place = yield from ask_devoured(g, source, places, count)
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
