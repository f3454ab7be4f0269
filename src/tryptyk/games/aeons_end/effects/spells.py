"""What spells do when they are cast, and while they are prepped.

"You" on a spell is its caster, whoever owns it (AE-CAST-12). The bonus of the breach joins the damage in
``deal``. An optional cost of more damage is settled before the one hit that it adds to (AE-CAST-07).
"""

from __future__ import annotations

from typing import Final

from tryptyk.games.aeons_end.components.printed import GEM, NEMESIS, Card
from tryptyk.games.aeons_end.rules.aether import gain_aether, refuse_cost, spend
from tryptyk.games.aeons_end.rules.asks import ask_breach, ask_card, ask_player, ask_yes
from tryptyk.games.aeons_end.rules.behaviour import (
    CAST,
    CASTING_END,
    PREP_CLOSED,
    PREPPED,
    Cast,
    Usable,
    effect,
    never_refused,
)
from tryptyk.games.aeons_end.rules.breaches import (
    adjacent_spells,
    closed,
    focus,
    lowest_focus_cost,
    open_count,
)
from tryptyk.games.aeons_end.rules.candidates import allies, prepped_spells
from tryptyk.games.aeons_end.rules.casting import cast_one_of
from tryptyk.games.aeons_end.rules.charges import gain_charge, lose_charges
from tryptyk.games.aeons_end.rules.damage import deal, heal, hit
from tryptyk.games.aeons_end.rules.piles import destroy_from_hand, discard
from tryptyk.games.aeons_end.rules.turns import see_turn_card
from tryptyk.games.aeons_end.state import Breach, Mage, Prepped, State
from tryptyk.kernel.decision import Reason, Script

WHIP_COST: Final = 2

# Cast


@effect(CAST, "arcane_nexus", "feral_lightning", "lava_tendril", "spark", "wildfire_whip")
def plain_hit(g: State, cast: Cast) -> Script:
    return deal(g, cast, cast.card.damage)


@effect(CAST, "amplify_vision")
def amplify_vision(g: State, cast: Cast) -> Script:
    """Focus first, then hit: the focusing may open the last breach (AE-RUL-45)."""
    you = cast.caster
    lowest = [(you, breach) for breach in lowest_focus_cost(you)]
    if lowest:
        _, breach = yield from ask_breach(g, "focus_breach", you.seat, cast.card.id, lowest)
        focus(g, you, breach)
    yield from deal(g, cast, cast.card.damage if closed(you) else cast.card.damage + 1)


@effect(CAST, "buried_light")
def buried_light(g: State, cast: Cast) -> Script:
    yield from deal(g, cast, cast.card.damage)
    gain_aether(g, cast.caster, 1)


@effect(CAST, "chaos_arc")
def chaos_arc(g: State, cast: Cast) -> Script:
    """The neighbours lie on the mat that held the spell, not on the caster's."""
    return deal(g, cast, cast.card.damage + 2 * adjacent_spells(cast.owner, cast.number))


@effect(CAST, "consuming_void")
def consuming_void(g: State, cast: Cast) -> Script:
    you = cast.caster
    destroyed = 0
    for left in (2, 1):
        card = yield from ask_card(g, "destroy", you, cast.card.id, you.hand, True, left)
        if card is None:
            break
        destroyed += 1
        script = destroy_from_hand(g, you, card)
        if script is not None:
            yield from script
    yield from deal(g, cast, 3 * destroyed)


@effect(CAST, "dark_fire")
def dark_fire(g: State, cast: Cast) -> Script:
    """Up to two includes none (AE-RUL-09)."""
    you = cast.caster
    discarded = 0
    for left in (2, 1):
        card = yield from ask_card(g, "discard", you, cast.card.id, you.hand, True, left)
        if card is None:
            break
        discarded += 1
        discard(g, you, card)
    yield from deal(g, cast, 3 * discarded)


