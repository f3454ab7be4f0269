"""Aureon: primals move him, a further space a turn, regions refill a tile (WC-AUR, WC-AMB-47)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.rules.journeys import BY_CONDUITS, MOVE
from tryptyk.games.age_contrived.state import NONE, TRIGGERED
from tryptyk.kernel import Option

TURN = ("choose_turn", 0)
GATE = "eridonic_gate"
SPOKE = "bridge_spoke_quarry"
STOP: Option = ("stop",)
DONE: Option = ("done",)
FURTHER = (0,)
"""What a movement says of which all spaces are used: only the further one is left."""


def aureon(*levels: int) -> Scene:
    """Aureon at seat 0, on his way from the edge of the quarry."""
    return Scene().unlock(0, *levels).figure(0, "quarry_mid", "quarry_hub")


# I


def clearing(s: Scene) -> Scene:
    """Ignotas completes the Gate; Aureon, a supporter, clears a primal."""
    s.section(GATE, 2, (0, "primal"), (1, "magnet"), (1, "rose")).complete(GATE, 1)
    s.exhausted(0, "").reserve(0, "").end(active=1)
    s.choose("energy", "magnet")
    return s


@rule("WC-AUR-01", "WC-DEC-38")
def test_an_activated_primal_is_exhausted_and_moves_the_character_two_spaces() -> None:
    s = clearing(aureon(1))
    assert (s.asked, s.options) == (
        ("clear", 0),
        [("activate", "primal", 1, "primal"), ("exhaust", "primal", 1)],
    ), "in the turn of somebody else"
    s.choose("activate", "primal", 1, "primal")
    assert (s.held(s[0].exhausted), s.asked, s.decision.about) == ("primal", ("move", 0), (2,))
    s.choose_all(("step", "quarry_hub"), ("step", "quarry_inner"))
    assert (s.place_of(0), s.asked) == ("quarry_inner", ("share", 1))


@rule("WC-AUR-01", "WC-MOVE-01")
def test_the_character_only_and_fewer_spaces_if_he_likes() -> None:
    s = clearing(aureon(1))
    s.choose("activate", "primal", 1, "primal")
    assert s.verbs("go") == [], "no tracks"
    s.choose("stop")
    assert (s.place_of(0), s.asked) == ("quarry_mid", ("share", 1))


@rule("WC-AUR-01", "WC-ACTV-05", "WC-DEC-38")
def test_the_primal_may_be_exhausted_instead() -> None:
    s = clearing(aureon(1))
    s.choose("exhaust", "primal", 1)
    assert (s.held(s[0].exhausted), s.place_of(0), s.asked) == ("primal", "quarry_mid", ("share", 1))


@rule("WC-AUR-01", "WC-ACTV-04")
def test_other_energies_keep_their_own_effects() -> None:
    s = aureon(1).section(GATE, 2, (0, "compass"), (1, "magnet"), (0, "rose")).complete(GATE, 1).end(active=1)
    s.choose("energy", "magnet")
    assert [option[3] for option in s.verbs("activate")] == ["compass", "rose"]


# II


@rule("WC-AUR-02", "WC-AMB-47", "WC-DEC-27")
def test_once_the_spaces_are_used_one_more_may_be_added() -> None:
    s = aureon(2).move(0, 1)
    s.choose("step", "quarry_hub")
    assert (s.asked, s.decision.about) == (("move", 0), FURTHER)
    assert set(s.options) == {("step", "quarry_east"), ("step", "quarry_inner"), STOP}
    s.choose("step", "quarry_inner")
    assert (s.place_of(0), s.asked) == ("quarry_inner", TURN)


@rule("WC-AUR-02", "WC-DEC-27")
def test_it_may_be_left_and_used_for_a_later_movement_of_the_turn() -> None:
    s = aureon(2).move(0, 1)
    s.choose_all(("step", "quarry_hub"), STOP)
    assert (s.place_of(0), s.asked) == ("quarry_hub", TURN)
    s.move(0, 1)
    s.choose("step", "quarry_inner")
    assert s.decision.about == FURTHER


@rule("WC-AUR-02", "WC-AMB-47")
def test_once_in_a_turn_and_once_again_in_the_turn_of_another_player() -> None:
    s = aureon(2).move(0, 1)
    s.choose_all(("step", "quarry_hub"), ("step", "quarry_east"))
    s.move(0, 1)
    s.choose("step", "quarry_exit")
    assert s.asked == TURN, "used up"
    s.turn(1)
    s.move(0, 1)
    s.choose("step", "quarry_east")
    assert (s.g.active, s.decision.about) == (1, FURTHER)


@rule("WC-AUR-02")
def test_it_adds_nothing_on_the_tracks_nor_without_the_ability() -> None:
    s = aureon(2).climb(0, "monument_track", 1)
    s.choose("enter", "rose")
    assert s.asked == TURN
    s = aureon(1, 3).move(0, 1)
    s.choose("step", "quarry_hub")
    assert s.asked == TURN


@rule("WC-AUR-02", "WC-AUR-01")
def test_it_lengthens_the_movement_of_a_primal_too() -> None:
    s = clearing(aureon(1, 2))
    s.choose_all(("activate", "primal", 1, "primal"), ("step", "quarry_hub"), ("step", "quarry_east"))
    assert s.decision.about == FURTHER
    s.choose("step", "quarry_exit")
    assert (s.place_of(0), s.asked) == ("quarry_exit", ("share", 1))


@rule("WC-AUR-02", "WC-AMB-31")
def test_the_further_space_is_movement_with_which_others_can_be_skipped() -> None:
    s = aureon(2).figure(1, "quarry_inner").bridge(SPOKE, "neutral_bridge_1").move(0, 1)
    s.choose_all(("step", "quarry_hub"), ("skip", "quarry_inner"))
    assert (s.place_of(0), s[0].extra_step) == (SPOKE, True)


@rule("WC-AMB-31", "WC-AUR-02", "WC-AMB-54")
def test_a_further_space_for_which_a_bridge_was_skipped_is_not_used_in_an_inner_movement() -> None:
    s = aureon(2).bridge(SPOKE, "ignotas_bridge_1", "b").figure(1, SPOKE, "quarry_inner").move(0, 2)
    s.choose_all(("step", "quarry_hub"), ("step", "quarry_inner"), ("skip", SPOKE), ("take",))
    assert (s.decision.about, s[0].extra_step) == ((2,), True)
    s.choose_all(("step", "central_quarry"), ("step", "central_sea"))
    assert s.decision.about == (1,), "of the outer movement: the inner one has but its two spaces"
    s.choose("step", "central_mountain")
    assert (s.place_of(0), s.asked) == ("central_mountain", TURN)


@rule("WC-AUR-02", "WC-AMB-54", "WC-BTIL-04")
def test_nobody_has_to_spend_the_further_space_because_the_rest_was_cancelled_on_a_skipped_bridge() -> None:
    s = aureon(2).bridge(SPOKE, "neutral_bridge_3").figure(1, SPOKE, "quarry_inner")
    s.figure(0, "quarry_inner", SPOKE).conduit(0, 2, "boot").tile(0, 1, "upgraded_tile_1_1")
    s.pool_tiles("upgraded_tile_2_1").stack().act(0)
    s.choose_all(("convey", "basic_tile_0a"), ("skip", SPOKE), ("take",), ("replace", "upgraded_tile_1_1", 2))
    assert (s.decision.about, s.options) == (FURTHER, [("step", "central_quarry"), STOP])
    s.choose("stop")
    assert (s.place_of(0), s[0].extra_step, s.asked) == (SPOKE, False, ("fill", 0))


def losing(spaces: int, other: str) -> Scene:
    """Aureon moves so far by a conduit, whose tile the bridge two spaces on can replace."""
    s = aureon(2).figure(0, "quarry_hub", "quarry_inner").figure(1, other)
    s.bridge(SPOKE, "neutral_bridge_3").conduit(0, 1, "boot", 2).pool_tiles("upgraded_tile_1_1")
    s[0].matched = [spaces, 0, 0, 0, 0]
    return s.begin((MOVE, 0, BY_CONDUITS, 0, NONE))


@rule("WC-AUR-02", "WC-MOVE-14", "WC-BTIL-04")
def test_the_further_space_behind_a_skip_is_left_when_conduits_give_nothing_any_more() -> None:
    s = losing(2, "central_quarry")
    s.choose_all(("step", "quarry_inner"), ("step", SPOKE), ("take",), ("replace", "basic_tile_1", 1))
    s.choose("skip", "central_quarry")
    assert (s.place_of(0), s.decision.about, s[0].extra_step) == ("central_quarry", (1,), True)
    assert STOP not in s.options, "a skipped space has to be left"


@rule("WC-AUR-02", "WC-AMB-54", "WC-BTIL-04")
def test_a_further_space_for_which_a_bridge_was_skipped_is_not_lost_with_what_conduits_gave() -> None:
    s = losing(1, SPOKE)
    s.choose_all(("step", "quarry_inner"), ("skip", SPOKE), ("take",), ("replace", "basic_tile_1", 1))
    assert (s.place_of(0), s[0].extra_step) == ("central_quarry", True), "the only way is taken"


@rule("WC-AUR-03", "WC-ABIL-02")
def test_gained_during_a_movement_it_serves_that_movement() -> None:
    s = aureon(1).bridge(SPOKE, "ignotas_bridge_1").figure(0, "quarry_inner", SPOKE).move(0, 1)
    s.choose_all(("step", SPOKE), ("take",), ("bridge", "bridge_spoke_sea", "aureon_bridge_2", "a"))
    assert (s.asked, s.decision.about) == (("move", 0), FURTHER)
    s.choose("step", "central_quarry")
    assert (s.place_of(0), s.asked) == ("central_quarry", TURN)


@rule("WC-AMB-54", "WC-AUR-02")
@pytest.mark.parametrize("inner", [True, False])
def test_it_adds_its_space_to_the_inner_or_to_the_outer_movement(inner: bool) -> None:
    s = aureon(2).bridge(SPOKE, "ignotas_bridge_1", "b").figure(0, "quarry_inner", SPOKE).move(0, 1)
    s.choose_all(("step", SPOKE), ("take",), ("step", "central_quarry"), ("step", "central_sea"))
    assert s.decision.about == FURTHER, "of the inner movement"
    if inner:
        s.choose("step", "central_mountain")
        assert s.asked == TURN, "nothing is left of the outer one"
    else:
        s.choose("stop")
        assert s.decision.about == FURTHER, "of the outer movement"
        s.choose("step", "central_mountain")
        assert s.asked == TURN


# III


def at_the_end(s: Scene) -> Scene:
    s.unlock(0, 3).side(0).entered = TRIGGERED
    return s.end()


@rule("WC-AUR-04", "WC-DEC-46")
def test_at_the_end_of_the_turn_one_active_tile_may_be_refilled() -> None:
    s = at_the_end(aureon().exhausted(0, "compass rose").fill(0, 2, upper="rose", lower="rose"))
    assert (s.asked, s.options) == (
        ("refill", 0),
        [("refill", 1), ("refill", 3), ("refill", 4), ("refill", 5), DONE],
    )
    s.choose_all(("refill", 3), ("fill", 3, "lower", "rose"), ("fill", 3, "upper", "compass"))
    assert (s.row(0, 3), s[0].exhausted, s.asked) == (("compass", "rose"), 0, ("choose_turn", 1))


@rule("WC-AUR-04", "WC-DEC-46")
def test_he_may_refill_nothing_or_a_part() -> None:
    s = at_the_end(aureon())
    s.choose(*DONE)
    assert s.asked == ("choose_turn", 1)
    s = at_the_end(aureon())
    s.choose_all(("refill", 5), ("fill", 5, "upper", "primal"), DONE)
    assert (s.row(0, 5), s.asked) == (("primal", ""), ("choose_turn", 1))


@rule("WC-AUR-04", "WC-BREF-05")
def test_missing_energy_comes_from_elsewhere() -> None:
    s = at_the_end(aureon().exhausted(0, "").pool(0, "magnet").fill(0, 1, upper="rose"))
    s.choose_all(("refill", 1), ("borrow",))
    assert (s.row(0, 1), s[0].pool) == (("rose", "magnet"), 0), "the only source, the only space"


@rule("WC-AUR-04", "WC-ABIL-06")
def test_by_entering_a_region_it_is_triggered() -> None:
    s = (
        aureon(3)
        .bridge(SPOKE, "neutral_bridge_1")
        .figure(0, "quarry_inner", SPOKE)
        .fill(0, 4, lower="rose")
        .act(0)
    )
    s.choose_all(("pay", 4, "rose"), ("move", 1, "character", 2), ("step", SPOKE), ("decline",))
    s.choose("step", "central_quarry")
    assert s.asked == ("refill", 0)


# The bridge


@rule("WC-AUR-05", "WC-SCOR-06")
@pytest.mark.parametrize(
    ("pillars", "points"),
    [
        ([], 0),
        (["engineering"], 4),
        (["philosophy"], 4),
        (["engineering", "philosophy"], 8),
        (["economics"], 0),
    ],
)
def test_side_a_scores_pillars_of_the_joined_regions(pillars: list[str], points: int) -> None:
    s = Scene().bridge(SPOKE, "aureon_bridge_3", "a").bound(0, GATE, "rose rose rose")
    for pillar in pillars:
        s.pillar(0, pillar, "rose")
    s.pillar(1, "engineering", "rose")
    assert s.lines(0)["bridge_3"] == points


@rule("WC-AUR-06", "WC-SCOR-06")
@pytest.mark.parametrize(
    ("gate", "beacon", "pillar", "points"),
    [
        ("rose rose", "rose rose", "", 10),
        ("rose", "rose rose", "", 0),
        ("rose", "rose rose", "engineering", 10),
        ("rose rose rose rose", "rose", "", 0),
        ("", "", "", 0),
    ],
)
def test_side_b_scores_two_bound_energies_in_each_region(
    gate: str, beacon: str, pillar: str, points: int
) -> None:
    s = Scene().bridge(SPOKE, "aureon_bridge_3", "b").bound(0, GATE, gate).bound(0, "anfirien_beacon", beacon)
    s.bound(1, GATE, "rose rose").bound(1, "anfirien_beacon", "rose rose")
    if pillar:
        s.pillar(0, pillar, "magnet")
    assert s.lines(0)["bridge_3"] == points
