"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from tryptyk.kernel import Option, Table
from tryptyk.kernel.game import S


def concealed(table: Table[S], seat: int, seed: int) -> Table[S]:
    """A clone in which what the seat cannot know was dealt anew, to think with."""
    twin = table.clone(rewind=True)
    twin.conceal(seat, seed)
    return twin


class Bot(Protocol):
    """Chooses for a seat. It may use nothing that its seat does not know: it thinks on concealed clones."""

    def choose(self, table: Table[Any], seat: int) -> Option | None:
        """One of ``table.decision.options_for(seat)``.

        None means "I do not speak up", which only a seat may answer that is not asked but has asides.
        """
