"""The components of the box, read from the TOML files beside it into typed, unchanging tables."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

from tryptyk.components import ContentFault, Entry, Source, read
from tryptyk.games.aeons_end.components.printed import (
    CORRUPTION,
    GEM,
    RELIC,
    SPELL,
    BreachTile,
    Card,
    Difficulty,
    MageMat,
    MatRow,
    NemesisCard,
    NemesisMat,
)
from tryptyk.games.aeons_end.state import OPEN

_FOLDER = files("tryptyk.games.aeons_end.components")

BASIC = "basic"
"""The owner of nemesis cards that serve every nemesis."""


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    source: Source
    checked: tuple[str, ...] = ()
    coined: tuple[str, ...] = ()


class _DifficultyRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    player_life: int
    gravehold_life: int
    nemesis_life_delta: int
    increased: bool


class _PresetRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    cards: tuple[str, ...]


class _ComponentRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    count: int


class _PlayersRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    players: int
    source: Source
    cards: tuple[str, ...] = ()
    cards_source: Source | None = None
    basics: tuple[int, int, int] = (0, 0, 0)


class _BreachRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    number: Literal[1, 2, 3, 4]
    focus_cost: int
    open_costs: tuple[int, ...]
    bonus: int
    source: Source
    checked: tuple[str, ...] = ()


class TableFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    min_players: int
    max_players: int
    hand_size: int
    charge_cost: int
    unleash_on_empty_deck: int
    source: Source


class MarketFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gems: int
    relics: int
    spells: int
    gem_pile: int
    relic_pile: int
    spell_pile: int
    source: Source


class _TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: TableFigures
    market: MarketFigures
    difficulty: list[_DifficultyRow]
    turn_order: list[_PlayersRow]
    nemesis_deck: list[_PlayersRow]
    preset: list[_PresetRow]
    breach: list[_BreachRow]
    component: list[_ComponentRow]


class _CardRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    cost: int
    copies: int
    starter: bool
    mage: str = ""
    copies_source: Source | None = None
    aether: int = 0
    aether_gem_only: int = 0
    aether_spell_only: int = 0
    damage: int = 0
    while_prepped: bool = False


class _CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[_CardRow]


class _MatBreach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    state: Literal["open", "closed", "absent"]
    stage: int = 0


class _MageRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    life: int
    charges: int
    timing: Literal[
        "own_main_phase", "any_player_main_phase", "nemesis_draw_phase", "after_turn_order_card_drawn"
    ]
    breaches: list[_MatBreach]
    hand: tuple[str, ...]
    deck: tuple[str, ...]


class _MageFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mage: list[_MageRow]


class _NemesisCardRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    tier: Literal[1, 2, 3]
    type: Literal["attack", "minion", "power"]
    life: int = 0
    life_rule: bool = False
    power: int = 0
    has_to_discard: bool = False


class _SideCardRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: str


class _MatRowRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: str
    figures: dict[str, int]


class _BasicFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[_NemesisCardRow]


class _NemesisFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    nemesis: dict[str, str | int | list[str]]
    card: list[_NemesisCardRow]
    side_card: list[_SideCardRow] = []
    mat_row: list[_MatRowRow] = []


_table = read(_FOLDER / "table.toml", _TableFile)
TABLE = _table.table
MARKET = _table.market

BREACHES: dict[int, BreachTile] = {
    row.number: BreachTile(row.number, row.focus_cost, row.open_costs, row.bonus) for row in _table.breach
}
DIFFICULTIES: dict[str, Difficulty] = {
    row.id: Difficulty(row.id, row.player_life, row.gravehold_life, row.nemesis_life_delta, row.increased)
    for row in _table.difficulty
}
PRESETS: dict[str, tuple[str, ...]] = {row.id: row.cards for row in _table.preset}
TURN_ORDER: dict[int, tuple[str, ...]] = {row.players: row.cards for row in _table.turn_order}
BASICS: dict[int, tuple[int, int, int]] = {row.players: row.basics for row in _table.nemesis_deck}
"""By player count: how many basic cards of tier 1, 2 and 3 join the nemesis deck."""

CARDS: dict[str, Card] = {}
"""Every player card and corruption."""
SUPPLY: dict[str, tuple[Card, ...]] = {}
"""By type: the cards that the market can offer."""
WHILE_PREPPED: frozenset[str]
"""Spells that have a While-prepped effect."""
MAGES: dict[str, MageMat] = {}
NEMESES: dict[str, NemesisMat] = {}
"""Every file of the folder ``nemesis`` but the basic cards, in the order that the files say."""
FOES: dict[str, NemesisCard] = {}
"""Every card that can be in a nemesis deck."""
TIERS: dict[tuple[str, int], list[NemesisCard]] = {}
"""The same by owner (a nemesis, or ``BASIC``) and tier."""
TO_DISCARD: frozenset[str]
"""Powers that have a TO DISCARD condition."""
COPIES: dict[str, int] = {}
"""Of every player card: pile size, or copies in the box for starters."""
INVENTORY: dict[str, int] = {row.id: row.count for row in _table.component}
"""What the box is said to hold."""
ENTRIES: list[Entry] = []
"""Every component with its provenance."""


def _enter(kind: str, row: _Row, file: str, reconstructed: tuple[str, ...] = ()) -> None:
    if any(entry.id == row.id for entry in ENTRIES):
        raise ContentFault(f"{file}: the id {row.id!r} is used twice.")
    ENTRIES.append(Entry(row.id, kind, row.source, file, row.coined, reconstructed))


def _load_cards() -> frozenset[str]:
    while_prepped = set()
    for type in (GEM, RELIC, SPELL):
        file = f"{type}s.toml"
        rows = read(_FOLDER / file, _CardFile).card
        for row in rows:
            _enter(type, row, file, ("copies",) if row.copies_source == "reconstructed" else ())
            CARDS[row.id] = Card(
                row.id,
                type,
                row.cost,
                row.starter,
                row.aether,
                row.aether_gem_only,
                row.aether_spell_only,
                row.damage,
            )
            COPIES[row.id] = row.copies
            if row.while_prepped:
                while_prepped.add(row.id)
        SUPPLY[type] = tuple(CARDS[row.id] for row in rows if not row.starter)
    return frozenset(while_prepped)


def _load_mages() -> None:
    for row in read(_FOLDER / "mages.toml", _MageFile).mage:
        _enter("mage", row, "mages.toml")
        breaches = tuple(
            (b.number, OPEN if b.state == "open" else b.stage) for b in row.breaches if b.state != "absent"
        )
        for card in row.hand + row.deck:
            if card not in CARDS:
                raise ContentFault(f"mages.toml: {row.id} starts with the unknown card {card!r}.")
        MAGES[row.id] = MageMat(row.id, row.charges, row.timing, breaches, row.hand, row.deck)


def _load_foes(rows: list[_NemesisCardRow], owner: str, file: str) -> tuple[str, ...]:
    for row in rows:
        _enter(row.type, row, file)
        FOES[row.id] = NemesisCard(row.id, owner, row.tier, row.type, row.life, row.power)
        TIERS.setdefault((owner, row.tier), []).append(FOES[row.id])
    return tuple(row.id for row in rows)


def _load_nemeses() -> frozenset[str]:
    basic = read(_FOLDER / "nemesis" / "basic.toml", _BasicFile).card
    _load_foes(basic, BASIC, "nemesis/basic.toml")
    to_discard = {row.id for row in basic if row.has_to_discard}
    for id, content in _nemesis_files():
        file = f"nemesis/{id}.toml"
        figures = {key: value for key, value in content.nemesis.items() if isinstance(value, int)}
        texts = {key: value for key, value in content.nemesis.items() if not isinstance(value, int)}
        _enter("nemesis", msgspec.convert(texts, _Row), file)
        cards = _load_foes(content.card, id, file)
        to_discard.update(row.id for row in content.card if row.has_to_discard)
        for side in content.side_card:
            _enter(side.kind, side, file)
            if side.kind == CORRUPTION:
                CARDS[side.id] = Card(side.id, CORRUPTION, 0)
        for row in content.mat_row:
            _enter(row.kind, row, file)
        NEMESES[id] = NemesisMat(
            id,
            figures["life"],
            figures["difficulty"],
            cards,
            tuple(side.id for side in content.side_card),
            figures,
            tuple(MatRow(row.id, row.figures) for row in content.mat_row),
        )
    return frozenset(to_discard)


def _nemesis_files() -> list[tuple[str, _NemesisFile]]:
    ids = [file.name.removesuffix(".toml") for file in (_FOLDER / "nemesis").iterdir() if file.is_file()]
    found = [(id, read(_FOLDER / "nemesis" / f"{id}.toml", _NemesisFile)) for id in ids if id != BASIC]
    order: dict[int, tuple[str, _NemesisFile]] = {}
    for id, content in found:
        place = content.nemesis.get("order")
        if not isinstance(place, int) or place in order:
            raise ContentFault(f"nemesis/{id}.toml: order is a number of its own, not {place!r}.")
        order[place] = (id, content)
    return [order[place] for place in sorted(order)]


for _row in _table.difficulty:
    _enter("difficulty", _row, "table.toml")
for _preset in _table.preset:
    _enter("preset", _preset, "table.toml")
for _component in _table.component:
    _enter("component", _component, "table.toml")
WHILE_PREPPED = _load_cards()
_load_mages()
TO_DISCARD = _load_nemeses()
