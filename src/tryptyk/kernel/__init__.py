"""Decisions, acts, tables and records: what all games are made with. Knows no game."""

from tryptyk.kernel.decision import About, Asking, Decision, Option, Reason, Script
from tryptyk.kernel.errors import IllegalChoice, InvalidRecord, InvalidSetup, TryptykError
from tryptyk.kernel.game import Blocked, Game, Setup
from tryptyk.kernel.rng import Rng
from tryptyk.kernel.state import Event, GameOver, Outcome, State
from tryptyk.kernel.table import CONCEAL, Step, Table

__all__ = [
    "CONCEAL",
    "About",
    "Asking",
    "Blocked",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "IllegalChoice",
    "InvalidRecord",
    "InvalidSetup",
    "Option",
    "Outcome",
    "Reason",
    "Rng",
    "Script",
    "Setup",
    "State",
    "Step",
    "Table",
    "TryptykError",
]
