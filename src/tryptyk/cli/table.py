"""The terminal table: serves every game through its view and its messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType

from tryptyk.bots import GreedyBot, make
from tryptyk.cli.lookup import find_clauses, find_things, fold
from tryptyk.cli.options import PERSON
from tryptyk.cli.screen import Screen
from tryptyk.cli.series import meaning, next_table
from tryptyk.games import Title
from tryptyk.kernel import Decision, Option, Table
from tryptyk.kernel.record import encode, record_of
from tryptyk.messages import Batch, Messages, clauses
from tryptyk.picture import QUIET

SAVES = Path(".tryptyk")
"""Where a game is saved that nobody gave a file to."""
LOG = 30
"""How many events the log shows if nobody says how many."""
FOUND = 8
"""How many things or clauses are printed in full."""
COMMANDS = ("number", "g", "u", "h", "w", "a", "l", "t", "r", "s", "n", "q")


class Leave(Exception):
    """Somebody gets up from the table."""


class NextGame(Exception):
    """The people at the table want to go on with another one."""


class TerminalTable:
    """One game, some seats played by the person at the keyboard, the others by bots.

    ``earlier`` tells how the games before it in its series went.
    """

    def __init__(
        self,
        title: Title,
        table: Table[Any],
        language: str,
        holders: Sequence[str],
        file: Path | None,
        earlier: Sequence[str] = (),
    ) -> None:
        self.title = title
        self.table = table
        self.holders = holders
        self.bots = {
            seat: make(name, title.game, seat, table.seed)
            for seat, name in enumerate(holders)
            if name != PERSON
        }
        self.persons = [seat for seat in range(table.players) if seat not in self.bots]
        self.file = file
        self.earlier = earlier
        self.messages = Messages(language, title.words, title.vocabulary, title.seats(table.view(-1)))
        self.screen = Screen(title, self.messages)
        self._stale = True
        """The situation has changed since it was last shown."""
        self._since = table.number - 1
        """What happened after this moment is news."""
        self._polled = -1
        """The moment at which bots were last asked whether they speak up."""
        self._silent: tuple[int, ...] | None = None
        """Whose turn it is, if the person does not want to speak up in it."""
        self._standing: dict[int, set[str]] = {seat: set() for seat in self.persons}
        """Kinds of questions that are left to their default."""
        self._batch = range(0)
        """The choices that were made in one go, by their numbers: they are taken back together."""
        self._orders: dict[str, Callable[[str], None]] = {
            "g": self._choose_batch,
            "u": self._undo,
            "h": self._hint,
            "w": self._why,
            "a": self._leave_standing,
            "l": self._log,
            "t": self._text,
            "r": self._rule,
            "s": self._save_as,
            "n": self._next_game,
            "q": self._quit,
            "?": self._help,
        }

    def run(self) -> TerminalTable | None:
        """Play until the person leaves; gives the table of the next game, if one is wanted."""
        self.screen.say("terminal-welcome", game=self.messages.text("title"), seed=self.table.seed)
        try:
            self._play()
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
        except NextGame:
            return self.following()
        return None

    def _play(self) -> None:
        while True:
            while self.table.answer_standing(self._standing) or self._let_bots_choose():
                self._stale = True
            if self._stale:
                self._show()
            if not self.persons:
                return
            self._obey(input(f"{self._asked()}> ").strip())

    # Bots

    def _let_bots_choose(self) -> bool:
        """Let a bot choose, if it is a bot's to choose; says whether it was."""
        decision = self.table.decision
        if decision is None:
            return False
        if self._silent is not None and self._silent != decision.seats:
            self._silent = None
        if self._polled != self.table.number:
            self._polled = self.table.number
            for seat in decision.speakers:
                if seat in self.bots and self._bot_chooses(seat):
                    return True
        if self._is_asked(decision) or self._may_speak_up(decision):
            return False
        return self._bot_chooses(decision.seats[0])

    def _bot_chooses(self, seat: int) -> bool:
        option = self.bots[seat].choose(self.table, seat)
        if option is None:
            return False
        self.table.choose(option, seat)
        return True

    def _is_asked(self, decision: Decision) -> bool:
        return any(seat in self.persons for seat in decision.seats)

    def _may_speak_up(self, decision: Decision) -> bool:
        """A person is not asked but could do something now, and has not said that they will not."""
        return self._silent is None and bool(self._offered(decision))

    def _offered(self, decision: Decision) -> list[Option]:
        """The options that the person can take, for whichever seat."""
        return [
            option
            for option in decision.options
            if any(seat in self.persons for seat in decision.seats_for(option))
        ]

    # Showing

    def _asked(self) -> str:
        """The name of who is asked, as the input line shows it."""
        decision = self.table.decision
        if decision is None:
            return self.messages.text("terminal-over")
        if len(decision.seats) > 1:
            return self.messages.text("terminal-team")
        return self.messages.seat(decision.seats[0])

    def _show(self) -> None:
        """The whole situation, what happened since the last question, and the question."""
        decision = self.table.decision
        view = self.table.view(self._eyes(decision))
        question = self._end() if decision is None else self._question(decision, view)
        self.screen.page(view, self._told(self._since), question)
        self._stale = False

    def _end(self) -> RenderableType:
        """Who has won, with the points of every side, line by line."""
        over = self.messages.text("terminal-game-over", choices=self.table.number)
        outcome = self.table.outcome
        scores = [] if outcome is None else self.screen.scores(outcome)
        return self.screen.question(over, "", [], [*scores, *self._series()])

    def _question(self, decision: Decision, view: Any) -> RenderableType:
        notes = [self.messages.text("terminal-hint")]
        for batch in self._batches(decision, view)[:1]:
            what = f"{self.messages.batch(batch.label)}  {self.messages.remark(batch.remark)}"
            notes.insert(0, self.messages.text("terminal-batch", what=what))
        if not self._is_asked(decision):
            notes.insert(0, self.messages.text("terminal-speak-up"))
        return self.screen.question(
            f"{self._asked()} ▸ {self.messages.prompt(decision)}",
            str(decision.about[0]) if decision.about else "",
            [self._said(decision, option, view) for option in self._offered(decision)],
            notes,
        )

    def _said(self, decision: Decision, option: Option, view: Any) -> tuple[str, str]:
        """An option, and what is worth saying beside it."""
        remark = self.title.remark(view, decision, option)
        return self.messages.option(decision, option), self.messages.remark(remark)

    def _batches(self, decision: Decision, view: Any) -> list[Batch]:
        offered = self._offered(decision)
        batches = self.title.batches(view, decision)
        return [batch for batch in batches if all(option in offered for option in batch.options)]

    def _eyes(self, decision: Decision | None) -> int:
        """The seat through whose eyes the situation is shown."""
        asked = [] if decision is None else [seat for seat in decision.seats if seat in self.persons]
        return (asked or self.persons or [-1])[0]

    def _told(self, after: int = -1) -> list[str]:
        """What happened, as far as the people here may know; before all else, how the series went so far."""
        lines = [
            (number, self.messages.event(event)) for number, event in self.table.events(after, self.persons)
        ]
        by_itself = [
            (step.number, self.messages.text("terminal-by-itself", seat=self.messages.seat(step.seat)))
            for step in self.table.steps(max(after, 0))
            if step.standing
        ]
        told = [line for _, line in sorted([*by_itself, *lines], key=lambda told: told[0])]
        return [*self.earlier, *told] if after < 0 else told

    # Orders

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word.isdecimal():
            self._choose(int(word))
        elif word.casefold() in self._orders:
            self._orders[word.casefold()](rest.strip())
        elif word:
            self.screen.say("terminal-unknown", word=word)
        elif self.table.decision is None:
            raise Leave
        else:
            self._stale = True

    def _choose(self, number: int) -> None:
        decision = self.table.decision
        offered = [] if decision is None else self._offered(decision)
        if decision is not None and number == 0 and not self._is_asked(decision):
            self._silent = decision.seats
            return
        if decision is None or not 1 <= number <= len(offered):
            self.screen.say("terminal-no-such-option", count=len(offered))
            return
        option = offered[number - 1]
        seat = next(seat for seat in decision.seats_for(option) if seat in self.persons)
        self._since = self.table.number
        self._batch = range(0)
        self.table.choose(option, seat)
        self._stale = True

    def _choose_batch(self, rest: str) -> None:
        """Make several choices one after the other, as long as the same is asked again."""
        asked = self.table.decision
        batches = [] if asked is None else self._batches(asked, self.table.view(self._eyes(asked)))
        if asked is None or not batches:
            self.screen.say("terminal-no-batch")
            return
        self._since = self.table.number
        seat = next(seat for seat in asked.seats_for(batches[0].options[0]) if seat in self.persons)
        for option in batches[0].options:
            decision = self.table.decision
            if decision is None or (decision.kind, decision.seats) != (asked.kind, asked.seats):
                break
            self.table.choose(option, seat)
        self._batch = range(self._since, self.table.number)
        self._stale = True

    def _undo(self, rest: str) -> None:
        possible = self.table.undoable(self.persons)
        together = len(self._batch) if self._batch.stop == self.table.number else 0
        steps = int(rest) if rest.isdecimal() else max(1, min(together, possible))
        if 1 <= steps <= possible:
            self.table.undo(self.persons, steps)
            self._batch = range(0)
            self._since = self.table.number
            self._stale = True
            return
        reason = self.table.refuse_undo(self.persons)
        if reason is not None:
            self.screen.line(self.messages.reason(reason))
        else:
            self.screen.say("terminal-undo-limit", count=possible)

    def _hint(self, rest: str) -> None:
        """What a bot would do in the place of the person who is asked, and why."""
        decision = self.table.decision
        if decision is None or not self._is_asked(decision):
            self.screen.say("terminal-not-asked")
            return
        seat = next(seat for seat in decision.seats if seat in self.persons)
        bot = GreedyBot(self.title.game, seat, self.table.number)
        self.screen.line(self.messages.advice(decision, *bot.advise(self.table, seat)))

    def _why(self, rest: str) -> None:
        """What cannot be done now, and why; with a word, only what speaks of it."""
        decision = self.table.decision
        blocked = [
            (self.messages.option(decision, option), reason)
            for option, reason in self.table.refusals()
            if decision is not None
        ]
        found = [(text, reason) for text, reason in blocked if fold(rest) in fold(text)]
        if not found:
            self.screen.say("terminal-nothing-blocked")
        for text, reason in found:
            self.screen.refusal(text, self.messages.reason(reason), str(reason[1]))
        if found:
            self.screen.say("terminal-why-hint", QUIET, clause=str(found[0][1][1]))

    def _leave_standing(self, rest: str) -> None:
        """Leave questions like this one to their default; ``a off``: be asked everything again."""
        decision = self.table.decision
        if rest == "off":
            for kinds in self._standing.values():
                kinds.clear()
            self.screen.say("terminal-asked-again")
        elif decision is None or decision.default is None or not self._is_asked(decision):
            self.screen.say("terminal-no-default")
        else:
            for seat in decision.seats:
                if seat in self._standing:
                    self._standing[seat].add(decision.kind)
            self.screen.say("terminal-standing", option=self.messages.option(decision, decision.default))
            self._stale = True

    def _log(self, rest: str) -> None:
        self.screen.events(self._told(), int(rest) if rest.isdecimal() else LOG)

    def _text(self, rest: str) -> None:
        """The texts of a thing by its name, of an option by its number, or of all that is at stake."""
        decision = self.table.decision
        offered = [] if decision is None else self._offered(decision)
        if rest.isdecimal() and 1 <= int(rest) <= len(offered):
            found = self._things_in([offered[int(rest) - 1]])
        elif rest:
            found = find_things(rest, self.messages.things(), self.messages)
        else:
            found = self._things_in([*offered, () if decision is None else ("", *decision.about)])
        if not found:
            self.screen.say("terminal-no-such-thing", query=rest)
        for thing in found[:FOUND]:
            self.screen.thing(thing)
        if len(found) > FOUND:
            names = ", ".join(self.messages.name(thing) for thing in found[FOUND:])
            self.screen.say("terminal-more", names=names)
        self.screen.legend()

    def _things_in(self, options: Sequence[Option]) -> list[str]:
        """The things with texts that some options speak of."""
        words = [word for option in options for word in option[1:] if isinstance(word, str)]
        return [word for word in dict.fromkeys(words) if self.messages.about(word)]

    def _rule(self, rest: str) -> None:
        reference = clauses(self.messages.language, self.title.words)
        found = find_clauses(rest, reference) if rest else []
        if not found:
            self.screen.say("terminal-no-such-clause", query=rest, clause=next(iter(reference)))
        for id in found[:FOUND]:
            self.screen.clause(id, reference[id])
        if len(found) > FOUND:
            self.screen.say("terminal-more", names=", ".join(found[FOUND : 3 * FOUND]))

    def _help(self, rest: str) -> None:
        reference = clauses(self.messages.language, self.title.words)
        thing = self.messages.name(self.title.entries[0].id).casefold()
        example = {"clause": next(iter(reference)), "thing": thing}
        self.screen.pairs(
            (self.messages.text(f"keys-{command}", **example), self.messages.text(f"help-{command}"))
            for command in COMMANDS
        )
        if self.messages.has("picture-legend"):
            self.screen.say("picture-legend", QUIET)
        self.screen.legend()

    # Saving and leaving

    def _save_as(self, rest: str) -> None:
        if rest:
            self.file = Path(rest).expanduser()
        self._save()

    def _save(self) -> None:
        file = self.file or SAVES / f"{self.title.game.id}-{self.table.seed}.json"
        saved = "terminal-series-saved" if self.ends_in_series else "terminal-saved"
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(encode(record_of(self.table)))
        except OSError as error:
            self.screen.say("terminal-cannot-save", file=str(file), why=str(error.strerror))
            return
        self.screen.say(saved, file=str(file))
        self.screen.line(f"  tryptyk play {self.title.game.id} --resume {file}{self._resume_options()}")

    def _resume_options(self) -> str:
        seats = f" --seats {','.join(self.holders)}" if self.bots else ""
        return f" --lang {self.messages.language}{seats}"

    def _next_game(self, rest: str) -> None:
        if self.table.outcome is None:
            self.screen.say("terminal-not-over")
            return
        raise NextGame

    def _quit(self, rest: str) -> None:
        raise Leave

    def _leave(self) -> None:
        self.screen.line()
        begun = self.table.decision is not None and (self.table.number > 0 or self.earlier)
        if begun or self.ends_in_series:
            self._save()
        self.screen.say("terminal-goodbye")

    # Series

    @property
    def ends_in_series(self) -> bool:
        """The game is over, and means something for the next one."""
        return bool(self._series())

    def following(self) -> TerminalTable:
        """The table of the next game. A series stays in its file."""
        file = self.file if self.ends_in_series else None
        table, language = next_table(self.table), self.messages.language
        return TerminalTable(self.title, table, language, self.holders, file, self._series())

    def _series(self) -> list[str]:
        """How the games of the series went, up to this one; nothing where there is none."""
        told = meaning(self.table, self.messages, self.persons)
        return [*self.earlier, told] if told else []
