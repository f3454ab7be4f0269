"""The interface as pages to browse, made from its own description: no script, and no request to elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from inspect import cleandoc, getmodule
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Tag

from tryptyk.server.wire.base import Problem

STYLE = Path(__file__).with_name("reference.css")

Described = Mapping[str, Any]


def describe(handlers: list[Any]) -> list[Tag]:
    """Have the description of routes say what their docstrings do; gives the subjects, which are modules."""
    subjects: dict[str, Tag] = {}
    for handler in handlers:
        if not isinstance(handler, HTTPRouteHandler) or not handler.include_in_schema:
            continue
        sentence, _, more = cleandoc(handler.fn.__doc__ or "").partition("\n\n")
        handler.summary, handler.description = " ".join(sentence.split()), more or None
        refused = "The request is refused, with this or another status from 400 on; nothing has changed."
        handler.responses = {400: ResponseSpec(Problem, generate_examples=False, description=refused)}
        module = getmodule(handler.fn)
        name = (module.__name__ if module else "").rpartition(".")[2]
        about = cleandoc(module.__doc__ or "").partition("\n\n")[0] if module else ""
        handler.tags = [name]
        subjects.setdefault(name, Tag(name=name, description=" ".join(about.split())))
    return list(subjects.values())


class ReferencePage(OpenAPIRenderPlugin):
    """All routes by subject, and the types of what goes to and fro."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return "".join(_page(openapi_schema)).encode()

    def receive_router(self, router: Router) -> None:
        router.register(style)


@get("/reference.css", include_in_schema=False)
async def style(request: Request[Any, Any, State]) -> Response[bytes]:
    return Response(STYLE.read_bytes(), media_type="text/css")


def _page(schema: Described) -> Iterator[str]:
    title = f"{escape(schema['info']['title'])} {escape(schema['info']['version'])}: the interface"
    yield (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg">'
        f'<link rel="stylesheet" href="/api/schema/reference.css"></head><body><main><h1>{title}</h1>'
        "<p>Every request but those for games and bots needs a session, which is a cookie: open one by "
        "<code>POST /api/session</code>. Bodies are JSON. What is refused changes nothing, and is answered "
        'by a <a href="#Problem">Problem</a>. The same for programs: '
        '<a href="/api/schema/openapi.json">openapi.json</a>.</p>'
    )
    types = schema["components"]["schemas"]
    for tag in schema["tags"]:
        yield f"<h2>{escape(tag['description'])}</h2>"
        for path, ways in schema["paths"].items():
            for method, way in ways.items():
                if tag["name"] in way.get("tags", ()):
                    yield from _route(method, path, way)
    yield "<h2>What goes to and fro</h2>"
    for name in sorted(types):
        yield f'<h3 id="{name}">{name}</h3>' + _about(types[name].get("description")) + _type(types[name])
    yield "</main></body></html>"


def _route(method: str, path: str, way: Described) -> Iterator[str]:
    yield (
        f"<details><summary><b>{method.upper()}</b> <code>{escape(path)}</code> "
        f"<span>{escape(way['summary'])}</span></summary>{_about(way.get('description'))}<dl>"
    )
    for parameter in way.get("parameters", ()):
        what = f"{_type(parameter['schema'])}, in the {parameter['in']}"
        yield _row(parameter["name"], what, parameter.get("required", False))
    if "requestBody" in way:
        yield f"<dt>body</dt><dd>{_content(way['requestBody'])}</dd>"
    for status, answer in way["responses"].items():
        yield f"<dt>{escape(status)}</dt><dd>{_content(answer)}</dd>"
    yield "</dl></details>"


def _about(text: str | None) -> str:
    return f"<p>{escape(text)}</p>" if text else ""


def _content(described: Described) -> str:
    schemas = [content["schema"] for content in described.get("content", {}).values() if "schema" in content]
    return " or ".join(map(_type, schemas)) or "nothing"


def _type(schema: Described) -> str:
    """A type in words; one that has a name is a link to it."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for choice in ("oneOf", "anyOf"):
        if choice in schema:
            return " or ".join(dict.fromkeys(_type(one) for one in schema[choice])) + _bounds(schema)
    if "enum" in schema or "const" in schema:
        values = schema.get("enum") or [schema["const"]]
        return ", ".join(f"<code>{escape(str(value))}</code>" for value in values)
    if "properties" in schema:
        return _fields(schema)
    kind = schema.get("type", "anything")
    kinds = kind if isinstance(kind, list) else [kind]
    return " or ".join(_plain(one, schema) for one in kinds) + _bounds(schema)


def _plain(kind: str, schema: Described) -> str:
    if kind == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        return f"object with values of {_type(schema['additionalProperties'])}"
    return escape(kind)


def _bounds(schema: Described) -> str:
    """What else is wanted of a value."""
    said = [
        f"{word} {schema[key]:g}"
        for key, word in (
            ("minimum", "from"),
            ("maximum", "to"),
            ("minLength", "letters from"),
            ("maxLength", "letters to"),
            ("minItems", "items from"),
            ("maxItems", "items to"),
        )
        if key in schema
    ]
    return f" <small>({', '.join(said)})</small>" if said else ""


def _fields(schema: Described) -> str:
    needed = schema.get("required", ())
    rows = [_row(name, _type(field), name in needed) for name, field in schema["properties"].items()]
    return f"<dl>{''.join(rows)}</dl>"


def _row(name: str, what: str, needed: bool) -> str:
    return f"<dt><code>{escape(name)}</code></dt><dd>{what}{'' if needed else ', may be left out'}</dd>"
