"""How well a seat stands, for bots: points, those that are there and those that are on the way.

Everything is counted in points of the Final Scoring, as a player would weigh it: what a Task is worth that
still lacks something, where Guardians can go, what a Specialist will still bring, what the tiles in hand are
good for. What takes longer than the game still lasts is worth nothing. Nothing hidden is looked at.
"""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.catalogue import (
    COMMON_TASKS,
    COUNTDOWN,
    GUARDIAN_POINTS,
    ISLANDS,
    LIMITS,
    PATH_COSTS,
    PLAYERS,
    SCORING,
    SOLO,
    TOM_CARDS,
)
from tryptyk.games.bonfire.components.printed import (
    ACTION_TILES,
    GNOME,
    GOLD,
    GREAT_BONFIRE,
    GUARDIAN,
    PATH,
    POSITIONS,
    SHIP,
    TASK,
    YELLOW,
)
from tryptyk.games.bonfire.effects.specialists.guardians import points_at_bonfire
from tryptyk.games.bonfire.judgement.efforts import effort, sureness
from tryptyk.games.bonfire.judgement.layouts import areas, room
from tryptyk.games.bonfire.judgement.promises import as_promised
from tryptyk.games.bonfire.judgement.weights import Weights, weights
from tryptyk.games.bonfire.rules.common_tasks import count
from tryptyk.games.bonfire.rules.countdown import novices
from tryptyk.games.bonfire.rules.gnomes import elder_points
from tryptyk.games.bonfire.rules.specialists import WORTH
from tryptyk.games.bonfire.scoring import CRYSTAL, LEFTOVERS, PORTAL, player_points
from tryptyk.games.bonfire.state import (
    AT_BONFIRE,
    AWAY,
    HARBOUR,
    START,
    Player,
    State,
)
from tryptyk.kernel.memory import drawer

LEFTOVER: Final = 1 / SCORING.leftovers
# What the components say and is asked for at every thought: compiled code has it at hand.
MOST_TASKS: Final[int] = LIMITS.tasks
MOST_GUARDIANS: Final[int] = LIMITS.guardians
MOST_GNOMES: Final[int] = LIMITS.gnomes
MOST_PORTALS: Final[int] = LIMITS.portals
PLACES: Final = len(POSITIONS) + 1
ALL_PLACES: Final = (1 << PLACES) - 1
PATHS_AFTER: Final = [sum(PATH_COSTS[place:]) for place in range(PLACES + 1)]
"""By place, what path tiles from there on cost."""
ELDERS_WANTED: Final = 2
"""More of them are not planned: they come with the rest."""

Goal = tuple[float, float, float, str]
"""Something to reach: its place in the order, what it is worth beyond its cost, the turns of work, and its
term."""
GOALS: Final = dict.fromkeys(("tasks", "guardians", "portals", "crystals", "commons", "elders"), 0.0)
"""What goals are for, and what none of them is worth."""


def evaluate(g: State, seat: int) -> float:
    return sum(terms(g, seat).values())


def terms(g: State, seat: int) -> dict[str, float]:
    """What the seat would score now, and what may come of what it has, by what it comes from."""
    player = g.players[seat]
    w = weights(g)
    rivals = -w.rivals * _best_of_others(g, seat)
    if g.ending or player.passed or player.out:
        return {"points": _scored(player), "rivals": rivals}
    player, promised = as_promised(g, player)
    works = [0.0 if task is None else effort(g, player, task) for task in player.tasks]
    fuel = _fuel(g, player, works)
    left = turns_left(g, player)
    turns = min(left, fuel)
    worth = {
        "points": _scored(player),
        "promised": promised,
        "passing": left if g.stack >= 0 else float(COUNTDOWN),
        "supply": _supply(w, player, turns),
        "fate": _fate(g, player, turns),
        "built": _built(w, player, turns),
        "ship": _ship(g, player, turns),
        "shortage": -_shortage(g, player, works, fuel),
        "rivals": rivals,
    }
    worth.update(_plan(g, player, works, turns))
    return worth


