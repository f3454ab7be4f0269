"""The terminal's picture, remarks and facts: complete, within 120 columns, in both languages."""

from __future__ import annotations

import re
from importlib.resources import files
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from tests.age_contrived.positions import positions, some_option
from tests.age_contrived.scene import Scene, laid_out
from tests.age_contrived.test_chain import shared
from tryptyk.games.age_contrived.components.catalogue import (
    CHARACTER_IDS,
    ENTRIES,
    NEUTRAL_BRIDGES,
    PLACES,
)
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.samples import SAMPLES
from tryptyk.games.age_contrived.state import State
from tryptyk.games.age_contrived.terminal.facts import facts, seats
from tryptyk.games.age_contrived.terminal.picture import picture
from tryptyk.games.age_contrived.terminal.short import Short
from tryptyk.games.age_contrived.view import View
from tryptyk.games.age_contrived.words.phrases import number_in_region
from tryptyk.games.age_contrived.words.remarks import remark
from tryptyk.games.age_contrived.words.vocabulary import VOCABULARY
from tryptyk.kernel import Decision, Option, Table
from tryptyk.messages import LANGUAGES, Messages
from tryptyk.picture import whole

WORDS = files("tryptyk.games.age_contrived.words")
WIDTH = 120
STRAY = re.compile(r"[{}_]|\b(picture|symbol|thing)-|\[[a-z]{3}")
"""What a text must not show."""


def speak(language: str, view: View) -> Messages:
    return Messages(language, WORDS, VOCABULARY, seats(view))


def draw(view: View, language: str = "en", width: int = WIDTH) -> list[str]:
    """The lines of the picture; every word that it needs must be there."""
    messages = speak(language, view)
    paper = StringIO()
    Console(file=paper, width=width, highlight=False, color_system=None).print(whole(picture(view, messages)))
    assert not messages.missing
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def see(s: Scene, seat: int = 0) -> View:
    view: View = GAME.view(s.g, seat)
    return view


def block(lines: list[str], title: str) -> list[str]:
    """The lines of a region's block, from its title on, without those beside it."""
    row, start = next((n, line.index(f"{title} ─")) for n, line in enumerate(lines) if f"{title} ─" in line)
    return [line[start : start + 40].rstrip() for line in lines[row : row + 8]]


# What is being resolved


def test_what_is_resolved_stands_above_the_map_with_what_waits_below_it() -> None:
    lines = draw(see(shared()))
    start = next(n for n, line in enumerate(lines) if line.startswith("Being resolved ─"))
    assert lines[start + 1 : start + 7] == [
        "Ship of Tolinthra, section 2: Aureon has completed the section.",
        "▸ I ∩   A ✿✛",
        "▸ Ignotas takes a reward and clears the section.",
        "then:",
        "1. Ship of Tolinthra, section 2 is built, Aureon binds.",
        "2. The turn of Aureon ends.",
    ]
    part = next(part for part in picture(see(shared()), speak("en", see(shared()))) if part.key == "c")
    assert str(part.shapes[1]).endswith("Ignotas takes a reward and clears the section.  then 2 more")
    assert all(part.key != "c" for part in picture(see(Scene().act(0)), speak("en", see(Scene().act(0)))))


# All of it


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_fit_and_nothing_is_cut_or_left_untranslated(language: str) -> None:
    looked_at = 0
    for table in positions(10, 150, choices=450):
        lines = draw(table.view(table.players - 1), language)
        assert max(len(line) for line in lines) <= WIDTH
        text = "\n".join(lines)
        assert "…" not in text, text
        assert not STRAY.search(text), STRAY.search(text)
        looked_at += 1
    assert looked_at > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_on_a_narrow_screen_it_gets_longer(language: str, width: int) -> None:
    for players in (1, 5):
        view = GAME.view(laid_out(players), 0)
        narrow = draw(view, language, width)
        assert max(len(line) for line in narrow) <= width
        assert len(narrow) > len(draw(view, language))


def test_a_picture_of_two_players_fits_on_a_screen() -> None:
    assert len(draw(GAME.view(laid_out(2), 0))) <= 40


# Parts of it


def test_the_map_shows_spaces_figures_and_bridges() -> None:
    s = (
        Scene(3)
        .figure(0, "quarry_hub", "quarry_mid")
        .bridge("bridge_rim_quarry_sea", "ignotas_bridge_1", "a")
    )
    s.bridge("bridge_spoke_quarry", NEUTRAL_BRIDGES[0].id).figure(2, "bridge_spoke_quarry", "quarry_inner")
    lines = draw(see(s))
    quarry = block(lines, "Quarry")
    say = Short(speak("en", see(s)))
    bonus = say.bonus(NEUTRAL_BRIDGES[0].bonus)
    assert quarry[1].startswith("╌3─┬─4A─┬─5─6═(I·I ")
    assert quarry[1].endswith(")═▸Sea")
    assert quarry[2] == f"   │    └─7═({bonus})M═▸Swamp"
    assert quarry[3] == "   └─2─1"
    assert block(lines, "Sea")[1].startswith("═3─┬─4─┬─5─6╌╌▸Mountain"), "the bridge leads here"
    assert block(lines, "Swamp")[1] == "╭─1─2─3─4─5─╮"


def test_spaces_have_a_number_of_their_own_in_their_region() -> None:
    seen = {(place.regions, number_in_region(place.id)) for place in PLACES if place.path < 0}
    assert len(seen) == sum(place.path < 0 for place in PLACES)
    assert number_in_region("bridge_spoke_sea") == 0


