"""From players and options to the first state (WC-SETUP, WC-ADV, WC-INFO-05, WS-SETUP)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components import catalogue, device_catalogue
from tryptyk.games.age_contrived.components.energy import UNIT
from tryptyk.games.age_contrived.components.printed import MOST_TURNS, POSITIONS, Character
from tryptyk.games.age_contrived.components.solo_catalogue import AUTOMA_TURN_LIMIT, DIFFICULTIES, SOLO_SIDES
from tryptyk.games.age_contrived.effects.automa.layout import lay_out_automa
from tryptyk.games.age_contrived.rules.opening import arrange_item, draft_item, reveal_item
from tryptyk.games.age_contrived.rules.sections import lay_open
from tryptyk.games.age_contrived.rules.sides import lay_out_side
from tryptyk.games.age_contrived.rules.stages import turn_item
from tryptyk.games.age_contrived.state import (
    COLUMN_CONDUITS,
    NONE,
    ONE_PRIMAL,
    PLACED_BRIDGE,
    TAKES_BACK,
    Player,
    State,
)
from tryptyk.kernel.errors import InvalidSetup
from tryptyk.kernel.game import Setup
from tryptyk.kernel.rng import Rng
from tryptyk.kernel.setup import RANDOM, EachSeat, Flag, Number, OneOf, SetupOption

SWITCHES: Final = {
    "column_conduits": COLUMN_CONDUITS,
    "placed_bridge": PLACED_BRIDGE,
    "takes_back": TAKES_BACK,
    "one_primal": ONE_PRIMAL,
}
"""Options that settle rulings on the automa otherwise."""
ALONE: Final = range(1, 2)
TOGETHER: Final = range(2, 6)

DIFFICULTY: Final = OneOf("difficulty", [*DIFFICULTIES], "normal", players=ALONE)
"""Of the automa, from the easiest on (WS-DEC-03)."""

OPTIONS: Final[tuple[SetupOption, ...]] = (
    EachSeat("characters", [*catalogue.CHARACTER_IDS, RANDOM], noun="character", distinct=True),
    OneOf("automa", [*SOLO_SIDES, *catalogue.CHARACTER_IDS, RANDOM], RANDOM, players=ALONE),
    DIFFICULTY,
    Flag("advanced_setup", players=TOGETHER),
    Flag("bridge_draft", players=TOGETHER),
    Flag("divine_wind"),
    Flag("no_abilities"),
    OneOf("conduit_movement", [*catalogue.CONDUIT_MOVEMENTS], catalogue.CONDUIT_MOVEMENTS[0]),
    OneOf("section_spaces", [*catalogue.SECTION_SPACES], catalogue.SECTION_SPACES[0]),
    Number("turn_limit", 1, MOST_TURNS, catalogue.TURN_LIMIT, players=TOGETHER),
    Number("automa_turn_limit", 1, MOST_TURNS, AUTOMA_TURN_LIMIT, players=ALONE),
    Flag("column_conduits", players=ALONE),
    Flag("placed_bridge", players=ALONE),
    Flag("takes_back", players=ALONE),
    Flag("one_primal", players=ALONE),
)
"""What people settle before the game (WC-DEC-01, 02, WS-DEC-01..03); from conduits on they settle rulings.

The automa's is a side of a solo character card; a character alone leaves its side to chance (WS-DEC-02)."""


def new_state(players: int, setup: Setup, rng: Rng) -> State:
    """The table before the first turn. Chance comes in the order of WC-INFO-05."""
    g = State()
    g.begin(rng)
    alone = players == 1
    g.conduit_movement = setup["conduit_movement"]
    g.prototype = setup["section_spaces"] == "prototype"
    g.turn_limit = setup["automa_turn_limit"] if alone else setup["turn_limit"]
    g.with_abilities = not setup["no_abilities"]
    g.with_wind = setup["divine_wind"]
    g.players = []
    g.automa = None
    g.sides = []
    outer = _draw_monuments(g, max(players, 2))
    _lay_out_board(g, max(players, 2))
    _seat_players(g, players, setup)
    if alone:
        _seat_automa(g, setup)
    _place_figures(g, outer)
    g.supply = []
    if setup["bridge_draft"]:
        g.supply = list(catalogue.NEUTRAL_BRIDGES)
    else:
        _lay_neutral_bridges(g)
    # Alone, the human has the first turn (WS-SETUP-25).
    g.first = 0 if alone else rng.below(players)
    g.active = g.first
    g.announced = False
    g.over = False
    g.secret = setup["advanced_setup"]
    _prepare(g, setup)
    return g


# The board


def _draw_monuments(g: State, count: int) -> list[int]:
    """The Beacon and as many others as there are players (WC-SETUP-01, 02)."""
    outer = list(range(catalogue.CENTRE))
    g.rng.shuffle(outer)
    drawn = sorted(outer[:count])
    g.in_play = 1 << catalogue.CENTRE
    for number in drawn:
        g.in_play |= 1 << number
    g.built = [0] * len(catalogue.REGIONS)
    g.finishers = [NONE] * len(catalogue.REGIONS)
    g.closed = 0
    g.patrons = g.in_play
    g.spaces = [[] for _ in catalogue.REGIONS]
    for region in catalogue.REGIONS:
        lay_open(g, region.number)
    return drawn


