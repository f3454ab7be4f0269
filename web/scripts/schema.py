"""What the browser needs to know from Python, written into src/generated/, never typed twice.

schema.d.ts             the types of all that goes over the wire, and for each game (a namespace each, also
                        for those that TRYPTYK_GAMES names) of its view and its components; for a field whose
                        type depends on an id (``OWN`` of a view module), its types by id; and of the words
                        with which its options, questions and events begin
<game>/vocabulary.json  the names of the places in what the game says (see messages.py)
<game>/guide.json       the guided first game (see guide.py)
<game>/tips.json        its first-use tips (see tips.py)
<game>/clauses.json     the clauses that stand beside its components
<game>/content.json     everything that the game's catalogues publish, with its provenance
<game>/gist-*.ftl       of its texts, what lists of tables say: who can be played, sides, how far a game is
<game>/facts-*.ftl      kind and figures of each component in words, for who draws them plainly
samples.json            messages as Python formats them, which the tests compare with the browser's
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from importlib import import_module
from inspect import isclass
from pathlib import Path
from pkgutil import iter_modules
from textwrap import indent
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from fluent.syntax import FluentParser, FluentSerializer, ast

from tryptyk import games, guide, tips
from tryptyk.components import Entry
from tryptyk.messages import LANGUAGES, Messages, Values, Vocabulary
from tryptyk.server import wire
from tryptyk.server.http.games import vocabulary

TARGET = Path(__file__).parent.parent / "src" / "generated"
BUILT_IN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
NAMED = re.compile(r"^export (?:interface|type) (\w+)", re.MULTILINE)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def ts_type(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(ts_type(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(ts_type(part) for part in schema["prefixItems"]) + "]"
        items = ts_type(schema.get("items", {}))
        return f"({items})[]" if "|" in items else f"{items}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {ts_type(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "any")


def interface(name: str, schema: dict[str, Any], given: bool) -> str:
    """A struct; what the server gives has all its fields, what it takes may lack those with a default."""
    required = set(schema.get("required", ()))
    lines = [
        f"  {key}{'' if given or key in required else '?'}: {ts_type(value)};"
        for key, value in schema["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *lines, "}"])


def interfaces(*modules: ModuleType, given: bool = False) -> str:
    """The modules' structs; unless all are given, those that forbid unknown fields are taken."""
    structs = [
        value
        for module in modules
        for value in vars(module).values()
        if isclass(value) and value.__module__ == module.__name__ and issubclass(value, msgspec.Struct)
    ]
    own: dict[str, dict[str, type]] = {}
    for module in modules:
        own |= getattr(module, "OWN", {})
    _, components = msgspec.json.schema_components(
        [*structs, *(t for by_id in own.values() for t in by_id.values())]
    )
    for field, by_id in own.items():
        name, key = field.split(".")
        components[name]["properties"][key] = {"$ref": f"{by_id_name(field)}[keyof {by_id_name(field)}]"}
        properties = {id: {"$ref": type.__name__} for id, type in by_id.items()}
        components[by_id_name(field)] = {"properties": properties}
    requests = {s.__name__ for s in structs if s.__struct_config__.forbid_unknown_fields and not given}
    return "\n\n".join(interface(name, schema, name not in requests) for name, schema in components.items())


def by_id_name(field: str) -> str:
    """``NemesisView.own`` has its types by id in ``NemesisViewOwn``."""
    name, key = field.split(".")
    return name + key.capitalize()


class Components:
    """The types of what a game's content module publishes, as its JSON has them."""

    def __init__(self, game: str) -> None:
        self._found: dict[str, type] = {}
        hints = {name: kind for module in catalogues(game) for name, kind in get_type_hints(module).items()}
        lines = [
            f"  {name}: {self.ts(hints.get(name, type(value)))};" for name, value in published(game).items()
        ]
        self.texts = ["\n".join(["export interface Content {", *lines, "}"])]
        told: set[str] = set()
        while left := self._found.keys() - told:
            name = min(left)
            told.add(name)
            fields = get_type_hints(self._found[name])
            lines = [f"  {field}: {self.ts(kind)};" for field, kind in fields.items()]
            self.texts.append("\n".join([f"export interface {name} {{", *lines, "}"]))

    def ts(self, kind: Any) -> str:
        """A Python type as a TypeScript type; classes are remembered."""
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in parts)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(map(self.ts, parts)))
        if origin is tuple and parts[-1] is not Ellipsis:
            return "[" + ", ".join(map(self.ts, parts)) + "]"
        if origin in (dict, Mapping):
            return f"Record<string, {self.ts(parts[1])}>"
        if origin is not None:
            items = self.ts(parts[0])
            return f"({items})[]" if "|" in items else f"{items}[]"
        if kind in BUILT_IN:
            return BUILT_IN[kind]
        if kind is not Entry:
            self._found[kind.__name__] = kind
        return str(kind.__name__)


def says(game: str) -> str:
    """The words with which a game's options, questions and events begin: what is none of them is no type."""
    words = games.load(game).vocabulary
    unions = {"Verb": words.options, "Kind": words.prompts, "EventKind": words.events}
    lines = [
        f"export type {name} = {' | '.join(map(json.dumps, sorted(one)))};" for name, one in unions.items()
    ]
    fields = "\n".join(["  verb: Verb;", "  kind: Kind;", "  event: EventKind;"])
    return "\n".join([*lines, f"export interface Says {{\n{fields}\n}}"])


def namespace(game: str) -> str:
    name = "".join(word.capitalize() for word in game.split("_"))
    parts = [says(game), interfaces(games.load(game).room("view")), *Components(game).texts]
    named = NAMED.findall("\n".join(parts))
    assert len(set(named)) == len(named), f"{game}: two types have one name: {sorted(named)}"
    body = indent("\n\n".join(parts), "  ")
    return f"export namespace {name} {{\n{body}\n}}"


