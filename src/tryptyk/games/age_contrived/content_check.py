"""What a component still lacks, and whether the content still adds up when somebody has corrected a file.

``tryptyk content age_contrived --check`` asks: behaviour, texts, counts, the map, whether it can be played.
References between the files were checked when they were read.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tryptyk.components import ContentFault, Entry, must_match
from tryptyk.games.age_contrived.acts import ACTS
from tryptyk.games.age_contrived.components import catalogue, device_catalogue, solo_catalogue
from tryptyk.games.age_contrived.components.atlas import Place
from tryptyk.games.age_contrived.components.energy import ALL_KINDS, KINDS, count, size
from tryptyk.games.age_contrived.components.printed import (
    ANY_BENEFIT_TOKEN,
    COPY_BRIDGE,
    GAIN_ENERGY,
    MOVE_CHARACTER,
    MOVE_TRACK,
    Achievement,
    Bonus,
    Bridge,
    Character,
    Section,
)
from tryptyk.games.age_contrived.components.rows import (
    BOARD_FILE,
    CHARACTER_FILE,
    DEVICE_FILE,
    MONUMENT_FILE,
    Players,
)
from tryptyk.games.age_contrived.judgement.weights import WORTHS
from tryptyk.games.age_contrived.rules.achievements import REQUIREMENTS
from tryptyk.games.age_contrived.rules.gods import GODS, God

TOLD = (
    "energy", "track", "benefit_token", "achievement", "neutral_bridge", "character", "ability", "bridge",
    "action_tile", "upgraded_action", "solo_side",
)  # fmt: skip
"""Kinds that need a text. Of the others a name and the figures say everything."""


def texts(entry: Entry) -> list[str]:
    """The messages, or attributes of messages, that an entry needs in every language."""
    wanted = [f"thing-{entry.id}"]
    if entry.kind in TOLD:
        wanted.append(f"thing-{entry.id}.text")
    return wanted


def lacks(entry: Entry, root: Path | None) -> list[str]:
    """What an entry of the catalogue lacks; ``root`` is the repository's folder, where it is at hand."""
    if entry.kind == "component":
        return [*_counts(entry.id), *_marks(entry.id)]
    if entry.kind == "region":
        return _region(entry.id)
    if entry.kind in ("space", "path"):
        return _place(catalogue.PLACES[catalogue.PLACE[entry.id]])
    if entry.kind == "section":
        return _section(entry.id)
    if entry.kind == "achievement":
        return _achievement(catalogue.ACHIEVEMENTS[entry.id])
    if entry.kind == "benefit_token":
        return _token(catalogue.BENEFIT_TOKENS[entry.id].bonus)
    if entry.kind in ("neutral_bridge", "bridge"):
        return [lack for side in catalogue.BRIDGES[entry.id] for lack in bridge_lacks(side)]
    if entry.kind == "character":
        found = god_lacks(GODS[entry.id]) if entry.id in GODS else [f"behaviour (effects/{entry.id}.py)"]
        return found if root is None else found + _look(entry.id, root)
    if entry.kind == "quick_start":
        character = next(row.character for row in CHARACTER_FILE.quick_start if row.id == entry.id)
        return quick_start_lacks(catalogue.CHARACTERS[character])
    return []


def _look(id: str, root: Path) -> list[str]:
    """Icons and hues of a character and of its bridges, in the web client."""
    file = root / "web" / "src" / "games" / "age_contrived" / "looks.json"
    if not file.is_file():
        return []
    looks = file.read_text(encoding="utf-8")
    return [
        f"icon of {name} (web looks.json)" for name in (id, f"{id}_bridge_") if f'"{name}": ' not in looks
    ]


# Counts


