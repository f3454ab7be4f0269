"""Sets an Aeon's End table in a few lines, plays choices on it, and reads the result.

>>> s = Scene("kadir", "mist").hand(0, "jade", "spark").main(0)
>>> s.choose("play", "jade")
>>> s.g.aether
2
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from tests.playing import Playing
from tryptyk.games.aeons_end.components.catalogue import BREACHES, CARDS, FOES
from tryptyk.games.aeons_end.game import GAME
from tryptyk.games.aeons_end.rules.turns import TURN
from tryptyk.games.aeons_end.scoring import score
from tryptyk.games.aeons_end.setup import OPTIONS, new_state
from tryptyk.games.aeons_end.state import (
    CASTING,
    CORRUPTIONS,
    DRAW,
    MAIN,
    NEMESIS_DRAW,
    NEMESIS_END,
    NEMESIS_MAIN,
    OPEN,
    PHASES,
    TURN_START,
    Breach,
    Foe,
    Mage,
    Prepped,
    State,
)
from tryptyk.kernel import Decision, GameOver, Item, Option, Outcome, Rng, Script, Table
from tryptyk.kernel.setup import read_setup

__all__ = ["OPEN", "Scene", "ids", "laid_out"]


def ids(cards: Iterable[Any]) -> list[str]:
    """The ids of some cards, prepped spells or foes."""
    return [card.card.id if hasattr(card, "card") else card.id for card in cards]


def laid_out(players: int = 2, seed: int = 1, **setup: Any) -> State:
    """The table before the first turn."""
    return new_state(players, read_setup(OPTIONS, players, setup), Rng(seed))


class Scene(Playing):
    """A game in the middle of things. Everything not set is as after setup, with empty nemesis side."""

    def __init__(self, *mages: str, **setup: Any) -> None:
        mages = mages or ("kadir", "mist")
        seed = setup.pop("seed", 1)
        self.g: State = laid_out(len(mages), seed, mages=list(mages), **setup)
        self.table: Table[State] | None = None

    def __getitem__(self, seat: int) -> Mage:
        return self.g.mages[seat]

    # Setting the table; each returns the scene, so that calls can be chained.

    def hand(self, seat: int, *cards: str) -> Self:
        self[seat].hand = [CARDS[id] for id in cards]
        return self

    def deck(self, seat: int, *cards: str) -> Self:
        """Top card first."""
        self[seat].deck.cards = [CARDS[id] for id in reversed(cards)]
        return self

    def discard(self, seat: int, *cards: str) -> Self:
        """Bottom first, as the cards were discarded."""
        self[seat].discard = [CARDS[id] for id in cards]
        return self

    def life(self, seat: int, life: int) -> Self:
        self[seat].life = life
        return self

    def charges(self, seat: int, charges: int) -> Self:
        self[seat].charges = charges
        return self

    def charged(self, seat: int) -> Self:
        """Every slot filled."""
        return self.charges(seat, self[seat].mat.charges)

    def breach(self, seat: int, number: int, stage: int = OPEN, *spells: str, fresh: bool = False) -> Self:
        """Replace a breach; stage OPEN or the rotation 0..3; spells that lie on it."""
        breach = Breach(BREACHES[number], stage)
        breach.spells = [Prepped(CARDS[id], fresh) for id in spells]
        mage = self[seat]
        others = [other for other in mage.breaches if other.number != number]
        mage.breaches = sorted([*others, breach], key=lambda b: b.number)
        return self

    def foe(self, id: str, life: int | None = None, tokens: int | None = None) -> Self:
        """Put a minion or power into play, without its IMMEDIATELY effect."""
        card = FOES[id]
        life = card.life if life is None else life
        tokens = card.power if tokens is None else tokens
        self.g.foes.append(Foe(card, life, tokens))
        self.g.nemesis_deck = [other for other in self.g.nemesis_deck if other is not card]
        self.g.box = [other for other in self.g.box if other is not card]
        self.g.nemesis.entered_play(self.g, card)
        return self

    def nemesis_deck(self, *cards: str) -> Self:
        """Top card first."""
        self.g.nemesis_deck = [FOES[id] for id in reversed(cards)]
        return self

    def nemesis_discard(self, *cards: str) -> Self:
        """Bottom first."""
        self.g.nemesis_discard = [FOES[id] for id in cards]
        return self

    def turn_cards(self, deck: Iterable[str], discard: Iterable[str] = ()) -> Self:
        """Turn-order deck, top first, and discard pile, bottom first; the order is known to nobody."""
        self.g.turn_deck.cards = list(reversed(list(deck)))
        self.g.turn_deck.lo, self.g.turn_deck.hi = 0, len(self.g.turn_deck.cards)
        self.g.turn_discard = list(discard)
        return self

    def set(self, **fields: Any) -> Self:
        """Set fields of the state or of its nemesis: ``.set(gravehold=27, fury=2)``."""
        for name, value in fields.items():
            setattr(self.g if hasattr(State, name) else self.g.nemesis, name, value)
        return self

    # Starting at a phase

    def _start(self, phase: str, active: int) -> Self:
        turn = [(TURN_START,)] if phase == TURN_START else TURN[[name for (name,) in TURN].index(phase) :]
        self.g.active = active
        return self._play(*turn)

    def _play(self, *agenda: Item) -> Self:
        self.g.agenda = []
        self.g.then(*agenda)
        self.table = Table.from_rest(GAME, len(self.g.mages), 1, {}, self.g, 0)
        return self

    def turn_start(self) -> Self:
        return self._start(TURN_START, -1)

    def dawn(self, seat: int) -> Self:
        """The start of a player's turn: corruptions, then casting."""
        return self._start(CORRUPTIONS, seat)

    def casting(self, seat: int) -> Self:
        return self._start(CASTING, seat)

    def main(self, seat: int) -> Self:
        return self._start(MAIN, seat)

    def draw_phase(self, seat: int) -> Self:
        return self._start(DRAW, seat)

    def nemesis_turn(self) -> Self:
        """The nemesis main phase, from its first card in play."""
        self.g.active = -1
        return self._play(
            *[(NEMESIS_MAIN, foe.card.id) for foe in self.g.foes], (NEMESIS_DRAW,), (NEMESIS_END,)
        )

    def nemesis_draws(self, *cards: str) -> Self:
        """The nemesis draw phase, with these cards on top of its deck."""
        self.g.nemesis_deck.extend(FOES[id] for id in reversed(cards))
        self.g.active = -1
        return self._play((NEMESIS_DRAW,), (NEMESIS_END,))

    # Playing

    @property
    def told(self) -> list[tuple[str | int, ...]]:
        """What rules that were run by themselves have told."""
        return [told.event for told in self.g.events]

    @property
    def ended(self) -> tuple[str, tuple[int, ...]] | None:
        """Why the game is over, and which seats have won; None while it goes on."""
        return (self.g.ending, Outcome(self.g.ending, score(self.g)).winners) if self.g.ending else None

    def play(self, *cards: str) -> None:
        """Play gems and relics that ask nothing."""
        for card in cards:
            self.choose("play", card)

    def run(self, script: Script | None, *answers: Option) -> list[Decision]:
        """Run a rule by itself, and what it puts on the agenda, answering its real choices in order.

        Gives the decisions that were asked."""
        asked: list[Decision] = []
        left = list(answers)
        self._answer(script, left, asked)
        while self.g.agenda and self.g.agenda[-1][0] not in PHASES and not self.g.ending:
            name, *given = self.g.agenda.pop()
            self._answer(GAME.acts[str(name)](self.g, *given), left, asked)
        assert not left, f"answers that nobody asked for: {left}"
        return asked

    def _answer(self, script: Script | None, left: list[Option], asked: list[Decision]) -> None:
        if script is None:
            return
        try:
            decision = next(script)
            while True:
                if decision.forced:
                    answer = decision.options[0]
                else:
                    asked.append(decision)
                    answer = left.pop(0)
                    assert answer in decision.options, f"{answer} is not among {decision.options}"
                decision = script.send(answer)
        except (StopIteration, GameOver):
            pass
