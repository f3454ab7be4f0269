"""Sets a Bonfire table in a few lines, plays choices on it, and reads the result.

>>> s = Scene(2).tiles(0, ship=1).ship(0, "island_a1").act(0)
>>> s.choose("ship", "island_a2")
>>> s.island_of(0)
'island_a2'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from tests.playing import Playing
from tryptyk.games.bonfire.components.catalogue import (
    AREA,
    BOARDS,
    COMMON_TASKS,
    COUNCIL,
    FATE_TILES,
    GNOMES,
    GUARDIANS,
    ISLAND,
    ISLANDS,
    PATH_TILES,
    PORTALS,
    TASKS,
    TOM_CARDS,
)
from tryptyk.games.bonfire.components.printed import ACTION_TILES, RESOURCES
from tryptyk.games.bonfire.game import GAME
from tryptyk.games.bonfire.rules.fate import lay
from tryptyk.games.bonfire.rules.turns import ACT, TOM_TURN, TURN
from tryptyk.games.bonfire.scoring import score
from tryptyk.games.bonfire.setup import OPTIONS, new_state
from tryptyk.games.bonfire.state import AT_BONFIRE, AWAY, NEUTRAL, START, City, Player, State, Tom, without
from tryptyk.kernel import Item, Outcome, Rng, Table
from tryptyk.kernel.setup import read_setup

__all__ = ["AT_BONFIRE", "Scene", "laid_out"]


def laid_out(players: int = 2, seed: int = 1, **setup: Any) -> State:
    """The table before the first turn."""
    return new_state(players, read_setup(OPTIONS, players, setup), Rng(seed))


class Scene(Playing):
    """A game in the middle of things.

    All players have placed their first Fate Tile; their supplies are empty, their Ships in the harbour. Seat
    0 is the Starting Player. All else is as after setup.
    """

    def __init__(self, players: int = 2, **setup: Any) -> None:
        seed = setup.pop("seed", 1)
        setup.setdefault("boards", list(BOARDS)[:players])
        self.g: State = laid_out(players, seed, **setup)
        self.g.starting = 0
        self.table: Table[State] | None = None
        for player in self.g.players:
            assert player.apart is not None
            lay(player, player.apart, AREA.start[0])
            player.apart = None
            player.tiles = [0] * len(ACTION_TILES)
            player.resources = [0] * len(RESOURCES)

    def __getitem__(self, seat: int) -> Player:
        return self.g.players[seat]

    @property
    def tom(self) -> Tom:
        assert self.g.tom is not None
        return self.g.tom

    def city(self, seat: int) -> City:
        """Of a seat; Tom's is that of seat -1."""
        return self.tom if seat < 0 else self[seat]

    # Setting the table; each returns the scene, so that calls can be chained.

    def tiles(self, seat: int, **counts: int) -> Self:
        """Exactly these Action Tiles; ``any`` is the yellow one."""
        self[seat].tiles = [counts.pop(id, 0) for id in ACTION_TILES]
        assert not counts, counts
        return self

    def resources(self, seat: int, **counts: int) -> Self:
        """Exactly these Resources."""
        self[seat].resources = [counts.pop(id, 0) for id in RESOURCES]
        assert not counts, counts
        return self

    def ship(self, seat: int, island: str) -> Self:
        self[seat].ship = ISLAND[island].number
        return self

    def task(self, seat: int, place: int, id: str, lit: bool = False) -> Self:
        city = self.city(seat)
        self._take_task(id)
        city.tasks[place] = TASKS[id]
        if lit:
            city.lit |= 1 << place
        return self

    def bonfires(self, seat: int, *ids: str) -> Self:
        """Lit Tasks from the left."""
        for place, id in enumerate(ids, start=1):
            self.task(seat, place, id, lit=True)
        return self

    def _take_task(self, id: str) -> None:
        for number, tasks in enumerate(self.g.islands):
            if TASKS[id] in tasks:
                self.g.islands[number] = without(tasks, TASKS[id])

    def island(self, id: str, *tasks: str) -> Self:
        """Exactly these Tasks on an island."""
        for task in tasks:
            self._take_task(task)
        self.g.islands[ISLAND[id].number] = tuple(TASKS[task] for task in tasks)
        return self

    def path(self, seat: int, *ids: str) -> Self:
        """Built Path Tiles, from position 2 on."""
        tiles = [PATH_TILES[id] for id in ids]
        self.g.path_pile = [tile for tile in self.g.path_pile if tile not in tiles]
        self.g.path_display = [None if tile in tiles else tile for tile in self.g.path_display]
        self.city(seat).path = tiles
        return self

    def portals(self, seat: int, *places: int) -> Self:
        """Exactly these notches are filled."""
        self.city(seat).portals = sum(1 << place for place in places)
        return self

    def guardian(self, seat: int, colour: str, place: int = START) -> Self:
        """On a path space, on the start area (0), or at a Bonfire (``AT_BONFIRE + place``)."""
        self.city(seat).guardians[GUARDIANS.index(colour)] = place
        return self

    def no_guardian(self, seat: int, colour: str = "own") -> Self:
        return self.guardian(seat, colour, AWAY)

    def gnomes(self, seat: int, *ids: str) -> Self:
        """Exactly these Specialists and Elders."""
        cards = [GNOMES[id] for id in ids]
        g = self.g
        g.gnome_deck = [card for card in g.gnome_deck if card not in cards]
        g.elders = [card for card in g.elders if card not in cards]
        for place, card in enumerate(g.specialists):
            if card in cards:
                g.specialists[place] = g.gnome_deck.pop() if g.gnome_deck else None
        city = self.city(seat)
        city.gnomes = cards
        if seat >= 0:
            city.abilities = 0
            for card in cards:
                city.abilities |= card.bit
        return self

    def specialists(self, *ids: str) -> Self:
        """Exactly these face up, in this order; the rest of the display is empty."""
        g = self.g
        cards = [GNOMES[id] for id in ids]
        shown = [card for card in g.specialists if card is not None and card not in cards]
        g.gnome_deck = [card for card in [*g.gnome_deck, *shown] if card not in cards]
        g.specialists = [*cards, *[None] * (len(g.specialists) - len(cards))]
        return self

    def gnome_deck(self, *ids: str) -> Self:
        """Exactly these, top first."""
        self.g.gnome_deck = [GNOMES[id] for id in reversed(ids)]
        return self

    def paths(self, *ids: str) -> Self:
        """Exactly these face up, in this order; the rest of the display is empty."""
        g = self.g
        tiles = [PATH_TILES[id] for id in ids]
        shown = [tile for tile in g.path_display if tile is not None and tile not in tiles]
        g.path_pile = [tile for tile in [*g.path_pile, *shown] if tile not in tiles]
        g.path_display = [*tiles, *[None] * (len(g.path_display) - len(tiles))]
        return self

    def path_pile(self, *ids: str) -> Self:
        """Exactly these, top first."""
        self.g.path_pile = [PATH_TILES[id] for id in reversed(ids)]
        self.g.sunk = []
        return self

    def field(self, number: int, *portals: str) -> Self:
        """Exactly these Portals at a field of the Great Bonfire, counted from 1."""
        self.g.fields[number - 1] = tuple(PORTALS.index(id) for id in portals)
        return self

    def wheel(self, number: int) -> Self:
        self.g.wheel = number
        return self

    def offerings(self, seat: int, first: str, second: str) -> Self:
        """The open token of each stack; empty for a stack that is used up."""
        for stack, top in zip(self[seat].stacks, (first, second), strict=True):
            if top:
                stack[-1] = RESOURCES.index(top)
            else:
                stack.clear()
        return self

    def offered(self, seat: int, island: str, count: int = 1) -> Self:
        self[seat].offered[ISLAND[island].number] = count
        return self

    def no_fate(self, seat: int) -> Self:
        """An empty Fate Area, all tiles in the column."""
        self[seat].fate = [0] * 6
        self[seat].laid = []
        self[seat].column = list(FATE_TILES.values())
        return self

    def fate(self, seat: int, tile: str, row: int, column: int, direction: int = 0) -> Self:
        """Lay a Fate Tile: where its first symbol lies, and whether the others follow to the right (0), below
        (1), to the left (2) or above (3)."""
        player = self[seat]
        if FATE_TILES[tile] in player.column:
            player.column.remove(FATE_TILES[tile])
        lay(player, FATE_TILES[tile], AREA.placement(row, column, direction))
        return self

    def symbols(self, seat: int, symbol: str, *places: tuple[int, int]) -> Self:
        """Symbols of earlier tiles, wherever they came from: row and column of each."""
        for place in places:
            self[seat].fate[ACTION_TILES.index(symbol)] |= 1 << AREA.places.index(place)
        return self

    def column(self, seat: int, *tiles: str) -> Self:
        """Exactly these unplaced Fate Tiles, top first."""
        self[seat].column = [FATE_TILES[id] for id in reversed(tiles)]
        return self

    def cells(self, seat: int, **cells: list[int]) -> Self:
        """Exactly these cells of the Fate Area, as the area numbers them, show these action symbols."""
        self[seat].fate = [sum(1 << cell for cell in cells.pop(id, [])) for id in ACTION_TILES[:6]]
        assert not cells, cells
        return self

    def scored(self, seat: int, source: int, points: int) -> Self:
        """Points gained during play for something, such as BY_ELDERS."""
        self.city(seat).points[source] = points
        return self

    def novices(self, field: str, *whose: int) -> Self:
        """Seats, NEUTRAL, TOM or LYING, on a field of the High Council."""
        self.g.council[COUNCIL.index(field)] = whose
        return self

    def novices_in_all(self, count: int) -> Self:
        """So many Novices in the High Council that bother nobody who plays."""
        self.g.council[0] += (NEUTRAL - 90,) * (count - sum(len(there) for there in self.g.council))
        return self

    def neutral_gone(self, *common: str) -> Self:
        """The Neutral Novices of these Common Tasks are gone."""
        for number, task in enumerate(COMMON_TASKS):
            if task.id in common:
                self.g.neutral[number] = False
        return self

    def countdown(self, stack: int, running: int = 0) -> Self:
        self.g.stack, self.g.running = stack, running
        return self

    def tom_deck(self, *cards: str) -> Self:
        """Top first; the rest lies on his discard pile."""
        self.tom.deck = [TOM_CARDS[id] for id in reversed(cards)]
        self.tom.discard = [card for card in TOM_CARDS.values() if card not in self.tom.deck]
        return self

    def set(self, **fields: Any) -> Self:
        """Set fields of the state."""
        for name, value in fields.items():
            setattr(self.g, name, value)
        return self

    # Starting

    def begin(self, *agenda: Item) -> Self:
        """Let these acts come, one after the other."""
        self.g.agenda = []
        self.g.then(*agenda)
        self.table = Table.from_rest(GAME, len(self.g.players), 1, {}, self.g, 0)
        return self

    def act(self, seat: int) -> Self:
        """A player's turn: what to do?"""
        self.g.active = seat
        self.g.turn += 1
        return self.begin((ACT, seat, 1))

    def turn(self, seat: int) -> Self:
        """The start of a player's turn."""
        return self.begin((TURN, seat))

    def council(self, seat: int, whose: int | None = None) -> Self:
        """A Novice, the own one if nobody says, is to be placed; then the turn goes on."""
        self.g.active = seat
        return self.begin(("council", seat, seat if whose is None else whose), ("after", seat))

    def tom_turn(self) -> Self:
        return self.begin((TOM_TURN,))

    # Playing

    def pay(self) -> None:
        """Pay in the plain way if there is a choice."""
        while self.decision.kind == "pay":
            self.choose(*self.options[0])

    # Reading

    def held(self, seat: int) -> dict[str, int]:
        """The supply: Action Tiles and Resources that are there, by id."""
        player = self[seat]
        return {**_counts(ACTION_TILES, player.tiles), **_counts(RESOURCES, player.resources)}

    def island_of(self, seat: int) -> str:
        return ISLANDS[self[seat].ship].id

    def points(self, seat: int) -> int:
        """What the Final Scoring would come to now; Tom's with seat -1."""
        scores = score(self.g)
        return next(one.points for one in scores if (one.seats == (seat,) if seat >= 0 else not one.seats))

    def lines(self, seat: int) -> Mapping[str, int]:
        """The score line by line; Tom's with seat -1."""
        scores = score(self.g)
        found = next(one for one in scores if (one.seats == (seat,) if seat >= 0 else not one.seats))
        return {key: points for key, points, _ in found.lines}

    @property
    def outcome(self) -> Outcome:
        assert self.g.ending, "the game goes on"
        return Outcome(self.g.ending, score(self.g))


def _counts(ids: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {id: count for id, count in zip(ids, counts, strict=True) if count}
