"""What is worth saying beside an option: what a tile holds, what a bridge gives, what a section brings."""

from __future__ import annotations

from collections.abc import Callable

from tryptyk.games.age_contrived.components.catalogue import BENEFIT_TOKENS, BRIDGES, SCORING
from tryptyk.games.age_contrived.components.printed import FACES, Bridge
from tryptyk.games.age_contrived.sides_view import PlayerView, SideView
from tryptyk.games.age_contrived.view import MonumentView, PathView, View
from tryptyk.games.age_contrived.words.phrases import (
    ALSO,
    action_of,
    bonus_of,
    face_of,
    joined,
    party,
    place_of,
    reward_of,
    signs,
    symbols_of,
    tile_of,
)
from tryptyk.kernel.decision import Decision, Option
from tryptyk.messages import Remark


def remark(view: View, decision: Decision, option: Option) -> Remark:
    note = _REMARKS.get(str(option[0]))
    return () if note is None else note(view, option)


def _own(view: View) -> PlayerView:
    """Who is asked: the seat that looks, or whose turn it is."""
    if 0 <= view.seat < len(view.players):
        return view.players[view.seat]
    turn = [player for player in view.players if player.side.character == view.turn.active]
    return turn[0] if turn else view.players[0]


def _points(points: int) -> Remark:
    return [("points", points)] if points else ()


# Tiles and actions


def _tile(view: View, option: Option) -> Remark:
    return tile_of(str(option[1]))


def _convey(view: View, option: Option) -> Remark:
    """And the movement of the conduits, if no second tile follows."""
    tile = str(option[1])
    moved = [("moves", most, signs([symbol])) for symbol, most in _own(view).conveys.get(tile, {}).items()]
    return joined(ALSO, tile_of(tile), moved)


def _pay(view: View, option: Option) -> Remark:
    return action_of(_own(view).device[int(option[1]) - 1].action)


def _action(view: View, option: Option) -> Remark:
    return action_of(str(option[1]))


def _deploy(view: View, option: Option) -> Remark:
    device = _own(view).device
    lying = signs(kind for place in option[2:] for kind in device[int(place) - 1].upper)
    return [("signs", lying)] if lying else ()


def _refill(view: View, option: Option) -> Remark:
    return tile_of(_own(view).device[int(option[1]) - 1].tile)


def _conduit(view: View, option: Option) -> Remark:
    """Whether the tile below the slot matches now."""
    symbols = symbols_of(_own(view).device[int(option[2]) - 1].tile)
    return [("matches", symbols)] if signs([str(option[1])]) in symbols else ()


# The map


def _place(view: View, option: Option) -> Remark:
    id = str(option[1])
    path = next((path for path in view.paths if path.path == id), None)
    return place_of(id) if path is None else _bonus_on(path)


def _bonus_on(path: PathView) -> Remark:
    return () if path.bridge is None else bonus_of(_lying(path).bonus)


def _lying(path: PathView) -> Bridge:
    assert path.bridge is not None
    return BRIDGES[path.bridge][FACES.index(path.face) if path.face else 0]


def _take(view: View, option: Option) -> Remark:
    """What the bridge gives on which the figure stands."""
    place = _own(view).side.figure.place
    return next((_bonus_on(path) for path in view.paths if path.path == place), ())


def _copy(view: View, option: Option) -> Remark:
    return next(_bonus_on(path) for path in view.paths if path.path == option[1])


def _bridge(view: View, option: Option) -> Remark:
    return face_of(BRIDGES[str(option[2])][FACES.index(str(option[3]))])


def _draft(view: View, option: Option) -> Remark:
    return bonus_of(BRIDGES[str(option[1])][0].bonus)


# Monuments, pillars, achievements


def _monument(view: View, id: str) -> MonumentView:
    return next(monument for monument in view.monuments if monument.monument == id)


def _build(view: View, option: Option) -> Remark:
    """Whether this energy completes the section, and what those with energy on it then get."""
    monument = _monument(view, str(option[2]))
    left = sum(space.energy is None for space in monument.spaces) - 1
    if left > 0:
        return [("spaces-left", left)]
    return joined(ALSO, [("completes",), *reward_of(monument)], _others_on(view, monument))


def _section(view: View, option: Option) -> Remark:
    monument = _monument(view, str(option[1]))
    return joined(ALSO, reward_of(monument), _others_on(view, monument))


def _others_on(view: View, monument: MonumentView) -> Remark:
    """Whose energy is on the section beside the own one: they share in it."""
    own = _own(view).side.character
    there = {space.character for space in monument.spaces if space.character not in (None, own)}
    return [("supporters", " ".join(sorted(party(view, str(one)) for one in there)))] if there else ()


def _bind(view: View, option: Option) -> Remark:
    side = _own(view).side
    bound = len(side.bound.get(str(option[1]), []))
    scale = SCORING.monument
    points = scale[min(bound, len(scale) - 1)] - (scale[min(bound, len(scale)) - 1] if bound else 0)
    token = bound == 1 and side.patron is None and _monument(view, str(option[1])).patron
    return joined(ALSO, _points(points), [("patron-token",)] if token else ())


def _bind_pillar(view: View, option: Option) -> Remark:
    had = len(_own(view).side.pillars)
    scale = SCORING.pillars
    return _points(scale[had] - (scale[had - 1] if had else 0))


def _achieve(view: View, option: Option) -> Remark:
    """The left space scores for each bound energy of the kind, this one among them."""
    if option[3] == "right":
        return _points(SCORING.achievement_right)
    return _points(SCORING.achievement_left * (_bound(_own(view).side, str(option[1])) + 1))


def _bound(side: SideView, kind: str) -> int:
    zones = [*side.bound.values(), list(side.pillars.values()), list(side.achieved.values())]
    return sum(zone.count(kind) for zone in zones)


# Rewards


def _token(view: View, option: Option) -> Remark:
    return bonus_of(BENEFIT_TOKENS[str(option[1])].bonus)


def _gain(view: View, option: Option) -> Remark:
    """The last energy of a kind in the reserve recharges the channel token."""
    side = _own(view).side
    last = side.reserve.count(str(option[1])) == 1 and not side.charged
    return [("recharges",)] if last else ()


_REMARKS: dict[str, Callable[[View, Option], Remark]] = {
    "convey": _convey,
    "insert": _convey,
    "claim_tile": _tile,
    "replace": _tile,
    "replace_inactive": _tile,
    "pay": _pay,
    "use": _action,
    "upgrade": _action,
    "deploy": _deploy,
    "deploy_both": _deploy,
    "refill": _refill,
    "wind_tile": _refill,
    "conduit": _conduit,
    "step": _place,
    "skip": _place,
    "to_space": _place,
    "face": _place,
    "take": _take,
    "copy": _copy,
    "bridge": _bridge,
    "draft": _draft,
    "build": _build,
    "resolve": _section,
    "patron_build": _section,
    "bind": _bind,
    "bind_pillar": _bind_pillar,
    "achieve": _achieve,
    "token": _token,
    "benefit": _token,
    "gain": _gain,
}
