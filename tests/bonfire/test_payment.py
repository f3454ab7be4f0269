"""Payments and the ways to replace what is demanded (BF-PAY)."""

from __future__ import annotations

from random import Random

import pytest

from tests.bonfire.payments import Bag, bags, least_payments, reached_payments
from tests.bonfire.scene import Scene
from tests.rule import rule
from tryptyk.games.bonfire.components.printed import (
    ACTION_TILES,
    GNOME,
    GOLD,
    GREAT_BONFIRE,
    RESOURCES,
    SHIP,
    TASK,
)
from tryptyk.games.bonfire.rules.payment import ANY_KIND, GOODS, TILES
from tryptyk.kernel import IllegalChoice

FLOWER = RESOURCES.index("flower")
HERB = RESOURCES.index("herb")


def ways(s: Scene, purse: int, *items: int) -> set[Bag]:
    """All payments that can be reached."""
    return reached_payments(s, purse, list(items))


def everything_at_hand() -> Scene:
    """Every action could be taken if there were tiles for it."""
    s = Scene().ship(0, "island_a1").offerings(0, "herb", "herb").resources(0, flower=4, herb=4)
    s.field(2).wheel(1).column(0).specialists("specialist_crowded_paths")
    return s.island("island_a1", "red_portals_3").guardian(0, "own", 1).path(0, "path_red_flower_1")


# What an action costs

ACTIONS = {
    "ship": "ship",
    "path": "path",
    "task": "task",
    "great_bonfire": "wheel",
    "guardian": "procession",
    "gnome": "gnome",
}


@rule("BF-PAY-01", "BF-PAY-03")
@pytest.mark.parametrize("tile", ACTIONS)
def test_a_tile_pays_for_the_action_of_its_own_kind_only(tile: str) -> None:
    s = everything_at_hand().tiles(0, **{tile: 1}).act(0)
    assert {option[0] for option in s.options} == {ACTIONS[tile]}


@rule("BF-PAY-03", "BF-RUL-04")
def test_a_guardian_tile_retrieves_a_guardian_or_makes_a_procession() -> None:
    s = everything_at_hand().ship(0, "island_b1").tiles(0, guardian=1).act(0)
    assert s.options == [("retrieve",), ("procession", 1)]


@rule("BF-PAY-02")
def test_without_action_tiles_there_is_no_action() -> None:
    s = everything_at_hand().tiles(0).column(0, "fate_8")
    s.act(0)
    assert s.options == [("fate", "top")]
    for option in [("path",), ("task",), ("procession", 1), ("wheel", "gb_2"), ("ship", "island_a2")]:
        reason = s.reason(*option)
        assert reason is not None and reason[:2] == ("need-tiles", "BF-PAY-01")
    assert s.reason("gnome", "specialist_crowded_paths") == ("need-tiles", "BF-PAY-01", "gnome", 1)


@rule("BF-PAY-01", "BF-PAY-11")
def test_the_number_of_tiles_an_action_asks_for_goes_to_the_general_supply() -> None:
    s = Scene().wheel(1).field(3).tiles(0, great_bonfire=3, path=1).act(0)
    s.choose("wheel", "gb_3")
    assert s.held(0) == {"great_bonfire": 2, "path": 1, "root": 1}, "one left, one gained"
    assert s.held(1) == {}
    assert ("pay", 0, "great_bonfire great_bonfire") in s.events


@rule("BF-PAY-11")
def test_what_an_action_brings_cannot_pay_for_it() -> None:
    s = Scene().wheel(2).field(3).tiles(0, great_bonfire=1).column(0, "fate_1").act(0)
    assert s.verbs("wheel") == [("wheel", "gb_3")]
    assert s.reason("wheel", "gb_4") == ("need-tiles", "BF-PAY-01", "great_bonfire", 2)


