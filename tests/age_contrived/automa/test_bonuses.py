"""What the sections of the wheel give (WS-BGAIN, WS-BBRG, WS-BUPG, WS-BCON, WS-BREF, WS-BMOV, WS-BACH)."""

from __future__ import annotations

import pytest

from tests.age_contrived.automa.solo_scene import AUTOMA, HUMAN, Solo, printed
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import PATH
from tryptyk.games.age_contrived.components.device_catalogue import ACTION_TILES
from tryptyk.games.age_contrived.components.printed import BOOT, MONUMENT, PILLAR
from tryptyk.games.age_contrived.state import NONE


def bonus(kind: str, most: int = 0, side: str = "solo_aureon_speed") -> Solo:
    s = Solo(side)
    wheel = {id: [(kind, most)] for id in ("speed", "construction", "attainment", "ascension", "expansion")}
    return s.card(left=(1, 1), wheel=wheel)


# Energy


@rule("WS-BGAIN-01", "WS-AMB-33")
@pytest.mark.parametrize(
    ("reserve", "number", "gained"),
    [
        ("primal primal rose rose", 2, "primal primal"),
        ("primal rose magnet", 2, "rose primal"),
        ("compass compass magnet magnet", 1, "compass"),
        ("magnet", 2, "magnet"),
    ],
)
def test_primal_first_then_the_highest_kind(reserve: str, number: int, gained: str) -> None:
    s = bonus("gain_energy", number).reserve(AUTOMA, reserve).wheel()
    assert s.exhausted_pool == gained


@rule("WS-BGAIN-02")
def test_the_second_of_a_kind_recharges_the_token() -> None:
    s = bonus("gain_energy", 1).reserve(AUTOMA, "rose rose").wheel()
    assert not s.automa.charged
    s = bonus("gain_energy", 2).reserve(AUTOMA, "rose rose").wheel()
    assert s.automa.charged


# Bridges


@rule("WS-BBRG-01", "WS-BBRG-04", "WS-SETUP-09", "WS-SETUP-10")
def test_bridges_are_placed_from_level_3_down_with_the_side_that_the_card_prescribes() -> None:
    s = bonus("place_bridge").figure(AUTOMA, "quarry_exit", "bridge_rim_quarry_sea").wheel(3)
    # Sides a, b, a by level.
    assert [event[1:3] for event in s.told("place-bridge")] == [
        ("aureon_bridge_3", "a"), ("aureon_bridge_2", "b"), ("aureon_bridge_1", "a"),
    ]  # fmt: skip
    assert s.bridge_on("bridge_rim_quarry_sea") == "aureon_bridge_3:a"
    assert s.automa.bridges == 0
    assert s.automa.abilities == 0


@rule("WS-BBRG-02")
def test_a_bridge_is_laid_on_the_nearest_empty_path_along_the_route() -> None:
    s = bonus("place_bridge").bridge("bridge_spoke_quarry", "neutral_bridge_1")
    s.figure(AUTOMA, "quarry_inner", "bridge_spoke_quarry").figure(HUMAN, "central_quarry").wheel()
    # Over the spoke to the centre; the spokes of the sea and the plains are equally far, the plains right.
    assert s.bridge_on("bridge_spoke_plains") == "aureon_bridge_3:a"


@rule("WS-BBRG-05")
def test_without_an_empty_path_the_bridge_leaves_the_game() -> None:
    s = bonus("place_bridge")
    for path in PATH:
        s.bridge(path, "neutral_bridge_1")
    s.wheel()
    assert s.automa.bridges == 0b011
    assert s.told("remove-bridge") == [(AUTOMA, "aureon_bridge_3")]
    assert all(s.bridge_on(path) == "neutral_bridge_1:a" for path in PATH)


# Upgraded action tiles


def without(s: Solo, *tiles: str) -> Solo:
    for id in tiles:
        s.g.upgrades[ACTION_TILES[id].number] = 0
    return s


@rule("WS-BUPG-01", "WS-BUPG-02", "WS-BUPG-04", "WS-AMB-23")
def test_the_indicated_row_of_complete_pairs_by_the_list_of_the_card() -> None:
    s = bonus("gain_upgraded_action").wheel(2)
    # Places 4, 1, 3, 2; the top row.
    assert [id for _, id in s.told("upgrade")] == ["upgraded_action_4_top", "upgraded_action_1_top"]
    assert s.automa.upgrades == 0b1001
    assert s.g.upgrades[ACTION_TILES["upgraded_action_4_top"].number] == 0
    s = bonus("gain_upgraded_action", side="solo_ignotas_attainment").wheel()
    assert s.told("upgrade") == [(AUTOMA, "upgraded_action_2_bottom")]


@rule("WS-BUPG-01", "WS-AMB-23", "WS-AMB-42")
def test_an_incomplete_pair_comes_after_complete_ones() -> None:
    s = without(bonus("gain_upgraded_action"), "upgraded_action_4_bottom").wheel()
    assert s.told("upgrade") == [(AUTOMA, "upgraded_action_1_top")]


