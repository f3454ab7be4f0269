"""Imagining: a table on which all that a seat cannot know is dealt anew, and that leads nowhere else.

A table that is dealt anew in the middle of an act still has the true state of the act's beginning as its
mark, and clones start from there. Whoever must not see it, even by looking into every corner, gets a table of
its own that begins with that act: the state at its beginning is made from how things are dealt anew *now*, so
that the choices since lead here again. No true state, seed or history hangs on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic

from tryptyk.kernel.decision import Decision, Option
from tryptyk.kernel.errors import IllegalChoice, RulesFault
from tryptyk.kernel.game import Game, S, Setup
from tryptyk.kernel.history import CONCEAL, HIDDEN, Step, last_marked, option_for, steps_after
from tryptyk.kernel.marks import Marks
from tryptyk.kernel.memory import Memory
from tryptyk.kernel.rng import Rng, Tape
from tryptyk.kernel.runner import Runner
from tryptyk.kernel.table import Table

_DEALS: Final = 8
"""So many are tried until one leads to what is asked,"""
_NEAR: Final = 400
"""and so many until one leads at least to the same question."""
_BASE: Final = ("agenda", "rng", "reveals", "ending")
"""What the kernel keeps, and nobody deals anew."""


class Imagined(Generic[S]):
    """Where a table stands, as one seat may imagine it: a state at rest, and the choices since then."""

    __slots__ = ("_first", "choices", "exact", "game", "number", "players", "seed", "setup", "state")

    game: Game[S]
    players: int
    setup: Setup
    number: int
    """So many choices led to the state at rest."""
    state: S
    choices: list[tuple[int, Option]]
    seed: int | None
    """By which it was dealt; None where that is not known."""
    _first: Table[S] | None
    exact: bool
    """The seat sees the same there. Else only the question is the same, and what has come to light in this
    very act is a little different."""

    def __init__(
        self,
        game: Game[S],
        players: int,
        setup: Setup,
        number: int,
        state: S,
        choices: Sequence[tuple[int, Option]],
        seed: int | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.setup = setup
        self.number = number
        self.state = state
        self.choices = list(choices)
        self.seed = seed
        self.exact = True
        self._first = None

    def table(self) -> Table[S]:
        """The table that stands there: to look at, and not to play on."""
        if self._first is None:
            self._first = self._begun()
        return self._first

    def dealt(self, seat: int, seed: int) -> Table[S]:
        """A table that stands there, where what the seat cannot know is dealt by the seed: to clone, and not
        to play on."""
        first = self.table()
        if seed == self.seed:
            return first
        number, mark = first.at_rest()
        now = first.state
        if mark.reveals == now.reveals and mark.rng.draws == now.rng.draws:
            # Nothing has come to light since the act began: it is dealt anew there, and clones need not deal.
            found = self._dealt_at_rest(first, number, mark, seat, seed)
            if found is not None:
                return found
        twin = first.clone(rewind=True)
        twin.conceal(seat, seed)
        return twin

    def _dealt_at_rest(self, first: Table[S], number: int, mark: S, seat: int, seed: int) -> Table[S] | None:
        """None where others have chosen in secret since: that follows from what is dealt."""
        state: S = mark.copy()  # type: ignore[assignment]  # a mark is a copy of this game's state
        self.game.conceal(state, seat, Rng(seed))
        table = Table.from_rest(self.game, self.players, 0, self.setup, state, number, quiet=True)
        for step in first.steps(number):
            if step.private:
                return None
            table.choose(step.seat, step.option)
        return table

    def _begun(self) -> Table[S]:
        taped = self.state.rng.tape is not None
        state: S = self.state.copy() if taped else self.state  # type: ignore[assignment]  # of the same class
        table = Table.from_rest(self.game, self.players, 0, self.setup, state, self.number, quiet=True)
        if not taped:
            # The table plays on with the state itself, and has a copy of it as its mark.
            self.state = table.at_rest()[1]
        for seat, option in self.choices:
            table.choose(seat, self._guess(table, seat) if option == HIDDEN else option)
        return table

    def _guess(self, table: Table[S], seat: int) -> Option:
        """What somebody else may have answered in secret."""
        decision = table.decision
        offered = [] if decision is None else decision.options_for(seat)
        return offered[Rng(self.state.rng.seed, table.number).below(len(offered))]


def imagine(table: Table[S], seat: int, seed: int, memory: Memory | None = None) -> Imagined[S] | None:
    """Deal anew what a seat cannot know of a table. What is played from it carries the memory.

    Rarely what came to light and what was shuffled in this very act cannot be told apart. Then the act is
    imagined from its beginning until it leads to the same question; None where that was not found either.

    >>> table = Table.new(TOY, 2, seed=7)
    >>> imagined = imagine(table, 0, seed=1).table()
    >>> imagined.view(0) == table.view(0), imagined.decision.options == table.decision.options
    (True, True)
    >>> imagined.seed, imagined.state.deck == table.state.deck
    (0, False)
    """
    game = table.game
    head = table.head
    marked = last_marked(head)
    mark: S = marked.mark  # type: ignore[assignment]  # a mark is a copy of this game's state
    now = table.state
    steps = [step for step in steps_after(head, marked.number) if step.option[0] != CONCEAL]
    hidden = any([step.private and step.seat != seat for step in steps])
    if mark.reveals == now.reveals and mark.rng.draws == now.rng.draws and not hidden:
        # Nothing has come to light since the act began: what is dealt anew there is the same now.
        state: S = mark.copy()  # type: ignore[assignment]  # copy() gives the same class
        game.conceal(state, seat, Rng(seed))
        state.memory = memory
        found = Imagined(game, table.players, table.setup, marked.number, state, _choices(steps, seat), seed)
        if not steps or _leads_to(found, table, None):
            return found
    for deal in range(_DEALS):
        found, dealt = _from_now(table, mark, steps, marked.number, seat, seed + deal)
        found.seed = seed + deal
        found.state.memory = memory
        if _leads_to(found, table, dealt):
            return found
    for deal in range(_NEAR):
        state = mark.copy()  # type: ignore[assignment]  # copy() gives the same class
        game.conceal(state, seat, Rng(seed + deal))
        state.memory = memory
        found = Imagined(game, table.players, table.setup, marked.number, state, _choices(steps, seat))
        found.exact = False
        if _leads_to(found, table, None):
            return found
    return None


def _choices(steps: Sequence[Step], seat: int) -> list[tuple[int, Option]]:
    return [(step.seat, option_for((seat,), step.seat, step.option, step.private)) for step in steps]


def _leads_to(found: Imagined[Any], table: Table[Any], dealt: dict[str, Any] | None) -> bool:
    """Whether the same is asked there as here, and whether all lies there as it was dealt anew: then the seat
    sees the same, and nothing of how it really lies is left in it."""
    try:
        imagined = found.table()
    except (IllegalChoice, RulesFault, LookupError, ValueError, AssertionError, StopIteration, TypeError):
        return False  # this deal does not let them choose so
    if dealt is not None and {**found.game.dump(imagined.state), "rng": dealt["rng"]} != dealt:
        return False
    mine, theirs = table.decision, imagined.decision
    if mine is None or theirs is None:
        return mine is theirs
    return _same(mine, theirs)


def _same(one: Decision, other: Decision) -> bool:
    return (one.kind, one.seats, one.options, one.about) == (
        other.kind,
        other.seats,
        other.options,
        other.about,
    )


def _from_now(
    table: Table[S], mark: S, steps: Sequence[Step], number: int, seat: int, seed: int
) -> tuple[Imagined[S], dict[str, Any]]:
    """The beginning of the act, from how things are dealt anew now."""
    game = table.game
    recorded = Tape([], False)
    if len(steps) == table.number - number:
        now = _played_to(game, mark, steps, recorded)
    else:  # it was dealt anew in the middle of the act
        now = table.state.copy()  # type: ignore[assignment]  # copy() gives the same class
    before = [entry[0][:] if isinstance(entry, tuple) else entry for entry in recorded.entries]
    then, as_it_is = game.dump(mark), game.dump(now)
    now.rng.tape = None
    game.conceal(now, seat, Rng(seed))
    dealt = game.dump(now)
    merging = _Merging()
    data = {
        key: then[key] if key in _BASE else merging.of(then[key], as_it_is[key], dealt[key]) for key in then
    }
    merging.complete(then, data, Rng(seed))
    state = game.load({**data, "rng": dealt["rng"]})
    entries = [_dealt(entry, items) for entry, items in zip(recorded.entries, before)]
    state.rng.tape = Tape(entries, True) if entries else None
    return Imagined(game, table.players, table.setup, number, state, _choices(steps, seat)), dealt


def _played_to(game: Game[S], mark: S, steps: Sequence[Step], tape: Tape) -> S:
    """The state now, with what chance has brought since the act began on the tape."""
    state: S = mark.copy()  # type: ignore[assignment]  # copy() gives the same class
    state.quiet = True
    state.rng.tape = tape
    runner: Runner[S] = Runner(game, state, Marks(Step(0, None, -1, (), 0), False))
    runner.play(None)
    for step in steps:
        runner.play(step.option)
    return state


def _dealt(entry: Any, before: Any) -> Any:
    """What chance brought, with what is still unseen of a shuffled pile as it is dealt anew."""
    if not isinstance(entry, tuple):
        return entry
    pile, shuffled = entry
    return tuple(pile + shuffled[len(before) :] if shuffled[: len(before)] == before else shuffled)


class _Merging:
    """What was then, with what is dealt anew now in the place of how it is now."""

    def __init__(self) -> None:
        self._taken: list[tuple[list[Any], int, list[Any]]] = []
        """Where something lies that has been taken from a pile since, and the pile as it was."""

    def of(self, then: Any, now: Any, dealt: Any) -> Any:
        if now == dealt:
            return then
        if then == now:
            return dealt
        if isinstance(then, dict) and isinstance(now, dict) and isinstance(dealt, dict):
            if then.keys() == now.keys() == dealt.keys():
                return {key: self.of(then[key], now[key], dealt[key]) for key in then}
        elif isinstance(then, list) and isinstance(now, list) and isinstance(dealt, list):
            if len(now) != len(dealt):
                return then
            if len(then) == len(now):
                return [self.of(*three) for three in zip(then, now, dealt)]
            if len(then) < len(now):
                # Some were added, which lie on top.
                return dealt[: len(then)] if now[: len(then)] == then else then
            # Some were taken: from a pile the last, which is on top.
            merged = dealt + (then[len(now) :] if then[: len(now)] == now else _without(then, now))
            self._taken.extend([(merged, place, then) for place in range(len(now), len(merged))])
            return merged
        return then

    def complete(self, then: Any, merged: Any, rng: Rng) -> None:
        """What was taken and lies hidden elsewhere now was dealt anew there, so that it is found twice, and
        what was dealt in its place nowhere: then that was taken."""
        before, after = Counter(_words(then)), Counter(_words(merged))
        for pile, place, was in self._taken:
            word = pile[place]
            if isinstance(word, str) and after[word] > before[word]:
                missing = [other for other in was if isinstance(other, str) and not after[other]]
                if missing:
                    pile[place] = missing[rng.below(len(missing))]
                    after[word] -= 1
                    after[pile[place]] += 1


def _words(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, (dict, list)):
        for inner in data.values() if isinstance(data, dict) else data:
            yield from _words(inner)


def _without(items: list[Any], taken: list[Any]) -> list[Any]:
    left = items[:]
    for item in taken:
        if item in left:
            left.remove(item)
    return left
