"""How a table looks to one person: their seats' view, the question if it is theirs, what can be undone."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tryptyk import games
from tryptyk.kernel import Decision, Option, Reason, Table
from tryptyk.messages import Batch, Remark
from tryptyk.server.store.seats import SeatRow
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.live.table import Live
from tryptyk.server.tables.telling.door import hints_given, seat_in_focus
from tryptyk.server.wire.situations import (
    Asked,
    Refusals,
    SideInfo,
    Situation,
    UndoInfo,
)
from tryptyk.server.wire.tables import SeatInfo, TableInfo


def table_info(row: TableRow, person: str, present: Collection[int] = ()) -> TableInfo:
    """``present`` are the seats whose people watch."""
    mine = row.seats_of(person)
    creator = row.creator == person
    return TableInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        players=row.players,
        setup=row.setup,
        seats=[
            SeatInfo(
                seat=seat.seat,
                name=seat.name,
                mine=seat.seat in mine,
                bot=seat.bot,
                present=seat.seat in present,
                stand_in=seat.stand_in,
                standing=seat.standing if seat.seat in mine else [],
                hints=seat.hints,
                free_from=row.free_from(seat),
                owned=seat.owner == person and row.outcome is None,
                invitation=seat.invitation if _may_give_away(seat, row, person) else None,
            )
            for seat in row.seats
        ],
        creator=creator,
        created=row.created,
        updated=row.updated,
        number=row.number,
        waiting=row.waiting,
        my_turn=any(seat in mine and row.seats[seat].bot is None for seat in row.waiting),
        over=row.outcome is not None,
        hints=hints_given(row),
        outcome=row.outcome,
        spectators=row.spectators if mine or creator else None,
        pace=row.pace,
        proposes=row.proposes,
        forked_from=row.forked_from,
        forked_at=row.forked_at,
        follows=row.follows,
        deal=row.deal,
        # A fork has the seed of a game that may still run.
        seed=str(row.seed) if row.outcome is not None and row.forked_from is None else None,
    )


def _may_give_away(seat: SeatRow, row: TableRow, person: str) -> bool:
    if seat.person_id is None:
        return row.creator == person
    # Where a bot stands in, the others have agreed on the invitation.
    return seat.person_id == person or (seat.stand_in is not None and bool(row.seats_of(person)))


def situation(live: Live, person: str, present: Collection[int] = ()) -> Situation:
    row, table = live.row, live.table
    mine = row.seats_of(person)
    seat = seat_in_focus(table, mine)
    playing = _playing(row, person)
    view = table.view(seat)
    return Situation(
        table=table_info(row, person, present),
        version=row.version,
        seq=row.seq,
        number=table.number,
        seat=seat,
        sides=sides(table),
        view=view,
        decision=_asked(table, playing, view),
        refusals=_refusals(table, playing),
        undo=_undo(table, mine),
        undo_request=row.undo_request,
        proposal=row.proposal if _is_asked(table, playing) else None,
        plea=row.plea,
        happened=row.happened,
        next_setup=_next_setup(table),
        easier=_easier(table),
    )


def _next_setup(table: Table[Any]) -> dict[str, Any] | None:
    outcome = table.outcome
    return None if outcome is None else dict(table.game.next_setup(table.players, table.setup, outcome))


def _easier(table: Table[Any]) -> dict[str, Any] | None:
    easier = None if table.outcome is None else table.game.easier(table.players, table.setup)
    return None if easier is None else dict(easier)


def sides(table: Table[Any]) -> list[SideInfo]:
    """Whoever can win. Points are told where the figures, which lie open to all, have those of every side."""
    scores = table.game.score(table.state)
    figures = table.game.figures(table.state)
    told = all(score.side in figures for score in scores)
    found = [
        SideInfo(score.side, list(score.seats), figures[score.side] if told else None) for score in scores
    ]
    return sorted(found, key=lambda side: not side.seats)


def refusals_for(live: Live, person: str) -> Refusals:
    """What the person would look for and cannot do; nothing where somebody else is asked."""
    return Refusals(live.seq, _refusals(live.table, _playing(live.row, person)))


def _refusals(table: Table[Any], playing: list[int]) -> list[tuple[Option, Reason]]:
    return table.refusals() if _is_asked(table, playing) else []


def _playing(row: TableRow, person: str) -> list[int]:
    """The seats that a person plays. Where a bot plays, its person is not asked."""
    return [seat for seat in row.seats_of(person) if row.seats[seat].bot is None]


def _is_asked(table: Table[Any], playing: list[int]) -> bool:
    return table.decision is not None and any(seat in playing for seat in table.decision.seats)


def _asked(table: Table[Any], playing: list[int], view: Any) -> Asked | None:
    """Remarks are made from what the person sees: they can tell nothing else."""
    decision = table.decision
    if decision is None:
        return None
    options: list[Option] = []
    takers: list[int] = []
    for option in decision.options:
        for seat in decision.seats_for(option):
            if seat in playing:
                options.append(option)
                takers.append(seat)
                break
    asked = any(seat in playing for seat in decision.seats)
    return Asked(
        kind=decision.kind,
        seats=decision.seats,
        about=decision.about if asked else (),
        options=options,
        takers=takers,
        remarks=_remarks(table.game.id, view, decision, options),
        batches=_batches(table.game.id, view, decision, options),
        default=decision.default if asked else None,
        private=decision.private,
    )


def _remarks(game: str, view: Any, decision: Decision, options: list[Option]) -> list[Remark]:
    if not options:
        return []
    remark = games.load(game).remark
    return [remark(view, decision, option) for option in options]


def _batches(game: str, view: Any, decision: Decision, options: list[Option]) -> list[Batch]:
    if not options:
        return []
    batches = games.load(game).batches(view, decision)
    return [batch for batch in batches if all(option in options for option in batch.options)]


def _undo(table: Table[Any], mine: list[int]) -> UndoInfo:
    if not mine:
        return UndoInfo(0, None)
    return UndoInfo(table.undoable(mine), table.refuse_undo(mine))
