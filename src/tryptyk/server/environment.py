"""What an operator settles by the environment, which all workers of a server share."""

from __future__ import annotations

import os
from math import inf
from pathlib import Path

from tryptyk.kernel.errors import TryptykError
from tryptyk.server.app import Settings
from tryptyk.server.store.files import private_folder

DATABASE = "DATABASE_URL"
SECURE = "TRYPTYK_SECURE_COOKIES"
METRICS = "TRYPTYK_OPEN_METRICS"
RATE = "TRYPTYK_REQUESTS_PER_SECOND"
SESSIONS = "TRYPTYK_SESSIONS_PER_HOUR"
TABLES = "TRYPTYK_TABLES_PER_HOUR"
SOCKETS = "TRYPTYK_SOCKETS_PER_ADDRESS"
BOTS = "TRYPTYK_BOT_PROCESSES"
UNPLAYED = "TRYPTYK_KEEP_UNPLAYED_DAYS"
FINISHED = "TRYPTYK_KEEP_FINISHED_DAYS"

_SWITCH = {
    **dict.fromkeys(("1", "true", "yes", "on"), True),
    **dict.fromkeys(("", "0", "false", "no", "off"), False),
}


class BadSetting(TryptykError):
    """The environment says something that cannot be meant."""


def settings() -> Settings:
    return Settings(
        database=os.environ.get(DATABASE) or default_database(),
        bot_processes=_count(BOTS, 1, 1),
        requests_per_second=_figure(RATE, 20),
        sessions_per_hour=_figure(SESSIONS, 120),
        tables_per_hour=_figure(TABLES, 300),
        sockets_per_address=_count(SOCKETS, 200, 0),
        keep_unplayed_days=_figure(UNPLAYED, 30),
        keep_finished_days=_figure(FINISHED, 0),
        secure_cookies=_switch(SECURE),
        open_metrics=_switch(METRICS),
    )


def default_database() -> str:
    """SQLite in the user's data folder."""
    try:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "tryptyk")
    except RuntimeError as error:
        raise BadSetting("It is not known where your data folder is; set XDG_DATA_HOME.") from error
    try:
        private_folder(folder)
    except OSError as error:
        why = f"The data folder {folder} cannot be made: {error.strerror}."
        raise BadSetting(f"{why} Set XDG_DATA_HOME to another, or name a database.") from error
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def _switch(name: str) -> bool:
    value = os.environ.get(name, "")
    on = _SWITCH.get(value.strip().lower())
    if on is None:
        raise BadSetting(f"{name} is a switch: 1, true, yes or on; 0, false, no or off; not {value!r}.")
    return on


def _figure(name: str, usual: float) -> float:
    value = os.environ.get(name, "").strip()
    try:
        figure = float(value or usual)
    except ValueError:
        figure = -inf
    if not 0 <= figure < inf:
        raise BadSetting(f"{name} has to be a number from 0, not {value!r}.")
    return figure


def _count(name: str, usual: int, least: int) -> int:
    value = os.environ.get(name, "").strip()
    try:
        count = int(value or usual)
    except ValueError:
        count = least - 1
    if count < least:
        raise BadSetting(f"{name} has to be a whole number from {least}, not {value!r}.")
    return count
