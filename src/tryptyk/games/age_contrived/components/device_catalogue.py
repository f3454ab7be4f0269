"""The device, its tiles, actions and conduits, read from device.toml into typed, unchanging tables."""

from __future__ import annotations

from tryptyk.components import must
from tryptyk.games.age_contrived.components.printed import POSITIONS, SYMBOLS, Action, ActionTile, Tile
from tryptyk.games.age_contrived.components.rows import DEVICE_FILE, ActionFigures, SymbolId

DEVICE = DEVICE_FILE.device
must("device.toml", DEVICE.positions == POSITIONS, f"a device has {POSITIONS} positions.")


def _symbols(ids: tuple[SymbolId, ...]) -> tuple[int, int, int]:
    return ids.count("boot"), ids.count("monument"), ids.count("pillar")


TILES: dict[str, Tile] = {
    **{
        row.id: Tile(row.id, 0, row.position, row.upper, row.lower, _symbols(row.symbols), 0)
        for row in sorted(DEVICE_FILE.tile, key=lambda row: row.position)
    },
    **{
        row.id: Tile(row.id, row.level, 0, row.upper, row.lower, _symbols(row.symbols), row.min_players)
        for row in DEVICE_FILE.upgraded_tile
    },
}
BASIC_TILES: tuple[Tile, ...] = tuple(tile for tile in TILES.values() if tile.position)
"""The five that start active, by position."""
INACTIVE_TILES: tuple[Tile, ...] = tuple(t for t in TILES.values() if not t.level and not t.position)
UPGRADED_TILES: tuple[Tile, ...] = tuple(tile for tile in TILES.values() if tile.level)
must(
    "device.toml",
    [tile.position for tile in BASIC_TILES] == list(range(1, POSITIONS + 1))
    and len(INACTIVE_TILES) == DEVICE.inactive_tiles,
    f"everybody starts with a tile for each position and {DEVICE.inactive_tiles} inactive ones.",
)


ACTION_FIGURES: dict[str, tuple[str, ...]] = {
    "deploy": ("positions", "most"),
    "move": ("most", "what"),
    "reposition": ("most",),
    "claim": ("most",),
}
"""By kind of action, the figures that it has; a claim may have a cost, too."""


def _groups(id: str, rows: tuple[tuple[ActionFigures, ...], ...]) -> tuple[tuple[Action, ...], ...]:
    for one in [one for group in rows for one in group]:
        wanted = ACTION_FIGURES.get(one.kind, ())
        must(
            "device.toml",
            tuple(name for name in ("positions", "most", "what") if getattr(one, name)) == wanted,
            f"{one.kind} of {id!r} needs {' and '.join(wanted) or 'no figures'}.",
        )
    must("device.toml", all(rows) and bool(rows), f"{id!r} has an action in each of its groups.")
    return tuple(
        tuple(
            Action(one.kind, tuple(position - 1 for position in one.positions), one.most, one.what, one.cost)
            for one in group
        )
        for group in rows
    )


BASIC_ACTIONS: tuple[ActionTile, ...] = tuple(
    ActionTile(row.id, -1, row.position - 1, "", _groups(row.id, row.groups))
    for row in sorted(DEVICE_FILE.action_tile, key=lambda row: row.position)
)
"""By position."""
UPGRADED_ACTIONS: tuple[ActionTile, ...] = tuple(
    ActionTile(row.id, number, row.position - 1, row.row, _groups(row.id, row.groups))
    for number, row in enumerate(DEVICE_FILE.upgraded_action)
)
ACTION_TILES: dict[str, ActionTile] = {tile.id: tile for tile in BASIC_ACTIONS + UPGRADED_ACTIONS}
must(
    "device.toml",
    [tile.position for tile in BASIC_ACTIONS] == list(range(POSITIONS)),
    "there is one basic action tile for each position.",
)
must(
    "device.toml",
    all(tile.position + 1 in DEVICE.upgradable for tile in UPGRADED_ACTIONS),
    "upgraded action tiles belong to positions that can be upgraded.",
)


def _conduits(symbols: int) -> tuple[int, int, int]:
    counts = [
        sum(row.copies for row in DEVICE_FILE.conduit if row.symbol == symbol and row.symbols == symbols)
        for symbol in SYMBOLS
    ]
    return counts[0], counts[1], counts[2]


for _conduit in DEVICE_FILE.conduit:
    must("device.toml", _conduit.symbols in (1, 2), f"{_conduit.id!r} shows one symbol or two.")
DOUBLES: tuple[int, int, int] = _conduits(2)
"""By kind, conduits with two symbols, and those with one."""
SINGLES: tuple[int, int, int] = _conduits(1)
