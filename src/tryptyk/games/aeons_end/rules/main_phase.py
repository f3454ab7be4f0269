"""The main phase: eight kinds of action and the abilities, in any order (AE-MAIN)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.aeons_end.components.catalogue import CARDS, TABLE
from tryptyk.games.aeons_end.components.printed import CORRUPTION, SPELL, Card
from tryptyk.games.aeons_end.rules import behaviour
from tryptyk.games.aeons_end.rules.aether import (
    discounted,
    refuse_cost,
    refuse_price,
    spend,
    spend_on,
    spend_on_breach,
)
from tryptyk.games.aeons_end.rules.breaches import focus, open_breach, prep, refuse_prep
from tryptyk.games.aeons_end.rules.charges import (
    ANY_MAIN,
    gain_charge,
    has_free_slot,
    refuse_ability,
    use_ability,
)
from tryptyk.games.aeons_end.rules.damage import foe_in_play, leave_play
from tryptyk.games.aeons_end.rules.piles import gain, take_from_market
from tryptyk.games.aeons_end.state import OPEN, Breach, Foe, Mage, Prepped, State
from tryptyk.kernel.decision import Decision, Offer, Option, Reason, Script

END: Final[Option] = ("end_turn",)
CHARGE_COST: Final = TABLE.charge_cost

# Guards: why an action cannot be taken now; None if it can.


def refuse_gain(g: State, place: int) -> Reason | None:
    if g.stock[place] == 0:
        return ("pile-empty", "AE-GAIN-04")
    return refuse_price(g, g.market[place])


def refuse_charge(g: State, mage: Mage) -> Reason | None:
    if not has_free_slot(mage):
        return ("charges-full", "AE-CHG-04", mage.mat.charges)
    return refuse_cost(g, CHARGE_COST, "AE-CHG-01")


def refuse_focus(g: State, breach: Breach) -> Reason | None:
    if breach.is_open:
        return ("breach-open", "AE-BRCH-14", breach.number)
    return refuse_cost(g, discounted(g, breach.tile.focus_cost), "AE-BRCH-03")


def refuse_open(g: State, breach: Breach) -> Reason | None:
    if breach.is_open:
        return ("breach-open", "AE-BRCH-14", breach.number)
    return refuse_cost(g, discounted(g, breach.open_cost), "AE-BRCH-10")


def refuse_prepped_effect(g: State, mage: Mage, spell: Prepped) -> Reason | None:
    if spell.used:
        return ("used-this-turn", "AE-PREP-10")
    return behaviour.PREPPED[spell.card.id].refuse(g, mage)


def refuse_to_discard(g: State, mage: Mage, foe: Foe) -> Reason | None:
    return behaviour.TO_DISCARD[foe.card.id].refuse(g, mage)


def main_offer(g: State, mage: Mage, explain: bool = False) -> Offer:
    """Every action that a player would look for, with what speaks against it, and ending the turn."""
    offer = Offer(explain)
    seen: list[Card] = []
    for card in mage.hand:
        if card in seen:
            continue
        seen.append(card)
        if card.type == SPELL:
            for breach in mage.breaches:
                refused = refuse_prep(g, card, breach)
                if explain or refused is None:
                    offer.add(("prep", card.id, breach.number), refused)
        elif card.type != CORRUPTION:
            offer.options.append(("play", card.id))
    # What nobody could pay is refused: no need to look at it, unless it is explained.
    most = g.aether + max(g.aether_gem_only, g.aether_spell_only)
    if explain or most:
        for place, card in enumerate(g.market):
            if explain or card.cost <= most:
                offer.add(("gain", card.id), refuse_gain(g, place))
        for option, reason in g.nemesis.actions(g, mage):
            offer.add(option, reason)
        offer.add(("charge",), refuse_charge(g, mage))
    most = g.aether + g.discount
    if explain or most:
        for breach in mage.breaches:
            if breach.stage == OPEN and not explain:
                continue
            if explain or breach.tile.focus_cost <= most:
                offer.add(("focus", breach.number), refuse_focus(g, breach))
            if explain or breach.open_cost <= most:
                offer.add(("open", breach.number), refuse_open(g, breach))
    for breach in mage.breaches:
        for spell in breach.spells:
            if spell.card.id in behaviour.PREPPED:
                option = ("prepped", breach.number, spell.card.id)
                if option not in offer.options:
                    offer.add(option, refuse_prepped_effect(g, mage, spell))
    for foe in g.foes:
        if foe.card.id in behaviour.TO_DISCARD:
            offer.add(("to_discard", foe.card.id), refuse_to_discard(g, mage, foe))
    for owner in g.mages:
        if owner.charged or (explain and (owner is mage or owner.mat.timing == ANY_MAIN)):
            offer.add(("ability", owner.seat), refuse_ability(g, owner))
    offer.options.append(END)
    return offer


def main_act(g: State) -> Script:
    """One action of the main phase (AE-MAIN-01..03)."""
    mage = g.mages[g.active]
    options = main_offer(g, mage).options
    asides: dict[Option, int] | None = None
    for owner in g.mages:
        # Whoever owns an ability that works in any main phase may speak up in this one.
        if owner is not mage and owner.mat.timing == ANY_MAIN:
            option: Option = ("ability", owner.seat)
            if option in options:
                if asides is None:
                    asides = {}
                asides[option] = owner.seat
    picked = yield Decision(
        "main",
        (mage.seat,),
        options,
        asides=asides,
        explicit=True,
        refusals=lambda: main_offer(g, mage, explain=True).refusals(),
    )
    if picked == END:
        return
    g.again()
    script = _act_on(g, mage, picked)
    if script is not None:
        yield from script


def _act_on(g: State, mage: Mage, picked: Option) -> Script | None:
    verb = picked[0]
    if verb == "play":
        return play(g, mage, CARDS[str(picked[1])])
    if verb == "gain":
        card = CARDS[str(picked[1])]
        spend_on(g, card)
        take_from_market(g, card)
        return gain(g, mage, card)
    if verb == "prep":
        prep(g, mage, CARDS[str(picked[1])], mage.breach(int(picked[2])))
    elif verb == "focus":
        breach = mage.breach(int(picked[1]))
        spend_on_breach(g, breach.tile.focus_cost)
        focus(g, mage, breach)
    elif verb == "open":
        breach = mage.breach(int(picked[1]))
        spend_on_breach(g, breach.open_cost)
        open_breach(g, mage, breach)
    elif verb == "charge":
        spend(g, CHARGE_COST)
        gain_charge(g, mage)
    elif verb == "prepped":
        return _use_prepped(g, mage, int(picked[1]), str(picked[2]))
    elif verb == "to_discard":
        return _to_discard(g, mage, str(picked[1]))
    elif verb == "ability":
        return use_ability(g, g.mages[int(picked[1])])
    else:
        return g.nemesis.act(g, mage, picked)
    return None


def play(g: State, mage: Mage, card: Card) -> Script | None:
    """A gem or relic goes to the play area and takes effect at once (AE-MAIN-04, 05)."""
    mage.hand.remove(card)
    mage.played.append(card)
    g.tell("play", mage.seat, card.id)
    return resolve_play(g, mage, card)


def resolve_play(g: State, mage: Mage, card: Card) -> Script | None:
    g.plays.append(card)
    return behaviour.PLAY[card.id](g, mage, card)


def _use_prepped(g: State, mage: Mage, number: int, id: str) -> Script | None:
    """Use a While-prepped effect, once per spell and turn (AE-PREP-10, AE-RUL-39)."""
    for spell in mage.breach(number).spells:
        if spell.card.id == id and not spell.used:
            spell.used = True
            g.tell("prepped-effect", mage.seat, id)
            return behaviour.PREPPED[id].use(g, mage)
    raise AssertionError(id)


def _to_discard(g: State, mage: Mage, id: str) -> Script:
    """Meet a card's condition and so discard it; a power then never resolves (AE-CARD-06, 08)."""
    foe = foe_in_play(g, id)
    assert foe is not None
    g.tell("to-discard", mage.seat, id)
    script = behaviour.TO_DISCARD[id].use(g, mage)
    if script is not None:
        yield from script
    if foe in g.foes:
        leave_play(g, foe)