def _counts(id: str) -> list[str]:
    """Where the inventory of the box counts something else than the files hold."""
    characters = len(catalogue.CHARACTERS)
    monuments = MONUMENT_FILE.monument
    printed = sum(achievement.printed for achievement in catalogue.ACHIEVEMENTS.values())
    held = {
        "box_benefit_token": len(catalogue.BENEFIT_TOKENS),
        "box_upgraded_transmutation_tile": len(device_catalogue.UPGRADED_TILES),
        "box_monument": len(monuments),
        "box_monument_frame": len(monuments),
        "box_patron_token": len(monuments),
        "box_monument_randomizer_token": sum(row.drawn for row in monuments),
        "box_beacon_solo_token": sum(not row.drawn for row in monuments),
        "box_neutral_bridge": len(catalogue.NEUTRAL_BRIDGES),
        "box_achievement_tile": len(catalogue.ACHIEVEMENTS) - printed,
        "box_conduit": sum(device_catalogue.DOUBLES) + sum(device_catalogue.SINGLES),
        "box_upgraded_action_tile": sum(len(row.min_players) for row in DEVICE_FILE.upgraded_action),
        "box_energy_token": characters * size(catalogue.WHOLE),
        "box_character_bridge": len(catalogue.BRIDGES) - len(catalogue.NEUTRAL_BRIDGES),
        "box_basic_action_tile": characters * len(device_catalogue.BASIC_ACTIONS),
        "box_basic_transmutation_tile": characters
        * (len(device_catalogue.BASIC_TILES) + len(device_catalogue.INACTIVE_TILES)),
        "box_solo_character_card": len(solo_catalogue.SOLO_SIDES) // 2,
        "box_automa_card": len(solo_catalogue.AUTOMA_CARDS),
        "box_achievement_progress_tile": len(solo_catalogue.PROGRESS_STEPS),
        **dict.fromkeys(
            (
                "box_quick_start_card", "box_help_sheet", "box_transmuter", "box_character_board",
                "box_miniature", "box_channel_token", "box_divine_wind_token",
            ),
            characters,
        ),
    }  # fmt: skip
    counted = catalogue.BOX[id]
    right = held.get(id, counted)
    return [] if right == counted else [f"right count (table.toml says {counted}, the files hold {right})"]


def _marks(id: str) -> list[str]:
    """Where the marks for numbers of players leave more or fewer pieces than those players need."""
    found = []
    for players, figures in catalogue.PLAYERS.items():
        seats = max(players, 2)
        wanted: dict[str, tuple[int, int]] = {
            "box_benefit_token": (
                sum(row.min_players <= seats for row in BOARD_FILE.benefit_token),
                figures.benefit_tokens,
            ),
            "box_upgraded_transmutation_tile": (
                sum(tile.min_players <= seats for tile in device_catalogue.UPGRADED_TILES),
                figures.tiles,
            ),
            "box_upgraded_action_tile": (
                min(sum(mark <= seats for mark in row.min_players) for row in DEVICE_FILE.upgraded_action),
                figures.upgraded_action_copies,
            ),
            "box_monument": (seats + 1, figures.monuments),
        }
        marked, needed = wanted.get(id, (0, 0))
        if marked != needed:
            found.append(f"right marks (with {players} players {marked} are in the game, not {needed})")
        if id == "box_energy_token":
            found.extend(_arranged(players, figures))
        if id == "box_benefit_token" and figures.benefit_tokens != figures.monuments:
            found.append(f"benefit token for each monument with {players} players")
    return found


def _arranged(players: int, figures: Players) -> list[str]:
    """Energies laid out freely, and one for the Pool, start exhausted; each has its space (WC-ADV-03..05)."""
    spaces = sum([tile.upper + tile.lower for tile in device_catalogue.BASIC_TILES[: len(figures.filled)]])
    most = min(spaces, size(catalogue.START_EXHAUSTED) - 1)
    if figures.arranged <= most:
        return []
    return [f"room for {figures.arranged} that {players} players lay out freely (at most {most})"]


# The map


