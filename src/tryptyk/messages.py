"""A game in words: its names, questions, options, events and reasons, in English and Polish.

The texts are Project Fluent files: those of this package (``locale/<language>/*.ftl``) and those of the game
(the same folders beside its rules). The keys follow from what is said::

    thing-<id>        a component: its name, its texts as attributes
    prompt-<kind>     a question, or prompt-<kind>-<source> where one source asks in words of its own
    question-<kind>   all questions of a kind, by name: where their answer can be left standing
    option-<verb>     an answer
    group-<verb>      many answers of a verb, or group-<verb>-<place> those that have a place in common
    event-<kind>      what happened
    reason-<key>      why something cannot be done
    remark-<key>      a phrase beside an answer: its price, the life of its target
    batch-<name>      answers that are given in one go
    term-<key>        what speaks for a choice, and (.less) what against it: for hints
    symbol-<name>     what stands for [name] in texts
    side-<id>         a side that goes by no component: a team, whom nobody plays
    stage-<key>       how far a game is, for lists: with the figures of its gist
    series-next       what the end of a game means for the next one of its series

Which values a message may speak of, and what each of them is, tells the game's Vocabulary.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import groupby
from typing import Any, NamedTuple, Protocol, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "pl")
PLANNED = 8
"""So many choices of a plan are told."""
SUREST = 99
"""A bot is never surer, in percent: it has only tried."""

Value: TypeAlias = str | int
Values: TypeAlias = tuple[Value, ...]
Remark: TypeAlias = Sequence[Values]
"""What is worth saying beside an option: phrases in a row, each a key and its places."""


@dataclass(frozen=True)
class Batch:
    """Choices that somebody may want to make in one go, one after the other: to the rules, the log and undo
    each of them is a choice like any other."""

    label: Values
    """What they are called together: a name and its places."""
    remark: Remark
    """What they bring together."""
    options: Sequence[Values]


_SYMBOL = re.compile(r"\[([a-z_]+)\]")
_KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_CLAUSE = re.compile(r"^- \*\*(.+?)\*\* (.+)$", re.MULTILINE)


class Planned(Protocol):
    """A choice with its question, as far as words go."""

    @property
    def kind(self) -> str: ...

    @property
    def about(self) -> Values: ...

    @property
    def option(self) -> Values: ...


class Advised(Protocol):
    """What a bot would do, as far as words go."""

    @property
    def option(self) -> Values: ...

    @property
    def instead(self) -> Values | None: ...

    @property
    def gains(self) -> Sequence[str]: ...

    @property
    def costs(self) -> Sequence[str]: ...

    @property
    def sure(self) -> float | None: ...

    @property
    def plan(self) -> Sequence[Planned]: ...


class Asked(Protocol):
    """A decision, as far as words go."""

    @property
    def kind(self) -> str: ...

    @property
    def about(self) -> Values: ...


@dataclass(frozen=True)
class Vocabulary:
    """The names of the places in what a game says, and what lies in them."""

    options: Mapping[str, tuple[str, ...]]
    prompts: Mapping[str, tuple[str, ...]]
    events: Mapping[str, tuple[str, ...]]
    reasons: Mapping[str, tuple[str, ...]]
    remarks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    terms: frozenset[str] = frozenset()
    """What the game's judgement of a position speaks of."""
    seats: frozenset[str] = frozenset()
    """Places that hold a seat."""
    things: frozenset[str] = frozenset()
    """Places that hold the id of a thing."""
    numbered: Mapping[str, str] = field(default_factory=dict)
    """Places that hold the number of a thing, and how its id is made from it."""
    counted: frozenset[str] = frozenset()
    """Places that hold a position counted from 0; people count from 1."""
    bags: frozenset[str] = frozenset()
    """Places that hold the ids of several things, with spaces: ``"ship ship any"``."""
    keyed: Mapping[str, str] = field(default_factory=dict)
    """Places that hold a word with a message of its own, and how its key is made from all places."""
    batches: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What choices that are made in one go are called: ``batch-<name>``, with the names of its places."""
    order: tuple[tuple[str, ...], ...] = ()
    """Verbs in the order in which their options lie on a board, from left to right: those of one place
    together. What is not named comes last."""
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Verbs whose options are gathered where many are offered, and by which of their places, level by level;
    by none: all of a verb. ``group-<verb>`` or ``group-<verb>-<place>`` names a group."""
    on_board: frozenset[str] = frozenset()
    """Verbs of these that stand for places on the board: where it is drawn, they are no more than a group."""
    ends: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Verbs that end something (a turn, a phase, a row of choices), and which others are then left undone if
    they are on offer: whoever wants to be asked is asked once before it."""
    by_side: frozenset[str] = frozenset()
    """Parts of a view that hold something for each side: the seats in their order, then whom nobody plays."""
    turns: Mapping[str, str] = field(default_factory=dict)
    """Events with which somebody's turn begins, and whose: the place that holds a seat or a side, or the side
    itself. What is no side (a card for any player) begins no turn."""
    shown: frozenset[str] = frozenset()
    """Events whose first thing is worth being shown large while they are told: a card that is drawn."""
    vitals: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What matters most at every moment, and the parts of a view that it is made of: ``turn.number``, or
    ``players.tiles`` of whoever looks. ``vital-<name>`` names it, ``.value`` says it with the last words of
    those parts as places; what holds several things or counts of them becomes their symbols."""
    unsaid: frozenset[str] = frozenset()
    """Parts of a view (``turn.limit``) that only guard a game: where it is shown plainly, nobody is told."""


