"""The Specialists (BF-SPEC): from when they work, and what they change of prices and scores."""

from __future__ import annotations

from tests.bonfire.scene import AT_BONFIRE, Scene
from tests.bonfire.specialists import (
    GOLD_FIELD,
    PATHS,
    procession,
    receiving,
    with_specialists,
)
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import GNOMES, SPECIALISTS
from tryptyk.games.bonfire.components.printed import RESOURCES

# From when they work


@rule("BF-RUL-30", "BF-GNO-09")
def test_a_specialist_does_not_work_for_its_own_price_but_from_then_on() -> None:
    s = (
        Scene()
        .specialists("specialist_barterer", "specialist_planner")
        .tiles(0, gnome=4)
        .resources(0, shell=1)
    )
    s.act(0)
    assert s.reason("gnome", "specialist_barterer") == ("need-resources", "BF-GNO-02")
    s.resources(0, fruit=1, shell=1).act(0)
    s.choose("gnome", "specialist_barterer")
    s.pay()
    assert s.held(0) == {"gnome": 2, "shell": 1}
    s.act(0)
    s.choose("gnome", "specialist_planner")
    assert s.held(0) == {}, "now a Shell pays for a Fruit"


@rule("BF-RUL-30", "BF-SPEC-08", "BF-SPEC-07")
def test_nothing_is_granted_for_the_past() -> None:
    s = Scene().path(0, *PATHS).novices(GOLD_FIELD, 0).specialists("specialist_path_gatherer")
    s.tiles(0, gnome=2).resources(0, flower=1).act(0)
    s.choose("gnome", "specialist_path_gatherer")
    assert s.held(0) == {}


@rule("BF-GNO-10", "BF-COMP-13")
def test_each_ability_is_owned_by_one_player_only() -> None:
    bits = [card.bit for card in SPECIALISTS.values()]
    assert len(set(bits)) == len(bits) == 27
    s = with_specialists("long_stride").path(1, *PATHS).tiles(1, guardian=1).act(1)
    s.choose("procession", 1)
    assert s[1].guardians[0] == 1, "one step was all there was to choose"


# 3, 26: receiving Tasks


@rule("BF-SPEC-03", "BF-RUL-59")
def test_3_any_two_resources_pay_for_a_task_and_the_offering_is_placed_all_the_same() -> None:
    s = receiving("generous_offering").tiles(0, task=1).resources(0, flower=1, fruit=1).act(0)
    stack = len(s[0].stacks[1])
    s.choose("task")
    assert s.options == [("offer", "shell", 0), ("offer", "root", 1)]
    s.choose("offer", "root", 1)
    s.choose("place", 4)
    assert s.held(0) == {}
    assert s[0].tasks[4] is not None
    assert len(s[0].stacks[1]) == stack - 1
    assert sum(s[0].offered) == 1


@rule("BF-SPEC-03", "BF-RUL-59")
def test_3_each_demanded_resource_is_one_item_and_never_two() -> None:
    s = receiving("generous_offering").tiles(0, task=1).resources(0, flower=3, herb=1).act(0)
    s.choose("task")
    s.choose("offer", "shell", 0)
    assert s.decision.kind == "pay" and s.decision.about == ("any_resources", "herb shell")
    s.choose("otherwise")
    assert s.options == [("spend", "flower"), ("spend", "herb")], "a Flower goes in any case"
    s.choose("spend", "flower")
    s.choose("place", 1)
    assert s.held(0) == {"flower": 1, "herb": 1}


@rule("BF-SPEC-03", "BF-RCV-05")
def test_3_without_it_two_wrong_resources_do_not_pay() -> None:
    s = receiving().tiles(0, task=1).resources(0, flower=1, fruit=1).act(0)
    assert s.reason("task") == ("need-resources", "BF-RCV-05")
    s = receiving("generous_offering").tiles(0, task=1).resources(0, flower=1).act(0)
    assert s.reason("task") == ("need-resources", "BF-RCV-05"), "one Resource is too little for it, too"


@rule("BF-SPEC-26", "BF-RUL-59")
def test_26_a_task_costs_one_tile_however_many_own_offerings_lie_there() -> None:
    s = receiving("humble_pilgrim", offered=2).tiles(0, task=2).resources(0, herb=1, shell=1).act(0)
    s.choose("task")
    s.choose("place", 1)
    assert s.held(0) == {"task": 1}
    assert sum(s[0].offered) == 3
    s = receiving(offered=2).tiles(0, task=2).resources(0, herb=1, shell=1).act(0)
    assert s.reason("task") == ("need-tiles", "BF-PAY-01", "task", 3)


@rule("BF-SPEC-26", "BF-SPEC-03", "BF-RUL-59")
def test_26_and_3_go_together_and_the_tile_may_be_replaced() -> None:
    s = receiving("humble_pilgrim", "generous_offering", offered=2).tiles(0, ship=1, path=1)
    s.resources(0, flower=2).act(0)
    s.choose("task")
    s.choose("offer", "shell", 0)
    s.choose("place", 1)
    assert s.held(0) == {}
    assert s[0].task_count == 1


