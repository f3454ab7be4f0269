"""Energies: where they fit, gaining, exhausting, binding, the Pool (WC-ENER, WC-COMP-36..38, WC-POOL)."""

from __future__ import annotations

from random import Random

import pytest

from tests.age_contrived.scene import Scene, bag
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import MONUMENT, POOL_COSTS, REGIONS, WHOLE
from tryptyk.games.age_contrived.components.energy import ANY, KINDS, PRIMAL, UNIT, named
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.invariants import check
from tryptyk.games.age_contrived.rules.achievements import bound_bag
from tryptyk.games.age_contrived.rules.energies import gain
from tryptyk.games.age_contrived.rules.sections import fits
from tryptyk.games.age_contrived.state import NONE, Player, State
from tryptyk.kernel import Table

SECTIONS = [(region.monument, section) for region in REGIONS for section in region.sections]


def placing(s: Scene, energies: str) -> Scene:
    """Seat 0 places energies that were lifted."""
    s[0].hand = bag(energies)
    return s.begin(("place", 0, 0), ("turn", 1))


# Kinds


@rule("WC-ENER-01")
def test_there_are_four_kinds_and_every_energy_belongs_to_one_player() -> None:
    assert KINDS == ("compass", "magnet", "rose", "primal")
    s = Scene().section("namarillion_forge", 1, (1, "compass"))
    placing(s, "rose").choose("build", "rose", "namarillion_forge", 2)
    assert s.on("namarillion_forge") == [(1, "compass"), (0, "rose"), None]


@rule("WC-ENER-05", "WC-ENER-06", "WC-COMP-07", "WC-COMP-08")
@pytest.mark.parametrize(("monument", "number"), [(m, section.number) for m, section in SECTIONS])
def test_an_energy_fits_its_own_kind_and_a_primal_fits_everywhere(monument: str, number: int) -> None:
    for kind in range(len(KINDS)):
        s = Scene().in_play(monument).section(monument, number)
        accepts = s.accepts(monument)
        placing(s, KINDS[kind])
        offered = {accepts[int(option[3]) - 1] for option in s.verbs("build")}
        assert offered == {space for space in accepts if space in (kind, ANY) or kind == PRIMAL}


@rule("WC-ENER-05")
def test_a_space_that_is_taken_takes_no_other_energy() -> None:
    s = Scene().in_play("namarillion_forge").section("namarillion_forge", 1, None, (1, "rose"))
    assert placing(s, "rose").verbs("build") == [("build", "rose", "namarillion_forge", 3)]
    s = Scene().in_play("namarillion_forge").section("namarillion_forge", 1, (1, "primal"))
    assert placing(s, "compass").verbs("build") == []


@rule("WC-ENER-06")
def test_a_primal_energy_takes_a_space_of_another_kind() -> None:
    s = Scene().section("eridonic_gate", 2)
    placing(s, "primal").choose("build", "primal", "eridonic_gate", 2)
    assert s.on("eridonic_gate") == [None, (0, "primal"), None]


@rule("WC-ENER-07")
@pytest.mark.parametrize("kind", KINDS)
def test_the_kind_does_not_matter_on_tiles_tracks_pillars_and_in_the_pool(kind: str) -> None:
    s = Scene().exhausted(0, kind).begin(("fill", 0, 0b1, 0), ("turn", 1))
    assert s.options == [("fill", 1, "upper", kind), ("fill", 1, "lower", kind), ("done",)]
    s = Scene().exhausted(0, kind).climb(0, "pillar_track", 1)
    assert ("enter", kind) in s.options
    s = Scene().track(0, "pillar_track", 4, kind).climb(0, "pillar_track", 1)
    s.choose("bind_pillar", "engineering")
    assert s[0].pillars[0] == KINDS.index(kind)
    assert ("pool", kind) in placing(Scene(), kind).options
    s = Scene().pool(0, kind).pool_tiles("upgraded_tile_1_1").begin(("claim", 0, 2, 0, 0), ("turn", 1))
    s.choose("replace", "basic_tile_1", 1)
    assert s[0].pool == 0, "it pays like any other"


# Exhausting and gaining


