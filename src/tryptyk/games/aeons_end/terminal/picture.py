"""The situation as the terminal shows it. Nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tryptyk.games.aeons_end.components.printed import GEM, MINION, NEMESIS, RELIC, SPELL, WILD
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES
from tryptyk.games.aeons_end.view import UNSEEN, BreachView, FoeView, MageView, TurnView, View
from tryptyk.messages import Messages
from tryptyk.picture import HEADING, QUIET, Part, Words, heading, side_by_side

ROTATIONS = "▶▼◀▲"
"""Where the yellow section of a closed breach points; the price of opening falls with every turn."""
NUMERALS = ("", "I", "II", "III", "IV")


def picture(view: View, messages: Messages) -> list[Part]:
    say = _Words(messages)
    board = side_by_side([_nemesis(view, say), _city(view, say)])
    mages = [_mage(view, mage, say) for mage in view.mages]
    pairs = [side_by_side(mages[start : start + 2]) for start in range(0, len(mages), 2)]
    return [
        Part("b", [board, _nemesis_in_short(view, say)], 3),
        Part("p", [_market(view, say), _market_in_short(view, say)], 1),
        Part(
            "m", [Group(*pairs), _looking_at_one(view, mages, say), _mages_in_short(view, view.mages, say)], 2
        ),
    ]


class _Words(Words):
    def cards(self, ids: Sequence[str]) -> str:
        """Names of cards, alike ones counted: ``Crystal ×3, Spark``."""
        names = [
            self.name(id) + (f" ×{ids.count(id)}" if ids.count(id) > 1 else "") for id in dict.fromkeys(ids)
        ]
        return ", ".join(names) or "–"


# The nemesis


def _nemesis(view: View, say: _Words) -> RenderableType:
    nemesis = view.nemesis
    title = say.symbols(f"{say.name(nemesis.nemesis)} [life] {nemesis.life}/{nemesis.max_life}")
    lines: list[RenderableType] = [heading(title, style="bold red")]
    own = NEMESIS_TYPES[nemesis.nemesis].picture(nemesis.own, say.messages)
    lines.extend(Text(say.symbols(line)) for line in own)
    tiers = " + ".join(str(count) for count in nemesis.deck)
    lines.append(Text(say("nemesis-deck", tiers=tiers, discarded=len(nemesis.discard))))
    if nemesis.drawn is not None and all(foe.card != nemesis.drawn for foe in nemesis.foes):
        lines.append(Text(say("resolving", card=say.name(nemesis.drawn)), style="bold"))
    if nemesis.side_card:
        lines.append(Text(say("resolving", card=say.name(nemesis.side_card)), style="bold"))
    if nemesis.foes:
        lines.append(_foes(nemesis.foes, say))
    return Group(*lines)


def _nemesis_in_short(view: View, say: _Words) -> RenderableType:
    """Lives, what stands against whom, and the turn."""
    nemesis, turn = view.nemesis, view.turn
    own = NEMESIS_TYPES[nemesis.nemesis].picture(nemesis.own, say.messages)
    lives = [
        f"{say.name(nemesis.nemesis)} [life] {nemesis.life}/{nemesis.max_life}",
        *own,
        f"{say.name('gravehold')} [life] {view.gravehold}/{view.max_gravehold}",
    ]
    phase = say.messages.text(f"phase-{turn.phase}")
    now = [
        say("turn", round=turn.round, turn=turn.number, phase=phase),
        say("turns-left", cards=_turn_cards(turn.left, say)),
    ]
    resolving = [
        say("resolving", card=say.name(card))
        for card in (nemesis.drawn, nemesis.side_card)
        if card and all(foe.card != card for foe in nemesis.foes)
    ]
    foes = [f"• {say.name(foe.card)} {_figure(foe)}" for foe in nemesis.foes]
    return Group(
        Text(say.symbols(" · ".join(lives)), style="bold red"),
        Text(" · ".join(now)),
        *([Text(say.symbols("  ".join([*foes, *resolving])))] if foes or resolving else []),
        _lasting(turn, say),
    )


def _figure(foe: FoeView) -> str:
    return f"[life]{foe.life}" if foe.type == MINION else "●" * foe.tokens


def _foes(foes: Sequence[FoeView], say: _Words) -> Table:
    grid = Table.grid(padding=(0, 1))
    for foe in foes:
        kind = say.messages.text(f"kind-{foe.type}")
        grid.add_row("•", Text(say.name(foe.card), style="bold"), Text(kind), Text(say.symbols(_figure(foe))))
    return grid


# The city and the turn


def _city(view: View, say: _Words) -> RenderableType:
    turn = view.turn
    title = (
        f"{say.name('gravehold')} [life] {view.gravehold}/{view.max_gravehold} · {say.name(view.difficulty)}"
    )
    lines: list[RenderableType] = [heading(say.symbols(title), style="bold cyan")]
    phase = say.messages.text(f"phase-{turn.phase}")
    lines.append(Text(say("turn", round=turn.round, turn=turn.number, phase=phase)))
    lines.append(Text(say("turns-drawn", cards=_turn_cards(turn.discard, say))))
    lines.append(Text(say("turns-left", cards=_turn_cards(turn.left, say))))
    known = _known_first(turn)
    if known:
        lines.append(Text(say("turns-known", cards=_turn_cards(known, say))))
    lines.append(_lasting(turn, say))
    return Group(*lines)


def _known_first(turn: TurnView) -> list[str]:
    """The cards on top of the turn-order deck up to the first unseen one."""
    known: list[str] = []
    for card in turn.deck:
        if card == UNSEEN:
            break
        known.append(card)
    return known


def _turn_cards(cards: Sequence[str], say: _Words) -> str:
    return "  ".join(_turn_card(card, say) for card in cards) or "–"


def _turn_card(card: str, say: _Words) -> str:
    if card in (NEMESIS, WILD):
        return say(f"turn-card-{card}")
    return card[-1]


def _lasting(turn: TurnView, say: _Words) -> RenderableType:
    """What holds for this turn."""
    lines = []
    if turn.active >= 0:
        lines.append(say("aether", amount=turn.aether))
    if turn.aether_gem_only:
        lines.append(say("aether-gem", amount=turn.aether_gem_only))
    if turn.aether_spell_only:
        lines.append(say("aether-spell", amount=turn.aether_spell_only))
    if turn.discount:
        lines.append(say("discount", amount=turn.discount))
    if turn.double_prep:
        lines.append(say("double-prep"))
    if turn.shielded:
        lines.append(say("shielded"))
    return Text(" · ".join(lines)) if lines else Group()


# The market


def _market(view: View, say: _Words) -> RenderableType:
    grid = Table.grid(padding=(0, 1), expand=True)
    columns = []
    for type in (GEM, RELIC, SPELL):
        grid.add_column()
        piles = [pile for pile in view.market if pile.type == type]
        lines = [Text(say.messages.text(f"kinds-{type}"), style=HEADING)]
        for pile in piles:
            line = say.symbols(f"{pile.cost}[aether] ×{pile.count} ") + say.name(pile.card)
            lines.append(Text(line, style="" if pile.count else QUIET))
        columns.append(Group(*lines))
    grid.add_row(*columns)
    return Group(heading(say("market"), style="bold green"), grid)


def _market_in_short(view: View, say: _Words) -> RenderableType:
    """What can be bought, kind by kind."""
    lines = [
        (
            say.messages.text(f"kinds-{type}"),
            [pile for pile in view.market if pile.type == type and pile.count],
        )
        for type in (GEM, RELIC, SPELL)
    ]
    return Group(
        *[
            _labelled(
                kind,
                "  ".join(
                    say.symbols(f"{one.cost}[aether]×{one.count} ") + say.name(one.card) for one in piles
                ),
            )
            for kind, piles in lines
            if piles
        ]
    )


# The mages


def _mage(view: View, mage: MageView, say: _Words) -> RenderableType:
    active = mage.seat == view.turn.active
    title = (
        f"{'▸ ' if active else ''}{mage.seat + 1} {say.name(mage.mage)} [life] {mage.life}/{mage.max_life}"
    )
    title += f" [charge] {mage.charges}/{mage.slots}"
    if mage.life == 0:
        title += f" · {say('exhausted')}"
    lines: list[RenderableType] = [heading(say.symbols(title), style="bold yellow" if active else HEADING)]
    lines.extend(_breach(breach, say) for breach in mage.breaches)
    lines.append(_labelled(say("hand"), say.cards(mage.hand)))
    if mage.played:
        lines.append(_labelled(say("played"), say.cards(mage.played)))
    top = say("discard-top", count=len(mage.discard), top=say.name(mage.discard[-1])) if mage.discard else "0"
    lines.append(_labelled(say("deck"), say("deck-and-discard", deck=mage.deck, discard=top)))
    return Group(*lines)


def _looking_at_one(view: View, mages: Sequence[RenderableType], say: _Words) -> RenderableType:
    """The mage whose turn it is, or of whoever looks, and beside them the others in short."""
    seat = view.turn.active if view.turn.active >= 0 else max(view.seat, 0)
    others = [mage for mage in view.mages if mage.seat != seat]
    if not others:
        return mages[seat]
    return side_by_side([mages[seat], _mages_in_short(view, others, say)])


def _mages_in_short(view: View, mages: Sequence[MageView], say: _Words) -> RenderableType:
    return Group(*[_mage_in_short(view, mage, say) for mage in mages])


def _mage_in_short(view: View, mage: MageView, say: _Words) -> Text:
    """Life, charges, prepped spells and hand."""
    active = "▸ " if mage.seat == view.turn.active else ""
    title = (
        f"{active}{mage.seat + 1} {say.name(mage.mage)} [life]{mage.life} [charge]{mage.charges}/{mage.slots}"
    )
    text = Text(say.symbols(title), style=HEADING)
    if mage.life == 0:
        text.append(f" · {say('exhausted')}")
    spells = [say.name(spell.card) for breach in mage.breaches for spell in breach.spells]
    if spells:
        text.append(" · " + " + ".join(spells), style="bold magenta")
    return text.append(f" · {say('hand')} {say.cards(mage.hand)}", style="not bold")


def _labelled(label: str, text: str) -> Text:
    return Text.assemble((f"{label} ", QUIET), text)


def _breach(breach: BreachView, say: _Words) -> Text:
    line = Text(f"{NUMERALS[breach.number]:<3} ")
    if breach.open:
        line.append(f"○ {say('open')}")
        if breach.bonus:
            line.append(say.symbols(f" +{breach.bonus}[damage]"))
    else:
        line.append(f"{ROTATIONS[breach.stage]} ")
        line.append(say("prices", focus=breach.focus_cost, open=breach.open_cost))
        if breach.focused:
            line.append(f" {say('focused')}")
    if breach.spells:
        line.append(": ")
        line.append(" + ".join(say.name(spell.card) for spell in breach.spells), style="bold magenta")
    return line
