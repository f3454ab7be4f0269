"""Igniting Bonfires, Bonus Actions, and the bonuses of the High Council (BF-LIT, BF-HC, BF-BON)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tryptyk.games.bonfire.components.catalogue import COUNCIL, COUNCIL_POINT, LIMITS
from tryptyk.games.bonfire.components.printed import GOLD, YELLOW, Task
from tryptyk.games.bonfire.effects.specialists.company import joins_own, novice_placed
from tryptyk.games.bonfire.effects.tasks import is_met
from tryptyk.games.bonfire.rules.common_tasks import COMMON_TASKS, meets
from tryptyk.games.bonfire.rules.countdown import place_novice
from tryptyk.games.bonfire.rules.fate import refuse_fate
from tryptyk.games.bonfire.rules.guardians import council_moves, missing_colours
from tryptyk.games.bonfire.rules.paths import refuse_full_path
from tryptyk.games.bonfire.rules.supply import gain_resource, gain_tiles, score
from tryptyk.games.bonfire.state import BY_COUNCIL, NEUTRAL, Player, State
from tryptyk.kernel.decision import Decision, Offer, Option, Reason, Script
from tryptyk.kernel.state import Item

COUNCIL_FIELD: Final = "council"
GOLD_FIELD: Final = "council_gold_and_yellow"
POINT: Final[Option] = ("point",)
BONUS: Final[Option] = ("take_bonus",)
COUNCIL_FIELDS: Final[list[Option]] = [("field", field) for field in COUNCIL]
CONDITION_NOT_MET: Final[Reason] = ("condition-not-met", "BF-LIT-01")
NOVICE_GONE: Final[Reason] = ("novice-gone", "BF-BON-02")
COMMON_NOT_MET: Final[Reason] = ("common-not-met", "BF-BON-01")


def council_item(seat: int, *, whose: int) -> Item:
    """``whose`` Novice goes to a field."""
    return (COUNCIL_FIELD, seat, whose)


def moves_novice_of(item: Item, whose: int) -> bool:
    """Whether an item is that somebody's Novice goes to the High Council."""
    return item[:1] == (COUNCIL_FIELD,) and item[2] == whose


def bonus_item(seat: int, *, field: str) -> Item:
    """The act that carries a bonus out has the name of its field."""
    return (field, seat)


def refuse_ignite(player: Player, task: Task) -> Reason | None:
    """A Task whose condition is met at this moment (BF-LIT-01)."""
    return None if is_met(player, task) else CONDITION_NOT_MET


def ignite(g: State, player: Player, place: int) -> None:
    """It costs nothing and lasts; its Novice goes to the High Council (BF-LIT-02, 04, 05)."""
    task = player.tasks[place]
    assert task is not None
    player.lit |= 1 << place
    g.tell("ignite", player.seat, task.id, place)
    g.then(council_item(player.seat, whose=player.seat))


def refuse_bonus(g: State, player: Player, common: int) -> Reason | None:
    """A Common Task that is met and still has its Neutral Novice (BF-BON-01, 02)."""
    if not g.neutral[common]:
        return NOVICE_GONE
    return None if meets(player, COMMON_TASKS[common]) else COMMON_NOT_MET


def take_neutral(g: State, player: Player, common: int) -> None:
    g.neutral[common] = False
    g.tell("bonus-action", player.seat, COMMON_TASKS[common].id)
    g.then(council_item(player.seat, whose=NEUTRAL))


def refuse_field(g: State, player: Player, field: int, whose: int) -> Reason | None:
    """One Novice of a colour on each field (BF-LIT-06, BF-BON-03), but for one Specialist (BF-SPEC-24)."""
    if whose in g.council[field] and not joins_own(player):
        return ("same-novice", "BF-BON-03" if whose == NEUTRAL else "BF-LIT-06")
    return None


def council_act(g: State, seat: int, whose: int) -> Script:
    """A Novice goes to a field, and its bonus is taken, or a point (BF-LIT-06, 07, BF-HC-01, 02)."""
    player = g.players[seat]
    offer = _field_offer(g, player, whose, False)
    picked = yield Decision(
        COUNCIL_FIELD,
        (seat,),
        offer.options,
        about=("own" if whose >= 0 else "neutral",),
        refusals=lambda: _field_offer(g, player, whose, True).refusals(),
    )
    field = str(picked[1])
    place_novice(g, COUNCIL.index(field), whose)
    novice_placed(g, player)
    if field == GOLD_FIELD:
        gain_resource(g, player, GOLD, 2)
        gain_tiles(g, player, YELLOW)
        return
    if POSSIBLE[field](g, player):
        options = [BONUS, POINT] if field in COUNCIL_POINT else [BONUS]
        picked = yield Decision("bonus", (seat,), options, about=(field,))
        if picked == BONUS:
            g.then(bonus_item(seat, field=field))
            return
    score(g, player, BY_COUNCIL, 1)


def _field_offer(g: State, player: Player, whose: int, explain: bool) -> Offer:
    offer = Offer(explain)
    for field in range(len(COUNCIL_FIELDS)):
        offer.add(COUNCIL_FIELDS[field], refuse_field(g, player, field, whose))
    return offer


# Whether the bonus of a field can be carried out (BF-HC-02, 12)


def _can_build(g: State, player: Player) -> bool:
    return refuse_full_path(player) is None


def _can_welcome(g: State, player: Player) -> bool:
    return bool(missing_colours(player))


def _can_recruit(g: State, player: Player) -> bool:
    return len(player.gnomes) < LIMITS.gnomes and any([gnome is not None for gnome in g.specialists])


def _can_move(g: State, player: Player) -> bool:
    return bool(council_moves(player))


def _can_place(g: State, player: Player) -> bool:
    return refuse_fate(player) is None


def _always(g: State, player: Player) -> bool:
    return True


POSSIBLE: Final[dict[str, Callable[[State, Player], bool]]] = {
    GOLD_FIELD: _always,
    "council_path_tile": _can_build,
    "council_guardian": _can_welcome,
    "council_great_bonfire": _always,
    "council_specialist": _can_recruit,
    "council_move_guardian": _can_move,
    "council_ship": _always,
    "council_fate_tile": _can_place,
}
"""By field; the act that carries the bonus out has the field's name."""
