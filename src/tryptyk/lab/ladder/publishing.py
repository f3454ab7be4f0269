"""The ladder as it is published: tables in a document, and what people may expect of each bot."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from tryptyk.games import EXPECTATIONS
from tryptyk.kernel import TryptykError
from tryptyk.lab.ladder.contests import Contest, named
from tryptyk.lab.ladder.standings import HEADS, RATING_HEADS, Ladder, cells, rating_cells

TOLD_FROM = 100
"""So many games are played at least before people are told what to expect of a bot."""


class NoMarks(TryptykError):
    """A document has no place for the ladder."""


def publish(ladder: Ladder, contests: Sequence[Contest], document: Path, folder: Path) -> None:
    """Write the tables into the document, and what is told of the levels into the game's folder."""
    document.write_text(between_marks(document.read_text(encoding="utf-8"), ladder), encoding="utf-8")
    told = msgspec.json.format(msgspec.json.encode(expectations(ladder, contests)), indent=2)
    (folder / EXPECTATIONS).write_bytes(told + b"\n")


def between_marks(text: str, ladder: Ladder) -> str:
    """The text with the game's tables between its marks, in place of what was there."""
    begin, end = f"<!-- ladder {ladder.game} -->", f"<!-- end of {ladder.game} -->"
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise NoMarks(f"The document has no lines {begin!r} and {end!r} for the ladder to stand between.")
    return f"{before}{begin}\n\n{as_markdown(ladder)}\n{end}{after}"


def as_markdown(ladder: Ladder) -> str:
    tables = [_table(HEADS, [cells(one) for one in ladder.standings])]
    if ladder.ratings:
        tables.append(_table(RATING_HEADS, [rating_cells(one) for one in ladder.ratings]))
    return "\n".join(tables)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """
    >>> print(_table(("bot", "won"), [("hard", "60 %")]))
    | bot | won |
    |---|---|
    | hard | 60 % |
    <BLANKLINE>
    """
    lines = [heads, *rows]
    told = ["| " + " | ".join(line) + " |" for line in lines]
    return "\n".join([told[0], "|" + "---|" * len(heads), *told[1:], ""])


def expectations(ladder: Ladder, contests: Sequence[Contest], least: int = TOLD_FROM) -> dict[str, float]:
    """How often each bot wins where the game's program says that it is told, and enough was played."""
    shares: dict[str, list[float]] = {}
    games: dict[str, int] = {}
    for one in ladder.standings:
        if named(contests, one.contest.players, one.contest.setup).told and not one.against:
            shares.setdefault(one.bot, []).append(one.won.mean)
            games[one.bot] = games.get(one.bot, 0) + one.games
    return {bot: round(sum(found) / len(found), 3) for bot, found in shares.items() if games[bot] >= least}
