"""Nothing hidden shows, and conceal deals anew exactly what a seat cannot know (WC-INFO, WS-INFO)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.age_contrived.positions import positions, some_option
from tests.age_contrived.scene import Scene, laid_out
from tests.kernel.fingerprint import asked
from tests.looking import look_alike, nothing_comes_to_light_unnoticed
from tests.playing import concealed
from tests.rule import rule
from tryptyk.games.age_contrived.components.energy import UNIT, listed, size
from tryptyk.games.age_contrived.components.printed import LOWER, UPPER
from tryptyk.games.age_contrived.components.solo_catalogue import LATE_CARDS, TILE_CARDS
from tryptyk.games.age_contrived.conceal import conceal
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.rules.filling import has_space
from tryptyk.games.age_contrived.state import Player, State
from tryptyk.kernel import Rng, Table
from tryptyk.kernel.record import from_position, position_of

WAYS = 30
SOLO = range(0, 50, 5)
"""Numbers of tables at which somebody plays alone."""


def hidden(g: State, seat: int) -> dict[str, Any]:
    """What a seat does not know, by name."""
    others = [player for player in g.players if g.secret and player.number != seat]
    automa = g.automa
    return {
        "stack": [tile.id for tile in g.stack],
        "devices": [(player.upper, player.lower) for player in others],
        "exhausted": [player.exhausted for player in others],
        "aside": [player.aside for player in others],
        "deck": None if automa is None else [card.id for card in automa.deck],
        "supply": None if automa is None else [card.id for card in automa.supply],
        "under conduits": None if automa is None else [str(card) for card in automa.under_conduits],
        "under pairs": None if automa is None else [str(card) for card in automa.under_pairs],
        "generator": (g.rng.seed, g.rng.draws),
    }


def secret(choices: int, players: int = 3, seed: int = 4) -> Table[State]:
    """A table in the secret set-up, after so many choices."""
    table = Table.new(GAME, players, seed, {"advanced_setup": True})
    random = Random(seed)
    for _ in range(choices):
        assert table.decision is not None
        table.take(random.randrange(len(table.decision.options)))
    assert table.state.secret
    return table


# Nothing hidden shows. The differences are made by hand here, not by conceal.


def swap_tiles(g: State, rng: Random) -> None:
    """Within each level of the face-down tiles."""
    rng.shuffle(g.stack)
    g.stack.sort(key=lambda tile: -tile.level)


def swap_deck(g: State, rng: Random) -> None:
    if g.automa is not None:
        rng.shuffle(g.automa.deck)


def swap_supply(g: State, rng: Random) -> None:
    """The order within the groups, and which of the tile cards there are."""
    if g.automa is not None:
        seen = [*g.automa.deck, *g.automa.discard]
        for group in (TILE_CARDS, LATE_CARDS):
            unseen = [card for card in group if card not in seen]
            rng.shuffle(unseen)
            for place, card in enumerate(g.automa.supply):
                if card in group:
                    g.automa.supply[place] = unseen.pop()


def swap_cards_under(g: State, rng: Random) -> None:
    if g.automa is not None:
        for pile in (g.automa.under_conduits, g.automa.under_pairs):
            cards = [card for card in pile if card is not None]
            rng.shuffle(cards)
            pile[:] = [None if card is None else cards.pop() for card in pile]


def another_generator(g: State, rng: Random) -> None:
    g.rng = Rng(rng.randrange(2**60), rng.randrange(1000))


CHANGES = [
    pytest.param(swap_tiles, range(5, 9), marks=rule("WC-INFO-02")),
    pytest.param(swap_deck, SOLO, marks=rule("WS-INFO-01")),
    pytest.param(swap_supply, SOLO, marks=rule("WS-INFO-01")),
    pytest.param(swap_cards_under, SOLO, marks=rule("WS-INFO-01")),
    pytest.param(another_generator, range(5, 7), marks=rule("WC-INFO-04")),
]


@pytest.mark.parametrize(("change", "numbers"), CHANGES)
def test_views_and_questions_do_not_show_it(change: Callable[[State, Random], None], numbers: range) -> None:
    """Two tables that differ only there look the same, and ask the same until something is revealed."""
    rng = Random(7)
    differing = 0
    for table in [table.clone(rewind=True) for n in numbers for table in positions(1, 23, n, choices=150)]:
        number, rest = table.at_rest()
        state, other = rest.copy(), rest.copy()
        change(other, rng)
        differing += hidden(other, 0) != hidden(state, 0)
        look_alike(table, number, state, other, [0])
    assert differing > 4


def lay_out_otherwise(player: Player, rng: Random) -> None:
    """Other energies in the same places, and more of them in the exhausted pool."""
    energies = listed(player.exhausted + player.aside + sum(player.upper) + sum(player.lower))
    rng.shuffle(energies)
    for row in (player.upper, player.lower):
        for position in range(len(row)):
            row[position] = UNIT[energies.pop()] if row[position] and rng.random() < 0.5 else 0
    player.aside = UNIT[energies.pop()] if rng.random() < 0.5 else 0
    player.exhausted = sum(UNIT[kind] for kind in energies)


@rule("WC-INFO-03")
@pytest.mark.parametrize("choices", [0, 3, 7, 12, 20])
def test_tables_that_differ_in_what_others_laid_out_look_the_same(choices: int) -> None:
    table = secret(choices)
    rng = Random(choices)
    for seat in range(3):
        other = table.state.copy()
        for player in other.players:
            if player.number != seat:
                lay_out_otherwise(player, rng)
        if choices > 7:
            assert hidden(other, seat) != hidden(table.state, seat)
        assert GAME.view(other, seat) == GAME.view(table.state, seat)


@rule("WC-INFO-03")
def test_one_sees_what_oneself_laid_out() -> None:
    table = secret(12)
    other = table.state.copy()
    lay_out_otherwise(other.players[0], Random(1))
    assert GAME.view(other, 0) != GAME.view(table.state, 0)


@rule("WC-INFO-04", "WS-INFO-03", "WC-INFO-02")
def test_nothing_comes_to_light_unnoticed() -> None:
    tables = (table for table in positions(6, 5, first=15, choices=250) if not table.state.secret)
    assert nothing_comes_to_light_unnoticed(tables) > 100


# Concealing deals anew what a seat does not know


def ways(g: State, name: str, seat: int = 0) -> set[str]:
    """How a hidden thing can lie after concealing."""
    found = set()
    for seed in range(WAYS):
        twin = g.copy()
        conceal(twin, seat, Rng(seed))
        found.add(str(hidden(twin, seat)[name]))
    return found


@rule("WC-INFO-02")
def test_the_order_of_tiles_is_dealt_anew_within_their_levels() -> None:
    s = Scene(5).stack("upgraded_tile_1_4", "upgraded_tile_2_1", "upgraded_tile_2_4", "upgraded_tile_3_2")
    assert ways(s.g, "stack") == {
        str(["upgraded_tile_3_2", *between, "upgraded_tile_1_4"])
        for between in (
            ("upgraded_tile_2_1", "upgraded_tile_2_4"),
            ("upgraded_tile_2_4", "upgraded_tile_2_1"),
        )
    }
    assert len(ways(laid_out(5), "stack")) > WAYS // 2


@rule("WS-INFO-01")
@pytest.mark.parametrize(
    ("name", "least"), [("deck", 25), ("supply", 25), ("under conduits", 6), ("under pairs", 12)]
)
def test_the_automas_cards_are_dealt_anew(name: str, least: int) -> None:
    assert len(ways(laid_out(1), name)) >= least


@rule("WS-INFO-01")
def test_the_groups_of_the_supply_stay_and_any_tile_card_may_be_in_it() -> None:
    g = laid_out(1, difficulty="normal")
    tiles: set[str] = set()
    for seed in range(WAYS):
        twin = g.copy()
        conceal(twin, 0, Rng(seed))
        assert twin.automa is not None
        supply = twin.automa.supply
        assert set(supply[:3]) == set(LATE_CARDS), "at the bottom"
        assert set(supply[3:]) < set(TILE_CARDS) and len(set(supply)) == 6
        tiles |= {card.id for card in supply[3:]}
    assert tiles == {card.id for card in TILE_CARDS}


@rule("WC-INFO-03")
@pytest.mark.parametrize("name", ["devices", "exhausted", "aside", "generator"])
def test_what_others_lay_out_in_secret_is_dealt_anew(name: str) -> None:
    table = secret(20)
    assert len(ways(table.state, name)) > (2 if name == "aside" else WAYS // 2)


@rule("WC-INFO-03")
@pytest.mark.parametrize("players", [2, 3])
def test_others_may_have_laid_out_any_energies_anywhere(players: int) -> None:
    """Of that many energies: nothing follows from where they lie and which they are."""
    g = secret(13, players).state
    other = g.players[1]
    assert size(sum(other.upper) + sum(other.lower)) > 0
    laid, kinds = set(), set()
    first = listed(other.exhausted + other.aside + sum(other.upper + other.lower))
    for seed in range(10 * WAYS):
        twin = g.copy()
        conceal(twin, 0, Rng(seed))
        rows = [*twin.players[1].upper, *twin.players[1].lower]
        laid |= {space for space, bag in enumerate(rows) if bag}
        kinds |= {(space, kind) for space, bag in enumerate(rows) for kind in listed(bag)}
        GAME.check(twin)
    rows_of_tile = len(other.upper)
    tiles = range(4 if players == 2 else 3)
    assert laid == {row * rows_of_tile + tile for row in (0, 1) for tile in tiles}, "WC-ADV-03, 04"
    assert {kind for _, kind in kinds} == set(first)


@rule("WC-INFO-03")
def test_the_own_device_stays_and_others_keep_as_many_energies() -> None:
    g = secret(20).state
    for seat in range(3):
        twin = g.copy()
        conceal(twin, seat, Rng(seat))
        for player, mine in zip(twin.players, g.players, strict=True):
            if player.number == seat:
                assert (player.upper, player.lower) == (mine.upper, mine.lower)
                assert (player.exhausted, player.aside) == (mine.exhausted, mine.aside)
            assert size(sum(player.upper + player.lower)) == size(sum(mine.upper + mine.lower))
            assert size(player.aside) == size(mine.aside)
        GAME.check(twin)


def test_once_revealed_devices_stay_as_they_are() -> None:
    g = laid_out(2)
    assert not g.secret
    twin = g.copy()
    conceal(twin, 0, Rng(3))
    assert [(one.upper, one.lower, one.exhausted) for one in twin.players] == [
        (one.upper, one.lower, one.exhausted) for one in g.players
    ]


# Concealing keeps what is known


@rule("WC-INFO-01", "WS-INFO-02")
def test_everything_else_stays_as_it_is() -> None:
    looked_at = 0
    for table in positions(15, 67, choices=300):
        _, g = table.at_rest()
        for seat in range(table.players):
            twin = g.copy()
            conceal(twin, seat, Rng(3))
            assert GAME.view(twin, seat) == GAME.view(g, seat)
            assert known(twin, seat) == known(g, seat)
            looked_at += 1
    assert looked_at > 60


def known(g: State, seat: int) -> dict[str, Any]:
    """The whole state with what is hidden sorted or left out, so that orders do not count."""
    data: dict[str, Any] = GAME.dump(g)
    data["rng"] = None
    data["stack"] = sorted(data["stack"])
    if g.secret:
        for player in data["players"]:
            if player is not data["players"][seat]:
                for name in ("upper", "lower", "exhausted", "aside"):
                    del player[name]
    if g.automa is not None:
        automa = data["automa"]
        automa["deck"] = sorted(automa["deck"])
        automa["supply"] = len(automa["supply"])
        for name in ("under_conduits", "under_pairs"):
            automa[name] = [card is None for card in automa[name]], sorted(str(card) for card in automa[name])
    return data


@rule("WC-INFO-02", "WC-INFO-03", "WS-INFO-01")
def test_the_outcome_of_concealing_depends_on_nothing_hidden() -> None:
    """The same seed gives the same deal, whatever lay there before: no trace of it is left."""
    for table in positions(15, 51, choices=160):
        _, state = table.at_rest()
        one, two = state.copy(), state.copy()
        conceal(two, 0, Rng(5))
        conceal(one, 0, Rng(6))
        conceal(two, 0, Rng(6))
        assert GAME.dump(one) == GAME.dump(two)


def fill_otherwise(player: Player, rng: Random) -> None:
    """As many energies, others and on other spaces."""
    laid = size(sum(player.upper + player.lower))
    energies = listed(player.exhausted + player.aside + sum(player.upper + player.lower))
    rng.shuffle(energies)
    aside = size(player.aside)
    player.upper, player.lower = [0] * 5, [0] * 5
    for _ in range(laid):
        row, tile = rng.choice([player.upper, player.lower]), rng.choice([0, 1])
        while not has_space(player, tile, UPPER if row is player.upper else LOWER):
            row, tile = rng.choice([player.upper, player.lower]), rng.choice([0, 1, 2])
        row[tile] += UNIT[energies.pop()]
    player.aside = sum(UNIT[energies.pop()] for _ in range(aside))
    player.exhausted = sum(UNIT[kind] for kind in energies)


@rule("WC-INFO-03")
@pytest.mark.parametrize("choices", range(0, 21, 2))
def test_nothing_follows_from_what_others_have_laid_out(choices: int) -> None:
    """Tables that differ only there come to the same when they are dealt anew, the question too."""
    table = secret(choices)
    number, rest = table.at_rest()
    rng = Random(choices)
    for seat in range(3):
        other = rest.copy()
        for player in other.players:
            if player.number != seat:
                fill_otherwise(player, rng)
        GAME.check(other)
        twins = [Table.from_rest(GAME, 3, 4, table.setup, state.copy(), number) for state in (rest, other)]
        for twin in twins:
            twin.conceal(seat, 5)
        mine, yours = twins
        assert GAME.dump(mine.state) == GAME.dump(yours.state)
        assert asked(mine.decision) == asked(yours.decision)
        assert mine.refusals() == yours.refusals()


@rule("WC-INFO-03")
def test_what_others_are_asked_follows_from_what_was_dealt() -> None:
    """Of a table in memory as of one that is read from its position."""
    offered = set()
    for seed in range(WAYS):
        table = secret(4)
        assert table.decision is not None
        asks = table.decision.seats[0]
        table.conceal((asks + 1) % 3, seed)
        read = from_position(GAME, position_of(table))
        assert asked(table.decision) == asked(read.decision)
        offered.add(str(asked(table.decision)))
        back = table.number
        table.take(0)
        table.rewind_to(back)
        assert asked(table.decision) == asked(read.decision)
    assert len(offered) > 1


def test_what_others_were_asked_then_is_found_again_long_after() -> None:
    table = secret(4)
    table.conceal(2, 1)
    then, number, random = asked(table.decision), table.number, Random(1)
    for _ in range(300):
        if table.decision is not None:
            table.take(some_option(table.decision.options, random))
    table.rewind_to(number)
    assert asked(table.decision) == then


# Playing on


@pytest.mark.parametrize("number", range(5, 15))
def test_a_concealed_game_plays_on(number: int) -> None:
    random = Random(number)
    for table in list(positions(1, 60, number, choices=130)):
        if table.decision is None:
            continue
        twin = concealed(table, random.randrange(table.players), number)
        before = GAME.dump(table.state)
        for _ in range(60):
            if twin.decision is not None:
                twin.take(some_option(twin.decision.options, random))
                GAME.check(twin.state)
        assert GAME.dump(table.state) == before


@pytest.mark.parametrize("other", [0, 1])
def test_a_game_concealed_in_the_secret_set_up_plays_on_whoever_is_asked(other: int) -> None:
    for choices in range(21):
        table = secret(choices)
        assert table.decision is not None
        twin = concealed(table, (table.decision.seats[0] + other) % table.players, choices)
        random = Random(choices)
        for _ in range(40):
            assert twin.decision is not None
            twin.take(random.randrange(len(twin.decision.options)))
            GAME.check(twin.state)
        assert not twin.state.secret
