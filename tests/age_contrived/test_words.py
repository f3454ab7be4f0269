"""An Age Contrived in words: whole games told in both languages, and names that agree with the content."""

from __future__ import annotations

import re
import unicodedata
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import tryptyk.games.age_contrived
from tests.age_contrived.scene import Scene
from tests.telling import Asked, Way, one_by_one, sayable, told_to_the_end
from tryptyk.games.age_contrived.components import catalogue, device_catalogue
from tryptyk.games.age_contrived.components.energy import KINDS, SPACE_KINDS
from tryptyk.games.age_contrived.components.printed import (
    CHARACTER,
    FACES,
    ROWS,
    SCORING_SPACES,
    SYMBOLS,
    TRACKS,
)
from tryptyk.games.age_contrived.components.solo_catalogue import (
    AUTOMA_CARDS,
    PROGRESS_IDS,
    SOLO_SIDES,
    WHEEL_SECTIONS,
)
from tryptyk.games.age_contrived.content_check import texts
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.rules.stages import BUILT, STALLED
from tryptyk.games.age_contrived.samples import setup_of
from tryptyk.games.age_contrived.scoring import AUTOMA_SIDE, score
from tryptyk.games.age_contrived.terminal.facts import seats
from tryptyk.games.age_contrived.words.phrases import number_in_region
from tryptyk.games.age_contrived.words.vocabulary import VOCABULARY
from tryptyk.kernel import Option, Table
from tryptyk.messages import LANGUAGES, Messages, clauses

WORDS = files("tryptyk.games.age_contrived.words")
STRAY = re.compile(r"[{}_]|\[[a-z]|\b(option|event|prompt|reason|thing|energy|with|whither)-[a-z]")
"""What a text must not show."""
EAGER = ("achieve", "bind", "bind_pillar", "bridge", "build", "fill", "patron_build", "pay", "take")
"""What brings a game on."""
TURNS = 50
FILLING = ("primal", "missing", "present", "last")


def speak(language: str, *names: str) -> Messages:
    return Messages(language, WORDS, VOCABULARY, names or ("aureon", "ignotas"))


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Messages:
    return speak(request.param)


@pytest.mark.parametrize("number", range(10))
def test_whole_games_are_told_without_a_single_key(number: int) -> None:
    players, setup = setup_of(number)
    setup["automa_turn_limit" if players == 1 else "turn_limit"] = TURNS
    table = Table.new(GAME, players, number, setup)
    names = seats(table.view(0))
    tellers = [speak(language, *names) for language in LANGUAGES]
    said = told_to_the_end(table, tellers, Random(number), EAGER)
    assert len(said) > 200
    assert [text for text in said if STRAY.search(text)] == []


BRIDGE_FACES = [
    (bridge, face) for bridge, sides in catalogue.BRIDGES.items() for face in FACES if len(sides) > 1
]
PLACES: dict[str, tuple[str | int, ...]] = {
    "seat": (0, 1),
    "energy": KINDS,
    "kind": KINDS,
    "bag": ("compass compass rose", "any", ""),
    "tile": tuple(device_catalogue.TILES),
    "out": tuple(device_catalogue.TILES),
    "action": tuple(device_catalogue.ACTION_TILES),
    "monument": tuple(catalogue.MONUMENT),
    "pillar": tuple(catalogue.PILLARS),
    "bound_to": (*catalogue.MONUMENT, *catalogue.PILLARS),
    "to": (*catalogue.MONUMENT, *catalogue.PILLARS),
    "section": tuple(section.id for region in catalogue.REGIONS for section in region.sections),
    "achievement": tuple(catalogue.ACHIEVEMENTS),
    "token": tuple(catalogue.BENEFIT_TOKENS),
    "bridge": tuple(dict.fromkeys(bridge for bridge, _ in BRIDGE_FACES)),
    "face": FACES,
    "path": tuple(catalogue.PATH),
    "place": tuple(catalogue.PLACE),
    "region": tuple(catalogue.REGION),
    "character": tuple(catalogue.CHARACTER_IDS),
    "track_of": TRACKS,
    "track_on": TRACKS,
    "track_onto": TRACKS,
    "what": (CHARACTER, *TRACKS),
    "movement": SYMBOLS,
    "conduit": SYMBOLS,
    "row": ROWS,
    "side": SCORING_SPACES,
    # Of the automa
    "card": tuple(AUTOMA_CARDS),
    "progress": PROGRESS_IDS,
    "wheel": WHEEL_SECTIONS,
    "ability": tuple({one for side in SOLO_SIDES.values() for one in (side.ability, side.primal)}),
    "measure": tuple(dict.fromkeys(card.measure for card in AUTOMA_CARDS.values())),
    "type": ("convey", "action"),
    "into": ("action_pool", "deploy_pool"),
    "from": ("action_pool", "deploy_pool", "exhausted_pool"),
    "why_fill": FILLING,
    "taking": tuple(dict.fromkeys(one.kind for card in AUTOMA_CARDS.values() for one in card.actions)),
    "doing": tuple(dict.fromkeys(one.kind for card in AUTOMA_CARDS.values() for one in card.actions)),
    "why_not": (
        "charged", "no-step", "too-dear", "no-tile", "deploy-pool-empty", "no-place", "nothing-to-lift",
        "only-the-pool",
    ),
    "deploying": tuple(dict.fromkeys(one for card in AUTOMA_CARDS.values() for one in card.deploys)),
    "whose": ("both", "own"),
    "chosen": ("highest", "last"),
    "why_pillar": ("human", "monument", "centre", "clockwise"),
    "bonus": tuple(
        dict.fromkeys(one.kind for card in AUTOMA_CARDS.values() for part in card.wheel for one in part)
    ),
}  # fmt: skip
"""What can lie in the places of messages; in all others lie figures."""
FIGURES = (1, 0, 2, 5)
ACTIVATIONS = [(kind, kind) for kind in KINDS] + [("primal", kind) for kind in KINDS[:3]]