@rule("BF-PAY-11", "BF-RUL-05")
def test_a_payment_is_complete_before_its_action_begins() -> None:
    s = Scene().wheel(1).field(2).tiles(0, great_bonfire=1, any=1).act(0)
    s.choose("wheel", "gb_2")
    assert s.decision.kind == "pay"
    assert (s.g.wheel, s.held(0)) == (1, {"great_bonfire": 1, "any": 1})
    s.choose("plain", "great_bonfire")
    assert (s.g.wheel, s.held(0)) == (2, {"any": 1, "gnome": 1, "fruit": 1})


@rule("BF-PAY-12")
def test_nobody_pays_for_another() -> None:
    s = everything_at_hand().tiles(0, path=1).tiles(1, ship=3, task=3, gnome=3, any=3)
    s.resources(0).resources(1, flower=5).act(0)
    assert s.options == [("path",)]
    s.choose("path")
    s.choose("draw_path")
    assert s.held(1) == {"ship": 3, "task": 3, "gnome": 3, "any": 3, "flower": 5}


# Replacing Action Tiles


@rule("BF-PAY-04", "BF-RUL-01")
def test_a_yellow_tile_replaces_any_tile() -> None:
    s = Scene().tiles(0, any=1)
    assert ways(s, TILES, SHIP) == bags(TILES, "any")
    s = Scene().tiles(0, any=2, ship=1)
    assert ways(s, TILES, SHIP, SHIP) == bags(TILES, "ship any", "any any")


@rule("BF-PAY-05", "BF-RUL-03")
def test_any_two_tiles_equal_or_different_replace_one() -> None:
    s = Scene().tiles(0, path=2, gnome=1)
    assert ways(s, TILES, SHIP) == bags(TILES, "path path", "path gnome")


@rule("BF-RUL-03")
def test_what_replaces_is_not_replaced_again() -> None:
    s = Scene().ship(0, "island_a1").tiles(0, path=1, gnome=1, task=1).column(0, "fate_1").act(0)
    assert s.verbs("ship") == [("ship", "island_a2"), ("ship", "island_b1")]
    assert s.reason("ship", "island_a3") == ("need-tiles", "BF-PAY-01", "ship", 2)
    assert ways(s, TILES, SHIP) == bags(TILES, "path gnome", "path task", "task gnome"), "two, never three"


@rule("BF-PAY-04", "BF-PAY-05", "BF-PAY-08", "BF-RUL-02", "BF-RUL-05", "BF-EX-21", "BF-DEC-09")
def test_each_item_is_settled_on_its_own_and_no_payment_contains_a_smaller_one() -> None:
    s = Scene().tiles(0, ship=1, any=1, path=1, gnome=1)
    assert ways(s, TILES, SHIP, SHIP) == bags(TILES, "ship any", "ship path gnome", "any path gnome")


@rule("BF-PAY-08", "BF-DEC-09")
def test_another_payment_than_the_plain_one_is_made_item_by_item() -> None:
    s = Scene().ship(0, "island_a1").tiles(0, ship=1, any=1, path=1, gnome=1).act(0)
    s.choose("ship", "island_a3")
    assert s.options == [("plain", "ship any"), ("otherwise",)]
    s.choose("otherwise")
    assert s.options == [("spend", "ship"), ("spend", "path")]
    s.choose("spend", "ship")
    assert s.options == [("spend", "path"), ("spend", "any")]
    assert s.held(0) == {"ship": 1, "any": 1, "path": 1, "gnome": 1}, "nothing is spent before all is named"
    s.choose("spend", "path")
    assert s.held(0) == {"any": 1}, "the other one of the pair can only be the Gnome tile"
    assert s.island_of(0) == "island_a3"


@rule("BF-DEC-09", "BF-DEC-10")
def test_a_payment_that_is_the_only_one_is_not_asked_for() -> None:
    s = Scene().ship(0, "island_a1").tiles(0, ship=2, path=1).column(0, "fate_1").act(0)
    s.choose("ship", "island_a3")
    assert s.held(0) == {"path": 1}
    s = (
        Scene()
        .tiles(0, gnome=2)
        .resources(0, flower=1, herb=1)
        .specialists("specialist_crowded_paths")
        .act(0)
    )
    s.choose("gnome", "specialist_crowded_paths")
    assert s.held(0) == {"herb": 1}


