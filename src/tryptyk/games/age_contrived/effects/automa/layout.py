"""The automa's part of the table before the first turn (WS-SETUP, WS-DIFF)."""

from __future__ import annotations

from tryptyk.games.age_contrived.components.catalogue import PLAYERS, REGIONS
from tryptyk.games.age_contrived.components.energy import UNIT
from tryptyk.games.age_contrived.components.printed import BOOT, SYMBOLS, Character
from tryptyk.games.age_contrived.components.solo import AutomaCard, SoloSide
from tryptyk.games.age_contrived.components.solo_catalogue import (
    ACTION_CARDS,
    BOOT_ROW,
    CONDUIT_CARDS,
    CONDUIT_ROWS,
    DIFFICULTIES,
    LATE_CARDS,
    PROGRESS_STEPS,
    STARTER_CARDS,
    TILE_CARDS,
    TILE_CARDS_USED,
)
from tryptyk.games.age_contrived.rules.sides import lay_out_side
from tryptyk.games.age_contrived.state import NONE, Automa, State


def lay_out_automa(g: State, character: Character, side: SoloSide, difficulty: str) -> Automa:
    """Everything but the figure, which is placed with the human's (WS-SETUP-04, 25, 27)."""
    automa = Automa(len(g.players), character, side)
    level = DIFFICULTIES[difficulty]
    lay_out_side(automa)
    automa.removals = level.removed_per_reshuffle
    automa.charged = PLAYERS[len(g.players)].charged
    _quick_start(automa, PLAYERS[len(g.players)].filled)
    _columns(g, automa)
    automa.progress = [0] * len(PROGRESS_STEPS)
    for row in range(level.progress_head_start):
        automa.progress[row] += 1
    _cards(g, automa, level.start_discards, level.late_cards_on_top)
    return automa


def _quick_start(automa: Automa, filled: tuple[int, ...]) -> None:
    """Upper rows to the deploy pool, lower ones to the action pool, one into the Pool (WS-SETUP-11..13)."""
    character = automa.character
    for position in filled:
        automa.deploy_pool += UNIT[character.upper[position]]
        automa.action_pool += UNIT[character.lower[position]]
    automa.pool = UNIT[character.pool]
    automa.exhausted -= automa.deploy_pool + automa.action_pool + automa.pool


def _columns(g: State, automa: Automa) -> None:
    """Monuments in random order, a conduit of each kind as a mark, and a working boot (WS-SETUP-14..16)."""
    automa.monuments = [region.number for region in REGIONS if g.in_play >> region.number & 1]
    g.rng.shuffle(automa.monuments)
    for kind in range(len(SYMBOLS)):
        g.singles[kind] -= 1
    automa.conduits = [NONE] * CONDUIT_ROWS
    g.singles[BOOT] -= 1
    automa.conduits[BOOT_ROW] = 4 * BOOT + 1


def _cards(g: State, automa: Automa, discards: int, late_on_top: bool) -> None:
    """Deck, cards under stacks and pairs, and the card supply (WS-SETUP-19..24, WS-DIFF-01..04)."""
    automa.deck = _shuffled(g, STARTER_CARDS)
    for _ in range(discards):
        automa.discard.append(automa.deck.pop())
    automa.under_conduits = [*_shuffled(g, CONDUIT_CARDS)]
    automa.under_pairs = [*_shuffled(g, ACTION_CARDS)]
    tiles = _shuffled(g, TILE_CARDS)[:TILE_CARDS_USED]
    late = _shuffled(g, LATE_CARDS)
    automa.supply = tiles + late if late_on_top else late + tiles


def _shuffled(g: State, cards: tuple[AutomaCard, ...]) -> list[AutomaCard]:
    pile = list(cards)
    g.rng.shuffle(pile)
    return pile
