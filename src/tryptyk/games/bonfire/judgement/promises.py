"""What a player has begun counts as done: for bots, which judge positions in the middle of an act."""

from __future__ import annotations

from tryptyk.games.bonfire.components.catalogue import COUNCIL, GNOMES, PATH_TILES
from tryptyk.games.bonfire.components.printed import GOLD, YELLOW
from tryptyk.games.bonfire.effects.specialists.company import points_for_elder
from tryptyk.games.bonfire.judgement.efforts import effort, sureness
from tryptyk.games.bonfire.judgement.weights import Weights, weights
from tryptyk.games.bonfire.rules.council import COUNCIL_FIELD
from tryptyk.games.bonfire.rules.fate import PLACE
from tryptyk.games.bonfire.rules.gnomes import RECRUIT, elder_points, gnome_to_come
from tryptyk.games.bonfire.rules.guardians import RETRIEVE, guardian_to_come
from tryptyk.games.bonfire.rules.paths import BUILD, tile_to_build
from tryptyk.games.bonfire.rules.payment import PAY, SPEND, TILES, Price, demanded, half_paid, plain_payment
from tryptyk.games.bonfire.rules.receiving import OFFERING, TAKE_TASK
from tryptyk.games.bonfire.state import BY_ELDERS, START, Player, State
from tryptyk.kernel.state import Item


def as_promised(g: State, player: Player) -> tuple[Player, float]:
    """The player with all paid and had that is begun, and what else is to come, in points."""
    w = weights(g)
    promised = 0.0
    twin = player
    for item in (*g.agenda, g.act):
        if len(item) < 2 or item[1] != player.seat:
            continue
        name = item[0]
        if name in (PAY, SPEND, BUILD, RETRIEVE, RECRUIT) and twin is player:
            twin = player.copy()
        if name == PAY:
            purse, items = demanded(item)
            _spend(twin, purse, plain_payment(Price(g, twin, purse, items)))
        elif name == SPEND:
            promised -= _half_paid(w, twin, item)
        elif name == BUILD:
            tile = tile_to_build(item)
            if tile:
                twin.path.append(PATH_TILES[tile])
            else:
                promised += 1.0
        elif name == RETRIEVE:
            twin.guardians[guardian_to_come(item)] = START
        elif name == RECRUIT:
            _recruit(twin, gnome_to_come(item))
        elif name == COUNCIL_FIELD or name in COUNCIL:
            promised += w.bonus
        elif name in (OFFERING, TAKE_TASK):
            promised += best_task(g, player, player.ship)
            if name == OFFERING:
                promised -= 2 * w.resource
        elif name == PLACE:
            promised += 4 * w.tile
    return twin, promised


def _spend(player: Player, purse: int, counts: list[int]) -> None:
    have = player.tiles if purse == TILES else player.resources
    for kind in range(len(counts)):
        have[kind] -= counts[kind]


def _half_paid(w: Weights, player: Player, item: Item) -> float:
    """A payment item by item: what is spent so far is gone, the rest is owed."""
    purse, items, spent = half_paid(item)
    have = player.tiles if purse == TILES else player.resources
    halves = 2 * len(items)
    for kind in spent:
        have[kind] -= 1
        if kind in items or kind == (YELLOW if purse == TILES else GOLD):
            halves -= 2
        else:
            halves -= 1
    return max(0, halves) * (w.yellow_tile if purse == TILES else w.gold_token) / 2 + 0.1


def _recruit(player: Player, id: str) -> None:
    gnome = GNOMES[id]
    player.gnomes.append(gnome)
    player.abilities |= gnome.bit
    if gnome.elder:
        player.points[BY_ELDERS] += elder_points(player, gnome) + points_for_elder(player)


def best_task(g: State, player: Player, island: int) -> float:
    """What the best Task of an island promises."""
    w = weights(g)
    best = 0.0
    for task in g.islands[island]:
        best = max(best, (task.points + w.bonus + w.place) * sureness(w, effort(g, player, task)))
    return best
