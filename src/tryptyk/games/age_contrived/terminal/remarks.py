"""What the terminal table says of this game beside its picture: names of seats, remarks, figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from tryptyk.games.age_contrived.components import catalogue
from tryptyk.games.age_contrived.components.catalogue import BRIDGES, SCORING
from tryptyk.games.age_contrived.components.energy import SPACE_KINDS
from tryptyk.games.age_contrived.components.printed import FACES, Bridge
from tryptyk.games.age_contrived.terminal.regions import reward
from tryptyk.games.age_contrived.terminal.short import LEVELS, Short
from tryptyk.games.age_contrived.view import MonumentView, PathView, PlayerView, SideView, View
from tryptyk.kernel.decision import Option
from tryptyk.messages import Messages

Remark: TypeAlias = Callable[[View, Option, Short], str]


def seats(view: View) -> list[str]:
    """Players are called by their characters, and so is the automa, which comes after its one opponent."""
    names = [player.side.character for player in view.players]
    if view.automa is not None:
        names.append(view.automa.side.character)
    return names


def remark(view: View, option: Option, messages: Messages) -> str:
    """What an option brings: what is on a tile, what a bridge gives, whether a section is completed."""
    note = _REMARKS.get(str(option[0]))
    return "" if note is None else note(view, option, Short(messages))


def _own(view: View) -> PlayerView:
    """Who is asked: the seat that looks, or whose turn it is."""
    if 0 <= view.seat < len(view.players):
        return view.players[view.seat]
    turn = [player for player in view.players if player.side.character == view.turn.active]
    return turn[0] if turn else view.players[0]


def _points(points: int, say: Short) -> str:
    return f"+{points}{say.sign('points')}" if points else ""


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


# Tiles and actions


def _tile(view: View, option: Option, say: Short) -> str:
    return say.tile(str(option[1]))


def _pay(view: View, option: Option, say: Short) -> str:
    return say.action(_own(view).device[int(option[1]) - 1].action)


def _action(view: View, option: Option, say: Short) -> str:
    return say.action(str(option[1]))


def _deploy(view: View, option: Option, say: Short) -> str:
    device = _own(view).device
    return say.one_by_one([kind for place in option[2:] for kind in device[int(place) - 1].upper])


def _refill(view: View, option: Option, say: Short) -> str:
    return say.tile(_own(view).device[int(option[1]) - 1].tile)


def _conduit(view: View, option: Option, say: Short) -> str:
    """Whether the tile below the slot matches now."""
    symbols = say.symbols(_own(view).device[int(option[2]) - 1].tile)
    return say("matches", symbols=symbols) if say.sign(str(option[1])) in symbols else ""


# The map


def _place(view: View, option: Option, say: Short) -> str:
    id = str(option[1])
    path = next((path for path in view.paths if path.path == id), None)
    return say.place(id) if path is None else _bonus_on(path, say)


def _bonus_on(path: PathView, say: Short) -> str:
    return "" if path.bridge is None else say.bonus(_lying(path).bonus)


def _lying(path: PathView) -> Bridge:
    assert path.bridge is not None
    return BRIDGES[path.bridge][FACES.index(path.face) if path.face else 0]


def _take(view: View, option: Option, say: Short) -> str:
    """What the bridge gives on which the figure stands."""
    place = _own(view).side.figure.place
    return next((_bonus_on(path, say) for path in view.paths if path.path == place), "")


def _copy(view: View, option: Option, say: Short) -> str:
    return next(_bonus_on(path, say) for path in view.paths if path.path == option[1])


def _bridge(view: View, option: Option, say: Short) -> str:
    return _face(BRIDGES[str(option[2])][FACES.index(str(option[3]))], say)


def _face(bridge: Bridge, say: Short) -> str:
    criterion = bridge.criterion
    if criterion is None:
        return say.bonus(bridge.bonus)
    counted = criterion.type.startswith("per")
    key = "scores-up-to" if criterion.most else "scores-each" if counted else "scores"
    points = say(key, points=f"{criterion.most or criterion.points}{say.sign('points')}")
    return _joined(say.bonus(bridge.bonus), points)


def _draft(view: View, option: Option, say: Short) -> str:
    return say.bonus(BRIDGES[str(option[1])][0].bonus)


# Monuments, pillars, achievements


def _monument(view: View, id: str) -> MonumentView:
    return next(monument for monument in view.monuments if monument.monument == id)


def _build(view: View, option: Option, say: Short) -> str:
    """Whether this energy completes the section, and what those with energy on it then get."""
    monument = _monument(view, str(option[2]))
    left = sum(space.energy is None for space in monument.spaces) - 1
    if left > 0:
        return say("spaces-left", count=left)
    return _joined(say("completes", reward=reward(monument, say)), _others_on(view, monument, say))


def _section(view: View, option: Option, say: Short) -> str:
    monument = _monument(view, str(option[1]))
    return _joined(reward(monument, say), _others_on(view, monument, say))


def _others_on(view: View, monument: MonumentView, say: Short) -> str:
    """Whose energy is on the section beside the own one: they share in it."""
    own = _own(view).side.character
    there = {space.character for space in monument.spaces if space.character not in (None, own)}
    names = [say.letter(character) for character in sorted(str(one) for one in there)]
    return say("supporters", letters=", ".join(names)) if names else ""


def _bind(view: View, option: Option, say: Short) -> str:
    side = _own(view).side
    bound = len(side.bound.get(str(option[1]), []))
    scale = SCORING.monument
    points = scale[min(bound, len(scale) - 1)] - (scale[min(bound, len(scale)) - 1] if bound else 0)
    token = bound == 1 and side.patron is None and _monument(view, str(option[1])).patron
    return _joined(_points(points, say), say("patron-token") if token else "")


def _bind_pillar(view: View, option: Option, say: Short) -> str:
    had = len(_own(view).side.pillars)
    scale = SCORING.pillars
    return _points(scale[had] - (scale[had - 1] if had else 0), say)


def _achieve(view: View, option: Option, say: Short) -> str:
    """The left space scores for each bound energy of the kind, this one among them."""
    if option[3] == "right":
        return _points(SCORING.achievement_right, say)
    return _points(SCORING.achievement_left * (_bound(_own(view).side, str(option[1])) + 1), say)


def _bound(side: SideView, kind: str) -> int:
    zones = [*side.bound.values(), list(side.pillars.values()), list(side.achieved.values())]
    return sum(zone.count(kind) for zone in zones)


# Rewards


def _token(view: View, option: Option, say: Short) -> str:
    return say.bonus(catalogue.BENEFIT_TOKENS[str(option[1])].bonus)


def _gain(view: View, option: Option, say: Short) -> str:
    """The last energy of a kind in the reserve recharges the channel token."""
    side = _own(view).side
    last = side.reserve.count(str(option[1])) == 1 and not side.charged
    return say("recharges") if last else ""


_REMARKS: dict[str, Remark] = {
    "convey": _tile,
    "insert": _tile,
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


# Components


def facts(thing: str, messages: Messages) -> str:
    """Kind, and what is printed on it, in short."""
    say = Short(messages)
    entry = next((entry for entry in catalogue.ENTRIES if entry.id == thing), None)
    parts = [] if entry is None else [messages.text(f"kind-{entry.kind}")]
    if thing in catalogue.TILES:
        tile = catalogue.TILES[thing]
        if tile.level:
            parts.append(say("level", level=LEVELS[tile.level]))
        parts.append(say.tile(thing))
    elif thing in catalogue.ACTION_TILES:
        parts.append(say.action(thing))
    elif thing in BRIDGES:
        if BRIDGES[thing][0].level:
            parts.append(say("level", level=LEVELS[BRIDGES[thing][0].level]))
        parts.append(" / ".join(_face(face, say) for face in BRIDGES[thing]))
    elif thing in catalogue.BENEFIT_TOKENS:
        parts.append(say.bonus(catalogue.BENEFIT_TOKENS[thing].bonus))
    elif thing in catalogue.ACHIEVEMENTS:
        parts.append(say("needs", least=catalogue.ACHIEVEMENTS[thing].least))
    else:
        sections = [one for region in catalogue.REGIONS for one in region.sections if one.id == thing]
        for section in sections:
            spaces = "".join(f"({say.sign(SPACE_KINDS[kind])})" for kind in section.spaces)
            parts.append(f"{spaces} → +{''.join(say.sign(SPACE_KINDS[kind]) for kind in section.reward)}")
    return messages.plain(" · ".join(parts))
