"""Built sections: the automa's wheel bonus, and its energies that are activated (WS-MON, WS-AMB-28, 43)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import REGIONS
from tryptyk.games.age_contrived.components.energy import ANY, COMPASS, KINDS, MAGNET, PRIMAL, ROSE, UNIT
from tryptyk.games.age_contrived.effects.automa.deploying import ACTIVATED, start_placing
from tryptyk.games.age_contrived.effects.automa.items import clear_item, wheel_item
from tryptyk.games.age_contrived.effects.automa.journeys import BY_EFFECT, start_character, start_movement
from tryptyk.games.age_contrived.effects.automa.pools import FULL, POOLS, fewer, put_in, with_room
from tryptyk.games.age_contrived.effects.automa.priorities import (
    PRIMAL_AS_SLOT,
    PRIMAL_MOVE,
    automa_of,
    primal_does,
)
from tryptyk.games.age_contrived.rules.sections import accepted
from tryptyk.games.age_contrived.state import NONE, Automa, State

SPACES: Final = 2
"""That a rose moves, and a primal of Aureon (WS-MON-09, WS-ABIL-12)."""


def own_slots(g: State, automa: Automa, region: int) -> list[int]:
    """The spaces with own energies, from the highest kind to the lowest, primal last (WS-MON-06).

    Primals follow each other by what their spaces accept, in the same order.
    """
    spaces = g.spaces[region]
    accepts = accepted(g, region)
    found: list[int] = []
    for kind in automa.side.energies:
        for slot in range(len(spaces)):
            if spaces[slot] == 4 * automa.number + kind:
                found.append(slot)
    for space in (*automa.side.energies, ANY):
        for slot in range(len(spaces)):
            if spaces[slot] == 4 * automa.number + PRIMAL and accepts[slot] == space:
                found.append(slot)
    return found


def share_act(g: State, region: int) -> None:
    """A wheel bonus, then the activations; a finisher has set one energy apart before (WS-MON-02..04)."""
    automa = automa_of(g)
    kept = NONE
    if g.finishers[region] == automa.number:
        slots = own_slots(g, automa, region)
        kept = slots[0] if g.spaces[region][slots[0]] & 3 != PRIMAL else slots[-1]
        g.tell("automa-sets-apart", KINDS[g.spaces[region][kept] & 3], REGIONS[region].monument)
    g.then(wheel_item(), clear_item(region, kept=kept))


def clear_act(g: State, region: int, kept: int) -> None:
    """One energy after another; each is activated with all its effects (WS-MON-06)."""
    automa = automa_of(g)
    slots = [slot for slot in own_slots(g, automa, region) if slot != kept]
    if not slots:
        return
    slot = slots[0]
    kind = g.spaces[region][slot] & 3
    space = accepted(g, region)[slot]
    # The section stays closed although a space of it is empty now.
    g.spaces[region][slot] = NONE
    g.then(clear_item(region, kept=kept))
    g.tell("automa-activates", KINDS[kind])
    activate(g, automa, kind, space)


def activate(g: State, automa: Automa, kind: int, space: int) -> None:
    """An energy acts as its kind; a primal may act as that of its space (WS-MON-07..10, WS-ABIL-12, 16)."""
    acting = kind
    if kind == PRIMAL and primal_does(g, PRIMAL_AS_SLOT) and space != ANY:
        acting = space
        g.tell("automa-ability", PRIMAL_AS_SLOT)
    if acting == COMPASS:
        automa.hand += UNIT[kind]
        start_placing(g, ACTIVATED)
        return
    if acting == MAGNET:
        pool = with_room(automa, fewer(automa))
        if pool != FULL:
            g.tell("automa-attaches", KINDS[kind], POOLS[pool])
            put_in(g, automa, pool, kind)
            return
    automa.exhausted += UNIT[kind]
    g.tell("exhaust", automa.number, KINDS[kind])
    if acting == ROSE:
        start_movement(g, automa.side.movements[0], SPACES, BY_EFFECT)
    elif acting == PRIMAL and primal_does(g, PRIMAL_MOVE):
        g.tell("automa-ability", PRIMAL_MOVE)
        start_character(g, SPACES, BY_EFFECT)