def _region(id: str) -> list[str]:
    """All outer regions are alike: as many spaces, one start, a way to the centre and to both neighbours."""
    region = catalogue.REGION[id]
    places = catalogue.PLACES[: catalogue.FIRST_PATH]
    bit = 1 << region.number
    own = [place for place in places if place.regions == bit]
    outer = catalogue.CENTRE
    joined = {
        other for path in region.paths for other in catalogue.PATH_REGIONS[path] if other != region.number
    }
    found = []
    if region.number == outer:
        spokes = {near for place in own for near in neighbours(place) if near >= catalogue.FIRST_PATH}
        if len(own) != outer or not all(place.central for place in own):
            found.append("central space for each outer region")
        if spokes != {catalogue.PATHS[path] for path in catalogue.SPOKES} or joined != set(range(outer)):
            found.append("damaged path to each outer region")
        return found
    first = [place for place in places if place.regions == 1]
    if len(own) != len(first) or sum(place.start for place in own) != 1:
        found.append("as many spaces as the other outer regions")
    if joined != {(region.number - 1) % outer, (region.number + 1) % outer, outer} or len(region.paths) != 3:
        found.append("damaged path to the centre and to each neighbour")
    if not own or region.start not in [place.number for place in own]:
        found.append("start space of its own")
    return found


def _place(place: Place) -> list[str]:
    found = []
    if place.number not in reachable(catalogue.PLACES):
        found.append("way from the first space")
    regions = [catalogue.PLACES[near].regions for near in neighbours(place)]
    if place.path < 0:
        if any(
            near.regions != place.regions
            for near in (catalogue.PLACES[number] for number in neighbours(place))
            if near.path < 0
        ):
            found.append("damaged path between it and another region")
    elif len(set(regions)) != 2 or regions[0] | regions[1] != place.regions:
        found.append("end in each of the regions that it joins")
    return found


def neighbours(place: Place) -> list[int]:
    """The places beside one, whichever way a figure faces there."""
    return sorted({pose >> 2 for way in place.exits for pose in way})


def reachable(places: Sequence[Place]) -> set[int]:
    """The places that a figure could come to from the first one, if every damaged path had a bridge."""
    seen = {0}
    edge = [0]
    while edge:
        edge = [near for here in edge for near in neighbours(places[here]) if near not in seen]
        seen.update(edge)
    return seen


# What can be done with it


def _section(id: str) -> list[str]:
    section = next(one for region in catalogue.REGIONS for one in region.sections if one.id == id)
    found = [] if can_be_filled(section) else ["spaces that everybody could always fill"]
    if len(section.prototype) > len(section.spaces):
        found.append("as many spaces as the prototype")
    return found


def can_be_filled(section: Section) -> bool:
    """Whether nobody can ever run out of a kind that it asks for, so that no position is dead (WC-AMB-52).

    What starts outside the reserve comes back in the end, but for one that may lie on an achievement.
    """
    return bool(section.spaces) and all(
        section.spaces.count(kind) <= count(catalogue.START_EXHAUSTED, kind) - 1
        for kind in ALL_KINDS
        if kind in section.spaces
    )


def _achievement(achievement: Achievement) -> list[str]:
    if achievement.type not in REQUIREMENTS:
        return ["behaviour (rules/achievements.py)"]
    return [] if can_be_met(achievement) else ["way to be met with what is in the box"]


def can_be_met(achievement: Achievement) -> bool:
    """Whether somebody can fulfil it even in the smallest game, as far as the counts of the box go."""
    device = device_catalogue.DEVICE
    if achievement.type == "tile_symbols":
        if achievement.symbol < 0:
            return False
        tiles = [tile for tile in device_catalogue.TILES.values() if tile.min_players <= 2]
        shown = sorted([tile.symbols[achievement.symbol] for tile in tiles], reverse=True)
        return achievement.least <= sum(shown[: device.positions + device.inactive_tiles])
    most = {
        "bound_kinds": len(KINDS),
        "bound_monuments": catalogue.PLAYERS[2].monuments,
        "bound_in_one_region": size(catalogue.WHOLE),
        "gained_each_kind": min(count(catalogue.START_RESERVE, kind) for kind in ALL_KINDS),
        "conduits": min(device.conduit_slots, sum(device_catalogue.DOUBLES) + sum(device_catalogue.SINGLES)),
        "upgraded_actions": len({tile.position for tile in device_catalogue.UPGRADED_ACTIONS}),
    }
    return 0 < achievement.least <= most.get(achievement.type, 0)


