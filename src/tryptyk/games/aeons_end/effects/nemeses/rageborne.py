"""Rageborne, who gathers Fury and strikes: the mat, the nine cards and the six strikes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Final, TypedDict

from tryptyk.games.aeons_end.components.catalogue import NEMESES
from tryptyk.games.aeons_end.components.printed import NEMESIS, NemesisCard
from tryptyk.games.aeons_end.effects.nemeses.common import (
    discard_together_item,
    lose_charges_to_discard,
    most_expensive,
    most_suffers,
    spend_aether,
)
from tryptyk.games.aeons_end.rules.asks import ask_or, ask_spell
from tryptyk.games.aeons_end.rules.behaviour import (
    ATTACK,
    PERSISTENT,
    POWER,
    TO_DISCARD,
    MatEffect,
    effect,
)
from tryptyk.games.aeons_end.rules.breaches import open_count
from tryptyk.games.aeons_end.rules.candidates import Spot, prepped_spells
from tryptyk.games.aeons_end.rules.damage import any_player_suffers, damage_gravehold, lowest_life_suffers
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES, Nemesis, Places, figure, unleash
from tryptyk.games.aeons_end.rules.piles import discard_spells
from tryptyk.games.aeons_end.state import Foe, State
from tryptyk.kernel.decision import Script
from tryptyk.kernel.rng import Rng
from tryptyk.messages import Messages

ID = "rageborne"
STRIKE: Final[dict[str, MatEffect]] = {}
"""The strikes, when drawn."""

# The mat


class RageborneView(TypedDict):
    fury: int


class Rageborne(Nemesis):
    __slots__ = ("fury", "strike", "strike_deck")

    threats: ClassVar[Mapping[str, float]] = {"fury": 1.2, "near": 0.05}
    """A point of Fury, and one that brings the next strike within two."""
    own_view: ClassVar[type] = RageborneView
    events: ClassVar[Places] = {"fury": ("amount", "total"), "strike": ("card",)}
    at_work: ClassVar[Mapping[str, int]] = {"strike": 1}

    fury: int
    strike_deck: list[str]
    strike: str
    """The strike that is being resolved, or nothing."""

    def copy(self) -> Rageborne:
        twin = Rageborne()
        twin.fury = self.fury
        twin.strike_deck = self.strike_deck[:]
        twin.strike = self.strike
        return twin

    def dump(self) -> dict[str, Any]:
        return {"fury": self.fury, "strike_deck": self.strike_deck[:], "strike": self.strike}

    def load(self, data: dict[str, Any]) -> None:
        self.fury = data["fury"]
        self.strike_deck = list(data["strike_deck"])
        self.strike = data["strike"]

    def check(self, g: State) -> None:
        assert self.fury >= 0, "Fury"
        drawn = [self.strike] if self.strike else []
        assert sorted(self.strike_deck + drawn) == sorted(g.mat.side_cards), "a strike is lost or doubled"

    def set_up(self, g: State) -> None:
        self.strike_deck = list(g.mat.side_cards)
        g.rng.shuffle(self.strike_deck)
        self.strike = ""
        self.fury = figure(g, "setup_fury")

    def unleash(self, g: State) -> None:
        change_fury(g, figure(g, "unleash_fury"))

    def end_turn(self, g: State) -> Script | None:
        """Once, however much Fury there is."""
        return strike(g) if self.fury >= figure(g, "strike_at") else None

    def behaving(self) -> Collection[str]:
        return STRIKE

    def resolving(self) -> str:
        return self.strike

    def conceal(self, g: State, rng: Rng) -> None:
        """Sorted first, so that nothing is left of the order there was."""
        self.strike_deck.sort()
        rng.shuffle(self.strike_deck)

    def view(self, g: State) -> RageborneView:
        return {"fury": self.fury}

    def danger(self, g: State, worth: Mapping[str, float]) -> float:
        near = max(0, self.fury + 2 - figure(g, "strike_at"))
        return worth["fury"] * self.fury + worth["near"] * near

    @staticmethod
    def picture(own: Mapping[str, Any], messages: Messages) -> list[str]:
        limit = NEMESES[ID].figures["strike_at"]
        return [messages.text("picture-fury", fury=own["fury"], limit=limit)]


NEMESIS_TYPES[ID] = Rageborne


def rageborne(g: State) -> Rageborne:
    nemesis = g.nemesis
    assert isinstance(nemesis, Rageborne)
    return nemesis


def change_fury(g: State, amount: int) -> None:
    """Fury never falls below zero."""
    own = rageborne(g)
    amount = max(amount, -own.fury)
    if amount:
        own.fury += amount
        g.tell("fury", amount, own.fury)


def strike(g: State) -> Script:
    """Draw a strike and resolve it, shuffle it back, then lose Fury."""
    own = rageborne(g)
    own.strike = own.strike_deck.pop()
    g.reveal()
    g.tell("strike", own.strike)
    script = STRIKE[own.strike](g)
    if script is not None:
        yield from script
    own.strike_deck.append(own.strike)
    own.strike = ""
    g.rng.shuffle(own.strike_deck)
    change_fury(g, -figure(g, "fury_lost"))


# The cards


@effect(ATTACK, "cleave")
def cleave(g: State, card: NemesisCard) -> Script:
    return strike(g)


@effect(PERSISTENT, "provoker")
def provoker(g: State, foe: Foe) -> None:
    damage_gravehold(g, rageborne(g).fury)


@effect(ATTACK, "unrelenting_ire")
def unrelenting_ire(g: State, card: NemesisCard) -> Script:
    """The nemesis card of this turn counts: it already lies in the turn-order discard pile (AE-TURN-02)."""
    yield from unleash(g)
    if g.turn_discard.count(NEMESIS) == 2:
        yield from unleash(g, 2)


@effect(POWER, "blood_cry")
def blood_cry(g: State, foe: Foe) -> Script:
    return unleash(g, 4)


TO_DISCARD["blood_cry"] = lose_charges_to_discard(4)


@effect(POWER, "invoke_carnage")
def invoke_carnage(g: State, foe: Foe) -> Script:
    yield from unleash(g)
    yield from any_player_suffers(g, foe.card.id, 1 + rageborne(g).fury)


TO_DISCARD["invoke_carnage"] = spend_aether(7)


@effect(PERSISTENT, "scorn")
def scorn(g: State, foe: Foe) -> Script:
    picked = yield from ask_or(g, g.everyone, foe.card.id, [("gravehold", True), ("unleash", True)])
    if picked == "unleash":
        yield from unleash(g, 2)
    else:
        damage_gravehold(g, 3)


@effect(PERSISTENT, "avatar_of_wrath")
def avatar_of_wrath(g: State, foe: Foe) -> Script:
    return strike(g)


@effect(ATTACK, "onslaught")
def onslaught(g: State, card: NemesisCard) -> Script:
    yield from unleash(g, 3)
    if rageborne(g).fury:
        g.then(discard_together_item(card.id, count=rageborne(g).fury))


@effect(POWER, "rolling_death")
def rolling_death(g: State, foe: Foe) -> Script:
    yield from strike(g)
    yield from strike(g)


TO_DISCARD["rolling_death"] = spend_aether(8)


# The strikes


@effect(STRIKE, "convoke")
def convoke(g: State) -> Script:
    return any_player_suffers(g, "convoke", 4)


@effect(STRIKE, "devastate")
def devastate(g: State) -> None:
    damage_gravehold(g, 5)


@effect(STRIKE, "eviscerate")
def eviscerate(g: State) -> Script:
    return lowest_life_suffers(g, "eviscerate", 2)


@effect(STRIKE, "frenzy")
def frenzy(g: State) -> Script:
    return most_suffers(g, "frenzy", open_count, 3)


@effect(STRIKE, "raze")
def raze(g: State) -> Script:
    damage_gravehold(g, 3)
    yield from any_player_suffers(g, "raze", 1)


@effect(STRIKE, "seize")
def seize(g: State) -> Script:
    """The two most expensive prepped spells of all players, at once; the team breaks ties."""
    left = prepped_spells(g, g.mages)
    going: list[Spot] = []
    while left and len(going) < 2:
        among = most_expensive(left)
        if len(going) + len(among) > 2:
            spot = yield from ask_spell(g, "discard_spell", g.everyone, "seize", among)
            assert spot is not None
            among = [spot]
        going += among
        left = [spot for spot in left if spot not in among]
    yield from discard_spells(g, "seize", going)
