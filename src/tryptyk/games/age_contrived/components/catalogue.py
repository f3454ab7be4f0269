"""The components of the box, read from the TOML files beside it into typed, unchanging tables.

What may stand in the files is in rows.py; the device is in device_catalogue.py, the solo mode in
solo_catalogue.py.
"""

from __future__ import annotations

import msgspec

from tryptyk.components import Entry, known, must
from tryptyk.games.age_contrived.components.atlas import Place, exits_of
from tryptyk.games.age_contrived.components.energy import KINDS, SPACE_KINDS, UNIT
from tryptyk.games.age_contrived.components.entries import entries
from tryptyk.games.age_contrived.components.printed import (
    SYMBOLS,
    TOP,
    TRACKS,
    Achievement,
    BenefitToken,
    Bonus,
    Bridge,
    Character,
    Criterion,
    Region,
    Section,
)
from tryptyk.games.age_contrived.components.rows import (
    BOARD_FILE,
    CHARACTER_FILE,
    MAP_FILE,
    MONUMENT_FILE,
    TABLE_FILE,
    BonusFigures,
    BridgeRow,
    CriterionFigures,
    Face,
    Junction,
    Players,
    RegionRow,
    SpaceKindId,
    check_ways,
)

ENTRIES: list[Entry] = entries()
"""Every component with its provenance, that of the solo mode too."""

# The table

SCORING = TABLE_FILE.scoring
TURN_LIMIT: int = TABLE_FILE.options.turn_limit
CONDUIT_MOVEMENTS: tuple[str, ...] = TABLE_FILE.options.conduit_movement
"""How far a matching conduit moves (WC-AMB-01); the first is the default."""
SECTION_SPACES: tuple[str, ...] = TABLE_FILE.options.section_spaces
"""How many spaces a section has (WC-AMB-05); the first is the default."""
PLAYERS: dict[int, Players] = {
    row.players: msgspec.structs.replace(row, filled=tuple(position - 1 for position in row.filled))
    for row in TABLE_FILE.players
}
must("table.toml", list(PLAYERS) == [2, 3, 4, 5], "two, three, four or five can play.")
for _figures in PLAYERS.values():
    must(
        "table.toml",
        _figures.filled == tuple(range(len(_figures.filled))) != (),
        f"with players = {_figures.players} the filled positions are those from 1 on, in order.",
    )
PLAYERS[1] = PLAYERS[2]
"""A solo game is laid out as one for two (WS-SETUP-01)."""
must(
    "table.toml",
    tuple(row.id for row in TABLE_FILE.energy) == KINDS
    and tuple(row.id for row in TABLE_FILE.track) == TRACKS,
    "energies and tracks keep their kinds and their order.",
)
must("table.toml", all(row.spaces == TOP for row in TABLE_FILE.track), f"a track has {TOP} spaces.")
for _energy in TABLE_FILE.energy:
    must(
        "table.toml",
        _energy.exhausted + _energy.reserve == _energy.pieces,
        f"{_energy.id!r} energies start exhausted or in the reserve.",
    )
START_EXHAUSTED: int = sum(UNIT[kind] * row.exhausted for kind, row in enumerate(TABLE_FILE.energy))
START_RESERVE: int = sum(UNIT[kind] * row.reserve for kind, row in enumerate(TABLE_FILE.energy))
WHOLE: int = START_EXHAUSTED + START_RESERVE
"""The bag of all energies of a character."""
BOX: dict[str, int] = {row.id: row.count for row in TABLE_FILE.component}
"""What the box is said to hold."""

# The map

_region_ids = [row.id for row in MAP_FILE.region]
CENTRE: int = len(MAP_FILE.region) - 1
must(
    "map.toml",
    [row.central for row in MAP_FILE.region] == [False] * CENTRE + [True],
    "the last region is the central one, and no other.",
)
_spaces = sorted(MAP_FILE.space, key=lambda row: known("map.toml", row.region, "region", _region_ids))
FIRST_PATH: int = len(_spaces)
"""The place of the damaged path 0."""
PATHS: tuple[int, ...] = tuple(FIRST_PATH + path for path in range(len(MAP_FILE.path)))
"""By damaged path, its place."""
PATH: dict[str, int] = {row.id: path for path, row in enumerate(MAP_FILE.path)}
PATH_REGIONS: tuple[tuple[int, int], ...] = tuple(
    (
        known("map.toml", row.regions[0], "region", _region_ids),
        known("map.toml", row.regions[1], "region", _region_ids),
    )
    for row in MAP_FILE.path
)
_spokes = {outer: path for path, (outer, other) in enumerate(PATH_REGIONS) if other == CENTRE}
must(
    "map.toml",
    sorted(_spokes) == list(range(CENTRE)),
    "each outer region has one damaged path to the central one.",
)
SPOKES: tuple[int, ...] = tuple(_spokes[outer] for outer in range(CENTRE))
"""By outer region, the damaged path that joins it to the centre."""
JUNCTIONS: dict[str, Junction] = {row.id: row for row in MAP_FILE.junction}
"""Forks: no places, but they are drawn."""


