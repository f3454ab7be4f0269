"""The Final Scoring (BF-SCORE)."""

from __future__ import annotations

import pytest

from tests.bonfire.scene import AT_BONFIRE, Scene
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import GUARDIAN_POINTS
from tryptyk.games.bonfire.state import BY_COUNCIL, BY_ELDERS, BY_PASSING, BY_WHEEL
from tryptyk.kernel import Outcome

SEVEN = (
    "blue_path_herb",
    "red_gold_4",
    "yellow_elders_3",
    "blue_gnome_herb",
    "red_portals_3",
    "yellow_gnomes_5",
    "blue_guardian_grey",
)


def bare(players: int = 2) -> Scene:
    """Nobody has a Fate Tile left."""
    s = Scene(players)
    for seat in range(players):
        s.column(seat)
    return s


def ended(s: Scene) -> Outcome:
    s.g.ending = "countdown-over"
    return s.outcome


@rule("BF-EX-18", "BF-SCORE-01", "BF-SCORE-02", "BF-SCORE-03", "BF-SCORE-04", "BF-SCORE-05", "BF-SCORE-08")
@rule("BF-SCORE-06", "BF-SCORE-09")
def test_the_rulebooks_example_comes_to_61_points() -> None:
    s = Scene().portals(0, *range(1, 8)).column(0, "fate_1", "fate_2")
    bonfires = ("yellow_portals_5", "red_common_1", "blue_path_herb", "red_gold_4", "blue_path_fruit")
    for place, id in enumerate(bonfires, start=2):
        s.task(0, place, id, lit=True)
    tiles = ("yellow_herb", "red_root", "blue_shell", "red_herb", "red_fruit")
    s.path(0, *[f"path_{kind}_1" for kind in tiles]).guardian(0, "grey", AT_BONFIRE + 5)
    s.tiles(0, ship=2, any=1).resources(0, gold=1).scored(0, BY_ELDERS, 5)
    assert GUARDIAN_POINTS[5] == 6
    assert s.lines(0) == {
        "elders": 5,
        "bonfires": 7 + 5 + 2 + 4 + 2,
        "lit_guardians": 6,
        "lit_portals": 10,
        "crystals": 8,
        "common": 4,
        "fate": 6,
        "leftovers": 2,
    }
    assert s.points(0) == 61


@rule("BF-EX-01", "BF-SCORE-02", "BF-SCORE-03", "BF-SCORE-04", "BF-SCORE-05")
def test_a_complete_position_scores_four_things() -> None:
    s = (
        bare()
        .path(0, "path_red_herb_1", "path_red_root_1")
        .portals(0, 3)
        .task(0, 3, "red_common_1", lit=True)
    )
    s.guardian(0, "own", 3).tiles(0, guardian=1).act(0)
    s.choose("procession", 1)
    assert s[0].guardians[0] == AT_BONFIRE + 3, "the only way to go"
    assert s.lines(0) == {
        "bonfires": 5,
        "lit_guardians": GUARDIAN_POINTS[3],
        "lit_portals": 2,
        "crystals": 2,
        "common": 0,
        "fate": 0,
        "leftovers": 0,
    }


@rule("BF-SCORE-01", "BF-COMP-31")
def test_points_gained_during_play_are_kept() -> None:
    s = (
        bare()
        .scored(0, BY_ELDERS, 5)
        .scored(0, BY_COUNCIL, 3)
        .scored(0, BY_WHEEL, 4)
        .scored(0, BY_PASSING, 2)
    )
    assert s[0].gained == 14
    assert s.points(0) == 14
    scored = {key: points for key, points in s.lines(0).items() if points}
    assert scored == {"elders": 5, "council": 3, "wheel": 4, "passing": 2}


@rule("BF-RUL-51", "BF-COMP-31")
def test_a_score_has_no_upper_limit() -> None:
    s = bare().scored(0, BY_ELDERS, 70).scored(0, BY_WHEEL, 60)
    assert s[0].gained == s.points(0) == 130


@rule("BF-SCORE-02", "BF-SCORE-11")
def test_only_lit_tasks_score() -> None:
    s = bare().bonfires(0, "blue_path_herb", "yellow_elders_3").task(0, 5, "yellow_bonfires_5")
    assert s.lines(0)["bonfires"] == 2 + 7
    assert s.points(0) == 9, "a Task that was not ignited costs nothing either"


@rule("BF-SCORE-03", "BF-COMP-27", "BF-RUL-20")
@pytest.mark.parametrize("place", range(1, 8))
def test_a_guardian_at_a_bonfire_scores_by_her_place(place: int) -> None:
    s = bare().bonfires(0, *SEVEN).portals(0, place).guardian(0, "own", AT_BONFIRE + place)
    assert s.lines(0)["lit_guardians"] == 1 + place


@rule("BF-SCORE-03")
def test_guardians_on_the_path_or_on_the_start_area_score_nothing() -> None:
    s = bare().bonfires(0, *SEVEN).portals(0, 1, 2).guardian(0, "own", 1).guardian(0, "grey")
    assert s.lines(0)["lit_guardians"] == 0