def _scored(player: Player) -> float:
    """The points of the Final Scoring; half of a pair counts as well."""
    odd = (player.tile_count + player.resource_count) % LEFTOVERS
    return player_points(player) + LEFTOVER * odd


def _best_of_others(g: State, seat: int) -> float:
    best = 0
    if g.tom is not None:
        best = g.tom.gained + 3 * g.tom.bonfires
    for other in g.players:
        if other.seat != seat:
            best = max(best, other.gained + 6 * other.bonfires)
    return float(best)


# Time


def turns_left(g: State, player: Player) -> float:
    """How many turns the player still has after this one: counted in the Countdown, guessed before it."""
    w = weights(g)
    if g.stack >= 0:
        if player.seat == g.starting:
            left = float(g.stack - (g.active == player.seat))
        elif g.running:
            left = float(g.running - (g.active == player.seat))
        else:
            left = float(g.stack)
    else:
        players = len(g.players)
        lacking = PLAYERS[players].countdown - novices(g)
        left = max(w.last_rounds, w.usual_rounds - g.turn / players)
        left = min(left, w.last_rounds - 1 + w.novice_rounds * lacking)
    if g.tom is not None:
        # He plays a card after each turn.
        left = min(left, float(len(TOM_CARDS) * SOLO.passes - g.turn))
    return max(0.0, left)


def _shortage(g: State, player: Player, works: list[float], fuel: float) -> float:
    """Whoever uses up all tiles before the Countdown is out (BF-TURN-06): save them, or light Bonfires.

    Tasks that will be lit count as well, or saving would mean to idle and never to receive one.
    """
    w = weights(g)
    if g.stack >= 0:
        return 0.0
    needed = PLAYERS[len(g.players)].countdown
    lacking = float(needed - novices(g))
    for place in range(1, PLACES):
        if player.tasks[place] is None or player.lit >> place & 1:
            continue
        if works[place] < w.last_rounds:
            lacking -= w.coming * sureness(w, works[place])
    rounds = w.countdown_rounds + w.council_rounds * lacking / needed
    return w.shortage * max(0.0, rounds - fuel)


def _fuel(g: State, player: Player, works: list[float]) -> float:
    """For how many turns the player has something to do: whoever has nothing is out (BF-TURN-06)."""
    w = weights(g)
    fuel = w.tile_turns * player.tile_count + w.fate_turns * room(g, player.covered, len(player.column))
    for place in range(1, PLACES):
        if player.tasks[place] is not None and not player.lit >> place & 1 and not works[place]:
            fuel += w.task_turns
    return fuel


def _use(w: Weights, turns: float) -> float:
    """Which part of what one has in hand one will still come to use."""
    return turns / (turns + w.used_in)


def _in_time(effort: float, turns: float) -> float:
    """How sure something is to be done in time."""
    part = effort / (turns + 1.0)
    return 1.0 - part * part if part < 1.0 else 0.0


# The supply


def _supply(w: Weights, player: Player, turns: float) -> float:
    worth = 0.0
    wanted = _wanted_tiles(player)
    for kind in range(len(ACTION_TILES)):
        held = player.tiles[kind]
        if kind == YELLOW:
            worth += (w.yellow_tile - LEFTOVER) * held
        elif held:
            useful = min(held, wanted[kind])
            worth += (w.tile - LEFTOVER) * useful + (w.spare_tile - LEFTOVER) * (held - useful)
    # Tasks take two Resources each, Gnomes one or two.
    demand = 2 * (MOST_TASKS - player.task_count) + MOST_GNOMES - len(player.gnomes)
    total = player.resource_count
    resources = (w.resource - LEFTOVER) * total + (w.gold_token - w.resource) * player.resources[GOLD]
    resources += w.variety * (len(player.resources) - player.resources.count(0)) + w.stock * min(total, 4)
    if total > demand:
        resources *= demand / total
    return (worth + resources) * _use(w, turns)


