"""From players and options to the first state (BF-SETM, BF-SETP, BF-SSET, BF-CHAL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tryptyk.games.bonfire.components import catalogue
from tryptyk.games.bonfire.components.printed import COLOURS, GOLD, POSITIONS, Task
from tryptyk.games.bonfire.rules.turns import turn_item
from tryptyk.games.bonfire.state import AWAY, BY_HANDICAP, HARBOUR, SOURCES, START, City, Player, State, Tom
from tryptyk.kernel.errors import InvalidSetup
from tryptyk.kernel.game import Setup
from tryptyk.kernel.rng import Rng
from tryptyk.kernel.score import Outcome
from tryptyk.kernel.setup import RANDOM, EachSeat, Flag, Number, SetupOption

FARTHEST: Final = 200
"""Beyond it no handicap goes; nobody has come near."""
ALONE: Final = range(1, 2)
TOGETHER: Final = range(2, 5)

OPTIONS: Final[tuple[SetupOption, ...]] = (
    EachSeat("colours", [*catalogue.COLOUR_IDS, RANDOM], noun="colour", distinct=True),
    EachSeat("boards", [*catalogue.BOARDS, RANDOM], noun="board", distinct=True),
    Flag("first_game", players=TOGETHER),
    Flag("challenge", players=ALONE),
    Number("handicap", -FARTHEST, FARTHEST, catalogue.CHALLENGE.start, players=ALONE),
    Flag("only_if_lacking"),
    Flag("specialist_6_gold"),
    Flag("countdown_waits"),
)
"""What people settle before the game (BF-DEC-01..03); the last three switch BF-RUL-02, 44 and 39."""


def new_state(players: int, setup: Setup, rng: Rng) -> State:
    """The table before the first turn."""
    g = State()
    g.begin(rng)
    g.only_if_lacking = setup["only_if_lacking"]
    g.specialist_6_gold = setup["specialist_6_gold"]
    g.countdown_waits = setup["countdown_waits"]
    colours = _drawn(setup["colours"], catalogue.COLOUR_IDS, rng)
    boards = _drawn(setup["boards"], list(catalogue.BOARDS), rng)
    g.players = [_lay_out_player(g, seat, boards[seat], colours[seat]) for seat in range(players)]
    g.tom = None
    g.starting = rng.below(players)
    if players == 1:
        _lay_out_tom(g, boards[1], colours[1])
        if setup["challenge"]:
            _shift_scores(g, setup["handicap"])
    _deal_tasks(g, setup["first_game"])
    _deal_portals(g)
    g.wheel = 0
    g.path_pile = list(catalogue.PATH_TILES.values())
    rng.shuffle(g.path_pile)
    g.sunk = []
    g.path_display = [g.path_pile.pop() for _ in range(catalogue.DISPLAYS.paths)]
    # The Specialists that cost Gold leave a solo game (BF-SSET-04).
    g.gnome_deck = [card for card in catalogue.SPECIALISTS.values() if players > 1 or card.cost != GOLD]
    rng.shuffle(g.gnome_deck)
    g.gnome_discard = []
    g.specialists = [g.gnome_deck.pop() for _ in range(catalogue.DISPLAYS.specialists)]
    g.elders = list(catalogue.ELDERS.values())
    g.council = [()] * len(catalogue.COUNCIL)
    g.neutral = [True] * len(catalogue.COMMON_TASKS)
    g.active = g.starting
    g.stack = -1
    g.running = 0
    g.countdown_from = 0
    g.then(turn_item(g.starting))
    return g


def _drawn(wanted: Sequence[str], all: Sequence[str], rng: Rng) -> list[str]:
    """What each seat wanted, chance where it did not care, and then all that is left."""
    free = [id for id in all if id not in wanted]
    rng.shuffle(free)
    return [free.pop() if id == RANDOM else id for id in wanted] + free


def _lay_out_player(g: State, seat: int, board: str, colour: str) -> Player:
    player = Player(seat, catalogue.BOARDS[board], colour)
    _lay_out_city(player)
    tiles = list(catalogue.FATE_TILES.values())
    g.rng.shuffle(tiles)
    player.apart = tiles.pop()
    player.column = tiles
    player.fate = [0] * 6
    player.laid = []
    tokens = list(catalogue.OFFERINGS)
    g.rng.shuffle(tokens)
    half = len(tokens) // 2
    player.stacks = [tokens[:half], tokens[half:]]
    player.offered = [0] * len(catalogue.ISLANDS)
    player.tiles = [0] * len(catalogue.START_TILES)
    player.resources = list(catalogue.START_RESOURCES)
    player.ship = HARBOUR
    return player


def _lay_out_city(city: City) -> None:
    """The own Guardian stands on the start area (BF-SETP-02)."""
    city.tasks = [None] * (len(POSITIONS) + 1)
    city.path = []
    city.guardians = [START] + [AWAY] * (len(catalogue.GUARDIANS) - 1)
    city.gnomes = []
    city.points = [0] * SOURCES


def _lay_out_tom(g: State, board: str, colour: str) -> None:
    """A board and a colour that are not used, and four Novices (BF-SSET-06..09)."""
    tom = Tom(catalogue.BOARDS[board], colour)
    _lay_out_city(tom)
    tom.deck = list(catalogue.TOM_CARDS.values())
    g.rng.shuffle(tom.deck)
    tom.discard = []
    tom.novices = catalogue.SOLO.novices
    g.tom = tom


def _shift_scores(g: State, handicap: int) -> None:
    """Above zero it is Tom's start, below it the player's (BF-CHAL-01)."""
    if handicap < 0:
        g.players[0].points[BY_HANDICAP] = -handicap
    elif g.tom is not None:
        g.tom.points[BY_HANDICAP] = handicap


# Tasks and Portals


def _deal_tasks(g: State, first_game: bool) -> None:
    players = len(g.players)
    pool = [task for id, task in catalogue.TASKS.items() if catalogue.MIN_PLAYERS.get(id, 1) <= players]
    g.rng.shuffle(pool)
    g.islands = [()] * len(catalogue.ISLANDS)
    if players == 1:
        _deal_solo_tasks(g, pool)
        return
    figures = catalogue.PLAYERS[players]
    for island in catalogue.TASK_ISLANDS:
        count = figures.corner_tasks if island.corner else figures.tasks
        if first_game:
            g.islands[island.number] = tuple(_of_different_colours(pool, count, g.rng))
        else:
            g.islands[island.number] = tuple([pool.pop() for _ in range(count)])


def _of_different_colours(pool: list[Task], count: int, rng: Rng) -> list[Task]:
    """Colours first, then Tasks of those colours (BF-SETM-07)."""
    colours = list(range(len(COLOURS)))
    rng.shuffle(colours)
    found = []
    for colour in colours[:count]:
        task = next(task for task in pool if task.colour == colour)
        pool.remove(task)
        found.append(task)
    return found


def _deal_solo_tasks(g: State, pool: list[Task]) -> None:
    """So many of each colour, two on each island, dealt anew until they differ in colour (BF-RUL-66)."""
    solo = catalogue.SOLO
    drawn = []
    for colour, count in enumerate((solo.blue_tasks, solo.red_tasks, solo.yellow_tasks)):
        drawn.extend([task for task in pool if task.colour == colour][:count])
    colours = [task.colour for task in drawn]
    for island, pair in zip(catalogue.TASK_ISLANDS, _deal_unlike(colours, 2, g.rng)):
        g.islands[island.number] = tuple([drawn[number] for number in pair])


def _deal_portals(g: State) -> None:
    """Spread evenly; alone no field may hold two of a kind (BF-SETM-12, BF-SSET-03)."""
    figures = catalogue.PLAYERS[len(g.players)]
    portals = [kind for kind in range(len(catalogue.PORTALS)) for _ in range(figures.portal_copies)]
    if len(g.players) == 1:
        dealt = _deal_unlike(portals, figures.portals, g.rng)
        g.fields = [tuple([portals[n] for n in there]) for there in dealt]
        return
    g.rng.shuffle(portals)
    share = figures.portals
    g.fields = [tuple(portals[n : n + share]) for n in range(0, len(portals), share)]


def _deal_unlike(kinds: list[int], share: int, rng: Rng) -> list[list[int]]:
    """The places of some things, dealt into equal shares, all anew until no share has two of a kind.

    A deal is given up as soon as it cannot fit, so every one that fits is equally likely (BF-RUL-66).
    """
    shares, over = divmod(len(kinds), share)
    if over or any([kinds.count(kind) > shares for kind in set(kinds)]):
        raise InvalidSetup(
            f"{len(kinds)} things cannot be dealt by {share} so that none are alike:"
            " tryptyk content bonfire --check says what does not add up."
        )
    bits = [1 << kind for kind in kinds]
    while True:
        places = list(range(len(kinds)))
        seen = 0
        for last in range(len(places) - 1, -1, -1):
            place = rng.below(last + 1)
            places[place], places[last] = places[last], places[place]
            seen |= bits[places[last]]
            if last % share == 0:
                if seen.bit_count() < share:
                    break
                seen = 0
        else:
            places.reverse()
            return [places[n : n + share] for n in range(0, len(places), share)]


def easier(players: int, setup: Setup) -> Setup | None:
    """Against Tom alone: the challenge, which begins with a lead (BF-CHAL-01, 02) and becomes easier
    by itself with each defeat (BF-CHAL-04)."""
    if players > 1 or setup["challenge"]:
        return None
    return {**setup, "challenge": True, "handicap": catalogue.CHALLENGE.start}


def next_setup(players: int, setup: Setup, outcome: Outcome) -> Setup:
    """The challenge goes on with another handicap (BF-CHAL-03..05); all else stays."""
    if players > 1 or not setup["challenge"]:
        return setup
    figures = catalogue.CHALLENGE
    change = figures.on_draw if outcome.draw else figures.on_win if outcome.winners else figures.on_loss
    return {**setup, "handicap": max(-FARTHEST, min(FARTHEST, setup["handicap"] + change))}
