"""From players and options to the first state."""

from __future__ import annotations

from tests.toy.state import NO_BID, Toy
from tryptyk.kernel import Item, Outcome, Rng, Setup

LIMIT = 40
CARDS = 10


def new_state(players: int, setup: Setup, rng: Rng) -> Toy:
    g = Toy()
    g.begin(rng)
    g.deck = list(range(int(setup.get("cards", CARDS))))
    rng.shuffle(g.deck)
    g.hands = [[] for _ in range(players)]
    g.bids = [NO_BID] * players
    g.shown = False
    g.added = [0] * players
    g.limit = int(setup.get("limit", LIMIT))
    g.handicap = int(setup.get("handicap", 0))
    g.toasts = bool(setup.get("toasts", False))
    g.players = players
    g.pot = 0
    g.turn = 0
    bids: list[Item] = [("bid", seat) for seat in range(players)] if setup.get("secret", False) else []
    g.then(*bids, *([("show",)] if bids else []), ("move",))
    return g


def next_setup(players: int, setup: Setup, outcome: Outcome) -> Setup:
    """Whoever sits first and has won starts the next game with a point less, and otherwise with one more."""
    handicap = int(setup.get("handicap", 0))
    return {**setup, "handicap": handicap + (-1 if 0 in outcome.winners else 1)}
