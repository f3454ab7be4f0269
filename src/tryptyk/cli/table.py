"""The terminal table: serves every game through its view and its messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tryptyk.bots import BotFault, ask, make
from tryptyk.cli.counsel import SECONDS, Counsel
from tryptyk.cli.departing import Gone, departure, is_gone
from tryptyk.cli.keeping import Keeper
from tryptyk.cli.options import PERSON
from tryptyk.cli.question import Question, Said
from tryptyk.cli.saves import Save
from tryptyk.cli.screen import Screen
from tryptyk.cli.series import meaning, next_table
from tryptyk.games import Title
from tryptyk.kernel import Decision, Option, Table
from tryptyk.messages import Batch, Messages

LOG = 30
"""How many events the log shows if nobody says how many."""
HUNG_UP = 129
"""The exit code of whatever ends with its terminal."""


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
        save: Save,
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
        self.earlier = earlier
        self.messages = Messages(language, title.words, title.vocabulary, title.seats(table.view(-1)))
        self.screen = Screen(title, self.messages)
        self._keeper = Keeper(self.screen, save, self._again())
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
        self._focus = ""
        """The part of the picture that the person wants to see, by its letter."""
        self._leaf = 0
        self._leaves = 1
        self._batch = range(0)
        """The choices that were made in one go, by their numbers: they are taken back together."""
        counsel = Counsel(self)
        self._orders: dict[str, Callable[[str], None]] = {
            "g": self._choose_batch,
            "u": self._undo,
            "h": counsel.hint,
            "w": counsel.why,
            "a": self._leave_standing,
            "l": self._log,
            "t": counsel.text,
            "r": counsel.rule,
            "s": self._save_as,
            "n": self._next_game,
            "q": self._quit,
            "?": counsel.help,
        }

    def run(self) -> TerminalTable | None:
        """Play until the person leaves; gives the table of the next game, if one is wanted."""
        try:
            with departure.heard():
                return self._run()
        except Gone:
            pass
        except OSError as error:
            if not is_gone(error):
                raise
        self._rescue()
        raise SystemExit(HUNG_UP)

    def _run(self) -> TerminalTable | None:
        self.screen.say("terminal-welcome", game=self.messages.text("title"), seed=self.table.seed)
        while True:
            try:
                self._play()
            except NextGame:
                return self.following()
            except BotFault:
                self._keeper.keep(self.table, self.ends_in_series)
                raise
            except (Leave, EOFError, KeyboardInterrupt):
                if not self._left():
                    continue
            return None

    def _play(self) -> None:
        while True:
            with self.screen.thinking() as thinks:
                while self.table.answer_standing(self._standing) or self._let_bots_choose(thinks):
                    self._turn_to()
                    departure.check()
            if self._stale:
                self._show()
            if not self.persons:
                return
            self._obey(departure.ask(f"{self._asked()}> ").strip())

    def _turn_to(self, focus: str = "", leaf: int = 0) -> None:
        """Show a page next: of the question, or of the part of that letter."""
        self._focus, self._leaf = focus, leaf
        self._stale = True

    # Bots

    def _let_bots_choose(self, thinks: Callable[[str], None]) -> bool:
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
        if self.is_asked(decision) or self._may_speak_up(decision):
            return False
        thinks(self._asked())
        return self._bot_chooses(decision.seats[0])

    def _bot_chooses(self, seat: int) -> bool:
        option = ask(self.bots[seat], self.table, seat, SECONDS)
        if option is None:
            return False
        self.table.choose(seat, option)
        return True

    def is_asked(self, decision: Decision) -> bool:
        """A person has to answer."""
        return any(seat in self.persons for seat in decision.seats)

    def _may_speak_up(self, decision: Decision) -> bool:
        """A person is not asked but could do something now, and has not said that they will not."""
        return self._silent is None and bool(self.offered(decision))

    def offered(self, decision: Decision) -> list[Option]:
        """The options that the person can take, for whichever seat; those of a verb stand together."""
        mine = [
            option
            for option in decision.options
            if any(seat in self.persons for seat in decision.seats_for(option))
        ]
        verbs = list(dict.fromkeys(option[0] for option in mine))
        return sorted(mine, key=lambda option: verbs.index(option[0]))

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
        """The situation, what happened since the last question, and the question."""
        view = self.view()
        question = self.asked(view)
        self._leaves = self.screen.page(view, self._told(self._since), question, self._focus, self._leaf)
        self._stale = False

    def view(self) -> Any:
        """The situation, as whoever is asked sees it."""
        return self.table.view(self._eyes(self.table.decision))

    def asked(self, view: Any) -> Question:
        """The question of this moment, or how the game has ended."""
        decision = self.table.decision
        return self._end() if decision is None else self._question(decision, view)

    def _end(self) -> Question:
        """Who has won, with the points of every side, line by line."""
        over = [self.messages.text("terminal-game-over", choices=self.table.number)]
        outcome = self.table.outcome
        if outcome is not None and outcome.draw:
            over.append(self.messages.text("terminal-draw"))
        return self.screen.end("\n".join(over), outcome, self._series())

    def _question(self, decision: Decision, view: Any) -> Question:
        notes = [self.messages.text("terminal-hint")]
        for batch in self._batches(decision, view)[:1]:
            what = f"{self.messages.batch(batch.label)}  {self.messages.remark(batch.remark)}"
            notes.insert(0, self.messages.text("terminal-batch", what=what))
        if not self.is_asked(decision):
            notes.insert(0, self.messages.text("terminal-speak-up"))
        return self.screen.question(
            f"{self._asked()} ▸ {self.messages.prompt(decision)}",
            str(decision.about[0]) if decision.about else "",
            [self._said(decision, option, view) for option in self.offered(decision)],
            notes=notes,
        )

    def _said(self, decision: Decision, option: Option, view: Any) -> Said:
        """An option, and what is worth saying beside it."""
        remark = self.title.remark(view, decision, option)
        return Said(str(option[0]), self.messages.option(decision, option), self.messages.remark(remark))

    def _batches(self, decision: Decision, view: Any) -> list[Batch]:
        offered = self.offered(decision)
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
        word, rest = word.casefold(), rest.strip()
        if word.isdecimal():
            if rest:
                self.screen.say("terminal-one-number", line=line)
            else:
                self._choose(int(word))
        elif word in self._orders:
            self._orders[word](rest)
        elif word in self.screen.parts(self.view()):
            self._turn_to(word)
        elif word:
            self.screen.say("terminal-unknown", word=line)
        elif self._leaf + 1 < self._leaves:
            self._turn_to(self._focus, self._leaf + 1)
        elif self.table.decision is None and not self._focus and self._leaves == 1:
            raise Leave
        else:
            self._turn_to()

    def _choose(self, number: int) -> None:
        decision = self.table.decision
        offered = [] if decision is None else self.offered(decision)
        if decision is not None and number == 0 and not self.is_asked(decision):
            self._silent = decision.seats
            return
        if decision is None or not 1 <= number <= len(offered):
            self.screen.say("terminal-no-such-option", count=len(offered))
            return
        option = offered[number - 1]
        seat = next(seat for seat in decision.seats_for(option) if seat in self.persons)
        self._since = self.table.number
        self._batch = range(0)
        self.table.choose(seat, option)
        self._turn_to()

    def _choose_batch(self, rest: str) -> None:
        """Make several choices one after the other, as long as the same is asked again."""
        asked = self.table.decision
        batches = [] if asked is None else self._batches(asked, self.view())
        if asked is None or not batches:
            self.screen.say("terminal-no-batch")
            return
        self._since = self.table.number
        seat = next(seat for seat in asked.seats_for(batches[0].options[0]) if seat in self.persons)
        for option in batches[0].options:
            decision = self.table.decision
            if decision is None or (decision.kind, decision.seats) != (asked.kind, asked.seats):
                break
            self.table.choose(seat, option)
        self._batch = range(self._since, self.table.number)
        self._turn_to()

    def _undo(self, rest: str) -> None:
        if rest and not rest.isdecimal():
            self.screen.say("terminal-unknown", word=f"u {rest}")
            return
        possible = self.table.undoable(self.persons)
        together = len(self._batch) if self._batch.stop == self.table.number else 0
        steps = int(rest) if rest else max(1, min(together, possible))
        if 1 <= steps <= possible:
            self.table.undo(self.persons, steps)
            self._batch = range(0)
            self._since = self.table.number
            self._turn_to()
            return
        reason = self.table.refuse_undo(self.persons)
        if reason is not None:
            self.screen.line(self.messages.reason(reason))
        else:
            self.screen.say("terminal-undo-limit", count=possible)

    def _leave_standing(self, rest: str) -> None:
        """Leave questions like this one to their default; ``a off``: be asked everything again."""
        decision = self.table.decision
        if rest == "off":
            for kinds in self._standing.values():
                kinds.clear()
            self.screen.say("terminal-asked-again")
        elif decision is None or decision.default is None or not self.is_asked(decision):
            self.screen.say("terminal-no-default")
        else:
            for seat in decision.seats:
                if seat in self._standing:
                    self._standing[seat].add(decision.kind)
            self.screen.say("terminal-standing", option=self.messages.option(decision, decision.default))
            self._turn_to()

    def _log(self, rest: str) -> None:
        self.screen.events(self._told(), int(rest) if rest.isdecimal() else LOG)

    # Saving and leaving

    def _save_as(self, rest: str) -> None:
        if rest:
            self._keeper.keep_in(Path(rest).expanduser(), self.table, self.ends_in_series)
        else:
            self._keeper.keep(self.table, self.ends_in_series)

    def _next_game(self, rest: str) -> None:
        if self.table.outcome is None:
            self.screen.say("terminal-not-over")
            return
        raise NextGame

    def _quit(self, rest: str) -> None:
        raise Leave

    def _left(self) -> bool:
        """Save what has begun and say goodbye; whoever would lose it may stay."""
        self.screen.line()
        if self._is_worth_keeping and not self._keeper.keep(self.table, self.ends_in_series):
            try:
                if self.screen.pages and not self.screen.agree("terminal-leave-unsaved"):
                    return False
            except (EOFError, KeyboardInterrupt):
                self.screen.line()
        self.screen.say("terminal-goodbye")
        return True

    @property
    def _is_worth_keeping(self) -> bool:
        begun = self.table.decision is not None and (self.table.number > 0 or self.earlier)
        return bool(begun) or self.ends_in_series

    def _rescue(self) -> None:
        """Nobody is there to be told anything: keep the game where it would be kept, or beside that."""
        if self._is_worth_keeping:
            self._keeper.rescue(self.table)

    def _again(self) -> list[str]:
        """How to go on with this game in the same way: what belongs to its command beside the file."""
        seats = ["--seats", ",".join(self.holders)] if self.bots else []
        return ["--lang", self.messages.language, *seats]

    # Series

    @property
    def ends_in_series(self) -> bool:
        """The game is over, and means something for the next one."""
        return bool(self._series())

    def following(self) -> TerminalTable:
        """The table of the next game. It is kept beside this one, and this one stays."""
        table, language = next_table(self.table), self.messages.language
        save = self._keeper.save.following()
        return TerminalTable(self.title, table, language, self.holders, save, self._series())

    def _series(self) -> list[str]:
        """How the games of the series went, up to this one; nothing where there is none."""
        told = meaning(self.table, self.messages, self.persons)
        return [*self.earlier, told] if told else []
