"""What is worth saying beside an option: how many cards are left to draw."""

from __future__ import annotations

from tests.toy.view import View
from tryptyk.kernel import Decision, Option
from tryptyk.messages import Remark


def remark(view: View, decision: Decision, option: Option) -> Remark:
    return [("left", view.deck)] if option == ("draw",) else ()
