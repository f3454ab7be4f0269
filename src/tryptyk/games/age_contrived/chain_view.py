"""What is being resolved and what waits below it: the agenda for people (WC-EOT, WC-FIN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from tryptyk.games.age_contrived.components.catalogue import PATHS, PLACES, REGIONS
from tryptyk.games.age_contrived.components.device_catalogue import ACTION_TILES
from tryptyk.games.age_contrived.components.energy import KINDS, size
from tryptyk.games.age_contrived.components.printed import BOOT, MONUMENT, MONUMENT_TRACK, PILLAR, TRACKS
from tryptyk.games.age_contrived.effects import freyith, ignotas, multanec, rusne
from tryptyk.games.age_contrived.effects.automa import items
from tryptyk.games.age_contrived.rules import actions, bonuses, claiming, placing, resolving, stages
from tryptyk.games.age_contrived.rules.conduits import CONDUITS
from tryptyk.games.age_contrived.rules.convey import CONDUIT_STEP, CONVEY_END, FILL_STEP
from tryptyk.games.age_contrived.rules.crossing import CROSS
from tryptyk.games.age_contrived.rules.filling import FILL, REFILL
from tryptyk.games.age_contrived.rules.journeys import MOVE, TRACK, allowance, left_of
from tryptyk.games.age_contrived.rules.patrons import PATRON_BUILD
from tryptyk.games.age_contrived.rules.repositioning import LIFT
from tryptyk.games.age_contrived.state import NONE, TRIGGERED, Side, State
from tryptyk.kernel.state import Item

FINISHED: Final = "finished"
PATRON: Final = "patron"
NOW: Final = "now"
WAITS: Final = "waits"


class TaskView(Struct, frozen=True):
    """One thing that is still to be done; ``task-<task>`` says it."""

    task: str
    character: str | None
    """Who does it."""
    thing: str | None
    """The section, bridge, track or tile that it is about."""
    amount: int
    """Spaces or steps left, energies; 0 where there is no figure."""


class ParticipantView(Struct, frozen=True):
    """Who has energy on the section that is being resolved, and has not got everything from it."""

    character: str
    energies: list[str]
    """The own ones that still lie there."""
    step: str
    """``now`` or ``waits``."""


class ChainView(Struct, frozen=True):
    """What interrupts or ends a turn: a section with its participants, a movement, what others are asked."""

    section: str | None
    """The section that is being resolved."""
    monument: str | None
    why: str
    """``finished`` or ``patron``; empty without a section."""
    by: str | None
    """Who finished it, or builds it as a patron."""
    participants: list[ParticipantView]
    """In the order in which they act."""
    now: TaskView | None
    """What is being done, where a word says it."""
    then: list[TaskView]
    """What waits below it, the next first."""


def chain_view(g: State) -> ChainView | None:
    """Nothing while the turn of a side goes its plain way. The agenda holds nothing that is hidden."""
    if g.ending or g.secret or not g.act:
        return None
    waiting = g.agenda[::-1]
    building = next((item for item in waiting if item[0] == resolving.BUILD), None)
    if building is None and not any([item[0] in _CHAINS for item in waiting]) and not _asks_another(g):
        return None
    now = _now(g)
    then = _tasks(g, waiting)
    if building is None:
        return ChainView(None, None, "", None, [], now, then)
    region = int(building[1])
    finisher = int(building[2])
    return ChainView(
        section=REGIONS[region].sections[g.built[region]].id,
        monument=REGIONS[region].monument,
        why=PATRON if finisher == NONE else FINISHED,
        by=g.sides[g.active if finisher == NONE else finisher].character.id,
        participants=_participants(g, region, waiting),
        now=now,
        then=then,
    )


_CHAINS: Final = (stages.STAGE, MOVE, TRACK)
"""What only waits if something has come in between."""


def _asks_another(g: State) -> bool:
    return _actor(g, g.act) not in (g.active, NONE)


def _actor(g: State, item: Item) -> int:
    """Whose act it is; NONE for those of nobody. Names of the automa's acts begin with it."""
    if g.automa is not None and str(item[0]).startswith("automa_"):
        return g.automa.number
    if item[0] in _NOBODYS or len(item) < 2:
        return NONE
    return int(item[1])


