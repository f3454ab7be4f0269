"""What the terminal table says of this game beside its picture: names of seats, figures of components."""

from __future__ import annotations

from tryptyk.games.age_contrived.components import catalogue, device_catalogue
from tryptyk.games.age_contrived.components.catalogue import BRIDGES
from tryptyk.games.age_contrived.components.energy import SPACE_KINDS
from tryptyk.games.age_contrived.terminal.short import LEVELS, Short
from tryptyk.games.age_contrived.view import View
from tryptyk.games.age_contrived.words.phrases import face_of, party
from tryptyk.messages import Messages


def seats(view: View) -> list[str]:
    """Players go by their characters, and so does the automa, which comes after its one opponent."""
    names = [player.side.character for player in view.players]
    if view.automa is not None:
        names.append(party(view, view.automa.side.character))
    return names


def facts(thing: str, messages: Messages) -> str:
    """Kind, and what is printed on it, in short."""
    say = Short(messages)
    entry = next((entry for entry in catalogue.ENTRIES if entry.id == thing), None)
    parts = [] if entry is None else [messages.text(f"kind-{entry.kind}")]
    if thing in device_catalogue.TILES:
        tile = device_catalogue.TILES[thing]
        if tile.level:
            parts.append(say("level", level=LEVELS[tile.level]))
        parts.append(say.tile(thing))
    elif thing in device_catalogue.ACTION_TILES:
        parts.append(say.action(thing))
    elif thing in BRIDGES:
        if BRIDGES[thing][0].level:
            parts.append(say("level", level=LEVELS[BRIDGES[thing][0].level]))
        parts.append(" / ".join(messages.remark(face_of(face)) for face in BRIDGES[thing]))
    elif thing in catalogue.BENEFIT_TOKENS:
        parts.append(say.bonus(catalogue.BENEFIT_TOKENS[thing].bonus))
    elif thing in catalogue.ACHIEVEMENTS:
        parts.append(say("needs", least=catalogue.ACHIEVEMENTS[thing].least))
    else:
        sections = [one for region in catalogue.REGIONS for one in region.sections if one.id == thing]
        for section in sections:
            spaces = "".join(f"({say.sign(SPACE_KINDS[kind])})" for kind in section.spaces)
            parts.append(f"{spaces} → +{''.join(say.sign(SPACE_KINDS[kind]) for kind in section.reward)}")
    return messages.plain(" · ".join(parts))
