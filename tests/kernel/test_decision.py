"""Decisions: who may answer what."""

from __future__ import annotations

import pytest

from tryptyk.kernel import Decision, Offer, Option, RulesFault


def test_the_asked_seat_has_all_options_and_others_none() -> None:
    decision = Decision("move", (1,), [("a",), ("b",)])
    assert decision.options_for(1) == [("a",), ("b",)]
    assert decision.options_for(0) == []
    assert decision.seats_for(("a",)) == (1,)
    assert decision.speakers == []


def test_a_team_decision_is_open_to_each_of_its_seats() -> None:
    decision = Decision("who", (0, 2), [("seat", 0), ("seat", 2)])
    assert decision.options_for(0) == decision.options_for(2) == [("seat", 0), ("seat", 2)]
    assert decision.options_for(1) == []
    assert decision.seats_for(("seat", 0)) == (0, 2)


def test_an_aside_belongs_to_its_own_seat_only() -> None:
    asides: dict[Option, int] = {("ability", 2): 2, ("ability", 1): 1}
    decision = Decision("main", (0,), [("a",), *asides], asides=asides)
    assert decision.options_for(0) == [("a",)]
    assert decision.options_for(1) == [("ability", 1)]
    assert decision.options_for(2) == [("ability", 2)]
    assert decision.seats_for(("ability", 2)) == (2,)
    assert decision.seats_for(("a",)) == (0,)
    assert decision.speakers == [1, 2]


def test_an_asked_seat_does_not_count_as_a_speaker() -> None:
    decision = Decision("who", (0, 1), [("a",), ("b", 1), ("b", 2)], asides={("b", 1): 1, ("b", 2): 2})
    assert decision.speakers == [2]
    assert decision.options_for(1) == [("a",), ("b", 1)]


def test_one_option_is_forced_unless_it_has_to_be_said() -> None:
    assert Decision("x", (0,), [("a",)]).forced
    assert not Decision("x", (0,), [("a",), ("b",)]).forced
    assert not Decision("x", (0,), [("a",)], explicit=True).forced


def test_a_decision_reads_well_in_a_failure() -> None:
    assert repr(Decision("x", (0,), [("a",)], about=("jade",))) == "Decision('x', (0,), [('a',)], ('jade',))"


def test_a_decision_without_options_is_a_fault_of_the_rules() -> None:
    with pytest.raises(
        RulesFault, match="The question 'target' about \\('spark',\\) offers seat \\(2,\\) nothing"
    ):
        Decision("target", (2,), [], about=("spark",))


def test_an_offer_gives_options_and_refusals_that_cannot_disagree() -> None:
    offer = Offer(explain=True)
    offer.add(("gain", "jade"), None)
    offer.add(("gain", "opal"), ("need-aether", "AE-GAIN-01", 5, 3))
    offer.add(("prepped", 1), ("used-this-turn", "AE-PREP-10"))
    offer.add(("prepped", 1), None)
    assert offer.options == [("gain", "jade"), ("prepped", 1)]
    assert offer.refusals() == [(("gain", "opal"), ("need-aether", "AE-GAIN-01", 5, 3))]
    quiet = Offer()
    quiet.add(("gain", "opal"), ("need-aether", "AE-GAIN-01", 5, 3))
    assert (quiet.options, quiet.refusals()) == ([], [])
