"""What a bot prefers: points to promises, and promises to nothing."""

from __future__ import annotations

import pytest

from tests.age_contrived.positions import positions
from tests.age_contrived.scene import Scene
from tryptyk.bots import GreedyBot, chair_at
from tryptyk.games.age_contrived.conceal import conceal
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.judgement.evaluate import evaluate
from tryptyk.games.age_contrived.judgement.weights import ALONE, SEVERAL, WORTHS
from tryptyk.games.age_contrived.state import TRIGGERED
from tryptyk.kernel import Memory, Rng

BEACON = "anfirien_beacon"
FORGE = "namarillion_forge"


def worth(scene: Scene, seat: int = 0) -> float:
    return evaluate(scene.g, seat)


def test_a_bound_energy_beats_one_on_a_track() -> None:
    bound = Scene().bound(0, BEACON, "rose")
    climbing = Scene().track(0, "monument_track", 4, "rose")
    assert worth(bound) > worth(climbing) > worth(Scene())


def test_a_track_is_worth_more_the_higher_its_energy_is() -> None:
    worths = [worth(Scene().track(0, "pillar_track", space)) for space in range(5)]
    assert worths == sorted(worths)
    assert len(set(worths)) == 5


def test_a_completed_section_beats_a_begun_one() -> None:
    begun = Scene().section(BEACON, 1, (0, "compass"), (0, "magnet"), None)
    full = Scene().section(BEACON, 1, (0, "compass"), (0, "magnet"), (0, "magnet")).complete(BEACON, 0)
    assert worth(full) > worth(begun) > worth(Scene())


def test_whoever_finishes_a_section_has_more_of_it_than_a_supporter() -> None:
    tokens = [(0, "compass"), (1, "magnet"), (0, "magnet")]
    own = Scene().section(BEACON, 1, *tokens).complete(BEACON, 0)
    others = Scene().section(BEACON, 1, *tokens).complete(BEACON, 1)
    assert worth(own) > worth(others) > worth(Scene())


@pytest.mark.parametrize(("leader", "welcome"), [(0, True), (1, False)])
def test_whoever_leads_likes_the_end(leader: int, welcome: bool) -> None:
    def late() -> Scene:
        scene = Scene().set(turn=48)
        for monument in (BEACON, FORGE):
            scene.bound(leader, monument, "rose magnet compass")
        return scene

    assert (worth(late().section(BEACON, 4)) > worth(late().section(BEACON, 2))) == welcome


def test_at_the_end_only_points_count() -> None:
    scene = Scene().pool(0, "rose rose").track(0, "monument_track", 3).set(ending="built")
    assert worth(scene) == 2
    assert worth(scene, 1) == -2


def test_an_energy_below_is_worth_most_where_its_action_can_be_used() -> None:
    deploys = Scene().fill(0, 3, upper="compass magnet", lower="rose")
    claims_nothing = Scene().fill(0, 3, upper="compass magnet").fill(0, 2, lower="rose")
    assert worth(deploys) > worth(claims_nothing)


def test_energy_is_wanted_where_it_fits() -> None:
    def missing_a_magnet() -> Scene:
        return Scene().section(BEACON, 1, (0, "compass"), (0, "magnet"), None)

    fitting = missing_a_magnet().fill(0, 3, upper="magnet", lower="rose")
    assert worth(fitting) > worth(missing_a_magnet().fill(0, 3, upper="rose", lower="rose"))


def test_a_figure_likes_a_bonus_ahead() -> None:
    spoke = "bridge_spoke_quarry"
    near = Scene().bridge(spoke, "neutral_bridge_1").figure(0, "quarry_inner", spoke)
    far = Scene().bridge(spoke, "neutral_bridge_1").figure(0, "quarry_mid", "quarry_start")
    assert worth(near) > worth(far)


def test_nothing_hidden_matters() -> None:
    for table in positions(10, every=40):
        for seat in range(len(table.state.players)):
            seen = evaluate(table.state, seat)
            twin = table.state.copy()
            conceal(twin, seat, Rng(5))
            assert evaluate(twin, seat) == seen, (table.seed, table.number)


def test_evaluating_changes_nothing() -> None:
    for table in positions(4, every=60, first=20):
        before = table.state.copy()
        evaluate(table.state, 0)
        assert table.game.dump(table.state) == table.game.dump(before)


def test_what_is_remembered_is_what_would_be_worked_out_anew() -> None:
    alone, among_several = Memory(), Memory()
    for table in positions(10, every=7):
        memory = among_several if table.state.automa is None else alone
        for seat in range(len(table.state.players)):
            thought = table.state.copy()
            assert thought.memory is None, "nobody thinks on a true table"
            anew = evaluate(thought, seat)
            thought.memory = memory
            assert evaluate(thought, seat) == anew
            assert evaluate(thought.copy(), seat) == anew, "copies carry it"
    assert all(
        among_several.drawer(name)
        for name in ("holdings", "lasting", "sections", "gains", "ahead", "pillars")
    )


def test_whoever_has_acted_loses_nothing_by_it() -> None:
    def kept() -> Scene:
        return Scene().fill(0, 3, upper="rose magnet magnet")

    acting = kept()
    acting.g.agenda = [("actions", 0)]
    assert worth(acting) >= worth(kept())


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("over", "active"), [(False, 0), (True, 0), (True, 1)])
def test_a_bot_leaves_energies_alone_that_lie_well(seed: int, over: bool, active: int) -> None:
    """Not even to put off the end of a game that is lost."""
    s = Scene(2, characters=["ignotas", "aureon"]).unlock(0, 3).pool(1, "rose " * 4)
    s.set(over=over, first=1 - active)
    s.fill(0, 1, upper="rose magnet", lower="rose").fill(0, 2, upper="compass", lower="primal")
    s.fill(0, 4, upper="magnet", lower="compass")
    s.side(0).entered = TRIGGERED
    table = s.end(active).table
    assert table is not None
    bot = GreedyBot(GAME, 0, seed)
    arrangements = set()
    while table.decision is not None and table.decision.kind in ("rearrange", "rearrange_to"):
        if table.decision.kind == "rearrange":
            arrangement = (*s[0].upper, *s[0].lower)
            assert arrangement not in arrangements, "back and forth"
            arrangements.add(arrangement)
        table.choose(0, bot.choose(chair_at(table, 0)))
    assert len(arrangements) < 8


@pytest.mark.parametrize(("players", "case", "other"), [(1, ALONE, SEVERAL), (2, SEVERAL, ALONE)])
def test_alone_and_among_several_things_have_a_worth_of_their_own(
    players: int, case: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def rise() -> float:
        climbed = Scene(players).track(0, "pillar_track", 3)
        return worth(climbed) - worth(Scene(players))

    before = rise()
    dear = {"pillar_step": 3 * WORTHS.figures(case)["pillar_step"]}
    monkeypatch.setitem(WORTHS.by_case, other, WORTHS.made(other, {**WORTHS.figures(other), **dear}))
    assert rise() == before
    monkeypatch.setitem(WORTHS.by_case, case, WORTHS.made(case, {**WORTHS.figures(case), **dear}))
    assert rise() > before


def test_what_is_learned_from_is_a_win_and_the_lead() -> None:
    assert WORTHS.reward is not None
    ahead, far_ahead = Scene().pool(0, "rose"), Scene().bound(0, BEACON, "rose")
    won, well_won, lost = WORTHS.reward(ahead.g, 0), WORTHS.reward(far_ahead.g, 0), WORTHS.reward(ahead.g, 1)
    assert well_won > won > 0.5 > lost
