"""What the sections of the wheel give (WS-BGAIN .. WS-BACH, WS-AMB-35)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import PATHS, PLACES
from tryptyk.games.age_contrived.components.device_catalogue import UPGRADED_ACTIONS
from tryptyk.games.age_contrived.components.printed import (
    FACES,
    GAIN_CONDUIT,
    GAIN_ENERGY,
    GAIN_TILE,
    GAIN_UPGRADED_ACTION,
    MOVE_CHARACTER,
    MOVE_TRACK,
    PLACE_BRIDGE,
    REFILL_TILE,
    SYMBOLS,
    ActionTile,
)
from tryptyk.games.age_contrived.components.solo_catalogue import PROGRESS_IDS, PROGRESS_LIGHTNING
from tryptyk.games.age_contrived.effects.automa.claiming import add_card, advance, gain_tile, is_met
from tryptyk.games.age_contrived.effects.automa.journeys import BY_EFFECT, start_character, start_track
from tryptyk.games.age_contrived.effects.automa.pools import (
    ACTION_POOL,
    FULL,
    fill,
    gain_energies,
    with_room,
)
from tryptyk.games.age_contrived.effects.automa.priorities import active_card, highest_track
from tryptyk.games.age_contrived.effects.automa.routes import nearest_empty_path
from tryptyk.games.age_contrived.effects.automa.tracks import can_step
from tryptyk.games.age_contrived.rules.bonuses import draw_conduit
from tryptyk.games.age_contrived.state import NONE, Automa, State

LIGHTNING: Final = tuple([row for row in range(len(PROGRESS_LIGHTNING)) if PROGRESS_LIGHTNING[row]])
"""The rows of the two tracks with a lightning."""


def can_receive(g: State, automa: Automa, kind: str) -> bool:
    """Whether a bonus would bring anything now (WS-AMB-35)."""
    if kind == GAIN_ENERGY:
        return automa.reserve != 0
    if kind == PLACE_BRIDGE:
        return automa.bridges != 0
    if kind == GAIN_UPGRADED_ACTION:
        return upgrade_to_gain(g, automa) is not None
    if kind == GAIN_CONDUIT:
        return NONE in automa.conduits and conduit_to_gain(g, automa) != NONE
    if kind == GAIN_TILE:
        return g.tiles[-1] is not None
    if kind == REFILL_TILE:
        return can_refill(automa)
    if kind == MOVE_TRACK:
        return can_step(g, automa, highest_track(automa))
    if kind == MOVE_CHARACTER:
        return True
    return progress_row(automa, kind) != NONE


def receive(g: State, automa: Automa, kind: str, most: int) -> None:
    if kind == GAIN_ENERGY:
        gain_energies(g, most)
    elif kind == PLACE_BRIDGE:
        place_bridge(g, automa)
    elif kind == GAIN_UPGRADED_ACTION:
        gain_upgrade(g, automa)
    elif kind == GAIN_CONDUIT:
        gain_conduit(g, automa)
    elif kind == GAIN_TILE:
        gain_tile(g, automa)
    elif kind == REFILL_TILE:
        refill(g, automa)
    elif kind == MOVE_TRACK:
        start_track(g, highest_track(automa), most)
    elif kind == MOVE_CHARACTER:
        start_character(g, most, BY_EFFECT)
    else:
        advance(g, automa, progress_row(automa, kind))


# Bridges


def place_bridge(g: State, automa: Automa) -> None:
    """The highest level, as its card prescribes, on the nearest empty path, or it is gone (WS-BBRG)."""
    level = automa.bridges.bit_length() - 1
    automa.bridges &= ~(1 << level)
    bridge = automa.character.bridges[level][automa.side.bridge_faces[level]]
    path = nearest_empty_path(g, 4 * automa.place + automa.facing)
    if path == NONE:
        g.tell("remove-bridge", automa.number, bridge.id)
        return
    g.bridges[path] = bridge
    g.tell("place-bridge", automa.number, bridge.id, FACES[bridge.face], PLACES[PATHS[path]].id)


# Upgraded action tiles


def upgrade_to_gain(g: State, automa: Automa) -> ActionTile | None:
    """Of a complete pair the indicated row, or else any tile left, by the card's list (WS-BUPG-01..03)."""
    single: ActionTile | None = None
    for place in automa.side.upgrade_places:
        if automa.upgrades >> place & 1:
            continue
        pair = [tile for tile in UPGRADED_ACTIONS if tile.position == place]
        left = [tile for tile in pair if g.upgrades[tile.number]]
        indicated = [tile for tile in left if tile.row == automa.side.upgrade_row]
        if left and len(left) == len(pair):
            return indicated[0]
        if left and single is None:
            single = left[0]
    return single


def gain_upgrade(g: State, automa: Automa) -> None:
    """The tile goes to its place, the card under the pair to the discard (WS-BUPG-04, 05, WS-AMB-42)."""
    tile = upgrade_to_gain(g, automa)
    assert tile is not None
    g.upgrades[tile.number] -= 1
    automa.upgrades |= 1 << tile.position
    g.tell("upgrade", automa.number, tile.id)
    card = automa.under_pairs[tile.position]
    if card is not None:
        automa.under_pairs[tile.position] = None
        add_card(g, automa, card)


# Conduits


def conduit_to_gain(g: State, automa: Automa) -> int:
    """A stack with two symbols on top, one with a card under it, or any; NONE if none is left (WS-BCON)."""
    left = [kind for kind in automa.side.movements if g.doubles[kind] or g.singles[kind]]
    for kind in left:
        if g.doubles[kind]:
            return kind
    for kind in left:
        if automa.under_conduits[kind] is not None:
            return kind
    return left[0] if left else NONE


def gain_conduit(g: State, automa: Automa) -> None:
    """Onto the highest empty row; the card under the stack goes to the discard (WS-BCON-02, 03)."""
    kind = conduit_to_gain(g, automa)
    row = automa.conduits.index(NONE)
    automa.conduits[row] = draw_conduit(g, kind)
    g.tell("conduit", automa.number, SYMBOLS[kind], automa.conduits[row] & 3, row + 1)
    card = automa.under_conduits[kind]
    if card is not None:
        automa.under_conduits[kind] = None
        add_card(g, automa, card)


# Refill


def can_refill(automa: Automa) -> bool:
    return with_room(automa, ACTION_POOL) != FULL and (automa.exhausted != 0 or automa.reserve != 0)


def refill(g: State, automa: Automa) -> None:
    """By the left arrows of the active card, at once (WS-BREF, WS-AMB-22)."""
    card = active_card(g)
    if card is not None:
        fill(g, card.left)


# Progress


def progress_row(automa: Automa, id: str) -> int:
    """The track that a bonus shows, or that with the other lightning; NONE if both are done (WS-BACH)."""
    shown = PROGRESS_IDS.index(id)
    for row in (shown, *[row for row in LIGHTNING if row != shown]):
        if not is_met(automa, row):
            return row
    return NONE
