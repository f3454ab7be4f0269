"""The names of the places in options, prompts, events and reasons, so that texts can speak of them.

A place called ``seat`` holds a seat, and so do some parts of a view; ``kind``, ``resource``, ``task`` and
the like hold the id of a thing; ``demand``, ``spent`` and ``bag`` hold the ids of several; all others hold
figures.
"""

from __future__ import annotations

from tryptyk.messages import Vocabulary

SEATS = frozenset({"seat", "active", "starting", "ships"})
THINGS = frozenset({
    "kind", "resource", "task", "tile", "path", "island", "field", "council", "common", "gnome", "guardian",
    "portal", "card", "ability",
})  # fmt: skip
BAGS = frozenset({"bag", "demand", "spent", "tasks"})

OPTIONS: dict[str, tuple[str, ...]] = {
    "begin": ("tile", "direction"),
    # The one thing of a turn
    "fate": ("end",),
    "path": (),
    "ship": ("island",),
    "task": (),
    "retrieve": (),
    "procession": ("steps",),
    "wheel": ("field",),
    "gnome": ("gnome",),
    "ignite": ("task",),
    "bonus": ("common",),
    "pass": (),
    "give_up": (),
    "end_turn": (),
    # Paying
    "plain": ("bag",),
    "otherwise": (),
    "spend": ("kind",),
    "price": ("tiles", "resources"),
    # Fate Tiles
    "keep": ("kind",),
    "throw_rest": (),
    "lay": ("row", "column", "direction"),
    # Paths
    "take_path": ("path",),
    "draw_path": (),
    "exchange_paths": (),
    "search_path": ("path",),
    # Islands
    "nothing": (),
    "offer": ("resource", "stack"),
    "take_task": ("task",),
    "place": ("place",),
    # Guardians
    "walk": ("guardian", "place"),
    "enter": ("guardian", "place"),
    "stay": (),
    "bring": ("resource",),
    "guardian": ("guardian",),
    # The Great Bonfire
    "rewards": ("first", "second"),
    "all_rewards": (),
    "portal": ("portal",),
    # The High Council
    "field": ("council",),
    "take_bonus": (),
    "point": (),
    # Tom
    "tom_task": ("task",),
    "tom_guardian": ("guardian",),
}

PROMPTS: dict[str, tuple[str, ...]] = {
    "first_fate": (),
    "act": (),
    "after": (),
    "pay": ("purse", "demand"),
    "spend": ("purse", "demand", "spent"),
    "gnome_price": ("gnome",),
    "keep": ("left",),
    "fate_end": (),
    "place": ("tile",),
    "choose_path": (),
    "island": ("island",),
    "offering": (),
    "take_task": ("island",),
    "task_place": ("task",),
    "procession": ("steps",),
    "bring": ("guardian",),
    "rewards": ("field",),
    "portal": (),
    "council": ("novice",),
    "bonus": ("council",),
    "council_path": (),
    "council_guardian": (),
    "council_wheel": (),
    "council_specialist": (),
    "council_move": (),
    "council_ship": (),
    "tom_task": (),
    "tom_guardian": (),
    "tom_novice": ("novice",),
}

