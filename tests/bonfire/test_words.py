"""Bonfire in words: whole games told in both languages, and names that agree with the content."""

from __future__ import annotations

import re
import unicodedata
from importlib.resources import files
from random import Random

import pytest

from tests.bonfire.scene import Scene
from tests.telling import Way, one_by_one, sayable, told_to_the_end
from tryptyk.games.bonfire.components import catalogue
from tryptyk.games.bonfire.components.area import DIRECTIONS
from tryptyk.games.bonfire.components.printed import ACTION_TILES, COLOURS, RESOURCES
from tryptyk.games.bonfire.game import GAME
from tryptyk.games.bonfire.rules.countdown import ALL_OUT, ALL_PASSED, LAST_TILE
from tryptyk.games.bonfire.rules.fate import BOTTOM, TOP
from tryptyk.games.bonfire.rules.wheel import GOOD, PORTAL, TILE
from tryptyk.games.bonfire.samples import setup_of
from tryptyk.games.bonfire.scoring import DURING_PLAY, TOM_SIDE, city_lines, player_lines
from tryptyk.games.bonfire.view import view
from tryptyk.games.bonfire.words.remarks import remark
from tryptyk.games.bonfire.words.vocabulary import VOCABULARY
from tryptyk.kernel import Table
from tryptyk.messages import LANGUAGES, Messages

WORDS = files("tryptyk.games.bonfire.words")
SEATS = list(catalogue.COLOUR_IDS)
ISLANDS_OF = {
    "en": {id: f"{id.title()} Island" for id in RESOURCES}
    | {id: f"{id.title()} Guardians' Island" for id in catalogue.GUARDIANS},
    "pl": {
        "flower": "Wyspa Kwiatów",
        "fruit": "Wyspa Owoców",
        "herb": "Wyspa Ziół",
        "shell": "Wyspa Muszli",
        "root": "Wyspa Korzeni",
        "grey": "Wyspa Szarych Strażniczek",
        "pink": "Wyspa Różowych Strażniczek",
        "wood": "Wyspa Drewnianych Strażniczek",
        "turquoise": "Wyspa Turkusowych Strażniczek",
    },
}
STRAY = re.compile(r"[{}_]|\[[a-z]|\b(option|event|prompt|reason)-")
"""What a text must not show."""
EAGER = ("ignite", "bonus", "enter", "task", "take_bonus", "exchange_paths", "search_path")
CRYSTALS = {
    "en": {id: f"{id} Crystal" for id in COLOURS},
    "pl": {"blue": "niebieski Kryształ", "red": "czerwony Kryształ", "yellow": "żółty Kryształ"},
}


def speak(language: str, players: int = 2) -> Messages:
    return Messages(language, WORDS, VOCABULARY, SEATS[:players])


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Messages:
    return speak(request.param)


@pytest.mark.parametrize("number", range(8))
def test_whole_games_are_told_without_a_single_key(number: int) -> None:
    players, setup = setup_of(number)
    setup["colours"] = SEATS[:players]
    table = Table.new(GAME, players, number, setup)
    tellers = [speak(language, players) for language in LANGUAGES]
    said = told_to_the_end(table, tellers, Random(number), EAGER)
    assert len(said) > 200
    assert [text for text in said if STRAY.search(text)] == []


PLACES: dict[str, tuple[str | int, ...]] = {
    "seat": (0,),
    "kind": (*ACTION_TILES, *RESOURCES),
    "resource": RESOURCES,
    "task": tuple(catalogue.TASKS),
    "tile": tuple(catalogue.FATE_TILES),
    "path": (*catalogue.PATH_TILES, *{tile.kind for tile in catalogue.PATH_TILES.values()}),
    "island": tuple(catalogue.ISLAND),
    "field": tuple(field.id for field in catalogue.FIELDS),
    "council": catalogue.COUNCIL,
    "common": tuple(common.id for common in catalogue.COMMON_TASKS),
    "gnome": tuple(catalogue.GNOMES),
    "ability": tuple(catalogue.SPECIALISTS),
    "guardian": catalogue.GUARDIANS,
    "portal": catalogue.PORTALS,
    "card": tuple(catalogue.TOM_CARDS),
    "bag": ("ship ship any", "gold root"),
    "demand": ("task", "flower flower"),
    "spent": ("", "herb gold"),
    "end": (TOP, BOTTOM),
    "direction": tuple(range(len(DIRECTIONS))),
    "first": (TILE, GOOD),
    "second": (GOOD, PORTAL),
    "purse": ("tiles", "resources", "any_resources"),
    "novice": ("own", "neutral", "tom"),
}
"""What can lie in the places of messages; in all others lie figures."""
FIGURES = (1, 2, 5)


def ways(places: tuple[str, ...]) -> list[Way]:
    return one_by_one([PLACES.get(place, FIGURES) for place in places])


def test_everything_that_can_be_said_can_be_said_of_everything(words: Messages) -> None:
    """Rare words, too, which no game of the test above may come to."""
    said = list(sayable(words, VOCABULARY, ways, usual="act"))
    assert not words.missing
    assert [text for text in said if STRAY.search(text)] == []


