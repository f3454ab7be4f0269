"""What somebody at the terminal table may ask without choosing: why not, what else, the texts, the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tryptyk.bots import adviser, chair_at
from tryptyk.cli.lookup import find_clauses, find_things, first_clause, fold
from tryptyk.kernel import Option
from tryptyk.messages import clauses
from tryptyk.picture import QUIET

if TYPE_CHECKING:
    from tryptyk.cli.table import TerminalTable

SECONDS = 5.0
"""So long a bot thinks at most while somebody waits."""
FOUND = 8
"""How many things or clauses are printed in full."""
ALIKE = 12
"""So many things that cannot be done for the same reason are named one by one."""
COMMANDS = ("number", "g", "u", "h", "w", "a", "l", "t", "r", "s", "n", "q")


class Counsel:
    """Answers about the question that stands at a table; ``rest`` is what was typed after the letter."""

    def __init__(self, at: TerminalTable) -> None:
        self._at = at

    def why(self, rest: str) -> None:
        """What cannot be done now, and why; with a word, only what speaks of it."""
        decision = self._at.table.decision
        blocked = [
            (self._at.messages.option(decision, option), reason)
            for option, reason in self._at.table.refusals()
            if decision is not None
        ]
        found = [(text, reason) for text, reason in blocked if fold(rest) in fold(text)]
        if not found:
            self._at.screen.say("terminal-nothing-blocked")
        alike: dict[Option, list[str]] = {}
        for text, reason in found:
            alike.setdefault(reason, []).append(text)
        for reason, texts in alike.items():
            for text in texts if rest or len(texts) <= ALIKE else [f"{texts[0]} … ({len(texts)})"]:
                self._at.screen.refusal(text, self._at.messages.reason(reason), str(reason[1]))
        if found:
            self._at.screen.say("terminal-why-hint", QUIET, clause=str(found[0][1][1]))

    def hint(self, rest: str) -> None:
        """What a bot would do in the place of the person who is asked, and why."""
        decision = self._at.table.decision
        if decision is None or not self._at.is_asked(decision):
            self._at.screen.say("terminal-not-asked")
            return
        seat = next(seat for seat in decision.seats if seat in self._at.persons)
        bot = adviser(self._at.title.game, seat, self._at.table.number)
        with self._at.screen.thinking() as thinks:
            thinks(self._at.messages.text("terminal-bot"))
            advice = bot.advise(chair_at(self._at.table, seat, seconds=SECONDS))
        self._at.screen.line(self._at.messages.advice(decision, advice))

    def text(self, rest: str) -> None:
        """The texts of a thing by its name, of an option by its number, or of all that is at stake."""
        decision = self._at.table.decision
        offered = [] if decision is None else self._at.offered(decision)
        if rest.isdecimal() and 1 <= int(rest) <= len(offered):
            found = self._things_in([offered[int(rest) - 1]])
        elif rest:
            found = find_things(rest, self._at.messages.things(), self._at.messages)
        else:
            found = self._things_in([*offered, () if decision is None else ("", *decision.about)])
        if not found:
            self._at.screen.say("terminal-no-such-thing", query=rest)
        for thing in found[:FOUND]:
            self._at.screen.thing(thing)
        if len(found) > FOUND:
            names = ", ".join(self._at.messages.name(thing) for thing in found[FOUND:])
            self._at.screen.say("terminal-more", names=names)
        self._at.screen.legend()

    def _things_in(self, options: Sequence[Option]) -> list[str]:
        """The things with texts that some options speak of."""
        words = [word for option in options for word in option[1:] if isinstance(word, str)]
        return [word for word in dict.fromkeys(words) if self._at.messages.about(word)]

    def rule(self, rest: str) -> None:
        """The clauses of that id, or that speak of a word."""
        reference = clauses(self._at.messages.language, self._at.title.words)
        found = find_clauses(rest, reference) if rest else []
        if not found:
            self._at.screen.say("terminal-no-such-clause", query=rest, clause=first_clause(reference))
        for id in found[:FOUND]:
            self._at.screen.clause(id, reference[id])
        if len(found) > FOUND:
            self._at.screen.say("terminal-more", names=", ".join(found[FOUND : 3 * FOUND]))

    def help(self, rest: str) -> None:
        """What can be typed, and what the signs stand for."""
        reference = clauses(self._at.messages.language, self._at.title.words)
        thing = self._at.messages.name(self._at.title.entries[0].id).casefold()
        example = {"clause": first_clause(reference), "thing": thing}
        rows = [
            (self._at.messages.text(f"keys-{key}", **example), self._at.messages.text(f"help-{key}"))
            for key in COMMANDS
        ]
        rows[1:1] = [
            (key, self._at.messages.text("help-part", part=name))
            for key, name in self._at.screen.parts(self._at.view()).items()
        ]
        self._at.screen.pairs(rows)
        if self._at.messages.has("picture-legend"):
            self._at.screen.say("picture-legend", QUIET)
        self._at.screen.legend()
