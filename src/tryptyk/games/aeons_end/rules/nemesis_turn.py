"""The nemesis turn: handle what is in play, draw a card, end (AE-NTURN, AE-NCRD)."""

from __future__ import annotations

from tryptyk.games.aeons_end.components.catalogue import TABLE
from tryptyk.games.aeons_end.components.printed import ATTACK, MINION, POWER, NemesisCard
from tryptyk.games.aeons_end.rules import behaviour, charges
from tryptyk.games.aeons_end.rules.damage import check_outlasted, foe_in_play, leave_play
from tryptyk.games.aeons_end.rules.nemesis import unleash
from tryptyk.games.aeons_end.rules.turns import end_turn
from tryptyk.games.aeons_end.state import NEMESIS_DRAWN, Foe, State, phase_item
from tryptyk.kernel.decision import Script


def handle_act(g: State, id: str) -> Script | None:
    """Handle a minion or power; what has gone meanwhile is skipped (AE-NTURN-02, AE-RUL-35)."""
    foe = foe_in_play(g, id)
    if foe is None:
        return None
    if foe.card.type == MINION:
        g.tell("persistent", foe.card.id)
        return behaviour.PERSISTENT[foe.card.id](g, foe)
    foe.tokens -= 1
    g.tell("token", foe.card.id, foe.tokens)
    return None if foe.tokens else resolve_power(g, foe)


def resolve_power(g: State, foe: Foe) -> Script:
    g.tell("power", foe.card.id)
    script = behaviour.POWER[foe.card.id](g, foe)
    if script is not None:
        yield from script
    leave_play(g, foe)


def draw_card_act(g: State) -> Script:
    """Draw one nemesis card and resolve it (AE-NTURN-07..12)."""
    if not g.nemesis_deck:
        yield from unleash(g, TABLE.unleash_on_empty_deck)
        return
    card = draw_card(g)
    if card.type != MINION:
        script = charges.offer_abilities(g, charges.NEMESIS_DRAW, card.id)
        if script is not None:
            yield from script
    # Adelheim's ward puts the card away before anything on it resolves.
    if g.resolving is not None:
        if card.type == ATTACK:
            g.then(phase_item(NEMESIS_DRAWN))
            script = behaviour.ATTACK[card.id](g, card)
            if script is not None:
                yield from script
            return
        yield from enter_play(g, card)
        g.resolving = None
    check_outlasted(g)


def drawn_act(g: State) -> None:
    """The attack has been resolved."""
    discard_drawn(g)
    check_outlasted(g)


def draw_card(g: State) -> NemesisCard:
    """The top card of the nemesis deck, which is now being resolved."""
    card = g.nemesis_deck.pop()
    g.resolving = card
    g.reveal()
    g.tell("nemesis-draws", card.id)
    return card


def discard_drawn(g: State) -> None:
    """The drawn card goes on top of the nemesis discard pile."""
    assert g.resolving is not None
    g.nemesis_discard.append(g.resolving)
    g.resolving = None


def enter_play(g: State, card: NemesisCard) -> Script:
    """IMMEDIATELY first, then into play with its tokens (AE-NTURN-10, 11, AE-RUL-03)."""
    if card.id in behaviour.IMMEDIATELY:
        g.tell("immediately", card.id)
        script = behaviour.IMMEDIATELY[card.id](g, card)
        if script is not None:
            yield from script
    life = behaviour.ENTERING_LIFE[card.id](g) if card.id in behaviour.ENTERING_LIFE else card.life
    g.foes.append(Foe(card, life, card.power if card.type == POWER else 0))
    if card.type == MINION:
        g.tell("minion-enters-play", card.id, life)
    else:
        g.tell("enters-play", card.id, card.power)
    g.nemesis.entered_play(g, card)
    if card.type == MINION and life == 0:
        leave_play(g, g.foes[-1])


def end_act(g: State) -> Script:
    """What the mat does at the end of a nemesis turn; then the turn is over."""
    script = g.nemesis.end_turn(g)
    if script is not None:
        yield from script
    end_turn(g)
