"""The content files beside it, as they are written: what may stand in them, and where it is known from."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from tryptyk.components import Fact, Natural, Positive, Row, known, must, read
from tryptyk.games.age_contrived.components.printed import MOST_TURNS, POSITIONS

_FOLDER = files("tryptyk.games.age_contrived.components")

KindId = Literal["compass", "magnet", "rose", "primal"]
RankedId = Literal["compass", "magnet", "rose"]
SpaceKindId = Literal["compass", "magnet", "rose", "primal", "any"]
SymbolId = Literal["boot", "monument", "pillar"]
TrackId = Literal["monument_track", "pillar_track"]
FaceId = Literal["a", "b"]
RowId = Literal["top", "bottom"]
TurnId = Literal["convey", "action"]
Position = Annotated[int, msgspec.Meta(ge=1, le=POSITIONS)]
TurnLimit = Annotated[int, msgspec.Meta(ge=1, le=MOST_TURNS)]


def check_ways(ids: Sequence[str], ends: Sequence[Sequence[str]], junctions: Sequence[Junction]) -> None:
    """Every way of the map leads back: between places, and from places to forks."""
    ports = {junction.id: junction.ports for junction in junctions}
    for here, leads in zip(ids, ends):
        for end in leads:
            back = ports[end] if end in ports else ends[known("map.toml", end, "place or fork", [*ids])]
            must("map.toml", here in back, f"{here!r} leads to {end!r}, but not back.")
    for id, leads in ports.items():
        for port in leads:
            back = ends[known("map.toml", port, "place", [*ids])]
            must("map.toml", id in back, f"{id!r} leads to {port!r}, but not back.")


# table.toml


class Options(Fact, frozen=True):
    """Of each switch the first value is the default."""

    turn_limit: TurnLimit
    conduit_movement: tuple[Literal["sum", "product", "tile"], ...]
    section_spaces: tuple[Literal["three", "prototype"], ...]


class Scoring(Fact, frozen=True):
    gained: tuple[int, int, int, int]
    """For one fully gained kind, two, and so on."""
    monument: tuple[int, int, int]
    """For one energy in a bound zone, two, three or more."""
    pillars: tuple[int, int, int, int, int, int]
    achievement_left: int
    """For each bound energy of the same kind."""
    achievement_right: int
    pool: int
    wind: int


class Players(Fact, frozen=True):
    """What the number of players changes."""

    players: Natural
    monuments: Natural
    benefit_tokens: Natural
    tiles: Natural
    """Upgraded transmutation tiles in the game."""
    upgraded_action_copies: Natural
    filled: tuple[Position, ...]
    """Positions whose tiles start with energies: from 1 in the file, from 0 in the catalogue."""
    arranged: Positive
    """Energies that are laid out freely on their tiles instead (WC-ADV-03, 04)."""
    charged: bool
    achievement_right: bool
    pillar_right: bool


class EnergyRow(Row, frozen=True):
    pieces: Natural
    exhausted: Natural
    reserve: Natural


class TrackRow(Row, frozen=True):
    spaces: Natural


class ComponentRow(Row, frozen=True):
    count: Natural


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    options: Options
    scoring: Scoring
    players: list[Players]
    energy: list[EnergyRow]
    track: list[TrackRow]
    component: list[ComponentRow]


# map.toml


class RegionRow(Row, frozen=True):
    monument: str
    pillar: str
    central: bool = False
    start: str = ""


class SpaceRow(Row, frozen=True):
    region: str
    ends: tuple[str, ...]
    x: int
    y: int


class Junction(Row, frozen=True):
    """A fork, which is no space."""

    ports: tuple[str, str, str]
    """Clockwise."""
    x: int
    y: int


class PathRow(Row, frozen=True):
    regions: tuple[str, str]
    ends: tuple[str, str]
    x: int
    y: int


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    region: list[RegionRow]
    space: list[SpaceRow]
    junction: list[Junction]
    path: list[PathRow]
    pillar: list[Row]


# monuments.toml


class MonumentRow(Row, frozen=True):
    drawn: bool


class SectionRow(Row, frozen=True):
    monument: str
    number: int
    spaces: tuple[SpaceKindId, ...]
    reward: tuple[SpaceKindId, ...]
    prototype: tuple[SpaceKindId, ...] | None = None


class MonumentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    monument: list[MonumentRow]
    section: list[SectionRow]


# board.toml


class BonusFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal[
        "gain_energy", "place_bridge", "gain_upgraded_action", "gain_conduit", "gain_transmutation_tile",
        "refill_tile", "move_character", "move_track", "any_benefit_token", "copy_bridge",
    ]  # fmt: skip
    energies: tuple[SpaceKindId, ...] = ()
    tracks: tuple[TrackId, ...] = ()
    spaces: Natural = 0


class BenefitRow(Row, frozen=True):
    bonus: BonusFigures
    min_players: Natural


class AchievementRow(Row, frozen=True):
    kind: Literal[
        "tile_symbols", "bound_kinds", "bound_monuments", "bound_in_one_region", "gained_each_kind",
        "conduits", "upgraded_actions",
    ]  # fmt: skip
    least: Natural
    symbol: SymbolId | None = None
    printed: bool = False


class PoolRow(Row, frozen=True):
    cost: Natural


class NeutralBridgeRow(Row, frozen=True):
    bonus: BonusFigures
    min_players: Natural


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    benefit_token: list[BenefitRow]
    achievement: list[AchievementRow]
    pool_space: list[PoolRow]
    neutral_bridge: list[NeutralBridgeRow]


# characters.toml


class CharacterRow(Row, frozen=True):
    colour: str


class AbilityRow(Row, frozen=True):
    character: str
    level: int


class CriterionFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    type: Literal["per", "per_pair", "all", "any"]
    what: Literal[
        "pillar_energy", "bound_each_region", "distinct_kinds", "monument_kinds", "monument_energy",
        "primal_in_regions", "bound_one_region", "most_common_kind", "bound_both_regions",
    ]  # fmt: skip
    points: int
    least: int = 0
    most: int = 0


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bonus: BonusFigures
    criterion: CriterionFigures | None = None


class BridgeRow(Row, frozen=True):
    character: str
    level: int
    a: Face
    b: Face


class QuickStartRow(Row, frozen=True):
    character: str
    upper: tuple[KindId, ...]
    lower: tuple[KindId, ...]
    pool: KindId


class CharacterFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    character: list[CharacterRow]
    ability: list[AbilityRow]
    bridge: list[BridgeRow]
    quick_start: list[QuickStartRow]


# device.toml


class Device(Fact, frozen=True):
    positions: int
    conduit_slots: int
    inactive_tiles: int
    upgradable: tuple[Position, ...]


class TileRow(Row, frozen=True):
    position: Natural
    upper: Natural
    lower: Natural
    symbols: tuple[SymbolId, ...]


class UpgradedTileRow(Row, frozen=True):
    level: Natural
    min_players: Natural
    upper: Natural
    lower: Natural
    symbols: tuple[SymbolId, ...]


class ActionFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["deploy", "recharge", "move", "reposition", "claim", "any_action"]
    positions: tuple[Position, ...] = ()
    most: Natural = 0
    what: Literal["character", "monument_track", "pillar_track", ""] = ""
    cost: Natural = 0


class ActionTileRow(Row, frozen=True):
    position: Position
    groups: tuple[tuple[ActionFigures, ...], ...]


class UpgradedActionRow(Row, frozen=True):
    position: Position
    row: RowId
    groups: tuple[tuple[ActionFigures, ...], ...]
    min_players: tuple[int, ...]
    """Of each copy."""


class ConduitRow(Row, frozen=True):
    symbol: SymbolId
    symbols: Natural
    copies: Natural


class DeviceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    device: Device
    tile: list[TileRow]
    upgraded_tile: list[UpgradedTileRow]
    action_tile: list[ActionTileRow]
    upgraded_action: list[UpgradedActionRow]
    conduit: list[ConduitRow]


TABLE_FILE = read(_FOLDER / "table.toml", TableFile)
MAP_FILE = read(_FOLDER / "map.toml", MapFile)
MONUMENT_FILE = read(_FOLDER / "monuments.toml", MonumentFile)
BOARD_FILE = read(_FOLDER / "board.toml", BoardFile)
CHARACTER_FILE = read(_FOLDER / "characters.toml", CharacterFile)
DEVICE_FILE = read(_FOLDER / "device.toml", DeviceFile)
