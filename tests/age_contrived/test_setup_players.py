"""What players start with, who begins, and what is settled before (WC-SETUP-17..33, 36, WC-DEC-01, 02)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.age_contrived.scene import Scene, bag, laid_out
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import CHARACTER_IDS, CHARACTERS, PLACES, REGION
from tryptyk.games.age_contrived.components.device_catalogue import BASIC_ACTIONS
from tryptyk.games.age_contrived.components.energy import ALL_KINDS, bag_of, count, named, size
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.rules.sides import set_abilities
from tryptyk.games.age_contrived.setup import OPTIONS
from tryptyk.games.age_contrived.state import NONE
from tryptyk.kernel import InvalidSetup, Table
from tryptyk.kernel.setup import RANDOM

PLAYERS = (2, 3, 4, 5)
SEEDS = range(1, 25)


def characters(players: int, seed: int = 1, *wanted: str) -> list[str]:
    setup = {"characters": list(wanted)} if wanted else {}
    return [player.character.id for player in laid_out(players, seed, **setup).players]


# Characters


@rule("WC-COMP-01", "WC-SETUP-17", "WC-DEC-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_gets_another_character_by_chance(players: int) -> None:
    assert players in GAME.players
    dealt = [characters(players, seed) for seed in SEEDS]
    assert all(len(set(ids)) == players for ids in dealt)
    assert {ids[0] for ids in dealt} == set(CHARACTER_IDS)


@rule("WC-COMP-01")
def test_no_more_than_five_play() -> None:
    with pytest.raises(InvalidSetup):
        Table.new(GAME, 6, 1)
    assert CHARACTER_IDS == ["aureon", "ignotas", "multanec", "rusne", "freyith"]


@rule("WC-SETUP-18", "WC-DEC-01")
def test_characters_may_be_chosen_by_all_or_by_some() -> None:
    for pair in permutations(CHARACTER_IDS, 2):
        assert characters(2, 1, *pair) == [*pair]
    mixed = [characters(3, seed, "rusne", RANDOM, "aureon") for seed in SEEDS]
    assert {(ids[0], ids[2]) for ids in mixed} == {("rusne", "aureon")}
    assert {ids[1] for ids in mixed} == {"ignotas", "multanec", "freyith"}
    with pytest.raises(InvalidSetup):
        characters(2, 1, "rusne", "rusne")


@rule("WC-SETUP-19")
def test_characters_are_chosen_before_the_achievement_tiles_are_revealed() -> None:
    for seed in SEEDS:
        revealed = {
            tuple(laid_out(2, seed, characters=[*pair]).achievements)
            for pair in (("aureon", "rusne"), ("freyith", "ignotas"))
        }
        assert len(revealed) == 1, "nothing that is chosen has a bearing on them, and they none on the choice"


@rule("WC-SETUP-20")
def test_nobody_is_kept_from_the_same_character_again() -> None:
    for seed in SEEDS:
        assert characters(2, seed, "freyith", "rusne") == ["freyith", "rusne"]


@rule("WC-SETUP-17", "WC-SETUP-30")
@pytest.mark.parametrize("id", CHARACTER_IDS)
def test_the_quick_start_card_of_the_character_says_what_lies_where(id: str) -> None:
    other = next(one for one in CHARACTER_IDS if one != id)
    player = laid_out(2, characters=[id, other]).players[0]
    card = CHARACTERS[id]
    assert player.upper == [*[bag_of([kind]) for kind in card.upper], 0]
    assert player.lower == [*[bag_of([kind]) for kind in card.lower], 0]
    assert player.pool == bag_of([card.pool])


# Energies


@rule("WC-SETUP-22", "WC-ENER-02", "WC-COMP-38")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_energies_of_each_kind_are_in_the_reserve_where_nobody_can_use_them(players: int) -> None:
    for player in laid_out(players).players:
        assert [count(player.reserve, kind) for kind in ALL_KINDS] == [2, 2, 2, 2]
        in_use = player.exhausted + player.pool + sum(player.upper) + sum(player.lower)
        assert size(in_use) == 13
        assert named(in_use) == named(bag("compass " * 4 + "magnet " * 4 + "rose " * 4 + "primal"))


@rule("WC-SETUP-23", "WC-SETUP-30", "WC-SETUP-31", "WC-SETUP-32", "WC-SETUP-33")
@pytest.mark.parametrize(("players", "filled", "left"), [(2, 4, 4), (3, 3, 6), (4, 3, 6), (5, 3, 6)])
def test_energies_lie_on_the_first_tiles_one_in_the_pool_and_the_rest_exhausted(
    players: int, filled: int, left: int
) -> None:
    for seed in SEEDS:
        for player in laid_out(players, seed).players:
            for row in (player.upper, player.lower):
                assert [size(held) for held in row] == [1] * filled + [0] * (5 - filled)
            assert size(player.pool) == 1
            assert size(player.exhausted) == left


@rule("WC-SETUP-33")
def test_nothing_else_holds_energy_at_the_start() -> None:
    for player in laid_out(4).players:
        assert (player.hand, player.aside, player.tracks) == (0, 0, [0, 0])
        assert player.bound == [0] * 6
        assert player.pillars == [NONE] * 6
        assert player.achieved == [NONE] * 5


# Devices and character boards


@rule("WC-SETUP-24", "WC-COMP-34", "WC-ABIL-01")
@pytest.mark.parametrize("id", CHARACTER_IDS)
def test_bridges_cover_all_abilities(id: str) -> None:
    other = next(one for one in CHARACTER_IDS if one != id)
    s = Scene(2, characters=[id, other])
    assert s.table is None
    assert (s[0].bridges, s[0].abilities) == (0b111, 0)
    for level in range(3):
        s[0].bridges = 0b111 & ~(1 << level)
        set_abilities(s.g, s[0])
        assert s[0].abilities == CHARACTERS[id].abilities[level], "the slot covers the ability of its level"


@rule("WC-SETUP-25", "WC-SETUP-26", "WC-COMP-33")
@pytest.mark.parametrize(("players", "charged"), [(2, True), (3, False), (4, False), (5, False)])
def test_channel_tokens_start_charged_with_two_players_only(players: int, charged: bool) -> None:
    assert [player.charged for player in laid_out(players).players] == [charged] * players


@rule("WC-SETUP-27", "WC-SETUP-28", "WC-SETUP-29", "WC-COMP-24", "WC-COMP-25", "WC-COMP-29")
@pytest.mark.parametrize("players", PLAYERS)
def test_tiles_one_to_five_are_active_and_both_zeros_inactive(players: int) -> None:
    for player in laid_out(players).players:
        assert [tile.id for tile in player.channel] == [f"basic_tile_{n}" for n in (1, 2, 3, 4, 5)]
        assert [tile.id for tile in player.inactive] == ["basic_tile_0a", "basic_tile_0b"]
        assert [tile.id for tile in player.actions] == [f"basic_action_{n}" for n in (1, 2, 3, 4, 5)]
        assert player.conduits == [NONE] * 5


@rule("WC-COMP-31", "WC-COMP-32")
def test_nobody_chooses_a_side_of_device_board_or_tiles() -> None:
    together = [option.id for option in OPTIONS if option.players is None or 2 in option.players]
    assert together == [
        "characters",
        "advanced_setup",
        "bridge_draft",
        "divine_wind",
        "no_abilities",
        "conduit_movement",
        "section_spaces",
        "turn_limit",
    ]
    assert [tile.position + 1 for tile in BASIC_ACTIONS] == [1, 2, 3, 4, 5], (
        "one number each, no mirrored one"
    )


# Who begins


@rule("WC-SETUP-36", "WC-COMP-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_random_player_begins(players: int) -> None:
    firsts: set[int] = set()
    for seed in SEEDS:
        table = Table.new(GAME, players, seed)
        assert table.decision is not None
        assert table.decision.kind == "choose_turn"
        firsts.add(table.decision.seats[0])
        assert table.view(0).turn.first == table.state.players[table.decision.seats[0]].character.id
    assert firsts == set(range(players))


@rule("WC-SETUP-21")
def test_figures_stand_on_starting_spaces() -> None:
    for player in laid_out(5).players:
        place = PLACES[player.place]
        assert place.id.endswith("_start")
        assert REGION[place.id.removesuffix("_start")].start == place.number


# Modules and variants


@rule("WC-DEC-02", "WC-ADV-01", "WC-ADV-08", "WC-WIND-01", "WC-SIMP-01")
def test_modules_and_variants_are_for_the_table_to_choose_and_off_by_default() -> None:
    plain = laid_out(3)
    assert (plain.secret, plain.supply, plain.with_wind, plain.with_abilities) == (False, [], False, True)
    assert laid_out(3, advanced_setup=True).secret
    assert len(laid_out(3, bridge_draft=True).supply) == 5
    assert laid_out(3, divine_wind=True).with_wind
    assert not laid_out(3, no_abilities=True).with_abilities


@rule("WC-WIND-01", "WC-COMP-19")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_the_module_everybody_gets_a_divine_wind_tile_and_nobody_without(players: int) -> None:
    assert [player.wind for player in laid_out(players, divine_wind=True).players] == [True] * players
    assert [player.wind for player in laid_out(players).players] == [False] * players
