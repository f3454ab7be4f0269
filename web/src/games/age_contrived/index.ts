/** An Age Contrived on the web table. */
import clauses from '../../generated/age_contrived/clauses.json';
import type { GameModule, Option, Sound } from '../../lib/game';
import { wordOf } from '../../lib/options';
import { plain } from '../../lib/plain';
import Board from './Board.svelte';
import Thing from './Thing.svelte';
import { idsOf, kindOf, kinds, type Says, type View } from './content';
import { looks } from './pieces/palette';
import Setup from './setup/Setup.svelte';
import { plan } from './setup/plan';
import { tally } from './side/story';
import { readings, vitals } from './words/aloud';

/** The clauses that stand beside a thing, by its id or else by its kind. */
const THINGS: Record<string, string[]> = clauses.thing;
const KINDS: Record<string, string[]> = clauses.kind;

const HEADS: Says['event'][] = ['turn', 'automa-card'];
const STRONG: Says['event'][] = ['completed', 'built', 'patron', 'bind', 'achieve', 'place-bridge', 'claim', 'last-section', 'automa-achieves'];
const SOUNDS: Partial<Record<Says['event'], Sound>> = {
  insert: 'wood', claim: 'wood', upgrade: 'wood', conduit: 'wood',
  step: 'stone', build: 'stone', completed: 'stone', built: 'stone', 'place-bridge': 'stone',
  gain: 'glass', fill: 'glass', refill: 'glass', recharge: 'glass', pool: 'glass',
  pay: 'ember', bind: 'ember', achieve: 'ember', 'last-section': 'ember',
};

const game: GameModule<View> = {
  ...(plain('age_contrived', looks) as unknown as GameModule<View>),
  plain: false,
  foresees: true,
  Board,
  Thing,
  Setup,
  setup: plan,
  // Alone against the automa, with the divine wind, as the rulebook advises for a first game.
  first: { seats: 1, setup: { ...plan(1), characters: ['aureon'] } },
  caption: ({ characters, automa }, text) =>
    [...(Array.isArray(characters) ? characters : []), automa].map(String).filter((id) => text.knows(id)).map((id) => text.name(id)).join(' · '),
  seats: ({ players, automa }) => [...players.map(({ side }) => side.character), ...(automa ? [`automa_${automa.side.character}`] : [])],
  active: (view) => view.players.find(({ side }) => side.character === view.turn.active)?.seat ?? null,
  vitals,
  readings,
  tally,
  thingOf: (option: Option) => option.slice(1).map(String).find((value) => kindOf(value) !== 'thing') ?? null,
  rules: (id) => THINGS[id] ?? KINDS[kindOf(id)] ?? [],
  shelves: kinds().filter((kind) => kind !== 'component').map((kind) => ({ kind, ids: idsOf(kind) })),
  weight: (event) => (HEADS.includes(wordOf(event)) ? 'head' : STRONG.includes(wordOf(event)) ? 'strong' : 'plain'),
  sound: (event) => SOUNDS[wordOf<Says['event']>(event)] ?? null,
};

export default game;
