"""A question at the terminal: who is asked what, the numbered options in columns, and what can be typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from tryptyk.picture import QUIET, Columned

ACCENT = "bold yellow"
_ROWS = 7
"""Up to so many options stand one below the other where there is room; more go into columns."""
_FEW = 2
"""Verbs with no more options than that share columns where there is no room."""
_ROOMY = 3
"""At most so many columns where there is room."""


@dataclass(frozen=True)
class Said:
    """An option in words, and what is worth saying beside it; options of one verb stand together."""

    verb: str
    text: str
    remark: str


@dataclass(frozen=True)
class Question:
    heading: str
    """Who is asked what."""
    texts: Sequence[RenderableType] = ()
    """Of the thing that asks."""
    options: Sequence[Said] = ()
    told: RenderableType | None = None
    """What stands where there are no options: the scores."""
    told_densely: RenderableType | None = None
    """The same in fewer rows."""
    notes: Sequence[str] = ()

    def head(self) -> list[RenderableType]:
        return [Text(self.heading, style=ACCENT), *self.texts]

    def body(self, dense: bool, within: int = 0) -> RenderableType:
        """Options or scores, one below the other where there is room. Where there is none at all, what is
        said beside an option is cut, so that both keep within so many columns."""
        if not self.options:
            return (self.told_densely if dense else self.told) or Group()
        if not dense:
            return Columned(self._numbered(), min(_ROOMY, -(-len(self.options) // _ROWS)))
        return Group(*[Columned(cells) for cells in self._by_verb(within)])

    def foot(self) -> list[RenderableType]:
        return [Text(note, style=QUIET) for note in self.notes]

    def _by_verb(self, within: int) -> list[list[Text]]:
        """The options of a verb have columns of their own; verbs with few options share theirs."""
        numbered = self._numbered(within)
        groups: list[list[Text]] = []
        few = False
        for _, group in groupby(range(len(numbered)), key=lambda n: self.options[n].verb):
            cells = [numbered[n] for n in group]
            if few and len(cells) <= _FEW:
                groups[-1].extend(cells)
            else:
                groups.append(cells)
            few = len(cells) <= _FEW
        return groups

    def _numbered(self, within: int = 0) -> list[Text]:
        width = len(str(len(self.options)))
        cells = []
        for number, said in enumerate(self.options, start=1):
            cell = Text.assemble((f"{number:>{width}} ", ACCENT), said.text)
            least = cell.cell_len
            if said.remark:
                cell.append(f"  {said.remark}", QUIET)
            if within > least:
                cell.truncate(within, overflow="ellipsis")
            cells.append(cell)
        return cells
