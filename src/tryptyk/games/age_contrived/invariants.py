"""What holds after every choice: each energy in exactly one place, seven tiles, limits (WC-COMP-25, 36)."""

from __future__ import annotations

from tryptyk.games.age_contrived.components.catalogue import PLACES, REGIONS, WHOLE
from tryptyk.games.age_contrived.components.device_catalogue import DOUBLES, SINGLES, UPGRADED_ACTIONS
from tryptyk.games.age_contrived.components.energy import UNIT, size
from tryptyk.games.age_contrived.components.printed import POSITIONS, TOP
from tryptyk.games.age_contrived.components.solo_catalogue import AUTOMA_POOL
from tryptyk.games.age_contrived.rules.achievements import bound_bag
from tryptyk.games.age_contrived.rules.binding import pillar_spaces
from tryptyk.games.age_contrived.rules.sections import accepted, fits, is_unfinished
from tryptyk.games.age_contrived.state import NONE, Automa, Player, Side, State


def check(g: State) -> None:
    for side in g.sides:
        _check_energies(g, side)
        _check_side(g, side)
    for player in g.players:
        _check_device(player)
    if g.automa is not None:
        _check_automa(g.automa)
    _check_monuments(g)
    _check_board(g)


def _check_energies(g: State, side: Side) -> None:
    """21 energies of the right kinds, each in one zone; a bag that went below nothing shows here, too."""
    whole = side.reserve + side.exhausted + side.pool + side.hand + side.aside + bound_bag(side)
    for track in (0, 1):
        if side.tracks[track]:
            whole += UNIT[side.track_kinds[track]]
    for spaces in g.spaces:
        for token in spaces:
            if token != NONE and token >> 2 == side.number:
                whole += UNIT[token & 3]
    if isinstance(side, Player):
        whole += sum(side.upper) + sum(side.lower)
    elif isinstance(side, Automa):
        whole += side.action_pool + side.deploy_pool
    assert whole == WHOLE, (side.character, hex(whole))
    assert min(side.reserve, side.exhausted, side.pool, side.hand, side.aside) >= 0, side.character


def _check_side(g: State, side: Side) -> None:
    assert all(0 <= space <= TOP for space in side.tracks), side.tracks
    kinds = [achieved & 3 for achieved in side.achieved if achieved != NONE]
    assert len(kinds) == len(set(kinds)), f"a kind is bound twice to achievements by {side.character}"
    place = PLACES[side.place]
    assert place.path < 0 or g.bridges[place.path] is not None, f"{side.character} stands on no bridge"
    lying = {b.level for b in g.bridges if b is not None and b.character == side.character.id}
    assert not any(side.bridges >> level - 1 & 1 for level in lying), "a bridge is in two places"
    if side.patron != NONE:
        assert not g.patrons >> side.patron & 1


def _check_device(player: Player) -> None:
    assert len(player.channel) == POSITIONS, player.channel
    assert len(player.inactive) == 2, player.inactive
    for position in range(POSITIONS):
        tile = player.channel[position]
        assert size(player.upper[position]) <= tile.upper, tile
        assert size(player.lower[position]) <= tile.lower, tile


def _check_automa(automa: Automa) -> None:
    assert size(automa.action_pool) <= AUTOMA_POOL
    assert size(automa.deploy_pool) <= AUTOMA_POOL


def _check_monuments(g: State) -> None:
    for region in REGIONS:
        number = region.number
        spaces = g.spaces[number]
        if not is_unfinished(g, number):
            assert not spaces, region
            continue
        slots = accepted(g, number)
        assert len(spaces) == len(slots), region
        for space, token in zip(slots, spaces):
            assert token == NONE or fits(space, token & 3), region
        if g.finishers[number] != NONE:
            assert g.closed >> number & 1, region
        held = [side.number for side in g.sides if side.patron == number]
        assert len(held) + (g.patrons >> number & 1) == 1, region


def _check_board(g: State) -> None:
    for region in REGIONS:
        taken = sum(1 for side in g.sides if side.pillars[region.number] != NONE)
        assert taken <= pillar_spaces(g), region
    for number in range(len(g.achievements)):
        spaces = [side.achieved[number] >> 2 for side in g.sides if side.achieved[number] != NONE]
        assert len(spaces) == len(set(spaces)), g.achievements[number]
    tiles = [tile for player in g.players for tile in player.channel + player.inactive if tile.level]
    tiles += [tile for tile in [*g.tiles, *g.stack] if tile is not None]
    assert len(tiles) == len(set(tiles)), "a tile is in two places"
    gaps = [tile is None for tile in g.tiles]
    if not g.agenda:
        assert gaps == sorted(gaps, reverse=True), "the Pool has a gap"
    for tile in UPGRADED_ACTIONS:
        assert g.upgrades[tile.number] >= 0
    conduits = [conduit for player in g.players for conduit in player.conduits if conduit != NONE]
    if g.automa is None:
        for kind in range(3):
            assert g.doubles[kind] + conduits.count(4 * kind + 2) == DOUBLES[kind]
            assert g.singles[kind] + conduits.count(4 * kind + 1) == SINGLES[kind]
