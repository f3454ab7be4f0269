"""Dealing anew what a seat cannot know: orders of piles, and what others lay out in secret (WC-INFO)."""

from __future__ import annotations

from typing import TypeVar

from tryptyk.games.age_contrived.components.energy import UNIT, listed, size
from tryptyk.games.age_contrived.components.printed import POSITIONS, UPPER
from tryptyk.games.age_contrived.components.solo_catalogue import LATE_CARDS, TILE_CARDS
from tryptyk.games.age_contrived.rules.filling import spaces_on
from tryptyk.games.age_contrived.rules.opening import tiles_laid_out
from tryptyk.games.age_contrived.state import Automa, Player, State
from tryptyk.kernel.history import ANYBODY
from tryptyk.kernel.rng import Rng

T = TypeVar("T")


def conceal(g: State, seat: int, rng: Rng) -> None:
    for level in (1, 2, 3):
        # Only the order within a level is hidden (WC-INFO-02).
        places = [place for place in range(len(g.stack)) if g.stack[place].level == level]
        tiles = [g.stack[place] for place in places]
        _reorder(tiles, rng)
        for place, tile in zip(places, tiles):
            g.stack[place] = tile
    if g.secret and seat != ANYBODY:
        for player in g.players:
            if player.number != seat:
                _lay_out_anew(player, tiles_laid_out(g), rng)
    if g.automa is not None:
        _conceal_cards(g.automa, rng)
    g.rng = rng.spawn()


def _reorder(pile: list[T], rng: Rng) -> None:
    """Sorted before they are shuffled, so that nothing is left of the order there was."""
    pile.sort(key=str)
    rng.shuffle(pile)


def _lay_out_anew(player: Player, tiles: int, rng: Rng) -> None:
    """Any of the energies on any of the spaces: others know only how many there are by now, and whether one
    is set aside (WC-INFO-03)."""
    laid = sum([size(bag) for bag in player.upper + player.lower])
    aside = size(player.aside)
    energies = listed(player.exhausted + player.aside + sum(player.upper) + sum(player.lower))
    rng.shuffle(energies)
    player.upper = [0] * POSITIONS
    player.lower = [0] * POSITIONS
    for _ in range(laid):
        spaces = spaces_on(player, tiles)
        position, row = spaces[rng.below(len(spaces))]
        (player.upper if row == UPPER else player.lower)[position] += UNIT[energies.pop()]
    player.aside = sum([UNIT[energies.pop()] for _ in range(aside)])
    player.exhausted = sum([UNIT[kind] for kind in energies])


def _conceal_cards(automa: Automa, rng: Rng) -> None:
    """The order of deck and supply, and which card lies where (WS-INFO-01)."""
    _reorder(automa.deck, rng)
    for pile in (automa.under_conduits, automa.under_pairs):
        hidden = [card for card in pile if card is not None]
        _reorder(hidden, rng)
        for place, card in enumerate(pile):
            if card is not None:
                pile[place] = hidden.pop()
    _conceal_supply(automa, rng)


def _conceal_supply(automa: Automa, rng: Rng) -> None:
    """Its groups lie one on the other; of the tile cards nobody knows which are left out (WS-SETUP-22)."""
    seen = [*automa.deck, *automa.discard]
    for group in (TILE_CARDS, LATE_CARDS):
        places = [place for place in range(len(automa.supply)) if automa.supply[place] in group]
        unseen = [card for card in group if card not in seen]
        _reorder(unseen, rng)
        for place in places:
            automa.supply[place] = unseen.pop()
