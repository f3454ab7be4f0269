"""Studying a course: piece by piece, kept in a folder, and the same whatever the pieces.

course.json         the course
learned.json        the figures learned so far, by case, and what each generation came to
pairs-1-2-<case>    what the pairs of generation 1, step 2 were worth, one line for each
duels-1-<case>      what the games were worth that decide over generation 1
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from hashlib import sha256
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec
from msgspec.structs import replace

from tryptyk.components import LEARNED, Worths
from tryptyk.kernel import TryptykError
from tryptyk.lab.garbage import uncollected
from tryptyk.lab.learning.chance import NAMES, Standing, error, fitted, plot, said_and_happened, standings
from tryptyk.lab.learning.course import Course, Ended, Figures, moved, play, seed_of, signs
from tryptyk.lab.learning.fitting import shared, slopes, step

HEAD = "# Written by `tryptyk learn`; what the figures mean stands in weights.toml.\n"
SURE = 1.0
"""A generation is better if it has won more often by so many standard errors,"""
SHIPPED = 1.96
"""and what is shipped by so many."""


class Duel(msgspec.Struct, frozen=True):
    """Games on the same seeds by the figures of before and by those that were learned."""

    games: int
    before: float
    """How often they were won,"""
    after: float
    more: float
    """by how much more often, and the standard error of that."""
    error: float
    reward: float
    """How much more a game was worth."""

    @property
    def better(self) -> bool:
        return self.more > SURE * self.error

    @property
    def said(self) -> str:
        more = f"{self.more:+.1%} (+-{1.96 * self.error:.1%})"
        rates = f"{self.games} games, won {self.before:.1%} -> {self.after:.1%}"
        return f"{rates}, {more}, reward {self.reward:+.3f}"


class Generation(msgspec.Struct):
    """What came of one generation, by case."""

    number: int
    duels: dict[str, Duel]


class Learned(msgspec.Struct):
    """How far a study has come."""

    best: dict[str, Figures]
    """For each case, by games won."""
    tried: dict[str, Figures]
    """The steps that were taken since."""
    generation: int = 1
    step: int = 1
    log: list[Generation] = []


class Study:
    """A course, and how far it has come."""

    def __init__(self, folder: Path, course: Course | None = None) -> None:
        self.folder = folder
        kept = folder / "course.json"
        if kept.is_file():
            self.course = msgspec.json.decode(kept.read_bytes(), type=Course)
            if course is not None and course != self.course:
                raise TryptykError(f"{folder} holds another course.")
        elif course is not None:
            self.course = course
            folder.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(msgspec.json.encode(course))
        else:
            raise TryptykError(f"{folder} holds no course.")
        worths = self.course.worths
        self.cases = self.course.cases or tuple(worths.cases)
        self._state = folder / "learned.json"
        if self._state.is_file():
            self.learned = msgspec.json.decode(self._state.read_bytes(), type=Learned)
        else:
            start = {case: {**worths.figures(case), **self.course.start.get(case, {})} for case in self.cases}
            self.learned = Learned(best=start, tried=start)

    def go_on(self, seconds: float, tell: Callable[[str], None]) -> None:
        """Study for so long; what was begun is taken up the next time."""
        until = time.monotonic() + seconds
        with uncollected():
            while self._piece(until, tell):
                pass

    def _piece(self, until: float, tell: Callable[[str], None]) -> bool:
        course, learned = self.course, self.learned
        if learned.step <= course.steps:
            if not self._play_pairs(until):
                return False
            self._step(tell)
        else:
            if not self._play_duels(until):
                return False
            self._decide(tell)
        self._state.write_bytes(msgspec.json.encode(learned))
        return True

    # Steps

    def _pairs(self, case: str) -> Path:
        return self.folder / f"pairs-{self.learned.generation}-{self.learned.step}-{case or 'all'}.jsonl"

    def _play_pairs(self, until: float) -> bool:
        course, learned = self.course, self.learned
        stage = f"{learned.generation}/{learned.step}"

        def pair(case: str, number: int) -> list[Ended]:
            seed = seed_of(course, stage, number)
            figures = learned.tried[case]
            names = course.names(case, figures)
            up = dict(zip(names, map(float, signs(seed, len(names)))))
            down = {name: -sign for name, sign in up.items()}
            return [play(course, case, seed, moved(course, figures, by), figures) for by in (up, down)]

        return all([self._play(self._pairs(case), case, course.pairs, pair, until) for case in self.cases])

    def _step(self, tell: Callable[[str], None]) -> None:
        course, learned = self.course, self.learned
        found = {}
        for case in self.cases:
            names = course.names(case, learned.tried[case])
            rows = []
            for number, (up, down) in enumerate(self._read(self._pairs(case))):
                seed = seed_of(course, f"{learned.generation}/{learned.step}", number)
                rows.append((signs(seed, len(names)), (up.reward - down.reward) / 2))
            found[case] = slopes(names, rows)
        for case, slope in shared(found).items():
            by = step(slope, course.length)
            learned.tried = {**learned.tried, case: moved(course, learned.tried[case], by)}
            far = sorted(by, key=lambda name: -abs(by[name]))[:6]
            said = ", ".join(f"{name} {by[name]:+.1f}" for name in far)
            tell(f"{learned.generation}.{learned.step} {case}: {said}")
        learned.step += 1

    # Duels

    def _duels(self, case: str) -> Path:
        return self.folder / f"duels-{self.learned.generation}-{case or 'all'}.jsonl"

    def _play_duels(self, until: float) -> bool:
        course, learned = self.course, self.learned

        def duel(case: str, number: int) -> list[Ended]:
            seed = seed_of(course, f"{learned.generation}/duel", number)
            best = learned.best[case]
            return [play(course, case, seed, ours, best) for ours in (best, learned.tried[case])]

        return all([self._play(self._duels(case), case, course.duels, duel, until) for case in self.cases])

    def _decide(self, tell: Callable[[str], None]) -> None:
        learned = self.learned
        duels = {case: duel_of(self._read(self._duels(case))) for case in self.cases}
        for case, duel in duels.items():
            if duel.better:
                learned.best = {**learned.best, case: learned.tried[case]}
            tell(f"{learned.generation} {case}: {duel.said}{', kept' if duel.better else ''}")
        learned.log.append(Generation(learned.generation, duels))
        learned.tried = dict(learned.best)
        learned.generation += 1
        learned.step = 1

    # What comes of it

    def ship(self, games: int, seconds: float, tell: Callable[[str], None]) -> bool:
        """Hold the best figures against those that are shipped, on seeds that nothing was learned from; write
        down those that win more. Says whether all games are played."""
        until = time.monotonic() + seconds
        course, worths = self.course, self.course.worths

        def last(case: str, number: int) -> list[Ended]:
            seed = seed_of(course, f"ship/{self.learned.generation}", number)
            shipped = worths.figures(case)
            return [play(course, case, seed, ours, shipped) for ours in (shipped, self.learned.best[case])]

        def file(case: str) -> Path:
            return self.folder / f"ship-{self.learned.generation}-{case or 'all'}.jsonl"

        with uncollected():
            if not all([self._play(file(case), case, games, last, until) for case in self.cases]):
                return False
        for case in self.cases:
            duel = duel_of(self._read(file(case)))
            tell(f"{case}: {duel.said}")
            if duel.more > SHIPPED * duel.error:
                played = msgspec.json.encode(replace(course, start={})).decode()
                note = f"{played}; {duel.said}; games {self._digest(case)}"
                write_learned(worths, case, self.learned.best[case], note)
        return True

    def chances(self, games: int, seconds: float, tell: Callable[[str], None]) -> bool:
        """Fit the chance to win to one half of some games by what is shipped, and hold it against the other
        half; write it down, and draw it. Says whether all games are played."""
        until = time.monotonic() + seconds
        course, worths = self.course, self.course.worths
        drawn = {}
        for case in self.cases:
            file = self.folder / f"chance-{case or 'all'}.jsonl"
            with uncollected():
                if not self._play(file, case, games, lambda of, n: standings(course, of, n), until):
                    return False
            lines = file.read_bytes().splitlines()
            games_played = [msgspec.json.decode(line, type=list[Standing]) for line in lines]
            fit = fitted([one for played in games_played[0::2] for one in played])
            drawn[case] = said_and_happened([one for played in games_played[1::2] for one in played], fit)
            tell(f"{case}: {dict(zip(NAMES, fit))}, wrong by {error(drawn[case]):.3f}")
            figures = {**worths.figures(case), **{f"chance.{name}": one for name, one in zip(NAMES, fit)}}
            write_learned(worths, case, figures, f"chance from {len(lines) // 2} games; {self._digest(case)}")
        (self.folder / "chance.svg").write_text(plot(f"{course.game}: said and happened", drawn))
        return True

    def _digest(self, case: str) -> str:
        """Of the figures that it began with, and all pairs that it learned from."""
        files = sorted(self.folder.glob(f"pairs-*-{case or 'all'}.jsonl"))
        start = msgspec.json.encode(self.course.start.get(case, {}))
        return sha256(start + b"".join([file.read_bytes() for file in files])).hexdigest()[:16]

    # Games, kept line by line

    def _play(
        self, file: Path, case: str, wanted: int, one: Callable[[str, int], object], until: float
    ) -> bool:
        """Play until there are so many, or time is up, but one at least; says whether there are."""
        number = len(file.read_bytes().splitlines()) if file.is_file() else 0
        while number < wanted:
            line = msgspec.json.encode(one(case, number)) + b"\n"
            with file.open("ab") as kept:
                kept.write(line)
            number += 1
            if time.monotonic() > until:
                break
        return number >= wanted

    def _read(self, file: Path) -> list[list[Ended]]:
        if not file.is_file():
            return []
        return [msgspec.json.decode(line, type=list[Ended]) for line in file.read_bytes().splitlines()]


def best_of(folder: Path) -> dict[str, Figures]:
    """What a study has come to, by case."""
    return msgspec.json.decode((folder / "learned.json").read_bytes(), type=Learned).best


def write_learned(worths: Worths[Any], case: str, figures: Figures, note: str) -> None:
    """Into ``learned.toml``, in place of what that held for this case; notes stay, one for each time."""
    file = Path(str(worths.folder / LEARNED))
    kept = file.read_text(encoding="utf-8") if file.is_file() else HEAD
    head, *tables = re.split(r"(?m)^(?=\[)", kept)
    name = f'["{case}"]'
    notes = [
        line for table in tables if table.startswith(name) for line in table.splitlines() if line[0:1] == "#"
    ]
    written = worths.written(case)
    changed = [f'"{figure}" = {value!r}' for figure, value in figures.items() if value != written[figure]]
    others = [table.rstrip() for table in tables if not table.startswith(name)]
    parts = [head.rstrip(), *others, "\n".join([name, *notes, f"# {note}", *changed])]
    file.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    worths.learned[case] = dict(figures)
    worths.by_case[case] = worths.made(case, figures)


def duel_of(rows: list[list[Ended]]) -> Duel:
    """What games on the same seeds say of two sets of figures."""
    more = [after.won - before.won for before, after in rows]
    return Duel(
        games=len(rows),
        before=fmean([before.won for before, _ in rows]),
        after=fmean([after.won for _, after in rows]),
        more=fmean(more),
        error=stdev(more) / sqrt(len(more)) if len(more) > 1 else 1.0,
        reward=fmean([after.reward - before.reward for before, after in rows]),
    )