def _lay_out_board(g: State, count: int) -> None:
    figures = catalogue.PLAYERS[count]
    tokens = [token for token in catalogue.BENEFIT_TOKENS.values() if token.min_players <= count]
    g.rng.shuffle(tokens)
    g.benefits = [tokens.pop() if g.in_play >> r.number & 1 else None for r in catalogue.REGIONS]
    drawn = [achievement for achievement in catalogue.ACHIEVEMENTS.values() if not achievement.printed]
    g.rng.shuffle(drawn)
    g.achievements = [a for a in catalogue.ACHIEVEMENTS.values() if a.printed] + drawn[:2]
    # Level I lies on top (WC-SETUP-10); the last of the list is drawn first.
    g.stack = []
    for level in (3, 2, 1):
        tiles = [t for t in device_catalogue.UPGRADED_TILES if t.level == level and t.min_players <= count]
        g.rng.shuffle(tiles)
        g.stack.extend(tiles)
    drawn_tiles = [g.stack.pop() for _ in catalogue.POOL_COSTS]
    g.tiles = [*reversed(drawn_tiles)]
    g.upgrades = [figures.upgraded_action_copies] * len(device_catalogue.UPGRADED_ACTIONS)
    g.doubles = list(device_catalogue.DOUBLES)
    g.singles = list(device_catalogue.SINGLES)
    g.bridges = [None] * len(catalogue.PATHS)


def _lay_neutral_bridges(g: State) -> None:
    """One between each starting region and the centre, the others beside them (WC-SETUP-34, 35)."""
    starting = [
        region.number
        for region in catalogue.REGIONS
        if region.start >= 0 and region.start in [side.place for side in g.sides]
    ]
    others = [number for number in range(catalogue.CENTRE) if number not in starting]
    near = list(catalogue.NEUTRAL_BRIDGES[: len(starting)])
    far = list(catalogue.NEUTRAL_BRIDGES[len(starting) :])
    g.rng.shuffle(near)
    g.rng.shuffle(far)
    for region, bridge in zip(starting + others, near + far):
        g.bridges[catalogue.SPOKES[region]] = bridge


# Those who play


def _seat_players(g: State, players: int, setup: Setup) -> None:
    """A character for each: the one that was asked for, or one by chance (WC-SETUP-17, 18).

    A human alone draws another one than that of the side chosen for the automa (WS-AMB-44).
    """
    wanted = setup["characters"]
    free = [id for id in catalogue.CHARACTER_IDS if id not in wanted]
    g.rng.shuffle(free)
    if setup["automa"] != RANDOM:
        # Taken out once they are shuffled, so that a seed gives the same as without a conflict.
        automa = _character_of(setup["automa"])
        free = [id for id in free if id != automa]
    for seat in range(players):
        id = free.pop() if wanted[seat] == RANDOM else wanted[seat]
        g.players.append(_lay_out_player(g, seat, catalogue.CHARACTERS[id]))
    g.gather()


def _lay_out_player(g: State, seat: int, character: Character) -> Player:
    """The device with its seven tiles, all of them empty (WC-SETUP-24, 27..29)."""
    player = Player(seat, character)
    lay_out_side(player)
    player.channel = list(device_catalogue.BASIC_TILES)
    player.inactive = list(device_catalogue.INACTIVE_TILES)
    player.upper = [0] * POSITIONS
    player.lower = [0] * POSITIONS
    player.actions = list(device_catalogue.BASIC_ACTIONS)
    player.conduits = [NONE] * POSITIONS
    player.wind = g.with_wind
    return player


def _seat_automa(g: State, setup: Setup) -> None:
    """Another character than the human's, and one side of its card (WS-SETUP-02, 05, WS-AMB-44)."""
    human = g.players[0].character.id
    id = setup["automa"]
    if id in SOLO_SIDES:
        side = SOLO_SIDES[id]
    else:
        wanted = [side for side in SOLO_SIDES.values() if id in (RANDOM, side.character)]
        sides = [side for side in wanted if side.character != human] or wanted
        side = sides[g.rng.below(len(sides))]
    if side.character == human:
        raise InvalidSetup(f"The automa cannot play {human}, too: choose another side for one of you.")
    g.automa = lay_out_automa(g, catalogue.CHARACTERS[side.character], side, setup["difficulty"])
    for option, switch in SWITCHES.items():
        if setup[option]:
            g.automa.switches |= switch
    g.gather()


def _character_of(automa: str) -> str:
    """Of a side, or of a character whose side is left to chance."""
    return SOLO_SIDES[automa].character if automa in SOLO_SIDES else automa


def _place_figures(g: State, regions: list[int]) -> None:
    """The regions with drawn monuments clockwise, one for each side, the first by chance (WC-AMB-41)."""
    first = g.rng.below(len(regions))
    for side in g.sides:
        side.place = catalogue.REGIONS[regions[(first + side.number) % len(regions)]].start
        side.facing = 0
        side.started = catalogue.PLACES[side.place].regions


# What comes before the first turn


def _prepare(g: State, setup: Setup) -> None:
    figures = catalogue.PLAYERS[len(g.players)]
    for player in g.players:
        player.charged = figures.charged
    g.then(turn_item(g.first))
    last = (g.first - 1) % len(g.players)
    if setup["bridge_draft"]:
        g.then(draft_item(last))
    if setup["advanced_setup"]:
        g.then(*[arrange_item(player.number, left=figures.arranged) for player in g.players], reveal_item())
        return
    for player in g.players:
        for position in figures.filled:
            _move(player, player.character.upper[position], player.upper, position)
            _move(player, player.character.lower[position], player.lower, position)
        player.exhausted -= UNIT[player.character.pool]
        player.pool += UNIT[player.character.pool]


def _move(player: Player, kind: int, row: list[int], position: int) -> None:
    player.exhausted -= UNIT[kind]
    row[position] += UNIT[kind]
