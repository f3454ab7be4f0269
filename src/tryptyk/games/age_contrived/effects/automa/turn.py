"""The start of an automa turn: reshuffle, a new card, and which turn it takes (WS-TURN, WS-CRIT)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.energy import KINDS, PRIMAL, UNIT, size
from tryptyk.games.age_contrived.components.solo import ACTION, CONVEY, AutomaCard
from tryptyk.games.age_contrived.components.solo_catalogue import STARTER_CARDS
from tryptyk.games.age_contrived.effects.automa.actions import start_actions
from tryptyk.games.age_contrived.effects.automa.convey import convey, movement_by
from tryptyk.games.age_contrived.effects.automa.priorities import automa_of, lowest_kind
from tryptyk.games.age_contrived.state import NONE, TAKES_BACK, Automa, State

ACTION_POOL: Final = "action_pool"
DEPLOY_POOL: Final = "deploy_pool"
EXHAUSTED_POOL: Final = "exhausted_pool"


def automa_turn_act(g: State) -> None:
    """Steps 1 to 5 (WS-TURN-03..11)."""
    automa = automa_of(g)
    automa.marker = NONE
    automa.visited = 0
    if not automa.deck:
        reshuffle(g, automa)
    card = automa.deck.pop()
    automa.discard.append(card)
    g.reveal()
    g.tell("automa-card", card.id)
    if automa.switches & TAKES_BACK and not automa.action_pool + automa.exhausted + automa.reserve:
        take_back(g, automa)
    if turn_type(g, automa, card) == CONVEY:
        convey(g, automa, card)
    else:
        start_actions(g)


def reshuffle(g: State, automa: Automa) -> None:
    """The starter cards nearest to the top leave the game, and the rest becomes the deck (WS-TURN-04, 05).

    How many leave is a matter of the difficulty; one card at least stays (WS-DIFF-06, 07, WS-AMB-20).
    """
    left = automa.removals
    for number in range(len(automa.discard) - 1, -1, -1):
        card = automa.discard[number]
        if left and card in STARTER_CARDS and len(automa.discard) > 1:
            del automa.discard[number]
            left -= 1
            g.tell("automa-removes", card.id)
    automa.deck = automa.discard
    automa.discard = []
    g.rng.shuffle(automa.deck)
    g.tell("automa-shuffles", len(automa.deck))


def take_back(g: State, automa: Automa) -> None:
    """A starved automa has its lowest energy of the Pool again (WS-AMB-32)."""
    kind = lowest_kind(automa, automa.pool)
    if kind == NONE and automa.pool:
        kind = PRIMAL
    if kind != NONE:
        automa.pool -= UNIT[kind]
        automa.exhausted += UNIT[kind]
        g.tell("exhaust", automa.number, KINDS[kind])


def turn_type(g: State, automa: Automa, card: AutomaCard) -> str:
    """By the criterion, unless a pool is empty (WS-TURN-08..10)."""
    if not automa.action_pool:
        g.tell("automa-must-convey")
        return CONVEY
    if not automa.exhausted:
        g.tell("automa-must-act")
        return ACTION
    figure = measure(automa, card)
    chosen = card.if_met if figure >= card.least else card.otherwise
    g.tell("automa-criterion", card.measure, figure, card.least, chosen)
    return chosen


def measure(automa: Automa, card: AutomaCard) -> int:
    """What the criterion looks at (WS-CRIT, WS-AMB-40)."""
    if card.measure == ACTION_POOL:
        return size(automa.action_pool)
    if card.measure == DEPLOY_POOL:
        return size(automa.deploy_pool)
    if card.measure == EXHAUSTED_POOL:
        return size(automa.exhausted)
    return sum(movement_by(automa, card))
