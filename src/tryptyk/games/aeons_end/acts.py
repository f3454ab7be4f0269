"""What comes next: the act that follows from the phase (AE-PT-01, AE-NTURN-01)."""

from __future__ import annotations

from tryptyk.games.aeons_end.rules import casting, main_phase, nemesis_turn, turns
from tryptyk.games.aeons_end.state import (
    CASTING,
    CASTING_END,
    CORRUPTIONS,
    DRAW,
    MAIN,
    MAIN_END,
    NEMESIS_DRAW,
    NEMESIS_END,
    NEMESIS_MAIN,
    SETUP,
    TURN_START,
    State,
)
from tryptyk.kernel.decision import Script


def next_act(g: State) -> Script:
    phase = g.phase
    if phase == MAIN:
        return main_phase.main_act(g)
    if phase == CASTING:
        return casting.casting_act(g)
    if phase == NEMESIS_MAIN:
        return nemesis_turn.handle_act(g)
    if phase == TURN_START:
        return turns.turn_act(g)
    if phase == CORRUPTIONS:
        return turns.corruptions_act(g, CASTING)
    if phase == CASTING_END:
        return casting.casting_end_act(g)
    if phase == MAIN_END:
        return turns.corruptions_act(g, DRAW)
    if phase == DRAW:
        return turns.draw_act(g)
    if phase == NEMESIS_DRAW:
        return nemesis_turn.draw_act(g)
    if phase == NEMESIS_END:
        return nemesis_turn.end_act(g)
    assert phase == SETUP
    return set_up_act(g)


def set_up_act(g: State) -> Script:
    """What the mat lets the team choose before the first turn (AE-NDECK-13)."""
    g.phase = TURN_START
    script = g.nemesis.set_up_by_choice(g)
    if script is not None:
        yield from script
