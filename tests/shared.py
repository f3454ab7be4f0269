"""What the tests of several folders need to know of the run that they are part of."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any

import pytest


def shared_folder(factory: pytest.TempPathFactory) -> Path:
    """One for all workers of this run."""
    base = factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Meanwhile no other worker is here."""
    with lock.open("w") as file:
        flock(file, LOCK_EX)
        yield


def parameters(item: pytest.Item) -> dict[str, Any]:
    """What a test is given by ``parametrize``, and its fixtures by their ``params``."""
    return item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
