"""The basic nemesis cards, which serve every nemesis."""

from __future__ import annotations

from typing import Final

from tryptyk.games.aeons_end.components.printed import GEM, MINION, NEMESIS, Card, NemesisCard
from tryptyk.games.aeons_end.effects.nemeses.common import (
    FULLY,
    ask_able,
    ask_most,
    discard_cards,
    discard_one_spell,
    discard_up_to,
    most,
    most_expensive,
    one_player_discards_spell,
    spells_costing,
    spend_aether,
)
from tryptyk.games.aeons_end.rules.asks import ask_or, ask_spell, ask_victim
from tryptyk.games.aeons_end.rules.behaviour import (
    ACT,
    ARMOUR,
    ATTACK,
    PERSISTENT,
    POWER,
    TO_DISCARD,
    Usable,
    effect,
)
from tryptyk.games.aeons_end.rules.breaches import open_count, take_off
from tryptyk.games.aeons_end.rules.candidates import able, prepped_spells
from tryptyk.games.aeons_end.rules.charges import lose_charges
from tryptyk.games.aeons_end.rules.damage import (
    any_player_suffers,
    damage_foe,
    damage_gravehold,
    lowest_life_suffers,
    suffer,
)
from tryptyk.games.aeons_end.rules.nemesis import unleash
from tryptyk.games.aeons_end.rules.nemesis_turn import enter_play
from tryptyk.games.aeons_end.rules.piles import (
    destroy,
    destroy_chosen,
    discard_chosen,
    draw,
    shuffle_discard_into_deck,
    take_top,
)
from tryptyk.games.aeons_end.rules.turns import shuffle_into_turn_deck
from tryptyk.games.aeons_end.state import Foe, Mage, State
from tryptyk.kernel.decision import Reason, Script
from tryptyk.kernel.state import Item


def prepped_count(mage: Mage) -> int:
    return len(mage.prepped())


# Tier 1


@effect(POWER, "agony_field")
def agony_field(g: State, foe: Foe) -> Script:
    yield from unleash(g)
    mage = yield from ask_able(g, foe.card.id, lambda mage: len(mage.hand) >= 3)
    yield from discard_chosen(g, mage, foe.card.id, 3, mage.hand)
    draw(g, mage, 1)


def _costly_cards(mage: Mage) -> list[Card]:
    return [card for card in mage.hand if card.cost >= 2]


def _refuse_agony_field(g: State, mage: Mage) -> Reason | None:
    return None if _costly_cards(mage) else ("need-costly-cards", FULLY, 2)


def _discard_agony_field(g: State, mage: Mage) -> Script:
    return destroy_chosen(g, mage, "agony_field", 1, _costly_cards(mage))


TO_DISCARD["agony_field"] = Usable(_refuse_agony_field, _discard_agony_field)


@effect(PERSISTENT, "bane_sire")
def bane_sire(g: State, foe: Foe) -> Script:
    return unleash(g)


@effect(POWER, "bleed_static")
def bleed_static(g: State, foe: Foe) -> Script:
    if prepped_spells(g, g.mages):
        tied = most(g, prepped_count)
        mage = yield from ask_victim(g, foe.card.id, tied, 2 * prepped_count(tied[0]))
        yield from suffer(g, mage, 2 * prepped_count(mage))


@effect(POWER, "eye_of_nothing")
def eye_of_nothing(g: State, foe: Foe) -> Script:
    return unleash(g, 2)


TO_DISCARD["eye_of_nothing"] = spend_aether(6)


@effect(PERSISTENT, "haze_spewer")
def haze_spewer(g: State, foe: Foe) -> None:
    damage_gravehold(g, foe.life)
    damage_foe(g, foe, 1)


@effect(ATTACK, "skewer")
def skewer(g: State, card: NemesisCard) -> Script:
    yield from unleash(g)
    drawing = able(g, lambda mage: bool(mage.deck.cards or mage.discard))
    mage = yield from ask_victim(g, card.id, drawing, 3)
    yield from suffer(g, mage, 3)
    draw(g, mage, 1)


@effect(ATTACK, "slaughter")
def slaughter(g: State, card: NemesisCard) -> Script:
    yield from unleash(g)
    damage_gravehold(g, 3)


@effect(POWER, "woven_sky")
def woven_sky(g: State, foe: Foe) -> Script:
    yield from unleash(g)
    yield from any_player_suffers(g, foe.card.id, 4)


TO_DISCARD["woven_sky"] = discard_cards("woven_sky", 3)


# Tier 2


@effect(ATTACK, "awaken")
def awaken(g: State, card: NemesisCard) -> Script:
    minions = [old for old in g.nemesis_discard if old.type == MINION]
    picked = yield from ask_or(g, g.everyone, card.id, [("unleash", True), ("minion", bool(minions))])
    if picked == "minion":
        # It lies in the discard pile while its IMMEDIATELY effect resolves again.
        yield from enter_play(g, minions[-1])
        g.nemesis_discard.remove(minions[-1])
    else:
        yield from unleash(g, 2)
        damage_gravehold(g, 3)


@effect(PERSISTENT, "cauterizer")
def cauterizer(g: State, foe: Foe) -> Script:
    return any_player_suffers(g, foe.card.id, foe.life)


