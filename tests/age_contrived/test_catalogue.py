"""What is in the box, and what is printed on it (WC-COMP, WS-COMP, WS-CARD)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import (
    ABILITY_IDS,
    ACHIEVEMENTS,
    BENEFIT_TOKENS,
    BOX,
    BRIDGES,
    CENTRE,
    CHARACTER_IDS,
    CHARACTERS,
    COLOURS,
    CONDUIT_MOVEMENTS,
    ENTRIES,
    MONUMENT,
    NEUTRAL_BRIDGES,
    PILLARS,
    PLAYERS,
    POOL_COSTS,
    REGION,
    REGIONS,
    SCORING,
    SECTION_SPACES,
    START_EXHAUSTED,
    START_RESERVE,
    TURN_LIMIT,
    WHOLE,
)
from tryptyk.games.age_contrived.components.device_catalogue import (
    ACTION_TILES,
    BASIC_ACTIONS,
    BASIC_TILES,
    DEVICE,
    DOUBLES,
    INACTIVE_TILES,
    SINGLES,
    TILES,
    UPGRADED_ACTIONS,
    UPGRADED_TILES,
)
from tryptyk.games.age_contrived.components.energy import ALL_KINDS, ANY, KINDS, SPACE_KINDS, count, size
from tryptyk.games.age_contrived.components.printed import (
    BOOT,
    FACES,
    POSITIONS,
    SYMBOLS,
    TOP,
    Achievement,
    Action,
    ActionTile,
    Section,
    Tile,
)
from tryptyk.games.age_contrived.components.rows import DEVICE_FILE, MONUMENT_FILE, TABLE_FILE
from tryptyk.games.age_contrived.components.solo import AutomaCard, SoloSide
from tryptyk.games.age_contrived.components.solo_catalogue import (
    ACTION_CARDS,
    AUTOMA_CARDS,
    AUTOMA_POOL,
    AUTOMA_TURN_LIMIT,
    BOOT_ROW,
    CONDUIT_CARDS,
    CONDUIT_ROWS,
    DIFFICULTIES,
    LATE_CARDS,
    PROGRESS_ACHIEVEMENTS,
    PROGRESS_LIGHTNING,
    PROGRESS_STEPS,
    SOLO_SIDES,
    STARTER_CARDS,
    TILE_CARDS,
    TILE_CARDS_USED,
    WHEEL_SECTIONS,
)

FORTRESS = REGION["forest"]
SECTIONS = [section for region in REGIONS for section in region.sections]
LAST_OF_FORTRESS = FORTRESS.sections[4]


def kinds(*ids: str) -> tuple[int, ...]:
    return tuple(SPACE_KINDS.index(id) for id in ids)


def told(tile: ActionTile) -> list[list[tuple[str, tuple[int, ...], int, str, int]]]:
    def one(action: Action) -> tuple[str, tuple[int, ...], int, str, int]:
        return action.kind, action.positions, action.most, action.what, action.cost

    return [[one(action) for action in group] for group in tile.groups]


# Monuments


@rule("WC-COMP-04", "WC-AMB-40")
def test_there_are_six_monuments_one_in_each_region() -> None:
    assert MONUMENT == {
        "eridonic_gate": 0,
        "ship_of_tolinthra": 1,
        "namarillion_forge": 2,
        "fortress_of_kolym_thrin": 3,
        "library_of_valduin": 4,
        "anfirien_beacon": CENTRE,
    }
    assert len(MONUMENT) == BOX["box_monument"] == 6


@rule("WC-COMP-05")
def test_the_fortress_has_five_sections_and_the_others_four() -> None:
    assert [len(region.sections) for region in REGIONS] == [4, 4, 4, 5, 4, 4]
    assert FORTRESS.monument == "fortress_of_kolym_thrin"
    assert len({section.id for section in SECTIONS}) == 25
    for region in REGIONS:
        assert [section.number for section in region.sections] == list(range(1, len(region.sections) + 1))
        assert [section.id for section in region.sections] == [
            f"{region.monument}_{number}" for number in range(1, len(region.sections) + 1)
        ]


@rule("WC-COMP-06", "WC-COMP-07")
@pytest.mark.parametrize("section", SECTIONS, ids=str)
def test_a_section_has_three_spaces_that_show_what_they_accept(section: Section) -> None:
    assert len(section.spaces) == 3
    if section is not LAST_OF_FORTRESS:
        assert set(section.spaces) <= set(kinds("compass", "magnet", "rose"))


@rule("WC-COMP-08", "WC-COMP-10")
def test_the_last_section_of_the_fortress_takes_any_kind_and_rewards_nothing() -> None:
    assert LAST_OF_FORTRESS.spaces == (ANY, ANY, ANY)
    assert LAST_OF_FORTRESS.reward == ()
    assert [s for s in SECTIONS if ANY in s.spaces or not s.reward] == [LAST_OF_FORTRESS]


@rule("WC-COMP-09")
@pytest.mark.parametrize("section", [s for s in SECTIONS if s is not LAST_OF_FORTRESS], ids=str)
def test_the_first_section_rewards_two_energies_and_later_ones_one(section: Section) -> None:
    assert len(section.reward) == (2 if section.number == 1 else 1)


def test_the_first_section_of_the_forge_is_that_of_the_rulebook() -> None:
    first = REGION["mountain"].sections[0]
    assert sorted(first.spaces) == sorted(kinds("compass", "rose", "rose"))
    assert sorted(first.reward) == sorted(kinds("magnet", "rose"))


@rule("WC-AMB-05")
def test_the_prototype_had_fewer_spaces_where_any_energy_is_the_reward() -> None:
    assert SECTION_SPACES == ("three", "prototype")
    for section in SECTIONS:
        if section is LAST_OF_FORTRESS:
            assert section.prototype == (ANY,)
        elif ANY in section.reward:
            assert section.prototype == section.spaces[:2]
        else:
            assert section.prototype == section.spaces
    assert Counter(section.number for section in SECTIONS if ANY in section.reward) == {4: 5, 3: 1}
    for region in REGIONS:
        asked = Counter(k for section in region.sections for k in section.spaces if k != ANY)
        assert asked == dict.fromkeys(kinds("compass", "magnet", "rose"), 4), region.monument


@rule("WC-COMP-12")
def test_there_is_a_patron_token_for_each_monument() -> None:
    assert BOX["box_patron_token"] == len(MONUMENT) == 6


@rule("WC-COMP-18")
def test_every_monument_but_the_beacon_has_a_randomizer_token() -> None:
    drawn = {row.id for row in MONUMENT_FILE.monument if row.drawn}
    assert drawn == set(MONUMENT) - {"anfirien_beacon"}
    assert BOX["box_monument_randomizer_token"] == len(drawn) == 5
    assert BOX["box_beacon_solo_token"] == 1


@rule("WC-COMP-43")
def test_there_are_six_pillars_one_in_each_region_with_two_spaces() -> None:
    assert sorted(PILLARS) == [
        "economics",
        "engineering",
        "institutions",
        "literature",
        "mathematics",
        "philosophy",
    ]
    assert sorted(PILLARS.values()) == list(range(6))
    assert {figures.pillar_right for figures in PLAYERS.values()} == {False, True}


# The board


@rule("WC-COMP-11", "WC-COMP-45")
def test_there_are_six_benefit_tokens_and_their_bars_leave_one_for_each_monument() -> None:
    assert len(BENEFIT_TOKENS) == BOX["box_benefit_token"] == 6
    assert len({token.bonus.kind for token in BENEFIT_TOKENS.values()}) == 6, "one bonus each"
    for players in (2, 3, 4, 5):
        left = [token for token in BENEFIT_TOKENS.values() if token.min_players <= players]
        assert len(left) == PLAYERS[players].benefit_tokens == PLAYERS[players].monuments == players + 1


@rule("WC-COMP-13", "WC-COMP-45")
def test_there_are_15_upgraded_tiles_five_of_each_level() -> None:
    assert Counter(tile.level for tile in UPGRADED_TILES) == {1: 5, 2: 5, 3: 5}
    assert len(UPGRADED_TILES) == BOX["box_upgraded_transmutation_tile"] == 15
    for players, tiles in ((2, 9), (3, 12), (4, 15), (5, 15)):
        left = Counter(tile.level for tile in UPGRADED_TILES if tile.min_players <= players)
        assert left == dict.fromkeys((1, 2, 3), tiles // 3)
        assert PLAYERS[players].tiles == tiles


@rule("WC-COMP-14", "WC-COMP-45")
def test_there_are_16_upgraded_action_tiles_two_kinds_for_each_of_four_positions() -> None:
    assert [(tile.position, tile.row) for tile in UPGRADED_ACTIONS] == [
        (position, row) for position in range(4) for row in ("top", "bottom")
    ]
    assert [tile.number for tile in UPGRADED_ACTIONS] == list(range(8))
    copies = [len(row.min_players) for row in DEVICE_FILE.upgraded_action]
    assert sum(copies) == BOX["box_upgraded_action_tile"] == 16
    for players in (2, 3, 4, 5):
        for row in DEVICE_FILE.upgraded_action:
            left = sum(mark <= players for mark in row.min_players)
            assert left == PLAYERS[players].upgraded_action_copies == (1 if players < 4 else 2)


@rule("WC-COMP-15")
def test_there_are_25_conduits_one_of_each_kind_with_two_symbols() -> None:
    assert SYMBOLS == ("boot", "monument", "pillar")
    assert DOUBLES == (1, 1, 1)
    assert SINGLES == (8, 7, 7)
    assert sum(DOUBLES) + sum(SINGLES) == BOX["box_conduit"] == 25


@rule("WC-COMP-16")
def test_there_are_five_neutral_bridges_that_belong_to_nobody() -> None:
    assert [bridge.id for bridge in NEUTRAL_BRIDGES] == [f"neutral_bridge_{n}" for n in range(1, 6)]
    assert len(NEUTRAL_BRIDGES) == BOX["box_neutral_bridge"]
    for bridge in NEUTRAL_BRIDGES:
        assert (bridge.character, bridge.level, bridge.criterion) == ("", 0, None)
        assert BRIDGES[bridge.id] == (bridge,)


@rule("WC-COMP-17")
def test_there_are_three_printed_achievements_and_six_tiles() -> None:
    def asked(achievement: Achievement) -> tuple[str, str, int]:
        symbol = SYMBOLS[achievement.symbol] if achievement.symbol >= 0 else ""
        return achievement.type, symbol, achievement.least

    assert {id: asked(achievement) for id, achievement in ACHIEVEMENTS.items()} == {
        "printed_monument": ("tile_symbols", "monument", 2),
        "printed_pillar": ("tile_symbols", "pillar", 2),
        "printed_boot": ("tile_symbols", "boot", 4),
        "bound_three_kinds": ("bound_kinds", "", 3),
        "bound_three_monuments": ("bound_monuments", "", 3),
        "bound_three_in_region": ("bound_in_one_region", "", 3),
        "gained_all_kinds": ("gained_each_kind", "", 1),
        "three_conduits": ("conduits", "", 3),
        "three_upgraded_actions": ("upgraded_actions", "", 3),
    }
    assert list(ACHIEVEMENTS)[:3] == ["printed_monument", "printed_pillar", "printed_boot"]
    assert [achievement.printed for achievement in ACHIEVEMENTS.values()] == [True] * 3 + [False] * 6
    assert BOX["box_achievement_tile"] == 6


@rule("WC-COMP-19")
def test_there_is_a_divine_wind_tile_for_each_character() -> None:
    assert BOX["box_divine_wind_token"] == len(CHARACTERS) == 5


@rule("WC-AMB-04")
def test_right_spaces_open_with_three_players_for_achievements_and_four_for_pillars() -> None:
    opened = {n: (figures.achievement_right, figures.pillar_right) for n, figures in PLAYERS.items()}
    assert opened == {
        1: (False, False),
        2: (False, False),
        3: (True, False),
        4: (True, True),
        5: (True, True),
    }


def test_a_tile_costs_less_the_further_right_it_lies() -> None:
    assert POOL_COSTS == (3, 2, 2, 1)


# Characters


@rule("WC-COMP-20", "WC-COMP-21", "WC-AMB-06")
def test_a_character_has_21_energies() -> None:
    assert KINDS == ("compass", "magnet", "rose", "primal")
    assert [count(WHOLE, kind) for kind in ALL_KINDS] == [6, 6, 6, 3]
    assert [count(START_RESERVE, kind) for kind in ALL_KINDS] == [2, 2, 2, 2]
    assert [count(START_EXHAUSTED, kind) for kind in ALL_KINDS] == [4, 4, 4, 1]
    assert (size(WHOLE), size(START_EXHAUSTED), size(START_RESERVE)) == (21, 13, 8)
    assert BOX["box_energy_token"] == 5 * size(WHOLE) == 105


@rule("WC-COMP-22")
def test_what_a_character_owns() -> None:
    assert CHARACTER_IDS == ["aureon", "ignotas", "multanec", "rusne", "freyith"]
    assert [character.number for character in CHARACTERS.values()] == [0, 1, 2, 3, 4]
    for box in ("transmuter", "character_board", "miniature", "channel_token", "quick_start_card"):
        assert BOX[f"box_{box}"] == 5
    for id, character in CHARACTERS.items():
        assert [piece[0].level for piece in character.bridges] == [1, 2, 3]
        for piece in character.bridges:
            assert [side.face for side in piece] == [FACES.index("a"), FACES.index("b")]
            assert {side.character for side in piece} == {id}
            assert BRIDGES[piece[0].id] == piece
    assert BOX["box_character_bridge"] == len(BRIDGES) - len(NEUTRAL_BRIDGES) == 15
    assert [tile.position for tile in BASIC_TILES] == [1, 2, 3, 4, 5]
    assert [tile.position for tile in INACTIVE_TILES] == [0, 0]
    assert BOX["box_basic_transmutation_tile"] == 5 * 7
    assert BOX["box_basic_action_tile"] == 5 * len(BASIC_ACTIONS) == 25


def test_characters_have_colours_and_abilities_of_their_own() -> None:
    assert len(set(COLOURS.values())) == 5
    assert {len(ids) for ids in ABILITY_IDS.values()} == {3}
    assert len({id for ids in ABILITY_IDS.values() for id in ids}) == 15
    assert len({bit for character in CHARACTERS.values() for bit in character.abilities}) == 15


@pytest.mark.parametrize(
    ("id", "a", "b"),
    [
        ("aureon", ("per", "pillar_energy", 4, 0, 8), ("all", "bound_each_region", 10, 2, 0)),
        ("ignotas", ("per", "distinct_kinds", 2, 0, 8), ("any", "monument_kinds", 10, 3, 0)),
        ("multanec", ("per_pair", "monument_energy", 3, 0, 0), ("all", "primal_in_regions", 10, 2, 0)),
        ("rusne", ("per", "primal_in_regions", 3, 0, 9), ("any", "bound_one_region", 10, 4, 0)),
        ("freyith", ("per", "most_common_kind", 2, 0, 12), ("all", "bound_both_regions", 11, 5, 0)),
    ],
)
def test_bridges_of_level_three_score_and_no_others(
    id: str, a: tuple[str, str, int, int, int], b: tuple[str, str, int, int, int]
) -> None:
    one, two, three = CHARACTERS[id].bridges
    assert {side.criterion for side in (*one, *two)} == {None}
    for side, figures in zip(three, (a, b)):
        found = side.criterion
        assert found is not None
        assert (found.type, found.what, found.points, found.least, found.most) == figures
        assert side.bonus.kind == "copy_bridge"


@pytest.mark.parametrize("id", CHARACTER_IDS)
def test_a_quick_start_takes_energies_that_start_exhausted(id: str) -> None:
    character = CHARACTERS[id]
    taken = Counter([character.pool, *character.upper, *character.lower])
    assert taken.total() == 9
    for kind in ALL_KINDS:
        assert taken[kind] <= count(START_EXHAUSTED, kind)
    for position in PLAYERS[2].filled:
        assert (BASIC_TILES[position].upper, BASIC_TILES[position].lower) == (1, 1)


# Devices


@rule("WC-COMP-23", "WC-COMP-29", "WC-COMP-30", "WC-AMB-02")
def test_a_device_has_five_positions_with_an_action_tile_and_a_conduit_slot_each() -> None:
    assert POSITIONS == DEVICE.positions == DEVICE.conduit_slots == 5
    assert [tile.position for tile in BASIC_ACTIONS] == [0, 1, 2, 3, 4]
    assert not any(tile.upgraded for tile in BASIC_ACTIONS)
    assert all(tile.upgraded for tile in UPGRADED_ACTIONS)
    assert list(ACTION_TILES) == [tile.id for tile in BASIC_ACTIONS + UPGRADED_ACTIONS]


@rule("WC-COMP-26", "WC-COMP-27")
@pytest.mark.parametrize("tile", TILES.values(), ids=str)
def test_a_tile_has_an_upper_and_a_lower_row_and_may_carry_symbols(tile: Tile) -> None:
    assert 1 <= tile.upper <= 2
    assert 1 <= tile.lower <= 2
    assert sum(tile.symbols) <= 3


def test_symbols_of_tiles() -> None:
    assert TILES["upgraded_tile_2_4"].symbols == (1, 1, 1)
    assert TILES["upgraded_tile_3_3"].symbols == (3, 0, 0)
    assert TILES["basic_tile_0a"].symbols == TILES["basic_tile_0b"].symbols == (1, 0, 0)
    for players in (2, 3, 4):
        left = [tile for tile in UPGRADED_TILES if tile.min_players <= players]
        boots, monuments, pillars = (sum(tile.symbols[symbol] for tile in left) for symbol in range(3))
        assert monuments == pillars
        assert boots > monuments, "boots are asked for most"


def test_what_basic_action_tiles_offer() -> None:
    assert [told(tile) for tile in BASIC_ACTIONS] == [
        [[("deploy", (3, 4), 1, "", 0), ("recharge", (), 0, "", 0)]],
        [[("claim", (), 2, "", 0), ("reposition", (), 2, "", 0)]],
        [[("deploy", (1, 2), 1, "", 0)]],
        [
            [
                ("move", (), 2, "character", 0),
                ("move", (), 1, "monument_track", 0),
                ("move", (), 1, "pillar_track", 0),
            ]
        ],
        [[("any_action", (), 0, "", 0)]],
    ]


def test_what_upgraded_action_tiles_offer() -> None:
    assert told(ACTION_TILES["upgraded_action_3_top"]) == [[("deploy", (1, 2), 2, "", 0)]]
    assert told(ACTION_TILES["upgraded_action_2_bottom"]) == [
        [("claim", (), 2, "", 1)],
        [("reposition", (), 2, "", 0)],
    ]
    claims = [a for tile in UPGRADED_ACTIONS for group in tile.groups for a in group if a.kind == "claim"]
    assert [claim.cost for claim in claims] == [1, 1], "an upgraded claim costs 1 for each tile"


@rule("WC-COMP-35")
def test_a_track_has_four_spaces() -> None:
    assert TOP == 4
    assert {row.id: row.spaces for row in TABLE_FILE.track} == {"monument_track": 4, "pillar_track": 4}


# Figures


@pytest.mark.parametrize(
    ("players", "filled", "charged"),
    [
        (1, (0, 1, 2, 3), True),
        (2, (0, 1, 2, 3), True),
        (3, (0, 1, 2), False),
        (4, (0, 1, 2), False),
        (5, (0, 1, 2), False),
    ],
)
def test_what_the_number_of_players_changes_on_a_device(
    players: int, filled: tuple[int, ...], charged: bool
) -> None:
    assert PLAYERS[players].filled == filled
    assert PLAYERS[players].charged == charged


def test_points() -> None:
    assert SCORING.gained == (3, 6, 10, 15)
    assert SCORING.monument == (3, 7, 12)
    assert SCORING.pillars == (4, 9, 15, 22, 30, 39)
    assert (SCORING.achievement_left, SCORING.achievement_right, SCORING.pool, SCORING.wind) == (2, 5, 1, 5)


def test_switches_and_limits() -> None:
    assert CONDUIT_MOVEMENTS == ("sum", "product", "tile")
    assert (TURN_LIMIT, AUTOMA_TURN_LIMIT) == (200, 60)


# Solo


@rule("WS-COMP-01")
def test_what_the_solo_mode_adds() -> None:
    assert BOX["box_solo_board"] == 1
    assert BOX["box_achievement_progress_tile"] == len(PROGRESS_STEPS) == 5
    assert BOX["box_solo_character_card"] == 5
    assert BOX["box_beacon_solo_token"] == 1
    assert BOX["box_automa_card"] == len(AUTOMA_CARDS) == 22


@rule("WS-COMP-01", "WS-COMP-02")
def test_every_character_has_a_card_with_two_sides_that_behave_differently() -> None:
    assert Counter(side.character for side in SOLO_SIDES.values()) == dict.fromkeys(CHARACTER_IDS, 2)
    assert len({(side.ability, side.wheel) for side in SOLO_SIDES.values()}) == 10
    assert Counter(side.wheel for side in SOLO_SIDES.values()) == dict.fromkeys(range(5), 2)


@pytest.mark.parametrize("side", SOLO_SIDES.values(), ids=str)
def test_the_orders_of_a_solo_side_hold_everything_once(side: SoloSide) -> None:
    assert sorted(side.energies) == [0, 1, 2], "never primal"
    assert sorted(side.movements) == [0, 1, 2]
    assert sorted(side.upgrade_places) == [0, 1, 2, 3]
    assert set(side.bridge_faces) <= {0, 1}


def test_the_side_of_the_rulebook_starts_at_speed() -> None:
    side = SOLO_SIDES["solo_aureon_speed"]
    assert WHEEL_SECTIONS[side.wheel] == "speed"
    assert [KINDS[kind] for kind in side.energies] == ["rose", "compass", "magnet"]
    assert [SYMBOLS[kind] for kind in side.movements] == ["boot", "monument", "pillar"]
    assert side.bridge_faces == (0, 1, 0)
    assert side.upgrade_places == (3, 0, 2, 1)


@rule("WS-CARD-07")
def test_cards_are_numbered_from_1_to_22_in_five_groups() -> None:
    groups = (STARTER_CARDS, CONDUIT_CARDS, ACTION_CARDS, TILE_CARDS, LATE_CARDS)
    assert [[card.number for card in group] for group in groups] == [
        [1, 2, 3, 4, 5, 6],
        [7, 8, 9],
        [10, 11, 12, 13],
        [14, 15, 16, 17, 18, 19],
        [20, 21, 22],
    ]
    assert TILE_CARDS_USED == 3


@rule("WS-CARD-01", "WS-CARD-02", "WS-CARD-03", "WS-CARD-04", "WS-CARD-05", "WS-CARD-06")
@pytest.mark.parametrize("card", AUTOMA_CARDS.values(), ids=str)
def test_what_a_card_shows(card: AutomaCard) -> None:
    assert {card.if_met, card.otherwise} == {"convey", "action"}
    assert card.least > 0
    for arrows in (card.left, card.right):
        assert min(arrows) >= 1
    assert card.actions
    assert card.deploys
    assert len(set(card.deploys)) == len(card.deploys)
    assert len(card.wheel) == len(WHEEL_SECTIONS) == 5
    assert all(section for section in card.wheel)
    assert 0 < card.rows < 1 << CONDUIT_ROWS


@pytest.mark.parametrize("card", AUTOMA_CARDS.values(), ids=str)
def test_actions_and_bonuses_have_figures_where_they_need_them(card: AutomaCard) -> None:
    for action in card.actions:
        assert (action.most > 0) == (action.kind in ("deploy", "move_character", "move_track"))
    for section in card.wheel:
        for bonus in section:
            assert (bonus.most > 0) == (bonus.kind in ("gain_energy", "move_character", "move_track"))


def test_the_third_card_is_that_of_both_examples() -> None:
    card = AUTOMA_CARDS["automa_card_03"]
    assert (card.left, card.right) == ((1, 1), (2, 1))
    assert (card.measure, card.least, card.if_met) == ("exhausted_pool", 4, "convey")
    assert [(bonus.kind, bonus.most) for bonus in card.wheel[0]] == [("gain_energy", 2)]
    assert [bonus.kind for bonus in card.wheel[1]] == ["gain_conduit"]
    assert card.rows == 1 << 2


def test_progress_tracks_belong_to_the_five_achievements_in_play() -> None:
    printed = list(ACHIEVEMENTS)[:3]
    assert (
        3,
        4,
        printed.index("printed_boot"),
        printed.index("printed_monument"),
        printed.index("printed_pillar"),
    ) == PROGRESS_ACHIEVEMENTS
    assert PROGRESS_LIGHTNING == ("gold", "violet", "", "", "")
    assert PROGRESS_STEPS == (3, 3, 3, 2, 2)


def test_the_solo_board() -> None:
    assert (AUTOMA_POOL, CONDUIT_ROWS, BOOT_ROW) == (6, 5, 0)
    assert SINGLES[BOOT] >= 2, "one for the column, one that works"


def test_difficulties() -> None:
    assert {
        id: (
            level.start_discards,
            level.removed_per_reshuffle,
            level.late_cards_on_top,
            level.progress_head_start,
        )
        for id, level in DIFFICULTIES.items()
    } == {"normal": (0, 2, False, 0), "hard": (2, 4, False, 0), "expert": (2, 4, True, 2)}


# Provenance


def test_every_component_says_where_it_is_known_from() -> None:
    assert {entry.source for entry in ENTRIES} == {"rulebook", "public", "reconstructed"}
    sources = {entry.id: entry.source for entry in ENTRIES}
    marks = {entry.id: entry.reconstructed for entry in ENTRIES}
    for id in (*BENEFIT_TOKENS, *AUTOMA_CARDS, *SOLO_SIDES):
        assert sources[id] == "reconstructed"
    for tile in UPGRADED_TILES + UPGRADED_ACTIONS:
        assert sources[tile.id] == "reconstructed"
    for tile in BASIC_TILES + INACTIVE_TILES:
        assert marks[tile.id] == ("symbols",)
    for bridge in NEUTRAL_BRIDGES:
        assert marks[bridge.id] == ("bonus",)
    for section in SECTIONS:
        assert (marks[section.id] == ("spaces",)) == (section.prototype != section.spaces)
    for character in CHARACTERS.values():
        one, two, three = (piece[0].id for piece in character.bridges)
        assert (sources[one], marks[one]) == ("public", ("b",))
        assert sources[two] == "reconstructed"
        assert (sources[three], marks[three]) == ("rulebook", ())


def test_every_component_has_an_id_of_its_own() -> None:
    ids = {entry.id for entry in ENTRIES}
    assert len(ids) == len(ENTRIES)
    assert set(TILES) | set(ACTION_TILES) | set(BRIDGES) | set(ACHIEVEMENTS) | set(MONUMENT) <= ids
    assert set(PILLARS) | set(REGION) | set(AUTOMA_CARDS) | set(SOLO_SIDES) | set(DIFFICULTIES) <= ids