def test_the_words_of_a_payment_name_everything_at_once() -> None:
    s = Scene().tiles(0, ship=1, any=1, path=1, gnome=1).ship(0, "island_a1").act(0)
    s.choose("ship", "island_a3")
    english, polish = speak("en"), speak("pl")
    assert english.prompt(s.decision) == "Price in Action Tiles: Ship ×2. How do you pay?"
    assert polish.prompt(s.decision) == "Cena w żetonach Akcji: Statek ×2. Jak płacisz?"
    assert english.option(s.decision, s.options[0]) == "Pay Ship, Yellow"
    s.choose("otherwise")
    assert english.prompt(s.decision).endswith("Spent so far: –. What do you spend next?")
    assert not english.missing | polish.missing


@pytest.mark.parametrize(
    ("amount", "english", "polish"),
    [
        (1, "gains 1 Ship tile.", "zyskuje 1 żeton Akcji „Statek”."),
        (2, "gains 2 Ship tiles.", "zyskuje 2 żetony Akcji „Statek”."),
        (5, "gains 5 Ship tiles.", "zyskuje 5 żetonów Akcji „Statek”."),
        (22, "gains 22 Ship tiles.", "zyskuje 22 żetony Akcji „Statek”."),
    ],
)
def test_numbers_take_the_right_form(amount: int, english: str, polish: str) -> None:
    event = ("gain-tiles", 0, "ship", amount)
    assert speak("en").event(event) == f"Red {english}"
    assert speak("pl").event(event) == f"Czerwony {polish}"


def test_toms_turn_is_told_step_by_step() -> None:
    s = Scene(1).gnome_deck("specialist_recruiter").paths("path_red_fruit_1", "path_blue_herb_1")
    s.tom_deck("tom_path_1").tom_turn()
    told = [speak("en").event(event) for event in s.events]
    assert told[:3] == [
        'Tom plays the card "Tom\'s Path".',
        'Tom reveals a Gnome, the card "Recruiter": the Gnome Resource is Herb.',
        "Tom builds a Path Tile: Herb, blue Crystal.",
    ]
    assert [speak("pl").event(event) for event in s.events][:3] == [
        "Tom zagrywa kartę „Ścieżka Toma”.",
        "Tom odkrywa Gnoma „Werbownik”: Zasób Gnoma to Zioło.",
        "Tom buduje kafelek Ścieżki „Zioło, niebieski Kryształ”.",
    ]


# Components


def test_every_component_has_a_name_and_a_text_and_its_kind_is_named(words: Messages) -> None:
    for entry in catalogue.ENTRIES:
        assert words.name(entry.id)
        assert words.text(f"kind-{entry.kind}") and words.text(f"kinds-{entry.kind}")
        if entry.kind != "component":
            assert words.about(entry.id)["text"], entry.id
    for thing in ("own", "neutral", "tom"):
        assert words.about(thing)["text"]
    for tile in catalogue.PATH_TILES.values():
        assert words.name(tile.id) == words.name(tile.kind)
    assert not words.missing


def test_what_differs_has_different_names(words: Messages) -> None:
    names: dict[str, set[str]] = {}
    alike = {"tom_path_2": "tom_path_1", "tom_great_bonfire_2": "tom_great_bonfire_1"}
    for entry in catalogue.ENTRIES:
        tile = catalogue.PATH_TILES.get(entry.id)
        id = tile.kind if tile is not None else alike.get(entry.id, entry.id)
        names.setdefault(words.name(entry.id), set()).add(id)
    assert {name: ids for name, ids in names.items() if len(ids) > 1} == {}


def test_names_agree_with_what_the_content_says(words: Messages) -> None:
    """Whoever corrects a reconstructed figure finds out which name has to be corrected with it."""
    islands, crystals = ISLANDS_OF[words.language], CRYSTALS[words.language]
    for island in catalogue.ISLANDS:
        id = RESOURCES[island.resource] if island.resource >= 0 else catalogue.GUARDIANS[island.guardian]
        assert words.name(island.id) == f"{islands[id]} {island.id[-2:].upper()}"
    for field in catalogue.FIELDS:
        name = words.name(field.id)
        assert f"({words.name(ACTION_TILES[field.tile])}, " in name
        good = f" {field.points} " if field.resource < 0 else f", {words.name(RESOURCES[field.resource])})"
        assert good in name
    for tile in catalogue.PATH_TILES.values():
        shown = f"{words.name(RESOURCES[tile.resource])}, {crystals[COLOURS[tile.crystal]]}"
        assert words.name(tile.id) == shown
    for fate in catalogue.FATE_TILES.values():
        assert words.name(fate.id) == " · ".join(words.name(ACTION_TILES[symbol]) for symbol in fate.symbols)


