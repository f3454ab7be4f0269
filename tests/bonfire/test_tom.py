"""Tom's turn: what his cards do (BF-TOM)."""

from __future__ import annotations

import pytest

from tests.bonfire.scene import Scene
from tests.bonfire.tom import (
    FIELD,
    HERB,
    SIX_GNOMES,
    SIX_PATHS,
    next_portal,
    tom_plays,
    with_tasks,
    without_portals,
)
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import (
    COUNCIL,
    GNOMES,
    PORTALS,
    TOM_CARDS,
)
from tryptyk.games.bonfire.components.printed import RESOURCES
from tryptyk.games.bonfire.state import BY_CARDS, LYING, NEUTRAL, TOM
from tryptyk.games.bonfire.view import view

# His turn


@rule("BF-TOM-01", "BF-RUL-49")
def test_after_each_turn_of_the_human_he_plays_the_top_card() -> None:
    s = Scene(1).tom_deck("tom_great_bonfire_1", "tom_guardian").wheel(1).field(1).field(2)
    s.tiles(0, great_bonfire=2).act(0)
    s.choose("wheel", "gb_2")
    assert ("tom-card", "tom_great_bonfire_1") in s.events
    assert s.tom.discard[-1].id == "tom_great_bonfire_1"
    assert [card.id for card in s.tom.deck] == ["tom_guardian"]
    assert s.tom.portal_count == 1
    assert s.decision.kind == "act" and s.decision.seats == (0,), "and the human is next again"


@rule("BF-TOM-02", "BF-INFO-11")
def test_when_his_deck_is_empty_the_discard_pile_is_shuffled() -> None:
    s = Scene(1).tom_deck()
    before = [card.id for card in s.tom.discard]
    s.tom_turn()
    while s.decision.kind != "act":
        s.choose(*s.options[0])
    assert len(s.tom.deck) == 7 and len(s.tom.discard) == 1
    after = [card.id for card in [*s.tom.deck, *s.tom.discard]]
    assert sorted(after) == sorted(before)
    assert after != before, "this seed does shuffle"
    assert ("tom-shuffles",) in s.events


@rule("BF-TOM-03")
def test_he_receives_and_pays_nothing() -> None:
    s = Scene(1).resources(0, herb=2).tiles(0, ship=2).wheel(1)
    s.field(2, PORTALS[s.tom.board.notches[7]])
    tom_plays("tom_great_bonfire_1", s=s)
    assert s.g.wheel == 2
    assert s.held(0) == {"herb": 2, "ship": 2}
    assert s.tom.gained == 0
    assert not hasattr(s.tom, "tiles") and not hasattr(s.tom, "resources")


@rule("BF-TOM-04", "BF-INFO-08")
@pytest.mark.parametrize("card", TOM_CARDS)
def test_the_gnome_icon_reveals_the_top_card_of_the_gnome_deck(card: str) -> None:
    s = tom_plays(card, HERB, "specialist_planner", s=Scene(1).specialists("specialist_long_stride"))
    if TOM_CARDS[card].gnome_icon:
        assert ("tom-gnome", HERB, "herb") in s.events
        assert view(s.g, 0).gnome_discard == [HERB]
    else:
        assert not [event for event in s.events if event[0] == "tom-gnome"]
        assert s.g.gnome_discard == []


@rule("BF-TOM-05", "BF-RUL-47")
def test_gnome_he_takes_all_face_up_specialists_with_the_gnome_resource() -> None:
    s = Scene(1).specialists("specialist_planner", "specialist_humble_pilgrim", "specialist_gate_keeper")
    tom_plays("tom_gnome", HERB, "specialist_generous_offering", "specialist_herald", s=s)
    assert [card.id for card in s.tom.gnomes] == ["specialist_humble_pilgrim", "specialist_gate_keeper"]
    shown = [card and card.id for card in s.g.specialists[:3]]
    assert shown == ["specialist_planner", "specialist_generous_offering", "specialist_herald"], (
        "refilled, and what comes is not looked at"
    )


@rule("BF-TOM-06", "BF-RUL-38")
def test_he_uses_no_abilities() -> None:
    s = Scene(1).specialists("specialist_recruiter", "specialist_common_cause").gnomes(-1, *SIX_GNOMES[:5])
    tom_plays("tom_gnome", "specialist_generous_offering", "specialist_herald", s=s)
    assert s.tom.abilities == 0
    assert len(s.tom.gnomes) == 6, "they only count"
    s.choose(*FIELD)
    assert s.tom.gained == 1
    assert s.held(0) == {}


@rule("BF-RUL-47", "BF-TOM-05")
def test_gnome_he_stops_at_six_from_the_left() -> None:
    s = (
        Scene(1)
        .specialists("specialist_humble_pilgrim", "specialist_gate_keeper")
        .gnomes(-1, *SIX_GNOMES[:5])
    )
    tom_plays("tom_gnome", HERB, "specialist_herald", s=s)
    assert s.tom.gnomes[5:] == [GNOMES["specialist_humble_pilgrim"]]
    assert s.g.specialists[1] is GNOMES["specialist_gate_keeper"]


