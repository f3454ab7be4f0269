"""Repositioning all that lies in the Pool and on unfinished sections (WS-REORG, WS-AMB-07, 10)."""

from __future__ import annotations

from tests.age_contrived.automa.solo_scene import AUTOMA, BEACON, GATE, HUMAN, SHIP, Solo
from tests.rule import rule

H, U, F, P, A = "highest_monument", "unvisited_monument", "finish_monument", "pool", "achievement"


def reposition(s: Solo) -> Solo:
    return s.pools("rose", "rose rose").take_actions()


def sequence(*deploys: str) -> Solo:
    return Solo().card(deploys=deploys, actions=[("reposition", 0)])


@rule("WS-REORG-01", "WS-REORG-02")
def test_everything_is_lifted_and_placed_by_the_sequence() -> None:
    s = sequence(H, P).pool(AUTOMA, "rose magnet").section(SHIP, 1, None, None, (AUTOMA, "magnet"))
    s.section(BEACON, 1, (AUTOMA, "compass"), (HUMAN, "magnet"), None)
    reposition(s)
    assert s.told("automa-lifts") == [("compass magnet magnet rose",)]
    assert s.own(GATE) == ["rose", "magnet", "magnet"]
    # The gate is completed then, and the ship accepts no compass.
    assert s.own(SHIP) == ["", "", ""]
    assert s.on(BEACON) == [None, (HUMAN, "magnet"), None]
    assert s.in_pool == "compass"
    assert s.deploy_pool == "rose rose", "only what was lifted"


@rule("WS-REORG-01")
def test_completed_sections_are_left_alone() -> None:
    s = sequence(H, P).pool(AUTOMA, "rose")
    s.section(GATE, 1, (AUTOMA, "rose"), (AUTOMA, "magnet"), (AUTOMA, "magnet")).complete(GATE, AUTOMA)
    reposition(s)
    assert s.told("automa-lifts") == [("rose",)]
    assert s.own(SHIP) == ["rose", "", ""]


@rule("WS-REORG-03")
def test_the_pool_is_the_last_resort_wherever_it_stands() -> None:
    s = reposition(sequence(P, H).pool(AUTOMA, "rose compass"))
    assert s.own(GATE) == ["rose", "", ""]
    assert s.in_pool == "compass"


@rule("WS-REORG-04", "WS-AMB-10")
def test_if_all_would_end_in_the_pool_nothing_changes() -> None:
    s = sequence(F, P).pool(AUTOMA, "rose").section(SHIP, 1, (AUTOMA, "rose"), None, None)
    reposition(s)
    assert s.told("automa-skips") == [("reposition", "only-the-pool")]
    assert (s.in_pool, s.own(SHIP), s.automa.hand) == ("rose", ["rose", "", ""], 0)


@rule("WS-REORG-04")
def test_with_nothing_to_lift_it_cannot_be_resolved() -> None:
    s = reposition(sequence(H, P))
    assert s.told("automa-skips") == [("reposition", "nothing-to-lift")]


@rule("WS-AMB-10")
def test_coming_back_to_the_same_place_counts() -> None:
    s = reposition(sequence(H, P).section(GATE, 1, (AUTOMA, "rose"), None, None))
    assert s.told("automa-action") == [("reposition", 0)]
    assert s.own(GATE) == ["rose", "", ""]


@rule("WS-AMB-10")
def test_an_achievement_counts_too() -> None:
    s = reposition(sequence(A, P).progress(pillar=2).pool(AUTOMA, "rose compass"))
    assert s.told("automa-achieves") == [("printed_pillar", "own", "highest")]
    assert s.in_pool == "compass"


@rule("WS-AMB-10")
def test_there_is_no_limit_to_the_number() -> None:
    s = reposition(sequence(H, P).pool(AUTOMA, "rose rose rose magnet magnet magnet compass"))
    assert s.own(GATE) == ["rose", "magnet", "magnet"]
    assert s.own(SHIP) == ["rose", "rose", "magnet"]
    assert s.own(BEACON) == ["compass", "", ""]


@rule("WS-AMB-07")
def test_lifted_energy_no_longer_counts_as_lying_on_a_section() -> None:
    s = sequence(U, P).monuments(GATE).section(GATE, 1, (AUTOMA, "rose"), None, None)
    reposition(s)
    assert s.own(GATE) == ["rose", "", ""]
    assert s.automa.visited == 1


@rule("WS-AMB-07")
def test_the_memory_is_used_and_if_nothing_is_done_it_stays() -> None:
    s = sequence(U, P).monuments(GATE, SHIP).pool(AUTOMA, "rose")
    s.automa.visited = 0b11
    reposition(s)
    assert s.told("automa-skips") == [("reposition", "only-the-pool")]
    s = sequence(U, P).monuments(GATE, SHIP).pool(AUTOMA, "compass")
    reposition(s)
    assert s.automa.visited == 0, "only tried out"
