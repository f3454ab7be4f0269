/** An Age Contrived on the web table. */
import type { GameModule, Option } from '../../lib/game';
import { wordOf } from '../../lib/options';
import { plain } from '../../lib/plain';
import Board from './Board.svelte';
import Thing from './Thing.svelte';
import { idsOf, kindOf, kinds, type Says, type View } from './content';
import { looks } from './pieces/palette';

const HEADS: Says['event'][] = ['turn', 'automa-card'];
const STRONG: Says['event'][] = ['completed', 'built', 'patron', 'bind', 'achieve', 'place-bridge', 'claim', 'last-section', 'automa-achieves'];

const game: GameModule<View> = {
  ...(plain('age_contrived', looks) as unknown as GameModule<View>),
  plain: false,
  foresees: true,
  Board,
  Thing,
  seats: ({ players, automa }) => [...players.map(({ side }) => side.character), ...(automa ? [`automa_${automa.side.character}`] : [])],
  active: (view) => view.players.find(({ side }) => side.character === view.turn.active)?.seat ?? null,
  thingOf: (option: Option) => option.slice(1).map(String).find((value) => kindOf(value) !== 'thing') ?? null,
  shelves: kinds().filter((kind) => kind !== 'component').map((kind) => ({ kind, ids: idsOf(kind) })),
  weight: (event) => (HEADS.includes(wordOf(event)) ? 'head' : STRONG.includes(wordOf(event)) ? 'strong' : 'plain'),
};

export default game;
