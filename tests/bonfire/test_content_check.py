"""Content that adds up: what a corrected file may still lack is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from tryptyk.components import ContentFault, Entry
from tryptyk.games.bonfire.components import catalogue
from tryptyk.games.bonfire.components.catalogue import AREA, ENTRIES, TASKS
from tryptyk.games.bonfire.components.printed import Gnome, Task
from tryptyk.games.bonfire.content_check import can_be_met, check_content, lacks
from tryptyk.games.bonfire.judgement.weights import ALONE, WORTHS
from tryptyk.games.bonfire.rules.specialists import enter_specialist

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


# At load


def test_a_specialist_whom_no_family_knows_is_said_at_load(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        catalogue.SPECIALISTS, "specialist_sleeper", Gnome("specialist_sleeper", 0, 1 << 28, "")
    )
    with pytest.raises(ContentFault, match=r"Specialists .* nothing is known of them: specialist_sleeper\."):
        check_content()
    entry = Entry("specialist_sleeper", "specialist", "rulebook", "gnomes.toml")
    assert lacks(entry, None) == ["behaviour (effects/specialists)"]
    assert lacks(entry, ROOT)[1:] == ["pictogram (web pieces/rebus.ts)"]


def test_a_family_that_knows_a_specialist_who_is_not_there_is_refused() -> None:
    with pytest.raises(ContentFault, match="there is no Specialist 'specialist_nobody'"):
        enter_specialist("specialist_nobody", worth=1.0)


def test_a_kind_of_task_of_which_bots_know_nothing_is_said_at_load(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(WORTHS.by_case[ALONE].effort, "own_elders")
    with pytest.raises(ContentFault, match=r"for bots, in judgement/weights\.toml.*: own_elders\."):
        check_content()
