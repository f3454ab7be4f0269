"""Which options of a question are worth a bot's thought: there are many voyages, Gnomes and places for tiles,
and at a glance most of them are worse than others of their kind."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.catalogue import GNOMES, GUARDIAN_POINTS, ISLAND, LIMITS, SCORING, TASKS
from tryptyk.games.bonfire.components.printed import Island, Task
from tryptyk.games.bonfire.judgement.layouts import best_ways
from tryptyk.games.bonfire.judgement.promises import best_task
from tryptyk.games.bonfire.judgement.weights import Weights, weights
from tryptyk.games.bonfire.rules.fate import PLACE
from tryptyk.games.bonfire.rules.gnomes import elder_points
from tryptyk.games.bonfire.rules.paths import CHOOSE_PATH, EXCHANGE
from tryptyk.games.bonfire.rules.payment import PAY
from tryptyk.games.bonfire.rules.receiving import TASK_PLACE
from tryptyk.games.bonfire.rules.ships import ship_price
from tryptyk.games.bonfire.rules.specialists import WORTH
from tryptyk.games.bonfire.rules.turns import ACT
from tryptyk.games.bonfire.state import AWAY, Player, State
from tryptyk.kernel.decision import Decision, Option

# How many of a kind are tried.
WAYS: Final = 5
"""To lay a Fate Tile."""
VOYAGES: Final = 5
RECRUITS: Final = 4
PLACES: Final = 3
"""For a Task."""

Rank = tuple[float, int]
"""What an option is worth at a glance, the best the lowest, and its place in the list."""


def shortlist(g: State, decision: Decision) -> list[int]:
    """Places in the list of options."""
    w = weights(g)
    options = decision.options
    player = g.players[decision.seats[0]]
    if decision.kind == PAY:
        # The plain payment comes first.
        return [0]
    if decision.kind == PLACE:
        return best_ways(g, player, str(decision.about[0]), options, WAYS)
    if decision.kind == ACT:
        return _things(g, player, options)
    if decision.kind == TASK_PLACE:
        return _places(w, player, TASKS[str(decision.about[0])], options)
    if g.act == (CHOOSE_PATH, player.seat, 1):
        # Four that were exchanged and are alike again: with four others in the pile it could go on for ever.
        return [index for index in range(len(options)) if options[index] != EXCHANGE]
    return list(range(len(options)))


def _things(g: State, player: Player, options: list[Option]) -> list[int]:
    """The one thing of a turn: of voyages and of Gnomes only the best."""
    w = weights(g)
    found: list[int] = []
    voyages: list[Rank] = []
    recruits: list[Rank] = []
    for index in range(len(options)):
        verb = options[index][0]
        if verb == "ship":
            voyages.append((-_voyage(g, player, ISLAND[str(options[index][1])]), index))
        elif verb == "gnome":
            recruits.append((-_recruit(w, player, str(options[index][1])), index))
        else:
            found.append(index)
    found += _best(voyages, VOYAGES)
    found += _best(recruits, RECRUITS)
    found.sort()
    return found


def _best(ranked: list[Rank], most: int) -> list[int]:
    ranked.sort()
    return [index for _, index in ranked[:most]]


def _voyage(g: State, player: Player, island: Island) -> float:
    w = weights(g)
    worth = -w.tile * ship_price(player, island)
    if island.guardian:
        if player.guardians[island.guardian] == AWAY:
            worth += w.helper + w.tile
    elif player.task_count < LIMITS.tasks:
        worth += best_task(g, player, island.number)
    return worth


def _recruit(w: Weights, player: Player, id: str) -> float:
    gnome = GNOMES[id]
    wanted = 0.0
    for task in player.tasks:
        if task is not None and task.kind == "own_gnome_resource" and task.figures[0] == gnome.cost:
            wanted += w.bonus
    if gnome.elder:
        return wanted + elder_points(player, gnome)
    return wanted + w.specialist * WORTH[gnome.bit] * w.usual_rounds


def _places(w: Weights, player: Player, task: Task, options: list[Option]) -> list[int]:
    """Where the city is built already, and Guardians come soon or score well."""
    ranked: list[Rank] = []
    for index in range(len(options)):
        place = int(options[index][1])
        worth = w.pave * GUARDIAN_POINTS[place] - w.pave * max(0, place - player.path_end)
        if player.portals >> place & 1:
            worth += SCORING.portal
        if 2 <= place <= player.path_end and player.path[place - 2].crystal == task.colour:
            worth += SCORING.crystal
        ranked.append((-worth, index))
    return _best(ranked, PLACES)
