"""``tryptyk rules``: which clauses of the rules the tests prove."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tryptyk.kernel.errors import TryptykError

if TYPE_CHECKING:
    from collections.abc import Mapping

RESULTS = Path(".tryptyk") / "rules.json"
"""Written by the tests; found in this folder or one above it."""


class NoResults(TryptykError):
    """The tests have not left their results."""


def rules(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game's id; otherwise all.")
    ] = None,
    missing: Annotated[bool, typer.Option("--missing", help="List the clauses that are not proven.")] = False,
) -> None:
    """Clauses proven by a passing test, out of all clauses, as of the last whole test run."""
    from tryptyk import games
    from tryptyk.cli.lookup import is_clause
    from tryptyk.messages import clauses

    titles = [games.load(id) for id in (games.ids() if game is None else (game,))]
    proofs = _results()
    for title in titles:
        reference = {id: text for id, text in clauses("en", title.words).items() if is_clause(id)}
        unproven = [id for id in reference if not _proven(proofs.get(id))]
        typer.echo(f"{title.game.id}: {len(reference) - len(unproven)} of {len(reference)} clauses proven")
        _print_sections(reference, unproven)
        if missing:
            for id in unproven:
                why = "a test that names it fails" if proofs.get(id) else "no test names it"
                typer.echo(f"  {id}  ({why})  {reference[id]}")


def _results() -> Mapping[str, Any]:
    import msgspec

    here = Path.cwd()
    for folder in (here, *here.parents):
        file = folder / RESULTS
        if file.is_file():
            try:
                return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, list[str]]])
            except msgspec.DecodeError as error:
                raise NoResults(f"The results of the tests in {file} cannot be read: {error}.") from error
    raise NoResults(f"There is no {RESULTS} here: run all tests first (make test).")


def _proven(proof: Mapping[str, list[str]] | None) -> bool:
    """A clause is proven if tests that name it passed, and none failed."""
    return proof is not None and bool(proof["passed"]) and not proof["failed"]


def _print_sections(reference: Mapping[str, str], unproven: list[str]) -> None:
    sections: dict[str, list[str]] = {}
    for id in reference:
        sections.setdefault(id.rsplit("-", 1)[0], []).append(id)
    for section, ids in sections.items():
        lacking = sum([id in unproven for id in ids])
        typer.echo(f"  {section:<12}{len(ids) - lacking:>4} of {len(ids):>3}{'' if lacking else '  all'}")