def _places() -> tuple[Place, ...]:
    ids = [row.id for row in _spaces] + [row.id for row in MAP_FILE.path]
    ends: list[tuple[str, ...]] = [row.ends for row in _spaces]
    ends.extend(row.ends for row in MAP_FILE.path)
    starts = [row.start for row in MAP_FILE.region if row.start]
    central = [row.region == _region_ids[CENTRE] for row in _spaces] + [False] * len(MAP_FILE.path)
    for here, leads, inner in zip(ids, ends, central):
        right = 3 if inner else 1 if here in starts else 2
        must("map.toml", len(leads) == right, f"{here!r} has {right} ends, not {len(leads)}.")
    check_ways(ids, ends, MAP_FILE.junction)
    regions = [1 << _region_ids.index(row.region) for row in _spaces]
    regions.extend(1 << one | 1 << other for one, other in PATH_REGIONS)
    drawn = [(row.x, row.y) for row in _spaces] + [(row.x, row.y) for row in MAP_FILE.path]
    exits = exits_of(ids, ends, {id: row.ports for id, row in JUNCTIONS.items()}, central)
    return tuple(
        Place(
            id,
            number,
            number - FIRST_PATH if number >= FIRST_PATH else -1,
            central[number],
            id in starts,
            regions[number],
            exits[number],
            *drawn[number],
        )
        for number, id in enumerate(ids)
    )


PLACES: tuple[Place, ...] = _places()
PLACE: dict[str, int] = {place.id: place.number for place in PLACES}

# Monuments, regions and pillars go by the same number


def _kinds(ids: tuple[SpaceKindId, ...]) -> tuple[int, ...]:
    return tuple(SPACE_KINDS.index(id) for id in ids)


def _sections(monument: str) -> tuple[Section, ...]:
    rows = sorted(
        [row for row in MONUMENT_FILE.section if row.monument == monument], key=lambda row: row.number
    )
    must(
        "monuments.toml",
        [row.number for row in rows] == list(range(1, len(rows) + 1)) != [],
        f"the sections of {monument!r} are numbered from 1.",
    )
    return tuple(
        Section(
            row.id,
            row.number,
            _kinds(row.spaces),
            _kinds(row.spaces if row.prototype is None else row.prototype),
            _kinds(row.reward),
        )
        for row in rows
    )


def _start(row: RegionRow) -> int:
    """Where a figure starts in a region."""
    if row.central:
        must("map.toml", not row.start, "no figure starts in the central region.")
        return -1
    return known("map.toml", row.start, "place", list(PLACE))


_monument_ids = [row.id for row in MONUMENT_FILE.monument]
_pillar_ids = [row.id for row in MAP_FILE.pillar]
for _section in MONUMENT_FILE.section:
    known("monuments.toml", _section.monument, "monument", _monument_ids)
for _region in MAP_FILE.region:
    known("map.toml", _region.monument, "monument", _monument_ids)
    known("map.toml", _region.pillar, "pillar", _pillar_ids)
must(
    "map.toml",
    sorted(row.monument for row in MAP_FILE.region) == sorted(_monument_ids)
    and sorted(row.pillar for row in MAP_FILE.region) == sorted(_pillar_ids),
    "each region has a monument and a pillar of its own.",
)
REGIONS: tuple[Region, ...] = tuple(
    Region(
        number,
        row.id,
        row.monument,
        row.pillar,
        _sections(row.monument),
        _start(row),
        tuple(path for path, joined in enumerate(PATH_REGIONS) if number in joined),
    )
    for number, row in enumerate(MAP_FILE.region)
)
"""The outer ones clockwise from the top edge, then the central one."""
REGION: dict[str, Region] = {region.id: region for region in REGIONS}
MONUMENT: dict[str, int] = {region.monument: region.number for region in REGIONS}
PILLARS: dict[str, int] = {region.pillar: region.number for region in REGIONS}
must(
    "monuments.toml",
    [row.id for row in MONUMENT_FILE.monument if not row.drawn] == [REGIONS[CENTRE].monument],
    "the monument of the central region is never drawn, and no other is always in play.",
)

# The board


