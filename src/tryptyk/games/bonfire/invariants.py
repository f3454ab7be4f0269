"""What must hold after every choice, whatever was played."""

from __future__ import annotations

from collections import Counter

from tryptyk.games.bonfire.components import catalogue
from tryptyk.games.bonfire.components.printed import GOLD, POSITIONS
from tryptyk.games.bonfire.effects.specialists.guardians import may_crowd
from tryptyk.games.bonfire.rules.council import moves_novice_of
from tryptyk.games.bonfire.state import (
    AT_BONFIRE,
    AWAY,
    HARBOUR,
    LYING,
    NEUTRAL,
    START,
    TOM,
    City,
    Player,
    State,
)


def check(g: State) -> None:
    """Raise AssertionError where an invariant is broken."""
    cities: list[City] = [*g.players]
    if g.tom is not None:
        cities.append(g.tom)
    _check_tasks(g, cities)
    _check_paths(g, cities)
    _check_gnomes(g, cities)
    _check_portals(g, cities)
    _check_novices(g)
    _check_countdown(g)
    for city in cities:
        _check_city(city)
    for player in g.players:
        _check_player(player)
    if g.tom is not None:
        cards = Counter(card.id for card in [*g.tom.deck, *g.tom.discard])
        assert cards == Counter(list(catalogue.TOM_CARDS)), "a Tom card is lost or doubled"
        assert not g.tom.abilities, "Tom uses no abilities"
    assert len({city.board.id for city in cities}) == len(cities), "a board is used twice"


def _check_tasks(g: State, cities: list[City]) -> None:
    """Each exists once; an Offering lies in the place of every Task that a player has taken."""
    on_islands = [task.id for tasks in g.islands for task in tasks]
    owned = [task.id for city in cities for task in city.tasks if task is not None]
    assert len(set(on_islands + owned)) == len(on_islands + owned), "a Task is doubled"
    figures = catalogue.PLAYERS[len(g.players)]
    total = sum(figures.corner_tasks if isle.corner else figures.tasks for isle in catalogue.TASK_ISLANDS)
    assert len(on_islands) + len(owned) == total, "a Task is lost"


def _check_paths(g: State, cities: list[City]) -> None:
    shown = [tile for tile in g.path_display if tile is not None]
    tiles = [*g.path_pile, *shown, *(tile for city in cities for tile in city.path)]
    assert Counter(tile.id for tile in tiles) == Counter(list(catalogue.PATH_TILES)), (
        "a Path Tile is lost or doubled"
    )
    assert sum(g.sunk) <= len(g.path_pile) and 0 not in g.sunk, "the known part of the Path pile"


def _check_gnomes(g: State, cities: list[City]) -> None:
    shown = [card for card in g.specialists if card is not None]
    cards = [
        *g.gnome_deck,
        *g.gnome_discard,
        *shown,
        *g.elders,
        *(gn for city in cities for gn in city.gnomes),
    ]
    expected = [
        id for id, card in catalogue.GNOMES.items() if g.tom is None or card.elder or card.cost != GOLD
    ]
    assert Counter(card.id for card in cards) == Counter(expected), "a Gnome is lost or doubled"


def _check_portals(g: State, cities: list[City]) -> None:
    portals = Counter(kind for there in g.fields for kind in there)
    for city in cities:
        portals.update(city.board.notches[place] for place in POSITIONS if city.portals >> place & 1)
    copies = catalogue.PLAYERS[len(g.players)].portal_copies
    assert portals == Counter(dict.fromkeys(range(len(catalogue.PORTALS)), copies)), "a Portal is lost"


def _check_novices(g: State) -> None:
    """A player's Novices in the High Council are those of the lit places."""
    placed = Counter(whose for field in g.council for whose in field)
    for player in g.players:
        pending = sum(1 for item in [*g.agenda, g.act] if moves_novice_of(item, player.seat))
        assert placed[player.seat] + pending >= player.bonfires >= placed[player.seat], "Novices of a player"
    used = placed[NEUTRAL] + placed[LYING]
    assert used + sum(g.neutral) <= len(catalogue.COMMON_TASKS), "a Neutral Novice is doubled"
    if g.tom is not None:
        assert placed[TOM] + g.tom.novices == catalogue.SOLO.novices, "a Novice of Tom's is lost"


def _check_countdown(g: State) -> None:
    total = sum(len(field) for field in g.council)
    assert (g.stack >= 0) == (total >= catalogue.PLAYERS[len(g.players)].countdown), "the Countdown"
    assert g.stack <= catalogue.COUNTDOWN and 0 <= g.running <= catalogue.COUNTDOWN


def _check_city(city: City) -> None:
    limits = catalogue.LIMITS
    assert len(city.path) <= limits.built_paths, "the path is too long"
    assert len(city.gnomes) <= limits.gnomes, "too many Gnomes"
    assert city.guardian_count <= limits.guardians, "too many Guardians"
    places = [place for place in city.guardians if place > START]
    crowded = may_crowd(city)
    for place in places:
        if place > AT_BONFIRE:
            bit = 1 << place - AT_BONFIRE
            assert city.lit & bit and city.portals & bit, "a Guardian where no Bonfire and Portal are"
        else:
            assert place <= city.path_end, "a Guardian beyond the path"
        if place > AT_BONFIRE or not crowded:
            assert places.count(place) == 1, "two Guardians in one place"
    for place in POSITIONS:
        if city.lit >> place & 1:
            assert city.tasks[place] is not None, "a Bonfire without a Task"
    assert all(place >= AWAY for place in city.guardians)


def _check_player(player: Player) -> None:
    assert min(player.tiles) >= 0 and min(player.resources) >= 0, "a purse is overdrawn"
    assert HARBOUR <= player.ship < len(catalogue.ISLANDS)
    apart = [] if player.apart is None else [player.apart]
    tiles = [*player.column, *apart, *(tile for tile, _ in player.laid)]
    assert Counter(tile.id for tile in tiles) == Counter(list(catalogue.FATE_TILES)), (
        "a Fate Tile is lost or doubled"
    )
    cells = sum(symbol.bit_count() for symbol in player.fate)
    assert cells == player.covered.bit_count() == 3 * len(player.laid), "Fate Tiles overlap"
    tokens = sum(len(stack) for stack in player.stacks) + sum(player.offered)
    assert tokens == len(catalogue.OFFERINGS), "an Offering is lost or doubled"
    assert sum(player.offered) == player.task_count, "an Offering for every Task"
