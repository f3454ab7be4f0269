"""Sets a table of the solo mode in a few lines.

>>> s = Solo().card(actions=[("recharge", 0)]).pools(action="rose", deploy="magnet").take_actions()
>>> s.automa.charged, s.exhausted_pool
(True, 'rose')
"""

from __future__ import annotations

from typing import Self

from tests.age_contrived.scene import Scene, bag
from tryptyk.games.age_contrived.components.catalogue import MONUMENT, REGIONS
from tryptyk.games.age_contrived.components.energy import named
from tryptyk.games.age_contrived.components.printed import SYMBOLS
from tryptyk.games.age_contrived.components.solo import AutomaCard, CardAction, WheelBonus
from tryptyk.games.age_contrived.components.solo_catalogue import (
    AUTOMA_CARDS,
    CONDUIT_ROWS,
    PROGRESS_IDS,
    SOLO_SIDES,
    WHEEL_SECTIONS,
)
from tryptyk.games.age_contrived.effects.automa import items
from tryptyk.games.age_contrived.effects.automa.deploying import ACTIVATED, DEPLOYED
from tryptyk.games.age_contrived.effects.automa.journeys import BY_EFFECT
from tryptyk.games.age_contrived.game import GAME
from tryptyk.games.age_contrived.rules.stages import TURN
from tryptyk.games.age_contrived.rules.turns import CHOOSE
from tryptyk.games.age_contrived.state import NONE
from tryptyk.kernel import Item, Table

GATE, SHIP, FORGE, FORTRESS, LIBRARY, BEACON = (region.monument for region in REGIONS)
"""The monuments of the quarry, the sea, the mountain, the forest, the plains and the centre."""

HUMAN = 0
AUTOMA = 1


def printed(number: int) -> AutomaCard:
    return next(card for card in AUTOMA_CARDS.values() if card.number == number)


