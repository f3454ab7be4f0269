"""The files of SQLite. Whoever can read them can be anybody, so only their owner may; and they need room."""

from __future__ import annotations

import logging
import os
from pathlib import Path

COMPANIONS = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps beside a database, with the rights that the database has when they are made."""
ROOM = 256 * 1024
"""More than a choice ever writes."""

logger = logging.getLogger(__name__)


def keep_private(database: str) -> None:
    """Make the file, nobody else's from the start, or mend who may read it and its companions."""
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
    real = os.path.realpath(database)  # SQLite keeps the others beside it, too
    for companion in COMPANIONS:
        mend(Path(real + companion), 0o600)


def private_folder(folder: Path) -> None:
    """A folder of our own: the same for it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    mend(folder, 0o700)


def mend(path: Path, rights: int) -> None:
    """Take from others what they may do with it, and say so in the log."""
    if os.name != "posix":
        return  # there a file's rights are its folder's
    try:
        had = path.stat().st_mode & 0o777
        if not had & ~rights:
            return
        path.chmod(had & rights)
    except FileNotFoundError:
        return
    except OSError as error:
        logger.warning("others can read %s, and that cannot be changed: %s", path, error.strerror)
    else:
        logger.warning("others could read %s (%03o); now only its owner can (%03o)", path, had, had & rights)


def try_room(database: str) -> None:
    """Raise OSError unless there is room for more beside the database, whatever limits it: disk or quota."""
    path = f"{database}.room"
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        left = ROOM
        while left:
            left -= os.write(file, os.urandom(left))
        os.fsync(file)
    finally:
        os.close(file)
        os.unlink(path)
