"""Decisions, acts, tables and records: what all games are made with. Knows no game."""

from tryptyk.kernel.decision import About, Asking, Decision, Offer, Option, Reason, Refusals, Script
from tryptyk.kernel.errors import IllegalChoice, InvalidRecord, InvalidSetup, RulesFault, TryptykError
from tryptyk.kernel.game import Act, Game, Gist, Setup
from tryptyk.kernel.history import ANYBODY, CONCEAL, HIDDEN, Step, events_for, option_for
from tryptyk.kernel.memory import Memory
from tryptyk.kernel.rng import Rng
from tryptyk.kernel.score import Line, Outcome, Score, chance_of
from tryptyk.kernel.state import Event, GameOver, Item, State, Told, Watcher
from tryptyk.kernel.table import Table

__all__ = [
    "ANYBODY",
    "CONCEAL",
    "HIDDEN",
    "About",
    "Act",
    "Asking",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "Gist",
    "IllegalChoice",
    "InvalidRecord",
    "InvalidSetup",
    "Item",
    "Line",
    "Memory",
    "Offer",
    "Option",
    "Outcome",
    "Reason",
    "Refusals",
    "Rng",
    "RulesFault",
    "Score",
    "Script",
    "Setup",
    "State",
    "Step",
    "Table",
    "Told",
    "TryptykError",
    "Watcher",
    "chance_of",
    "events_for",
    "option_for",
]
