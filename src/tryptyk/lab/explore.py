"""Play that looks for what play does not reach: ``python -m tryptyk.lab.explore bonfire --seconds 600``.

Games are made of choices that were seldom made, some of them by a bot that lives to see the end; what reaches
a new line of ``rules/`` or ``effects/`` is kept as a record, and later games go on from the middle of such
records. The end is a report of the lines that no game has reached. What falls over is written as a record of
the game before that choice, which ``tryptyk play <game> --record`` opens.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import msgspec

from tryptyk import games
from tryptyk.bots import USUAL, Bot, ask, make
from tryptyk.kernel import Decision, Option, Table, TryptykError
from tryptyk.kernel.record import Record, decode_record, encode, record_of
from tryptyk.lab.lines import Line, Lines
from tryptyk.lab.soak import check_table

LONGEST = 3_000
"""Choices after which a game is left alone."""
SENSIBLE = 4
"""Every so-many-th game most choices are left to a bot,"""
OWN_WAY = 0.3
"""but for such a part of them."""
FROM_CORPUS = 0.5
"""How often a game goes on from the middle of a record."""


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
        self._random = Random(seed)
        self._made: Counter[object] = Counter()
        """How often a choice of a kind was made."""
        self.lines = Lines(self._title.package)
        self.found = Found()
        self._earlier = list(corpus)

    def play(self) -> None:
        """A game: of those of earlier nights, or a new one."""
        reached = self.lines.reached
        table = self._repeat(self._earlier.pop(0)) if self._earlier else self._wander(self._begin())
        if table is None:
            return
        self.found.games += 1
        self.found.choices += table.number
        if self.lines.reached > reached:
            self.found.corpus.append(record_of(table))

    @property
    def _sensible(self) -> bool:
        """Whether bots play in the next game; they look ahead, and want marks."""
        return self.found.games % SENSIBLE == SENSIBLE - 1

    def _begin(self) -> Table[Any]:
        """A new table, or one that stands in the middle of a record."""
        corpus = self.found.corpus
        if corpus and self._random.random() < FROM_CORPUS:
            record = self._random.choice(corpus)
            upto = self._random.randrange(len(record.choices) + 1)
            table = self._repeat(msgspec.structs.replace(record, choices=record.choices[:upto]))
            if table is not None:
                return table
        players, setup = self._title.samples.setup(self._random.randrange(1 << 16))
        with self.lines.watched():
            seed = self._random.getrandbits(32)
            return Table.new(self._title.game, players, seed, setup, rewind=self._sensible)

    def _repeat(self, record: Record) -> Table[Any] | None:
        """A record as far as it goes under the rules of today."""
        try:
            with self.lines.watched():
                game, setup = self._title.game, record.setup
                table = Table.new(game, record.players, record.seed, setup, rewind=self._sensible)
                for seat, option in record.choices:
                    table.repeat(seat, option)
                table.game.score(table.state)
        except TryptykError:
            return None
        return table

    def _wander(self, table: Table[Any]) -> Table[Any]:
        """Play on to the end, or to where something falls over."""
        bots: dict[int, Bot] = {}
        if self._sensible:
            bots = {seat: make(USUAL, self._title.game, seat, table.seed) for seat in range(table.players)}
        while (decision := table.decision) is not None and table.number < LONGEST:
            seat, option = self._choice(table, decision, bots)
            made = table.number
            try:
                with self.lines.watched():
                    table.choose(seat, option)
                    check_table(self._title, table)
            except Exception as error:  # whatever it is, it is a fault, and the other games go on
                again = Table.new(self._title.game, table.players, table.seed, table.setup)
                for earlier in table.choices()[:made]:
                    again.repeat(*earlier)
                self.found.falls.append(Fall(record_of(again), seat, option, repr(error)))
                return again
        return table

    def _choice(self, table: Table[Any], decision: Decision, bots: dict[int, Bot]) -> tuple[int, Option]:
        if bots and self._random.random() > OWN_WAY:
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


def explore(id: str, seconds: float, seed: int = 0, folder: Path | None = None) -> tuple[Found, Lines]:
    """Play for so long; gives what was found, and the lines with those that were reached.

    In the folder lie the records of earlier nights, and afterwards those that are worth keeping.
    """
    files = [] if folder is None else sorted(folder.glob("[0-9]*.json"))
    explorer = Explorer(id, seed, [decode_record(file.read_bytes()) for file in files])
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        explorer.play()
    if folder is not None:
        _keep(folder, explorer.found)
    return explorer.found, explorer.lines


def _keep(folder: Path, found: Found) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.json"):
        file.unlink()
    for number, record in enumerate(found.corpus):
        (folder / f"{number:04}.json").write_bytes(encode(record))
    for number, fall in enumerate(found.falls):
        (folder / f"fall-{number}.json").write_bytes(encode(fall.record))


def report(unreached: Sequence[Line], reasons: Mapping[str, Mapping[str, str]]) -> str:
    """The lines that no game has reached, with the reason where one is known. Reasons stand under file and
    text, since numbers change."""
    told = []
    for line in unreached:
        why = reasons.get(line.file, {}).get(line.text, "")
        told.append(f"{line.file}:{line.number}: {line.text}{f'  ({why})' if why else ''}\n")
    return "".join(told)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    parser = argparse.ArgumentParser(prog="python -m tryptyk.lab.explore", description=__doc__)
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--folder", type=Path, help="Records of earlier nights, and of this one.")
    wanted = parser.parse_args(arguments)
    folder = wanted.folder or folder_of(wanted.game)
    found, lines = explore(wanted.game, wanted.seconds, wanted.seed, folder)
    print(report(lines.unreached(), {}), end="")
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
