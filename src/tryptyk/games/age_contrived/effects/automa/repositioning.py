"""Reposition: all energy of the Pool and of unfinished sections is placed anew (WS-REORG, WS-AMB-10)."""

from __future__ import annotations

from tryptyk.games.age_contrived.components.catalogue import REGIONS
from tryptyk.games.age_contrived.components.energy import UNIT, named, size
from tryptyk.games.age_contrived.effects.automa.deploying import (
    POOL,
    REPOSITIONED,
    is_possible,
    start_placing,
)
from tryptyk.games.age_contrived.effects.automa.priorities import active_card
from tryptyk.games.age_contrived.rules.sections import is_open, lift
from tryptyk.games.age_contrived.state import NONE, Automa, State


def lift_all(g: State, automa: Automa) -> None:
    """Into the hand, from the Pool and from sections that are not completed (WS-REORG-01)."""
    automa.hand = automa.pool
    automa.pool = 0
    for region in range(len(REGIONS)):
        if is_open(g, region):
            spaces = g.spaces[region]
            for slot in range(len(spaces)):
                if spaces[slot] != NONE and spaces[slot] >> 2 == automa.number:
                    automa.hand += UNIT[spaces[slot] & 3]
                    lift(g, region, slot)


def refuse_reposition(g: State, automa: Automa) -> str:
    """Why it cannot be resolved: nothing can be lifted, or all of it would end in the Pool (WS-REORG-04).

    Tried out on the table, which is then set as before. If the first pass through the sequence finds no
    place but the Pool, no later one does.
    """
    card = active_card(g)
    assert card is not None
    spaces = [row[:] for row in g.spaces]
    pool = automa.pool
    lift_all(g, automa)
    lifted = automa.hand
    placeable = False
    for option in card.deploys:
        if option != POOL and is_possible(g, automa, option, lifted, size(lifted)):
            placeable = True
    g.spaces = spaces
    automa.pool = pool
    automa.hand = 0
    if not lifted:
        return "nothing-to-lift"
    return "" if placeable else "only-the-pool"


def reposition(g: State, automa: Automa) -> None:
    lift_all(g, automa)
    g.tell("automa-lifts", named(automa.hand))
    start_placing(g, REPOSITIONED)
