"""Each of the automa's cards, played as it is printed: its criterion, its arrows, its actions in order."""

from __future__ import annotations

import pytest

from tests.age_contrived.automa.solo_scene import Solo
from tests.rule import rule
from tryptyk.games.age_contrived.components.energy import size
from tryptyk.games.age_contrived.components.solo import AutomaCard
from tryptyk.games.age_contrived.components.solo_catalogue import AUTOMA_CARDS

EVERY_CARD = pytest.mark.parametrize("card", AUTOMA_CARDS.values(), ids=AUTOMA_CARDS)
MANY = "rose " * 8
EITHER = {
    "claim_else_reposition": {"claim", "reposition"},
    "reposition_else_claim": {"claim", "reposition"},
}
"""What may come of an action that names another for want of it."""


@rule("WS-TURN-08")
@EVERY_CARD
def test_its_criterion_says_which_turn_is_taken(card: AutomaCard) -> None:
    for met in (False, True):
        energies = {"action_pool": "rose", "deploy_pool": "", "exhausted_pool": "rose"}
        s = Solo().printed_card(card.number)
        if card.measure == "conduit_movement":
            s.conduits(*["boot 2"] * (len(s.automa.conduits) if met else 0))
        elif met:
            energies[card.measure] = MANY
        s.pools(energies["action_pool"], energies["deploy_pool"], energies["exhausted_pool"]).play_turn()
        (told,) = s.told("automa-criterion")
        assert (told[0], told[2]) == (card.measure, card.least)
        assert told[3] == (card.if_met if met else card.otherwise)
        assert bool(s.told("automa-pays")) == (told[3] == "action")


@rule("WS-EXP-01", "WS-EXP-10")
@EVERY_CARD
@pytest.mark.parametrize("charged", [True, False])
def test_its_arrows_fill_both_pools(card: AutomaCard, charged: bool) -> None:
    s = Solo().printed_card(card.number).pools(exhausted=MANY)
    s.automa.charged = charged
    s.play_turn()
    arrows = [card.left, card.right] if charged else [card.left]
    assert size(s.automa.deploy_pool) == sum(up for up, _ in arrows)
    assert size(s.automa.action_pool) == sum(down for _, down in arrows)


@rule("WS-ACT-01", "WS-ACT-02")
@EVERY_CARD
def test_its_actions_are_taken_or_passed_over_from_the_top(card: AutomaCard) -> None:
    s = Solo().printed_card(card.number).pools(action=MANY, deploy=MANY).play_turn()
    events = [event for _, event in s.table.events()] if s.table is not None else []
    told = [event[1] for event in events if event[0] in ("automa-action", "automa-skips")]
    printed = [action.kind for action in card.actions]
    assert len(told) >= len(printed)
    for kind, found in zip(printed, told, strict=False):
        assert found in EITHER.get(kind, {kind}) | {kind}
