"""The situation as the terminal shows it, within 100 columns. Nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tryptyk.games.bonfire.components.catalogue import (
    AREA,
    FATE_TILES,
    FIELDS,
    GUARDIAN_POINTS,
    ISLAND,
    ISLAND_PLACES,
    PATH_TILES,
    TASKS,
)
from tryptyk.games.bonfire.components.printed import ACTION_TILES, COLOURS, RESOURCES
from tryptyk.games.bonfire.view import (
    CityView,
    CouncilView,
    FieldView,
    IslandView,
    PlaceView,
    PlayerView,
    View,
)
from tryptyk.messages import Messages
from tryptyk.picture import HEADING, QUIET, Columned, Part, Words, heading, side_by_side

WIDTH = 100
"""Everybody else is told in a line of so many columns."""
LIT = "▲"
UNLIT = "△"
SHIP = "⛵"
NEUTRAL = {"neutral": "○", "lying": "(○)"}
"""Novices of nobody; the others go by their initials."""
ROWS = "·ABCDEFGH"


def picture(view: View, messages: Messages) -> list[Part]:
    say = _Words(messages)
    own = view.players[view.seat if 0 <= view.seat < len(view.players) else 0]
    title = heading(say("city", colour=say.name(own.city.colour), points=own.city.points))
    city, below = _city(own.city, say), _below(own.city, say)
    islands, middle = _islands(view, say), _middle(view, say)
    parts = [
        Part("", [Text(_situation(view, say), style=HEADING)], 4),
        Part("b", [side_by_side([islands, middle]), _board_in_short(view, say), _wheel(view, say)], 2),
        Part(
            "m",
            [
                Group(title, city, below, side_by_side([_fate(own, say), _supply(own, say)])),
                Group(title, city, _stock(own, say)),
                Group(Text(_other(own, say)), _stock(own, say)),
            ],
            3,
        ),
    ]
    lines = [Text(_other(player, say)) for player in view.players if player is not own]
    if view.tom is not None:
        lines.append(Text(_tom(view, say)))
    if lines:
        parts.append(Part("o", [Group(heading(say("others")), *lines), Group(*lines)], 1))
    return parts


class _Words(Words):
    def sign(self, id: str) -> str:
        return self.symbols(f"[{id}]")

    def task(self, id: str) -> str:
        """Colour and points in short: ``R4``."""
        task = TASKS[id]
        return f"{self.messages.text('colour-' + COLOURS[task.colour])[0].upper()}{task.points}"

    def initial(self, id: str) -> str:
        """Whoever plays has one of their own; tests see to that."""
        return self.name(id)[0]

    def names(self, ids: Sequence[str]) -> str:
        return ", ".join(self.name(id) for id in ids) or "–"


def _situation(view: View, say: _Words) -> str:
    line = say("turn", turn=view.turn, novices=view.novices, needed=view.novices_needed)
    if view.countdown:
        line += " · " + say("countdown", number=view.countdown)
    return line


# The board


def _islands(view: View, say: _Words) -> RenderableType:
    lines: list[RenderableType] = [heading(say("islands"))]
    for island in view.islands:
        lines.append(Text(_island(view, island, say)))
    return Group(*lines)


def _island(view: View, island: IslandView, say: _Words, short: bool = False) -> str:
    row, column = ISLAND_PLACES[island.island]
    where = f"{ROWS[row]}{column}"
    printed = ISLAND[island.island]
    if printed.guardian:
        name = say.name(island.island).removesuffix(where).rstrip()
        there = f"{say.sign('guardian')}×{island.guardians}{'' if short else ' ' + name}"
    else:
        tasks = " ".join(say.task(id) for id in island.tasks)
        there = f"{say.sign(RESOURCES[printed.resource])} {tasks or '–'}"
    offered = [player for player in view.players if island.island in player.offered]
    tokens = "".join(
        f" {say.initial(player.city.colour)}{'•' * player.offered[island.island]}" for player in offered
    )
    ships = "".join(say.initial(view.players[seat].city.colour) for seat in island.ships)
    return f"{where} {there}{tokens}" + (f" {SHIP}{ships}" if ships else "")


def _board_in_short(view: View, say: _Words) -> RenderableType:
    """Wheel and islands as they are; of the rest what lies there."""
    taken = [
        Text(f"{say.name(field.field)}: {_novices(field, say)}") for field in view.council if field.novices
    ]
    paths = f"{say('paths', count=view.path_pile)}: {_paths(view, say)}"
    shown = [id for id in view.specialists if id is not None]
    return Group(
        heading(say("wheel")),
        _wheel(view, say),
        Columned([Text(_island(view, island, say, short=True)) for island in view.islands]),
        *([Columned(taken)] if taken else []),
        Text(paths),
        Text(f"{say('gnomes', count=view.gnome_deck)}: {say.names([*shown, *view.elders])}"),
    )


def _wheel(view: View, say: _Words) -> RenderableType:
    fields = [_field(view, place, say) for place in view.fields]
    return Group(*[Text("  ".join(fields[number : number + 4])) for number in range(0, len(fields), 4)])


def _novices(field: CouncilView, say: _Words) -> str:
    return " ".join(NEUTRAL.get(novice) or say.initial(novice) for novice in field.novices) or "–"


def _paths(view: View, say: _Words) -> str:
    return "  ".join("–" if id is None else _path(id, say) for id in view.paths)


def _middle(view: View, say: _Words) -> RenderableType:
    lines: list[RenderableType] = [heading(say("wheel")), _wheel(view, say), heading(say("council"))]
    lines.extend(Text(f"{say.name(field.field)}: {_novices(field, say)}") for field in view.council)
    lines.append(heading(say("paths", count=view.path_pile)))
    lines.append(Text(_paths(view, say)))
    lines.append(heading(say("gnomes", count=view.gnome_deck)))
    shown = [id for id in view.specialists if id is not None]
    lines.append(Text(say.names(shown)))
    lines.append(Text(say.names(view.elders)))
    return Group(*lines)


def _field(view: View, field: FieldView, say: _Words) -> str:
    printed = next(one for one in FIELDS if one.id == field.field)
    good = (
        say.sign(RESOURCES[printed.resource])
        if printed.resource >= 0
        else f"{printed.points}{say.sign('points')}"
    )
    portals = "".join(say.sign(id) for id in field.portals) or "–"
    mark = "▶" if field.here else ""
    return f"{mark}{FIELDS.index(printed) + 1}:{say.sign(ACTION_TILES[printed.tile])}{good} {portals}"


def _path(id: str, say: _Words) -> str:
    tile = PATH_TILES[id]
    return f"{say.sign('crystal_' + COLOURS[tile.crystal])}{say.sign(RESOURCES[tile.resource])}"


# A city, in its order from the inside to the outside


def _city(city: CityView, say: _Words) -> RenderableType:
    grid = Table(box=None, padding=(0, 1), expand=True, show_header=True, header_style=QUIET)
    grid.add_column(say("places"), style=QUIET)
    for place in city.places:
        grid.add_column(
            f"{place.place} ({GUARDIAN_POINTS[place.place]}{say.sign('points')})", overflow="fold", ratio=1
        )
    grid.add_row(say("task"), *[_task(place, say) for place in city.places])
    grid.add_row(say("guardian"), *[_standing([place.at_bonfire], say) for place in city.places])
    grid.add_row(say("portal"), *[_portal(place, say) for place in city.places])
    grid.add_row(say("path"), *[_space(place, say) for place in city.places])
    grid.add_row(say("on-path"), *[_standing(place.on_path, say) for place in city.places])
    return grid


def _below(city: CityView, say: _Words) -> RenderableType:
    start = say("start", guardians=say.names(city.start))
    return Text(f"{start} · {say('own-gnomes', gnomes=say.names(city.gnomes))}")


def _task(place: PlaceView, say: _Words) -> str:
    if place.task is None:
        return "·"
    mark = LIT if place.lit else f"{UNLIT}✓" if place.met else UNLIT
    return f"{mark}{say.task(place.task)} {say.name(place.task)}"


def _portal(place: PlaceView, say: _Words) -> str:
    sign = say.sign(place.notch)
    return f"[{sign}]" if place.portal else f"({sign})"


def _space(place: PlaceView, say: _Words) -> str:
    if place.place == 1:
        return say.sign("gold")
    return "·" if place.path is None else _path(place.path, say)


def _standing(guardians: Sequence[str | None], say: _Words) -> str:
    return " ".join(say.name(id) for id in guardians if id is not None) or "·"


# The Fate Area and the supply


def _fate(player: PlayerView, say: _Words) -> RenderableType:
    lines: list[RenderableType] = [heading(say("fate"))]
    symbols = {(one.row, one.column): one.symbol for one in player.symbols}
    rows = [row for row, _ in symbols] + [1, AREA.rows]
    columns = [column for _, column in symbols] + [1, AREA.columns]
    head = "   " + " ".join(f"{column:>2}" for column in range(min(columns), max(columns) + 1))
    lines.append(Text(head, style=QUIET))
    for row in range(min(rows), max(rows) + 1):
        cells = [_cell(row, column, symbols, say) for column in range(min(columns), max(columns) + 1)]
        lines.append(Text(f"{row:>2} " + " ".join(f"{cell:>2}" for cell in cells)))
    lines.extend(Text(end) for end in _ends(player, say))
    lines.append(Text(say("column", count=len(player.column))))
    return Group(*lines)


def _ends(player: PlayerView, say: _Words) -> list[str]:
    """The Fate Tiles at both ends of the column."""
    ends = []
    for end, id in (("top", player.column[:1]), ("bottom", player.column[1:][-1:])):
        if id:
            strip = "".join(say.sign(ACTION_TILES[symbol]) for symbol in FATE_TILES[id[0]].symbols)
            ends.append(f"{say('column-' + end)} {strip}")
    return ends


def _cell(row: int, column: int, symbols: dict[tuple[int, int], str], say: _Words) -> str:
    if (row, column) in symbols:
        return say.sign(symbols[row, column])
    if not (1 <= row <= AREA.rows and 1 <= column <= AREA.columns):
        return " "
    bit = 1 << AREA.places.index((row, column))
    return say.sign("gold") if bit & AREA.gold else say.sign("any") if bit & AREA.yellow else "·"


def _supply(player: PlayerView, say: _Words) -> RenderableType:
    lines = [_counted(player.tiles, say), _counted(player.resources, say), *_at_sea(player, say)]
    return Group(heading(say("supply")), *map(Text, lines))


def _stock(player: PlayerView, say: _Words) -> RenderableType:
    """The supply and the column of Fate Tiles, in short."""
    column = say("column", count=len(player.column))
    cells = [
        f"{_counted(player.tiles, say)} · {_counted(player.resources, say)}",
        *_at_sea(player, say),
        " · ".join([*_ends(player, say), column]),
    ]
    return Columned([Text(cell) for cell in cells], 2)


def _counted(supply: Mapping[str, int], say: _Words) -> str:
    return " ".join(f"{say.sign(id)}{count}" for id, count in supply.items())


def _at_sea(player: PlayerView, say: _Words) -> list[str]:
    ship = say("harbour") if player.ship is None else say.name(player.ship)
    left = [f"{say.sign(id)}×{left}" for id, left in zip(player.offerings, player.stacks, strict=True) if id]
    return [say("ship", island=ship), say("offerings", tokens=" ".join(left) or "–")]


# The others, a line each


def _other(player: PlayerView, say: _Words) -> str:
    """With room between what is told, unless there is too much of it."""
    roomy = _told(player, say, " ", " · ")
    return roomy if cell_len(roomy) <= WIDTH else _told(player, say, "", " ")


def _told(player: PlayerView, say: _Words, gap: str, joint: str) -> str:
    parts = [f"{say.messages.seat(player.seat)}: {_counts(player.city, say)}"]
    for supply in (player.tiles, player.resources):
        parts.append(gap.join(f"{say.sign(id)}{count}" for id, count in supply.items() if count))
    parts.append(say("passed") if player.passed else say("out") if player.out else "")
    return joint.join(part for part in parts if part)


def _tom(view: View, say: _Words) -> str:
    assert view.tom is not None
    tom = view.tom
    return f"{say.name('tom')}: {_counts(tom.city, say)} · {say('tom', cards=tom.deck, passes=tom.passes)}"


def _counts(city: CityView, say: _Words) -> str:
    lit = sum(place.lit for place in city.places)
    tasks = sum(place.task is not None for place in city.places)
    return say(
        "counts",
        points=city.points,
        lit=lit,
        tasks=tasks,
        portals=sum(place.portal for place in city.places),
        paths=sum(place.path is not None for place in city.places),
        gnomes=len(city.gnomes),
        guardians=len(city.start)
        + sum(len(place.on_path) + (place.at_bonfire is not None) for place in city.places),
    )
