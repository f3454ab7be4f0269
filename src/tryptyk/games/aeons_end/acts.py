"""What comes next: the acts by name (AE-PT-01, AE-NTURN-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tryptyk.games.aeons_end.rules.casting import casting_act, casting_end_act
from tryptyk.games.aeons_end.rules.main_phase import main_act
from tryptyk.games.aeons_end.rules.nemesis_turn import draw_card_act, drawn_act, end_act, handle_act
from tryptyk.games.aeons_end.rules.turns import corruptions_act, draw_act, turn_act
from tryptyk.games.aeons_end.state import (
    CASTING,
    CASTING_END,
    CORRUPTIONS,
    DRAW,
    MAIN,
    MAIN_END,
    NEMESIS_DRAW,
    NEMESIS_DRAWN,
    NEMESIS_END,
    NEMESIS_MAIN,
    SETUP,
    TURN_START,
    State,
)
from tryptyk.kernel.decision import Script
from tryptyk.kernel.game import Act


def set_up_act(g: State) -> Script | None:
    """What the mat lets the team choose before the first turn (AE-NDECK-13)."""
    return g.nemesis.set_up_by_choice(g)


ACTS: Final[Mapping[str, Act]] = {
    SETUP: set_up_act,
    TURN_START: turn_act,
    CORRUPTIONS: corruptions_act,
    CASTING: casting_act,
    CASTING_END: casting_end_act,
    MAIN: main_act,
    MAIN_END: corruptions_act,
    DRAW: draw_act,
    NEMESIS_MAIN: handle_act,
    NEMESIS_DRAW: draw_card_act,
    NEMESIS_DRAWN: drawn_act,
    NEMESIS_END: end_act,
}
