"""An Age Contrived as the kernel knows it."""

from __future__ import annotations

from tryptyk.games.age_contrived.acts import ACTS, PARTS
from tryptyk.games.age_contrived.codec import dump, load
from tryptyk.games.age_contrived.components.catalogue import PLAYERS
from tryptyk.games.age_contrived.conceal import conceal
from tryptyk.games.age_contrived.content_check import check_content
from tryptyk.games.age_contrived.figures import figures, gist
from tryptyk.games.age_contrived.invariants import check
from tryptyk.games.age_contrived.judgement.evaluate import evaluate, terms
from tryptyk.games.age_contrived.judgement.pivots import pivotal, turn_over
from tryptyk.games.age_contrived.scoring import score
from tryptyk.games.age_contrived.setup import DIFFICULTY, OPTIONS, new_state
from tryptyk.games.age_contrived.state import State
from tryptyk.games.age_contrived.view import view
from tryptyk.kernel.game import Game

check_content()

GAME: Game[State] = Game(
    id="age_contrived",
    package="tryptyk.games.age_contrived",
    players=range(min(PLAYERS), max(PLAYERS) + 1),
    new_state=new_state,
    easier=DIFFICULTY.stepped_down,
    acts=ACTS,
    parts=PARTS,
    score=score,
    view=view,
    conceal=conceal,
    evaluate=evaluate,
    terms=terms,
    turn_over=turn_over,
    pivotal=pivotal,
    check=check,
    dump=dump,
    load=load,
    figures=figures,
    gist=gist,
    options=OPTIONS,
    longest=100_000,
)
