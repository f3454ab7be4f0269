"""What a component still lacks, and whether the content still adds up when somebody has corrected a file.

``tryptyk content bonfire --check`` asks: behaviour, texts, counts, references, and whether it can be played.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tryptyk.components import Entry, must_match
from tryptyk.games.bonfire.components import catalogue
from tryptyk.games.bonfire.components.printed import ACTION_TILES, COLOURS, GOLD, PLAIN, Task
from tryptyk.games.bonfire.effects.tasks import CONDITIONS
from tryptyk.games.bonfire.judgement.weights import WORTHS
from tryptyk.games.bonfire.rules.council import POSSIBLE
from tryptyk.games.bonfire.rules.specialists import entered

BOX = ("component",)
"""Kinds that are only counted."""
POINTS = ((2, 3), (4, 5), (6, 7, 8))
"""Of Tasks, by colour (BF-COMP-07)."""


def texts(entry: Entry) -> list[str]:
    """The messages, or attributes of messages, that an entry needs in every language."""
    wanted = [f"thing-{entry.id}"]
    if entry.kind not in BOX:
        wanted.append(f"thing-{entry.id}.text")
    return wanted


def lacks(entry: Entry, root: Path | None) -> list[str]:
    """What an entry of the catalogue lacks; ``root`` is the repository's folder, where it is at hand."""
    found: list[str] = []
    if entry.kind == "component":
        found.extend(_counts(entry.id))
        found.extend(_shares(entry.id))
    elif entry.kind == "task":
        found.extend(_task(catalogue.TASKS[entry.id]))
    elif entry.kind == "common_task":
        found.extend(_common_task(entry.id))
    elif entry.kind == "city":
        found.extend(_city(entry.id))
    elif entry.kind == "council_field" and entry.id not in POSSIBLE:
        found.append("behaviour (rules/council.py)")
    elif entry.kind == "specialist" and entry.id not in entered():
        found.append("behaviour (effects/specialists)")
    if root is not None and entry.kind in ("specialist", "elder", "council_field", "tom_card"):
        found.extend(_tests(entry, root))
        if entry.kind == "specialist":
            found.extend(_pictogram(entry.id, root))
    return found


def _pictogram(id: str, root: Path) -> list[str]:
    """What a Specialist does is drawn on the board of the web client."""
    file = root / "web" / "src" / "games" / "bonfire" / "pieces" / "rebus.ts"
    if not file.is_file() or f"  {id}: [" in file.read_text(encoding="utf-8"):
        return []
    return ["pictogram (web pieces/rebus.ts)"]


def _tests(entry: Entry, root: Path) -> list[str]:
    folder = root / "tests" / "bonfire"
    if not folder.is_dir():
        return []
    names = (f'"{entry.id}"', f'"{entry.id.removeprefix("specialist_")}"')
    texts = [file.read_text(encoding="utf-8") for file in folder.glob("test_*.py")]
    named = any(name in text for name in names for text in texts)
    return [] if named else ["test (tests/bonfire)"]


def _counts(id: str) -> list[str]:
    """Where the inventory of the box counts something else than the files hold."""
    held = {
        "box_path_tile": len(catalogue.PATH_TILES),
        "box_task": len(catalogue.TASKS),
        "box_portal": sum(catalogue.PORTAL_COPIES),
        "box_player_board": len(catalogue.BOARDS),
        "box_guardian": catalogue.GUARDIAN_COPIES * (len(catalogue.GUARDIANS) - 1),
        "box_neutral_novice": len(catalogue.COMMON_TASKS),
        "box_gnome": len(catalogue.GNOMES),
        "box_tom_card": len(catalogue.TOM_CARDS),
        "box_countdown_tile": catalogue.COUNTDOWN,
    }
    counted = catalogue.BOX[id]
    right = held.get(id, counted)
    return [] if right == counted else [f"right count (table.toml says {counted}, the files hold {right})"]


