"""How whole games are told, and everything that could be, whichever game it is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import Any

from tryptyk.kernel import Option, Table
from tryptyk.messages import Messages, Vocabulary

Way = tuple[str | int, ...]


def some_option(options: list[Option], random: Random, eager: Collection[str]) -> int:
    """What brings a game on, if there is such a thing; else any verb, so that those with many options do not
    crowd it out."""
    verbs = sorted({str(option[0]) for option in options})
    bringing_on = [verb for verb in verbs if verb in eager]
    verb = random.choice(bringing_on if bringing_on and random.random() < 0.7 else verbs)
    return random.choice([n for n, option in enumerate(options) if option[0] == verb])


def told_to_the_end(
    table: Table[Any], tellers: list[Messages], random: Random, eager: Collection[str]
) -> set[str]:
    """Everything that is said in a random game, of which nobody lacks a word."""
    said: set[str] = set()
    while (decision := table.decision) is not None:
        refusals = table.refusals() if random.random() < 0.2 else []
        for messages in tellers:
            said.add(messages.prompt(decision))
            said.update(messages.option(decision, option) for option in decision.options)
            for option, reason in refusals:
                said.add(messages.option(decision, option))
                said.add(messages.reason(reason))
        table.take(some_option(decision.options, random, eager))
    assert table.outcome is not None
    for messages in tellers:
        said.update(messages.event(event) for _, event in table.events())
        for score in table.outcome.scores:
            said.add(messages.side(score.side, score.seats))
            said.update(messages.score_line(key) for key, _, _ in score.lines)
        assert not messages.missing
    return said


class Asked:
    """A question of which only its words are wanted."""

    def __init__(self, kind: str, about: Way) -> None:
        self.kind = kind
        self.about = about


def one_by_one(values: list[Way]) -> list[Way]:
    """Every value in its place, the others at their first."""
    found = [tuple(some[0] for some in values)]
    for n, some in enumerate(values):
        found.extend((*found[0][:n], one, *found[0][n + 1 :]) for one in some[1:])
    return found


def sayable(
    words: Messages, vocabulary: Vocabulary, ways: Callable[[tuple[str, ...]], list[Way]], usual: str
) -> Iterator[str]:
    """Everything that can be said, of everything: rare words, too. Options stand in the usual question."""
    for kind, places in vocabulary.prompts.items():
        yield from (words.prompt(Asked(kind, way)) for way in ways(places))
    for verb, places in vocabulary.options.items():
        yield from (words.option(Asked(usual, ()), (verb, *way)) for way in ways(places))
    for kind, places in vocabulary.events.items():
        yield from (words.event((kind, *way)) for way in ways(places))
    for key, places in vocabulary.reasons.items():
        yield from (words.reason((key, "AE-CLAUSE-01", *way)) for way in ways(places))
