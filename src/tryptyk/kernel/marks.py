"""Marks: from where any moment of a table's history is reached again."""

from __future__ import annotations

from typing import Final

from tryptyk.kernel.errors import IllegalChoice
from tryptyk.kernel.history import CONCEAL, Step, last_marked, steps_after
from tryptyk.kernel.state import State

_KEPT: Final = 64


class Marks:
    """The last step of one table, and those of its steps that hold a *mark*: a copy of the state from the
    start of the act that was current then.

    Older ones are thinned out, so memory does not grow with the game. With ``rewind=False`` none are set on
    the way; going back still works, but replays from the first.
    """

    __slots__ = ("_steps", "head", "rewind")

    head: Step
    rewind: bool
    _steps: list[Step]

    def __init__(self, head: Step, rewind: bool) -> None:
        self.head = head
        self.rewind = rewind
        self._steps = []

    @property
    def count(self) -> int:
        return len(self._steps)

    def add(self, state: State) -> None:
        """Let the last step hold this very copy, whatever it held before."""
        self.head.mark = state
        self._steps.append(self.head)

    def set(self, state: State) -> None:
        """Keep a copy of the state at the start of an act."""
        head = self.head
        if head.mark is None:
            self._steps.append(head)
            if len(self._steps) > _KEPT:
                self._thin()
        head.mark = state.copy()

    def _thin(self) -> None:
        """Forget every second of the older marks. What was dealt anew stays: its question may be asked only
        there."""
        kept: list[Step] = []
        for n, step in enumerate(self._steps[: _KEPT // 2]):
            if n % 2 and step.option[0] != CONCEAL:
                step.mark = None
            else:
                kept.append(step)
        self._steps = kept + self._steps[_KEPT // 2 :]

    def own(self) -> None:
        """Keep the last mark as one's own: whoever plays on forgets old marks, and what is old to one table
        may be where the other one stands."""
        marked = last_marked(self.head)
        head = marked.twin(marked.parent)
        self._steps = [head]
        for step in steps_after(self.head, marked.number):
            head = step.twin(head)
        self.head = head

    def step_at(self, number: int) -> Step:
        """The step with which so many choices had been made."""
        step = self.head
        while step.number > number and step.parent is not None:
            step = step.parent
        if step.number != number:
            raise IllegalChoice(f"There is no moment {number} to go back to.")
        return step

    def go_back_to(self, step: Step) -> None:
        """Make an earlier step the last one."""
        self.head = step
        self._steps = [mark for mark in self._steps if mark.number <= step.number]