def _wanted_tiles(player: Player) -> list[int]:
    """How many tiles of each kind are of use soon."""
    wanted = [0] * len(ACTION_TILES)
    room = MOST_TASKS - player.task_count
    wanted[SHIP] = min(3, room + MOST_GUARDIANS - player.guardian_count)
    wanted[PATH] = min(3, PATHS_AFTER[player.path_end + 1])
    wanted[TASK] = min(2, room)
    wanted[GREAT_BONFIRE] = 3 if player.portal_count < MOST_PORTALS else 1
    wanted[GUARDIAN] = 3
    wanted[GNOME] = min(2, 2 * (MOST_GNOMES - len(player.gnomes)))
    return wanted


def _fate(g: State, player: Player, turns: float) -> float:
    w = weights(g)
    if not player.column:
        return 0.0
    usable = min(room(g, player.covered, len(player.column)), int(turns / 3) + 1)
    _, sizes = areas(g, tuple(player.fate))
    growth = sum([sizes[symbol] for tile in player.column for symbol in tile.symbols])
    return (w.fate_tile * usable + w.growth * growth * usable / len(player.column)) * _use(w, turns)


# The plan


def _plan(g: State, player: Player, works: list[float], turns: float) -> dict[str, float]:
    """What can still be reached, by terms. Remembered by all that it depends on, which most options leave as
    it is."""
    kept = drawer(g, "plans")
    key = (
        turns, tuple(works), player.lit, player.portals, player.abilities, len(player.laid),
        tuple(player.tasks), tuple(player.path), tuple(player.guardians), tuple(player.gnomes),
        tuple(g.elders), tuple(g.neutral),
    )  # fmt: skip
    found: dict[str, float] | None = kept.get(key)
    if found is None:
        found = kept[key] = _planned(g, player, works, turns)
    return found


def _planned(g: State, player: Player, works: list[float], turns: float) -> dict[str, float]:
    """The most rewarding first, as long as time lasts."""
    w = weights(g)
    worth = dict(GOALS)
    goals: list[Goal] = []
    chances = _tasks(w, player, works, turns, goals)
    _walks(w, player, chances, goals)
    _portals(w, player, chances, goals)
    _crystals(w, player, chances, goals)
    _commons(g, player, goals)
    _elders(g, player, goals)
    goals.sort()
    time = turns if turns < 4.0 else 4.0 + w.busy * (turns - 4.0)
    for _, net, work, key in goals:
        if work > time:
            worth[key] += net * (time / work) ** 2
            break
        worth[key] += net
        time -= work
    return worth


def _aim(w: Weights, goals: list[Goal], key: str, value: float, work: float, sure: bool = False) -> None:
    """Plan something, if it is worth its cost; the most rewarding comes first."""
    net = value - w.cost * work
    if net > 0.0:
        goals.append((-value / (work + 0.5), net if sure else w.hope * net, work, key))


def _tasks(w: Weights, player: Player, works: list[float], turns: float, goals: list[Goal]) -> list[float]:
    """Tasks to be lit; by place, how sure a Bonfire is in the end."""
    chances = [0.0] * PLACES
    for place in range(1, PLACES):
        task = player.tasks[place]
        if player.lit >> place & 1:
            chances[place] = 1.0
        elif task is None:
            chances[place] = w.empty * _use(w, turns)
        else:
            work = works[place]
            if work > turns:
                continue
            chances[place] = sureness(w, work) * _in_time(work, turns)
            value = task.points + (w.bonus + w.place) * _use(w, turns)
            if player.portals >> place & 1:
                value += PORTAL
            if 2 <= place <= player.path_end and player.path[place - 2].crystal == task.colour:
                value += CRYSTAL
            # That lighting it is better than waiting is in its sureness.
            _aim(w, goals, "tasks", value * sureness(w, work), 1.0 + w.shared * work, sure=True)
    return chances


