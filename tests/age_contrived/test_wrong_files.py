"""Content files that do not fit are refused with a sentence that names the file."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.harming import find_faults

PACKAGE = "tryptyk.games.age_contrived"
MODULES = (
    "components.rows", "components.solo_rows", "components.entries", "components.catalogue",
    "components.device_catalogue", "components.solo_catalogue", "content_check",
)  # fmt: skip


def faults_with(folder: Path, patch: pytest.MonkeyPatch, file: str, old: str, new: str) -> list[str]:
    return find_faults(PACKAGE, MODULES, folder, patch, file, old, new)


def test_the_files_as_they_are_can_be_read_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert faults_with(tmp_path, monkeypatch, "table.toml", "turn_limit = 200", "turn_limit = 90") == []
    assert sys.modules[f"{PACKAGE}.components.catalogue"].TURN_LIMIT == 90


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("table.toml", "players = 5", "players = 6", "two, three, four or five can play."),
        ("table.toml", "exhausted = 4", "exhausted = 5", "'compass' energies start exhausted or in the res"),
        ("table.toml", 'id = "compass"', 'id = "needle"', "energies and tracks keep their kinds"),
        ("table.toml", "spaces = 4", "spaces = 5", "a track has 4 spaces."),
        ("map.toml", "central = true", "central = false", "the last region is the central one"),
        ("map.toml", 'region = "quarry"', 'region = "moon"', "there is no region 'moon'."),
        ("map.toml", 'regions = ["sea", "swamp"]', 'regions = ["sea", "moon"]', "there is no region 'moon'."),
        ("map.toml", 'regions = ["sea", "swamp"]', 'regions = ["sea", "quarry"]', "one damaged path to the"),
        ("map.toml", 'ends = ["quarry_mid"]', 'ends = ["sea_mid"]', "'quarry_start' leads to 'sea_mid', but"),
        ("map.toml", 'ends = ["quarry_mid"]', 'ends = ["moon"]', "there is no place or fork 'moon'."),
        (
            "map.toml",
            'ports = ["quarry_hub", "quarry_west", "quarry_mid"]',
            'ports = ["sea_hub", "quarry_west", "quarry_mid"]',
            "'quarry_hub' leads to 'junction_quarry_outer', but not back.",
        ),
        ("map.toml", '"junction_quarry_inner", "quarry_exit"]', '"quarry_exit"]', "'quarry_east' has 2 ends"),
        ("map.toml", 'start = "sea_start"', 'start = "sea_hub"', "'sea_start' has 2 ends, not 1."),
        ("map.toml", 'monument = "eridonic_gate"', 'monument = "moon"', "there is no monument 'moon'."),
        ("map.toml", 'pillar = "engineering"', 'pillar = "moon"', "there is no pillar 'moon'."),
        ("map.toml", 'pillar = "engineering"', 'pillar = "economics"', "a monument and a pillar of its own."),
        ("map.toml", 'id = "quarry_hub"', 'id = "quarry_mid"', "the id 'quarry_mid' is used twice."),
        (
            "monuments.toml",
            'monument = "anfirien_beacon"',
            'monument = "moon"',
            "there is no monument 'moon'.",
        ),
        ("monuments.toml", "number = 2", "number = 1", "sections of 'anfirien_beacon' are numbered from 1."),
        ("monuments.toml", "drawn = false", "drawn = true", "the central region is never drawn"),
        (
            "monuments.toml",
            '["compass", "magnet", "magnet"]',
            '["compass", "moon"]',
            "Invalid enum value",
        ),
        ("board.toml", 'kind = "gain_conduit"', 'kind = "gain_moon"', "Invalid enum value 'gain_moon'"),
        ("board.toml", "cost = 3", "costs = 3", "unknown field `costs`"),
        (
            "board.toml",
            'min_players = 3\ncoined = ["en", "pl"]\nsource = "rulebook"',
            'min_players = 2\ncoined = ["en", "pl"]\nsource = "rulebook"',
            "with 2 players the first 2 neutral bridges lie beside start regions.",
        ),
        ("characters.toml", 'id = "rusne"', 'id = "moon"', "there is no character 'rusne'."),
        ("characters.toml", 'character = "aureon"', 'character = "moon"', "there is no character 'moon'."),
        ("characters.toml", "level = 3\ncoined", "level = 4\ncoined", "'aureon' has three abilities."),
        ("characters.toml", "level = 2\na =", "level = 1\na =", "'aureon' has bridges of levels 1, 2 and 3."),
        ("characters.toml", "level = 3\na =", "level = 2\na =", "bridges of level III score, and no others"),
        (
            "characters.toml",
            'character = "aureon"\nupper',
            'character = "rusne"\nupper',
            "one quick-start",
        ),
        ("device.toml", "positions = 5", "positions = 6", "a device has 5 positions."),
        ("device.toml", "position = 0", "position = 5", "a tile for each position and 2 inactive ones."),
        ("device.toml", "position = 1\ngroups", "position = 2\ngroups", "one basic action tile for each"),
        ("device.toml", "position = 4\nrow", "position = 5\nrow", "to positions that can be upgraded."),
        ("device.toml", "symbols = 2", "symbols = 3", "'conduit_boot_double' shows one symbol or two."),
        ("solo.toml", "boot_row = 1", "boot_row = 6", "the starting boot lies on one of the rows."),
        ("solo.toml", 'printed = "printed_boot"', 'printed = "moon"', "no printed achievement 'moon'."),
        ("solo.toml", "tile = 2", "tile = 1", "a progress track for each achievement in play."),
        ("solo.toml", 'criterion = "exhausted_4"', 'criterion = "moon"', "there is no criterion 'moon'."),
        ("solo.toml", 'group = "conduit"', 'group = "action"', "a card for each kind of conduit."),
        ("solo.toml", 'group = "action"', 'group = "late"', "a card for each pair of upgraded action tiles."),
        ("solo.toml", "tile_cards_used = 3", "tile_cards_used = 7", "7 are used, but there are 6."),
        ("solo.toml", "rows = [1]", "rows = [6]", "'automa_card_01' activates rows of conduits that"),
        (
            "solo.toml",
            '    [{ kind = "progress_gold" }],\n',
            "",
            "wheel of 'automa_card_01' has 5",
        ),
        ("solo.toml", 'character = "rusne"', 'character = "moon"', "there is no character 'moon'."),
        ("solo.toml", 'wheel = "speed"', 'wheel = "moon"', "there is no section of the wheel 'moon'."),
        ("solo.toml", "upgrade_places = [4, 1, 3, 2]", "upgrade_places = [4, 1, 3, 3]", "everything once."),
        ("solo.toml", 'id = "normal"', 'id = "quarry"', "the id 'quarry' is used twice."),
    ],
)
def test_a_wrong_file_is_refused(
    file: str, old: str, new: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [fault] = faults_with(tmp_path, monkeypatch, file, old, new)
    assert fault.startswith(f"{file}:")
    assert sentence in fault


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("table.toml", "filled = [1, 2, 3]", "filled = [99, 2, 3]", "table.toml:44: Expected `int` <= 5"),
        ("table.toml", "filled = [1, 2, 3]", "filled = [1, 3, 2]", "with players = 3 the filled positions"),
        (
            "table.toml",
            "arranged = 8",
            "arranged = 9",
            "room for 9 that 2 players lay out freely (at most 8)",
        ),
        ("table.toml", "turn_limit = 200", "turn_limit = 1001", "table.toml:7: Expected `int` <= 1000"),
        (
            "device.toml",
            "positions = [2, 3], most = 2",
            "positions = [2, 7], most = 2",
            "Expected `int` <= 5",
        ),
        (
            "device.toml",
            "positions = [2, 3], most = 2",
            "positions = [2, 3]",
            "deploy of 'upgraded_action_3_to",
        ),
        (
            "device.toml",
            "position = 1\nupper = 1",
            "position = 1\nupper = 0",
            "space for its energies with 2",
        ),
        ("solo.toml", "turn_limit = 60", "turn_limit = 0", "solo.toml:11: Expected `int` >= 1"),
        ("solo.toml", "steps = 3", "steps = 0", "Expected `int` >= 1 - at `$.progress_track[0].steps`"),
        (
            "solo.toml",
            "start_discards = 0",
            "start_discards = 99",
            "'normal' discards 99 of 6 starter cards.",
        ),
        ("solo.toml", "head_start = 0", "head_start = 6", "'normal' gives a head start on 6 of 5 tracks."),
        ("solo.toml", "pool = 6", "pool = 0", "solo.toml:7: Expected `int` >= 1"),
    ],
)
def test_content_that_cannot_be_played_is_found(
    file: str, old: str, new: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sentence in "\n".join(faults_with(tmp_path, monkeypatch, file, old, new))


def test_a_basic_tile_may_have_more_spaces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = "position = 1\nupper = 1", "position = 1\nupper = 2"
    assert faults_with(tmp_path, monkeypatch, "device.toml", old, new) == []
    players = sys.modules[f"{PACKAGE}.components.catalogue"].PLAYERS
    assert [players[number].arranged for number in (2, 3, 4, 5)] == [8, 6, 6, 6]
