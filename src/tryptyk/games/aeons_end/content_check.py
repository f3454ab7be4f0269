"""What a component still lacks before it can be played: behaviour, texts, a look, a test.

``tryptyk content aeons_end --check`` asks. The game itself is not imported here: it refuses to load as long
as a card lacks its behaviour.
"""

from __future__ import annotations

import json
from collections.abc import Container
from pathlib import Path

import tryptyk.games.aeons_end.effects.abilities
import tryptyk.games.aeons_end.effects.gems
import tryptyk.games.aeons_end.effects.nemeses
import tryptyk.games.aeons_end.effects.relics
import tryptyk.games.aeons_end.effects.spells  # noqa: F401  all these enter behaviour
from tryptyk.components import Entry, must_match
from tryptyk.games.aeons_end.components import catalogue
from tryptyk.games.aeons_end.components.printed import ATTACK, CORRUPTION, GEM, MINION, POWER, RELIC, SPELL
from tryptyk.games.aeons_end.judgement.weights import WORTHS
from tryptyk.games.aeons_end.rules import behaviour
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES

MAGE = "mage"
NEMESIS = "nemesis"
BESIDE = ("difficulty", "preset", "component")
"""Kinds that do nothing, and are not shown as cards."""


def lacks(entry: Entry, root: Path | None) -> list[str]:
    """What an entry of the catalogue lacks, each with the file where it belongs; ``root`` is the repository's
    folder, where it is at hand."""
    if entry.kind == "component":
        return _counts(entry.id)
    if entry.kind in BESIDE:
        return []
    found = _behaviour(entry)
    if root is not None:
        found.extend(_look(entry, root))
        found.extend(_tests(entry, root))
    return found


def texts(entry: Entry) -> list[str]:
    """The messages, or attributes of messages, that an entry needs in every language."""
    wanted = [f"thing-{entry.id}"]
    if entry.kind == NEMESIS:
        wanted.extend(f"thing-{entry.id}.{key}" for key in ("unleash", "rules", "setup", "increased"))
        wanted.append(f"setup-about-{entry.id}")
    elif entry.kind not in BESIDE:
        wanted.append(f"thing-{entry.id}.text")
    if entry.kind == MAGE:
        wanted.append(f"thing-{entry.id}.ability")
    if entry.id in catalogue.WHILE_PREPPED:
        wanted.append(f"thing-{entry.id}.prepped")
    if entry.id in catalogue.TO_DISCARD:
        wanted.append(f"thing-{entry.id}.todiscard")
    return wanted


def _behaviour(entry: Entry) -> list[str]:
    tables: dict[str, tuple[Container[str], str]] = {
        GEM: (behaviour.PLAY, "effects/gems.py"),
        RELIC: (behaviour.PLAY, "effects/relics.py"),
        SPELL: (behaviour.CAST, "effects/spells.py"),
        CORRUPTION: (behaviour.CORRUPTION, "effects/nemeses/corruptions.py"),
        ATTACK: (behaviour.ATTACK, _module(entry)),
        MINION: (behaviour.PERSISTENT, _module(entry)),
        POWER: (behaviour.POWER, _module(entry)),
        MAGE: (behaviour.ABILITY, "effects/abilities.py"),
        NEMESIS: (NEMESIS_TYPES, _module(entry)),
    }
    # Every other kind is some nemesis's own.
    table, file = tables.get(entry.kind, (_own(entry), _module(entry)))
    found = [] if entry.id in table else [f"behaviour ({file})"]
    if entry.id in catalogue.WHILE_PREPPED and entry.id not in {*behaviour.PREPPED, *behaviour.CASTING_END}:
        found.append(f"While-prepped behaviour ({file})")
    if entry.id in catalogue.TO_DISCARD and entry.id not in behaviour.TO_DISCARD:
        found.append(f"TO DISCARD behaviour ({file})")
    return found


def _owner(entry: Entry) -> str:
    """Of a nemesis card, side card or row: the nemesis, or the basic cards."""
    return entry.file.removeprefix("nemesis/").removesuffix(".toml")


def _module(entry: Entry) -> str:
    return f"effects/nemeses/{_owner(entry)}.py"


def _own(entry: Entry) -> Container[str]:
    nemesis = NEMESIS_TYPES.get(_owner(entry))
    return () if nemesis is None else nemesis().behaving()


