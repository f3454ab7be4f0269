"""Guardians of Light: retrieving them, the Procession, and where their moves end (BF-GRD, BF-PROC)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.catalogue import (
    COSTS,
    FIRST_SPACE,
    GUARDIANS,
    ISLANDS,
    LIMITS,
)
from tryptyk.games.bonfire.components.printed import (
    GUARDIAN,
    OWN_GUARDIANS,
    POSITIONS,
    RESOURCES,
)
from tryptyk.games.bonfire.effects.specialists.guardians import (
    all_walk,
    brought,
    chooses_at_stop,
    further_steps,
    kinds_at_stop,
    may_crowd,
)
from tryptyk.games.bonfire.rules.common_tasks import check_completed
from tryptyk.games.bonfire.rules.payment import TILES, pay_item
from tryptyk.games.bonfire.rules.supply import gain_resource
from tryptyk.games.bonfire.state import AT_BONFIRE, AWAY, HARBOUR, START, Player, State
from tryptyk.kernel.decision import Decision, Offer, Option, Reason, Script
from tryptyk.kernel.state import Item

RETRIEVE: Final = "retrieve"
PROCESSION: Final = "procession"
STAY: Final[Option] = ("stay",)
NO_GUARDIAN_ISLAND: Final[Reason] = ("no-guardian-island", "BF-GRD-01")
GUARDIAN_OWNED: Final[Reason] = ("guardian-owned", "BF-GRD-01")
PAID: Final = 1
"""Somebody has to move, and stops bring Resources."""
FREE: Final = 0
"""The Procession of a Specialist: steps are optional, and nothing is brought (BF-RUL-45)."""


def retrieve_item(seat: int, *, guardian: int) -> Item:
    return (RETRIEVE, seat, guardian)


def guardian_to_come(item: Item) -> int:
    return int(item[2])


def procession_item(seat: int, *, steps: int, mode: int, waiting: int) -> Item:
    """``waiting`` has a bit for each Guardian who is still to move."""
    return (PROCESSION, seat, steps, mode, waiting)


# Retrieving


def refuse_retrieve(player: Player, tiles: int) -> Reason | None:
    """``tiles``: so many Guardian tiles the player can pay."""
    guardian = 0 if player.ship == HARBOUR else ISLANDS[player.ship].guardian
    if not guardian:
        return NO_GUARDIAN_ISLAND
    if player.guardians[guardian] != AWAY:
        return GUARDIAN_OWNED
    if player.guardian_count >= LIMITS.guardians:
        return ("guardians-full", "BF-GRD-05", LIMITS.guardians)
    if tiles < COSTS.guardian:
        return ("need-tiles", "BF-PAY-01", "guardian", COSTS.guardian)
    return None


def start_retrieving(g: State, player: Player) -> None:
    seat = player.seat
    g.then(
        pay_item(seat, purse=TILES, items=[GUARDIAN] * COSTS.guardian),
        retrieve_item(seat, guardian=ISLANDS[player.ship].guardian),
    )


def retrieve_act(g: State, seat: int, guardian: int) -> None:
    welcome(g, g.players[seat], guardian)


def welcome(g: State, player: Player, guardian: int) -> None:
    """Onto the start area (BF-GRD-03); a Specialist has all others go a step at once (BF-SPEC-17)."""
    player.guardians[guardian] = START
    g.tell("retrieve", player.seat, GUARDIANS[guardian])
    check_completed(g, player, OWN_GUARDIANS)
    if all_walk(g, player):
        start_procession(g, player, 1, FREE)


# The Procession


def is_free(player: Player, place: int) -> bool:
    """Whether another Guardian can stop there, or pass (BF-PROC-07, BF-SPEC-01)."""
    return place not in player.guardians or (place < AT_BONFIRE and may_crowd(player))


def can_enter(player: Player, position: int) -> bool:
    """A lit Bonfire with a Portal before it, and nobody there yet (BF-PROC-06, 07, 13)."""
    bit = 1 << position
    return bool(
        player.lit & player.portals & bit
        and position <= player.path_end
        and AT_BONFIRE + position not in player.guardians
    )


def reachable(player: Player, guardian: int, steps: int) -> list[int]:
    """Where she can go: path spaces ahead, and Bonfires beside them or beside her (BF-PROC-05, 12)."""
    found = []
    space = player.guardians[guardian]
    if space != START and steps > 0 and can_enter(player, space):
        found.append(AT_BONFIRE + space)
    for taken in range(1, steps + 1):
        space += 1
        if space > player.path_end or not is_free(player, space):
            break
        found.append(space)
        if taken < steps and can_enter(player, space):
            found.append(AT_BONFIRE + space)
    return found


def can_move(player: Player, guardian: int) -> bool:
    """Whether she can take a single step."""
    place = player.guardians[guardian]
    if place == AWAY or place > AT_BONFIRE:
        return False
    if place != START and can_enter(player, place):
        return True
    return place < player.path_end and is_free(player, place + 1)


def useful_steps(player: Player) -> int:
    """So many steps some Guardian could use if those ahead made way as far as they can (BF-DEC-18)."""
    last = player.path_end
    doors = [place for place in POSITIONS if can_enter(player, place)]
    most = 0
    for place in player.guardians:
        if START <= place < AT_BONFIRE:
            most = max(most, last - _left_on_path(player, place, doors, 0) - place)
            for door in doors:
                if door >= max(place, 1) and door <= last - _left_on_path(player, place, doors, door):
                    most = max(most, door - place + 1)
    return most - further_steps(player)


def _left_on_path(player: Player, behind: int, doors: list[int], taken: int) -> int:
    """So many Guardians ahead of a space find no Bonfire but a taken one, and bar the end of the path."""
    if may_crowd(player):
        return 0
    left = 0
    entered = 0
    for place in sorted(player.guardians, reverse=True):
        if behind < place < AT_BONFIRE:
            if sum([1 for door in doors if door >= place and door != taken]) > entered:
                entered += 1
            else:
                left += 1
    return left


def refuse_procession(player: Player, tiles: int) -> Reason | None:
    """``tiles``: so many Guardian tiles the player can pay."""
    for guardian in range(len(player.guardians)):
        if can_move(player, guardian):
            return None if tiles else ("need-tiles", "BF-PAY-01", "guardian", 1)
    return ("nobody-can-move", "BF-RUL-22")


def add_processions(player: Player, tiles: int, offer: Offer) -> None:
    """Of so many steps as somebody could use (BF-DEC-18)."""
    reason = refuse_procession(player, tiles)
    if reason is not None:
        offer.add(("procession", 1), reason)
        return
    for steps in range(1, max(1, min(useful_steps(player), tiles)) + 1):
        offer.add(("procession", steps), None)


def start_procession(g: State, player: Player, steps: int, mode: int) -> None:
    """All on the path and on the start area are still to move (BF-PROC-01)."""
    waiting = 0
    for guardian in range(len(player.guardians)):
        if START <= player.guardians[guardian] < AT_BONFIRE:
            waiting |= 1 << guardian
    g.then(procession_item(player.seat, steps=steps + further_steps(player), mode=mode, waiting=waiting))


class March:
    """A Procession that is under way: whose move is next, and who waits behind."""

    __slots__ = ("behind", "group", "mode", "places", "player", "steps", "waiting")

    player: Player
    steps: int
    mode: int
    waiting: int
    group: list[int]
    """The foremost of those who wait: the player chooses who of them goes."""
    behind: int
    """Those who wait then: a bit for each."""
    places: list[int]
    """Where one of the group can go."""

    def __init__(self, player: Player, steps: int, mode: int, waiting: int, front: int) -> None:
        self.player = player
        self.steps = steps
        self.mode = mode
        self.waiting = waiting
        self.group = [
            n for n in range(len(player.guardians)) if waiting >> n & 1 and player.guardians[n] == front
        ]
        self.behind = waiting
        for guardian in self.group:
            self.behind &= ~(1 << guardian)
        self.places = reachable(player, self.group[0], steps)

    def others_can(self) -> bool:
        for guardian in range(len(self.player.guardians)):
            if self.behind >> guardian & 1 and can_move(self.player, guardian):
                return True
        return False

    def after_staying(self) -> Item:
        """Of several on one space those who stay are done."""
        return procession_item(self.player.seat, steps=self.steps, mode=self.mode, waiting=self.behind)

    def after_move(self, guardian: int) -> Item:
        return procession_item(
            self.player.seat,
            steps=self.steps,
            mode=FREE if self.mode == FREE else PAID + 1,
            waiting=self.waiting & ~(1 << guardian),
        )


def procession_act(g: State, seat: int, steps: int, mode: int, waiting: int) -> Script | None:
    """One Guardian's move: the foremost of those who wait, where she likes (BF-PROC-02..05, BF-RUL-21).

    ``mode`` is PAID until somebody has moved, then one more: somebody has to (BF-RUL-22).
    """
    player = g.players[seat]
    front = -1
    for guardian in range(len(player.guardians)):
        if waiting >> guardian & 1:
            front = max(front, player.guardians[guardian])
    if front < 0:
        return None
    march = March(player, steps, mode, waiting, front)
    if not march.places:
        g.then(march.after_staying())
        return None
    return ask_step(g, march)


def ask_step(g: State, march: March) -> Script:
    player = march.player
    options: list[Option] = []
    for guardian in march.group:
        for place in march.places:
            options.append(walk_option(guardian, place))
    may_stay = march.mode != PAID or march.others_can()
    if may_stay:
        options.append(STAY)
    picked = yield Decision(
        PROCESSION,
        (player.seat,),
        options,
        about=(march.steps,),
        refusals=None if may_stay else lambda: [(STAY, ("somebody-has-to-move", "BF-RUL-22"))],
    )
    if picked == STAY:
        g.then(march.after_staying())
        return
    guardian, place = read_walk(picked)
    g.then(march.after_move(guardian))
    script = walk(g, player, guardian, place, march.mode != FREE)
    if script is not None:
        yield from script


def walk_option(guardian: int, place: int) -> Option:
    if place > AT_BONFIRE:
        return ("enter", GUARDIANS[guardian], place - AT_BONFIRE)
    return ("walk", GUARDIANS[guardian], place)


def read_walk(option: Option) -> tuple[int, int]:
    place = int(option[2])
    return GUARDIANS.index(str(option[1])), place + AT_BONFIRE if option[0] == "enter" else place


def walk(g: State, player: Player, guardian: int, place: int, brings: bool) -> Script | None:
    """Her move ends; on a path space she brings a Resource (BF-PROC-08..10)."""
    player.guardians[guardian] = place
    if place > AT_BONFIRE:
        g.tell("enter", player.seat, GUARDIANS[guardian], place - AT_BONFIRE)
        return None
    g.tell("walk", player.seat, GUARDIANS[guardian], place)
    if not brings:
        return None
    shown = FIRST_SPACE if place == 1 else player.path[place - 2].resource
    if chooses_at_stop(player):
        return choose_stop(g, player, guardian, place, shown)
    bring(g, player, guardian, place, shown)
    return None


def choose_stop(g: State, player: Player, guardian: int, place: int, shown: int) -> Script:
    """Any Resource instead of the one shown (BF-SPEC-06)."""
    options: list[Option] = [("bring", RESOURCES[kind]) for kind in kinds_at_stop(g, shown)]
    picked = yield Decision("bring", (player.seat,), options, about=(GUARDIANS[guardian],))
    bring(g, player, guardian, place, RESOURCES.index(str(picked[1])))


def bring(g: State, player: Player, guardian: int, place: int, resource: int) -> None:
    """One Resource, and what Specialists make of it (BF-PROC-09)."""
    gain_resource(g, player, resource)
    brought(g, player, guardian, place, resource)


# Fields of the High Council


def missing_colours(player: Player) -> list[int]:
    return [n for n in range(1, len(player.guardians)) if player.guardians[n] == AWAY]


def council_guardian_act(g: State, seat: int) -> Script:
    """A Guardian of a colour not owned, wherever the Ship is (BF-HC-05)."""
    player = g.players[seat]
    options: list[Option] = [("guardian", GUARDIANS[guardian]) for guardian in missing_colours(player)]
    picked = yield Decision("council_guardian", (seat,), options)
    welcome(g, player, GUARDIANS.index(str(picked[1])))


def council_moves(player: Player) -> list[Option]:
    """Every own Guardian to any free place but her own; none in between blocks (BF-HC-08, BF-RUL-37)."""
    options: list[Option] = []
    for guardian in range(len(player.guardians)):
        here = player.guardians[guardian]
        if here == AWAY:
            continue
        for place in range(1, player.path_end + 1):
            if place != here and is_free(player, place):
                options.append(walk_option(guardian, place))
        for place in POSITIONS:
            if can_enter(player, place):
                options.append(walk_option(guardian, AT_BONFIRE + place))
    return options


def council_move_act(g: State, seat: int) -> Script:
    player = g.players[seat]
    picked = yield Decision("council_move", (seat,), council_moves(player))
    guardian, place = read_walk(picked)
    script = walk(g, player, guardian, place, True)
    if script is not None:
        yield from script
