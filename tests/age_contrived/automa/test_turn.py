"""The start of an automa turn: reshuffle, a new card, and which turn it takes (WS-TURN, WS-CRIT)."""

from __future__ import annotations

import pytest

from tests.age_contrived.automa.solo_scene import AUTOMA, HUMAN, Solo, printed
from tests.age_contrived.scene import laid_out
from tests.rule import rule
from tryptyk.games.age_contrived.effects.automa.items import WHEEL

ACTION_CRITERION = ("action_pool", 3, "action", "convey")


def taken(s: Solo) -> str:
    """The turn that was taken, by what it tells."""
    return "action" if s.told("automa-pays") else "convey"


@rule("WS-TURN-01", "WS-TURN-06", "WS-TURN-07", "WS-INFO-03")
def test_the_top_card_is_revealed_and_stays_active_in_the_humans_turn() -> None:
    s = Solo()
    s.automa.deck = [printed(2), printed(5)]
    s.automa.discard = [printed(1)]
    reveals = s.g.reveals
    s.begin(("turn", AUTOMA))
    assert [card.number for card in s.automa.deck] == [2]
    assert [card.number for card in s.automa.discard] == [1, 5]
    assert s.told("automa-card") == [("automa_card_05",)]
    assert s.g.reveals == reveals + 1
    assert (s.asked, s.g.active) == (("choose_turn", HUMAN), HUMAN)


@rule("WS-TURN-03")
def test_the_marker_leaves_the_card_that_was_active() -> None:
    s = Solo()
    s.automa.marker = 2
    s.play_turn()
    assert s.marker == ""


@rule("WS-TURN-04", "WS-TURN-05", "WS-DIFF-06")
def test_a_reshuffle_removes_the_two_starter_cards_nearest_to_the_top() -> None:
    s = Solo()
    s.automa.discard = [printed(number) for number in (14, 1, 2, 7, 3, 10)]
    s.begin(("turn", AUTOMA))
    left = [*s.automa.deck, *s.automa.discard]
    assert sorted(card.number for card in left) == [1, 7, 10, 14]
    assert s.told("automa-removes") == [("automa_card_03",), ("automa_card_02",)]
    assert len(s.automa.discard) == 1


@rule("WS-DIFF-07", "WS-TURN-04")
@pytest.mark.parametrize("difficulty", ["hard", "expert"])
def test_with_more_difficulty_four_leave(difficulty: str) -> None:
    s = Solo(difficulty=difficulty)
    s.automa.discard = [printed(number) for number in (1, 2, 3, 4, 5, 6, 20)]
    s.begin(("turn", AUTOMA))
    assert sorted(card.number for card in [*s.automa.deck, *s.automa.discard]) == [1, 2, 20]


@rule("WS-TURN-04")
def test_as_many_leave_as_there_are() -> None:
    s = Solo(difficulty="hard")
    s.automa.discard = [printed(number) for number in (20, 4, 21)]
    s.begin(("turn", AUTOMA))
    assert sorted(card.number for card in [*s.automa.deck, *s.automa.discard]) == [20, 21]


@rule("WS-AMB-20")
def test_one_card_stays_whatever_its_number() -> None:
    s = Solo(difficulty="hard")
    s.automa.discard = [printed(number) for number in (1, 2, 3)]
    s.begin(("turn", AUTOMA))
    assert [card.number for card in s.automa.discard] == [1]
    assert s.automa.deck == []


@rule("WS-TURN-05")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        s = Solo(seed=seed)
        s.automa.discard = [printed(number) for number in range(14, 23)]
        s.begin(("turn", AUTOMA))
        orders.add(tuple(card.number for card in s.automa.deck))
    assert len(orders) > 4


@rule("WS-TURN-04")
def test_nothing_leaves_while_there_is_a_deck() -> None:
    s = Solo()
    s.automa.deck = [printed(3)]
    s.automa.discard = [printed(1)]
    s.begin(("turn", AUTOMA))
    assert [card.number for card in s.automa.discard] == [1, 3]


