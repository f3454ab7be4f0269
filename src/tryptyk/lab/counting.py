"""Counting the questions of a game: all of them, also those that answer themselves."""

from __future__ import annotations

from typing import Any

from tryptyk.kernel import Game, Script, State


class Counter:
    """A game's twin that counts every decision its rules ask for, at one table.

    A decision with a single option never reaches a table's players; a choice is a decision with two or
    more. What clones of the table ask (a bot thinks on them) is not counted.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.decisions = 0
        self._game = game
        self._state: State | None = None
        self.game: Game[Any] = Game(
            id=game.id,
            rules=game.rules,
            players=game.players,
            new_state=game.new_state,
            next_act=self._next_act,
            blocked=game.blocked,
            view=game.view,
            conceal=game.conceal,
            evaluate=game.evaluate,
            check=game.check,
            dump=game.dump,
            load=game.load,
            figures=game.figures,
            options=game.options,
        )

    def _next_act(self, state: Any) -> Script:
        if self._state is None:
            self._state = state
        script = self._game.next_act(state)
        return self._counted(script) if state is self._state else script

    def _counted(self, script: Script) -> Script:
        try:
            decision = next(script)
            while True:
                self.decisions += 1
                answer = yield decision
                decision = script.send(answer)
        except StopIteration:
            return
