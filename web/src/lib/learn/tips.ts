/** First-use tips: which one is told at a question. Each is told once; those of the game come before those of the shell. */
import type { Asked, Tip } from '../../generated/schema';
import type { Meant } from '../board/spotlight';
import { wordOf, type Value } from '../options';

/** What a moment offers to be told about. */
export interface Moment {
  decision: Pick<Asked, 'kind' | 'options' | 'default' | 'batches'>;
  /** What has happened since the last own question. */
  events: Value[][];
  /** So many choices stand. */
  number: number;
  /** Of them so many can be taken back. */
  fair: number;
  /** Something cannot be done now. */
  refused: boolean;
  /** Hints are given here. */
  hints: boolean;
  /** The board shows what an option would bring. */
  foresees: boolean;
  /** There is a pointer that can hover, and so a keyboard. */
  desk: boolean;
}

/** Options from which on a list is long. */
const MANY = 9;
/** So many choices pass between two tips of the shell: they are not urgent. */
const PAUSE = 3;

type Fits = (moment: Moment) => boolean;

/** The shell's own, by the key of their text (`tip-<id>`), in the order in which they are told. */
const SHELL: Record<string, Fits> = {
  batch: ({ decision, desk }) => desk && decision.batches.length > 0,
  'batch-tap': ({ decision, desk }) => !desk && decision.batches.length > 0,
  look: ({ desk }) => desk,
  hold: ({ desk }) => !desk,
  why: ({ refused }) => refused,
  undo: ({ fair }) => fair > 0,
  foresee: ({ foresees, desk }) => foresees && desk,
  standing: ({ decision }) => decision.default !== null,
  many: ({ decision }) => decision.options.length > MANY,
  hint: ({ hints }) => hints,
  log: ({ number }) => number > 8,
  keys: ({ desk, number }) => desk && number > 12,
};

export const SHELL_TIPS = Object.keys(SHELL);

function meets(tip: Tip, { decision, events }: Moment): boolean {
  if (tip.question) return tip.question === decision.kind;
  if (tip.option) return decision.options.some(([verb]) => verb === tip.option);
  return events.some(([kind]) => kind === tip.event);
}

/** What a tip speaks of on the board: what it names there, the options of its verb, the things of its event (those of the
 *  moment at which it came up), or else all that its question offers. */
export function meantBy(tip: Tip, { options }: Pick<Asked, 'options'>, events: Value[][] = []): Meant {
  const happened = events.findLast(([kind]) => kind === tip.event) ?? [];
  const asks = tip.question !== '' && tip.points.length === 0;
  return {
    options: options.filter((option) => asks || (tip.option !== '' && wordOf(option) === tip.option)),
    places: [...tip.points, ...happened.slice(1).filter((place) => typeof place === 'string')],
  };
}

/** The same of a tip of the shell: it speaks of what can be done in one go, or of nothing on the board. */
export const meantByShell = (key: string, { batches }: Pick<Asked, 'batches'>): Meant | null =>
  key.startsWith('tip-batch') ? { options: batches.flatMap((batch) => batch.options), places: [] } : null;

/** The key of what is to be told now; null where there is nothing new. `last` is when the last tip was told. */
export function tipFor(tips: Tip[], seen: ReadonlySet<string>, moment: Moment, last: number): string | null {
  const own = tips.find((tip) => !seen.has(`meet-${tip.id}`) && meets(tip, moment));
  if (own) return `meet-${own.id}`;
  if (last >= 0 && moment.number < last + PAUSE) return null;
  const id = SHELL_TIPS.find((one) => !seen.has(`tip-${one}`) && SHELL[one]?.(moment));
  return id ? `tip-${id}` : null;
}
