"""One page of the terminal: the question, and each part of the situation as long as there is room.

Where even that is too much it is leafed through: Enter shows what comes next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from tryptyk.cli.question import ACCENT, Question
from tryptyk.picture import Part

NEWS = 10
LEAST = 2
"""How many rows of the latest events stand above a question: at most, and at least on a small screen."""
_PROMPT = 1
"""Where somebody types."""


class Page:
    """What is shown of a moment on a screen of some height, leaf by leaf; ``leaves`` says how many there are.

    ``news`` gives the latest events in so many rows, ``keys`` names the letters of parts, ``more`` says how
    many rows come with the next leaf.
    """

    def __init__(
        self,
        console: Console,
        parts: Sequence[Part],
        question: Question,
        news: Callable[[int], RenderableType],
        keys: Callable[[Sequence[Part]], RenderableType],
        more: Callable[[int, bool], RenderableType],
    ) -> None:
        self.leaves = 1
        self._console = console
        self._parts = parts
        self._question = question
        self._news = news
        self._keys = keys
        self._more = more
        self._height = console.height - _PROMPT
        self._heights = [[self._rows(shape) for shape in part.shapes] for part in parts]
        self._for_keys = self._rows(keys([part for part in parts if part.key]))

    def of_question(self, leaf: int) -> RenderableType:
        """The question, with as much of the situation as there is room for."""
        width = self._console.width
        for dense, within in ((False, 0), (True, 0), (True, width)):
            asked = self._asked(dense, within)
            shapes, room = self._shapes(self._height - self._rows(asked))
            all_of_it = all(shape == 0 for shape in shapes.values())
            if room >= 0 and (dense or all_of_it or self._is_short(asked, shapes)):
                return self._composed(shapes, room, asked)
        head, foot = Group(*self._question.head()), Group(*self._question.foot())
        room = self._height - self._rows(head) - self._rows(foot) - 1
        shown, left = self._cut(self._question.body(True, width), leaf, room)
        return Group(head, shown, self._more(left, False), foot)

    def of_part(self, part: Part, leaf: int) -> RenderableType:
        """All of a part, and the question as far as there is room."""
        above = Group(*[part.shapes[0] for part in self._parts if not part.key])
        head = Text(self._question.heading, style=ACCENT)
        for dense in (False, True):
            asked = Group(part.shapes[0], self._asked(dense))
            if self._rows(above) + self._rows(asked) < self._height:
                return Group(above, asked, self._more(0, True))
        room = self._height - self._rows(above) - self._rows(head) - 1
        shown, left = self._cut(part.shapes[0], leaf, room)
        return Group(above, shown, head, self._more(left, True))

    def _rows(self, thing: RenderableType) -> int:
        return len(self._console.render_lines(thing, pad=False))

    def _asked(self, dense: bool, within: int = 0) -> Group:
        return Group(*self._question.head(), self._question.body(dense, within), *self._question.foot())

    def _is_short(self, asked: Group, shapes: Mapping[int, int | None]) -> bool:
        """Options may stand one below the other while the situation has three quarters of the page."""
        return self._rows(asked) * 4 <= self._height and None not in shapes.values()

    def _shapes(self, room: int) -> tuple[dict[int, int | None], int]:
        """Which shape of each part fits, None for none; and how many rows are left for the news."""
        chosen: dict[int, int | None] = dict.fromkeys(range(len(self._parts)))
        left = room - LEAST - self._for_keys
        by_weight = sorted(chosen, key=lambda n: -self._parts[n].weight)
        for level in range(1, max(map(len, self._heights)) + 1):
            for n in by_weight:
                rows, now = self._heights[n], chosen[n]
                wanted = len(rows) - level
                cost = rows[max(wanted, 0)] - (0 if now is None else rows[now])
                if wanted >= 0 and cost <= left:
                    chosen[n] = wanted
                    left -= cost
        return chosen, left + LEAST

    def _composed(self, shapes: Mapping[int, int | None], room: int, asked: Group) -> RenderableType:
        shown = [self._parts[n].shapes[shape] for n, shape in shapes.items() if shape is not None]
        short = [self._parts[n] for n, shape in shapes.items() if shape != 0 and self._parts[n].key]
        keys = [self._keys(short)] if short else []
        return Group(*shown, self._news(min(room, NEWS)), asked, *keys)

    def _cut(self, thing: RenderableType, leaf: int, room: int) -> tuple[RenderableType, int]:
        """The rows of a leaf, and how many come after it."""
        lines, room = self._console.render_lines(thing, pad=False), max(1, room)
        self.leaves = -(-len(lines) // room)
        start = leaf % self.leaves * room
        shown = [segment for line in lines[start : start + room] for segment in (*line, Segment.line())]
        return Segments(shown), max(0, len(lines) - start - room)
