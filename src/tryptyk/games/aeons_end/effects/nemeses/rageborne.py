"""Rageborne, who gathers Fury and strikes: the mat, the nine cards and the six strikes."""

from __future__ import annotations

from tryptyk.games.aeons_end.components.printed import NEMESIS, NemesisCard
from tryptyk.games.aeons_end.effects.nemeses.common import (
    discard_one_spell,
    discard_together,
    lose_charges_to_discard,
    most_expensive,
    most_suffers,
    spend_aether,
)
from tryptyk.games.aeons_end.rules.asks import ask_or, prepped_spells
from tryptyk.games.aeons_end.rules.behaviour import ATTACK, PERSISTENT, POWER, STRIKE, TO_DISCARD, effect
from tryptyk.games.aeons_end.rules.breaches import open_count
from tryptyk.games.aeons_end.rules.damage import any_player_suffers, damage_gravehold, lowest_life_suffers
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_RULES, Nemesis, figure, unleash
from tryptyk.games.aeons_end.state import Foe, State
from tryptyk.kernel.decision import Script
from tryptyk.kernel.rng import Rng

# The mat


def change_fury(g: State, amount: int) -> None:
    """Fury never falls below zero."""
    amount = max(amount, -g.fury)
    if amount:
        g.fury += amount
        g.tell("fury", amount, g.fury)


def strike(g: State) -> Script:
    """Draw a strike and resolve it, shuffle it back, then lose Fury."""
    g.strike = g.strike_deck.pop()
    g.reveal()
    g.tell("strike", g.strike)
    script = STRIKE[g.strike](g)
    if script is not None:
        yield from script
    g.strike_deck.append(g.strike)
    g.strike = ""
    g.rng.shuffle(g.strike_deck)
    change_fury(g, -figure(g, "fury_lost"))


class Rageborne(Nemesis):
    def set_up(self, g: State) -> None:
        g.strike_deck = list(g.mat.side_cards)
        g.rng.shuffle(g.strike_deck)
        g.fury = figure(g, "setup_fury")

    def unleash(self, g: State) -> None:
        change_fury(g, figure(g, "unleash_fury"))

    def end_turn(self, g: State) -> Script | None:
        """Once, however much Fury there is."""
        return strike(g) if g.fury >= figure(g, "strike_at") else None

    def conceal(self, g: State, rng: Rng) -> None:
        """Sorted first, so that nothing is left of the order there was."""
        g.strike_deck.sort()
        rng.shuffle(g.strike_deck)

    def check(self, g: State) -> None:
        assert g.fury >= 0, "Fury"
        drawn = [g.strike] if g.strike else []
        assert sorted(g.strike_deck + drawn) == sorted(g.mat.side_cards), "a strike is lost or doubled"


NEMESIS_RULES["rageborne"] = Rageborne()


# The cards


@effect(ATTACK, "cleave")
def cleave(g: State, card: NemesisCard) -> Script:
    return strike(g)


@effect(PERSISTENT, "provoker")
def provoker(g: State, foe: Foe) -> None:
    damage_gravehold(g, g.fury)


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
    yield from any_player_suffers(g, foe.card.id, 1 + g.fury)


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
    yield from discard_together(g, card.id, g.fury)


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
    """The two most expensive prepped spells of all players; the team breaks ties."""
    for _ in range(2):
        yield from discard_one_spell(g, g.everyone, "seize", most_expensive(prepped_spells(g, g.mages)))
