"""Tables, on the toy game: asking, answering, going back, looking ahead."""

from __future__ import annotations

import gc
from random import Random
from time import perf_counter
from typing import Any

import pytest

from tests.playing import answer, concealed
from tests.toy.game import GAME as TOY
from tests.toy.state import Toy
from tryptyk.kernel import CONCEAL, IllegalChoice, InvalidSetup, Option, Rng, Table


def new(players: int = 2, seed: int = 7, **setup: Any) -> Table[Toy]:
    return Table.new(TOY, players, seed, setup)


def options(table: Table[Toy]) -> list[Option]:
    assert table.decision is not None
    return table.decision.options


def wander(table: Table[Toy], choices: int, seed: int = 1) -> None:
    """Random choices that do not end the game soon."""
    rng = Random(seed)
    for _ in range(choices):
        picks = options(table)
        answer(table, picks[rng.randrange(len(picks))])


# Asking and answering


def test_forced_questions_answer_themselves_and_explicit_ones_wait() -> None:
    table = new()
    assert table.decision is not None and table.decision.kind == "move"
    table.choose(0, ("draw",))
    assert table.decision.kind == "sure" and options(table) == [("keep",)]
    table.choose(0, ("keep",))
    assert table.decision.kind == "move" and table.decision.seats == (1,)
    assert table.choices() == [(0, ("draw",)), (0, ("keep",))]


def test_events_are_kept_with_the_choice_that_caused_them() -> None:
    table = new()
    answer(table, ("add", 1))
    answer(table, ("draw",))
    answer(table, ("keep",))
    card = table.state.hands[1][0]
    assert table.events() == [(1, ("pot", 1)), (2, ("drawn", 1)), (2, ("card", card))]
    assert table.events(1) == [(2, ("drawn", 1)), (2, ("card", card))]


def test_an_addressed_event_is_only_for_whom_it_is_told_to() -> None:
    table = new()
    answer(table, ("draw",))
    card = table.state.hands[0][0]
    assert table.events(seats=[0]) == [(1, ("drawn", 0)), (1, ("card", card))]
    assert table.events(seats=[1]) == table.events(seats=[]) == [(1, ("drawn", 0))]


def test_a_quiet_table_tells_nothing() -> None:
    table = Table.new(TOY, 2, 7, quiet=True)
    answer(table, ("add", 1))
    assert table.events() == []


def test_the_end() -> None:
    table = new(limit=5)
    answer(table, ("add", 2))
    answer(table, ("add", 2))
    answer(table, ("add", 1))
    outcome = table.outcome
    assert outcome is not None and (outcome.reason, outcome.winners) == ("full", (0,))
    assert table.decision is None
    assert table.refusals() == []
    before = TOY.dump(table.state)
    with pytest.raises(IllegalChoice, match="The game is over"):
        table.choose(0, ("add", 1))
    with pytest.raises(IllegalChoice):
        table.take(0)
    with pytest.raises(IllegalChoice):
        table.take(0, within_act=True)
    assert TOY.dump(table.state) == before
    assert TOY.dump(table.clone().state) == before
    assert table.clone().outcome == table.outcome


def test_an_aside_is_for_its_seat_only() -> None:
    table = new(3)
    answer(table, ("add", 1))
    assert table.decision is not None and table.decision.speakers == [0, 2]
    with pytest.raises(IllegalChoice, match="Seat 1 is not asked"):
        table.choose(1, ("skip", 2))
    with pytest.raises(IllegalChoice, match="Seat 2 is not asked"):
        table.choose(2, ("add", 2))
    table.choose(2, ("skip", 2))
    assert table.choices() == [(0, ("add", 1)), (2, ("skip", 2))]


def test_an_aside_without_a_named_seat_is_its_owners() -> None:
    table = new(3)
    answer(table, ("add", 1))
    answer(table, ("skip", 0))
    assert table.choices()[-1] == (0, ("skip", 0))


def test_any_seat_of_a_team_may_answer() -> None:
    table = new(3)
    answer(table, ("add", 3))
    assert table.decision is not None and table.decision.seats == (0, 1, 2)
    table.choose(2, ("seat", 1))
    assert table.choices()[-1] == (2, ("seat", 1))
    assert table.state.turn == 2


def test_a_refusal_carries_its_reason() -> None:
    table = new(limit=1000)
    for _ in range(10):
        answer(table, ("draw",))
        answer(table, ("keep",))
    assert ("draw",) not in options(table)
    with pytest.raises(IllegalChoice, match=r"\('draw',\) is not on offer: the question is 'mo") as refusal:
        answer(table, ("draw",))
    assert refusal.value.reason == ("deck-empty", "TOY-DRAW-01")


class Odd:
    """Not a thing that could be an option."""


