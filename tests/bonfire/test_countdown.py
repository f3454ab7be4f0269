"""The Countdown, passing, being out, and the end (BF-END, BF-TURN-06..08)."""

from __future__ import annotations

import pytest

from tests.bonfire.scene import Scene
from tests.playing import answer
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import AREA, COUNCIL
from tryptyk.games.bonfire.state import BY_PASSING, NEUTRAL

PASS = ("pass",)
GOLD_FIELD = COUNCIL[0]
PATH_FIELD = COUNCIL[1]
FREE_FIELD = "council_ship"
ENOUGH = {2: 7, 3: 10, 4: 13}


def playing(players: int = 2, **setup: bool) -> Scene:
    """Everybody can use the Great Bonfire for a long time."""
    s = Scene(players, **setup)
    for seat in range(players):
        s.tiles(seat, great_bonfire=40)
    return s.wheel(1)


def triggered_by(seat: int, players: int = 2, out: tuple[int, ...] = (), **setup: bool) -> Scene:
    """In this player's turn the last Novice but one is there, and a Task can be ignited."""
    s = playing(players, **setup).novices_in_all(ENOUGH[players] - 1)
    for other in out:
        s[other].out = True
    s.task(seat, 1, "red_gold_4").resources(seat, gold=4).act(seat)
    s.choose("ignite", "red_gold_4")
    s.choose("field", FREE_FIELD)
    s.choose("point")
    return s


def asked(s: Scene) -> int:
    (seat,) = s.decision.seats
    return seat


def take_turn(s: Scene) -> None:
    """Turn the Great Bonfire by one field, and whatever comes of it."""
    s.choose(*s.verbs("wheel")[0])
    while not s.over and s.decision.kind != "act":
        s.choose(*s.options[0])


def worth(s: Scene) -> int:
    """What passing would bring whoever is asked; 0 if it is not offered."""
    if PASS not in s.options:
        return 0
    assert s.table is not None
    seat = asked(s)
    twin = s.table.clone()
    answer(twin, PASS)
    return twin.state.players[seat].points[BY_PASSING]


def play_out(s: Scene) -> list[tuple[int, int]]:
    """Take every turn to the end: who was asked, and what passing would have brought."""
    turns = []
    while not s.over:
        turns.append((asked(s), worth(s)))
        take_turn(s)
        assert len(turns) < 40, "it does not end"
    return turns


def stuck(s: Scene, seat: int) -> Scene:
    """Nothing to place, to pay with, or to ignite."""
    return s.tiles(seat).resources(seat).column(seat)


# The beginning


@rule("BF-END-01", "BF-END-02", "BF-RUL-60")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_many_novices_in_the_high_council_start_the_countdown(players: int) -> None:
    last = ENOUGH[players]
    s = playing(players).novices_in_all(last - 2).act(0)
    assert s.g.stack == -1
    s.council(0)
    s.choose("field", GOLD_FIELD)
    assert s.g.stack == -1, "one is missing"
    s.council(1, NEUTRAL)
    s.choose("field", GOLD_FIELD)
    assert s.g.stack == 5
    assert ("countdown", last) in s.events


@rule("BF-END-02", "BF-END-03", "BF-EX-23")
def test_the_countdown_starts_when_the_novice_is_placed_and_the_turn_goes_on_normally() -> None:
    s = playing().novices_in_all(6).portals(1, *range(1, 8)).act(1)
    s.choose("bonus", "common_portals_7")
    s.choose("field", "council_guardian")
    assert s.g.stack == 5, "before the bonus is taken"
    s.choose("take_bonus")
    s.choose("guardian", "grey")
    assert asked(s) == 1 and s.decision.kind == "act"
    take_turn(s)
    assert asked(s) == 0
    assert s.g.stack == 5


@rule("BF-END-11")
@pytest.mark.parametrize("tile", [4, 2, 0])
def test_the_countdown_does_not_start_again(tile: int) -> None:
    s = playing().novices_in_all(7).countdown(tile)
    s.council(1)
    s.choose("field", PATH_FIELD)
    s.choose("point")
    assert s.g.stack == tile
    assert 1 in s.g.council[COUNCIL.index(PATH_FIELD)], "Novices may still be placed"
    assert not [event for event in s.events if event[0] == "countdown"]


# How it runs


@rule("BF-EX-23", "BF-END-01", "BF-END-04", "BF-END-05", "BF-END-06", "BF-END-07", "BF-END-09", "BF-END-10")
@rule("BF-DEC-41")
def test_started_by_another_player_it_lasts_five_turns_for_each() -> None:
    s = triggered_by(1)
    expected = [(seat, tile) for tile in (5, 4, 3, 2, 1) for seat in (0, 1)]
    assert play_out(s) == expected
    assert s.g.ending == "countdown-over"


@rule("BF-EX-24", "BF-RUL-39", "BF-END-04", "BF-END-05", "BF-END-06", "BF-END-10")
def test_started_by_the_starting_player_it_leaves_that_player_four_turns() -> None:
    s = triggered_by(0)
    assert play_out(s) == [(1, 5), (0, 4), (1, 4), (0, 3), (1, 3), (0, 2), (1, 2), (0, 1), (1, 1)]


