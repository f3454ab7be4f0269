"""The end of a solo game and its scoring (WS-END), and what the automa has and has not (WS-COMP, WS-PRIO)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene, laid_out
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import PATH, REGIONS
from tryptyk.games.age_contrived.components.energy import KINDS
from tryptyk.games.age_contrived.components.solo_catalogue import AUTOMA_TURN_LIMIT, SOLO_SIDES
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.scoring import AUTOMA_SIDE, score
from tryptyk.games.age_contrived.state import Player
from tryptyk.kernel import Table

HUMAN, AUTOMA = 0, 1
BEACON = "anfirien_beacon"


def solo(side: str = "solo_aureon_speed", human: str = "ignotas", **setup: object) -> Scene:
    return Scene(1, characters=[human], automa=side, **setup)


# The end


@rule("WS-END-01", "WS-END-02", "WS-TURN-01")
def test_if_the_human_builds_the_last_section_the_automa_has_one_more_turn() -> None:
    s = solo().all_built(BEACON).section(BEACON, 4, (0, "rose"), (0, "compass"), (0, "rose"))
    s.complete(BEACON, HUMAN).end(HUMAN)
    turns = s.automa.turns
    while not s.over:
        s.choose(*s.options[-1])
    assert s.g.ending == "built"
    assert s.automa.turns == turns + 1


@rule("WS-END-01", "WS-END-02")
def test_if_the_automa_builds_it_the_game_ends_with_its_turn() -> None:
    s = solo().all_built(BEACON).section(BEACON, 4, (1, "rose"), (1, "compass"), (1, "rose"))
    s.complete(BEACON, AUTOMA)
    s.automa.discard.append(s.automa.deck.pop())
    human = s[HUMAN].turns
    s.end(AUTOMA)
    while not s.over:
        assert s.decision.kind != "choose_turn", "the human has no further turn"
        s.choose(*s.options[-1])
    assert s.g.ending == "built"
    assert s[HUMAN].turns == human


@rule("WS-AMB-32", "WC-END-07")
def test_after_so_many_turns_of_the_automa_the_game_is_over() -> None:
    s = solo(automa_turn_limit=3)
    assert s.g.turn_limit == 3
    assert laid_out(1).turn_limit == AUTOMA_TURN_LIMIT
    s.automa.turns = 2
    s.end(AUTOMA)
    assert s.g.ending == "stalled"


# Scoring


@rule("WS-END-03", "WS-END-04")
def test_both_sides_score_by_the_base_rules_and_ties_are_broken_by_them() -> None:
    s = solo("solo_ignotas_expansion", "aureon")
    for number in (HUMAN, AUTOMA):
        s.bound(number, BEACON, "compass compass").pillar(number, "economics", "rose").pool(number, "magnet")
    human, automa = score(s.g)
    assert (human.side, human.seats) == ("aureon", (0,))
    assert (automa.side, automa.seats) == (AUTOMA_SIDE, ())
    for line in ("gained", "monuments", "pillars", "pool"):
        assert s.lines(HUMAN)[line] == s.lines(AUTOMA)[line]
    s.set(ending="built", with_abilities=False)
    assert s.outcome.draw
    s.pillar(HUMAN, "economics", "rose").bound(HUMAN, BEACON, "compass compass rose rose")
    s.bound(AUTOMA, BEACON, "compass compass rose")
    assert s.points(HUMAN) == s.points(AUTOMA)
    assert s.outcome.winning == ("aureon",), "more bound energy"
    s.bound(AUTOMA, BEACON, "compass compass rose rose").pool(AUTOMA, "magnet magnet")
    assert s.outcome.winning == (AUTOMA_SIDE,), "more points"


@rule("WS-END-05", "WS-EX-06", "WS-AMB-25")
@pytest.mark.parametrize("where", ["elsewhere", "on its board", "out of the game"])
def test_the_automas_level_3_bridge_scores_on_the_best_path_of_all(where: str) -> None:
    s = solo("solo_aureon_speed", "ignotas")
    assert SOLO_SIDES["solo_aureon_speed"].bridge_faces[2] == 0
    s.pillar(AUTOMA, "engineering", "rose").pillar(AUTOMA, "institutions", "compass")
    s.bridge("bridge_rim_quarry_sea", "ignotas_bridge_1")
    if where == "elsewhere":
        s.bridge("bridge_spoke_forest", "aureon_bridge_3")
    elif where == "out of the game":
        s.unlock(AUTOMA, 3)
    assert s.g.bridges[PATH["bridge_rim_quarry_sea"]] is not None
    assert s.lines(AUTOMA)["bridge_3"] == 8
    assert s.lines(HUMAN)["bridge_3"] == 0, "for the human only a bridge that lies on the map scores"


# What it has, and what it has not


@rule("WS-COMP-04", "WS-SETUP-26")
def test_the_automa_has_no_device_and_no_tiles() -> None:
    g = laid_out(1)
    assert g.automa is not None
    assert not isinstance(g.automa, Player)
    for field in ("channel", "inactive", "upper", "lower", "actions"):
        assert not hasattr(g.automa, field)


@rule("WS-PRIO-05")
def test_the_columns_stay_as_they_are_through_a_whole_game() -> None:
    table = Table.new(GAME, 1, seed=5)
    automa = table.state.automa
    assert automa is not None
    columns = (automa.monuments[:], automa.side.energies, automa.side.movements)
    while table.decision is not None:
        table.take(table.number % len(table.decision.options))
        automa = table.state.automa
        assert automa is not None
        assert (automa.monuments, automa.side.energies, automa.side.movements) == columns
    assert table.state.ending


@rule("WS-DEC-09", "WS-MON-01")
def test_the_human_moves_freely_in_an_automa_turn() -> None:
    s = solo("solo_rusne_construction", "aureon").benefit(BEACON, "benefit_move")
    s.in_play(BEACON, *[REGIONS[n].monument for n in (0, 1)])
    s.section(BEACON, 2, (0, "compass"), (1, "compass"), (0, "rose")).complete(BEACON, AUTOMA)
    s.figure(HUMAN, "quarry_hub", "quarry_mid").end(AUTOMA)
    assert s.asked == ("share", HUMAN)
    s.choose("clear_first")
    s.choose("activate", KINDS[2], 3, "rose")
    s.choose("go", "character")
    assert s.asked == ("move", HUMAN)
    assert ("step", "quarry_mid") in s.options
    assert ("stop",) in s.options
    s.choose("step", "quarry_mid")
    assert s.place_of(HUMAN) == "quarry_mid"