@rule("BF-RUL-05")
def test_change_is_never_given_and_nothing_is_overpaid() -> None:
    s = Scene().tiles(0, ship=2, any=1)
    assert ways(s, TILES, SHIP) == bags(TILES, "ship", "any")


@rule("BF-RUL-02")
def test_what_one_has_may_be_kept_and_replaced() -> None:
    s = Scene().resources(0, herb=1, gold=1)
    assert ways(s, GOODS, HERB) == bags(GOODS, "herb", "gold")
    s = Scene().tiles(0, ship=1, path=2)
    assert ways(s, TILES, SHIP) == bags(TILES, "ship", "path path")


@rule("BF-RUL-02")
def test_with_the_switch_only_what_is_lacking_is_replaced() -> None:
    s = Scene(only_if_lacking=True).resources(0, herb=1, gold=1)
    assert ways(s, GOODS, HERB) == bags(GOODS, "herb")
    s = Scene(only_if_lacking=True).tiles(0, ship=1, any=1, path=1, gnome=1)
    assert ways(s, TILES, SHIP, SHIP) == bags(TILES, "ship any", "ship path gnome")


# Replacing Resources


@rule("BF-PAY-06", "BF-DEC-10")
def test_gold_replaces_any_resource() -> None:
    s = Scene().resources(0, herb=1, gold=2)
    assert ways(s, GOODS, HERB, FLOWER) == bags(GOODS, "herb gold", "gold gold")


@rule("BF-PAY-07", "BF-RUL-03", "BF-DEC-10")
def test_any_two_resources_replace_one_gold_too() -> None:
    s = Scene().resources(0, fruit=1, root=2)
    assert ways(s, GOODS, HERB) == bags(GOODS, "fruit root", "root root")
    assert ways(s.resources(0, fruit=1, root=2), GOODS, GOLD) == bags(GOODS, "fruit root", "root root")


@rule("BF-PAY-08")
def test_two_different_resources_are_replaced_each_on_its_own() -> None:
    s = Scene().resources(0, herb=2, gold=1, root=1)
    assert ways(s, GOODS, HERB, FLOWER) == bags(GOODS, "herb gold", "herb herb root")


@rule("BF-PAY-09")
def test_resources_never_replace_tiles_nor_tiles_resources() -> None:
    s = everything_at_hand().tiles(0, any=2).resources(0).act(0)
    assert s.reason("task") == ("need-resources", "BF-RCV-05")
    assert s.reason("gnome", "specialist_crowded_paths") == ("need-resources", "BF-GNO-02")
    s = everything_at_hand().tiles(0).resources(0, flower=9, herb=9, gold=9).column(0, "fate_1").act(0)
    assert s.options == [("fate", "top")]


@rule("BF-PAY-10")
def test_nothing_is_replaced_in_the_condition_of_a_task() -> None:
    s = Scene().resources(0, flower=2, gold=3, herb=2).task(0, 1, "red_three_flower")
    s.tiles(0, task=2, ship=2, any=3).task(0, 2, "yellow_action_tiles_task_ship").act(0)
    assert s.verbs("ignite") == []
    s = Scene().resources(0, flower=3).task(0, 1, "red_three_flower")
    s.tiles(0, task=3, ship=2).task(0, 2, "yellow_action_tiles_task_ship").act(0)
    assert s.verbs("ignite") == [("ignite", "red_three_flower"), ("ignite", "yellow_action_tiles_task_ship")]


# Specialists that change payments


@rule("BF-EX-28", "BF-RUL-43", "BF-SPEC-05")
def test_golden_hands_pay_two_tiles_with_one_yellow() -> None:
    s = Scene().gnomes(0, "specialist_golden_hands").specialists("specialist_crowded_paths")
    s.tiles(0, any=2).resources(0, flower=1).act(0)
    s.choose("gnome", "specialist_crowded_paths")
    assert s.held(0) == {"any": 1}
    s = Scene().gnomes(0, "specialist_golden_hands").tiles(0, any=2)
    assert ways(s, TILES, TASK, TASK, TASK) == bags(TILES, "any any"), "the surplus is lost"


