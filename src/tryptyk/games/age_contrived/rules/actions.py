"""The action turn: energies of the lower rows are spent on the actions below them (WC-ACT, WC-DEPL)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.device_catalogue import ACTION_TILES
from tryptyk.games.age_contrived.components.energy import KINDS, UNIT, kinds_in
from tryptyk.games.age_contrived.components.printed import (
    CLAIM,
    DEPLOY,
    MOVE,
    POSITIONS,
    RECHARGE,
    REPOSITION,
    Action,
)
from tryptyk.games.age_contrived.rules import claiming, repositioning
from tryptyk.games.age_contrived.rules.energies import recharge
from tryptyk.games.age_contrived.rules.gods import god_of
from tryptyk.games.age_contrived.rules.journeys import start_either
from tryptyk.games.age_contrived.rules.placing import DEPLOYED, place_item
from tryptyk.games.age_contrived.rules.stages import END, end_turn
from tryptyk.games.age_contrived.state import Player, State
from tryptyk.kernel.decision import Decision, Offer, Option, Script
from tryptyk.kernel.state import Item

ACTIONS: Final = "actions"
ANY_TILE: Final = "any_tile"
USE: Final = "use"
ENOUGH: Final[Option] = ("enough",)
JOKER: Final = POSITIONS - 1
"""The last position: its energy uses any action tile (WC-ACT-09)."""


def actions_item(seat: int) -> Item:
    return (ACTIONS, seat)


def any_tile_item(seat: int) -> Item:
    return (ANY_TILE, seat)


def use_item(seat: int, *, tile: str, done: int = 0) -> Item:
    """``done`` has a bit for each group of the tile of which an action was taken."""
    return (USE, seat, tile, done)


def unused_tile(item: Item) -> str:
    """The tile of a ``use_item`` of which no action was taken yet; empty if one was."""
    return "" if item[3] else str(item[2])


def payments(player: Player) -> list[Option]:
    """The energies in the lower rows, by which an action can be paid (WC-ACT-01)."""
    return [
        ("pay", position + 1, KINDS[kind])
        for position in range(POSITIONS)
        for kind in kinds_in(player.lower[position])
    ]


def actions_act(g: State, seat: int) -> Script | None:
    """A further action, or the end of the turn (WC-ACT-05..07, 10)."""
    player = g.players[seat]
    options = payments(player)
    if not options:
        end_turn(g)
        return None
    options.append(END)
    return ask_action(g, player, options)


def ask_action(g: State, player: Player, options: list[Option]) -> Script:
    picked = yield Decision(ACTIONS, (player.number,), options)
    if picked == END:
        g.announced = True
        end_turn(g)
    else:
        pay(g, player, picked)


def pay(g: State, player: Player, picked: Option) -> None:
    """One energy is exhausted, and the action tile below it is used (WC-ACT-01, 02, 09, WC-RUS-01)."""
    position = int(picked[1]) - 1
    kind = KINDS.index(str(picked[2]))
    player.lower[position] -= UNIT[kind]
    player.exhausted += UNIT[kind]
    g.tell("pay", player.number, KINDS[kind], position + 1)
    g.then(actions_item(player.number))
    if position == JOKER or god_of(player).any_action(player, kind):
        g.then(any_tile_item(player.number))
    else:
        g.then(use_item(player.number, tile=player.actions[position].id))


def any_tile_act(g: State, seat: int) -> Script:
    player = g.players[seat]
    options: list[Option] = [("use", player.actions[position].id) for position in range(JOKER)]
    picked = yield Decision(ANY_TILE, (seat,), options)
    g.then(use_item(seat, tile=str(picked[1])))


def use_act(g: State, seat: int, id: str, done: int) -> Script | None:
    """One action of each group of the tile, in any order or not at all (WC-ACT-03, 04, WC-AMB-34)."""
    player = g.players[seat]
    offer = use_offer(g, player, id, done)
    if not offer.options:
        return None
    if len(ACTION_TILES[id].groups) > 1:
        offer.add(ENOUGH, None)
    return ask_use(g, player, id, done, offer)


def use_offer(g: State, player: Player, id: str, done: int, explain: bool = False) -> Offer:
    offer = Offer(explain)
    groups = ACTION_TILES[id].groups
    for number in range(len(groups)):
        if not done >> number & 1:
            for action in groups[number]:
                add_action(g, player, action, number, offer)
    return offer


def add_action(g: State, player: Player, action: Action, group: int, offer: Offer) -> None:
    """The ways to take an action; one without effect is allowed, too (WC-AMB-33)."""
    kind = action.kind
    if kind == DEPLOY:
        for position in action.positions:
            offer.add(("deploy", group + 1, position + 1), None)
        if action.most > 1:
            first, second = action.positions
            offer.add(("deploy_both", group + 1, first + 1, second + 1), None)
    elif kind == RECHARGE:
        offer.add(("recharge", group + 1), None)
    elif kind == MOVE:
        offer.add(("move", group + 1, action.what, action.most), None)
    elif kind == REPOSITION:
        offer.add(("reposition", group + 1, action.most), None)
    else:
        assert kind == CLAIM, kind
        offer.add(("claim", group + 1), claiming.refuse_claim(g, player, action.cost))


def ask_use(g: State, player: Player, id: str, done: int, offer: Offer) -> Script:
    seat = player.number
    picked = yield Decision(
        USE,
        (seat,),
        offer.options,
        about=(id,),
        refusals=lambda: use_offer(g, player, id, done, explain=True).refusals(),
    )
    if picked == ENOUGH:
        return
    group = int(picked[1]) - 1
    g.then(use_item(seat, tile=id, done=done | 1 << group))
    verb = picked[0]
    if verb in ("deploy", "deploy_both"):
        deploy(g, player, [int(position) - 1 for position in picked[2:]])
    elif verb == "recharge":
        recharge(g, player)
    elif verb == "move":
        start_either(g, player, str(picked[2]), int(picked[3]))
    elif verb == "reposition":
        g.then(repositioning.lift_item(seat, left=int(picked[2])))
    else:
        action = next(action for action in ACTION_TILES[id].groups[group] if action.kind == CLAIM)
        claiming.start_claim(g, player, action)


def deploy(g: State, player: Player, positions: list[int]) -> None:
    """All energy of the upper rows is taken, and placed one by one (WC-DEPL-01, 02)."""
    for position in positions:
        player.hand += player.upper[position]
        player.upper[position] = 0
        g.tell("deploy", player.number, position + 1)
    g.then(place_item(player.number, how=DEPLOYED))
