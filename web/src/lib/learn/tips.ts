/** First-use tips: which one is told at a question. Each is told once; those of the game come before those of the shell. */
import type { Asked, Tip } from '../../generated/schema';
import type { Meant } from '../board/spotlight';
import { wordOf, type Value } from '../options';

/** What a moment offers to be told about. */
export interface Moment {
  decision: Pick<Asked, 'kind' | 'options' | 'default'>;
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

/** What a tip speaks of on the board. */
export const meantBy = (tip: Tip, { options }: Pick<Asked, 'options'>): Meant => ({
  options: options.filter((option) => tip.option !== '' && wordOf(option) === tip.option),
  places: tip.points,
});

/** The key of what is to be told now; null where there is nothing new. `last` is when the last tip was told. */
export function tipFor(tips: Tip[], seen: ReadonlySet<string>, moment: Moment, last: number): string | null {
  const own = tips.find((tip) => !seen.has(`meet-${tip.id}`) && meets(tip, moment));
  if (own) return `meet-${own.id}`;
  if (last >= 0 && moment.number < last + PAUSE) return null;
  const id = SHELL_TIPS.find((one) => !seen.has(`tip-${one}`) && SHELL[one]?.(moment));
  return id ? `tip-${id}` : null;
}