def test_monuments_show_their_open_section_and_what_is_bound() -> None:
    s = (
        Scene()
        .section("eridonic_gate", 2, (0, "primal"), None, (1, "rose"))
        .bound(1, "eridonic_gate", "rose")
    )
    s.pillar(0, "engineering", "magnet")
    view = see(s)
    say = Short(speak("en", view))
    gate = block(draw(view), "Quarry")
    accepts = [say.sign(space.accepts) for space in view.monuments[0].spaces]
    assert "▰▱▱▱" in gate[4]
    primal, rose = say.sign("primal"), say.sign("rose")
    assert gate[5].startswith(f"[A{primal}›{accepts[0]}] ({accepts[1]}) [I{rose}")
    assert gate[6].endswith(f"I{rose}")
    assert gate[7].endswith(f"[A{say.sign('magnet')}]")


def test_a_device_shows_rows_conduits_and_actions() -> None:
    s = Scene().fill(0, 2, "rose", "primal").conduit(0, 2, "pillar", 2).tile(0, 2, "upgraded_tile_3_2")
    view = see(s)
    say = Short(speak("en", view))
    lines = draw(view)
    rows = {
        line.split()[0]: line for line in lines if line.startswith(("Conduit  ", "Symbols", "Upper", "Lower"))
    }
    assert rows["Conduit"].split()[2] == say.sign("pillar") * 2
    assert rows["Symbols"].split()[2] == say.sign("pillar") * 2
    assert rows["Upper"].split()[3] == f"{say.sign('rose')}·"
    assert rows["Lower"].split()[3] == f"{say.sign('primal')}·"
    assert any("deploy 4|5" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_still_secret_is_not_shown(language: str) -> None:
    table = Table.new(GAME, 2, 3, {"advanced_setup": True})
    own, other = draw(table.view(0), language), draw(table.view(1), language)
    while table.decision is not None and table.decision.seats[0] == 0:
        table.take(0)
    assert table.state.secret
    assert draw(table.view(1), language) == other
    assert draw(table.view(0), language) != own
    secret = speak(language, table.view(0)).text("picture-hidden")
    assert any(secret in line for line in own) and any(secret in line for line in other)


def test_the_automa_is_shown_with_its_pools_columns_and_card() -> None:
    g = laid_out(1, characters=["aureon"], automa="solo_rusne_attainment")
    automa = g.automa
    assert automa is not None
    before = "\n".join(draw(GAME.view(g, 0)))
    assert "No card is active yet." in before and "Rusné (automa) (R)" in before
    automa.discard.append(automa.deck.pop())
    automa.turns = 1
    messages = speak("en", GAME.view(g, 0))
    text = "\n".join(draw(GAME.view(g, 0)))
    assert messages.name(automa.discard[-1].id) in text
    assert "Deck 5 · discard 1 · supply 6" in text
    monuments = " › ".join(messages.name(id) for id in GAME.view(g, 0).automa.monuments)
    assert monuments in text
    assert "Action pool: " in text and "Deploy pool: " in text


def test_seats_are_called_by_their_characters_and_the_automa_comes_last() -> None:
    assert seats(see(Scene(3))) == CHARACTER_IDS[:3]
    g = laid_out(1, characters=["freyith"], automa="solo_rusne_attainment")
    assert seats(GAME.view(g, 0)) == ["freyith", "automa_rusne"]


def test_everybody_has_a_letter_of_their_own() -> None:
    for language in LANGUAGES:
        say = Short(speak(language, see(Scene())))
        assert len({say.letter(id) for id in CHARACTER_IDS}) == len(CHARACTER_IDS)


# Remarks and facts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 6, 9])
def test_every_option_of_a_game_can_be_remarked_on(language: str, number: int) -> None:
    players, setup = SAMPLES.setup(number)
    table: Table[State] = Table.new(GAME, players, number, setup)
    random = Random(number)
    said: set[str] = set()
    while (decision := table.decision) is not None and table.number < 400:
        view = table.view(decision.seats[0])
        messages = speak(language, view)
        said.update(messages.remark(remark(view, decision, option)) for option in decision.options)
        assert not messages.missing
        table.take(some_option(decision.options, random))
    assert len(said) > 20
    assert [text for text in said if STRAY.search(text)] == []


def note(s: Scene, *option: Any) -> str:
    chosen: Option = option
    return speak("en", see(s)).remark(remark(see(s), Decision("turn", (0,), [chosen]), chosen))


def test_remarks_tell_what_an_option_brings() -> None:
    s = Scene().section("eridonic_gate", 1, (1, "rose"), (0, "magnet")).fill(0, 4, "rose primal")
    s.bound(0, "eridonic_gate", "rose")
    assert note(s, "build", "magnet", "eridonic_gate", 3).startswith("completes the section: +")
    assert note(s, "build", "magnet", "eridonic_gate", 3).endswith("energy of Ignotas")
    assert note(s, "build", "magnet", "anfirien_beacon", 1) == "2 spaces left"
    assert note(s, "bind", "eridonic_gate") == "+4★ · patron token"
    assert note(s, "bind", "anfirien_beacon") == "+3★"
    assert note(s, "achieve", "rose", "printed_boot", "left") == "+4★"
    assert note(s, "achieve", "rose", "printed_boot", "right") == "+5★"
    assert note(s, "pay", 3, "rose") == "deploy 2|3"
    assert note(s, "step", "quarry_hub") == "Quarry 4"
    assert note(s.reserve(0, "rose"), "gain", "rose") == "recharges the channel token"
    assert note(s, "done") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_its_facts(language: str) -> None:
    messages = speak(language, see(Scene()))
    told = {entry.id: facts(entry.id, messages) for entry in ENTRIES}
    assert all(told.values())
    assert not messages.missing
    assert [text for text in told.values() if STRAY.search(text)] == []
