"""The names of the places in options, prompts, events, reasons and remarks, so that texts can speak of them.

A place called ``seat``, ``by`` or ``owner`` holds a seat; ``card``, ``target``, ``source`` and the like hold
the id of a thing; ``breach`` the number of a breach; all others hold figures. Words that only one nemesis
uses are declared with it and join these.
"""

from __future__ import annotations

import tryptyk.games.aeons_end.effects.nemeses  # noqa: F401  each brings words of its own
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES
from tryptyk.messages import Vocabulary

SEATS = frozenset({"seat", "by", "owner"})
THINGS = frozenset({"card", "target", "source", "mage", "turn_card"})
NUMBERED = {"breach": "breach_{}"}
"""Places that hold a number which has a name of its own."""

OPTIONS: dict[str, tuple[str, ...]] = {
    "play": ("card",),
    "prep": ("card", "breach"),
    "gain": ("card",),
    "charge": (),
    "focus": ("breach",),
    "open": ("breach",),
    "prepped": ("breach", "card"),
    "to_discard": ("card",),
    "ability": ("seat",),
    "end_turn": (),
    "cast": ("breach", "card"),
    "done": (),
    "discard": ("card",),
    "rest": (),
    "target": ("target",),
    "player": ("seat",),
    "or": ("key",),
    "yes": (),
    "no": (),
    "none": (),
    "use": (),
    "pass": (),
    "card": ("card",),
    "discarded": ("card", "place"),
    "breach": ("seat", "breach"),
    "spell": ("seat", "breach", "card"),
    "pile": ("card",),
    "turn_card": ("turn_card",),
    "top": (),
    "bottom": (),
    "keep": (),
    "throw": (),
    "hand_card": ("seat", "card"),
}

PROMPTS: dict[str, tuple[str, ...]] = {
    "main": (),
    "casting": (),
    "discard_order": (),
    "target": ("source", "amount"),
    "player": ("source",),
    "suffer": ("source", "amount"),
    "focuser": ("source",),
    "or": ("source",),
    "may": ("source",),
    "ability": ("mage", "card"),
    "discard": ("source", "left"),
    "destroy": ("source", "left"),
    "discard_together": ("source", "left"),
    "corruption": ("source", "left"),
    "destroy_breach": ("source",),
    "cast_spell": ("source",),
    "discard_spell": ("source",),
    "spell_order": ("source",),
    "destroy_spell": ("source",),
    "focus_breach": ("source",),
    "choose_card": ("source", "left"),
    "take_card": ("source", "left"),
    "pile": ("source",),
    "turn_card": ("source", "left"),
    "put_back": ("source", "turn_card"),
    "keep_or_throw": ("source", "card"),
}

EVENTS: dict[str, tuple[str, ...]] = {
    "round": ("round",),
    "turn-card": ("turn_card", "turn"),
    "reveal-turn-card": ("turn_card",),
    "turn": ("seat",),
    "play": ("seat", "card"),
    "aether": ("seat", "amount"),
    "aether-gem-only": ("seat", "amount"),
    "aether-spell-only": ("seat", "amount"),
    "gain": ("seat", "card"),
    "charge": ("seat", "charges"),
    "lose-charges": ("seat", "amount"),
    "focus": ("seat", "breach"),
    "open": ("seat", "breach"),
    "prep": ("seat", "card", "breach"),
    "cast": ("seat", "card", "owner"),
    "prepped-effect": ("seat", "card"),
    "to-discard": ("seat", "card"),
    "ability": ("seat", "mage"),
    "draw": ("seat", "card"),
    "turn-over": ("seat", "amount"),
    "discard": ("seat", "card"),
    "discard-spell": ("seat", "card"),
    "destroy": ("seat", "card"),
    "destroy-breach": ("seat", "breach"),
    "damage": ("target", "amount", "left"),
    "heal": ("target", "amount", "left"),
    "prevented": ("target", "amount"),
    "exhausted": ("seat",),
    "nemesis-draws": ("card",),
    "enters-play": ("card", "amount"),
    "minion-enters-play": ("card", "life"),
    "leaves-play": ("card",),
    "immediately": ("card",),
    "persistent": ("card",),
    "token": ("card", "left"),
    "power": ("card",),
    "unleash": (),
    "corruption": ("seat", "card"),
    "shuffle-deck": ("seat",),
    "reveal-card": ("seat", "card"),
    "to-hand": ("seat", "card"),
    "on-top": ("seat", "card"),
    "turn-card-bottom": ("turn_card",),
    "turn-card-shuffled": ("turn_card",),
    "turn-deck-ordered": ("seat",),
    "warded": ("card",),
    "shielded": ("mage",),
    "won": ("reason",),
    "lost": ("reason",),
}

