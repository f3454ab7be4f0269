"""Scenes in which somebody has Specialists, shared by the tests of what each of them changes."""

from __future__ import annotations

from tests.bonfire.scene import Scene
from tryptyk.games.bonfire.components.catalogue import COUNCIL

PATHS = ("path_blue_flower_1", "path_red_herb_1", "path_red_root_1")
"""Path spaces 2 to 4: Flower, Herb, Root."""
SIX_PATHS = (*PATHS, "path_blue_herb_1", "path_blue_fruit_1", "path_yellow_herb_1")
GOLD_FIELD = COUNCIL[0]


def with_specialists(*names: str, players: int = 2, **setup: bool) -> Scene:
    return Scene(players, **setup).gnomes(0, *[f"specialist_{name}" for name in names])


def procession(s: Scene, tiles: int = 1) -> Scene:
    s.tiles(0, guardian=tiles).act(0)
    s.choose("procession", tiles)
    return s


def stop(s: Scene, *option: str | int) -> None:
    """Move as said, and leave the others where they are."""
    s.choose(*option)
    while not s.over and s.decision.kind == "procession":
        s.choose("stay")


def receiving(*names: str, offered: int = 0) -> Scene:
    """At a Herb island, with a Shell and a Root to offer."""
    s = with_specialists(*names, players=3).ship(0, "island_d1").island("island_d1", "red_gold_4")
    return s.offerings(0, "shell", "root").offered(0, "island_d1", offered)
