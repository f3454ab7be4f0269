"""The convey turn: arrows, the channel token, conduit movement and the patron's build (WS-EXP, WS-COND)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import REGIONS
from tryptyk.games.age_contrived.components.energy import size
from tryptyk.games.age_contrived.components.printed import BOOT, MONUMENT, PILLAR, SYMBOLS
from tryptyk.games.age_contrived.components.solo import AutomaCard
from tryptyk.games.age_contrived.effects.automa.items import conduits_item, patron_item
from tryptyk.games.age_contrived.effects.automa.journeys import BY_CONDUITS, start_movement
from tryptyk.games.age_contrived.effects.automa.pools import fewer, fill, fill_one
from tryptyk.games.age_contrived.effects.automa.priorities import EXTRA_FILL, active_card, automa_of, can
from tryptyk.games.age_contrived.rules.patrons import build_as_patron
from tryptyk.games.age_contrived.rules.sections import is_open
from tryptyk.games.age_contrived.rules.stages import end_turn
from tryptyk.games.age_contrived.state import COLUMN_CONDUITS, NONE, Automa, State

PATRON_BOUND: Final = 3
"""So many bound energies make the automa build as a patron (WS-EXP-12)."""


def convey(g: State, automa: Automa, card: AutomaCard) -> None:
    """Steps 1 and 2 happen here, 3 and 4 follow (WS-EXP-01, 10..12, 15, WS-AMB-37)."""
    end_turn(g)
    g.then(conduits_item(), patron_item())
    fill(g, card.left)
    if automa.charged:
        automa.charged = False
        g.tell("automa-channels")
        fill(g, card.right)
    else:
        g.tell("automa-not-charged")
    if can(g, EXTRA_FILL):
        extra_fill(g, automa)


def extra_fill(g: State, automa: Automa) -> None:
    """One more energy, but none is gained for it (WS-ABIL-04)."""
    g.tell("automa-ability", EXTRA_FILL)
    fill_one(g, automa, fewer(automa))


def movement_by(automa: Automa, card: AutomaCard) -> list[int]:
    """By kind, the symbols on conduits in the rows that a card activates (WS-COND-01, WS-AMB-01)."""
    found = [1 if automa.switches & COLUMN_CONDUITS else 0] * len(SYMBOLS)
    for row in range(len(automa.conduits)):
        conduit = automa.conduits[row]
        if conduit != NONE and card.rows >> row & 1:
            found[conduit >> 2] += conduit & 3
    return found


def conduits_act(g: State) -> None:
    """Step 3: one movement of each kind, the highest first, counted once (WS-COND-02..04, WS-AMB-40)."""
    automa = automa_of(g)
    card = active_card(g)
    assert card is not None
    symbols = movement_by(automa, card)
    g.tell("automa-conduits", symbols[BOOT], symbols[MONUMENT], symbols[PILLAR])
    for movement in reversed(automa.side.movements):
        if symbols[movement]:
            start_movement(g, movement, symbols[movement], BY_CONDUITS)


def patron_act(g: State) -> None:
    """Step 4: the top section of the highest monument with enough bound to it (WS-EXP-12..14, WS-AMB-28)."""
    automa = automa_of(g)
    if automa.patron == NONE:
        return
    for region in automa.monuments:
        if size(automa.bound[region]) >= PATRON_BOUND and is_open(g, region):
            g.tell("automa-patron", REGIONS[region].monument, size(automa.bound[region]))
            build_as_patron(g, automa, region)
            return
    g.tell("automa-no-patron-build")