_NOBODYS: Final = (stages.STAGE, resolving.BUILD)


# A section


def _participants(g: State, region: int, waiting: list[Item]) -> list[ParticipantView]:
    """Who acts now is the first of those who have begun; then come those who have not."""
    found: list[ParticipantView] = []
    told: set[int] = set()
    for item in (g.act, *waiting):
        if item[0] == resolving.BUILD:
            break
        number = _actor(g, item)
        untouched = item[0] == resolving.AUTOMA_SHARE or (
            item[0] == resolving.SHARE and item[3] == resolving.BOTH
        )
        clears = item[0] in (resolving.SHARE, resolving.CLEAR, resolving.SET_APART, items.CLEAR)
        if not (untouched or clears or item is g.act) or number in told or number == NONE:
            continue
        lying = [token & 3 for token in g.spaces[region] if token != NONE and token >> 2 == number]
        if not lying and not untouched and not clears:
            continue
        told.add(number)
        waits = bool(found) or (untouched and item is not g.act)
        found.append(
            ParticipantView(
                g.sides[number].character.id, [KINDS[kind] for kind in lying], WAITS if waits else NOW
            )
        )
    return found


def _is_untouched(item: Item) -> bool:
    """A participant who has begun neither with the reward nor with clearing."""
    if item[0] == resolving.SHARE:
        return item[3] == resolving.BOTH
    return item[0] == resolving.AUTOMA_SHARE


# Tasks


def _now(g: State) -> TaskView | None:
    """Stages and builds only go on to something else."""
    if g.act[0] == resolving.SHARE:
        return _task(g, resolving.SHARE, int(g.act[1]))
    if g.act[0] in _NOBODYS or g.act[0] == CONVEY_END:
        return None
    return next(iter(_tasks(g, [g.act])), None)


def _tasks(g: State, waiting: list[Item]) -> list[TaskView]:
    """In words only what says something; shares are told as participants, the automa's own acts as one."""
    found: list[TaskView] = []
    for item in waiting:
        name = str(item[0])
        if name in TOLD:
            found += TOLD[name](g, item)
        elif name in PLAIN:
            found.append(_task(g, name, int(item[1])))
        elif name.startswith("automa_") and name != resolving.AUTOMA_SHARE and g.automa is not None:
            if not found or found[-1].task != AUTOMA:
                found.append(_task(g, AUTOMA, g.automa.number))
    return found


AUTOMA: Final = "automa"


def _task(g: State, task: str, number: int, thing: str | None = None, amount: int = 0) -> TaskView:
    return TaskView(task, None if number == NONE else g.sides[number].character.id, thing, amount)


PLAIN: Final[tuple[str, ...]] = (
    CONDUIT_STEP, FILL_STEP, REFILL, FILL, ignotas.IGNITE, rusne.KEEP_GAINED, actions.ACTIONS,
    actions.ANY_TILE, bonuses.GAIN_ANY, bonuses.BRIDGE, bonuses.UPGRADE, bonuses.CONDUIT, bonuses.FREE_TILE,
    bonuses.BENEFIT, multanec.AFTER_BIND, multanec.BRINGS_ONE, resolving.ATTACH, claiming.SLIDE,
    claiming.CLAIM, ignotas.REARRANGE, rusne.SHIFT, multanec.LEVEL_3, freyith.LEVEL_3,
)  # fmt: skip
"""Told by their names and whose they are."""


def _stage(g: State, item: Item) -> list[TaskView]:
    """The end of the turn: what is known to come with it."""
    resolved = [other[1] for other in g.agenda if other[0] == resolving.BUILD]
    found = [
        _task(g, "section", g.finishers[region], REGIONS[region].sections[g.built[region]].id)
        for region in stages.completed(g)
        if region not in resolved
    ]
    for number in g.clockwise(g.active):
        if number < len(g.players) and stages.waits_for_refill(g.players[number]):
            found.append(_task(g, "refills", number, amount=g.players[number].refills))
    for number in g.clockwise(g.active):
        if g.sides[number].entered == TRIGGERED:
            found.append(_task(g, "level_3", number))
    return [*found, _task(g, "turn_ends", g.active)]


