"""What relics do when they are played."""

from __future__ import annotations

from typing import Final

from tryptyk.games.aeons_end.components.catalogue import CARDS
from tryptyk.games.aeons_end.components.printed import GEM, Card
from tryptyk.games.aeons_end.rules.aether import gain_aether
from tryptyk.games.aeons_end.rules.asks import NONE, ask_breach, ask_card, ask_or, ask_player
from tryptyk.games.aeons_end.rules.behaviour import ACT, PLAY, effect
from tryptyk.games.aeons_end.rules.breaches import closed, focus
from tryptyk.games.aeons_end.rules.candidates import allies, prepped_spells
from tryptyk.games.aeons_end.rules.casting import cast_one_of
from tryptyk.games.aeons_end.rules.charges import gain_charge
from tryptyk.games.aeons_end.rules.damage import heal_gravehold, hit
from tryptyk.games.aeons_end.rules.main_phase import play, resolve_play
from tryptyk.games.aeons_end.rules.piles import destroy, draw
from tryptyk.games.aeons_end.state import Mage, State
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.state import Item


def destroy_played(g: State, mage: Mage, card: Card) -> None:
    """A gem or relic lies in the play area while its effect is resolved; of several copies it is the last."""
    place = len(mage.played) - 1
    while mage.played[place] is not card:
        place -= 1
    destroy(g, mage, mage.played.pop(place))


@effect(PLAY, "flexing_dagger")
def flexing_dagger(g: State, mage: Mage, card: Card) -> Script:
    """Reductions add up (AE-RUL-48); without a closed breach there is nothing to reduce."""
    alternatives = [("breach", bool(closed(mage))), ("damage", True)]
    picked = yield from ask_or(g, (mage.seat,), card.id, alternatives)
    if picked == "breach":
        g.discount += 3
    else:
        destroy_played(g, mage, card)
        yield from hit(g, mage, card.id, 1)


@effect(PLAY, "bottled_vortex")
def bottled_vortex(g: State, mage: Mage, card: Card) -> Script:
    """Up to two cards, from hand and discard pile alike."""
    destroy_played(g, mage, card)
    for left in (2, 1):
        options: list[Option] = [("card", held.id) for held in dict.fromkeys(mage.hand)]
        options.extend([("discarded", lying.id, place) for place, lying in enumerate(mage.discard)])
        options.append(NONE)
        picked = yield Decision("destroy", (mage.seat,), options, about=(card.id, left))
        if picked == NONE:
            break
        if picked[0] == "card":
            taken = CARDS[str(picked[1])]
            mage.hand.remove(taken)
        else:
            taken = mage.discard.pop(int(picked[2]))
        script = destroy(g, mage, taken)
        if script is not None:
            yield from script
    draw(g, mage, 1)


@effect(PLAY, "unstable_prism")
def unstable_prism(g: State, mage: Mage, card: Card) -> Script:
    """A gem from hand is played twice, which are two plays (AE-RUL-49), and destroyed."""
    gems = [held for held in mage.hand if held.type == GEM]
    picked = yield from ask_or(g, (mage.seat,), card.id, [("gem", bool(gems)), ("aether", True)])
    if picked == "aether":
        gain_aether(g, mage, 2)
        return
    gem = yield from ask_card(g, "choose_card", mage, card.id, gems)
    assert gem is not None
    g.then(play_again_item(mage.seat, gem=gem.id))
    script = play(g, mage, gem)
    if script is not None:
        yield from script


PLAY_AGAIN: Final = "play_again"


def play_again_item(seat: int, *, gem: str) -> Item:
    return (PLAY_AGAIN, seat, gem)


@effect(ACT, PLAY_AGAIN)
def play_again_act(g: State, seat: int, id: str) -> Script:
    mage, gem = g.mages[seat], CARDS[id]
    script = resolve_play(g, mage, gem)
    if script is not None:
        yield from script
    destroy_played(g, mage, gem)


@effect(PLAY, "blasting_staff")
def blasting_staff(g: State, mage: Mage, card: Card) -> Script:
    fresh = [spot for spot in prepped_spells(g, [mage]) if spot[2].fresh]
    return cast_one_of(g, mage, card.id, fresh, optional=True, extra=2)


@effect(PLAY, "focusing_orb")
def focusing_orb(g: State, mage: Mage, card: Card) -> Script:
    """Gravehold's life is on offer only where it can be gained (AE-RUL-10)."""
    among = [(owner, breach) for owner in g.mages for breach in closed(owner)]
    wounded = g.gravehold < g.difficulty.gravehold_life
    picked = yield from ask_or(g, (mage.seat,), card.id, [("focus", bool(among)), ("gravehold", wounded)])
    if picked == "gravehold":
        destroy_played(g, mage, card)
        heal_gravehold(g, 3)
    elif among:
        owner, breach = yield from ask_breach(g, "focus_breach", mage.seat, card.id, among)
        focus(g, owner, breach)


@effect(PLAY, "mages_talisman")
def mages_talisman(g: State, mage: Mage, card: Card) -> Script:
    gain_charge(g, mage)
    ally = yield from ask_player(g, (mage.seat,), card.id, allies(g, mage))
    gain_charge(g, ally)