EVENTS: dict[str, tuple[str, ...]] = {
    "turn": ("seat", "turn"),
    "first-fate": ("seat", "tile"),
    "fate": ("seat", "tile", "row", "column"),
    "throw": ("seat", "amount"),
    "pay": ("seat", "bag"),
    "gain-tiles": ("seat", "kind", "amount"),
    "gain-resource": ("seat", "resource", "amount"),
    "points": ("seat", "amount"),
    "ability": ("seat", "ability"),
    "common-task": ("seat", "common"),
    "build-path": ("seat", "path"),
    "exchange-paths": ("seat",),
    "shuffle-paths": (),
    "sail": ("seat", "island"),
    "receive": ("seat", "task", "place"),
    "retrieve": ("seat", "guardian"),
    "procession": ("seat", "steps"),
    "walk": ("seat", "guardian", "place"),
    "enter": ("seat", "guardian", "place"),
    "turn-wheel": ("seat", "field"),
    "portal": ("seat", "portal", "place"),
    "recruit": ("seat", "gnome"),
    "ignite": ("seat", "task", "place"),
    "bonus-action": ("seat", "common"),
    "novice": ("seat", "council"),
    "neutral-novice": ("council",),
    "tom-novice": ("council",),
    "countdown": ("novices",),
    "countdown-tile": ("number",),
    "pass": ("seat",),
    "out": ("seat",),
    "tom-shuffles": (),
    "gnomes-shuffled": (),
    "tom-card": ("card",),
    "tom-gnome": ("gnome", "resource"),
    "tom-full": ("card",),
    "tom-nothing": (),
    "tom-recruits": ("gnome",),
    "tom-builds": ("path",),
    "tom-lights": ("task", "place"),
    "tom-retrieves": ("guardian",),
    "tom-portal": ("portal", "field", "place"),
    "tom-common": ("common",),
    "tom-points": ("amount",),
}

REASONS: dict[str, tuple[str, ...]] = {
    "no-fate-tile": (),
    "no-place": (),
    "over-edge": (),
    "cell-covered": (),
    "touches-nothing": (),
    "path-full": ("limit",),
    "need-tiles": ("kind", "amount"),
    "need-resources": (),
    "crystals-differ": (),
    "crystals-alike-everywhere": (),
    "pile-empty": (),
    "ship-is-there": (),
    "no-task-island": (),
    "island-empty": (),
    "city-full": ("limit",),
    "no-guardian-island": (),
    "guardian-owned": (),
    "guardians-full": ("limit",),
    "nobody-can-move": (),
    "somebody-has-to-move": (),
    "gnomes-full": ("limit",),
    "condition-not-met": (),
    "novice-gone": (),
    "common-not-met": (),
    "same-novice": (),
    "no-countdown": (),
    "pass-first": (),
}

GROUPS: dict[str, tuple[str, ...]] = {
    "ignite": (),
    "fate": (),
    "ship": (),
    "wheel": (),
    "gnome": (),
    "procession": (),
    "lay": ("row", "column"),
}

ENDS: dict[str, tuple[str, ...]] = {
    "end_turn": ("bonus",),
    "pass": ("fate", "path", "ship", "task", "retrieve", "procession", "wheel", "gnome", "ignite", "bonus"),
    "give_up": ("bonus",),
    "throw_rest": (),
}

REMARKS: dict[str, tuple[str, ...]] = {
    "price": ("amount", "symbol"),
    "signs": ("signs",),
    "points": ("points",),
    "tasks": ("tasks",),
}

TERMS = frozenset(
    {
        "points",
        "promised",
        "passing",
        "supply",
        "fate",
        "built",
        "ship",
        "shortage",
        "rivals",
        "tasks",
        "guardians",
        "portals",
        "crystals",
        "commons",
        "elders",
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
    counted=frozenset({"stack"}),
    bags=BAGS,
    groups=GROUPS,
    order=(
        ("ignite",),
        ("fate",),
        ("ship",),
        ("task", "retrieve"),
        ("path",),
        ("procession",),
        ("wheel",),
        ("gnome",),
        ("bonus",),
    ),
    on_board=frozenset({"fate", "gnome", "ignite", "lay", "procession", "ship", "wheel"}),
    ends=ENDS,
    by_side=frozenset({"progress", "met"}),
    turns={"turn": "seat", "tom-card": "tom"},
    shown=frozenset(
        {"fate", "common-task", "receive", "recruit", "ignite", "tom-card", "tom-recruits", "tom-lights"}
    ),
    keyed={
        "end": "end-{end}",
        "direction": "direction-{direction}",
        "first": "reward-{first}",
        "second": "reward-{second}",
        "purse": "purse-{purse}",
        "novice": "novice-{novice}",
        "countdown": "countdown-{countdown}",
        "countdown_left": "countdown-left-{countdown_left}",
    },
)
