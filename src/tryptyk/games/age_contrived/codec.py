"""A state as plain data, for snapshots; apart from the model, which knows nothing of it."""

from __future__ import annotations

from typing import Any, Final

from tryptyk.games.age_contrived.components.catalogue import ACHIEVEMENTS, BENEFIT_TOKENS, BRIDGES, CHARACTERS
from tryptyk.games.age_contrived.components.device_catalogue import ACTION_TILES, TILES
from tryptyk.games.age_contrived.components.printed import Bridge
from tryptyk.games.age_contrived.components.solo_catalogue import AUTOMA_CARDS, SOLO_SIDES
from tryptyk.games.age_contrived.rules.sides import set_abilities
from tryptyk.games.age_contrived.state import Automa, Player, State
from tryptyk.kernel.codec import Fields, ids

_STATE: Final = Fields(
    as_is=(
        "conduit_movement", "prototype", "turn_limit", "with_abilities", "with_wind", "in_play", "closed",
        "patrons", "secret", "first", "active", "turn", "over",
    ),
    lists=("built", "finishers", "upgrades", "doubles", "singles"),
    tables=("spaces",),
    several={"benefits": BENEFIT_TOKENS, "achievements": ACHIEVEMENTS, "tiles": TILES, "stack": TILES},
)  # fmt: skip
_SIDE: Final = Fields(
    as_is=(
        "reserve", "exhausted", "pool", "hand", "aside", "charged", "patron", "bridges", "place", "facing",
        "started", "entered", "moved_by", "extra_step", "turns",
    ),
    lists=("bound", "pillars", "achieved", "tracks", "track_kinds"),
)  # fmt: skip
_PLAYER: Final = Fields(
    as_is=("refills", "wind", "fillable", "front"),
    lists=("upper", "lower", "conduits", "matched"),
    several={"channel": TILES, "inactive": TILES, "actions": ACTION_TILES},
)
_AUTOMA: Final = Fields(
    as_is=(
        "action_pool", "deploy_pool", "upgrades", "removals", "switches", "marker", "ring", "visited",
    ),
    lists=("monuments", "conduits", "progress"),
    several=dict.fromkeys(("deck", "discard", "supply", "under_conduits", "under_pairs"), AUTOMA_CARDS),
)  # fmt: skip


def dump(g: State) -> dict[str, Any]:
    data = g.dump_base()
    data.update(_STATE.dump(g))
    data["announced"] = g.announced
    data["bridges"] = [None if bridge is None else [bridge.id, bridge.face] for bridge in g.bridges]
    data["supply"] = ids(g.supply)
    data["players"] = [
        {"character": player.character.id, **_SIDE.dump(player), **_PLAYER.dump(player)}
        for player in g.players
    ]
    data["automa"] = None if g.automa is None else _dump_automa(g.automa)
    return data


def _dump_automa(automa: Automa) -> dict[str, Any]:
    written = {"character": automa.character.id, "side": automa.side.id}
    return {**written, **_SIDE.dump(automa), **_AUTOMA.dump(automa)}


def load(data: dict[str, Any]) -> State:
    g = State()
    g.load_base(data)
    _STATE.load(g, data)
    # Games that were stored without it have said nothing.
    g.announced = data.get("announced", False)
    g.bridges = [_bridge(bridge) for bridge in data["bridges"]]
    g.supply = [BRIDGES[id][0] for id in data["supply"]]
    g.players = [_load_player(seat, player) for seat, player in enumerate(data["players"])]
    g.automa = None if data["automa"] is None else _load_automa(len(g.players), data["automa"])
    g.gather()
    for side in g.sides:
        set_abilities(g, side)
    return g


def _bridge(data: list[Any] | None) -> Bridge | None:
    return None if data is None else BRIDGES[data[0]][data[1]]


def _load_player(seat: int, data: dict[str, Any]) -> Player:
    player = Player(seat, CHARACTERS[data["character"]])
    _SIDE.load(player, data)
    _PLAYER.load(player, data)
    return player


def _load_automa(number: int, data: dict[str, Any]) -> Automa:
    automa = Automa(number, CHARACTERS[data["character"]], SOLO_SIDES[data["side"]])
    _SIDE.load(automa, data)
    _AUTOMA.load(automa, data)
    return automa
