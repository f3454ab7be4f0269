"""Crooked Mask: the mat, the nine cards, increased difficulty."""

from __future__ import annotations

import pytest

from tests.aeons_end.mask import Mask
from tests.aeons_end.scene import OPEN, ids
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import CARDS, NEMESES
from tryptyk.games.aeons_end.effects.nemeses.crooked_mask import mask
from tryptyk.games.aeons_end.game import GAME
from tryptyk.games.aeons_end.rules.behaviour import PERSISTENT, POWER
from tryptyk.games.aeons_end.rules.damage import foe_in_play
from tryptyk.games.aeons_end.rules.nemesis import unleash
from tryptyk.games.aeons_end.rules.piles import destroy_from_hand
from tryptyk.games.aeons_end.state import Foe, State
from tryptyk.kernel import Rng, Table
from tryptyk.kernel.imagining import imagine

ALL = sorted(NEMESES["crooked_mask"].side_cards)
TEAM = (0, 1)


def top_first(s: Mask, seat: int) -> list[str]:
    return ids(reversed(s[seat].deck.cards))


def foe(s: Mask, id: str) -> Foe:
    found = foe_in_play(s.g, id)
    assert found is not None
    return found


# The mat


@rule("AE-NDECK-13", "AE-NDECK-14")
def test_setup_shuffles_the_eleven_corruptions_face_down() -> None:
    first, second = Mask(seed=1), Mask(seed=2)
    assert sorted(first.corruption_deck) == sorted(second.corruption_deck) == ALL
    assert len(ALL) == 11
    assert first.corruption_deck != second.corruption_deck
    assert (mask(first.g).corruption_deck.lo, mask(first.g).corruption_deck.hi) == (0, 11)
    assert first.g.nemesis_life == 70


@rule("AE-CARD-10", "AE-CARD-12", "AE-DEC-27")
def test_unleash_gives_a_corruption_and_shuffles_the_discard_pile_into_the_deck() -> None:
    s = Mask().deck(1, "spark", "crystal").discard(1, "jade", "jade", "spark")
    s.corruptions("contagion", "nothingness").discard(0, "jade")
    asked = s.run(unleash(s.g), ("player", 1))
    assert [(d.kind, d.seats, d.options) for d in asked] == [
        ("player", TEAM, [("player", 0), ("player", 1)]),
    ]
    assert sorted(top_first(s, 1)) == ["contagion", "crystal", "jade", "jade", "spark", "spark"]
    assert s[1].discard == []
    assert (s[1].deck.lo, s[1].deck.hi) == (0, 6), "nobody knows the order any more"
    assert ids(mask(s.g).unseen) == ["contagion"]
    assert s.corruption_deck == ["nothingness"]
    assert ids(s[0].discard) == ["jade"], "only the chosen player is touched"


def test_who_has_just_got_a_corruption_imagines_which_it_may_be() -> None:
    """It lies face down and shuffled in, in the middle of what the attack does: the next question of the same
    act has to be imagined as it is seen, with any corruption in its place."""
    s = Mask().hand(0, "jade").hand(1, "jade").deck(1, "spark", "crystal").discard(1, "jade")
    s.nemesis_draws("skewer")
    s.choose("player", 1)
    assert s.decision.kind == "suffer" and s.table is not None
    given = set()
    for seed in range(8):
        imagined = imagine(s.table, 0, seed)
        assert imagined is not None and imagined.exact
        table = imagined.table()
        assert table.view(0) == s.table.view(0)
        given.update(ids(mask(table.state).unseen))
    assert len(given) > 3


def test_unleash_really_shuffles() -> None:
    orders = set()
    for seed in range(8):
        s = Mask(seed=seed).deck(0, "spark", "crystal", "jade").discard(0, "emerald_shard")
        s.corruptions("contagion")
        s.run(unleash(s.g), ("player", 0))
        orders.add(tuple(top_first(s, 0)))
    assert len(orders) > 4


