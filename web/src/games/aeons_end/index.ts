/** Aeon's End on the web table. */
import type { GameModule, Option, Plot, Sound, Texts, Vital } from '../../lib/game';
import { describe } from './words/about';
import { readings } from './words/aloud';
import Board from './Board.svelte';
import Setup from './setup/Setup.svelte';
import Symbol from './Symbol.svelte';
import Thing from './cards/Thing.svelte';
import { looks } from './art';
import { idsOf, kindOf, ownKinds, type View } from './content';
import { explainerOf, SOUNDS as OWN_SOUNDS, STRONG as OWN_STRONG } from './nemeses';
import { newPlan, RANDOM } from './setup/plan';
import { tally } from './words/tally';

const RULES: Record<string, string[]> = {
  gem: ['AE-MAIN-04', 'AE-GAIN-01', 'AE-GAIN-02'],
  relic: ['AE-MAIN-04', 'AE-MAIN-05', 'AE-GAIN-02'],
  spell: ['AE-PREP-01', 'AE-PREP-02', 'AE-CAST-01'],
  mage: ['AE-CHG-01', 'AE-CHG-05', 'AE-EXH-01'],
  breach: ['AE-BRCH-03', 'AE-BRCH-10', 'AE-CAST-08'],
  attack: ['AE-NCRD-01', 'AE-CARD-09'],
  minion: ['AE-NCRD-02', 'AE-NCRD-03', 'AE-DMG-01'],
  power: ['AE-NCRD-05', 'AE-NTURN-05', 'AE-CARD-06'],
  nemesis: ['AE-NTURN-01', 'AE-CARD-09', 'AE-END-02'],
};
const THINGS: Record<string, string[]> = {
  gravehold: ['AE-DMG-04', 'AE-END-05', 'AE-EXH-12'],
  wild: ['AE-TURN-05', 'AE-TDECK-08'],
};

/** The thing that an option is about: the first of its places that names one. */
function thingOf(option: Option): string | null {
  const [verb, first] = option;
  if (verb === 'focus' || verb === 'open') return `breach_${first}`;
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

const HEADS = ['turn-card', 'round'];
const STRONG = ['exhausted', 'power', 'destroy-breach', 'won', 'lost', 'ability', 'nemesis-draws', ...OWN_STRONG];
const SOUNDS: Record<string, Sound> = {
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
  rules: (id) => THINGS[id] ?? RULES[kindOf(id)] ?? [],
  caption,
  first: { seats: 2, setup: { ...newPlan(2) } },
  setup: (players) => ({ ...newPlan(players) }),
  plots,
  tally,
  shelves: ['nemesis', 'mage', 'gem', 'relic', 'spell', 'minion', 'power', 'attack', ...ownKinds()].map(
    (kind) => ({ kind, ids: idsOf(kind) }),
  ),
  readings,
  describe,
  weight: (event) => (HEADS.includes(String(event[0])) ? 'head' : STRONG.includes(String(event[0])) ? 'strong' : 'plain'),
  sound: (event) => SOUNDS[String(event[0])] ?? null,
};

export default game;
