"""How far a figure comes, and what an energy can do before it is spent, by the rules (WC-MOVE, WC-ACT)."""

from __future__ import annotations

import pytest

from tests.age_contrived.positions import positions
from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.reach_view import ReachView
from tryptyk.games.age_contrived.state import State
from tryptyk.games.age_contrived.uses_view import UseView
from tryptyk.games.age_contrived.view import view
from tryptyk.kernel import Table

SPOKE = "bridge_spoke_quarry"


def reach(s: Scene, seat: int = 0, looks: int = 0) -> list[ReachView]:
    return view(s.g, looks).players[seat].side.figure.reach


def costs(s: Scene, seat: int = 0) -> dict[str, int]:
    return {one.place: one.cost for one in reach(s, seat)}


def way_to(s: Scene, place: str) -> list[list[str]]:
    return next(one.way for one in reach(s) if one.place == place)


def uses(s: Scene, position: int, seat: int = 0, looks: int = 0) -> list[UseView]:
    return view(s.g, looks).players[seat].device[position - 1].uses


def use(s: Scene, position: int, *option: str | int) -> UseView:
    return next(one for one in uses(s, position) if one.option == list(option))


# Movement


@rule("WC-MOVE-01", "WC-MOVE-07")
def test_it_reaches_no_further_than_what_is_left_and_over_no_broken_path() -> None:
    s = Scene().figure(0, "quarry_hub", "quarry_inner").move(0, 2)
    assert costs(s) == {"quarry_east": 1, "quarry_inner": 1, "quarry_exit": 2}
    s.choose("step", "quarry_inner")
    assert s.reason("step", SPOKE) == ("no-bridge", "WC-MOVE-07")


@rule("WC-MOVE-13")
def test_who_is_in_the_way_is_skipped_for_nothing() -> None:
    s = Scene().figure(0, "quarry_hub", "quarry_east").figure(1, "quarry_east").move(0, 1)
    assert costs(s) == {"quarry_east": 1, "quarry_inner": 1, "quarry_exit": 1}
    assert way_to(s, "quarry_exit") == [["skip", "quarry_east"], ["step", "quarry_exit"]]


@rule("WC-AUR-02")
def test_aureons_further_space_is_within_reach() -> None:
    s = Scene().unlock(0, 2).figure(0, "quarry_hub", "quarry_east").move(0, 1)
    assert view(s.g, 0).players[0].side.figure.further == 1
    assert costs(s)["quarry_exit"] == 2


@rule("WC-BRDG-03")
def test_a_movement_that_waits_reaches_what_is_left_of_it() -> None:
    s = Scene().bridge(SPOKE, "neutral_bridge_1").figure(0, "quarry_inner", SPOKE).move(0, 3)
    s.choose("step", SPOKE)
    assert s.asked == ("cross", 0)
    assert max(costs(s).values()) == 2


def test_places_are_told_by_their_least_cost_and_by_every_way_that_differs() -> None:
    forks = 0
    for table in positions(8, 11):
        for player in table.view(table.state.active).players:
            found: dict[str, list[ReachView]] = {}
            for one in player.side.figure.reach:
                found.setdefault(one.place, []).append(one)
            for ways in found.values():
                assert len({one.cost for one in ways}) == 1
                assert len({str(one.way) for one in ways}) == len(ways)
                forks += len(ways) > 1
    assert forks > 20


def test_only_who_looks_and_whose_turn_it_is_are_worked_out() -> None:
    s = Scene(3).fill(0, 1, "rose", "rose").fill(1, 1, "rose", "rose").act(0)
    assert reach(s, 0, looks=2) and not reach(s, 1, looks=2) and reach(s, 1, looks=1)
    assert uses(s, 1, 0, looks=2) and not uses(s, 1, 1, looks=2) and uses(s, 1, 1, looks=1)


def follow(table: Table[State], one: ReachView, seat: int) -> None:
    """Make the choices of a way; it may be interrupted only by bridges."""
    for choice in one.way:
        assert table.decision is not None
        while table.decision.kind == "cross":
            table.take(table.decision.options.index(("decline",)))
        assert table.decision.kind == "move" and table.decision.seats == (seat,)
        table.take(table.decision.options.index(tuple(choice)))


def test_every_way_can_be_walked_by_choices_and_leads_where_it_says() -> None:
    walked = 0
    for table in positions(14, 3):
        if table.decision is None or table.decision.kind != "move":
            continue
        seat = table.decision.seats[0]
        for one in table.view(seat).players[seat].side.figure.reach:
            twin = table.clone()
            follow(twin, one, seat)
            assert twin.view(seat).players[seat].side.figure.place == one.place
            walked += 1
    assert walked > 100


# What an energy can do


