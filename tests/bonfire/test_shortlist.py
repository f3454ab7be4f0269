"""What bots think about: few options, and none of the good ones missing; and room for Fate Tiles."""

from __future__ import annotations

from collections import Counter

from tests.bonfire.positions import positions
from tests.bonfire.scene import Scene
from tryptyk.bots import GreedyBot, chair_at
from tryptyk.games.bonfire.components.catalogue import AREA, GNOMES, TASKS
from tryptyk.games.bonfire.game import GAME
from tryptyk.games.bonfire.judgement import shortlist as lists
from tryptyk.games.bonfire.judgement.layouts import room
from tryptyk.games.bonfire.judgement.shortlist import shortlist
from tryptyk.kernel import Option


def listed(s: Scene) -> list[Option]:
    assert s.table is not None and s.table.decision is not None
    options = s.table.decision.options
    return [options[index] for index in shortlist(s.g, s.table.decision)]


def test_it_names_options_once_at_least_one_and_few_of_a_kind() -> None:
    most = {("act", "ship"): lists.VOYAGES, ("act", "gnome"): lists.RECRUITS, ("place", "lay"): lists.WAYS}
    seen: set[tuple[str, str]] = set()
    for table in positions(8, every=7):
        decision = table.decision
        if decision is None:
            continue
        places = shortlist(table.state, decision)
        assert places and len(set(places)) == len(places)
        kinds = Counter((decision.kind, str(decision.options[place][0])) for place in places)
        offered = Counter((decision.kind, str(option[0])) for option in decision.options)
        for kind, count in offered.items():
            if decision.kind not in ("pay", "task_place"):
                assert kinds[kind] == min(count, most.get(kind, count))
            seen.add(kind)
    assert set(most) <= seen


def test_a_price_is_paid_in_the_plain_way() -> None:
    s = Scene(2).tiles(0, ship=2, path=2, any=1).ship(0, "island_a1").act(0)
    s.choose("ship", "island_a2")
    assert listed(s) == [("plain", "ship")]


def test_path_tiles_are_exchanged_once() -> None:
    """Four red ones and four yellow in the pile: whoever liked the others better would go on for ever."""
    kinds = ("flower", "fruit", "root", "herb")
    s = Scene().tiles(0, path=1).paths(*[f"path_red_{kind}_1" for kind in kinds])
    s.path_pile(*[f"path_yellow_{kind}_1" for kind in kinds]).act(0)
    s.choose("path")
    assert ("exchange_paths",) in listed(s)
    s.choose("exchange_paths")
    assert ("exchange_paths",) in s.options
    assert ("exchange_paths",) not in listed(s) and ("draw_path",) in listed(s)


def test_a_gnome_whose_resource_a_task_wants_is_not_passed_over() -> None:
    def rich() -> Scene:
        return Scene(2).tiles(0, gnome=2).resources(0, flower=2, fruit=2, herb=2, root=2, shell=2)

    s = rich().act(0)
    assert s.table is not None and s.table.decision is not None
    thought_of = listed(s)
    passed_over = [
        option for option in s.table.decision.options if option[0] == "gnome" and option not in thought_of
    ]
    wanted = {task.figures[0]: task.id for task in TASKS.values() if task.kind == "own_gnome_resource"}
    now_wanted = [option for option in passed_over if GNOMES[str(option[1])].cost in wanted]
    assert now_wanted
    option = now_wanted[0]
    assert option in listed(rich().task(0, 7, wanted[GNOMES[str(option[1])].cost]).act(0))


def test_an_island_with_a_task_comes_before_one_that_has_nothing() -> None:
    s = Scene(2).tiles(0, ship=3, task=1).ship(0, "island_a1").island("island_a2", "blue_path_herb")
    s.path(0, "path_blue_herb_1").act(0)
    assert ("ship", "island_a2") in listed(s)


def test_a_way_that_enlarges_a_group_for_a_task_is_not_passed_over() -> None:
    """Groups of four tempt with more tiles; the Task asks for one of three."""

    def ways(*tasks: str) -> list[Option]:
        s = Scene(2).no_fate(0).column(0, "fate_1", "fate_3", "fate_4", "fate_5")
        s.symbols(0, "task", (1, 1), (1, 2), (2, 1), (2, 2)).symbols(0, "guardian", (4, 6), (4, 7))
        for place, task in enumerate(tasks, start=1):
            s.task(0, place, task)
        s.act(0)
        s.choose("fate", "top")
        return listed(s)

    def enlarging(options: list[Option]) -> int:
        cells = [AREA.placement(*map(int, option[1:])).cells[2] for option in options]
        return sum(AREA.places[cell] in ((3, 6), (3, 7), (4, 5)) for cell in cells)

    assert enlarging(ways("blue_fate_group_guardian")) > enlarging(ways())


def test_tiles_fit_until_cells_are_dead() -> None:
    g, start = Scene(2).g, AREA.start[0].mask
    assert room(g, start, 7) == 7
    corner = AREA.placement(2, 1, 0).mask
    assert room(g, start | corner, 6) == 6
    # Four rows of seven with the second one full: five strips below, two above.
    row = sum([AREA.placement(2, column, 0).mask for column in (1, 4)]) | AREA.placement(2, 5, 0).mask
    assert room(g, row, 8) == 6


def test_the_greedy_bot_lays_a_tile_so_that_all_others_still_fit() -> None:
    s = Scene(2).act(0)
    bot = GreedyBot(GAME, 0, 1)
    assert s.table is not None
    s.choose("fate", "top")
    picked = bot.choose(chair_at(s.table, 0))
    assert picked is not None
    s.choose(*picked)
    assert room(s.g, s[0].covered, len(s[0].column)) == len(s[0].column) == 6
