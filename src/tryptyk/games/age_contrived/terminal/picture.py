"""The situation as the terminal shows it: all of it within 120 columns. Nothing is told by colour alone.

A region is drawn as its spaces by number, with the ways out of it; figures are the letters of their
characters. What a device holds is shown position by position, from the conduits down to the actions.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tryptyk.games.age_contrived.components.catalogue import BRIDGES
from tryptyk.games.age_contrived.components.device_catalogue import ACTION_TILES, TILES
from tryptyk.games.age_contrived.components.printed import TOP
from tryptyk.games.age_contrived.sides_view import PlayerView, PositionView, SideView, TrackView
from tryptyk.games.age_contrived.terminal.automa import automa_block, automa_card
from tryptyk.games.age_contrived.terminal.chain import chain
from tryptyk.games.age_contrived.terminal.regions import board, board_in_short, figures, sides_of
from tryptyk.games.age_contrived.terminal.short import EMPTY, LEVELS, NOTHING, Short
from tryptyk.games.age_contrived.view import AchievementView, ScoringSpaceView, View
from tryptyk.games.age_contrived.words.phrases import party
from tryptyk.messages import Messages
from tryptyk.picture import HEADING, QUIET, Part, heading


def picture(view: View, messages: Messages) -> list[Part]:
    say = Short(messages)
    own = view.players[view.seat if 0 <= view.seat < len(view.players) else 0]
    others = [player for player in view.players if player is not own]
    title = heading(*_title(view, own.side, say))
    own_shapes = [
        Group(title, _wide_and_narrow(_device(own, say), _stock(own, say), (3, 1))),
        Group(title, _other(own, say)),
    ]
    parts = [Part("", [_situation(view, say)], 5)]
    if view.chain is not None:
        parts.append(Part("c", chain(view, view.chain, say), 4))
    parts += [
        Part("b", [board(view, say), board_in_short(view, say), figures(view, say)], 2),
        Part(
            "p",
            [_side_by_side(_pool(view, say), _achievements(view, say)), Group(*_pool_in_short(view, say))],
            3,
        ),
        Part("m", own_shapes, 4),
    ]
    whole: list[RenderableType] = []
    short: list[RenderableType] = []
    if view.automa is not None:
        side = view.automa.side
        whole.append(heading(*_title(view, side, say)))
        whole.append(_wide_and_narrow(automa_block(view.automa, say), _shared(side, say)))
        short.extend([_glance(view, side, False, say), automa_card(view.automa, say)])
    for player in others:
        whole.extend([heading(*_title(view, player.side, say)), _other(player, say)])
        short.append(_glance(view, player.side, bool(player.hidden), say))
    if whole:
        parts.append(Part("o", [Group(*whole), Group(*short)], 1))
    return parts


def _glance(view: View, side: SideView, hidden: bool, say: Short) -> Text:
    """A side in a line: points, what it has left, where its figure stands."""
    text = Text().append_text(say.mark(side.character))
    facts = [
        f"{say.name(party(view, side.character))} {side.would_score}{say.sign('points')}",
        say("exhausted", energies=say("hidden") if hidden else say.counted(side.exhausted)),
        say("reserve", energies=say.counted(side.reserve)),
        say.place(side.figure.place),
    ]
    return text.append(" " + " · ".join(facts))


def _side_by_side(left: RenderableType, right: RenderableType) -> Table:
    return _wide_and_narrow(left, right, (1, 1))


def _wide_and_narrow(left: RenderableType, right: RenderableType, ratios: tuple[int, int] = (2, 1)) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for ratio in ratios:
        grid.add_column(ratio=ratio)
    grid.add_row(left, right)
    return grid


def _situation(view: View, say: Short) -> Text:
    turn = view.turn
    if turn.secret:
        return Text(say("secret"), style=HEADING)
    if view.draft:
        text = Text(say("draft"), style=HEADING)
        return text.append(" " + ", ".join(say.bonus(BRIDGES[id][0].bonus) for id in view.draft))
    text = Text(say("turn", turn=turn.number, character=say.name(party(view, turn.active))), style=HEADING)
    if turn.last_round:
        text.append(" · " + say("last-round"))
    return text


# The Pool, achievements, the supply


def _pool(view: View, say: Short) -> RenderableType:
    left = sum(len(level.tiles) for level in view.stack)
    tiles, energies = _pool_in_short(view, say)
    lines: list[RenderableType] = [heading(say("pool")), tiles]
    if view.stack:
        lines.append(Text(say("stack", level=LEVELS[view.stack[0].level], left=left), style=QUIET))
    lines.append(energies)
    stacks = [f"{say.sign(one.conduit)}{_conduits_left(one.double, one.single)}" for one in view.conduits]
    lines.append(Text(say("conduits", stacks="  ".join(stacks))))
    actions = [
        f"{ACTION_TILES[id].position + 1}{'↑' if ACTION_TILES[id].row == 'top' else '↓'}×{count}"
        for id, count in view.upgrades.items()
    ]
    lines.append(Text(say("actions", stacks=" ".join(actions))))
    return Group(*lines)


def _pool_in_short(view: View, say: Short) -> tuple[Text, Text]:
    """The tiles with their costs, and whose energies lie there."""
    tiles = [f"{one.cost}: {say.tile(one.tile) if one.tile else NOTHING}" for one in view.pool]
    energies = Text(say("energies") + " ")
    for side in sides_of(view):
        energies.append_text(say.mark(side.character)).append(f" {say.one_by_one(side.pool)}  ")
    return Text("   ".join(tiles)), energies


def _conduits_left(double: int, single: int) -> str:
    """The next one of a stack may show two symbols."""
    return f"×{double + single}" + ("²" if double else "")


def _achievements(view: View, say: Short) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    for _ in range(3):
        grid.add_column(no_wrap=True)
    for one in view.achievements:
        grid.add_row(
            Text(say.name(one.achievement)),
            _scoring(one.left, say),
            _scoring(one.right, say),
            _progress(one, say),
        )
    return Group(heading(say("achievements")), grid)


def _scoring(space: ScoringSpaceView, say: Short) -> Text:
    if space.character is None or space.energy is None:
        return Text("( )" if space.open else "   ")
    text = Text("[").append_text(say.mark(space.character))
    return text.append(f"{say.sign(space.energy)}]")


def _progress(one: AchievementView, say: Short) -> Text:
    text = Text()
    for character, have in one.progress.items():
        text.append_text(say.mark(character)).append(f"{have} ")
    return text.append(f"/ {one.needed}", style=QUIET)


# Those who play


def _title(view: View, side: SideView, say: Short) -> list[str | Text]:
    return [
        f"{say.name(party(view, side.character))} (",
        say.mark(side.character),
        f") · {side.would_score}{say.sign('points')}",
    ]


def _device(player: PlayerView, say: Short) -> RenderableType:
    grid = Table(box=None, padding=(0, 1, 0, 0), expand=True, show_header=True, header_style=QUIET)
    grid.add_column(say("position"), style=QUIET, no_wrap=True)
    for place in player.device:
        grid.add_column(str(place.position), ratio=1, overflow="fold")
    rows: list[tuple[str, list[Text]]] = [
        ("conduit", [_over(place, say) for place in player.device]),
        ("symbols", [_symbols(place, say) for place in player.device]),
        ("upper", [_row(place.upper, TILES[place.tile].upper, say) for place in player.device]),
        ("lower", [_row(place.lower, TILES[place.tile].lower, say) for place in player.device]),
        ("action", [Text(say.action(place.action), style=_style(place)) for place in player.device]),
    ]
    for key, cells in rows:
        grid.add_row(Text(say(key)), *cells)
    inactive = " · ".join(say.tile(tile) for tile in player.inactive)
    below = [Text(say("hidden"))] if player.hidden else []
    return Group(grid, *below, Text(say("inactive", tiles=inactive)))


def _over(place: PositionView, say: Short) -> Text:
    conduit = say.conduit(place.conduit)
    return Text(f"{conduit} → {place.movement}" if place.movement else conduit)


def _symbols(place: PositionView, say: Short) -> Text:
    return Text(say.symbols(place.tile) or EMPTY)


def _row(energies: list[str], spaces: int, say: Short) -> Text:
    text = Text("".join(say.sign(kind) for kind in energies), style=HEADING)
    return text.append(EMPTY * (spaces - len(energies)), style=QUIET)


def _style(place: PositionView) -> str:
    """What an energy can be spent on stands out."""
    return "" if place.lower else QUIET


def _stock(player: PlayerView, say: Short) -> RenderableType:
    lines: list[RenderableType] = [_shared(player.side, say)]
    if player.wind:
        lines.append(Text(say("wind")))
    if player.refills:
        lines.append(Text(say("refills", count=player.refills)))
    return Group(*lines)


def _shared(side: SideView, say: Short) -> RenderableType:
    """What a player and the automa have alike."""
    lines = [_track(track, say) for track in side.tracks]
    lines.append(say("charged") if side.charged else say("uncharged"))
    lines.append(say("exhausted", energies=say.counted(side.exhausted)))
    lines.append(say("reserve", energies=say.counted(side.reserve)))
    if side.hand:
        lines.append(say("hand", energies=say.one_by_one(side.hand)))
    if side.aside:
        lines.append(say("aside", energies=say.one_by_one(side.aside)))
    lines.append(_bridges(side, say))
    if side.abilities:
        lines.append(say("abilities", names=", ".join(say.name(id) for id in side.abilities)))
    if side.patron is not None:
        lines.append(say("patron", monument=say.name(side.patron)))
    lines.append(_figure(side, say))
    return Group(*[Text(line) for line in lines])


def _track(track: TrackView, say: Short) -> str:
    sign = say.sign(track.energy) if track.energy else NOTHING
    return f"{say.name(track.track)}: {'▮' * track.space}{'▯' * (TOP - track.space)} {sign}"


def _bridges(side: SideView, say: Short) -> str:
    levels = " ".join(LEVELS[BRIDGES[id][0].level] for id in side.bridges)
    return say("bridges", levels=levels or NOTHING)


def _figure(side: SideView, say: Short) -> str:
    figure = side.figure
    ahead = ", ".join(say.place_from(id, figure.place) for id in figure.ways)
    return say("figure", place=say.place(figure.place), ahead=ahead or NOTHING)


def _other(player: PlayerView, say: Short) -> RenderableType:
    """An opponent in short: the device in one line, the rest in two."""
    side = player.side
    device = (
        Text(say("hidden")) if player.hidden else Text(" │ ".join(_column(one, say) for one in player.device))
    )
    inactive = " · ".join(say.tile(tile) for tile in player.inactive)
    device.append(f"   {say('inactive', tiles=inactive)}", style=QUIET)
    facts = [_track(track, say) for track in side.tracks]
    facts.append(say("charged") if side.charged else say("uncharged"))
    exhausted = say("hidden") if player.hidden else say.counted(side.exhausted)
    facts.append(say("exhausted", energies=exhausted))
    facts.append(say("reserve", energies=say.counted(side.reserve)))
    more = [_bridges(side, say)]
    if side.abilities:
        more.append(say("abilities", names=", ".join(say.name(id) for id in side.abilities)))
    if side.patron is not None:
        more.append(say("patron", monument=say.name(side.patron)))
    if player.wind:
        more.append(say("wind"))
    more.append(_figure(side, say))
    return Group(device, Text(" · ".join(facts)), Text(" · ".join(more)))


def _column(place: PositionView, say: Short) -> str:
    """A position in short: its conduit, the upper row, the lower row, and an arrow for an upgraded action."""
    tile = TILES[place.tile]
    upper = "".join(say.sign(kind) for kind in place.upper) + EMPTY * (tile.upper - len(place.upper))
    lower = "".join(say.sign(kind) for kind in place.lower) + EMPTY * (tile.lower - len(place.lower))
    conduit = "" if place.conduit is None else f"{say.conduit(place.conduit)}:"
    upgraded = "*" if ACTION_TILES[place.action].upgraded else ""
    symbols = say.symbols(place.tile)
    return f"{place.position}{upgraded} {conduit}{upper}/{lower}" + (f" {symbols}" if symbols else "")
