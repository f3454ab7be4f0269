"""The acts by name."""

from __future__ import annotations

from collections.abc import Mapping

from tests.toy.rules.bidding import bid_act, show_act
from tests.toy.rules.moving import move_act, toast_act
from tryptyk.kernel import Act

ACTS: Mapping[str, Act] = {"bid": bid_act, "show": show_act, "move": move_act, "toast": toast_act}