@rule("WC-ENER-03")
def test_to_exhaust_an_energy_moves_it_to_the_pool_of_its_owner() -> None:
    s = (
        Scene(3)
        .exhausted(0, "")
        .exhausted(1, "")
        .section("namarillion_forge", 1, *[(1, "compass"), (0, "rose"), (0, "rose")])
    )
    s.complete("namarillion_forge", 0).end(0)
    s.choose("energy", "magnet rose")
    s.choose("exhaust", "compass", 1)
    assert s.held(s[1].exhausted) == "compass magnet rose"
    assert s[0].exhausted == 0


@rule("WC-ENER-04", "WC-BGAIN-01")
@pytest.mark.parametrize("kind", KINDS)
def test_to_gain_an_energy_moves_it_from_the_reserve_to_the_exhausted_pool(kind: str) -> None:
    s = Scene().exhausted(0, "")
    before = s[0].reserve
    assert gain(s.g, s[0], KINDS.index(kind))
    assert s[0].reserve == before - UNIT[KINDS.index(kind)]
    assert s.held(s[0].exhausted) == kind


@rule("WC-ENER-02", "WC-COMP-38")
def test_energy_in_the_reserve_is_neither_usable_nor_bound() -> None:
    s = Scene().exhausted(0, "").begin(("fill", 0, 0b11111, 0), ("turn", 1))
    assert s.asked == ("choose_turn", 1), "two of each kind in the reserve, and nothing to fill with"
    assert bound_bag(s[0]) == 0


# Binding


@rule("WC-ENER-08", "WC-FIN-12")
def test_who_completes_a_section_has_to_bind_one_energy_to_that_monument() -> None:
    s = Scene().section("eridonic_gate", 2, (0, "compass"), (0, "magnet"), (0, "rose"))
    s.complete("eridonic_gate", 0).end(0)
    s.choose("energy", "magnet")
    assert s.asked == ("set_apart", 0)
    assert {option[0] for option in s.options} == {"set_apart"}, "it cannot be declined"
    s.choose("set_apart", "magnet", 2)
    s.choose("exhaust", "compass", 1)
    s.choose("exhaust", "rose", 3)
    assert s.held(s[0].bound[MONUMENT["eridonic_gate"]]) == "magnet"


@rule("WC-ENER-09", "WC-ENER-10")
def test_energies_on_top_of_the_tracks_may_be_bound_to_a_monument_and_to_a_pillar() -> None:
    s = Scene().track(0, "monument_track", 4, "rose").track(0, "pillar_track", 4, "magnet")
    s.move(0, 1)
    assert ("stop",) in s.options, "they may also wait"
    s.choose("bind", "eridonic_gate")
    s.choose("bind_pillar", "engineering")
    assert s.held(s[0].bound[0]) == "rose"
    assert s[0].pillars[0] == KINDS.index("magnet")
    assert s[0].tracks == [0, 0]


@rule("WC-ENER-11", "WC-ACHV-01")
def test_an_energy_may_be_bound_to_an_achievement_whose_requirement_is_met() -> None:
    s = Scene().conduit(0, 1, "boot").conduit(0, 2, "boot").conduit(0, 3, "boot")
    s.achievements(
        "printed_monument", "printed_pillar", "printed_boot", "three_conduits", "bound_three_kinds"
    )
    placing(s, "rose")
    assert s.verbs("achieve") == [("achieve", "rose", "three_conduits", "left")]
    s.choose("achieve", "rose", "three_conduits", "left")
    assert named(bound_bag(s[0])) == "rose"


@rule("WC-ENER-12")
def test_a_bound_zone_takes_any_number_of_energies_from_any_players() -> None:
    s = (
        Scene()
        .bound(0, "eridonic_gate", "rose " * 6 + "compass " * 5)
        .bound(1, "eridonic_gate", "magnet magnet")
    )
    s.track(0, "monument_track", 4, "compass").climb(0, "monument_track", 1)
    s.choose("bind", "eridonic_gate")
    assert s.held(s[0].bound[0]) == " ".join(["compass"] * 6 + ["rose"] * 6)
    assert s.held(s[1].bound[0]) == "magnet magnet"


