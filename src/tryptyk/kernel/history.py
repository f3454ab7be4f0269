"""The history of a table: a chain of steps, and how much of each step a seat may know."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tryptyk.kernel.decision import Option, Reason
from tryptyk.kernel.state import Event, State, Told

CONCEAL: Final = "~conceal"
"""The verb of a step that is no choice: what its seat could not know was dealt anew."""
ANYBODY: Final = -2
"""In place of its seat: what nobody at the table knew was dealt anew."""
HIDDEN: Final[Option] = ("~hidden",)
"""What others see of a private choice."""


_NONE: Final[list[Told]] = []
"""What most steps of a quiet table have told. Replaced, never changed in place."""


class Step:
    """A choice that was made; the chain of steps up to the root is the history of a table.

    Clones share their steps, so a step is never changed once its table has gone on, but for ``mark``,
    which only saves time: the state at the start of the act that was current when the choice was made.
    """

    __slots__ = ("events", "mark", "number", "option", "parent", "private", "reveals", "seat", "standing")

    number: int
    parent: Step | None
    seat: int
    option: Option
    reveals: int
    """How much had been revealed before the choice was made."""
    private: bool
    """Made in secret."""
    standing: bool
    """Nobody was asked: the seat has a standing answer to this kind of question."""
    events: list[Told]
    """What happened between this choice and the next decision."""
    mark: State | None

    def __init__(
        self,
        number: int,
        parent: Step | None,
        seat: int,
        option: Option,
        reveals: int,
        private: bool = False,
        standing: bool = False,
    ) -> None:
        self.number = number
        self.parent = parent
        self.seat = seat
        self.option = option
        self.reveals = reveals
        self.private = private
        self.standing = standing
        self.events = _NONE
        self.mark = None

    def twin(self, parent: Step | None) -> Step:
        """The same step once more, in a chain of its own."""
        twin = Step(self.number, parent, self.seat, self.option, self.reveals, self.private, self.standing)
        twin.events = self.events
        twin.mark = self.mark
        return twin


# The one door through which steps go to people, from memory or from stored rows.


def option_for(seats: Collection[int], by: int, option: Option, private: bool) -> Option:
    """A choice as whoever holds these seats may know it.

    >>> option_for([0], 1, ("bid", 7), private=True)
    ('~hidden',)
    >>> option_for([1], 1, ("bid", 7), private=True)
    ('bid', 7)
    """
    if option and option[0] == CONCEAL:
        # Its seed would tell how the unknown lies.
        return (CONCEAL,)
    return HIDDEN if private and by not in seats else option


def events_for(seats: Collection[int], told: Collection[Told]) -> list[Event]:
    """What happened, as far as whoever holds these seats may know."""
    return [one.event for one in told if one.is_for(seats)]


# Walking back from the last step


def steps_after(head: Step, number: int) -> list[Step]:
    """The steps after a moment, oldest first."""
    found: list[Step] = []
    step: Step | None = head
    while step is not None and step.parent is not None and step.number > number:
        found.append(step)
        step = step.parent
    found.reverse()
    return found


def events_after(head: Step, number: int, seats: Collection[int] | None) -> list[tuple[int, Event]]:
    """What happened after a moment, as far as these seats may know (None: all of it), oldest first."""
    found: list[tuple[int, Event]] = []
    step: Step | None = head
    while step is not None and step.number > number:
        for told in reversed(step.events):
            if seats is None or told.is_for(seats):
                found.append((step.number, told.event))
        step = step.parent
    found.reverse()
    return found


def last_marked(head: Step) -> Step:
    """The last step that has a mark."""
    step = head
    while step.mark is None:
        assert step.parent is not None, "the first step always has a mark"
        step = step.parent
    return step


def first_of(head: Step) -> Step:
    """The step that is no choice: before it nothing is remembered."""
    step = head
    while step.parent is not None:
        step = step.parent
    return step


# Taking back


def takeable(head: Step, reveals: int, seats: Collection[int]) -> int:
    """How many of the last choices these seats may take back: their own, since the last revelation."""
    count = 0
    step = head
    while (
        step.parent is not None
        and step.reveals == reveals
        and step.seat in seats
        and step.option[0] != CONCEAL
    ):
        count += 1
        step = step.parent
    return count


def refuse_taking_back(head: Step, reveals: int, seats: Collection[int]) -> Reason | None:
    """The reason why the last choice cannot be taken back; None if it can."""
    if head.parent is None or head.option[0] == CONCEAL:
        return ("undo-nothing", "")
    if head.seat not in seats:
        return ("undo-other-seat", "", head.seat)
    if head.reveals != reveals:
        return ("undo-revealed", "")
    return None
