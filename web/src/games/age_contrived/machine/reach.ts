/** What an energy could do: where the action below it leads, as the view tells it. */
import { keyOf, sameOption, wordOf, type Option } from '../../../lib/options';
import type { PlayerView, Says } from '../content';

/** What lights up while an energy or an action is pointed at. */
export interface Reach {
  /** The energy that would pay. */
  from: { position: number; kind: string } | null;
  /** Positions whose action is meant, and positions whose upper row it would deploy. */
  plates: number[];
  tiles: number[];
  /** `pool`, `channel`, `space:<monument>:<slot>`, `achievement:<id>:<side>`, `pool-tile:<tile>`, `track:<track>`, `place:<place>`. */
  spots: ReadonlySet<string>;
}

type Use = PlayerView['device'][number]['uses'][number];

/** The place on the board at which an option of the next question would be chosen. */
export function spotOf(option: Option, track = ''): string | null {
  const [, one, other, third] = option;
  switch (wordOf<Says['verb']>(option)) {
    case 'build': return `space:${other}:${third}`;
    case 'lift': return `space:${one}:${other}`;
    case 'pool':
    case 'lift_pool': return 'pool';
    case 'achieve': return `achievement:${other}:${third}`;
    case 'claim_tile': return `pool-tile:${one}`;
    case 'recharge': return 'channel';
    case 'enter':
    case 'advance': return `track:${track}`;
    case 'step': return `place:${one}`;
    default: return null;
  }
}

function* spotsOf(player: PlayerView, use: Use): Generator<string> {
  const track = wordOf(use.option) === 'move' ? `${use.option[2]}` : '';
  for (const option of [use.option, ...use.leads]) {
    const spot = spotOf(option, track);
    if (spot) yield spot;
  }
  for (const { place, cost } of player.side.figure.reach) if (cost <= use.spaces) yield `place:${place}`;
}

const tilesOf = ({ option }: Use): number[] => (`${option[0]}`.startsWith('deploy') ? option.slice(2).map(Number) : []);

function gathered(player: PlayerView, uses: Use[], from: Reach['from'], plates: number[]): Reach {
  const open = uses.filter(({ refused }) => refused === null);
  return { from, plates, tiles: [...new Set(open.flatMap(tilesOf))], spots: new Set(open.flatMap((use) => [...spotsOf(player, use)])) };
}

/** What an energy in the lower row of a position could reach. */
export function reachOf(player: PlayerView, position: number, kind: string): Reach {
  const plates = player.device[position - 1]?.pays[kind] ?? [];
  const uses = plates.flatMap((plate) => player.device[plate - 1]?.uses ?? []);
  return gathered(player, uses, { position, kind }, plates);
}

/** What one way to use an action could reach: of two ways that look alike the first. */
export function reachBy(player: PlayerView, option: Option): Reach | null {
  const found = player.device.find(({ uses }) => uses.some((use) => sameOption(use.option, option)));
  const use = found?.uses.find((one) => keyOf(one.option) === keyOf(option));
  return found && use ? gathered(player, [use], null, [found.position]) : null;
}