@rule("BF-RUL-43")
def test_golden_hands_offer_no_payment_from_which_an_item_could_be_left_out() -> None:
    s = Scene().gnomes(0, "specialist_golden_hands").tiles(0, any=2, gnome=2, path=1)
    assert ways(s, TILES, GNOME, GNOME) == bags(TILES, "any", "gnome gnome")
    s = Scene().gnomes(0, "specialist_golden_hands").tiles(0, any=1, gnome=1)
    assert ways(s, TILES, GNOME) == bags(TILES, "any", "gnome"), "as one tile"


@rule("BF-RUL-43", "BF-RUL-05")
def test_a_yellow_tile_of_golden_hands_is_not_split_over_ship_and_island() -> None:
    s = Scene().gnomes(0, "specialist_golden_hands").tiles(0, any=1).ship(0, "island_a1")
    s.column(0, "fate_1").act(0)
    s.choose("ship", "island_b1")
    assert s.island_of(0) == "island_b1"
    assert s.decision.seats == (1,), "nothing is left for a Guardian"
    assert s.held(0) == {}


@rule("BF-RUL-43")
def test_a_yellow_tile_of_golden_hands_is_one_tile_in_the_supply() -> None:
    s = Scene().gnomes(0, "specialist_golden_hands").tiles(0, any=1)
    assert s.lines(0)["leftovers"] == 0
    s.act(0)
    s.choose("fate", "top")
    assert s.decision.kind == "place", "one tile may be held"


@rule("BF-RUL-59", "BF-SPEC-03")
def test_where_any_resource_will_do_each_demanded_one_is_one_item() -> None:
    s = Scene().resources(0, herb=1, root=2, gold=1)
    assert ways(s, ANY_KIND, HERB, FLOWER) == bags(GOODS, "herb root", "herb gold", "root root", "root gold")


@rule("BF-RUL-59", "BF-SPEC-03", "BF-SPEC-26")
def test_a_pilgrim_with_generous_offerings_receives_a_task_for_a_tile_and_any_two_resources() -> None:
    s = Scene().gnomes(0, "specialist_generous_offering", "specialist_humble_pilgrim").ship(0, "island_a1")
    s.island("island_a1", "red_portals_3").offered(0, "island_a1", 2).offerings(0, "herb", "shell")
    s.tiles(0, ship=1, path=1).resources(0, root=2).act(0)
    s.choose("task")
    assert s.options == [("offer", "herb", 0), ("offer", "shell", 1)], "the Offering is still chosen"
    s.choose("offer", "shell", 1)
    s.choose("place", 4)
    assert s.held(0) == {}
    assert s[0].offered.count(3) == 1, "and placed"


@rule("BF-RUL-59", "BF-SPEC-09")
def test_a_barterer_pays_any_resource_for_a_gnome_of_gold() -> None:
    s = Scene().gnomes(0, "specialist_barterer").specialists("specialist_wanderer")
    s.tiles(0, gnome=1).resources(0, root=1, herb=1).act(0)
    s.choose("gnome", "specialist_wanderer")
    assert s.held(0) == {}
    assert [gnome.id for gnome in s[0].gnomes] == ["specialist_barterer", "specialist_wanderer"]


# Against brute force


@rule("BF-PAY-04", "BF-PAY-05", "BF-PAY-08", "BF-RUL-02", "BF-RUL-03", "BF-RUL-05", "BF-RUL-43", "BF-DEC-09")
@pytest.mark.parametrize("lacking", [False, True])
@pytest.mark.parametrize("golden", [False, True])
def test_the_payments_in_tiles_are_exactly_the_least_legal_ones(golden: bool, lacking: bool) -> None:
    chance = Random(11)
    for _ in range(60):
        s = Scene(only_if_lacking=lacking)
        if golden:
            s.gnomes(0, "specialist_golden_hands")
        have = tuple(chance.choice((0, 0, 1, 2)) for _ in ACTION_TILES)
        kind = chance.choice((SHIP, TASK, GREAT_BONFIRE, GNOME))
        for price in (1, 2, 3):
            s[0].tiles = list(have)
            legal = least_payments(have, TILES, [kind] * price, golden, lacking)
            if legal:
                assert reached_payments(s, TILES, [kind] * price) == legal, (have, kind, price)


