"""A small game is small: what it does not say has a default."""

from __future__ import annotations

from typing import Any

from tryptyk.bots import GreedyBot, play_out
from tryptyk.kernel import Decision, Game, Rng, Score, Script, State, Table
from tryptyk.kernel.record import from_position, from_record, position_of, record_of


class Heap(State):
    """Two take one to three sticks in turn; who has more at the end has won."""

    __slots__ = ("sticks", "taken")

    sticks: int
    taken: list[int]

    def copy(self) -> Heap:
        twin = Heap()
        self.copy_base_to(twin)
        twin.sticks, twin.taken = self.sticks, self.taken[:]
        return twin


def new(players: int, setup: Any, rng: Rng) -> Heap:
    g = Heap()
    g.begin(rng)
    g.sticks, g.taken = 9, [0] * players
    g.then(("take", 0))
    return g


def take(g: Heap, seat: int) -> Script:
    picked = yield Decision("take", (seat,), [("take", n) for n in range(1, min(3, g.sticks) + 1)])
    g.sticks -= int(picked[1])
    g.taken[seat] += int(picked[1])
    if not g.sticks:
        g.finish("empty")
    g.then(("take", (seat + 1) % len(g.taken)))


def load(data: dict[str, Any]) -> Heap:
    g = Heap()
    g.load_base(data)
    g.sticks, g.taken = data["sticks"], data["taken"]
    return g


HEAP: Game[Heap] = Game(
    id="heap",
    package="tests.kernel",
    players=range(2, 3),
    new_state=new,
    acts={"take": take},
    score=lambda g: [Score(str(seat), (seat,), [("sticks", g.taken[seat], "")]) for seat in (0, 1)],
    view=lambda g, seat: (g.sticks, tuple(g.taken)),
    dump=lambda g: {**g.dump_base(), "sticks": g.sticks, "taken": g.taken},
    load=load,
)


def test_a_game_without_hidden_things_and_judgement_is_played_by_bots_and_kept() -> None:
    table = Table.new(HEAP, 2, 7)
    outcome = play_out(table, {seat: GreedyBot(HEAP, seat, 1) for seat in range(2)})
    assert outcome is not None and outcome.reason == "empty"
    assert table.choices()[0] == (0, ("take", 3)), "it is ahead by most"
    assert outcome.winners == (0,) and table.state.taken == [6, 3]
    assert from_record(HEAP, record_of(table)).view(0) == (0, (6, 3))
    assert from_position(HEAP, position_of(table)).outcome == outcome


def test_what_is_worth_most_is_the_lead() -> None:
    table = Table.new(HEAP, 2, 7)
    table.choose(0, ("take", 2))
    assert [HEAP.evaluate(table.state, seat) for seat in (0, 1)] == [2.0, -2.0]
    assert HEAP.terms(table.state, 0) == {}


def test_where_nothing_is_hidden_only_what_chance_brings_is_dealt_anew() -> None:
    table = Table.new(HEAP, 2, 7)
    before, seed = table.view(0), table.state.rng.seed
    table.conceal(0, 1)
    assert table.view(0) == before and table.state.rng.seed != seed
