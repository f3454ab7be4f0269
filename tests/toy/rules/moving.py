"""A move: add to the pot, or draw (TOY-MOVE)."""

from __future__ import annotations

from tests.toy.state import Toy
from tryptyk.kernel import Decision, Offer, Option, Reason, Script

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
        "move",
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
        g.then(*[("toast", other, seat) for other in range(g.players) if other != seat])
    if amount == 3:
        seats = tuple(range(g.players))
        picked = yield Decision("who", seats, [("seat", other) for other in seats])
        g.turn = int(picked[1])


def toast_act(g: Toy, seat: int, host: int) -> Script:
    """Somebody is asked to raise a glass to whoever has added two; most have no opinion (TOY-TOAST-01)."""
    picked = yield Decision("toast", (seat,), [JOIN, STAY], about=(host,), default=STAY)
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
