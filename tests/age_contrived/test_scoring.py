"""The final scoring and its ties (WC-SCOR, WC-ACHV-21, 22, WC-COMP-03, WC-EX-02, 11)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import PILLARS, REGIONS
from tryptyk.games.age_contrived.components.energy import KINDS
from tryptyk.kernel import Outcome


def ended(s: Scene) -> Outcome:
    s.set(ending="built")
    return s.outcome


# Not during play


@rule("WC-COMP-03")
def test_points_come_from_where_energies_are_in_the_end_and_not_from_play() -> None:
    s = Scene().pool(0, "rose").pool_tiles("upgraded_tile_1_1")
    assert s.points(0) == 1
    s.begin(("claim", 0, 2, 0, 0), ("turn", 1))
    s.choose("replace", "basic_tile_1", 1)
    assert s.points(0) == 0, "what is spent counts no more"
    assert not [event for event in s.events if event[0] == "points"]


@rule("WC-SCOR-14")
def test_energy_elsewhere_scores_nothing() -> None:
    s = Scene().fill(0, 1, "rose", "rose").track(0, "monument_track", 4).track(0, "pillar_track", 4)
    s.section("eridonic_gate", 2, (0, "compass"))
    assert set(s.lines(0).values()) == {0}
    assert s.points(0) == 0


# Line by line


@rule("WC-SCOR-01", "WC-SCOR-02")
@pytest.mark.parametrize(
    ("reserve", "points"),
    [
        ("compass compass magnet magnet rose rose primal primal", 0),
        ("compass magnet rose primal", 0),
        ("magnet magnet rose rose primal primal", 3),
        ("rose rose primal primal", 6),
        ("rose primal", 6),
        ("primal", 10),
        ("", 15),
    ],
)
def test_kinds_that_are_fully_gained(reserve: str, points: int) -> None:
    assert Scene().reserve(0, reserve).lines(0)["gained"] == points


@rule("WC-SCOR-03")
@pytest.mark.parametrize(("energies", "points"), [(0, 0), (1, 3), (2, 7), (3, 12), (4, 12), (6, 12)])
def test_energies_bound_to_a_monument(energies: int, points: int) -> None:
    s = Scene().bound(0, "eridonic_gate", "rose " * energies)
    assert s.lines(0)["monuments"] == points
    s.bound(0, "anfirien_beacon", "compass magnet").bound(1, "eridonic_gate", "rose")
    assert s.lines(0)["monuments"] == points + 7, "each monument for itself"
    assert s.lines(1)["monuments"] == 3


@rule("WC-EX-02", "WC-SCOR-03")
def test_three_monuments_give_36_points_at_most() -> None:
    s = Scene().in_play("eridonic_gate", "ship_of_tolinthra", "anfirien_beacon")
    for monument, energies in (("eridonic_gate", 3), ("ship_of_tolinthra", 4), ("anfirien_beacon", 5)):
        s.bound(0, monument, "rose " * energies)
    assert s.lines(0)["monuments"] == 36


@rule("WC-SCOR-04")
@pytest.mark.parametrize(("energies", "points"), [(0, 0), (1, 4), (2, 9), (3, 15), (4, 22), (5, 30), (6, 39)])
def test_energies_on_pillars(energies: int, points: int) -> None:
    s = Scene()
    for pillar in list(PILLARS)[:energies]:
        s.pillar(0, pillar, "rose")
    assert s.lines(0)["pillars"] == points


@rule("WC-SCOR-04", "WC-PILL-05")
def test_both_spaces_of_a_pillar_score_alike() -> None:
    s = Scene(4).pillar(0, "economics", "rose").pillar(3, "economics", "magnet")
    assert [s.lines(seat)["pillars"] for seat in range(4)] == [4, 0, 0, 4]


@rule("WC-SCOR-07", "WC-ACHV-21")
def test_a_left_achievement_space_scores_two_for_each_bound_energy_of_its_kind() -> None:
    s = Scene().achieved(0, "printed_boot", "rose")
    assert s.lines(0)["achievements_left"] == 2, "itself"
    s.bound(0, "eridonic_gate", "rose rose magnet").pillar(0, "economics", "rose").pool(0, "rose")
    s.bound(1, "eridonic_gate", "rose")
    assert s.lines(0)["achievements_left"] == 2 * 4, "anywhere on the board, and bound"
    s.achieved(0, "printed_pillar", "magnet")
    assert s.lines(0)["achievements_left"] == 2 * 4 + 2 * 2


@rule("WC-EX-11", "WC-ACHV-21")
def test_four_bound_magnets_give_eight_points() -> None:
    s = Scene(2, characters=["freyith", "rusne"]).achieved(0, "printed_boot", "magnet")
    s.bound(0, "anfirien_beacon", "magnet magnet").pillar(0, "economics", "magnet")
    assert s.lines(0)["achievements_left"] == 8


@rule("WC-SCOR-08", "WC-ACHV-22")
def test_a_right_achievement_space_scores_five() -> None:
    s = Scene(3).achieved(0, "printed_boot", "magnet", "right").achieved(0, "printed_pillar", "rose", "right")
    s.bound(0, "anfirien_beacon", "magnet magnet")
    assert (s.lines(0)["achievements_left"], s.lines(0)["achievements_right"]) == (0, 10)


@rule("WC-ACHV-21", "WC-SCOR-07")
def test_an_energy_on_a_right_space_counts_as_bound_for_a_left_one() -> None:
    s = Scene(3).achieved(0, "printed_boot", "magnet").achieved(0, "printed_pillar", "rose", "right")
    s.bound(0, "anfirien_beacon", "rose")
    assert s.lines(0)["achievements_left"] == 2, "a kind is bound to achievements once, so it is another kind"


@rule("WC-SCOR-09", "WC-POOL-03")
def test_an_energy_in_the_pool_scores_one() -> None:
    assert Scene().pool(0, "rose magnet magnet").lines(0)["pool"] == 3


@rule("WC-SCOR-05", "WC-SCOR-06", "WC-ABIL-13")
def test_a_level_three_bridge_on_the_map_scores_its_upper_side_for_its_owner() -> None:
    s = Scene().bound(0, "eridonic_gate", "rose rose").bound(0, "anfirien_beacon", "rose magnet")
    s.pillar(0, "engineering", "rose")
    assert s.lines(0)["bridge_3"] == 0, "it is still on the character board"
    s.bridge("bridge_spoke_quarry", "aureon_bridge_3", "a")
    assert s.lines(0)["bridge_3"] == 4, "one energy on the two pillars"
    s.bridge("bridge_spoke_quarry", "aureon_bridge_3", "b")
    assert s.lines(0)["bridge_3"] == 10, "two in each region"
    s.bound(1, "eridonic_gate", "rose rose").bound(1, "anfirien_beacon", "rose magnet")
    assert s.lines(1)["bridge_3"] == 0, "it is not theirs"


@rule("WC-SCOR-06", "WC-AMB-48")
def test_a_level_three_bridge_looks_only_at_own_energies_in_the_two_regions_that_it_joins() -> None:
    s = Scene().bridge("bridge_spoke_quarry", "aureon_bridge_3", "a")
    s.pillar(0, "institutions", "rose").pillar(1, "engineering", "rose").pillar(1, "philosophy", "rose")
    assert s.lines(0)["bridge_3"] == 0
    s.pillar(0, "philosophy", "rose")
    assert s.lines(0)["bridge_3"] == 4


@rule("WC-SCOR-05", "WC-AMB-28")
def test_a_level_three_bridge_that_left_the_game_scores_nothing() -> None:
    s = Scene().pillar(0, "engineering", "rose").unlock(0, 1, 2, 3)
    assert s.lines(0)["bridge_3"] == 0


@rule("WC-SIMP-01", "WC-SIMP-02")
def test_without_abilities_level_three_bridges_do_not_score() -> None:
    s = Scene(no_abilities=True).pillar(0, "engineering", "rose")
    s.bridge("bridge_spoke_quarry", "aureon_bridge_3", "a")
    assert s.lines(0)["bridge_3"] == 0


@rule("WC-SCOR-10")
def test_all_lines_add_up() -> None:
    s = Scene(3).reserve(0, "primal").bound(0, "eridonic_gate", "rose rose").pillar(0, "engineering", "rose")
    s.achieved(0, "printed_boot", "rose").achieved(0, "printed_pillar", "magnet", "right").pool(0, "rose")
    s.bridge("bridge_spoke_quarry", "aureon_bridge_3", "a")
    assert s.lines(0) == {
        "gained": 10,
        "monuments": 7,
        "pillars": 4,
        "bridge_3": 4,
        "achievements_left": 8,
        "achievements_right": 5,
        "pool": 1,
    }
    assert s.points(0) == 39


# Who wins


@rule("WC-SCOR-10")
def test_the_most_points_win() -> None:
    outcome = ended(Scene(3).pool(1, "rose rose").pool(2, "rose"))
    assert [(score.side, score.rank) for score in outcome.scores] == [
        ("ignotas", 1),
        ("multanec", 2),
        ("aureon", 3),
    ]
    assert outcome.winners == (1,)


@rule("WC-SCOR-11")
def test_a_tie_goes_to_the_most_bound_energy_of_all_sorts() -> None:
    s = Scene().bound(0, "eridonic_gate", "rose rose rose").pool(1, "rose " * 6 + "magnet " * 6)
    assert s.points(0) == s.points(1) == 12
    assert ended(s).winners == (0,)
    s = Scene().bound(0, "eridonic_gate", "rose rose rose").bound(1, "anfirien_beacon", "rose rose rose rose")
    assert s.points(0) == s.points(1)
    assert ended(s).winners == (1,)


@rule("WC-SCOR-11")
@pytest.mark.parametrize("where", ["monument", "pillar", "achievement"])
def test_energy_counts_for_the_tie_wherever_it_is_bound(where: str) -> None:
    s = Scene(3).pool(1, "rose " * 6)
    if where == "monument":
        s.bound(0, "eridonic_gate", "rose").pool(0, "rose " * 3)
    elif where == "pillar":
        s.pillar(0, "economics", "rose").pool(0, "rose " * 2)
    else:
        s.achieved(0, "printed_boot", "rose", "right").pool(0, "rose")
    assert s.points(0) == s.points(1) == 6
    assert ended(s).winners == (0,)


@rule("WC-SCOR-12")
def test_the_next_tie_goes_to_the_most_energy_in_the_pool() -> None:
    s = Scene().bound(0, "eridonic_gate", "rose").pool(0, "magnet " * 3).bound(1, "anfirien_beacon", "rose")
    s.reserve(1, "compass compass magnet magnet rose rose")
    assert s.points(0) == s.points(1) == 6
    assert ended(s).winners == (0,)


@rule("WC-SCOR-13")
def test_players_that_are_still_tied_share_the_victory() -> None:
    s = Scene(3).pool(0, "rose").pool(2, "magnet")
    outcome = ended(s)
    assert outcome.winners == (0, 2)
    assert [score.rank for score in outcome.scores] == [1, 1, 3]


@rule("WC-SCOR-15", "WC-WIND-06")
def test_the_divine_wind_counts_for_points_but_not_for_ties() -> None:
    s = Scene(divine_wind=True).pool(1, "rose " * 5)
    s[1].wind = False
    assert s.points(0) == s.points(1) == 5
    assert ended(s).winners == (1,), "no energy is bound, and the other has five in the Pool"


@rule("WC-SCOR-03", "WC-SCOR-04")
@pytest.mark.parametrize("kind", KINDS)
def test_kinds_make_no_difference_on_monuments_and_pillars(kind: str) -> None:
    s = Scene()
    for region in REGIONS:
        s.bound(0, region.monument, kind).pillar(0, region.pillar, kind)
    assert (s.lines(0)["monuments"], s.lines(0)["pillars"]) == (18, 39)
