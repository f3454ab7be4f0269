"""The content file of the solo mode as it is written."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

from tryptyk.components import Fact, Natural, Positive, Row, read
from tryptyk.games.age_contrived.components.rows import (
    FaceId,
    RankedId,
    RowId,
    SymbolId,
    TurnId,
    TurnLimit,
)

Arrows = tuple[Natural, Natural]
"""Energies for the deploy pool (up), and for the action pool (down)."""


class SoloBoard(Fact, frozen=True):
    pool: Positive
    conduit_rows: Natural
    boot_row: Natural
    tile_cards_used: Natural
    turn_limit: TurnLimit


class Difficulty(Row, frozen=True):
    start_discards: Natural
    """Cards that leave the deck for the discard before the game (WS-DIFF-02)."""
    removed_per_reshuffle: Natural
    late_cards_on_top: bool
    """In the card supply (WS-DIFF-04)."""
    progress_head_start: Natural
    """Topmost progress tiles that start one space further right (WS-DIFF-05)."""


class ProgressRow(Row, frozen=True):
    steps: Positive
    tile: Natural = 0
    """Of a drawn achievement tile: the first or the second."""
    printed: str = ""
    lightning: Literal["gold", "violet", ""] = ""


class CriterionRow(Row, frozen=True):
    measure: Literal["action_pool", "deploy_pool", "exhausted_pool", "conduit_movement"]
    least: Natural
    if_met: TurnId
    otherwise: TurnId


class SideRow(Row, frozen=True):
    character: str
    wheel: str
    energies: tuple[RankedId, RankedId, RankedId]
    movements: tuple[SymbolId, SymbolId, SymbolId]
    bridges: tuple[FaceId, FaceId, FaceId]
    upgrade_row: RowId
    upgrade_places: tuple[int, int, int, int]
    ability: Literal[
        "extra_step", "region_refill", "extra_fill", "region_progress", "bind_step", "region_place",
        "keep_gained", "region_conduit", "shift_bound", "free_facing",
    ]  # fmt: skip
    primal: Literal["primal_move", "primal_recharge", "primal_brings_one", "primal_boost", "primal_as_slot"]


class CardActionFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal[
        "deploy", "reposition", "recharge", "move_character", "claim", "claim_else_reposition",
        "reposition_else_claim", "move_track",
    ]  # fmt: skip
    most: Natural = 0


class WheelFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal[
        "gain_energy", "place_bridge", "gain_upgraded_action", "gain_conduit", "gain_transmutation_tile",
        "refill_tile", "move_character", "move_track", "progress_gold", "progress_violet",
    ]  # fmt: skip
    most: Natural = 0


class CardRow(Row, frozen=True):
    number: Natural
    group: Literal["starter", "conduit", "action", "tile", "late"]
    criterion: str
    left: Arrows
    right: Arrows
    actions: tuple[CardActionFigures, ...]
    deploys: tuple[
        Literal["highest_monument", "unvisited_monument", "finish_monument", "pool", "achievement"], ...
    ]
    rows: tuple[int, ...]
    wheel: tuple[tuple[WheelFigures, ...], ...]


class SoloFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: SoloBoard
    difficulty: list[Difficulty]
    progress_track: list[ProgressRow]
    criterion: list[CriterionRow]
    wheel_section: list[Row]
    solo_side: list[SideRow]
    automa_card: list[CardRow]


SOLO_FILE = read(files("tryptyk.games.age_contrived.components") / "solo.toml", SoloFile)
