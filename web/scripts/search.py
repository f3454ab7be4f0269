"""What finding needs to know of a game's words, written into src/generated/<game>/search.json.

same    words that people use for the same thing, in all languages: those of the game's words/synonyms.toml,
        and what the Polish glossary says that a term is called in English
forms   by language: every form of every word that the game's texts hold, so that "bramami" finds "Brama".
        Words that are inflected alike share their endings: {"a,y,ie,ę,ą,o,om,ami,ach": "bram map"} stands for
        eighteen forms of two words, and the first of each nine is the word itself
strangers
        forms that only the house's other games know and that look like a mistyped word of this one: whoever
        asks An Age Contrived for "brama" does not mean "rama"
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any

from schema import TARGET, dump, write
from simplemma.strategies.dictionaries import DefaultDictionaryFactory

from tryptyk import games
from tryptyk.cli.lookup import fold
from tryptyk.games import Title
from tryptyk.messages import LANGUAGES

WORD = re.compile(r"[^\W\d_]+")
LONG = 5
"""Shorter ones are never taken for another (src/lib/search/finder.ts)."""
TERM = re.compile(r"^- \*\*([^*]+) \(([^*]+)\)\*\*", re.MULTILINE)


class Dictionary:
    """The words of a language: which word a form belongs to.

    The library knows one word for a form. That of "zaklęcia" is "zaklęcie", which in turn it takes for a form
    of "zakląć": what counts is where this comes to rest, which brings all of them together.
    """

    def __init__(self, language: str) -> None:
        self._words: Mapping[str, str] = DefaultDictionaryFactory().get_dictionary(language)
        self._rest: dict[str, str] = {}

    def word(self, form: str) -> str:
        if form not in self._rest:
            seen = [form]
            while (found := self._words.get(seen[-1], seen[-1]).lower()) not in seen:
                seen.append(found)
            # Two words may lead to each other: either does, if it is always the same.
            rest = found if found == seen[-1] else min(seen[seen.index(found) :])
            self._rest.update(dict.fromkeys(seen, rest))
        return self._rest[form]

    def forms(self, words: Iterable[str]) -> dict[str, set[str]]:
        """All forms of the words to which the given ones belong."""
        found = {self.word(word): {self.word(word)} for word in words}
        for form, word in self._words.items():
            rest = self._rest.get(word) or self.word(word.lower())
            if rest in found and WORD.fullmatch(form):
                found[rest].add(form.lower())
        return found


def by_endings(forms: Mapping[str, set[str]]) -> dict[str, str]:
    stems = defaultdict(list)
    for word, some in forms.items():
        if some != {word}:
            common = max(n for n in range(len(word) + 1) if all(form.startswith(word[:n]) for form in some))
            endings = [form[common:] for form in (word, *sorted(some - {word}))]
            stems[",".join(endings)].append(word[:common])
    return {endings: " ".join(sorted(some)) for endings, some in sorted(stems.items())}


def strangers(found: set[str], others: set[str]) -> set[str]:
    """Which of the others are a letter away from what is found here: without one letter both are the same."""
    mistaken = {less for form in found for less in _without_a_letter(form)}
    return {form for form in others if not mistaken.isdisjoint(_without_a_letter(form))}


def _without_a_letter(form: str) -> set[str]:
    return {form, *(form[:n] + form[n + 1 :] for n in range(len(form)))}


def synonyms(title: Title) -> list[dict[str, list[str]]]:
    groups = tomllib.loads((title.words / "synonyms.toml").read_text(encoding="utf-8"))
    reference = (title.words / "reference" / "pl.md").read_text(encoding="utf-8")
    terms = [{"pl": pl.split(", "), "en": en.split(", ")} for pl, en in TERM.findall(reference)]
    return [*groups.values(), *terms]


def texts(title: Title, language: str) -> set[str]:
    """All words that the game says in a language."""
    files = [*(title.words / "locale" / language).iterdir(), title.words / "reference" / f"{language}.md"]
    found = {word for file in files for word in WORD.findall(file.read_text(encoding="utf-8").lower())}
    return found.union(*(WORD.findall(" ".join(group[language]).lower()) for group in synonyms(title)))


def main() -> None:
    found: dict[str, dict[str, Any]] = {
        game: {"same": [list(chain(*group.values())) for group in synonyms(games.load(game))], "forms": {}}
        for game in games.ids()
    }
    written: dict[str, set[str]] = {game: set() for game in found}
    known: dict[str, set[str]] = {game: set() for game in found}
    for language in LANGUAGES:
        dictionary = Dictionary(language)
        said = {game: texts(games.load(game), language) for game in found}
        forms = dictionary.forms(set().union(*said.values()))
        for game, search in found.items():
            own = {dictionary.word(word): forms[dictionary.word(word)] for word in said[game]}
            search["forms"][language] = by_endings(own)
            written[game].update(map(fold, said[game].union(own)))
            known[game].update(map(fold, said[game].union(*own.values())))
    house = {form for some in known.values() for form in some if len(form) >= LONG}
    for game, search in found.items():
        search["strangers"] = " ".join(sorted(strangers(written[game], house - known[game])))
        write(TARGET / game / "search.json", dump(search))


if __name__ == "__main__":
    main()
