"""The names of the places in what the toy says."""

from __future__ import annotations

from tryptyk.messages import Vocabulary

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