@rule("BF-TOM-07", "BF-RUL-47")
def test_path_he_builds_from_left_to_right_all_tiles_with_the_gnome_resource() -> None:
    s = Scene(1).paths("path_red_herb_1", "path_red_root_1", "path_blue_herb_1").path(-1, "path_blue_fruit_1")
    s.path_pile("path_yellow_herb_1", "path_blue_shell_1")
    tom_plays("tom_path_1", HERB, s=s)
    assert [tile.id for tile in s.tom.path] == ["path_blue_fruit_1", "path_red_herb_1", "path_blue_herb_1"]
    shown = [tile and tile.id for tile in s.g.path_display[:3]]
    assert shown == ["path_yellow_herb_1", "path_red_root_1", "path_blue_shell_1"]


@rule("BF-RUL-47", "BF-TOM-07")
def test_path_he_stops_at_six_built_tiles() -> None:
    s = Scene(1).path(-1, *SIX_PATHS[:5]).paths("path_red_herb_1", "path_blue_herb_1")
    tom_plays("tom_path_2", HERB, s=s)
    assert [tile.id for tile in s.tom.path[5:]] == ["path_red_herb_1"]
    assert s.g.path_display[1] is not None and s.g.path_display[1].id == "path_blue_herb_1"


@rule("BF-TOM-08", "BF-TOM-11")
def test_task_1_he_takes_the_task_with_the_most_points_lit_and_leaves_no_offering() -> None:
    s = with_tasks("red_gold_4", "yellow_elders_3", "blue_gnome_herb").task(-1, 1, "red_portals_3", lit=True)
    tom_plays("tom_task_1", HERB, s=s)
    assert s.tom.tasks[2] is not None and s.tom.tasks[2].id == "yellow_elders_3"
    assert s.tom.lit == 1 << 1 | 1 << 2, "Bonfire side up, on the next place from the left"
    assert [task.id for task in s.g.islands[10]] == ["blue_gnome_herb"]
    assert sum(s[0].offered) == 0
    assert s.tom.gained == 0 and s.tom.novices == 4, "no Novice and no point with this card"


@rule("BF-TOM-09", "BF-TOM-11", "BF-TOM-12", "BF-DEC-44", "BF-RUL-67")
def test_task_2_he_takes_the_task_with_the_fewest_points_and_a_novice_goes_to_a_field() -> None:
    s = with_tasks("red_gold_4", "yellow_elders_3", "blue_gnome_herb").novices(
        "council_ship", 0, NEUTRAL, TOM
    )
    tom_plays("tom_task_2", HERB, s=s)
    assert s.tom.tasks[1] is not None and s.tom.tasks[1].id == "blue_gnome_herb"
    assert s.tom.lit == 1 << 1
    assert s.options == [("field", field) for field in COUNCIL], "any of the eight, whoever stands there"
    s.choose(*FIELD)
    assert s.g.council[COUNCIL.index("council_ship")] == (0, NEUTRAL, TOM, TOM)
    assert s.tom.novices == 3
    assert s.tom.points[BY_CARDS] == 1
    assert s.held(0) == {} and s[0].gained == 0


@rule("BF-TOM-18", "BF-TOM-12")
@pytest.mark.parametrize("field", COUNCIL)
def test_a_field_gives_tom_the_point_and_nothing_else(field: str) -> None:
    s = tom_plays("tom_task_2", HERB, s=with_tasks("red_gold_4"))
    wheel, ship = s.g.wheel, s[0].ship
    s.choose("field", field)
    assert s.decision.kind == "act", "no bonus is resolved"
    assert s.tom.gained == 1
    assert (s.tom.path, s.tom.gnomes, s.tom.guardian_count) == ([], [], 1)
    assert (s.g.wheel, s[0].ship, s.held(0)) == (wheel, ship, {})


@rule("BF-RUL-67")
def test_task_2_without_novices_he_still_takes_task_and_point() -> None:
    s = with_tasks("red_gold_4")
    s.tom.novices = 0
    tom_plays("tom_task_2", HERB, s=s)
    assert s.decision.kind == "act"
    assert s.tom.bonfires == 1
    assert s.tom.gained == 1


@rule("BF-RUL-67", "BF-LIT-06")
def test_toms_novices_block_nobody() -> None:
    s = Scene(1).novices("council_ship", TOM, TOM).council(0)
    assert ("field", "council_ship") in s.options


@rule("BF-TOM-12", "BF-TOM-20")
def test_task_2_without_a_task_there_is_neither_novice_nor_point() -> None:
    s = tom_plays("tom_task_2", HERB, s=with_tasks())
    assert s.decision.kind == "act"
    assert (s.tom.bonfires, s.tom.novices, s.tom.gained) == (0, 4, 0)


