"""Initial energy laid out in secret, and the draft of neutral bridges (WC-ADV, WC-DEC-03, 04)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.age_contrived.scene import Scene
from tests.playing import answer
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import (
    CHARACTER_IDS,
    NEUTRAL_BRIDGES,
    PATH_REGIONS,
    PATHS,
    PLACES,
    REGIONS,
)
from tryptyk.games.age_contrived.components.device_catalogue import BASIC_TILES
from tryptyk.games.age_contrived.components.energy import KINDS, size
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.invariants import check
from tryptyk.games.age_contrived.state import State
from tryptyk.kernel import Table

PLAYERS = (2, 3, 4, 5)


def new(players: int, seed: int = 1, **setup: Any) -> Table[State]:
    setup.setdefault("characters", CHARACTER_IDS[:players])
    return Table.new(GAME, players, seed, setup)


def asked(table: Table[State]) -> tuple[str, int]:
    assert table.decision is not None
    return table.decision.kind, table.decision.seats[0]


def lay_out(table: Table[State], random: Random | None = None) -> None:
    """Answer the questions of one seat: any energy on any space, then one for the Pool."""
    seat = asked(table)[1]
    while table.decision is not None and asked(table) in (("arrange", seat), ("set_aside", seat)):
        table.take(random.randrange(len(table.decision.options)) if random else 0)


def drafting(players: int, *bridges: tuple[str, str], first: int = 0) -> Scene:
    """A draft on an empty map with some bridges placed already; figures start in the first regions."""
    s = Scene(players)
    for path, id in bridges:
        s.bridge(path, id)
    placed = [id for _, id in bridges]
    s.set(supply=[bridge for bridge in NEUTRAL_BRIDGES if bridge.id not in placed], first=first)
    return s.begin(("draft", (first - 1) % players), ("turn", first))


def paths_of(s: Scene) -> set[str]:
    return {str(option[2]) for option in s.verbs("draft")}


# Energy


@rule("WC-ADV-03", "WC-ADV-04", "WC-DEC-03")
@pytest.mark.parametrize(("players", "tiles"), [(2, 4), (3, 3), (4, 3), (5, 3)])
def test_any_energies_go_on_any_spaces_of_the_first_tiles(players: int, tiles: int) -> None:
    table = new(players, advanced_setup=True)
    seat = asked(table)[1]
    player = table.state.players[seat]
    assert size(player.exhausted) == 13, "no quick-start card is followed"
    assert table.decision is not None
    assert table.decision.options == [
        ("fill", position, row, kind)
        for position in range(1, tiles + 1)
        for row in ("upper", "lower")
        for kind in KINDS
    ]
    lay_out(table)
    for row in (player.upper, player.lower):
        assert [size(held) for held in row] == [1] * tiles + [0] * (5 - tiles)
    assert 2 * tiles == {2: 8}.get(players, 6)


@rule("WC-ADV-03", "WC-ADV-04")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_laid_out_all_tiles_are_full_in_the_end(players: int, seed: int) -> None:
    table = new(players, seed + 1, advanced_setup=True)
    random = Random(seed)
    for _ in range(players):
        lay_out(table, random)
    filled = 4 if players == 2 else 3
    for player in table.state.players:
        for position in range(filled):
            assert size(player.upper[position]) == BASIC_TILES[position].upper
            assert size(player.lower[position]) == BASIC_TILES[position].lower
        assert size(player.exhausted) == 12 - 2 * filled
    check(table.state)


@rule("WC-ADV-05", "WC-DEC-03")
def test_one_more_energy_is_set_aside_for_the_pool() -> None:
    table = new(2, advanced_setup=True)
    for _ in range(8):
        table.take(0)
    seat = asked(table)[1]
    player = table.state.players[seat]
    assert asked(table)[0] == "set_aside"
    assert size(player.exhausted) == 5
    assert table.decision is not None
    assert [option[0] for option in table.decision.options] == ["pool"] * len(table.decision.options)
    assert ("pool", "rose") in table.decision.options
    answer(table, ("pool", "rose"))
    assert (size(player.exhausted), player.pool) == (4, 0), "it is not there yet"


@rule("WC-DEC-03")
def test_laying_out_energy_cannot_be_declined() -> None:
    table = new(2, advanced_setup=True)
    for _ in range(9):
        assert table.decision is not None
        assert {option[0] for option in table.decision.options} <= {"fill", "pool"}
        table.take(0)


@rule("WC-ADV-02")
@pytest.mark.parametrize("seed", range(1, 9))
def test_the_first_player_is_known_before_energy_is_laid_out(seed: int) -> None:
    table = new(3, seed, advanced_setup=True)
    first = table.view(0).turn.first
    for _ in range(3):
        lay_out(table)
    assert asked(table) == ("choose_turn", CHARACTER_IDS.index(first))


@rule("WC-ADV-06", "WC-INFO-03")
def test_what_somebody_lays_out_is_secret_until_all_have() -> None:
    table = new(2, advanced_setup=True)
    assert table.decision is not None
    assert table.decision.private
    seat = asked(table)[1]
    before = table.view(1 - seat)
    lay_out(table)
    after = table.view(1 - seat)
    assert after.players[seat] == before.players[seat], "the other sees nothing of it"
    assert after.players[seat].hidden
    assert not table.view(seat).players[seat].hidden
    assert table.events(seats=[1 - seat]) == []
    assert table.decision.private, "and the other answers in secret, too"
    assert table.view(seat).players[1 - seat].hidden


@rule("WC-ADV-07")
def test_all_devices_are_revealed_at_once_and_what_was_set_aside_goes_to_the_pool() -> None:
    table = new(3, advanced_setup=True)
    for _ in range(2):
        lay_out(table)
        assert [player.pool for player in table.state.players] == [0, 0, 0]
        assert table.state.secret
    lay_out(table)
    assert [size(player.pool) for player in table.state.players] == [1, 1, 1]
    assert [player.aside for player in table.state.players] == [0, 0, 0]
    assert not any(player.hidden for player in table.view(0).players)
    assert table.undoable([0, 1, 2]) == 0, "nobody takes back what the others have seen"


# The draft


@rule("WC-ADV-08")
def test_with_the_draft_no_bridge_lies_there_and_all_five_are_on_offer() -> None:
    table = new(2, bridge_draft=True)
    assert table.state.bridges == [None] * 10
    assert table.view(0).draft == [bridge.id for bridge in NEUTRAL_BRIDGES]
    assert asked(table)[0] == "draft"


@rule("WC-ADV-09")
def test_the_draft_comes_after_the_energies_are_revealed() -> None:
    table = new(2, advanced_setup=True, bridge_draft=True)
    for _ in range(2):
        assert asked(table)[0] == "arrange"
        lay_out(table)
    assert not table.state.secret
    assert asked(table)[0] == "draft"


@rule("WC-ADV-10", "WC-DEC-04")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("first", [0, 1])
def test_the_draft_goes_from_the_last_player_counter_clockwise_round_after_round(
    players: int, first: int
) -> None:
    s = drafting(players, first=first)
    turns = []
    while s.asked[0] == "draft":
        turns.append(s.asked[1])
        s.choose(*s.options[-1])
    assert turns[0] == (first - 1) % players
    assert turns == [(first - 1 - n) % players for n in range(len(turns))]
    assert s.asked == ("choose_turn", first)


@rule("WC-ADV-11", "WC-DEC-04", "WC-AMB-42")
def test_bridge_and_path_are_chosen_freely_and_nobody_may_pass() -> None:
    s = drafting(2)
    ids = [bridge.id for bridge in NEUTRAL_BRIDGES]
    paths = [PLACES[path].id for path in PATHS]
    assert sorted(s.options) == sorted(("draft", id, path) for id in ids for path in paths)
    s.choose("draft", "neutral_bridge_4", "bridge_rim_forest_plains")
    lying = s.g.bridges[8]
    assert lying is not None
    assert lying.id == "neutral_bridge_4"
    assert {str(option[1]) for option in s.options} == {*ids} - {"neutral_bridge_4"}


@rule("WC-ADV-12", "WC-AMB-42")
def test_two_neutral_bridges_may_not_touch_one_starting_region() -> None:
    s = drafting(2, ("bridge_spoke_quarry", "neutral_bridge_1"))
    touching = {PLACES[PATHS[path]].id for path in REGIONS[0].paths}
    assert touching == {"bridge_spoke_quarry", "bridge_rim_quarry_sea", "bridge_rim_plains_quarry"}
    assert paths_of(s) == {PLACES[path].id for path in PATHS} - touching


@rule("WC-ADV-12", "WC-AMB-42")
def test_regions_where_nobody_starts_may_have_several() -> None:
    s = drafting(
        2, ("bridge_spoke_plains", "neutral_bridge_1"), ("bridge_rim_forest_plains", "neutral_bridge_2")
    )
    assert "bridge_spoke_forest" in paths_of(s)
    assert "bridge_rim_plains_quarry" in paths_of(s), "the first that touches the quarry"
    assert "bridge_spoke_quarry" in paths_of(s), "the central region is nobody's"


@rule("WC-ADV-10", "WC-ADV-13", "WC-AMB-42")
def test_bridges_that_nobody_can_place_leave_the_game_and_the_first_turn_begins() -> None:
    s = drafting(
        5,
        ("bridge_rim_quarry_sea", "neutral_bridge_1"),
        ("bridge_rim_mountain_forest", "neutral_bridge_2"),
    )
    assert paths_of(s) == {"bridge_spoke_plains"}
    s.choose("draft", "neutral_bridge_5", "bridge_spoke_plains")
    assert s.g.supply == []
    assert s.asked == ("choose_turn", 0)
    lying = [bridge.id for bridge in s.g.bridges if bridge is not None]
    assert sorted(lying) == ["neutral_bridge_1", "neutral_bridge_2", "neutral_bridge_5"]


@rule("WC-ADV-10", "WC-ADV-11", "WC-ADV-12", "WC-ADV-13")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(6))
def test_however_it_is_drafted_no_starting_region_is_touched_twice_and_no_legal_path_is_left(
    players: int, seed: int
) -> None:
    random = Random(seed)
    table = new(players, seed, bridge_draft=True)
    starts = {region.number for region in REGIONS if region.start in [p.place for p in table.state.players]}
    turns = []
    while asked(table)[0] == "draft":
        assert table.decision is not None
        turns.append(asked(table)[1])
        table.take(random.randrange(len(table.decision.options)))
    assert turns == [(table.state.first - 1 - n) % players for n in range(len(turns))], "the last begins"
    lying = [path for path, bridge in enumerate(table.state.bridges) if bridge is not None]
    touched = Counter(region for path in lying for region in PATH_REGIONS[path] if region in starts)
    assert max(touched.values()) == 1
    assert table.state.supply == []
    for path in range(10):
        free = path not in lying and not any(touched[region] for region in PATH_REGIONS[path])
        assert len(lying) == 5 or not free