def test_symbols_agree_with_what_the_content_says(words: Messages) -> None:
    def sign(id: str) -> str:
        return words.plain(f"[{id}]")

    for island in catalogue.TASK_ISLANDS:
        assert f"1 {sign(RESOURCES[island.resource])} " in words.about(island.id)["text"]
    for field in catalogue.FIELDS:
        text = words.about(field.id)["text"]
        assert f": 1 {sign(ACTION_TILES[field.tile])}, " in text
        good = f"{field.points} {sign('points')}"
        assert (good if field.resource < 0 else f"1 {sign(RESOURCES[field.resource])}") in text
    for tile in catalogue.PATH_TILES.values():
        assert sign(RESOURCES[tile.resource]) in words.about(tile.id)["text"]
    for fate in catalogue.FATE_TILES.values():
        text = words.about(fate.id)["text"]
        assert re.findall("[" + "".join(map(sign, ACTION_TILES)) + "]", text) == [
            sign(ACTION_TILES[symbol]) for symbol in fate.symbols
        ]
    for task in catalogue.TASKS.values():
        text = words.about(task.id)["text"]
        for symbol in task.symbols:
            assert sign(ACTION_TILES[symbol]) in text, task.id
        if task.kind in ("own_resource", "own_gnome_resource", "own_path_tile_resource"):
            assert sign(RESOURCES[task.figures[0]]) in text, task.id


def test_the_cells_that_a_task_marks_are_the_corners_of_which_its_text_speaks() -> None:
    area = catalogue.AREA
    marked = {place for cell, place in enumerate(area.places) if area.marked >> cell & 1}
    assert marked == {(row, column) for row in (1, area.rows) for column in (1, area.columns)}
    assert "four corners" in speak("en").about("yellow_fate_marked")["text"]
    assert "cztery rogi" in speak("pl").about("yellow_fate_marked")["text"]


def test_symbols_are_told_apart_by_their_sign_and_take_one_column(words: Messages) -> None:
    signs = [words.text(f"symbol-{id}") for id in (*RESOURCES, *ACTION_TILES, "points", *catalogue.PORTALS)]
    assert len(set(signs)) == len(signs)
    for sign in signs:
        assert len(sign) == 1
        assert unicodedata.east_asian_width(sign) not in "WF"
    crystals = [words.text(f"symbol-crystal_{colour}") for colour in COLOURS]
    assert len(words.legend()) == len({*signs, *crystals}) == len(signs) + len(crystals)
    assert not words.missing


# The end


def test_every_line_of_the_scoring_card_and_every_end_has_words(words: Messages) -> None:
    s = Scene(1).gnomes(0, "specialist_bonfire_keeper")
    for city in (s[0], s.tom):
        city.points = [1] * len(city.points)
    lines = [*player_lines(s[0]), *city_lines(s.tom)]
    assert {key for key, _, _ in DURING_PLAY} < {key for key, _, _ in lines}
    assert all(words.score_line(key) for key, _, _ in lines)
    for reason in (LAST_TILE, ALL_PASSED, ALL_OUT, "tom-deck-over"):
        assert words.text(f"outcome-{reason}").endswith(".")
    assert words.side(TOM_SIDE, ()) == "Tom"
    assert not words.missing


# Beside options


def beside(s: Scene, *option: str | int) -> str:
    return speak("en").remark(remark(view(s.g, 0), s.decision, option))


def signs(*ids: str) -> str:
    return speak("en").plain(" ".join(f"[{id}]" for id in ids))


def on_the_path(*gnomes: str) -> Scene:
    """A path of two spaces behind the first, and a Bonfire that can be entered from the second one."""
    s = Scene().path(0, "path_red_fruit_1", "path_red_herb_1").tiles(0, guardian=3).gnomes(0, *gnomes)
    return s.task(0, 2, next(iter(catalogue.TASKS)), lit=True).portals(0, 2)


def test_what_a_space_shows_stands_beside_the_way_to_it_and_is_brought() -> None:
    s = on_the_path().act(0)
    s.choose("procession", 3)
    assert beside(s, "walk", "own", 1) == signs("gold")
    assert beside(s, "walk", "own", 3) == signs("herb")
    assert beside(s, "enter", "own", 2) == f"{catalogue.GUARDIAN_POINTS[2]}{signs('points')}"
    assert beside(s, "stay") == ""
    before = s[0].resources[RESOURCES.index("herb")]
    s.choose("walk", "own", 3)
    assert s[0].resources[RESOURCES.index("herb")] == before + 1


def test_nothing_is_promised_where_the_herald_may_be_the_one_who_calls() -> None:
    s = on_the_path("specialist_herald").act(0)
    s.choose("procession", 3)
    assert beside(s, "walk", "own", 3) == ""


def test_what_lies_at_a_position_stands_beside_it() -> None:
    s = on_the_path().act(0)
    assert beside(s, "place", 1) == ""
    assert beside(s, "place", 2) == signs("crystal_red", view(s.g, 0).players[0].city.places[1].notch)
    assert beside(s, "place", 3) == signs("crystal_red")


def test_the_gold_field_says_what_it_gives() -> None:
    s = Scene().act(0)
    assert beside(s, "field", "council_gold_and_yellow") == speak("en").plain("2[gold] [any]")
    assert beside(s, "field", "council_ship") == ""
