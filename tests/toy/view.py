"""What a seat may see."""

from __future__ import annotations

from msgspec import Struct

from tests.toy.scoring import score
from tests.toy.state import NO_BID, Toy


class PlayerView(Struct, frozen=True):
    seat: int
    cards: list[int]
    """Empty where they are not one's own."""
    count: int
    bid: int | None
    """None where it is not made, or hidden."""
    points: int


class View(Struct, frozen=True):
    seat: int
    pot: int
    limit: int
    deck: int
    players: list[PlayerView]


def view(g: Toy, seat: int) -> View:
    return View(
        seat=seat,
        pot=g.pot,
        limit=g.limit,
        deck=len(g.deck),
        players=[
            PlayerView(
                seat=owner,
                cards=g.hands[owner][:] if owner == seat else [],
                count=len(g.hands[owner]),
                bid=g.bids[owner] if (g.shown or owner == seat) and g.bids[owner] != NO_BID else None,
                points=score(g)[owner].points,
            )
            for owner in range(g.players)
        ],
    )
