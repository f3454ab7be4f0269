/** The table in sentences, for whoever cannot see it: what its pieces are called, and what can be read aloud. */
import type { Reading } from '../../../lib/game';
import type { Texts } from '../../../lib/words/texts';
import { kindOf, type BreachView, type FoeView, type MageView, type View } from '../content';
import { aloudOfOwn } from '../nemeses';

/** A name with what it is: "Spark, spell". */
export function called(id: string, text: Texts): string {
  const kind = text.find(`kind-${kindOf(id)}`);
  return kind === null ? text.name(id) : `${text.name(id)}, ${kind}`;
}

export function lifeOf(name: string, life: number, most: number, text: Texts): string {
  return text.format('board-life', { name, life, most });
}

/** A breach as it is now, without what lies in it. */
export function breachOf(number: number, breach: BreachView | undefined, text: Texts): string {
  const state = breach ? (breach.open ? 'open' : 'closed') : 'gone';
  const said = [text.name(`breach_${number}`), text.format(`board-breach-${state}`)];
  if (breach?.focused) said.push(text.format('board-breach-focused'));
  if (breach?.bonus) said.push(text.format('board-breach-bonus', { bonus: breach.bonus }));
  return said.join(', ');
}

/** The mage whom a turn order card belongs to. */
export function mageOf(card: string, view: View): string | undefined {
  const seat = /^player_(\d)$/.exec(card)?.[1];
  return seat ? view.mages[Number(seat) - 1]?.mage : undefined;
}

export function turnCard(card: string, view: View, text: Texts): string {
  const mage = mageOf(card, view);
  return mage ? `${text.name(card)}: ${text.name(mage)}` : text.name(card);
}

export function foeFigure(foe: FoeView, text: Texts): string {
  return foe.type === 'minion' ? text.format('board-minion', { life: foe.life }) : text.format('board-power', { tokens: foe.tokens });
}

/** The mage whose area lies open: the one in front of whoever looks, of the seat in focus, or the active one for spectators. */
export function ownMage(view: View, front: number | null = null): MageView {
  const seat = front ?? (view.seat >= 0 ? view.seat : Math.max(view.turn.active, 0));
  return view.mages[seat] ?? view.mages[0]!;
}

export function readings(view: View, text: Texts): Reading[] {
  const own = ownMage(view);
  const allies = view.mages.filter((mage) => mage !== own);
  const found: [label: string, lines: string[]][] = [
    ['aloud-life', [...lifeAndAbility(own, text), ...purse(view, text)]],
    ['board-hand', cards(own, text)],
    ['aloud-breaches', breaches(own, text)],
    ['aloud-foes', foes(view, text)],
    ['board-market', view.market.map((pile) => `${called(pile.card, text)}, ${text.format('board-pile', { price: pile.cost, count: pile.count })}`)],
    ['aloud-city', city(view, text)],
  ];
  if (allies.length) {
    found.push(['board-allies', allies.flatMap((mage) => [...lifeAndAbility(mage, text), ...breaches(mage, text), ...cards(mage, text)])]);
  }
  return found.map(([label, lines]) => ({ label: text.format(label), lines: lines.map((line) => text.spoken(line)) }));
}

function lifeAndAbility(mage: MageView, text: Texts): string[] {
  const ability = text.attribute(mage.mage, 'ability') ?? '';
  const life = lifeOf(text.name(mage.mage), mage.life, mage.max_life, text);
  return [
    mage.life === 0 ? `${life}, ${text.format('board-exhausted')}` : life,
    text.format('board-ability', { ability, charges: mage.charges, slots: mage.slots }),
  ];
}

/** What can be spent, and what holds for this turn. */
function purse({ turn }: View, text: Texts): string[] {
  const said = turn.active >= 0 ? [text.format('board-aether', { amount: turn.aether })] : [];
  if (turn.aether_gem_only) said.push(text.format('picture-aether-gem', { amount: turn.aether_gem_only }));
  if (turn.aether_spell_only) said.push(text.format('picture-aether-spell', { amount: turn.aether_spell_only }));
  if (turn.discount) said.push(text.format('picture-discount', { amount: turn.discount }));
  if (turn.double_prep) said.push(text.format('picture-double-prep'));
  if (turn.shielded) said.push(text.format('picture-shielded'));
  return said;
}

function cards(mage: MageView, text: Texts): string[] {
  const top = mage.discard.at(-1);
  return [
    mage.hand.length ? `${text.format('board-hand')}: ${text.links(mage.hand)}` : text.format('board-hand-empty'),
    ...(mage.played.length ? [`${text.format('board-played')}: ${text.links(mage.played)}`] : []),
    text.format('board-deck-count', { count: mage.deck }),
    top ? text.format('aloud-discard', { count: mage.discard.length, top: text.name(top) }) : text.format('board-discard-none'),
  ];
}

function breaches(mage: MageView, text: Texts): string[] {
  return mage.breaches.map((breach) => {
    const said = [breachOf(breach.number, breach, text)];
    if (!breach.open) said.push(text.format('aloud-prices', { focus: breach.focus_cost, open: breach.open_cost }));
    for (const spell of breach.spells) {
      said.push(called(spell.card, text) + (spell.fresh ? ` (${text.format('board-breach-fresh')})` : ''));
    }
    return said.join(', ');
  });
}

function foes(view: View, text: Texts): string[] {
  const { nemesis } = view;
  const resolving = nemesis.side_card || nemesis.drawn;
  const tiers = nemesis.deck.map((count, n) => `${text.format('fact-tier', { tier: n + 1 })}: ${count}`);
  return [
    lifeOf(text.name(nemesis.nemesis), nemesis.life, nemesis.max_life, text),
    ...aloudOfOwn(view, text),
    ...(resolving ? [`${text.format('board-resolving')}: ${called(resolving, text)}`] : []),
    ...nemesis.foes.map((foe) => `${called(foe.card, text)}, ${foeFigure(foe, text)}`),
    ...(nemesis.foes.length || resolving ? [] : [text.format('board-lane-empty')]),
    `${text.format('board-deck')}: ${tiers.join(', ')}`,
  ];
}

function city(view: View, text: Texts): string[] {
  const { turn } = view;
  const list = (cards: string[]) => cards.map((card) => turnCard(card, view, text)).join(', ') || '–';
  const unseen = turn.deck.indexOf('unseen');
  const known = unseen < 0 ? turn.deck : turn.deck.slice(0, unseen);
  return [
    lifeOf(text.name('gravehold'), view.gravehold, view.max_gravehold, text),
    text.format('picture-turn', { round: turn.round, turn: turn.number, phase: text.format(`phase-${turn.phase}`) }),
    text.format('picture-turns-drawn', { cards: list(turn.discard) }),
    text.format('picture-turns-left', { cards: list(turn.left) }),
    ...(known.length ? [text.format('picture-turns-known', { cards: list(known) })] : []),
  ];
}
