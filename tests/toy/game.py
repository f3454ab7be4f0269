"""The toy as the kernel knows it, with all rooms that are too small for a file of their own."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tests.toy.rules import ACTS, OPTIONS, easier, new_state, next_setup, score
from tests.toy.state import NO_BID, Toy
from tryptyk.kernel import ANYBODY, Event, Game, Outcome, Rng
from tryptyk.kernel.codec import Fields
from tryptyk.samples import Samples

# What a seat may see, and what it cannot know


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


def conceal(g: Toy, seat: int, rng: Rng) -> None:
    """The deck, the other hands, and bids that are not shown yet; for all together only the deck."""
    if seat == ANYBODY:
        g.deck.sort()
        rng.shuffle(g.deck)
        g.rng = rng.spawn()
        return
    unseen = sorted(g.deck + [card for owner, hand in enumerate(g.hands) if owner != seat for card in hand])
    rng.shuffle(unseen)
    for owner, hand in enumerate(g.hands):
        if owner != seat:
            g.hands[owner] = [unseen.pop() for _ in hand]
            if not g.shown and g.bids[owner] != NO_BID:
                g.bids[owner] = rng.below(3)
    g.deck = unseen
    g.rng = rng.spawn()


# How well a seat stands: cards are good, and so is winning


def evaluate(g: Toy, seat: int) -> float:
    return sum(terms(g, seat).values())


def terms(g: Toy, seat: int) -> dict[str, float]:
    if g.ending:
        return {"victory": 1.0 if seat in Outcome(g.ending, score(g)).winners else 0.0}
    return {"victory": 0.0, "cards": len(g.hands[seat]) / 100, "pot": -g.pot / 1000}


def horizon(g: Toy) -> int:
    """A card is in hand at once, and nothing here is worth looking further."""
    return 1


# What plots show, and what holds after every choice


def figures(g: Toy) -> dict[str, int]:
    return {"pot": g.pot, **{side.side: side.points for side in score(g)}}


def check(g: Toy) -> None:
    cards = sorted(g.deck + [card for hand in g.hands for card in hand])
    assert cards == list(range(len(cards))), "a card is lost"
    assert len(g.hands) == len(g.bids) == len(g.added) == g.players


# The state as plain data

FIELDS = Fields(
    as_is=("shown", "limit", "handicap", "toasts", "players", "pot", "turn"),
    lists=("deck", "bids", "added"),
    tables=("hands",),
)


def dump(g: Toy) -> dict[str, Any]:
    return {**g.dump_base(), **FIELDS.dump(g)}


def load(data: dict[str, Any]) -> Toy:
    g = Toy()
    g.load_base(data)
    FIELDS.load(g, data)
    return g


# Tables for mass play

WORKING = {"pot": "pot", "drawn": "deck"}


def setup_of(number: int) -> tuple[int, dict[str, Any]]:
    players = number % 3 + 1
    toasts = players > 1 and number % 5 == 0
    return players, {"limit": 10 + number % 7, "secret": number % 2 == 0, "toasts": toasts}


def at_work(event: Event) -> str:
    return WORKING.get(str(event[0]), "")


SAMPLES = Samples(setup_of, at_work, frozenset(WORKING.values()))

GAME: Game[Toy] = Game(
    id="toy",
    package="tests.toy",
    players=range(1, 4),
    options=OPTIONS,
    new_state=new_state,
    next_setup=next_setup,
    easier=easier,
    acts=ACTS,
    score=score,
    view=view,
    conceal=conceal,
    evaluate=evaluate,
    horizon=horizon,
    terms=terms,
    check=check,
    dump=dump,
    load=load,
    figures=figures,
)
