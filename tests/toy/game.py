"""The toy as the kernel knows it."""

from __future__ import annotations

from tests.toy.acts import ACTS
from tests.toy.codec import dump, load
from tests.toy.conceal import conceal
from tests.toy.evaluate import evaluate, terms
from tests.toy.figures import figures
from tests.toy.invariants import check
from tests.toy.scoring import score
from tests.toy.setup import OPTIONS, easier, new_state, next_setup
from tests.toy.state import Toy
from tests.toy.view import view
from tryptyk.kernel import Game

GAME: Game[Toy] = Game(
    id="toy",
    package="tests.toy",
    players=range(1, 4),
    options=OPTIONS,
    new_state=new_state,
    next_setup=next_setup,
    easier=easier,
    acts=ACTS,
    score=score,
    view=view,
    conceal=conceal,
    evaluate=evaluate,
    terms=terms,
    check=check,
    dump=dump,
    load=load,
    figures=figures,
)