CASES = [
    ("action_pool", 3, "rose rose", "", "rose", "convey"),
    ("action_pool", 3, "rose rose rose", "", "rose", "action"),
    ("deploy_pool", 3, "rose", "rose rose", "rose", "convey"),
    ("deploy_pool", 3, "rose", "rose rose rose", "rose", "action"),
    ("exhausted_pool", 4, "rose", "rose", "rose rose rose", "action"),
    ("exhausted_pool", 4, "rose", "rose", "rose rose rose magnet", "convey"),
]


@rule("WS-CRIT-01", "WS-CRIT-02", "WS-CRIT-03", "WS-TURN-08", "WS-TURN-11", "WS-CARD-01")
@pytest.mark.parametrize(("measure", "least", "action", "deploy", "exhausted", "turn"), CASES)
def test_the_criterion_looks_at_a_pool(
    measure: str, least: int, action: str, deploy: str, exhausted: str, turn: str
) -> None:
    met, otherwise = ("convey", "action") if measure == "exhausted_pool" else ("action", "convey")
    s = Solo().card(criterion=(measure, least, met, otherwise), actions=[("recharge", 0)])
    s.pools(action, deploy, exhausted).play_turn()
    assert taken(s) == turn
    figure = len({"action_pool": action, "deploy_pool": deploy, "exhausted_pool": exhausted}[measure].split())
    assert s.told("automa-criterion") == [(measure, figure, least, turn)]


@rule("WS-CRIT-01", "WS-CRIT-02", "WS-CRIT-03", "WS-CRIT-04", "WS-CRIT-05")
def test_the_cards_show_the_criteria_of_the_rulebook() -> None:
    shown = {(card.measure, card.least, card.if_met, card.otherwise) for card in map(printed, range(1, 23))}
    assert shown == {
        ("action_pool", 3, "action", "convey"),
        ("deploy_pool", 3, "action", "convey"),
        ("exhausted_pool", 4, "convey", "action"),
        ("conduit_movement", 2, "convey", "action"),
        ("conduit_movement", 3, "convey", "action"),
    }


@rule("WS-CRIT-04", "WS-CRIT-05", "WS-AMB-40", "WS-CARD-06")
@pytest.mark.parametrize(("least", "turn"), [(2, "convey"), (3, "convey"), (4, "action")])
def test_the_criterion_counts_the_movement_of_all_kinds_in_activated_rows(least: int, turn: str) -> None:
    s = Solo().conduits("boot 1", "pillar 2", "monument 2")
    s.card(criterion=("conduit_movement", least, "convey", "action"), rows=0b011, actions=[("recharge", 0)])
    s.pools("rose", "", "rose").play_turn()
    assert taken(s) == turn


@rule("WS-TURN-09")
def test_without_energy_in_the_action_pool_it_always_conveys() -> None:
    s = Solo().card(criterion=("deploy_pool", 3, "action", "convey"), left=(0, 1))
    s.pools("", "rose rose rose", "rose").play_turn()
    assert s.action_pool == "rose"
    assert s.told("automa-must-convey") == [()]


@rule("WS-TURN-10")
def test_with_an_empty_exhausted_pool_it_always_acts() -> None:
    s = Solo().card(criterion=ACTION_CRITERION, actions=[("recharge", 0)]).pools("rose", "", "").play_turn()
    assert s.automa.charged
    assert s.told("automa-must-act") == [()]


@rule("WS-TURN-09", "WS-AMB-32")
def test_a_starved_automa_stays_in_convey_turns_that_move_nothing() -> None:
    s = Solo().card(left=(1, 1)).reserve(AUTOMA, "")
    s.play_turn()
    assert (s.action_pool, s.deploy_pool, s.exhausted_pool) == ("", "", "")
    assert s.asked == ("choose_turn", HUMAN)


@rule("WS-AMB-21")
def test_before_its_first_turn_no_card_is_active_and_it_receives_nothing() -> None:
    s = Solo().card(wheel={"speed": [("gain_energy", 1)]})
    s.automa.turns = 0
    s.g.active = HUMAN
    s.begin((WHEEL,))
    assert (s.exhausted_pool, s.marker) == ("", "")


@rule("WS-TURN-01")
def test_the_human_has_the_first_turn_then_both_take_turns() -> None:
    g = laid_out(1)
    assert g.agenda == [("turn", HUMAN)]
