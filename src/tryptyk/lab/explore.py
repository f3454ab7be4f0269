"""Play that looks for what play does not reach: ``python -m tryptyk.lab.explore bonfire --seconds 600``.

Games are made of choices that were seldom made, some of them by a bot that lives to see the end. What reaches
a new line of ``rules/`` or ``effects/`` is kept as a record, up to the choice that reached it, and later
games go on from such records. What they lead to is also saved and taken up again, dealt anew, judged and
drawn, as tables are. The end is a report of the lines that no game has reached, each with its reason
(``lab/unreached``). What falls over is written as a record of the game before that choice, which ``tryptyk
play <game> --record`` opens.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import msgspec

from tryptyk import games
from tryptyk.bots import USUAL, Bot, ask, chair_at, make
from tryptyk.kernel import Decision, Option, Table, TryptykError
from tryptyk.kernel.record import Record, encode, record_of
from tryptyk.lab.corpus import keep, records_in
from tryptyk.lab.lines import Lines
from tryptyk.lab.reasons import reasons_of, report
from tryptyk.lab.soak import check_table
from tryptyk.messages import Messages

LONGEST = 3_000
"""Choices after which a game is left alone."""
SENSIBLE = 2
"""Every so-many-th game most choices are left to a bot,"""
OWN_WAYS = (0.02, 0.1, 0.3)
"""but for such a part of them, one game or another: the fewer, the later cards it lives to see."""
FROM_CORPUS = 0.7
"""How often a game goes on from a record,"""
FROM_END = 0.5
"""and how often from its end, where something new was reached; else from its middle."""
NONE = -1
LOOKED_AT = 40
"""Every so many choices a table is saved, dealt anew, judged and drawn."""


class Fall(msgspec.Struct, frozen=True):
    """What fell over: the choice that was made at the end of a record."""

    record: Record
    seat: int
    option: Option
    what: str


class Found(msgspec.Struct):
    """What the games have brought."""

    games: int = 0
    choices: int = 0
    falls: list[Fall] = []
    corpus: list[Record] = []
    """Each reached lines that no game before it had reached."""


class Explorer:
    """Plays one game again and again, where it has not been."""

    def __init__(self, id: str, seed: int = 0, corpus: Sequence[Record] = ()) -> None:
        self._title = games.load(id)
        self._game = self._title.game  # loaded before anything is watched
        self._messages = Messages("en", self._title.words, self._title.vocabulary)
        self._random = Random(seed)
        self._made: Counter[object] = Counter()
        """How often a choice of a kind was made."""
        self.lines = Lines(self._title.package)
        self.found = Found()
        self._earlier = list(corpus)
        self._newest = NONE
        """After so many choices of the game that is played a new line was reached."""

    @property
    def remembers(self) -> bool:
        """There are records of earlier nights that were not played yet."""
        return bool(self._earlier)

    def play(self) -> None:
        """A game: of those of earlier nights, the last ones first, so that none is kept that later ones make
        needless; or a new one."""
        table = self._repeat(self._earlier.pop()) if self._earlier else self._wander(self._begin())
        if table is None:
            return
        self.found.games += 1
        self.found.choices += table.number
        if self._newest != NONE:
            self.found.corpus.append(record_of(table.clone_at(self._newest)))

    @property
    def _sensible(self) -> bool:
        """Whether bots play in the next game; they look ahead, and want marks."""
        return self.found.games % SENSIBLE == SENSIBLE - 1

    def _begin(self) -> Table[Any]:
        """A new table, or one that stands where a record leads."""
        corpus = self.found.corpus
        if corpus and self._random.random() < FROM_CORPUS:
            record = self._random.choice(corpus)
            if self._random.random() > FROM_END:
                upto = self._random.randrange(len(record.choices) + 1)
                record = msgspec.structs.replace(record, choices=record.choices[:upto])
            table = self._repeat(record)
            if table is not None:
                return table
        players, setup = self._title.samples.setup(self._random.randrange(1 << 16))
        return self._new(players, self._random.getrandbits(32), setup)

    def _new(self, players: int, seed: int, setup: dict[str, Any]) -> Table[Any]:
        reached = self.lines.reached
        with self.lines.watched():
            table = Table.new(self._game, players, seed, setup, rewind=self._sensible)
        self._newest = 0 if self.lines.reached > reached else NONE
        return table

    def _repeat(self, record: Record) -> Table[Any] | None:
        """A record as far as it goes under the rules of today."""
        made = 0
        try:
            table = self._new(record.players, record.seed, record.setup)
        except TryptykError:
            return None
        try:
            for made, (seat, option) in enumerate(record.choices, 1):  # noqa: B007  # where it fell over
                with self._noted(table):
                    table.repeat(seat, option)
            with self._noted(table):
                self._look_at(table, last=True)
        except TryptykError:
            return None
        except Exception as error:  # as below
            *before, last = record.choices[:made]
            return self._fell_over(table, before, last, error)
        return table

    @contextmanager
    def _noted(self, table: Table[Any]) -> Iterator[None]:
        reached = self.lines.reached
        with self.lines.watched():
            yield
        if self.lines.reached > reached:
            self._newest = table.number

    def _wander(self, table: Table[Any]) -> Table[Any]:
        """Play on to the end, or to where something falls over."""
        bots: dict[int, Bot] = {}
        if self._sensible:
            bots = {seat: make(USUAL, self._game, seat, table.seed) for seat in range(table.players)}
        own_way = self._random.choice(OWN_WAYS) if bots else 1.0
        while (decision := table.decision) is not None and table.number < LONGEST:
            seat, option = self._choice(table, decision, bots, own_way)
            made = table.number
            try:
                with self._noted(table):
                    table.choose(seat, option)
                reached = self.lines.reached
                with self.lines.watched():
                    self._look_at(table)
                if self.lines.reached > reached:  # a record is looked at only where it ends
                    self.found.corpus.append(record_of(table))
            except Exception as error:  # whatever it is, it is a fault, and the other games go on
                return self._fell_over(table, table.choices()[:made], (seat, option), error)
        return table

    def _fell_over(
        self,
        table: Table[Any],
        before: Sequence[tuple[int, Option]],
        last: tuple[int, Option],
        error: Exception,
    ) -> Table[Any]:
        """Note the last choice; gives the table before it."""
        again = Table.new(table.game, table.players, table.seed, table.setup)
        for earlier in before:
            again.repeat(*earlier)
        self.found.falls.append(Fall(record_of(again), *last, repr(error)))
        return again

    def _look_at(self, table: Table[Any], last: bool = False) -> None:
        """What else is done with a table: refusals are asked for, and now and then and in the end it is saved
        and taken up, imagined and judged by who is asked, drawn with its options, counted, and followed by
        another."""
        check_table(self._title, table)
        game, decision = table.game, table.decision
        if decision is not None and table.number % LOOKED_AT and not last:
            return
        saved = game.dump(table.state)
        assert game.dump(game.load(saved)) == saved, "what was saved is another table"
        self._title.picture(table.view(0), self._messages)
        game.score(table.state)
        if decision is not None:
            chair = chair_at(table, decision.seats[0])
            for option in chair.options:
                self._title.remark(chair.view, decision, option)
            for thought in [chair.imagine(seed) for seed in (1, 2)] if chair.thinks else ():
                game.evaluate(thought.state, chair.seat)
        elif (outcome := table.outcome) is not None:
            following = game.next_setup(table.players, table.setup, outcome)
            for setup in (following, game.easier(table.players, following)):
                if setup is not None:
                    game.score(Table.new(game, table.players, table.seed, setup).state)

    def _choice(
        self, table: Table[Any], decision: Decision, bots: dict[int, Bot], own_way: float
    ) -> tuple[int, Option]:
        if self._random.random() >= own_way:
            seat = decision.seats[0]
            chosen = ask(bots[seat], table, seat)
            assert chosen is not None
            return seat, chosen
        act = table.state.act[:1]
        kinds = [(*act, decision.kind, *option[:2]) for option in decision.options]
        weights = [1.0 / (1 + self._made[kind]) for kind in kinds]
        index = self._random.choices(range(len(kinds)), weights)[0]
        self._made[kinds[index]] += 1
        option = decision.options[index]
        return self._random.choice(decision.seats_for(option)), option


def folder_of(id: str) -> Path:
    """Where the records of earlier nights lie."""
    return Path(".tryptyk") / "explore" / id


def explore(
    id: str, seconds: float, seed: int = 0, folder: Path | None = None, corpus: Sequence[Record] = ()
) -> tuple[Found, Lines]:
    """Play for so long; gives what was found, and the lines with those that were reached.

    In the folder lie the records of earlier nights, and afterwards those that are worth keeping. They and the
    corpus are played first, however long it takes.
    """
    earlier = [*corpus, *(records_in(folder) if folder is not None else ())]
    explorer = Explorer(id, seed, earlier)
    until = time.monotonic() + seconds
    while explorer.remembers or time.monotonic() < until:
        explorer.play()
    if folder is not None:
        keep(folder, explorer.found.corpus)
        _keep_falls(folder, explorer.found.falls)
    return explorer.found, explorer.lines


def _keep_falls(folder: Path, falls: Sequence[Fall]) -> None:
    for file in folder.glob("fall-*.json"):
        file.unlink()
    for number, fall in enumerate(falls):
        (folder / f"fall-{number}.json").write_bytes(encode(fall.record))


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    parser = argparse.ArgumentParser(prog="python -m tryptyk.lab.explore", description=__doc__)
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--folder", type=Path, help="Records of earlier nights, and of this one.")
    wanted = parser.parse_args(arguments)
    folder = wanted.folder or folder_of(wanted.game)
    found, lines = explore(wanted.game, wanted.seconds, wanted.seed, folder)
    print(report(lines, reasons_of(wanted.game)), end="")
    for number, fall in enumerate(found.falls):
        file = folder / f"fall-{number}.json"
        print(f"{file}, then {fall.option} by seat {fall.seat + 1}: {fall.what}")
    print(
        f"{found.games} games, {found.choices} choices; {lines.reached} of {lines.count} lines reached,"
        f" by {len(found.corpus)} records in {folder}; {len(found.falls)} fell over"
    )
    sys.exit(1 if found.falls else 0)


if __name__ == "__main__":
    main()
