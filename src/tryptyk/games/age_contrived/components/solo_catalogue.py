"""The components of the solo mode, read from solo.toml."""

from __future__ import annotations

from tryptyk.components import known, must
from tryptyk.games.age_contrived.components.catalogue import ACHIEVEMENTS, CHARACTER_IDS
from tryptyk.games.age_contrived.components.device_catalogue import DEVICE
from tryptyk.games.age_contrived.components.energy import KINDS
from tryptyk.games.age_contrived.components.printed import FACES, SYMBOLS
from tryptyk.games.age_contrived.components.solo import AutomaCard, CardAction, SoloSide, WheelBonus
from tryptyk.games.age_contrived.components.solo_rows import (
    SOLO_FILE,
    CardRow,
    Difficulty,
    ProgressRow,
    SideRow,
)

AUTOMA_TURN_LIMIT: int = SOLO_FILE.board.turn_limit
AUTOMA_POOL: int = SOLO_FILE.board.pool
"""What the action pool and the deploy pool hold at most."""
CONDUIT_ROWS: int = SOLO_FILE.board.conduit_rows
BOOT_ROW: int = SOLO_FILE.board.boot_row - 1
"""Where the boot lies that the automa starts with, counted from 0."""
TILE_CARDS_USED: int = SOLO_FILE.board.tile_cards_used
must("solo.toml", 0 <= BOOT_ROW < CONDUIT_ROWS, "the starting boot lies on one of the rows.")
DIFFICULTIES: dict[str, Difficulty] = {row.id: row for row in SOLO_FILE.difficulty}

# Progress tracks

_printed = [achievement.id for achievement in ACHIEVEMENTS.values() if achievement.printed]


def _achievement(row: ProgressRow) -> int:
    """Among the five in play: the printed ones, then the tiles that were drawn."""
    if row.printed:
        return known("solo.toml", row.printed, "printed achievement", _printed)
    return len(_printed) + row.tile - 1


PROGRESS_IDS: tuple[str, ...] = tuple(row.id for row in SOLO_FILE.progress_track)
"""By row from the top, as all of these."""
PROGRESS_STEPS: tuple[int, ...] = tuple(row.steps for row in SOLO_FILE.progress_track)
PROGRESS_ACHIEVEMENTS: tuple[int, ...] = tuple(_achievement(row) for row in SOLO_FILE.progress_track)
"""Which of the five achievements in play a track belongs to."""
PROGRESS_LIGHTNING: tuple[str, ...] = tuple(row.lightning for row in SOLO_FILE.progress_track)
"""The colour of a track's lightning; empty without."""
must(
    "solo.toml",
    sorted(PROGRESS_ACHIEVEMENTS) == list(range(len(_printed) + 2)),
    "there is a progress track for each achievement in play.",
)

# Cards

WHEEL_SECTIONS: tuple[str, ...] = tuple(row.id for row in SOLO_FILE.wheel_section)
"""Clockwise."""
WHEEL: dict[str, int] = {id: number for number, id in enumerate(WHEEL_SECTIONS)}
_criteria = {row.id: row for row in SOLO_FILE.criterion}


def _card(row: CardRow) -> AutomaCard:
    known("solo.toml", row.criterion, "criterion", list(_criteria))
    criterion = _criteria[row.criterion]
    must(
        "solo.toml",
        len(row.wheel) == len(WHEEL_SECTIONS),
        f"the wheel of {row.id!r} has {len(WHEEL_SECTIONS)} sections.",
    )
    must(
        "solo.toml",
        all(1 <= number <= CONDUIT_ROWS for number in row.rows),
        f"{row.id!r} activates rows of conduits that the solo board has.",
    )
    return AutomaCard(
        row.id,
        row.number,
        criterion.measure,
        criterion.least,
        criterion.if_met,
        criterion.otherwise,
        row.left,
        row.right,
        tuple(CardAction(one.kind, one.most) for one in row.actions),
        row.deploys,
        tuple(tuple(WheelBonus(one.kind, one.most) for one in section) for section in row.wheel),
        sum(1 << number - 1 for number in row.rows),
    )


AUTOMA_CARDS: dict[str, AutomaCard] = {
    row.id: _card(row) for row in sorted(SOLO_FILE.automa_card, key=lambda row: row.number)
}


def _group(name: str) -> tuple[AutomaCard, ...]:
    ids = {row.id for row in SOLO_FILE.automa_card if row.group == name}
    return tuple(card for card in AUTOMA_CARDS.values() if card.id in ids)


STARTER_CARDS: tuple[AutomaCard, ...] = _group("starter")
CONDUIT_CARDS: tuple[AutomaCard, ...] = _group("conduit")
ACTION_CARDS: tuple[AutomaCard, ...] = _group("action")
TILE_CARDS: tuple[AutomaCard, ...] = _group("tile")
LATE_CARDS: tuple[AutomaCard, ...] = _group("late")
must("solo.toml", len(CONDUIT_CARDS) == len(SYMBOLS), "there is a card for each kind of conduit.")
must(
    "solo.toml",
    len(ACTION_CARDS) == len(DEVICE.upgradable),
    "there is a card for each pair of upgraded action tiles.",
)
must(
    "solo.toml",
    0 <= TILE_CARDS_USED <= len(TILE_CARDS),
    f"of the tile cards {TILE_CARDS_USED} are used, but there are {len(TILE_CARDS)}.",
)
for _level in DIFFICULTIES.values():
    must(
        "solo.toml",
        _level.start_discards < len(STARTER_CARDS),
        f"{_level.id!r} discards {_level.start_discards} of {len(STARTER_CARDS)} starter cards.",
    )
    must(
        "solo.toml",
        _level.progress_head_start <= len(PROGRESS_STEPS),
        f"{_level.id!r} gives a head start on {_level.progress_head_start} of {len(PROGRESS_STEPS)} tracks.",
    )

# Characters


def _faces(row: SideRow) -> tuple[int, int, int]:
    one, two, three = (FACES.index(face) for face in row.bridges)
    return one, two, three


def _side(row: SideRow) -> SoloSide:
    known("solo.toml", row.character, "character", CHARACTER_IDS)
    one, two, three = (KINDS.index(kind) for kind in row.energies)
    boot, monument, pillar = (SYMBOLS.index(kind) for kind in row.movements)
    must(
        "solo.toml",
        sorted({one, two, three}) == [0, 1, 2]
        and sorted({boot, monument, pillar}) == [0, 1, 2]
        and sorted(row.upgrade_places) == sorted(DEVICE.upgradable),
        f"each order of {row.id!r} holds everything once.",
    )
    return SoloSide(
        row.id,
        row.character,
        known("solo.toml", row.wheel, "section of the wheel", list(WHEEL_SECTIONS)),
        (one, two, three),
        (boot, monument, pillar),
        _faces(row),
        row.upgrade_row,
        tuple(place - 1 for place in row.upgrade_places),
        row.ability,
        row.primal,
    )


SOLO_SIDES: dict[str, SoloSide] = {row.id: _side(row) for row in SOLO_FILE.solo_side}
