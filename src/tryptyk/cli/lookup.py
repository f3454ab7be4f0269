"""Finding things and clauses by what people type: any part of the name, with or without Polish letters."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping

from tryptyk.messages import Messages

_CLAUSE_ID = re.compile(r"[A-Z]+-[A-Z]+-\d+")


def fold(text: str) -> str:
    """Letters without case and marks, so that ``zaklecie`` finds ``Zaklęcie``."""
    marked = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in marked if not unicodedata.combining(letter)).replace("’", "'")


def find_things(query: str, things: Iterable[str], messages: Messages) -> list[str]:
    """The things whose name (or id) is the query, or begins with it, or else contains it."""
    wanted = fold(query)
    names = {thing: (fold(messages.name(thing)), thing) for thing in things}
    for matches in (
        [thing for thing, forms in names.items() if wanted in forms],
        [thing for thing, forms in names.items() if any(form.startswith(wanted) for form in forms)],
        [thing for thing, forms in names.items() if any(wanted in form for form in forms)],
    ):
        if matches:
            return matches
    return []


def is_clause(id: str) -> bool:
    """Is this the id of a clause, and not a word of the glossary?"""
    return _CLAUSE_ID.fullmatch(id) is not None


def first_clause(clauses: Mapping[str, str]) -> str:
    """An example of what has a number."""
    return next(id for id in clauses if is_clause(id))


def find_clauses(query: str, clauses: Mapping[str, str]) -> list[str]:
    """The clause of that id, or a glossary word, or all that speak of it."""
    wanted = fold(query)
    exact = [id for id in clauses if fold(id) == wanted]
    if exact:
        return exact
    section = [id for id in clauses if is_clause(id) and f"-{wanted}-" in f"-{fold(id)}-"]
    words = [id for id in clauses if not is_clause(id) and wanted in fold(id)]
    texts = [id for id, text in clauses.items() if wanted in fold(text)]
    return list(dict.fromkeys(section + words + texts))
