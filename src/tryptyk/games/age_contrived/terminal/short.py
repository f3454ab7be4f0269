"""Things in short, as the picture shows them: signs, tiles, actions, bonuses, places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tryptyk.games.age_contrived.components.catalogue import COLOURS, PLACE, PLACES
from tryptyk.games.age_contrived.components.energy import KINDS
from tryptyk.games.age_contrived.components.printed import Bonus
from tryptyk.games.age_contrived.words.phrases import (
    action_of,
    bonus_of,
    number_in_region,
    place_of,
    symbols_of,
    tile_of,
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
        return self.messages.remark(tile_of(id))

    def symbols(self, id: str) -> str:
        return self.messages.plain(symbols_of(id))

    def conduit(self, id: str | None) -> str:
        if id is None:
            return EMPTY
        _, symbol, count = id.split("_")
        return self.sign(symbol) * (2 if count == "double" else 1)

    def action(self, id: str) -> str:
        return self.messages.remark(action_of(id))

    def bonus(self, bonus: Bonus) -> str:
        return self.messages.remark(bonus_of(bonus))

    # Places

    def place(self, id: str) -> str:
        return self.messages.remark(place_of(id))

    def place_from(self, id: str, origin: str) -> str:
        """The same for who looks from there: within the region the number is enough."""
        number = number_in_region(id)
        alike = PLACES[PLACE[id]].regions == PLACES[PLACE[origin]].regions
        return str(number) if number and alike else self.place(id)
