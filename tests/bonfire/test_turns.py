"""Turns: one thing in each, and when a player's part is over (BF-TURN)."""

from __future__ import annotations

import pytest

from tests.bonfire.scene import Scene
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import AREA, PATH_TILES
from tryptyk.games.bonfire.components.printed import POSITIONS
from tryptyk.games.bonfire.state import BY_PASSING
from tryptyk.kernel import IllegalChoice


def build(s: Scene) -> None:
    """One thing of a turn."""
    s.choose("path")
    s.choose("draw_path")
    s.pay()


def stuck(s: Scene, seat: int) -> Scene:
    """Neither a Fate Tile nor an Action Tile, nor anything to ignite."""
    return s.column(seat).tiles(seat)


# The order


@rule("BF-TURN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("starting", [0, 1])
def test_players_take_single_turns_clockwise_from_the_starting_player(players: int, starting: int) -> None:
    s = Scene(players).set(starting=starting)
    for seat in range(players):
        s.tiles(seat, path=3)
    s.turn(starting)
    seats = []
    for _ in range(2 * players):
        seats.append(s.decision.seats[0])
        build(s)
    assert seats == [(starting + n) % players for n in range(2 * players)]


@rule("BF-TURN-02")
@pytest.mark.parametrize("thing", ["fate", "path", "ignite"])
def test_one_thing_is_done_in_a_turn_and_no_more(thing: str) -> None:
    s = Scene().tiles(0, path=1).resources(0, flower=3).task(0, 1, "red_three_flower").act(0)
    assert {option[0] for option in s.options} == {"fate", "path", "ignite"}
    if thing == "fate":
        s.choose("fate", "top")
        s.choose(*s.options[0])
        assert len(s[0].laid) == 2
    elif thing == "path":
        build(s)
        assert len(s[0].path) == 1
    else:
        s.choose("ignite", "red_three_flower")
        s.choose("field", "council_gold_and_yellow")
        assert s[0].bonfires == 1
    assert s.decision.seats == (1,), "though more could be done"


@rule("BF-TURN-02", "BF-DEC-05")
def test_all_that_can_be_done_is_on_offer_at_once() -> None:
    s = Scene().tiles(0, path=1, great_bonfire=1).wheel(1).resources(0, flower=3).specialists()
    s.task(0, 1, "red_three_flower").portals(0, *POSITIONS).ship(0, "island_a1")
    s.offerings(0, "flower", "fruit").island("island_a1", "red_portals_3").act(0)
    assert s.decision.kind == "act"
    assert s.options == [
        ("fate", "top"),
        ("fate", "bottom"),
        ("path",),
        ("ship", "island_a2"),
        ("ship", "island_b1"),
        ("task",),
        ("procession", 1),
        ("wheel", "gb_2"),
        ("gnome", "elder_fate"),
        ("ignite", "red_three_flower"),
        ("bonus", "common_portals_7"),
    ], "two tiles also pay for one of another kind"


# Bonus Actions


@rule("BF-TURN-03", "BF-RUL-07", "BF-DEC-05")
def test_bonus_actions_are_taken_before_the_one_thing_and_after_it() -> None:
    s = Scene().tiles(0, path=1).portals(0, *POSITIONS)
    for colour in ("grey", "pink", "wood", "turquoise"):
        s.guardian(0, colour)
    s.act(0)
    assert s.verbs("bonus") == [("bonus", "common_portals_7"), ("bonus", "common_guardians_5")]
    s.choose("bonus", "common_guardians_5")
    s.choose("field", "council_gold_and_yellow")
    assert (s.decision.kind, s.decision.seats) == ("act", (0,)), "the one thing is still to come"
    build(s)
    assert s.options == [("bonus", "common_portals_7"), ("end_turn",)]
    s.choose("bonus", "common_portals_7")
    s.choose("field", "council_path_tile")
    s.choose("point")
    assert s.decision.seats == (1,)
    assert s.g.neutral == [True, False, True, False, True]


@rule("BF-TURN-03")
def test_bonus_actions_are_optional() -> None:
    s = Scene().tiles(0, path=1).portals(0, *POSITIONS).act(0)
    build(s)
    s.choose("end_turn")
    assert s.decision.seats == (1,)
    assert s.g.neutral == [True] * 5


@rule("BF-RUL-07")
def test_a_bonus_action_is_not_taken_in_the_middle_of_something() -> None:
    s = Scene().tiles(0, ship=1, guardian=1).portals(0, *POSITIONS).act(0)
    s.choose("ship", "island_b1")
    assert s.options == [("retrieve",), ("nothing",)], "the island comes first"
    s.choose("nothing")
    assert s.options == [("bonus", "common_portals_7"), ("end_turn",)]
    s = Scene().resources(0, flower=3).task(0, 1, "red_three_flower").portals(0, *POSITIONS).act(0)
    s.choose("ignite", "red_three_flower")
    assert {option[0] for option in s.options} == {"field"}


# Throwing away


@rule("BF-TURN-04", "BF-RUL-69", "BF-DEC-06", "BF-FATE-03")
def test_any_action_tiles_may_be_thrown_away_for_a_fate_tile() -> None:
    s = Scene().tiles(0, ship=2, any=1).resources(0, gold=2).act(0)
    s.choose("fate", "top")
    assert s.options == [("keep", "ship"), ("keep", "any"), ("throw_rest",)]
    s.choose("throw_rest")
    assert s.held(0) == {"gold": 2}, "all tiles are gone, and Resources cannot be thrown away"
    s = Scene().tiles(0, ship=2, any=1).resources(0, gold=2).act(0)
    s.choose("fate", "top")
    s.choose("keep", "any")
    assert s.held(0) == {"any": 1, "gold": 2}


@rule("BF-TURN-04")
def test_tiles_thrown_away_have_no_effect() -> None:
    s = Scene().tiles(0, ship=3, great_bonfire=3).ship(0, "island_a1").wheel(1).act(0)
    s.choose("fate", "top")
    s.choose("throw_rest")
    assert s.held(0) == {}
    assert (s.island_of(0), s.g.wheel) == ("island_a1", 1)
    assert ("throw", 0, 6) in s.events


# Passing and being out


@rule("BF-TURN-05")
def test_no_turn_is_skipped_before_the_countdown() -> None:
    s = Scene().tiles(0, path=1).act(0)
    assert s.verbs("pass") == s.verbs("end_turn") == s.verbs("give_up") == []
    assert s.reason("pass") == ("no-countdown", "BF-TURN-05")
    with pytest.raises(IllegalChoice):
        s.choose("pass")


@rule("BF-TURN-05", "BF-DEC-05")
def test_with_a_current_tile_passing_is_one_of_the_options() -> None:
    s = Scene().tiles(0, path=1).countdown(5).act(0)
    assert s.verbs("pass") == [("pass",)]
    s.choose("pass")
    assert s[0].points[BY_PASSING] == 5


@rule("BF-TURN-06", "BF-RUL-06")
def test_who_can_do_nothing_is_out_for_good() -> None:
    s = stuck(Scene(3), 0).tiles(1, path=2).tiles(2, path=2).turn(0)
    assert s[0].out
    assert s.decision.seats == (1,)
    s.tiles(0, path=5)
    build(s)
    build(s)
    assert s.decision.seats == (1,), "skipped, though there would be something to do by now"
    assert not s[0].passed, "no tile is current"


@rule("BF-TURN-06")
def test_who_is_out_takes_no_bonus_actions() -> None:
    s = stuck(Scene(), 0).tiles(1, path=3).portals(0, *POSITIONS).act(0)
    s.choose("give_up")
    assert s[0].out
    assert s.decision.seats == (1,)
    build(s)
    assert s.decision.seats == (1,), "the Common Task is met, yet nobody is asked"
    assert s.g.neutral == [True] * 5


@rule("BF-RUL-06")
def test_who_has_only_bonus_actions_may_take_them_and_is_out_then() -> None:
    s = stuck(Scene(), 0).tiles(1, path=3).portals(0, *POSITIONS).act(0)
    assert s.options == [("bonus", "common_portals_7"), ("give_up",)]
    s.choose("bonus", "common_portals_7")
    s.choose("field", "council_path_tile")
    s.choose("point")
    assert s[0].out, "there is still nothing to do"
    assert s.decision.seats == (1,)


@rule("BF-RUL-06")
def test_a_bonus_action_may_bring_something_to_do() -> None:
    s = stuck(Scene(), 0).portals(0, *POSITIONS).act(0)
    s.choose("bonus", "common_portals_7")
    s.choose("field", "council_gold_and_yellow")
    assert not s[0].out
    assert (s.decision.kind, s.decision.seats) == ("act", (0,)), "a yellow tile"


@rule("BF-RUL-06")
def test_tiles_can_be_thrown_away_so_only_a_fate_tile_and_a_place_are_needed() -> None:
    s = Scene().tiles(0, task=9).column(0, "fate_1").ship(0, "island_b1").resources(0)
    s.path(0, *list(PATH_TILES)[:6]).neutral_gone("common_paths_7").no_guardian(0)
    s.act(0)
    assert ("fate", "top") in s.options
    s = stuck(Scene(), 0).column(0, "fate_1").tiles(1, path=1)
    s[0].fate[0] |= AREA.inside & ~s[0].covered
    s.turn(0)
    assert s[0].out, "no place is left"


@rule("BF-TURN-07", "BF-RUL-06")
def test_who_is_out_passes_at_the_first_turn_with_a_current_tile() -> None:
    s = stuck(Scene(), 1).tiles(0, path=3).turn(1)
    assert s[1].out and not s[1].passed
    s.countdown(5)
    build(s)
    assert s[1].passed
    assert s[1].points[BY_PASSING] == 5, "the highest possible"
    assert s.decision.seats == (0,)


@rule("BF-TURN-07", "BF-RUL-06", "BF-RUL-08")
def test_who_falls_out_with_a_current_tile_passes_now_even_after_a_bonus_action() -> None:
    s = stuck(Scene(), 0).tiles(1, path=3).countdown(3).turn(0)
    assert s[0].out and s[0].passed
    assert s[0].points[BY_PASSING] == 3
    s = stuck(Scene(), 0).tiles(1, path=3).portals(0, *POSITIONS).countdown(3).act(0)
    s.choose("bonus", "common_portals_7")
    s.choose("field", "council_path_tile")
    s.choose("point")
    assert s[0].passed
    assert s[0].points[BY_PASSING] == 3


@rule("BF-RUL-08")
def test_a_pass_by_choice_comes_before_anything_else() -> None:
    s = Scene().tiles(0, path=1).portals(0, *POSITIONS).countdown(3).act(0)
    assert s.verbs("pass") == [("pass",)]
    s.choose("bonus", "common_portals_7")
    s.choose("field", "council_gold_and_yellow")
    assert s.verbs("pass") == []
    assert s.reason("pass") == ("pass-first", "BF-RUL-08")


@rule("BF-TURN-08")
def test_who_is_out_is_scored_with_everything() -> None:
    s = stuck(Scene(), 0).bonfires(0, "red_portals_3").resources(0, herb=4).tiles(1, path=1).turn(0)
    assert s[0].out
    assert s.lines(0)["bonfires"] == 4
    assert s.lines(0)["leftovers"] == 2
    assert s.points(0) == 6
