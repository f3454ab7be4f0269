"""Claiming tiles, and tiles gained for nothing (WC-ACQ, WC-BTIL, WC-AMB-10, 11, WC-DEC-22..24)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule

ONE, TWO, THREE, FOUR = (f"upgraded_tile_{n}" for n in ("1_1", "1_2", "1_3", "2_1"))
NEXT, LATER = "upgraded_tile_2_2", "upgraded_tile_2_3"
PRINTED = 0


def claiming(s: Scene, cost: int = PRINTED) -> Scene:
    """Seat 0 claims; the Pool shows four tiles that cost 1, 2, 2 and 3, and two more are in the stack."""
    s.pool_tiles(ONE, TWO, THREE, FOUR).stack(NEXT, LATER)
    return s.begin(("claim", 0, 2, cost, 0), ("turn", 1))


def shown(s: Scene) -> list[str | None]:
    """The tiles of the Pool from the left."""
    return [None if tile is None else tile.id for tile in s.g.tiles]


# Step 1


@rule("WC-ACQ-01", "WC-ACQ-02", "WC-DEC-22", "WC-AMB-10")
def test_one_or_two_tiles_are_chosen_that_can_be_paid() -> None:
    s = claiming(Scene().pool(0, "rose rose rose"))
    assert s.options == [
        ("claim_tile", FOUR, 3),
        ("claim_tile", THREE, 2),
        ("claim_tile", TWO, 2),
        ("claim_tile", ONE, 1),
    ], "at least one has to be claimed"
    s.choose("claim_tile", ONE, 1)
    assert s.options == [("claim_tile", THREE, 2), ("claim_tile", TWO, 2), ("enough",)]
    s.choose("claim_tile", TWO, 2)
    assert s.asked == ("replace", 0), "no more than two"
    assert s[0].pool == 0


@rule("WC-ACQ-02", "WC-ACQ-04")
def test_the_price_is_exhausted_from_the_own_energies_in_the_pool() -> None:
    s = claiming(Scene().exhausted(0, "").pool(0, "rose rose rose").pool(1, "magnet magnet"))
    s.choose_all(("claim_tile", TWO, 2), ("enough",))
    assert s.held(s[0].pool) == "rose"
    assert s.held(s[0].exhausted) == "rose rose"
    assert s.held(s[1].pool) == "magnet magnet"


@rule("WC-ACQ-04", "WC-DEC-22")
def test_the_player_says_which_energies_pay_and_kinds_do_not_matter() -> None:
    s = claiming(Scene().exhausted(0, "").pool(0, "compass magnet rose primal"))
    s.choose_all(("claim_tile", TWO, 2), ("enough",))
    assert s.asked == ("pay_pool", 0)
    assert s.options == [("spend", kind) for kind in ("compass", "magnet", "rose", "primal")]
    s.choose("spend", "primal")
    s.choose("spend", "compass")
    assert s.held(s[0].pool) == "magnet rose"
    assert s.held(s[0].exhausted) == "compass primal"


@rule("WC-ACQ-03")
def test_only_energy_that_lies_in_the_pool_pays() -> None:
    s = claiming(Scene().fill(0, 1, "rose", "rose").pool(0, "rose"))
    assert s.asked == ("replace", 0), "one energy, one tile"
    assert shown(s) == [FOUR, THREE, TWO, None]


@rule("WC-ACQ-05")
@pytest.mark.parametrize("tile", ["upgraded_action_2_top", "upgraded_action_2_bottom"])
def test_with_an_upgraded_claim_each_tile_costs_one(tile: str) -> None:
    s = Scene().action(0, tile).pool(0, "rose rose").fill(0, 2, lower="rose")
    s.pool_tiles(ONE, TWO, THREE, FOUR).act(0)
    s.choose("pay", 2, "rose")
    s.choose("claim", 1)
    assert s.options == [("claim_tile", id, 1) for id in (FOUR, THREE, TWO, ONE)]
    s.choose_all(("claim_tile", FOUR, 1), ("claim_tile", THREE, 1))
    assert s[0].pool == 0


@rule("WC-AMB-10", "WC-ACQ-02", "WC-ACT-12")
def test_who_cannot_pay_for_any_tile_is_not_offered_a_claim() -> None:
    s = Scene().pool_tiles(ONE).pool(1, "rose").fill(0, 2, lower="rose").action(0, "upgraded_action_2_bottom")
    s.act(0)
    s.choose("pay", 2, "rose")
    assert s.options == [("reposition", 2, 2), ("enough",)]
    assert s.reason("claim", 1) == ("need-energy-in-pool", "WC-ACQ-02", 1, 0)


@rule("WC-AMB-10", "WC-ACQ-13")
def test_nothing_is_claimed_from_a_pool_without_tiles() -> None:
    s = Scene().pool(0, "rose rose").fill(0, 2, lower="rose").action(0, "upgraded_action_2_bottom").act(0)
    s.choose("pay", 2, "rose")
    assert s.reason("claim", 1) == ("pool-empty", "WC-ACQ-13")


# Step 2


@rule("WC-ACQ-06", "WC-DEC-23")
def test_a_new_tile_replaces_any_of_the_seven() -> None:
    s = claiming(Scene().pool(0, "rose"))
    assert s.asked == ("replace", 0)
    assert s.options == [
        *[("replace", f"basic_tile_{n}", n) for n in (1, 2, 3, 4, 5)],
        ("replace_inactive", "basic_tile_0a", 1),
        ("replace_inactive", "basic_tile_0b", 2),
    ], "one of them has to go"


@rule("WC-ACQ-06", "WC-ACQ-07", "WC-ACQ-08")
def test_it_takes_exactly_the_place_of_the_old_one_and_arrives_empty() -> None:
    s = claiming(
        Scene().exhausted(0, "").pool(0, "rose").fill(0, 4, "magnet", "primal").fill(0, 5, "compass")
    )
    s.choose("replace", "basic_tile_4", 4)
    assert [tile.id for tile in s[0].channel] == [
        "basic_tile_1",
        "basic_tile_2",
        "basic_tile_3",
        ONE,
        "basic_tile_5",
    ]
    assert s.row(0, 4) == ("", "")
    assert s.held(s[0].exhausted) == "magnet rose primal", "with the one that paid"
    assert s.row(0, 5) == ("compass", "")
    assert [tile.id for tile in s[0].inactive] == ["basic_tile_0a", "basic_tile_0b"]


@rule("WC-ACQ-06", "WC-ACQ-07")
def test_an_inactive_tile_can_be_replaced_and_the_old_one_leaves_the_game() -> None:
    s = claiming(Scene().pool(0, "rose"))
    s.choose("replace_inactive", "basic_tile_0a", 1)
    assert [tile.id for tile in s[0].inactive] == [ONE, "basic_tile_0b"]
    everywhere = [*s[0].channel, *s[0].inactive, *s.g.stack, *s.g.tiles]
    assert "basic_tile_0a" not in [tile.id for tile in everywhere if tile is not None]
    s.turn(0)
    assert s.verbs("convey") == [("convey", ONE), ("convey", "basic_tile_0b")]


@rule("WC-AMB-10")
def test_two_new_tiles_replace_two_old_ones_and_not_each_other() -> None:
    s = claiming(Scene().pool(0, "rose rose rose"))
    s.choose_all(("claim_tile", ONE, 1), ("claim_tile", TWO, 2))
    assert s.decision.about == (ONE,)
    s.choose("replace", "basic_tile_3", 3)
    assert s.decision.about == (TWO,)
    assert [option[1] for option in s.options] == [
        *[f"basic_tile_{n}" for n in ("1", "2", "4", "5")],
        "basic_tile_0a",
        "basic_tile_0b",
    ]
    s.choose("replace_inactive", "basic_tile_0b", 2)
    assert [s[0].channel[2].id, s[0].inactive[1].id] == [ONE, TWO]


@rule("WC-ACQ-08", "WC-BREF-02")
def test_a_later_effect_of_the_turn_may_fill_the_new_tile() -> None:
    s = Scene().pool(0, "rose").pool_tiles(ONE)
    s[0].refills = 1
    s.begin(("claim", 0, 2, 0, 0), ("stage", 2))
    s.choose_all(("replace", "basic_tile_1", 1), ("refill", 1), ("fill", 1, "lower", "magnet"))
    assert s.row(0, 1) == ("", "magnet")


# Step 3


@rule("WC-ACQ-09", "WC-ACQ-10")
@pytest.mark.parametrize(
    ("claimed", "then"),
    [
        ([(ONE, 1)], [NEXT, FOUR, THREE, TWO]),
        ([(FOUR, 3)], [NEXT, THREE, TWO, ONE]),
        ([(THREE, 2)], [NEXT, FOUR, TWO, ONE]),
        ([(ONE, 1), (THREE, 2)], [LATER, NEXT, FOUR, TWO]),
        ([(FOUR, 3), (ONE, 1)], [LATER, NEXT, THREE, TWO]),
    ],
)
def test_tiles_slide_to_the_right_and_new_ones_fill_up_from_the_right(
    claimed: list[tuple[str, int]], then: list[str]
) -> None:
    s = claiming(Scene().pool(0, "rose " * 5))
    for id, cost in claimed:
        s.choose("claim_tile", id, cost)
    if s.asked[0] == "claim":
        s.choose("enough")
    for number, _ in enumerate(claimed):
        assert NEXT not in shown(s), "the new tiles are in place before others come"
        s.choose("replace", f"basic_tile_{number + 1}", number + 1)
    assert shown(s) == then


@rule("WC-ACQ-13", "WC-ACQ-09")
def test_with_an_empty_stack_spaces_stay_empty() -> None:
    s = (
        Scene()
        .pool(0, "rose rose")
        .pool_tiles(ONE, TWO, THREE)
        .stack()
        .begin(("claim", 0, 2, 0, 0), ("turn", 1))
    )
    s.choose_all(("claim_tile", TWO, 2), ("replace", "basic_tile_1", 1))
    assert shown(s) == [None, None, THREE, ONE]


# Step 4


@rule("WC-ACQ-11", "WC-AMB-11", "WC-DEC-24")
def test_opponents_with_energy_in_the_pool_may_add_one_clockwise() -> None:
    s = Scene(5).pool(0, "rose").pool(1, "rose").pool(3, "rose").pool(4, "primal").exhausted(3, "magnet rose")
    claiming(s)
    s.choose("replace", "basic_tile_1", 1)
    assert s.asked == ("contribute", 1)
    assert s.options == [*[("give", kind) for kind in ("compass", "magnet", "rose", "primal")], ("keep",)]
    s.choose("give", "primal")
    assert s.asked == ("contribute", 3), "seat 2 has none there"
    assert s.options == [("give", "magnet"), ("give", "rose"), ("keep",)]
    s.choose("keep")
    assert s.asked == ("contribute", 4)
    s.choose("give", "rose")
    assert s.asked == ("choose_turn", 1)
    assert [s.held(player.pool) for player in s.g.players] == ["", "rose primal", "", "rose", "rose primal"]
    assert s.held(s[3].exhausted) == "magnet rose"


@rule("WC-ACQ-14")
def test_each_opponent_adds_one_at_most_also_after_two_tiles() -> None:
    s = claiming(Scene().pool(0, "rose rose rose").pool(1, "rose"))
    s.choose_all(("claim_tile", ONE, 1), ("claim_tile", TWO, 2))
    s.choose_all(("replace", "basic_tile_1", 1), ("replace", "basic_tile_2", 2), ("give", "rose"))
    assert s.held(s[1].pool) == "rose rose"
    assert s.asked == ("choose_turn", 1)


@rule("WC-ACQ-12", "WC-MISS-14", "WC-DEC-11")
def test_an_opponent_with_an_empty_exhausted_pool_may_take_an_energy_from_elsewhere() -> None:
    s = claiming(Scene().pool(0, "rose").pool(1, "rose").exhausted(1, "").fill(1, 3, "magnet", "compass"))
    s.choose("replace", "basic_tile_1", 1)
    assert s.options == [("borrow",), ("keep",)]
    s.choose_all(("borrow",), ("from_device", 3, "upper", "magnet"))
    assert s.held(s[1].pool) == "magnet rose"
    assert s.row(1, 3) == ("", "compass")


@rule("WC-AMB-11")
def test_what_an_opponent_had_in_the_pool_counts_at_the_opponents_own_turn() -> None:
    s = Scene().pool(0, "rose").pool(1, "").fill(1, 1, "rose")
    claiming(s)
    s.choose("replace", "basic_tile_1", 1)
    assert s.asked == ("choose_turn", 1), "none there, no contribution"


@rule("WC-AMB-11", "WC-BTIL-02")
def test_when_a_tile_is_gained_in_anothers_turn_the_active_player_is_an_opponent() -> None:
    s = Scene(3).pool(0, "rose").pool(1, "rose").pool(2, "rose").pool_tiles(ONE).stack(NEXT)
    s.begin(("free_tile", 1), ("turn", 1))
    assert s.asked == ("replace", 1)
    s.choose("replace", "basic_tile_1", 1)
    assert s.asked == ("contribute", 2), "left of the one who gained it"
    s.choose("keep")
    assert s.asked == ("contribute", 0)


@rule("WC-EX-09")
def test_the_example_of_a_claim() -> None:
    s = Scene(3, characters=["ignotas", "freyith", "aureon"]).pool(0, "rose magnet").pool(1, "rose")
    s.pool(2, "compass").exhausted(0, "").exhausted(1, "magnet").exhausted(2, "primal rose")
    s.pool_tiles(ONE, TWO, THREE, FOUR).stack(NEXT).fill(0, 2, lower="primal").act(0)
    s.choose_all(("pay", 2, "primal"), ("claim", 1), ("claim_tile", TWO, 2))
    assert s.held(s[0].exhausted) == "magnet rose primal"
    s.choose("replace", "basic_tile_5", 5)
    assert shown(s) == [NEXT, FOUR, THREE, ONE]
    s.choose("give", "magnet")
    s.choose("give", "primal")
    assert [s.held(player.pool) for player in s.g.players] == ["", "magnet rose", "compass primal"]


# A tile for nothing


@rule("WC-BTIL-01", "WC-BTIL-02", "WC-DEC-23")
def test_the_bonus_gives_the_rightmost_tile_without_payment_and_then_goes_on_like_a_claim() -> None:
    s = Scene().pool(0, "rose").pool(1, "rose").pool_tiles(ONE, TWO, THREE, FOUR).stack(NEXT)
    s.exhausted(0, "").fill(0, 2, "magnet").begin(("free_tile", 0), ("turn", 1))
    assert (s.asked, s.decision.about) == (("replace", 0), (ONE,))
    s.choose("replace", "basic_tile_2", 2)
    assert s.held(s[0].pool) == "rose", "nothing is paid"
    assert s.held(s[0].exhausted) == "magnet"
    assert shown(s) == [NEXT, FOUR, THREE, TWO]
    assert s.asked == ("contribute", 1)


@rule("WC-BTIL-05")
def test_without_a_tile_in_the_pool_the_bonus_gives_nothing() -> None:
    s = Scene().pool(1, "rose").begin(("free_tile", 0), ("turn", 1))
    assert s.asked == ("choose_turn", 1)


@rule("WC-BTIL-01")
@pytest.mark.parametrize("tiles", [(ONE,), (ONE, TWO), (ONE, TWO, THREE)])
def test_the_rightmost_tile_is_there_as_long_as_any_is(tiles: tuple[str, ...]) -> None:
    s = Scene().pool_tiles(*tiles).stack().begin(("free_tile", 0), ("turn", 1))
    s.choose("replace", "basic_tile_1", 1)
    assert s[0].channel[0].id == ONE
    assert shown(s) == [*[None] * (5 - len(tiles)), *reversed(tiles[1:])]
