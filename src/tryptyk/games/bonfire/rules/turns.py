"""Turns: one thing in each, Bonus Actions beside it (BF-TURN, BF-BON-05)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.catalogue import ISLAND
from tryptyk.games.bonfire.components.printed import (
    GNOME,
    GREAT_BONFIRE,
    GUARDIAN,
    PATH,
    POSITIONS,
    SHIP,
    TASK,
)
from tryptyk.games.bonfire.rules.common_tasks import COMMON_TASKS
from tryptyk.games.bonfire.rules.council import ignite, refuse_bonus, refuse_ignite, take_neutral
from tryptyk.games.bonfire.rules.countdown import (
    check_all_done,
    current_tile,
    fall_out,
    hand_on,
    pass_turn,
    take_back,
)
from tryptyk.games.bonfire.rules.fate import (
    BOTTOM,
    TOP,
    first_fate_item,
    keep_item,
    place_item,
    refuse_fate,
)
from tryptyk.games.bonfire.rules.gnomes import add_gnomes, gnome_price_item
from tryptyk.games.bonfire.rules.guardians import (
    PAID,
    add_processions,
    refuse_retrieve,
    start_procession,
    start_retrieving,
)
from tryptyk.games.bonfire.rules.paths import choose_path_item, refuse_path
from tryptyk.games.bonfire.rules.payment import TILES, pay_item, powers
from tryptyk.games.bonfire.rules.receiving import refuse_receive, start_receiving
from tryptyk.games.bonfire.rules.ships import add_islands, sail_item, ship_price
from tryptyk.games.bonfire.rules.wheel import (
    add_fields,
    field_number,
    turn_wheel_item,
    wheel_price,
)
from tryptyk.games.bonfire.state import Player, State
from tryptyk.kernel.decision import Decision, Offer, Option, Reason, Script
from tryptyk.kernel.state import Item

TURN: Final = "turn"
ACT: Final = "act"
PROCEED: Final = "proceed"
"""Begins a Procession that is paid for."""
AFTER: Final = "after"
TOM_TURN: Final = "tom"
PASS: Final[Option] = ("pass",)
END: Final[Option] = ("end_turn",)
GIVE_UP: Final[Option] = ("give_up",)

# What is offered turn after turn is made once.
FATE_TOP: Final[Option] = ("fate", TOP)
FATE_BOTTOM: Final[Option] = ("fate", BOTTOM)
BUILD_PATH: Final[Option] = ("path",)
RECEIVE_TASK: Final[Option] = ("task",)
RETRIEVE_GUARDIAN: Final[Option] = ("retrieve",)
BONUSES: Final[list[Option]] = [("bonus", common.id) for common in COMMON_TASKS]
NO_COUNTDOWN: Final[Reason] = ("no-countdown", "BF-TURN-05")
PASS_FIRST: Final[Reason] = ("pass-first", "BF-RUL-08")


def turn_item(seat: int) -> Item:
    return (TURN, seat)


def act_item(seat: int, *, fresh: bool) -> Item:
    """``fresh`` as long as nothing was done in the turn."""
    return (ACT, seat, int(fresh))


def after_item(seat: int) -> Item:
    return (AFTER, seat)


def proceed_item(seat: int, *, steps: int) -> Item:
    return (PROCEED, seat, steps)


def tom_turn_item() -> Item:
    return (TOM_TURN,)


def turn_act(g: State, seat: int) -> None:
    """A player's turn begins, unless the own part of the game is over (BF-TURN-01, 06)."""
    check_all_done(g)
    player = g.players[seat]
    g.active = seat
    if player.passed:
        end_turn(g, seat, taken=False)
    elif player.out:
        if current_tile(g, seat):
            pass_turn(g, player)
        end_turn(g, seat, taken=False)
    else:
        g.turn += 1
        g.tell("turn", seat, g.turn)
        if player.apart is not None:
            g.then(first_fate_item(seat), act_item(seat, fresh=True))
        else:
            g.then(act_item(seat, fresh=True))


def end_turn(g: State, seat: int, taken: bool = True) -> None:
    """On to the next player; the Countdown Tile goes along (BF-END-04, 05), even past who takes no turn."""
    if seat == g.starting:
        hand_on(g, taken)
    if g.tom is not None:
        g.then(tom_turn_item())
        return
    following = (seat + 1) % len(g.players)
    if following == g.starting:
        take_back(g)
    g.then(turn_item(following))


def add_bonuses(g: State, player: Player, offer: Offer) -> None:
    for common, option in enumerate(BONUSES):
        reason = refuse_bonus(g, player, common)
        if reason is None or offer.explain:
            offer.add(option, reason)


