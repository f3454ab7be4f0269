"""Tables of figures, as the commands print them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import typer


def print_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """The first column stands on the left, figures on the right. Nothing is cut: who has a narrow terminal
    sees lines broken, and whoever writes into a file has them whole."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(head, justify="right" if number else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    console = Console(no_color=True, highlight=False, markup=False, width=1_000)
    with console.capture() as captured:
        console.print(table)
    for line in captured.get().splitlines():
        typer.echo(line.rstrip())