class _Loaded(NamedTuple):
    bundle: FluentBundle
    keys: tuple[str, ...]
    """In the order of the files."""


class Messages:
    """Everything that can be said of one game in one language.

    ``seats`` names the seats: ids of things (a mage, a colour), or names as people gave them.
    What has no message is shown by its key, and remembered in ``missing``.
    """

    def __init__(
        self,
        language: str,
        folder: Traversable | None = None,
        vocabulary: Vocabulary | None = None,
        seats: Sequence[str] = (),
    ) -> None:
        self.language = language
        self.missing: set[str] = set()
        self._bundle, self._keys = _load(language, folder)
        self._vocabulary = vocabulary or Vocabulary({}, {}, {}, {})
        self._reasons = {**_UNDO_REASONS, **self._vocabulary.reasons}
        self._remarks = {**_JOINTS, **self._vocabulary.remarks}
        self._seats = [self.name(id) if self.knows(id) else id for id in seats]

    # Single messages

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def has_text(self, key: str) -> bool:
        """Whether there is such a message; ``key.attribute`` for one of its attributes."""
        id, _, attribute = key.partition(".")
        if not self._bundle.has_message(id):
            return False
        return not attribute or attribute in self._bundle.get_message(id).attributes

    def text(self, key: str, /, **values: Value) -> str:
        """A message by its key; ``key.attribute`` for one of its attributes."""
        id, _, attribute = key.partition(".")
        if not self._bundle.has_message(id):
            return self._miss(key)
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return self._miss(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            self.missing.add(f"{key} ({errors[0]})")
        return str(text)

    def _miss(self, key: str) -> str:
        self.missing.add(key)
        return key

    # Things and seats

    def knows(self, thing: str) -> bool:
        return self._bundle.has_message(f"thing-{thing}")

    def name(self, thing: str) -> str:
        return self.text(f"thing-{thing}") if self.knows(thing) else self._miss(thing)

    def names(self, things: Sequence[str]) -> str:
        """The names of some things, alike ones counted: ``Ship ×2, Path``."""
        counts = {thing: things.count(thing) for thing in things}
        return (
            ", ".join(self.name(id) + (f" ×{count}" if count > 1 else "") for id, count in counts.items())
            or "–"
        )

    def about(self, thing: str) -> dict[str, str]:
        """All texts of a thing beside its name, with symbols in place: what it does, its lore, and so on."""
        if not self.knows(thing):
            return {}
        attributes = self._bundle.get_message(f"thing-{thing}").attributes
        return {key: self.plain(self.text(f"thing-{thing}.{key}")) for key in attributes}

    def things(self) -> list[str]:
        """The ids of all things that have a name."""
        return [key.removeprefix("thing-") for key in self._keys if key.startswith("thing-")]

    def seat(self, seat: int) -> str:
        return self._seats[seat] if self.has_seat(seat) else self.text("seat", number=seat + 1)

    def has_seat(self, seat: int) -> bool:
        """Whether there is a name for it; whom nobody plays may have one after the seats."""
        return 0 <= seat < len(self._seats)

    def side(self, side: str, seats: Sequence[int]) -> str:
        """Whoever can win: by a name of its own, or by its seats'."""
        return self.text(f"side-{side}") if self.has(f"side-{side}") else ", ".join(map(self.seat, seats))

    def series(self, setup: Mapping[str, Any], following: Mapping[str, Any], result: str) -> str:
        """What a finished game means for the next one; nothing where it is part of no series.

        ``series-next`` may speak of what both are set up with (``$handicap``, ``$next_handicap``; ``yes`` or
        ``no`` for what is on or off) and of the result: ``won``, ``lost`` or ``draw``.
        """
        if not self.has("series-next"):
            return ""
        values = {**_figures(setup, ""), **_figures(following, "next_"), "result": result}
        return self.plain(self.text("series-next", **values))

    def score_line(self, key: str) -> str:
        """What points are for; where a game is simply won, the reason why it ended."""
        return self.plain(self.text(f"score-{key}" if self.has(f"score-{key}") else f"outcome-{key}"))

    # What a game says

    def prompt(self, decision: Asked) -> str:
        values = self._values(self._vocabulary.prompts, decision.kind, decision.about)
        key = f"prompt-{decision.kind}"
        if decision.about and self.has(f"{key}-{decision.about[0]}"):
            key = f"{key}-{decision.about[0]}"
        return self.plain(self.text(key, **values))

    def option(self, decision: Asked, option: Values) -> str:
        places = self._vocabulary.prompts.get(decision.kind, ())
        about = dict(zip(places, decision.about, strict=False))
        values = self._values(self._vocabulary.options, str(option[0]), option[1:], about)
        return self.plain(self.text(f"option-{option[0]}", **values))

    def event(self, event: Values) -> str:
        values = self._values(self._vocabulary.events, str(event[0]), event[1:])
        return self.plain(self.text(f"event-{event[0]}", **values))

    def reason(self, reason: Values) -> str:
        """The sentence of a reason; its clause (the second place) is left to the caller."""
        values = self._values(self._reasons, str(reason[0]), reason[2:])
        return self.plain(self.text(f"reason-{reason[0]}", **values))

    def remark(self, remark: Remark) -> str:
        """What stands beside an option; nothing where there is nothing to say."""
        return self.plain(" ".join(self._phrase(str(key), places) for key, *places in remark))

    def batch(self, label: Values) -> str:
        """What choices that are made in one go are called."""
        values = self._values(self._vocabulary.batches, str(label[0]), label[1:])
        return self.plain(self.text(f"batch-{label[0]}", **values))

    def advice(self, decision: Asked, advice: Advised) -> str:
        """What a bot would choose, rather than what, what speaks for and against it, and what then."""
        chosen = self.option(decision, advice.option)
        if advice.instead is None:
            parts = [self.text("advice", option=chosen), self.text("advice-alike")]
        else:
            instead = self.option(decision, advice.instead)
            parts = [self.text("advice-rather", option=chosen, instead=instead)]
            if advice.sure is not None:
                parts.append(self.text("advice-sure", percent=min(SUREST, round(100 * advice.sure))))
            parts += self.reasons(advice.gains, advice.costs)
        if advice.plan:
            parts.append(self.text("advice-plan", choices=self.plan(advice.plan)))
        return " ".join(parts)

    def reasons(self, gains: Sequence[str], costs: Sequence[str]) -> list[str]:
        """What speaks for something and against it: a sentence each, where there is any."""
        sides = {"advice-gains": [self.term(key, True) for key in gains]}
        sides["advice-costs"] = [self.term(key, False) for key in costs]
        return [self.text(key, reasons="; ".join(told)) for key, told in sides.items() if told]

    def plan(self, choices: Sequence[Planned]) -> str:
        """Choices one after the other, the first of many; those that read alike and follow each other are
        counted."""
        told = [self.option(choice, choice.option) for choice in choices]
        alike = [(text, len(list(same))) for text, same in groupby(told)]
        counted = [text + (f" ×{count}" if count > 1 else "") for text, count in alike]
        return "; ".join([*counted[:PLANNED], "…"] if len(counted) > PLANNED else counted)

    def term(self, key: str, gain: bool) -> str:
        """What speaks for a choice, or against it."""
        return self.plain(self.text(f"term-{key}" if gain else f"term-{key}.less"))

    def _phrase(self, key: str, places: Sequence[Value]) -> str:
        return self.text(f"remark-{key}", **self._values(self._remarks, key, tuple(places)))

    def _values(
        self,
        table: Mapping[str, tuple[str, ...]],
        kind: str,
        given: Values,
        about: Mapping[str, Value] | None = None,
    ) -> dict[str, Value]:
        """What a message is given: names for seats and things, figures as they are.

        A numbered thing also gives its number, as ``<place>_number``, for languages that inflect its name;
        where several seats are spoken of, ``same`` says whether they are one and the same.
        """
        places = table.get(kind)
        if places is None or len(places) != len(given):
            self.missing.add(f"{kind} with {len(given)} places")
            places = tuple(f"place{n}" for n in range(len(given)))
        raw = {**(about or {}), **dict(zip(places, given, strict=True))}
        seats = {raw[place] for place in places if self._is_seat(place)}
        values = {place: self._value(place, raw) for place in places}
        numbered = [place for place in places if place in self._vocabulary.numbered]
        values.update({f"{place}_number": raw[place] for place in numbered})
        if sum([self._is_seat(place) for place in places]) > 1:
            values["same"] = "yes" if len(seats) == 1 else "no"
        return values

    def _is_seat(self, place: str) -> bool:
        return place == "seat" or place in self._vocabulary.seats

    def _value(self, place: str, raw: Mapping[str, Value]) -> Value:
        value = raw[place]
        words = self._vocabulary
        if place in words.keyed:
            return self.text(words.keyed[place].format_map(raw))
        if isinstance(value, str):
            if place in words.bags:
                return self.names(value.split())
            return self.name(value) if place in words.things else value
        if self._is_seat(place):
            return self.seat(value)
        if place in words.numbered:
            return self.name(words.numbered[place].format(value))
        return value + 1 if place in words.counted else value

    # Symbols

    def plain(self, text: str) -> str:
        """A text in which ``[aether]`` and the like have become symbols that a terminal can show."""
        return _SYMBOL.sub(self._symbol, text)

    def _symbol(self, found: re.Match[str]) -> str:
        key = f"symbol-{found.group(1)}"
        return self.text(key) if self.has(key) else found.group(0)

    def legend(self) -> list[tuple[str, str]]:
        """Every symbol with its meaning."""
        symbols = [key for key in self._keys if key.startswith("symbol-")]
        return [(self.text(key), self.text(f"{key}.name", count="none")) for key in symbols]


_UNDO_REASONS: Mapping[str, tuple[str, ...]] = {
    "undo-nothing": (),
    "undo-other-seat": ("seat",),
    "undo-revealed": (),
}
"""Reasons that the kernel gives, whatever the game."""
_JOINTS: Mapping[str, tuple[str, ...]] = {"also": (), "or": (), "and": ()}
"""What stands between the phrases of a remark."""


_LOADED: dict[tuple[str, str], _Loaded] = {}


def _load(language: str, folder: Traversable | None) -> _Loaded:
    """All messages of a game in a language; read once in a process."""
    known = (language, str(folder))
    if known not in _LOADED:
        bundle = FluentBundle([language], functions={"ROMAN": _roman}, use_isolating=False)
        keys: list[str] = []
        for root in (files("tryptyk"), folder):
            if root is not None:
                for text in _texts(root / "locale" / language):
                    bundle.add_resource(FluentResource(text))
                    keys.extend(_KEY.findall(text))
        _LOADED[known] = _Loaded(bundle, tuple(keys))
    return _LOADED[known]


def _texts(folder: Traversable) -> list[str]:
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    found.sort(key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in found]


def _figures(setup: Mapping[str, Any], prefix: str) -> dict[str, Value]:
    """What a text can say of a set-up: all but what each seat has of its own."""
    return {
        prefix + id: ("yes" if value else "no") if isinstance(value, bool) else value
        for id, value in setup.items()
        if isinstance(value, str | int)
    }


def _roman(number: Any) -> Any:
    """A small number as texts show it with ``ROMAN($number)``."""
    numerals = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
    value = int(number)
    return numerals[value] if 0 < value < len(numerals) else str(value)


def clauses(language: str, folder: Traversable) -> dict[str, str]:
    """The rule reference of a game: every clause, and every word of its glossary, with its text."""
    text = (folder / "reference" / f"{language}.md").read_text(encoding="utf-8")
    return {id: clause for id, clause in _CLAUSE.findall(text)}
