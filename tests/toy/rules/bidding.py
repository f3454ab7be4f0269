"""Bids made in secret, one seat after another, and then shown (TOY-BID)."""

from __future__ import annotations

from tests.toy.state import Toy
from tryptyk.kernel import Decision, Option, Script


def bid_act(g: Toy, seat: int) -> Script:
    options: list[Option] = [("bid", amount) for amount in range(3)]
    picked = yield Decision("bid", (seat,), options, private=True)
    g.bids[seat] = int(picked[1])
    g.tell("bid-made", seat)
    g.tell_to((seat,), "bid", seat, g.bids[seat])


def show_act(g: Toy) -> None:
    g.shown = True
    g.reveal()
    for seat, bid in enumerate(g.bids):
        g.tell("bid", seat, bid)
