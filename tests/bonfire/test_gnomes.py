"""Recruiting Gnomes (BF-GNO)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.bonfire.scene import Scene, laid_out
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import ELDERS, GNOMES, SPECIALISTS
from tryptyk.games.bonfire.components.printed import RESOURCES

FLOWER = "specialist_crowded_paths"
"""A Specialist that costs Flowers."""
SIX = [
    "specialist_planner",
    "specialist_recruiter",
    "specialist_fate_doubler",
    "specialist_navigator",
    "elder_paths",
    "elder_tasks",
]


def recruiting(**tiles: int) -> Scene:
    return Scene().specialists(FLOWER).gnome_deck("specialist_long_stride").tiles(0, **tiles)


def owned(s: Scene, seat: int = 0) -> list[str]:
    return [gnome.id for gnome in s[seat].gnomes]


def shown(s: Scene) -> list[str]:
    return [card.id for card in s.g.specialists if card is not None]


@rule("BF-GNO-01", "BF-DEC-25")
def test_every_face_up_specialist_and_every_elder_left_is_on_offer() -> None:
    s = Scene().tiles(0, gnome=2).resources(0, flower=1, fruit=1, herb=1, shell=1, root=1, gold=1)
    s.specialists("specialist_barterer", "specialist_wanderer", FLOWER)
    s.g.elders = [ELDERS["elder_fate"], ELDERS["elder_guardians"]]
    s.act(0)
    assert s.verbs("gnome") == [
        ("gnome", "specialist_barterer"),
        ("gnome", "specialist_wanderer"),
        ("gnome", FLOWER),
        ("gnome", "elder_fate"),
        ("gnome", "elder_guardians"),
    ]
    s.choose("gnome", "elder_guardians")
    s.choose("price", 2, 1)
    s.pay()
    assert owned(s) == ["elder_guardians"]
    assert s.decision.seats == (1,), "any one"


@rule("BF-GNO-01")
def test_nobody_is_recruited_from_the_deck() -> None:
    s = recruiting(gnome=2).resources(0, fruit=2).act(0)
    assert s.g.gnome_deck == [GNOMES["specialist_long_stride"]]
    assert [option for option in s.verbs("gnome") if str(option[1]) in SPECIALISTS] == [("gnome", FLOWER)], (
        "two Fruit replace a Flower, but the card in the deck is not there"
    )


@rule("BF-GNO-02", "BF-GNO-03", "BF-GNO-04", "BF-DEC-26")
@pytest.mark.parametrize(
    ("price", "held"),
    [((2, 1), {"gnome": 1, "flower": 2}), ((1, 2), {"gnome": 2, "flower": 1})],
)
@pytest.mark.parametrize("gnome", [FLOWER, "elder_fate"])
def test_two_tiles_and_a_resource_or_a_tile_and_two_resources(
    gnome: str, price: tuple[int, int], held: dict[str, int]
) -> None:
    assert RESOURCES[GNOMES[gnome].cost] == "flower"
    s = recruiting(gnome=3).resources(0, flower=3).act(0)
    s.choose("gnome", gnome)
    assert s.options == [("price", 2, 1), ("price", 1, 2)]
    s.choose("price", *price)
    s.pay()
    assert s.held(0) == held
    assert owned(s) == [gnome]


@rule("BF-GNO-02", "BF-GNO-03", "BF-DEC-26")
def test_a_variant_that_cannot_be_paid_is_not_offered() -> None:
    s = recruiting(gnome=2).resources(0, flower=1).act(0)
    s.choose("gnome", FLOWER)
    assert owned(s) == [FLOWER], "only the first variant"
    assert s.held(0) == {}
    s = recruiting(gnome=1).resources(0, flower=2).act(0)
    s.choose("gnome", FLOWER)
    assert s.held(0) == {}, "only the second"
    s = recruiting(gnome=1).resources(0, flower=1).act(0)
    assert s.verbs("gnome") == []
    assert s.reason("gnome", FLOWER) == ("need-resources", "BF-GNO-02")
    s = recruiting(path=1).resources(0, flower=2).act(0)
    assert s.reason("gnome", FLOWER) == ("need-tiles", "BF-PAY-01", "gnome", 1)


@rule("BF-GNO-02")
def test_the_resource_is_the_one_shown_on_the_card() -> None:
    s = recruiting(gnome=2).resources(0, fruit=1).act(0)
    assert ("gnome", FLOWER) not in s.options
    assert ("gnome", "elder_portals") in s.options, "this one costs Fruit"


@rule("BF-GNO-05")
def test_the_card_stays_below_the_own_board_for_all_to_see() -> None:
    s = recruiting(gnome=2).resources(0, flower=1).tiles(1, path=1).act(0)
    s.choose("gnome", FLOWER)
    assert s.table is not None
    assert s.table.view(1).players[0].city.gnomes == [FLOWER]
    s.choose("path")
    s.choose("draw_path")
    assert owned(s) == [FLOWER]


@rule("BF-GNO-06")
def test_the_next_card_of_the_deck_takes_a_specialists_place() -> None:
    s = Scene().specialists("specialist_barterer", FLOWER, "specialist_herald").tiles(0, gnome=2)
    s.gnome_deck("specialist_long_stride", "specialist_planner").resources(0, flower=1).act(0)
    s.choose("gnome", FLOWER)
    assert shown(s) == ["specialist_barterer", "specialist_long_stride", "specialist_herald"]
    assert [card.id for card in s.g.gnome_deck] == ["specialist_planner"]


@rule("BF-GNO-06")
def test_with_an_empty_deck_the_place_stays_empty() -> None:
    s = recruiting(gnome=2).gnome_deck().resources(0, flower=1).act(0)
    s.choose("gnome", FLOWER)
    assert shown(s) == []


@rule("BF-GNO-07")
def test_an_elder_scores_at_once_and_is_not_replaced() -> None:
    s = recruiting(gnome=2).resources(0, herb=1).bonfires(0, "red_three_flower", "red_three_fruit")
    s.task(0, 5, "red_three_herb").act(0)
    s.choose("gnome", "elder_tasks")
    assert s[0].gained == 3
    assert [elder.id for elder in s.g.elders] == [id for id in ELDERS if id != "elder_tasks"]
    assert shown(s) == [FLOWER]
    assert len(s.g.gnome_deck) == 1


@rule("BF-GNO-08")
def test_six_gnomes_are_the_most() -> None:
    s = recruiting(gnome=2).resources(0, flower=1).gnomes(0, *SIX).neutral_gone("common_gnomes_6").act(0)
    assert s.verbs("gnome") == []
    assert s.reason("gnome", FLOWER) == ("gnomes-full", "BF-GNO-08", 6)
    assert s.reason("gnome", "elder_fate") == ("gnomes-full", "BF-GNO-08", 6)
    s = recruiting(gnome=2).resources(0, flower=1).gnomes(0, *SIX[:5]).act(0)
    assert ("gnome", FLOWER) in s.options


@rule("BF-GNO-09", "BF-RUL-30")
def test_an_ability_works_from_the_moment_of_recruiting_and_for_good() -> None:
    s = Scene().specialists("specialist_path_gatherer").tiles(0, gnome=2, path=2).resources(0, flower=1)
    s.path(0, "path_red_herb_1").paths("path_red_root_1", "path_red_fruit_1").tiles(1, path=1).act(0)
    s.choose("gnome", "specialist_path_gatherer")
    s.pay()
    assert s.held(0) == {"path": 2}, "nothing for the tile built before"
    for tile, held in (
        ("path_red_root_1", {"path": 1, "root": 1}),
        ("path_red_fruit_1", {"root": 1, "fruit": 1}),
    ):
        s.act(0)
        s.choose("path")
        s.choose("take_path", tile)
        assert s.held(0) == held


@rule("BF-RUL-30", "BF-SPEC-05")
def test_a_specialist_does_not_work_for_the_own_price() -> None:
    s = (
        Scene()
        .specialists("specialist_golden_hands")
        .tiles(0, any=1)
        .resources(0, gold=1)
        .column(0, "fate_1")
    )
    s.act(0)
    assert s.verbs("gnome") == [], "the yellow tile is still one"
    s = Scene().specialists("specialist_barterer").tiles(0, gnome=2).resources(0, herb=1).act(0)
    assert ("gnome", "specialist_barterer") not in s.options


@rule("BF-RUL-30", "BF-SPEC-15")
def test_only_the_recruiter_counts_the_own_recruiting() -> None:
    s = Scene().specialists("specialist_recruiter").tiles(0, gnome=2).resources(0, herb=1).act(0)
    s.choose("gnome", "specialist_recruiter")
    assert s.held(0) == {"any": 1}


@rule("BF-GNO-09")
def test_an_ability_works_for_its_owner_only() -> None:
    s = Scene().gnomes(1, "specialist_path_gatherer").tiles(0, path=1).tiles(1, path=1).act(0)
    s.choose("path")
    s.choose("draw_path")
    assert s.held(0) == {}
    assert s.held(1) == {"path": 1}


@rule("BF-GNO-10")
def test_each_card_exists_once_so_nobody_shares_an_ability() -> None:
    g = laid_out(4)
    cards = Counter(card.id for card in [*g.gnome_deck, *g.specialists, *g.elders] if card is not None)
    assert cards == Counter(dict.fromkeys(GNOMES, 1))
    s = recruiting(gnome=2).resources(0, flower=1).tiles(1, gnome=2).resources(1, flower=1).act(0)
    s.choose("gnome", FLOWER)
    assert s.decision.seats == (1,)
    assert ("gnome", FLOWER) not in s.options


@rule("BF-RUL-29", "BF-HC-07", "BF-SPEC-15")
def test_a_specialist_of_the_council_is_recruited_like_any_other_but_free() -> None:
    s = (
        recruiting()
        .gnomes(0, "specialist_recruiter", "specialist_barterer")
        .resources(0, flower=2)
        .council(0)
    )
    s.choose("field", "council_specialist")
    s.choose("take_bonus")
    assert owned(s) == ["specialist_recruiter", "specialist_barterer", FLOWER]
    assert s.held(0) == {"any": 1, "flower": 2}, "no price, but the Recruiter's yellow tile"
    assert shown(s) == ["specialist_long_stride"], "the place is refilled"


@rule("BF-RUL-29", "BF-HC-02")
def test_the_limit_of_six_holds_for_a_free_specialist() -> None:
    s = recruiting().gnomes(0, *SIX).neutral_gone("common_gnomes_6").council(0)
    s.choose("field", "council_specialist")
    assert owned(s) == SIX
    assert s[0].gained == 1, "only the point is left"
