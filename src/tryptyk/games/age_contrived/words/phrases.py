"""Things in short, as phrases: tiles, actions, bonuses, bridges, rewards, places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tryptyk.games.age_contrived.components.catalogue import (
    BENEFIT_TOKENS,
    PATH_REGIONS,
    PLACE,
    PLACES,
    REGIONS,
)
from tryptyk.games.age_contrived.components.device_catalogue import ACTION_TILES, TILES
from tryptyk.games.age_contrived.components.energy import SPACE_KINDS
from tryptyk.games.age_contrived.components.printed import (
    CLAIM,
    DEPLOY,
    GAIN_ENERGY,
    MOVE,
    MOVE_CHARACTER,
    MOVE_TRACK,
    REPOSITION,
    SYMBOLS,
    TRACKS,
    Action,
    Bonus,
    Bridge,
)
from tryptyk.games.age_contrived.view import MonumentView, View
from tryptyk.messages import Remark, Values

ALSO: Final[Values] = ("also",)
OR: Final[Values] = ("or",)
AND: Final[Values] = ("and",)
MOVED: Final = {"character": "boot", "monument_track": "monument", "pillar_track": "pillar"}
"""What is moved, and the sign for it."""


def signs(ids: Iterable[str]) -> str:
    """Symbols side by side, as texts write them."""
    return "".join(f"[{id}]" for id in ids)


def joined(joint: Values, *remarks: Remark) -> Remark:
    """Those that say something, with a joint between them."""
    said = [remark for remark in remarks if remark]
    return [phrase for n, remark in enumerate(said) for phrase in ([joint, *remark] if n else remark)]


def party(view: View, character: str) -> str:
    """What a side is called by: the automa says that it is one beside the character that it plays."""
    automa = view.automa is not None and view.automa.side.character == character
    return f"automa_{character}" if automa else character


# Tiles


def symbols_of(tile: str) -> str:
    counts = zip(SYMBOLS, TILES[tile].symbols, strict=True)
    return "".join(signs([symbol]) * count for symbol, count in counts)


def tile_of(id: str) -> Remark:
    """The spaces of its rows, and its symbols: ``2↑1↓ ≡``."""
    tile = TILES[id]
    rows = ("rows", tile.upper, tile.lower)
    symbols = symbols_of(id)
    return [rows, ("signs", symbols)] if symbols else [rows]


# Actions and bonuses


def action_of(id: str) -> Remark:
    """Alternatives with a stroke, what comes in addition with a plus."""
    groups = [joined(OR, *([_action(action)] for action in group)) for group in ACTION_TILES[id].groups]
    return joined(AND, *groups)


def _action(action: Action) -> Values:
    if action.kind == DEPLOY:
        joint = "+" if action.most > 1 else "|"
        return ("deploy", joint.join(str(position + 1) for position in action.positions))
    if action.kind == MOVE:
        return ("moves", action.most, signs([MOVED[action.what]]))
    if action.kind == REPOSITION:
        return ("reposition", action.most)
    if action.kind == CLAIM:
        return ("claim-at", action.most, action.cost) if action.cost else ("claim",)
    return (action.kind,)


def bonus_of(bonus: Bonus) -> Remark:
    if bonus.kind == GAIN_ENERGY:
        return [("energies", signs(SPACE_KINDS[kind] for kind in bonus.energies))]
    if bonus.kind == MOVE_CHARACTER:
        return [("moves", bonus.spaces, signs(["boot"]))]
    if bonus.kind == MOVE_TRACK:
        return [("moves", bonus.spaces, "|".join(signs([MOVED[TRACKS[track]]]) for track in bonus.tracks))]
    return [(f"bonus-{bonus.kind}",)]


def face_of(bridge: Bridge) -> Remark:
    """What a face of a bridge gives, and what it scores in the end."""
    criterion = bridge.criterion
    if criterion is None:
        return bonus_of(bridge.bonus)
    counted = criterion.type.startswith("per")
    key = "scores-up-to" if criterion.most else "scores-each" if counted else "scores"
    return joined(ALSO, bonus_of(bridge.bonus), [(key, criterion.most or criterion.points)])


def reward_of(monument: MonumentView) -> Remark:
    """The energies of the section, or the benefit token."""
    energies = [("energies", signs(monument.reward))]
    if monument.benefit is None:
        return energies
    return joined(OR, energies, bonus_of(BENEFIT_TOKENS[monument.benefit].bonus))


# Places


def number_in_region(id: str) -> int:
    """The number of a space in its region, by which the map shows it; 0 for a damaged path.

    >>> number_in_region("quarry_start"), number_in_region("central_plains")
    (1, 5)
    """
    place = PLACES[PLACE[id]]
    if place.path >= 0:
        return 0
    same = [other.id for other in PLACES if other.path < 0 and other.regions == place.regions]
    return same.index(id) + 1


def place_of(id: str) -> Remark:
    """A space by its region and number, a damaged path by the regions that it joins."""
    place = PLACES[PLACE[id]]
    if place.path >= 0:
        one, other = PATH_REGIONS[place.path]
        return [("path", REGIONS[one].id, REGIONS[other].id)]
    region = next(region for region in REGIONS if place.regions >> region.number & 1)
    return [("space", region.id, number_in_region(id))]
