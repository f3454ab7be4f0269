"""The toy's words: the names of the places in what it says, and what is worth saying beside an option."""

from __future__ import annotations

from tests.toy.game import View
from tryptyk.kernel import Decision, Option
from tryptyk.messages import Remark, Vocabulary

VOCABULARY = Vocabulary(
    options={
        "add": ("amount",),
        "draw": (),
        "skip": ("seat",),
        "seat": ("seat",),
        "keep": (),
        "yes": (),
        "bid": ("amount",),
        "join": (),
        "stay": (),
    },
    prompts={
        "ready": (),
        "move": ("pot",),
        "who": (),
        "sure": (),
        "bid": (),
        "toast": ("seat",),
    },
    events={
        "pot": ("amount",),
        "drawn": ("seat",),
        "card": ("card",),
        "bid-made": ("seat",),
        "bid": ("seat", "amount"),
        "toast": ("seat", "host"),
    },
    reasons={"deck-empty": ()},
    remarks={"left": ("count",)},
    terms=frozenset({"victory", "cards", "pot"}),
    seats=frozenset({"seat", "host"}),
    vitals={"pot": ("pot", "limit"), "cards": ("players.count",)},
)


def remark(view: View, decision: Decision, option: Option) -> Remark:
    """How many cards are left to draw."""
    return [("left", view.deck)] if option == ("draw",) else ()
