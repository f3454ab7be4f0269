"""Claiming tiles, progress and contributions (WS-ACQ, WS-ACHV, WS-BTIL, WS-AMB-13..15).

The tile spaces cost 3, 2, 2, 1 from the left; scenes lay tiles from the right.
"""

from __future__ import annotations

import pytest

from tests.age_contrived.automa.solo_scene import AUTOMA, HUMAN, Solo, printed
from tests.rule import rule

BOOT, MONUMENT_BOOT, PILLAR_BOOT, TWO_BOOTS, MONUMENT_PILLAR = (f"upgraded_tile_1_{n}" for n in range(1, 6))
MONUMENT, PILLAR, THREE_BOOTS, ALL_THREE, TWO_BOOTS_2 = (f"upgraded_tile_2_{n}" for n in range(1, 6))
TWO_MONUMENTS, TWO_PILLARS = "upgraded_tile_3_1", "upgraded_tile_3_2"


def claim(s: Solo, *tiles: str) -> Solo:
    """A claim action, with these tiles in the Pool from the right."""
    s.automa.discard[-1].actions = Solo().card(actions=[("claim", 0)]).automa.discard[-1].actions
    return s.pools("rose").pool_tiles(*tiles).take_actions()


def claimed(s: Solo) -> list[tuple[str | int, ...]]:
    return sorted(s.told("automa-claims"), key=str)


# What it claims


@rule("WS-ACQ-01", "WS-ACQ-02", "WS-ACQ-04")
def test_two_tiles_rather_than_one() -> None:
    s = claim(Solo().pool(AUTOMA, "rose rose rose"), BOOT, THREE_BOOTS, ALL_THREE)
    # One and two; the two dearer ones would cost four.
    assert {cost for _, cost in claimed(s)} == {1, 2}
    assert (s.in_pool, s.exhausted_pool) == ("", "rose rose rose rose"), "one paid for the action"


@rule("WS-ACQ-01", "WS-ACQ-02")
def test_one_tile_if_two_are_too_dear() -> None:
    s = claim(Solo().pool(AUTOMA, "rose rose"), PILLAR, THREE_BOOTS, MONUMENT)
    assert claimed(s) == [(THREE_BOOTS, 2)]


@rule("WS-ACQ-03", "WS-UPG-02")
def test_with_place_2_each_tile_costs_one() -> None:
    s = claim(Solo().upgraded(2).pool(AUTOMA, "rose rose"), PILLAR, MONUMENT, PILLAR_BOOT, THREE_BOOTS)
    assert claimed(s) == sorted([(PILLAR_BOOT, 1), (THREE_BOOTS, 1)])


@rule("WS-ACQ-05")
def test_tiles_that_meet_a_requirement_come_first() -> None:
    s = claim(Solo().progress(pillar=1).pool(AUTOMA, "rose rose"), BOOT, PILLAR, TWO_BOOTS)
    assert claimed(s) == [(PILLAR, 2)]


@rule("WS-ACQ-05", "WS-AMB-13")
def test_a_requirement_that_is_met_already_or_has_no_empty_space_does_not_count() -> None:
    s = claim(Solo().progress(pillar=2).pool(AUTOMA, "rose rose"), BOOT, PILLAR)
    assert claimed(s) == [(BOOT, 1)]
    s = Solo().progress(pillar=1).achieved(HUMAN, "printed_pillar", "rose").pool(AUTOMA, "rose rose")
    assert claimed(claim(s, BOOT, PILLAR)) == [(BOOT, 1)]


@rule("WS-ACQ-05")
@pytest.mark.parametrize("drawn", ["gold", "violet"])
def test_tiles_meet_no_requirement_of_a_drawn_achievement(drawn: str) -> None:
    s = claim(Solo().progress(**{drawn: 2}).pool(AUTOMA, "rose rose"), BOOT, PILLAR)
    assert claimed(s) == [(BOOT, 1)]


@rule("WS-ACQ-05", "WS-AMB-13")
def test_two_tiles_may_meet_a_requirement_together() -> None:
    s = claim(Solo().upgraded(2).pool(AUTOMA, "rose rose"), PILLAR, THREE_BOOTS, MONUMENT_PILLAR, TWO_BOOTS)
    # Three boots, or two pillars, meet one; three boots with any other tile are of a higher kind.
    assert claimed(s) == sorted([(THREE_BOOTS, 1), (TWO_BOOTS, 1)])
    s = claim(Solo().upgraded(2).pool(AUTOMA, "rose rose"), PILLAR, TWO_BOOTS, MONUMENT_PILLAR)
    assert claimed(s) == sorted([(PILLAR, 1), (MONUMENT_PILLAR, 1)])


