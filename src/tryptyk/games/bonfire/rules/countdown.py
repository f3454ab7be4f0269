"""The Countdown, passing, and the end of the game (BF-END, BF-TURN-06..08).

The stack lies with the Starting Player. Whenever that player's turn ends its top tile begins to go round, and
leaves the game when it is back.
"""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.catalogue import COUNCIL, COUNTDOWN, PLAYERS
from tryptyk.games.bonfire.rules.supply import score
from tryptyk.games.bonfire.state import BY_PASSING, TOM, Player, State

LAST_TILE: Final = "countdown-over"
ALL_PASSED: Final = "all-passed"
ALL_OUT: Final = "all-out"


def place_novice(g: State, field: int, whose: int) -> None:
    """Novices stay in the High Council; so many of them start the Countdown (BF-LIT-08, BF-END-01..03)."""
    g.council[field] += (whose,)
    if whose >= 0:
        g.tell("novice", whose, COUNCIL[field])
    elif whose == TOM:
        g.tell("tom-novice", COUNCIL[field])
    else:
        g.tell("neutral-novice", COUNCIL[field])
    if g.stack < 0 and novices(g) >= PLAYERS[len(g.players)].countdown:
        g.stack = COUNTDOWN
        g.countdown_from = g.turn
        g.tell("countdown", novices(g))


def novices(g: State) -> int:
    """All Novices in the High Council, own and Neutral."""
    count = 0
    for field in g.council:
        count += len(field)
    return count


def current_tile(g: State, seat: int) -> int:
    """The tile that is current for a player: what passing is worth; 0 if there is none (BF-RUL-40, 71)."""
    if seat == g.starting:
        return max(g.stack, 0)
    return g.running


def pass_turn(g: State, player: Player) -> None:
    """The points of the current tile, and no further part in the rounds to come (BF-END-07, 08)."""
    player.passed = True
    g.tell("pass", player.seat)
    score(g, player, BY_PASSING, current_tile(g, player.seat))


def fall_out(g: State, player: Player) -> None:
    """Nothing can be done: a pass if a tile is current, otherwise at the first turn with one (BF-RUL-06)."""
    player.out = True
    g.tell("out", player.seat)
    if current_tile(g, player.seat):
        pass_turn(g, player)


def hand_on(g: State, taken: bool) -> None:
    """The Starting Player's turn has ended: the highest tile begins to go round (BF-END-04, BF-RUL-39).

    A turn that was not taken triggered nothing, so nothing waits for the next one.
    """
    if g.stack > 0 and not (g.countdown_waits and taken and g.countdown_from == g.turn):
        g.running = g.stack
        g.stack -= 1
        g.tell("countdown-tile", g.running)


def take_back(g: State) -> None:
    """The tile is back at the Starting Player and leaves the game; the last one ends play (BF-END-09)."""
    if g.running == 1:
        g.finish(LAST_TILE)
    g.running = 0


def check_all_done(g: State) -> None:
    """Nobody can act any more (BF-RUL-70). Tom never stops, so solo play goes on."""
    if g.tom is not None:
        return
    passed = True
    out = True
    for player in g.players:
        passed = passed and player.passed
        out = out and player.out
    if passed:
        g.finish(ALL_PASSED)
    # Passes that are still due are made as the turns come round.
    if out and g.stack < 0:
        g.finish(ALL_OUT)
