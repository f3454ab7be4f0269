"""A table: one game being played, choice by choice."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Generic

from tryptyk.kernel.decision import Decision, Option, Reason, Refusals, place_of, quoted
from tryptyk.kernel.errors import IllegalChoice, InvalidRecord, InvalidSetup
from tryptyk.kernel.game import Game, S, Setup
from tryptyk.kernel.history import (
    CONCEAL,
    Step,
    events_after,
    first_of,
    last_marked,
    refuse_taking_back,
    steps_after,
    takeable,
)  # fmt: skip
from tryptyk.kernel.marks import Marks
from tryptyk.kernel.rng import Rng
from tryptyk.kernel.runner import Runner, run_to
from tryptyk.kernel.score import Outcome
from tryptyk.kernel.setup import read_setup
from tryptyk.kernel.state import Event, Told, Watcher


class Table(Generic[S]):
    """One game: asks, takes choices, goes back, clones and shows.

    A choice is always a seat and its option, in this order. The runner carries out what follows from it, and
    marks let the table go back; with ``rewind=False`` none are set on the way: that is for mass play, where
    clones and undo are rare; both still work, but replay from the first mark.

    >>> table = Table.new(TOY, 2, seed=7)
    >>> table.decision
    Decision('move', (0,), [('add', 1), ('add', 2), ('add', 3), ('draw',)], (0,))
    >>> table.choose(0, ("add", 2))
    >>> table.number
    1
    """

    __slots__ = ("_marks", "_runner", "players", "seed", "setup")

    players: int
    seed: int
    setup: Setup
    _runner: Runner[S]
    _marks: Marks

    def __init__(self, players: int, seed: int, setup: Setup, runner: Runner[S]) -> None:
        self.players = players
        self.seed = seed
        self.setup = setup
        self._runner = runner
        self._marks = runner.marks

    # Beginning

    @staticmethod
    def new(
        game: Game[S],
        players: int,
        seed: int,
        setup: Setup | None = None,
        *,
        rewind: bool = True,
        quiet: bool = False,
        watcher: Watcher | None = None,
    ) -> Table[S]:
        """Set up a game and play on to the first choice. A ``watcher`` sees the state at everything that is
        told from then on.

        >>> Table.new(TOY, 9, seed=7)
        Traceback (most recent call last):
        tryptyk.kernel.errors.InvalidSetup: toy is played by 1 to 3, not by 9.
        """
        if players not in game.players:
            raise InvalidSetup(
                f"{game.id} is played by {game.players.start} to {game.players.stop - 1}, not by {players}."
            )
        whole: Setup = read_setup(game.options, players, setup or {})
        state = game.new_state(players, whole, Rng(seed))
        state.watcher = watcher
        return Table.from_rest(game, players, seed, whole, state, 0, rewind=rewind, quiet=quiet)

    @staticmethod
    def from_rest(
        game: Game[S],
        players: int,
        seed: int,
        setup: Setup,
        state: S,
        number: int,
        *,
        rewind: bool = True,
        quiet: bool = False,
    ) -> Table[S]:
        """Play on from a state at rest (``at_rest``), reached after ``number`` choices.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(0, ("add", 2))
        >>> number, state = table.at_rest()
        >>> Table.from_rest(TOY, 2, 7, {}, state.copy(), number).view(0) == table.view(0)
        True
        """
        marks = Marks(Step(number, None, -1, (), 0), rewind)
        state.quiet = quiet
        if not rewind or state.ending:  # else the first act sets it
            marks.add(state.copy())
        table = Table(players, seed, setup, Runner(game, state, marks))
        table._runner.play(None)
        return table

    # Asking and answering

    @property
    def game(self) -> Game[S]:
        return self._runner.game

    @property
    def state(self) -> S:
        return self._runner.state

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        return self._runner.decision

    @property
    def number(self) -> int:
        """How many choices have been made."""
        return self._marks.head.number

    @property
    def head(self) -> Step:
        """The last step of its history."""
        return self._marks.head

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        state = self._runner.state
        if not state.ending:
            return None
        return Outcome(state.ending, self._runner.game.score(state))

    def choose(self, seat: int, option: object) -> None:
        """Make a choice and play on to the next one.

        Raises IllegalChoice, and changes nothing, if the option is not on offer to that seat.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(0, ("add", 4))
        Traceback (most recent call last):
        tryptyk.kernel.errors.IllegalChoice: ('add', 4) is not on offer: the question is 'move'.
        >>> table.choose(1, ("add", 1))
        Traceback (most recent call last):
        tryptyk.kernel.errors.IllegalChoice: Seat 1 is not asked: 'move' is for (0,).
        """
        decision, chosen = self._find(seat, option)
        self._answer(decision, seat, chosen)

    def take(self, index: int, *, within_act: bool = False) -> None:
        """Choose by the option's place in the list: for bots and playouts, which pick from that list.

        With ``within_act`` play stops at the end of the act and of its parts, where no decision stands: there
        a position is judged, and ``go_on`` plays on from it.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.take(1)
        >>> table.choices()
        [(0, ('add', 2))]
        >>> table.take(0, within_act=True)
        >>> table.decision is None
        True
        """
        decision = self._runner.decision
        if decision is None or not 0 <= index < len(decision.options):
            raise IllegalChoice(f"There is no option {index}.")
        option = decision.options[index]
        self._answer(decision, decision.seats_for(option)[0], option, within_act)

    def go_on(self, *, within_act: bool = False) -> None:
        """Play on to the next choice from the end of an act, where ``take`` has stopped; ``within_act`` not
        beyond the end of the next act.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.take(1, within_act=True)
        >>> end_of_act = table.clone()
        >>> table.go_on()
        >>> table.decision.seats
        (1,)
        >>> end_of_act.decision is None
        True
        """
        if self._runner.decision is None:
            self._runner.play(None, within_act)

    def answer_standing(self, standing: Mapping[int, Collection[str]]) -> bool:
        """Give the standing answer to the question that is asked, if there is one; says whether there was.

        ``standing`` holds, for each seat, the kinds of questions that it leaves to their default.

        >>> table = Table.new(TOY, 2, seed=7, setup={"toasts": True})
        >>> table.choose(0, ("add", 2))
        >>> table.decision
        Decision('toast', (1,), [('join',), ('stay',)], (0,))
        >>> table.answer_standing({1: {"toast"}})
        True
        >>> table.steps()[-1].standing
        True
        """
        decision = self.decision
        answer = None if decision is None else decision.standing_answer(standing)
        if decision is None or answer is None:
            return False
        seat, option = answer
        self._answer(decision, seat, option, standing=True)
        return True

    def refusals(self) -> Refusals:
        """What a player would look for and cannot do now, each with its reason.

        >>> table = Table.new(TOY, 2, seed=7, setup={"cards": 0})
        >>> table.refusals()
        [(('draw',), ('deck-empty', 'TOY-DRAW-01'))]
        """
        if self.decision is None or self.decision.refusals is None:
            return []
        return self.decision.refusals()

    def _find(self, seat: int, option: object) -> tuple[Decision, Option]:
        decision = self.decision
        if decision is None:
            raise IllegalChoice("The game is over: there is nothing left to choose.")
        index = place_of(option, decision.options)
        if index < 0:
            raise IllegalChoice(
                f"{quoted(option)} is not on offer: the question is {decision.kind!r}.", self._reason(option)
            )
        found = decision.options[index]
        asked = decision.seats_for(found)
        if seat not in asked:
            raise IllegalChoice(f"Seat {seat} is not asked: {decision.kind!r} is for {asked}.")
        return decision, found

    def _reason(self, option: object) -> Reason | None:
        for refused, reason in self.refusals():
            if refused == option:
                return reason
        return None

    def _answer(
        self, decision: Decision, seat: int, option: Option, within_act: bool = False, standing: bool = False
    ) -> None:
        head = self._marks.head
        reveals = self._runner.state.reveals
        self._marks.head = Step(head.number + 1, head, seat, option, reveals, decision.private, standing)
        self._runner.play(option, within_act)

    def repeat(self, seat: int, option: Option) -> None:
        """Choose what was chosen before, or deal anew as before; InvalidRecord if it does not fit.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.repeat(0, ("add", 2))
        >>> table.repeat(7, ("draw",))
        Traceback (most recent call last):
        tryptyk.kernel.errors.InvalidRecord: Choice 2 does not fit the game: Seat 7 is not ...
        """
        if option and option[0] == CONCEAL:
            if len(option) != 2 or not isinstance(option[1], int):
                raise InvalidRecord(f"Choice {self.number + 1} does not fit the game: {quoted(option)}.")
            self.conceal(seat, option[1])
            return
        try:
            self.choose(seat, option)
        except IllegalChoice as error:
            raise InvalidRecord(f"Choice {self.number + 1} does not fit the game: {error}") from error

    def conceal(self, seat: int, seed: int) -> None:
        """Deal anew what a seat cannot know; from here on this is another game.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> before = table.view(0)
        >>> table.conceal(0, seed=1)
        >>> table.view(0) == before
        True
        """
        self._runner.conceal(seat, seed)

    # Tables of their own

    def clone(self, *, rewind: bool = False, quiet: bool = True) -> Table[S]:
        """A table in the same position that goes its own way; by default one for search.

        It shares the history of this one, so cloning costs the same early and late in a game.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> twin = table.clone()
        >>> twin.choose(0, ("add", 2))
        >>> table.number, twin.number
        (0, 1)
        """
        runner = self._runner
        marks = self._marks
        if runner.decision is None:
            state: S = runner.state.copy()  # type: ignore[assignment]  # copy() gives the same class
            twin: Runner[S] = Runner(runner.game, state, Marks(marks.head, rewind))
        else:
            twin = run_to(runner.game, marks.head)
            twin.marks.rewind = rewind
        if rewind:
            twin.marks.own()
        twin.state.quiet = quiet
        return Table(self.players, self.seed, self.setup, twin)

    def mark(self) -> None:
        """Set a mark where the act that is going on began, if there is none: for who is about to make many
        clones of a table that sets none by itself.

        >>> table = Table.new(TOY, 2, seed=7, rewind=False)
        >>> table.choose(0, ("add", 2))
        >>> table.mark()
        >>> table.since_rest
        0
        """
        head = self._marks.head
        if head.mark is None and self._runner.decision is not None:
            run_to(self._runner.game, head, True)

    def clone_at(self, number: int, watcher: Watcher | None = None) -> Table[S]:
        """A table of its own that stands where ``number`` choices had been made. A ``watcher`` sees the state
        at everything that is told when the next choice is made again.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(0, ("add", 2))
        >>> seen = []
        >>> table.clone_at(0, lambda state, told: seen.append((told.event, state.pot))).choose(0, ("add", 2))
        >>> seen
        [(('pot', 2), 2)]
        """
        twin = run_to(self._runner.game, self._marks.step_at(number))
        twin.state.quiet = False
        twin.state.watcher = watcher
        return Table(self.players, self.seed, self.setup, twin)

    # Going back

    def rewind_to(self, number: int) -> None:
        """Go back to where ``number`` choices had been made, whoever made the later ones.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(0, ("add", 2)), table.choose(1, ("add", 2))
        (None, None)
        >>> table.rewind_to(0)
        >>> table.decision.seats
        (0,)
        """
        marks = self._marks
        step = marks.step_at(number)
        runner = run_to(self._runner.game, step)
        runner.state.quiet = self._runner.state.quiet
        marks.go_back_to(step)
        runner.marks = marks
        self._runner = runner

    def undo(self, seats: Collection[int], steps: int = 1) -> None:
        """Take back the last choices of these seats, as far as that is fair.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(0, ("add", 2))
        >>> table.undo([0])
        >>> table.number
        0
        """
        if steps < 1 or steps > self.undoable(seats):
            raise IllegalChoice(
                f"{self.undoable(seats)} choices can be taken back, not {steps}.", self.refuse_undo(seats)
            )
        self.rewind_to(self.number - steps)

    def undoable(self, seats: Collection[int]) -> int:
        """How many of the last choices these seats may take back: their own, up to the last revelation.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(0, ("add", 2))
        >>> table.undoable([0]), table.undoable([1])
        (1, 0)
        """
        return takeable(self._marks.head, self.state.reveals, seats)

    def refuse_undo(self, seats: Collection[int]) -> Reason | None:
        """The reason why the last choice cannot be taken back; None if it can.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.refuse_undo([0])
        ('undo-nothing', '')
        """
        return refuse_taking_back(self._marks.head, self.state.reveals, seats)

    # Showing

    def view(self, seat: int) -> Any:
        """All that a seat may see; -1 is a spectator.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.view(0) == table.view(1)
        False
        """
        return self._runner.game.view(self._runner.state, seat)

    def steps(self, after: int = 0) -> list[Step]:
        """The steps after a moment, oldest first.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(0, ("add", 2)), table.choose(1, ("draw",))
        (None, None)
        >>> [(step.number, step.option) for step in table.steps(after=1)]
        [(2, ('draw',))]
        """
        return steps_after(self._marks.head, after)

    def opening(self) -> list[Told]:
        """What happened before the first choice that this table remembers.

        >>> Table.new(TOY, 2, seed=7).opening()
        []
        """
        return first_of(self._marks.head).events

    def choices(self, after: int = 0) -> list[tuple[int, Option]]:
        """Who chose what, oldest first.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(0, ("add", 2)), table.choose(1, ("draw",))
        (None, None)
        >>> table.choices()
        [(0, ('add', 2)), (1, ('draw',))]
        """
        return [(step.seat, step.option) for step in self.steps(after)]

    def events(self, after: int = -1, seats: Collection[int] | None = None) -> list[tuple[int, Event]]:
        """What happened after a moment, each with the number of the choice that caused it.

        With ``seats`` only what whoever holds them may know.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(0, ("draw",))
        >>> table.events(seats=[0])
        [(1, ('drawn', 0)), (1, ('card', 3))]
        >>> table.events(seats=[1])
        [(1, ('drawn', 0))]
        """
        return events_after(self._marks.head, after, seats)

    def at_rest(self) -> tuple[int, S]:
        """The last state at rest, and how many choices led to it: what a position holds. It is the table's
        own: whoever plays on from it takes a copy.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(0, ("add", 2))
        >>> number, state = table.at_rest()
        >>> number, state.pot, state is table.state
        (1, 2, False)
        """
        step = last_marked(self._marks.head)
        assert step.mark is not None
        state: S = step.mark  # type: ignore[assignment]  # a mark is a copy of this table's state
        return step.number, state

    @property
    def copies(self) -> int:
        """How many copies of its state it holds, its own among them: nearly all that it takes of memory."""
        return self._marks.count + 1

    @property
    def since_rest(self) -> int:
        """How many choices have been made since then: a clone makes them again."""
        return self._marks.head.number - last_marked(self._marks.head).number
