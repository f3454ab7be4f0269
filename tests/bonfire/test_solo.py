"""Solo play: its setup, the end, and the score (BF-SSET, BF-SEND)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.bonfire.scene import AT_BONFIRE, Scene, laid_out
from tests.bonfire.tom import (
    FIELD,
    HERB,
    SEVEN,
    next_portal,
    tom_plays,
    without_portals,
)
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import (
    COUNCIL,
    ELDERS,
    PORTALS,
    SPECIALISTS,
    TASK_ISLANDS,
    TOM_CARDS,
)
from tryptyk.games.bonfire.components.printed import GOLD
from tryptyk.games.bonfire.state import BY_CARDS, BY_ELDERS, BY_PASSING, LYING, NEUTRAL, TOM, State
from tryptyk.games.bonfire.view import view

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
