"""Freyith: primals act as their space, she teleports, bound energy follows her (WC-FRE, WC-AMB-22..24)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import PLACES, REGIONS
from tryptyk.games.age_contrived.components.energy import KINDS
from tryptyk.games.age_contrived.state import NONE, QUIET, TRIGGERED
from tryptyk.kernel import Option

TURN = ("choose_turn", 0)
GATE = "eridonic_gate"
SHIP = "ship_of_tolinthra"
FORTRESS = "fortress_of_kolym_thrin"
SPOKE = "bridge_spoke_quarry"
TELEPORT: Option = ("teleport",)
STOP: Option = ("stop",)
NO: Option = ("no",)
SPACES = [place.id for place in PLACES if place.path < 0]


def freyith(*levels: int, players: int = 2) -> Scene:
    characters = ["freyith", "aureon", "rusne", "multanec"][:players]
    return Scene(players, characters=characters).unlock(0, *levels).figure(0, "quarry_mid", "quarry_hub")


def to(place: str, facing: str = "") -> list[Option]:
    """The choices that teleport her to a space."""
    there = next(one for one in PLACES if one.id == place)
    region = next(region for region in REGIONS if there.regions >> region.number & 1)
    return [TELEPORT, ("to_region", region.id), ("to_space", place), *([("face", facing)] if facing else [])]


# I


def clearing(s: Scene, space: int) -> Scene:
    """Aureon completes the Gate (compass, magnet, rose); she clears a primal from one of its spaces."""
    tokens = [(1, kind) for kind in KINDS[:3]]
    tokens[space - 1] = (0, "primal")
    s.section(GATE, 2, *tokens).complete(GATE, 1).exhausted(0, "").reserve(0, "").end(active=1)
    s.choose("energy", "magnet")
    return s


@rule("WC-FRE-01", "WC-DEC-38")
@pytest.mark.parametrize(("space", "asked"), [(1, "place"), (2, "attach"), (3, "wherever")])
def test_an_activated_primal_acts_as_the_kind_of_its_space(space: int, asked: str) -> None:
    s = clearing(freyith(1), space)
    kind = KINDS[space - 1]
    assert s.options == [("activate", "primal", space, kind), ("exhaust", "primal", space)]
    s.choose("activate", "primal", space, kind)
    assert s.asked == (asked, 0)


@rule("WC-FRE-01", "WC-ACTV-05", "WC-DEC-38")
def test_it_may_be_exhausted_instead_and_has_no_effect_without_the_ability() -> None:
    s = clearing(freyith(1), 1)
    s.choose("exhaust", "primal", 1)
    assert s.held(s[0].exhausted) == "primal"
    s = clearing(freyith(2, 3), 1)
    assert (s.held(s[0].exhausted), s.asked) == ("primal", ("share", 1)), "nothing to choose"


@rule("WC-FRE-02", "WC-FRE-01", "WC-ENER-06")
def test_placed_as_a_compass_it_is_still_primal() -> None:
    s = clearing(freyith(1).section(SHIP, 1), 1)
    s.choose("activate", "primal", 1, "compass")
    assert ("build", "primal", SHIP, 1) in s.options, "on a space for roses"
    s.choose("build", "primal", SHIP, 1)
    assert s.on(SHIP)[0] == (0, "primal")


@rule("WC-FRE-01", "WC-FRE-02")
def test_as_a_magnet_it_comes_to_the_device_and_as_a_rose_it_is_exhausted() -> None:
    s = clearing(freyith(1), 2)
    s.choose_all(("activate", "primal", 2, "magnet"), ("attach", 4, "lower"))
    assert s.row(0, 4) == ("", "primal")
    s = clearing(freyith(1), 3)
    s.choose("activate", "primal", 3, "rose")
    assert s.held(s[0].exhausted) == "primal"
    s.choose("go", "pillar_track")
    assert s.decision.about == ("pillar_track", 2)


@rule("WC-FRE-01", "WC-ACTV-06")
def test_as_a_magnet_without_room_it_can_only_be_exhausted() -> None:
    s = freyith(1)
    for position in range(1, 6):
        s.fill(0, position, upper="rose" if position < 5 else "rose rose", lower="rose")
    assert clearing(s, 2).held(s[0].exhausted) == "primal"


@rule("WC-AMB-22", "WC-DEC-38")
def test_on_a_space_of_any_kind_she_chooses() -> None:
    s = (
        freyith(1)
        .section(FORTRESS, 5, (0, "primal"), (1, "rose"), (1, "rose"))
        .complete(FORTRESS, 1)
        .end(active=1)
    )
    s.choose("energy", "")
    assert s.options == [
        *[("activate", "primal", 1, kind) for kind in ("compass", "magnet", "rose")],
        ("exhaust", "primal", 1),
    ]


@rule("WC-FRE-01")
def test_two_primals_on_different_spaces_are_told_apart() -> None:
    s = (
        freyith(1)
        .section(GATE, 2, (0, "primal"), (1, "magnet"), (0, "primal"))
        .complete(GATE, 0)
        .end(active=0)
    )
    s.choose_all(("energy", "magnet"), ("exhaust", "magnet", 2), ("energy", "magnet"))
    assert s.options == [("set_apart", "primal", 1), ("set_apart", "primal", 3)]
    s.choose("set_apart", "primal", 1)
    assert s.options[0] == ("activate", "primal", 3, "rose")


# II


@rule("WC-FRE-03", "WC-DEC-26")
@pytest.mark.parametrize("place", SPACES)
def test_instead_of_moving_she_teleports_to_any_space_that_is_no_bridge(place: str) -> None:
    s = freyith(2).move(0, 1)
    assert TELEPORT in s.options
    there = next(one for one in PLACES if one.id == place)
    s.choose_all(*to(place))
    if there.start or there.central:
        assert s.asked == TURN
    else:
        facings = {str(option[1]): option for option in s.options}
        assert len(facings) == 2
        for ahead, option in facings.items():
            s.move(0, 1)
            s.choose_all(*to(place), option)
            assert ahead in s.ahead(0), "the facing is chosen"
    assert s.place_of(0) == place


@rule("WC-FRE-03", "WC-AMB-23")
def test_all_regions_are_offered_and_no_bridge_whether_it_lies_there_or_not() -> None:
    s = freyith(2).bridge(SPOKE, "neutral_bridge_1").move(0, 1)
    s.choose(*TELEPORT)
    assert s.options == [("to_region", region.id) for region in REGIONS]
    offered = []
    for region in REGIONS:
        s.move(0, 1)
        s.choose_all(TELEPORT, ("to_region", region.id))
        offered += [str(option[1]) for option in s.options]
    assert sorted(offered) == sorted(SPACES)


@rule("WC-FRE-03", "WC-AMB-23", "WC-DEC-26")
def test_it_replaces_the_whole_movement_and_only_before_its_first_space() -> None:
    s = freyith(2).move(0, 3)
    s.choose_all(*to("sea_start"))
    assert s.asked == TURN, "nothing is left of the three"
    s = freyith(2).move(0, 3)
    s.choose("step", "quarry_hub")
    assert TELEPORT not in s.options
    s = freyith(2).figure(1, "quarry_hub").move(0, 3)
    s.choose("skip", "quarry_hub")
    assert TELEPORT not in s.options, "a skip is a beginning, too"


@rule("WC-FRE-03")
def test_not_without_the_ability_and_not_on_tracks() -> None:
    assert TELEPORT not in freyith(1, 3).move(0, 1).options
    assert TELEPORT not in freyith(2).climb(0, "monument_track", 1).options


@rule("WC-AMB-23", "WC-BIND-01")
def test_teleporting_counts_as_moving_so_that_she_may_bind() -> None:
    s = freyith(2).track(0, "monument_track", 4, "rose").move(0, 1)
    assert ("bind", GATE) in s.options, "before"
    s.choose_all(*to("sea_start"))
    assert s.options == [("bind", SHIP), STOP], "and after, in the new region"
    s.choose("bind", SHIP)
    assert (s.bound_at(0, SHIP), s.asked) == ("rose", TURN)


@rule("WC-AMB-23", "WC-ABIL-06")
@pytest.mark.parametrize(
    ("place", "entered"), [("sea_start", TRIGGERED), ("central_sea", TRIGGERED), ("quarry_start", QUIET)]
)
def test_teleporting_counts_as_entering_the_region(place: str, entered: int) -> None:
    s = freyith(2, 3).move(0, 1)
    s.choose_all(*to(place))
    assert s[0].entered == entered


@rule("WC-AMB-23", "WC-MOVE-05")
def test_on_a_central_space_no_direction_is_the_one_she_came_from() -> None:
    s = freyith(2).bridge(SPOKE, "neutral_bridge_1").move(0, 1)
    s.choose_all(*to("central_quarry"))
    s.move(0, 1)
    assert {option[1] for option in s.verbs("step")} == {SPOKE, "central_sea", "central_plains"}


@rule("WC-FRE-04")
def test_each_move_action_is_a_source() -> None:
    s = freyith(2).fill(0, 4, lower="rose").fill(0, 5, lower="rose").act(0)
    s.choose_all(("pay", 4, "rose"), ("move", 1, "character", 2), *to("sea_start"))
    s.choose_all(
        ("pay", 5, "rose"), ("use", "basic_action_4"), ("move", 1, "character", 2), *to("forest_start")
    )
    assert s.place_of(0) == "forest_start"


@rule("WC-FRE-05")
def test_each_activated_rose_is_a_source() -> None:
    s = freyith(2).section(SHIP, 1, (0, "rose"), (0, "rose"), (1, "magnet")).complete(SHIP, 1).end(active=1)
    s.choose("energy", "compass magnet")
    for slot, place in ((1, "sea_start"), (2, "forest_start")):
        s.choose_all(("activate", "rose", slot, "rose"), ("go", "character"), *to(place))
        assert s.place_of(0) == place
    assert s.asked == ("share", 1)


@rule("WC-FRE-06")
def test_all_movement_of_a_benefit_token_is_one_source() -> None:
    s = freyith(2).section(GATE, 2, (0, "compass"), (1, "magnet"), (1, "rose")).complete(GATE, 1)
    s.benefit(GATE, "benefit_move").end(active=1)
    s.choose_all(("token", "benefit_move"), *to("sea_start"))
    assert (s.place_of(0), s.asked) == ("sea_start", ("clear", 0)), "four spaces, one teleport"


@rule("WC-FRE-06", "WC-AMB-54")
def test_the_movement_of_a_bridge_is_a_source_of_its_own_inside_another() -> None:
    s = freyith(2).bridge(SPOKE, "aureon_bridge_1", "b").figure(0, "quarry_inner", SPOKE).move(0, 3)
    s.choose_all(("step", SPOKE), ("take",))
    assert TELEPORT in s.options
    s.choose_all(*to("sea_start"))
    assert (s.asked, s.decision.about) == (("move", 0), (2,)), "the outer movement goes on from there"
    assert s.options == [("step", "sea_mid"), STOP], "but is not replaced any more"


@rule("WC-FRE-07")
def test_all_character_movement_of_the_conduits_is_one_source() -> None:
    s = freyith(2).conduit(0, 1, "boot").conduit(0, 2, "boot").tile(0, 1, "upgraded_tile_1_1").act(0)
    s.choose("convey", "basic_tile_0a")
    assert s.decision.about == (4,)
    s.choose_all(*to("sea_start"))
    assert (s.place_of(0), s.asked) == ("sea_start", ("fill", 0))


@rule("WC-DEC-26")
def test_she_teleports_in_the_turn_of_others_too_and_nobody_else_does() -> None:
    s = freyith(2, players=3).set(active=1).move(0, 1)
    assert (s.asked, TELEPORT in s.options) == (("move", 0), True)
    s.unlock(1, 1, 2, 3).figure(1, "sea_mid", "sea_hub").move(1, 1)
    assert TELEPORT not in s.options


# III


def at_the_end(s: Scene) -> Scene:
    s.unlock(0, 3).side(0).entered = TRIGGERED
    return s.end()


@rule("WC-FRE-08", "WC-FRE-10", "WC-DEC-50")
def test_a_bound_energy_moves_to_the_region_where_she_is() -> None:
    s = freyith().figure(0, "sea_mid").bound(0, GATE, "rose magnet").pillar(0, "economics", "primal")
    at_the_end(s)
    assert (s.asked, s.options) == (
        ("freyith_3", 0),
        [
            ("shift_bound", GATE, "magnet"),
            ("shift_bound", GATE, "rose"),
            ("shift_pillar", "economics", "primal"),
            NO,
        ],
    )
    s.choose("shift_bound", GATE, "rose")
    assert s.options == [("to_monument", SHIP), ("to_pillar", "institutions")]
    s.choose("to_monument", SHIP)
    assert (s.bound_at(0, GATE), s.bound_at(0, SHIP), s.asked) == ("magnet", "rose", ("choose_turn", 1))


@rule("WC-FRE-08", "WC-DEC-50")
def test_it_may_be_declined_and_without_bound_energy_nothing_is_asked() -> None:
    s = at_the_end(freyith().figure(0, "sea_mid").bound(0, GATE, "rose"))
    s.choose(*NO)
    assert (s.bound_at(0, GATE), s.asked) == ("rose", ("choose_turn", 1))
    assert at_the_end(freyith()).asked == ("choose_turn", 1)


@rule("WC-FRE-09", "WC-AMB-24")
def test_it_may_change_from_a_bound_zone_to_a_pillar_and_back() -> None:
    s = at_the_end(freyith().figure(0, "sea_mid").bound(0, GATE, "rose"))
    s.choose_all(("shift_bound", GATE, "rose"), ("to_pillar", "institutions"))
    assert (s.bound_at(0, GATE), s.bound_at(0, "institutions")) == ("", "rose")
    s.figure(0, "quarry_mid")
    at_the_end(s)
    s.choose_all(("shift_pillar", "institutions", "rose"), ("to_monument", GATE))
    assert (s.bound_at(0, GATE), s.bound_at(0, "institutions")) == ("rose", "")


@rule("WC-FRE-09")
def test_inside_one_region_too() -> None:
    s = at_the_end(freyith().bound(0, GATE, "rose"))
    s.choose("shift_bound", GATE, "rose")
    assert s.bound_at(0, "engineering") == "rose", "the only other place in the region"


@rule("WC-AMB-24", "WC-BRDG-08")
def test_on_a_bridge_both_regions_are_targets() -> None:
    s = freyith().bridge(SPOKE, "neutral_bridge_1").figure(0, SPOKE).bound(0, SHIP, "rose")
    at_the_end(s).choose("shift_bound", SHIP, "rose")
    assert s.options == [
        ("to_monument", GATE),
        ("to_pillar", "engineering"),
        ("to_monument", "anfirien_beacon"),
        ("to_pillar", "philosophy"),
    ]


@rule("WC-AMB-24")
def test_energy_on_achievements_stays_and_the_own_bridges_open_no_region() -> None:
    s = freyith().bridge("bridge_rim_forest_plains", "freyith_bridge_1").achievements("printed_boot")
    s.achieved(0, "printed_boot", "compass").bound(0, SHIP, "rose").bound(1, SHIP, "magnet")
    at_the_end(s)
    assert s.options == [("shift_bound", SHIP, "rose"), NO], "her own ones only"
    s.choose("shift_bound", SHIP, "rose")
    assert s.options == [("to_monument", GATE), ("to_pillar", "engineering")]


@rule("WC-AMB-24", "WC-PILL-02", "WC-PILL-03")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_pillar_that_is_taken_is_no_target(owner: int) -> None:
    s = at_the_end(freyith().bound(0, SHIP, "rose").pillar(owner, "engineering", "rose"))
    s.choose("shift_bound", SHIP, "rose")
    assert (s.bound_at(0, GATE), s.asked) == ("rose", ("choose_turn", 1)), "only the bound zone was left"


@rule("WC-AMB-24", "WC-PILL-06")
def test_where_no_monument_is_in_play_only_the_pillar_is_a_target() -> None:
    s = at_the_end(freyith().in_play(SHIP).bound(0, SHIP, "rose"))
    s.choose("shift_bound", SHIP, "rose")
    assert s.bound_at(0, "engineering") == "rose"


@rule("WC-FRE-10", "WC-AMB-24", "WC-AMB-17")
def test_it_stays_bound_throughout_so_that_no_patron_token_is_taken() -> None:
    s = at_the_end(freyith().bound(0, GATE, "rose").bound(0, SHIP, "rose"))
    s.choose_all(("shift_bound", SHIP, "rose"), ("to_monument", GATE))
    assert (s.bound_at(0, GATE), s[0].patron) == ("rose rose", NONE)
    assert s.lines(0)["monuments"] == 7


@rule("WC-FRE-10", "WC-PILL-01")
def test_this_is_the_only_way_to_a_pillar_beside_the_track() -> None:
    s = at_the_end(freyith().bound(0, GATE, "rose"))
    s.choose("shift_bound", GATE, "rose")
    assert (s.bound_at(0, "engineering"), s.on_tracks(0), s.lines(0)["pillars"]) == ("rose", {}, 4)


# The bridge


@rule("WC-FRE-11", "WC-SCOR-06", "WC-AMB-48")
@pytest.mark.parametrize(
    ("gate", "beacon", "pillar", "points"),
    [
        ("", "", "", 0),
        ("rose magnet", "compass", "", 2),
        ("rose rose", "rose magnet", "rose", 8),
        ("rose rose rose", "rose rose", "rose", 12),
    ],
)
def test_side_a_scores_the_most_common_kind_in_the_joined_regions(
    gate: str, beacon: str, pillar: str, points: int
) -> None:
    s = (
        freyith()
        .bridge(SPOKE, "freyith_bridge_3", "a")
        .bound(0, GATE, gate)
        .bound(0, "anfirien_beacon", beacon)
    )
    s.bound(0, SHIP, "magnet magnet magnet magnet").bound(1, GATE, "magnet magnet magnet magnet")
    if pillar:
        s.pillar(0, "engineering", pillar)
    assert s.lines(0)["bridge_3"] == points


@rule("WC-FRE-12", "WC-SCOR-06")
@pytest.mark.parametrize(
    ("gate", "beacon", "pillar", "points"),
    [
        ("rose rose rose", "magnet magnet", "", 11),
        ("rose rose rose", "magnet", "", 0),
        ("rose rose rose", "magnet", "primal", 11),
        ("rose rose rose rose rose", "", "", 11),
    ],
)
def test_side_b_scores_five_bound_energies_in_the_regions_together(
    gate: str, beacon: str, pillar: str, points: int
) -> None:
    s = (
        freyith()
        .bridge(SPOKE, "freyith_bridge_3", "b")
        .bound(0, GATE, gate)
        .bound(0, "anfirien_beacon", beacon)
    )
    s.bound(0, SHIP, "compass compass").bound(1, GATE, "compass compass")
    if pillar:
        s.pillar(0, "philosophy", pillar)
    assert s.lines(0)["bridge_3"] == points
