"""Prince of Gluttons: the devoured pile, and cards that feed on empty piles.

The market, unless a test says otherwise: gems Jade 2, Searing Ruby 4, Burning Opal 5; relics Flexing
Dagger 2, Bottled Vortex 3; spells Amplify Vision 4, Essence Theft 5, Planar Insight 6, Consuming Void 7.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.aeons_end.scene import Scene, ids
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import CARDS
from tryptyk.games.aeons_end.effects.nemeses.prince_of_gluttons import devour, prince
from tryptyk.games.aeons_end.game import GAME
from tryptyk.games.aeons_end.rules.nemesis import unleash
from tryptyk.kernel import Option, Table

ANYBODY: list[Option] = [("player", 0), ("player", 1)]
EVERY_PILE: list[Option] = [
    ("pile", "jade"),
    ("pile", "searing_ruby"),
    ("pile", "burning_opal"),
    ("pile", "flexing_dagger"),
    ("pile", "bottled_vortex"),
    ("pile", "amplify_vision"),
    ("pile", "essence_theft"),
    ("pile", "planar_insight"),
    ("pile", "consuming_void"),
]
TIED_GEMS = [
    "jade", "searing_ruby", "diamond_cluster", "flexing_dagger", "bottled_vortex",
    "amplify_vision", "essence_theft", "planar_insight", "consuming_void",
]  # fmt: skip
TIED_RELICS = [
    "jade", "searing_ruby", "burning_opal", "bottled_vortex", "unstable_prism",
    "amplify_vision", "essence_theft", "planar_insight", "consuming_void",
]  # fmt: skip


def facing(*mages: str, **setup: Any) -> Scene:
    """A table at which the next turn is player 1's, and the nemesis's next card does nothing at once."""
    s = Scene(*mages, nemesis="prince_of_gluttons", **setup)
    return s.turn_cards(["player_1"], ["nemesis"]).nemesis_deck("vile_feast", "godfeeders")


def stock(s: Scene, **piles: int) -> Scene:
    """Set how many cards are left in some piles."""
    for id, count in piles.items():
        s.g.stock[s.g.market.index(CARDS[id])] = count
    return s


def only(s: Scene, **piles: int) -> Scene:
    """These piles, all others empty."""
    s.g.stock = [0] * len(s.g.stock)
    return stock(s, **piles)


def left(s: Scene, *piles: str) -> list[int]:
    return [s.g.stock[s.g.market.index(CARDS[id])] for id in piles]


# Setup


@rule("AE-NDECK-13")
def test_setup_devours_one_gem_of_each_pile_and_the_cheapest_ends_on_top() -> None:
    s = facing()
    asked = s.run(s.g.nemesis.set_up_by_choice(s.g))
    assert asked == []
    assert ids(prince(s.g).devoured) == ["burning_opal", "searing_ruby", "jade"]
    assert s.g.stock == [6, 6, 6, 5, 5, 5, 5, 5, 5]
    assert s.g.gravehold == 30


@rule("AE-CARD-12", "AE-DEC-32")
def test_the_team_orders_gems_of_equal_cost_at_setup() -> None:
    s = facing(market=TIED_GEMS)
    asked = s.run(s.g.nemesis.set_up_by_choice(s.g), ("pile", "searing_ruby"))
    assert [(d.kind, d.seats, d.options) for d in asked] == [
        ("devour", (0, 1), [("pile", "diamond_cluster"), ("pile", "searing_ruby")])
    ]
    assert ids(prince(s.g).devoured) == ["searing_ruby", "diamond_cluster", "jade"]


@rule("AE-DIFF-05", "AE-DIFF-06", "AE-DIFF-07", "AE-NDECK-13")
@pytest.mark.parametrize("difficulty", ["expert", "extinction"])
def test_increased_difficulty_lets_the_team_put_nine_further_cards_on_the_devoured_pile(
    difficulty: str,
) -> None:
    s = facing(difficulty=difficulty)
    picks: list[Option] = [("pile", "flexing_dagger")] * 5
    picks += [("pile", "jade"), ("pile", "consuming_void"), ("pile", "jade"), ("pile", "amplify_vision")]
    asked = s.run(s.g.nemesis.set_up_by_choice(s.g), *picks)
    assert len(asked) == 9
    assert all(decision.seats == (0, 1) for decision in asked)
    assert asked[0].options == EVERY_PILE
    assert asked[5].options == [pile for pile in EVERY_PILE if pile != ("pile", "flexing_dagger")]
    assert ids(prince(s.g).devoured) == [
        "burning_opal", "searing_ruby", "jade",
        *["flexing_dagger"] * 5, "jade", "consuming_void", "jade", "amplify_vision",
    ]  # fmt: skip
    assert s.g.stock == [4, 6, 6, 0, 5, 4, 5, 5, 4]
    assert s.g.gravehold == s.g.difficulty.gravehold_life


@rule("AE-NDECK-13", "AE-DIFF-05")
def test_the_choices_of_setup_are_the_first_of_the_game() -> None:
    setup = {"nemesis": "prince_of_gluttons", "difficulty": "expert", "mages": ["kadir", "mist"]}
    table = Table.new(GAME, 2, 1, setup)
    assert table.decision is not None
    assert (table.decision.kind, table.decision.options) == ("devour", EVERY_PILE)
    assert table.decision.about == ("prince_of_gluttons", 1)
    assert ids(prince(table.state).devoured) == ["burning_opal", "searing_ruby", "jade"]
    assert table.state.turn == 0


@rule("AE-DIFF-01")
@pytest.mark.parametrize("difficulty", ["beginner", "normal"])
def test_without_increased_difficulty_only_the_gems_are_devoured(difficulty: str) -> None:
    s = facing(difficulty=difficulty)
    s.run(s.g.nemesis.set_up_by_choice(s.g))
    assert len(prince(s.g).devoured) == 3


# Unleash and devouring


@rule("AE-CARD-09", "AE-CARD-10", "AE-CARD-12", "AE-DEC-32")
def test_unleash_devours_from_the_least_expensive_pile_and_the_team_breaks_ties() -> None:
    s = facing()
    asked = s.run(unleash(s.g), ("pile", "flexing_dagger"))
    assert [(d.kind, d.seats, d.options, d.about) for d in asked] == [
        ("devour", (0, 1), [("pile", "jade"), ("pile", "flexing_dagger")], ("prince_of_gluttons", 3))
    ]
    assert ids(prince(s.g).devoured) == ["flexing_dagger"] * 3
    assert s.g.stock == [7, 7, 7, 2, 5, 5, 5, 5, 5]
    assert s.g.gravehold == 30


@rule("AE-CARD-10")
@pytest.mark.parametrize(
    ("mages", "devoured"),
    [
        (("kadir",), 3),
        (("kadir", "mist"), 3),
        (("kadir", "mist", "jian"), 2),
        (("kadir", "mist", "jian", "lash"), 2),
    ],
)
def test_unleash_devours_three_cards_with_one_or_two_players_and_two_with_more(
    mages: tuple[str, ...], devoured: int
) -> None:
    s = stock(facing(*mages), flexing_dagger=0)
    s.run(unleash(s.g))
    assert ids(prince(s.g).devoured) == ["jade"] * devoured
    assert left(s, "jade") == [7 - devoured]


def test_empty_piles_are_not_considered() -> None:
    s = stock(facing(), jade=0, flexing_dagger=0)
    asked = s.run(unleash(s.g))
    assert asked == []
    assert ids(prince(s.g).devoured) == ["bottled_vortex"] * 3
    assert s.g.gravehold == 30


@pytest.mark.parametrize(("jades", "gravehold"), [(3, 30), (2, 28), (1, 26)])
def test_gravehold_suffers_two_damage_for_each_card_that_the_pile_is_short(
    jades: int, gravehold: int
) -> None:
    s = stock(facing(), jade=jades, flexing_dagger=0)
    s.run(unleash(s.g))
    assert ids(prince(s.g).devoured) == ["jade"] * jades
    assert left(s, "jade", "bottled_vortex") == [0, 5]
    assert s.g.gravehold == gravehold


def test_a_devour_never_starts_on_an_empty_pile() -> None:
    s = stock(facing(), jade=0)
    with pytest.raises(AssertionError):
        devour(s.g, s.g.market.index(CARDS["jade"]), 1)
    assert s.g.gravehold == 30


@rule("AE-CARD-09")
def test_unleashing_twice_looks_for_the_least_expensive_pile_twice() -> None:
    s = stock(facing(), jade=2, flexing_dagger=0)
    s.run(unleash(s.g, 2))
    assert ids(prince(s.g).devoured) == ["jade", "jade", "bottled_vortex", "bottled_vortex", "bottled_vortex"]
    assert s.g.gravehold == 28


def test_the_devoured_pile_is_not_devoured_from() -> None:
    s = stock(facing(), jade=0, flexing_dagger=0).set(devoured=[CARDS["jade"]] * 5)
    s.run(unleash(s.g))
    assert ids(prince(s.g).devoured) == ["jade"] * 5 + ["bottled_vortex"] * 3


def test_devoured_cards_are_told() -> None:
    s = stock(facing(), flexing_dagger=0)
    s.run(unleash(s.g))
    assert s.told == [("unleash",), *[("devour", "jade")] * 3]


# The top devoured card can be gained


@rule("AE-GAIN-02")
def test_the_top_devoured_card_is_gained_at_its_cost_like_a_supply_card() -> None:
    s = facing().discard(0, "spark").set(aether=5, devoured=[CARDS["jade"], CARDS["searing_ruby"]]).main(0)
    assert ("gain", "searing_ruby") in s.options and ("gain_devoured", "searing_ruby") in s.options
    assert ("gain_devoured", "jade") not in s.options
    s.choose("gain_devoured", "searing_ruby")
    assert s.g.aether == 1
    assert ids(s[0].discard) == ["spark", "searing_ruby"]
    assert ids(prince(s.g).devoured) == ["jade"]
    assert s.g.stock == [7, 7, 7, 5, 5, 5, 5, 5, 5]
    assert s.reason("gain_devoured", "jade") == ("need-aether", "AE-GAIN-01", 2, 1)


def test_gaining_from_the_supply_leaves_the_devoured_pile_alone() -> None:
    s = facing().set(aether=2, devoured=[CARDS["jade"]]).main(0)
    s.choose("gain", "jade")
    assert left(s, "jade") == [6]
    assert ids(prince(s.g).devoured) == ["jade"]
    assert ids(s[0].discard) == ["jade"]


def test_a_gem_that_can_only_be_had_from_the_devoured_pile() -> None:
    s = stock(facing(), burning_opal=0).set(aether=5, devoured=[CARDS["burning_opal"]]).main(0)
    assert ("gain", "burning_opal") not in s.options
    s.choose("gain_devoured", "burning_opal")
    assert ids(s[0].discard) == ["burning_opal"]
    assert prince(s.g).devoured == []


# Losing


@rule("AE-END-06", "AE-END-01", "AE-RUL-04")
def test_the_players_lose_at_once_when_the_last_supply_card_is_devoured() -> None:
    s = only(facing(), jade=2).set(devoured=[CARDS["searing_ruby"]])
    s.run(unleash(s.g))
    assert s.ended == ("supply-devoured", ())
    assert ids(prince(s.g).devoured) == ["searing_ruby", "jade", "jade"]
    # The missing third card does no damage any more.
    assert s.g.gravehold == 30


@rule("AE-END-06")
def test_one_card_left_in_the_supply_keeps_the_game_going() -> None:
    s = only(facing(), jade=3, flexing_dagger=1)
    s.run(unleash(s.g), ("pile", "jade"))
    assert s.ended is None
    assert left(s, "jade", "flexing_dagger") == [0, 1]


@rule("AE-END-06")
def test_the_players_lose_by_gaining_the_last_supply_card_themselves() -> None:
    s = Scene("kadir", "mist", nemesis="prince_of_gluttons")
    for place, card in enumerate(s.g.market):
        s.g.destroyed.extend([card] * s.g.stock[place])
        s.g.stock[place] = 0
    s.g.destroyed.remove(CARDS["jade"])
    stock(s, jade=1).set(aether=2).main(0)
    s.choose("gain", "jade")
    assert s.over
    assert s.ended == ("supply-devoured", ())
    assert ids(s[0].discard) == ["jade"]
    GAME.check(s.g)


@rule("AE-END-06")
def test_gaining_the_last_devoured_card_loses_nothing() -> None:
    s = only(facing(), consuming_void=1).set(aether=2, devoured=[CARDS["jade"]]).main(0)
    s.choose("gain_devoured", "jade")
    assert not s.over
    assert prince(s.g).devoured == []


# Cards of tier 1


def test_gorge_devours_two_of_the_second_most_expensive_gem_and_damages_a_player() -> None:
    s = facing().nemesis_draws("gorge")
    assert (s.decision.kind, s.decision.seats, s.options) == ("suffer", (0, 1), ANYBODY)
    s.choose("player", 1)
    assert ids(prince(s.g).devoured) == ["searing_ruby"] * 2
    assert (s[0].life, s[1].life) == (10, 8)
    assert ids(s.g.nemesis_discard) == ["gorge"]


@rule("AE-CARD-12")
def test_gorge_with_a_tie_for_second_asks_the_team() -> None:
    market = ["burning_opal", *TIED_GEMS[1:]]
    s = facing(market=market).nemesis_draws("gorge")
    assert (s.decision.kind, s.decision.seats) == ("devour", (0, 1))
    assert s.options == [("pile", "diamond_cluster"), ("pile", "searing_ruby")]
    s.choose("pile", "diamond_cluster")
    assert ids(prince(s.g).devoured) == ["diamond_cluster"] * 2


@rule("AE-CARD-12")
def test_gorge_takes_either_of_two_piles_tied_for_the_most_expensive() -> None:
    s = facing(market=TIED_GEMS).nemesis_draws("gorge")
    assert s.options == [("pile", "diamond_cluster"), ("pile", "searing_ruby")]


def test_gorge_skips_empty_gem_piles() -> None:
    s = stock(facing(), burning_opal=0).nemesis_draws("gorge")
    assert ids(prince(s.g).devoured) == ["jade"] * 2


@rule("AE-CARD-11")
def test_gorge_devours_nothing_where_there_is_no_second_gem_pile() -> None:
    s = stock(facing(), burning_opal=0, searing_ruby=0).nemesis_draws("gorge")
    s.choose("player", 0)
    assert prince(s.g).devoured == []
    assert left(s, "jade") == [7]
    assert s.g.gravehold == 30
    assert s[0].life == 8


def test_gorge_on_a_short_pile_damages_gravehold() -> None:
    s = stock(facing(), searing_ruby=1).nemesis_draws("gorge")
    assert ids(prince(s.g).devoured) == ["searing_ruby"]
    assert s.g.gravehold == 28


@rule("AE-CARD-04", "AE-DEC-29")
def test_lobotomize_damages_a_player() -> None:
    s = facing().nemesis_draws("lobotomize")
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("or", (0, 1), ("lobotomize",))
    assert s.options == [("or", "damage"), ("or", "devour")]
    s.choose("or", "damage")
    s.choose("player", 0)
    assert (s[0].life, prince(s.g).devoured) == (7, [])


def test_lobotomize_devours_three_spells_of_one_pile_of_the_teams_choice() -> None:
    s = facing().nemesis_draws("lobotomize")
    s.choose("or", "devour")
    assert (s.decision.kind, s.decision.seats) == ("devour", (0, 1))
    assert s.options == EVERY_PILE[5:]
    s.choose("pile", "planar_insight")
    assert ids(prince(s.g).devoured) == ["planar_insight"] * 3
    assert (s[0].life, s[1].life) == (10, 10)


@rule("AE-CARD-04", "AE-NTURN-14")
def test_lobotomize_devours_only_from_a_pile_with_three_spells_left() -> None:
    s = stock(facing(), amplify_vision=2, planar_insight=0).nemesis_draws("lobotomize")
    s.choose("or", "devour")
    assert s.options == [("pile", "essence_theft"), ("pile", "consuming_void")]


@rule("AE-CARD-05", "AE-NTURN-14", "AE-RUL-12")
def test_lobotomize_has_to_damage_when_no_spell_pile_has_three_cards() -> None:
    s = stock(facing(), amplify_vision=2, essence_theft=0, planar_insight=1, consuming_void=2)
    s.nemesis_draws("lobotomize")
    assert (s.decision.kind, s.options) == ("suffer", ANYBODY)
    s.choose("player", 1)
    assert s[1].life == 7


def test_thought_biter_damages_a_player() -> None:
    s = facing().foe("thought_biter").nemesis_turn()
    assert (s.decision.seats, s.options) == ((0, 1), [("or", "damage"), ("or", "devour")])
    s.choose("or", "damage")
    s.choose("player", 1)
    assert (s[1].life, prince(s.g).devoured) == (8, [])


def test_thought_biter_devours_two_of_the_least_expensive_relic() -> None:
    s = facing().foe("thought_biter").nemesis_turn()
    s.choose("or", "devour")
    assert ids(prince(s.g).devoured) == ["flexing_dagger"] * 2
    assert left(s, "flexing_dagger", "bottled_vortex") == [3, 5]


def test_thought_biter_turns_to_the_other_relic_when_a_pile_is_empty() -> None:
    s = stock(facing(), flexing_dagger=0).foe("thought_biter").nemesis_turn()
    s.choose("or", "devour")
    assert ids(prince(s.g).devoured) == ["bottled_vortex"] * 2


@rule("AE-CARD-12")
def test_thought_biter_with_relics_of_equal_cost_asks_the_team() -> None:
    s = facing(market=TIED_RELICS).foe("thought_biter").nemesis_turn()
    s.choose("or", "devour")
    assert s.decision.seats == (0, 1)
    assert s.options == [("pile", "bottled_vortex"), ("pile", "unstable_prism")]
    s.choose("pile", "unstable_prism")
    assert ids(prince(s.g).devoured) == ["unstable_prism"] * 2


@rule("AE-CARD-05", "AE-NTURN-14")
@pytest.mark.parametrize(("daggers", "vortices"), [(1, 5), (0, 1), (0, 0)])
def test_thought_biter_has_to_damage_when_the_least_expensive_relic_runs_short(
    daggers: int, vortices: int
) -> None:
    s = stock(facing(), flexing_dagger=daggers, bottled_vortex=vortices).foe("thought_biter").nemesis_turn()
    assert s.options == ANYBODY
    s.choose("player", 0)
    assert (s[0].life, prince(s.g).devoured) == (8, [])


# Cards of tier 2


def test_cerephage_devours_as_many_cards_as_it_has_life_and_suffers_two_damage() -> None:
    s = facing().foe("cerephage").nemesis_turn()
    assert (s.decision.kind, s.decision.seats, s.options) == ("devour", (0, 1), EVERY_PILE)
    s.choose("pile", "burning_opal")
    assert ids(prince(s.g).devoured) == ["burning_opal"] * 7
    assert s.g.foes[0].life == 5


def test_cerephage_on_a_short_pile_damages_gravehold() -> None:
    s = stock(facing(), jade=0).foe("cerephage", life=7).nemesis_turn()
    assert s.options == EVERY_PILE[1:]
    s.choose("pile", "essence_theft")
    assert ids(prince(s.g).devoured) == ["essence_theft"] * 5
    assert s.g.gravehold == 26


@rule("AE-NCRD-04")
def test_cerephage_starves_when_its_life_is_gone() -> None:
    s = facing().foe("cerephage", life=1).nemesis_turn()
    s.choose("pile", "jade")
    assert ids(prince(s.g).devoured) == ["jade"]
    assert ids(s.g.foes) == ["vile_feast"]
    assert ids(s.g.nemesis_discard) == ["cerephage"]


def test_godfeeders_damages_gravehold_and_devours_the_most_expensive_gem() -> None:
    s = facing().foe("godfeeders").nemesis_turn()
    assert s.g.gravehold == 27
    assert ids(prince(s.g).devoured) == ["burning_opal"]


@rule("AE-CARD-12")
def test_godfeeders_with_gems_of_equal_cost_asks_the_team() -> None:
    s = facing(market=TIED_GEMS).foe("godfeeders").nemesis_turn()
    assert s.decision.seats == (0, 1)
    assert s.options == [("pile", "diamond_cluster"), ("pile", "searing_ruby")]
    s.choose("pile", "searing_ruby")
    assert ids(prince(s.g).devoured) == ["searing_ruby"]


@rule("AE-CARD-11")
def test_godfeeders_devours_nothing_once_all_gems_are_gone() -> None:
    s = stock(facing(), jade=0, searing_ruby=0, burning_opal=0).foe("godfeeders").nemesis_turn()
    assert s.g.gravehold == 27
    assert prince(s.g).devoured == []


@pytest.mark.parametrize(("empty", "life"), [({}, 8), ({"jade": 0, "ignite": 0}, 10)])
def test_mindguzzler_enters_with_eight_life_and_one_more_for_each_empty_pile(
    empty: dict[str, int], life: int
) -> None:
    s = stock(facing(market="free_charges"), **empty).nemesis_draws("mindguzzler")
    assert [(foe.card.id, foe.life) for foe in s.g.foes] == [("mindguzzler", life)]


def test_mindguzzler_keeps_the_life_that_it_entered_with() -> None:
    s = stock(facing(), jade=0).nemesis_draws("mindguzzler")
    stock(s, flexing_dagger=0)
    assert s.g.foes[0].life == 9


def test_mindguzzler_unleashes() -> None:
    s = stock(facing(), flexing_dagger=0).foe("mindguzzler", life=8).nemesis_turn()
    assert ids(prince(s.g).devoured) == ["jade"] * 3


# Cards of tier 3


@rule("AE-CARD-09", "AE-DEC-29")
def test_digest_unleashes_three_times() -> None:
    s = stock(facing(), flexing_dagger=0).nemesis_draws("digest")
    assert (s.decision.seats, s.decision.about) == ((0, 1), ("digest",))
    assert s.options == [("or", "unleash"), ("or", "damage")]
    s.choose("or", "unleash")
    assert ids(prince(s.g).devoured) == ["jade"] * 7
    assert s.g.gravehold == 26
    assert (s[0].life, s[1].life) == (10, 10)


def test_digest_damages_a_player_for_each_empty_pile() -> None:
    s = stock(facing(), flexing_dagger=0, jade=0)
    s.nemesis_draws("digest")
    s.choose("or", "damage")
    assert (s.decision.seats, s.options) == ((0, 1), ANYBODY)
    s.choose("player", 1)
    assert s[1].life == 8
    assert prince(s.g).devoured == []


@rule("AE-RUL-10", "AE-CARD-05")
def test_digest_has_to_unleash_while_no_pile_is_empty() -> None:
    s = facing().nemesis_draws("digest")
    assert (s.decision.kind, s.options) == ("devour", [("pile", "jade"), ("pile", "flexing_dagger")])
    s.choose("pile", "jade")
    s.choose("pile", "jade")
    s.choose("pile", "jade")
    assert ids(prince(s.g).devoured) == ["jade"] * 7


@rule("AE-EXH-11")
def test_memory_eater_damages_the_lowest_life_for_each_empty_pile() -> None:
    s = stock(facing(), jade=0, flexing_dagger=0)
    s.life(1, 6).foe("memory_eater").nemesis_turn()
    assert (s[0].life, s[1].life) == (10, 4)


@rule("AE-CARD-13")
def test_memory_eater_with_a_tie_asks_the_team() -> None:
    s = stock(facing(), jade=0).foe("memory_eater").nemesis_turn()
    assert (s.decision.kind, s.decision.seats, s.options) == ("suffer", (0, 1), ANYBODY)
    s.choose("player", 0)
    assert (s[0].life, s[1].life) == (9, 10)


def test_memory_eater_does_nothing_while_no_pile_is_empty() -> None:
    s = facing().foe("memory_eater").nemesis_turn()
    assert s.decision.kind == "main"
    assert (s[0].life, s[1].life, s.g.gravehold) == (10, 10, 30)


def test_vile_feast_damages_gravehold_by_two_for_each_empty_pile() -> None:
    s = stock(facing().nemesis_deck("godfeeders"), jade=0, searing_ruby=0, consuming_void=0)
    s.foe("vile_feast", tokens=1).nemesis_turn()
    assert s.g.gravehold == 24
    assert ids(s.g.nemesis_discard) == ["vile_feast"]


def test_vile_feast_waits_while_it_has_tokens() -> None:
    s = stock(facing().nemesis_deck("godfeeders"), jade=0).foe("vile_feast").nemesis_turn()
    assert s.g.gravehold == 30
    assert s.g.foes[0].tokens == 1


@rule("AE-CARD-06", "AE-CARD-07")
def test_vile_feast_is_discarded_for_eight_aether() -> None:
    s = facing().foe("vile_feast").set(aether=9).main(0)
    s.choose("to_discard", "vile_feast")
    assert s.g.aether == 1
    assert s.g.foes == []
    assert ids(s.g.nemesis_discard) == ["vile_feast"]


@rule("AE-CARD-07")
def test_vile_feast_stays_for_seven_aether() -> None:
    s = facing().foe("vile_feast").set(aether=7).main(0)
    assert ("to_discard", "vile_feast") not in s.options
    assert s.reason("to_discard", "vile_feast") == ("need-aether", "AE-CARD-07", 8, 7)


# Invariants


def test_the_check_finds_a_devoured_card_that_is_not_of_the_supply() -> None:
    s = facing()
    prince(s.g).devoured.append(CARDS["jade"])
    s.g.nemesis.check(s.g)
    prince(s.g).devoured.append(CARDS["crystal"])
    with pytest.raises(AssertionError):
        s.g.nemesis.check(s.g)


def test_the_check_finds_a_game_that_goes_on_without_a_supply() -> None:
    s = only(facing(), jade=1)
    s.g.nemesis.check(s.g)
    only(s)
    with pytest.raises(AssertionError):
        s.g.nemesis.check(s.g)
