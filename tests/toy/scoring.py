"""Points, line by line (TOY-END)."""

from __future__ import annotations

from tests.toy.state import Toy
from tryptyk.kernel import Line, Score


def score(g: Toy) -> list[Score]:
    scores = [Score(f"seat_{seat + 1}", (seat,), _lines(g, seat)) for seat in range(g.players)]
    if g.players == 1:
        scores.append(Score("house", (), [("house", g.limit // 2, "TOY-END-04")]))
    return scores


def _lines(g: Toy, seat: int) -> list[Line]:
    lines: list[Line] = [("pot", g.added[seat], "TOY-END-02"), ("cards", len(g.hands[seat]), "TOY-END-03")]
    if g.shown:
        lines.append(("bid", g.bids[seat], "TOY-BID-02"))
    if seat == 0 and g.handicap:
        lines.append(("handicap", g.handicap, "TOY-END-05"))
    return lines
