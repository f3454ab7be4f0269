"""The action turn: paying, action tiles, recharging (WC-ACT, WC-RECH, WC-AMB-33, 34, WC-DEC-13..16)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.device_catalogue import ACTION_TILES, BASIC_ACTIONS
from tryptyk.kernel import Option

MOVES: list[Option] = [
    ("move", 1, "character", 2),
    ("move", 1, "monument_track", 1),
    ("move", 1, "pillar_track", 1),
]


def paid(s: Scene, position: int = 1, kind: str = "rose") -> Scene:
    """Seat 0 exhausts an energy of the lower row at a position."""
    s[0].lower[position - 1] += 1 << 4 * ["compass", "magnet", "rose", "primal"].index(kind)
    s.act(0)
    s.choose("pay", position, kind)
    return s


# Paying


@rule("WC-ACT-01", "WC-ACT-15", "WC-DEC-13")
def test_an_action_costs_one_energy_from_a_lower_row_which_is_exhausted_at_once() -> None:
    s = Scene().exhausted(0, "magnet").fill(0, 1, "rose", "rose").fill(0, 4, "", "compass").act(0)
    assert s.verbs("pay") == [("pay", 1, "rose"), ("pay", 4, "compass")], "not from an upper row"
    s.choose("pay", 4, "compass")
    assert s.asked == ("use", 0)
    assert s.held(s[0].exhausted) == "compass magnet", "before the action is resolved"
    assert s.row(0, 4) == ("", "")
    assert s.row(0, 1) == ("rose", "rose")


@rule("WC-ACT-15")
def test_the_energy_that_paid_can_be_used_by_the_action_itself() -> None:
    s = paid(Scene().exhausted(0, ""), 4, "compass")
    s.choose("move", 1, "monument_track", 1)
    assert s.options == [("enter", "compass"), ("stop",)]


@rule("WC-ACT-01")
def test_energy_on_inactive_tiles_and_in_upper_rows_pays_for_nothing() -> None:
    s = Scene().fill(0, 1, "rose").fill(0, 2, "magnet").turn(0)
    assert s.verbs("pay") == []


# Which action


@rule("WC-ACT-02", "WC-ACT-03", "WC-ACT-11", "WC-ACT-12", "WC-ACT-13", "WC-ACT-14", "WC-DEC-15")
@pytest.mark.parametrize(
    ("position", "options"),
    [
        (1, [("deploy", 1, 4), ("deploy", 1, 5), ("recharge", 1)]),
        (2, [("claim", 1), ("reposition", 1, 2)]),
        (3, [("deploy", 1, 2), ("deploy", 1, 3)]),
        (4, MOVES),
    ],
)
def test_the_action_tile_below_the_energy_is_used_with_one_of_its_alternatives(
    position: int, options: list[Option]
) -> None:
    s = paid(Scene().pool(0, "rose").pool_tiles("upgraded_tile_1_1"), position)
    assert s.asked == ("use", 0)
    assert s.decision.about == (f"basic_action_{position}",)
    assert s.options == options, "one of them has to be taken"


@rule("WC-ACT-03")
def test_of_alternatives_exactly_one_is_resolved() -> None:
    s = paid(Scene().fill(0, 4, "magnet"))
    s.choose("recharge", 1)
    assert s.asked == ("choose_turn", 1)
    assert s.row(0, 4) == ("magnet", ""), "no deploy as well"


@rule("WC-ACT-09", "WC-DEC-14")
def test_energy_at_the_last_position_is_a_joker_for_any_action_tile_of_the_device() -> None:
    s = paid(Scene().action(0, "upgraded_action_3_top"), 5)
    assert s.asked == ("any_tile", 0)
    assert s.options == [
        ("use", "basic_action_1"),
        ("use", "basic_action_2"),
        ("use", "upgraded_action_3_top"),
        ("use", "basic_action_4"),
    ]
    s.choose("use", "upgraded_action_3_top")
    assert s.options == [("deploy", 1, 2), ("deploy", 1, 3), ("deploy_both", 1, 2, 3)]


@rule("WC-ACT-09")
def test_only_the_last_position_is_a_joker() -> None:
    for position in (1, 2, 3, 4):
        assert paid(Scene().fill(0, 4, "rose"), position, "primal").asked[0] != "any_tile"


@rule("WC-ACT-04", "WC-AMB-34", "WC-DEC-16")
@pytest.mark.parametrize(
    ("picks", "charged", "deployed"),
    [
        ([("recharge", 2), ("deploy", 1, 4), ("pool", "magnet")], True, True),
        ([("deploy", 1, 4), ("pool", "magnet"), ("recharge", 2)], True, True),
        ([("recharge", 2), ("enough",)], True, False),
        ([("deploy", 1, 4), ("pool", "magnet"), ("enough",)], False, True),
        ([("enough",)], False, False),
    ],
)
def test_of_actions_joined_by_a_plus_any_may_be_resolved_in_any_order(
    picks: list[Option], charged: bool, deployed: bool
) -> None:
    s = paid(Scene().action(0, "upgraded_action_1_bottom").fill(0, 4, "magnet"))
    s.choose_all(*picks)
    assert s.asked == ("choose_turn", 1)
    assert s[0].charged == charged
    assert (s[0].pool > 0) == deployed


@rule("WC-ACT-04", "WC-DEC-16")
def test_a_part_that_was_resolved_is_not_offered_again() -> None:
    s = paid(Scene().action(0, "upgraded_action_1_bottom"))
    assert s.options == [("deploy", 1, 4), ("deploy", 1, 5), ("recharge", 2), ("enough",)]
    s.choose("recharge", 2)
    assert s.options == [("deploy", 1, 4), ("deploy", 1, 5), ("enough",)]
    s.choose("deploy", 1, 5)
    assert s.asked == ("choose_turn", 1)


@rule("WC-ACT-03", "WC-ACT-04")
def test_a_plus_may_join_alternatives() -> None:
    s = paid(Scene().action(0, "upgraded_action_4_bottom"), 4)
    s.choose("move", 2, "pillar_track", 1)
    s.choose("stop")
    assert s.options == [("move", 1, "character", 2), ("enough",)], "not the other track as well"


@rule("WC-MOVA-01", "WC-MOVA-02", "WC-DEC-20")
def test_a_move_action_is_for_the_character_or_one_of_the_tracks() -> None:
    s = paid(Scene(), 4)
    assert s.options == MOVES
    s.choose("move", 1, "character", 2)
    assert (s.asked, s.decision.about) == (("move", 0), (2,))


# One after another


@rule("WC-ACT-05")
def test_an_action_is_resolved_completely_before_the_next_one_is_paid() -> None:
    s = paid(Scene().fill(0, 1, lower="rose").fill(0, 5, "rose magnet").fill(0, 2, lower="rose"))
    s.choose("deploy", 1, 5)
    assert s.asked == ("place", 0)
    s.choose("pool", "rose")
    s.choose("pool", "magnet")
    assert s.asked == ("actions", 0)


@rule("WC-ACT-06", "WC-ACT-07", "WC-ACT-08", "WC-DEC-13")
def test_actions_are_taken_as_long_as_there_is_energy_below_also_from_the_same_tile() -> None:
    s = Scene().tile(0, 1, "upgraded_tile_2_3").fill(0, 1, lower="rose magnet").fill(0, 4, lower="rose")
    s.fill(0, 5, lower="compass").act(0)
    s.choose_all(("pay", 1, "rose"), ("recharge", 1), ("pay", 1, "magnet"), ("recharge", 1))
    s.choose_all(("pay", 5, "compass"), ("use", "basic_action_1"), ("recharge", 1))
    s.choose_all(("pay", 4, "rose"), ("move", 1, "character", 2), ("stop",))
    assert s.asked == ("choose_turn", 1), "four actions, then nothing is left"


@rule("WC-ACT-10", "WC-DEC-13", "WC-EX-08")
def test_a_player_may_stop_and_the_energy_stays_where_it_is() -> None:
    s = paid(Scene().fill(0, 2, lower="rose"))
    s.choose("recharge", 1)
    assert s.options == [("pay", 2, "rose"), ("end_turn",)]
    s.choose("end_turn")
    assert s.asked == ("choose_turn", 1)
    assert s.row(0, 2) == ("", "rose")


@rule("WC-ACT-16", "WC-BUPG-01")
def test_an_upgraded_action_tile_gained_in_the_turn_can_be_used_in_it() -> None:
    s = (
        Scene()
        .figure(0, "quarry_inner", "bridge_spoke_quarry")
        .fill(0, 3, "rose", "rose")
        .fill(0, 2, "magnet")
    )
    s.bridge("bridge_spoke_quarry", "neutral_bridge_2")
    paid(s, 4)
    s.choose_all(("move", 1, "character", 2), ("step", "bridge_spoke_quarry"), ("take",))
    s.choose_all(("upgrade", "upgraded_action_3_top"), ("stop",), ("pay", 3, "rose"))
    assert ("deploy_both", 1, 2, 3) in s.options


# Actions without effect


@rule("WC-AMB-33", "WC-RECH-02", "WC-TURN-02")
def test_an_action_without_effect_is_allowed_and_counts() -> None:
    s = paid(Scene().charged(0).fill(0, 3, lower="rose"))
    s.choose("recharge", 1)
    assert s[0].charged
    assert ("end_turn",) in s.options
    s.choose("pay", 3, "rose")
    s.choose("deploy", 1, 2)
    assert s.asked == ("choose_turn", 1), "nothing lay in the upper row"


@rule("WC-RECH-01", "WC-COMP-33")
def test_recharge_turns_the_own_channel_token_to_its_charged_side() -> None:
    s = paid(Scene(3))
    s.choose("recharge", 1)
    assert [player.charged for player in s.g.players] == [True, False, False]
    assert ("recharge", 0) in s.events


@rule("WC-RECH-02")
def test_recharging_a_charged_token_changes_nothing() -> None:
    s = paid(Scene().charged(0))
    s.choose("recharge", 1)
    assert s[0].charged
    assert ("recharge", 0) not in s.events


# The example of one turn (p. 15)


@rule("WC-EX-04", "WC-EX-05", "WC-EX-06", "WC-EX-07", "WC-EX-08", "WC-ACT-08")
def test_the_example_of_an_action_turn() -> None:
    s = (
        Scene()
        .tile(0, 1, "upgraded_tile_2_3")
        .tile(0, 2, "upgraded_tile_2_1")
        .action(0, "upgraded_action_3_top")
    )
    s.fill(0, 1, lower="rose magnet").fill(0, 4, "compass", "rose").fill(0, 2, "rose rose", "compass")
    s.fill(0, 3, "magnet", "magnet").exhausted(0, "").track(0, "pillar_track", 1, "primal")
    s.section("namarillion_forge", 1).act(0)
    # A lower energy of position 1: the upper energy of position 4 goes to a section.
    s.choose_all(("pay", 1, "rose"), ("deploy", 1, 4), ("build", "compass", "namarillion_forge", 1))
    assert s.on("namarillion_forge") == [(0, "compass"), None, None]
    # That of position 4: one space on the pillar track.
    s.choose_all(("pay", 4, "rose"), ("move", 1, "pillar_track", 1), ("advance",))
    assert s.on_tracks(0) == {"pillar_track": (2, "primal")}
    # That of position 3: all three energies of positions 2 and 3.
    s.choose_all(("pay", 3, "magnet"), ("deploy_both", 1, 2, 3), ("build", "rose", "namarillion_forge", 2))
    s.choose_all(("pool", "magnet"), ("pool", "rose"))
    assert s.on("namarillion_forge") == [(0, "compass"), (0, "rose"), None]
    assert s.held(s[0].pool) == "magnet rose"
    # Once more position 1: recharge.
    s.choose_all(("pay", 1, "magnet"), ("recharge", 1))
    assert s[0].charged
    # The energy of position 2 stays.
    s.choose("end_turn")
    assert s.asked == ("choose_turn", 1)
    assert s.row(0, 2) == ("", "compass")
    assert s.held(s[0].exhausted) == "magnet magnet rose rose"


@rule("WC-ACT-11", "WC-ACT-12", "WC-ACT-13", "WC-ACT-14")
def test_the_four_basic_tiles_offer_what_is_printed_on_them() -> None:
    kinds = [[action.kind for group in tile.groups for action in group] for tile in BASIC_ACTIONS[:4]]
    assert kinds == [["deploy", "recharge"], ["claim", "reposition"], ["deploy"], ["move", "move", "move"]]
    assert [len(tile.groups) for tile in BASIC_ACTIONS[:4]] == [1, 1, 1, 1], "alternatives, no plus"
    assert ACTION_TILES["basic_action_1"].groups[0][0].positions == (3, 4)
    assert ACTION_TILES["basic_action_3"].groups[0][0].positions == (1, 2)
