"""Many games of all kinds, looking for faults: ``python -m tryptyk.lab.soak --games 10000 --processes 2``.

After every choice the invariants are checked, what is refused is compared with what is on offer, and
everything said is held against the game's vocabulary; every few choices another seat looks at the table. In
the end every component must have been at work at least once, and no act may have taken many choices, because
clones make them again. Every tenth stretch of games is played with some sense, because random players hardly
ever live to see the last cards.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NoReturn

import msgspec

from tryptyk import games
from tryptyk.bots import BLIND, USUAL, Bot, make, names, next_choice
from tryptyk.games import Title
from tryptyk.kernel import Decision, Table
from tryptyk.kernel.record import from_record, record_of
from tryptyk.lab.pool import as_done

BATCH = 50
LONGEST = 20_000
"""Choices after which a game is held to be endless."""
LOOK = 10
"""Every so many choices a view is built, one seat after the other: views cost more than all the rest."""
REPLAYED = 11
"""Every so-many-th game is replayed from its record."""
MIXED = "mixed"
"""Random play, but every so-many-th stretch of games goes to bots that live to see the late cards."""
STRETCH = 16
SENSIBLE = 10
LONGEST_ACT = 8
"""Choices that one act may take: a clone in its middle makes them again."""


class Fault(msgspec.Struct, frozen=True):
    """What went wrong, and how to see it again."""

    number: int
    players: int
    setup: dict[str, Any]
    choice: int
    what: str


class Found(msgspec.Struct):
    """What some games brought to light."""

    games: int = 0
    choices: int = 0
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    worked: Counter[str] = msgspec.field(default_factory=Counter)
    """How often each component was at work."""
    longest_act: int = 0
    """Choices."""
    longest_at: str = ""
    """The act, and the game where it happened."""
    faults: list[Fault] = msgspec.field(default_factory=list)

    def add(self, other: Found) -> None:
        self.games += other.games
        self.choices += other.choices
        self.outcomes.update(other.outcomes)
        self.worked.update(other.worked)
        if other.longest_act > self.longest_act:
            self.longest_act, self.longest_at = other.longest_act, other.longest_at
        self.faults.extend(other.faults)


def check_words(title: Title, decision: Decision) -> None:
    """The decision and its options have the places that the vocabulary says they have."""
    prompts, options = title.vocabulary.prompts, title.vocabulary.options
    assert len(prompts[decision.kind]) == len(decision.about), f"{decision.kind} is about {decision.about}"
    for option in decision.options:
        assert len(options[str(option[0])]) == len(option) - 1, f"the places of {option}"
    assert len(set(decision.options)) == len(decision.options), f"an option twice: {decision.options}"


def check_table(title: Title, table: Table[Any]) -> None:
    """Everything that must hold at any decision."""
    title.game.check(table.state)
    looks, due = divmod(table.number, LOOK)
    if not due:
        table.view(looks % (table.players + 1) - 1)
    decision = table.decision
    if decision is None:
        assert table.outcome is not None, "the game has stopped without an outcome"
        return
    assert decision.options and decision.seats, f"nobody can answer {decision}"
    check_words(title, decision)
    for option, reason in table.refusals():
        assert option not in decision.options, f"{option} is refused and on offer"
        places = title.vocabulary.reasons[str(reason[0])]
        assert len(places) == len(reason) - 2, f"the places of {reason}"


def check_replay(table: Table[Any]) -> None:
    again = from_record(table.game, record_of(table))
    assert table.game.dump(again.state) == table.game.dump(table.state), "the record tells another game"
    assert again.events() == table.events(), "the record tells other events"


def note_work(title: Title, table: Table[Any], found: Found) -> None:
    """Which components have done something in a game."""
    for _, event in table.events():
        thing = title.samples.at_work(event)
        if thing:
            found.worked[thing] += 1


def play(title: Title, number: int, bot: str, found: Found) -> None:
    """Play the number-th table to its end and note what it brings."""
    players, setup = title.samples.setup(number)
    if bot == MIXED:
        bot = USUAL if number // STRETCH % SENSIBLE == SENSIBLE - 1 else BLIND
    table = Table.new(title.game, players, number, setup)
    bots: dict[int, Bot] = {seat: make(bot, title.game, seat, number) for seat in range(players)}
    try:
        check_table(title, table)
        while (choice := next_choice(table, bots)) is not None:
            assert table.number < LONGEST, "the game does not end"
            act = table.state.act
            made = table.since_rest + 1
            if made > found.longest_act:
                found.longest_act, found.longest_at = made, f"{act} of game {number}"
            table.choose(*choice)
            check_table(title, table)
        for _, event in table.events():
            places = title.vocabulary.events[str(event[0])]
            assert len(places) == len(event) - 1, f"the places of {event}"
        note_work(title, table, found)
        if number % REPLAYED == 0:
            check_replay(table)
    except Exception as error:  # whatever it is, it is a fault of the rules, and the other games go on
        found.faults.append(Fault(number, players, setup, table.number, repr(error)))
    found.games += 1
    found.choices += table.number
    found.outcomes["unfinished" if table.outcome is None else table.outcome.reason] += 1


def play_batch(game: str, bot: str, start: int, stop: int) -> Found:
    title = games.load(game)
    found = Found()
    for number in range(start, stop):
        play(title, number, bot, found)
    return found


def soak(game: str, bot: str, first: int, count: int, processes: int) -> Iterator[Found]:
    """What the games have brought so far, after each batch."""
    batches = [(n, min(n + BATCH, first + count)) for n in range(first, first + count, BATCH)]
    total = Found()
    for _, found in as_done(play_batch, [(game, bot, *batch) for batch in batches], processes):
        total.add(found)
        yield total


def never_at_work(title: Title, found: Found) -> list[str]:
    return sorted(title.samples.things - set(found.worked))


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    parser = argparse.ArgumentParser(prog="python -m tryptyk.lab.soak", description=__doc__)
    parser.add_argument("game", nargs="?", default=games.ids()[0], choices=games.ids())
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--bots", default=MIXED, choices=[MIXED, *names()])
    wanted = parser.parse_args(arguments)
    title = games.load(wanted.game)
    began = time.monotonic()
    found = Found()
    for found in soak(wanted.game, wanted.bots, wanted.first, wanted.games, wanted.processes):
        done = f"{found.games} games, {found.choices} choices, {len(found.faults)} faults"
        print(f"\r{done}, {time.monotonic() - began:.0f} s", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    idle = never_at_work(title, found)
    print(f"{found.games} games, {found.choices} choices: {dict(found.outcomes.most_common())}")
    rarest = ", ".join(f"{thing} {times}" for thing, times in reversed(found.worked.most_common()[-5:]))
    print(f"{len(found.worked)} of {len(title.samples.things)} components at work; rarest: {rarest}")
    print(f"never at work: {', '.join(idle) or 'none'}")
    print(f"longest act: {found.longest_act} choices, {found.longest_at}")
    for fault in found.faults[:20]:
        table = f"{fault.players} players, {fault.setup}"
        print(f"game {fault.number} ({table}), choice {fault.choice}: {fault.what}")
    print(f"{len(found.faults)} faults")
    sys.exit(1 if found.faults or idle or found.longest_act > LONGEST_ACT else 0)


if __name__ == "__main__":
    main()
