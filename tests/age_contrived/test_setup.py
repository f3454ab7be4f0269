"""Laying out the board before the first turn (WC-SETUP-01..16, 34, 35)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene, laid_out
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import (
    ACHIEVEMENTS,
    BENEFIT_TOKENS,
    CENTRE,
    MONUMENT,
    NEUTRAL_BRIDGES,
    PLACES,
    REGIONS,
    SPOKES,
)
from tryptyk.games.age_contrived.components.device_catalogue import UPGRADED_ACTIONS, UPGRADED_TILES
from tryptyk.games.age_contrived.components.printed import BenefitToken, Tile
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.invariants import check
from tryptyk.games.age_contrived.state import NONE, State
from tryptyk.kernel import Table

PLAYERS = (2, 3, 4, 5)
SEEDS = range(1, 25)
OUTER = range(CENTRE)


def drawn(g: State) -> list[int]:
    """The regions whose monuments were drawn."""
    return [region for region in OUTER if g.in_play >> region & 1]


def starting(g: State) -> set[int]:
    """The regions where figures start."""
    return {region for region in OUTER if REGIONS[region].start in [side.place for side in g.sides]}


def id_on(g: State, region: int) -> str:
    """The neutral bridge between an outer region and the centre."""
    bridge = g.bridges[SPOKES[region]]
    assert bridge is not None
    return bridge.id


# Monuments


@rule("WC-SETUP-01", "WC-SETUP-02", "WC-AMB-40")
@pytest.mark.parametrize("players", PLAYERS)
def test_as_many_monuments_as_players_are_drawn_and_the_beacon_is_always_in_play(players: int) -> None:
    seen: set[int] = set()
    for seed in SEEDS:
        g = laid_out(players, seed)
        assert g.in_play >> MONUMENT["anfirien_beacon"] & 1
        assert len(drawn(g)) == players
        assert g.in_play.bit_count() == players + 1
        seen.update(drawn(g))
        check(g)
    assert seen == set(OUTER), "each of the five can be drawn"


@rule("WC-SETUP-03")
@pytest.mark.parametrize("monument", list(MONUMENT))
def test_the_sections_of_a_monument_come_in_the_order_of_their_numbers(monument: str) -> None:
    region = REGIONS[MONUMENT[monument]]
    s = Scene().patron(0, monument)
    for number, section in enumerate(region.sections, 1):
        assert s.g.built[region.number] == number - 1
        assert tuple(s.accepts(monument)) == section.spaces
        assert s.on(monument) == [None, None, None]
        s.begin(("patron_build", 0), ("turn", 0))
        s.choose("patron_build", monument)
    assert s.on(monument) == []


@rule("WC-SETUP-03", "WC-SETUP-04", "WC-SETUP-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_monuments_in_play_have_sections_and_a_patron_token_and_the_others_nothing(players: int) -> None:
    for seed in SEEDS:
        g = laid_out(players, seed)
        assert g.patrons == g.in_play
        for region in REGIONS:
            in_play = g.in_play >> region.number & 1
            assert g.built[region.number] == 0
            assert g.spaces[region.number] == ([NONE] * 3 if in_play else [])
            assert (g.benefits[region.number] is not None) == bool(in_play)
        shown = [monument.monument for monument in Table.new(GAME, players, seed).view(0).monuments]
        assert shown == [region.monument for region in REGIONS if g.in_play >> region.number & 1]


@rule("WC-SETUP-05")
def test_nothing_can_be_built_on_a_monument_that_is_not_in_play() -> None:
    s = Scene().in_play("anfirien_beacon", "eridonic_gate").fill(0, 2, upper="primal", lower="rose")
    s.fill(0, 3, lower="rose").act(0)
    s.choose("pay", 3, "rose")
    s.choose("deploy", 1, 2)
    assert {option[2] for option in s.verbs("build")} == {"anfirien_beacon", "eridonic_gate"}


@rule("WC-AMB-05")
def test_sections_of_the_prototype_are_an_option() -> None:
    s = Scene(section_spaces="prototype").section("fortress_of_kolym_thrin", 5)
    assert s.on("fortress_of_kolym_thrin") == [None]
    assert Scene().section("fortress_of_kolym_thrin", 5).on("fortress_of_kolym_thrin") == [None] * 3


# Benefit tokens


@rule("WC-SETUP-06", "WC-SETUP-07")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_monument_has_a_benefit_token_of_those_for_so_many_players(players: int) -> None:
    beside_the_beacon: set[str] = set()
    used = {token.id for token in BENEFIT_TOKENS.values() if token.min_players <= players}
    assert len(used) == players + 1
    for seed in SEEDS:
        g = laid_out(players, seed)
        tokens = [token.id for token in g.benefits if token is not None]
        assert len(tokens) == players + 1
        assert set(tokens) == used, "each once, and no other"
        beacon = g.benefits[CENTRE]
        assert beacon is not None
        beside_the_beacon.add(beacon.id)
    assert beside_the_beacon == used, "which one lies where is chance"


@rule("WC-EX-01", "WC-COMP-45")
@pytest.mark.parametrize("token", BENEFIT_TOKENS.values(), ids=str)
def test_the_bars_of_a_benefit_token_say_with_how_many_players_it_is_used(token: BenefitToken) -> None:
    used = [players for players in PLAYERS if token in laid_out(players).benefits]
    assert used == [players for players in PLAYERS if players >= token.min_players]
    if token.min_players == 2:
        assert used == [2, 3, 4, 5]


# Achievements


@rule("WC-SETUP-08", "WC-COMP-17", "WC-COMP-44")
def test_two_random_achievement_tiles_join_the_three_printed_achievements() -> None:
    tiles = {id for id, achievement in ACHIEVEMENTS.items() if not achievement.printed}
    seen: set[str] = set()
    for seed in SEEDS:
        g = laid_out(3, seed)
        ids = [achievement.id for achievement in g.achievements]
        assert ids[:3] == ["printed_monument", "printed_pillar", "printed_boot"]
        assert len(set(ids)) == 5
        seen.update(ids[3:])
    assert seen == tiles


@rule("WC-SETUP-16", "WC-ACHV-09", "WC-PILL-04", "WC-AMB-04")
@pytest.mark.parametrize(
    ("players", "right", "pillar"), [(2, False, 1), (3, True, 1), (4, True, 2), (5, True, 2)]
)
def test_everybody_sees_which_spaces_are_closed(players: int, right: bool, pillar: int) -> None:
    view = Table.new(GAME, players, 1).view(0)
    assert [(shown.left.open, shown.right.open) for shown in view.achievements] == [(True, right)] * 5
    assert [region.pillar_spaces for region in view.regions] == [pillar] * 6


# Upgraded transmutation tiles


def piled(g: State) -> list[Tile]:
    """Upgraded tiles in the order in which they come: the Pool from the right, then the stack."""
    shown = [tile for tile in reversed(g.tiles) if tile is not None]
    return [*shown, *reversed(g.stack)]


@rule("WC-SETUP-09")
@pytest.mark.parametrize(("players", "tiles"), [(2, 9), (3, 12), (4, 15), (5, 15)])
def test_upgraded_tiles_for_more_players_leave_the_game(players: int, tiles: int) -> None:
    for seed in SEEDS:
        found = piled(laid_out(players, seed))
        assert len(found) == tiles
        assert set(found) == {tile for tile in UPGRADED_TILES if tile.min_players <= players}


@rule("WC-SETUP-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_level_one_lies_on_top_and_level_three_at_the_bottom_shuffled_within_each(players: int) -> None:
    orders: dict[int, set[tuple[str, ...]]] = {1: set(), 2: set(), 3: set()}
    for seed in SEEDS:
        found = piled(laid_out(players, seed))
        levels = [tile.level for tile in found]
        assert levels == sorted(levels)
        for level in (1, 2, 3):
            orders[level].add(tuple(tile.id for tile in found if tile.level == level))
    assert all(len(seen) > 1 for seen in orders.values())


@rule("WC-SETUP-11")
def test_the_first_four_tiles_fill_the_pool_from_the_right() -> None:
    for seed in SEEDS:
        g = laid_out(2, seed)
        assert [tile.level for tile in g.tiles if tile is not None] == [2, 1, 1, 1], "level II comes fourth"
        assert len(g.tiles) == 4
        assert len(g.stack) == 5


# Upgraded action tiles and conduits


@rule("WC-SETUP-12", "WC-SETUP-13", "WC-SETUP-14")
@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_eight_different_upgraded_action_tiles_lie_open_in_one_copy_or_two(players: int, copies: int) -> None:
    view = Table.new(GAME, players, 1).view(0)
    assert view.upgrades == {tile.id: copies for tile in UPGRADED_ACTIONS}
    assert [tile.position for tile in UPGRADED_ACTIONS] == [0, 0, 1, 1, 2, 2, 3, 3]


@rule("WC-SETUP-14")
def test_the_second_copy_of_an_upgraded_action_tile_can_be_taken_with_four_players() -> None:
    for players, left in ((3, 0), (4, 1)):
        s = Scene(players).begin(("upgrade", 0), ("upgrade", 1))
        s.choose("upgrade", "upgraded_action_1_top")
        assert s.asked == ("upgrade", 1)
        assert len(s.verbs("upgrade")) == 7 + left
        assert (("upgrade", "upgraded_action_1_top") in s.options) == bool(left)


@rule("WC-SETUP-15", "WC-AMB-03", "WC-BCON-03")
@pytest.mark.parametrize("kind", ["boot", "monument", "pillar"])
def test_the_conduit_with_two_symbols_lies_on_top_of_its_stack(kind: str) -> None:
    s = Scene().conduit(1, 5, "boot").begin(("conduit", 0), ("conduit", 1), ("turn", 0))
    s.choose("conduit", kind, 1)
    s.choose("conduit", kind, 1)
    view = s.table.view(0) if s.table else None
    assert view is not None
    assert view.players[0].device[0].conduit == f"conduit_{kind}_double"
    assert view.players[1].device[0].conduit == f"conduit_{kind}_single"


@rule("WC-AMB-03")
def test_of_each_kind_somebody_gets_a_conduit_with_two_symbols() -> None:
    s = Scene().begin(("conduit", 0), ("conduit", 1), ("conduit", 1), ("turn", 0))
    s.choose_all(("conduit", "boot", 1), ("conduit", "monument", 1), ("conduit", "pillar", 2))
    assert [conduit & 3 for conduit in (s[0].conduits[0], s[1].conduits[0], s[1].conduits[1])] == [2, 2, 2]


# Neutral bridges


@rule("WC-SETUP-34", "WC-SETUP-35")
@pytest.mark.parametrize("players", PLAYERS)
def test_neutral_bridges_lie_on_all_paths_to_the_centre_and_nowhere_else(players: int) -> None:
    ids = [bridge.id for bridge in NEUTRAL_BRIDGES]
    near: set[tuple[str, ...]] = set()
    far: set[tuple[str, ...]] = set()
    for seed in SEEDS:
        g = laid_out(players, seed)
        assert [path for path, bridge in enumerate(g.bridges) if bridge is not None] == sorted(SPOKES)
        starts = sorted(starting(g))
        others = [region for region in OUTER if region not in starts]
        assert sorted(id_on(g, region) for region in starts) == ids[:players], "those for so many players"
        assert sorted(id_on(g, region) for region in others) == ids[players:]
        near.add(tuple(id_on(g, region) for region in starts))
        far.add(tuple(id_on(g, region) for region in others))
    assert len(near) > 1, "at random"
    assert len(far) > 1 or players > 3


@rule("WC-SETUP-21", "WC-AMB-41")
@pytest.mark.parametrize("players", PLAYERS)
def test_figures_start_clockwise_in_the_regions_with_drawn_monuments(players: int) -> None:
    firsts: set[int] = set()
    for seed in SEEDS:
        g = laid_out(players, seed)
        regions = drawn(g)
        stand = [next(r for r in OUTER if REGIONS[r].start == side.place) for side in g.sides]
        assert sorted(stand) == regions, "one each"
        first = regions.index(stand[0])
        assert stand == regions[first:] + regions[:first], "clockwise from there"
        firsts.add(first)
        for side in g.sides:
            place = PLACES[side.place]
            assert [PLACES[pose >> 2].id for pose in place.exits[side.facing]] == [
                place.id.replace("start", "mid")
            ], "away from the dead end"
    assert firsts == set(range(players)), "the first region is chance"