def quick_start_lacks(character: Character) -> list[str]:
    """Its energies start exhausted, and its tiles have a space for each."""
    found = []
    for players, figures in catalogue.PLAYERS.items():
        filled = len(figures.filled)
        if min(len(character.upper), len(character.lower)) < filled:
            found.append(f"energies for {filled} positions")
            continue
        taken = [character.pool, *character.upper[:filled], *character.lower[:filled]]
        if any(taken.count(kind) > count(catalogue.START_EXHAUSTED, kind) for kind in ALL_KINDS):
            found.append(f"energies that {players} players can have")
        tiles = [device_catalogue.BASIC_TILES[position] for position in figures.filled]
        if any(min(tile.upper, tile.lower) < 1 for tile in tiles):
            found.append(f"space for its energies with {players} players")
    return found


def bonus_lacks(bonus: Bonus) -> list[str]:
    """Whether the figures are there that a kind of bonus needs, and no others."""
    needs = (bonus.kind == GAIN_ENERGY, bonus.kind in (MOVE_CHARACTER, MOVE_TRACK), bonus.kind == MOVE_TRACK)
    given = (bool(bonus.energies), bonus.spaces > 0, bool(bonus.tracks))
    return [] if needs == given else [f"right figures for {bonus.kind}"]


def _token(bonus: Bonus) -> list[str]:
    if bonus.kind in (ANY_BENEFIT_TOKEN, COPY_BRIDGE):
        return ["bonus of its own"]
    return bonus_lacks(bonus)


def bridge_lacks(bridge: Bridge) -> list[str]:
    """A bridge of level III copies others, which show bonuses of their own (WC-BRDG-05, 06)."""
    if (bridge.bonus.kind == COPY_BRIDGE) != (bridge.level == 3):
        return ["bonus of its own" if bridge.level < 3 else "copy of another bridge"]
    return bonus_lacks(bridge.bonus)


def check_content() -> None:
    """What the content holds is known to the rules and to bots, and nothing else is."""
    types = {achievement.type for achievement in catalogue.ACHIEVEMENTS.values()}
    must_match("Requirements of achievements", types, REQUIREMENTS)
    must_match("Characters (a god is a module of its own in effects/)", catalogue.CHARACTERS, GODS)
    for worth in WORTHS.by_case.values():
        must_match("Kinds of bonuses (for bots, in judgement/weights.toml)", _bonus_kinds(), worth.bonuses)
    for god in GODS.values():
        lacking = god_lacks(god)
        if lacking:
            raise ContentFault(f"effects/{god.id}.py has no {lacking[0]}.")


def _bonus_kinds() -> set[str]:
    tokens = [token.bonus for token in catalogue.BENEFIT_TOKENS.values()]
    return {
        bonus.kind
        for bonus in tokens + [side.bonus for sides in catalogue.BRIDGES.values() for side in sides]
    }


def god_lacks(god: God) -> list[str]:
    """What a god needs beside what it has: acts for its items, and what belongs to what it overrides."""
    found = [] if _overrides(god, "at_region") else ["what its ability of level III does (at_region)"]
    for one, other in (("gains_aside", "keep_aside"), ("instead_of_moving", "do_instead")):
        if _overrides(god, one) and not _overrides(god, other):
            found.append(f"{other}, which follows from {one}")
    for name in ("at_region", "keep_aside"):
        if _overrides(god, name):
            act = str(getattr(god, name)(0)[0])
            if act not in god.acts() and act not in ACTS:
                found.append(f"act {act!r} (acts)")
    return found


def _overrides(god: God, name: str) -> bool:
    return getattr(type(god), name) is not getattr(God, name)
