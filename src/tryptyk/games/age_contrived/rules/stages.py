"""The end of a turn, stage by stage, and whose turn comes next (WC-EOT, WC-END, WC-TURN-03..05)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import MONUMENT, REGIONS
from tryptyk.games.age_contrived.rules.filling import refill_item
from tryptyk.games.age_contrived.rules.gods import god_of
from tryptyk.games.age_contrived.rules.resolving import resolve
from tryptyk.games.age_contrived.state import NONE, RESOLVED, TRIGGERED, Player, State
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.state import Item

STAGE: Final = "stage"
TURN: Final = "turn"
END_TURN: Final = "end_turn"
NEXT_SECTION: Final = "next_section"
AUTOMA_REGION: Final = "automa_region"

# The stages; the patron's build comes before them (WC-EOT-01).
BEGINNING: Final = 1
SECTIONS: Final = 2
REFILLS: Final = 3
LEVEL_3: Final = 4

BUILT: Final = "built"
STALLED: Final = "stalled"

END: Final[Option] = ("end_turn",)


def stage_item(stage: int) -> Item:
    return (STAGE, stage)


def turn_item(number: int) -> Item:
    return (TURN, number)


def end_turn_item() -> Item:
    return (END_TURN,)


def automa_region_item() -> Item:
    return (AUTOMA_REGION,)


def end_turn(g: State) -> None:
    g.then(stage_item(BEGINNING))


def completed(g: State) -> list[int]:
    return [region.number for region in REGIONS if g.finishers[region.number] != NONE]


def waits_for_refill(player: Player) -> bool:
    return player.refills > 0 or player.aside != 0


def stage_act(g: State, stage: int) -> Script | None:
    """Resolve what waits in a stage, then go on; what arises late has another round (WC-EOT-07)."""
    if stage <= SECTIONS:
        waiting = completed(g)
        if waiting:
            if stage == BEGINNING and is_shared(g, waiting) and must_announce(g):
                return announce(g)
            go_on(g, SECTIONS)
            return next_section(g, waiting)
        stage = REFILLS
    if stage == REFILLS:
        for number in g.clockwise(g.active):
            if number < len(g.players) and waits_for_refill(g.players[number]):
                go_on(g, REFILLS)
                return start_refill(g, g.players[number])
    for number in g.clockwise(g.active):
        side = g.sides[number]
        if side.entered == TRIGGERED:
            side.entered = RESOLVED
            go_on(g, LEVEL_3)
            start_level_3(g, number)
            return None
    if completed(g) or any([waits_for_refill(player) for player in g.players]):
        g.then(stage_item(SECTIONS))
    elif is_final(g) and must_announce(g):
        g.then(end_turn_item())
    else:
        pass_turn(g)
    return None


def go_on(g: State, stage: int) -> None:
    """The stage continues after what it has found, which may ask somebody."""
    g.announced = False
    g.then(stage_item(stage))


def next_section(g: State, waiting: list[int]) -> Script | None:
    """The active player names the next section, each time anew; the automa has an order (WC-FIN-02, 18)."""
    if g.active >= len(g.players):
        assert g.automa is not None
        region = next(region for region in g.automa.monuments if region in waiting)
        resolve(g, region, g.finishers[region], g.finishers[region])
        return None
    return ask_section(g, waiting)


def ask_section(g: State, waiting: list[int]) -> Script:
    options: list[Option] = [("resolve", REGIONS[region].monument) for region in waiting]
    picked = yield Decision(NEXT_SECTION, (g.active,), options)
    region = MONUMENT[str(picked[1])]
    resolve(g, region, g.finishers[region], g.finishers[region])


def start_refill(g: State, player: Player) -> Script | None:
    """Refills, and what was set aside, in an order of one's choice (WC-EOT-03, 04, WC-AMB-55)."""
    if not player.aside:
        player.refills -= 1
        g.then(refill_item(player.number))
    elif not player.refills:
        g.then(god_of(player).keep_aside(player.number))
    else:
        return ask_refill_order(g, player)
    return None


def ask_refill_order(g: State, player: Player) -> Script:
    picked = yield Decision("refill_order", (player.number,), [("keep_first",), ("refill_first",)])
    if picked == ("keep_first",):
        g.then(god_of(player).keep_aside(player.number))
    else:
        player.refills -= 1
        g.then(refill_item(player.number))


def start_level_3(g: State, number: int) -> None:
    """A triggered ability, unless its bridge has come back meanwhile (WC-ABIL-07, WC-AMB-20)."""
    if number >= len(g.players):
        g.then(automa_region_item())
        return
    player = g.players[number]
    if player.abilities & player.character.abilities[2]:
        g.tell("ability", number, player.character.id)
        g.then(god_of(player).at_region(number))


def pass_turn(g: State) -> None:
    """On to the next side; rounds are played to their end (WC-TURN-04, WC-END-03..07)."""
    reason = ending(g)
    g.sides[g.active].turns += 1
    if reason:
        g.finish(reason)
    g.then(turn_item((g.active + 1) % len(g.sides)))


def ending(g: State) -> str:
    """Why the game ends with this turn; empty if it goes on."""
    if (g.active + 1) % len(g.sides) != g.first:
        return ""
    if g.over:
        return BUILT
    return STALLED if g.sides[g.active].turns + 1 >= g.turn_limit else ""


# Where the end of a turn cannot be taken back (WC-DEC-52)


def is_shared(g: State, regions: list[int]) -> bool:
    """Whether the automa gets something from these sections, which may bring a tile to light."""
    if g.automa is None:
        return False
    number = g.automa.number
    return any([token >> 2 == number for region in regions for token in g.spaces[region]])


def is_final(g: State) -> bool:
    """Whether the automa draws a card next, or the game ends."""
    return g.automa is not None or ending(g) != ""


def must_announce(g: State) -> bool:
    return not g.announced and g.active < len(g.players)


def announce(g: State) -> Script:
    """The active player says that the turn is over (WC-TURN-05), before the first section is resolved."""
    yield Decision(END_TURN, (g.active,), [END], explicit=True)
    g.announced = True
    g.then(stage_item(SECTIONS))


def end_turn_act(g: State) -> Script:
    """Nothing is left but to say so; an act of its own, so that bots judge a turn before the game ends."""
    yield Decision(END_TURN, (g.active,), [END], explicit=True)
    pass_turn(g)