MALFORMED = [
    None, 0, 1, -1, True, 1.5, "", "add", b"add", [], ["add", 1], {}, {"add": 1}, set(), object(), Odd(), Odd,
    (), ("add",), ("add", 1, 1), ("add", 0), ("add", 4), ("add", -1), ("add", "1"), ("add", 1.0),
    ("add", True), ("add", None), ("add", [1]), ("add", (1,)), ("Add", 1), (1, "add"), (("add", 1),),
    ("draw", 0), ("keep",),
    ("add", 2**70), ("add", 10**6000), ("x" * 10**6,), (CONCEAL, 1), (CONCEAL,), ("add", Odd()),
    ("add", float("nan")),
    range(2), iter(["add", 1]),
]  # fmt: skip


@pytest.mark.parametrize("option", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_option_is_refused_and_changes_nothing(option: object) -> None:
    table = new()
    before = (TOY.dump(table.state), table.number, options(table)[:])
    with pytest.raises(IllegalChoice) as refusal:
        table.choose(0, option)
    assert len(str(refusal.value)) < 200
    assert (TOY.dump(table.state), table.number, options(table)) == before


@pytest.mark.parametrize("seat", [1, 2, -1, 99])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    table = new(3)
    with pytest.raises(IllegalChoice, match=f"Seat {seat} is not asked"):
        table.choose(seat, ("add", 1))
    assert table.number == 0


@pytest.mark.parametrize("index", [-1, 4, 10**9])
def test_a_place_that_does_not_exist_is_refused(index: int) -> None:
    table = new()
    with pytest.raises(IllegalChoice):
        table.take(index)
    with pytest.raises(IllegalChoice):
        table.take(index, within_act=True)
    assert table.number == 0


@pytest.mark.parametrize("players", [0, 4, 100])
def test_a_number_of_players_that_the_game_is_not_for(players: int) -> None:
    with pytest.raises(InvalidSetup, match=f"toy is played by 1 to 3, not by {players}"):
        new(players)


def test_take_is_choosing_by_place() -> None:
    one, two = new(), new()
    one.take(2)
    answer(two, ("add", 3))
    assert TOY.dump(one.state) == TOY.dump(two.state)
    assert one.choices() == two.choices()


# Looking ahead


def test_looking_stops_at_the_end_of_the_act() -> None:
    table = new()
    table.take(0, within_act=True)
    assert table.decision is None and table.outcome is None
    assert (table.state.pot, table.state.turn) == (1, 1), "the next act has begun"


def test_looking_stops_at_the_next_question_of_the_act() -> None:
    table = new()
    table.take(2, within_act=True)
    assert table.decision is not None and table.decision.kind == "who"
    table.take(1, within_act=True)
    assert table.decision is None
    assert table.state.turn == 1


def test_looking_on_a_clone_leaves_the_table_alone() -> None:
    table = new()
    before = TOY.dump(table.state)
    for index in range(len(options(table))):
        table.clone().take(index, within_act=True)
    assert TOY.dump(table.state) == before
    assert table.number == 0


# Going back


def test_a_seat_takes_back_its_own_choices_only() -> None:
    table = new()
    table.choose(0, ("add", 1))
    assert table.undoable([0]) == 1
    assert table.refuse_undo([0]) is None
    table.choose(1, ("add", 2))
    assert table.undoable([0]) == 0
    assert table.refuse_undo([0]) == ("undo-other-seat", "", 1)
    assert table.undoable([1]) == 1
    assert table.undoable([0, 1]) == 2
    with pytest.raises(IllegalChoice, match="0 choices can be taken back, not 1") as refusal:
        table.undo([0])
    assert refusal.value.reason == ("undo-other-seat", "", 1)
    table.undo([0, 1], 2)
    assert table.number == 0 and table.state.pot == 0


def test_a_revelation_cannot_be_taken_back() -> None:
    table = new()
    table.choose(0, ("draw",))
    assert table.undoable([0]) == 0
    assert table.refuse_undo([0]) == ("undo-revealed", "")
    table.choose(0, ("keep",))
    assert table.undoable([0]) == 1, "what came after the revelation can"


def test_nothing_to_take_back() -> None:
    table = new()
    assert table.undoable([0, 1]) == 0
    assert table.refuse_undo([0]) == ("undo-nothing", "")
    for steps in (0, -1, 1):
        with pytest.raises(IllegalChoice):
            table.undo([0], steps)


def test_what_was_concealed_stays_so() -> None:
    table = new()
    table.choose(0, ("add", 1))
    table.conceal(0, 5)
    assert table.undoable([0]) == 0
    assert table.refuse_undo([0]) == ("undo-nothing", "")


def test_the_engine_can_go_back_to_any_moment() -> None:
    table = new(limit=1000)
    moments = [TOY.dump(table.state)]
    for n in range(40):
        table.take(n % len(options(table)))
        moments.append(TOY.dump(table.state))
    for number in (39, 21, 20, 3, 0):
        table.rewind_to(number)
        assert table.number == number
        assert TOY.dump(table.state) == moments[number]
    for number in (1, -1, 40):
        with pytest.raises(IllegalChoice, match=f"There is no moment {number} to go back to"):
            table.rewind_to(number)
    assert TOY.dump(table.state) == moments[0]


def test_a_table_without_marks_can_still_go_back_and_clone() -> None:
    table = Table.new(TOY, 2, 7, {"limit": 1000}, rewind=False)
    moments = [TOY.dump(table.state)]
    for n in range(30):
        table.take(n % len(options(table)))
        moments.append(TOY.dump(table.state))
    assert TOY.dump(table.clone().state) == moments[30]
    table.rewind_to(11)
    assert TOY.dump(table.state) == moments[11]


def test_a_clone_keeps_the_history_and_a_history_of_its_own() -> None:
    table = new(limit=1000)
    wander(table, 20)
    twin = table.clone(rewind=True, quiet=False)
    answer(twin, options(twin)[0])
    assert twin.choices()[:20] == table.choices()
    assert twin.number == 21 and table.number == 20
    twin.rewind_to(10)
    table.rewind_to(10)
    assert TOY.dump(twin.state) == TOY.dump(table.state)


def test_a_kept_clone_and_its_table_do_not_forget_each_others_marks() -> None:
    """Whoever plays on forgets every second of the older marks, but never that of where the other stands."""
    for choices in range(8, 16):
        table = new(limit=10**9)
        wander(table, choices)
        twin = table.clone(rewind=True)
        since, dump = table.since_rest, TOY.dump(table.state)
        wander(table, 500)
        assert twin.since_rest == since
        assert TOY.dump(twin.clone().state) == dump
        kept = table.clone(rewind=True)
        since, dump = table.since_rest, TOY.dump(table.state)
        wander(kept, 500)
        assert table.since_rest == since
        assert TOY.dump(table.clone().state) == dump
        assert kept.choices()[: table.number] == table.choices()


# What it costs


def states_alive() -> int:
    gc.collect()
    return sum(isinstance(thing, Toy) for thing in gc.get_objects())


def test_memory_does_not_grow_with_the_game() -> None:
    others = states_alive()
    table = new(limit=10**9)
    seen = []
    for _ in range(4):
        wander(table, 500)
        seen.append(states_alive() - others)
    assert max(seen) <= 70, f"{seen} states are kept"


def test_going_far_back_still_works_when_marks_were_thinned() -> None:
    table = new(limit=10**9)
    moments = [TOY.dump(table.state)]
    rng = Random(3)
    for _ in range(700):
        table.take(rng.randrange(len(options(table))))
        moments.append(TOY.dump(table.state))
    for number in (699, 650, 400, 123, 7):
        table.rewind_to(number)
        assert TOY.dump(table.state) == moments[number]


def clone_time(table: Table[Toy]) -> float:
    best = 1.0
    for _ in range(30):
        start = perf_counter()
        for _ in range(20):
            table.clone()
        best = min(best, perf_counter() - start)
    return best


def test_a_clone_costs_the_same_late_in_a_game() -> None:
    early, late = new(limit=10**9), new(limit=10**9)
    wander(early, 50)
    wander(late, 5000)
    assert clone_time(late) < 4 * clone_time(early)


# Hiding


def test_concealed_clones_share_what_the_seat_knows() -> None:
    table = new(3)
    for _ in range(6):
        answer(table, ("draw",))
        answer(table, ("keep",))
    orders = set()
    for seed in range(20):
        twin = concealed(table, 1, seed)
        assert twin.view(1) == table.view(1)
        TOY.check(twin.state)
        assert TOY.dump(twin.clone().state) == TOY.dump(twin.state)
        orders.add((tuple(twin.state.deck), tuple(twin.state.hands[0])))
    assert len(orders) > 10


def test_concealing_is_a_step_of_the_game() -> None:
    table = new()
    answer(table, ("draw",))
    table.conceal(0, 77)
    assert table.choices() == [(0, ("draw",)), (0, (CONCEAL, 77))]
    after = TOY.dump(table.state)
    answer(table, ("keep",))
    table.rewind_to(2)
    assert TOY.dump(table.state) == after
    table.rewind_to(1)
    assert table.state.rng.seed == Rng(7).seed


def test_what_comes_to_light_is_learned_unless_it_was_known() -> None:
    """Both end what can be taken back; only one is news to who thinks."""
    g = new().state
    before = (g.reveals, g.learned)
    g.reveal()
    g.reveal(known=True)
    assert (g.reveals, g.learned) == (before[0] + 2, before[1] + 1)
    assert g.copy().learned == g.learned
