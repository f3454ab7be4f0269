"""Taking back, turns one by one, the simplified game, and advice (WC-UNDO, WC-FLOW, WC-SIMP, WC-LEARN)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.age_contrived.scene import Scene, laid_out
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import ACHIEVEMENTS, CHARACTER_IDS
from tryptyk.games.age_contrived.components.device_catalogue import BASIC_ACTIONS
from tryptyk.games.age_contrived.components.energy import size
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.rules.achievements import meets
from tryptyk.games.age_contrived.setup import OPTIONS
from tryptyk.games.age_contrived.state import NONE
from tryptyk.kernel import IllegalChoice, Item, Option, Table

PLAYERS = (2, 3, 4, 5)


def whole(s: Scene) -> Any:
    """All there is on the table."""
    assert s.table is not None
    return GAME.dump(s.table.state)


def at_step_four() -> Scene:
    s = Scene().act(0)
    s.choose("convey", "basic_tile_0a")
    assert s.asked == ("fill", 0)
    return s


# Taking back


@rule("WC-UNDO-01", "WC-UNDO-02", "WC-AMB-49")
def test_choices_of_the_own_turn_are_taken_back_and_everything_is_as_it_was() -> None:
    s = Scene().fill(0, 5, "rose magnet", "primal").fill(0, 1, lower="rose").act(0)
    assert s.table is not None
    options: list[Option] = [
        ("pay", 1, "rose"),
        ("deploy", 1, 5),
        ("build", "rose", "namarillion_forge", 2),
        ("pool", "magnet"),
        ("pay", 5, "primal"),
        ("use", "basic_action_4"),
        ("move", 1, "character", 2),
        ("step", "quarry_mid"),
    ]
    before = [whole(s)]
    for option in options:
        s.choose(*option)
        before.append(whole(s))
    assert s.table.undoable([0]) == len(options)
    for number in reversed(range(len(options))):
        s.table.undo([0])
        assert whole(s) == before[number]
    assert s.table.undoable([0]) == 0


@rule("WC-UNDO-01", "WC-UNDO-02", "WC-UNDO-04")
@pytest.mark.parametrize("seed", range(6))
def test_whatever_was_done_is_restored_exactly(seed: int) -> None:
    random = Random(seed)
    table = Table.new(GAME, 2 + seed % 4, seed, {"turn_limit": 6, "divine_wind": True})
    taken_back = 0
    while table.decision is not None:
        seat = table.decision.seats[0]
        before, number = (GAME.dump(table.state), table.view(seat)), table.number
        table.take(random.randrange(len(table.decision.options)))
        if table.undoable([seat]):
            twin = table.clone(rewind=True)
            twin.undo([seat])
            assert twin.number == number
            assert (GAME.dump(twin.state), twin.view(seat)) == before
            taken_back += 1
    assert taken_back > 20


@rule("WC-UNDO-03", "WC-UNDO-04")
def test_energy_that_was_mixed_into_the_exhausted_pool_comes_back_too_and_for_everybody_alike() -> None:
    """On a real table nobody could tell any more which it was; and nobody has to ask for leave."""
    s = Scene(2).fill(0, 5, "rose magnet", "primal").act(0)
    assert s.table is not None
    s.choose("convey", "basic_tile_0a")
    assert size(s[0].exhausted) == 16
    s.choose_all(*[("fill", 1, row, "rose") for row in ("upper", "upper", "lower")])
    assert s.table.undoable([0]) == 4
    s.table.undo([0], 4)
    assert s.table.state.players[0].upper[4] == 0x110
    assert size(s.table.state.players[0].exhausted) == 13


@rule("WC-AMB-49", "WC-UNDO-01")
def test_nothing_is_taken_back_beyond_a_drawn_tile() -> None:
    s = (
        Scene()
        .pool(0, "rose")
        .pool_tiles("upgraded_tile_1_1")
        .fill(0, 2, lower="rose")
        .fill(0, 1, lower="rose")
    )
    s.act(0)
    assert s.table is not None
    s.choose_all(("pay", 2, "rose"), ("claim", 1))
    assert s.table.undoable([0]) == 2
    s.choose("replace", "basic_tile_5", 5)
    assert s.table.undoable([0]) == 0
    assert s.table.refuse_undo([0]) == ("undo-revealed", "")
    s.choose_all(("pay", 1, "rose"), ("recharge", 1))
    assert s.table.undoable([0]) == 2, "but what came after it"


@rule("WC-AMB-49", "WC-UNDO-01")
def test_nothing_is_taken_back_beyond_the_choice_of_another_player() -> None:
    s = Scene().pool(0, "rose").pool(1, "rose").pool_tiles("upgraded_tile_1_1").stack()
    s.fill(0, 2, lower="rose").fill(0, 1, lower="rose").act(0)
    assert s.table is not None
    s.choose_all(("pay", 2, "rose"), ("claim", 1), ("replace", "basic_tile_5", 5), ("keep",))
    assert s.asked == ("actions", 0)
    assert s.table.undoable([0]) == 0
    assert s.table.refuse_undo([0]) == ("undo-other-seat", "", 1)
    assert s.table.undoable([1]) == 1, "who may think it over, too"


@rule("WC-UNDO-05")
def test_energy_to_be_deployed_lies_where_everybody_sees_it() -> None:
    s = Scene().fill(0, 5, "rose magnet").fill(0, 1, lower="rose").act(0)
    s.choose_all(("pay", 1, "rose"), ("deploy", 1, 5))
    assert s.table is not None
    for seat in (0, 1, -1):
        assert s.table.view(seat).players[0].side.hand == ["magnet", "rose"]
    s.choose("pool", "rose")
    assert s.table.view(1).players[0].side.hand == ["magnet"]


# Turns do not overlap


@rule("WC-FLOW-01", "WC-FLOW-05", "WC-AMB-49")
def test_the_next_turn_begins_when_step_four_is_finished() -> None:
    s = at_step_four()
    assert s.decision.seats == (0,)
    assert s.table is not None
    with pytest.raises(IllegalChoice):
        s.table.choose(1, ("convey", "basic_tile_0a"))
    s.choose("done")
    assert s.asked == ("choose_turn", 1)


@rule("WC-FLOW-02", "WC-FLOW-04")
def test_whoever_fills_tiles_has_nothing_of_the_next_turn_to_look_at() -> None:
    s = at_step_four()
    assert s.table is not None
    number = s.table.number
    s.choose("fill", 1, "upper", "rose")
    assert [seat for seat, _ in s.table.choices(number - 1)] == [0, 0], "nobody chose anything in between"
    assert s[1].turns == 0
    assert s.g.active == 0
    assert not [event for event in s.events if event[:2] == ("turn", 1)]


@rule("WC-FLOW-03")
def test_whoever_fills_tiles_may_study_board_and_devices() -> None:
    s = at_step_four()
    assert s.table is not None
    view = s.table.view(0)
    assert [player.hidden for player in view.players] == [[], []]
    assert len(view.players[1].device) == 5
    assert len(view.monuments) == 6


# Without abilities


@rule("WC-SIMP-01", "WC-SIMP-02")
@pytest.mark.parametrize("id", CHARACTER_IDS)
def test_without_abilities_bridges_are_placed_and_unlock_nothing(id: str) -> None:
    other = next(one for one in CHARACTER_IDS if one != id)
    for off in (True, False):
        s = Scene(2, characters=[id, other], no_abilities=off)
        s.begin(*[("bridge", 0)] * 3)
        for level, path in enumerate(("spoke_quarry", "spoke_sea", "spoke_forest"), 1):
            s.choose("bridge", f"bridge_{path}", f"{id}_bridge_{level}", "a")
        assert s[0].bridges == 0
        assert [bool(s[0].abilities & bit) for bit in s[0].character.abilities] == [not off] * 3


@rule("WC-SIMP-02")
@pytest.mark.parametrize("level", [1, 3])
def test_without_abilities_bridges_still_give_their_bonuses(level: int) -> None:
    s = Scene(no_abilities=True).figure(0, "quarry_inner", "bridge_spoke_quarry")
    s.bridge("bridge_spoke_quarry", f"aureon_bridge_{level}", "b").bridge(
        "bridge_spoke_sea", "neutral_bridge_4"
    )
    s.move(0, 1)
    s.choose("step", "bridge_spoke_quarry")
    if level == 1:
        s.choose("take")
        assert (s.asked, s.decision.about) == (("move", 0), (2,))
    else:
        s.choose("copy", "bridge_spoke_sea")
        assert s.asked == ("gain_any", 0)


@rule("WC-SIMP-02")
def test_without_abilities_entering_a_region_triggers_nothing() -> None:
    for off in (True, False):
        s = Scene(no_abilities=off).unlock(0, 1, 2, 3).figure(0, "bridge_spoke_quarry", "central_quarry")
        s.bridge("bridge_spoke_quarry", "neutral_bridge_1")
        s[0].started = 1
        s.move(0, 1)
        s.choose("step", "central_quarry")
        assert (("triggered", 0) in s.events) == (not off)


# Advice: it binds nobody, but what it speaks of is there


@rule("WC-WIND-02")
def test_the_divine_wind_can_be_part_of_any_game_and_of_a_simplified_one() -> None:
    for players in PLAYERS:
        g = laid_out(players, divine_wind=True, no_abilities=True)
        assert all(player.wind for player in g.players)


@rule("WC-LEARN-01")
def test_a_training_game_is_a_game_like_any_other_in_which_everybody_can_see_how_they_stand() -> None:
    assert not [option for option in OPTIONS if "first" in option.id or "training" in option.id]
    s = Scene().pool(0, "rose rose").act(0)
    assert s.table is not None
    for seat in (0, 1):
        assert [player.side.would_score for player in s.table.view(seat).players] == [2, 0]


@rule("WC-LEARN-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_at_first_both_kinds_of_turn_are_open_and_conduits_play_no_part(players: int) -> None:
    table = Table.new(GAME, players, 1)
    assert table.decision is not None
    assert {option[0] for option in table.decision.options} == {"convey", "pay"}
    assert all(player.conduits == [NONE] * 5 for player in table.state.players)


@rule("WC-LEARN-03")
def test_the_actions_that_are_to_be_taught_lie_on_the_tiles_where_they_are_looked_for() -> None:
    taught = [(3, "deploy"), (1, "deploy"), (1, "recharge"), (4, "move"), (2, "claim"), (2, "reposition")]
    for position, kind in taught:
        assert kind in [action.kind for action in BASIC_ACTIONS[position - 1].groups[0]]
    assert [action.what for action in BASIC_ACTIONS[3].groups[0]] == [
        "character",
        "monument_track",
        "pillar_track",
    ]


@rule("WC-LEARN-04")
@pytest.mark.parametrize(
    ("item", "told"),
    [
        (("bridge", 0), "place-bridge"),
        (("upgrade", 0), "upgrade"),
        (("conduit", 0), "conduit"),
        (("stage", 2), "resolve"),
        (("move", 0, 1, 0, -1), "crossing"),
    ],
)
def test_what_is_explained_just_in_time_is_told_when_it_happens(item: Item, told: str) -> None:
    s = (
        Scene()
        .section("eridonic_gate", 2, (0, "compass"), (0, "magnet"), (0, "rose"))
        .complete("eridonic_gate", 0)
    )
    s.figure(0, "quarry_inner", "bridge_spoke_quarry").bridge("bridge_spoke_quarry", "neutral_bridge_4")
    s.begin(item)
    if item[0] == "move":
        s.choose_all(("step", "bridge_spoke_quarry"), ("take",))
    elif item[0] != "stage":
        s.choose(*s.options[0])
    assert [event[0] for event in s.events].count(told) == 1


@rule("WC-LEARN-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_achievements_tracks_and_abilities_can_wait_for_some_turns(players: int) -> None:
    g = laid_out(players)
    for player in g.players:
        assert not [id for id, achievement in ACHIEVEMENTS.items() if meets(player, achievement)]
        assert (player.tracks, player.abilities, player.wind) == ([0, 0], 0, False)


def apart_from_figure(s: Scene) -> Any:
    """All there is on the table but the first figure, and the movement itself."""
    data = whole(s)
    for name in ("agenda", "act"):
        data.pop(name, None)
    for name in ("place", "facing"):
        del data["players"][0][name]
    return data


@rule("WC-LEARN-06")
def test_early_on_a_step_brings_something_only_on_a_bridge() -> None:
    s = Scene().bridge("bridge_spoke_quarry", "neutral_bridge_4").move(0, 4)
    before = apart_from_figure(s)
    for place in ("quarry_mid", "quarry_hub", "quarry_inner"):
        s.choose("step", place)
        assert s.asked == ("move", 0)
        assert apart_from_figure(s) == before
    s.choose("step", "bridge_spoke_quarry")
    assert s.asked == ("cross", 0)


@rule("WC-LEARN-07", "WC-ABIL-03")
@pytest.mark.parametrize("id", CHARACTER_IDS)
def test_abilities_are_unlocked_one_by_one(id: str) -> None:
    other = next(one for one in CHARACTER_IDS if one != id)
    s = Scene(2, characters=[id, other]).begin(("bridge", 0), ("bridge", 0), ("bridge", 0))
    seen = [s[0].abilities.bit_count()]
    for path in ("bridge_spoke_quarry", "bridge_spoke_sea", "bridge_spoke_forest"):
        s.choose(*next(option for option in s.verbs("bridge") if option[1] == path))
        seen.append(s[0].abilities.bit_count())
    assert seen == [0, 1, 2, 3]
