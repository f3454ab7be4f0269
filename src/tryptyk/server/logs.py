"""Structured logs: one JSON object a line, with routes instead of addresses, so that no token gets in."""

from __future__ import annotations

import logging
import os
import sys
import threading
from typing import Any

import msgspec
from litestar.types import Scope

from tryptyk.server.store.database import is_away

access = logging.getLogger("tryptyk.access")

QUIET = ("uvicorn", "alembic", "sqlalchemy", "websockets")
"""Loggers that say too much; uvicorn also writes the whole address of every socket, tokens included."""


class _JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs() -> None:
    """In every process of the server: whatever is said on standard error is a line of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # Who logs, and in which thread, is in no line: finding it out costs more than the line.
    logging._srcfile = None  # as the documentation of the library says
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    for noisy in QUIET:
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.captureWarnings(True)
    # The process that looks after what others leave behind takes its settings from the environment only.
    os.environ.setdefault("PYTHONWARNINGS", "ignore:resource_tracker")
    sys.excepthook = lambda kind, error, trace: _log_uncaught(error)
    sys.unraisablehook = lambda unraisable: _log_uncaught(unraisable.exc_value)
    threading.excepthook = lambda uncaught: _log_uncaught(uncaught.exc_value)


def _log_uncaught(error: BaseException | None) -> None:
    if error is not None and not isinstance(error, KeyboardInterrupt):
        logging.getLogger("tryptyk").error("nobody has caught this", exc_info=error)


def log_fault(logger: logging.Logger, fault: Exception, what: str) -> None:
    """Note that the database has failed. Where it is away, everybody runs into the same: a line will do."""
    if is_away(fault):
        why = str(getattr(fault, "orig", None) or fault).partition("\n")[0]
        logger.warning(what, extra={"fields": {"why": f"{type(fault).__name__}: {why}"}})
    else:
        logger.error(what, exc_info=fault)


def route_of(scope: Scope) -> str:
    """The address with its places instead of what stands there: ``/api/invitations/{token}``."""
    return str(scope.get("path_template", "-"))


def log_outcome(what: str, method: str, route: str, outcome: int, seconds: float) -> None:
    """A line for a request or a socket with its route, outcome and duration."""
    fields = {"method": method, "route": route, "status": outcome, "ms": round(seconds * 1000, 1)}
    access.info(what, extra={"fields": fields})
