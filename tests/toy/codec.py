"""The state as plain data."""

from __future__ import annotations

from typing import Any

from tests.toy.state import Toy

_AS_IS = ("shown", "limit", "handicap", "toasts", "players", "pot", "turn")
_LISTS = ("deck", "bids", "added")


def dump(g: Toy) -> dict[str, Any]:
    data = g.dump_base()
    data.update({name: getattr(g, name) for name in _AS_IS})
    data.update({name: list(getattr(g, name)) for name in _LISTS})
    data["hands"] = [hand[:] for hand in g.hands]
    return data


def load(data: dict[str, Any]) -> Toy:
    g = Toy()
    g.load_base(data)
    for name in _AS_IS:
        setattr(g, name, data[name])
    for name in _LISTS:
        setattr(g, name, list(data[name]))
    g.hands = [list(hand) for hand in data["hands"]]
    return g