# 4, 9, 15: recruiting


@rule("BF-SPEC-04", "BF-SYM-06")
def test_4_an_elder_scores_two_points_more_and_a_specialist_none() -> None:
    s = with_specialists("elders_friend").portals(0, 7, 6, 5).tiles(0, gnome=4).resources(0, fruit=2)
    s.specialists("specialist_planner").act(0)
    s.choose("gnome", "elder_portals")
    s.choose("price", 2, 1)
    assert s[0].gained == 3 + 2
    s.act(0)
    s.choose("gnome", "specialist_planner")
    assert s[0].gained == 5


@rule("BF-SPEC-09", "BF-RUL-59")
def test_9_any_resources_pay_for_a_gnome_even_where_gold_is_shown() -> None:
    s = with_specialists("barterer").specialists("specialist_wanderer").tiles(0, gnome=1)
    assert RESOURCES[GNOMES["specialist_wanderer"].cost] == "gold"
    s.resources(0, flower=1, herb=1).act(0)
    s.choose("gnome", "specialist_wanderer")
    assert s.held(0) == {}
    assert [card.id for card in s[0].gnomes] == ["specialist_barterer", "specialist_wanderer"]
    s = Scene().specialists("specialist_wanderer").tiles(0, gnome=1).resources(0, flower=1, herb=1).act(0)
    assert s.verbs("gnome") == [], "without it"


@rule("BF-SPEC-15", "BF-RUL-29", "BF-RUL-30")
def test_15_every_gnome_brings_a_yellow_tile_this_one_too() -> None:
    s = Scene().specialists("specialist_recruiter").tiles(0, gnome=2).resources(0, herb=1).act(0)
    s.choose("gnome", "specialist_recruiter")
    assert s.held(0) == {"any": 1}
    s.tiles(0, gnome=2).resources(0, herb=1).act(0)
    s.choose("gnome", "elder_tasks")
    assert s.held(0) == {"any": 1}


# 5: payment


@rule("BF-SPEC-05", "BF-EX-28", "BF-RUL-43")
def test_5_a_yellow_tile_pays_two_tiles_of_one_price() -> None:
    s = (
        with_specialists("golden_hands")
        .specialists("specialist_planner")
        .tiles(0, any=2)
        .resources(0, fruit=1)
    )
    s.act(0)
    s.choose("gnome", "specialist_planner")
    assert s.held(0) == {"any": 1}


@rule("BF-SPEC-05", "BF-EX-28", "BF-RUL-43")
def test_5_where_nothing_else_is_spent_the_surplus_is_lost() -> None:
    s = receiving("golden_hands", offered=2).tiles(0, any=2).resources(0, herb=1, shell=1).act(0)
    s.choose("task")
    s.choose("place", 1)
    assert s.held(0) == {}


@rule("BF-RUL-43", "BF-SHIP-08")
def test_5_a_yellow_tile_is_not_split_over_ship_and_island() -> None:
    s = with_specialists("golden_hands").tiles(0, any=1).act(0)
    s.choose("ship", "island_b1")
    assert s.decision.seats == (1,), "nothing is left for the Guardian"
    assert s.held(0) == {}


@rule("BF-RUL-43", "BF-FATE-04", "BF-SCORE-09")
def test_5_in_the_supply_a_yellow_tile_is_one_tile() -> None:
    s = with_specialists("golden_hands").tiles(0, any=1).resources(0, herb=1).act(0)
    assert s.lines(0)["leftovers"] == 1
    s.choose("fate", "top")
    assert s.decision.kind == "place", "none need be thrown away"


# 18: the Bonfire Keeper


@rule("BF-SPEC-18", "BF-RUL-56")
def test_18_scores_at_the_end_for_guardians_who_stand_there_then() -> None:
    s = (
        with_specialists("bonfire_keeper")
        .task(0, 1, "red_gold_4", lit=True)
        .portals(0, 1)
        .guardian(0, "own", 1)
    )
    procession(s)
    assert s[0].guardians[0] == AT_BONFIRE + 1
    assert s[0].gained == 0, "not when she moves there"
    assert s.lines(0)["keeper"] == 2
    s.guardian(0, "own", 1)
    assert s.lines(0)["keeper"] == 0


@rule("BF-RUL-56", "BF-SPEC-18")
def test_18_also_for_guardians_who_came_before_the_card() -> None:
    s = Scene().task(0, 1, "red_gold_4", lit=True).portals(0, 1).guardian(0, "own", AT_BONFIRE + 1)
    s.specialists("specialist_bonfire_keeper").tiles(0, gnome=2).resources(0, flower=1).act(0)
    s.choose("gnome", "specialist_bonfire_keeper")
    assert s.lines(0)["keeper"] == 2
