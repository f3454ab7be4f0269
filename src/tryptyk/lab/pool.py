"""Work in pieces, in this process or in several: what takes long is told as it comes in."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, TypeVar

T = TypeVar("T")

Piece = tuple[Any, ...]
"""What a function is called with."""


def as_done(
    work: Callable[..., T], pieces: Iterable[Piece], processes: int
) -> Generator[tuple[Piece, T], None, None]:
    """Every piece with what came of it, in the order in which they are done. Whoever closes the iterator
    before its end wants no more of them."""
    if processes == 1:
        for piece in pieces:
            yield piece, work(*piece)
        return
    # Spawned, not forked: the same on every system, and safe beside the progress bar's thread.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(work, *piece): piece for piece in pieces}
        try:
            for future in as_completed(waiting):
                yield waiting[future], future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
