"""Dealing anew what a seat cannot know: orders of piles, and what others lay out in secret (WC-INFO)."""

from __future__ import annotations

from typing import TypeVar

from tryptyk.games.age_contrived.components.energy import UNIT, kinds_in, listed, size
from tryptyk.games.age_contrived.components.solo_catalogue import LATE_CARDS, TILE_CARDS
from tryptyk.games.age_contrived.rules.opening import ARRANGE, SET_ASIDE
from tryptyk.games.age_contrived.state import Automa, Player, State
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
    if g.secret:
        for player in g.players:
            if player.number != seat:
                _lay_out_anew(g, player, rng)
    if g.automa is not None:
        _conceal_cards(g.automa, rng)
    g.rng = rng.spawn()


def _reorder(pile: list[T], rng: Rng) -> None:
    """Sorted before they are shuffled, so that nothing is left of the order there was."""
    pile.sort(key=str)
    rng.shuffle(pile)


def _lay_out_anew(g: State, player: Player, rng: Rng) -> None:
    """Other energies on as many spaces (WC-INFO-03); what is set aside may be any kind.

    Whoever is being asked keeps one of each kind that the question offers, so that every answer still holds.
    """
    offered = 0
    if g.act and g.act[0] in (ARRANGE, SET_ASIDE) and g.act[1] == player.number:
        offered = sum([UNIT[kind] for kind in kinds_in(player.exhausted)])
    rows = [player.upper, player.lower]
    counts = [[size(bag) for bag in row] for row in rows]
    aside = size(player.aside)
    energies = listed(player.exhausted - offered + player.aside + sum(player.upper) + sum(player.lower))
    rng.shuffle(energies)
    for row, sizes in zip(rows, counts):
        for position, held in enumerate(sizes):
            row[position] = sum([UNIT[energies.pop()] for _ in range(held)])
    player.aside = sum([UNIT[energies.pop()] for _ in range(aside)])
    player.exhausted = offered + sum([UNIT[kind] for kind in energies])


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
