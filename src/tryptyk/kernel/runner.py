"""The runner: carries out the agenda, act by act, up to the next question."""

from __future__ import annotations

from typing import Generic

from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.errors import RulesFault
from tryptyk.kernel.game import Game, S
from tryptyk.kernel.history import ANYBODY, CONCEAL, Step, last_marked, steps_after
from tryptyk.kernel.marks import Marks
from tryptyk.kernel.rng import Rng
from tryptyk.kernel.state import GameOver


class Runner(Generic[S]):
    """A state in play: what is being carried out, and what is asked.

    Only here is a script alive. It cannot be copied, so whoever wants this moment once more takes the last
    mark and makes the choices since then again (``run_to``).
    """

    __slots__ = ("_script", "decision", "game", "marks", "state")

    game: Game[S]
    state: S
    decision: Decision | None
    marks: Marks
    _script: Script | None

    def __init__(self, game: Game[S], state: S, marks: Marks) -> None:
        self.game = game
        self.state = state
        self.decision = None
        self.marks = marks
        self._script = None

    def play(self, answer: Option | None, within_act: bool = False) -> None:
        """Carry out the agenda until somebody has a real choice, or the game is over; ``within_act`` only to
        the end of the act and of its parts."""
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
            head = self.marks.head
            head.events = [*head.events, *state.events]
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
        marks = self.marks
        while not state.ending:
            if marks.rewind:
                marks.set(state)
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

    def conceal(self, seat: int, seed: int) -> None:
        """Deal anew what a seat cannot know. What others are asked in secret follows from what they alone
        know: where the act has just begun, it is asked anew."""
        before = self.state
        marks = self.marks
        head = marks.head
        mark = head.mark
        marks.head = Step(head.number + 1, head, seat, (CONCEAL, seed), before.reveals)
        if mark is None or mark.reveals != before.reveals or mark.rng.draws != before.rng.draws:
            deal_anew(self.game, before, seat, seed)
            return
        # Nothing has come to light since the act began: dealt anew there it is the same, and clones need not
        # deal again.
        dealt: S = mark.copy()  # type: ignore[assignment]  # a mark is a copy of this game's state
        deal_anew(self.game, dealt, seat, seed)
        marks.add(dealt)
        asked = self.decision
        if asked is None or not asked.private or seat == ANYBODY or seat in asked.seats:
            deal_anew(self.game, before, seat, seed)
            return
        self.state = dealt.copy()  # type: ignore[assignment]  # copy() gives the same class
        self.state.quiet = True  # what it tells at its beginning was told
        self._script = None
        self.play(None)
        self.state.quiet, self.state.watcher = before.quiet, before.watcher


def run_to(game: Game[S], step: Step, rewind: bool = False) -> Runner[S]:
    """A runner that stands where ``step`` has just been chosen; with ``rewind`` that step gets a mark."""
    marked = last_marked(step)
    assert marked.mark is not None
    state: S = marked.mark.copy()  # type: ignore[assignment]  # a mark is a copy of this game's state
    state.quiet = True
    runner = Runner(game, state, Marks(marked, False))
    runner.play(None)
    for made in steps_after(step, marked.number):
        runner.marks.head = made
        runner.marks.rewind = rewind and made is step
        if made.option[0] == CONCEAL:
            deal_anew(game, state, made.seat, _as_int(made.option[1]))
        else:
            runner.play(made.option)
    return runner


def deal_anew(game: Game[S], state: S, seat: int, seed: int) -> None:
    game.conceal(state, seat, Rng(seed))
    if seat == ANYBODY:
        # What lay there before may be known by now: nobody goes back beyond it as if it were not.
        state.reveal()


def _as_int(value: str | int) -> int:
    assert isinstance(value, int)
    return value
