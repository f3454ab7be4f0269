"""Solo play: its setup, Tom's cards, and the end (BF-SSET, BF-TOM, BF-SEND)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.bonfire.scene import AT_BONFIRE, Scene, laid_out
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import (
    COUNCIL,
    ELDERS,
    FIELDS,
    GNOMES,
    PORTALS,
    SPECIALISTS,
    TASK_ISLANDS,
    TOM_CARDS,
)
from tryptyk.games.bonfire.components.printed import GOLD, RESOURCES
from tryptyk.games.bonfire.state import BY_CARDS, BY_ELDERS, BY_PASSING, LYING, NEUTRAL, TOM, State
from tryptyk.games.bonfire.view import view

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


# Setup


def colours(g: State) -> list[tuple[int, ...]]:
    return [tuple(sorted(task.colour for task in g.islands[isle.number])) for isle in TASK_ISLANDS]


@rule("BF-SSET-01", "BF-SSET-02", "BF-RUL-66", "BF-SETM-05")
@pytest.mark.parametrize("seed", range(5))
def test_seven_blue_seven_red_and_six_yellow_tasks_two_colours_on_each_island(seed: int) -> None:
    g = laid_out(1, seed)
    tasks = [task for there in g.islands for task in there]
    assert Counter(task.colour for task in tasks) == {0: 7, 1: 7, 2: 6}
    assert "yellow_offerings_3_one_island" not in {task.id for task in tasks}
    assert Counter(colours(g)) == {(0, 1): 4, (0, 2): 3, (1, 2): 3}


@rule("BF-SSET-01", "BF-SSET-02")
def test_which_tasks_and_where_is_left_to_chance() -> None:
    assert len({str(laid_out(1, seed).islands) for seed in range(8)}) == 8
    assert (
        len({frozenset(t.id for there in laid_out(1, seed).islands for t in there) for seed in range(8)}) == 8
    )


@rule("BF-SSET-03", "BF-RUL-66", "BF-SETM-11", "BF-SETM-12")
@pytest.mark.parametrize("seed", range(5))
def test_three_portals_of_each_kind_and_no_two_alike_at_a_field(seed: int) -> None:
    g = laid_out(1, seed)
    assert Counter(kind for there in g.fields for kind in there) == dict.fromkeys(range(len(PORTALS)), 3)
    assert all(len(there) == len(set(there)) == 3 for there in g.fields)


@rule("BF-SSET-04")
def test_specialists_that_cost_gold_leave_the_game() -> None:
    def cards(players: int) -> set[str]:
        g = laid_out(players)
        return {card.id for card in [*g.gnome_deck, *g.specialists] if card is not None}

    costly = {id for id, card in SPECIALISTS.items() if card.cost == GOLD}
    assert len(costly) == 3
    assert cards(1) == set(SPECIALISTS) - costly
    assert cards(2) == set(SPECIALISTS)


@rule("BF-SSET-05")
def test_the_human_is_the_starting_player() -> None:
    assert {laid_out(1, seed).starting for seed in range(8)} == {0}


@rule("BF-SSET-06", "BF-SSET-07", "BF-SSET-09")
def test_tom_has_an_unused_board_and_colour_his_guardian_and_four_novices() -> None:
    boards, colours = set(), set()
    for seed in range(16):
        g = laid_out(1, seed, boards=["city_2"], colours=["blue"])
        assert g.tom is not None
        boards.add(g.tom.board.id)
        colours.add(g.tom.colour)
        assert g.tom.guardians == [0, -1, -1, -1, -1]
        assert g.tom.novices == 4
        assert g.tom.gained == 0
        assert (g.tom.path, g.tom.gnomes, g.tom.portals, g.tom.task_count) == ([], [], 0, 0)
    assert boards == {"city_1", "city_3", "city_4"}
    assert colours == {"red", "green", "orange"}
    tom = view(laid_out(1), 0).tom
    assert tom is not None
    assert set(tom.__struct_fields__) == {"city", "deck", "discard", "novices", "passes"}, (
        "nothing else of his"
    )


@rule("BF-SSET-08", "BF-INFO-11")
def test_toms_eight_cards_are_shuffled() -> None:
    decks = set()
    for seed in range(8):
        tom = laid_out(1, seed).tom
        assert tom is not None
        assert sorted(card.id for card in tom.deck) == sorted(TOM_CARDS)
        assert tom.discard == []
        decks.add(str(tom.deck))
    assert len(TOM_CARDS) == 8
    assert len(decks) > 1


@rule("BF-SSET-10", "BF-SETP-11")
def test_all_else_is_as_for_two_players() -> None:
    one, two = laid_out(1), laid_out(2)
    assert [len(there) for there in one.islands] == [len(there) for there in two.islands]
    assert [len(there) for there in one.fields] == [len(there) for there in two.fields]
    assert len(one.path_pile) == len(two.path_pile)
    assert one.elders == two.elders == list(ELDERS.values())
    assert one.players[0].resources == two.players[0].resources
    assert one.neutral == two.neutral


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


def with_tasks(*tasks: str) -> Scene:
    """Tasks on the two Herb islands; better and worse ones on all others."""
    s = Scene(1)
    for isle in TASK_ISLANDS:
        s.island(isle.id, "yellow_bonfires_5" if isle.id == "island_a1" else "blue_path_fruit")
    s.island(HERB_ISLANDS[0], *tasks[:1])
    return s.island(HERB_ISLANDS[1], *tasks[1:])


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
    assert s.g.council[COUNCIL.index("council_ship")] == [0, NEUTRAL, TOM, TOM]
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


def next_portal(s: Scene) -> str:
    notch = max(place for place in range(1, 8) if not s.tom.portals >> place & 1)
    return PORTALS[s.tom.board.notches[notch]]


def without_portals(s: Scene) -> Scene:
    for field in range(1, len(FIELDS) + 1):
        s.field(field)
    return s


@rule("BF-TOM-14", "BF-TOM-15", "BF-RUL-46", "BF-RUL-27")
def test_great_bonfire_it_turns_to_the_nearest_field_with_the_portal_he_needs() -> None:
    s = without_portals(Scene(1)).portals(-1, 7)
    needed = next_portal(s)
    other = next(id for id in PORTALS if id != needed)
    s.wheel(6).field(7, other).field(2, other, needed).field(3, needed).field(6, needed)
    tom_plays("tom_great_bonfire_1", s=s)
    assert s.g.wheel == 2
    assert s.g.fields[1] == [PORTALS.index(other)]
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
    assert s.g.council[0] == [LYING]
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


# The end


def finished(s: Scene) -> Scene:
    while not s.over:
        s.choose(*s.options[0])
    return s


@rule("BF-SEND-01", "BF-END-01", "BF-END-02")
@pytest.mark.parametrize("whose", [TOM, LYING, 0])
def test_the_seventh_novice_starts_the_countdown_whosever_it_is(whose: int) -> None:
    s = Scene(1).novices(COUNCIL[1], TOM, LYING, NEUTRAL, TOM).novices(COUNCIL[2], 0)
    s.novices(COUNCIL[3], whose)
    tom_plays("tom_task_2", HERB, s=s.island("island_a3", "red_gold_4").island("island_d1"))
    assert s.g.stack == -1
    s.choose(*FIELD)
    assert s.g.stack == 5


@rule("BF-SEND-01", "BF-RUL-49", "BF-END-06")
def test_started_in_toms_turn_the_human_has_five_turns_and_tom_plays_in_each_round() -> None:
    s = Scene(1).wheel(1).tiles(0, great_bonfire=40).countdown(5)
    s.novices(COUNCIL[1], TOM, TOM, TOM, TOM, LYING, LYING, LYING).act(0)
    worth = []
    played = len(s.tom.deck)
    while not s.over:
        if s.decision.kind == "act":
            worth.append(view(s.g, 0).countdown)
            s.choose(*s.verbs("wheel")[0])
        else:
            s.choose(*s.options[0])
    assert worth == [5, 4, 3, 2, 1]
    assert played - len(s.tom.deck) == 5
    assert s.g.ending == "countdown-over"


@rule("BF-RUL-49", "BF-RUL-70", "BF-END-07")
def test_when_the_human_passes_tom_still_plays_a_card_in_each_remaining_round() -> None:
    s = Scene(1).countdown(3).novices_in_all(7).tom_deck(*TOM_CARDS).act(0)
    s.choose("pass")
    finished(s)
    assert s[0].points[BY_PASSING] == 3
    assert len(s.tom.deck) == 8 - 3
    assert s.g.ending == "countdown-over"


@rule("BF-RUL-49", "BF-RUL-70", "BF-SEND-02")
def test_when_the_human_is_out_before_the_countdown_tom_plays_on_to_the_end() -> None:
    s = without_portals(Scene(1)).column(0).tom_deck(*TOM_CARDS)
    for isle in TASK_ISLANDS:
        s.island(isle.id)
    s.act(0)
    assert s[0].out
    finished(s)
    assert s.g.ending == "tom-deck-over"
    assert s.tom.passes == 4
    assert s[0].points[BY_PASSING] == 0


@rule("BF-SEND-02", "BF-RUL-49", "BF-SEND-07")
def test_the_game_ends_after_his_32nd_card_even_during_the_countdown() -> None:
    s = without_portals(Scene(1)).portals(-1, *range(2, 8)).countdown(4).novices_in_all(7)
    s.tom.passes = 3
    s.field(1, next_portal(s)).tom_deck("tom_great_bonfire_1").tom_turn()
    assert s.tom.portal_count == 7
    assert not s.over, "first its bonus"
    s.choose(*FIELD)
    assert s.over
    assert s.g.ending == "tom-deck-over"
    assert s.tom.gained == 1


@rule("BF-SEND-07", "BF-SEND-02")
def test_his_last_portal_does_not_end_the_game_and_neither_does_his_third_pass() -> None:
    s = without_portals(Scene(1)).portals(-1, *range(2, 8)).neutral_gone("common_portals_7")
    s.tom.passes = 2
    s.field(1, next_portal(s)).tom_deck("tom_great_bonfire_1").tom_turn()
    assert s.tom.portal_count == 7
    assert s.tom.passes == 3
    assert not s.over


# The score


@rule("BF-SEND-03", "BF-RUL-50")
def test_tom_scores_bonfires_portals_crystals_and_common_tasks() -> None:
    s = Scene(1).bonfires(-1, "red_gold_4", "blue_path_herb", "yellow_elders_3").portals(-1, 7, 3, 2)
    s.path(-1, "path_blue_root_1", "path_red_root_1").scored(-1, BY_CARDS, 5)
    for colour in ("grey", "pink", "wood", "turquoise"):
        s.guardian(-1, colour)
    assert s.lines(-1) == {
        "cards": 5,
        "bonfires": 4 + 2 + 7,
        "lit_guardians": 0,
        "lit_portals": 4,
        "crystals": 2,
        "common": 4,
    }
    s.bonfires(-1, *SEVEN)
    assert s.lines(-1)["common"] == 7 + 4


@rule("BF-SEND-03")
def test_the_human_scores_as_with_several_players() -> None:
    s = Scene(1).bonfires(0, "red_gold_4").portals(0, 1).guardian(0, "own", AT_BONFIRE + 1)
    s.column(0, "fate_1").tiles(0, ship=1).resources(0, herb=1)
    assert s.points(0) == 4 + 2 + 2 + 3 + 1


def settled(human: int, tom: int, bonfires: int = 0) -> Scene:
    s = Scene(1).column(0).scored(0, BY_ELDERS, human).scored(-1, BY_CARDS, tom)
    if bonfires:
        s.bonfires(0, "red_gold_4").scored(0, BY_ELDERS, human - 4)
    s.g.ending = "tom-deck-over"
    return s


@rule("BF-SEND-04")
def test_the_human_wins_with_more_points() -> None:
    outcome = settled(8, 7).outcome
    assert outcome.winners == (0,)
    assert not outcome.draw


@rule("BF-SEND-05")
def test_equal_points_are_a_draw_whatever_the_bonfires() -> None:
    for bonfires in (0, 1):
        outcome = settled(7, 7, bonfires).outcome
        assert outcome.draw
        assert [score.rank for score in outcome.scores] == [1, 1]


@rule("BF-SEND-06")
def test_with_fewer_points_the_human_has_lost() -> None:
    outcome = settled(6, 7).outcome
    assert outcome.winners == ()
    assert outcome.winning == ("tom",)
    assert not outcome.draw


def test_the_cards_of_these_tests_show_what_their_names_say() -> None:
    assert RESOURCES[GNOMES[HERB].cost] == "herb"
