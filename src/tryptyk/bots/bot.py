"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from tryptyk.kernel import Option, Table


class Bot(Protocol):
    """Chooses for a seat. It may use nothing that its seat does not know: it thinks on concealed clones."""

    def choose(self, table: Table[Any], seat: int) -> Option | None:
        """One of ``table.decision.options_for(seat)``.

        None means "I do not speak up", which only a seat may answer that is not asked but has asides.
        """
