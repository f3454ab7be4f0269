"""What everybody sees of the table, and what nobody or only its owner sees (WC-INFO, WS-INFO)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.age_contrived.positions import positions
from tests.age_contrived.scene import Scene, laid_out
from tests.looking import words
from tests.rule import rule
from tryptyk.games.age_contrived.components import catalogue, device_catalogue
from tryptyk.games.age_contrived.components.catalogue import (
    BENEFIT_TOKENS,
    CENTRE,
    CHARACTERS,
    NEUTRAL_BRIDGES,
    PLACES,
    REGIONS,
    SPOKES,
)
from tryptyk.games.age_contrived.components.device_catalogue import UPGRADED_TILES
from tryptyk.games.age_contrived.components.energy import size
from tryptyk.games.age_contrived.components.solo_catalogue import AUTOMA_CARDS, STARTER_CARDS
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.scoring import score
from tryptyk.games.age_contrived.sides_view import PlayerView
from tryptyk.games.age_contrived.state import NONE, State
from tryptyk.games.age_contrived.view import View
from tryptyk.kernel import Rng, Table

SEATS = (-1, 0, 1)


def see(s: Scene, seat: int = 0) -> View:
    view: View = GAME.view(s.g, seat)
    return view


# What is open


def forget_plans(view: dict[str, Any]) -> None:
    """What a player could do is worked out from what all see, and only for those who may want it."""
    for player in view["players"]:
        player["side"]["figure"]["reach"] = []
        player["conveys"] = {}
        for position in player["device"]:
            position["pays"] = {}
            position["uses"] = []


@rule("WC-INFO-01")
def test_every_seat_and_every_onlooker_sees_the_same() -> None:
    looked_at = 0
    for table in positions(10, 31):
        if table.state.secret:
            continue
        views = [msgspec.to_builtins(table.view(seat)) for seat in (-1, *range(table.players))]
        for view in views:
            del view["seat"]
            forget_plans(view)
            assert view == views[0]
        assert not any(player["hidden"] for player in views[0]["players"])
        looked_at += 1
    assert looked_at > 50


@rule("WC-INFO-01")
@pytest.mark.parametrize("seat", SEATS)
def test_a_device_is_seen_position_by_position(seat: int) -> None:
    s = Scene().fill(1, 1, "compass", "rose").fill(1, 5, "primal magnet").conduit(1, 2, "pillar", 2)
    s.tile(1, 3, "upgraded_tile_2_3").action(1, "upgraded_action_4_top").tile(1, -1, "upgraded_tile_1_1")
    player = see(s, seat).players[1]
    assert [place.position for place in player.device] == [1, 2, 3, 4, 5]
    assert (player.device[0].upper, player.device[0].lower) == (["compass"], ["rose"])
    assert player.device[4].upper == ["magnet", "primal"]
    assert player.device[1].conduit == "conduit_pillar_double"
    assert player.device[2].tile == "upgraded_tile_2_3"
    assert player.device[3].action == "upgraded_action_4_top"
    assert player.inactive == ["basic_tile_0a", "upgraded_tile_1_1"]


@rule("WC-INFO-01")
@pytest.mark.parametrize("seat", SEATS)
def test_pools_tracks_and_what_is_bound_are_seen(seat: int) -> None:
    s = Scene(4).exhausted(0, "rose rose").reserve(0, "primal").pool(0, "magnet").charged(0)
    s.bound(0, "anfirien_beacon", "compass rose").pillar(0, "literature", "magnet")
    s.achieved(0, "printed_boot", "rose", "right").track(0, "pillar_track", 3, "primal")
    s.patron(0, "anfirien_beacon").bridge("bridge_rim_quarry_sea", "aureon_bridge_1")
    side = see(s, seat).players[0].side
    assert (side.exhausted, side.reserve, side.pool) == (["rose", "rose"], ["primal"], ["magnet"])
    assert side.bound == {"anfirien_beacon": ["compass", "rose"]}
    assert side.pillars == {"literature": "magnet"}
    assert side.achieved == {"printed_boot": "rose"}
    assert [(track.track, track.energy, track.space) for track in side.tracks] == [
        ("monument_track", None, 0),
        ("pillar_track", "primal", 3),
    ]
    assert (side.charged, side.patron) == (True, "anfirien_beacon")
    assert side.bridges == ["aureon_bridge_2", "aureon_bridge_3"]
    assert side.abilities == [catalogue.ABILITY_IDS["aureon"][0]]


@rule("WC-INFO-01")
def test_the_board_is_seen() -> None:
    s = Scene().section("eridonic_gate", 2, (0, "primal"), None, (1, "rose"))
    s.bridge("bridge_spoke_sea", NEUTRAL_BRIDGES[0].id).bridge(
        "bridge_rim_quarry_sea", "aureon_bridge_2", "b"
    )
    s.bound(1, "eridonic_gate", "rose").pillar(1, "engineering", "magnet").pool_tiles("upgraded_tile_1_2")
    view = see(s)
    gate = view.monuments[0]
    assert (gate.monument, gate.region, gate.built) == ("eridonic_gate", "quarry", 1)
    assert [(space.character, space.energy) for space in gate.spaces] == [
        ("aureon", "primal"),
        (None, None),
        ("ignotas", "rose"),
    ]
    assert gate.section == REGIONS[0].sections[1].id
    assert (gate.closed, gate.finisher, gate.patron) == (False, None, True)
    assert gate.bound == {"ignotas": ["rose"]}
    assert view.regions[0].on_pillar == {"ignotas": "magnet"}
    paths = {path.path: path for path in view.paths}
    neutral, own = paths["bridge_spoke_sea"], paths["bridge_rim_quarry_sea"]
    assert (neutral.bridge, neutral.character, neutral.face) == (NEUTRAL_BRIDGES[0].id, None, None)
    assert (own.bridge, own.character, own.face) == ("aureon_bridge_2", "aureon", "b")
    assert own.regions == ["quarry", "sea"]
    assert paths["bridge_spoke_forest"].bridge is None
    assert [one.tile for one in view.pool] == [None, None, None, "upgraded_tile_1_2"]
    assert [one.cost for one in view.pool] == list(catalogue.POOL_COSTS)


def test_a_completed_section_is_told_from_an_open_one() -> None:
    s = Scene().section("eridonic_gate", 1, (0, "rose"), (1, "magnet"), (1, "magnet"))
    gate = see(s.complete("eridonic_gate", 1)).monuments[0]
    assert (gate.closed, gate.finisher) == (True, "ignotas")


def test_only_monuments_in_play_are_listed_and_a_built_one_has_no_section() -> None:
    s = Scene().in_play("anfirien_beacon", "eridonic_gate").all_built("eridonic_gate")
    view = see(s)
    assert [one.monument for one in view.monuments] == ["eridonic_gate", "anfirien_beacon"]
    assert view.monuments[0].section is not None
    beacon = view.monuments[1]
    assert (beacon.section, beacon.spaces, beacon.built) == (None, [], beacon.sections)
    assert [region.monument for region in view.regions].count(None) == 4


def test_a_figure_is_seen_with_what_lies_ahead_of_it() -> None:
    s = (
        Scene()
        .figure(0, "quarry_exit", "bridge_rim_quarry_sea")
        .bridge("bridge_spoke_sea", "ignotas_bridge_1")
    )
    s.figure(1, "bridge_spoke_sea", "central_sea")
    first, second = (player.side.figure for player in see(s).players)
    assert (first.place, first.regions) == ("quarry_exit", ["quarry"])
    assert first.ahead == ["bridge_rim_quarry_sea"]
    assert first.ways == ["quarry_east"], "no bridge is there, so it would turn around"
    assert (second.regions, second.ahead, second.ways) == (["sea", "swamp"], ["central_sea"], ["central_sea"])
    assert [region.figures for region in see(s).regions][:2] == [["aureon"], ["ignotas"]]
    assert see(s).regions[CENTRE].figures == ["ignotas"]


def test_achievements_are_seen_with_their_spaces_and_everybodys_progress() -> None:
    s = Scene(3).achieved(1, "printed_boot", "rose").tile(0, 1, "upgraded_tile_2_3")
    boot = next(one for one in see(s).achievements if one.achievement == "printed_boot")
    assert (boot.left.character, boot.left.energy, boot.left.open) == ("ignotas", "rose", True)
    assert (boot.right.character, boot.right.open) == (None, True)
    assert boot.progress == {"aureon": 5, "ignotas": 2, "multanec": 2}
    assert not see(Scene(2)).achievements[0].right.open


def test_the_supply_is_seen() -> None:
    s = Scene(4).set(doubles=[0, 1, 1])
    view = see(s)
    assert view.upgrades == {tile.id: 2 for tile in device_catalogue.UPGRADED_ACTIONS}
    assert [(one.conduit, one.double) for one in view.conduits] == [
        ("boot", 0),
        ("monument", 1),
        ("pillar", 1),
    ]
    draft = GAME.view(laid_out(3, bridge_draft=True), 0)
    assert draft.draft == [bridge.id for bridge in NEUTRAL_BRIDGES]


def test_it_says_what_everybody_would_score_now() -> None:
    for table in positions(5, 97, first=5):
        scores = score(table.state)
        view = table.view(0)
        sides = [player.side for player in view.players] + ([view.automa.side] if view.automa else [])
        assert [side.would_score for side in sides] == [one.points for one in scores]
        for side, one in zip(sides, scores, strict=True):
            assert tuple(side.lines) == tuple(one.lines)


def test_every_energy_is_somewhere_in_the_view() -> None:
    """21 of each side, wherever they lie (WC-COMP-36)."""
    for table in positions(10, 41):
        if table.state.secret:
            continue
        view = table.view(-1)
        for player in view.players:
            assert _energies(view, player) == 21


def _energies(view: View, player: PlayerView) -> int:
    side = player.side
    zones = [side.reserve, side.exhausted, side.pool, side.hand, side.aside, *side.bound.values()]
    zones += [zone for place in player.device for zone in (place.upper, place.lower)]
    spaces = [space for monument in view.monuments for space in monument.spaces]
    return (
        sum(len(zone) for zone in zones)
        + len(side.pillars)
        + len(side.achieved)
        + sum(track.energy is not None for track in side.tracks)
        + sum(space.character == side.character for space in spaces)
    )


# The face-down tiles


@rule("WC-INFO-02")
def test_of_the_face_down_tiles_the_set_of_each_level_is_seen_but_not_their_order() -> None:
    one = Scene().stack("upgraded_tile_2_1", "upgraded_tile_2_2", "upgraded_tile_3_1", "upgraded_tile_3_3")
    two = Scene().stack("upgraded_tile_2_2", "upgraded_tile_2_1", "upgraded_tile_3_3", "upgraded_tile_3_1")
    assert see(one) == see(two)
    assert [(level.level, level.tiles) for level in see(one).stack] == [
        (2, ["upgraded_tile_2_1", "upgraded_tile_2_2"]),
        (3, ["upgraded_tile_3_1", "upgraded_tile_3_3"]),
    ]


@rule("WC-INFO-02")
def test_the_next_level_comes_first_and_the_last_tile_of_a_level_is_known() -> None:
    s = Scene().stack("upgraded_tile_1_4", "upgraded_tile_2_2", "upgraded_tile_2_5")
    assert (see(s).stack[0].level, see(s).stack[0].tiles) == (1, ["upgraded_tile_1_4"])
    assert see(Scene().stack()).stack == []


@rule("WC-INFO-02")
def test_no_tile_is_shown_that_left_the_game() -> None:
    view = see(Scene(2))
    absent = {tile.id for tile in UPGRADED_TILES if tile.min_players > 2}
    assert absent and not words(view) & absent


# The secret set-up


def secret(players: int = 3, choices: int = 0, seed: int = 4) -> Table[State]:
    table = Table.new(GAME, players, seed, {"advanced_setup": True})
    random = Random(seed)
    for _ in range(choices):
        assert table.decision is not None
        table.take(random.randrange(len(table.decision.options)))
    return table


@rule("WC-INFO-03")
def test_in_the_secret_set_up_everybody_sees_the_own_device_and_no_other() -> None:
    table = secret(choices=9)
    g = table.state
    assert g.secret and g.players[0].aside and any(g.players[1].upper)
    for seat in range(3):
        for player in table.view(seat).players:
            own = player.seat == seat
            assert player.hidden is not own
            state = g.players[player.seat]
            assert len(player.side.exhausted) == (size(state.exhausted) if own else 0)
            assert len(player.side.aside) == (size(state.aside) if own else 0)
            held = sum(len(place.upper) + len(place.lower) for place in player.device)
            assert held == (sum(size(bag) for bag in state.upper + state.lower) if own else 0)
    assert all(player.hidden for player in table.view(-1).players)


@rule("WC-INFO-03")
def test_nothing_that_others_do_in_the_secret_set_up_is_seen() -> None:
    """Not even how many energies they have laid out."""
    table = secret(4)
    while table.state.secret:
        assert table.decision is not None
        acting = table.decision.seats[0]
        before = {seat: table.view(seat) for seat in (-1, *range(4)) if seat != acting}
        table.take(table.number % len(table.decision.options))
        if table.state.secret:
            for seat, view in before.items():
                assert table.view(seat) == view
    assert not any(player.hidden for player in table.view(-1).players)


@rule("WC-INFO-03")
def test_after_the_reveal_everything_is_open() -> None:
    table = secret(2)
    while table.state.secret:
        table.take(0)
    view = table.view(0)
    assert not view.turn.secret
    for player in view.players:
        assert player.device[0].upper and len(player.side.pool) == 1 and player.side.exhausted


# Chance


@rule("WC-INFO-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_chance_comes_in_a_fixed_order(players: int, seed: int) -> None:
    """Monuments, tokens, achievements, tiles by level, characters, starting regions, bridges, who begins."""
    g = laid_out(players, seed)
    rng = Rng(seed)
    outer = list(range(CENTRE))
    rng.shuffle(outer)
    regions = sorted(outer[:players])
    assert [n for n in range(CENTRE) if g.in_play >> n & 1] == regions
    tokens = [token for token in BENEFIT_TOKENS.values() if token.min_players <= players]
    rng.shuffle(tokens)
    assert [token for token in g.benefits if token] == [tokens.pop() for _ in [*regions, CENTRE]]
    drawn = [one for one in catalogue.ACHIEVEMENTS.values() if not one.printed]
    rng.shuffle(drawn)
    assert g.achievements[3:] == drawn[:2]
    stack = []
    for level in (3, 2, 1):
        tiles = [one for one in UPGRADED_TILES if one.level == level and one.min_players <= players]
        rng.shuffle(tiles)
        stack += tiles
    assert g.stack == stack[:-4]
    characters = list(CHARACTERS)
    rng.shuffle(characters)
    assert [player.character.id for player in g.players] == characters[::-1][:players]
    first = rng.below(players)
    starts = [REGIONS[regions[(first + seat) % players]].start for seat in range(players)]
    assert [player.place for player in g.players] == starts
    near, far = list(NEUTRAL_BRIDGES[:players]), list(NEUTRAL_BRIDGES[players:])
    rng.shuffle(near)
    rng.shuffle(far)
    others = [n for n in range(CENTRE) if n not in regions]
    assert [g.bridges[SPOKES[region]] for region in regions + others] == near + far
    assert g.first == rng.below(players)
    assert (g.rng.seed, g.rng.draws) == (rng.seed, rng.draws)


@rule("WC-INFO-05", "WC-INFO-04")
def test_in_play_nothing_is_left_to_chance_and_only_tiles_come_to_light() -> None:
    tiles = 0
    for number in (6, 7, 8, 9):
        table = Table.new(GAME, number - 4, number, {})
        random = Random(number)
        draws = table.state.rng.draws
        while table.decision is not None and table.number < 500:
            before, reveals = table.number, table.state.reveals
            table.take(random.randrange(len(table.decision.options)))
            drawn = sum(event[0] == "draw-tile" for _, event in table.events(before))
            assert table.state.reveals - reveals == drawn
            assert table.state.rng.draws == draws
            tiles += drawn
    assert tiles > 10


# Solo


def solo(**setup: Any) -> State:
    setup.setdefault("characters", ["aureon"])
    setup.setdefault("automa", "solo_rusne_attainment")
    return laid_out(1, **setup)


@rule("WS-INFO-01")
def test_the_automas_hidden_cards_are_not_in_the_view() -> None:
    g = solo()
    assert g.automa is not None
    view = GAME.view(g, 0)
    under = [card for card in g.automa.under_conduits + g.automa.under_pairs if card is not None]
    hidden = {card.id for card in [*under, *g.automa.supply]}
    assert len(hidden) == 3 + 4 + 6
    assert not words(view) & hidden
    assert view.automa.supply == 6
    assert view.automa.under_conduits == ["boot", "monument", "pillar"]
    assert view.automa.under_pairs == [1, 2, 3, 4]


@rule("WS-INFO-02")
def test_discard_active_card_and_removed_cards_are_open_and_so_is_what_the_deck_holds() -> None:
    g = solo()
    automa = g.automa
    assert automa is not None
    cards = list(AUTOMA_CARDS.values())
    assert GAME.view(g, 0).automa.card is None, "nothing is active before its first turn"
    automa.deck = [cards[12], STARTER_CARDS[4], STARTER_CARDS[1]]
    automa.discard = [cards[7], STARTER_CARDS[3], STARTER_CARDS[0]]
    automa.turns = 3
    seen = GAME.view(g, 0).automa
    assert seen.card == STARTER_CARDS[0].id
    assert seen.discard == [STARTER_CARDS[0].id, STARTER_CARDS[3].id, cards[7].id]
    assert seen.removed == [STARTER_CARDS[2].id, STARTER_CARDS[5].id]
    assert seen.deck == [STARTER_CARDS[1].id, STARTER_CARDS[4].id, cards[12].id], "by number, not by order"


def test_before_the_automas_first_turn_no_card_is_active_though_some_are_discarded() -> None:
    seen = GAME.view(solo(difficulty="hard"), 0).automa
    assert (seen.card, len(seen.discard), len(seen.deck)) == (None, 2, 4)


def test_the_solo_board_is_seen() -> None:
    g = solo(difficulty="expert")
    automa = g.automa
    assert automa is not None
    seen = GAME.view(g, 0).automa
    assert seen.side.character == "rusne"
    assert sorted(seen.monuments) == sorted(
        REGIONS[n].monument for n in range(CENTRE + 1) if g.in_play >> n & 1
    )
    assert len(seen.action_pool) == len(seen.deploy_pool) == 4
    assert seen.conduits[0] == "conduit_boot_single" and set(seen.conduits[1:]) == {None}
    assert [track.steps for track in seen.progress] == [1, 1, 0, 0, 0]
    assert {track.achievement for track in seen.progress} == {one.id for one in g.achievements}
    assert (seen.upgrades, seen.marker) == ([], None)
    automa.upgrades, automa.marker = 0b0101, 2
    seen = GAME.view(g, 0).automa
    assert seen.upgrades == [1, 3] and seen.marker is not None


@rule("WS-INFO-03")
def test_alone_chance_is_in_reshuffles_only_and_every_card_and_tile_counts_as_revealed() -> None:
    told = {"draw-tile", "automa-card", "automa-adds-card"}
    shuffles = revealed = 0
    for number in range(0, 20, 5):
        table = Table.new(GAME, 1, number, {})
        random = Random(number)
        while table.decision is not None:
            before, reveals, draws = table.number, table.state.reveals, table.state.rng.draws
            table.take(random.randrange(len(table.decision.options)))
            events = [str(event[0]) for _, event in table.events(before)]
            assert table.state.reveals - reveals == sum(event in told for event in events)
            assert (table.state.rng.draws > draws) == ("automa-shuffles" in events)
            shuffles += "automa-shuffles" in events
            revealed += table.state.reveals - reveals
    assert shuffles > 3 and revealed > 40


def test_views_are_plain_data() -> None:
    for table in positions(5, 150):
        for seat in range(-1, table.players):
            view = table.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
            for player in view.players:
                assert player.side.figure.place == PLACES[table.state.players[player.seat].place].id
                assert table.state.players[player.seat].patron != NONE or player.side.patron is None