REASONS: dict[str, tuple[str, ...]] = {
    "need-aether": ("cost", "have"),
    "pile-empty": (),
    "charges-full": ("slots",),
    "not-charged": ("slots", "have"),
    "ability-timing": (),
    "breach-open": ("breach",),
    "breach-closed": ("breach",),
    "breach-occupied": ("breach",),
    "used-this-turn": (),
    "casting-first": (),
    "must-cast": (),
    "no-prepped-spell": (),
    "nobody-has-gone": (),
    "no-gem-played": (),
    "need-charges": ("cost", "have"),
    "need-cards": ("cost", "have"),
    "need-costly-cards": ("cost",),
    "need-costly-spells": ("cost", "needed", "have"),
}

REMARKS: dict[str, tuple[str, ...]] = {
    "price": ("aether",),
    "aether": ("aether",),
    "gems-only": ("aether",),
    "spells-only": ("aether",),
    "ability": ("ability",),
    "in-vain": (),
    "to-discard": ("condition",),
    "nemesis": ("target", "life"),
    "life": ("life",),
    "standing": ("life", "charges"),
    "count": ("count",),
    "hit": ("target", "left"),
    "left": ("left",),
    "dies": (),
    "falls": (),
    "unhurt": (),
    "city": ("left",),
}

BATCHES: dict[str, tuple[str, ...]] = {"all-gems": ("count",), "plain-gems": ("count",)}

AT_THE_NEMESIS: list[str] = ["to_discard"]
"""Verbs whose options lie there."""

SHOWN = {
    "nemesis-draws", "immediately", "persistent", "power", "corruption", "warded", "cast", "gain", "ability",
}  # fmt: skip

for _nemesis in NEMESIS_TYPES.values():
    OPTIONS.update(_nemesis.options)
    AT_THE_NEMESIS.extend(_nemesis.options)
    PROMPTS.update(_nemesis.prompts)
    EVENTS.update(_nemesis.events)
    REASONS.update(_nemesis.reasons)
    SHOWN.update(_nemesis.at_work)

TERMS = frozenset(
    {
        "victory",
        "nemesis",
        "minions",
        "powers",
        "danger",
        "shield",
        "gravehold",
        "order",
        "life",
        "deck",
        "prepped",
        "charges",
        "hand",
        "aether",
    }
)
"""What ``evaluate`` judges by."""

VOCABULARY = Vocabulary(
    options=OPTIONS,
    prompts=PROMPTS,
    events=EVENTS,
    reasons=REASONS,
    remarks=REMARKS,
    terms=TERMS,
    seats=SEATS,
    things=THINGS,
    numbered=NUMBERED,
    counted=frozenset({"place"}),
    keyed={
        "key": "or-{source}-{key}",
        "reason": "outcome-{reason}",
        "ability": "thing-{ability}.ability",
        "condition": "thing-{condition}.todiscard",
    },
    batches=BATCHES,
    order=(
        ("play", "prep"),
        ("charge", "ability"),
        ("focus", "open", "prepped"),
        tuple(AT_THE_NEMESIS),
        ("gain",),
    ),
    groups={"prep": ("card",), "gain": ()},
    ends={"end_turn": ("play", "prep", "gain", "charge", "focus", "open"), "done": (), "rest": ()},
    turns={"turn": "seat", "turn-card": "turn_card"},
    shown=frozenset(SHOWN),
)