def test_without_corruptions_gravehold_suffers_and_the_deck_is_shuffled_all_the_same() -> None:
    s = Mask().corruptions().deck(0, "crystal").discard(0, "spark")
    s.run(unleash(s.g), ("player", 0))
    assert s.g.gravehold == 28
    assert sorted(ids(s[0].deck.cards)) == ["crystal", "spark"]
    assert (s[0].deck.lo, s[0].deck.hi) == (0, 2)


@rule("AE-CARD-09")
def test_unleash_twice_asks_twice() -> None:
    s = Mask().corruptions("contagion", "nothingness", "grim_sight").deck(0).deck(1)
    asked = s.run(unleash(s.g, 2), ("player", 0), ("player", 1))
    assert len(asked) == 2
    assert (ids(s[0].deck.cards), ids(s[1].deck.cards)) == (["contagion"], ["nothingness"])


def test_a_corruption_from_the_known_bottom_of_its_deck_stays_known() -> None:
    s = Mask().corruptions("contagion", known=["nothingness", "grim_sight"]).deck(0, "crystal")
    s.foe("corrupter").breach(0, 1, OPEN, "spark").hand(0).casting(0)
    s.choose("cast", 1, "spark")
    s.choose("target", "corrupter")
    assert ids(mask(s.g).unseen) == ["contagion"]
    s.run(unleash(s.g), ("player", 1))
    assert "nothingness" in ids(s[1].deck.cards)
    assert ids(mask(s.g).unseen) == ["contagion"], "everybody saw nothingness go to the bottom"


def test_a_drawn_corruption_is_seen() -> None:
    s = Mask().hand(0).deck(0, "contagion", "crystal").unseen("contagion")
    s.hand(0, "crystal", "crystal", "crystal", "crystal").turn_cards(["player_2"]).draw_phase(0)
    assert ids(s[0].hand)[-1] == "contagion"
    assert mask(s.g).unseen == []


def test_a_destroyed_corruption_goes_to_the_bottom_of_its_deck() -> None:
    s = Mask().corruptions("contagion", "nothingness").hand(0, "endless_hunger").dawn(0)
    assert s.corruption_deck == ["contagion", "nothingness", "endless_hunger"]
    assert mask(s.g).corruption_deck.lo == 1, "its place is known"
    assert s.g.destroyed == [] and s[0].played == [] and s[0].hand == []
    s.g.nemesis.check(s.g)


@pytest.mark.parametrize("difficulty", ["beginner", "normal"])
def test_in_normal_difficulty_nobody_is_asked_where_it_goes(difficulty: str) -> None:
    s = Mask(difficulty=difficulty).hand(0, "endless_hunger").dawn(0)
    assert s.decision.kind == "main"
    assert s.corruption_deck[-1] == "endless_hunger"


@rule("AE-DIFF-05", "AE-DIFF-06", "AE-DIFF-07")
@pytest.mark.parametrize("difficulty", ["expert", "extinction"])
def test_in_increased_difficulty_the_team_sends_it_to_a_discard_pile(difficulty: str) -> None:
    s = Mask(difficulty=difficulty).hand(0, "endless_hunger").discard(1, "spark").dawn(0)
    assert s.decision.kind == "give_corruption"
    assert s.decision.seats == TEAM
    assert s.decision.about == ("endless_hunger",)
    assert s.options == [("player", 0), ("player", 1)]
    assert ids(s.g.destroyed) == ["endless_hunger"], "meanwhile it lies among the destroyed cards"
    s.g.nemesis.check(s.g)
    s.choose("player", 1, seat=1)
    assert ids(s[1].discard) == ["spark", "endless_hunger"]
    assert s.g.destroyed == []
    assert "endless_hunger" not in s.corruption_deck


