"""Abilities in general: when they are active, and when level III is triggered (WC-ABIL, WC-AMB-19, 20)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene, laid_out
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import BRIDGES, CHARACTER_IDS, CHARACTERS
from tryptyk.games.age_contrived.state import QUIET, TRIGGERED
from tryptyk.kernel import Option

GATE = "eridonic_gate"
SPOKE = "bridge_spoke_quarry"
RIM = "bridge_rim_quarry_sea"
DONE: Option = ("done",)
DECLINE: Option = ("decline",)


def at_bridge(*levels: int, players: int = 2) -> Scene:
    """The figure of seat 0, with these abilities, is in the quarry before a bridge to the centre."""
    s = Scene(players, characters=["multanec", "aureon", "rusne"][:players])
    return s.unlock(0, *levels).bridge(SPOKE, "neutral_bridge_1").figure(0, "quarry_inner", SPOKE)


def over_the_bridge(s: Scene) -> Scene:
    s.move(0, 2)
    s.choose_all(("step", SPOKE), DECLINE, ("step", "central_quarry"))
    return s


# Active and inactive


@rule("WC-ABIL-01")
def test_each_character_has_three_abilities_and_none_at_the_start() -> None:
    g = laid_out(5, characters=CHARACTER_IDS)
    assert [side.abilities for side in g.sides] == [0] * 5
    abilities = [ability for character in CHARACTERS.values() for ability in character.abilities]
    assert len(set(abilities)) == 15


@rule("WC-ABIL-02", "WC-ABIL-03")
@pytest.mark.parametrize("character", CHARACTER_IDS)
def test_abilities_are_unlocked_from_level_1_upward(character: str) -> None:
    other = next(id for id in CHARACTER_IDS if id != character)
    s = Scene(2, characters=[character, other])
    paths = [SPOKE, RIM, "bridge_spoke_sea"]
    for number, path in enumerate(paths):
        s.begin(("bridge", 0))
        assert s[0].abilities == sum(CHARACTERS[character].abilities[:number])
        s.choose("bridge", path, f"{character}_bridge_{number + 1}", "a")
        assert s[0].abilities == sum(CHARACTERS[character].abilities[: number + 1])


@rule("WC-ABIL-04", "WC-BBRG-08")
def test_an_ability_is_lost_the_moment_its_bridge_returns() -> None:
    s = Scene(2, characters=["rusne", "aureon"]).bridge(SPOKE, "rusne_bridge_2").fill(0, 1, lower="primal")
    s.begin(("bridge", 0))
    s.choose("bridge", SPOKE, "rusne_bridge_1", "a")
    s.begin(("gain_any", 0))
    s.choose("gain", "rose")
    assert s[0].aside == 0, "II is gone"
    s.act(0)
    s.choose("pay", 1, "primal")
    assert s.asked == ("any_tile", 0), "I is there"


@rule("WC-ABIL-05", "WC-RUS-02", "WC-IGN-02", "WC-RUS-05")
def test_where_an_ability_contradicts_a_general_rule_the_ability_prevails() -> None:
    s = Scene(2, characters=["rusne", "ignotas"]).unlock(0, 1, 2, 3).unlock(1, 1, 2, 3).exhausted(0, "")
    s.conduit(0, 1, "boot").begin(("gain_any", 0))
    s.choose("gain", "rose")
    assert (s.held(s[0].exhausted), s.held(s[0].aside)) == ("", "rose"), "gained energy is not exhausted"
    s.act(1)
    s.choose("convey", "basic_tile_0a")
    assert {option[1] for option in s.verbs("fill")} == {1, 2}, "not only the inserted tile is filled"
    s.begin(("rusne_3", 0))
    s.choose_all(("shift_conduit", "boot", 1, 4), DONE)
    assert s[0].conduits.index(1) == 3, "a placed conduit has moved"


@rule("WC-ABIL-14", "WC-AUR-01")
def test_an_ability_unlocked_by_the_reward_serves_the_clearing_after_it() -> None:
    s = Scene().section(GATE, 2, (1, "compass"), (0, "primal"), (0, "primal")).complete(GATE, 0).end()
    s.choose_all(("energy", "magnet"), ("exhaust", "compass", 1), ("token", "benefit_bridge"))
    s.choose_all(("bridge", SPOKE, "aureon_bridge_1", "a"), ("set_apart", "primal", 2))
    assert s.options == [("activate", "primal", 3, "primal"), ("exhaust", "primal", 3)]
    s = Scene().section(GATE, 2, (1, "compass"), (0, "primal"), (0, "primal")).complete(GATE, 0).end()
    s.choose_all(
        ("energy", "magnet"), ("exhaust", "compass", 1), ("clear_first",), ("set_apart", "primal", 2)
    )
    assert s.asked == ("share", 0), "who clears first has only exhausted it"


# Level III


@rule("WC-ABIL-06", "WC-MOVE-16")
def test_level_3_is_triggered_by_the_first_space_of_another_region_that_is_no_bridge() -> None:
    s = at_bridge(1, 3).move(0, 2)
    s.choose_all(("step", SPOKE), DECLINE)
    assert s[0].entered == QUIET, "a bridge is not the other region yet"
    s.choose("step", "central_quarry")
    assert s[0].entered == TRIGGERED


@rule("WC-ABIL-06", "WC-ABIL-15")
def test_moving_inside_the_region_of_the_start_triggers_nothing() -> None:
    s = at_bridge(1, 3).figure(0, "quarry_mid", "quarry_hub").move(0, 2)
    s.choose_all(("step", "quarry_hub"), ("step", "quarry_east"))
    assert s[0].entered == QUIET


@rule("WC-ABIL-15")
def test_coming_back_to_the_region_of_the_start_triggers_nothing() -> None:
    s = at_bridge(1, 3).figure(0, SPOKE, "quarry_inner")
    s[0].started = 1
    s.move(0, 1)
    s.choose("step", "quarry_inner")
    assert s[0].entered == QUIET


@rule("WC-ABIL-15", "WC-ABIL-09")
def test_each_turn_of_anybody_fixes_the_regions_anew_for_all() -> None:
    s = over_the_bridge(at_bridge(1, 3))
    assert s[0].entered == TRIGGERED
    s.turn(1)
    assert (s[0].entered, s[0].started) == (QUIET, 1 << 5), "now the centre"
    s.figure(0, SPOKE, "quarry_inner")
    s[0].started = 1 << 5
    s.move(0, 1)
    s.choose("step", "quarry_inner")
    assert s[0].entered == TRIGGERED


@rule("WC-ABIL-07", "WC-EOT-05")
def test_the_ability_waits_for_the_end_of_that_turn() -> None:
    s = at_bridge(1, 3).fill(0, 4, lower="rose").fill(0, 1, lower="rose").act(0)
    s.choose_all(
        ("pay", 4, "rose"), ("move", 1, "character", 2), ("step", SPOKE), DECLINE, ("step", "central_quarry")
    )
    assert s.asked == ("actions", 0), "not at once"
    s.choose("end_turn")
    assert s.asked == ("multanec_3", 0)


@rule("WC-ABIL-08")
def test_it_is_resolved_once_however_many_regions_were_entered() -> None:
    s = over_the_bridge(at_bridge(1, 3)).bridge("bridge_spoke_sea", "neutral_bridge_2")
    s.figure(0, "bridge_spoke_sea", "sea_inner")
    s[0].started = 1
    s.move(0, 1)
    s.choose("step", "sea_inner")
    s.end(active=0)
    s.choose("no")
    assert s.asked == ("choose_turn", 1)


@rule("WC-ABIL-09")
def test_it_is_triggered_in_somebody_elses_turn_and_again_in_the_own_one() -> None:
    s = at_bridge(1, 3)
    s.g.active = 1
    over_the_bridge(s)
    s.end(active=1)
    assert s.asked == ("multanec_3", 0)
    s.choose("no")
    assert s.asked == ("choose_turn", 0)
    s.figure(0, "central_quarry", "central_sea")
    s.fill(0, 4, lower="rose").turn(0)
    s.choose_all(
        ("pay", 4, "rose"), ("move", 1, "character", 2), ("step", SPOKE), DECLINE, ("step", "quarry_inner")
    )
    assert s.asked == ("multanec_3", 0)


@rule("WC-ABIL-10")
def test_unlocked_on_the_way_it_is_triggered_by_a_later_space_of_that_movement() -> None:
    s = at_bridge(1, 2).bridge(SPOKE, "aureon_bridge_1").move(0, 2)
    s.choose_all(
        ("step", SPOKE), ("take",), ("bridge", RIM, "multanec_bridge_3", "a"), ("step", "central_quarry")
    )
    assert s[0].entered == TRIGGERED


@rule("WC-ABIL-11")
def test_a_region_entered_before_it_was_unlocked_does_not_count() -> None:
    s = over_the_bridge(at_bridge(1, 2)).begin(("bridge", 0))
    s.choose("bridge", RIM, "multanec_bridge_3", "a")
    assert s[0].entered == QUIET
    s.end(active=0)
    assert s.asked == ("choose_turn", 1)


@rule("WC-MOVE-16", "WC-ABIL-06", "WC-ABIL-11")
def test_a_bridge_to_a_further_region_does_not_trigger_it_either() -> None:
    s = over_the_bridge(at_bridge(1, 2)).unlock(0, 3).bridge("bridge_spoke_sea", "neutral_bridge_2")
    s.figure(0, "central_sea", "central_quarry")
    s[0].started = 1
    s.move(0, 2)
    s.choose_all(("step", "bridge_spoke_sea"), DECLINE)
    assert s[0].entered == QUIET, "on a bridge between two regions that are not the one of the start"
    s.choose("step", "sea_inner")
    assert s[0].entered == TRIGGERED


@rule("WC-ABIL-08")
def test_a_region_entered_after_it_was_resolved_does_not_trigger_it_again() -> None:
    """Multanec III binds, and the step that II gives for it leads into a further region."""
    s = over_the_bridge(at_bridge(1, 2, 3)).exhausted(0, "rose rose").achievements("three_conduits")
    s.conduit(0, 1, "boot").conduit(0, 2, "boot").conduit(0, 3, "boot")
    s.bridge("bridge_spoke_sea", "neutral_bridge_2").figure(0, "bridge_spoke_sea", "sea_inner")
    s[0].started = 1
    s.end(active=0)
    s.choose_all(("achieve", "rose", "three_conduits", "left"), ("step_after_bind",), ("step", "sea_inner"))
    assert (s.place_of(0), s.asked) == ("sea_inner", ("choose_turn", 1))


@rule("WC-ABIL-06")
@pytest.mark.parametrize("levels", [(), (1,), (1, 2)])
def test_without_level_3_nothing_is_triggered(levels: tuple[int, ...]) -> None:
    s = over_the_bridge(at_bridge(*levels))
    assert s[0].entered == QUIET


@rule("WC-AMB-19", "WC-BRDG-08")
def test_who_starts_the_turn_on_a_bridge_started_in_both_regions() -> None:
    for ahead in ("central_quarry", "quarry_inner"):
        s = at_bridge(1, 3).figure(0, SPOKE, ahead).turn(0)
        s.move(0, 1)
        s.choose("step", ahead)
        assert s[0].entered == QUIET
    s = (
        at_bridge(1, 3)
        .bridge("bridge_spoke_sea", "neutral_bridge_2")
        .figure(0, SPOKE, "central_quarry")
        .turn(0)
    )
    s.move(0, 4)
    s.choose_all(("step", "central_quarry"), ("step", "central_sea"), ("step", "bridge_spoke_sea"), DECLINE)
    assert s[0].entered == QUIET
    s.choose("step", "sea_inner")
    assert s[0].entered == TRIGGERED, "a third region"


@rule("WC-AMB-20", "WC-ABIL-04")
def test_a_triggered_ability_whose_bridge_has_returned_is_not_resolved() -> None:
    s = over_the_bridge(at_bridge().bridge(RIM, "multanec_bridge_3"))
    assert s[0].entered == TRIGGERED
    s.begin(("bridge", 0))
    s.choose("bridge", RIM, "multanec_bridge_1", "a")
    s.end(active=0)
    assert s.asked == ("choose_turn", 1)


@rule("WC-SIMP-02", "WC-SIMP-01", "WC-ABIL-06")
def test_without_abilities_nothing_is_triggered_and_level_3_bridges_score_nothing() -> None:
    s = Scene(no_abilities=True).bridge(SPOKE, "aureon_bridge_3").pillar(0, "engineering", "rose")
    s.figure(0, "central_quarry").move(0, 2)
    s.choose_all(("step", SPOKE), ("step", "quarry_inner"))
    assert (s[0].entered, s.lines(0)["bridge_3"]) == (QUIET, 0)


# Their scoring


@rule("WC-ABIL-12")
@pytest.mark.parametrize("character", CHARACTER_IDS)
def test_the_sides_of_a_level_3_bridge_have_different_criteria_and_only_the_upper_one_counts(
    character: str,
) -> None:
    one, other = BRIDGES[f"{character}_bridge_3"]
    assert one.criterion is not None and other.criterion is not None
    assert (one.criterion.type, one.criterion.what) != (other.criterion.type, other.criterion.what)
    rival = next(id for id in CHARACTER_IDS if id != character)
    s = (
        Scene(2, characters=[character, rival])
        .bound(0, GATE, "compass rose")
        .pillar(0, "philosophy", "primal")
    )
    points = [s.bridge(SPOKE, f"{character}_bridge_3", face).lines(0)["bridge_3"] for face in ("a", "b")]
    wanted = {"aureon": [4, 0], "ignotas": [6, 0], "multanec": [3, 0], "rusne": [3, 0], "freyith": [2, 0]}
    assert points == wanted[character]


@rule("WC-ABIL-13", "WC-AMB-48")
def test_a_level_3_bridge_scores_only_for_its_owner_and_the_owners_energies() -> None:
    s = (
        Scene()
        .bridge(SPOKE, "aureon_bridge_3")
        .pillar(0, "engineering", "rose")
        .pillar(1, "philosophy", "rose")
    )
    assert (s.lines(0)["bridge_3"], s.lines(1)["bridge_3"]) == (4, 0)
