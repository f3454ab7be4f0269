"""The printed things of the solo mode: automa cards and the sides of solo character cards (WS-CARD)."""

from __future__ import annotations

from typing import Final

# Turn types
CONVEY: Final = "convey"
ACTION: Final = "action"


class CardAction:
    """One line of an action sequence."""

    __slots__ = ("kind", "most")

    kind: str
    """See CardActionFigures in solo_rows.py."""
    most: int
    """Energies, spaces or steps; 0 where the action has no figure."""

    def __init__(self, kind: str, most: int) -> None:
        self.kind = kind
        self.most = most


class WheelBonus:
    """One bonus in a section of the wheel."""

    __slots__ = ("kind", "most")

    kind: str
    """See WheelFigures in solo_rows.py."""
    most: int

    def __init__(self, kind: str, most: int) -> None:
        self.kind = kind
        self.most = most


class AutomaCard:
    __slots__ = (
        "actions", "deploys", "id", "if_met", "least", "left", "measure", "number", "otherwise", "right",
        "rows", "wheel",
    )  # fmt: skip

    id: str
    number: int
    measure: str
    """What the criterion looks at: action_pool, deploy_pool, exhausted_pool or conduit_movement."""
    least: int
    if_met: str
    otherwise: str
    left: tuple[int, int]
    """The arrows: energies for the deploy pool (up), and for the action pool (down)."""
    right: tuple[int, int]
    actions: tuple[CardAction, ...]
    deploys: tuple[str, ...]
    """Options of the deploy sequence from the top; see CardRow in solo_rows.py."""
    wheel: tuple[tuple[WheelBonus, ...], ...]
    """By section, clockwise."""
    rows: int
    """The rows of conduits that it activates: a bit for each, counted from 0."""

    def __init__(
        self,
        id: str,
        number: int,
        measure: str,
        least: int,
        if_met: str,
        otherwise: str,
        left: tuple[int, int],
        right: tuple[int, int],
        actions: tuple[CardAction, ...],
        deploys: tuple[str, ...],
        wheel: tuple[tuple[WheelBonus, ...], ...],
        rows: int,
    ) -> None:
        self.id = id
        self.number = number
        self.measure = measure
        self.least = least
        self.if_met = if_met
        self.otherwise = otherwise
        self.left = left
        self.right = right
        self.actions = actions
        self.deploys = deploys
        self.wheel = wheel
        self.rows = rows

    def __repr__(self) -> str:
        return self.id


class SoloSide:
    """One side of a solo character card: what the automa's god can do, and its orders."""

    __slots__ = (
        "ability", "bridge_faces", "character", "energies", "id", "movements", "primal", "upgrade_places",
        "upgrade_row", "wheel",
    )  # fmt: skip

    id: str
    character: str
    wheel: int
    """The section of the wheel where its bonuses begin."""
    energies: tuple[int, int, int]
    """Kinds from the highest to the lowest."""
    movements: tuple[int, int, int]
    """Kinds of movement (boot, monument, pillar) from the highest to the lowest."""
    bridge_faces: tuple[int, int, int]
    """By level from 0, the side that lies up."""
    upgrade_row: str
    upgrade_places: tuple[int, ...]
    """Positions counted from 0, from first to last choice."""
    ability: str
    primal: str

    def __init__(
        self,
        id: str,
        character: str,
        wheel: int,
        energies: tuple[int, int, int],
        movements: tuple[int, int, int],
        bridge_faces: tuple[int, int, int],
        upgrade_row: str,
        upgrade_places: tuple[int, ...],
        ability: str,
        primal: str,
    ) -> None:
        self.id = id
        self.character = character
        self.wheel = wheel
        self.energies = energies
        self.movements = movements
        self.bridge_faces = bridge_faces
        self.upgrade_row = upgrade_row
        self.upgrade_places = upgrade_places
        self.ability = ability
        self.primal = primal

    def __repr__(self) -> str:
        return self.id
