"""Every component with its provenance, that of the solo mode too: for listings and galleries."""

from __future__ import annotations

from collections.abc import Sequence

from tryptyk.components import Entry, Row, must
from tryptyk.games.age_contrived.components.rows import (
    BOARD_FILE,
    CHARACTER_FILE,
    DEVICE_FILE,
    MAP_FILE,
    MONUMENT_FILE,
    TABLE_FILE,
)
from tryptyk.games.age_contrived.components.solo_rows import SOLO_FILE


def entries() -> list[Entry]:
    rows: list[tuple[str, str, Sequence[Row]]] = [
        ("table.toml", "energy", TABLE_FILE.energy),
        ("table.toml", "track", TABLE_FILE.track),
        ("map.toml", "region", MAP_FILE.region),
        ("map.toml", "space", MAP_FILE.space),
        ("map.toml", "path", MAP_FILE.path),
        ("map.toml", "pillar", MAP_FILE.pillar),
        ("monuments.toml", "monument", MONUMENT_FILE.monument),
        ("monuments.toml", "section", MONUMENT_FILE.section),
        ("board.toml", "benefit_token", BOARD_FILE.benefit_token),
        ("board.toml", "achievement", BOARD_FILE.achievement),
        ("board.toml", "pool_space", BOARD_FILE.pool_space),
        ("board.toml", "neutral_bridge", BOARD_FILE.neutral_bridge),
        ("characters.toml", "character", CHARACTER_FILE.character),
        ("characters.toml", "ability", CHARACTER_FILE.ability),
        ("characters.toml", "bridge", CHARACTER_FILE.bridge),
        ("characters.toml", "quick_start", CHARACTER_FILE.quick_start),
        ("device.toml", "tile", DEVICE_FILE.tile),
        ("device.toml", "upgraded_tile", DEVICE_FILE.upgraded_tile),
        ("device.toml", "action_tile", DEVICE_FILE.action_tile),
        ("device.toml", "upgraded_action", DEVICE_FILE.upgraded_action),
        ("device.toml", "conduit", DEVICE_FILE.conduit),
        ("solo.toml", "difficulty", SOLO_FILE.difficulty),
        ("solo.toml", "progress_track", SOLO_FILE.progress_track),
        ("solo.toml", "criterion", SOLO_FILE.criterion),
        ("solo.toml", "wheel_section", SOLO_FILE.wheel_section),
        ("solo.toml", "solo_side", SOLO_FILE.solo_side),
        ("solo.toml", "automa_card", SOLO_FILE.automa_card),
        ("table.toml", "component", TABLE_FILE.component),
    ]
    found: list[Entry] = []
    for file, kind, group in rows:
        for row in group:
            must(file, all(entry.id != row.id for entry in found), f"the id {row.id!r} is used twice.")
            found.append(Entry(row.id, kind, row.source, file, row.coined, row.reconstructed))
    return found
