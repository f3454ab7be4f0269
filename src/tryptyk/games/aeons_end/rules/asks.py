"""Questions that many rules ask, so that the same question always looks the same.

``source`` is the id of the card, mage or rule that asks; it is what the prompt names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tryptyk.games.aeons_end.components.printed import Card
from tryptyk.games.aeons_end.rules.candidates import Spot, targets
from tryptyk.games.aeons_end.state import Breach, Mage, State
from tryptyk.kernel.decision import Asking, Decision, Option

NONE: Final[Option] = ("none",)
"""Declines something that is optional."""
YES: Final[Option] = ("yes",)
NO: Option = ("no",)


def ask_target(g: State, by: Mage, source: str, amount: int) -> Asking[str]:
    options: list[Option] = [("target", target) for target in targets(g)]
    picked = yield Decision("target", (by.seat,), options, about=(source, amount))
    return str(picked[1])


def ask_player(
    g: State, seats: tuple[int, ...], source: str, among: Sequence[Mage], kind: str = "player"
) -> Asking[Mage]:
    """Pick a player. What for is said by the source's own prompt, or by a kind of its own."""
    options: list[Option] = [("player", mage.seat) for mage in among]
    picked = yield Decision(kind, seats, options, about=(source,))
    return g.mages[int(picked[1])]


def ask_victim(g: State, source: str, among: Sequence[Mage], amount: int) -> Asking[Mage]:
    """The team picks the player who suffers that much damage (AE-CARD-12)."""
    options: list[Option] = [("player", mage.seat) for mage in among]
    picked = yield Decision("suffer", g.everyone, options, about=(source, amount))
    return g.mages[int(picked[1])]


def ask_or(
    g: State, seats: tuple[int, ...], source: str, alternatives: Sequence[tuple[str, bool]]
) -> Asking[str]:
    """Choose between effects joined by OR: a fully resolvable one, if any is (AE-CARD-04, 05, AE-RUL-11)."""
    full: list[Option] = [("or", key) for key, resolvable in alternatives if resolvable]
    options = full or [("or", key) for key, _ in alternatives]
    picked = yield Decision("or", seats, options, about=(source,))
    return str(picked[1])


def ask_yes(g: State, seat: int, source: str) -> Asking[bool]:
    """May the effect happen? Yes or no."""
    picked = yield Decision("may", (seat,), [YES, NO], about=(source,))
    return picked == YES


def ask_card(
    g: State, kind: str, mage: Mage, source: str, cards: Sequence[Card], optional: bool = False, left: int = 1
) -> Asking[Card | None]:
    """Pick one of some cards that are alike when their names are; ``left`` counts this and later picks."""
    options: list[Option] = []
    by_id: dict[str, Card] = {}
    for card in cards:
        if card.id not in by_id:
            by_id[card.id] = card
            options.append(("card", card.id))
    if optional:
        options.append(NONE)
    if not options:
        return None
    picked = yield Decision(kind, (mage.seat,), options, about=(source, left))
    return None if picked == NONE else by_id[str(picked[1])]


def ask_discarded(
    g: State, kind: str, mage: Mage, source: str, places: Sequence[int], optional: bool, left: int = 1
) -> Asking[int]:
    """Pick a card from the mage's own discard pile by its place, because the order matters; -1 for none."""
    options: list[Option] = [("discarded", mage.discard[place].id, place) for place in places]
    if optional:
        options.append(NONE)
    if not options:
        return -1
    picked = yield Decision(kind, (mage.seat,), options, about=(source, left))
    return -1 if picked == NONE else int(picked[2])


def ask_breach(
    g: State, kind: str, seat: int, source: str, among: Sequence[tuple[Mage, Breach]]
) -> Asking[tuple[Mage, Breach]]:
    """Pick one of some breaches, which may be several players'."""
    options: list[Option] = [("breach", mage.seat, breach.number) for mage, breach in among]
    picked = yield Decision(kind, (seat,), options, about=(source,))
    mage = g.mages[int(picked[1])]
    return mage, mage.breach(int(picked[2]))


def ask_spell(
    g: State, kind: str, seats: tuple[int, ...], source: str, among: Sequence[Spot], optional: bool = False
) -> Asking[Spot | None]:
    """Pick one of some prepped spells."""
    options: list[Option] = []
    spots: dict[Option, Spot] = {}
    for spot in among:
        mage, breach, spell = spot
        option = ("spell", mage.seat, breach.number, spell.card.id)
        if option not in spots:
            spots[option] = spot
            options.append(option)
    if optional:
        options.append(NONE)
    if not options:
        return None
    picked = yield Decision(kind, seats, options, about=(source,))
    return None if picked == NONE else spots[picked]
