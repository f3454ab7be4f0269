"""Content that adds up: what a corrected file may still lack is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from tryptyk.games.bonfire.components.catalogue import AREA, ENTRIES, TASKS
from tryptyk.games.bonfire.components.printed import Task
from tryptyk.games.bonfire.content_check import can_be_met, lacks

ROOT = Path(__file__).parents[2]


def test_nothing_is_missing() -> None:
    assert [(entry.id, found) for entry in ENTRIES if (found := lacks(entry, ROOT))] == []


def test_every_task_can_be_met() -> None:
    assert [id for id, task in TASKS.items() if not can_be_met(task)] == []


@pytest.mark.parametrize(
    ("kind", "figures", "symbols"),
    [
        ("own_portals", (8,), ()),
        ("own_gnomes", (7,), ()),
        ("own_elders", (7,), ()),
        ("own_guardians", (6,), ()),
        ("own_bonfires", (7,), ()),
        ("own_path_tile_resource", (5, 1), ()),
        ("own_path_tiles_crystal", (0, 7), ()),
        ("own_gnome_resource", (1, 7), ()),
        ("own_tasks_or_bonfires_color", (0, 8), ()),
        ("offering_on_resource_island", (5, 1), ()),
        ("offerings_on_n_islands", (8, 1), ()),
        ("offerings_on_n_islands", (1, 4), ()),
        ("cover_fate_cells", (AREA.inside + 1,), ()),
        ("fate_groups", (9, 1), (0,)),
        ("fate_groups", (5, 2), ()),
    ],
)
def test_a_task_that_nobody_could_meet_is_found(
    kind: str, figures: tuple[int, ...], symbols: tuple[int, ...]
) -> None:
    assert not can_be_met(Task("odd", 0, 2, kind, figures, symbols))