def test_a_corruption_destroyed_from_hand_goes_back_too() -> None:
    s = Mask().hand(0, "contagion", "crystal")
    s.run(destroy_from_hand(s.g, s[0], CARDS["contagion"]))
    assert s.corruption_deck[-1] == "contagion"
    assert s.g.destroyed == []
    s.run(destroy_from_hand(s.g, s[0], CARDS["crystal"]))
    assert ids(s.g.destroyed) == ["crystal"], "other cards are gone for good"


def test_gather_darkness_destroys_unseen_corruptions_from_a_deck() -> None:
    s = Mask("kadir").hand(0).deck(0, "contagion", "grim_sight").discard(0, "spark", "crystal")
    s.corruptions("nothingness").unseen("contagion", "grim_sight")
    s.nemesis_draws("gather_darkness")
    # Both go to the bottom as they come; then Unleash twice gives the player two.
    assert sorted(ids(s.g.destroyed)) == ["crystal", "spark"]
    assert sorted(ids(s[0].deck.cards) + s.corruption_deck) == ["contagion", "grim_sight", "nothingness"]
    assert "nothingness" in ids(s[0].deck.cards)
    assert ids(mask(s.g).unseen) == ["nothingness"], "the other one is known from being destroyed"
    s.g.nemesis.check(s.g)


@rule("AE-CARD-01")
def test_corruptions_in_hand_are_resolved_in_any_order_before_casting() -> None:
    s = Mask().hand(0, "endless_hunger", "crystal", "lust_for_power").breach(0, 1, OPEN, "spark").dawn(0)
    assert s.decision.kind == "corruption"
    assert s.decision.seats == (0,)
    assert s.options == [("card", "endless_hunger"), ("card", "lust_for_power")]
    s.choose("card", "lust_for_power")
    assert s.decision.kind == "casting", "the second one had no other choice"
    assert (s[0].life, s[0].charges, s.g.gravehold) == (10, 1, 27), "9 life, then 2 gained up to 10"
    assert ids(s[0].hand) == ["crystal"]


def test_corruptions_drawn_in_the_own_turn_are_resolved_after_the_main_phase() -> None:
    s = Mask().hand(0, "endless_hunger", "crystal").main(0)
    assert ("play", "endless_hunger") not in s.options and len(s.options) == 2
    s.choose("play", "crystal")
    assert s.g.gravehold == 30
    s.choose("end_turn")
    assert s.g.gravehold == 27
    assert s.corruption_deck[-1] == "endless_hunger"


def test_corruptions_drawn_in_the_draw_phase_wait_for_the_next_own_turn() -> None:
    s = Mask().hand(0).deck(0, "lust_for_power", "crystal", "crystal", "crystal", "crystal", "spark")
    s.turn_cards(["player_2", "player_1"]).main(0)
    s.choose("end_turn")
    assert s.g.active == 1
    assert "lust_for_power" in ids(s[0].hand)
    assert s[0].charges == 0
    s.choose("end_turn")
    assert s.g.active == 0
    assert s[0].charges == 1


def test_corruptions_of_others_are_not_resolved() -> None:
    s = Mask().hand(1, "lust_for_power").main(0)
    s.turn_cards(["player_1"])
    s.choose("end_turn")
    assert s.g.active == 0
    assert ids(s[1].hand) == ["lust_for_power"]


# What nobody knows


def hidden_scene() -> Mask:
    s = Mask().hand(0, "crystal").hand(1, "contagion")
    s.deck(0, "nothingness", "spark", "grim_sight", "crystal", "jade", "dire_wisdom").discard(0, "jade")
    s[0].deck.lo, s[0].deck.hi = 0, 5  # shuffled, then nothingness came on top
    s.deck(1, "fever_of_war", "crystal").unseen("nothingness", "grim_sight", "dire_wisdom")
    s.corruptions(
        "endless_hunger",
        "lust_for_power",
        "blind_abandon",
        "delirium_veil",
        known=["reckless_might", "insatiable_avarice"],
    )
    return s


def corruption_places(g: State) -> list[list[str]]:
    return [
        [card.id for card in pile]
        for pile in (
            mask(g).corruption_deck.cards,
            *(mage.deck.cards for mage in g.mages),
            *(m.hand for m in g.mages),
        )
    ]