def add_things(g: State, player: Player, offer: Offer) -> None:
    """The one thing of a turn: a Fate Tile, an action, or a Bonfire (BF-TURN-02).

    What no tile is there for is refused: no need to look at it, unless it is explained.
    """
    explain = offer.explain
    tiles = powers(player)
    reason = refuse_fate(player)
    offer.add(FATE_TOP, reason)
    if len(player.column) > 1:
        offer.add(FATE_BOTTOM, reason)
    offer.add(BUILD_PATH, refuse_path(player, tiles[PATH]))
    if explain or tiles[SHIP]:
        add_islands(player, tiles[SHIP], offer)
    if explain or tiles[TASK]:
        offer.add(RECEIVE_TASK, refuse_receive(g, player, tiles[TASK]))
    if explain or tiles[GUARDIAN]:
        offer.add(RETRIEVE_GUARDIAN, refuse_retrieve(player, tiles[GUARDIAN]))
        add_processions(player, tiles[GUARDIAN], offer)
    if explain or tiles[GREAT_BONFIRE]:
        add_fields(g, player, tiles[GREAT_BONFIRE], offer)
    if explain or tiles[GNOME]:
        add_gnomes(g, player, tiles[GNOME], offer)
    for place in POSITIONS:
        task = player.tasks[place]
        if task is not None and not player.lit >> place & 1:
            reason = refuse_ignite(player, task)
            if explain or reason is None:
                offer.add(("ignite", task.id), reason)


def turn_offer(g: State, player: Player, fresh: bool, explain: bool = False) -> Offer:
    """All that the active player may do; passing only before anything else (BF-END-07, BF-RUL-08)."""
    offer = Offer(explain)
    add_things(g, player, offer)
    stuck = not offer.options
    add_bonuses(g, player, offer)
    if stuck:
        if offer.options:
            offer.add(GIVE_UP, None)
        return offer
    if not current_tile(g, player.seat):
        offer.add(PASS, NO_COUNTDOWN)
    else:
        offer.add(PASS, None if fresh else PASS_FIRST)
    return offer


def act_act(g: State, seat: int, fresh: int) -> Script | None:
    """The one thing of the turn, or a Bonus Action before it; whoever can do nothing is out (BF-RUL-06)."""
    player = g.players[seat]
    offer = turn_offer(g, player, bool(fresh))
    if not offer.options:
        fall_out(g, player)
        end_turn(g, seat)
        return None
    return choose_thing(g, player, bool(fresh), offer)


def choose_thing(g: State, player: Player, fresh: bool, offer: Offer) -> Script:
    picked = yield Decision(
        ACT,
        (player.seat,),
        offer.options,
        explicit=True,
        refusals=lambda: turn_offer(g, player, fresh, explain=True).refusals(),
    )
    seat = player.seat
    verb = picked[0]
    if picked == PASS:
        pass_turn(g, player)
        end_turn(g, seat)
    elif picked == GIVE_UP:
        fall_out(g, player)
        end_turn(g, seat)
    elif verb == "bonus":
        g.then(act_item(seat, fresh=False))
        take_neutral(g, player, common_number(str(picked[1])))
    else:
        g.then(after_item(seat))
        do_thing(g, player, picked)


def do_thing(g: State, player: Player, picked: Option) -> None:
    """Put what was chosen on the agenda: its payment, and then what it does (BF-PAY-01, 11)."""
    seat = player.seat
    verb = picked[0]
    if verb == "fate":
        g.then(keep_item(seat), place_item(seat, end=str(picked[1])))
    elif verb == "path":
        g.then(choose_path_item(seat))
    elif verb == "ship":
        island = ISLAND[str(picked[1])]
        g.then(
            pay_item(seat, purse=TILES, items=[SHIP] * ship_price(player, island)),
            sail_item(seat, island=island.id),
        )
    elif verb == "task":
        start_receiving(g, player)
    elif verb == "retrieve":
        start_retrieving(g, player)
    elif verb == "procession":
        steps = int(picked[1])
        g.then(pay_item(seat, purse=TILES, items=[GUARDIAN] * steps), proceed_item(seat, steps=steps))
    elif verb == "wheel":
        field = field_number(str(picked[1]))
        g.then(
            pay_item(seat, purse=TILES, items=[GREAT_BONFIRE] * wheel_price(g, player, field)),
            turn_wheel_item(seat, field=field),
        )
    elif verb == "gnome":
        g.then(gnome_price_item(seat, gnome=str(picked[1])))
    else:
        assert verb == "ignite", verb
        place = next(n for n in POSITIONS if getattr(player.tasks[n], "id", "") == picked[1])
        ignite(g, player, place)


def proceed_act(g: State, seat: int, steps: int) -> None:
    g.tell("procession", seat, steps)
    start_procession(g, g.players[seat], steps, PAID)


def after_act(g: State, seat: int) -> Script | None:
    """Further Bonus Actions, or the end of the turn (BF-BON-05, BF-DEC-40)."""
    player = g.players[seat]
    offer = Offer()
    add_bonuses(g, player, offer)
    if not offer.options:
        end_turn(g, seat)
        return None
    return choose_bonus(g, player, offer)


def choose_bonus(g: State, player: Player, offer: Offer) -> Script:
    picked = yield Decision(AFTER, (player.seat,), [*offer.options, END])
    if picked == END:
        end_turn(g, player.seat)
    else:
        g.then(after_item(player.seat))
        take_neutral(g, player, common_number(str(picked[1])))


def common_number(id: str) -> int:
    for number in range(len(COMMON_TASKS)):
        if COMMON_TASKS[number].id == id:
            return number
    raise KeyError(id)
