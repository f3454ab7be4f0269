"""Tom, the automatic gnome of solo play: what his cards do (BF-TOM, BF-SEND)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.catalogue import (
    COUNCIL,
    FIELDS,
    GUARDIANS,
    ISLANDS,
    LIMITS,
    PORTALS,
    SOLO,
    TASKS,
)
from tryptyk.games.bonfire.components.printed import (
    OWN_GNOMES,
    OWN_GUARDIANS,
    OWN_PATH_TILES,
    OWN_PORTALS,
    OWN_TASKS,
    POSITIONS,
    RESOURCES,
    Task,
    TomCard,
)
from tryptyk.games.bonfire.rules.common_tasks import COMMON_TASKS, meets
from tryptyk.games.bonfire.rules.council import COUNCIL_FIELDS
from tryptyk.games.bonfire.rules.countdown import place_novice, take_back
from tryptyk.games.bonfire.rules.gnomes import draw_gnome
from tryptyk.games.bonfire.rules.gnomes import refill as refill_specialists
from tryptyk.games.bonfire.rules.paths import refill as refill_paths
from tryptyk.games.bonfire.rules.supply import score
from tryptyk.games.bonfire.rules.turns import TOM_TURN, turn_item
from tryptyk.games.bonfire.rules.wheel import next_notch
from tryptyk.games.bonfire.state import AWAY, BY_CARDS, LYING, START, TOM, State, Tom, without
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.state import Item

TOM_NOVICE: Final = "tom_novice"
TOM_BONUS: Final = "tom_bonus"
TOM_END: Final = "tom_end"
DECK_OVER: Final = "tom-deck-over"
HUMAN: Final = (0,)

MATCHING: Final[dict[str, int]] = {
    "gnome": OWN_GNOMES,
    "path": OWN_PATH_TILES,
    "task_best": OWN_TASKS,
    "task_least": OWN_TASKS,
    "guardian": OWN_GUARDIANS,
    "great_bonfire": OWN_PORTALS,
}
"""By action, what the matching Common Task counts (BF-TOM-19)."""


def tom_novice_item() -> Item:
    return (TOM_NOVICE,)


def tom_bonus_item() -> Item:
    return (TOM_BONUS,)


def tom_end_item() -> Item:
    return (TOM_END,)


def tom_of(g: State) -> Tom:
    assert g.tom is not None
    return g.tom


def tom_act(g: State) -> Script | None:
    """Tom plays the top card of his deck (BF-TOM-01, 02)."""
    tom = tom_of(g)
    g.active = -1
    if not tom.deck:
        tom.deck = tom.discard
        tom.discard = []
        g.rng.shuffle(tom.deck)
        g.tell("tom-shuffles")
    card = tom.deck.pop()
    tom.discard.append(card)
    g.reveal()
    g.tell("tom-card", card.id)
    g.then(tom_bonus_item(), tom_end_item())
    resource = reveal_gnome(g) if card.gnome_icon else -1
    if has_met(tom, card):
        # Instead of the whole action (BF-TOM-19, BF-RUL-48).
        g.tell("tom-full", card.id)
        score(g, tom, BY_CARDS, SOLO.blocked_points)
        return None
    return play_card(g, tom, card, resource)


def has_met(tom: Tom, card: TomCard) -> bool:
    kind = MATCHING[card.action]
    for common in COMMON_TASKS:
        if common.kind == kind and meets(tom, common):
            return True
    return False


def play_card(g: State, tom: Tom, card: TomCard, resource: int) -> Script | None:
    if card.action == "gnome":
        take_specialists(g, tom, resource)
    elif card.action == "path":
        take_paths(g, tom, resource)
    elif card.action == "guardian":
        return take_guardian(g, tom)
    elif card.action == "great_bonfire":
        take_portal(g, tom)
    else:
        best = card.action == "task_best"
        tasks = wanted_tasks(g, resource, best)
        if tasks:
            return take_task(g, tom, tasks, best)
        g.tell("tom-nothing")
    return None


def reveal_gnome(g: State) -> int:
    """The top card of the Gnome deck steers the action; -1 if there is none (BF-TOM-04, 21, BF-RUL-48)."""
    gnome = draw_gnome(g)
    if gnome is None:
        return -1
    g.gnome_discard.append(gnome)
    g.tell("tom-gnome", gnome.id, RESOURCES[gnome.cost])
    return gnome.cost


def take_specialists(g: State, tom: Tom, resource: int) -> None:
    """All that show the Gnome Resource, up to the limit; they only count (BF-TOM-05, 06, BF-RUL-47)."""
    taken = []
    for place in range(len(g.specialists)):
        gnome = g.specialists[place]
        if gnome is not None and gnome.cost == resource and len(tom.gnomes) < LIMITS.gnomes:
            tom.gnomes.append(gnome)
            taken.append(place)
            g.tell("tom-recruits", gnome.id)
    for place in taken:
        refill_specialists(g, place)
    if not taken:
        g.tell("tom-nothing")


def take_paths(g: State, tom: Tom, resource: int) -> None:
    """From left to right, up to the limit (BF-TOM-07, BF-RUL-47)."""
    taken = []
    for place in range(len(g.path_display)):
        tile = g.path_display[place]
        if tile is not None and tile.resource == resource and len(tom.path) < LIMITS.built_paths:
            tom.path.append(tile)
            g.path_display[place] = None
            taken.append(place)
            g.tell("tom-builds", tile.id)
    for place in taken:
        refill_paths(g, place)
    if not taken:
        g.tell("tom-nothing")


def wanted_tasks(g: State, resource: int, best: bool) -> list[Task]:
    """Of all Tasks on the islands of the Gnome Resource those with the most points, or the fewest."""
    tasks = [task for isle in ISLANDS if isle.resource == resource >= 0 for task in g.islands[isle.number]]
    if not tasks:
        return []
    points = [task.points for task in tasks]
    limit = max(points) if best else min(points)
    return [task for task in tasks if task.points == limit]


def take_task(g: State, tom: Tom, tasks: list[Task], best: bool) -> Script:
    """Lit at once, on the next empty place from the left; the player chooses among equals (BF-TOM-08..12)."""
    options: list[Option] = [("tom_task", task.id) for task in tasks]
    picked = yield Decision("tom_task", HUMAN, options)
    task = TASKS[str(picked[1])]
    for isle, there in enumerate(g.islands):
        if task in there:
            g.islands[isle] = without(there, task)
    place = next(n for n in POSITIONS if tom.tasks[n] is None)
    tom.tasks[place] = task
    tom.lit |= 1 << place
    g.tell("tom-lights", task.id, place)
    if not best:
        if tom.novices:
            g.then(tom_novice_item())
        score(g, tom, BY_CARDS, SOLO.novice_points)


def take_guardian(g: State, tom: Tom) -> Script:
    """Of a colour that he lacks, as the player chooses (BF-TOM-13)."""
    missing = [n for n in range(1, len(tom.guardians)) if tom.guardians[n] == AWAY]
    options: list[Option] = [("tom_guardian", GUARDIANS[guardian]) for guardian in missing]
    picked = yield Decision("tom_guardian", HUMAN, options)
    tom.guardians[GUARDIANS.index(str(picked[1]))] = START
    g.tell("tom-retrieves", str(picked[1]))


def take_portal(g: State, tom: Tom) -> None:
    """Clockwise to the nearest field with the Portal he needs, the present field last (BF-TOM-14, 15)."""
    notch = next_notch(tom)
    portal = tom.board.notches[notch]
    for steps in range(len(FIELDS)):
        field = (g.wheel + steps) % len(FIELDS)
        if portal in g.fields[field]:
            g.wheel = field + 1
            g.fields[field] = without(g.fields[field], portal)
            tom.portals |= 1 << notch
            g.tell("tom-portal", PORTALS[portal], FIELDS[field].id, notch)
            return
    g.tell("tom-nothing")


def tom_novice_act(g: State) -> Script:
    """One of Tom's Novices goes where the player likes; it blocks nobody (BF-TOM-12, BF-RUL-67)."""
    picked = yield Decision(TOM_NOVICE, HUMAN, _any_field(), about=("tom",))
    tom_of(g).novices -= 1
    place_novice(g, COUNCIL.index(str(picked[1])), TOM)


