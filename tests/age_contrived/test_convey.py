"""Turns, and the convey turn up to its filling (WC-TURN, WC-EXP-01..08, 14..16, WC-DEC-05..07)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import CHARACTER_IDS


def ids(s: Scene, seat: int = 0) -> list[str]:
    """The tiles of the channel by position, without their common name."""
    return [tile.id.removeprefix("basic_tile_") for tile in s[seat].channel]


def inactive(s: Scene, seat: int = 0) -> list[str]:
    return [tile.id.removeprefix("basic_tile_") for tile in s[seat].inactive]


# Whose turn, and which


@rule("WC-TURN-01", "WC-DEC-05", "WC-DEC-06", "WC-EXP-02")
def test_a_turn_is_a_convey_turn_or_an_action_turn_and_nobody_passes() -> None:
    s = Scene().fill(0, 3, lower="rose").fill(0, 5, "magnet", "primal").turn(0)
    assert s.asked == ("choose_turn", 0)
    assert s.options == [
        ("convey", "basic_tile_0a"),
        ("convey", "basic_tile_0b"),
        ("pay", 3, "rose"),
        ("pay", 5, "primal"),
    ]


@rule("WC-TURN-01")
def test_a_convey_turn_holds_no_action_and_an_action_turn_no_convey() -> None:
    s = Scene().exhausted(0, "").fill(0, 1, lower="rose").act(0)
    s.choose("convey", "basic_tile_0a")
    s.choose("done")
    assert s.asked == ("choose_turn", 1)
    s = Scene().fill(0, 1, lower="rose").fill(0, 2, lower="rose").act(0)
    s.choose("pay", 1, "rose")
    s.choose("recharge", 1)
    assert s.options == [("pay", 2, "rose"), ("end_turn",)]


@rule("WC-TURN-02", "WC-DEC-13")
def test_an_action_turn_ends_only_after_an_action() -> None:
    s = Scene().fill(0, 1, lower="rose rose").act(0)
    assert ("end_turn",) not in s.options
    s.choose("pay", 1, "rose")
    assert ("end_turn",) not in s.options, "nor in the middle of it"
    s.choose("recharge", 1)
    assert ("end_turn",) in s.options


@rule("WC-TURN-06", "WC-DEC-05")
def test_without_energy_in_a_lower_row_there_is_only_the_convey_turn() -> None:
    s = Scene().fill(0, 1, "rose").fill(0, 5, "rose magnet").turn(0)
    assert s.options == [("convey", "basic_tile_0a"), ("convey", "basic_tile_0b")]
    assert s.reason("pay", 1, "compass") == ("no-energy-below", "WC-TURN-06")


@rule("WC-TURN-04", "WC-COMP-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_pass_clockwise_without_rounds_or_phases(players: int) -> None:
    s = Scene(players).set(first=1).turn(1)
    turns = []
    for _ in range(2 * players + 1):
        assert s.asked[0] == "choose_turn"
        turns.append(s.asked[1])
        s.choose("convey", s[s.asked[1]].inactive[0].id)
        s.choose("done")
    assert turns == [(1 + n) % players for n in range(2 * players + 1)]


@rule("WC-TURN-03", "WC-EOT-06")
def test_at_the_end_of_a_turn_its_effects_are_resolved_before_the_next_begins() -> None:
    tokens = [(0, "compass"), (0, "magnet"), (0, "rose")]
    s = (
        Scene()
        .section("eridonic_gate", 2, *tokens)
        .complete("eridonic_gate", 0)
        .fill(0, 1, lower="rose")
        .act(0)
    )
    s[1].refills = 1
    s.choose("pay", 1, "rose")
    s.choose("recharge", 1)
    assert s.asked == ("share", 0), "sections first"
    s.choose_all(
        ("energy", "magnet"), ("set_apart", "rose", 3), ("exhaust", "compass", 1), ("exhaust", "magnet", 2)
    )
    assert s.asked == ("refill", 1), "then refills"
    s.choose("done")
    assert s.asked == ("choose_turn", 1)


@rule("WC-TURN-05", "WC-DEC-52", "WC-UNDO-01")
def test_among_people_the_end_of_a_turn_can_be_taken_back_until_the_next_player_decides() -> None:
    s = Scene().fill(0, 1, lower="rose").act(0)
    s.choose("pay", 1, "rose")
    s.choose("recharge", 1)
    assert s.events[-1] == ("turn", 1, 1)
    assert s.table is not None
    assert s.asked == ("choose_turn", 1)
    assert s.decision.explicit, "the next player is always asked, so there is time for that"
    assert s.table.undoable([0]) == 2
    s.table.undo([0])
    assert s.table.decision is not None
    assert (s.table.decision.kind, s.table.decision.seats) == ("use", (0,))


# Step 1


@rule("WC-EXP-02", "WC-EXP-14", "WC-DEC-06", "WC-COMP-23")
@pytest.mark.parametrize(("tile", "other"), [("0a", "0b"), ("0b", "0a")])
def test_one_inactive_tile_comes_in_at_the_first_position_and_pushes_all_others(
    tile: str, other: str
) -> None:
    s = Scene().fill(0, 1, "rose", "magnet").fill(0, 4, "primal").act(0)
    s.choose("convey", f"basic_tile_{tile}")
    assert ids(s) == [tile, "1", "2", "3", "4"]
    assert inactive(s) == [other, "5"]
    assert [s.held(bag) for bag in s[0].upper] == ["", "rose", "", "", "primal"]
    assert [s.held(bag) for bag in s[0].lower] == ["", "magnet", "", "", ""]


@rule("WC-EXP-03", "WC-EXP-15")
def test_energy_on_the_tile_pushed_out_is_exhausted_and_at_hand_in_step_four() -> None:
    s = Scene().exhausted(0, "compass").fill(0, 5, "rose magnet", "primal").act(0)
    s.choose("convey", "basic_tile_0a")
    assert s.held(s[0].exhausted) == "compass magnet rose primal"
    assert ("fill", 1, "upper", "primal") in s.options
    s.choose("fill", 1, "upper", "primal")
    assert s.held(s[0].upper[0]) == "primal"


@rule("WC-COMP-28")
def test_rows_of_a_tile_never_swap_on_its_way_through_the_channel() -> None:
    s = Scene().exhausted(0, "").exhausted(1, "").fill(0, 1, "rose", "magnet").turn(0)
    for position in (2, 3, 4, 5):
        s.choose("convey", s[0].inactive[0].id)
        assert [s.held(bag) for bag in s[0].upper] == ["rose" if n == position else "" for n in range(1, 6)]
        assert [s.held(bag) for bag in s[0].lower] == ["magnet" if n == position else "" for n in range(1, 6)]
        s.choose("done")
        s.choose("convey", s[1].inactive[0].id)
    s.choose("convey", s[0].inactive[0].id)
    assert s.held(s[0].exhausted) == "magnet rose"


@rule("WC-COMP-24", "WC-COMP-25", "WC-EXP-14")
def test_between_turns_five_tiles_are_active_and_two_are_not() -> None:
    s = Scene().charged(0).act(0)
    s.choose_all(("convey", "basic_tile_0b"), ("insert", "basic_tile_0a"), ("done",))
    assert s.asked == ("choose_turn", 1)
    assert (ids(s), inactive(s)) == (["0a", "0b", "1", "2", "3"], ["5", "4"])
    s.turn(0)
    assert s.verbs("convey") == [("convey", "basic_tile_5"), ("convey", "basic_tile_4")]


# Step 2


@rule("WC-EXP-04", "WC-EXP-05", "WC-EXP-06", "WC-DEC-07")
def test_a_charged_channel_token_may_be_exhausted_for_the_other_inactive_tile() -> None:
    s = Scene().charged(0).exhausted(0, "").fill(0, 4, "rose", "magnet").fill(0, 5, "primal").act(0)
    s.choose("convey", "basic_tile_0a")
    assert s.asked == ("second_tile", 0)
    assert s.options == [("insert", "basic_tile_0b"), ("no",)], "not the one pushed out a moment ago"
    s.choose("insert", "basic_tile_0b")
    assert not s[0].charged
    assert ids(s) == ["0b", "0a", "1", "2", "3"]
    assert inactive(s) == ["5", "4"]
    assert s.held(s[0].exhausted) == "magnet rose primal"


@rule("WC-EXP-04", "WC-DEC-07")
def test_the_second_tile_may_be_declined() -> None:
    s = Scene().charged(0).act(0)
    s.choose("convey", "basic_tile_0a")
    s.choose("no")
    assert s[0].charged
    assert ids(s) == ["0a", "1", "2", "3", "4"]


@rule("WC-EXP-07")
def test_an_exhausted_channel_token_gives_no_second_tile_and_a_charged_one_only_one() -> None:
    s = Scene().act(0)
    s.choose("convey", "basic_tile_0a")
    assert s.asked == ("fill", 0)
    s = Scene().charged(0).act(0)
    s.choose("convey", "basic_tile_0a")
    s.choose("insert", "basic_tile_0b")
    assert s.asked == ("fill", 0), "two at most"


# The order of steps


@rule("WC-EXP-01", "WC-EXP-08", "WC-EXP-16", "WC-EOT-01")
def test_steps_come_in_order() -> None:
    s = Scene().charged(0).conduit(0, 1, "boot").patron(0, "eridonic_gate").act(0)
    asked = []
    s.choose("convey", "basic_tile_0a")
    for option in (("insert", "basic_tile_0b"), ("stop",), ("done",), ("no",)):
        asked.append(s.asked)
        s.choose(*option)
    assert asked == [("second_tile", 0), ("move", 0), ("fill", 0), ("patron_build", 0)]
    assert s.asked == ("choose_turn", 1)


@rule("WC-EXP-16")
def test_no_patron_builds_after_an_action_turn() -> None:
    s = Scene().patron(0, "eridonic_gate").fill(0, 1, lower="rose").act(0)
    s.choose("pay", 1, "rose")
    s.choose("recharge", 1)
    assert s.asked == ("choose_turn", 1)


@rule("WC-EX-03", "WC-EXP-07", "WC-EXP-08")
@pytest.mark.parametrize("character", CHARACTER_IDS)
def test_a_first_convey_turn_inserts_and_fills_one_tile_and_that_is_all(character: str) -> None:
    other = next(id for id in CHARACTER_IDS if id != character)
    s = Scene(2, characters=[character, other]).act(0)
    s.choose("convey", "basic_tile_0a")
    assert s.asked == ("fill", 0), "no second tile, no movement"
    s.choose_all(("fill", 1, "upper", "rose"), ("fill", 1, "upper", "magnet"), ("fill", 1, "lower", "primal"))
    assert s.asked == ("choose_turn", 1)
    assert (ids(s), inactive(s)) == (["0a", "1", "2", "3", "4"], ["0b", "5"])
    assert (s.held(s[0].upper[0]), s.held(s[0].lower[0])) == ("magnet rose", "primal")
    assert s.place_of(0) == "quarry_start"
