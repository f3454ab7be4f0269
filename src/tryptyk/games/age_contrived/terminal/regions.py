"""The map: a block for each region, with its spaces, its ways out, its monument and its pillar."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tryptyk.games.age_contrived.components.catalogue import (
    BRIDGES,
    CENTRE,
    PATHS,
    PLACE,
    PLACES,
    REGIONS,
    SPOKES,
)
from tryptyk.games.age_contrived.components.printed import FACES
from tryptyk.games.age_contrived.sides_view import SideView
from tryptyk.games.age_contrived.terminal.short import LEVELS, NOTHING, Short
from tryptyk.games.age_contrived.view import MonumentView, PathView, RegionView, SpaceView, View
from tryptyk.games.age_contrived.words.phrases import number_in_region, reward_of
from tryptyk.picture import GAP, HEADING, QUIET, Columned, heading

WIDTH: Final = 38
"""What a block needs."""
COMPLETED: Final = "✓"
AROUND: Final = (0, 1, 2, 4, CENTRE, 3)
"""The order of the blocks: along the rim clockwise as far as two rows of three show it."""


class Blocks:
    """Blocks in as many columns as there is room for."""

    def __init__(self, blocks: list[RenderableType]) -> None:
        self.blocks = blocks

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = max(1, min(len(self.blocks), (options.max_width + GAP) // (WIDTH + GAP)))
        grid = Table.grid(padding=(0, GAP, 0, 0), expand=True)
        for _ in range(columns):
            grid.add_column(ratio=1)
        for start in range(0, len(self.blocks), columns):
            grid.add_row(*self.blocks[start : start + columns])
        yield grid


def board(view: View, say: Short) -> RenderableType:
    blocks: list[RenderableType] = []
    for number in AROUND:
        lines = _ring(view, say) if number == CENTRE else _ways(view, number, say)
        blocks.append(_block(view, number, lines, say))
    return Blocks(blocks)


def _block(view: View, number: int, lines: list[Text], say: Short) -> RenderableType:
    region = view.regions[number]
    parts: list[RenderableType] = [heading(say.name(region.region)), *lines]
    monument = next((one for one in view.monuments if one.monument == region.monument), None)
    if monument is None:
        parts.append(_line(Text(say("no-monument"), style=QUIET)))
    else:
        parts.extend(_monument(monument, say))
    parts.append(_pillar(region, say))
    return Group(*parts)


def _line(text: Text) -> Text:
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


def board_in_short(view: View, say: Short) -> RenderableType:
    """A line for each region: who stands there, its monument with the open section, its pillar."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for number in AROUND:
        region = view.regions[number]
        monument = next((one for one in view.monuments if one.monument == region.monument), None)
        title, section = Text(NOTHING, style=QUIET), Text()
        if monument is not None:
            title = Text(f"{built(monument)} {say.name(monument.monument)}")
            section = _section(monument, say) if monument.section is not None else section
        grid.add_row(
            Text(say.name(region.region), style=HEADING),
            _who(view, number, say),
            title,
            section,
            _places_on(region, say),
        )
    return Group(grid)


def figures(view: View, say: Short) -> RenderableType:
    """Where the figures stand and how far the monuments are, and no more."""
    cells: list[RenderableType] = []
    for number in AROUND:
        region = view.regions[number]
        monument = next((one for one in view.monuments if one.monument == region.monument), None)
        cell = Text(f"{say.name(region.region)} {NOTHING if monument is None else built(monument)}")
        cells.append(cell.append(" ").append_text(_who(view, number, say)))
    return Columned(cells)


def _who(view: View, number: int, say: Short) -> Text:
    """The figures in a region, with the numbers of their spaces."""
    text = Text()
    for side in sides_of(view):
        place = PLACES[PLACE[side.figure.place]]
        if place.path < 0 and place.regions >> number & 1:
            text.append(f"{number_in_region(place.id)}").append_text(say.mark(side.character)).append(" ")
    return text


# Spaces and ways


def sides_of(view: View) -> list[SideView]:
    """All sides, the automa's after those of players."""
    sides = [player.side for player in view.players]
    if view.automa is not None:
        sides.append(view.automa.side)
    return sides


def _space(view: View, id: str, say: Short) -> Text:
    """Its number, and who stands there."""
    text = Text(str(number_in_region(id)))
    return text.append_text(_standing(view, id, say))


def _standing(view: View, id: str, say: Short) -> Text:
    text = Text()
    for side in sides_of(view):
        if side.figure.place == id:
            text.append_text(say.mark(side.character))
    return text


