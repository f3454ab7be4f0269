"""Counting the questions of a game: all of them, also those that answer themselves."""

from __future__ import annotations

from typing import Any

from tryptyk.kernel import Act, Game, Script


class Counter:
    """A game's twin that counts every decision its rules ask for, at one table.

    A decision with a single option never reaches a table's players; a choice is a decision with two or
    more. What clones of the table ask (a bot thinks on them) is not counted.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.decisions = 0
        self._id: int | None = None
        """The id of its state and not the state: bots get the game, and must not get there."""
        self.game: Game[Any] = game.with_acts({name: self._watched(act) for name, act in game.acts.items()})

    def _watched(self, act: Act) -> Act:
        def watched(state: Any, *given: str | int) -> Script | None:
            if self._id is None:
                self._id = id(state)
            script = act(state, *given)
            return self._counted(script) if script is not None and id(state) == self._id else script

        return watched

    def _counted(self, script: Script) -> Script:
        try:
            decision = next(script)
            while True:
                self.decisions += 1
                answer = yield decision
                decision = script.send(answer)
        except StopIteration:
            return