def tom_bonus_act(g: State) -> Script | None:
    """A Common Task that he meets while its Neutral Novice is there (BF-TOM-16..18)."""
    tom = tom_of(g)
    for common in range(len(COMMON_TASKS)):
        if g.neutral[common] and meets(tom, COMMON_TASKS[common]):
            return place_neutral(g, tom, common)
    return None


def place_neutral(g: State, tom: Tom, common: int) -> Script:
    g.tell("tom-common", COMMON_TASKS[common].id)
    picked = yield Decision(TOM_NOVICE, HUMAN, _any_field(), about=("neutral",))
    g.neutral[common] = False
    place_novice(g, COUNCIL.index(str(picked[1])), LYING)
    score(g, tom, BY_CARDS, SOLO.novice_points)
    g.again()


def _any_field() -> list[Option]:
    return COUNCIL_FIELDS[:]


def tom_end_act(g: State) -> None:
    """The round is over; so is the game when his deck has been played for the last time (BF-SEND-02)."""
    tom = tom_of(g)
    if not tom.deck:
        tom.passes += 1
        if tom.passes == SOLO.passes:
            g.finish(DECK_OVER)
    take_back(g)
    g.then(turn_item(0))


ACTS: Final = {
    TOM_TURN: tom_act,
    TOM_NOVICE: tom_novice_act,
    TOM_BONUS: tom_bonus_act,
    TOM_END: tom_end_act,
}
