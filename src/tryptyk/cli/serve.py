"""``tryptyk serve``: the table server."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8765,
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one needs PostgreSQL.")] = 1,
    database: Annotated[
        str | None,
        typer.Option(help="sqlite:///file or postgresql://...; default: DATABASE_URL or your data folder."),
    ] = None,
) -> None:
    """Serve tables to browsers until stopped."""
    from tryptyk.server.main import serve as run

    run(host, port, workers, database)
