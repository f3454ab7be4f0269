"""Conduits: the movement they give in a convey turn (WC-COND, WC-BTIL-03, 04, 06, WC-AMB-01, WC-DEC-08)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.printed import SYMBOLS
from tryptyk.games.age_contrived.rules.conduits import match_conduits
from tryptyk.games.age_contrived.rules.journeys import allowance
from tryptyk.games.age_contrived.setup import OPTIONS
from tryptyk.kernel.setup import OneOf


def matching(s: Scene, seat: int = 0) -> dict[str, int]:
    """What the conduits give over the tiles as they lie now."""
    match_conduits(s.g, s[seat])
    return {SYMBOLS[n]: allowance(s[seat], n) for n in range(3) if allowance(s[seat], n)}


# Matching


@rule("WC-COND-01", "WC-COND-02", "WC-COND-03", "WC-AMB-01")
@pytest.mark.parametrize(
    ("option", "double_over_one", "single_over_one", "double_over_two", "single_over_three"),
    [("sum", 3, 2, 4, 4), ("product", 2, 1, 4, 3), ("tile", 1, 1, 2, 3)],
)
def test_a_match_gives_the_symbols_on_conduit_and_tile_or_what_the_table_has_chosen(
    option: str, double_over_one: int, single_over_one: int, double_over_two: int, single_over_three: int
) -> None:
    def over(tile: str, symbols: int) -> int:
        s = Scene(conduit_movement=option).conduit(0, 3, "boot", symbols).tile(0, 3, tile)
        return matching(s)["boot"]

    assert over("upgraded_tile_1_1", 2) == double_over_one
    assert over("upgraded_tile_1_1", 1) == single_over_one
    assert over("upgraded_tile_2_5", 2) == double_over_two
    assert over("upgraded_tile_3_3", 1) == single_over_three


@rule("WC-AMB-01")
def test_the_sum_is_the_default() -> None:
    option = next(option for option in OPTIONS if option.id == "conduit_movement")
    assert isinstance(option, OneOf)
    assert (option.values, option.default) == (("sum", "product", "tile"), "sum")


@rule("WC-COND-01", "WC-COND-02")
def test_a_conduit_looks_at_the_tile_right_below_it_and_at_symbols_of_its_own_kind() -> None:
    s = Scene().conduit(0, 2, "monument").conduit(0, 3, "pillar").conduit(0, 4, "monument")
    assert matching(s) == {"monument": 2}, "tile 2 shows a monument, tile 4 a pillar, tile 3 nothing"


@rule("WC-COND-03", "WC-COND-08")
def test_all_matches_of_a_kind_add_up_to_one_movement() -> None:
    s = (
        Scene()
        .tile(0, 1, "upgraded_tile_1_2")
        .tile(0, 3, "upgraded_tile_3_3")
        .tile(0, 5, "upgraded_tile_2_4")
    )
    s.conduit(0, 1, "boot", 2).conduit(0, 3, "boot").conduit(0, 5, "boot")
    assert matching(s) == {"boot": (2 + 1) + (1 + 3) + (1 + 1)}


@rule("WC-COND-12", "WC-COND-10")
def test_inactive_tiles_and_tiles_pushed_past_a_conduit_give_nothing() -> None:
    s = Scene().conduit(0, 2, "monument").act(0)
    assert matching(s) == {"monument": 2}, "before the turn the monument of tile 2 was below it"
    s.choose("convey", "basic_tile_0a")
    assert s.asked == ("fill", 0), "now tile 1 is"
    s = Scene().tile(0, 5, "upgraded_tile_3_3").conduit(0, 5, "boot").act(0)
    s.choose("convey", "basic_tile_0a")
    assert s.asked == ("fill", 0), "the boots were pushed out"


@rule("WC-COND-10", "WC-EXP-08")
def test_only_positions_after_both_insertions_count() -> None:
    s = Scene().charged(0).conduit(0, 3, "monument").act(0)
    s.choose_all(("convey", "basic_tile_0a"), ("insert", "basic_tile_0b"))
    assert s.asked == ("fill", 0), "tile 2 was below it in between"
    s = Scene().charged(0).conduit(0, 4, "monument").act(0)
    s.choose_all(("convey", "basic_tile_0a"), ("insert", "basic_tile_0b"))
    assert s.asked == ("track", 0)
    assert s.decision.about == ("monument_track", 2)


@rule("WC-COND-09")
def test_conduits_give_nothing_in_an_action_turn() -> None:
    s = Scene().conduit(0, 2, "monument").fill(0, 1, lower="rose").act(0)
    s.choose("pay", 1, "rose")
    s.choose("recharge", 1)
    assert s.asked == ("choose_turn", 1)


# Movement


@rule("WC-COND-04", "WC-COND-05", "WC-COND-06")
@pytest.mark.parametrize(
    ("symbol", "tile", "asked", "about"),
    [
        ("boot", "upgraded_tile_3_3", "move", (4,)),
        ("monument", "upgraded_tile_3_1", "track", ("monument_track", 3)),
        ("pillar", "upgraded_tile_3_2", "track", ("pillar_track", 3)),
    ],
)
def test_boots_move_the_character_and_the_others_move_on_their_tracks_up_to_their_number(
    symbol: str, tile: str, asked: str, about: tuple[str | int, ...]
) -> None:
    s = Scene().conduit(0, 1, symbol).tile(0, 0, tile).act(0)
    s.choose("convey", tile)
    assert s.asked == (asked, 0)
    assert s.decision.about == about
    assert ("stop",) in s.options, "or less"


@rule("WC-COND-07", "WC-COND-08", "WC-DEC-08")
def test_the_player_chooses_the_order_of_the_kinds_and_each_is_one_movement() -> None:
    s = (
        Scene()
        .tile(0, 1, "upgraded_tile_2_4")
        .tile(0, 2, "upgraded_tile_2_4")
        .tile(0, 3, "upgraded_tile_2_4")
    )
    s.conduit(0, 2, "boot").conduit(0, 3, "monument").conduit(0, 4, "pillar").act(0)
    s.choose("convey", "basic_tile_0a")
    assert s.asked == ("conduits", 0)
    assert s.options == [("conduits", "boot", 2), ("conduits", "monument", 2), ("conduits", "pillar", 2)]
    s.choose("conduits", "pillar", 2)
    s.choose("enter", "rose")
    s.choose("stop")
    assert s.options == [("conduits", "boot", 2), ("conduits", "monument", 2)], "what was not used is lost"
    s.choose("conduits", "boot", 2)
    s.choose("stop")
    assert s.asked == ("track", 0), "the last one needs no question"


@rule("WC-EX-15", "WC-EX-16", "WC-COND-07", "WC-COND-10")
def test_four_pillars_and_three_boots_of_a_double_convey_turn_may_be_used_in_that_order() -> None:
    s = Scene().charged(0).tile(0, 0, "upgraded_tile_1_1")
    s.tile(0, 1, "upgraded_tile_3_4").tile(0, 2, "upgraded_tile_1_3")
    s.conduit(0, 1, "monument").conduit(0, 2, "boot", 2).conduit(0, 3, "pillar").conduit(0, 4, "pillar").act(
        0
    )
    assert matching(s)["monument"] == 2, "the monument lies below its conduit before the turn"
    s.choose("convey", "upgraded_tile_1_1")
    s.choose("insert", "basic_tile_0b")
    assert not s[0].charged
    assert s.options == [("conduits", "boot", 3), ("conduits", "pillar", 4)], "the monument was pushed past"
    s.choose("conduits", "pillar", 4)
    s.choose_all(("enter", "rose"), ("advance",), ("advance",), ("advance",))
    assert s.on_tracks(0) == {"pillar_track": (4, "rose")}
    assert ("bind_pillar", "engineering") in s.options
    s.choose("stop")
    assert (s.asked, s.decision.about) == (("move", 0), (3,))
    s.choose_all(("step", "quarry_mid"), ("step", "quarry_hub"), ("step", "quarry_inner"))
    assert s.place_of(0) == "quarry_inner"


# Conduits stay where they are


@rule("WC-COND-11", "WC-BCON-06")
def test_conduits_keep_their_slots_when_tiles_move_below_them() -> None:
    s = Scene().charged(0).conduit(0, 2, "boot").conduit(0, 4, "pillar", 2).act(0)
    before = s[0].conduits[:]
    s.choose_all(("convey", "basic_tile_0a"), ("insert", "basic_tile_0b"), ("stop",), ("done",))
    assert s[0].conduits == before
    s.begin(("conduit", 0))
    assert {option[2] for option in s.options} == {1, 3, 5}, "nor does a new one push them out"


@rule("WC-BCON-05")
def test_a_conduit_gained_in_step_three_moves_nothing_in_that_turn() -> None:
    s = Scene().conduit(0, 1, "boot").figure(0, "quarry_inner", "bridge_spoke_quarry")
    s.bridge("bridge_spoke_quarry", "neutral_bridge_1").act(0)
    s.choose_all(("convey", "basic_tile_0a"), ("step", "bridge_spoke_quarry"), ("take",))
    s.choose("conduit", "monument", 3)
    assert matching_now(s) == {"boot": 2}
    s.choose("stop")
    assert s.asked == ("fill", 0), "although it lies above a monument"


def matching_now(s: Scene) -> dict[str, int]:
    """What is left to match in this step, without looking again."""
    return {SYMBOLS[n]: allowance(s[0], n) for n in range(3) if allowance(s[0], n)}


# A tile gained while they move


def gaining(*slots: tuple[int, str, int]) -> Scene:
    """Step 3: on the first bridge the character has gained a tile, which is to replace another."""
    s = Scene().figure(0, "quarry_inner", "bridge_spoke_quarry")
    for slot, symbol, symbols in slots:
        s.conduit(0, slot, symbol, symbols)
    s.bridge("bridge_spoke_quarry", "neutral_bridge_3").pool_tiles("upgraded_tile_3_5").stack()
    s.tile(0, 1, "upgraded_tile_1_1").tile(0, 2, "upgraded_tile_3_2").act(0)
    s.choose("convey", "basic_tile_0a")
    if s.asked[0] == "conduits":
        s.choose(*s.verbs("conduits")[0])
    s.choose_all(("step", "bridge_spoke_quarry"), ("take",))
    return s


@rule("WC-BTIL-04")
def test_movement_of_a_tile_that_is_replaced_is_lost_and_what_was_made_counts() -> None:
    s = gaining((1, "boot", 2), (2, "boot", 1))
    assert matching_now(s) == {"boot": 3 + 2}
    s.choose("replace", "basic_tile_0a", 1)
    assert matching_now(s) == {"boot": 2}
    assert (s.asked, s.decision.about) == (("move", 0), (1,)), "one space was used of the two that are left"
    assert s.place_of(0) == "bridge_spoke_quarry", "no step is undone"


@rule("WC-BTIL-04")
def test_a_running_movement_ends_at_once_if_more_is_used_than_is_left() -> None:
    s = gaining((1, "boot", 2))
    s.choose("replace", "basic_tile_0a", 1)
    assert s.asked == ("choose_turn", 1), "no movement, and nothing to fill either"
    assert s.place_of(0) == "bridge_spoke_quarry"


@rule("WC-BTIL-04")
def test_kinds_that_have_not_been_used_yet_lose_their_movement_too() -> None:
    s = gaining((1, "boot", 1), (3, "pillar", 1))
    assert matching_now(s) == {"boot": 2, "pillar": 3}
    s.choose("replace", "upgraded_tile_3_2", 3)
    assert matching_now(s) == {"boot": 2}
    s.choose("stop")
    assert s.asked == ("fill", 0)


@rule("WC-BTIL-03")
def test_the_new_tile_gives_no_conduit_movement_in_that_turn() -> None:
    s = gaining((1, "boot", 1), (4, "monument", 1))
    s.choose("replace", "basic_tile_3", 4)
    assert s[0].channel[3].symbols == (1, 1, 1), "its monument would match"
    s.choose("stop")
    assert s.asked == ("fill", 0)


@rule("WC-BTIL-06")
def test_a_tile_gained_outside_step_three_has_no_bearing_on_movement() -> None:
    s = Scene().conduit(0, 1, "boot").conduit(1, 1, "boot").pool_tiles("upgraded_tile_3_5")
    s.begin(("free_tile", 0), ("move", 1, 2, 0, -1))
    s.choose("replace", "basic_tile_1", 1)
    assert (s.asked, s.decision.about) == (("move", 1), (2,))
    s.choose("stop")
    s.act(0)
    s.choose("convey", "basic_tile_0a")
    assert s.decision.about == (2,), "the conduit and the boot of the tile below it, as ever"