def ways(places: tuple[str, ...]) -> list[Way]:
    if "acting" in places:
        return [(kind, 1, acting) for kind, acting in ACTIVATIONS]
    return one_by_one([PLACES.get(place, FIGURES) for place in places])


def test_everything_that_can_be_said_can_be_said_of_everything(words: Messages) -> None:
    """Rare words, too, which no game of the test above may come to."""
    said = list(sayable(words, VOCABULARY, ways, usual="actions"))
    said.extend(words.text(f"face-{bridge}-{face}") for bridge, face in BRIDGE_FACES)
    assert not words.missing
    assert [text for text in said if STRAY.search(words.plain(text))] == []


def test_the_vocabulary_has_the_events_that_the_rules_tell_and_no_others() -> None:
    package = Path(tryptyk.games.age_contrived.__file__).parent
    told = {
        kind
        for file in package.rglob("*.py")
        for kind in re.findall(r'g\.tell\(\s*"([^"]+)"', file.read_text(encoding="utf-8"))
    }
    assert told == set(VOCABULARY.events)


@pytest.mark.parametrize(
    ("event", "english", "polish"),
    [
        (
            ("insert", 0, "upgraded_tile_1_2", "basic_tile_5"),
            "Aureon conveys: Tile I-2 comes in, Tile 5 is pushed out.",
            "Aureon rozwija kanał: wsuwa się Kafel I-2, wypada Kafel 5.",
        ),
        (
            ("bind", 0, "rose", "namarillion_forge"),
            "Aureon binds a rose to the Namarillion Forge.",
            "Aureon wiąże różę z Kuźnią Namarillion.",
        ),
        (
            ("bind", 1, "primal", "mathematics"),
            "Ignotas binds a primal energy to the pillar of Mathematics.",
            "Ignotas wiąże pierwotną energię z filarem Matematyki.",
        ),
        (
            ("enter", 0, "pillar_track", "rose"),
            "Aureon puts a rose onto the pillar track.",
            "Aureon kładzie różę na tor filaru.",
        ),
        (
            ("patron", 0, "eridonic_gate"),
            "Aureon takes the patron token of the Eridonic Gate.",
            "Aureon bierze żeton opiekuna Wrót Eridonic.",
        ),
    ],
)
def test_names_are_inflected_in_sentences(event: Option, english: str, polish: str) -> None:
    assert speak("en").event(event) == english
    assert speak("pl").event(event) == polish


@pytest.mark.parametrize(
    ("cost", "english", "polish"),
    [
        (1, "Claim Tile I-1 for 1 energy", "Pozyskaj Kafel I-1 za 1 energię"),
        (2, "Claim Tile I-1 for 2 energies", "Pozyskaj Kafel I-1 za 2 energie"),
        (5, "Claim Tile I-1 for 5 energies", "Pozyskaj Kafel I-1 za 5 energii"),
    ],
)
def test_numbers_take_the_right_form(cost: int, english: str, polish: str) -> None:
    option = ("claim_tile", "upgraded_tile_1_1", cost)
    asked = Asked("claim", (cost,))
    assert speak("en").option(asked, option) == english
    assert speak("pl").option(asked, option) == polish


def test_the_automa_is_named_where_events_have_its_side() -> None:
    """It is side 1 of a solo game and has no seat; the names of the seats end with its own."""
    g = Scene(1, characters=["aureon"], automa="solo_rusne_construction").g
    names = seats(GAME.view(g, 0))
    assert names == ["aureon", "automa_rusne"]
    assert speak("en", *names).event(("gain", 1, "magnet")) == "Rusné (automa) gains a magnet."
    assert GAME.gist(g).foe == "automa_rusne"
    assert speak("pl", *names).side(AUTOMA_SIDE, ()) == "Automa"


# Components


