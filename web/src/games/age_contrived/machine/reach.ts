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

/** The choices of a way to use an action that lead to a spot, the use first; null where it does not lead there. */
function choicesTo(player: PlayerView, use: Use, spot: string): Option[] | null {
  const track = wordOf(use.option) === 'move' ? `${use.option[2]}` : '';
  if (tilesOf(use).some((position) => spot === `deploy:${position}`) || spotOf(use.option) === spot) return [use.option];
  const leads = use.leads.filter((option) => spotOf(option, track) === spot);
  // Several kinds could go there: which one is asked.
  if (leads.length) return leads.length === 1 ? [use.option, ...leads] : [use.option];
  const there = player.side.figure.reach.find(({ place, cost }) => spot === `place:${place}` && cost <= use.spaces);
  return there ? [use.option, ...there.way] : null;
}

/** What has to be chosen, question by question after an energy has paid, to come to a spot; null where it leads nowhere near. */
export function choicesAfter(player: PlayerView, position: number, kind: string, spot: string): Option[] | null {
  const plates = player.device[position - 1]?.pays[kind] ?? [];
  for (const plate of plates) {
    const at = player.device[plate - 1];
    // An energy that pays for any action says first for which.
    const first: Option[] = plates.length > 1 && at ? [['use', at.action]] : [];
    if (spot === `action:${at?.action}`) return first;
    for (const use of at?.uses ?? []) {
      const found = use.refused === null ? choicesTo(player, use, spot) : null;
      if (found) return [...first, ...found];
    }
  }
  return null;
}

function gathered(player: PlayerView, uses: Use[], from: Reach['from'], plates: number[]): Reach {
  // An empty tile may be deployed, too, and comes to nothing.
  const open = uses.filter((use) => use.refused === null && !(tilesOf(use).length && !use.leads.length));
  const tiles = [...new Set(open.flatMap(tilesOf))];
  return { from, plates, tiles, spots: new Set(open.flatMap((use) => [...spotsOf(player, use)])) };
}

/** What an energy in the lower row of a position could reach; by one of the tiles that it could deploy, if it could. */
export function reachOf(player: PlayerView, position: number, kind: string, tile = 0): Reach {
  const usesOf = (plate: number): Use[] => player.device[plate - 1]?.uses ?? [];
  const deploys = (use: Use): boolean => tilesOf(use).includes(tile);
  const all = player.device[position - 1]?.pays[kind] ?? [];
  const narrow = all.filter((plate) => usesOf(plate).some(deploys));
  const plates = narrow.length ? narrow : all;
  const uses = plates.flatMap(usesOf).filter((use) => !narrow.length || deploys(use));
  return gathered(player, uses, { position, kind }, plates);
}

/** What one way to use an action could reach: of two ways that look alike the first. */
export function reachBy(player: PlayerView, option: Option): Reach | null {
  const found = player.device.find(({ uses }) => uses.some((use) => sameOption(use.option, option)));
  const use = found?.uses.find((one) => keyOf(one.option) === keyOf(option));
  return found && use ? gathered(player, [use], null, [found.position]) : null;
}