class Solo(Scene):
    """The automa is Aureon with the side "speed", unless a side is named: roses are highest, magnets lowest;
    boots before monuments before pillars. The gate, the ship and the Beacon are in play, in this order. Its
    pools are empty, so are the exhausted pool and the rows of conduits; the reserve is full, the token is
    exhausted, no progress is made. The active card is a plain one of our own; no card lies anywhere else.
    """

    def __init__(self, side: str = "solo_aureon_speed", **setup: object) -> None:
        human = "rusne" if SOLO_SIDES[side].character != "rusne" else "aureon"
        super().__init__(1, automa=side, characters=[human], **setup)
        automa = self.automa
        automa.exhausted = automa.action_pool = automa.deploy_pool = 0
        automa.conduits = [NONE] * CONDUIT_ROWS
        automa.progress = [0] * len(PROGRESS_IDS)
        automa.deck = []
        automa.supply = []
        automa.under_conduits = [None] * len(SYMBOLS)
        automa.under_pairs = [None] * len(automa.under_pairs)
        self.g.stack = []
        self.monuments(GATE, SHIP, BEACON)
        self.card()
        self.in_turn(AUTOMA)

    # Setting the table

    def in_turn(self, number: int) -> Self:
        """It is a side's turn; the automa has had one before."""
        self.g.active = number
        self.automa.turns = 1
        return self

    def monuments(self, *ids: str) -> Self:
        """Exactly these in play, the highest first."""
        self.in_play(*ids)
        self.automa.monuments = [MONUMENT[id] for id in ids]
        return self

    def pools(self, action: str = "", deploy: str = "", exhausted: str = "") -> Self:
        """Exactly these energies in the automa's pools."""
        self.automa.action_pool = bag(action)
        self.automa.deploy_pool = bag(deploy)
        self.automa.exhausted = bag(exhausted)
        return self

    def card(
        self,
        *,
        criterion: tuple[str, int, str, str] = ("action_pool", 3, "action", "convey"),
        left: tuple[int, int] = (0, 0),
        right: tuple[int, int] = (0, 0),
        actions: list[tuple[str, int]] | None = None,
        deploys: tuple[str, ...] = ("pool",),
        rows: int = 0,
        wheel: dict[str, list[tuple[str, int]]] | None = None,
    ) -> Self:
        """A card of our own is active; sections of the wheel that are not named give nothing."""
        sections = [
            tuple(WheelBonus(kind, most) for kind, most in (wheel or {}).get(id, [])) for id in WHEEL_SECTIONS
        ]
        measure, least, if_met, otherwise = criterion
        self.automa.discard = [
            AutomaCard(
                "own",
                99,
                measure,
                least,
                if_met,
                otherwise,
                left,
                right,
                tuple(CardAction(kind, most) for kind, most in actions or []),
                deploys,
                tuple(sections),
                rows,
            )
        ]
        return self

    def printed_card(self, number: int) -> Self:
        """A card of the game is active."""
        self.automa.discard = [printed(number)]
        return self

    def conduits(self, *tiles: str) -> Self:
        """By row from the top, such as ``"boot 2"``; empty for none."""
        for row, tile in enumerate(tiles):
            if tile:
                symbol, symbols = tile.split()
                self.automa.conduits[row] = 4 * SYMBOLS.index(symbol) + int(symbols)
        return self

    def progress(self, **steps: int) -> Self:
        """Steps made on progress tracks: ``gold``, ``violet``, ``boot``, ``monument``, ``pillar``."""
        for id, number in steps.items():
            self.automa.progress[PROGRESS_IDS.index(f"progress_{id}")] = number
        return self

    def upgraded(self, *places: int) -> Self:
        """Upgraded action tiles on these places of the solo board, 1 to 4."""
        self.automa.upgrades = sum(1 << place - 1 for place in places)
        return self

    # Playing

    def begin(self, *agenda: Item) -> Self:
        """Let these acts come, one after the other; then the human is asked for a turn."""
        self.g.agenda = []
        self.g.then(*agenda, (CHOOSE, HUMAN))
        self.table = Table.from_rest(GAME, 1, 1, {}, self.g, 0)
        return self

    def play_turn(self) -> Self:
        """A whole turn of the automa, with its active card on top of the deck."""
        self.automa.deck = [self.automa.discard.pop()]
        return self.begin((TURN, AUTOMA))

    def take_actions(self) -> Self:
        return self.begin((items.ACTIONS, 0))

    def deploy(self, most: int) -> Self:
        """A deploy action of so many energies."""
        return self.begin((items.PLACE, DEPLOYED, most, 0, 0))

    def place(self, energy: str) -> Self:
        """An activated compass, or what acts as one, is placed."""
        self.automa.hand = bag(energy)
        return self.begin((items.PLACE, ACTIVATED, 1, 0, 0))

    def walk(self, spaces: int, by: str = BY_EFFECT) -> Self:
        """A movement of the automa's character."""
        return self.begin((items.GO, spaces, by))

    def climb_on(self, track: int, steps: int) -> Self:
        return self.begin((items.TRACK, track, steps))

    def wheel(self, times: int = 1) -> Self:
        """So many wheel bonuses, one after the other."""
        return self.begin(*[(items.WHEEL,)] * times)

    # Reading

    @property
    def action_pool(self) -> str:
        return named(self.automa.action_pool)

    @property
    def deploy_pool(self) -> str:
        return named(self.automa.deploy_pool)

    @property
    def exhausted_pool(self) -> str:
        return named(self.automa.exhausted)

    @property
    def in_pool(self) -> str:
        """The automa's energies in the Pool."""
        return named(self.automa.pool)

    @property
    def marker(self) -> str:
        """The section of the wheel with the marker, or nothing."""
        return "" if self.automa.marker == NONE else WHEEL_SECTIONS[self.automa.marker]

    @property
    def progressed(self) -> dict[str, int]:
        """Steps made on progress tracks, where there are any."""
        return {
            id.removeprefix("progress_"): steps
            for id, steps in zip(PROGRESS_IDS, self.automa.progress, strict=True)
            if steps
        }

    def own(self, monument: str) -> list[str]:
        """The kinds of the automa's energies on the spaces of a section; empty for other spaces."""
        return [token[1] if token and token[0] == AUTOMA else "" for token in self.on(monument)]

    def told(self, kind: str) -> list[tuple[str | int, ...]]:
        """The figures of all events of a kind."""
        return [event[1:] for event in self.events if event[0] == kind]