def _look(entry: Entry, root: Path) -> list[str]:
    """Icon and colour, for a nemesis its own part of the board: all in the web client."""
    board = root / "web" / "src" / "games" / "aeons_end"
    if not board.is_dir():
        return []
    looks = json.loads((board / "looks.json").read_text(encoding="utf-8"))
    look = looks["things"].get(entry.id, [])
    found = [f"{what} (web looks.json)" for what in ("icon", "colour")[len(look) :]]
    if entry.kind == MAGE and entry.id not in looks["abilities"]:
        found.append("icon of the ability (web looks.json)")
    if entry.kind == NEMESIS and not (board / "nemeses" / f"{entry.id}.svelte").is_file():
        found.append(f"part of the board (web nemeses/{entry.id}.svelte)")
    return found


def _tests(entry: Entry, root: Path) -> list[str]:
    """A test that names it; for a nemesis a recorded game, too."""
    folder = root / "tests" / "aeons_end"
    if not folder.is_dir():
        return []
    named = any(f'"{entry.id}"' in file.read_text(encoding="utf-8") for file in folder.glob("test_*.py"))
    found = [] if named else ["test (tests/aeons_end)"]
    if entry.kind == NEMESIS and not (folder / "records" / f"{entry.id}.json").is_file():
        found.append("recorded game (tests/aeons_end/make_records.py)")
    return found


def _counts(id: str) -> list[str]:
    """Where the files hold less than the rulebook's inventory counts: what somebody adds comes on top."""
    mats = catalogue.NEMESES.values()
    held = {
        "gem_cards": _copies(GEM),
        "relic_cards": _copies(RELIC),
        "spell_cards": _copies(SPELL),
        "randomizer_cards": sum([len(cards) for cards in catalogue.SUPPLY.values()]),
        "nemesis_cards": len(catalogue.FOES) + sum([len(mat.side_cards) for mat in mats]),
        "mage_mats": len(catalogue.MAGES),
        "nemesis_mats": len(mats),
    }
    counted = catalogue.INVENTORY[id]
    there = held.get(id, counted)
    return [] if there >= counted else [f"full count (table.toml says {counted}, the files hold {there})"]


def _copies(type: str) -> int:
    cards = [card.id for card in catalogue.CARDS.values() if card.type == type]
    return sum([catalogue.COPIES[id] for id in cards])


# All at once, when the game is loaded


def _cards(*types: str) -> list[str]:
    return [card.id for card in catalogue.CARDS.values() if not types or card.type in types]


def _foes(type: str) -> list[str]:
    return [card.id for card in catalogue.FOES.values() if card.type == type]


def check_content() -> None:
    """Every card does something, and everything done belongs to a card."""
    must_match("Gems and relics", _cards(GEM, RELIC), behaviour.PLAY)
    must_match("Spells", _cards(SPELL), behaviour.CAST)
    must_match("Corruptions", _cards(CORRUPTION), behaviour.CORRUPTION)
    must_match("While-prepped effects", catalogue.WHILE_PREPPED, {*behaviour.PREPPED, *behaviour.CASTING_END})
    must_match("Mages", catalogue.MAGES, behaviour.ABILITY)
    named = [name.partition(".") for name in WORTHS.figures(next(iter(catalogue.NEMESES)))]
    must_match(
        "Mages (for bots, in judgement/weights.toml)",
        catalogue.MAGES,
        [id for table, _, id in named if table == "ability"],
    )
    valued = [id for table, _, id in named if table in ("damage", "aether")]
    must_match("Cards (for bots, in judgement/weights.toml)", _cards(), {*_cards(), *valued})
    must_match("Nemeses", catalogue.NEMESES, NEMESIS_TYPES)
    for id, mat in catalogue.NEMESES.items():
        must_match(f"Side cards and rows of {id}", mat.own_ids, NEMESIS_TYPES[id]().behaving())
    must_match("Attacks", _foes(ATTACK), behaviour.ATTACK)
    must_match("Minions", _foes(MINION), behaviour.PERSISTENT)
    must_match("Powers", _foes(POWER), behaviour.POWER)
    must_match("TO DISCARD conditions", catalogue.TO_DISCARD, behaviour.TO_DISCARD)