def _shares(id: str) -> list[str]:
    """What is dealt or laid out before a game, where it comes to something else than there is."""
    return [sentence for thing, right, sentence in _sums() if thing == id and not right]


def _sums() -> Iterator[tuple[str, bool, str]]:
    """Of each sum: what it is about, whether it is right, and what is lacking if not."""
    displays, islands, fields = catalogue.DISPLAYS, catalogue.TASK_ISLANDS, len(catalogue.FIELDS)
    kinds = len(catalogue.PORTALS)
    for players, figures in catalogue.PLAYERS.items():
        table = f"with players = {players} (table.toml)"
        dealt = [figures.corner_tasks if island.corner else figures.tasks for island in islands]
        tasks = [_dealt_of(colour, players) for colour in range(len(COLOURS))]
        yield "box_task", sum(dealt) <= sum(tasks), f"Tasks for all islands {table}"
        yield "box_task", max(dealt) <= len(COLOURS), f"different colours for an island {table}"
        yield (
            "box_portal",
            kinds * figures.portal_copies == fields * figures.portals,
            f"equal shares {table}: {kinds} x {figures.portal_copies} is not {fields} x {figures.portals}",
        )
        yield (
            "box_portal",
            figures.portal_copies <= min(catalogue.PORTAL_COPIES),
            f"{figures.portal_copies} copies of each kind {table}",
        )
    alone = (catalogue.SOLO.blue_tasks, catalogue.SOLO.red_tasks, catalogue.SOLO.yellow_tasks)
    room = catalogue.PLAYERS[1].tasks * len(islands)
    yield "box_task", sum(alone) == room, f"share of {room} for a solo game: tom.toml deals {sum(alone)}"
    for colour, count in enumerate(alone):
        most = min(_dealt_of(colour, 1), len(islands))
        yield "box_task", count <= most, f"{count} {COLOURS[colour]} ones for different islands (tom.toml)"
    yield (
        "box_path_tile",
        displays.paths <= len(catalogue.PATH_TILES),
        f"tiles for {displays.paths} places of the display (board.toml)",
    )
    # Those that cost Gold leave a solo game (BF-SSET-04).
    specialists = sum(gnome.cost != GOLD for gnome in catalogue.SPECIALISTS.values())
    for name, places, right in (
        ("Specialists", displays.specialists, displays.specialists <= specialists),
        ("Elders", displays.elders, displays.elders == len(catalogue.ELDERS)),
    ):
        yield "box_gnome", right, f"right {name} for {places} places of the display (board.toml)"


def _dealt_of(colour: int, players: int) -> int:
    """Tasks of a colour that a game of so many players is dealt from (BF-SETM-03)."""
    return sum(
        task.colour == colour and catalogue.MIN_PLAYERS.get(id, 1) <= players
        for id, task in catalogue.TASKS.items()
    )


def _common_task(id: str) -> list[str]:
    task = next(one for one in catalogue.COMMON_TASKS if one.id == id)
    limits = catalogue.LIMITS
    most = (limits.tasks, limits.portals, limits.built_paths + 1, limits.guardians, limits.gnomes)
    return [] if 0 < task.count <= most[task.kind] else ["count that a city can come to"]


def _city(id: str) -> list[str]:
    """Every kind of Portal once, in some order, so that it can be filled."""
    notches = sorted(catalogue.BOARDS[id].notches[1:])
    return [] if notches == list(range(len(catalogue.PORTALS))) else ["notch for each kind of Portal"]


def _task(task: Task) -> list[str]:
    if task.kind not in CONDITIONS:
        return ["behaviour (effects/tasks.py)"]
    found = [] if can_be_met(task) else ["way to be met with what is in the box"]
    if task.points not in POINTS[task.colour]:
        points = " or ".join([str(number) for number in POINTS[task.colour]])
        found.append(f"points of its colour: {COLOURS[task.colour]} ones have {points}")
    return found


