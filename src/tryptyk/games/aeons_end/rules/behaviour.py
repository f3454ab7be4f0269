"""Where what a card does is found under the card's id. The cards' own modules fill these tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from tryptyk.games.aeons_end.components.printed import Card, NemesisCard
from tryptyk.games.aeons_end.state import Breach, Foe, Mage, Prepped, State
from tryptyk.kernel.decision import Reason, Script
from tryptyk.kernel.game import Act

F = TypeVar("F")


class Cast:
    """A spell being cast: "you" on the card is the caster, whoever owns it (AE-CAST-12)."""

    __slots__ = ("bonus", "card", "caster", "number", "owner")

    card: Card
    caster: Mage
    owner: Mage
    number: int
    """Of the breach that it was cast from."""
    bonus: int
    """Damage still to be added, once, to the spell's damage (AE-RUL-21)."""

    def __init__(self, card: Card, caster: Mage, owner: Mage, number: int, bonus: int) -> None:
        self.card = card
        self.caster = caster
        self.owner = owner
        self.number = number
        self.bonus = bonus


class Usable:
    """Something to be used under a condition: a mage's ability, a TO DISCARD, a While-prepped effect."""

    __slots__ = ("in_vain", "refuse", "use")

    refuse: Callable[[State, Mage], Reason | None]
    """Why it cannot be used now; None if it can."""
    use: Callable[[State, Mage], Script | None]
    in_vain: Callable[[State, Mage], bool]
    """Whether it can be used but would do nothing now (AE-RUL-51)."""

    def __init__(
        self,
        refuse: Callable[[State, Mage], Reason | None],
        use: Callable[[State, Mage], Script | None],
        in_vain: Callable[[State, Mage], bool] | None = None,
    ) -> None:
        self.refuse = refuse
        self.use = use
        self.in_vain = in_vain or never_in_vain


def never_refused(g: State, mage: Mage) -> Reason | None:
    """The guard of something that can always be used."""
    return None


def never_in_vain(g: State, mage: Mage) -> bool:
    return False


PlayEffect: TypeAlias = Callable[[State, Mage, Card], Script | None]
CastEffect: TypeAlias = Callable[[State, Cast], Script | None]
FoeEffect: TypeAlias = Callable[[State, Foe], Script | None]
CardEffect: TypeAlias = Callable[[State, NemesisCard], Script | None]
MatEffect: TypeAlias = Callable[[State], Script | None]

ACT: Final[dict[str, Act]] = {}
"""Further acts, which effects put on the agenda so that none of them asks too much at once."""
PLAY: Final[dict[str, PlayEffect]] = {}
"""Gems and relics, when played."""
CAST: Final[dict[str, CastEffect]] = {}
"""Spells, when cast."""
ON_GAIN: Final[dict[str, PlayEffect]] = {}
"""Cards that do something when they are gained to the discard pile, where they already lie."""
PREPPED: Final[dict[str, Usable]] = {}
"""While-prepped effects of the main phase (AE-PREP-08)."""
CASTING_END: Final[dict[str, Callable[[State, Mage, Breach, Prepped], Script | None]]] = {}
"""While-prepped effects at the end of the owner's casting phase (AE-PREP-11)."""
PREP_CLOSED: Final[set[str]] = set()
"""Spells that can be prepped to a closed breach that was not focused."""
ABILITY: Final[dict[str, Usable]] = {}
"""Mages' abilities, by mage."""
CORRUPTION: Final[dict[str, PlayEffect]] = {}
"""Corruptions, when resolved; they lie in the play area meanwhile."""

ATTACK: Final[dict[str, CardEffect]] = {}
"""Attacks, when drawn."""
PERSISTENT: Final[dict[str, FoeEffect]] = {}
"""Minions, in every nemesis main phase."""
POWER: Final[dict[str, FoeEffect]] = {}
"""Powers, when the last token goes."""
IMMEDIATELY: Final[dict[str, CardEffect]] = {}
TO_DISCARD: Final[dict[str, Usable]] = {}
ENTERING_LIFE: Final[dict[str, Callable[[State], int]]] = {}
"""Minions whose life is counted when they enter play."""
ARMOUR: Final[dict[str, Callable[[State, Foe, int], int]]] = {}
"""Minions that lessen damage: what of a hit gets through."""
RETALIATE: Final[dict[str, Callable[[State, Foe, Mage], Script | None]]] = {}
"""Minions that answer the player who damaged them."""


def effect(table: dict[str, F], *ids: str) -> Callable[[F], F]:
    """Enter a function under the ids of the cards whose effect it is.

    >>> shouts: dict[str, Callable[[], str]] = {}
    >>> @effect(shouts, "jade")
    ... def jade() -> str:
    ...     return "Jade!"
    >>> shouts["jade"]()
    'Jade!'
    """

    def enter(function: F) -> F:
        for id in ids:
            assert id not in table, f"{id} has two effects"
            table[id] = function
        return function

    return enter