def test_every_component_has_its_texts_and_its_kind_is_named(words: Messages) -> None:
    for entry in catalogue.ENTRIES:
        assert all(words.has_text(text) for text in texts(entry)), entry.id
        assert words.text(f"kind-{entry.kind}") and words.text(f"kinds-{entry.kind}")
    assert not words.missing


def test_what_differs_has_different_names(words: Messages) -> None:
    names: dict[str, list[str]] = {}
    for entry in catalogue.ENTRIES:
        names.setdefault(words.name(entry.id), []).append(entry.id)
    assert {name: ids for name, ids in names.items() if len(ids) > 1} == {}


def test_spaces_have_the_numbers_by_which_the_map_shows_them(words: Messages) -> None:
    for place in catalogue.PLACES:
        region = next(region for region in catalogue.REGIONS if place.regions >> region.number & 1)
        if place.path < 0:
            start = f"{words.name(region.id)} {number_in_region(place.id)} ("
            assert words.name(place.id).startswith(start)
        else:
            one, other = (catalogue.REGIONS[number] for number in catalogue.PATH_REGIONS[place.path])
            assert f"{words.name(one.id)}–{words.name(other.id)}" in words.name(place.id)


def test_texts_agree_with_what_the_content_says(words: Messages) -> None:
    """Whoever corrects a reconstructed figure finds out which text has to be corrected with it."""

    def signs(ids: tuple[str, ...]) -> str:
        return " ".join(words.plain(f"[{id}]") for id in ids)

    for region in catalogue.REGIONS:
        for section in region.sections:
            text = words.about(section.id)["text"]
            assert f": {signs(tuple(SPACE_KINDS[kind] for kind in section.spaces))}." in text
            assert signs(tuple(SPACE_KINDS[kind] for kind in section.reward)) in text
    for tile in device_catalogue.TILES.values():
        text = words.about(tile.id)["text"]
        assert [int(figure) for figure in re.findall(r"\d", text)] == [tile.upper, tile.lower]
        assert tuple(text.count(signs((symbol,))) for symbol in SYMBOLS) == tile.symbols
    for number, cost in enumerate(catalogue.POOL_COSTS, 1):
        assert f" {cost} " in words.about(f"pool_space_{number}")["text"]
    for id, sides in catalogue.BRIDGES.items():
        for side in sides:
            if side.criterion is not None:
                points = words.plain(f"{side.criterion.points} [points]")
                assert points in words.plain(words.text(f"face-{id}-{FACES[side.face]}"))
    for character in catalogue.CHARACTERS.values():
        text = words.about(f"quick_start_{character.id}")["text"]
        for row_of in (character.upper, character.lower, (character.pool,)):
            assert f": {signs(tuple(KINDS[kind] for kind in row_of))}." in text
    for solo in SOLO_SIDES.values():
        text = words.about(solo.id)["text"]
        assert signs(tuple(KINDS[kind] for kind in solo.energies)) in text
        assert signs(tuple(SYMBOLS[kind] for kind in solo.movements)) in text


def test_cards_of_the_automa_tell_all_that_is_on_them(words: Messages) -> None:
    for card in AUTOMA_CARDS.values():
        text = words.about(card.id)["text"]
        assert words.name(card.id).endswith(f" {card.number}")
        figures = [figure for action in card.actions for figure in (action.most,) if figure]
        arrows = [*card.left, *card.right]
        rows = [row + 1 for row in range(5) if card.rows >> row & 1]
        wheel = [bonus.most for part in card.wheel for bonus in part if bonus.most]
        told = [int(figure) for figure in re.findall(r"\d", text)]
        assert told == [card.least, *arrows, *figures, *rows, *wheel], card.id


def test_symbols_are_told_apart_by_their_sign_and_take_one_column(words: Messages) -> None:
    signs = [words.text(f"symbol-{id}") for id in (*SPACE_KINDS, *SYMBOLS, "points")]
    assert len(set(signs)) == len(signs) == len(words.legend())
    for sign in signs:
        assert len(sign) == 1
        assert unicodedata.east_asian_width(sign) not in "WF"
    assert not words.missing


# The end, and the rules


def test_every_line_of_the_final_scoring_and_every_end_has_words(words: Messages) -> None:
    g = Scene(1, divine_wind=True).g
    for one in score(g):
        assert all(words.score_line(key) for key, _, _ in one.lines)
    for reason in (BUILT, STALLED):
        assert words.text(f"outcome-{reason}").endswith(".")
    assert not words.missing


def test_the_reference_holds_the_base_game_and_the_solo_mode() -> None:
    for language in LANGUAGES:
        ids = [id for id in clauses(language, WORDS) if re.fullmatch(r"W[CS]-[A-Z]+-\d+", id)]
        assert sum(id.startswith("WC-") for id in ids) > 600
        assert sum(id.startswith("WS-") for id in ids) > 280
        solo = [id.startswith("WS-") for id in ids]
        assert solo == sorted(solo), "the solo mode comes after the base game"
