"""Things in short, as the picture and the remarks show them: signs, tiles, actions, bonuses, places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tryptyk.games.age_contrived.components.catalogue import (
    ACTION_TILES,
    COLOURS,
    PATH_REGIONS,
    PLACE,
    PLACES,
    REGIONS,
    TILES,
)
from tryptyk.games.age_contrived.components.energy import KINDS, SPACE_KINDS
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
)
from tryptyk.messages import Messages

LEVELS: Final = ("", "I", "II", "III")
NOTHING: Final = "–"
EMPTY: Final = "·"
INK: Final = {
    "gold": "yellow",
    "orange": "dark_orange",
    "teal": "cyan",
    "green": "green",
    "purple": "magenta",
}
SIGNS: Final = {"character": "boot", "monument_track": "monument", "pillar_track": "pillar"}
"""What is moved, and the sign for it."""


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


class Short:
    """Short ways to say things in the table's language."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.name = messages.name

    def __call__(self, key: str, **values: str | int) -> str:
        return self.messages.plain(self.messages.text(f"picture-{key}", **values))

    def sign(self, id: str) -> str:
        return self.messages.plain(f"[{id}]")

    # Characters

    def letter(self, character: str) -> str:
        return self.name(character)[0].upper()

    def mark(self, character: str) -> Text:
        return Text(self.letter(character), style=f"bold {INK.get(COLOURS[character], '')}")

    # Energies

    def one_by_one(self, kinds: Sequence[str]) -> str:
        return "".join(self.sign(kind) for kind in kinds) or NOTHING

    def counted(self, kinds: Sequence[str]) -> str:
        return " ".join(f"{self.sign(kind)}{kinds.count(kind)}" for kind in KINDS if kind in kinds) or NOTHING

    # Tiles

    def tile(self, id: str) -> str:
        """The spaces of its rows, and its symbols: ``2↑1↓ ≡``."""
        tile = TILES[id]
        return f"{tile.upper}↑{tile.lower}↓ {self.symbols(id)}".rstrip()

    def symbols(self, id: str) -> str:
        symbols = TILES[id].symbols
        return "".join(self.sign(symbol) * count for symbol, count in zip(SYMBOLS, symbols, strict=True))

    def conduit(self, id: str | None) -> str:
        if id is None:
            return EMPTY
        _, symbol, count = id.split("_")
        return self.sign(symbol) * (2 if count == "double" else 1)

    def action(self, id: str) -> str:
        """Alternatives with a stroke, what comes in addition with a plus."""
        groups = [" / ".join(self._action(action) for action in group) for group in ACTION_TILES[id].groups]
        return " + ".join(groups)

    def _action(self, action: Action) -> str:
        if action.kind == DEPLOY:
            joint = "+" if action.most > 1 else "|"
            return self("deploy", positions=joint.join(str(position + 1) for position in action.positions))
        if action.kind == MOVE:
            return f"{action.most}{self.sign(SIGNS[action.what])}"
        if action.kind == REPOSITION:
            return self("reposition", most=action.most)
        if action.kind == CLAIM:
            return self("claim-at", most=action.most, cost=action.cost) if action.cost else self("claim")
        return self(action.kind)

    # Bonuses

    def bonus(self, bonus: Bonus) -> str:
        if bonus.kind == GAIN_ENERGY:
            return "+" + "".join(self.sign(SPACE_KINDS[kind]) for kind in bonus.energies)
        if bonus.kind == MOVE_CHARACTER:
            return f"{bonus.spaces}{self.sign('boot')}"
        if bonus.kind == MOVE_TRACK:
            signs = "|".join(self.sign(SIGNS[TRACKS[track]]) for track in bonus.tracks)
            return f"{bonus.spaces}{signs}"
        return self(f"bonus-{bonus.kind}")

    # Places

    def place(self, id: str) -> str:
        """A space by its region and number, a damaged path by the regions that it joins."""
        place = PLACES[PLACE[id]]
        if place.path >= 0:
            one, other = PATH_REGIONS[place.path]
            return f"{self.name(REGIONS[one].id)} ═ {self.name(REGIONS[other].id)}"
        region = next(region for region in REGIONS if place.regions >> region.number & 1)
        return f"{self.name(region.id)} {number_in_region(id)}"

    def place_from(self, id: str, origin: str) -> str:
        """The same for who looks from there: within the region the number is enough."""
        number = number_in_region(id)
        alike = PLACES[PLACE[id]].regions == PLACES[PLACE[origin]].regions
        return str(number) if number and alike else self.place(id)
