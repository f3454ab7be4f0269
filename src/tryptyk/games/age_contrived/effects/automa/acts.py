"""The acts of the automa, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tryptyk.kernel.game import Act

AUTOMA_ACTS: Final[Mapping[str, Act]] = {}
