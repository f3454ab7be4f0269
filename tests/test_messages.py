"""Texts: whole in both languages, grammatical where numbers are, and never a key in place of a sentence."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import takewhile
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tryptyk import games
from tryptyk.cli.lookup import is_clause
from tryptyk.kernel import Table
from tryptyk.kernel.setup import RANDOM, Assortment, EachSeat, OneOf
from tryptyk.messages import LANGUAGES, Messages, Vocabulary, clauses

TITLES = [games.load(id) for id in games.ids()]
ROOTS: list[Traversable] = [files("tryptyk"), *(title.words for title in TITLES)]
BOX = {"difficulty", "preset", "component"}
"""Kinds of entries that need a name only."""


class _Parts(Visitor):
    """The variables and the plain pieces of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.pieces: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.pieces.append(node.value)


def texts(root: Traversable, language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in (root / "locale" / language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def parts(message: ast.Message) -> _Parts:
    visitor = _Parts()
    visitor.visit(message)
    return visitor


def places(message: ast.Message) -> set[str]:
    """Its variables; a numbered thing may be spoken of by name or number."""
    return {name.removesuffix("_number") for name in parts(message).variables}


def symbols(message: ast.Message) -> set[str]:
    return set(re.findall(r"\[([a-z]+)\]", "".join(parts(message).pieces)))


@pytest.mark.parametrize("root", ROOTS, ids=lambda root: root.name)
def test_every_text_is_there_in_both_languages_with_the_same_variables(root: Traversable) -> None:
    english, polish = (texts(root, language) for language in ("en", "pl"))
    assert set(english) == set(polish)
    for key, message in english.items():
        other = polish[key]
        assert places(message) == places(other), key
        assert {a.id.name for a in message.attributes} == {a.id.name for a in other.attributes}, key
        assert symbols(message) == symbols(other), key


def groups(vocabulary: Vocabulary) -> list[tuple[str, dict[str, tuple[str, ...]]]]:
    return [
        ("option", dict(vocabulary.options)),
        ("prompt", dict(vocabulary.prompts)),
        ("event", dict(vocabulary.events)),
        ("reason", dict(vocabulary.reasons)),
        ("remark", dict(vocabulary.remarks)),
        ("batch", dict(vocabulary.batches)),
        ("term", dict.fromkeys(vocabulary.terms, ())),
        (
            "vital",
            {
                name: tuple(part.rpartition(".")[2] for part in parts)
                for name, parts in vocabulary.vitals.items()
            },
        ),
    ]


@pytest.mark.parametrize("title", TITLES, ids=games.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_has_a_message_that_uses_only_its_places(
    title: games.Title, language: str
) -> None:
    messages = texts(title.words, language)
    for key in title.vocabulary.terms:
        assert [attribute.id.name for attribute in messages[f"term-{key}"].attributes] == ["less"], key
    for group, entries in groups(title.vocabulary):
        for kind, named in entries.items():
            message = messages[f"{group}-{kind}"]
            assert places(message) <= {*named, "same"}, message.id.name
        known = {f"{group}-{kind}" for kind in entries}
        for key in messages:
            if key.startswith(f"{group}-") and key not in known:
                kind = next(known_key for known_key in known if key.startswith(f"{known_key}-"))
                assert group == "prompt", f"{key} belongs to nothing"
                assert places(messages[key]) <= set(entries[kind.removeprefix("prompt-")]), key


@pytest.mark.parametrize("title", TITLES, ids=games.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_box_says_what_is_in_it(title: games.Title, language: str) -> None:
    """The home page reads only this file of a game."""
    text = (title.words / "locale" / language / "cover.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    assert [entry.id.name for entry in found] == [f"game-{title.id}"]
    told = {attribute.id.name for attribute in found[0].attributes}
    assert told == {"pitch", "facts", "now", "goal", "end"}


@pytest.mark.parametrize("title", TITLES, ids=games.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_series_speaks_of_the_result_and_of_both_set_ups(
    title: games.Title, language: str
) -> None:
    message = texts(title.words, language).get("series-next")
    if message is not None:
        options = {option.id for option in title.game.options}
        assert places(message) <= {"result", *options, *(f"next_{id}" for id in options)}


@pytest.mark.parametrize("title", TITLES, ids=games.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_of_options_has_a_message_of_what_they_have_in_common(
    title: games.Title, language: str
) -> None:
    messages = texts(title.words, language)
    words = title.vocabulary
    told = {key for key in messages if key.startswith("group-")}
    for verb, levels in words.groups.items():
        keys = [f"group-{verb}-{place}" for place in levels]
        if not levels or verb in words.on_board:
            keys.append(f"group-{verb}")
            assert not places(messages[f"group-{verb}"])
        for depth, place in enumerate(levels, 1):
            assert set(levels) <= set(words.options[verb])
            assert places(messages[f"group-{verb}-{place}"]) <= set(levels[:depth])
        told -= set(keys)
    assert words.on_board <= set(words.groups)
    assert {*words.ends, *(left for others in words.ends.values() for left in others)} <= set(words.options)
    assert not told, "these belong to nothing"


@pytest.mark.parametrize("title", TITLES, ids=games.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_what_does_something_has_a_text(
    title: games.Title, language: str
) -> None:
    messages = Messages(language, title.words, title.vocabulary)
    for entry in title.entries:
        assert messages.name(entry.id) != entry.id
        if entry.kind not in BOX:
            told = messages.about(entry.id)
            assert told.get("text") or told.get("rules"), entry.id
        assert title.facts(entry.id, messages)
    assert not messages.missing


@pytest.mark.parametrize("title", TITLES, ids=games.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_set_up_has_a_text_with_a_hint_and_every_value_a_name(
    title: games.Title, language: str
) -> None:
    messages = Messages(language, title.words, title.vocabulary)
    for option in title.game.options:
        assert messages.text(f"setup-{option.id}") and messages.text(f"setup-{option.id}.hint")
        values: tuple[str, ...] = ()
        match option:
            case OneOf() | EachSeat():
                values = option.values
            case Assortment():
                values = (*option.values, *(thing for share in option.shares for thing in share.things))
                assert all(messages.text(f"kinds-{share.id}") for share in option.shares)
        for value in values:
            assert messages.text("setup-random") if value == RANDOM else messages.name(value)
    assert not messages.missing


@pytest.mark.parametrize("title", TITLES, ids=games.ids())
def test_the_rule_reference_has_the_same_clauses_in_both_languages(title: games.Title) -> None:
    english, polish = (
        [id for id in clauses(language, title.words) if re.fullmatch(r"[A-Z]+-[A-Z]+-\d+", id)]
        for language in ("en", "pl")
    )
    assert english == polish
    assert len(english) > 300


@pytest.mark.parametrize("title", TITLES, ids=games.ids())
def test_what_newcomers_ask_is_answered_by_the_same_clauses_in_both_languages(title: games.Title) -> None:
    english, polish = (questions(language, title) for language in ("en", "pl"))
    assert english == polish
    assert len(english) >= 10 and all(english)
    assert {id for ids in english for id in ids} <= set(clauses("en", title.words))


def questions(language: str, title: games.Title) -> list[list[str]]:
    """The clauses that each of the questions before the rules names."""
    entries = takewhile(lambda entry: not is_clause(entry[0]), clauses(language, title.words).items())
    return [re.findall(r"[A-Z]+-[A-Z]+-\d+", answer) for _, answer in entries]


def aeons_end(language: str) -> Messages:
    title = games.load("aeons_end")
    return Messages(language, title.words, title.vocabulary, ["kadir", "mist"])


@pytest.mark.parametrize(
    ("count", "english", "polish"),
    [
        (1, "1 card becomes the deck.", "nowa talia liczy 1 kartę."),
        (2, "2 cards become the deck.", "nowa talia liczy 2 karty."),
        (5, "5 cards become the deck.", "nowa talia liczy 5 kart."),
        (12, "12 cards become the deck.", "nowa talia liczy 12 kart."),
        (22, "22 cards become the deck.", "nowa talia liczy 22 karty."),
    ],
)
def test_numbers_take_the_right_form(count: int, english: str, polish: str) -> None:
    event = ("turn-over", 0, count)
    assert aeons_end("en").event(event) == f"Kadir turns over the discard pile: {english}"
    assert aeons_end("pl").event(event) == f"Kadir odwraca stos kart odrzuconych: {polish}"


def test_seats_things_numbers_and_words_are_named() -> None:
    english, polish = aeons_end("en"), aeons_end("pl")
    assert english.event(("prep", 1, "spark", 3)) == "Mist preps Spark on Breach III."
    assert polish.event(("prep", 1, "spark", 3)) == "Mist przygotowuje Zaklęcie „Iskra” na Bramie III."
    assert english.event(("cast", 0, "spark", 0)) == "Kadir casts Spark."
    assert english.event(("cast", 0, "spark", 1)) == "Kadir casts Spark, prepped by Mist."
    assert polish.event(("lost", "gravehold-fallen")) == "Przegrana. Gravehold upada."
    assert english.reason(("need-aether", "AE-GAIN-01", 5, 3)) == "It costs 5 ◆, and there is 3 ◆ for it."
    assert polish.reason(("undo-other-seat", "", 1)).startswith("Ostatni wybór należy do kogoś innego (Mist)")
    assert not english.missing | polish.missing


def test_a_question_can_have_words_of_its_own_for_one_source() -> None:
    class Asked:
        def __init__(self, kind: str, *about: str | int) -> None:
            self.kind = kind
            self.about = about

    english = aeons_end("en")
    assert english.prompt(Asked("player", "wild")) == "The wild card is drawn: who takes this turn?"
    assert english.prompt(Asked("player", "skewer")) == "Skewer: choose a player."
    assert english.option(Asked("or", "scorn"), ("or", "unleash")) == "Unleash twice"
    assert english.option(Asked("take_card", "kadir", 3), ("discarded", "spark", 0)).startswith(
        "Spark (number 1 "
    )


def test_symbols_become_signs_with_a_legend() -> None:
    messages = aeons_end("pl")
    assert messages.about("jade")["text"] == "Pozyskaj 2 ◆."
    assert messages.plain("[unknown] [aether]") == "[unknown] ◆"
    assert ("◆", "eter") in messages.legend()


def test_what_has_no_message_is_shown_by_its_key_and_remembered() -> None:
    messages = aeons_end("en")
    assert messages.text("no-such-key") == "no-such-key"
    assert messages.name("no_such_thing") == "no_such_thing"
    assert messages.event(("no-such-event", 1)) == "event-no-such-event"
    assert {"no-such-key", "no_such_thing", "event-no-such-event"} <= messages.missing


def test_seats_without_a_thing_keep_their_names() -> None:
    title = games.load("aeons_end")
    messages = Messages("en", title.words, title.vocabulary, ["Ola"])
    assert messages.seat(0) == "Ola"
    assert messages.seat(1) == "Player 2"
    assert not messages.missing


SETUPS = [
    (1, {"nemesis": "rageborne", "difficulty": "expert"}),
    (2, {"nemesis": "crooked_mask", "difficulty": "extinction", "market": "random"}),
    (3, {"nemesis": "prince_of_gluttons", "difficulty": "expert", "market": "random"}),
    (4, {"nemesis": "carapace_queen", "difficulty": "beginner", "market": "free_charges"}),
]


@pytest.mark.parametrize(("players", "setup"), SETUPS)
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_told_without_a_single_key(players: int, setup: dict[str, str], seed: int) -> None:
    title = games.load("aeons_end")
    random = Random(seed)
    table = Table.new(title.game, players, seed, setup)
    tellers = [
        Messages(language, title.words, title.vocabulary, title.seats(table.view(0)))
        for language in LANGUAGES
    ]
    said: set[str] = set()
    while (decision := table.decision) is not None:
        view = table.view(0)
        for messages in tellers:
            said.add(messages.prompt(decision))
            for option in decision.options:
                said.add(messages.option(decision, option))
                said.add(messages.remark(title.remark(view, decision, option)))
            for option, reason in table.refusals():
                said.add(messages.option(decision, option))
                said.add(messages.reason(reason))
        table.take(random.randrange(len(decision.options)))
    for messages in tellers:
        said.update(messages.event(event) for _, event in table.events())
        assert not messages.missing
    assert len(said) > 200
    strays = [text for text in said if re.search(r"\{|\}|\[[a-z]|_|\b(option|event|prompt|reason|or)-", text)]
    assert strays == []


@pytest.mark.parametrize("title", TITLES, ids=games.ids())
def test_a_reason_whose_figures_differ_can_be_told_once_for_all_options(title: games.Title) -> None:
    """Where several things are refused for one reason, a heading says it without what is each one's own."""
    differing: set[str] = set()
    for seed in range(3):
        random = Random(seed)
        table = Table.new(title.game, 2, seed)
        while (decision := table.decision) is not None:
            figures: dict[tuple[str, str], set[tuple[str | int, ...]]] = {}
            for _, (key, clause, *more) in table.refusals():
                figures.setdefault((str(key), str(clause)), set()).add(tuple(more))
            differing.update(key for (key, _), kinds in figures.items() if len(kinds) > 1)
            table.take(random.randrange(len(decision.options)))
    for language in LANGUAGES:
        messages = texts(title.words, language)
        for key in differing:
            told = {attribute.id.name: attribute for attribute in messages[f"reason-{key}"].attributes}
            assert "together" in told, f"{key} in {language}"
    assert differing