@rule("WS-BUPG-02", "WS-BUPG-03")
def test_then_what_is_left_for_free_places_by_the_list() -> None:
    s = without(
        bonus("gain_upgraded_action"),
        *("upgraded_action_4_top", "upgraded_action_1_top", "upgraded_action_2_top", "upgraded_action_3_top"),
    )
    s.upgraded(4).wheel()
    assert s.told("upgrade") == [(AUTOMA, "upgraded_action_1_bottom")]


@rule("WS-BUPG-05", "WS-AMB-42")
def test_the_card_under_the_pair_comes_to_the_bottom_of_the_discard() -> None:
    s = bonus("gain_upgraded_action")
    s.automa.under_pairs = [printed(10), printed(11), printed(12), printed(13)]
    reveals = s.g.reveals
    s.wheel()
    assert [card.number for card in s.automa.discard] == [13, 99]
    assert s.automa.under_pairs[3] is None
    assert s.g.reveals == reveals + 1


@rule("WS-AMB-42")
def test_a_tile_that_the_human_takes_leaves_the_card_where_it_is() -> None:
    s = Solo().in_turn(HUMAN)
    s.automa.under_pairs = [printed(10), None, None, None]
    s.automa.under_conduits = [printed(7), None, None]
    s.begin(("upgrade", HUMAN), ("conduit", HUMAN))
    s.choose("upgrade", "upgraded_action_1_top")
    s.choose("conduit", "boot", 1)
    assert [card.number for card in s.automa.discard] == [99]
    assert s.automa.under_pairs[0] is not None and s.automa.under_conduits[0] is not None


# Conduits


@rule("WS-BCON-01", "WS-BCON-02")
def test_two_symbols_then_a_card_under_the_stack_then_the_highest_kind() -> None:
    s = bonus("gain_conduit").set(doubles=[0, 1, 1]).conduits("boot 1")
    s.automa.under_conduits = [None, None, printed(9)]
    s.wheel(4)
    # Monument and pillar with two symbols; the card under the pillars has come with the second.
    assert s.automa.conduits == [4 * BOOT + 1, 4 * MONUMENT + 2, 4 * PILLAR + 2, 4 * BOOT + 1, 4 * BOOT + 1]


@rule("WS-BCON-01", "WS-BCON-03", "WS-AMB-15")
def test_a_stack_with_a_card_comes_before_a_higher_one_without() -> None:
    s = bonus("gain_conduit").set(doubles=[0, 0, 0])
    s.automa.under_conduits = [None, None, printed(9)]
    reveals = s.g.reveals
    s.wheel()
    assert s.automa.conduits[0] == 4 * PILLAR + 1
    assert [card.number for card in s.automa.discard] == [9, 99]
    assert (s.automa.under_conduits[2], s.g.reveals) == (None, reveals + 1)


@rule("WS-BCON-02")
def test_the_highest_empty_row_is_filled() -> None:
    s = bonus("gain_conduit").conduits("boot 1", "", "boot 1").wheel()
    assert s.automa.conduits[1] == 4 * BOOT + 2
    assert s.automa.conduits[3] == NONE


# Refill, movement, progress


@rule("WS-BREF-01", "WS-AMB-22", "WS-AMB-38")
def test_a_refill_fills_by_the_left_arrows_at_once() -> None:
    s = bonus("refill_tile").pools("rose", "", "rose magnet compass").wheel()
    assert (s.action_pool, s.deploy_pool, s.exhausted_pool) == ("magnet rose", "rose", "compass")
    assert s.told("automa-fill")[0][1] == "deploy_pool", "fewer first"


@rule("WS-BREF-02")
def test_a_refill_with_nothing_exhausted_gains_first() -> None:
    s = bonus("refill_tile").reserve(AUTOMA, "rose rose").wheel()
    assert (s.action_pool, s.deploy_pool) == ("rose", "")


@rule("WS-BMOV-01")
def test_the_character_moves() -> None:
    s = bonus("move_character", 2, "solo_freyith_speed").figure(AUTOMA, "sea_start", "sea_mid").wheel()
    assert len(s.told("step")) == 2


@rule("WS-BMOV-02")
@pytest.mark.parametrize(
    ("side", "track"), [("solo_aureon_speed", "monument_track"), ("solo_rusne_attainment", "pillar_track")]
)
def test_the_highest_track_is_used(side: str, track: str) -> None:
    s = bonus("move_track", 3, side).wheel()
    assert {id: space for id, (space, _) in s.on_tracks(AUTOMA).items()} == {track: 3}


@rule("WS-BACH-01", "WS-BACH-02")
def test_progress_on_the_track_shown_or_else_on_the_other_with_a_lightning() -> None:
    s = bonus("progress_violet").wheel()
    assert s.progressed == {"violet": 1}
    s = bonus("progress_violet").progress(violet=3).wheel()
    assert s.progressed == {"gold": 1, "violet": 3}