def can_be_met(task: Task) -> bool:
    """Whether some city can fulfil it, as far as the counts of the box go."""
    limits = catalogue.LIMITS
    figures = task.figures
    most = {
        "own_guardians": limits.guardians,
        "guardians_at_bonfires": limits.guardians,
        "own_gnomes": limits.gnomes,
        "own_elders": min(limits.gnomes, len(catalogue.ELDERS)),
        "own_portals": limits.portals,
        # Not with itself: it is no Bonfire before it is lit.
        "own_bonfires": limits.tasks - 1,
        "bonfires_of_all_colors": 3,
        "common_tasks_met": len(catalogue.COMMON_TASKS),
        "adjacent_path_tiles_same_resource": limits.built_paths,
    }
    if task.kind in most:
        return figures[0] <= most[task.kind]
    if task.kind == "own_gnome_resource":
        return sum(gnome.cost == figures[0] for gnome in catalogue.GNOMES.values()) >= figures[1]
    if task.kind == "own_path_tile_resource":
        return _paths(resource=figures[0]) >= figures[1]
    if task.kind == "own_path_tiles_crystal":
        return _paths(crystal=figures[0]) >= figures[1]
    if task.kind == "own_tasks_or_bonfires_color":
        return figures[1] <= min(
            limits.tasks, sum(one.colour == figures[0] for one in catalogue.TASKS.values())
        )
    if task.kind in ("offering_on_resource_island", "offering_on_both_resource_islands"):
        return any(island.resource == figures[0] for island in catalogue.TASK_ISLANDS)
    if task.kind == "offerings_on_n_islands":
        return figures[0] <= _islands_with(figures[1]) and figures[0] * figures[1] <= limits.tasks
    if task.kind == "cover_fate_cells":
        inside = figures[0] & catalogue.AREA.inside
        return inside == figures[0] and inside.bit_count() <= 3 * len(catalogue.FATE_TILES)
    if task.kind == "fate_groups":
        return _groups_possible(task)
    if task.kind == "own_action_tiles":
        return len(figures) == len(ACTION_TILES)
    if task.kind == "n_of_two_resources":
        return PLAIN >= 2
    return True


def _paths(crystal: int = -1, resource: int = -1) -> int:
    """How many tiles of a kind a path can have."""
    fitting = [
        t
        for t in catalogue.PATH_TILES.values()
        if crystal in (-1, t.crystal) and resource in (-1, t.resource)
    ]
    return min(catalogue.LIMITS.built_paths, len(fitting))


def _islands_with(tasks: int) -> int:
    """Islands that have so many Tasks at the largest table, and so room for as many Offerings."""
    figures = catalogue.PLAYERS[max(catalogue.PLAYERS)]
    dealt = [figures.corner_tasks if isle.corner else figures.tasks for isle in catalogue.TASK_ISLANDS]
    return sum(count >= tasks for count in dealt)


def _groups_possible(task: Task) -> bool:
    size, groups = task.figures
    counts = [0] * len(ACTION_TILES)
    for tile in catalogue.FATE_TILES.values():
        for symbol in tile.symbols:
            counts[symbol] += 1
    if task.symbols:
        return all(counts[symbol] >= size * task.symbols.count(symbol) for symbol in task.symbols)
    return sum(count // size for count in counts) >= groups


def check_content() -> None:
    """Every kind of Task and every field of the High Council does something, and nothing else is known."""
    kinds = {task.kind for task in catalogue.TASKS.values()}
    must_match("Kinds of Tasks", kinds, CONDITIONS)
    for worth in WORTHS.by_case.values():
        must_match("Kinds of Tasks (for bots, in judgement/weights.toml)", kinds, worth.effort)
    must_match("Fields of the High Council", catalogue.COUNCIL, POSSIBLE)
    must_match("Specialists (families are in effects/specialists)", catalogue.SPECIALISTS, entered())