@rule("BF-SCORE-04")
def test_a_portal_scores_beside_a_bonfire_only() -> None:
    s = bare().task(0, 1, "red_gold_4").task(0, 2, "red_portals_3", lit=True).portals(0, 1, 2, 3)
    s.task(0, 7, "blue_path_herb", lit=True)
    assert s.lines(0)["lit_portals"] == 2


@rule("BF-SCORE-05")
def test_a_path_tile_scores_where_its_crystal_has_the_colour_of_the_bonfire() -> None:
    s = bare().path(0, "path_red_herb_1", "path_blue_root_1", "path_yellow_herb_1", "path_red_fruit_1")
    s.task(0, 2, "red_gold_4", lit=True).task(0, 3, "red_portals_3", lit=True)
    s.task(0, 4, "yellow_elders_3").task(0, 5, "red_common_1", lit=True)
    assert s.lines(0)["crystals"] == 4, "at 2 and 5: at 3 the colours differ, at 4 nothing is lit"
    assert s.lines(0)["lit_portals"] == 0, "no Portal is needed in between"


@rule("BF-RUL-62", "BF-SCORE-05")
@pytest.mark.parametrize("task", ["blue_path_herb", "red_gold_4", "yellow_elders_3"])
def test_the_first_path_space_has_no_crystal(task: str) -> None:
    s = bare().task(0, 1, task, lit=True).path(0, "path_red_herb_1", "path_blue_root_1", "path_yellow_herb_1")
    assert s.lines(0)["crystals"] == 0


@rule("BF-SCORE-06", "BF-COMP-21")
def test_every_player_who_meets_a_common_task_scores_it() -> None:
    s = bare(3).portals(0, *range(1, 8)).portals(1, *range(1, 8)).portals(2, *range(2, 8))
    for colour in ("grey", "pink", "wood", "turquoise"):
        s.guardian(1, colour)
    s.neutral_gone("common_portals_7")
    assert [s.lines(seat)["common"] for seat in range(3)] == [4, 8, 0]


@rule("BF-EX-30", "BF-SCORE-07", "BF-RUL-63", "BF-BON-09")
def test_seven_bonfires_give_seven_points_instead_of_four() -> None:
    s = bare().bonfires(0, *SEVEN[:6]).task(0, 7, SEVEN[6])
    assert s.lines(0)["common"] == 4
    s.task(0, 7, SEVEN[6], lit=True)
    assert s.lines(0)["common"] == 7


@rule("BF-SCORE-08")
def test_each_fate_tile_left_gives_three_points() -> None:
    s = Scene().column(0, "fate_1", "fate_2", "fate_5")
    assert s.lines(0)["fate"] == 9
    assert s.lines(0)["leftovers"] == 0, "they do not belong to the other things that are left"


@rule("BF-EX-31", "BF-SCORE-09", "BF-RUL-42")
def test_two_things_left_give_a_point_whatever_they_are() -> None:
    s = bare().tiles(0, ship=2, any=2).resources(0, gold=2, herb=1)
    assert s.lines(0)["leftovers"] == 3
    s.tiles(0, any=1).resources(0, gold=1)
    assert s.lines(0)["leftovers"] == 1, "one of each make a pair"
    s.tiles(0, any=1).resources(0)
    assert s.lines(0)["leftovers"] == 0


@rule("BF-SCORE-10", "BF-SPEC-18")
def test_the_bonfire_keeper_scores_two_more_for_each_guardian_at_a_bonfire() -> None:
    s = bare().bonfires(0, *SEVEN[:3]).portals(0, 1, 2, 3).gnomes(0, "specialist_bonfire_keeper")
    s.guardian(0, "own", AT_BONFIRE + 1).guardian(0, "grey", AT_BONFIRE + 3).guardian(0, "pink", 1)
    assert s.lines(0)["lit_guardians"] == 2 + 4
    assert s.lines(0)["keeper"] == 4
    assert "keeper" not in s.lines(1)


# Who wins


@rule("BF-SCORE-12")
def test_most_points_win() -> None:
    s = bare(3).scored(0, BY_ELDERS, 5).scored(1, BY_ELDERS, 9).bonfires(2, "red_gold_4", "blue_path_herb")
    outcome = ended(s)
    assert outcome.winners == (1,)
    assert [score.seats for score in outcome.scores] == [(1,), (2,), (0,)]


@rule("BF-SCORE-13")
def test_a_tie_is_won_by_more_bonfires() -> None:
    s = bare(3).bonfires(0, "red_gold_4", "blue_path_herb").bonfires(1, "yellow_path_red_3")
    assert s.points(0) == s.points(1) == 6
    assert ended(s).winners == (0,)


@rule("BF-RUL-41", "BF-SCORE-13")
def test_a_tie_in_bonfires_too_is_a_shared_victory() -> None:
    s = bare(3).bonfires(0, "red_gold_4").bonfires(1, "red_portals_3").scored(2, BY_ELDERS, 3)
    assert ended(s).winners == (0, 1)


@rule("BF-TURN-08", "BF-END-08")
def test_whoever_is_out_or_has_passed_scores_with_everything_there_is() -> None:
    s = bare().bonfires(0, "red_gold_4").tiles(0, ship=2).bonfires(1, "yellow_elders_3").resources(1, herb=2)
    s[0].out = True
    s[1].passed = True
    assert (s.points(0), s.points(1)) == (5, 8)