@rule("AE-INFO-02", "AE-INFO-03")
def test_conceal_deals_anew_what_nobody_has_seen_and_nothing_else() -> None:
    tops = set()
    spots = set()
    for seed in range(40):
        s = hidden_scene()
        s.g.nemesis.check(s.g)
        before = s.table or s.main(0).table
        assert before is not None
        view = before.view(0)
        GAME.conceal(s.g, 0, Rng(seed))
        s.g.nemesis.check(s.g)
        assert before.view(0) == view
        deck = s.corruption_deck
        assert deck[4:] == ["reckless_might", "insatiable_avarice"], "known from being destroyed"
        assert top_first(s, 1) == ["fever_of_war", "crystal"], "seen, so it stays"
        top, *rest = top_first(s, 0)
        in_rest = [id for id in rest if id in ALL]
        assert CARDS[top] in mask(s.g).unseen and len(in_rest) == 2
        assert sorted(id for id in rest if id not in ALL) == ["crystal", "jade", "spark"]
        assert sorted([*deck[:4], top, *in_rest]) == sorted(
            set(ALL) - {"contagion", "fever_of_war", "reckless_might", "insatiable_avarice"}
        )
        assert sorted(ids(mask(s.g).unseen)) == sorted([top, *in_rest])
        tops.add(top)
        spots.add(tuple(place for place, id in enumerate(rest) if id in ALL))
    assert len(tops) == 7, "each of the seven unseen ones can be on top"
    assert len(spots) == 10, "and they can be in any two places of the shuffled five"


def test_conceal_leaves_nothing_of_what_was_hidden() -> None:
    """Two tables that look the same to everybody are dealt anew in the same way."""
    one, other = hidden_scene(), hidden_scene()
    other.deck(0, "blind_abandon", "jade", "crystal", "spark", "endless_hunger", "lust_for_power")
    other[0].deck.lo, other[0].deck.hi = 0, 5
    other.unseen("blind_abandon", "endless_hunger", "lust_for_power")
    other.corruptions(
        "dire_wisdom",
        "grim_sight",
        "delirium_veil",
        "nothingness",
        known=["reckless_might", "insatiable_avarice"],
    )
    GAME.conceal(one.g, 0, Rng(5))
    GAME.conceal(other.g, 0, Rng(5))
    assert corruption_places(one.g) == corruption_places(other.g)


def test_check_finds_a_corruption_that_is_wrongly_unseen() -> None:
    s = Mask().hand(0, "contagion")
    s.g.nemesis.check(s.g)
    with pytest.raises(AssertionError, match="unseen"):
        s.unseen("contagion").g.nemesis.check(s.g)


def test_check_finds_a_corruption_that_is_gone_for_good() -> None:
    s = Mask()
    s.g.destroyed.append(mask(s.g).corruption_deck.draw())
    with pytest.raises(AssertionError, match="destroyed"):
        s.g.nemesis.check(s.g)


# The nine cards


def test_burden_spreads_two_corruptions_and_one_player_focuses() -> None:
    s = Mask().corruptions("contagion", "nothingness").deck(0, "crystal").deck(1, "spark")
    s.nemesis_draws("burden")
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("player", TEAM, ("burden",))
    s.choose("player", 1)
    assert top_first(s, 1) == ["contagion", "spark"]
    s.choose("player", 0)
    assert top_first(s, 0) == ["nothingness", "crystal"]
    assert ids(mask(s.g).unseen) == ["contagion", "nothingness"]
    s.choose("player", 1)
    assert (s.decision.kind, s.decision.seats) == ("focus_breach", (1,))
    assert s.options == [("breach", 1, 2), ("breach", 1, 3), ("breach", 1, 4)]
    s.choose("breach", 1, 3)
    assert s[1].breach(3).stage == 2
    assert not s[1].breach(3).focused, "it is not that player's turn"
    assert ids(s.g.nemesis_discard) == ["burden"]