@rule("WS-ACQ-06", "WS-AMB-13")
def test_then_the_highest_movement_kind() -> None:
    s = claim(Solo().pool(AUTOMA, "rose rose"), MONUMENT_PILLAR, BOOT, PILLAR)
    assert claimed(s) == [(BOOT, 2)]
    s = claim(Solo("solo_freyith_ascension").pool(AUTOMA, "rose rose"), PILLAR_BOOT, MONUMENT, TWO_BOOTS)
    assert claimed(s) == [(MONUMENT, 2)]


@rule("WS-ACQ-07")
def test_then_the_most_symbols() -> None:
    s = claim(Solo().pool(AUTOMA, "rose rose"), BOOT, PILLAR, TWO_BOOTS)
    assert claimed(s) == [(TWO_BOOTS, 2)]


@rule("WS-ACQ-08")
def test_then_the_tile_furthest_right() -> None:
    s = claim(Solo().pool(AUTOMA, "rose rose"), PILLAR, TWO_BOOTS, TWO_BOOTS_2)
    assert claimed(s) == [(TWO_BOOTS, 2)]
    assert s.g.tiles[-2:] != [], "what is left slides"


@rule("WS-AMB-13")
def test_sets_are_compared_by_their_best_tile_then_by_the_second() -> None:
    s = Solo().upgraded(2).pool(AUTOMA, "rose rose").progress(monument=2, pillar=2, boot=3)
    claim(s, MONUMENT_PILLAR, PILLAR, TWO_BOOTS, MONUMENT)
    assert claimed(s) == sorted([(TWO_BOOTS, 1), (MONUMENT_PILLAR, 1)])


@rule("WS-ACQ-09")
def test_it_pays_with_primals_first_then_from_the_highest_kind() -> None:
    s = claim(Solo().pool(AUTOMA, "primal magnet compass rose"), PILLAR, THREE_BOOTS)
    assert s.in_pool == "magnet"
    assert s.told("spend") == [(AUTOMA, "compass rose primal")]


@rule("WS-ACQ-16")
@pytest.mark.parametrize(("pool", "tiles", "why"), [("", [BOOT], "too-dear"), ("rose rose", [], "no-tile")])
def test_without_a_tile_that_it_can_pay_the_action_cannot_be_resolved(
    pool: str, tiles: list[str], why: str
) -> None:
    s = claim(Solo().pool(AUTOMA, pool), *tiles)
    assert s.told("automa-skips") == [("claim", why)]


# What follows


@rule("WS-ACQ-10", "WS-ACHV-03")
def test_each_symbol_moves_its_progress_tile_but_never_too_far() -> None:
    s = claim(Solo().progress(boot=2).pool(AUTOMA, "rose"), ALL_THREE)
    assert s.progressed == {"boot": 3, "monument": 1, "pillar": 1}
    s = claim(Solo().progress(boot=2).pool(AUTOMA, "rose"), THREE_BOOTS)
    assert s.progressed == {"boot": 3}


@rule("WS-ACQ-11", "WS-ACQ-13")
def test_claimed_tiles_are_gone_and_the_pool_slides_right_and_is_refilled() -> None:
    s = Solo().pool(AUTOMA, "rose").stack(PILLAR, MONUMENT)
    s.pools("rose").card(actions=[("claim", 0)]).pool_tiles(BOOT, TWO_BOOTS, THREE_BOOTS, ALL_THREE)
    s.take_actions()
    assert [tile.id for tile in s.g.tiles if tile] == [PILLAR, ALL_THREE, THREE_BOOTS, TWO_BOOTS]


@rule("WS-ACQ-12", "WS-AMB-15", "WS-INFO-03")
def test_a_card_of_the_supply_for_each_tile_as_far_as_there_are_any() -> None:
    s = Solo().upgraded(2).pool(AUTOMA, "rose rose rose rose")
    s.automa.supply = [printed(20), printed(14)]
    reveals = s.g.reveals
    claim(s, BOOT, TWO_BOOTS)
    assert [card.number for card in s.automa.discard] == [20, 14, 99], "the active card stays on top"
    assert s.g.reveals == reveals + 2
    s = Solo().pool(AUTOMA, "rose")
    s.automa.supply = []
    assert [card.number for card in claim(s, BOOT).automa.discard] == [99]


