"""A table: one game being played, choice by choice."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final, Generic

from tryptyk.kernel.decision import Decision, Option, Reason, Refusals, Script
from tryptyk.kernel.errors import IllegalChoice, InvalidRecord, InvalidSetup, RulesFault
from tryptyk.kernel.game import Game, S, Setup
from tryptyk.kernel.history import ANYBODY, CONCEAL, Step, events_after, last_marked, steps_after
from tryptyk.kernel.rng import Rng
from tryptyk.kernel.score import Outcome
from tryptyk.kernel.setup import read_setup
from tryptyk.kernel.state import Event, GameOver, Told, Watcher

_MARKS_KEPT: Final = 64
_QUOTE: Final = 80


class Table(Generic[S]):
    """Drives one game: asks, takes choices, rewinds, clones and shows.

    A script cannot be copied, so the table keeps a copy of the state from the start of the current act
    (a *mark*), and where a twin or an earlier moment is wanted, makes the choices since that mark again.
    With ``rewind=False`` no marks are set on the way: that is for mass play, where clones and undo are
    rare; both still work, but replay from the first mark.

    >>> table = Table.new(TOY, 2, seed=7)
    >>> table.decision
    Decision('move', (0,), [('add', 1), ('add', 2), ('add', 3), ('draw',)], (0,))
    >>> table.choose(("add", 2))
    >>> table.number
    1
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
        """Play on from a state at rest, reached after ``number`` choices, and make further choices.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(("add", 2))
        >>> number, state = table.at_rest()
        >>> Table.resume(TOY, 2, 7, {}, state.copy(), number).view(0) == table.view(0)
        True
        """
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
        """How the game ended; None while it goes on."""
        if not self.state.ending:
            return None
        return Outcome(self.state.ending, self.game.score(self.state))

    def choose(self, option: object, seat: int | None = None) -> None:
        """Make a choice and play on to the next one.

        Raises IllegalChoice, and changes nothing, if the option is not on offer to that seat.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(("add", 4))
        Traceback (most recent call last):
        tryptyk.kernel.errors.IllegalChoice: ('add', 4) is not on offer: the question is 'move'.
        >>> table.choose(("add", 1), seat=1)
        Traceback (most recent call last):
        tryptyk.kernel.errors.IllegalChoice: Seat 1 is not asked: 'move' is for (0,).
        """
        decision, chosen = self._find(option, seat)
        self._answer(decision, chosen, decision.seats_for(chosen)[0] if seat is None else seat)

    def take(self, index: int, *, within_act: bool = False) -> None:
        """Choose by the option's place in the list: for bots and playouts, which pick from that list.

        With ``within_act`` play stops at the end of the act and of its parts, where no decision stands: such
        a table serves to be judged, not to be played on.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.take(1)
        >>> table.choices()
        [(0, ('add', 2))]
        >>> table.take(0, within_act=True)
        >>> table.decision is None
        True
        """
        decision = self.decision
        if decision is None or not 0 <= index < len(decision.options):
            raise IllegalChoice(f"There is no option {index}.")
        option = decision.options[index]
        self._answer(decision, option, decision.seats_for(option)[0], within_act)

    def answer_standing(self, standing: Mapping[int, Collection[str]]) -> bool:
        """Give the standing answer to the question that is asked, if there is one; says whether there was.

        ``standing`` holds, for each seat, the kinds of questions that it leaves to their default.

        >>> table = Table.new(TOY, 2, seed=7, setup={"toasts": True})
        >>> table.choose(("add", 2))
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
        self._answer(decision, option, seat, standing=True)
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

    def _find(self, option: object, seat: int | None) -> tuple[Decision, Option]:
        decision = self.decision
        if decision is None:
            raise IllegalChoice("The game is over: there is nothing left to choose.")
        index = _place(option, decision.options)
        if index < 0:
            raise IllegalChoice(
                f"{_quote(option)} is not on offer: the question is {decision.kind!r}.", self._reason(option)
            )
        found = decision.options[index]
        if seat is not None:
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
        self, decision: Decision, option: Option, seat: int, within_act: bool = False, standing: bool = False
    ) -> None:
        head = self._head
        reveals = self.state.reveals
        self._head = Step(head.number + 1, head, seat, option, reveals, decision.private, standing)
        self._play(option, within_act)

    def _play(self, answer: Option | None, within_act: bool = False) -> None:
        """Carry out the agenda until somebody has a real choice, or the game is over."""
        state = self.state
        script = self._script
        self.decision = None
        self._script = None
        try:
            while True:
                if script is None:
                    script = self._next_script(within_act)
                    if script is None:
                        break
                    answer = None
                # A script that ends raises StopIteration, which costs compiled code more than most acts do:
                # here it goes no farther than ``next``.
                asked: Decision | None = next(script if answer is None else map(script.send, (answer,)), None)
                if asked is None:
                    script = None
                    state.act = ()
                    if within_act and self._is_whole():
                        break
                    continue
                if not asked.forced:
                    self._script = script
                    self.decision = asked
                    break
                answer = asked.options[0]
        except GameOver:
            pass
        except RulesFault as fault:
            raise RulesFault(f"In the act {state.act}: {fault}") from fault
        if state.events:
            self._head.events = [*self._head.events, *state.events]
            state.events = []

    def _is_whole(self) -> bool:
        """Whether no part of the last act is still to be done."""
        agenda = self.state.agenda
        return not agenda or agenda[-1][0] not in self.game.parts

    def _next_script(self, within_act: bool) -> Script | None:
        """Carry out items of the agenda up to one that may ask; None where play stops before."""
        state = self.state
        agenda = state.agenda
        acts = self.game.acts
        while not state.ending:
            if self.rewind:
                self._set_mark()
            if not agenda:
                raise RulesFault("The agenda is empty, and the game is not over.")
            item = agenda.pop()
            state.act = item
            try:
                act = acts[item[0]]  # type: ignore[index]  # an item begins with the name of an act
            except KeyError:
                raise RulesFault("The game has no such act.") from None
            # Most items are short, and calls with so many arguments are spared the making of a list.
            given = len(item)
            if given == 1:
                script = act(state)
            elif given == 2:
                script = act(state, item[1])
            elif given == 3:
                script = act(state, item[1], item[2])
            else:
                script = act(state, *item[1:])
            if script is not None:
                return script
            state.act = ()
            if within_act and self._is_whole():
                break
        return None

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
        """Forget every second of the older marks, so that memory does not grow with the game. What was dealt
        anew stays: its question may be asked only there."""
        kept: list[Step] = []
        for n, step in enumerate(self._marks[: _MARKS_KEPT // 2]):
            if n % 2 and step.option[0] != CONCEAL:
                step.mark = None
            else:
                kept.append(step)
        self._marks = kept + self._marks[_MARKS_KEPT // 2 :]

    def _twin_at(self, target: Step) -> Table[S]:
        """A table that stands where ``target`` has just been chosen."""
        step = last_marked(target)
        assert step.mark is not None
        state: S = step.mark.copy()  # type: ignore[assignment]  # a mark is a copy of this table's state
        state.quiet = True
        twin: Table[S] = Table(self.game, self.players, self.seed, self.setup, state, step, False)
        twin._play(None)
        for made in steps_after(target, step.number):
            twin._head = made
            if made.option[0] == CONCEAL:
                self._deal_anew(state, made.seat, _as_int(made.option[1]))
            else:
                twin._play(made.option)
        state.quiet = self.state.quiet
        twin.rewind = self.rewind
        return twin

    def clone(self, *, rewind: bool = False, quiet: bool = True) -> Table[S]:
        """A table in the same position that goes its own way; by default one for search.

        It shares the history of this one, so cloning costs the same early and late in a game.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> twin = table.clone()
        >>> twin.choose(("add", 2))
        >>> table.number, twin.number
        (0, 1)
        """
        if self.decision is None:
            state: S = self.state.copy()  # type: ignore[assignment]  # copy() gives the same class
            twin = Table(self.game, self.players, self.seed, self.setup, state, self._head, rewind)
        else:
            twin = self._twin_at(self._head)
            twin.rewind = rewind
        if rewind:
            twin._own_mark()
        twin.state.quiet = quiet
        return twin

    def _own_mark(self) -> None:
        """Keep the last mark as one's own: whoever plays on forgets old marks (``_thin_marks``), and what is
        old to one table may be where the other one stands."""
        marked = last_marked(self._head)
        head = marked.twin(marked.parent)
        self._marks = [head]
        for step in steps_after(self._head, marked.number):
            head = step.twin(head)
        self._head = head

    def rewind_to(self, number: int) -> None:
        """Go back to where ``number`` choices had been made, whoever made the later ones.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(("add", 2)), table.choose(("add", 2))
        (None, None)
        >>> table.rewind_to(0)
        >>> table.decision.seats
        (0,)
        """
        step = self._step(number)
        twin = self._twin_at(step)
        self.state = twin.state
        self.decision = twin.decision
        self._script = twin._script
        self._head = step
        self._marks = [mark for mark in self._marks if mark.number <= number]

    def _step(self, number: int) -> Step:
        step = self._head
        while step.number > number and step.parent is not None:
            step = step.parent
        if step.number != number:
            raise IllegalChoice(f"There is no moment {number} to go back to.")
        return step

    def at(self, number: int, watcher: Watcher | None = None) -> Table[S]:
        """A table of its own that stands where ``number`` choices had been made. A ``watcher`` sees the state
        at everything that is told when the next choice is made again.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(("add", 2))
        >>> seen = []
        >>> table.at(0, lambda state, told: seen.append((told.event, state.pot))).choose(("add", 2))
        >>> seen
        [(('pot', 2), 2)]
        """
        twin = self._twin_at(self._step(number))
        twin.rewind = False
        twin.state.quiet = False
        twin.state.watcher = watcher
        return twin

    def undoable(self, seats: Collection[int]) -> int:
        """How many of the last choices these seats may take back: their own, up to the last revelation.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(("add", 2))
        >>> table.undoable([0]), table.undoable([1])
        (1, 0)
        """
        count = 0
        step = self._head
        while step.parent is not None and self._may_take_back(step, seats):
            count += 1
            step = step.parent
        return count

    def _may_take_back(self, step: Step, seats: Collection[int]) -> bool:
        return step.reveals == self.state.reveals and step.seat in seats and step.option[0] != CONCEAL

    def refuse_undo(self, seats: Collection[int]) -> Reason | None:
        """The reason why the last choice cannot be taken back; None if it can.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.refuse_undo([0])
        ('undo-nothing', '')
        """
        step = self._head
        if step.parent is None or step.option[0] == CONCEAL:
            return ("undo-nothing", "")
        if step.seat not in seats:
            return ("undo-other-seat", "", step.seat)
        if step.reveals != self.state.reveals:
            return ("undo-revealed", "")
        return None

    def undo(self, seats: Collection[int], steps: int = 1) -> None:
        """Take back the last choices of these seats, as far as that is fair.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(("add", 2))
        >>> table.undo([0])
        >>> table.number
        0
        """
        if steps < 1 or steps > self.undoable(seats):
            raise IllegalChoice(
                f"{self.undoable(seats)} choices can be taken back, not {steps}.", self.refuse_undo(seats)
            )
        self.rewind_to(self.number - steps)

    # Showing

    def view(self, seat: int) -> Any:
        """All that a seat may see; -1 is a spectator.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.view(0) == table.view(1)
        False
        """
        return self.game.view(self.state, seat)

    def steps(self, after: int = 0) -> list[Step]:
        """The steps after a moment, oldest first.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(("add", 2)), table.choose(("draw",))
        (None, None)
        >>> [(step.number, step.option) for step in table.steps(after=1)]
        [(2, ('draw',))]
        """
        return steps_after(self._head, after)

    def opening(self) -> list[Told]:
        """What happened before the first choice that this table remembers.

        >>> Table.new(TOY, 2, seed=7).opening()
        []
        """
        step = self._head
        while step.parent is not None:
            step = step.parent
        return step.events

    def choices(self, after: int = 0) -> list[tuple[int, Option]]:
        """Who chose what, oldest first.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(("add", 2)), table.choose(("draw",))
        (None, None)
        >>> table.choices()
        [(0, ('add', 2)), (1, ('draw',))]
        """
        return [(step.seat, step.option) for step in self.steps(after)]

    def events(self, after: int = -1, seats: Collection[int] | None = None) -> list[tuple[int, Event]]:
        """What happened after a moment, each with the number of the choice that caused it.

        With ``seats`` only what whoever holds them may know.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(("draw",))
        >>> table.events(seats=[0])
        [(1, ('drawn', 0)), (1, ('card', 3))]
        >>> table.events(seats=[1])
        [(1, ('drawn', 0))]
        """
        return events_after(self._head, after, seats)

    def at_rest(self) -> tuple[int, S]:
        """The last state at rest, and how many choices led to it: what a position holds. It is the table's
        own: whoever plays on from it takes a copy.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.choose(("add", 2))
        >>> number, state = table.at_rest()
        >>> number, state.pot, state is table.state
        (1, 2, False)
        """
        step = last_marked(self._head)
        assert step.mark is not None
        state: S = step.mark  # type: ignore[assignment]  # a mark is a copy of this table's state
        return step.number, state

    @property
    def copies(self) -> int:
        """How many copies of its state it holds, its own among them: nearly all that it takes of memory."""
        return len(self._marks) + 1

    @property
    def since_rest(self) -> int:
        """How many choices have been made since then: a clone makes them again."""
        return self._head.number - last_marked(self._head).number

    # Hiding

    def conceal(self, seat: int, seed: int) -> None:
        """Deal anew what a seat cannot know; from here on this is another game.

        What others are asked in secret follows from what they alone know: where the act has just begun, it is
        asked anew.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> before = table.view(0)
        >>> table.conceal(0, seed=1)
        >>> table.view(0) == before
        True
        """
        head = self._head
        mark = head.mark
        before = self.state
        self._head = Step(head.number + 1, head, seat, (CONCEAL, seed), before.reveals)
        if mark is None or mark.reveals != before.reveals or mark.rng.draws != before.rng.draws:
            self._deal_anew(before, seat, seed)
            return
        # Nothing has come to light since the act began: dealt anew there it is the same, and clones need not
        # deal again.
        dealt: S = mark.copy()  # type: ignore[assignment]  # a mark is a copy of this table's state
        self._deal_anew(dealt, seat, seed)
        self._head.mark = dealt
        self._marks.append(self._head)
        asked = self.decision
        if asked is None or not asked.private or seat == ANYBODY or seat in asked.seats:
            self._deal_anew(before, seat, seed)
            return
        self.state = dealt.copy()  # type: ignore[assignment]  # copy() gives the same class
        self.state.quiet = True  # what it tells at its beginning was told
        self._script = None
        self._play(None)
        self.state.quiet, self.state.watcher = before.quiet, before.watcher

    def _deal_anew(self, state: S, seat: int, seed: int) -> None:
        self.game.conceal(state, seat, Rng(seed))
        if seat == ANYBODY:
            # What lay there before may be known by now: nobody goes back beyond it as if it were not.
            state.reveal()

    # Repeating

    def repeat(self, seat: int, option: Option) -> None:
        """Make a choice that was made before, or conceal as before; InvalidRecord if it does not fit.

        >>> table = Table.new(TOY, 2, seed=7)
        >>> table.repeat(0, ("add", 2))
        >>> table.repeat(7, ("draw",))
        Traceback (most recent call last):
        tryptyk.kernel.errors.InvalidRecord: Choice 2 does not fit the game: Seat 7 is not ...
        """
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