def test_burden_can_give_both_to_one_player() -> None:
    s = Mask().corruptions("contagion", "nothingness").deck(0, "crystal").nemesis_draws("burden")
    s.choose("player", 0)
    s.choose("player", 0)
    assert top_first(s, 0) == ["nothingness", "contagion", "crystal"]


@rule("AE-RUL-50")
def test_burden_focuses_only_where_a_breach_is_closed() -> None:
    s = Mask().breach(0, 2).breach(0, 3).breach(0, 4).nemesis_draws("burden")
    s.choose("player", 0)
    s.choose("player", 0)
    assert s.decision.kind == "focus_breach", "only player 2 has closed breaches"
    assert s.decision.seats == (1,)


@rule("AE-CARD-11")
def test_burden_without_any_closed_breach() -> None:
    s = Mask("kadir").breach(0, 2).breach(0, 3).breach(0, 4).nemesis_draws("burden")
    assert ids(s.g.nemesis_discard) == ["burden"]
    assert len(mask(s.g).unseen) == 2


def test_burden_with_one_corruption_left_hurts_gravehold() -> None:
    s = Mask("kadir").corruptions("contagion").deck(0, "crystal").nemesis_draws("burden")
    assert s.g.gravehold == 28
    assert top_first(s, 0) == ["contagion", "crystal"]


def test_corrupter_hurts_gravehold() -> None:
    s = Mask().foe("corrupter")
    assert foe(s, "corrupter").life == 6
    s.run(PERSISTENT["corrupter"](s.g, foe(s, "corrupter")))
    assert s.g.gravehold == 29


def test_who_damages_corrupter_gains_a_corruption_each_time() -> None:
    s = Mask().foe("corrupter").corruptions("contagion", "nothingness", "grim_sight").deck(0, "crystal")
    s.breach(0, 1, OPEN, "spark").breach(0, 2, OPEN, "spark").breach(0, 3, OPEN, "spark").casting(0)
    s.choose("cast", 1, "spark")
    s.choose("target", "corrupter")
    assert foe(s, "corrupter").life == 5
    assert top_first(s, 0) == ["contagion", "crystal"]
    s.choose("cast", 2, "spark")
    s.choose("target", "nemesis")
    assert top_first(s, 0) == ["contagion", "crystal"], "the nemesis itself does not answer"
    s.choose("cast", 3, "spark")
    s.choose("target", "corrupter")
    assert top_first(s, 0) == ["nothingness", "contagion", "crystal"], "one a hit, not one a point"
    assert ids(mask(s.g).unseen) == ["contagion", "nothingness"]


def test_corrupter_answers_the_hit_that_kills_it() -> None:
    s = Mask().foe("corrupter", life=1).corruptions("contagion").deck(0, "crystal")
    s.breach(0, 1, OPEN, "spark").casting(0)
    s.choose("cast", 1, "spark")
    s.choose("target", "corrupter")
    assert s.g.foes == []
    assert top_first(s, 0) == ["contagion", "crystal"]


@rule("AE-CARD-13")
def test_tempt_takes_crystals_and_gives_a_cheap_card() -> None:
    s = Mask().hand(0, "crystal", "spark", "crystal").hand(1, "crystal", "jade").nemesis_draws("tempt")
    assert ids(s[0].hand) == ["spark"]
    assert ids(s[0].discard) == ["crystal", "crystal"]
    assert s[0].life == 7
    assert (s.decision.kind, s.decision.seats) == ("pile", (0,))
    cheap = ["jade", "searing_ruby", "flexing_dagger", "bottled_vortex", "amplify_vision"]
    assert s.options == [("pile", id) for id in cheap]
    s.choose("pile", "searing_ruby")
    assert ids(s[0].discard) == ["crystal", "crystal", "searing_ruby"]
    assert s.g.stock[s.g.market.index(CARDS["searing_ruby"])] == 6
    assert ids(s[1].hand) == ["crystal", "jade"] and s[1].life == 10