@rule("BF-RUL-39")
def test_by_the_switch_the_five_rounds_begin_with_the_starting_players_next_turn() -> None:
    s = triggered_by(0, countdown_waits=True)
    assert play_out(s) == [(1, 0), *[(seat, tile) for tile in (5, 4, 3, 2, 1) for seat in (0, 1)]]
    s = triggered_by(1, countdown_waits=True)
    assert play_out(s) == play_out(triggered_by(1)), "otherwise the switch changes nothing"


@rule("BF-EX-35", "BF-RUL-71", "BF-END-03", "BF-END-04", "BF-END-05", "BF-END-06", "BF-END-07")
def test_started_in_mid_round_those_in_between_take_a_turn_without_the_choice_to_pass() -> None:
    s = triggered_by(1, players=4)
    assert s.reason("pass") == ("no-countdown", "BF-TURN-05")
    turns = play_out(s)
    assert turns[:2] == [(2, 0), (3, 0)]
    assert turns[2:] == [(seat, tile) for tile in (5, 4, 3, 2, 1) for seat in range(4)]


@rule("BF-END-04", "BF-END-05", "BF-RUL-40")
def test_the_tile_goes_from_the_stack_around_the_table_and_leaves_the_game() -> None:
    s = playing(3).countdown(4)
    s.act(0)
    seen = []
    for _ in range(4):
        seen.append((s.g.stack, s.g.running))
        take_turn(s)
    assert seen == [(4, 0), (3, 4), (3, 4), (3, 0)]


@rule("BF-TURN-05", "BF-END-07")
def test_nobody_passes_before_the_countdown() -> None:
    s = playing().act(0)
    assert PASS not in s.options
    assert s.reason("pass") == ("no-countdown", "BF-TURN-05")


# Passing


@rule("BF-EX-25", "BF-END-07", "BF-END-08", "BF-DEC-41")
def test_a_player_who_passes_scores_the_tile_and_is_skipped_from_then_on() -> None:
    s = playing(4).countdown(2, running=3)
    s.bonfires(1, "red_gold_4").act(1)
    s.choose("pass")
    assert s[1].points[BY_PASSING] == s[1].gained == 3
    assert s.lines(1)["bonfires"] == 4, "and still scores at the end"
    turns = play_out(s)
    assert [seat for seat, _ in turns] == [2, 3, 0, 2, 3, 0, 2, 3]
    assert s[1].gained == 3


@rule("BF-END-08")
def test_turns_that_nobody_takes_are_not_counted() -> None:
    s = playing(4).countdown(2, running=3).act(1)
    s.choose("pass")
    play_out(s)
    turns = [event[1:] for event in s.events if event[0] == "turn"]
    assert [seat for seat, _ in turns] == [2, 3, 0, 2, 3, 0, 2, 3]
    assert [number for _, number in turns] == list(range(2, 10))


@rule("BF-RUL-39")
def test_the_tile_does_not_wait_for_a_starting_player_who_is_out() -> None:
    """What somebody else has triggered goes round at once, also past a turn that is not taken."""
    turns = []
    for waits in (False, True):
        s = triggered_by(1, out=(0,), countdown_waits=waits)
        turns.append(play_out(s))
    assert turns[0] == turns[1] == [(1, tile) for tile in (5, 4, 3, 2, 1)]


@rule("BF-END-08", "BF-BON-01")
def test_a_player_who_has_passed_takes_no_bonus_action() -> None:
    s = playing().countdown(3).portals(0, *range(1, 8)).act(0)
    s.choose("pass")
    take_turn(s)
    assert asked(s) == 1, "seat 0 is not asked any more, for all that a Neutral Novice waits"
    assert s.g.neutral[1]


@rule("BF-RUL-40", "BF-END-05")
def test_the_tile_travels_past_a_starting_player_who_has_passed() -> None:
    s = playing(3).countdown(3).act(0)
    s.choose("pass")
    assert s[0].gained == 3
    assert play_out(s) == [(1, 3), (2, 3), (1, 2), (2, 2), (1, 1), (2, 1)]
    assert s.g.ending == "countdown-over"


@rule("BF-RUL-08", "BF-DEC-41")
def test_a_pass_by_choice_comes_before_anything_else_in_the_turn() -> None:
    s = playing().countdown(3).portals(0, *range(1, 8)).act(0)
    assert PASS in s.options
    s.choose("bonus", "common_portals_7")
    s.choose("field", GOLD_FIELD)
    assert s.decision.kind == "act"
    assert PASS not in s.options
    assert s.reason("pass") == ("pass-first", "BF-RUL-08")


# Out


@rule("BF-TURN-06", "BF-RUL-06")
def test_whoever_can_do_nothing_is_out_and_skipped() -> None:
    s = stuck(playing(3), 1).act(0)
    take_turn(s)
    assert s[1].out and not s[1].passed
    assert asked(s) == 2
    take_turn(s)
    take_turn(s)
    assert asked(s) == 2
    assert ("out", 1) in s.events