@rule("WS-ACQ-14", "WS-DEC-04")
def test_the_human_may_add_an_energy_to_the_pool() -> None:
    s = claim(Solo().pool(AUTOMA, "rose").pool(HUMAN, "rose"), BOOT)
    assert s.asked == ("contribute", HUMAN)
    s.choose("give", "magnet")
    assert s.held(s[HUMAN].pool) == "magnet rose"
    s = claim(Solo().pool(AUTOMA, "rose"), BOOT)
    assert s.asked == ("choose_turn", HUMAN), "without energy in the Pool there is nothing to add to"


@rule("WS-ACQ-15")
def test_with_nothing_exhausted_the_human_may_borrow() -> None:
    s = claim(
        Solo().pool(AUTOMA, "rose").pool(HUMAN, "rose").exhausted(HUMAN, "").fill(HUMAN, 1, "compass"), BOOT
    )
    assert ("borrow",) in s.options


@rule("WS-BTIL-01", "WS-ACQ-10", "WS-ACQ-12", "WS-ACQ-14")
def test_a_gained_tile_is_the_rightmost_and_free() -> None:
    s = (
        Solo()
        .card(wheel={"speed": [("gain_transmutation_tile", 0)]})
        .pool(AUTOMA, "rose")
        .pool(HUMAN, "rose")
    )
    s.automa.supply = [printed(14)]
    s.pool_tiles(PILLAR, THREE_BOOTS).wheel()
    assert s.progressed == {"pillar": 1}
    assert s.in_pool == "rose"
    assert [card.number for card in s.automa.discard] == [14, 99]
    assert s.g.tiles[-1] is not None and s.g.tiles[-1].id == THREE_BOOTS
    assert s.asked == ("contribute", HUMAN)


# The automa's contribution


def contribution(s: Solo) -> Solo:
    """The human has claimed or gained a tile."""
    return s.in_turn(HUMAN).begin(("slide", HUMAN))


@rule("WS-ACQ-17")
def test_the_lowest_kind_that_is_missing_in_the_pool() -> None:
    s = contribution(Solo().pool(AUTOMA, "magnet").pools("", "", "rose compass magnet primal"))
    assert (s.in_pool, s.exhausted_pool) == ("compass magnet", "magnet rose primal")
    s = contribution(Solo().pool(AUTOMA, "magnet rose").pools("", "", "rose magnet primal"))
    assert s.in_pool == "magnet magnet rose", "else the lowest kind"


@rule("WS-ACQ-17")
def test_without_energy_in_the_pool_it_adds_none() -> None:
    s = contribution(Solo().pools("", "", "rose"))
    assert s.in_pool == ""


@rule("WS-ACQ-17", "WS-AMB-14")
def test_it_is_made_when_the_human_claims_a_tile() -> None:
    s = Solo().in_turn(HUMAN).pool(AUTOMA, "rose").pool(HUMAN, "rose").pools("", "", "magnet magnet")
    s.pool_tiles(BOOT).begin(("claim", HUMAN, 1, 0, 0))
    assert s.asked == ("replace", HUMAN)
    s.choose(*s.options[0])
    assert s.in_pool == "magnet rose", "once"


@rule("WS-AMB-14")
def test_a_primal_is_the_last_resort_and_nothing_is_nothing() -> None:
    s = contribution(Solo().pool(AUTOMA, "rose").pools("", "", "primal"))
    assert s.in_pool == "rose primal"
    s = contribution(Solo().pool(AUTOMA, "rose"))
    assert s.in_pool == "rose"


@rule("WS-ACQ-18", "WS-AMB-14")
@pytest.mark.parametrize(
    ("action", "deploy", "left"),
    [
        ("rose rose", "magnet", ("rose", "magnet")),
        ("rose", "magnet magnet", ("rose", "magnet")),
        ("rose", "magnet", ("rose", "")),
    ],
)
def test_with_nothing_exhausted_it_comes_from_the_fuller_pool(
    action: str, deploy: str, left: tuple[str, str]
) -> None:
    s = contribution(Solo().pool(AUTOMA, "compass").pools(action, deploy))
    assert (s.action_pool, s.deploy_pool) == left