@effect(ARMOUR, "cauterizer")
def cauterizer_armour(g: State, foe: Foe, amount: int) -> int:
    return min(1, amount)


@effect(ATTACK, "dispel")
def dispel(g: State, card: NemesisCard) -> Script:
    yield from unleash(g, 2)
    if prepped_spells(g, g.mages):
        mage = yield from ask_most(g, card.id, prepped_count)
        yield from discard_one_spell(g, (mage.seat,), card.id, most_expensive(prepped_spells(g, [mage])))


@effect(ATTACK, "lay_waste")
def lay_waste(g: State, card: NemesisCard) -> Script:
    yield from unleash(g, 2)
    yield from any_player_suffers(g, card.id, 2)


@effect(PERSISTENT, "needlemaw")
def needlemaw(g: State, foe: Foe) -> None:
    damage_gravehold(g, 2)


@effect(POWER, "pulverizing_ray")
def pulverizing_ray(g: State, foe: Foe) -> Script:
    gems = yield from discard_up_to(g, foe.card.id, 6, lambda card: card.type == GEM)
    damage_gravehold(g, 18 - 3 * gems)


@effect(PERSISTENT, "venomite")
def venomite(g: State, foe: Foe) -> Script:
    spells = [mage for mage in g.mages if spells_costing(g, mage, 3)]
    picked = yield from ask_or(g, g.everyone, foe.card.id, [("life", True), ("spell", bool(spells))])
    if picked == "spell":
        yield from one_player_discards_spell(g, foe.card.id, 3)
    else:
        yield from lowest_life_suffers(g, foe.card.id, 2)


# Tier 3


@effect(POWER, "doom_aegis")
def doom_aegis(g: State, foe: Foe) -> Script:
    mage = yield from ask_victim(g, foe.card.id, most(g, lambda mage: mage.charges), 4)
    yield from suffer(g, mage, 4)
    lose_charges(g, mage, mage.charges)


TO_DISCARD["doom_aegis"] = spend_aether(7)


@effect(ATTACK, "gather_darkness")
def gather_darkness(g: State, card: NemesisCard) -> Script:
    mage = yield from ask_able(g, card.id, lambda mage: len(mage.deck.cards) + len(mage.discard) >= 4)
    shuffle_discard_into_deck(g, mage)
    for _ in range(4):
        top = take_top(g, mage)
        if top is None:
            break
        script = destroy(g, mage, top)
        if script is not None:
            yield from script
    yield from unleash(g, 2)


@effect(PERSISTENT, "jagged_one")
def jagged_one(g: State, foe: Foe) -> Script:
    return unleash(g, 2)


@effect(ATTACK, "obliterate")
def obliterate(g: State, card: NemesisCard) -> Script:
    yield from unleash(g, 2)
    g.then(obliterate_item(card.id))


OBLITERATE: Final = "obliterate"


def obliterate_item(source: str) -> Item:
    return (OBLITERATE, source)


@effect(ACT, OBLITERATE)
def obliterate_act(g: State, source: str) -> Script:
    mage = yield from ask_most(g, source, open_count)
    # The card speaks to that player, so they choose (AE-DEC-29).
    picked = yield from ask_or(g, (mage.seat,), source, [("cards", len(mage.hand) >= 4), ("life", True)])
    if picked == "cards":
        yield from destroy_chosen(g, mage, source, 4, mage.hand)
    else:
        yield from suffer(g, mage, 4)


@effect(POWER, "reality_rupture")
def reality_rupture(g: State, foe: Foe) -> Script:
    return unleash(g, 3)


def _refuse_reality_rupture(g: State, mage: Mage) -> Reason | None:
    have = len(spells_costing(g, mage, 3))
    return None if have >= 2 else ("need-costly-spells", FULLY, 3, 2, have)


def _discard_reality_rupture(g: State, mage: Mage) -> Script:
    for left in (2, 1):
        spells = spells_costing(g, mage, 3)
        # Destroyed cards lie in no order: where all have to go, there is nothing to choose.
        among = spells if len(spells) > left else spells[:1]
        spot = yield from ask_spell(g, "destroy_spell", (mage.seat,), "reality_rupture", among)
        assert spot is not None
        _, breach, spell = spot
        take_off(g, breach, spell)
        destroy(g, mage, spell.card)


TO_DISCARD["reality_rupture"] = Usable(_refuse_reality_rupture, _discard_reality_rupture)


@effect(ATTACK, "sunder")
def sunder(g: State, card: NemesisCard) -> Script:
    """The nemesis card of this turn already lies in the turn-order discard pile (AE-TURN-02)."""
    drawn = g.turn_discard.count(NEMESIS)
    picked = yield from ask_or(g, g.everyone, card.id, [("damage", True), ("turns", drawn > 0)])
    if picked == "turns":
        for _ in range(drawn):
            shuffle_into_turn_deck(g, NEMESIS)
    else:
        damage_gravehold(g, 4)
        yield from lowest_life_suffers(g, card.id, 4)


@effect(ATTACK, "topple")
def topple(g: State, card: NemesisCard) -> Script:
    yield from unleash(g, 2)
    damage_gravehold(g, 4)