def plain(value: Any) -> Any:
    """Tables of the content module as JSON: structs, slotted objects, sets and all."""
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, (frozenset, set)):
        return sorted(value)
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    if isinstance(value, msgspec.Struct):
        return plain(msgspec.structs.asdict(value))
    if hasattr(value, "__slots__"):
        return {slot: plain(getattr(value, slot)) for slot in value.__slots__}
    return value


def catalogues(game: str) -> list[ModuleType]:
    """The one of the game, and those of modes that have one of their own."""
    rooms = games.load(game).room("components").__path__
    names = sorted(module.name for module in iter_modules(rooms) if module.name.endswith("catalogue"))
    return [games.load(game).room(f"components.{name}") for name in names]


def published(game: str) -> dict[str, Any]:
    return {
        name: value
        for module in catalogues(game)
        for name, value in vars(module).items()
        if name.isupper()
        and not name.startswith("_")
        and isinstance(value, (dict, list, frozenset, msgspec.Struct))
    }


def content(game: str) -> dict[str, Any]:
    return {name: plain(value) for name, value in published(game).items()}


class _Marked(Messages):
    """Texts whose symbols stay marks: the browser draws them."""

    def plain(self, text: str) -> str:
        return text


def facts(game: str, language: str) -> str:
    """Kind and figures of every component, as the terminal tells them: a Fluent source."""
    title = games.load(game)
    messages = _Marked(language, title.words, title.vocabulary)
    return "".join(f"facts-{entry.id} = {title.facts(entry.id, messages)}\n" for entry in title.entries)


def gist(game: str, language: str) -> str:
    """Of a game's texts those that its gists speak of, without what else is said of them: a Fluent source.

    Who can be played is what a set-up may name; whom nobody plays is a side."""
    title = games.load(game)
    named = {f"thing-{value}" for option in title.game.options for value in getattr(option, "values", ())}
    found: list[Any] = []
    for file in sorted((title.words / "locale" / language).iterdir(), key=lambda file: file.name):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and (
                entry.id.name in named or entry.id.name.startswith(("side-", "stage-"))
            ):
                found.append(ast.Message(entry.id, entry.value))
    return FluentSerializer().serialize(ast.Resource(found))


def samples(game: str) -> list[dict[str, Any]]:
    """Every event, reason and phrase with a few figures, in both languages, as Python says it."""
    title = games.load(game)
    words = title.vocabulary
    things = [entry.id for entry in title.entries]
    found = []
    for language in LANGUAGES:
        says = Messages(language, title.words, words, things[:2])
        tables = {"event": words.events, "reason": words.reasons, "remark": words.remarks}
        for kind, table in tables.items():
            for key, places in table.items():
                for figure in (0, 1, 2, 3, 5, 12, 22, 25):
                    given = [_sample(place, figure, words, things) for place in places]
                    if any(place in words.keyed for place in places):
                        continue
                    said = [key, "", *given] if kind == "reason" else [key, *given]
                    found.append(
                        {
                            "game": game,
                            "language": language,
                            "kind": kind,
                            "said": said,
                            "seats": things[:2],
                            "text": _say(says, kind, tuple(said)),
                        }
                    )
    return found


def _say(says: Messages, kind: str, said: Values) -> str:
    if kind == "remark":
        return says.remark([said])
    return says.event(said) if kind == "event" else says.reason(said)


def _sample(place: str, figure: int, words: Vocabulary, things: list[str]) -> str | int:
    if place in words.things:
        return things[figure % len(things)]
    if place in words.bags:
        return " ".join([things[0]] * figure + [things[figure % len(things)]])
    if place == "seat" or place in words.seats:
        return figure % 3
    if place in words.numbered:
        return figure % 4 + 1
    return figure


def write(path: Path, text: str) -> None:
    """Only what has changed, so that nothing is built anew for nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    head = "// Made by scripts/schema.py from the server's structs. Do not edit.\n"
    _, shared = msgspec.json.schema_components([Entry])
    taught = [interfaces(module, given=True) for module in (guide, tips)]
    wired = [import_module(f"{wire.__name__}.{one.name}") for one in iter_modules(wire.__path__)]
    types = [interfaces(*wired), interface("Entry", shared["Entry"], True), *taught]
    write(TARGET / "schema.d.ts", "\n\n".join([head, *types, *map(namespace, games.ids())]) + "\n")
    write(TARGET / "house.json", dump(games.HOUSE))
    for game in games.HOUSE:
        write(
            TARGET / game / "vocabulary.json",
            dump(msgspec.to_builtins(vocabulary(games.load(game).vocabulary))),
        )
        write(TARGET / game / "content.json", dump(content(game)))
        for language in LANGUAGES:
            write(TARGET / game / f"facts-{language}.ftl", facts(game, language))
            write(TARGET / game / f"gist-{language}.ftl", gist(game, language))
        guided = guide.read(games.load(game).words)
        if guided is not None:
            write(TARGET / game / "guide.json", dump(msgspec.to_builtins(guided)))
        clauses = games.load(game).words / "clauses.toml"
        if clauses.is_file():
            write(TARGET / game / "clauses.json", dump(tomllib.loads(clauses.read_text(encoding="utf-8"))))
        write(TARGET / game / "tips.json", dump(msgspec.to_builtins(tips.read(games.load(game).words))))
    write(TARGET / "samples.json", dump([sample for game in games.HOUSE for sample in samples(game)]))


if __name__ == "__main__":
    main()
