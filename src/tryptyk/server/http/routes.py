"""All routes, gathered from their subjects."""

from __future__ import annotations

from typing import Any

from tryptyk.server.http import company, games, health, pages, people, records, replays, seats, socket, tables

HANDLERS: list[Any] = [
    people.open_session,
    people.sign_out,
    people.sign_out_elsewhere,
    people.get_me,
    people.change_me,
    people.make_recovery,
    people.end_recovery,
    people.recover,
    games.list_games,
    games.get_words,
    games.list_bots,
    tables.create_table,
    tables.fork_table,
    tables.rematch,
    tables.list_tables,
    tables.get_table,
    tables.get_events,
    tables.choose,
    tables.get_refusals,
    tables.preview,
    tables.hint,
    tables.take_back,
    tables.answer_undo,
    company.plead,
    company.let_propose,
    company.say,
    seats.let_watch,
    seats.end_watching,
    seats.hand_over,
    seats.invite,
    seats.leave_standing,
    seats.allow_hints,
    seats.see_invitation,
    seats.join,
    replays.get_digest,
    replays.get_moment,
    replays.get_frames,
    replays.get_history,
    records.export,
    records.import_record,
    health.health,
    socket.live,
    pages.home,
    pages.page,
]
