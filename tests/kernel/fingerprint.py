"""What two tables have to agree on to be the same game at the same moment."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from tryptyk.kernel import Decision, Table


def asked(decision: Decision | None) -> tuple[Any, ...] | None:
    """A decision as a value."""
    if decision is None:
        return None
    asides = None if decision.asides is None else sorted(decision.asides.items())
    return decision.kind, decision.seats, list(decision.options), decision.about, asides, decision.explicit


def state_hash(table: Table[Any]) -> str:
    """The whole state, shortened."""
    text = json.dumps(table.game.dump(table.state), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def fingerprint(table: Table[Any]) -> tuple[Any, ...]:
    """Everything that is and is asked."""
    return table.number, state_hash(table), asked(table.decision), table.outcome
