"""Refusals: a status, a stable code and a sentence that helps."""

from __future__ import annotations

from tryptyk.kernel.errors import TryptykError


class Refused(TryptykError):
    """A request that is not carried out; nothing has changed."""

    def __init__(
        self,
        status: int,
        code: str,
        sentence: str,
        *,
        seq: int | None = None,
        reason: tuple[str | int, ...] | None = None,
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.seq = seq
        self.reason = reason


def no_session() -> Refused:
    return Refused(401, "no-session", "Open a session first.")


def not_found(what: str) -> Refused:
    return Refused(404, "not-found", f"There is no such {what}, or it is not yours to see.")


def forbidden(sentence: str) -> Refused:
    return Refused(403, "forbidden", sentence)


def invalid(sentence: str) -> Refused:
    return Refused(422, "invalid", sentence)


def stale(seq: int) -> Refused:
    return Refused(409, "stale", f"The table has gone on to {seq}; look again and choose anew.", seq=seq)


def over() -> Refused:
    return Refused(409, "over", "The game is over; play on from an earlier moment at a new table.")


def old_rules() -> Refused:
    return Refused(409, "old-rules", "This part was played under older rules and cannot be played again.")


def unreadable() -> Refused:
    return Refused(409, "unreadable", "This version of the server cannot open the table.")


class Damaged(Refused):
    """What is stored of a table cannot be read, whatever the rules. ``why`` is for the operator's log."""

    def __init__(self, why: str, table: str | None = None) -> None:
        super().__init__(
            409,
            "damaged",
            "What is stored of this table is damaged; export it to play on as far as it can be read.",
        )
        self.why = why
        self.table = table
        """Where it is known."""


def unavailable() -> Refused:
    return Refused(503, "unavailable", "The database cannot be reached; try again in a moment.")
