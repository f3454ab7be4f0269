"""A table: one game being played, choice by choice."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Generic

from tryptyk.kernel.decision import Decision, Option, Reason, Script
from tryptyk.kernel.errors import IllegalChoice, InvalidRecord, InvalidSetup
from tryptyk.kernel.game import Blocked, Game, S, Setup
from tryptyk.kernel.rng import Rng
from tryptyk.kernel.setup import read_setup
from tryptyk.kernel.state import Event, GameOver, Outcome, State

CONCEAL = "~conceal"
"""The verb of a step that is no choice: what its seat could not know was dealt anew."""

_MARKS_KEPT = 64
_QUOTE = 80


class Step:
    """A choice that was made; the chain of steps up to the root is the history of a table.

    Clones share their steps, so a step is never changed once its table has gone on, but for ``mark``,
    which only saves time: the state at the start of the act that was current when the choice was made.
    """

    __slots__ = ("events", "mark", "number", "option", "parent", "reveals", "seat")

    number: int
    parent: Step | None
    seat: int
    option: Option
    reveals: int
    """How much had been revealed before the choice was made."""
    events: list[Event]
    """What happened between this choice and the next decision."""
    mark: State | None

    def __init__(self, number: int, parent: Step | None, seat: int, option: Option, reveals: int) -> None:
        self.number = number
        self.parent = parent
        self.seat = seat
        self.option = option
        self.reveals = reveals
        self.events = []
        self.mark = None


class Table(Generic[S]):
    """Drives one game: asks, takes choices, rewinds, clones and shows.

    A script cannot be copied, so the table keeps a copy of the state from the start of the current act
    (a *mark*), and where a twin or an earlier moment is wanted, makes the choices since that mark again.
    With ``rewind=False`` no marks are set on the way: that is for mass play, where clones and undo are
    rare; both still work, but replay from the first mark.
    """

    __slots__ = (
        "_head", "_marks", "_script", "decision", "game", "players", "rewind", "seed", "setup", "state",
    )  # fmt: skip

    game: Game[S]
    players: int
    seed: int
    setup: Setup
    state: S
    decision: Decision | None
    """What is asked now; None when the game is over."""
    rewind: bool
    _head: Step
    _script: Script | None
    _marks: list[Step]

    def __init__(
        self, game: Game[S], players: int, seed: int, setup: Setup, state: S, head: Step, rewind: bool
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.setup = setup
        self.state = state
        self.decision = None
        self.rewind = rewind
        self._head = head
        self._script = None
        self._marks = []

    @staticmethod
    def new(
        game: Game[S],
        players: int,
        seed: int,
        setup: Setup | None = None,
        *,
        rewind: bool = True,
        quiet: bool = False,
    ) -> Table[S]:
        """Set up a game and play on to the first choice."""
        if players not in game.players:
            raise InvalidSetup(
                f"{game.id} is played by {game.players.start} to {game.players.stop - 1}, not by {players}."
            )
        whole: Setup = read_setup(game.options, players, setup or {})
        state = game.new_state(players, whole, Rng(seed))
        return Table.resume(game, players, seed, whole, state, 0, rewind=rewind, quiet=quiet)

    @staticmethod
    def resume(
        game: Game[S],
        players: int,
        seed: int,
        setup: Setup,
        state: S,
        number: int,
        choices: Iterable[tuple[int, Option]] = (),
        *,
        rewind: bool = True,
        quiet: bool = False,
    ) -> Table[S]:
        """Play on from a state at rest, reached after ``number`` choices, and make further choices."""
        head = Step(number, None, -1, (), 0)
        head.mark = state.copy()
        state.quiet = quiet
        table = Table(game, players, seed, setup, state, head, rewind)
        table._marks.append(head)
        table._play(None)
        for seat, option in choices:
            table.repeat(seat, option)
        return table

    # Asking and answering

    @property
    def number(self) -> int:
        """How many choices have been made."""
        return self._head.number

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    def choose(self, option: object, seat: int | None = None) -> None:
        """Make a choice and play on to the next one.

        Raises IllegalChoice, and changes nothing, if the option is not on offer to that seat.
        """
        index = self._find(option, seat)
        self._answer(index, seat)

    def take(self, index: int) -> None:
        """Choose by the option's place in the list: for bots and playouts, which pick from that list."""
        if self.decision is None or not 0 <= index < len(self.decision.options):
            raise IllegalChoice(f"There is no option {index}.")
        self._answer(index, None)

    def look(self, index: int) -> None:
        """Like ``take``, but play at most to the end of the act, where no decision stands: for looking ahead.

        A table that has come to the end of an act like this serves to be judged, not to be played on.
        """
        if self.decision is None or not 0 <= index < len(self.decision.options):
            raise IllegalChoice(f"There is no option {index}.")
        option = self.decision.options[index]
        self._append(self.decision.seats_for(option)[0], option)
        self._play(option, True)

    def blocked(self) -> Blocked:
        """What a player would look for and cannot do now, each with its reason."""
        return [] if self.decision is None else self.game.blocked(self.state, self.decision)

    def _find(self, option: object, seat: int | None) -> int:
        decision = self.decision
        if decision is None:
            raise IllegalChoice("The game is over: there is nothing left to choose.")
        index = _place(option, decision.options)
        if index < 0:
            raise IllegalChoice(
                f"{_quote(option)} is not on offer: the question is {decision.kind!r}.", self._reason(option)
            )
        if seat is not None:
            asked = decision.seats_for(decision.options[index])
            if seat not in asked:
                raise IllegalChoice(f"Seat {seat} is not asked: {decision.kind!r} is for {asked}.")
        return index

    def _reason(self, option: object) -> Reason | None:
        for blocked, reason in self.blocked():
            if blocked == option:
                return reason
        return None

    def _answer(self, index: int, seat: int | None) -> None:
        assert self.decision is not None
        option = self.decision.options[index]
        self._append(self.decision.seats_for(option)[0] if seat is None else seat, option)
        self._play(option)

    def _append(self, seat: int, option: Option) -> None:
        self._head = Step(self._head.number + 1, self._head, seat, option, self.state.reveals)

    def _play(self, answer: Option | None, within_act: bool = False) -> None:
        """Run scripts until somebody has a real choice, or the game is over."""
        state = self.state
        script = self._script
        next_act = self.game.next_act
        while True:
            try:
                if script is None:
                    if state.outcome is not None:
                        raise GameOver
                    if self.rewind:
                        self._set_mark()
                    script = next_act(state)
                    decision = next(script)
                else:
                    assert answer is not None
                    decision = script.send(answer)
            except StopIteration:
                script = None
                if within_act:
                    self._script = None
                    self.decision = None
                    break
                continue
            except GameOver:
                self._script = None
                self.decision = None
                break
            if decision.forced:
                answer = decision.options[0]
                continue
            self._script = script
            self.decision = decision
            break
        if state.events:
            self._head.events.extend(state.events)
            state.events = []

    # Going back

    def _set_mark(self) -> None:
        head = self._head
        marks = self._marks
        if head.mark is None:
            marks.append(head)
            if len(marks) > _MARKS_KEPT:
                self._thin_marks()
        head.mark = self.state.copy()

    def _thin_marks(self) -> None:
        """Forget every second of the older marks, so that memory does not grow with the game."""
        old = self._marks[: _MARKS_KEPT // 2]
        for step in old[1::2]:
            step.mark = None
        self._marks = old[::2] + self._marks[_MARKS_KEPT // 2 :]

    def _state_at(self, target: Step) -> Table[S]:
        """A twin that stands where ``target`` has just been chosen."""
        since: list[Step] = []
        step = target
        while step.mark is None:
            since.append(step)
            assert step.parent is not None, "the first step always has a mark"
            step = step.parent
        state: S = step.mark.copy()  # type: ignore[assignment]  # a mark is a copy of this table's state
        state.quiet = True
        twin: Table[S] = Table(self.game, self.players, self.seed, self.setup, state, step, False)
        twin._marks = []
        twin._play(None)
        for made in reversed(since):
            twin._head = made
            if made.option[0] == CONCEAL:
                self.game.conceal(state, made.seat, Rng(_as_int(made.option[1])))
            else:
                twin._play(made.option)
        state.quiet = self.state.quiet
        twin.rewind = self.rewind
        return twin

    def clone(self, *, rewind: bool = False, quiet: bool = True) -> Table[S]:
        """A table in the same position that goes its own way; by default one for search.

        It shares the history of this one, so cloning costs the same early and late in a game.
        """
        if self.decision is None:
            state: S = self.state.copy()  # type: ignore[assignment]  # copy() gives the same class
            twin = Table(self.game, self.players, self.seed, self.setup, state, self._head, rewind)
        else:
            twin = self._state_at(self._head)
            twin.rewind = rewind
        twin._marks = self._marks[:] if rewind else []
        twin.state.quiet = quiet
        return twin

    def rewind_to(self, number: int) -> None:
        """Go back to where ``number`` choices had been made, whoever made the later ones."""
        step = self._head
        while step.number > number and step.parent is not None:
            step = step.parent
        if step.number != number:
            raise IllegalChoice(f"There is no moment {number} to go back to.")
        twin = self._state_at(step)
        self.state = twin.state
        self.decision = twin.decision
        self._script = twin._script
        self._head = step
        self._marks = [mark for mark in self._marks if mark.number <= number]

    def undoable(self, seats: Collection[int]) -> int:
        """How many of the last choices these seats may take back: their own, up to the last revelation."""
        count = 0
        step = self._head
        while step.parent is not None and self._may_take_back(step, seats):
            count += 1
            step = step.parent
        return count

    def _may_take_back(self, step: Step, seats: Collection[int]) -> bool:
        return step.reveals == self.state.reveals and step.seat in seats and step.option[0] != CONCEAL

    def why_no_undo(self, seats: Collection[int]) -> Reason | None:
        """The reason why the last choice cannot be taken back; None if it can."""
        step = self._head
        if step.parent is None or step.option[0] == CONCEAL:
            return ("undo-nothing", "")
        if step.seat not in seats:
            return ("undo-other-seat", "", step.seat)
        if step.reveals != self.state.reveals:
            return ("undo-revealed", "")
        return None

    def undo(self, seats: Collection[int], steps: int = 1) -> None:
        """Take back the last choices of these seats, as far as that is fair."""
        if steps < 1 or steps > self.undoable(seats):
            raise IllegalChoice(
                f"{self.undoable(seats)} choices can be taken back, not {steps}.", self.why_no_undo(seats)
            )
        self.rewind_to(self.number - steps)

    # Showing

    def view(self, seat: int) -> Any:
        """All that a seat may see; -1 is a spectator."""
        return self.game.view(self.state, seat)

    def steps(self, after: int = 0) -> list[Step]:
        """The steps after a moment, oldest first."""
        found: list[Step] = []
        step: Step | None = self._head
        while step is not None and step.parent is not None and step.number > after:
            found.append(step)
            step = step.parent
        found.reverse()
        return found

    def choices(self, after: int = 0) -> list[tuple[int, Option]]:
        """Who chose what, oldest first."""
        return [(step.seat, step.option) for step in self.steps(after)]

    def events(self, after: int = -1) -> list[tuple[int, Event]]:
        """What happened after a moment, each with the number of the choice that caused it."""
        found: list[tuple[int, Event]] = []
        step: Step | None = self._head
        while step is not None and step.number > after:
            found.extend([(step.number, event) for event in reversed(step.events)])
            step = step.parent
        found.reverse()
        return found

    def rest(self) -> tuple[int, S]:
        """The last state at rest that is at hand, and how many choices led to it: what a snapshot holds."""
        step = self._head
        while step.mark is None:
            assert step.parent is not None, "the first step always has a mark"
            step = step.parent
        state: S = step.mark.copy()  # type: ignore[assignment]  # a mark is a copy of this table's state
        return step.number, state

    # Hiding

    def conceal(self, seat: int, seed: int) -> None:
        """Deal anew what a seat cannot know; from here on this is another game."""
        self._append(seat, (CONCEAL, seed))
        self.game.conceal(self.state, seat, Rng(seed))

    def concealed(self, seat: int, seed: int) -> Table[S]:
        """A clone in which what the seat cannot know was dealt anew, to think with."""
        twin = self.clone()
        twin.conceal(seat, seed)
        return twin

    # Repeating

    def repeat(self, seat: int, option: Option) -> None:
        """Make a choice that was made before, or conceal as before; InvalidRecord if it does not fit."""
        if option and option[0] == CONCEAL:
            if len(option) != 2 or not isinstance(option[1], int):
                raise InvalidRecord(f"Choice {self.number + 1} does not fit the game: {_quote(option)}.")
            self.conceal(seat, option[1])
            return
        try:
            self.choose(option, seat)
        except IllegalChoice as error:
            raise InvalidRecord(f"Choice {self.number + 1} does not fit the game: {error}") from error


def _place(option: object, options: list[Option]) -> int:
    """The place of an option in the list, or -1. ``1.0`` and ``True`` are not ``1`` here."""
    if not isinstance(option, tuple) or option not in options:
        return -1
    index = options.index(option)
    for given, offered in zip(option, options[index]):
        if type(given) is not type(offered):
            return -1
    return index


def _quote(option: object) -> str:
    """Something that may be anything, short enough for a sentence."""
    try:
        text = repr(option)
    except (ValueError, RecursionError):
        text = f"This {type(option).__name__}"
    return text if len(text) <= _QUOTE else text[:_QUOTE] + "..."


def _as_int(value: str | int) -> int:
    assert isinstance(value, int)
    return value
