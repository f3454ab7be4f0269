"""What the energies of a device can do: which actions they pay for, and what those come to (WC-ACT)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from tryptyk.games.age_contrived.components.device_catalogue import ACTION_TILES
from tryptyk.games.age_contrived.components.energy import KINDS, kinds_in, size
from tryptyk.games.age_contrived.components.printed import CHARACTER, SYMBOLS, TOP, TRACKS, Action, Tile
from tryptyk.games.age_contrived.rules.actions import JOKER, add_action
from tryptyk.games.age_contrived.rules.claiming import affordable, cost_of
from tryptyk.games.age_contrived.rules.conduits import movement_of
from tryptyk.games.age_contrived.rules.gods import god_of
from tryptyk.games.age_contrived.rules.placing import add_places
from tryptyk.games.age_contrived.rules.repositioning import liftable
from tryptyk.games.age_contrived.rules.tracks import ADVANCE
from tryptyk.games.age_contrived.state import NONE, Player, State
from tryptyk.kernel.decision import Offer, Option


class UseView(Struct, frozen=True):
    """One way to use an action tile, as it will be offered, and what it comes to as things are now."""

    option: list[str | int]
    refused: str | None
    """Why it will not be offered."""
    leads: list[list[str | int]]
    """What will be offered next; a movement's places are the figure's reach."""
    spaces: int
    """How far it moves the character, its further space among them."""
    up_to: int
    """How high it can come on a track; 0 for what moves on none."""


def pays(player: Player, position: int) -> dict[str, list[int]]:
    """The energies in the lower row of a position, and the positions whose action they can use (WC-ACT-02,
    09, WC-RUS-01)."""
    every = list(range(1, JOKER + 1))
    return {
        KINDS[kind]: every if position == JOKER or god_of(player).any_action(player, kind) else [position + 1]
        for kind in kinds_in(player.lower[position])
    }


def conveys(g: State, player: Player, tile: Tile) -> dict[str, int]:
    """How far the conduits would move, by their symbols, if this tile came in now (WC-EXP-08)."""
    found: dict[str, int] = {}
    for conduit, below in zip(player.conduits, [tile, *player.channel[:-1]], strict=True):
        symbols = 0 if conduit == NONE else below.symbols[conduit >> 2]
        if symbols:
            symbol = SYMBOLS[conduit >> 2]
            found[symbol] = found.get(symbol, 0) + movement_of(g, conduit & 3, symbols)
    return found


def uses(g: State, player: Player, position: int) -> list[UseView]:
    """The ways to use the action tile at a position; the last one stands for any other (WC-ACT-09)."""
    if position == JOKER:
        return []
    groups = ACTION_TILES[player.actions[position].id].groups
    return [
        use
        for number, group in enumerate(groups)
        for action in group
        for use in _ways_to(g, player, action, number)
    ]


def _ways_to(g: State, player: Player, action: Action, group: int) -> list[UseView]:
    offer = Offer(explain=True)
    add_action(g, player, action, group, offer)
    refused = [(option, str(reason[0])) for option, reason in offer.refusals()]
    offered: list[tuple[Option, str | None]] = [(option, None) for option in offer.options]
    return [_use(g, player, action, option, reason) for option, reason in [*offered, *refused]]


def _use(g: State, player: Player, action: Action, option: Option, refused: str | None) -> UseView:
    leads: list[Option] = []
    spaces = 0
    up_to = 0
    match option[0]:
        case "deploy" | "deploy_both":
            lifted = {kind for place in option[2:] for kind in kinds_in(player.upper[int(place) - 1])}
            leads = placed(g, player, sorted(lifted))
        case "reposition":
            leads = liftable(g, player)
        case "claim":
            for place in affordable(g, size(player.pool), action.cost):
                tile = g.tiles[place]
                assert tile is not None, place
                leads.append(("claim_tile", tile.id, cost_of(place, action.cost)))
        case "move" if action.what == CHARACTER:
            spaces = action.most + god_of(player).further_steps(player)
        case "move":
            track = TRACKS.index(action.what)
            up_to = min(TOP, player.tracks[track] + action.most)
            leads = _onto(player, track)
    return UseView(list(option), refused, [list(lead) for lead in leads], spaces, up_to)


def placed(g: State, player: Player, kinds: Iterable[int]) -> list[Option]:
    """Where energies of these kinds could be placed, if they were in hand."""
    offer = Offer()
    for kind in kinds:
        add_places(g, player, kind, offer)
    return offer.options


def _onto(player: Player, track: int) -> list[Option]:
    """The first step on a track: energy enters one that is empty."""
    at = player.tracks[track]
    if not at:
        return [("enter", KINDS[kind]) for kind in kinds_in(player.exhausted)]
    return [ADVANCE] if at < TOP else []