def _portals(w: Weights, player: Player, chances: list[float], goals: list[Goal]) -> None:
    """Portals to come, from the right."""
    work = 0.0
    for place in range(PLACES - 1, 0, -1):
        if not player.portals >> place & 1:
            work += w.shared * w.work
            _aim(w, goals, "portals", PORTAL * chances[place], work)


def _crystals(w: Weights, player: Player, chances: list[float], goals: list[Goal]) -> None:
    work = 0.0
    for place in range(player.path_end + 1, PLACES):
        work += w.shared * PATH_COSTS[place]
        _aim(w, goals, "crystals", w.crystal * CRYSTAL * chances[place], work)


def _commons(g: State, player: Player, goals: list[Goal]) -> None:
    w = weights(g)
    for number, common in enumerate(COMMON_TASKS):
        short = common.count - count(player, common.kind)
        bonus = w.bonus if g.neutral[number] else 0.0
        if short > 0:
            part = 1.0 - 0.5 * short / common.count
            _aim(w, goals, "commons", (common.points + bonus) * part, w.shared * w.work * short)
        elif bonus:
            _aim(w, goals, "commons", 0.9 * bonus, 0.1)


def _elders(g: State, player: Player, goals: list[Goal]) -> None:
    """The best Elders that are left, as many as there is room for."""
    w = weights(g)
    room = min(MOST_GNOMES - len(player.gnomes), ELDERS_WANTED)
    if room > 0:
        points = sorted([elder_points(player, elder) for elder in g.elders], reverse=True)
        for worth in points[:room]:
            _aim(w, goals, "elders", float(worth), 1.2)


def _built(w: Weights, player: Player, turns: float) -> float:
    """What is built and who has come, beside all that is planned with them."""
    worth = w.portal * player.portal_count + w.path_tile * len(player.path) + w.helper * player.guardian_count
    for stand in player.guardians:
        if START <= stand < AT_BONFIRE:
            ahead = player.path_end - stand
            worth += w.stop * (min(ahead, 3) if stand != START else min(ahead, 1))
    worth += w.place * player.bonfires
    worth *= _use(w, turns)
    for gnome in player.gnomes:
        if not gnome.elder:
            worth += w.specialist * WORTH[gnome.bit] * turns
    return worth


def _walks(w: Weights, player: Player, chances: list[float], goals: list[Goal]) -> None:
    """Guardians on their way to Bonfires, the foremost first."""
    end = player.path_end
    notch = (~player.portals & ALL_PLACES).bit_length() - 1
    more = points_at_bonfire(player)
    doors: list[tuple[float, int, float, float]] = []
    for place in range(1, PLACES):
        if chances[place] and AT_BONFIRE + place not in player.guardians:
            work = w.walk * (place + 1) + w.pave * max(0, place - end)
            if not player.portals >> place & 1:
                work += w.pave * (1 + notch - place)
            value = (GUARDIAN_POINTS[place] + more) * chances[place]
            doors.append((work - value, place, value, work))
    doors.sort()
    march = w.march
    for stand in sorted(player.guardians, reverse=True):
        if stand == AWAY or stand > AT_BONFIRE:
            continue
        walked = w.walk * stand
        for door in doors:
            if door[1] >= stand:
                if door[0] < walked:
                    _aim(w, goals, "guardians", door[2], door[3] - walked + march)
                    doors.remove(door)
                    march = 0.0
                break


def _ship(g: State, player: Player, turns: float) -> float:
    w = weights(g)
    if player.ship == HARBOUR:
        return 0.0
    island = ISLANDS[player.ship]
    if island.guardian:
        useful = player.guardians[island.guardian] == AWAY
    else:
        useful = bool(g.islands[player.ship]) and player.task_count < MOST_TASKS
    return w.at_sea * _use(w, turns) if useful else 0.0
