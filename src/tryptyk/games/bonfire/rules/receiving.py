"""Receiving a Task from an island (BF-RCV)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.catalogue import COSTS, ISLANDS, LIMITS, TASKS
from tryptyk.games.bonfire.components.printed import OWN_TASKS, POSITIONS, RESOURCES, TASK
from tryptyk.games.bonfire.effects.specialists.prices import any_offering, one_tile_for_tasks
from tryptyk.games.bonfire.rules.common_tasks import check_completed
from tryptyk.games.bonfire.rules.payment import ANY_KIND, GOODS, TILES, can_pay, pay_item
from tryptyk.games.bonfire.state import HARBOUR, Player, State, without
from tryptyk.kernel.decision import Decision, Offer, Option, Reason, Script
from tryptyk.kernel.state import Item

OFFERING: Final = "offering"
TAKE_TASK: Final = "take_task"
TASK_PLACE: Final = "task_place"
NO_TASK_ISLAND: Final[Reason] = ("no-task-island", "BF-RCV-01")
ISLAND_EMPTY: Final[Reason] = ("island-empty", "BF-RCV-01")
NEED_RESOURCES: Final[Reason] = ("need-resources", "BF-RCV-05")


def offering_item(seat: int) -> Item:
    return (OFFERING, seat)


def take_task_item(seat: int, *, stack: int) -> Item:
    """``stack`` is the one whose Offering was paid for."""
    return (TAKE_TASK, seat, stack)


def receive_price(player: Player) -> int:
    """By the own Offerings on the island (BF-RCV-02, 03, BF-SPEC-26)."""
    if one_tile_for_tasks(player):
        return 1
    offered = player.offered[player.ship]
    return COSTS.task_by_offerings[min(offered, len(COSTS.task_by_offerings) - 1)]


def refuse_receive(g: State, player: Player, tiles: int) -> Reason | None:
    """``tiles``: so many Task tiles the player can pay."""
    if player.ship == HARBOUR or ISLANDS[player.ship].resource < 0:
        return NO_TASK_ISLAND
    if not g.islands[player.ship]:
        return ISLAND_EMPTY
    if player.task_count >= LIMITS.tasks:
        return ("city-full", "BF-RCV-10", LIMITS.tasks)
    price = receive_price(player)
    if tiles < price:
        return ("need-tiles", "BF-PAY-01", "task", price)
    for stack in player.stacks:
        if stack and refuse_offering(player, stack[-1]) is None:
            return None
    return NEED_RESOURCES


def refuse_offering(player: Player, resource: int) -> Reason | None:
    """Two Resources: that of the Offering and that of the island (BF-RCV-05, BF-SPEC-03)."""
    if any_offering(player):
        return None if player.resource_count >= 2 else NEED_RESOURCES
    island = ISLANDS[player.ship].resource
    return None if can_pay(player, island, resource) else NEED_RESOURCES


def start_receiving(g: State, player: Player) -> None:
    """Pay the tiles, then choose the Offering, then take the Task (BF-RCV-11)."""
    seat = player.seat
    g.then(pay_item(seat, purse=TILES, items=[TASK] * receive_price(player)), offering_item(seat))


def offering_act(g: State, seat: int) -> Script:
    """One of the face-up Offerings, and the Resources for it (BF-RCV-04, 05)."""
    player = g.players[seat]
    offer = _offering_offer(player, False)
    picked = yield Decision(
        OFFERING, (seat,), offer.options, refusals=lambda: _offering_offer(player, True).refusals()
    )
    stack = int(picked[2])
    purse = ANY_KIND if any_offering(player) else GOODS
    island = ISLANDS[player.ship].resource
    g.then(
        pay_item(seat, purse=purse, items=[island, player.stacks[stack][-1]]),
        take_task_item(seat, stack=stack),
    )


def _offering_offer(player: Player, explain: bool) -> Offer:
    """Two stacks that show the same differ only in what follows."""
    offer = Offer(explain)
    for number, stack in enumerate(player.stacks):
        if stack:
            offer.add(("offer", RESOURCES[stack[-1]], number), refuse_offering(player, stack[-1]))
    return offer


def take_task_act(g: State, seat: int, stack: int) -> Script:
    """Any Task of the island onto any empty place; the Offering lies there instead (BF-RCV-06..09)."""
    player = g.players[seat]
    tasks = g.islands[player.ship]
    picked = yield Decision(
        TAKE_TASK, (seat,), [("take_task", task.id) for task in tasks], about=(ISLANDS[player.ship].id,)
    )
    task = TASKS[str(picked[1])]
    empty: list[Option] = [("place", place) for place in POSITIONS if player.tasks[place] is None]
    picked = yield Decision(TASK_PLACE, (seat,), empty, about=(task.id,))
    g.islands[player.ship] = without(tasks, task)
    player.tasks[int(picked[1])] = task
    player.stacks[stack].pop()
    player.offered[player.ship] += 1
    if player.stacks[stack]:
        # The next Offering of that stack is turned face up.
        g.reveal()
    g.tell("receive", seat, task.id, int(picked[1]))
    check_completed(g, player, OWN_TASKS)