@rule("AE-CARD-14")
def test_tempt_without_crystals_is_the_teams_choice() -> None:
    s = Mask().hand(0, "spark").hand(1, "jade").nemesis_draws("tempt")
    assert (s.decision.kind, s.decision.seats) == ("player", TEAM)
    assert s.options == [("player", 0), ("player", 1)]
    s.choose("player", 1)
    assert s[1].life == 7 and ids(s[1].hand) == ["jade"]


def test_tempt_offers_no_empty_pile() -> None:
    s = Mask().hand(0, "crystal").hand(1)
    s.g.stock = [0 if card.cost <= 4 and card.id != "jade" else 5 for card in s.g.market]
    s.nemesis_draws("tempt")
    assert ids(s[0].discard) == ["crystal", "jade"], "the only cheap pile left"
    t = Mask().hand(0, "crystal").hand(1)
    t.g.stock = [0 if card.cost <= 4 else 5 for card in t.g.market]
    t.nemesis_draws("tempt")
    assert ids(t[0].discard) == ["crystal"]
    assert t[0].life == 7


def test_pain_sower_hurts_one_and_another_focuses() -> None:
    s = Mask("kadir", "mist", "brama").foe("pain_sower").nemesis_turn()
    assert foe(s, "pain_sower").life == 11
    assert s.decision.options_for(0) == s.decision.options_for(2) == [("player", n) for n in range(3)]
    s.choose("player", 1)
    assert s[1].life == 8
    assert s.options == [("player", 0), ("player", 2)]
    s.choose("player", 2)
    assert (s.decision.kind, s.decision.seats) == ("focus_breach", (2,))
    s.choose("breach", 2, 4)
    assert s[2].breach(4).stage == 3


def test_pain_sower_asks_only_others_who_can_focus() -> None:
    s = Mask().breach(1, 2).breach(1, 3).breach(1, 4).foe("pain_sower").nemesis_turn()
    stages = [breach.stage for breach in s[0].breaches]
    s.choose("player", 0)
    assert s[0].life == 8
    assert [breach.stage for breach in s[0].breaches] == stages, "the victim is nobody different"
    assert s.decision.kind == "main"


@rule("AE-SOLO-07")
def test_pain_sower_in_true_solo_only_hurts() -> None:
    s = Mask("kadir").foe("pain_sower")
    stages = [breach.stage for breach in s[0].breaches]
    assert s.run(PERSISTENT["pain_sower"](s.g, foe(s, "pain_sower"))) == []
    assert s[0].life == 8
    assert [breach.stage for breach in s[0].breaches] == stages


def test_twisting_madness_heals_both_sides_up_to_their_start() -> None:
    s = Mask().foe("twisting_madness", tokens=1).set(gravehold=20, nemesis_life=40)
    s.run(POWER["twisting_madness"](s.g, foe(s, "twisting_madness")))
    assert (s.g.gravehold, s.g.nemesis_life) == (23, 53)
    s.set(gravehold=29, nemesis_life=60)
    s.run(POWER["twisting_madness"](s.g, foe(s, "twisting_madness")))
    assert (s.g.gravehold, s.g.nemesis_life) == (30, 70)


def test_twisting_madness_enters_with_two_tokens_and_resolves_with_the_last() -> None:
    s = Mask().set(gravehold=20).nemesis_deck("burden").nemesis_draws("twisting_madness")
    assert foe(s, "twisting_madness").tokens == 2
    t = Mask().foe("twisting_madness", tokens=1).set(gravehold=20).nemesis_turn()
    assert t.g.gravehold == 23
    assert "twisting_madness" in ids(t.g.nemesis_discard)


