"""From players and options to the first state."""

from __future__ import annotations

from tests.toy.state import NO_BID, Toy
from tryptyk.kernel import Item, Outcome, Rng, Setup
from tryptyk.kernel.setup import Flag, Number, SetupOption

OPTIONS: tuple[SetupOption, ...] = (
    Number("limit", 1, 10**9, 40),
    Number("cards", 0, 10, 10),
    Flag("secret"),
    Flag("toasts", players=range(2, 4)),
    Number("handicap", -20, 20, 0),
)


def new_state(players: int, setup: Setup, rng: Rng) -> Toy:
    g = Toy()
    g.begin(rng)
    g.deck = list(range(setup["cards"]))
    rng.shuffle(g.deck)
    g.hands = [[] for _ in range(players)]
    g.bids = [NO_BID] * players
    g.shown = False
    g.added = [0] * players
    g.limit = setup["limit"]
    g.handicap = setup["handicap"]
    g.toasts = setup["toasts"]
    g.players = players
    g.pot = 0
    bids: list[Item] = [("bid", seat) for seat in range(players)] if setup["secret"] else []
    g.then(*bids, *([("show",)] if bids else []), ("move",))
    return g


def easier(players: int, setup: Setup) -> Setup | None:
    """Five points more for whoever sits first."""
    return None if setup["handicap"] > 15 else {**setup, "handicap": setup["handicap"] + 5}


def next_setup(players: int, setup: Setup, outcome: Outcome) -> Setup:
    """Whoever sits first and has won starts the next game with a point less, and otherwise with one more."""
    return {**setup, "handicap": setup["handicap"] + (-1 if 0 in outcome.winners else 1)}
