/** Bonfire on the web table. */
import type { GameModule, Option } from '../../lib/game';
import { wordOf } from '../../lib/options';
import { plain } from '../../lib/plain';
import clauses from '../../generated/bonfire/clauses.json';
import Board from './Board.svelte';
import Setup from './setup/Setup.svelte';
import { plan } from './setup/plan';
import { tally } from './words/tally';
import Thing from './Thing.svelte';
import { readings } from './words/aloud';
import { idsOf, kindOf, kinds, type Says, type View } from './content';
import json from './looks.json';
import type { PlainLooks } from '../../lib/art/looks';

const THINGS: Record<string, string[]> = clauses.thing;
const KINDS: Record<string, string[]> = clauses.kind;

const HEADS: Says['event'][] = ['turn', 'tom-card'];
const STRONG: Says['event'][] = ['ignite', 'tom-lights', 'countdown', 'countdown-tile', 'common-task', 'pass', 'out'];

const looks = json as unknown as PlainLooks;
const game: GameModule<View> = {
  ...(plain('bonfire', looks) as unknown as GameModule<View>),
  plain: false,
  foresees: true,
  readings,
  Board,
  Thing,
  Setup,
  setup: plan,
  active: (view) => (view.active >= 0 ? view.active : null),
  thingOf: (option: Option) => option.slice(1).map(String).find((value) => kindOf(value) !== 'thing') ?? null,
  rules: (id) => THINGS[id] ?? KINDS[kindOf(id)] ?? [],
  shelves: kinds().filter((kind) => kind !== 'component').map((kind) => ({ kind, ids: idsOf(kind) })),
  tally,
  weight: (event) => (HEADS.includes(wordOf(event)) ? 'head' : STRONG.includes(wordOf(event)) ? 'strong' : 'plain'),
};

export default game;
