"""What sections, benefit tokens and bridges give (WC-BGAIN .. WC-BMOV)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import BENEFIT_TOKENS, BRIDGES, PATH, PATHS, PLACES
from tryptyk.games.age_contrived.components.device_catalogue import ACTION_TILES, UPGRADED_ACTIONS
from tryptyk.games.age_contrived.components.energy import ANY, KINDS, count, kinds_in
from tryptyk.games.age_contrived.components.printed import (
    ANY_BENEFIT_TOKEN,
    FACES,
    GAIN_CONDUIT,
    GAIN_ENERGY,
    GAIN_TILE,
    GAIN_UPGRADED_ACTION,
    MOVE_CHARACTER,
    MOVE_TRACK,
    PLACE_BRIDGE,
    REFILL_TILE,
    SYMBOLS,
    TRACKS,
    Bonus,
)
from tryptyk.games.age_contrived.rules.energies import gain
from tryptyk.games.age_contrived.rules.journeys import start_move, start_track
from tryptyk.games.age_contrived.rules.sides import set_abilities
from tryptyk.games.age_contrived.state import NONE, Player, State
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.state import Item

GAIN_ANY: Final = "gain_any"
BRIDGE: Final = "bridge"
UPGRADE: Final = "upgrade"
CONDUIT: Final = "conduit"
FREE_TILE: Final = "free_tile"
BENEFIT: Final = "benefit"
CHOOSE_TRACK: Final = "choose_track"

NO_PATH: Final = -1
"""A bonus that no bridge gave."""


def gain_any_item(seat: int) -> Item:
    return (GAIN_ANY, seat)


def bridge_item(seat: int) -> Item:
    return (BRIDGE, seat)


def upgrade_item(seat: int) -> Item:
    return (UPGRADE, seat)


def conduit_item(seat: int) -> Item:
    return (CONDUIT, seat)


def free_tile_item(seat: int) -> Item:
    return (FREE_TILE, seat)


def benefit_item(seat: int, *, path: int) -> Item:
    return (BENEFIT, seat, path)


def choose_track_item(seat: int, *, steps: int) -> Item:
    return (CHOOSE_TRACK, seat, steps)


def gives_anything(g: State, player: Player, bonus: Bonus) -> bool:
    """Whether a bonus would have any effect now."""
    kind = bonus.kind
    if kind == GAIN_ENERGY:
        for energy in bonus.energies:
            if player.reserve if energy == ANY else count(player.reserve, energy):
                return True
        return False
    if kind == PLACE_BRIDGE:
        return player.bridges != 0
    if kind == GAIN_UPGRADED_ACTION:
        return bool(upgrades_for(g, player))
    if kind == GAIN_CONDUIT:
        return bool(conduit_options(g, player))
    if kind == GAIN_TILE:
        return g.tiles[-1] is not None
    return True


def give(g: State, player: Player, bonus: Bonus, path: int = NO_PATH) -> None:
    """Put a bonus on the agenda; ``path`` is the one of the bridge that gave it."""
    seat = player.number
    kind = bonus.kind
    if kind == GAIN_ENERGY:
        gain_all(g, player, bonus.energies)
    elif kind == PLACE_BRIDGE:
        g.then(bridge_item(seat))
    elif kind == GAIN_UPGRADED_ACTION:
        g.then(upgrade_item(seat))
    elif kind == GAIN_CONDUIT:
        g.then(conduit_item(seat))
    elif kind == GAIN_TILE:
        g.then(free_tile_item(seat))
    elif kind == REFILL_TILE:
        # Not at once: at the end of the turn (WC-BREF-01).
        player.refills += 1
        g.tell("refill-earned", seat)
    elif kind == MOVE_CHARACTER:
        if path != NO_PATH:
            player.moved_by |= 1 << path
        start_move(g, player, bonus.spaces)
    elif kind == MOVE_TRACK:
        if len(bonus.tracks) == 1:
            start_track(g, player, bonus.tracks[0], bonus.spaces)
        else:
            g.then(choose_track_item(seat, steps=bonus.spaces))
    else:
        assert kind == ANY_BENEFIT_TOKEN, kind
        g.then(benefit_item(seat, path=path))


# Energy


def gain_all(g: State, player: Player, energies: tuple[int, ...]) -> None:
    """The energies shown, as far as the reserve has them (WC-BGAIN-05)."""
    for energy in energies:
        if energy == ANY:
            g.then(gain_any_item(player.number))
        else:
            gain(g, player, energy)


def gain_any_act(g: State, seat: int) -> Script | None:
    """Of any kind that is still in the reserve (WC-BGAIN-02)."""
    player = g.players[seat]
    return ask_gain(g, player) if player.reserve else None


def ask_gain(g: State, player: Player) -> Script:
    options: list[Option] = [("gain", KINDS[kind]) for kind in kinds_in(player.reserve)]
    picked = yield Decision(GAIN_ANY, (player.number,), options)
    gain(g, player, KINDS.index(str(picked[1])))


# Bridges


def bridge_options(g: State, player: Player) -> list[Option]:
    """Where the lowest bridge may go, with either side up (WC-BBRG-02..04, 11, 15)."""
    level = (player.bridges & -player.bridges).bit_length() - 1
    options: list[Option] = []
    empty = False
    for path in range(len(g.bridges)):
        lying = g.bridges[path]
        if lying is None:
            empty = True
        elif lying.character and lying.character != player.character.id:
            continue
        for face in FACES:
            options.append(("bridge", PLACES[PATHS[path]].id, player.character.bridges[level][0].id, face))
    if not empty:
        if not options:
            options.append(("keep_bridge",))
        options.append(("remove_bridge",))
    return options


def bridge_act(g: State, seat: int) -> Script | None:
    player = g.players[seat]
    return ask_bridge(g, player) if player.bridges else None


def ask_bridge(g: State, player: Player) -> Script:
    picked = yield Decision(BRIDGE, (player.number,), bridge_options(g, player))
    if picked[0] == "keep_bridge":
        return
    level = (player.bridges & -player.bridges).bit_length() - 1
    player.bridges &= ~(1 << level)
    if picked[0] == "remove_bridge":
        g.tell("remove-bridge", player.number, player.character.bridges[level][0].id)
    else:
        path = PATH[str(picked[1])]
        replaced = g.bridges[path]
        if replaced is not None and replaced.level:
            # The own one goes back to its slot, and its ability is lost at once (WC-BBRG-08).
            player.bridges |= 1 << replaced.level - 1
            g.tell("return-bridge", player.number, replaced.id)
        bridge = BRIDGES[str(picked[2])][FACES.index(str(picked[3]))]
        g.bridges[path] = bridge
        g.tell("place-bridge", player.number, bridge.id, str(picked[3]), str(picked[1]))
    set_abilities(g, player)


# Upgraded actions


def upgrades_for(g: State, player: Player) -> list[Option]:
    """Tiles in the supply for positions that have none yet (WC-BUPG-02, 04)."""
    return [
        ("upgrade", tile.id)
        for tile in UPGRADED_ACTIONS
        if g.upgrades[tile.number] and not player.actions[tile.position].upgraded
    ]


def upgrade_act(g: State, seat: int) -> Script | None:
    options = upgrades_for(g, g.players[seat])
    return ask_upgrade(g, g.players[seat], options) if options else None


def ask_upgrade(g: State, player: Player, options: list[Option]) -> Script:
    picked = yield Decision(UPGRADE, (player.number,), options)
    tile = ACTION_TILES[str(picked[1])]
    g.upgrades[tile.number] -= 1
    player.actions[tile.position] = tile
    g.tell("upgrade", player.number, tile.id)


# Conduits


def conduit_options(g: State, player: Player) -> list[Option]:
    """Every kind that is left, on every empty slot (WC-BCON-01, 02, 04, 07)."""
    options: list[Option] = []
    for kind in range(len(SYMBOLS)):
        if g.doubles[kind] or g.singles[kind]:
            for slot in range(len(player.conduits)):
                if player.conduits[slot] == NONE:
                    options.append(("conduit", SYMBOLS[kind], slot + 1))
    return options


def draw_conduit(g: State, kind: int) -> int:
    """The top of a stack: the one with two symbols comes first (WC-BCON-03)."""
    if g.doubles[kind]:
        g.doubles[kind] -= 1
        return 4 * kind + 2
    g.singles[kind] -= 1
    return 4 * kind + 1


def conduit_act(g: State, seat: int) -> Script | None:
    options = conduit_options(g, g.players[seat])
    return ask_conduit(g, g.players[seat], options) if options else None


def ask_conduit(g: State, player: Player, options: list[Option]) -> Script:
    picked = yield Decision(CONDUIT, (player.number,), options)
    conduit = draw_conduit(g, SYMBOLS.index(str(picked[1])))
    player.conduits[int(picked[2]) - 1] = conduit
    g.tell("conduit", player.number, str(picked[1]), conduit & 3, int(picked[2]))


# Movement and benefit tokens


def choose_track_act(g: State, seat: int, steps: int) -> Script:
    """One track for the whole bonus (WC-BMOV-02)."""
    picked = yield Decision(CHOOSE_TRACK, (seat,), [("on_track", track) for track in TRACKS], about=(steps,))
    start_track(g, g.players[seat], TRACKS.index(str(picked[1])), steps)


def tokens_for(g: State, player: Player, path: int) -> list[Option]:
    """Benefit tokens on the board that would give something (WC-BMOV-03, WC-BRDG-10)."""
    options: list[Option] = []
    for token in g.benefits:
        if token is not None and gives_anything(g, player, token.bonus):
            moved = path != NO_PATH and player.moved_by >> path & 1
            if token.bonus.kind != MOVE_CHARACTER or not moved:
                options.append(("benefit", token.id))
    return options


def benefit_act(g: State, seat: int, path: int) -> Script | None:
    player = g.players[seat]
    options = tokens_for(g, player, path)
    return ask_benefit(g, player, path, options) if options else None


def ask_benefit(g: State, player: Player, path: int, options: list[Option]) -> Script:
    picked = yield Decision(BENEFIT, (player.number,), options)
    g.tell("benefit", player.number, str(picked[1]))
    give(g, player, BENEFIT_TOKENS[str(picked[1])].bonus, path)
