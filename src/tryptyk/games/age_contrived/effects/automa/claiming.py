"""Claiming tiles, progress on achievement tracks, and contributions (WS-ACQ, WS-ACHV, WS-BTIL)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import POOL_COSTS
from tryptyk.games.age_contrived.components.energy import KINDS, UNIT, size
from tryptyk.games.age_contrived.components.printed import SYMBOLS, Tile
from tryptyk.games.age_contrived.components.solo import AutomaCard
from tryptyk.games.age_contrived.components.solo_catalogue import (
    PROGRESS_ACHIEVEMENTS,
    PROGRESS_IDS,
    PROGRESS_STEPS,
)
from tryptyk.games.age_contrived.effects.automa.pools import ACTION_POOL, DEPLOY_POOL, POOLS
from tryptyk.games.age_contrived.effects.automa.priorities import automa_of, for_pool, primal_or_highest
from tryptyk.games.age_contrived.rules.achievements import is_free, open_spaces
from tryptyk.games.age_contrived.rules.claiming import slide_item, spend_pool
from tryptyk.games.age_contrived.rules.placing import put_in_pool
from tryptyk.games.age_contrived.state import Automa, State

PLACE_2: Final = 1 << 1
"""Of the solo board, for an upgraded action tile."""


# Choosing


def cost_of(automa: Automa, place: int) -> int:
    """What a tile space costs (WS-ACQ-02, 03)."""
    return 1 if automa.upgrades & PLACE_2 else POOL_COSTS[place]


def best_claim(g: State, automa: Automa) -> list[int]:
    """The tile spaces to claim from, two if they can be paid, one, or none (WS-ACQ-01, 04..08, WS-AMB-13)."""
    purse = size(automa.pool)
    places = [place for place in range(len(g.tiles)) if g.tiles[place] is not None]
    pairs = [
        [first, second]
        for first in places
        for second in places
        if first < second and cost_of(automa, first) + cost_of(automa, second) <= purse
    ]
    best: list[int] = []
    best_merit: list[int] = []
    for claimed in pairs or [[place] for place in places if cost_of(automa, place) <= purse]:
        merit = merit_of(g, automa, claimed)
        if not best or merit > best_merit:
            best = claimed
            best_merit = merit
    return best


def merit_of(g: State, automa: Automa, places: list[int]) -> list[int]:
    """Requirements that would be met, then the better tile by its figures, then the other (WS-AMB-13)."""
    tiles = [tile_at(g, place) for place in places]
    merit = [newly_met(g, automa, tiles)]
    ranked = [[movement_rank(automa, tile), sum(tile.symbols), place] for tile, place in zip(tiles, places)]
    ranked.sort(reverse=True)
    for figures in ranked:
        merit.extend(figures)
    return merit


def tile_at(g: State, place: int) -> Tile:
    tile = g.tiles[place]
    assert tile is not None, place
    return tile


def movement_rank(automa: Automa, tile: Tile) -> int:
    """The highest kind of movement that a tile shows: 3 for the highest of all, 0 for none."""
    movements = automa.side.movements
    for rank in range(len(movements)):
        if tile.symbols[movements[rank]]:
            return len(movements) - rank
    return 0


def newly_met(g: State, automa: Automa, tiles: list[Tile]) -> int:
    """How many requirements of achievements with an open empty space these tiles would meet (WS-ACQ-05)."""
    found = 0
    for row in range(len(PROGRESS_STEPS)):
        number = PROGRESS_ACHIEVEMENTS[row]
        symbol = g.achievements[number].symbol
        if symbol < 0 or automa.progress[row] >= PROGRESS_STEPS[row] or not has_free_space(g, number):
            continue
        symbols = sum([tile.symbols[symbol] for tile in tiles])
        if automa.progress[row] + symbols >= PROGRESS_STEPS[row]:
            found += 1
    return found


def has_free_space(g: State, number: int) -> bool:
    return any([is_free(g, number, space) for space in open_spaces(g)])


def refuse_claim(g: State, automa: Automa) -> str:
    """Why nothing can be claimed (WS-ACQ-16)."""
    if best_claim(g, automa):
        return ""
    return "too-dear" if any([tile is not None for tile in g.tiles]) else "no-tile"


# Claiming


def claim(g: State, automa: Automa) -> None:
    """Step 1: primal energies pay first, then from the highest kind to the lowest (WS-ACQ-02, 09)."""
    places = best_claim(g, automa)
    tiles = [tile_at(g, place) for place in places]
    price = sum([cost_of(automa, place) for place in places])
    for place in places:
        g.tell("automa-claims", tile_at(g, place).id, cost_of(automa, place))
        g.tiles[place] = None
    spent = 0
    for _ in range(price):
        spent += UNIT[primal_or_highest(automa, automa.pool - spent)]
    spend_pool(g, automa, spent)
    take_tiles(g, automa, tiles)


def gain_tile(g: State, automa: Automa) -> None:
    """The rightmost tile without payment (WS-BTIL-01)."""
    tile = g.tiles[-1]
    if tile is not None:
        g.tell("automa-gains-tile", tile.id)
        g.tiles[-1] = None
        take_tiles(g, automa, [tile])


def take_tiles(g: State, automa: Automa, tiles: list[Tile]) -> None:
    """Steps 2 to 5: progress, the tiles leave the game, cards come in, the Pool slides (WS-ACQ-10..15)."""
    g.then(slide_item(automa.number))
    for tile in tiles:
        for symbol in range(len(SYMBOLS)):
            for _ in range(tile.symbols[symbol]):
                advance_symbol(g, automa, symbol)
    for _ in tiles:
        if automa.supply:
            add_card(g, automa, automa.supply.pop())


def add_card(g: State, automa: Automa, card: AutomaCard) -> None:
    """A hidden card comes to the bottom of the discard, face up."""
    automa.discard.insert(0, card)
    g.reveal()
    g.tell("automa-adds-card", card.id)


# Progress


def is_met(automa: Automa, row: int) -> bool:
    """The automa meets a requirement when the progress tile is on the rightmost space (WS-ACHV-01)."""
    return automa.progress[row] >= PROGRESS_STEPS[row]


def advance(g: State, automa: Automa, row: int) -> None:
    """A progress tile moves right, never beyond the last space (WS-ACHV-03)."""
    if not is_met(automa, row):
        automa.progress[row] += 1
        g.tell("automa-progress", PROGRESS_IDS[row], automa.progress[row], PROGRESS_STEPS[row])


def advance_symbol(g: State, automa: Automa, symbol: int) -> None:
    for row in range(len(PROGRESS_STEPS)):
        if g.achievements[PROGRESS_ACHIEVEMENTS[row]].symbol == symbol:
            advance(g, automa, row)


# Contributing


def contributes_act(g: State) -> None:
    """One energy more in the Pool when the human has claimed or gained a tile (WS-ACQ-17, 18, WS-AMB-14)."""
    automa = automa_of(g)
    if not automa.pool:
        return
    if automa.exhausted:
        kind = for_pool(automa, automa.exhausted)
        automa.exhausted -= UNIT[kind]
        g.tell("automa-contributes", KINDS[kind], "exhausted_pool")
    elif automa.action_pool or automa.deploy_pool:
        if size(automa.action_pool) > size(automa.deploy_pool):
            kind = for_pool(automa, automa.action_pool)
            automa.action_pool -= UNIT[kind]
            g.tell("automa-contributes", KINDS[kind], POOLS[ACTION_POOL])
        else:
            kind = for_pool(automa, automa.deploy_pool)
            automa.deploy_pool -= UNIT[kind]
            g.tell("automa-contributes", KINDS[kind], POOLS[DEPLOY_POOL])
    else:
        g.tell("automa-nothing-to-contribute")
        return
    put_in_pool(g, automa, kind)