@rule("AE-CARD-06", "AE-CARD-07", "AE-CARD-08")
def test_twisting_madness_is_discarded_for_four_cards_and_then_one_is_drawn() -> None:
    s = Mask().foe("twisting_madness").hand(0, "crystal", "spark", "jade", "contagion", "flare")
    s.deck(0, "burning_opal").nemesis_deck("burden").main(0)
    s.choose("to_discard", "twisting_madness")
    for card in ("jade", "contagion", "spark", "crystal"):
        assert (s.decision.kind, s.decision.seats) == ("discard", (0,))
        s.choose("card", card)
    assert ids(s[0].discard) == ["jade", "contagion", "spark", "crystal"]
    assert ids(s[0].hand) == ["flare", "burning_opal"]
    assert s.g.foes == [] and ids(s.g.nemesis_discard) == ["twisting_madness"]
    assert s.g.gravehold == 30 and s.g.nemesis_life == 70


@rule("AE-CARD-07")
def test_twisting_madness_needs_four_cards_in_hand() -> None:
    s = Mask().foe("twisting_madness").hand(0, "crystal", "spark", "jade").main(0)
    assert ("to_discard", "twisting_madness") not in s.options
    assert s.reason("to_discard", "twisting_madness") == ("need-cards", "AE-CARD-07", 4, 3)


def test_vex_discards_two_and_counts_tier_three() -> None:
    s = Mask().nemesis_deck("corrupter", "ruin_priest", "bedlam_sage").nemesis_draws("vex")
    assert s.g.gravehold == 26, "one of them is tier 3"
    assert ids(s.g.nemesis_discard) == ["corrupter", "ruin_priest", "vex"]
    assert ids(s.g.nemesis_deck) == ["bedlam_sage"]
    t = Mask().nemesis_deck("ruin_priest", "bedlam_sage", "afflict").nemesis_draws("vex")
    assert t.g.gravehold == 22
    u = Mask().nemesis_deck("pain_sower", "burden", "afflict").nemesis_draws("vex")
    assert u.g.gravehold == 30


def test_vex_on_a_short_deck_discards_what_there_is() -> None:
    s = Mask().nemesis_deck("ruin_priest").foe("corrupter").nemesis_draws("vex")
    assert s.g.gravehold == 26
    assert ids(s.g.nemesis_discard) == ["ruin_priest", "vex"]


@rule("AE-RUL-15")
def test_vex_can_empty_the_deck_but_hurts_before_that_is_a_victory() -> None:
    s = Mask().nemesis_deck("ruin_priest").nemesis_draws("vex")
    assert s.over and s.ended is not None
    assert s.ended[0] == "nemesis-outlasted"
    assert s.g.gravehold == 26
    t = Mask().nemesis_deck("ruin_priest").set(gravehold=4).nemesis_draws("vex")
    assert t.ended is not None and t.ended[0] == "gravehold-fallen"


def test_afflict_hits_two_different_players() -> None:
    s = Mask("kadir", "mist", "brama").life(0, 5).life(1, 5).life(2, 5)
    s.corruptions("contagion", "nothingness", "grim_sight", "dire_wisdom", "blind_abandon")
    s.deck(0, "crystal").deck(1, "crystal").deck(2, "crystal").nemesis_draws("afflict")
    s.choose("player", 1)
    assert s.options == [("player", 0), ("player", 2)]
    s.choose("player", 2)
    assert top_first(s, 0) == ["crystal"] and s[0].life == 5
    assert top_first(s, 1) == ["nothingness", "contagion", "crystal"] and s[1].life == 6
    assert top_first(s, 2) == ["dire_wisdom", "grim_sight", "crystal"] and s[2].life == 6
    assert len(mask(s.g).unseen) == 4


@rule("AE-RUL-50")
def test_afflict_picks_those_who_can_gain_the_life() -> None:
    s = Mask("kadir", "mist", "brama").life(1, 0).life(2, 9).nemesis_draws("afflict")
    assert s[2].life == 10, "the only one who can, so nobody was asked"
    assert s.options == [("player", 0), ("player", 1)], "then anybody else"
    s.choose("player", 1)
    assert s[1].life == 0
    assert sum(card in mask(s.g).unseen for card in s[1].deck.cards) == 2


