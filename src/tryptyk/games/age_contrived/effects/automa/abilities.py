"""Special abilities that wait for a moment: after a bind, or after entering a region (WS-ABIL-01..10)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import REGIONS
from tryptyk.games.age_contrived.components.energy import KINDS, PRIMAL, UNIT, size
from tryptyk.games.age_contrived.components.printed import REFILL_TILE
from tryptyk.games.age_contrived.components.solo_catalogue import PROGRESS_STEPS
from tryptyk.games.age_contrived.effects.automa.achievements import achieve, can_achieve
from tryptyk.games.age_contrived.effects.automa.bonuses import can_refill, refill
from tryptyk.games.age_contrived.effects.automa.claiming import advance, is_met
from tryptyk.games.age_contrived.effects.automa.deploying import to_pool
from tryptyk.games.age_contrived.effects.automa.journeys import BY_EFFECT, start_character, start_movement
from tryptyk.games.age_contrived.effects.automa.priorities import (
    BIND_STEP,
    REGION_CONDUIT,
    REGION_PLACE,
    REGION_PROGRESS,
    REGION_REFILL,
    SHIFT_BOUND,
    automa_of,
    can,
    lowest_kind,
)
from tryptyk.games.age_contrived.rules.binding import after_bind
from tryptyk.games.age_contrived.rules.energies import recharge
from tryptyk.games.age_contrived.state import NONE, Automa, State

MANY_BOUND: Final = 4
"""With so many bound to a monument one may be moved (WS-ABIL-10)."""


def bound_act(g: State) -> None:
    """After each bind the token is recharged, or the character moves (WS-ABIL-06)."""
    automa = automa_of(g)
    if can(g, BIND_STEP):
        g.tell("automa-ability", BIND_STEP)
        if automa.charged:
            start_character(g, 1, BY_EFFECT)
        else:
            recharge(g, automa)


def region_act(g: State) -> None:
    """What entering a region brings, at the end of the turn (WS-ABIL-01)."""
    automa = automa_of(g)
    ability = automa.side.ability
    g.tell("automa-ability", ability)
    if ability == REGION_REFILL:
        refill_once(g, automa)
    elif ability == REGION_PROGRESS:
        advance_last(g, automa)
    elif ability == REGION_PLACE:
        place_one(g, automa)
    elif ability == REGION_CONDUIT:
        move_by_conduit(g, automa)
    else:
        assert ability == SHIFT_BOUND, ability
        shift_bound(g, automa)


def refill_once(g: State, automa: Automa) -> None:
    """The bonus, which nobody can receive with both pools full (WS-ABIL-03, WS-AMB-35)."""
    if can_refill(automa):
        refill(g, automa)
    else:
        g.tell("automa-no-bonus", REFILL_TILE)


def advance_last(g: State, automa: Automa) -> None:
    """The progress tile with the fewest steps that is not rightmost, the lowest of them (WS-ABIL-05)."""
    last = NONE
    for row in range(len(PROGRESS_STEPS)):
        if not is_met(automa, row) and (last == NONE or automa.progress[row] <= automa.progress[last]):
            last = row
    if last != NONE:
        advance(g, automa, last)


def place_one(g: State, automa: Automa) -> None:
    """An exhausted energy onto an achievement, or else into the Pool (WS-ABIL-07)."""
    if not automa.exhausted:
        return
    if can_achieve(g, automa, automa.exhausted):
        automa.exhausted -= UNIT[achieve(g, automa, automa.exhausted)]
        after_bind(g, automa)
    else:
        automa.exhausted -= to_pool(g, automa, automa.exhausted)


def move_by_conduit(g: State, automa: Automa) -> None:
    """By the symbols of one conduit: of the highest kind, the one with more of them (WS-ABIL-09)."""
    for movement in automa.side.movements:
        symbols = [conduit & 3 for conduit in automa.conduits if conduit != NONE and conduit >> 2 == movement]
        if symbols:
            start_movement(g, movement, max(symbols), BY_EFFECT)
            return


def shift_bound(g: State, automa: Automa) -> None:
    """One of many bound energies goes to the monument with the fewest; that is no bind (WS-ABIL-10)."""
    for source in automa.monuments:
        if size(automa.bound[source]) >= MANY_BOUND:
            target = fewest_bound(automa)
            if target != source:
                kind = lowest_kind(automa, automa.bound[source])
                if kind == NONE:
                    kind = PRIMAL
                automa.bound[source] -= UNIT[kind]
                automa.bound[target] += UNIT[kind]
                g.tell("automa-shifts", KINDS[kind], REGIONS[source].monument, REGIONS[target].monument)
            return


def fewest_bound(automa: Automa) -> int:
    """The monument with the fewest own bound energies, the lowest of them."""
    found = automa.monuments[0]
    for region in automa.monuments:
        if size(automa.bound[region]) <= size(automa.bound[found]):
            found = region
    return found
