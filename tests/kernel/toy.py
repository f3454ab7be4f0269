"""A tiny game that has everything the kernel has to deal with, for tests.

Players in turn add to a pot or draw from a hidden deck; whoever brings the pot to the limit wins. Adding
three asks the team who goes next; while the pot is odd, others may speak up and skip the turn.
"""

from __future__ import annotations

from typing import Any

from tryptyk.kernel import Blocked, Decision, Game, Option, Outcome, Rng, Script, Setup, State
from tryptyk.kernel.setup import Number

LIMIT = 40


class Toy(State):
    __slots__ = ("deck", "hands", "limit", "players", "pot", "turn")

    deck: list[int]
    """Hidden; the last one is on top."""
    hands: list[list[int]]
    """Only the owner knows."""
    limit: int
    players: int
    pot: int
    turn: int

    def copy(self) -> Toy:
        twin = Toy()
        self.copy_base_to(twin)
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.limit = self.limit
        twin.players = self.players
        twin.pot = self.pot
        twin.turn = self.turn
        return twin


def new_state(players: int, setup: Setup, rng: Rng) -> Toy:
    g = Toy()
    g.begin(rng)
    g.deck = list(range(10))
    rng.shuffle(g.deck)
    g.hands = [[] for _ in range(players)]
    g.limit = setup["limit"]
    g.players = players
    g.pot = 0
    g.turn = 0
    return g


def next_act(g: Toy) -> Script:
    seat = g.turn % g.players
    g.turn += 1
    # Forced: the table answers it by itself.
    yield Decision("ready", (seat,), [("yes",)])
    options: list[Option] = [("add", 1), ("add", 2), ("add", 3)]
    if g.deck:
        options.append(("draw",))
    asides: dict[Option, int] = {}
    if g.pot % 2 == 1:
        asides = {("skip", other): other for other in range(g.players) if other != seat}
        options.extend(asides)
    picked = yield Decision("move", (seat,), options, about=(g.pot,), asides=asides or None)
    if picked[0] == "add":
        g.pot += int(picked[1])
        g.tell("pot", g.pot)
        if g.pot >= g.limit:
            g.finish(Outcome("full", (seat,)))
        if picked[1] == 3:
            seats = tuple(range(g.players))
            answer = yield Decision("who", seats, [("seat", other) for other in seats])
            g.turn = int(answer[1])
    elif picked[0] == "draw":
        card = g.deck.pop()
        g.hands[seat].append(card)
        g.reveal()
        g.tell("drawn", seat)
        # Explicit: it has one option, but a person has to say so.
        yield Decision("sure", (seat,), [("keep",)], explicit=True)


def blocked(g: Toy, decision: Decision) -> Blocked:
    if decision.kind == "move" and not g.deck:
        return [(("draw",), ("deck-empty", "TOY-1"))]
    return []


def view(g: Toy, seat: int) -> dict[str, Any]:
    return {
        "pot": g.pot,
        "deck": len(g.deck),
        "hands": [hand[:] if owner == seat else len(hand) for owner, hand in enumerate(g.hands)],
    }


def conceal(g: Toy, seat: int, rng: Rng) -> None:
    """The deck and the other hands are dealt anew."""
    unseen = sorted(g.deck + [card for owner, hand in enumerate(g.hands) if owner != seat for card in hand])
    rng.shuffle(unseen)
    for owner, hand in enumerate(g.hands):
        if owner != seat:
            g.hands[owner] = [unseen.pop() for _ in hand]
    g.deck = unseen
    g.rng = rng.spawn()


def evaluate(g: Toy, seat: int) -> float:
    """Cards are good, and so is winning."""
    if g.outcome is not None:
        return 1.0 if seat in g.outcome.winners else 0.0
    return len(g.hands[seat]) / 100 - g.pot / 1000


def check(g: Toy) -> None:
    cards = sorted(g.deck + [card for hand in g.hands for card in hand])
    assert cards == list(range(10)), "a card is lost"


def dump(g: Toy) -> dict[str, Any]:
    return {
        "rng": [g.rng.seed, g.rng.draws],
        "reveals": g.reveals,
        "deck": g.deck[:],
        "hands": [hand[:] for hand in g.hands],
        "limit": g.limit,
        "players": g.players,
        "pot": g.pot,
        "turn": g.turn,
    }


def load(data: dict[str, Any]) -> Toy:
    g = Toy()
    g.begin(Rng(*data["rng"]))
    g.reveals = data["reveals"]
    g.deck = list(data["deck"])
    g.hands = [list(hand) for hand in data["hands"]]
    g.limit = data["limit"]
    g.players = data["players"]
    g.pot = data["pot"]
    g.turn = data["turn"]
    return g


TOY: Game[Toy] = Game(
    id="toy",
    rules=3,
    players=range(2, 4),
    new_state=new_state,
    next_act=next_act,
    blocked=blocked,
    view=view,
    conceal=conceal,
    evaluate=evaluate,
    check=check,
    dump=dump,
    load=load,
    options=(Number("limit", 1, 10**9, LIMIT),),
)
