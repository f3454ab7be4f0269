"""Sets a table of An Age Contrived in a few lines, plays choices on it, and reads the result.

>>> s = Scene(2).figure(0, "quarry_hub", "quarry_mid").begin(("move", 0, 1, 0, -1))
>>> s.choose("step", "quarry_mid")
>>> s.place_of(0)
'quarry_mid'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from tests.playing import Playing
from tryptyk.games.age_contrived.components.atlas import NO_ENTRY
from tryptyk.games.age_contrived.components.catalogue import (
    ACHIEVEMENTS,
    BENEFIT_TOKENS,
    BRIDGES,
    CHARACTER_IDS,
    MONUMENT,
    PATH,
    PILLARS,
    PLACE,
    PLACES,
    REGIONS,
)
from tryptyk.games.age_contrived.components.device_catalogue import ACTION_TILES, TILES
from tryptyk.games.age_contrived.components.energy import KINDS, bag_of, named
from tryptyk.games.age_contrived.components.printed import FACES, POSITIONS, SCORING_SPACES, SYMBOLS, TRACKS
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.rules.achievements import achievement_number
from tryptyk.games.age_contrived.rules.journeys import MOVE, TRACK
from tryptyk.games.age_contrived.rules.sections import accepted, lay_open
from tryptyk.games.age_contrived.rules.sides import set_abilities
from tryptyk.games.age_contrived.rules.stages import TURN
from tryptyk.games.age_contrived.rules.turns import CHOOSE
from tryptyk.games.age_contrived.scoring import score
from tryptyk.games.age_contrived.setup import OPTIONS, new_state
from tryptyk.games.age_contrived.state import NONE, Automa, Player, Side, State
from tryptyk.kernel import Item, Outcome, Rng, Table
from tryptyk.kernel.setup import read_setup

__all__ = ["Scene", "bag", "laid_out"]


def laid_out(players: int = 2, seed: int = 1, **setup: Any) -> State:
    """The table before the first turn."""
    return new_state(players, read_setup(OPTIONS, players, setup), Rng(seed))


def bag(energies: str) -> int:
    """Energies by their ids, with spaces: ``"compass rose rose"``."""
    return bag_of(KINDS.index(id) for id in energies.split())


class Scene(Playing):
    """A game in the middle of things.

    Seat 0 is Aureon, seat 1 Ignotas and so on, unless ``characters`` says otherwise; seat 0 begins.
    Figures stand on the starting spaces of the quarry, the sea and so on, and look into their regions. The
    monuments of all regions are in play. Devices, pools and tracks are empty, so is the Pool; the exhausted
    pools hold what they hold at the start (4 of each kind, 1 primal), the channel tokens are exhausted. No
    bridge lies anywhere, the Pool shows no tile. Energies that a scene sets are not taken from elsewhere.
    """

    def __init__(self, players: int = 2, **setup: Any) -> None:
        seed = setup.pop("seed", 1)
        if players > 1:
            setup.setdefault("characters", CHARACTER_IDS[:players])
        self.g: State = laid_out(players, seed, **setup)
        g = self.g
        g.first = 0
        g.active = 0
        self.table: Table[State] | None = None
        if g.automa is None:
            self.in_play(*[region.monument for region in REGIONS])
        for token, region in zip(BENEFIT_TOKENS.values(), REGIONS):
            g.benefits[region.number] = token
        g.bridges = [None] * len(g.bridges)
        self.pool_tiles()
        for side in g.sides:
            side.exhausted = bag("compass " * 4 + "magnet " * 4 + "rose " * 4 + "primal")
            side.pool = 0
            side.charged = False
            side.place = REGIONS[side.number].start
            side.started = PLACES[side.place].regions
        for player in g.players:
            player.upper = [0] * POSITIONS
            player.lower = [0] * POSITIONS

    def __getitem__(self, number: int) -> Player:
        return self.g.players[number]

    @property
    def automa(self) -> Automa:
        assert self.g.automa is not None
        return self.g.automa

    def side(self, number: int) -> Side:
        return self.g.sides[number]

    # Setting the table; each returns the scene, so that calls can be chained.

    def exhausted(self, number: int, energies: str) -> Self:
        self.side(number).exhausted = bag(energies)
        return self

    def reserve(self, number: int, energies: str) -> Self:
        self.side(number).reserve = bag(energies)
        return self

    def pool(self, number: int, energies: str) -> Self:
        """In the Pool."""
        self.side(number).pool = bag(energies)
        return self

    def bound(self, number: int, monument: str, energies: str) -> Self:
        self.side(number).bound[MONUMENT[monument]] = bag(energies)
        return self

    def pillar(self, number: int, pillar: str, kind: str) -> Self:
        self.side(number).pillars[PILLARS[pillar]] = KINDS.index(kind)
        return self

    def achieved(self, number: int, achievement: str, kind: str, space: str = "left") -> Self:
        place = achievement_number(self.g, achievement)
        self.side(number).achieved[place] = 4 * SCORING_SPACES.index(space) + KINDS.index(kind)
        return self

    def track(self, number: int, track: str, space: int, kind: str = "compass") -> Self:
        """An energy on a space of a track, 1 to 4."""
        side = self.side(number)
        side.tracks[TRACKS.index(track)] = space
        side.track_kinds[TRACKS.index(track)] = KINDS.index(kind)
        return self

    def charged(self, *numbers: int) -> Self:
        for number in numbers:
            self.side(number).charged = True
        return self

    def patron(self, number: int, monument: str) -> Self:
        self.side(number).patron = MONUMENT[monument]
        self.g.patrons &= ~(1 << MONUMENT[monument])
        return self

    def unlock(self, number: int, *levels: int) -> Self:
        """The bridges of these levels are away from the character board, lying nowhere."""
        side = self.side(number)
        for level in levels:
            side.bridges &= ~(1 << level - 1)
        set_abilities(self.g, side)
        return self

    def bridge(self, path: str, id: str, face: str = "a") -> Self:
        """A bridge on a damaged path; an own one leaves the character board."""
        bridge = BRIDGES[id][FACES.index(face)]
        self.g.bridges[PATH[path]] = bridge
        for side in self.g.sides:
            if side.character.id == bridge.character:
                self.unlock(side.number, bridge.level)
        return self

    def figure(self, number: int, place: str, ahead: str = "") -> Self:
        """Where a figure stands, and a place ahead of it; on a central space the one it came from."""
        side = self.side(number)
        side.place = PLACE[place]
        where = PLACES[side.place]
        if where.central:
            poses = [[pose >> 2 for pose in exits] for exits in where.exits[:NO_ENTRY]]
            facings = [n for n, ways in enumerate(poses) if ahead and PLACE[ahead] not in ways]
            side.facing = facings[0] if ahead else NO_ENTRY
        else:
            ways = [[pose >> 2 for pose in exits] for exits in where.exits]
            side.facing = next(n for n, found in enumerate(ways) if PLACE[ahead] in found) if ahead else 0
        side.started = where.regions
        return self

    def fill(self, number: int, position: int, upper: str = "", lower: str = "") -> Self:
        """Energies on the tile at a position, 1 to 5."""
        self[number].upper[position - 1] = bag(upper)
        self[number].lower[position - 1] = bag(lower)
        return self

    def tile(self, number: int, position: int, id: str) -> Self:
        """Another tile at a position, 1 to 5; 0 and -1 are the two inactive ones."""
        player = self[number]
        if position > 0:
            player.channel[position - 1] = TILES[id]
        else:
            player.inactive[-position] = TILES[id]
        return self

    def conduit(self, number: int, slot: int, symbol: str, symbols: int = 1) -> Self:
        self[number].conduits[slot - 1] = 4 * SYMBOLS.index(symbol) + symbols
        return self

    def action(self, number: int, id: str) -> Self:
        """An upgraded action tile under its position."""
        tile = ACTION_TILES[id]
        self[number].actions[tile.position] = tile
        return self

    def in_play(self, *monuments: str) -> Self:
        """Exactly these monuments, none of them begun; their patron tokens lie there."""
        g = self.g
        g.in_play = sum(1 << MONUMENT[id] for id in monuments)
        g.patrons = g.in_play
        for region in REGIONS:
            g.built[region.number] = 0
            lay_open(g, region.number)
        return self

    def section(self, monument: str, number: int, *tokens: tuple[int, str] | None) -> Self:
        """The available section (from 1), and what lies on its spaces: side and kind, or None."""
        g = self.g
        region = MONUMENT[monument]
        g.built[region] = number - 1
        lay_open(g, region)
        for slot, token in enumerate(tokens):
            if token is not None:
                g.spaces[region][slot] = 4 * token[0] + KINDS.index(token[1])
        return self

    def complete(self, monument: str, finisher: int) -> Self:
        """The available section is full and waits to be resolved."""
        region = MONUMENT[monument]
        assert NONE not in self.g.spaces[region]
        self.g.finishers[region] = finisher
        self.g.closed |= 1 << region
        return self

    def all_built(self, *but: str) -> Self:
        """Every monument in play is built, but for these."""
        for region in REGIONS:
            if region.monument not in but:
                self.g.built[region.number] = len(region.sections)
                lay_open(self.g, region.number)
        return self

    def benefit(self, monument: str, token: str) -> Self:
        self.g.benefits[MONUMENT[monument]] = BENEFIT_TOKENS[token]
        return self

    def achievements(self, *ids: str) -> Self:
        """Exactly these in play."""
        self.g.achievements = [ACHIEVEMENTS[id] for id in ids]
        return self

    def pool_tiles(self, *ids: str) -> Self:
        """The tiles of the Pool from the right, the cheapest first; the other tile spaces are empty."""
        shown = [TILES[id] for id in ids]
        self.g.tiles = [*[None] * (4 - len(shown)), *reversed(shown)]
        self.g.stack = [tile for tile in self.g.stack if tile not in shown]
        return self

    def stack(self, *ids: str) -> Self:
        """Exactly these face down, the top one first."""
        self.g.stack = [TILES[id] for id in reversed(ids)]
        return self

    def set(self, **fields: Any) -> Self:
        """Set fields of the state."""
        for name, value in fields.items():
            setattr(self.g, name, value)
        return self

    # Starting

    def begin(self, *agenda: Item) -> Self:
        """Let these acts come, one after the other; then the side whose turn it is is asked for its turn."""
        self.g.agenda = []
        self.g.then(*agenda, (CHOOSE, self.g.active))
        self.table = Table.from_rest(GAME, len(self.g.players), 1, {}, self.g, 0)
        return self

    def act(self, seat: int) -> Self:
        """A player's turn: convey, or an action?"""
        self.g.active = seat
        return self.begin((CHOOSE, seat))

    def turn(self, number: int) -> Self:
        """The start of a side's turn."""
        return self.begin((TURN, number))

    def move(self, seat: int, spaces: int) -> Self:
        """A movement of the character."""
        return self.begin((MOVE, seat, spaces, 0, NONE))

    def climb(self, seat: int, track: str, steps: int) -> Self:
        """A movement on a track."""
        return self.begin((TRACK, seat, TRACKS.index(track), steps, 0))

    def end(self, active: int = 0) -> Self:
        """The end of a side's turn, with all its stages; then the next turn."""
        self.g.active = active
        return self.begin(("stage", 2))

    # Playing

    # Reading

    @property
    def asked(self) -> tuple[str, int]:
        """What is asked, and whom."""
        return self.decision.kind, self.decision.seats[0]

    def place_of(self, number: int) -> str:
        return PLACES[self.side(number).place].id

    def ahead(self, number: int) -> list[str]:
        """The places that lie ahead of a figure, whether they can be entered or not."""
        side = self.side(number)
        return [PLACES[pose >> 2].id for pose in PLACES[side.place].exits[side.facing]]

    def on_tracks(self, number: int) -> dict[str, tuple[int, str]]:
        """What lies on the tracks: space and kind."""
        side = self.side(number)
        return {
            track: (side.tracks[n], KINDS[side.track_kinds[n]])
            for n, track in enumerate(TRACKS)
            if side.tracks[n]
        }

    def bound_at(self, number: int, place: str) -> str:
        """What a side has bound to a monument or a pillar."""
        side = self.side(number)
        if place in MONUMENT:
            return named(side.bound[MONUMENT[place]])
        kind = side.pillars[PILLARS[place]]
        return "" if kind == NONE else KINDS[kind]

    def bridge_on(self, path: str) -> str:
        """The bridge on a damaged path and its upper side; empty for none."""
        bridge = self.g.bridges[PATH[path]]
        return "" if bridge is None else repr(bridge)

    def row(self, number: int, position: int) -> tuple[str, str]:
        """What lies on the tile at a position, 1 to 5: in the upper row and in the lower one."""
        player = self[number]
        return named(player.upper[position - 1]), named(player.lower[position - 1])

    def held(self, energies: int) -> str:
        """A bag by its ids, with spaces."""
        return named(energies)

    def on(self, monument: str) -> list[tuple[int, str] | None]:
        """What lies on the spaces of the available section: side and kind."""
        return [
            None if token == NONE else (token >> 2, KINDS[token & 3])
            for token in self.g.spaces[MONUMENT[monument]]
        ]

    def accepts(self, monument: str) -> list[int]:
        return list(accepted(self.g, MONUMENT[monument]))

    def lines(self, number: int) -> Mapping[str, int]:
        """The score line by line."""
        return {key: points for key, points, _ in score(self.g)[number].lines}

    def points(self, number: int) -> int:
        return score(self.g)[number].points

    @property
    def outcome(self) -> Outcome:
        assert self.g.ending, "the game goes on"
        return Outcome(self.g.ending, score(self.g))
