"""What others may know: private choices and addressed events go through one door."""

from __future__ import annotations

from random import Random

import pytest

from tests.playing import answer, concealed
from tests.toy.game import GAME as TOY
from tests.toy.state import Toy
from tryptyk.kernel import CONCEAL, HIDDEN, Table, Told, events_for, option_for


def seen_by(table: Table[Toy], seats: list[int]) -> list[object]:
    """All that whoever holds these seats is told, step by step, and what they see now."""
    told: list[object] = []
    for step in table.steps():
        option = option_for(seats, step.seat, step.option, step.private)
        told.append((step.number, step.seat, option, events_for(seats, step.events)))
    eyes = seats[0] if seats else -1
    decision = table.decision
    asked = decision is not None and any(seat in seats for seat in decision.seats)
    return [*told, table.view(eyes), decision.options if decision and asked else None]


def bid(*bids: int, players: int = 3) -> Table[Toy]:
    table = Table.new(TOY, players, 7, {"secret": True})
    for amount in bids:
        answer(table, ("bid", amount))
    return table


@pytest.mark.parametrize("seats", [[0], [2], [], [0, 2]], ids=str)
def test_nobody_else_learns_a_private_choice_before_it_is_turned_over(seats: list[int]) -> None:
    """Two games that differ only in what seat 1 has bid look the same to all others."""
    assert seen_by(bid(1, 0), seats) == seen_by(bid(1, 2), seats)


def test_whoever_chose_knows_it_and_all_know_it_once_it_is_turned_over() -> None:
    table = bid(1, 2)
    assert table.steps()[1].private
    assert seen_by(table, [1]) != seen_by(bid(1, 0), [1])
    assert table.events(seats=[1]) == [(1, ("bid-made", 0)), (2, ("bid-made", 1)), (2, ("bid", 1, 2))]
    answer(table, ("bid", 0))
    assert table.events(2, seats=[0])[-3:] == [(3, ("bid", 0, 1)), (3, ("bid", 1, 2)), (3, ("bid", 2, 0))]
    assert table.view(0).players[1].bid == 2


def test_a_masked_choice_says_only_that_it_was_made() -> None:
    assert option_for([0], 1, ("bid", 2), True) == HIDDEN
    assert option_for([], 1, ("bid", 2), True) == HIDDEN, "spectators"
    assert option_for([0, 1], 1, ("bid", 2), True) == ("bid", 2)
    assert option_for([0], 1, ("bid", 2), False) == ("bid", 2)


def test_the_seed_of_what_was_dealt_anew_is_nobodys_business() -> None:
    assert option_for([0, 1], 0, (CONCEAL, 77), False) == (CONCEAL,)


def test_an_event_that_is_told_to_several_seats() -> None:
    told = [Told(("a",)), Told(("b",), (0, 2)), Told(("c",), (1,))]
    assert events_for([2], told) == [("a",), ("b",)]
    assert events_for([1], told) == [("a",), ("c",)]
    assert events_for([], told) == [("a",)]


def test_a_bot_cannot_know_it_either() -> None:
    """On concealed clones, what others have bid in secret is anything."""
    table = bid(1, 2)
    found = {concealed(table, 0, seed).state.bids[1] for seed in range(40)}
    assert found == {0, 1, 2}
    assert {concealed(table, 1, seed).state.bids[1] for seed in range(40)} == {2}


def test_random_games_with_secrets_look_the_same_to_others() -> None:
    """Whatever seat 1 does in secret, the others see byte for byte the same until it is shown."""
    for seed in range(30):
        rng = Random(seed)
        mine = rng.randrange(3)
        one, two = bid(mine, 0), bid(mine, rng.randrange(1, 3))
        for seats in ([0], [2], []):
            assert repr(seen_by(one, seats)) == repr(seen_by(two, seats))