@rule("WC-ACT-02", "WC-ACT-09", "WC-RUS-01")
def test_an_energy_pays_for_the_action_below_it_and_a_joker_for_any() -> None:
    s = Scene(2, characters=["rusne", "aureon"]).unlock(0, 1)
    s.fill(0, 2, lower="rose primal").fill(0, 5, lower="compass").act(0)
    device = view(s.g, 0).players[0].device
    assert device[1].pays == {"rose": [2], "primal": [1, 2, 3, 4]}
    assert device[4].pays == {"compass": [1, 2, 3, 4]}
    assert device[0].pays == {}


def test_the_ways_to_use_a_plate_are_those_that_will_be_offered() -> None:
    seen = 0
    for table in positions(12, 5):
        if table.decision is None or table.decision.kind != "use":
            continue
        seat = table.decision.seats[0]
        action = table.decision.about[0]
        place = next(one for one in table.view(seat).players[seat].device if one.action == action)
        offered = [tuple(one.option) for one in place.uses if one.refused is None]
        assert set(table.decision.options) - {("enough",)} <= set(offered)
        seen += 1
    assert seen > 10


@rule("WC-DEPL-03", "WC-DEPL-04", "WC-DEPL-05", "WC-REORG-02", "WC-ACQ-02")
def test_a_use_leads_to_what_the_game_then_offers() -> None:
    """Deploy, reposition, claim and tracks, each compared with the question that really comes."""
    seen: dict[str, int] = {}
    for table in positions(14, 3):
        if table.decision is None or table.decision.kind != "use":
            continue
        seat = table.decision.seats[0]
        device = table.view(seat).players[seat].device
        action = table.decision.about[0]
        for one in next(position.uses for position in device if position.action == action):
            option = tuple(one.option)
            if option not in table.decision.options:
                continue
            twin = table.clone()
            twin.take(table.decision.options.index(option))
            kind = NESTED[str(option[0])] if option[0] != "move" else "track"
            if twin.decision is None or twin.decision.kind != kind or option[2:3] == ("character",):
                continue
            offered = {choice for choice in twin.decision.options if choice[0] in LEADS}
            assert {tuple(lead) for lead in one.leads} == offered, option
            seen[kind] = seen.get(kind, 0) + 1
    assert all(seen[kind] > 5 for kind in ("place", "lift", "track")) and seen["claim"], seen


NESTED = {"deploy": "place", "deploy_both": "place", "recharge": "", "reposition": "lift", "claim": "claim"}
LEADS = ("pool", "build", "achieve", "lift", "lift_pool", "claim_tile", "enter", "advance")


@rule("WC-ACQ-13")
def test_what_is_refused_says_why() -> None:
    s = Scene().act(0)
    refused = {one.option[0]: one.refused for position in (1, 2, 3, 4) for one in uses(s, position)}
    assert refused["claim"] == "pool-empty"
    assert {key for key, reason in refused.items() if reason} == {"claim"}


@rule("WC-TRCK-02", "WC-TRCK-05", "WC-TRCK-08")
@pytest.mark.parametrize(("at", "up_to", "leads"), [(0, 1, "enter"), (3, 4, "advance"), (4, 4, "")])
def test_a_track_tells_how_high_it_comes(at: int, up_to: int, leads: str) -> None:
    s = Scene()
    if at:
        s.track(0, "monument_track", at)
    s.act(0)
    moves = [
        one for position in (1, 2, 3, 4) for one in uses(s, position) if one.option[2:3] == ["monument_track"]
    ]
    assert moves and {one.up_to for one in moves} == {min(4, at + int(moves[0].option[3]))}
    assert {str(lead[0]) for lead in moves[0].leads} == ({leads} if leads else set())


@rule("WC-INFO-03")
def test_a_device_that_is_laid_out_in_secret_tells_nothing() -> None:
    seen = 0
    for table in positions(20, 2, choices=20):
        if not table.state.secret:
            continue
        seen += 1
        for seat in range(table.players):
            for player in table.view(seat).players:
                if player.seat != seat:
                    assert not any(position.uses or position.pays for position in player.device)
    assert seen > 10


@rule("WC-EXP-08", "WC-COND-03")
def test_what_a_conveyed_tile_lets_the_conduits_move_is_told_before() -> None:
    s = Scene().tile(0, 1, "upgraded_tile_1_1").conduit(0, 2, "boot", 2).act(0)
    tile = s[0].channel[0]
    boots = tile.symbols[0]
    assert boots, "the tile that comes below the conduit has boots"
    assert view(s.g, 0).players[0].conveys["basic_tile_0a"] == {"boot": 2 + boots}
    s.choose("convey", "basic_tile_0a")
    assert ("conduits", "boot", 2 + boots) in s.options or s.asked == ("move", 0)
    assert view(s.g, 1).players[1].conveys == {"basic_tile_0a": {}, "basic_tile_0b": {}}
