"""Plans for a passage: the one that was played, the bot's own, and others that it finds nearly as good."""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeAlias

from tryptyk.bots.lines import Line
from tryptyk.bots.trials import answered, best_of, lines
from tryptyk.kernel import IllegalChoice, Option, Table
from tryptyk.kernel.record import position_key
from tryptyk.review.passages import Watch

Plan: TypeAlias = tuple[tuple[int, Option], ...]
"""Who chooses what, one after the other."""

OTHERS: Final = 6
"""So many plans are tried beside the one that was played and the bot's own."""
ATTEMPTS: Final = 4 * OTHERS
"""So many are looked at for them: most come to the same."""

AMONG: Final = 3
"""Who slips takes one of so many that look best."""


def carried_out(deal: Table[Any], plan: Plan, *, to_rest: bool = False) -> Table[Any]:
    """A twin of a deal on which a plan was carried out, as far as it can be; ``to_rest``, to the end of the
    last act and no further: there it is judged."""
    twin = deal.clone(rewind=True)
    for number, (seat, option) in enumerate(plan, start=1):
        decision = twin.decision
        if decision is None or option not in decision.options:
            break
        if to_rest and number == len(plan):
            twin.take(decision.options.index(option), within_act=True)
        else:
            twin.choose(seat, option)
    return twin


def played_on(table: Table[Any], seed: int, slips: float) -> Table[Any]:
    """The end of the game that goes on from here, by the bot for all seats.

    At so many of its choices it slips: it is content with one of those that look best. Without slips all
    deals would go on alike where little is left to chance, and whatever that one course brings would be taken
    for what the plan is worth. The table is used up.
    """
    chance = Random(seed)
    while not table.state.ending:
        decision = table.decision
        if decision is None:
            table.go_on(within_act=True)
            continue
        listed = table.game.shortlist(table.state, decision)
        if len(listed) == 1:
            table.take(listed[0], within_act=True)
            continue
        tried = lines(table, decision, listed, decision.seats[0])
        if chance.random() < slips:
            table = chance.choice(sorted(tried, key=_by_worth)[:AMONG]).table
        else:
            table = best_of(tried).table
    return table


def key_of(deal: Table[Any], plan: Plan) -> int:
    """What plans share that come to the same position."""
    return position_key(carried_out(deal, plan))


def own_plan(deal: Table[Any], seat: int, begun: Plan = ()) -> Plan:
    """What the bot makes of a passage that has begun so."""
    watch = Watch(deal, seat)
    table = carried_out(deal, begun)
    while not watch.is_over(table):
        decision = table.decision
        if decision is None:
            table.go_on()
        else:
            table = answered(table, decision)
    return _cut(deal, watch, tuple(table.choices(deal.number)))


def other_plans(deal: Table[Any], known: list[Plan]) -> list[Plan]:
    """Plans that leave one of those that are known at some choice, the closest choices first. What comes to
    the same position as an earlier one is left out."""
    seen = {key_of(deal, plan) for plan in known}
    found: list[Plan] = []
    for _, begun in sorted(_turnings(deal, known), key=_by_loss)[:ATTEMPTS]:
        plan = own_plan(deal, begun[0][0], begun)
        key = key_of(deal, plan)
        if key not in seen:
            seen.add(key)
            found.append(plan)
            if len(found) == OTHERS:
                break
    return found


def _cut(deal: Table[Any], watch: Watch, plan: Plan) -> Plan:
    """A plan up to where the passage is over: what is asked after that depends on what has come to light."""
    twin = deal.clone(rewind=True)
    for number, (seat, option) in enumerate(plan, start=1):
        twin.choose(seat, option)
        if watch.is_over(twin):
            return plan[:number]
    return plan


def _turnings(deal: Table[Any], plans: list[Plan]) -> list[tuple[float, Plan]]:
    """Beginnings of other plans, each with how much the bot's judgement loses by the choice that makes it
    another one."""
    losses: dict[Plan, float] = {}
    for plan in plans:
        table = deal.clone(rewind=True)
        for number, (seat, option) in enumerate(plan):
            for loss, other in _looks(table, seat):
                begun = (*plan[:number], (seat, other))
                if other != option:
                    losses.setdefault(begun, loss)
            try:
                table.choose(seat, option)
            except IllegalChoice:
                break
    return [(loss, begun) for begun, loss in losses.items()]


def _looks(table: Table[Any], seat: int) -> list[tuple[float, Option]]:
    """The options that are worth a thought, each with how much worse it looks than the best of them."""
    decision = table.decision
    assert decision is not None, "something is asked here"
    listed = [
        index
        for index in table.game.shortlist(table.state, decision)
        if seat in decision.seats_for(decision.options[index])
    ]
    if len(listed) < 2:
        return []
    tried = lines(table, decision, listed, seat)
    best = best_of(tried).worth
    return [(best - one.worth, decision.options[one.index]) for one in tried]


def _by_loss(turning: tuple[float, Plan]) -> float:
    return turning[0]


def _by_worth(tried: Line) -> float:
    return -tried.worth