def _bonus(figures: BonusFigures) -> Bonus:
    return Bonus(
        figures.kind,
        _kinds(figures.energies),
        figures.spaces,
        tuple(TRACKS.index(track) for track in figures.tracks),
    )


BENEFIT_TOKENS: dict[str, BenefitToken] = {
    row.id: BenefitToken(row.id, _bonus(row.bonus), row.min_players) for row in BOARD_FILE.benefit_token
}
ACHIEVEMENTS: dict[str, Achievement] = {
    row.id: Achievement(
        row.id, row.printed, row.kind, -1 if row.symbol is None else SYMBOLS.index(row.symbol), row.least
    )
    for row in sorted(BOARD_FILE.achievement, key=lambda row: not row.printed)
}
"""The printed ones first."""
POOL_COSTS: tuple[int, ...] = tuple(row.cost for row in BOARD_FILE.pool_space)
"""Of the tile spaces of the Pool, from the left."""
NEUTRAL_BRIDGES: tuple[Bridge, ...] = tuple(
    Bridge(row.id, "", 0, 0, _bonus(row.bonus), None) for row in BOARD_FILE.neutral_bridge
)
"""Those for two players first: with so many players, so many lie beside start regions (WC-SETUP-34)."""
for _players in range(2, len(NEUTRAL_BRIDGES) + 1):
    must(
        "board.toml",
        [row.min_players <= _players for row in BOARD_FILE.neutral_bridge]
        == [number < _players for number in range(len(NEUTRAL_BRIDGES))],
        f"with {_players} players the first {_players} neutral bridges lie beside start regions.",
    )

# Characters

CHARACTER_IDS: list[str] = [row.id for row in CHARACTER_FILE.character]
COLOURS: dict[str, str] = {row.id: row.colour for row in CHARACTER_FILE.character}
for _ability in CHARACTER_FILE.ability:
    known("characters.toml", _ability.character, "character", CHARACTER_IDS)
ABILITY_IDS: dict[str, tuple[str, ...]] = {
    id: tuple(
        row.id
        for row in sorted(CHARACTER_FILE.ability, key=lambda row: row.level)
        if row.character == id and row.level in (1, 2, 3)
    )
    for id in CHARACTER_IDS
}
"""By character, what its abilities are called in texts, by level from 0."""


def _criterion(figures: CriterionFigures | None) -> Criterion | None:
    if figures is None:
        return None
    return Criterion(figures.type, figures.what, figures.points, figures.least, figures.most)


def _bridge(row: BridgeRow) -> tuple[Bridge, Bridge]:
    def side(number: int, face: Face) -> Bridge:
        return Bridge(
            row.id, row.character, row.level, number, _bonus(face.bonus), _criterion(face.criterion)
        )

    known("characters.toml", row.character, "character", CHARACTER_IDS)
    must(
        "characters.toml",
        all((face.criterion is not None) == (row.level == 3) for face in (row.a, row.b)),
        f"bridges of level III score, and no others; see {row.id!r}.",
    )
    return side(0, row.a), side(1, row.b)


_own: dict[tuple[str, int], tuple[Bridge, Bridge]] = {
    (row.character, row.level): _bridge(row) for row in CHARACTER_FILE.bridge
}
BRIDGES: dict[str, tuple[Bridge, ...]] = {
    **{bridge.id: (bridge,) for bridge in NEUTRAL_BRIDGES},
    **{sides[0].id: sides for sides in _own.values()},
}
"""By piece, its sides: a neutral bridge has one, a character's has two."""


def _character(number: int, id: str) -> Character:
    starts = [row for row in CHARACTER_FILE.quick_start if row.character == id]
    must("characters.toml", len(starts) == 1, f"{id!r} has one quick-start card.")
    must("characters.toml", len(ABILITY_IDS[id]) == 3, f"{id!r} has three abilities.")
    must(
        "characters.toml",
        sorted(level for owner, level in _own if owner == id) == [1, 2, 3],
        f"{id!r} has bridges of levels 1, 2 and 3.",
    )
    start = starts[0]
    return Character(
        id,
        number,
        (1 << 3 * number, 2 << 3 * number, 4 << 3 * number),
        tuple(_own[id, level] for level in (1, 2, 3)),
        tuple(KINDS.index(kind) for kind in start.upper),
        tuple(KINDS.index(kind) for kind in start.lower),
        KINDS.index(start.pool),
    )


for _card in CHARACTER_FILE.quick_start:
    known("characters.toml", _card.character, "character", CHARACTER_IDS)
CHARACTERS: dict[str, Character] = {id: _character(number, id) for number, id in enumerate(CHARACTER_IDS)}
