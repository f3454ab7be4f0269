"""What everybody sees, what nobody knows, and how conceal deals that anew (BF-INFO)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from tests.bonfire.positions import positions
from tests.bonfire.scene import Scene, laid_out
from tests.looking import look_alike, nothing_comes_to_light_unnoticed, words
from tests.rule import rule
from tryptyk.games.bonfire.components import catalogue
from tryptyk.games.bonfire.components.catalogue import FATE_TILES, PATH_TILES, TASKS, TOM_CARDS
from tryptyk.games.bonfire.components.printed import RESOURCES
from tryptyk.games.bonfire.conceal import conceal
from tryptyk.games.bonfire.game import GAME
from tryptyk.games.bonfire.state import State
from tryptyk.kernel import Rng, Table

WAYS = 40
FOUR_RED = ("path_red_herb_1", "path_red_root_1", "path_red_fruit_1", "path_red_shell_1")


def hidden(g: State) -> dict[str, Any]:
    """What nobody at the table knows, by name."""
    return {
        "path pile": [tile.id for tile in g.path_pile],
        "gnome deck": [card.id for card in g.gnome_deck],
        "offerings": [[stack[:-1] for stack in player.stacks] for player in g.players],
        "tom": None if g.tom is None else [card.id for card in g.tom.deck],
        "generator": (g.rng.seed, g.rng.draws),
    }


# What is open


@rule("BF-INFO-01")
def test_tasks_portals_and_everything_that_lies_face_up_is_seen_by_all() -> None:
    s = Scene(3).island("island_a1", "red_gold_4", "blue_path_herb").field(2, "portal_eye", "portal_eye")
    s.paths(*FOUR_RED).specialists("specialist_planner", "specialist_herald").act(0)
    for seat in (0, 1, 2, -1):
        view = GAME.view(s.g, seat)
        assert view.islands[0].tasks == ["red_gold_4", "blue_path_herb"]
        assert view.fields[1].portals == ["portal_eye", "portal_eye"]
        assert view.paths == list(FOUR_RED)
        assert view.specialists == ["specialist_planner", "specialist_herald", None, None, None, None]
        assert view.elders == list(catalogue.ELDERS)


@rule("BF-INFO-02", "BF-INFO-10")
def test_of_path_pile_and_gnome_deck_only_the_size_is_seen() -> None:
    s = Scene().path_pile("path_blue_root_2", "path_yellow_herb_2").gnome_deck("specialist_recruiter").act(0)
    view = GAME.view(s.g, 0)
    assert (view.path_pile, view.gnome_deck) == (2, 1)
    assert not words(view) & {"path_blue_root_2", "path_yellow_herb_2", "specialist_recruiter"}


@rule("BF-INFO-03")
def test_of_the_offerings_only_the_top_tokens_are_seen_by_their_owner_too() -> None:
    s = Scene()
    s[0].stacks = [[0, 0, 1, 2], [3]]
    t = Scene()
    t[0].stacks = [[4, 4, 3, 2], [3]]
    for seat in (0, 1):
        view = GAME.view(s.g, seat).players[0]
        assert view.offerings == ["herb", "shell"]
        assert view.stacks == [4, 1]
        assert view == GAME.view(t.g, seat).players[0]


@rule("BF-INFO-04")
def test_whose_offerings_lie_on_an_island_is_seen() -> None:
    s = Scene(3).offered(0, "island_a1", 2).offered(2, "island_a1").act(0)
    view = GAME.view(s.g, 1)
    assert [player.offered for player in view.players] == [{"island_a1": 2}, {}, {"island_a1": 1}]


@rule("BF-INFO-05")
def test_the_column_of_fate_tiles_lies_open_in_its_order() -> None:
    g = laid_out(2)
    for player in GAME.view(g, 1).players:
        tiles = g.players[player.seat].column
        assert player.column == [tile.id for tile in reversed(tiles)], "the top one first"
        assert player.apart is not None
        assert sorted([*player.column, player.apart]) == sorted(FATE_TILES)


@rule("BF-INFO-06")
def test_supplies_cities_fate_areas_and_scores_are_open_to_all() -> None:
    s = Scene().tiles(0, ship=2, any=1).resources(0, gold=3).bonfires(0, "red_gold_4").portals(0, 7)
    s.path(0, "path_red_herb_1").guardian(0, "grey", 2).gnomes(0, "elder_tasks").scored(0, 0, 7).act(0)
    view = GAME.view(s.g, 1).players[0]
    assert {id: n for id, n in view.tiles.items() if n} == {"ship": 2, "any": 1}
    assert {id: n for id, n in view.resources.items() if n} == {"gold": 3}
    assert (view.city.places[0].task, view.city.places[0].lit) == ("red_gold_4", True)
    assert view.city.places[6].portal
    assert (view.city.places[1].path, view.city.places[1].on_path) == ("path_red_herb_1", ["grey"])
    assert view.city.gnomes == ["elder_tasks"]
    assert view.city.points == 7
    assert len(view.symbols) == 3, "the first Fate Tile"


@rule("BF-INFO-08")
def test_toms_deck_is_face_down_and_the_discard_piles_are_open() -> None:
    s = Scene(1).tom_deck("tom_gnome", "tom_guardian").act(0)
    s.g.gnome_discard = [catalogue.GNOMES["specialist_planner"], catalogue.GNOMES["specialist_herald"]]
    view = GAME.view(s.g, 0)
    assert view.tom is not None
    assert view.tom.deck == 2
    assert sorted(view.tom.discard) == sorted(set(TOM_CARDS) - {"tom_gnome", "tom_guardian"})
    assert view.gnome_discard == ["specialist_planner", "specialist_herald"]


@rule("BF-INFO-09", "BF-SETM-06")
def test_tasks_put_back_in_the_box_never_turn_up() -> None:
    seen: dict[int, set[str]] = {}
    for table in positions(4, 7):
        view = table.view(0)
        cities = [player.city for player in view.players] + ([view.tom.city] if view.tom else [])
        open_tasks = {task for isle in view.islands for task in isle.tasks}
        open_tasks |= {place.task for city in cities for place in city.places if place.task}
        first = seen.setdefault(table.seed, open_tasks)
        assert open_tasks == first
        assert open_tasks < set(TASKS)
    assert len(seen) == 4


@rule("BF-INFO-10")
def test_no_seat_sees_more_than_another() -> None:
    looked_at = 0
    for table in positions(4, 13):
        views = [msgspec.to_builtins(table.view(seat)) for seat in (-1, *range(table.players))]
        for view in views:
            del view["seat"]
            assert view == views[0]
        looked_at += 1
    assert looked_at > 20


# Nothing hidden shows. The differences are made by hand here, not by conceal.


def swap_path_tiles(g: State, rng: Random) -> None:
    """In the part of the pile of which nothing is known."""
    known = sum(g.sunk)
    unknown = g.path_pile[known:]
    rng.shuffle(unknown)
    g.path_pile[known:] = unknown


def swap_sunk_tiles(g: State, rng: Random) -> None:
    """Within each group at the bottom of the pile."""
    start = 0
    for size in g.sunk:
        group = g.path_pile[start : start + size]
        rng.shuffle(group)
        g.path_pile[start : start + size] = group
        start += size


def swap_gnomes(g: State, rng: Random) -> None:
    rng.shuffle(g.gnome_deck)


def swap_offerings(g: State, rng: Random) -> None:
    """All face-down tokens of a player, from stack to stack as well."""
    for player in g.players:
        tokens = [token for stack in player.stacks for token in stack[:-1]]
        rng.shuffle(tokens)
        for stack in player.stacks:
            stack[:-1] = [tokens.pop() for _ in stack[:-1]]


def swap_tom_cards(g: State, rng: Random) -> None:
    if g.tom is not None:
        rng.shuffle(g.tom.deck)


def another_generator(g: State, rng: Random) -> None:
    g.rng = Rng(rng.randrange(2**60), rng.randrange(1000))


CHANGES = [
    swap_path_tiles,
    swap_gnomes,
    swap_offerings,
    swap_tom_cards,
    another_generator,
]


@rule("BF-INFO-02", "BF-INFO-03", "BF-INFO-08", "BF-INFO-10")
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_views_and_questions_do_not_show_it(change: Callable[[State, Random], None]) -> None:
    """Two tables that differ only there look the same to every seat, and ask the same."""
    rng = Random(7)
    differing = 0
    for table in positions(4, 9, first=40):
        number, rest = table.at_rest()
        state, other = rest.copy(), rest.copy()
        change(other, rng)
        differing += hidden(other) != hidden(state)
        look_alike(table, number, state, other, [0])
    assert differing > 4


@rule("BF-INFO-07", "BF-INFO-10")
def test_nothing_comes_to_light_unnoticed() -> None:
    assert nothing_comes_to_light_unnoticed(positions(8, 1, first=80)) > 200


@rule("BF-INFO-07")
def test_the_search_of_the_pile_finds_the_same_whatever_its_order() -> None:
    """Of two tiles alike it does not matter which one is built; so the order must not choose it."""
    found = set()
    for pile in (("path_red_root_1", "path_red_root_2"), ("path_red_root_2", "path_red_root_1")):
        s = Scene().path_pile(*pile).council(0)
        s.choose("field", "council_path_tile")
        s.choose("take_bonus")
        s.choose("search_path", "path_red_root")
        found.add(s[0].path[0].id)
    assert len(found) == 1


# Chance


@rule("BF-INFO-11")
def test_chance_acts_in_play_at_four_moments_only() -> None:
    told = {"exchange-paths", "shuffle-paths", "tom-shuffles"}
    seen: Counter[str] = Counter()
    for number in range(8):
        players = number % 4 + 1
        table = Table.new(GAME, players, number, {})
        rng = Random(number)
        while table.decision is not None:
            draws, piles = table.state.rng.draws, len(table.state.gnome_discard)
            before = table.number
            table.take(rng.randrange(len(table.decision.options)))
            if table.state.rng.draws == draws:
                continue
            events = {str(event[0]) for _, event in table.events(before)} & told
            if not events:
                assert len(table.state.gnome_discard) < piles, table.events(before)
                events = {"gnome deck"}
            seen.update(events)
    assert seen["tom-shuffles"] and seen["gnome deck"], "so there was something to see"


# What cannot run out


@rule("BF-INFO-12", "BF-SETM-08")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_is_enough_of_what_somebody_may_still_take(players: int) -> None:
    g = laid_out(players)
    cities = max(players, 2)
    figures, limits = catalogue.PLAYERS[players], catalogue.LIMITS
    assert cities <= catalogue.GUARDIAN_COPIES
    assert figures.portal_copies >= cities
    assert sum(len(there) for there in g.islands) > limits.tasks * cities
    assert len(PATH_TILES) - limits.built_paths * cities >= len(g.path_display)
    assert len(catalogue.COUNCIL) > limits.tasks > len(catalogue.COMMON_TASKS)
    if players > 1:
        assert len(catalogue.SPECIALISTS) - limits.gnomes * cities >= 3


@rule("BF-INFO-12", "BF-PATH-03", "BF-GNO-06")
def test_displays_stay_full_while_there_is_something_to_fill_them_with() -> None:
    for table in positions(8, 5, first=8):
        g = table.state
        assert None not in g.path_display
        assert None not in g.specialists or not g.gnome_deck


# Concealing deals anew what nobody knows


def ways(g: State, name: str) -> set[str]:
    """How a hidden thing can lie after concealing."""
    found = set()
    for seed in range(WAYS):
        twin = g.copy()
        conceal(twin, 0, Rng(seed))
        found.add(str(hidden(twin)[name]))
    return found


@rule("BF-INFO-10")
@pytest.mark.parametrize("name", ["path pile", "gnome deck", "offerings", "tom", "generator"])
def test_what_is_hidden_is_dealt_anew(name: str) -> None:
    assert len(ways(Scene(1).g, name)) > WAYS // 2


@rule("BF-INFO-10", "BF-INFO-03")
def test_a_face_down_offering_may_lie_in_either_stack() -> None:
    s = Scene()
    s[0].stacks = [[0, 1], [2, 3, 4]]
    found = set()
    for seed in range(WAYS):
        twin = s.g.copy()
        conceal(twin, 0, Rng(seed))
        first, second = twin.players[0].stacks
        assert (first[-1], second[-1]) == (1, 4), "what is face up stays"
        assert (len(first), len(second)) == (2, 3)
        assert sorted([*first[:-1], *second[:-1]]) == [0, 2, 3]
        found.add(first[0])
    assert found == {0, 2, 3}


@rule("BF-INFO-02")
def test_tiles_put_under_the_pile_stay_there_in_their_groups() -> None:
    """Four red ones, and below them four blue ones that came later."""
    blue = ("path_blue_herb_1", "path_blue_root_1", "path_blue_fruit_1", "path_blue_shell_1")
    yellow = ("path_yellow_herb_1", "path_yellow_root_1", "path_yellow_fruit_1", "path_yellow_shell_1")
    s = Scene().path_pile(*blue, *yellow).paths(*FOUR_RED)
    s.g.path_pile = [tile for tile in s.g.path_pile if tile.id in (*blue, *yellow)]
    s.tiles(0, path=1).act(0)
    s.choose("path")
    s.choose("exchange_paths")
    s.choose("exchange_paths")
    assert s.g.sunk == [4, 4]
    assert [tile and tile.id for tile in s.g.path_display] == list(yellow)
    orders = set()
    for seed in range(WAYS):
        twin = s.g.copy()
        conceal(twin, 0, Rng(seed))
        pile = [tile.id for tile in twin.path_pile]
        assert (set(pile[:4]), set(pile[4:])) == (set(blue), set(FOUR_RED))
        orders.add(str(pile))
    assert len(orders) > WAYS // 2, "in which order they lie nobody knows"
    other = s.g.copy()
    swap_sunk_tiles(other, Random(3))
    assert hidden(other) != hidden(s.g)
    assert GAME.view(other, 0) == GAME.view(s.g, 0)


@rule("BF-INFO-02")
def test_a_later_four_lie_below_what_was_put_there_earlier() -> None:
    pile = ("path_blue_herb_1", "path_blue_root_1", "path_yellow_herb_1", "path_yellow_root_1")
    s = Scene().paths(*FOUR_RED).path_pile(*pile, "path_yellow_fruit_1", "path_yellow_shell_1")
    s.set(sunk=[2]).tiles(0, path=1).act(0)
    s.choose("path")
    s.choose("exchange_paths")
    assert s.g.sunk == [4, 2]
    assert {tile.id for tile in s.g.path_pile[:4]} == set(FOUR_RED)
    assert {tile.id for tile in s.g.path_pile[4:]} == {"path_yellow_fruit_1", "path_yellow_shell_1"}


@rule("BF-INFO-02")
def test_what_is_known_of_the_bottom_is_forgotten_tile_by_tile_as_they_are_drawn() -> None:
    s = Scene().path_pile(*FOUR_RED, "path_blue_herb_1", "path_blue_root_1").set(sunk=[1, 2])
    drawn = []
    for _ in range(5):
        s.tiles(0, path=1).path(0).act(0)
        s.choose("path")
        s.choose("draw_path")
        drawn.append(s.g.sunk[:])
    assert drawn == [[1, 2], [1, 2], [1, 2], [1, 1], [1]]


# Concealing keeps what is known


@rule("BF-INFO-10")
def test_everything_else_stays_as_it_is() -> None:
    looked_at = 0
    for table in positions(4, 17, first=20):
        _, g = table.at_rest()
        for seat in range(table.players):
            twin = g.copy()
            conceal(twin, seat, Rng(3))
            assert GAME.view(twin, seat) == GAME.view(g, seat)
            assert known(twin) == known(g)
            looked_at += 1
    assert looked_at > 20


def known(g: State) -> dict[str, Any]:
    """The whole state with what is hidden sorted, so that orders do not count."""
    data = GAME.dump(g)
    for name in ("rng", "gnome_deck", "path_pile"):
        data[name] = None
    data["contents"] = [sorted(tile.id for tile in g.path_pile), sorted(card.id for card in g.gnome_deck)]
    for player, there in zip(data["players"], g.players, strict=True):
        player["stacks"] = [
            [RESOURCES[stack[-1]] for stack in there.stacks if stack],
            sorted(token for stack in there.stacks for token in stack),
        ]
    if g.tom is not None:
        data["tom"]["deck"] = sorted(card.id for card in g.tom.deck)
    return data


@rule("BF-INFO-10")
def test_the_outcome_of_concealing_depends_on_nothing_hidden() -> None:
    """The same seed gives the same deal for every seat, whatever lay there before: no trace of it is left."""
    for table in positions(8, 23, first=20):
        _, state = table.at_rest()
        one, two = state.copy(), state.copy()
        conceal(two, table.players - 1, Rng(5))
        conceal(one, 0, Rng(6))
        conceal(two, table.players - 1, Rng(6))
        assert GAME.dump(one) == GAME.dump(two)
