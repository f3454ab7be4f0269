"""Scenes with Tom, shared by the tests of solo play."""

from __future__ import annotations

from tests.bonfire.scene import Scene
from tryptyk.games.bonfire.components.catalogue import (
    FIELDS,
    PORTALS,
    TASK_ISLANDS,
    TOM_CARDS,
)

FIELD = ("field", "council_ship")
HERB = "specialist_recruiter"
"""A card that shows Herb."""
HERB_ISLANDS = ("island_a3", "island_d1")
SIX_PATHS = tuple(
    f"path_{kind}_1" for kind in ("blue_flower", "blue_root", "red_root", "red_fruit", "red_flower")
)
SIX_PATHS += ("path_yellow_shell_1",)
SIX_GNOMES = ("elder_paths", "elder_fate", "elder_tasks", "elder_portals", "elder_guardians", "elder_gnomes")
SEVEN = (
    "blue_path_herb",
    "red_gold_4",
    "yellow_elders_3",
    "blue_gnome_herb",
    "red_portals_3",
    "yellow_gnomes_5",
    "blue_guardian_grey",
)


def tom_plays(card: str, *gnomes: str, s: Scene | None = None) -> Scene:
    """Tom's next card, and what lies on top of the Gnome deck; the human has nothing to do with it."""
    s = s or Scene(1)
    others = [id for id in TOM_CARDS if id != card]
    s.tom_deck(card, *others)
    if gnomes:
        s.gnome_deck(*gnomes)
    return s.tom_turn()


def with_tasks(*tasks: str) -> Scene:
    """Tasks on the two Herb islands; better and worse ones on all others."""
    s = Scene(1)
    for isle in TASK_ISLANDS:
        s.island(isle.id, "yellow_bonfires_5" if isle.id == "island_a1" else "blue_path_fruit")
    s.island(HERB_ISLANDS[0], *tasks[:1])
    return s.island(HERB_ISLANDS[1], *tasks[1:])


def next_portal(s: Scene) -> str:
    notch = max(place for place in range(1, 8) if not s.tom.portals >> place & 1)
    return PORTALS[s.tom.board.notches[notch]]


def without_portals(s: Scene) -> Scene:
    for field in range(1, len(FIELDS) + 1):
        s.field(field)
    return s
