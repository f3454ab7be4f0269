"""Bonfire as the kernel knows it."""

from __future__ import annotations

from tryptyk.games.bonfire.acts import ACTS, PARTS
from tryptyk.games.bonfire.codec import dump, load
from tryptyk.games.bonfire.components.catalogue import PLAYERS
from tryptyk.games.bonfire.conceal import conceal
from tryptyk.games.bonfire.content_check import check_content
from tryptyk.games.bonfire.figures import figures, gist
from tryptyk.games.bonfire.invariants import check
from tryptyk.games.bonfire.judgement.evaluate import evaluate, terms
from tryptyk.games.bonfire.judgement.pivots import pivotal, turn_over
from tryptyk.games.bonfire.judgement.shortlist import shortlist
from tryptyk.games.bonfire.scoring import score
from tryptyk.games.bonfire.setup import OPTIONS, easier, new_state, next_setup
from tryptyk.games.bonfire.state import State
from tryptyk.games.bonfire.view import view
from tryptyk.kernel.game import Game

check_content()

GAME: Game[State] = Game(
    id="bonfire",
    package="tryptyk.games.bonfire",
    players=range(min(PLAYERS), max(PLAYERS) + 1),
    new_state=new_state,
    next_setup=next_setup,
    easier=easier,
    acts=ACTS,
    parts=PARTS,
    score=score,
    view=view,
    conceal=conceal,
    evaluate=evaluate,
    shortlist=shortlist,
    terms=terms,
    turn_over=turn_over,
    pivotal=pivotal,
    check=check,
    dump=dump,
    load=load,
    figures=figures,
    gist=gist,
    options=OPTIONS,
)
