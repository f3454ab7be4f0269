/** Aeon's End on the web table. */
import clauses from '../../generated/aeons_end/clauses.json';
import type { GameModule, Plot, Texts, Vital } from '../../lib/game';
import { wordOf, type Option } from '../../lib/options';
import { describe } from './words/about';
import { readings } from './words/aloud';
import Board from './Board.svelte';
import Setup from './setup/Setup.svelte';
import Symbol from './Symbol.svelte';
import Thing from './cards/Thing.svelte';
import { looks } from './art';
import { idsOf, kindOf, ownKinds, type Says, type View } from './content';
import { explainerOf, SOUNDS as OWN_SOUNDS, STRONG as OWN_STRONG } from './nemeses';
import type { Sounds } from './nemeses/part';
import { fit, newPlan, RANDOM } from './setup/plan';
import { lessons } from './words/lessons';
import { tally } from './words/tally';

/** The clauses that stand beside a thing, by its id or else by its kind. */
const THINGS: Record<string, string[]> = clauses.thing;
const KINDS: Record<string, string[]> = clauses.kind;

/** The thing that an option is about: the first of its places that names one. */
function thingOf(option: Option): string | null {
  const verb = wordOf<Says['verb']>(option);
  if (verb === 'focus' || verb === 'open') return `breach_${option[1]}`;
  if (verb === 'breach') return `breach_${option[2]}`;
  if (verb === 'or') return null;
  const named = option.slice(1).find((value) => typeof value === 'string' && value !== 'nemesis');
  return typeof named === 'string' && (kindOf(named) !== 'thing' || explainerOf(named) !== undefined) ? named : null;
}

/** Below a third of its life something is in danger. */
const inDanger = (life: number, most: number): boolean => life * 3 <= most;

function vitals(view: View, text: Texts): Vital[] {
  const { nemesis, turn } = view;
  const own = view.mages[view.seat >= 0 ? view.seat : Math.max(turn.active, 0)];
  const life = (label: string, life: number, most: number): Vital => ({ label, value: `${life}`, symbol: 'life', danger: inDanger(life, most) });
  return [
    { ...life(text.format('board-nemesis'), nemesis.life, nemesis.max_life), danger: false },
    life(text.name('gravehold'), view.gravehold, view.max_gravehold),
    ...(own ? [life(text.name(own.mage), own.life, own.max_life)] : []),
    { label: text.format('board-purse'), value: `${turn.aether}`, symbol: 'aether' },
    { label: `${text.format('board-round')} ${turn.round}`, value: text.format(`phase-${turn.phase}`) },
  ];
}

function plots(view: View): Plot[] {
  const colour = (id: string) => `oklch(0.68 0.15 ${looks.hue(id)})`;
  return [
    { figure: 'nemesis', thing: view.nemesis.nemesis, colour: 'var(--ae-ember)' },
    { figure: 'gravehold', thing: 'gravehold', colour: 'var(--ae-breach)' },
    ...view.mages.map((mage) => ({ figure: mage.mage, thing: mage.mage, colour: colour(mage.mage) })),
  ];
}

function caption(setup: Record<string, unknown>, text: Texts): string {
  const names = (ids: unknown[]) => ids.map(String).filter((id) => id !== RANDOM && text.knows(id)).map((id) => text.name(id)).join(', ');
  return [names([setup.nemesis]), names(Array.isArray(setup.mages) ? setup.mages : [])].filter(Boolean).join(' · ');
}

const HEADS: Says['event'][] = ['turn-card', 'round'];
const STRONG: Says['event'][] = ['exhausted', 'power', 'destroy-breach', 'won', 'lost', 'ability', 'nemesis-draws', ...OWN_STRONG];
const SOUNDS: Sounds = {
  play: 'wood', draw: 'wood', gain: 'glass', aether: 'glass', charge: 'glass', open: 'stone', focus: 'stone',
  damage: 'ember', unleash: 'ember', cast: 'ember', ...OWN_SOUNDS,
};

const game: GameModule<View> = {
  id: 'aeons_end',
  Board,
  Thing,
  Setup,
  Symbol,
  accent: { dark: '#4df0b8', light: '#00734f' },
  seats: (view) => view.mages.map((mage) => mage.mage),
  status: (view, text) =>
    text.format('picture-turn', {
      round: view.turn.round,
      turn: view.turn.number,
      phase: text.format(`phase-${view.turn.phase}`),
    }),
  vitals,
  active: (view) => (view.turn.active >= 0 ? view.turn.active : null),
  thingOf,
  rules: (id) => THINGS[id] ?? KINDS[kindOf(id)] ?? [],
  caption,
  first: { seats: 2, setup: { ...newPlan(2) } },
  setup: (players, kept) => ({ ...fit(kept, players) }),
  plots,
  tally,
  lessons,
  shelves: ['nemesis', 'mage', 'gem', 'relic', 'spell', 'minion', 'power', 'attack', ...ownKinds()].map(
    (kind) => ({ kind, ids: idsOf(kind) }),
  ),
  readings,
  describe,
  weight: (event) => (HEADS.includes(wordOf(event)) ? 'head' : STRONG.includes(wordOf(event)) ? 'strong' : 'plain'),
  sound: (event) => SOUNDS[wordOf<Says['event']>(event)] ?? null,
};

export default game;
