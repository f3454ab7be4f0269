"""Aeon's End as the kernel knows it."""

from __future__ import annotations

from tryptyk.games.aeons_end.acts import ACTS
from tryptyk.games.aeons_end.codec import dump, load
from tryptyk.games.aeons_end.components.catalogue import TABLE
from tryptyk.games.aeons_end.conceal import conceal
from tryptyk.games.aeons_end.content_check import check_content
from tryptyk.games.aeons_end.figures import figures, gist
from tryptyk.games.aeons_end.invariants import check
from tryptyk.games.aeons_end.judgement.evaluate import evaluate, terms
from tryptyk.games.aeons_end.judgement.pivots import horizon, pivotal, turn_over
from tryptyk.games.aeons_end.rules.behaviour import ACT
from tryptyk.games.aeons_end.scoring import score
from tryptyk.games.aeons_end.setup import DIFFICULTY, OPTIONS, new_state
from tryptyk.games.aeons_end.state import State
from tryptyk.games.aeons_end.view import view
from tryptyk.kernel.game import Game

check_content()

GAME: Game[State] = Game(
    id="aeons_end",
    package="tryptyk.games.aeons_end",
    players=range(TABLE.min_players, TABLE.max_players + 1),
    new_state=new_state,
    easier=DIFFICULTY.stepped_down,
    acts={**ACTS, **ACT},
    score=score,
    view=view,
    conceal=conceal,
    evaluate=evaluate,
    terms=terms,
    turn_over=turn_over,
    pivotal=pivotal,
    horizon=horizon,
    check=check,
    dump=dump,
    load=load,
    figures=figures,
    gist=gist,
    options=OPTIONS,
)