@rule("BF-TOM-10", "BF-DEC-42")
@pytest.mark.parametrize("card", ["tom_task_1", "tom_task_2"])
def test_among_tasks_of_equal_points_the_human_chooses(card: str) -> None:
    s = tom_plays(card, HERB, s=with_tasks("red_gold_4", "red_portals_3", "red_gnomes_3"))
    assert s.decision.seats == (0,)
    assert s.options == [("tom_task", id) for id in ("red_gold_4", "red_portals_3", "red_gnomes_3")]
    s.choose("tom_task", "red_gnomes_3")
    assert s.tom.tasks[1] is not None and s.tom.tasks[1].id == "red_gnomes_3"


@rule("BF-TOM-13", "BF-DEC-43", "BF-TOM-22")
def test_guardian_he_takes_a_colour_he_lacks_as_the_human_chooses() -> None:
    s = tom_plays(
        "tom_guardian", s=Scene(1).guardian(-1, "pink").guardian(0, "wood").path(-1, *SIX_PATHS[:2])
    )
    assert s.options == [("tom_guardian", colour) for colour in ("grey", "wood", "turquoise")]
    s.choose("tom_guardian", "wood")
    assert s.tom.guardians == [0, -1, 0, 0, -1], "all of them on the start area"
    assert s[0].guardians == [0, -1, -1, 0, -1]


@rule("BF-TOM-14", "BF-TOM-15", "BF-RUL-46", "BF-RUL-27")
def test_great_bonfire_it_turns_to_the_nearest_field_with_the_portal_he_needs() -> None:
    s = without_portals(Scene(1)).portals(-1, 7)
    needed = next_portal(s)
    other = next(id for id in PORTALS if id != needed)
    s.wheel(6).field(7, other).field(2, other, needed).field(3, needed).field(6, needed)
    tom_plays("tom_great_bonfire_1", s=s)
    assert s.g.wheel == 2
    assert s.g.fields[1] == (PORTALS.index(other),)
    assert s.tom.portals == 1 << 7 | 1 << 6, "from right to left"


@rule("BF-RUL-46", "BF-TOM-14", "BF-SETM-13")
def test_great_bonfire_the_present_field_comes_last_and_the_first_search_begins_with_field_1() -> None:
    s = without_portals(Scene(1))
    s.wheel(3).field(3, next_portal(s)).field(2, next_portal(s))
    assert tom_plays("tom_great_bonfire_2", s=s).g.wheel == 2
    s = without_portals(Scene(1))
    s.wheel(3).field(3, next_portal(s))
    assert tom_plays("tom_great_bonfire_2", s=s).g.wheel == 3, "a full turn"
    s = without_portals(Scene(1))
    s.wheel(0).field(7, next_portal(s)).field(1, next_portal(s))
    assert tom_plays("tom_great_bonfire_2", s=s).g.wheel == 1


@rule("BF-RUL-46", "BF-TOM-20")
def test_great_bonfire_without_the_portal_the_figure_stays() -> None:
    s = tom_plays("tom_great_bonfire_1", s=without_portals(Scene(1)).wheel(4))
    assert s.g.wheel == 4
    assert s.tom.portals == 0
    assert s.tom.gained == 0


# His bonus


@rule("BF-EX-33", "BF-TOM-16", "BF-TOM-17", "BF-DEC-45", "BF-RUL-67")
def test_the_seventh_portal_lays_down_a_neutral_novice_and_gives_him_a_point() -> None:
    s = without_portals(Scene(1)).portals(-1, *range(2, 8)).novices("council_ship", NEUTRAL, 0)
    s.gnomes(0, "specialist_council_treasurer").field(1, next_portal(s))
    tom_plays("tom_great_bonfire_1", s=s)
    assert s.decision.seats == (0,)
    assert s.options == [("field", field) for field in COUNCIL]
    s.choose("field", COUNCIL[0])
    assert s.g.council[0] == (LYING,)
    assert s.tom.gained == 1
    assert s.g.neutral == [True, False, True, True, True]
    assert s.held(0) == {}, "no bonus for the human, nor for the human's Specialist"
    s.council(0, NEUTRAL)
    assert ("field", COUNCIL[0]) in s.options, "it does not stop another Neutral Novice"
    assert ("field", "council_ship") not in s.options


@rule("BF-TOM-16")
def test_without_its_neutral_novice_a_common_task_gives_him_nothing_now() -> None:
    s = without_portals(Scene(1)).portals(-1, *range(2, 8)).neutral_gone("common_portals_7")
    tom_plays("tom_great_bonfire_1", s=s.field(1, next_portal(s)))
    assert s.decision.kind == "act"
    assert s.tom.portal_count == 7
    assert s.tom.gained == 0


def test_the_cards_of_these_tests_show_what_their_names_say() -> None:
    assert RESOURCES[GNOMES[HERB].cost] == "herb"
