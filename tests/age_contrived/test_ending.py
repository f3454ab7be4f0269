"""The end of the game (WC-END, WC-AMB-39, 52)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.playing import answer
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import CHARACTER_IDS, TURN_LIMIT
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.rules.stages import BUILT, STALLED
from tryptyk.games.age_contrived.setup import OPTIONS
from tryptyk.kernel import Table
from tryptyk.kernel.setup import Number

LAST = [(0, "rose"), (0, "compass"), (0, "rose")]


def completing(players: int, finisher: int, first: int = 0) -> Scene:
    """All is built but the last section of the Beacon, which somebody has just completed in their turn."""
    s = Scene(players).set(first=first).all_built("anfirien_beacon")
    s.section("anfirien_beacon", 4, *[(finisher, kind) for _, kind in LAST]).complete(
        "anfirien_beacon", finisher
    )
    for number in range(players):
        s[number].turns = 7 if (number - first) % players >= (finisher - first) % players else 8
    s.end(finisher)
    s.choose_all(("energy", "any"), ("gain", "primal"), ("set_apart", "rose", 1))
    s.choose_all(("exhaust", "compass", 2), ("exhaust", "rose", 3))
    return s


def play_turn(s: Scene) -> int:
    """Somebody takes a convey turn."""
    seat = s.asked[1]
    assert s.asked[0] == "choose_turn"
    s.choose("convey", s[seat].inactive[0].id)
    s.choose("done")
    return seat


@rule("WC-END-01", "WC-END-03", "WC-END-04", "WC-END-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_when_the_last_section_is_built_the_round_is_played_to_its_end(players: int, first: int) -> None:
    for finisher in range(players):
        s = completing(players, finisher, first)
        last = (first - 1) % players
        if finisher == last:
            s.choose("end_turn")
        turns = []
        while not s.over:
            turns.append(play_turn(s))
        assert turns == [(finisher + 1 + n) % players for n in range((last - finisher) % players)]
        assert {player.turns for player in s.g.players} == {8}, "everybody has had as many"
        assert s.g.active == last, "to the right of the first player"
        assert s.table is not None
        assert s.table.outcome is not None
        assert s.table.outcome.reason == BUILT


@rule("WC-END-01")
def test_the_end_is_not_triggered_while_a_section_of_any_monument_is_left() -> None:
    s = Scene().all_built("anfirien_beacon", "eridonic_gate").section("eridonic_gate", 4)
    s.section("anfirien_beacon", 4, *[(1, kind) for _, kind in LAST]).complete("anfirien_beacon", 1).end(1)
    s.choose_all(("energy", "any"), ("gain", "rose"), ("set_apart", "rose", 1))
    s.choose_all(("exhaust", "compass", 2), ("exhaust", "rose", 3))
    assert not s.g.over
    assert s.asked == ("choose_turn", 0)


@rule("WC-END-01")
def test_monuments_that_are_not_in_play_do_not_matter() -> None:
    s = (
        Scene()
        .in_play("anfirien_beacon")
        .patron(1, "anfirien_beacon")
        .section("anfirien_beacon", 4)
        .set(active=1)
    )
    s.begin(("patron_build", 1), ("convey_end", 1))
    s.choose_all(("patron_build", "anfirien_beacon"), ("end_turn",))
    assert s.over


@rule("WC-END-02")
def test_the_turn_is_finished_with_all_that_the_completion_brings() -> None:
    s = Scene().all_built("anfirien_beacon").benefit("anfirien_beacon", "benefit_refill").fill(1, 1)
    s.section("anfirien_beacon", 4, (0, "rose"), (1, "compass"), (1, "rose")).complete("anfirien_beacon", 1)
    s.set(active=1).end(1)
    s.choose_all(("token", "benefit_refill"), ("activate", "rose", 1, "rose"), ("go", "character"), ("stop",))
    assert s.asked == ("share", 1), "the supporter first, then the finisher"
    s.choose_all(("energy", "any"), ("gain", "primal"), ("set_apart", "rose", 3), ("exhaust", "compass", 2))
    assert s.g.over
    assert s.asked == ("refill", 0), "and the refill that was earned"
    s.choose_all(("refill", 1), ("fill", 1, "lower", "magnet"), ("done",))
    s.choose("end_turn")
    assert s.over
    assert s.row(0, 1) == ("", "magnet")
    assert s.bound_at(1, "anfirien_beacon") == "rose"


@rule("WC-END-06")
def test_in_a_last_turn_without_sections_all_else_can_still_be_done() -> None:
    s = Scene().all_built().set(over=True, active=1, first=0)
    s.fill(1, 4, lower="rose").fill(1, 3, "rose magnet", "compass").tile(1, 1, "upgraded_tile_3_1")
    s.fill(1, 1, lower="primal").track(1, "monument_track", 4).turn(1)
    assert s.verbs("convey") == [("convey", "basic_tile_0a"), ("convey", "basic_tile_0b")]
    s.choose_all(("pay", 3, "compass"), ("deploy", 1, 3))
    assert s.verbs("build") == []
    s.choose("achieve", "magnet", "printed_monument", "left")
    assert s.held(s[1].pool) == "rose", "the other one had no other place"
    s.choose_all(("pay", 4, "rose"), ("move", 1, "pillar_track", 1))
    s.choose_all(("bind", "ship_of_tolinthra"), ("enter", "rose"))
    s.choose("end_turn")
    assert s.over
    assert s.lines(1)["achievements_left"] == 2
    assert s.lines(1)["monuments"] == 3
    assert s.lines(1)["pool"] == 1


@rule("WC-AMB-39")
def test_a_last_section_built_by_a_patron_ends_the_game_alike() -> None:
    s = Scene().all_built("anfirien_beacon").section("anfirien_beacon", 4).patron(0, "eridonic_gate").act(0)
    s.choose_all(("convey", "basic_tile_0a"), ("done",), ("patron_build", "anfirien_beacon"))
    assert s.g.over
    assert s.asked == ("choose_turn", 1), "the other has one turn more"
    play_turn(s)
    assert s.over


@rule("WC-AMB-39", "WC-MON-09")
def test_a_last_section_completed_by_a_chain_ends_the_game_alike() -> None:
    s = Scene().all_built("anfirien_beacon", "eridonic_gate")
    s.section("eridonic_gate", 4, (1, "compass"), (1, "magnet"), (0, "rose")).complete("eridonic_gate", 0)
    s.section("anfirien_beacon", 4, (0, "rose"), None, (0, "rose")).end(0)
    s.choose_all(("energy", "any"), ("gain", "rose"), ("activate", "compass", 1, "compass"))
    s.choose_all(("build", "compass", "anfirien_beacon", 2), ("exhaust", "magnet", 2))
    s.choose_all(("energy", "any"), ("gain", "rose"))
    assert not s.g.over
    s.choose_all(("energy", "any"), ("gain", "rose"), ("exhaust", "rose", 1), ("exhaust", "rose", 3))
    s.choose_all(("energy", "any"), ("gain", "magnet"))
    assert s.g.over
    assert s.bound_at(1, "anfirien_beacon") == "compass"
    assert s.asked == ("choose_turn", 1)


# The last word


@rule("WC-DEC-52", "WC-TURN-05", "WC-UNDO-01")
def test_whose_last_choice_ends_the_game_confirms_it_and_can_take_it_back_until_then() -> None:
    s = Scene().all_built().set(over=True, active=1, first=0).fill(1, 1, lower="rose").turn(1)
    s.choose_all(("pay", 1, "rose"), ("recharge", 1))
    assert s.asked == ("end_turn", 1)
    assert s.table is not None and s.table.undoable([1]) == 2
    s.choose("end_turn")
    assert s.over


@rule("WC-DEC-52")
def test_nobody_confirms_a_turn_that_another_player_follows() -> None:
    s = Scene().all_built().set(over=True, first=0).fill(0, 1, lower="rose").turn(0)
    s.choose_all(("pay", 1, "rose"), ("recharge", 1))
    assert s.asked == ("choose_turn", 1)


# Games that would not end


@rule("WC-END-07", "WC-AMB-52")
@pytest.mark.parametrize("players", [2, 3])
def test_at_the_turn_limit_the_game_ends_as_stalled_and_is_scored(players: int) -> None:
    table = Table.new(GAME, players, 1, {"turn_limit": 2, "characters": CHARACTER_IDS[:players]})
    turns = 0
    while table.decision is not None:
        if table.decision.kind == "choose_turn":
            turns += 1
            table.take(0)
        else:
            answer(table, ("no",) if table.decision.kind == "second_tile" else ("done",))
    assert turns == 2 * players
    assert table.outcome is not None
    assert table.outcome.reason == STALLED
    assert [score.points for score in table.outcome.scores] == [1] * players, "their energies in the Pool"


@rule("WC-AMB-52")
def test_the_limit_is_an_option_with_a_default_from_the_content() -> None:
    option = next(option for option in OPTIONS if option.id == "turn_limit")
    assert isinstance(option, Number)
    assert option.default == TURN_LIMIT == 200


@rule("WC-AMB-52")
def test_a_game_that_ends_by_itself_in_the_last_round_is_not_stalled() -> None:
    s = Scene(turn_limit=8).all_built().set(over=True, active=1)
    s[1].turns = 7
    s.end(1)
    s.choose("end_turn")
    assert s.over
    assert s.g.ending == BUILT
