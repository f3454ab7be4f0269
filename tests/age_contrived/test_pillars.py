"""The pillars of civilization (WC-PILL)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import PILLARS, REGIONS
from tryptyk.kernel import Option

ENGINEERING: Option = ("bind_pillar", "engineering")


def bindable(s: Scene, seat: int = 0) -> bool:
    s.track(seat, "pillar_track", 4).figure(seat, "quarry_hub").move(seat, 1)
    return ENGINEERING in s.options


@rule("WC-PILL-01")
def test_deployed_energy_and_an_activated_compass_never_go_to_a_pillar() -> None:
    s = Scene().fill(0, 3, upper="rose", lower="rose").figure(0, "quarry_hub").act(0)
    s.choose_all(("pay", 3, "rose"), ("deploy", 1, 3))
    assert {option[0] for option in s.options} <= {"pool", "build", "achieve"}
    s = Scene().section("eridonic_gate", 3, (0, "rose"), (0, "compass"), (0, "compass"))
    s.complete("eridonic_gate", 0).end()
    s.choose_all(("energy", "rose"), ("set_apart", "rose", 1), ("activate", "compass", 2, "compass"))
    assert {option[0] for option in s.options} <= {"pool", "build", "achieve"}


@rule("WC-PILL-01")
def test_from_the_monument_track_nothing_goes_to_a_pillar() -> None:
    s = Scene().track(0, "monument_track", 4).move(0, 1)
    assert (s.verbs("bind"), s.verbs("bind_pillar")) == ([("bind", "eridonic_gate")], [])
    s = Scene().track(0, "pillar_track", 4).move(0, 1)
    assert (s.verbs("bind"), s.verbs("bind_pillar")) == ([], [ENGINEERING])


@rule("WC-PILL-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_has_two_energies_on_one_pillar(players: int) -> None:
    assert not bindable(Scene(players).pillar(0, "engineering", "rose"))
    assert bindable(Scene(players).pillar(0, "mathematics", "rose")), "on another one there may be one"


@rule("WC-PILL-03", "WC-PILL-04", "WC-AMB-04")
@pytest.mark.parametrize(("players", "spaces"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_each_pillar_has_one_space_and_with_four_or_more_players_a_second_one(
    players: int, spaces: int
) -> None:
    s = Scene(players)
    for taken in range(players - 1):
        assert bindable(s, 0) == (taken < spaces)
        s.pillar(taken + 1, "engineering", "compass")
    assert bindable(s, 0) == (players - 1 < spaces)


@rule("WC-PILL-04")
@pytest.mark.parametrize("pillar", PILLARS)
def test_the_second_space_is_closed_on_every_pillar_with_three_players(pillar: str) -> None:
    region = REGIONS[PILLARS[pillar]]
    place = "central_sea" if region.id == "swamp" else f"{region.id}_mid"
    s = Scene(3).pillar(1, pillar, "rose").track(0, "pillar_track", 4).figure(0, place).move(0, 1)
    assert s.verbs("bind_pillar") == []
    s = Scene(4).pillar(1, pillar, "rose").track(0, "pillar_track", 4).figure(0, place).move(0, 1)
    assert s.verbs("bind_pillar") == [("bind_pillar", pillar)]


@rule("WC-PILL-05", "WC-PILL-03")
def test_whoever_comes_second_to_a_pillar_scores_alike() -> None:
    s = Scene(4)
    for seat in (1, 0):
        assert bindable(s, seat)
        s.choose(*ENGINEERING)
    assert [s.lines(seat)["pillars"] for seat in range(4)] == [4, 4, 0, 0]


@rule("WC-PILL-06", "WC-AMB-37")
def test_the_pillar_of_a_region_whose_monument_is_not_in_play_is_used_normally() -> None:
    s = Scene().in_play("anfirien_beacon", "ship_of_tolinthra", "library_of_valduin")
    assert bindable(s)
    s.choose(*ENGINEERING)
    assert (s.bound_at(0, "engineering"), s.lines(0)["pillars"]) == ("compass", 4)
