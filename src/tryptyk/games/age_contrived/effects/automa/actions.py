"""The action turn: for each energy an action, from the top of the card to its bottom (WS-ACT, WS-COMB)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.energy import KINDS, PRIMAL, UNIT, size
from tryptyk.games.age_contrived.components.solo import CardAction
from tryptyk.games.age_contrived.effects.automa.claiming import claim, refuse_claim
from tryptyk.games.age_contrived.effects.automa.deploying import refuse_deploy, start_deploy
from tryptyk.games.age_contrived.effects.automa.items import actions_item
from tryptyk.games.age_contrived.effects.automa.journeys import BY_ACTION, start_character, start_track
from tryptyk.games.age_contrived.effects.automa.priorities import (
    PRIMAL_BOOST,
    active_card,
    automa_of,
    highest_track,
    primal_does,
    primal_or_highest,
)
from tryptyk.games.age_contrived.effects.automa.repositioning import refuse_reposition, reposition
from tryptyk.games.age_contrived.effects.automa.tracks import can_step
from tryptyk.games.age_contrived.rules.energies import recharge
from tryptyk.games.age_contrived.rules.stages import end_turn
from tryptyk.games.age_contrived.state import Automa, State

DEPLOY: Final = "deploy"
REPOSITION: Final = "reposition"
RECHARGE: Final = "recharge"
MOVE_CHARACTER: Final = "move_character"
MOVE_TRACK: Final = "move_track"
CLAIM: Final = "claim"
CLAIM_ELSE: Final = "claim_else_reposition"
REPOSITION_ELSE: Final = "reposition_else_claim"

# Places of the solo board for upgraded action tiles
PLACE_1: Final = 1 << 0
PLACE_3: Final = 1 << 2
PLACE_4: Final = 1 << 3

MANY_IN_POOL: Final = 4
"""With so many energies in the Pool one further action is free (WS-ACT-07)."""


def start_actions(g: State) -> None:
    end_turn(g)
    g.then(actions_item(0))


def actions_act(g: State, number: int) -> None:
    """Pay for the next action that can be resolved; ``number`` were chosen (WS-ACT-01..06, WS-AMB-41)."""
    automa = automa_of(g)
    card = active_card(g)
    assert card is not None
    if not automa.action_pool or number == len(card.actions):
        free_action(g, automa)
        return
    paid = primal_or_highest(automa, automa.action_pool)
    automa.action_pool -= UNIT[paid]
    automa.exhausted += UNIT[paid]
    g.tell("automa-pays", KINDS[paid])
    while number < len(card.actions):
        action = card.actions[number]
        number += 1
        most = number_of(g, automa, action, paid)
        chosen, refusal = choose(g, automa, action.kind, most)
        if chosen:
            g.tell("automa-action", chosen, most)
            g.then(actions_item(number))
            take(g, automa, chosen, most)
            return
        g.tell("automa-skips", action.kind, refusal)
    automa.exhausted -= UNIT[paid]
    automa.action_pool += UNIT[paid]
    g.tell("automa-takes-back", KINDS[paid])
    g.then(actions_item(number))


def number_of(g: State, automa: Automa, action: CardAction, paid: int) -> int:
    """An action's number; upgraded tiles and a primal that paid for it may add to it (WS-UPG, WS-ABIL-15)."""
    most = action.most
    if action.kind == DEPLOY:
        for place in (PLACE_1, PLACE_3):
            if automa.upgrades & place:
                most += 1
    elif action.kind in (MOVE_CHARACTER, MOVE_TRACK):
        if automa.upgrades & PLACE_4:
            most += 1
    else:
        return most
    return most + 1 if paid == PRIMAL and primal_does(g, PRIMAL_BOOST) else most


def choose(g: State, automa: Automa, kind: str, most: int) -> tuple[str, str]:
    """What an action of a card comes to, claim or reposition of a pair; or nothing, and why (WS-COMB)."""
    if kind == CLAIM_ELSE:
        wanted, other = CLAIM, REPOSITION
    elif kind == REPOSITION_ELSE:
        wanted, other = REPOSITION, CLAIM
    else:
        wanted, other = kind, kind
    if not refuse(g, automa, wanted, most):
        return wanted, ""
    refusal = refuse(g, automa, other, most)
    return ("", refusal) if refusal else (other, "")


def refuse(g: State, automa: Automa, kind: str, most: int) -> str:
    """Why an action cannot be resolved; empty if it can (WS-ACT-03)."""
    if kind == DEPLOY:
        return refuse_deploy(g, automa, most)
    if kind == REPOSITION:
        return refuse_reposition(g, automa)
    if kind == CLAIM:
        return refuse_claim(g, automa)
    if kind == RECHARGE:
        return "charged" if automa.charged else ""
    if kind == MOVE_TRACK:
        return "" if can_step(g, automa, highest_track(automa)) else "no-step"
    assert kind == MOVE_CHARACTER, kind
    return ""


def take(g: State, automa: Automa, kind: str, most: int) -> None:
    if kind == DEPLOY:
        start_deploy(g, most)
    elif kind == RECHARGE:
        recharge(g, automa)
    elif kind == MOVE_CHARACTER:
        start_character(g, most, BY_ACTION)
    elif kind == MOVE_TRACK:
        start_track(g, highest_track(automa), most)
    elif kind == CLAIM:
        claim(g, automa)
    else:
        reposition(g, automa)


def free_action(g: State, automa: Automa) -> None:
    """With many in the Pool: claim if a tile is there, otherwise reposition (WS-ACT-07, 08, WS-AMB-27)."""
    if size(automa.pool) < MANY_IN_POOL:
        return
    kind = CLAIM if any([tile is not None for tile in g.tiles]) else REPOSITION
    g.tell("automa-free-action", kind, size(automa.pool))
    refusal = refuse(g, automa, kind, 0)
    if refusal:
        g.tell("automa-skips", kind, refusal)
    else:
        take(g, automa, kind, 0)