@rule("BF-RUL-06", "BF-FATE-03")
def test_whoever_can_place_a_fate_tile_is_not_out_since_tiles_can_be_thrown_away() -> None:
    s = stuck(playing(), 1).column(1, "fate_5").tiles(1, ship=3).act(1)
    assert ("fate", "top") in s.options
    s = stuck(playing(), 1).column(1, "fate_5").tiles(1)
    s[1].fate = [AREA.inside, 0, 0, 0, 0, 0]
    s.act(1)
    assert s[1].out, "there is no place for it"


@rule("BF-TURN-06", "BF-RUL-06")
def test_whoever_is_out_stays_out() -> None:
    s = stuck(playing(), 1).act(1)
    assert s[1].out
    s.tiles(1, great_bonfire=5).portals(1, *range(1, 8))
    take_turn(s)
    assert asked(s) == 0, "no turn, and no Bonus Action"


@rule("BF-TURN-07", "BF-END-12", "BF-RUL-06")
def test_whoever_is_out_already_passes_at_the_first_turn_with_a_current_tile() -> None:
    s = triggered_by(0, players=3)
    s[1].out = True
    assert asked(s) == 1, "was asked before being out"
    s.turn(1)
    assert s[1].passed
    assert s[1].gained == 5
    take_turn(s)
    take_turn(s)
    assert asked(s) == 2
    assert s[1].gained == 5, "once"


@rule("BF-END-12", "BF-TURN-07", "BF-RUL-06", "BF-RUL-08")
def test_being_stuck_with_a_current_tile_is_a_pass_at_once() -> None:
    s = stuck(playing(), 1).countdown(2, running=3).act(1)
    assert s[1].out and s[1].passed
    assert s[1].gained == 3


@rule("BF-RUL-71", "BF-END-12")
def test_whoever_is_out_before_a_tile_is_current_passes_at_the_next_turn_for_five() -> None:
    s = stuck(playing(3), 2).novices_in_all(9).task(1, 1, "red_gold_4").resources(1, gold=4).act(1)
    s.choose("ignite", "red_gold_4")
    s.choose("field", FREE_FIELD)
    s.choose("point")
    assert asked(s) == 0
    assert s[2].out and not s[2].passed and s[2].gained == 0
    take_turn(s)
    take_turn(s)
    assert asked(s) == 0
    assert s[2].passed and s[2].gained == 5


@rule("BF-RUL-06", "BF-RUL-08", "BF-TURN-06", "BF-DEC-37")
def test_a_stuck_player_may_take_a_bonus_action_and_then_has_to_pass() -> None:
    s = stuck(playing(), 1).portals(1, *range(1, 8)).countdown(2, running=3).act(1)
    assert s.options == [("bonus", "common_portals_7"), ("give_up",)]
    s.choose("bonus", "common_portals_7")
    s.choose("field", FREE_FIELD)
    s.choose("point")
    assert s[1].out and s[1].passed
    assert s[1].points[BY_PASSING] == 3, "it scores normally"
    assert s[1].gained == 4


@rule("BF-RUL-06")
def test_a_bonus_action_may_bring_what_gets_a_stuck_player_on() -> None:
    s = stuck(playing(), 1).portals(1, *range(1, 8)).act(1)
    s.choose("bonus", "common_portals_7")
    s.choose("field", GOLD_FIELD)
    assert asked(s) == 1 and s.decision.kind == "act"
    assert not s[1].out
    assert ("path",) in s.options, "paid with the yellow tile"


@rule("BF-RUL-06", "BF-TURN-06")
def test_a_stuck_player_may_leave_the_bonus_action() -> None:
    s = stuck(playing(), 1).portals(1, *range(1, 8)).act(1)
    s.choose("give_up")
    assert s[1].out and not s[1].passed
    assert s.g.neutral[1]


# The end


@rule("BF-END-09", "BF-END-10")
def test_play_ends_when_the_last_tile_is_back() -> None:
    s = playing(3).countdown(0, running=1).act(1)
    take_turn(s)
    assert not s.over
    take_turn(s)
    assert s.over
    assert s.g.ending == "countdown-over"


@rule("BF-RUL-70")
def test_when_all_have_passed_the_game_is_over_at_once() -> None:
    s = playing(3).countdown(5).act(0)
    for _ in range(3):
        s.choose("pass")
    assert s.over
    assert s.g.ending == "all-passed"
    assert [player.gained for player in s.g.players] == [5, 5, 5]


@rule("BF-RUL-70", "BF-END-12")
def test_passes_that_are_still_due_are_scored_first() -> None:
    s = playing(3).countdown(5).act(0)
    s[1].out = s[2].out = True
    s.choose("pass")
    assert s.over
    assert [player.gained for player in s.g.players] == [5, 5, 5]


@rule("BF-RUL-70", "BF-TURN-07")
def test_if_all_are_out_before_the_countdown_nobody_gets_points_for_passing() -> None:
    s = stuck(stuck(playing(), 0), 1).act(0)
    assert s.over
    assert s.g.ending == "all-out"
    assert [player.gained for player in s.g.players] == [0, 0]