def _patron_build(g: State, item: Item) -> list[TaskView]:
    side = g.sides[int(item[1])]
    return [_task(g, PATRON_BUILD, side.number)] if side.patron != NONE else []


def _build(g: State, item: Item) -> list[TaskView]:
    region = int(item[1])
    section = REGIONS[region].sections[g.built[region]].id
    finisher = int(item[2])
    return [_task(g, resolving.BUILD if finisher != NONE else "build_only", finisher, section)]


def _clear(g: State, item: Item) -> list[TaskView]:
    """The one that is set apart stays."""
    number, region = int(item[1]), int(item[2])
    lying = sum([token != NONE and token >> 2 == number for token in g.spaces[region]])
    left = lying - (len(item) > 3 and item[3] != NONE)
    return [_task(g, resolving.CLEAR, number, amount=left)] if left else []


def _move(g: State, item: Item) -> list[TaskView]:
    number = int(item[1])
    left = left_of(g.players[number], int(item[2]), int(item[3]), BOOT)
    return [_task(g, MOVE, number, amount=left)] if left else []


def _track(g: State, item: Item) -> list[TaskView]:
    number, track = int(item[1]), int(item[2])
    symbol = MONUMENT if track == MONUMENT_TRACK else PILLAR
    left = left_of(g.players[number], int(item[3]), int(item[4]), symbol)
    return [_task(g, TRACK, number, TRACKS[track], left)] if left else []


def _conduits(g: State, item: Item) -> list[TaskView]:
    number, done = int(item[1]), int(item[2])
    left = [s for s in (BOOT, MONUMENT, PILLAR) if not done >> s & 1 and allowance(g.players[number], s)]
    return [_task(g, CONDUIT_STEP, number)] if left else []


def _use(g: State, item: Item) -> list[TaskView]:
    """What is left of an action tile that has more than one action."""
    groups = len(ACTION_TILES[str(item[2])].groups)
    if int(item[3]) == (1 << groups) - 1:
        return []
    return [_task(g, actions.USE, int(item[1]), str(item[2]))]


def _cross(g: State, item: Item) -> list[TaskView]:
    bridge = g.bridges[int(item[2])]
    return [_task(g, CROSS, int(item[1]), PLACES[PATHS[int(item[2])]].id if bridge is None else bridge.id)]


def _place(g: State, item: Item) -> list[TaskView]:
    side: Side = g.sides[int(item[1])]
    return [_task(g, placing.PLACE, side.number, amount=size(side.hand))] if side.hand else []


def _with_amount(g: State, item: Item) -> list[TaskView]:
    return [_task(g, str(item[0]), int(item[1]), amount=int(item[2]))]


def _replace(g: State, item: Item) -> list[TaskView]:
    return [_task(g, claiming.REPLACE, int(item[1]), str(item[2]))]


def _contribute(g: State, item: Item) -> list[TaskView]:
    """Only who has energy in the Pool is asked (WC-ACQ-11)."""
    number = int(item[1])
    return [_task(g, claiming.CONTRIBUTE, number)] if g.sides[number].pool else []


TOLD: Final[dict[str, Callable[[State, Item], list[TaskView]]]] = {
    stages.STAGE: _stage,
    CONVEY_END: _stage,
    PATRON_BUILD: _patron_build,
    resolving.BUILD: _build,
    resolving.CLEAR: _clear,
    resolving.SET_APART: _clear,
    resolving.WHEREVER: _with_amount,
    MOVE: _move,
    TRACK: _track,
    CONDUITS: _conduits,
    actions.USE: _use,
    CROSS: _cross,
    placing.PLACE: _place,
    LIFT: _with_amount,
    bonuses.CHOOSE_TRACK: _with_amount,
    claiming.PAY_POOL: _with_amount,
    claiming.REPLACE: _replace,
    claiming.CONTRIBUTE: _contribute,
}
