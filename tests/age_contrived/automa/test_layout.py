"""The automa's part of the table before the first turn (WS-COMP, WS-SETUP, WS-DIFF)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import laid_out
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import CHARACTERS, PLACES, REGIONS, SPOKES
from tryptyk.games.age_contrived.components.device_catalogue import SINGLES, UPGRADED_ACTIONS
from tryptyk.games.age_contrived.components.energy import UNIT, bag_of, count, size
from tryptyk.games.age_contrived.components.printed import BOOT
from tryptyk.games.age_contrived.components.solo import AutomaCard
from tryptyk.games.age_contrived.components.solo_catalogue import (
    AUTOMA_CARDS,
    BOOT_ROW,
    CONDUIT_ROWS,
    PROGRESS_ACHIEVEMENTS,
    PROGRESS_IDS,
    SOLO_SIDES,
)
from tryptyk.games.age_contrived.state import NONE, Automa
from tryptyk.kernel.errors import InvalidSetup


def automa_laid_out(seed: int = 1, **setup: object) -> Automa:
    automa = laid_out(1, seed, **setup).automa
    assert automa is not None
    return automa


def numbers(cards: list[AutomaCard] | list[AutomaCard | None]) -> list[int]:
    """Of a pile, the top card first."""
    return [card.number for card in reversed(cards) if card is not None]


@rule("WS-COMP-01", "WS-CARD-07")
def test_there_are_22_numbered_cards_and_two_sides_for_each_character() -> None:
    assert [card.number for card in AUTOMA_CARDS.values()] == list(range(1, 23))
    assert sorted(side.character for side in SOLO_SIDES.values()) == sorted([*CHARACTERS, *CHARACTERS])
    assert len(PROGRESS_IDS) == 5


@rule("WS-COMP-02", "WS-COMP-05", "WS-SETUP-04", "WS-SETUP-05", "WS-DEC-01", "WS-DEC-02")
@pytest.mark.parametrize("id", SOLO_SIDES)
def test_the_automa_plays_the_character_and_the_side_that_were_chosen(id: str) -> None:
    automa = automa_laid_out(automa=id, characters=["rusne" if "rusne" not in id else "aureon"])
    assert (automa.side.id, automa.character.id) == (id, SOLO_SIDES[id].character)


@rule("WS-SETUP-02", "WS-AMB-44")
@pytest.mark.parametrize("seed", range(8))
def test_a_drawn_character_is_another_than_the_humans(seed: int) -> None:
    g = laid_out(1, seed, characters=["aureon"])
    assert g.automa is not None
    assert g.automa.character.id != "aureon"


@rule("WS-DEC-01", "WS-AMB-44")
@pytest.mark.parametrize("seed", range(20))
def test_a_human_draws_another_character_than_that_of_a_chosen_automa(seed: int) -> None:
    g = laid_out(1, seed, characters=["random"], automa="solo_aureon_speed")
    assert g.automa is not None
    assert g.automa.side.id == "solo_aureon_speed"
    assert g.players[0].character.id != "aureon"


@rule("WS-AMB-44")
def test_the_humans_character_cannot_be_chosen_for_the_automa() -> None:
    with pytest.raises(InvalidSetup):
        laid_out(1, 1, characters=["aureon"], automa="solo_aureon_speed")


@rule("WS-SETUP-01", "WS-SETUP-27", "WS-SETUP-06")
@pytest.mark.parametrize("seed", range(5))
def test_the_board_is_that_of_two_players(seed: int) -> None:
    g = laid_out(1, seed)
    assert g.in_play.bit_count() == 3
    starts = {PLACES[side.place].regions.bit_length() - 1 for side in g.sides}
    assert len(starts) == 2
    assert all(PLACES[side.place].start for side in g.sides)
    near = {g.bridges[SPOKES[region]] for region in starts}
    assert {bridge.id for bridge in near if bridge} == {"neutral_bridge_1", "neutral_bridge_2"}
    assert [len(UPGRADED_ACTIONS), sum(g.upgrades)] == [8, 8]


@rule("WS-SETUP-07", "WS-SETUP-11", "WS-SETUP-12", "WS-SETUP-13", "WS-SETUP-27")
@pytest.mark.parametrize("id", SOLO_SIDES)
def test_the_quick_start_card_fills_the_pools(id: str) -> None:
    automa = automa_laid_out(automa=id, characters=["rusne" if "rusne" not in id else "aureon"])
    character = CHARACTERS[SOLO_SIDES[id].character]
    assert automa.reserve == 2 * sum(UNIT)
    assert automa.deploy_pool == bag_of(character.upper)
    assert automa.action_pool == bag_of(character.lower)
    assert automa.pool == UNIT[character.pool]
    assert [size(pool) for pool in (automa.deploy_pool, automa.action_pool, automa.exhausted)] == [4, 4, 4]
    whole = automa.deploy_pool + automa.action_pool + automa.pool + automa.exhausted
    assert [count(whole, kind) for kind in range(4)] == [4, 4, 4, 1]


@rule("WS-SETUP-08", "WS-SETUP-09", "WS-SETUP-10", "WS-SETUP-25")
def test_the_token_is_charged_all_bridges_lie_ready_and_the_human_begins() -> None:
    g = laid_out(1)
    assert g.automa is not None
    assert g.automa.charged
    assert g.automa.bridges == 0b111
    assert g.first == 0


@rule("WS-SETUP-14", "WS-COMP-03")
def test_the_three_monuments_in_play_form_a_column_in_random_order() -> None:
    orders = set()
    for seed in range(12):
        g = laid_out(1, seed)
        assert g.automa is not None
        assert sorted(g.automa.monuments) == [r.number for r in REGIONS if g.in_play >> r.number & 1]
        orders.add(tuple(sorted(g.automa.monuments).index(region) for region in g.automa.monuments))
    assert len(orders) > 3


@rule("WS-SETUP-15", "WS-SETUP-16", "WS-AMB-01")
def test_four_conduits_leave_the_supply_and_only_the_boot_works() -> None:
    g = laid_out(1)
    assert g.automa is not None
    assert [before - after for before, after in zip(SINGLES, g.singles, strict=True)] == [2, 1, 1]
    assert g.automa.conduits[BOOT_ROW] == 4 * BOOT + 1
    assert g.automa.conduits.count(NONE) == CONDUIT_ROWS - 1


@rule("WS-SETUP-18", "WS-COMP-03")
def test_five_progress_tiles_start_on_the_left() -> None:
    assert automa_laid_out().progress == [0] * 5
    assert sorted(PROGRESS_ACHIEVEMENTS) == [0, 1, 2, 3, 4]


@rule("WS-SETUP-19", "WS-SETUP-20", "WS-SETUP-21")
def test_cards_lie_in_the_deck_under_stacks_and_under_pairs() -> None:
    automa = automa_laid_out()
    assert sorted(numbers(automa.deck)) == [1, 2, 3, 4, 5, 6]
    assert sorted(numbers(automa.under_conduits)) == [7, 8, 9]
    assert sorted(numbers(automa.under_pairs)) == [10, 11, 12, 13]
    piles = [automa_laid_out(seed) for seed in range(6)]
    for attribute in ("deck", "under_conduits", "under_pairs"):
        assert len({tuple(numbers(getattr(pile, attribute))) for pile in piles}) > 2, attribute


@rule("WS-SETUP-22", "WS-SETUP-23", "WS-SETUP-24", "WS-DIFF-03")
@pytest.mark.parametrize("difficulty", ["normal", "hard"])
def test_the_supply_has_three_tile_cards_on_top_of_the_late_ones(difficulty: str) -> None:
    drawn = set()
    for seed in range(12):
        supply = numbers(automa_laid_out(seed, difficulty=difficulty).supply)
        assert len(supply) == 6
        assert set(supply[:3]) <= set(range(14, 20))
        assert sorted(supply[3:]) == [20, 21, 22]
        drawn |= set(supply[:3])
    assert drawn == set(range(14, 20))


@rule("WS-DIFF-04")
def test_for_experts_the_late_cards_come_first() -> None:
    supply = numbers(automa_laid_out(difficulty="expert").supply)
    assert sorted(supply[:3]) == [20, 21, 22]
    assert set(supply[3:]) <= set(range(14, 20))


@rule("WS-DIFF-01", "WS-DIFF-02", "WS-AMB-20", "WS-SETUP-03", "WS-DEC-03")
def test_hard_and_expert_begin_with_two_cards_in_the_discard() -> None:
    assert [len(automa_laid_out(difficulty=d).discard) for d in ("normal", "hard", "expert")] == [0, 2, 2]
    normal, hard = automa_laid_out(difficulty="normal"), automa_laid_out(difficulty="hard")
    assert numbers(hard.deck) == numbers(normal.deck)[2:], "the top ones"
    assert sorted(numbers(hard.deck) + numbers(hard.discard)) == [1, 2, 3, 4, 5, 6]


@rule("WS-DIFF-05")
def test_for_experts_the_two_topmost_progress_tiles_have_a_head_start() -> None:
    assert automa_laid_out(difficulty="hard").progress == [0, 0, 0, 0, 0]
    assert automa_laid_out(difficulty="expert").progress == [1, 1, 0, 0, 0]


@rule("WS-SETUP-05", "WS-DEC-02")
def test_of_a_chosen_character_the_side_may_be_left_to_chance() -> None:
    drawn = {automa_laid_out(seed, characters=["aureon"], automa="rusne").side.id for seed in range(20)}
    assert drawn == {"solo_rusne_construction", "solo_rusne_attainment"}


@rule("WS-SETUP-02")
def test_who_plays_by_chance_never_gets_the_character_of_the_automa() -> None:
    humans = {laid_out(1, seed, automa="rusne").players[0].character.id for seed in range(40)}
    assert humans == {"aureon", "ignotas", "multanec", "freyith"}
    with pytest.raises(InvalidSetup, match="another side"):
        laid_out(1, 1, characters=["rusne"], automa="rusne")