@rule("BF-PAY-06", "BF-PAY-07", "BF-PAY-08", "BF-RUL-02", "BF-RUL-03", "BF-RUL-05", "BF-RUL-59", "BF-DEC-10")
@pytest.mark.parametrize("lacking", [False, True])
@pytest.mark.parametrize("purse", [GOODS, ANY_KIND])
def test_the_payments_in_resources_are_exactly_the_least_legal_ones(purse: int, lacking: bool) -> None:
    chance = Random(12)
    for _ in range(60):
        s = Scene(only_if_lacking=lacking)
        have = tuple(chance.choice((0, 0, 1, 2, 3)) for _ in RESOURCES)
        kinds = [chance.randrange(len(RESOURCES)) for _ in range(2)]
        for items in ([kinds[0]], kinds, [kinds[0]] * 2):
            s[0].resources = list(have)
            legal = least_payments(have, purse, items, False, lacking)
            if legal:
                assert reached_payments(s, purse, items) == legal, (have, items)


@rule("BF-PAY-04", "BF-PAY-05", "BF-RUL-43")
@pytest.mark.parametrize("lacking", [False, True])
@pytest.mark.parametrize("golden", [False, True])
def test_whatever_can_be_paid_in_tiles_is_offered_and_nothing_else(golden: bool, lacking: bool) -> None:
    chance = Random(13)
    for _ in range(60):
        s = Scene(only_if_lacking=lacking).wheel(1).column(0, "fate_1")
        if golden:
            s.gnomes(0, "specialist_golden_hands")
        have = tuple(chance.choice((0, 0, 0, 1, 2)) for _ in ACTION_TILES)
        s[0].tiles = list(have)
        s.act(0)
        for price, field in ((1, "gb_2"), (2, "gb_3"), (3, "gb_4")):
            legal = least_payments(have, TILES, [GREAT_BONFIRE] * price, golden, lacking)
            assert (("wheel", field) in s.options) == bool(legal), (have, price)


@rule("BF-PAY-06", "BF-PAY-07", "BF-RUL-59")
@pytest.mark.parametrize("purse", [GOODS, ANY_KIND])
def test_whatever_can_be_paid_in_resources_is_offered_and_nothing_else(purse: int) -> None:
    chance = Random(14)
    for _ in range(60):
        s = Scene().ship(0, "island_a1").island("island_a1", "red_portals_3").tiles(0, task=1, gnome=1)
        if purse == ANY_KIND:
            s.gnomes(0, "specialist_generous_offering", "specialist_barterer")
        have = tuple(chance.choice((0, 0, 0, 1, 2)) for _ in RESOURCES)
        top = chance.choice(RESOURCES[:5])
        s.offerings(0, top, top).specialists("specialist_wanderer").column(0, "fate_1")
        s[0].resources = list(have)
        s.act(0)
        legal = least_payments(have, purse, [FLOWER, RESOURCES.index(top)], False, False)
        assert (("task",) in s.options) == bool(legal), (have, top)
        legal = least_payments(have, purse, [GOLD, GOLD], False, False)
        assert (("gnome", "specialist_wanderer") in s.options) == bool(legal), have


@rule("BF-RUL-05")
def test_a_payment_that_contains_a_smaller_one_is_refused() -> None:
    s = Scene().ship(0, "island_a1").tiles(0, ship=1, any=1, path=2).act(0)
    s.choose("ship", "island_a2")
    s.choose("otherwise")
    assert s.options == [("spend", "ship"), ("spend", "path"), ("spend", "any")]
    s.choose("spend", "path")
    assert s.held(0) == {"ship": 1, "any": 1}, "the second half of the pair can only be the other one"
    with pytest.raises(IllegalChoice):
        s.choose("spend", "ship")