def _ways(view: View, number: int, say: Short) -> list[Text]:
    """Along the rim in the first line, towards the centre in the second, to the start space in the third."""
    region = REGIONS[number].id

    def space(name: str) -> Text:
        return _space(view, f"{region}_{name}", say)

    back, on = _rim(view, region)
    first = Text("═" if back.bridge else "╌")
    first.append_text(space("west")).append("─")
    outer = len(first)
    first.append("┬─").append_text(space("hub")).append("─")
    inner = len(first)
    first.append("┬─").append_text(space("east")).append("─").append_text(space("exit"))
    first.append_text(_path(view, on, on.regions[1], say))
    spoke = view.paths[SPOKES[number]]
    second = Text(" " * outer + "│" + " " * (inner - outer - 1) + "└─").append_text(space("inner"))
    second.append_text(_path(view, spoke, spoke.regions[1], say))
    third = Text(" " * outer + "└─").append_text(space("mid")).append("─").append_text(space("start"))
    return [_line(first), _line(second), _line(third)]


def _rim(view: View, region: str) -> tuple[PathView, PathView]:
    """The damaged paths along the rim by which one comes clockwise, and goes on."""
    rim = [path for path in view.paths if region in path.regions and REGIONS[CENTRE].id not in path.regions]
    back = next(path for path in rim if path.regions[1] == region)
    on = next(path for path in rim if path.regions[0] == region)
    return back, on


def _path(view: View, path: PathView, towards: str, say: Short) -> Text:
    if path.bridge is None:
        return Text(f"╌╌▸{say.name(towards)}", style=QUIET)
    text = Text("═(")
    text.append_text(bridge(path, say)).append(")").append_text(_standing(view, path.path, say))
    return text.append(f"═▸{say.name(towards)}")


def bridge(path: PathView, say: Short) -> Text:
    """Whose it is, its level, and what it gives."""
    assert path.bridge is not None
    printed = BRIDGES[path.bridge][FACES.index(path.face) if path.face else 0]
    text = Text()
    if path.character is not None:
        text.append_text(say.mark(path.character)).append(f"·{LEVELS[printed.level]} ")
    return text.append(say.bonus(printed.bonus))


def _ring(view: View, say: Short) -> list[Text]:
    """The spaces of the central region, which lie in a circle; each leads to an outer region."""
    places = [PLACES[exit >> 2].id for exit in _central()]
    first = Text("╭─")
    for place in places:
        first.append_text(_space(view, place, say)).append("─")
    width = len(first) - 1
    first.append("╮")
    second = Text("╰" + "─" * width + "╯")
    leads = " ".join(f"{n + 1}▸{say.name(REGIONS[n].id)}" for n in range(CENTRE))
    return [_line(first), _line(second), Text(leads, style=QUIET)]


def _central() -> list[int]:
    """The poses on the central spaces, in the order of the regions to which they lead."""
    found = []
    for number in range(CENTRE):
        exits = PLACES[PATHS[SPOKES[number]]].exits
        found.append(next(pose for way in exits for pose in way if PLACES[pose >> 2].central))
    return found


# Monuments and pillars


def _monument(monument: MonumentView, say: Short) -> list[Text]:
    title = Text(say.name(monument.monument), style="underline")
    line = Text().append_text(title).append(" " + built(monument))
    if monument.patron:
        line.append(f" {say('patron-here')}", style=QUIET)
    lines = [_line(line)]
    if monument.section is not None:
        lines.append(_line(_section(monument, say)))
    if monument.bound:
        bound = Text(say("bound") + " ")
        for character, kinds in monument.bound.items():
            bound.append_text(say.mark(character)).append(say.one_by_one(kinds) + " ")
        lines.append(_line(bound))
    return lines


def _section(monument: MonumentView, say: Short) -> Text:
    """The spaces of the open section, and what it brings."""
    spaces = Text()
    for space in monument.spaces:
        spaces.append_text(_section_space(space, say)).append(" ")
    if monument.closed:
        spaces.append(f"{COMPLETED} ")
    return spaces.append(f"→ {say.messages.remark(reward_of(monument))}")


def built(monument: MonumentView) -> str:
    return "▰" * monument.built + "▱" * (monument.sections - monument.built)


def _section_space(space: SpaceView, say: Short) -> Text:
    if space.character is None or space.energy is None:
        return Text(f"({say.sign(space.accepts)})")
    text = Text("[").append_text(say.mark(space.character)).append(say.sign(space.energy))
    if space.energy != space.accepts != "any":
        text.append(f"›{say.sign(space.accepts)}")
    return text.append("]")


def _pillar(region: RegionView, say: Short) -> Text:
    line = Text(f"{say('pillar', name=say.name(region.pillar))} ")
    return _line(line.append_text(_places_on(region, say)))


def _places_on(region: RegionView, say: Short) -> Text:
    line = Text()
    for character, kind in region.on_pillar.items():
        line.append("[").append_text(say.mark(character)).append(f"{say.sign(kind)}] ")
    return line.append("( ) " * (region.pillar_spaces - len(region.on_pillar)))
