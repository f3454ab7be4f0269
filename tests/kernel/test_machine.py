"""The kernel's promises, on Aeon's End: a machine that plays, goes back, copies, saves, loads and conceals.

The machine knows nothing of the rules: it takes the n-th option on offer. Beside the table it keeps what
the table looked like at every moment, and who chose; whatever way leads back to a moment must find the same.

It runs the same way every time and does not shrink what fails, which would take minutes: to get a short
failing case, set ``phases=tuple(Phase)`` at the bottom.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.kernel.fingerprint import asked, fingerprint
from tests.playing import concealed
from tryptyk.bots import GreedyBot, next_choice
from tryptyk.games.aeons_end.components.catalogue import DIFFICULTIES, NEMESES, PRESETS
from tryptyk.games.aeons_end.game import GAME
from tryptyk.games.aeons_end.state import State
from tryptyk.kernel import CONCEAL, IllegalChoice, Option, Table
from tryptyk.kernel.record import (
    Position,
    decode_record,
    encode,
    from_position,
    from_record,
    position_of,
    record_of,
)

picks = st.integers(0, 10_000)
several = st.lists(picks, min_size=1, max_size=12)
seeds = st.integers(0, 2**64 - 1)
setups = st.fixed_dictionaries(
    {
        "nemesis": st.sampled_from(list(NEMESES)),
        "difficulty": st.sampled_from(list(DIFFICULTIES)),
        "market": st.sampled_from([*PRESETS, "random"]),
        "solo_goes_on": st.booleans(),
    }
)


CHANGES = ("list", "longer", "shorter", "float", "bool", "text", "nested", "upper")
"""Ways to spoil a good option."""


def take_nth(table: Table[State], n: int) -> tuple[int, Option] | None:
    """Take an option as one of the seats that may: who took what, or nothing when the game is over."""
    decision = table.decision
    if decision is None:
        return None
    option = decision.options[n % len(decision.options)]
    seats = decision.seats_for(option)
    seat = seats[n % len(seats)]
    table.choose(seat, option)
    return seat, option


class Moment:
    """What the machine remembers of a moment: the table, and the step that led there."""

    def __init__(self, table: Table[State], seat: int, option: Option) -> None:
        self.print = fingerprint(table)
        self.seat = seat
        self.option = option
        self.reveals = table.state.reveals
        self.events = len(table.events())


class Kernel(RuleBasedStateMachine):
    table: Table[State]
    moments: list[Moment]

    @initialize(players=st.integers(1, 4), seed=seeds, setup=setups)
    def sit_down(self, players: int, seed: int, setup: dict[str, Any]) -> None:
        setup["solo_goes_on"] = setup["solo_goes_on"] and players == 1
        self.table = Table.new(GAME, players, seed, setup)
        self.moments = [Moment(self.table, -1, ())]

    def went_on(self, seat: int, option: Option) -> None:
        self.moments.append(Moment(self.table, seat, option))

    @property
    def now(self) -> Moment:
        return self.moments[-1]

    def seats(self) -> range:
        return range(self.table.players)

    # Playing

    @rule(ns=several)
    def play(self, ns: list[int]) -> None:
        for n in ns:
            made = take_nth(self.table, n)
            if made is not None:
                self.went_on(*made)

    @rule(seed=st.integers(0, 99), choices=st.integers(5, 50))
    def play_well(self, seed: int, choices: int) -> None:
        """With sense, so that games also come to their late cards, and to a good end."""
        bots = {seat: GreedyBot(GAME, seat, seed, 1) for seat in self.seats()}
        for _ in range(choices):
            made = next_choice(self.table, bots)
            if made is not None:
                self.table.choose(*made)
                self.went_on(*made)

    @precondition(lambda self: self.table.decision is None)
    @rule(players=st.integers(1, 4), seed=seeds, setup=setups)
    def play_again(self, players: int, seed: int, setup: dict[str, Any]) -> None:
        self.sit_down(players, seed, setup)

    # Clones

    @rule(ns=several, rewind=st.booleans())
    def clone(self, ns: list[int], rewind: bool) -> None:
        """The same choices on clones and on the table: the same game; clones leave the table untouched."""
        one, two = self.table.clone(rewind=rewind), self.table.clone(rewind=not rewind)
        assert fingerprint(one) == fingerprint(two) == self.now.print
        events = self.table.events()
        for n in ns:
            take_nth(one, n)
            grandchild = one.clone()
            take_nth(two, n)
            assert fingerprint(one) == fingerprint(two) == fingerprint(grandchild)
        assert fingerprint(self.table) == self.now.print
        assert self.table.events() == events
        self.play(ns)
        assert fingerprint(self.table) == fingerprint(one)
        assert one.choices() == two.choices() == self.table.choices()

    # Going back

    @rule(n=picks)
    def rewind_and_repeat(self, n: int) -> None:
        """Back to any earlier moment, and the same choices again."""
        number = n % len(self.moments)
        events = self.table.events()
        self.table.rewind_to(number)
        assert fingerprint(self.table) == self.moments[number].print
        assert self.table.events() == events[: self.moments[number].events]
        for moment in self.moments[number + 1 :]:
            self.table.repeat(moment.seat, moment.option)
            assert fingerprint(self.table) == moment.print
        assert self.table.events() == events

    @rule(n=picks)
    def rewind(self, n: int) -> None:
        """A few moments back, to go another way."""
        number = max(0, len(self.moments) - 1 - n % 8)
        self.table.rewind_to(number)
        del self.moments[number + 1 :]

    def fairly_undoable(self, seats: list[int]) -> int:
        """The last choices that are these seats' own, and after which nothing has been revealed."""
        count = 0
        for before, moment in zip(reversed(self.moments[:-1]), reversed(self.moments[1:]), strict=True):
            concealing = bool(moment.option) and moment.option[0] == CONCEAL
            if concealing or moment.seat not in seats or before.reveals != self.now.reveals:
                break
            count += 1
        return count

    @rule(seats=st.sets(st.integers(0, 3), min_size=1), n=picks)
    def undo(self, seats: set[int], n: int) -> None:
        """Own choices can be taken back up to the last revelation, and no further."""
        own = sorted(seats)
        fair = self.fairly_undoable(own)
        assert self.table.undoable(own) == fair
        assert (self.table.refuse_undo(own) is None) == (fair > 0)
        with pytest.raises(IllegalChoice):
            self.table.undo(own, fair + 1)
        assert fingerprint(self.table) == self.now.print
        if fair:
            steps = n % fair + 1
            self.table.undo(own, steps)
            del self.moments[-steps:]
            assert fingerprint(self.table) == self.now.print

    # Saving and loading

    @rule(go_on_with_it=st.booleans())
    def record(self, go_on_with_it: bool) -> None:
        again = from_record(GAME, decode_record(encode(record_of(self.table))))
        assert fingerprint(again) == self.now.print
        assert again.events() == self.table.events()
        assert again.choices() == self.table.choices()
        if go_on_with_it:
            self.table = again

    @rule(ns=several)
    def position(self, ns: list[int]) -> None:
        """The state at the act's start as bytes, the choices since, and then the same choices."""
        position = msgspec.json.decode(encode(position_of(self.table)), type=Position)
        again = from_position(GAME, position)
        assert fingerprint(again) == self.now.print
        for n in ns:
            made = take_nth(self.table, n)
            if made is not None:
                self.went_on(*made)
                again.repeat(*made)
                assert fingerprint(again) == self.now.print
        since = [event for event in self.table.events() if event[0] > position.number]
        assert [event for event in again.events() if event[0] > position.number] == since

    # Hiding

    @rule(seat=st.integers(0, 3), one=seeds, two=seeds, ns=several)
    def conceal(self, seat: int, one: int, two: int, ns: list[int]) -> None:
        """What a seat sees and is asked does not depend on what is hidden, until something comes to light."""
        seat %= self.table.players
        mine, yours = concealed(self.table, seat, one), concealed(self.table, seat, two)
        for twin in (mine, yours):
            assert twin.view(seat) == self.table.view(seat)
            assert asked(twin.decision) == asked(self.table.decision)
            GAME.check(twin.state)
            assert fingerprint(twin.clone()) == fingerprint(twin)
        again = concealed(yours, seat, one)
        assert GAME.dump(again.state) == GAME.dump(mine.state), "a trace of what was hidden is left"
        assert fingerprint(self.table) == self.now.print
        for n in ns:
            take_nth(mine, n)
            take_nth(yours, n)
            if mine.state.reveals != self.now.reveals or mine.outcome is not None:
                break
            assert mine.view(seat) == yours.view(seat)
            assert asked(mine.decision) == asked(yours.decision)
            assert mine.refusals() == yours.refusals()

    @precondition(lambda self: self.table.decision is not None)
    @rule(seat=st.integers(0, 3), seed=seeds)
    def deal_anew(self, seat: int, seed: int) -> None:
        """Play on from here in another world: from now on a step of this game's history."""
        seat %= self.table.players
        self.table.conceal(seat, seed)
        self.went_on(seat, (CONCEAL, seed))

    # Refusing

    @rule(
        option=st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.binary(),
            lambda inner: st.lists(inner, max_size=3) | st.lists(inner, max_size=4).map(tuple),
            max_leaves=6,
        ),
        seat=st.integers(-1, 5),
    )
    def refuse_nonsense(self, option: object, seat: int) -> None:
        self.refuse(seat, option)

    @precondition(lambda self: self.table.decision is not None)
    @rule(n=picks, change=st.sampled_from(CHANGES))
    def refuse_what_is_nearly_right(self, n: int, change: str) -> None:
        decision = self.table.decision
        assert decision is not None
        option = decision.options[n % len(decision.options)]
        spoilt: dict[str, object] = {
            "list": list(option),
            "longer": (*option, 0),
            "shorter": option[:-1],
            "float": tuple(float(part) if isinstance(part, int) else None for part in option),
            "bool": (*option[:-1], bool(option[-1])),
            "text": tuple(f"{part} " for part in option),
            "nested": (option,),
            "upper": tuple(str(part).upper() for part in option),
        }
        self.refuse(decision.seats_for(option)[0], spoilt[change])

    @precondition(lambda self: self.table.decision is not None)
    @rule(n=picks, seat=st.integers(-1, 5))
    def refuse_another_seat(self, n: int, seat: int) -> None:
        decision = self.table.decision
        assert decision is not None
        option = decision.options[n % len(decision.options)]
        if seat not in decision.seats_for(option):
            self.refuse(seat, option)

    def refuse(self, seat: int, option: object) -> None:
        with pytest.raises(IllegalChoice):
            self.table.choose(seat, option)
        assert fingerprint(self.table) == self.now.print

    # Always

    @invariant()
    def holds_together(self) -> None:
        table = self.table
        assert table.number == len(self.moments) - 1
        GAME.check(table.state)
        for seat in (-1, *self.seats()):
            table.view(seat)
        number, state = table.at_rest()
        assert number <= table.number
        GAME.check(state)

    @invariant()
    def refused_is_not_on_offer(self) -> None:
        for option, reason in self.table.refusals():
            assert self.table.decision is not None
            assert option not in self.table.decision.options
            assert len(reason) >= 2


Kernel.TestCase.settings = settings(
    max_examples=12, stateful_step_count=200, deadline=None, derandomize=True, phases=[Phase.generate]
)
test_machine = Kernel.TestCase
