"""The rules: what is settled before, bids, moves, points; and the acts by name."""

from __future__ import annotations

from collections.abc import Mapping

from tests.toy.state import NO_BID, Toy
from tryptyk.kernel import (
    Act,
    Decision,
    Item,
    Line,
    Offer,
    Option,
    Outcome,
    Reason,
    Rng,
    Score,
    Script,
    Setup,
)
from tryptyk.kernel.setup import Flag, Number, SetupOption

BID = "bid"
SHOW = "show"
MOVE = "move"
TOAST = "toast"


def bid_item(seat: int) -> Item:
    return (BID, seat)


def show_item() -> Item:
    return (SHOW,)


def move_item() -> Item:
    return (MOVE,)


def toast_item(seat: int, *, host: int) -> Item:
    return (TOAST, seat, host)


# Before the game

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
    g.then(move_item())
    if setup["secret"]:
        g.then(*[bid_item(seat) for seat in range(players)], show_item())
    return g


def easier(players: int, setup: Setup) -> Setup | None:
    """Five points more for whoever sits first."""
    return None if setup["handicap"] > 15 else {**setup, "handicap": setup["handicap"] + 5}


def next_setup(players: int, setup: Setup, outcome: Outcome) -> Setup:
    """Whoever sits first and has won starts the next game with a point less, and otherwise with one more."""
    return {**setup, "handicap": setup["handicap"] + (-1 if 0 in outcome.winners else 1)}


# Bids made in secret, one seat after another, and then shown (TOY-BID)


def bid_act(g: Toy, seat: int) -> Script:
    options: list[Option] = [("bid", amount) for amount in range(3)]
    picked = yield Decision(BID, (seat,), options, private=True)
    g.bids[seat] = int(picked[1])
    g.tell("bid-made", seat)
    g.tell_to((seat,), "bid", seat, g.bids[seat])


def show_act(g: Toy) -> None:
    g.shown = True
    g.reveal()
    for seat, bid in enumerate(g.bids):
        g.tell("bid", seat, bid)


# A move: add to the pot, or draw (TOY-MOVE)

JOIN: Option = ("join",)
STAY: Option = ("stay",)


def refuse_draw(g: Toy) -> Reason | None:
    return None if g.deck else ("deck-empty", "TOY-DRAW-01")


def moves(g: Toy, explain: bool = False) -> Offer:
    offer = Offer(explain)
    for amount in (1, 2, 3):
        offer.add(("add", amount), None)
    offer.add(("draw",), refuse_draw(g))
    return offer


def move_act(g: Toy) -> Script:
    seat = g.turn % g.players
    g.turn += 1
    g.again()
    # Forced: the table answers it by itself.
    yield Decision("ready", (seat,), [("yes",)])
    options = moves(g).options
    asides: dict[Option, int] = {}
    if g.pot % 2 == 1:
        asides = {("skip", other): other for other in range(g.players) if other != seat}
        options.extend(asides)
    picked = yield Decision(
        MOVE,
        (seat,),
        options,
        about=(g.pot,),
        asides=asides or None,
        refusals=lambda: moves(g, explain=True).refusals(),
    )
    if picked[0] == "add":
        yield from add(g, seat, int(picked[1]))
    elif picked[0] == "draw":
        yield from draw(g, seat)


def add(g: Toy, seat: int, amount: int) -> Script:
    g.pot += amount
    g.added[seat] += amount
    g.tell("pot", g.pot)
    if g.pot >= g.limit:
        g.finish("full")
    if amount == 2 and g.toasts:
        g.then(*[toast_item(other, host=seat) for other in range(g.players) if other != seat])
    if amount == 3:
        seats = tuple(range(g.players))
        picked = yield Decision("who", seats, [("seat", other) for other in seats])
        g.turn = int(picked[1])


def toast_act(g: Toy, seat: int, host: int) -> Script:
    """Somebody is asked to raise a glass to whoever has added two; most have no opinion (TOY-TOAST-01)."""
    picked = yield Decision(TOAST, (seat,), [JOIN, STAY], about=(host,), default=STAY)
    if picked == JOIN:
        g.added[host] += 1
        g.tell("toast", seat, host)


def draw(g: Toy, seat: int) -> Script:
    card = g.deck.pop()
    g.hands[seat].append(card)
    g.reveal()
    g.tell("drawn", seat)
    g.tell_to((seat,), "card", card)
    # Explicit: it has one option, but a person has to say so.
    yield Decision("sure", (seat,), [("keep",)], explicit=True)


# Points, line by line (TOY-END)


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


ACTS: Mapping[str, Act] = {BID: bid_act, SHOW: show_act, MOVE: move_act, TOAST: toast_act}