def test_afflict_in_true_solo_hits_the_one_player_once() -> None:
    s = Mask("kadir").life(0, 5).nemesis_draws("afflict")
    assert s[0].life == 6
    assert len(mask(s.g).unseen) == 2


def test_bedlam_sage_heals_gravehold_and_hurts_whoever_has_most_life() -> None:
    s = Mask().foe("bedlam_sage").life(0, 6).life(1, 7).set(gravehold=20)
    assert foe(s, "bedlam_sage").life == 14
    assert s.run(PERSISTENT["bedlam_sage"](s.g, foe(s, "bedlam_sage"))) == []
    assert (s.g.gravehold, s[0].life, s[1].life) == (22, 6, 4)


@rule("AE-CARD-13", "AE-DEC-28")
def test_bedlam_sage_lets_the_team_break_a_tie() -> None:
    s = Mask("kadir", "mist", "brama").foe("bedlam_sage").life(0, 6).nemesis_turn()
    assert s.decision.seats == (0, 1, 2)
    assert s.options == [("player", 1), ("player", 2)]
    s.choose("player", 2)
    assert s[2].life == 7


def test_ruin_priest_takes_three_cards_and_puts_three_corruptions_into_hand() -> None:
    s = Mask().foe("ruin_priest").hand(0, "crystal", "grim_sight", "spark", "jade", "crystal").hand(1, "jade")
    assert foe(s, "ruin_priest").life == 17
    s.corruptions("contagion", "nothingness", "fever_of_war", "dire_wisdom").nemesis_turn()
    assert (s.decision.kind, s.decision.seats) == ("discard", (0,)), "only player 1 has three other cards"
    assert s.options == [("card", "crystal"), ("card", "spark"), ("card", "jade")]
    for card in ("jade", "crystal", "crystal"):
        s.choose("card", card)
    assert ids(s[0].discard) == ["jade", "crystal", "crystal"]
    assert ids(s[0].hand) == ["grim_sight", "spark", "contagion", "nothingness", "fever_of_war"]
    assert mask(s.g).unseen == [], "into hand means seen"
    assert s.corruption_deck == ["dire_wisdom"]
    assert s.g.active == 0 and s.decision.kind == "corruption"


@rule("AE-RUL-50")
def test_ruin_priest_takes_what_there_is_if_nobody_has_three() -> None:
    s = Mask().foe("ruin_priest").hand(0, "crystal", "spark", "contagion").hand(1, "jade")
    s.corruptions("grim_sight").nemesis_turn()
    assert s.options == [("player", 0), ("player", 1)]
    s.choose("player", 1)
    assert ids(s[1].discard) == ["jade"]
    assert ids(s[1].hand) == ["grim_sight"]
    assert s.g.gravehold == 26, "2 for each of the two corruptions that were missing"


@rule("AE-RUL-50")
def test_ruin_priest_asks_the_team_which_of_those_who_can() -> None:
    s = Mask("kadir", "mist", "brama").foe("ruin_priest").hand(1, "crystal").nemesis_turn()
    assert s.decision.seats == (0, 1, 2)
    assert s.options == [("player", 0), ("player", 2)]


# The whole game


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("difficulty", ["normal", "extinction"])
def test_random_games_keep_every_corruption_in_its_place(players: int, difficulty: str) -> None:
    for seed in range(4):
        table = Table.new(
            GAME, players, seed, {"nemesis": "crooked_mask", "difficulty": difficulty, "market": "random"}
        )
        rng = Rng(seed + 100)
        while table.decision is not None:
            GAME.check(table.state)
            if rng.below(20) == 0:
                view = table.view(0)
                GAME.conceal(table.state, 0, rng.spawn())
                assert table.view(0) == view
                GAME.check(table.state)
            table.take(rng.below(len(table.decision.options)))
        GAME.check(table.state)
        assert table.outcome is not None
