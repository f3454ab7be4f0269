"""What Tom cannot do, and an empty Gnome deck (BF-TOM-19..21)."""

from __future__ import annotations

import pytest

from tests.bonfire.scene import Scene
from tests.bonfire.tom import (
    HERB,
    SEVEN,
    SIX_GNOMES,
    SIX_PATHS,
    tom_plays,
    with_tasks,
)
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import (
    GNOMES,
    TOM_CARDS,
)
from tryptyk.games.bonfire.state import BY_CARDS

# What he cannot do


FULL = {
    "tom_gnome": lambda: Scene(1).gnomes(-1, *SIX_GNOMES).neutral_gone("common_gnomes_6"),
    "tom_path_1": lambda: Scene(1).path(-1, *SIX_PATHS).neutral_gone("common_paths_7"),
    "tom_path_2": lambda: Scene(1).path(-1, *SIX_PATHS).neutral_gone("common_paths_7"),
    "tom_task_1": lambda: Scene(1).bonfires(-1, *SEVEN).neutral_gone("common_tasks_7"),
    "tom_task_2": lambda: Scene(1).bonfires(-1, *SEVEN).neutral_gone("common_tasks_7"),
    "tom_guardian": lambda: (
        Scene(1)
        .guardian(-1, "grey")
        .guardian(-1, "pink")
        .guardian(-1, "wood")
        .guardian(-1, "turquoise")
        .neutral_gone("common_guardians_5")
    ),
    "tom_great_bonfire_1": lambda: Scene(1).portals(-1, *range(1, 8)).neutral_gone("common_portals_7"),
    "tom_great_bonfire_2": lambda: Scene(1).portals(-1, *range(1, 8)).neutral_gone("common_portals_7"),
}


@rule("BF-TOM-19", "BF-RUL-48")
@pytest.mark.parametrize("card", TOM_CARDS)
def test_where_the_matching_common_task_is_met_he_scores_three_points_instead(card: str) -> None:
    s = FULL[card]()
    before = (s.tom.path[:], s.tom.gnomes[:], s.tom.tasks[:], s.tom.guardians[:], s.tom.portals)
    tom_plays(card, HERB, "specialist_planner", s=s)
    assert s.decision.kind == "act", "nothing is asked"
    assert s.tom.points[BY_CARDS] == s.tom.gained == 3
    assert (s.tom.path, s.tom.gnomes, s.tom.tasks, s.tom.guardians, s.tom.portals) == before
    assert s.tom.novices == 4, "the points replace the whole action"


@rule("BF-EX-32", "BF-TOM-04", "BF-TOM-07", "BF-TOM-19", "BF-RUL-48")
def test_with_a_full_path_a_gnome_is_revealed_all_the_same_and_he_scores_three() -> None:
    s = Scene(1).path(-1, *SIX_PATHS).neutral_gone("common_paths_7").paths("path_red_herb_1")
    tom_plays("tom_path_1", HERB, s=s)
    assert [card.id for card in s.g.gnome_discard] == [HERB]
    assert s.tom.gained == 3
    assert s.g.path_display[0] is not None and s.g.path_display[0].id == "path_red_herb_1"


@rule("BF-EX-32", "BF-TOM-20")
def test_without_a_matching_path_tile_he_gets_nothing() -> None:
    s = Scene(1).path(-1, *SIX_PATHS[:4]).paths("path_red_shell_1", "path_blue_shell_1")
    tom_plays("tom_path_1", HERB, s=s)
    assert len(s.tom.path) == 4
    assert s.tom.gained == 0
    assert ("tom-nothing",) in s.events


@rule("BF-TOM-20")
def test_without_a_matching_specialist_or_task_he_gets_nothing() -> None:
    s = tom_plays("tom_gnome", HERB, s=Scene(1).specialists("specialist_planner"))
    assert (s.tom.gnomes, s.tom.gained) == ([], 0)
    s = tom_plays("tom_task_1", HERB, s=with_tasks())
    assert (s.tom.bonfires, s.tom.gained) == (0, 0)


# An empty Gnome deck


def without_gnome_deck(*discarded: str) -> Scene:
    s = Scene(1)
    s.g.gnome_deck = []
    s.g.gnome_discard = [GNOMES[id] for id in discarded]
    return s


@rule("BF-TOM-21", "BF-INFO-11")
def test_when_the_gnome_deck_is_empty_the_discard_pile_becomes_the_new_one() -> None:
    s = (
        without_gnome_deck("specialist_humble_pilgrim")
        .paths("path_red_herb_1")
        .path_pile("path_blue_shell_1")
    )
    tom_plays("tom_path_1", s=s)
    assert [tile.id for tile in s.tom.path] == ["path_red_herb_1"]
    assert [card.id for card in s.g.gnome_discard] == ["specialist_humble_pilgrim"]
    assert s.g.gnome_deck == []


@rule("BF-TOM-21")
def test_a_place_for_a_specialist_needs_a_card_too() -> None:
    s = without_gnome_deck("specialist_humble_pilgrim").specialists("specialist_planner")
    s.g.gnome_deck = []
    s.tiles(0, gnome=2).resources(0, fruit=1).act(0)
    s.choose("gnome", "specialist_planner")
    assert s[0].gnomes == [GNOMES["specialist_planner"]]
    assert s.g.specialists[0] is GNOMES["specialist_humble_pilgrim"]


@rule("BF-RUL-48")
def test_with_several_players_the_gnome_deck_is_never_made_anew() -> None:
    s = Scene().specialists("specialist_planner").set(gnome_deck=[])
    s.tiles(0, gnome=2).resources(0, fruit=1).act(0)
    s.choose("gnome", "specialist_planner")
    assert s.g.specialists[0] is None


@rule("BF-RUL-48", "BF-TOM-20")
@pytest.mark.parametrize("card", ["tom_gnome", "tom_path_1", "tom_task_1", "tom_task_2"])
def test_without_any_gnome_card_no_resource_is_known_and_he_gets_nothing(card: str) -> None:
    s = tom_plays(card, s=without_gnome_deck())
    assert s.decision.kind == "act"
    assert (s.tom.path, s.tom.gnomes, s.tom.bonfires, s.tom.gained) == ([], [], 0, 0)
