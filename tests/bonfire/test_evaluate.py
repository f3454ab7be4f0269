"""What the evaluation prefers: pairs of positions, the second better for its seat than the first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.bonfire.positions import positions
from tests.bonfire.scene import Scene
from tests.playing import concealed
from tryptyk.bots import GreedyBot, chair_at
from tryptyk.games.bonfire.components.catalogue import AREA, TASKS
from tryptyk.games.bonfire.effects.tasks import is_met, lacking
from tryptyk.games.bonfire.game import GAME
from tryptyk.games.bonfire.judgement.evaluate import evaluate, terms, turns_left
from tryptyk.games.bonfire.judgement.weights import ALONE, SEVERAL, WORTHS
from tryptyk.games.bonfire.rules.payment import PAY, TILES
from tryptyk.kernel import Table


def worth(scene: Scene) -> float:
    return evaluate(scene.g, 0)


def scene() -> Scene:
    """In the middle of a game."""
    return (
        Scene(2)
        .tiles(0, ship=1, guardian=1)
        .resources(0, flower=1, gold=1)
        .path(0, "path_red_root_1", "path_blue_herb_1")
        .portals(0, 7, 6)
    )


Change = Callable[[Scene], Scene]
PREFERENCES: dict[str, tuple[Change, Change]] = {
    "a Task to none": (lambda s: s, lambda s: s.task(0, 7, "red_gnomes_3")),
    "a Task that is met to one that is not": (
        lambda s: s.task(0, 7, "red_portals_3"),
        lambda s: s.task(0, 7, "red_portals_3").portals(0, 7, 6, 5),
    ),
    "a lit Bonfire to a Task that is met": (
        lambda s: s.task(0, 7, "blue_path_herb"),
        lambda s: s.task(0, 7, "blue_path_herb", lit=True),
    ),
    "a Task that lacks less": (
        lambda s: s.task(0, 7, "yellow_gnomes_5"),
        lambda s: s.task(0, 7, "yellow_portals_5"),
    ),
    "a Portal to none": (lambda s: s, lambda s: s.portals(0, 7, 6, 5)),
    "a longer path": (
        lambda s: s,
        lambda s: s.path(0, "path_red_root_1", "path_blue_herb_1", "path_red_herb_1"),
    ),
    "one more Guardian": (lambda s: s, lambda s: s.guardian(0, "grey")),
    "a Guardian at a Bonfire to one before it": (
        lambda s: s.task(0, 3, "blue_path_herb", lit=True).portals(0, 7, 6, 3).guardian(0, "grey", 3),
        lambda s: s.task(0, 3, "blue_path_herb", lit=True).portals(0, 7, 6, 3).guardian(0, "grey", 13),
    ),
    "a yellow tile to another": (lambda s: s.tiles(0, path=1), lambda s: s.tiles(0, any=1)),
    "Gold to another Resource": (lambda s: s.resources(0, flower=1), lambda s: s.resources(0, gold=1)),
    "tiles to none when no Fate Tile is left": (
        lambda s: s.column(0).tiles(0, ship=0, guardian=0),
        lambda s: s.column(0).tiles(0, ship=1, guardian=1),
    ),
    "a Fate Tile to none": (
        lambda s: s.column(0, "fate_7"),
        lambda s: s.column(0, "fate_7", "fate_8"),
    ),
}


@pytest.mark.parametrize("preference", PREFERENCES)
def test_it_prefers(preference: str) -> None:
    less, more = PREFERENCES[preference]
    assert worth(more(scene())) > worth(less(scene()))


def test_a_specialist_is_worth_more_early_than_late() -> None:
    early = worth(scene().gnomes(0, "specialist_fire_master")) - worth(scene())
    late = worth(scene().gnomes(0, "specialist_fire_master").countdown(2)) - worth(scene().countdown(2))
    assert early > late


def test_what_cannot_be_done_in_time_is_worth_nothing() -> None:
    """The last turn: only what is there counts."""
    last = scene().countdown(1).set(active=0)
    with_task = scene().task(0, 7, "red_gnomes_3").countdown(1).set(active=0)
    assert turns_left(last.g, last[0]) == 0
    assert worth(with_task) == pytest.approx(worth(last))


def test_turns_are_counted_in_the_countdown() -> None:
    s = scene().countdown(4).set(active=0)
    assert turns_left(s.g, s[0]) == 3
    s = scene().countdown(3, running=4).set(active=1)
    s.tiles(1, ship=9)
    assert turns_left(s.g, s[1]) == 3


def test_whoever_has_nothing_left_to_do_plans_nothing() -> None:
    """Out before the Countdown: only what is there counts (BF-TURN-06)."""
    s = scene().column(0).tiles(0).task(0, 7, "red_portals_3")
    planned = terms(s.g, 0)
    assert all(planned[key] == 0 for key in ("tasks", "guardians", "portals", "crystals", "commons"))
    assert planned["shortage"] < 0
    assert terms(s.tiles(0, gnome=4).g, 0)["tasks"] > 0


def test_fate_tiles_without_a_place_are_not_for_turns_to_come() -> None:
    full = scene().no_fate(0).column(0, "fate_7", "fate_8").tiles(0)
    full.symbols(0, "gnome", *AREA.places[: AREA.rows * AREA.columns - 3 : 2])
    full.symbols(0, "path", *AREA.places[1 : AREA.rows * AREA.columns - 3 : 2])
    gone = scene().no_fate(0).column(0).tiles(0)
    assert terms(full.g, 0)["shortage"] < 0
    w = WORTHS.by_case[SEVERAL]
    with_room = terms(full.g, 0)["shortage"] - terms(gone.g, 0)["shortage"]
    assert with_room == pytest.approx(w.shortage * w.fate_turns)


def test_a_novice_makes_a_shortage_less_bad() -> None:
    s = scene().column(0).tiles(0, ship=1)
    before = terms(s.g, 0)["shortage"]
    assert terms(s.novices_in_all(6).g, 0)["shortage"] > before


def test_a_task_that_can_be_lit_makes_a_shortage_less_bad_and_a_lit_one_even_less() -> None:
    """Whoever saves tiles and receives no Task waits for a Countdown that nobody brings nearer."""

    def short() -> Scene:
        return scene().column(0).tiles(0, ship=1)

    none = terms(short().g, 0)["shortage"]
    hopeless = terms(short().task(0, 7, "yellow_fate_marked").g, 0)["shortage"]
    far = terms(short().task(0, 7, "red_gnomes_3").g, 0)["shortage"]
    near = terms(short().task(0, 7, "red_portals_3").g, 0)["shortage"]
    lit = terms(short().task(0, 7, "red_portals_3", lit=True).novices_in_all(1).g, 0)["shortage"]
    assert none == hopeless < far < near < lit


def test_a_later_pass_is_worth_the_tile_of_that_turn() -> None:
    s = scene().countdown(4).set(active=0)
    assert terms(s.g, 0)["passing"] == 3
    s = scene().countdown(3, running=4).set(active=1)
    assert terms(s.g, 1)["passing"] == 3


def test_the_countdown_itself_brings_nothing() -> None:
    """Passing is worth as much before it begins."""
    assert terms(scene().g, 0)["passing"] == terms(scene().countdown(5).set(active=1).g, 0)["passing"]


def test_a_price_that_is_still_to_be_paid_counts_as_paid() -> None:
    paid = scene().tiles(0, ship=0, guardian=1)
    owed = scene()
    owed.g.agenda.append((PAY, 0, TILES, 0))
    assert worth(owed) == pytest.approx(worth(paid))


def test_a_task_is_met_exactly_if_nothing_is_lacking() -> None:
    for table in positions(3, every=50):
        for player in table.state.players:
            for task in TASKS.values():
                assert is_met(player, task) == (lacking(player, task) == 0)
                assert lacking(player, task) >= 0


def test_nothing_hidden_is_looked_at() -> None:
    table = Table.new(GAME, 2, seed=3)
    for number in range(5):
        twin = concealed(table, 0, number)
        assert evaluate(twin.state, 0) == evaluate(table.state, 0)


def test_the_greedy_bot_lights_a_bonfire_before_it_places_a_fate_tile() -> None:
    s = scene().tiles(0, ship=1).task(0, 7, "blue_path_herb").act(0)
    table = s.table
    assert table is not None
    assert GreedyBot(GAME, 0, 1).choose(chair_at(table, 0)) == ("ignite", "blue_path_herb")


@pytest.mark.parametrize(("players", "case", "other"), [(1, ALONE, SEVERAL), (2, SEVERAL, ALONE)])
def test_alone_and_among_several_things_have_a_worth_of_their_own(
    players: int, case: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def rise() -> float:
        return worth(Scene(players).resources(0, shell=2)) - worth(Scene(players).resources(0))

    before = rise()
    dear = {"resource": 3 * WORTHS.figures(case)["resource"]}
    monkeypatch.setitem(WORTHS.by_case, other, WORTHS.made(other, {**WORTHS.figures(other), **dear}))
    assert rise() == before
    monkeypatch.setitem(WORTHS.by_case, case, WORTHS.made(case, {**WORTHS.figures(case), **dear}))
    assert rise() > before


def test_what_is_learned_from_is_a_win_and_the_lead() -> None:
    assert WORTHS.reward is not None
    ahead, far_ahead = scene().resources(0, shell=4), scene().resources(0, shell=8)
    won, well_won, lost = WORTHS.reward(ahead.g, 0), WORTHS.reward(far_ahead.g, 0), WORTHS.reward(ahead.g, 1)
    assert well_won > won > 0.5 > lost