@effect(CAST, "essence_theft")
def essence_theft(g: State, cast: Cast) -> Script:
    yield from deal(g, cast, cast.card.damage)
    you = cast.caster
    card = yield from ask_card(g, "discard", you, cast.card.id, you.hand, True)
    if card is not None:
        discard(g, you, card)
        healed = yield from ask_player(g, (you.seat,), cast.card.id, g.mages)
        heal(g, healed, 1)


@effect(CAST, "flare")
def flare(g: State, cast: Cast) -> Script:
    """The card stays on top; the X card counts as a player's (AE-TDECK-08)."""
    return deal(g, cast, cast.card.damage if see_turn_card(g) == NEMESIS else cast.card.damage + 2)


@effect(CAST, "ignite")
def ignite(g: State, cast: Cast) -> Script:
    yield from deal(g, cast, cast.card.damage)
    ally = yield from ask_player(g, (cast.caster.seat,), cast.card.id, allies(g, cast.caster))
    gain_charge(g, ally)


@effect(CAST, "oblivion_swell")
def oblivion_swell(g: State, cast: Cast) -> Script:
    you = cast.caster
    amount = cast.card.damage
    gem = yield from ask_card(g, "discard", you, cast.card.id, gems(you.hand), True)
    if gem is not None:
        discard(g, you, gem)
        amount += gem.cost
    yield from deal(g, cast, amount)


@effect(CAST, "phoenix_flame")
def phoenix_flame(g: State, cast: Cast) -> Script:
    you = cast.caster
    amount = cast.card.damage
    if you.charges:
        stoked = yield from ask_yes(g, you.seat, cast.card.id)
        if stoked:
            lose_charges(g, you, 1)
            amount += 2
    yield from deal(g, cast, amount)


@effect(CAST, "planar_insight")
def planar_insight(g: State, cast: Cast) -> Script:
    """Counts the caster's breaches, even when cast from an ally's mat."""
    return deal(g, cast, cast.card.damage + open_count(cast.caster))


@effect(CAST, "spectral_echo")
def spectral_echo(g: State, cast: Cast) -> Script:
    yield from deal(g, cast, cast.card.damage)
    you = cast.caster
    card = yield from ask_card(g, "destroy", you, cast.card.id, you.hand, True)
    if card is not None:
        script = destroy_from_hand(g, you, card)
        if script is not None:
            yield from script


def gems(cards: list[Card]) -> list[Card]:
    return [card for card in cards if card.type == GEM]


# While prepped

PREP_CLOSED.add("feral_lightning")


@effect(CASTING_END, "lava_tendril")
def lava_tendril_burns(g: State, mage: Mage, breach: Breach, spell: Prepped) -> Script:
    """Not a cast, so the breach adds nothing."""
    return hit(g, mage, spell.card.id, 1)


def swell_gives_aether(g: State, mage: Mage) -> None:
    gain_aether(g, mage, 1)


def refuse_whip(g: State, mage: Mage) -> Reason | None:
    return refuse_cost(g, WHIP_COST, "AE-PREP-08")


def whip_casts(g: State, mage: Mage) -> Script:
    """Any player's spell, the whip itself included."""
    spend(g, WHIP_COST)
    return cast_one_of(g, mage, "wildfire_whip", prepped_spells(g, g.mages))


def refuse_nexus(g: State, mage: Mage) -> Reason | None:
    return None if gems(mage.played) else ("no-gem-played", "AE-PREP-08")


def nexus_takes_back(g: State, mage: Mage) -> Script:
    gem = yield from ask_card(g, "take_card", mage, "arcane_nexus", gems(mage.played))
    assert gem is not None
    mage.played.remove(gem)
    mage.hand.append(gem)
    g.tell("to-hand", mage.seat, gem.id)


PREPPED["oblivion_swell"] = Usable(never_refused, swell_gives_aether)
PREPPED["wildfire_whip"] = Usable(refuse_whip, whip_casts)
PREPPED["arcane_nexus"] = Usable(refuse_nexus, nexus_takes_back)