@rule("WC-ENER-13")
def test_a_monument_that_is_fully_built_still_takes_energy_and_gives_its_patron_token() -> None:
    s = Scene().all_built("anfirien_beacon").bound(0, "eridonic_gate", "rose")
    s.track(0, "monument_track", 4, "compass").climb(0, "monument_track", 1)
    s.choose("bind", "eridonic_gate")
    assert s.held(s[0].bound[0]) == "compass rose"
    assert s[0].patron == MONUMENT["eridonic_gate"]


@rule("WC-COMP-37", "WC-POOL-04")
def test_bound_is_what_lies_in_bound_zones_on_pillars_and_on_achievements_and_nothing_else() -> None:
    s = Scene().bound(0, "anfirien_beacon", "rose").pillar(0, "philosophy", "magnet")
    s.achieved(0, "printed_boot", "primal")
    s.pool(0, "compass compass").track(0, "monument_track", 4).fill(0, 1, "compass", "compass")
    s.section("eridonic_gate", 2, (0, "compass"))
    assert named(bound_bag(s[0])) == "magnet rose primal"


# Zones


def counted(g: State, player: Player) -> int:
    """All energies of a player, zone by zone."""
    zones = [player.reserve, player.exhausted, player.pool, player.hand, player.aside, bound_bag(player)]
    zones += [*player.upper, *player.lower]
    zones += [UNIT[player.track_kinds[track]] for track in (0, 1) if player.tracks[track]]
    zones += [
        UNIT[token & 3]
        for spaces in g.spaces
        for token in spaces
        if token != NONE and token >> 2 == player.number
    ]
    return sum(zones)


@rule("WC-COMP-36", "WC-COMP-25", "WC-COMP-26")
@pytest.mark.parametrize("seed", range(6))
def test_in_every_game_each_energy_is_in_exactly_one_zone_at_any_moment(seed: int) -> None:
    """Random play, by verbs so that rare ones come up."""
    random = Random(seed)
    table = Table.new(GAME, seed % 4 + 2, seed, {"divine_wind": seed % 2 == 0, "turn_limit": 12})
    while (decision := table.decision) is not None:
        for player in table.state.players:
            assert counted(table.state, player) == WHOLE
            assert (len(player.channel), len(player.inactive)) == (5, 2)
        verb = random.choice(sorted({str(option[0]) for option in decision.options}))
        table.take(random.choice([n for n, option in enumerate(decision.options) if option[0] == verb]))
        check(table.state)
    assert table.outcome is not None


@rule("WC-ENER-05")
def test_what_fits_where() -> None:
    assert [[fits(space, kind) for kind in range(4)] for space in (0, 1, 2, ANY)] == [
        [True, False, False, True],
        [False, True, False, True],
        [False, False, True, True],
        [True, True, True, True],
    ]


# The Pool


@rule("WC-POOL-01")
def test_the_pool_has_four_tile_spaces_with_costs() -> None:
    s = Scene().pool_tiles(*[f"upgraded_tile_{n}" for n in ("1_1", "1_2", "1_3", "2_1")]).act(0)
    assert s.table is not None
    shown = [(space.cost, space.tile) for space in s.table.view(0).pool]
    assert [cost for cost, _ in shown] == [*POOL_COSTS] == [3, 2, 2, 1]
    assert [tile for _, tile in shown] == [f"upgraded_tile_{n}" for n in ("2_1", "1_3", "1_2", "1_1")]


@rule("WC-POOL-02")
def test_anybody_may_have_any_number_of_energies_in_the_pool() -> None:
    s = Scene(3).pool(1, "rose " * 6).pool(0, "rose compass")
    placing(s, "rose primal magnet magnet")
    s.choose_all(("pool", "magnet"), ("pool", "rose"), ("pool", "primal"), ("pool", "magnet"))
    assert s.held(s[0].pool) == "compass magnet magnet rose rose primal"
    assert s.held(s[1].pool) == " ".join(["rose"] * 6)


@rule("WC-POOL-03", "WC-SCOR-09")
def test_an_energy_in_the_pool_is_worth_one_point() -> None:
    s = Scene().pool(0, "rose rose primal")
    assert (s.points(0), s.points(1)) == (3, 0)
